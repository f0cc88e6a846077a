"""Taking givens out of a full grid while the answer stays the only one."""

from collections.abc import Callable, Sequence

from generators.probe import Probe
from generators.stream import Stream
from generators.wish import Symmetry
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Shape
from solvers.engines.ask import Stop, never

NODES = 20_000
"""Budget of one question; the hardest of 20,000 minimal puzzles took 765 (performance.md 0.5)."""

Map = Callable[[int, int, int], tuple[int, int]]
"""Where (row, column) of a board with last line `end` goes."""

_MAPS: dict[Symmetry, tuple[Map, ...]] = {
    "none": (),
    "rotational": (lambda r, c, end: (end - r, end - c),),
    "mirror": (lambda r, c, end: (r, end - c),),
    "diagonal": (lambda r, c, _: (c, r),),
    "full": (lambda r, c, end: (r, end - c), lambda r, c, _: (c, r)),
}
"""Generators of each symmetry: half a turn; left and right; the main diagonal; all eight."""


def orbits(shape: Shape, symmetry: Symmetry) -> list[tuple[int, ...]]:
    """Return the sets of cells that a symmetry keeps together, by their first cell."""
    found: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for first in shape.cells:
        if first in seen:
            continue
        orbit, front = {first}, [first]
        while front:
            row, column = divmod(front.pop(), shape.size)
            for go in _MAPS[symmetry]:
                to_row, to_column = go(row, column, shape.size - 1)
                cell = to_row * shape.size + to_column
                if cell not in orbit:
                    orbit.add(cell)
                    front.append(cell)
        seen |= orbit
        found.append(tuple(sorted(orbit)))
    return found


def dig(
    puzzle: Puzzle,
    solution: Grid,
    least: int,
    sets: Sequence[tuple[int, ...]],
    stream: Stream,
    nodes: int = NODES,
    stop: Stop = never,
) -> Grid:
    """Take sets of givens out in random order while one answer is left and `least` givens stay.

    Args:
        puzzle: has the one answer `solution`; its cages and kind are kept.
        solution: the answer.
        least: do not go below so many givens.
        sets: cells to take out together, or not at all.
        stream: decides the order.
        nodes: a set is kept when a question about it goes over this budget.
        stop: asked now and then; raises `Stopped` when it says yes.
    """
    probe = Probe(puzzle, nodes, stop)
    givens = list(puzzle.givens)
    count = sum(digit != BLANK for digit in givens)
    order = [tuple(cell for cell in cells if givens[cell] != BLANK) for cells in sets]
    order = [cells for cells in order if cells]
    stream.shuffle(order)
    for cells in order:
        if count - len(cells) < least:
            continue
        for cell in cells:
            givens[cell] = BLANK
        # Before, there was one answer: another one must differ in one of the cells taken out.
        if all(probe.other(tuple(givens), cell, solution[cell]) is False for cell in cells):
            count -= len(cells)
        else:
            for cell in cells:
                givens[cell] = solution[cell]
    return tuple(givens)
