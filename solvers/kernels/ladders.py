"""The arrays that `solvers.kernels.rounds` reads: a board and a ladder as numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from puzzles.board import Board
from puzzles.combos import digits_of, mask_of
from puzzles.puzzle import Puzzle
from puzzles.shape import SHAPES
from solvers.candidates import PANELS, Sight
from solvers.kernels.tables import cages_of
from solvers.step import Rung
from solvers.techniques.leftovers import regions

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

    Numbers = NDArray[int64]

SORTS = ("row", "column", "box", "diagonal", "panel")


def rungs_of(ladder: Sequence[Rung]) -> "Numbers | None":
    """Return the numbers of some rungs, None when one of them has no twin."""
    import numpy as np

    from solvers.kernels.rounds import CAGE_RUNGS, RUNGS

    known = {name: number for number, name in enumerate(RUNGS + CAGE_RUNGS)}
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


def sums_of(board: Board) -> "Numbers":
    """Return which cells and which digits make which sums: int64 [SUMS]."""
    import numpy as np

    from solvers.kernels import rounds

    sums = np.zeros(rounds.SUMS, np.int64)
    names = [unit.name for unit in board.units if unit.name not in PANELS]
    found = list(regions(board))
    sums[0] = len(found)
    for number, region in enumerate(found):
        at = 1 + rounds.REGION * number
        sums[at : at + 2] = len(region), names.index(region[0].name)
        _fill_set(sums, at + 2, {cell for unit in region for cell in unit.cells})
    full, at = mask_of(board.digits), rounds.COMBOS
    groups: dict[int, list[int]] = {}
    for mask in range(full + 1):
        if not mask & ~full:
            held = digits_of(mask)
            groups.setdefault(len(held) * (rounds.MOST_TOTAL + 1) + sum(held), []).append(mask)
    end = at + (rounds.MOST_DIGITS + 1) * (rounds.MOST_TOTAL + 1) + 1
    for row in range(end - at):
        sums[at + row] = end
        masks = groups.get(row, [])
        sums[end : end + len(masks)] = masks
        end += len(masks)
    return sums


@dataclass(frozen=True, eq=False)
class Net:
    """A board with cages, as `solvers.kernels.rounds` reads it.

    Attributes:
        plain: the board without them: int64 [BOARD].
        sums: which cells and digits make which sums: int64 [SUMS].
        board: the board with them: int64 [BOARD].
        cages: what is known of them: int64 [NET].
    """

    plain: "Numbers"
    sums: "Numbers"
    board: "Numbers"
    cages: "Numbers"

    def lay(self, puzzle: Puzzle) -> bool:
        """Lay the cages of a puzzle; False when they are too many or too large to be laid."""
        from solvers.kernels import rounds

        packed = cages_of([puzzle])
        return bool(
            rounds.lay(
                self.plain,
                self.board,
                self.cages,
                self.sums,
                packed.bounds,
                packed.cells,
                packed.totals,
                len(puzzle.cages),
            )
        )


def net_of(sight: Sight) -> Net:
    """Return a board, given without cages, with room for cages and none laid."""
    import numpy as np

    from solvers.kernels import rounds

    table = table_of(sight)
    return Net(table, sums_of(sight.board), table.copy(), np.zeros(rounds.NET, np.int64))
