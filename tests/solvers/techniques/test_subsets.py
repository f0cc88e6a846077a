"""Naked and hidden subsets, of cells and of missing digits: on the bench, and set by hand."""

import pytest

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle
from solvers.candidates import Candidates, begin
from solvers.techniques import subsets

IN_UNITS = (
    subsets.naked_pairs,
    subsets.naked_triples,
    subsets.naked_quads,
    subsets.hidden_pairs,
    subsets.hidden_triples,
    subsets.hidden_quads,
)
OF_PANELS = (
    subsets.missing_pairs,
    subsets.missing_triples,
    subsets.missing_quads,
    subsets.hidden_missing_pairs,
    subsets.hidden_missing_triples,
    subsets.hidden_missing_quads,
)


def empty(kind: str) -> Candidates:
    return begin(Puzzle(KINDS[kind], 9, (BLANK,) * 81))


def at(state: Candidates, name: str) -> int:
    return state.sight.board.names.index(name)


def hold(state: Candidates, name: str, *digits: int) -> None:
    state.masks[at(state, name)] = sum(1 << digit for digit in digits)


def lost(state: Candidates, step) -> set[tuple[str, int]]:
    return {(state.sight.board.names[cell], digit) for cell, digit in step.removes}


def test_subsets_of_units_are_sound(bench):
    met = bench.trial(*IN_UNITS, proofs=6)
    for shape in ("naked", "hidden"):
        for size in ("pair", "triple", "quad"):
            assert met.proven[f"{shape}-{size}"] > 40


def test_subsets_of_panels_are_sound(bench):
    kinds = [kind for kind in KINDS if KINDS[kind].missing]
    met = bench.trial(*OF_PANELS, kinds=kinds, states=60, proofs=6)
    for name in ("missing", "hidden-missing"):
        for size in ("pair", "triple", "quad"):
            assert met.proven[f"{name}-{size}"] > 20


@pytest.mark.parametrize("find", OF_PANELS)
def test_classic_has_no_missing_digits(bench, find):
    state = bench.thinned(bench.pack("classic", 9)[0], 1, 0.6)
    assert list(find(state)) == []


def test_a_pair_with_the_panel_cell_as_member():
    state = empty("missudeca")
    hold(state, "r1c1", 3, 5)
    hold(state, "row1", 3, 5)
    (step,) = subsets.naked_pairs(state)
    assert lost(state, step) == {(f"r1c{c}", d) for c in range(2, 10) for d in (3, 5)}
    assert "M2" in step.rules


def test_a_pair_in_row_and_box_clears_both_and_what_they_miss():
    state = empty("missudeca")
    hold(state, "r1c1", 0, 9)
    hold(state, "r1c2", 0, 9)
    row, box = subsets.naked_pairs(state)
    assert (row.units, box.units) == (("row1",), ("box1",))
    assert {("row1", 0), ("row1", 9)} <= lost(state, row)
    assert {("box1", 0), ("box1", 9), ("r3c3", 0)} <= lost(state, box)


def test_a_hidden_pair_counts_ten_places():
    state = empty("missudeca")
    for digit in (4, 6):
        for column in range(3, 10):
            state.remove(at(state, f"r5c{column}"), digit)
    assert list(subsets.hidden_pairs(state)) == []
    for digit in (4, 6):
        state.remove(at(state, "row5"), digit)
    (step,) = subsets.hidden_pairs(state)
    others = (0, 1, 2, 3, 5, 7, 8, 9)
    assert lost(state, step) == {(f"r5c{c}", d) for c in (1, 2) for d in others}


def test_two_rows_that_miss_the_same_two_digits():
    state = empty("missudeca")
    hold(state, "row2", 1, 8)
    hold(state, "row7", 1, 8)
    (step,) = subsets.missing_pairs(state)
    rest = [f"row{r}" for r in (1, 3, 4, 5, 6, 8, 9)]
    assert lost(state, step) == {(name, d) for name in (*rest, "magic") for d in (1, 8)}
    assert step.units == ("row-panel",)
    assert "M3" in step.rules
    assert list(subsets.naked_pairs(state)) == []


def test_two_digits_that_only_a_box_misses_or_that_are_magic():
    state = empty("missudeca")
    for digit in (2, 7):
        for box in range(1, 9):
            state.remove(at(state, f"box{box}"), digit)
    (step,) = subsets.hidden_missing_pairs(state)
    others = (0, 1, 3, 4, 5, 6, 8, 9)
    assert lost(state, step) == {(name, d) for name in ("box9", "magic") for d in others}
