"""The fewest cells that hit every one of some sets of cells: branch and bound over bit masks."""

from collections import Counter
from collections.abc import Sequence

from solvers.engines.ask import Stop, never

STOP_EVERY = 256
"""So many nodes pass between two looks at `stop`."""


class OverBudget(Exception):
    """The smallest hitting set was not found within the budget.

    Attributes:
        least: a proven lower bound of its size.
    """

    def __init__(self, least: int) -> None:
        super().__init__(f"at least {least} cells are needed")
        self.least = least


def smallest_hitting(
    sets: Sequence[int], least: int = 0, *, nodes: int, stop: Stop = never
) -> tuple[int, ...]:
    """Return the fewest cells such that each set holds one of them.

    Of several such choices, always the same one for the same sets.

    Args:
        sets: masks of cells, none empty.
        least: a known lower bound of the size.
        nodes: the budget.
        stop: ends the work.

    Raises:
        OverBudget: the budget was spent, or `stop` said so.
    """
    search = _Search(nodes, stop)
    minimal = [s for s in set(sets) if not any(o != s and o & s == o for o in sets)]
    size = least
    while True:
        try:
            found = search.hit(sorted(minimal, key=lambda s: (s.bit_count(), s)), size)
        except _Spent:
            raise OverBudget(size) from None
        if found is not None:
            return tuple(sorted(found))
        size += 1


class _Spent(Exception):
    """The budget of a search is spent."""


class _Search:
    """A depth-first search for a hitting set of at most a given size."""

    def __init__(self, nodes: int, stop: Stop) -> None:
        self._left, self._stop = nodes, stop

    def hit(self, sets: list[int], size: int) -> tuple[int, ...] | None:
        """Return at most `size` cells that hit all sets, the smallest of which come first."""
        self._left -= 1
        if self._left < 0 or (self._left % STOP_EVERY == 0 and self._stop()):
            raise _Spent
        if not sets:
            return ()
        if not sets[0] or _packed(sets) > size:
            return None
        often = Counter[int]()
        for mask in sets:
            often.update(_cells(mask))
        barred = 0
        for cell in sorted(_cells(sets[0]), key=lambda cell: (-often[cell], cell)):
            # Choices with `cell` are gone through here, so none later needs it.
            rest = [mask & ~barred for mask in sets if not mask >> cell & 1]
            rest.sort(key=lambda mask: (mask.bit_count(), mask))
            found = self.hit(rest, size - 1)
            if found is not None:
                return (cell, *found)
            barred |= 1 << cell
        return None


def _packed(sets: Sequence[int]) -> int:
    """Return how many sets that share no cell were found: each needs a cell of its own."""
    used = count = 0
    for mask in sets:
        if not mask & used:
            used |= mask
            count += 1
    return count


def _cells(mask: int) -> list[int]:
    """Return the cells of a mask."""
    found = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found
