"""The board that searches and step solvers read: cells, complete units, inequalities, cages.

Classic: 81 cells and 27 units of nine cells over nine digits. Missudeca: the panel counts as
cells (rules.md, "The view that makes it simple"), 109 cells and 30 units of ten over ten digits:

      0 ..  80   the grid, in reading order          27 units: a row, column or box
     81 ..  89   what row 1 .. 9 misses                        and its panel cell
     90 ..  98   what column 1 .. 9 misses            3 units: the row, column or box
     99 .. 107   what box 1 .. 9 misses                        panel and the magic cell
    108          the magic digit
    109, 110     what the main and the anti-diagonal miss (diagonal kinds: 2 units more, D1;
                 each differs from 108, D2)

Every unit holds every digit exactly once, so that every technique of ordinary sudoku is valid
without exception. Smaller boards number their cells in the same order.
"""

from dataclasses import dataclass
from functools import lru_cache

from puzzles.kind import Base
from puzzles.puzzle import Cage, Puzzle
from puzzles.shape import SHAPES


@dataclass(frozen=True, slots=True)
class Unit:
    """Cells that hold every digit of the board exactly once."""

    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Board:
    """What an engine needs to know of a puzzle, its givens apart.

    Attributes:
        size: cells in a row.
        digits: the digits in use, in order.
        names: a name for each cell, panel cells included (`r1c1`, `row3`, `magic`, ...).
        units: all complete units.
        unequal: pairs of cells that differ (D2).
        peers: for each cell, the cells that differ from it by units and inequalities.
        cages: the puzzle's cages, over grid cells.
    """

    size: int
    digits: tuple[int, ...]
    names: tuple[str, ...]
    units: tuple[Unit, ...]
    unequal: tuple[tuple[int, int], ...]
    peers: tuple[frozenset[int], ...]
    cages: tuple[Cage, ...] = ()

    @property
    def grid_cells(self) -> int:
        """How many of the cells belong to the grid; they come first."""
        return self.size * self.size


def board_of(puzzle: Puzzle, *, d2: bool = True) -> Board:
    """Lower a puzzle to its board; `d2=False` leaves rule D2 out."""
    kind = puzzle.kind
    plain = _plain(kind.base, puzzle.size, kind.diagonals, d2 and kind.d2)
    if not puzzle.cages:
        return plain
    return Board(
        plain.size,
        plain.digits,
        plain.names,
        plain.units,
        plain.unequal,
        plain.peers,
        puzzle.cages,
    )


def start(puzzle: Puzzle, board: Board) -> list[tuple[int, int]]:
    """Return the (cell, digit) pairs that the puzzle gives, panel entries included."""
    pairs = [(cell, digit) for cell, digit in enumerate(puzzle.givens) if digit >= 0]
    at = {name: cell for cell, name in enumerate(board.names)}
    return pairs + [(at[name], digit) for name, digit in puzzle.panel]


@lru_cache(maxsize=None)
def _plain(base: Base, size: int, diagonals: bool, d2: bool) -> Board:
    """Return the board without cages."""
    shape = SHAPES[size]
    names = list(shape.names)
    units: list[Unit] = []
    unequal: list[tuple[int, int]] = []
    lines = (("row", shape.rows), ("column", shape.columns), ("box", shape.boxes))
    panels: list[tuple[str, list[int]]] = []
    for word, groups in lines:
        panel = []
        for number, cells in enumerate(groups, 1):
            name = f"{word}{number}"
            extra: tuple[int, ...] = ()
            if base.spare:
                extra = (len(names),)
                panel.append(len(names))
                names.append(name)
            units.append(Unit(name, cells + extra))
        panels.append((f"{word}-panel", panel))
    magic = len(names)
    if base.spare:
        names.append("magic")
        units.extend(Unit(word, (*panel, magic)) for word, panel in panels)
    if diagonals:
        for name, cells in zip(("diagonal-main", "diagonal-anti"), shape.diagonals, strict=True):
            extra = ()
            if base.spare:
                extra = (len(names),)
                names.append(name)
                if d2:
                    unequal.append((magic, extra[0]))
            units.append(Unit(name, cells + extra))
    peers: list[set[int]] = [set() for _ in names]
    for group in (*(unit.cells for unit in units), *unequal):
        for cell in group:
            peers[cell].update(group)
    for cell, others in enumerate(peers):
        others.discard(cell)
    return Board(
        size,
        base.digits(size),
        tuple(names),
        tuple(units),
        tuple(unequal),
        tuple(frozenset(others) for others in peers),
    )
