"""The equations of cages and regions, on which innies and outies rest.

Cells of a region, with its missing digits, hold every digit once a unit (M2), so they add up to
`units * every`. The cages inside take their sums away. What is left over are *innies* (cells of
no cage that was taken away), *outies* (cells outside, of cages that reach out) and the missing
digits, all unknowns of one equation:

    innies + missing digits - outies = units * every - cages taken away
"""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.board import Board, Unit
from puzzles.shape import SHAPES
from solvers.candidates import PANELS
from solvers.techniques.cage_sums import Summed, cages_of, once_a_board

MOST_LINES = 5
"""Regions are blocks of up to so many neighbouring lines."""
MOST_BOXES = 4
"""Regions are rectangles of up to so many boxes."""
MOST_CELLS = 14
"""Equations over more cells are left out from the start."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """An equation: the cells `plus` less the cells `minus` add up to `total`.

    Attributes:
        units: names of the units of the region; none for the whole board.
        plus, minus: grid cells first, then panel cells.
        total: what they add up to.
        every: the sum of the region with its missing digits.
        caged: the sum of the cages taken away.
        unequal: pairs of places in `cells` whose cells differ, by units, inequalities or cages.
    """

    units: tuple[str, ...]
    plus: tuple[int, ...]
    minus: tuple[int, ...]
    total: int
    every: int
    caged: int
    unequal: frozenset[tuple[int, int]]

    @property
    def cells(self) -> tuple[int, ...]:
        """All cells, those counted with + first."""
        return self.plus + self.minus

    @property
    def apart(self) -> bool:
        """Whether all cells differ and count with +, so that they are like a cage."""
        count = len(self.plus)
        return not self.minus and 2 * len(self.unequal) == count * (count - 1)


def _regions(board: Board) -> Iterator[tuple[Unit, ...]]:
    """Yield the regions: each unit, blocks of neighbouring lines, rectangles of boxes."""
    units = [unit for unit in board.units if unit.name not in PANELS]
    yield from ((unit,) for unit in units)
    size, shape = board.size, SHAPES[board.size]
    for first in (0, size):
        for count in range(2, min(MOST_LINES, size - 1) + 1):
            for at in range(size - count + 1):
                yield tuple(units[first + at : first + at + count])
    boxes, across = units[2 * size : 3 * size], shape.boxes_across
    down = size // across
    for high in range(1, down + 1):
        for wide in range(1, across + 1):
            if not 2 <= high * wide <= min(MOST_BOXES, size - 1):
                continue
            for top in range(down - high + 1):
                for left in range(across - wide + 1):
                    yield tuple(
                        boxes[row * across + column]
                        for row in range(top, top + high)
                        for column in range(left, left + wide)
                    )


@once_a_board
def alone(board: Board) -> tuple[Summed, ...]:
    """Return the cages with a sum that overlap no other: only these can be taken away."""
    count = [0] * len(board.names)
    for cage in cages_of(board):
        for cell in cage.cells:
            count[cell] += 1
    return tuple(c for c in cages_of(board) if all(count[cell] == 1 for cell in c.cells))


@once_a_board
def leftovers(board: Board) -> tuple[Leftover, ...]:
    """Return the equations of a board, those of few units first, without repetition."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Leftover] = {}
    if not board.cages:
        return ()
    every = sum(board.digits)
    for region in _regions(board):
        cells = [cell for unit in region for cell in unit.cells]
        inside = {cell for cell in cells if cell < board.grid_cells}
        missing = tuple(cell for cell in cells if cell >= board.grid_cells)
        names = tuple(unit.name for unit in region)
        for cages in _choices(alone(board), inside):
            one = _leftover(board, names, inside, missing, every * len(region), cages)
            if one.cells and len(one.cells) <= MOST_CELLS:
                found.setdefault((one.plus, one.minus), one)
    return tuple(found.values())


def _choices(cages: tuple[Summed, ...], inside: set[int]) -> Iterator[list[Summed]]:
    """Yield which cages to take away: those inside, and some of those that reach out.

    Of these none, all, and those that have the smaller part outside.
    """
    within, crossing = [], []
    for cage in cages:
        count = sum(cell in inside for cell in cage.cells)
        if count == len(cage.cells):
            within.append(cage)
        elif count:
            crossing.append((cage, 2 * count > len(cage.cells)))
    yield within
    if crossing:
        yield within + [cage for cage, _ in crossing]
        yield within + [cage for cage, mostly in crossing if mostly]


def _leftover(
    board: Board,
    names: tuple[str, ...],
    inside: set[int],
    missing: tuple[int, ...],
    every: int,
    cages: list[Summed],
) -> Leftover:
    """Return the equation of a region and the cages taken away from it."""
    taken = {cell for cage in cages for cell in cage.cells}
    caged = sum(cage.total for cage in cages)
    plus = (*sorted(inside - taken), *missing)
    minus = tuple(sorted(taken - inside))
    return Leftover(names, plus, minus, every - caged, every, caged, _unequal(board, plus + minus))


def _unequal(board: Board, cells: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """Return the pairs of places in `cells` whose cells differ."""
    together = [set(cage.cells) for cage in board.cages]
    return frozenset(
        (before, at)
        for at, cell in enumerate(cells)
        for before, other in enumerate(cells[:at])
        if other in board.peers[cell] or any({cell, other} <= cage for cage in together)
    )


@once_a_board
def whole(board: Board) -> Leftover | None:
    """Return the equation of the whole board: its rows miss every digit but the magic one.

    The grid adds up to (size - 1) * every + magic (M4); of a classic board, to size * every.
    """
    if not board.cages:
        return None
    every, cells = sum(board.digits), set(range(board.grid_cells))
    magic = board.names.index("magic") if "magic" in board.names else None
    caged = {cell for cage in alone(board) for cell in cage.cells}
    total = sum(cage.total for cage in alone(board))
    full = every * (board.size - (magic is not None))
    plus = tuple(sorted(cells - caged))
    minus = () if magic is None else (magic,)
    return Leftover((), plus, minus, full - total, full, total, _unequal(board, plus + minus))
