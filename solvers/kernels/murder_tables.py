"""Cases as the arrays that the kernel `murder` reads."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from puzzles.murder.lowered import Lowered, Tie
from puzzles.murder.place import Mask, cells_of, mask_of
from puzzles.murder.relations import Count, Mates, Pair, Vacant

if TYPE_CHECKING:
    from numpy import int64, uint64
    from numpy.typing import NDArray

PAIR, COUNT, MATES, VACANT = 0, 1, 2, 3
"""The sorts of ties, as the kernel numbers them; a test compares."""
FEWEST_WORDS = 2
"""So that one compiled version serves all boards of U1."""
Row = tuple[int, int, int, int]


@dataclass(frozen=True, eq=False)
class Packed:
    """Cases of one size as arrays; what they hold is told in the kernel."""

    words: tuple[int, ...]
    domains: "NDArray[uint64]"
    lines: "NDArray[uint64]"
    peers: "NDArray[uint64]"
    areas: "NDArray[uint64]"
    rooms: "NDArray[int64]"
    ties: "NDArray[int64]"
    starts: "NDArray[int64]"
    masks: "NDArray[uint64]"
    tables: "NDArray[uint64]"
    spots: "NDArray[uint64]"
    homes: "NDArray[uint64]"


@dataclass
class _Ties:
    """The ties of a batch as they are gathered."""

    rows: list[Row] = field(default_factory=list)
    masks: dict[Mask, int] = field(default_factory=dict)
    tables: dict[tuple[Mask, ...], int] = field(default_factory=dict)

    def add(self, tie: Tie) -> None:
        """Add a tie; a pair is added both ways."""
        match tie:
            case Pair(who, other, allowed):
                self.rows.append((PAIR, who, other, self._table(allowed)))
                self.rows.append((PAIR, other, who, self._table(flipped(allowed))))
            case Count(people, cells, count):
                mask = self.masks.setdefault(cells, len(self.masks))
                self.rows.append((COUNT, mask_of(people), mask, count))
            case Mates(who, others, count):
                self.rows.append((MATES, who, mask_of(others), count))
            case Vacant(count):
                self.rows.append((VACANT, count, 0, 0))

    def _table(self, allowed: tuple[Mask, ...]) -> int:
        return self.tables.setdefault(allowed, len(self.tables))


@lru_cache(4096)
def flipped(allowed: tuple[Mask, ...]) -> tuple[Mask, ...]:
    """Return for each cell of the other where the first may be."""
    found = [0] * len(allowed)
    for cell, mask in enumerate(allowed):
        while mask:
            low = mask & -mask
            found[low.bit_length() - 1] |= 1 << cell
            mask ^= low
    return tuple(found)


def pack(cases: Sequence[Lowered]) -> Packed:
    """Return cases, all of one size, as arrays."""
    import numpy as np

    size = cases[0].size
    width = max(FEWEST_WORDS, (size * size + 63) // 64)
    most = max(len(case.areas) for case in cases)
    ties, starts = _Ties(), [0]
    for case in cases:
        for tie in case.ties:
            ties.add(tie)
        starts.append(len(ties.rows))
    pad = (0,) * most
    domains = [cell for case in cases for cell in case.domains]
    areas = [area for case in cases for area in (*case.areas, *pad)[:most]]
    tables = [mask for table in ties.tables for mask in table] or [0] * size * size
    lines, peers = _geometry(size)
    return Packed(
        (0,) * width,
        _words(domains, width).reshape(len(cases), size, width),
        _words(lines, width),
        _words(peers, width),
        _words(areas, width),
        np.array([len(case.areas) for case in cases], np.int64),
        np.array(ties.rows or [(VACANT, 0, 0, 0)], np.int64),
        np.array(starts, np.int64),
        _words(list(ties.masks) or [0], width),
        _words(tables, width),
        np.array([1 << c // size | 1 << size + c % size for c in range(size * size)], np.uint64),
        np.array([_homes(case.areas) for case in cases], np.uint64),
    )


@lru_cache(64)
def _homes(areas: tuple[Mask, ...]) -> tuple[int, ...]:
    """Return for each cell the bit of its room."""
    found = [0] * sum(area.bit_count() for area in areas)
    for room, area in enumerate(areas):
        for cell in cells_of(area):
            found[cell] = 1 << room
    return tuple(found)


@lru_cache(16)
def _geometry(size: int) -> tuple[list[Mask], list[Mask]]:
    """Return the cells of each row and column, and of both lines of each cell."""
    cells = range(size * size)
    rows = [mask_of(c for c in cells if c // size == line) for line in range(size)]
    columns = [mask_of(c for c in cells if c % size == line) for line in range(size)]
    return rows + columns, [rows[c // size] | columns[c % size] for c in cells]


def _words(masks: Sequence[Mask], width: int) -> "NDArray[uint64]":
    """Return sets of cells as rows of words."""
    import numpy as np

    data = bytearray(b"".join([mask.to_bytes(8 * width, "little") for mask in masks]))
    return np.frombuffer(data, "<u8").reshape(len(masks), width)
