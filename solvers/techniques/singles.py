"""Singles in the grid: the last place of a digit, the last digit of a cell.

On a board of nine digits these are the usual ones. Where a unit misses a digit (Missudeca), a digit
with one place left in a unit may be the missing one instead: a hidden single then rests on the
fact that the digit is present, which is that the unit's panel cell cannot hold it.
"""

from collections.abc import Iterator

from puzzles.board import Unit
from solvers.candidates import PANELS, Candidates
from solvers.step import Step


def grid_units(state: Candidates) -> Iterator[Unit]:
    """Yield the units of the grid: rows, columns, boxes, diagonals; panel cells are in them."""
    return (unit for unit in state.sight.board.units if unit.name not in PANELS)


def facts_of(state: Candidates, cells: list[int]) -> tuple[tuple[int, int], ...]:
    """Return what is known of some cells, as facts of a step."""
    return tuple((cell, state.masks[cell]) for cell in cells)


def lacking(state: Candidates, unit: Unit, digit: int, but: int) -> tuple[tuple[int, int], ...]:
    """Return as facts that a digit has no place in a unit but one."""
    return facts_of(state, [cell for cell in unit.cells if cell != but])


def full_houses(state: Candidates) -> Iterator[Step]:
    """The last open cell of a unit takes the last digit.

    Where units miss a digit, their panel cell must be known. Sound: the unit holds every digit
    once, panel cell included. Source: Sudoku Explainer, "Full House".
    """
    for unit in grid_units(state):
        left = state.open(unit)
        if len(left) == 1 and state.sight.is_grid(left[0]):
            cell = left[0]
            if state.masks[cell].bit_count() == 1:
                digit = state.digits(cell)[0]
                name = "last-cell" if unit.name in state.sight.panel_of else "full-house"
                facts = lacking(state, unit, digit, cell)
                yield Step(name, ((cell, digit),), (), (unit.name,), (cell,), (digit,), facts)


def hidden_singles(state: Candidates, kinds: tuple[str, ...], name: str) -> Iterator[Step]:
    """Yield the hidden singles of units whose names begin with one of some words."""
    for unit in grid_units(state):
        if not unit.name.startswith(kinds):
            continue
        for digit in state.sight.board.digits:
            places = state.places(unit, digit)
            if len(places) != 1 or state.placed[places[0]] or not state.sight.is_grid(places[0]):
                continue
            facts = lacking(state, unit, digit, places[0])
            yield Step(name, ((places[0], digit),), (), (unit.name,), (places[0],), (digit,), facts)


def hidden_singles_box(state: Candidates) -> Iterator[Step]:
    """A digit has one place left in a box, and is present there.

    Sound: the box holds every digit once, its panel cell included. Source: Sudoku Explainer.
    """
    return hidden_singles(state, ("box",), "hidden-single-box")


def hidden_singles_line(state: Candidates) -> Iterator[Step]:
    """A digit has one place left in a row, column or diagonal, and is present there.

    Sound: as in a box (D1 for diagonals). Source: Sudoku Explainer.
    """
    return hidden_singles(state, ("row", "column", "diagonal"), "hidden-single-line")


def naked_singles(state: Candidates) -> Iterator[Step]:
    """A cell has one candidate left.

    Sound: a cell holds a digit. Source: Sudoku Explainer, "Naked Single".
    """
    for cell in range(state.sight.board.grid_cells):
        mask = state.masks[cell]
        if not state.placed[cell] and mask.bit_count() == 1:
            digit = state.digits(cell)[0]
            yield Step("naked-single", ((cell, digit),), (), (), (cell,), (digit,), ((cell, mask),))
