"""Where the dashed outline of a cage runs: around its cells, a little inside them.

┌╌╌╌╌╌╌╌┐
╎       ╎      The outline is walked with the cage at the right hand. Each corner is moved
╎   ┌╌╌╌┘      inwards from both its sides by the same inset.
└╌╌╌┘
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from formats.pages.drawing import Point
from puzzles.puzzle import Cage, Puzzle

Layer = Literal["outer", "inner", "words"]
Spot = tuple[int, int]
"""A corner of cells: (row, column) of the grid's lines."""

LONGEST_SUM = 4
"""The most characters of a sum that fit into a cell's corner."""


def layers(puzzle: Puzzle) -> list[tuple[Cage, Layer]]:
    """Return for each cage how it can be shown so that no two outlines are confused.

    Cages that share no cell are all `outer`. One that overlaps with those is `inner`: drawn deeper
    in its cells, its sum in the last cell. What is in pieces, overlaps twice, or has a sum too
    long for a cell, goes in `words`.
    """
    taken: dict[Layer, set[int]] = {"outer": set(), "inner": set()}
    found: list[tuple[Cage, Layer]] = []
    for cage in puzzle.cages:
        free = [layer for layer in taken if taken[layer].isdisjoint(cage.cells)]
        fits = len(str(cage.sum or 0)) <= LONGEST_SUM and puzzle.shape.connected(cage.cells)
        layer: Layer = free[0] if free and fits else "words"
        if layer != "words":
            taken[layer].update(cage.cells)
        found.append((cage, layer))
    return found


def outlines(cells: Iterable[int], size: int, inset: float) -> list[list[Point]]:
    """Return the closed lines around some cells of a board of side `size`, in cells, (x, y)."""
    inside = {divmod(cell, size) for cell in cells}
    ahead = _sides(inside)
    found = []
    while ahead:
        start = min(ahead)
        found.append(_inset(_walk(ahead, start), inset))
    return found


def _sides(inside: set[Spot]) -> dict[Spot, list[Spot]]:
    """Return the sides of the area, from corner to corner with the area at the right hand."""
    ahead: dict[Spot, list[Spot]] = {}
    for row, column in sorted(inside):
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        beyond = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for side, other in enumerate(beyond):
            if other not in inside:
                ahead.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return ahead


def _walk(ahead: dict[Spot, list[Spot]], start: Spot) -> list[Spot]:
    """Take the sides of one closed line out of `ahead` and return its corners in order."""
    way = [start]
    here, came = start, (0, 0)
    while True:
        # Where two cells touch at a corner only, the line turns right and stays at its cell.
        right = (here[0] + came[1], here[1] - came[0])
        choices = ahead[here]
        to = right if right in choices else choices[0]
        choices.remove(to)
        if not choices:
            del ahead[here]
        here, came = to, (to[0] - here[0], to[1] - here[1])
        if here == start:
            return way
        way.append(here)


def _inset(way: Sequence[Spot], inset: float) -> list[Point]:
    """Return the corners of a line moved inwards, those within a straight side left out."""
    points = []
    for at, (row, column) in enumerate(way):
        before, after = way[at - 1], way[(at + 1) % len(way)]
        first = (row - before[0], column - before[1])
        second = (after[0] - row, after[1] - column)
        if first != second:
            down = first[1] + second[1]
            across = -first[0] - second[0]
            points.append((column + inset * across, row + inset * down))
    return points
