"""Taking givens out of a full grid while the answer stays the only one."""

from collections.abc import Sequence

from generators.probe import Probe
from generators.stream import Stream
from puzzles.puzzle import BLANK, Grid, Puzzle
from solvers.engines.ask import Stop, never

NODES = 20_000
"""Budget of one question; the hardest of 20,000 minimal puzzles took 765 (performance.md 0.5)."""


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
        if probe.counterexample(tuple(givens), solution) is False:
            count -= len(cells)
        else:
            for cell in cells:
                givens[cell] = solution[cell]
    return tuple(givens)
