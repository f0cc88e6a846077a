"""Telling one answer of a layout from its others by cages over cells that no cage covers.

Greedy: for each counterexample the cage of two neighbouring cells that tells it, and most of those
before, from the answer meant; where there is none, a cage of three cells, then of one. What turns
out not to be needed is dropped at the end. Nothing says that these are the fewest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generators.separate import Separator
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle

SIZES = (2, 3, 1)
"""Numbers of cells of a cage, in the order of trying."""


class NoCage(Exception):
    """Another answer differs only in cells that cages cover already."""


def enclosing(separator: Separator) -> tuple[Cage, ...]:
    """Return cages that leave the answer meant as the only one; none can be left out alone.

    Raises:
        NoCage: no cage over uncovered cells can.
        Late: a limit was hit.
    """
    puzzle, meant = separator.puzzle, separator.meant
    covered = {cell for cage in puzzle.cages for cell in cage.cells}
    added: list[Cage] = []
    others: list[Grid] = []
    while (other := separator.rival(_with(puzzle, added))) is not None:
        others.append(other)
        free = _free(puzzle, covered, added)
        cage = next((c for size in SIZES if (c := _best(puzzle, meant, free, size, others))), None)
        if cage is not None:
            added.append(cage)
            continue
        # The cage that covers a cell in which they differ gives way to cages of one cell.
        broken = next((c for c in added if any(other[i] != meant[i] for i in c.cells)), None)
        if broken is None:
            raise NoCage
        added.remove(broken)
        added += [Cage((cell,), meant[cell]) for cell in broken.cells]
    return _needed(separator, added)


def _with(puzzle: Puzzle, added: Sequence[Cage]) -> Puzzle:
    """Return the layout with some cages more."""
    return replace(puzzle, cages=(*puzzle.cages, *added))


def _free(puzzle: Puzzle, covered: set[int], added: list[Cage]) -> frozenset[int]:
    """Return the cells that no cage covers."""
    used = covered | {cell for cage in added for cell in cage.cells}
    return frozenset(cell for cell in puzzle.shape.cells if cell not in used)


def _best(
    puzzle: Puzzle, meant: Grid, free: frozenset[int], size: int, others: list[Grid]
) -> Cage | None:
    """Return the cage that tells the last of the others, and most others, from the answer."""
    best, most = None, 0
    for cells in _connected(puzzle, free, size):
        digits = {meant[cell] for cell in cells}
        if len(digits) < size or all(puzzle.givens[cell] != BLANK for cell in cells):
            continue
        cage = Cage(cells, sum(digits))
        if _tells(cage, others[-1]):
            told = sum(_tells(cage, other) for other in others)
            if told > most:
                best, most = cage, told
    return best


def _connected(puzzle: Puzzle, free: frozenset[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield the connected sets of `size` free cells, in reading order."""
    found: set[tuple[int, ...]] = {(cell,) for cell in free}
    for _ in range(size - 1):
        found = {
            tuple(sorted((*cells, near)))
            for cells in found
            for cell in cells
            for near in puzzle.shape.neighbours[cell]
            if near in free and near not in cells
        }
    yield from sorted(found)


def _tells(cage: Cage, other: Grid) -> bool:
    """Say whether another answer breaks a cage (K2, K3)."""
    digits = [other[cell] for cell in cage.cells]
    return sum(digits) != cage.sum or len(set(digits)) < len(digits)


def _needed(separator: Separator, added: list[Cage]) -> tuple[Cage, ...]:
    """Leave out cages, the last first, while no other answer comes back."""
    for cage in reversed(added):
        fewer = [other for other in added if other != cage]
        if separator.rival(_with(separator.puzzle, fewer)) is None:
            added = fewer
    return tuple(sorted(added, key=lambda cage: cage.cells))
