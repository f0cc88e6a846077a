"""Fish, with and without fins and panel units: on the bench, and set by hand."""

import pytest

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle
from solvers.candidates import Candidates, begin
from solvers.techniques import fish

PLAIN = (fish.x_wings, fish.swordfish, fish.jellyfish)
PANEL = (
    fish.overfull_x_wings,
    fish.overfull_swordfish,
    fish.overfull_jellyfish,
    fish.panel_x_wings,
    fish.panel_swordfish,
    fish.panel_jellyfish,
)
FINNED = (
    fish.finned_x_wings,
    fish.finned_swordfish,
    fish.finned_jellyfish,
    fish.sashimi_x_wings,
    fish.sashimi_swordfish,
    fish.sashimi_jellyfish,
)
SIZES = ("x-wing", "swordfish", "jellyfish")


def empty(kind: str) -> Candidates:
    return begin(Puzzle(KINDS[kind], 9, (BLANK,) * 81))


def keep(state: Candidates, unit: str, digit: int, *names: str) -> None:
    """Leave a digit in a unit only at the cells named."""
    board = state.sight.board
    (cells,) = (one.cells for one in board.units if one.name == unit)
    for cell in cells:
        if board.names[cell] not in names:
            state.remove(cell, digit)


def lost(state: Candidates, step) -> set[str]:
    return {state.sight.board.names[cell] for cell, _ in step.removes}


def column(number: int, *but: int) -> set[str]:
    return {f"r{r}c{number}" for r in range(1, 10) if r not in but} | {f"column{number}"}


def test_fish_are_sound(bench):
    met = bench.trial(*PLAIN, proofs=6, states=12)
    assert all(met.proven[size] > 10 for size in SIZES), met.proven


def test_fish_with_panel_units_are_sound(bench):
    kinds = [kind for kind in KINDS if KINDS[kind].missing]
    met = bench.trial(*PANEL, kinds=kinds, proofs=6, states=40)
    for prefix in ("overfull", "panel"):
        assert all(met.proven[f"{prefix}-{size}"] > 10 for size in SIZES), met.proven


def test_fish_with_fins_are_sound(bench):
    met = bench.trial(*FINNED, proofs=6, states=4)
    for prefix in ("finned", "sashimi"):
        assert all(met.proven[f"{prefix}-{size}"] > 10 for size in SIZES), met.proven


@pytest.mark.parametrize("find", PANEL)
def test_classic_has_no_panel(bench, find):
    state = bench.thinned(bench.pack("classic", 9)[0], 1, 0.6)
    assert list(find(state)) == []


def test_an_x_wing_needs_the_digit_in_both_rows():
    state = empty("missudeca")
    keep(state, "row2", 4, "r2c3", "r2c8", "row2")
    keep(state, "row7", 4, "r7c3", "r7c8")
    assert list(fish.x_wings(state)) == []
    keep(state, "row2", 4, "r2c3", "r2c8")
    (step,) = fish.x_wings(state)
    assert step.units == ("row2", "row7", "column3", "column8")
    assert lost(state, step) == column(3, 2, 7) | column(8, 2, 7)


def test_a_classic_swordfish_by_columns():
    state = empty("classic")
    keep(state, "column1", 9, "r1c1", "r5c1")
    keep(state, "column4", 9, "r5c4", "r9c4")
    keep(state, "column7", 9, "r1c7", "r9c7")
    (step,) = fish.swordfish(state)
    rest = {f"r{r}c{c}" for r in (1, 5, 9) for c in (2, 3, 5, 6, 8, 9)}
    assert lost(state, step) == rest
    assert step.rules == ()


def test_two_rows_with_one_column_between_them():
    state = empty("missudeca")
    keep(state, "row1", 6, "r1c4", "row1")
    keep(state, "row8", 6, "r8c4", "row8")
    (step,) = fish.overfull_x_wings(state)
    other_rows = {f"row{r}" for r in (2, 3, 4, 5, 6, 7, 9)}
    assert lost(state, step) == column(4, 1, 8) | other_rows | {"magic"}
    assert "M3" in step.rules
    assert list(fish.x_wings(state)) == list(fish.panel_x_wings(state)) == []


def test_a_row_and_the_columns_that_may_miss_the_digit():
    state = empty("missudeca")
    keep(state, "row5", 2, "r5c1", "r5c9")
    keep(state, "column-panel", 2, "column1", "column9")
    steps = list(fish.panel_x_wings(state))
    assert len(steps) == 1
    rest = {f"r{r}c{c}" for r in (1, 2, 3, 4, 6, 7, 8, 9) for c in (1, 9)}
    assert lost(state, steps[0]) == rest
    assert list(fish.x_wings(state)) == list(fish.overfull_x_wings(state)) == []


def test_a_fin_spares_what_it_does_not_see():
    state = empty("classic")
    keep(state, "row1", 5, "r1c1", "r1c8")
    keep(state, "row5", 5, "r5c1", "r5c8", "r5c9")
    (step,) = fish.finned_x_wings(state)
    assert lost(state, step) == {"r4c8", "r6c8"}
    keep(state, "row5", 5, "r5c1", "r5c9")
    assert list(fish.finned_x_wings(state)) == []


def test_a_sashimi_has_one_place_beside_its_fin():
    state = empty("classic")
    keep(state, "row1", 5, "r1c1", "r1c8")
    keep(state, "row5", 5, "r5c1", "r5c9")
    steps = list(fish.sashimi_x_wings(state))
    assert {frozenset(lost(state, step)) for step in steps} == {
        frozenset({"r4c8", "r6c8"}),  # covers columns 1 and 8, fin r5c9
        frozenset({"r2c9", "r3c9"}),  # covers columns 1 and 9, fin r1c8
    }
