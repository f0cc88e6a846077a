"""What the formats share about cages."""

from collections.abc import Iterable

from puzzles.puzzle import MOST_CAGE_CELLS, Cage

LARGEST_SUM = 999
"""A sum that no cage can reach is read, and judged (K2); a longer number is no sum at all."""


def sorted_cages(cages: Iterable[Cage]) -> list[Cage]:
    """Return cages in the order of files: by their first cell, then by the others."""
    return sorted(cages, key=lambda cage: (cage.cells, -1 if cage.sum is None else cage.sum))


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
