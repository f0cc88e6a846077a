"""What the cages leave over of rows, columns and boxes: innies, outies, tiled units (k3 to k6).

Each technique reads one sort of the equations of `leftovers.py`.
"""

from collections.abc import Callable, Iterator

from solvers.candidates import Candidates
from solvers.engines.sums import linear
from solvers.step import Step
from solvers.techniques.cage_sums import Masks, fit, lost, masks_of
from solvers.techniques.leftovers import Leftover, leftovers, whole
from solvers.techniques.singles import facts_of

MOST_OPEN = 5
"""Equations with more open cells are not looked at: they rarely cut."""


def _kept(state: Candidates, one: Leftover) -> Masks | None:
    """Return what the cells of an equation keep; None when nothing can be said."""
    if not 1 <= sum(not state.placed[cell] for cell in one.cells) <= MOST_OPEN:
        return None
    digits = state.sight.board.digits
    if one.apart:
        found = fit(one.total, masks_of(state, one.plus), digits)
        return found.kept if found.combinations else None
    plus, minus = masks_of(state, one.plus), masks_of(state, one.minus)
    return linear(one.total, plus, minus, digits[-1])


def _steps(state: Candidates, name: str, wanted: Callable[[Leftover], bool]) -> Iterator[Step]:
    """Yield what the equations of a sort tell."""
    for one in leftovers(state.sight.board):
        if wanted(one):
            yield from _step(state, name, one, ("K2", "M2"))


def _step(state: Candidates, name: str, one: Leftover, rules: tuple[str, ...]) -> Iterator[Step]:
    """Yield what one equation tells."""
    kept = _kept(state, one)
    if kept is None:
        return
    places, removes = lost(state, one.cells, kept)
    if not places and not removes:
        return
    if state.sight.magic is None:
        rules = tuple(rule for rule in rules if rule[0] == "K")
    yield Step(
        name,
        places,
        removes,
        one.units,
        one.cells,
        tuple(sorted({digit for _, digit in places + removes})),
        facts_of(state, list(one.cells)),
        rules,
        (one.total, one.every, one.caged),
    )


def _grid_cells(state: Candidates) -> int:
    """Return how many cells belong to the grid."""
    return state.sight.board.grid_cells


def tiled_units(state: Candidates) -> Iterator[Step]:
    """Cages tile a unit: what they lack of the sum of all digits is its missing digit.

    Sound: the unit with its panel cell holds every digit once (M2; k3 of theory.md). Numbers:
    the missing digit, the sum of all digits, the sum of the cages.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "tiled-unit",
        lambda one: len(one.units) == 1 and not one.minus and one.plus[0] >= grid,
    )


def tiled_lines(state: Candidates) -> Iterator[Step]:
    """Cages tile several lines or boxes: together these miss what the cages lack.

    Sound: as for one unit; the missing digits of a kind differ (M3; k6 of theory.md). Numbers:
    the sum of the missing digits, the sum of all units, the sum of the cages.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "tiled-lines",
        lambda one: len(one.units) > 1 and not one.minus and one.plus[0] >= grid,
    )


def innies(state: Candidates) -> Iterator[Step]:
    """The cells of a unit that its cages leave over, with the missing digit, have a known sum.

    Sound: M2, K2 (k4 of theory.md). Source: "innies", the rule of 45 of killer sudoku. Numbers:
    their sum, the sum of all digits, the sum of the cages inside.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "innies",
        lambda one: len(one.units) == 1 and not one.minus and one.plus[0] < grid,
    )


def outies(state: Candidates) -> Iterator[Step]:
    """The cells by which the cages of a unit reach out of it, less what it lacks, are known.

    Innies and the missing digit count with +, outies with -. Sound: M2, K2 (k4 of theory.md).
    Source: "outies" of killer sudoku. Numbers: the sum, the sum of all digits, that of the cages.
    """
    return _steps(state, "outies", lambda one: len(one.units) == 1 and bool(one.minus))


def innies_of_lines(state: Candidates) -> Iterator[Step]:
    """The cells that cages leave over of several units, with their missing digits.

    Sound: as for one unit (k6 of theory.md). Numbers: as there.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "innies-of-lines",
        lambda one: len(one.units) > 1 and not one.minus and one.plus[0] < grid,
    )


def outies_of_lines(state: Candidates) -> Iterator[Step]:
    """The cells by which cages reach out of several units, less what these leave over and miss.

    Sound: as for one unit (k6 of theory.md). Numbers: as there.
    """
    return _steps(state, "outies-of-lines", lambda one: len(one.units) > 1 and bool(one.minus))


def board_totals(state: Candidates) -> Iterator[Step]:
    """The cages of the whole board give the magic digit, or bound it with the cells left over.

    Sound: the grid adds up to (size - 1) times the sum of all digits and the magic digit (K2,
    M4; k5 of theory.md). Cells left over count with +, the magic cell with -. Numbers: the sum,
    that of the board without the magic digit, that of the cages.
    """
    one = whole(state.sight.board)
    if one is not None:
        yield from _step(state, "board-total", one, ("K2", "M4"))
