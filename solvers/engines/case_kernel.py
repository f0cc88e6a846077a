"""The engine `kernel` for cases: compiled search over people and cells, many cases at a time.

It reads the relations that clues come to (`puzzles/murder/lowered.py`), as the plain search does,
and shares nothing with `sat`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from puzzles.murder.case import Case
from puzzles.murder.lowered import Lowered, lower
from solvers.engines.ask import Answer, Ask, Notice, silent
from solvers.engines.kernel import announce, installed

if TYPE_CHECKING:
    from solvers.kernels.murder_tables import Packed

SLICE = 40_000
"""Branchings before Python is asked again: 0.02 to 0.1 s where measured."""
BATCH = 1_024
"""Cases packed at once, so that memory does not grow with their number."""
MOST_ROOMS = 64
"""The kernel has a bit a room."""
_NEVER = 2**62


def why_not(case: Case) -> str | None:
    """Say why this engine cannot take a case, or None."""
    if not installed():
        return "numba is not installed"
    if len(case.plan.rooms) > MOST_ROOMS:
        return f"the kernel takes at most {MOST_ROOMS} rooms, not {len(case.plan.rooms)}"
    return None


@cache
def version() -> str:
    """Return what to write into a proof."""
    from importlib.metadata import version as of

    return f"case kernel (numba {of('numba')})"


def count(case: Case, ask: Ask, notice: Notice = silent) -> Answer:
    """Count the placements of one case.

    Raises:
        ValueError: `why_not` says why.
    """
    return next(count_many((case,), ask, notice))


def count_many(cases: Iterable[Case], ask: Ask, notice: Notice = silent) -> Iterator[Answer]:
    """Count the placements of cases of any sizes, lazily and in their order.

    What was not begun when `ask.stop` said so is answered with `finished=False`.

    Raises:
        ValueError: `why_not` says why.
    """
    rest = iter(cases)
    while batch := list(islice(rest, BATCH)):
        for case in batch:
            if text := why_not(case):
                raise ValueError(text)
        yield from count_lowered([lower(case) for case in batch], ask, notice)


def count_lowered(cases: Sequence[Lowered], ask: Ask, notice: Notice = silent) -> list[Answer]:
    """Count the placements of lowered cases; those of a size together, answers in their order."""
    from solvers.kernels.murder_tables import pack

    answers: list[Answer] = [Answer(0, (), False, 0)] * len(cases)
    sizes: dict[int, list[int]] = {}
    for index, case in enumerate(cases):
        sizes.setdefault(case.size, []).append(index)
    for indices in sizes.values():
        packed = pack([cases[index] for index in indices])
        found = count_packed(packed, ask, notice)
        for index, answer in zip(indices, found, strict=False):
            answers[index] = answer
    return answers


def prepare(notice: Notice = silent) -> None:
    """Compile what counting cases of U1 takes, or find it kept on disk."""
    every = (1 << 16) - 1
    count_lowered([Lowered(4, (every,), (every,) * 4, ())], Ask(nodes=0), notice)


def count_packed(packed: "Packed", ask: Ask, notice: Notice = silent) -> Iterator[Answer]:
    """Yield the answers of packed cases, as many as were dealt with before it was stopped."""
    import numpy as np

    from solvers.kernels.murder import CASE, DEPTH, DONE, RUN, STEPS, count_cases

    announce(count_cases, notice)
    total, size, width = packed.domains.shape
    keep = min(ask.keep, ask.limit)
    counts, nodes = np.zeros(total, np.int64), np.zeros(total, np.int64)
    states, found = np.zeros(total, np.uint8), np.zeros((total, keep, size), np.int64)
    work = np.zeros((DEPTH, size, width), np.uint64)
    left, at = np.zeros((DEPTH, width), np.uint64), np.zeros((2, size), np.uint64)
    seen = np.zeros((size, width), np.uint64)
    notes = np.zeros((5, max(DEPTH, len(packed.areas))), np.int64)
    run, done = np.zeros(RUN, np.int64), False
    most = _NEVER if ask.nodes is None else ask.nodes
    while not done and not ask.stop():
        run[STEPS] = SLICE
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            said = count_cases(
                *(packed.words, packed.domains, packed.lines, packed.peers, packed.areas),
                *(packed.rooms, packed.ties, packed.starts, packed.masks, packed.tables),
                *(
                    packed.spots,
                    packed.homes,
                    ask.limit,
                    most,
                    work,
                    left,
                    seen,
                    notes,
                    at,
                    run,
                    counts,
                    states,
                    nodes,
                    found,
                ),
            )
        done = said == DONE
    rows = zip(counts.tolist(), states.tolist(), nodes.tolist(), found.tolist(), strict=True)
    for number, state, spent, kept in islice(rows, int(run[CASE])):
        grids = tuple(map(tuple, kept[:number]))
        yield Answer(number, grids, state == DONE, spent)
