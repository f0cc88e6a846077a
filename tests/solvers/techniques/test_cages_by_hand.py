"""Cage techniques on boards of a few cages, where theory.md says what follows."""

import pytest

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES
from solvers.candidates import Candidates, begin
from solvers.step import Step
from solvers.techniques import cage_splits, cage_units, cages, innies

SHAPE = SHAPES[9]


def board(kind: str, *caged: tuple[str, int | None]) -> Candidates:
    """Return an empty board with cages, their cells by name."""
    made = tuple(
        Cage(tuple(sorted(SHAPE.cell(name) for name in names.split())), total)
        for names, total in caged
    )
    return begin(Puzzle(KINDS[kind], 9, (BLANK,) * 81, made))


def row(number: int, first: int, last: int) -> str:
    return " ".join(f"r{number}c{column}" for column in range(first, last + 1))


def named(state: Candidates, pairs: tuple[tuple[int, int], ...]) -> set[tuple[str, int]]:
    return {(state.sight.board.names[cell], digit) for cell, digit in pairs}


def keep(state: Candidates, cells: str, *digits: int) -> None:
    """Leave only some candidates in some cells."""
    for name in cells.split():
        cell = state.sight.board.names.index(name)
        state.masks[cell] &= sum(1 << digit for digit in digits)


def only(steps: list[Step], unit: str) -> Step:
    (step,) = (step for step in steps if step.units == (unit,))
    return step


# theory.md, "Combination facts for digits 0-9".
FORCED = {
    2: {1, 2, 16, 17},
    3: {3, 4, 23, 24},
    4: {6, 7, 29, 30},
    5: {10, 11, 34, 35},
    6: {15, 16, 38, 39},
    7: {21, 22, 41, 42},
    8: {28, 29, 43, 44},
}


@pytest.mark.parametrize("size", FORCED)
def test_forced_sums_are_those_of_the_table(size):
    forced = {
        total
        for total in range(46)
        if list(cages.cage_singles(board("missudeca-killer", (row(1, 1, size), total))))
    }
    assert forced == FORCED[size]


def test_a_cage_of_one_cell_may_have_the_sum_nought():
    state = board("missudeca-killer", ("r5c5", 0))
    (step,) = cages.cage_last_cells(state)
    assert named(state, step.places) == {("r5c5", 0)}
    assert step.rules == ("K2",)


def test_the_last_cell_of_a_cage_takes_the_rest():
    state = board("classic-killer", ("r1c1 r1c2 r2c1", 15))
    state.place(SHAPE.cell("r1c1"), 9)
    assert list(cages.cage_last_cells(state)) == []
    state.place(SHAPE.cell("r1c2"), 2)
    (step,) = cages.cage_last_cells(state)
    assert named(state, step.places) == {("r2c1", 4)}
    assert step.numbers == (15, 11)


def test_bounds():
    state = board("classic-killer", ("r1c1 r1c2", 13))
    steps = list(cages.cage_bounds(state))
    assert len(steps) == 2
    assert named(state, steps[0].removes) == {("r1c1", digit) for digit in (1, 2, 3)}
    assert steps[0].numbers == (13, 1, 9)


def test_combinations_leave_out_the_half_of_the_sum():
    state = board("classic-killer", ("r1c1 r1c2", 6))
    (step,) = cages.cage_combinations(state)
    assert {digit for _, digit in step.removes} == {3, 6, 7, 8, 9}
    assert step.digits == (1, 2, 4, 5)


def test_placements_see_what_combinations_do_not():
    state = board("classic-killer", ("r1c1 r2c1 r3c1", 7))
    keep(state, "r1c1 r2c1", 1, 2)
    keep(state, "r3c1", 1, 2, 4)
    assert list(cages.cage_combinations(state)) == []
    (step,) = cages.cage_placements(state)
    assert named(state, step.removes) == {("r3c1", 1), ("r3c1", 2)}


def test_a_large_cage_by_what_it_omits():
    # Eight of 0-9 that add up to 43 omit two digits of sum 2, which are 0 and 2.
    state = board("missudeca-killer", (row(1, 1, 8), 43))
    (step,) = cages.cage_complements(state)
    assert {digit for _, digit in step.removes} == {0, 2}
    assert step.digits == (0, 2)
    assert step.numbers == (43, 2)


def test_an_impossible_cage_teaches_nothing():
    state = board("missudeca-killer", ("r1c1 r1c2", 40))
    for find in (
        *(cages.cage_singles, cages.cage_combinations, cages.cage_placements),
        *(cage_units.cage_presents, cage_units.cage_pointings, cage_units.killer_subsets),
    ):
        assert list(find(state)) == []


def test_digits_of_a_cage_are_not_missing_from_its_unit():
    state = board("missudeca-killer", ("r1c1 r1c2", 17))
    steps = list(cage_units.cage_presents(state))
    assert {step.units for step in steps} == {("row1",), ("box1",)}
    assert named(state, steps[0].removes) == {(steps[0].units[0], 8), (steps[0].units[0], 9)}
    assert "M2" in steps[0].rules


def test_a_cage_of_one_combination_is_a_naked_subset_with_the_panel():
    state = board("missudeca-killer", ("r1c1 r2c1 r3c1", 24))
    step = only(list(cage_units.cage_naked_subsets(state)), "column1")
    assert {name for name, _ in named(state, step.removes)} == {
        *(f"r{number}c1" for number in range(4, 10)),
        "column1",
    }
    assert step.digits == (7, 8, 9)


def test_a_digit_that_a_cage_needs_points_along_the_line():
    # Four cells of sum 30 are 6 7 8 9; r2c4 cannot hold the 9.
    state = board("missudeca-killer", ("r1c2 r1c3 r1c4 r2c4", 30))
    keep(state, "r2c4", 6, 7, 8)
    steps = list(cage_units.cage_pointings(state))
    step = only(steps, "row1")
    assert step.digits == (9,)
    assert ("row1", 9) in named(state, step.removes)
    assert ("r1c9", 9) in named(state, step.removes)
    assert ("r1c4", 9) not in named(state, step.removes)


def test_claiming_needs_the_digit_present_and_no_sum():
    state = board("missudeca-killer", ("r1c1 r1c2 r2c1", None))
    keep(state, row(1, 3, 9), *range(9))
    assert list(cage_units.cage_claimings(state)) == []  # 9 may be missing from row 1
    keep(state, "row1", *range(9))
    (step,) = cage_units.cage_claimings(state)
    assert named(state, step.removes) == {("r2c1", 9)}
    assert step.numbers == ()


def test_digits_forced_into_a_cage_choose_its_combination():
    state = board("classic-killer", ("r1c1 r1c2", 10))
    keep(state, row(1, 3, 9), *range(2, 10))
    step = only(list(cage_units.cage_hidden_subsets(state)), "row1")
    assert step.digits == (1,)
    assert {digit for _, digit in step.removes} == set(range(2, 9))


def test_a_cage_and_a_cell_make_a_killer_pair():
    # Two cells of sum 7 out of 1-6: 1 6, 2 5, 3 4; without 3 and 4 one of 1, 2 is in it.
    state = board("classic-killer", ("r1c1 r1c2", 7))
    keep(state, "r1c1 r1c2", 1, 2, 5, 6)
    keep(state, "r1c9", 1, 2)
    (step,) = (s for s in cage_units.killer_subsets(state) if s.digits == (1, 2))
    assert named(state, step.removes) == {(f"r1c{c}", d) for c in range(3, 9) for d in (1, 2)}


def test_cages_that_tile_a_row_give_what_it_misses():
    state = board("missudeca-killer", (row(4, 1, 5), 20), (row(4, 6, 9), 19))
    (step,) = innies.tiled_units(state)
    assert named(state, step.places) == {("row4", 6)}
    assert step.numbers == (6, 45, 39)
    assert list(innies.tiled_units(board("classic-killer", (row(4, 1, 9), 45)))) == []


def test_an_innie_is_exact_in_classic_and_bounded_by_the_missing_digit():
    state = board("classic-killer", (row(1, 1, 8), 38))
    step = only(list(innies.innies(state)), "row1")
    assert named(state, step.places) == {("r1c9", 7)}

    state = board("missudeca-killer", (row(1, 1, 8), 41))
    step = only(list(innies.innies(state)), "row1")
    # r1c9 and what the row misses add up to 4, and differ.
    gone = {(name, digit) for name in ("r1c9", "row1") for digit in (2, 5, 6, 7, 8, 9)}
    assert named(state, step.removes) == gone


def test_innies_that_need_a_digit_point_along_the_unit():
    # The cages leave 17 for r3c3 and what box 1 misses: 8 and 9.
    caged = (f"{row(1, 1, 3)} r2c1", 14), ("r2c2 r2c3 r3c1 r3c2", 14)
    state = board("missudeca-killer", *caged)
    step = only(list(innies.innies_pointings(state)), "box1")
    assert step.digits == (8, 9)
    assert step.numbers == (17, 45, 28)
    assert {name for name, _ in named(state, step.removes)} == {
        *(f"r{r}c{c}" for r in (1, 2) for c in (1, 2, 3)),
        *("r3c1", "r3c2"),
    }


def test_many_innies_are_told_by_what_they_leave_out():
    # The cage holds 7 8 9 in some order, so the six innies of the row are 1 to 6.
    state = board("classic-killer", (row(1, 1, 3), 24))
    assert list(innies.innies(state)) == []
    step = only(list(innies.large_innies(state)), "row1")
    assert named(state, step.removes) == {(f"r1c{c}", d) for c in range(4, 10) for d in (7, 8, 9)}


def test_an_outie_is_the_excess_of_the_cages():
    caged = (f"{row(1, 1, 4)} r2c4", 25), (row(1, 5, 9), 25)
    state = board("classic-killer", *caged)
    step = only(list(innies.outies(state)), "row1")
    assert named(state, step.places) == {("r2c4", 5)}

    state = board("missudeca-killer", *caged)
    steps = [one for one in innies.outies(state) if one.units == ("row1",)]
    # r2c4 less what row 1 misses is 5.
    assert named(state, steps[0].removes) == {
        *(("r2c4", digit) for digit in range(5)),
        *(("row1", digit) for digit in range(5, 10)),
    }


def test_two_tiled_rows_miss_what_their_cages_lack():
    state = board(
        "missudeca-killer",
        *((f"r1c{c} r2c{c}", total) for c, total in enumerate([9] * 8 + [17], 1)),
    )
    step = next(one for one in innies.tiled_lines(state) if one.units == ("row1", "row2"))
    # The cages make 89, so both rows together miss 1: 0 and 1.
    assert step.numbers == (1, 90, 89)
    assert {digit for _, digit in step.removes} == set(range(2, 10))


def test_the_whole_board_gives_the_magic_digit():
    # Rows that miss 0-3 and 5-9: every digit but 4.
    caged = [(row(r, 1, 9), 45 - lacks) for r, lacks in enumerate((0, 1, 2, 3, 5, 6, 7, 8, 9), 1)]
    state = board("missudeca-killer", *caged)
    (step,) = innies.board_totals(state)
    assert named(state, step.places) == {("magic", 4)}
    assert step.numbers == (-4, 360, 364)
    assert "M4" in step.rules


def test_overlapping_cages_are_not_taken_away_together():
    state = board("missudeca-killer", (row(4, 1, 5), 20), (row(4, 5, 9), 25))
    assert list(innies.tiled_units(state)) == []
    assert list(innies.innies(state)) == []


def test_a_cage_is_cut_by_a_border():
    # Row 1: r1c1 to r1c7 are caged with 28, so r1c8 and r1c9 make 17; the cage of 23 leaves 6.
    state = board("classic-killer", (row(1, 1, 7), 28), ("r1c8 r1c9 r2c8 r2c9", 23))
    step = only(list(cage_splits.cage_splits(state)), "row1")
    assert step.numbers == (23, 17)
    assert {d for name, d in named(state, step.removes) if name == "r2c8"} == {3, 6, 7, 8, 9}
    assert {d for name, d in named(state, step.removes) if name == "r1c8"} == set(range(1, 8))
