"""The arrays that the kernels read: a rule set of the 9x9 board as numbers.

The bit layout is drawn in `solvers.kernels.grids`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from puzzles.board import Board, board_of
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Puzzle

if TYPE_CHECKING:
    from numpy import float64, int64, uint64
    from numpy.typing import NDArray

    Words = NDArray[uint64]

SIZE, CELLS = 9, 111
_ONES = 2**64 - 1


@dataclass(frozen=True, eq=False)
class Rules:
    """A rule set in the form that the kernels read.

    Attributes:
        kind: the registry's row.
        board: what it was made from.
        words: uint64 [RULES], see `solvers.kernels.grids`.
    """

    kind: Kind
    board: Board
    words: "Words"


def place_of(cell: int) -> int:
    """Return the bit number of a cell of the `Board`: 64 times the word, plus the bit."""
    if cell < 81:
        row, column = divmod(cell, 9)
    elif cell < 90:  # what rows miss
        row, column = cell - 81, 9
    elif cell < 99:  # what columns miss
        return 128 + 44 + cell - 90
    elif cell < 108:  # what boxes miss
        band, box = divmod(cell - 99, 3)
        return 64 * band + 33 + 3 * box
    elif cell == 108:  # the magic digit
        return 128 + 53
    else:  # what the diagonals miss
        return 64 * (cell - 109) + 44
    return 64 * (row // 3) + 11 * (row % 3) + column


def words(count: int) -> "Words":
    """Return so many zeros that begin a cache line, so that no vector lies across two."""
    import numpy as np

    room = np.zeros(count + 8, np.uint64)
    skip = -room.ctypes.data // 8 % 8
    return room[skip : skip + count]


@cache
def rules_of(kind: Kind, *, d2: bool = True) -> Rules:
    """Return the rule set of a kind without its cages; `d2=False` leaves rule D2 out."""
    from solvers.kernels import grids

    board = board_of(_blank(kind), d2=d2)
    table = words(grids.RULES)
    table[grids.PEERS : grids.EXIST] = _ONES
    table[grids.CELLS : grids.RULES] = CELLS
    for cell in range(CELLS):
        table[grids.PLACES + cell] = place_of(cell)
    for cell, peers in enumerate(board.peers):
        place = place_of(cell)
        table[grids.CELLS + place] = cell
        table[grids.EXIST + place // 64] |= _bit(place)
        for peer in peers:
            word, bit = place_of(peer) // 64, _bit(place_of(peer))
            table[grids.PEERS + 4 * place + word] &= ~bit
    table[grids.DIGITS] = len(board.digits)
    table[grids.BASE] = board.digits[0]
    table[grids.COLUMNS] = 0x3FF if kind.missing else 0x1FF
    table[grids.PANEL] = _ONES if kind.missing else 0
    table[grids.DIAGONALS] = _ONES if kind.diagonals else 0
    table[grids.TENTH] = _ONES if len(board.digits) == 10 else 0
    return Rules(kind, board, table)


def _bit(place: int) -> "uint64":
    """Return the word in which the bit of a place is set."""
    import numpy as np

    return np.uint64(1 << place % 64)


@cache
def combos_of() -> "Words":
    """Return which sets of digits make which sum, digits as indices 0 to 9.

    uint64: the sets of n digits with sum s, as masks, are at places [46 n + s] to [46 n + s + 1].
    """
    import numpy as np

    groups: dict[tuple[int, int], list[int]] = {}
    for mask in range(1 << 10):
        digits = [digit for digit in range(10) if mask >> digit & 1]
        groups.setdefault((len(digits), sum(digits)), []).append(mask)
    rows = [groups.get((size, total), []) for size in range(11) for total in range(46)]
    ends = np.cumsum([len(rows) + 1, *map(len, rows)])
    return np.array([*ends, *(mask for row in rows for mask in row)], np.uint64)


@dataclass(frozen=True, eq=False)
class Regions:
    """Sets of cells whose sum is known.

    Attributes:
        cells: uint64 [r, 2]: the grid cells of each, as masks of cells 0 to 63 and 64 to 80.
        panels: int64 [r, w]: its panel cells, filled up with -1; one that is subtracted stands
            as -2 - cell.
        lines: int64 [r]: of how many lines each consists; a line adds up to 45.
    """

    cells: "Words"
    panels: "NDArray[int64]"
    lines: "NDArray[int64]"


@cache
def regions_of(kind: Kind) -> Regions:
    """Return the regions that cages are held against.

    A line is a unit with its panel cell. There are single lines, two to five neighbouring rows or
    columns, two neighbouring boxes; where there is a panel, all cells of the grid less the magic
    digit, that is 360 (K4 and M4: nine of it, eight of the others).
    """
    import numpy as np

    board = board_of(_blank(kind))
    lines = [unit.cells for unit in board.units if not unit.name.endswith("panel")]
    found = [(1, line) for line in lines]
    for first in (0, SIZE):
        for size in range(2, 6):
            for begin in range(first, first + SIZE - size + 1):
                found.append((size, sum(lines[begin : begin + size], ())))
    boxes = lines[2 * SIZE : 3 * SIZE]
    for box in range(SIZE):
        if box % 3 < 2:
            found.append((2, boxes[box] + boxes[box + 1]))
        if box < 6:
            found.append((2, boxes[box] + boxes[box + 3]))
    if kind.missing:
        found.append((8, (*range(SIZE**2), -2 - board.names.index("magic"))))
    cells = np.zeros((len(found), 2), np.uint64)
    panels = np.full((len(found), 6), -1, np.int64)
    for row, (_, region) in enumerate(found):
        grid = [cell for cell in region if 0 <= cell < SIZE**2]
        cells[row] = [_mask(grid, 0), _mask(grid, 64)]
        panel = [cell for cell in region if cell not in grid]
        panels[row, : len(panel)] = panel
    return Regions(cells, panels, np.array([count for count, _ in found], np.int64))


def _mask(cells: Sequence[int], first: int) -> int:
    """Return the mask of the cells from `first` on, 64 of them."""
    return sum(1 << cell - first for cell in cells if first <= cell < first + 64)


@dataclass(frozen=True, eq=False)
class Cages:
    """The cages of many puzzles.

    Attributes:
        starts: int64 [n + 1]: the first cage of each puzzle, and the end.
        bounds: int64 [m + 1]: the first cell of each cage, and the end.
        totals: int64 [m]: the sum of each cage, -1 where it has none.
        cells: int64 [...]: their cells.
    """

    starts: "NDArray[int64]"
    bounds: "NDArray[int64]"
    totals: "NDArray[int64]"
    cells: "NDArray[int64]"


def cages_of(puzzles: Sequence[Puzzle]) -> Cages:
    """Pack the cages of puzzles."""
    import numpy as np

    cages = [cage for puzzle in puzzles for cage in puzzle.cages]
    return Cages(
        np.cumsum([0, *(len(puzzle.cages) for puzzle in puzzles)], dtype=np.int64),
        np.cumsum([0, *(len(cage.cells) for cage in cages)], dtype=np.int64),
        np.array([-1 if cage.sum is None else cage.sum for cage in cages], np.int64),
        np.array([cell for cage in cages for cell in cage.cells], np.int64),
    )


@dataclass(frozen=True, eq=False)
class Bench:
    """The state of a search, as the kernels leave it: where a batch goes on after a pause."""

    work: "Words"
    run: "NDArray[int64]"
    net: "Words"
    sums: "NDArray[int64]"
    parts: "NDArray[int64]"
    weights: "NDArray[float64]"


def bench() -> Bench:
    """Return the state before the first search."""
    import numpy as np

    from solvers.kernels import grids

    return Bench(
        words(grids.WORK),
        np.zeros(grids.RUN, np.int64),
        words(grids.NET),
        np.zeros((64 * grids.MOST_SPAN, 4), np.int64),
        np.zeros((640 * grids.MOST_SPAN, 2), np.int64),
        np.zeros(grids.PANEL_END + 1, np.float64),
    )


def _blank(kind: Kind) -> Puzzle:
    """Return the puzzle of a kind that gives nothing."""
    return Puzzle(kind, SIZE, (BLANK,) * SIZE**2)
