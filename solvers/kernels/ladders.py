"""The arrays that `solvers.kernels.rounds` reads: a board and a ladder as numbers."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from puzzles.board import Board
from puzzles.shape import SHAPES
from solvers.candidates import PANELS, Sight
from solvers.step import Rung

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

    Numbers = NDArray[int64]

SORTS = ("row", "column", "box", "diagonal", "panel")


def rungs_of(ladder: Sequence[Rung]) -> "Numbers | None":
    """Return the numbers of some rungs, None when one of them has no twin."""
    import numpy as np

    from solvers.kernels.rounds import RUNGS

    known = {name: number for number, name in enumerate(RUNGS)}
    if any(rung.name not in known for rung in ladder):
        return None
    return np.array([known[rung.name] for rung in ladder], np.int64)


def table_of(sight: Sight) -> "Numbers":
    """Return a board as `solvers.kernels.rounds` reads it: int64 [BOARD]."""
    import numpy as np

    from solvers.kernels import rounds

    board = sight.board
    table = np.zeros(rounds.BOARD, np.int64)
    grid_units = [unit for unit in board.units if unit.name not in PANELS]
    edge = len(grid_units) < len(board.units)
    units = grid_units + [unit for unit in board.units if unit.name in PANELS]
    shape = SHAPES[board.size]
    table[rounds.CELLS : rounds.WIDE + 1] = (
        len(board.names),
        board.grid_cells,
        board.size,
        len(board.digits),
        board.digits[0],
        sight.full,
        -1 if sight.magic is None else sight.magic,
        len(grid_units),
        len(board.units),
        len(board.units[0].cells),
        board.size + edge,
        shape.box_rows,
        shape.box_columns,
    )
    table[rounds.BOX_OF : rounds.BOX_OF + rounds.MOST_CELLS] = -1
    for number, unit in enumerate(units):
        first = rounds.UNITS + number * rounds.MOST_LENGTH
        table[first : first + len(unit.cells)] = unit.cells
        sort = "panel" if unit.name in PANELS else unit.name.rstrip("0123456789").split("-")[0]
        table[rounds.SORTS + number] = SORTS.index(sort)
        table[rounds.PANELS + number] = sight.panel_of.get(unit.name, -1)
        _fill_set(table, rounds.SETS + 2 * number, unit.cells)
        if sort == "box":
            table[[rounds.BOX_OF + cell for cell in unit.cells]] = number
    for cell, seen in enumerate(sight.seen):
        _fill_set(table, rounds.SEEN + 2 * cell, seen)
        _fill_set(table, rounds.PEERS + 2 * cell, seen | board.peers[cell])
    _fill_pairs(table, rounds.UNEQUAL, board.unequal)
    _fill_pairs(table, rounds.CROSSINGS, _crossings(board))
    if edge:
        _fill_bands(table, sight)
    return table


def _fill_set(table: "Numbers", at: int, cells: Iterable[int]) -> None:
    """Write a set of cells."""
    from solvers.kernels.rounds import WORD

    words = [0, 0]
    for cell in cells:
        words[cell // WORD] |= 1 << cell % WORD
    table[at : at + 2] = words


def _fill_pairs(table: "Numbers", at: int, pairs: Sequence[tuple[int, int]]) -> None:
    """Write a number of pairs, and the pairs."""
    table[at] = len(pairs)
    for number, pair in enumerate(pairs):
        table[at + 1 + 2 * number : at + 3 + 2 * number] = pair


@cache
def _crossings(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the pairs of units of the grid that share two cells or more, in both orders."""
    sets = [frozenset(unit.cells) for unit in board.units if unit.name not in PANELS]
    return tuple(
        (base, cover)
        for base in range(len(sets))
        for cover in range(len(sets))
        if base != cover and len(sets[base] & sets[cover]) > 1
    )


def _fill_bands(table: "Numbers", sight: Sight) -> None:
    """Write the panel cells of the lines and the boxes of each band and stack."""
    from solvers.kernels import rounds

    size, shape = sight.board.size, SHAPES[sight.board.size]
    bands: list[tuple[list[int], list[int]]] = []
    for word, groups in (("row", shape.rows), ("column", shape.columns)):
        found: dict[tuple[int, ...], list[int]] = {}
        for number, box in enumerate(shape.boxes, 1):
            lines = tuple(line for line in range(size) if set(groups[line]) & set(box))
            found.setdefault(lines, []).append(sight.panel_of[f"box{number}"])
        bands += [
            ([sight.panel_of[f"{word}{line + 1}"] for line in lines], boxes)
            for lines, boxes in found.items()
        ]
    table[rounds.BANDS] = len(bands)
    for number, (ones, others) in enumerate(bands):
        at = rounds.BANDS + 1 + number * rounds.BAND
        table[at : at + 2] = len(ones), len(others)
        table[at + 2 : at + 2 + len(ones)] = ones
        table[at + 6 : at + 6 + len(others)] = others
