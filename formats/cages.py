"""What the formats share about cages."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from formats.errors import Unreadable
from puzzles.puzzle import MOST_CAGE_CELLS, Cage

T = TypeVar("T")

LARGEST_SUM = 999
"""A sum that no cage can reach is read, and judged (K2); a longer number is no sum at all."""

MOST_CAGES = 1000
"""More cages than any puzzle has, and few enough for what is done with each."""


def sorted_cages(cages: Iterable[Cage]) -> list[Cage]:
    """Return cages in the order of files: by their first cell, then by the others."""
    return sorted(cages, key=lambda cage: (cage.cells, -1 if cage.sum is None else cage.sum))


def counted(cages: Sequence[T]) -> Sequence[T]:
    """Return cages, or what they are made of, if they are not too many.

    Raises:
        Unreadable: they are.
    """
    if len(cages) > MOST_CAGES:
        raise Unreadable(f"found {len(cages)} cages, wanted at most {MOST_CAGES}")
    return cages


def cage_cells(cells: Iterable[int]) -> tuple[int, ...]:
    """Return the cells of a cage in reading order.

    Raises:
        ValueError: a cell is named twice, or there are more than digits (K3).
    """
    found = list(cells)
    if len(set(found)) < len(found):
        raise ValueError("a cell is named twice in one cage (K3)")
    if not 1 <= len(found) <= MOST_CAGE_CELLS:
        raise ValueError(f"a cage of {len(found)} cells, wanted 1 to {MOST_CAGE_CELLS} (K3)")
    return tuple(sorted(found))
