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
from puzzles.combos import digits_of
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
        apart: whether all cells differ and count with +, so that they are like a cage.
    """

    units: tuple[str, ...]
    plus: tuple[int, ...]
    minus: tuple[int, ...]
    total: int
    every: int
    caged: int
    apart: bool

    @property
    def cells(self) -> tuple[int, ...]:
        """All cells, those counted with + first."""
        return self.plus + self.minus


def regions(board: Board) -> Iterator[tuple[Unit, ...]]:
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
    found: dict[tuple[int, int], Leftover] = {}
    if not board.cages:
        return ()
    every, grid = sum(board.digits), (1 << board.grid_cells) - 1
    cages = [(_set(cage.cells), cage.total) for cage in alone(board)]
    for region in regions(board):
        cells = 0
        for unit in region:
            cells |= _set(unit.cells)
        names = tuple(unit.name for unit in region)
        for taken, caged in _choices(cages, cells & grid):
            plus, minus = cells & ~taken, taken & ~cells
            if (plus, minus) in found or not 1 <= (plus | minus).bit_count() <= MOST_CELLS:
                continue
            full = every * len(region)
            apart = not minus and _apart(board, plus)
            found[plus, minus] = Leftover(
                names, digits_of(plus), digits_of(minus), full - caged, full, caged, apart
            )
    return tuple(found.values())


def _set(cells: tuple[int, ...]) -> int:
    """Return a set of cells as an int, bit c for cell c."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def _choices(cages: list[tuple[int, int]], inside: int) -> Iterator[tuple[int, int]]:
    """Yield which cages to take away: those inside, and some of those that reach out.

    Of these none, all, and those that have the smaller part outside. Yields the cells of the
    cages taken away, and their sum.
    """
    within = every = most = 0
    sums = [0, 0, 0]
    for cells, total in cages:
        part = cells & inside
        if not part:
            continue
        every |= cells
        sums[1] += total
        if 2 * part.bit_count() > cells.bit_count():
            most |= cells
            sums[2] += total
        if part == cells:
            within |= cells
            sums[0] += total
    yield from zip((within, every, most), sums, strict=True)


@once_a_board
def differing(board: Board) -> tuple[int, ...]:
    """Return for each cell the set of those that differ from it, by units, D2 or cages."""
    found = [_set(tuple(peers)) for peers in board.peers]
    for cage in board.cages:
        cells = _set(cage.cells)
        for cell in cage.cells:
            found[cell] |= cells & ~(1 << cell)
    return tuple(found)


def _apart(board: Board, cells: int) -> bool:
    """Say whether the cells of a set all differ."""
    differ = differing(board)
    return all(not cells & ~differ[cell] & ~(1 << cell) for cell in digits_of(cells))


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
    apart = not minus and _apart(board, _set(plus))
    return Leftover((), plus, minus, full - total, full, total, apart)
