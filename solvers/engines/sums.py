"""Sums for the plain search: cages, and what cages say about whole units (K1 to K4).

Two sorts of constraint, over the cells of a board, panel cells included:

- `Distinct`: cells that all differ and add up to a total: a cage, or the cells that the cages
  inside a unit leave over. Since a unit of Missudeca with its panel cell holds every digit once,
  "innies and the missing digit" is such a set as well.
- `Linear`: cells, each counted with + or -, that add up to a total and may repeat: innies and
  outies of several lines, the missing digits as unknowns.

Both take the candidate masks of their cells (bit d = digit d) and give back what is left of them.
Answers are remembered: the same few masks come again and again during a search.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from puzzles.board import Board, Unit
from puzzles.combos import combos
from puzzles.puzzle import Cage

MOST_CELLS = 6
"""Derived sums over more cells are left out: they rarely cut and cost much."""
MOST_EXACT = 5
"""Up to so many cells a cage's placements are gone through one by one."""
MOST_LINES = 5
"""Derived sums are taken over blocks of up to so many neighbouring lines."""

Masks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Distinct:
    """Cells that all differ and add up to `total`."""

    cells: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Linear:
    """Cells whose sum, those of `minus` subtracted, is `total`; digits may repeat."""

    plus: tuple[int, ...]
    minus: tuple[int, ...]
    total: int

    @property
    def cells(self) -> tuple[int, ...]:
        """All cells, those counted with + first."""
        return self.plus + self.minus


Sum = Distinct | Linear


def sums_of(board: Board) -> tuple[Sum, ...]:
    """Return the cages with a sum, and the sums derived from them, without repetition."""
    cages = [cage for cage in board.cages if cage.sum is not None]
    found: dict[Sum, None] = {Distinct(cage.cells, cage.sum or 0): None for cage in cages}
    for derived in _derived(board, _disjoint(cages)):
        found.setdefault(derived)
    return tuple(found)


def _disjoint(cages: Sequence[Cage]) -> list[tuple[int, int]]:
    """Return (mask of cells, sum) of cages that do not overlap, in their order."""
    chosen, used = [], 0
    for cage in cages:
        mask = _mask(cage.cells)
        if not mask & used:
            used |= mask
            chosen.append((mask, cage.sum or 0))
    return chosen


def _mask(cells: Sequence[int]) -> int:
    """Return the set of cells as an int."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _cells(mask: int) -> tuple[int, ...]:
    """Return the cells of a set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def _regions(board: Board) -> Iterator[tuple[Unit, ...]]:
    """Yield the unions of units whose sums are worth a look: each unit, and blocks of lines."""
    size = board.size
    lines = [u for u in board.units if not u.name.endswith("-panel")]
    for unit in lines:
        yield (unit,)
    for first in (0, size):
        for count in range(2, MOST_LINES + 1):
            for at in range(size - count + 1):
                yield tuple(lines[first + at : first + at + count])


def _derived(board: Board, cages: list[tuple[int, int]]) -> Iterator[Sum]:
    """Yield what the cages leave over of each region, inside and outside."""
    grid = (1 << board.grid_cells) - 1
    every = sum(board.digits)
    covered = total = 0
    for mask, add in cages:
        covered |= mask
        total += add
    if covered == grid and "magic" in board.names:
        magic = board.names.index("magic")
        yield Distinct((magic,), total - every * (board.size - 1))
    for region in _regions(board):
        cells = _mask([cell for unit in region for cell in unit.cells])
        inside, missing = cells & grid, _cells(cells & ~grid)
        yield from _leftovers(inside, missing, every * len(region), cages, single=len(region) == 1)


def _leftovers(
    inside: int, missing: tuple[int, ...], every: int, cages: list[tuple[int, int]], *, single: bool
) -> Iterator[Sum]:
    """Yield the innies and the outies of a region, panel cells `missing` as unknowns.

    The cells of the region and its missing digits add up to `every`. Hence
        innies + missing = every - cages inside, and
        outies - missing = all cages that touch the region - every, when they cover it.
    """
    within = touching = sum_within = sum_touching = 0
    for mask, add in cages:
        if mask & inside:
            if mask & ~inside:
                touching |= mask
                sum_touching += add
            else:
                within |= mask
                sum_within += add
    innies = _cells(inside & ~within) + missing
    if 0 < len(innies) <= MOST_CELLS:
        rest = every - sum_within
        yield Distinct(innies, rest) if single else Linear(innies, (), rest)
    outies = _cells(touching & ~inside)
    if outies and not inside & ~(within | touching) and len(outies + missing) <= MOST_CELLS:
        yield Linear(outies, missing, sum_within + sum_touching - every)


Narrowed = tuple[Masks, int]
"""What is left of the masks, and the digits that one of the cells must hold."""


@lru_cache(maxsize=1 << 17)
def distinct(total: int, masks: Masks, digits: tuple[int, ...]) -> Narrowed | None:
    """Narrow the masks of cells that all differ and add up to `total`; None when impossible."""
    union = fixed = 0
    for mask in masks:
        union |= mask
        if not mask & (mask - 1):
            fixed |= mask
    possible = [
        combo
        for combo in combos(len(masks), total, digits)
        if not combo & ~union and not fixed & ~combo
    ]
    if len(masks) <= MOST_EXACT:
        return _placements(possible, masks)
    allowed, required = 0, -1
    for combo in possible:
        if all(mask & combo for mask in masks):
            allowed |= combo
            required &= combo
    if not allowed:
        return None
    return tuple(mask & allowed for mask in masks), required


def _placements(possible: list[int], masks: Masks) -> Narrowed | None:
    """Narrow masks to the digits that occur in a placement of one of the combinations."""
    order = sorted(range(len(masks)), key=lambda i: masks[i].bit_count())
    kept = [0] * len(masks)
    required = -1

    def place(at: int, rest: int) -> bool:
        """Place the digits of `rest` on the cells from `order[at]` on; say whether any way fits."""
        if at == len(order):
            return True
        cell, fits = order[at], False
        left = masks[cell] & rest
        while left:
            bit = left & -left
            left ^= bit
            if place(at + 1, rest ^ bit):
                kept[cell] |= bit
                fits = True
        return fits

    for combo in possible:
        if place(0, combo):
            required &= combo
    return (tuple(kept), required) if kept[0] else None


@lru_cache(maxsize=1 << 17)
def linear(total: int, plus: Masks, minus: Masks, top: int) -> Masks | None:
    """Narrow the masks of a linear sum; None when it is impossible.

    Sums that can be reached are the bits of an int, of any length. A digit d counted with - is
    counted as `top - d` with +, which only shifts the total.
    """
    total += top * len(minus)
    if total < 0:
        return None
    steps = [_bits(mask) for mask in plus] + [[top - d for d in _bits(mask)] for mask in minus]
    before = [1]
    for values in steps:
        reach = 0
        for value in values:
            reach |= before[-1] << value
        before.append(reach)
    if not before[-1] >> total & 1:
        return None
    after = 1 << total
    kept: list[int] = []
    for at in range(len(steps) - 1, -1, -1):
        mask, shifted = 0, 0
        for value in steps[at]:
            if before[at] << value & after:
                mask |= 1 << (value if at < len(plus) else top - value)
                shifted |= after >> value
        kept.append(mask)
        after = shifted
    return tuple(reversed(kept))


@lru_cache(maxsize=1 << 11)
def _bits(mask: int) -> list[int]:
    """Return the digits of a mask."""
    return [digit for digit in range(mask.bit_length()) if mask >> digit & 1]
