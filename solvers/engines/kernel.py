"""The engine `kernel`: compiled search on 9x9 boards, many puzzles at a time.

It reads the `Board`, as `search` does, and shares nothing with `sat`. The first run on a machine
compiles for some seconds and says so; later runs find the compiled code kept on disk, or, where
nothing can be kept, compile anew and say that.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Puzzle
from solvers.engines.ask import Answer, Ask
from solvers.kernels.tables import (
    CELLS,
    SIZE,
    Bench,
    Rules,
    bench,
    cages_of,
    combos_of,
    regions_of,
    rules_of,
)

if TYPE_CHECKING:
    from numpy import int8
    from numpy.typing import NDArray

Notice = Callable[[str], None]
"""Hears what takes long, one sentence at a time."""

SLICE = 50_000
"""Steps (branchings and puzzles) before Python is asked again: about 0.1 s."""
CAGED_SLICE = 4_000
"""The same where there are cages, whose sums cost more."""
MOST_CAGES = 400
"""The kernel has room for so many cages and what is derived from them."""
HARD = 1_000
"""Nodes after which a killer is rather for sat, which has the shorter tail."""
BATCH = 1_024
"""Puzzles packed at once; more are no faster and take more memory."""
_NEVER = 2**62


def silent(_sentence: str) -> None:
    """Hear nothing: the default `Notice`."""


def why_not(puzzle: Puzzle) -> str | None:
    """Say why this engine cannot take a puzzle, or None."""
    if puzzle.size != SIZE:
        return f"the kernel takes boards of 9x9 cells, not {puzzle.size}x{puzzle.size}"
    if len(puzzle.cages) > MOST_CAGES:
        return f"the kernel takes at most {MOST_CAGES} cages, not {len(puzzle.cages)}"
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
    groups: dict[tuple[Kind, bool], list[int]] = {}
    for index, puzzle in enumerate(puzzles):
        if text := why_not(puzzle):
            raise ValueError(text)
        if set(puzzle.givens) <= {BLANK, *puzzle.digits}:
            groups.setdefault((puzzle.kind, bool(puzzle.cages)), []).append(index)
        else:  # M1: no answer has such a digit
            answers[index] = Answer(0, (), True, 0)
    for (kind, _), indices in groups.items():
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

    from solvers.kernels.grids import DONE, PUZZLE, STEPS

    total, keep = len(puzzles), min(ask.keep, ask.limit)
    counts, nodes = np.zeros(total, np.int64), np.zeros(total, np.int64)
    states, found = np.zeros(total, np.uint8), np.zeros((total, keep, SIZE**2), np.int8)
    state, caged, done = bench(), any(puzzle.cages for puzzle in puzzles), False
    go_on = (_killers if caged else _plain)(puzzles, rules, ask, state, notice)
    while not done and not ask.stop():
        state.run[STEPS] = CAGED_SLICE if caged else SLICE
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            done = go_on(counts, states, nodes, found) == DONE
    for index in range(state.run[PUZZLE]):
        answers = tuple(tuple(grid.tolist()) for grid in found[index, : counts[index]])
        finished = bool(states[index] == DONE)
        yield Answer(int(counts[index]), answers, finished, int(nodes[index]))


def _plain(
    puzzles: Sequence[Puzzle], rules: Rules, ask: Ask, state: Bench, notice: Notice
) -> Callable[..., int]:
    """Return what counts the answers of puzzles without cages, given arrays for the outcome."""
    from solvers.kernels.grids import count_grids

    announce(count_grids, notice)
    most = _NEVER if ask.nodes is None else ask.nodes
    return partial(
        count_grids, pack(puzzles, rules), rules.words, ask.limit, most, state.work, state.run
    )


def _killers(
    puzzles: Sequence[Puzzle], rules: Rules, ask: Ask, state: Bench, notice: Notice
) -> Callable[..., int]:
    """Return what counts the answers of puzzles with cages, given arrays for the outcome."""
    from solvers.kernels.grids import count_killers

    announce(count_killers, notice)
    cages, regions = cages_of(puzzles), regions_of(puzzles[0].kind)
    return partial(
        count_killers,
        pack(puzzles, rules),
        *(cages.starts, cages.bounds, cages.totals, cages.cells, rules.words),
        *(regions.cells, regions.panels, regions.lines, combos_of(), ask.limit),
        _NEVER if ask.nodes is None else ask.nodes,
        *(state.work, state.net, state.sums, state.parts, state.weights, state.run),
    )


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
        notice(f"compiling {entry.py_func.__name__}: some seconds{kept}")


def warmup(notice: Notice = silent) -> None:
    """Compile all entry points, or find them kept on disk."""
    from puzzles.catalog import KINDS
    from puzzles.puzzle import Cage
    from solvers.engines.batch import Cut, Dig, cut_many, dig_many, fill_many

    kind = KINDS["classic"]
    (made,) = fill_many(kind, (0,), notice=notice)
    full = made.grid or ()
    list(dig_many(kind, (full,), (0,), Dig(), notice=notice))
    list(cut_many(kind, (full,), (0,), Cut(), notice=notice))
    caged = Puzzle(KINDS["classic-killer"], SIZE, full, (Cage((0,), full[0]),))
    list(count_many((Puzzle(kind, SIZE, full), caged), Ask(), notice))
