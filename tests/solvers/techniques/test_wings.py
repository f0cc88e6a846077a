"""Wings and the short patterns of one digit: on the bench, and set by hand."""

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle
from solvers.candidates import Candidates, begin
from solvers.techniques import wings


def empty(kind: str) -> Candidates:
    return begin(Puzzle(KINDS[kind], 9, (BLANK,) * 81))


def keep(state: Candidates, unit: str, digit: int, *names: str) -> None:
    """Leave a digit in a unit only at the cells named."""
    board = state.sight.board
    (cells,) = (one.cells for one in board.units if one.name == unit)
    for cell in cells:
        if board.names[cell] not in names:
            state.remove(cell, digit)


def hold(state: Candidates, name: str, *digits: int) -> None:
    cell = state.sight.board.names.index(name)
    state.masks[cell] = sum(1 << digit for digit in digits)


def lost(state: Candidates, step) -> set[str]:
    return {state.sight.board.names[cell] for cell, _ in step.removes}


def test_wings_are_sound(bench):
    met = bench.trial(wings.xy_wings, wings.xyz_wings, proofs=8, states=10)
    assert met.proven["xy-wing"] > 60
    assert met.proven["xyz-wing"] > 60


def test_patterns_of_one_digit_are_sound(bench):
    met = bench.trial(wings.skyscrapers, wings.kites, wings.empty_rectangles, proofs=6, states=6)
    for name in ("skyscraper", "two-string-kite", "empty-rectangle"):
        assert met.proven[name] > 40, met.proven


def test_an_xy_wing_with_the_panel_cell_as_wing():
    state = empty("missudeca")
    hold(state, "r1c1", 1, 2)
    hold(state, "row1", 1, 3)
    hold(state, "r2c2", 2, 3)
    (step,) = wings.xy_wings(state)
    # What sees both what row 1 misses and r2c2: row 1 in that box, and what row 2 misses.
    assert lost(state, step) == {"r1c2", "r1c3", "row2"}
    assert {digit for _, digit in step.removes} == {3}
    assert "M2" in step.rules


def test_an_xyz_wing_spares_what_does_not_see_the_pivot():
    state = empty("classic")
    hold(state, "r1c1", 1, 2, 3)
    hold(state, "r1c9", 1, 3)
    hold(state, "r2c2", 2, 3)
    (step,) = wings.xyz_wings(state)
    assert lost(state, step) == {"r1c2", "r1c3"}
    assert {digit for _, digit in step.removes} == {3}


def test_a_wing_through_a_cage_cites_it():
    cage = Cage((20, 21, 30))  # r3c3 r3c4 r4c4, without a sum
    state = begin(Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (cage,)))
    hold(state, "r4c4", 1, 2)
    hold(state, "r3c3", 1, 3)
    hold(state, "r4c9", 2, 3)
    (step,) = wings.xy_wings(state)
    assert step.rules == ("K3",)
    assert lost(state, step) == {"r3c9", "r4c3"}


def test_a_wing_through_the_diagonal_and_the_magic_digit_cites_d2():
    state = empty("missudeca-diagonal")
    hold(state, "magic", 1, 2)
    hold(state, "diagonal-main", 1, 3)
    hold(state, "row5", 2, 3)
    (step,) = wings.xy_wings(state)
    assert {"D2", "M3"} <= {*step.rules}
    assert lost(state, step) == {"r5c5"}


def test_a_skyscraper():
    state = empty("classic")
    keep(state, "row1", 8, "r1c2", "r1c5")
    keep(state, "row9", 8, "r9c2", "r9c6")
    (step,) = wings.skyscrapers(state)
    assert lost(state, step) == {"r2c6", "r3c6", "r7c5", "r8c5"}


def test_two_rows_that_do_not_both_miss_the_digit():
    state = empty("missudeca")
    keep(state, "row1", 8, "r1c5", "row1")
    keep(state, "row9", 8, "r9c6", "row9")
    (step,) = wings.skyscrapers(state)
    assert step.units == ("row1", "row9", "row-panel")
    assert lost(state, step) == {"r2c6", "r3c6", "r7c5", "r8c5"}
    assert "M3" in step.rules


def test_a_kite():
    state = empty("classic")
    keep(state, "row1", 8, "r1c2", "r1c8")
    keep(state, "column1", 8, "r3c1", "r7c1")
    (step,) = wings.kites(state)
    assert lost(state, step) == {"r7c8"}
    assert step.units == ("row1", "column1", "box1")


def test_a_link_needs_the_digit_in_the_line():
    state = empty("missudeca")
    keep(state, "row1", 8, "r1c2", "r1c8", "row1")
    keep(state, "column1", 8, "r3c1", "r7c1")
    assert list(wings.kites(state)) == []


def test_an_empty_rectangle():
    state = empty("classic")
    keep(state, "box1", 4, "r2c1", "r2c2", "r1c3", "r3c3")
    keep(state, "column8", 4, "r2c8", "r6c8")
    (step,) = wings.empty_rectangles(state)
    assert lost(state, step) == {"r6c3"}
    assert step.units == ("box1", "row2", "column3", "column8")


def test_an_empty_rectangle_says_what_a_column_misses():
    state = empty("missudeca")
    keep(state, "box1", 4, "r2c1", "r2c2", "r1c3", "r3c3")
    keep(state, "column8", 4, "r2c8", "column8")
    (step,) = wings.empty_rectangles(state)
    assert lost(state, step) == {"column3"}
