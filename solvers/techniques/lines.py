"""The lines of a board as a square: rows down, columns across, each edged by its panel cells.

              column1  column2   ...   row-panel
    row1       r1c1     r1c2     ...     row1         the cells of a line, in order, lie one in
    row2       r2c1     r2c2     ...     row2         each line across; so do those of the
     ...                                              panel units, which are the last line of
    column-    column1  column2  ...     magic        each direction
    panel

Fish and patterns of strong links are seen on this square; classic kinds have it without the edge.
"""

from dataclasses import dataclass
from functools import cached_property

from puzzles.board import Board, Unit
from solvers.candidates import Candidates
from solvers.techniques.cage_sums import once_a_board


@dataclass(frozen=True)
class Square:
    """The lines of one direction, and those that cross them.

    Attributes:
        lines: the lines; the cell at place i of each lies in `across[i]`.
        across: the crossing lines.
        size: how many of either are lines of the grid; a panel unit follows, if there is one.
    """

    lines: tuple[Unit, ...]
    across: tuple[Unit, ...]
    size: int

    @cached_property
    def has_edge(self) -> bool:
        """Whether the square has an edge of panel cells."""
        return len(self.lines) > self.size

    def crossing(self, one: int, other: int) -> Unit | None:
        """Return the crossing line that holds two cells, None when none does."""
        return next((unit for unit in self.across if {one, other} <= {*unit.cells}), None)


@once_a_board
def squares_of(board: Board) -> tuple[Square, Square]:
    """Return the square by rows and the square by columns."""
    units = {unit.name: unit for unit in board.units}
    rows = _lines(units, "row", "column-panel", board.size)
    columns = _lines(units, "column", "row-panel", board.size)
    return Square(rows, columns, board.size), Square(columns, rows, board.size)


@once_a_board
def boxes_of(board: Board) -> tuple[Unit, ...]:
    """Return the boxes of the grid."""
    names = {f"box{number}" for number in range(1, board.size + 1)}
    return tuple(unit for unit in board.units if unit.name in names)


def _lines(units: dict[str, Unit], word: str, edge: str, size: int) -> tuple[Unit, ...]:
    """Return the lines of one direction, and the panel unit that runs beside them."""
    lines = tuple(units[f"{word}{number}"] for number in range(1, size + 1))
    return (*lines, units[edge]) if edge in units else lines


def spots_of(state: Candidates, lines: tuple[Unit, ...], digit: int) -> list[int]:
    """Return for each line, as a mask of places, where it may hold a digit.

    0 where the digit stands already.
    """
    bit = 1 << digit
    found = []
    for line in lines:
        spots = 0
        for place, cell in enumerate(line.cells):
            if state.masks[cell] & bit:
                if state.placed[cell]:
                    spots = 0
                    break
                spots |= 1 << place
        found.append(spots)
    return found
