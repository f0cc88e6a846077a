"""The merging of cages with the sat engine as the only judge: a peer of `solvers.engines.batch`."""

from benchmarks import inputs
from generators.stream import Stream
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import SHAPES
from solvers.engines import sat
from solvers.engines.ask import Ask
from solvers.engines.batch import Cut, cages_of_labels

MERGES = 16
CONFLICTS = 2_000
"""A merge that takes more conflicts to prove is not made. 100 to 1,000 are no faster and leave more
cages than were wished, so this is the peer at its best."""


def cut_by_sat(name: str, count: int, wish: Cut) -> None:
    """Cut the grids that `make_killers` cuts: the same order, the same groups of merges."""
    for index, full in enumerate(inputs.killer_fulls(name, count)):
        stream = Stream(inputs.SEED, 4, index)
        _cut(name, full, stream, wish)


def _cut(name: str, full: Grid, stream: Stream, wish: Cut) -> None:
    """Cut one grid, small cages first."""
    near = SHAPES[9].neighbours
    pairs = [(cell, other) for cell in range(81) for other in near[cell] if cell < other]
    stream.shuffle(pairs)
    labels = list(range(81))
    for most in range(2, wish.sizes[1] + 1):
        at, group = 0, MERGES
        while at < len(pairs) and len(set(labels)) > wish.wished:
            trial, taken, end = labels, 0, at
            while end < len(pairs) and taken < group and len(set(trial)) > wish.wished:
                merged = _merged(trial, pairs[end], full, most)
                if merged:
                    trial, taken = merged, taken + 1
                end += 1
            if not taken:
                break
            if _alone(name, full, trial):
                labels, at, group = trial, end, min(2 * group, MERGES)
            elif taken == 1:
                at = end
            else:
                group = taken // 2


def _merged(labels: list[int], pair: tuple[int, int], full: Grid, size: int) -> list[int] | None:
    """Merge two cages into one of exactly so many cells; None when it cannot be."""
    a, b = labels[pair[0]], labels[pair[1]]
    cells = [cell for cell in range(81) if labels[cell] in (a, b)]
    if a == b or len(cells) != size or len({full[cell] for cell in cells}) < size:
        return None
    return [min(a, b) if label in (a, b) else label for label in labels]


def _alone(name: str, full: Grid, labels: list[int]) -> bool:
    """Ask sat whether the cages leave one answer."""
    puzzle = Puzzle(KINDS[name], 9, (BLANK,) * 81, cages_of_labels(labels, full))
    answer = sat.count(puzzle, Ask(nodes=CONFLICTS, d2=False))
    return answer.finished and answer.count == 1
