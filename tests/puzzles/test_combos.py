"""Cage combinations, held to the table of theory.md ("Killer conventions") and its symmetry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.combos import combos, digits_of, mask_of, sum_range

TEN = tuple(range(10))
NINE = tuple(range(1, 10))


@pytest.mark.parametrize(
    ("cells", "sums", "single", "most"),
    [
        (2, (1, 17), {1, 2, 16, 17}, 5),
        (3, (3, 24), {3, 4, 23, 24}, 10),
        (4, (6, 30), {6, 7, 29, 30}, 18),
        (5, (10, 35), {10, 11, 34, 35}, 20),
        (6, (15, 39), {15, 16, 38, 39}, 18),
        (7, (21, 42), {21, 22, 41, 42}, 10),
        (8, (28, 44), {28, 29, 43, 44}, 5),
        (9, (36, 45), set(range(36, 46)), 1),
        (10, (45, 45), {45}, 1),
    ],
)
def test_the_table_of_ten_digits(cells, sums, single, most):
    assert sum_range(cells, TEN) == sums
    counts = {total: len(combos(cells, total, TEN)) for total in range(sums[0], sums[1] + 1)}
    assert all(counts.values())
    assert {total for total, count in counts.items() if count == 1} == single
    assert max(counts.values()) == most


@given(st.integers(1, 10), st.integers(0, 45))
def test_nine_minus_each_digit_mirrors_the_sums(cells, total):
    mirrored = {mask_of(tuple(9 - d for d in digits_of(m))) for m in combos(cells, total, TEN)}
    assert mirrored == set(combos(cells, 9 * cells - total, TEN))


@given(st.sets(st.integers(1, 9), min_size=1))
def test_every_set_is_found_under_its_sum(digits):
    found = combos(len(digits), sum(digits), NINE)
    assert mask_of(tuple(digits)) in found
    assert all(sum(digits_of(mask)) == sum(digits) for mask in found)


def test_more_cells_than_digits_have_no_sums():
    with pytest.raises(ValueError, match="10 cells"):
        sum_range(10, NINE)
