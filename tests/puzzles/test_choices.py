"""Cage combinations as a setter asks for them; expected values are counted by hand or from K4."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.choices import choices

CLASSIC = tuple(range(1, 10))
DECA = tuple(range(10))


def test_known_cages():
    assert choices(3, 24, CLASSIC).combos == ((7, 8, 9),)
    assert choices(2, 1, DECA).combos == ((0, 1),)  # K4
    assert choices(10, 45, DECA).combos == (DECA,)  # K4
    assert choices(4, 17, DECA, frozenset({9}), frozenset({1})).combos == (
        (0, 2, 6, 9),
        (0, 3, 5, 9),
    )


def test_always_and_never():
    found = choices(2, 16, CLASSIC)
    assert (found.combos, found.always, found.never) == (((7, 9),), (7, 9), (1, 2, 3, 4, 5, 6, 8))
    assert choices(2, 99, CLASSIC).always == ()


@pytest.mark.parametrize(
    ("cells", "total", "held", "rule"),
    [(10, 45, (), "K3"), (2, 2, (), "K2"), (2, 18, (), "K2"), (2, 5, (9,), "K2")],
)
def test_why_there_is_none(cells, total, held, rule):
    found = choices(cells, total, CLASSIC, frozenset(held))
    assert (found.combos, found.rule) == ((), rule)
    assert found.reason


@given(
    st.integers(1, 10),
    st.integers(0, 46),
    st.sampled_from([CLASSIC, DECA]),
    st.frozensets(st.integers(0, 9), max_size=3),
    st.frozensets(st.integers(0, 9), max_size=3),
)
def test_all_sets_and_no_others(cells, total, digits, held, barred):
    found = choices(cells, total, digits, held, barred)
    expected = [
        c
        for c in combinations(digits, cells)
        if sum(c) == total and held <= set(c) and not barred & set(c)
    ]
    assert list(found.combos) == expected
    assert (found.rule is None) == bool(expected)
