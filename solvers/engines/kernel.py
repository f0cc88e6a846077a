"""The engine `kernel`: compiled search on 9x9 boards, many puzzles at a time.

It reads the `Board`, as `search` does, and shares nothing with `sat`. The first run on a machine
compiles for some seconds and says so; later runs find the compiled code kept on disk, or, where
nothing can be kept, compile anew and say that.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib.util import find_spec
from itertools import islice
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import TYPE_CHECKING, Any

from puzzles.puzzle import BLANK, Puzzle
from solvers.engines.ask import Answer, Ask, Notice, silent
from solvers.kernels.tables import (
    CELLS,
    SIZE,
    Bench,
    Cages,
    Rules,
    bench,
    cages_of,
    combos_of,
    regions_of,
    rules_of,
)

if TYPE_CHECKING:
    from numpy import bool_, int8, int64
    from numpy.typing import NDArray

SLICE = 50_000
"""Steps (branchings and puzzles) before Python is asked again: 0.03 to 0.06 s where measured."""
CAGED_SLICE = 4_000
"""The same where there are cages, whose sums cost more."""
MOST_CAGES = 400
"""The kernel has room for so many cages and what is derived from them."""
BATCH = 1_024
"""Puzzles packed at once, so that memory does not grow with their number."""
_NEVER = 2**62
WORK = {
    "fill_grids": "fills grids",
    "dig_grids": "digs givens out",
    "merge_cages": "cuts cages",
    "count_grids": "counts solutions",
    "count_killers": "counts solutions of killers",
    "count_cases": "counts solutions of cases",
    "climb": "climbs the ladder",
    "dig": "digs to a level",
    "lay": "lays cages",
    "climb_cages": "climbs the ladder with cages",
    "dig_cages": "digs killers to a level",
}
"""What the entry points do, as a person is told."""
_ROW = Struct(f"{SIZE**2}b")


def why_not(puzzle: Puzzle) -> str | None:
    """Say why this engine cannot take a puzzle, or None."""
    if not installed():
        return "numba is not installed"
    if puzzle.size != SIZE:
        return f"the kernel takes boards of 9x9 cells, not {puzzle.size}x{puzzle.size}"
    if len(puzzle.cages) > MOST_CAGES:
        return f"the kernel takes at most {MOST_CAGES} cages, not {len(puzzle.cages)}"
    return None


@cache
def installed() -> bool:
    """Say whether there is what the kernel is compiled by."""
    return find_spec("numba") is not None


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
    groups: dict[tuple[str, bool], list[int]] = {}
    for index, puzzle in enumerate(puzzles):
        if text := why_not(puzzle):
            raise ValueError(text)
        groups.setdefault((puzzle.kind.name, bool(puzzle.cages)), []).append(index)
    for (_, caged), indices in groups.items():
        group = [puzzles[index] for index in indices]
        rules = rules_of(group[0].kind, d2=ask.d2)
        cages = cages_of(group) if caged else None
        counts = count_packed(rules, pack(group, rules), ask, cages, notice)
        for index, answer in zip(indices, counts.answers(), strict=False):
            answers[index] = answer
    return answers


@dataclass(frozen=True, eq=False)
class Counts:
    """What was counted of a batch, as arrays; the rows from `done` on were not ended.

    Attributes:
        done: how many puzzles were dealt with.
        found: int64 [n]: answers of each.
        finished: bool [n]: whether that is exact, or the limit was reached.
        nodes: int64 [n]: branchings.
        grids: int8 [n, k, 81]: the first k answers of each.
    """

    done: int
    found: "NDArray[int64]"
    finished: "NDArray[bool_]"
    nodes: "NDArray[int64]"
    grids: "NDArray[int8]"

    def answers(self) -> Iterator[Answer]:
        """Yield the answers of the puzzles that were dealt with."""
        keep = self.grids.shape[1]
        grids = list(_ROW.iter_unpack(self.grids.tobytes()))
        rows = zip(self.found.tolist(), self.finished.tolist(), self.nodes.tolist(), strict=True)
        for index, (found, finished, nodes) in enumerate(islice(rows, self.done)):
            first = index * keep
            yield Answer(found, tuple(grids[first : first + min(found, keep)]), finished, nodes)


def count_packed(
    rules: Rules,
    packed: "NDArray[int8]",
    ask: Ask,
    cages: Cages | None = None,
    notice: Notice = silent,
) -> Counts:
    """Count the answers of a batch of puzzles of one rule set, arrays in and out.

    `packed` is int8 [n, 81], or [n, 111] with the cells of the panel; -1 where nothing is given.
    """
    import numpy as np

    from solvers.kernels.grids import DONE, PUZZLE, STEPS

    total, keep = len(packed), min(ask.keep, ask.limit)
    counts, nodes = np.zeros(total, np.int64), np.zeros(total, np.int64)
    states, found = np.zeros(total, np.uint8), np.zeros((total, keep, SIZE**2), np.int8)
    state, done = bench(), False
    most = _NEVER if ask.nodes is None else ask.nodes
    if cages is None:
        go_on = _plain(packed, rules, ask.limit, most, state, notice)
    else:
        go_on = _killers(packed, cages, rules, ask.limit, most, state, notice)
    while not done and not ask.stop():
        state.run[STEPS] = SLICE if cages is None else CAGED_SLICE
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            done = go_on(counts, states, nodes, found) == DONE
    return Counts(int(state.run[PUZZLE]), counts, states == DONE, nodes, found)


def _plain(
    packed: "NDArray[int8]", rules: Rules, limit: int, most: int, state: Bench, notice: Notice
) -> Callable[..., int]:
    """Return what counts the answers of puzzles without cages, given arrays for the outcome."""
    from solvers.kernels.grids import count_grids

    announce(count_grids, notice)
    return partial(count_grids, packed, rules.words, limit, most, state.work, state.run)


def _killers(
    packed: "NDArray[int8]",
    cages: Cages,
    rules: Rules,
    limit: int,
    most: int,
    state: Bench,
    notice: Notice,
) -> Callable[..., int]:
    """Return what counts the answers of puzzles with cages, given arrays for the outcome."""
    from solvers.kernels.grids import count_killers

    announce(count_killers, notice)
    regions = regions_of(rules.kind)
    return partial(
        count_killers,
        *(packed, cages.starts, cages.bounds, cages.totals, cages.cells, rules.words),
        *(regions.cells, regions.panels, regions.lines, combos_of(), limit, most),
        *(state.work, state.net, state.sums, state.parts, state.weights, state.run),
    )


def pack(puzzles: Sequence[Puzzle], rules: Rules) -> "NDArray[int8]":
    """Return the givens as int8 [n, 81], or [n, 111] if any puzzle gives panel entries.

    A digit that the kind has not (M1) becomes two equal digits in a row: no answer either way.
    """
    import numpy as np

    try:
        rows = b"".join([_ROW.pack(*puzzle.givens) for puzzle in puzzles])
        grids = np.frombuffer(bytearray(rows), np.int8).reshape(-1, SIZE**2)
    except StructError:  # a number that no kind has
        grids = np.clip([puzzle.givens for puzzle in puzzles], -128, 127).astype(np.int8)
    first, last = rules.board.digits[0], rules.board.digits[-1]
    strange = ((grids < first) & (grids != BLANK)) | (grids > last)
    if strange.any():
        grids[strange.any(axis=1)] = first
    if not any(puzzle.panel for puzzle in puzzles):
        return grids
    packed = np.full((len(puzzles), CELLS), BLANK, np.int8)
    packed[:, : SIZE**2] = grids
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
        what = WORK.get(entry.py_func.__name__, entry.py_func.__name__)
        notice(f"compiling what {what}, once: some seconds{kept}")


def prepare(puzzles: Iterable[Puzzle], notice: Notice = silent) -> None:
    """Compile what counting these puzzles takes, before workers begin that would all do it."""
    sample = {bool(p.cages): p for p in puzzles if why_not(p) is None}
    list(count_many(sample.values(), Ask(nodes=0), notice))
