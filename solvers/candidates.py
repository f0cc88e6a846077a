"""What a person sees while solving: candidates on the board of cells and panel.

A digit that is placed in a cell is taken from the cells that see it: those of its rows, columns,
boxes, diagonals and cages, and the panel cells of its units (what stands in a row is not missing
from it). A digit noted in the panel is taken from the cells of its unit. Everything else is a
step, the consequences of the panel for other panel cells included: a player has to think of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from puzzles.board import Board, Unit, board_of, start
from puzzles.combos import digits_of
from puzzles.puzzle import Puzzle

PANELS = ("row-panel", "column-panel", "box-panel")
"""The units that consist of panel cells and the magic cell."""


@dataclass(frozen=True)
class Sight:
    """What can be said of a board before any digit stands on it.

    Attributes:
        board: the board, cages included.
        seen: for each cell, the cells from which a digit placed there is taken.
        units_of: for each cell, the units that hold it.
        panel_of: for each unit with a panel cell, that cell; by the unit's name.
        magic: the magic cell, or None.
        full: the mask of all digits.
    """

    board: Board
    seen: tuple[frozenset[int], ...]
    units_of: tuple[tuple[Unit, ...], ...]
    panel_of: dict[str, int]
    magic: int | None
    full: int

    def is_grid(self, cell: int) -> bool:
        """Say whether a cell belongs to the grid, not to the panel."""
        return cell < self.board.grid_cells


def sight_of(puzzle: Puzzle, *, d2: bool = True) -> Sight:
    """Return what can be said of a puzzle's board; `d2=False` leaves rule D2 out."""
    board = board_of(puzzle, d2=d2)
    plain = _plain_sight(board) if not board.cages else None
    return plain or _sight(board)


@cache
def _plain_sight(board: Board) -> Sight:
    """Return the sight of a board without cages, which many puzzles share."""
    return _sight(board)


def _sight(board: Board) -> Sight:
    """Return the sight of a board."""
    grid, names = board.grid_cells, board.names
    units_of: list[list[Unit]] = [[] for _ in names]
    seen: list[set[int]] = [set() for _ in names]
    panel_of: dict[str, int] = {}
    for unit in board.units:
        for cell in unit.cells:
            units_of[cell].append(unit)
            if unit.name not in PANELS:
                seen[cell].update(unit.cells)
        if unit.name not in PANELS and unit.cells[-1] >= grid:
            panel_of[unit.name] = unit.cells[-1]
    for cage in board.cages:
        for cell in cage.cells:
            seen[cell].update(cage.cells)
    full = sum(1 << digit for digit in board.digits)
    magic = names.index("magic") if "magic" in names else None
    return Sight(
        board,
        tuple(frozenset(cells - {cell}) for cell, cells in enumerate(seen)),
        tuple(tuple(units) for units in units_of),
        panel_of,
        magic,
        full,
    )


class Candidates:
    """The candidates of every cell, as masks (bit d for digit d), and which cells are placed."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.masks = [sight.full] * len(sight.board.names)
        self.placed = [False] * len(sight.board.names)

    def copy(self) -> "Candidates":
        """Return a copy that can be changed on its own."""
        other = Candidates.__new__(Candidates)
        other.sight, other.masks, other.placed = self.sight, self.masks[:], self.placed[:]
        return other

    def place(self, cell: int, digit: int) -> None:
        """Place a digit and take it from the cells that see it."""
        bit = 1 << digit
        self.masks[cell] = bit
        self.placed[cell] = True
        for other in self.sight.seen[cell]:
            if not self.placed[other]:
                self.masks[other] &= ~bit

    def remove(self, cell: int, digit: int) -> None:
        """Take a candidate from a cell."""
        self.masks[cell] &= ~(1 << digit)

    def digits(self, cell: int) -> tuple[int, ...]:
        """Return the candidates of a cell."""
        return digits_of(self.masks[cell])

    def open(self, unit: Unit) -> list[int]:
        """Return the cells of a unit that are not placed."""
        return [cell for cell in unit.cells if not self.placed[cell]]

    def places(self, unit: Unit, digit: int) -> list[int]:
        """Return the cells of a unit that may still hold a digit, or hold it."""
        bit = 1 << digit
        return [cell for cell in unit.cells if self.masks[cell] & bit]

    def with_digit(self, cells: Iterator[int] | tuple[int, ...], digit: int) -> list[int]:
        """Return those of some cells that have a digit as a candidate and are not placed."""
        bit = 1 << digit
        return [cell for cell in cells if self.masks[cell] & bit and not self.placed[cell]]

    @property
    def solved(self) -> bool:
        """Whether every cell of the grid is placed; the panel then follows."""
        return all(self.placed[: self.sight.board.grid_cells])

    @property
    def broken(self) -> int | None:
        """A cell without any candidate, or None."""
        return next((cell for cell, mask in enumerate(self.masks) if not mask), None)


def begin(puzzle: Puzzle, *, d2: bool = True) -> Candidates:
    """Return the candidates at the start of a puzzle: givens placed, nothing else thought of.

    `d2=False` leaves rule D2 out.
    """
    sight = sight_of(puzzle, d2=d2)
    state = Candidates(sight)
    for cell, digit in start(puzzle, sight.board):
        state.place(cell, digit)
    return state
