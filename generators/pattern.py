"""Symmetries of a board, for the pattern of givens and the layout of cages."""

from collections.abc import Callable
from functools import cache
from typing import Literal

from puzzles.shape import Cells, Shape

Symmetry = Literal["none", "rotational", "mirror", "diagonal", "full"]

_Map = Callable[[int, int, int], tuple[int, int]]
"""Where (row, column) of a board with last line `end` goes."""

_GENERATORS: dict[Symmetry, tuple[_Map, ...]] = {
    "none": (),
    "rotational": (lambda r, c, end: (end - r, end - c),),
    "mirror": (lambda r, c, end: (r, end - c),),
    "diagonal": (lambda r, c, _: (c, r),),
    "full": (lambda r, c, end: (r, end - c), lambda r, c, _: (c, r)),
}
"""Half a turn; left and right; the main diagonal; all eight symmetries of the square."""


@cache
def images(shape: Shape, symmetry: Symmetry) -> tuple[Cells, ...]:
    """Return the symmetries, the identity apart: for each, where every cell goes."""
    steps = []
    for go in _GENERATORS[symmetry]:
        places = (go(*divmod(cell, shape.size), shape.size - 1) for cell in shape.cells)
        steps.append(tuple(row * shape.size + column for row, column in places))
    same = tuple(shape.cells)
    found, front = {same}, [same]
    while front:
        known = front.pop()
        for step in steps:
            image = tuple(step[cell] for cell in known)
            if image not in found:
                found.add(image)
                front.append(image)
    return tuple(sorted(found - {same}))


def orbits(shape: Shape, symmetry: Symmetry) -> list[Cells]:
    """Return the sets of cells that a symmetry keeps together, by their first cell."""
    maps = images(shape, symmetry)
    sets = {tuple(sorted({cell, *(image[cell] for image in maps)})) for cell in shape.cells}
    return sorted(sets)
