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

from dataclasses import dataclass, replace
from functools import cache

from puzzles.kind import Base
from puzzles.puzzle import Cage, Puzzle
from puzzles.shape import SHAPES

DIAGONALS = ("diagonal-main", "diagonal-anti")


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
    return replace(plain, cages=puzzle.cages) if puzzle.cages else plain


def start(puzzle: Puzzle, board: Board) -> list[tuple[int, int]]:
    """Return the (cell, digit) pairs that the puzzle gives, panel entries included."""
    pairs = [(cell, digit) for cell, digit in enumerate(puzzle.givens) if digit >= 0]
    at = {name: cell for cell, name in enumerate(board.names)}
    return pairs + [(at[name], digit) for name, digit in puzzle.panel]


@cache
def _plain(base: Base, size: int, diagonals: bool, d2: bool) -> Board:
    """Return the board without cages."""
    names = list(SHAPES[size].names)
    units, magic = _line_units(size, names, spare=base.spare)
    unequal: list[tuple[int, int]] = []
    if diagonals:
        for name, cells in zip(DIAGONALS, SHAPES[size].diagonals, strict=True):
            unit = _unit(name, cells, names, spare=base.spare)
            units.append(unit)
            if d2:
                unequal.append((magic, unit.cells[-1]))
    return Board(
        size,
        base.digits(size),
        tuple(names),
        tuple(units),
        tuple(unequal),
        _peers(len(names), (*(unit.cells for unit in units), *unequal)),
    )


def _unit(name: str, cells: tuple[int, ...], names: list[str], *, spare: bool) -> Unit:
    """Return a unit of grid cells; with `spare`, name its panel cell and take it in, last."""
    if not spare:
        return Unit(name, cells)
    names.append(name)
    return Unit(name, (*cells, len(names) - 1))


def _line_units(size: int, names: list[str], *, spare: bool) -> tuple[list[Unit], int]:
    """Return rows, columns, boxes and, with `spare`, their panels; and the magic cell."""
    shape = SHAPES[size]
    units: list[Unit] = []
    for word, groups in (("row", shape.rows), ("column", shape.columns), ("box", shape.boxes)):
        for number, cells in enumerate(groups, 1):
            units.append(_unit(f"{word}{number}", cells, names, spare=spare))
    magic = len(names)
    if spare:
        names.append("magic")
        for word in ("row", "column", "box"):
            panel = (unit.cells[-1] for unit in tuple(units) if unit.name.startswith(word))
            units.append(Unit(f"{word}-panel", (*panel, magic)))
    return units, magic


def _peers(count: int, groups: tuple[tuple[int, ...], ...]) -> tuple[frozenset[int], ...]:
    """Return, for each of `count` cells, the other cells of its groups."""
    peers: list[set[int]] = [set() for _ in range(count)]
    for group in groups:
        for cell in group:
            peers[cell].update(group)
    return tuple(frozenset(others - {cell}) for cell, others in enumerate(peers))
