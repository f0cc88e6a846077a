"""The engine `kernel`: compiled search on 9x9 boards, many puzzles at a time.

It reads the `Board`, as `search` does, and shares nothing with `sat`. The first run on a machine
compiles for some seconds and says so; later runs find the compiled code kept on disk, or, where
nothing can be kept, compile anew and say that.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Puzzle
from solvers.engines.ask import Answer, Ask
from solvers.kernels.tables import CELLS, SIZE, Rules, rules_of, words

if TYPE_CHECKING:
    from numpy import int8
    from numpy.typing import NDArray

Notice = Callable[[str], None]
"""Hears what takes long, one sentence at a time."""

SLICE = 50_000
"""Steps (branchings and puzzles) before Python is asked again: about 0.1 s."""
BATCH = 1_024
"""Puzzles packed at once; more are no faster and take more memory."""
_NEVER = 2**62


def silent(_sentence: str) -> None:
    """Hear nothing: the default `Notice`."""


def why_not(puzzle: Puzzle) -> str | None:
    """Say why this engine cannot take a puzzle, or None."""
    if puzzle.size != SIZE:
        return f"the kernel takes boards of 9x9 cells, not {puzzle.size}x{puzzle.size}"
    return None


@cache
def version() -> str:
    """Return what to write into a proof."""
    from importlib.metadata import version as of

    return f"kernel (numba {of('numba')})"


def count(puzzle: Puzzle, ask: Ask, notice: Notice = silent) -> Answer:
    """Count the answers of one puzzle.

    Raises:
        ValueError: `why_not` says why.
    """
    return next(count_many((puzzle,), ask, notice))


def count_many(puzzles: Iterable[Puzzle], ask: Ask, notice: Notice = silent) -> Iterator[Answer]:
    """Count the answers of puzzles of any kinds, lazily and in their order.

    What was not begun when `ask.stop` said so is answered with `finished=False`.

    Raises:
        ValueError: `why_not` says why.
    """
    rest = iter(puzzles)
    while batch := list(islice(rest, BATCH)):
        yield from _count_mixed(batch, ask, notice)


def _count_mixed(puzzles: Sequence[Puzzle], ask: Ask, notice: Notice) -> list[Answer]:
    """Count puzzles of any kinds, those of a rule set together; answer in their order."""
    answers: list[Answer] = [Answer(0, (), False, 0)] * len(puzzles)
    groups: dict[Kind, list[int]] = {}
    for index, puzzle in enumerate(puzzles):
        if text := why_not(puzzle):
            raise ValueError(text)
        if set(puzzle.givens) <= {BLANK, *puzzle.digits}:
            groups.setdefault(puzzle.kind, []).append(index)
        else:  # M1: no answer has such a digit
            answers[index] = Answer(0, (), True, 0)
    for kind, indices in groups.items():
        rules = rules_of(kind, d2=ask.d2)
        counted = _count_batch([puzzles[index] for index in indices], rules, ask, notice)
        for index, answer in zip(indices, counted, strict=False):
            answers[index] = answer
    return answers


def _count_batch(
    puzzles: Sequence[Puzzle], rules: Rules, ask: Ask, notice: Notice
) -> Iterator[Answer]:
    """Yield the answers of puzzles of one rule set; ends early when it is stopped."""
    import numpy as np

    from solvers.kernels import grids

    announce(grids.count_grids, notice)
    total, keep = len(puzzles), min(ask.keep, ask.limit)
    counts, nodes = np.zeros(total, np.int64), np.zeros(total, np.int64)
    states, found = np.zeros(total, np.uint8), np.zeros((total, keep, SIZE**2), np.int8)
    work, run = words(grids.WORK), np.zeros(grids.RUN, np.int64)
    most = _NEVER if ask.nodes is None else ask.nodes
    packed, done = pack(puzzles, rules), False
    while not done and not ask.stop():
        run[grids.STEPS] = SLICE
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            word = grids.count_grids(
                packed, rules.words, ask.limit, most, work, run, counts, states, nodes, found
            )
        done = word == grids.DONE
    for index in range(run[grids.PUZZLE]):
        answers = tuple(tuple(grid.tolist()) for grid in found[index, : counts[index]])
        finished = bool(states[index] == grids.DONE)
        yield Answer(int(counts[index]), answers, finished, int(nodes[index]))


def pack(puzzles: Sequence[Puzzle], rules: Rules) -> "NDArray[int8]":
    """Return the givens as int8 [n, 81], or [n, 111] if any puzzle gives panel entries."""
    import numpy as np

    wide = CELLS if any(puzzle.panel for puzzle in puzzles) else SIZE**2
    packed = np.full((len(puzzles), wide), BLANK, np.int8)
    packed[:, : SIZE**2] = [puzzle.givens for puzzle in puzzles]
    at = {name: cell for cell, name in enumerate(rules.board.names)}
    for row, puzzle in zip(packed, puzzles, strict=True):
        for name, digit in puzzle.panel:
            row[at[name]] = digit
    return packed


def announce(entry: Any, notice: Notice) -> None:
    """Say that an entry point is about to be compiled, and whether that will be for good."""
    from solvers.kernels.cache import can_cache, is_kept

    if not is_kept(entry):
        kept = "" if can_cache() else ", in memory only: no folder to keep compiled code in"
        notice(f"compiling the kernel (some seconds{kept})")
