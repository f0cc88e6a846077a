"""Pointing and claiming: on the bench, and on boards where the places are set by hand."""

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle
from solvers.candidates import Candidates, begin
from solvers.techniques import locked


def empty(kind: str) -> Candidates:
    return begin(Puzzle(KINDS[kind], 9, (BLANK,) * 81))


def keep(state: Candidates, unit: str, digit: int, names: tuple[str, ...]) -> None:
    """Leave a digit in a unit only at the cells named."""
    board = state.sight.board
    (cells,) = (one.cells for one in board.units if one.name == unit)
    for cell in cells:
        if board.names[cell] not in names:
            state.remove(cell, digit)


def gone(state: Candidates, step) -> set[str]:
    return {state.sight.board.names[cell] for cell, _ in step.removes}


def test_locked_candidates_are_sound(bench):
    met = bench.trial(locked.pointing, locked.claiming)
    assert met.proven["pointing"] > 100
    assert met.proven["claiming"] > 100


def test_pointing_clears_the_row_and_what_it_misses():
    state = empty("missudeca")
    keep(state, "box1", 7, ("r1c1", "r1c2"))
    (step,) = locked.pointing(state)
    assert step.units == ("box1", "row1")
    assert gone(state, step) == {f"r1c{c}" for c in range(4, 10)} | {"row1"}
    assert list(locked.claiming(state)) == []


def test_a_digit_that_may_be_missing_points_nowhere():
    state = empty("missudeca")
    keep(state, "box1", 7, ("r1c1", "r1c2", "box1"))
    assert list(locked.pointing(state)) == []


def test_claiming_clears_the_box_and_what_it_misses():
    state = empty("missudeca")
    keep(state, "column4", 0, ("r4c4", "r6c4"))
    (step,) = locked.claiming(state)
    assert step.units == ("column4", "box5")
    expected = {f"r{r}c{c}" for r in (4, 5, 6) for c in (5, 6)} | {"r5c4", "box5"}
    # r5c4 lies in the column, where the digit is gone already.
    assert gone(state, step) == expected - {"r5c4"}


def test_a_diagonal_points_and_is_pointed_at():
    state = empty("missudeca-diagonal")
    keep(state, "diagonal-main", 3, ("r1c1", "r3c3"))
    (step,) = locked.claiming(state)
    assert step.units == ("diagonal-main", "box1")
    assert "D1" in step.rules
    assert "box1" in gone(state, step)

    state = empty("missudeca-diagonal")
    keep(state, "box5", 3, ("r4c6", "r6c4"))
    (step,) = locked.pointing(state)
    assert step.units == ("box5", "diagonal-anti")
    assert {"r1c9", "r9c1", "diagonal-anti"} <= gone(state, step)


def test_classic_has_nine_places_only():
    state = empty("classic")
    keep(state, "box9", 1, ("r7c9", "r8c9", "r9c9"))
    (step,) = locked.pointing(state)
    assert gone(state, step) == {f"r{r}c9" for r in range(1, 7)}
    assert step.rules == ()
