"""Making many: attempts, the two proofs, workers, order."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from generators.catalog import maker_of
from generators.levels import graded, scored
from generators.made import Made
from generators.probe import compiled
from generators.proof import proof_for, proof_of, provenance_of
from generators.stream import Stream
from generators.wish import Wish
from puzzles.document import Document, stored
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Notice, Stop, Stopped, never, silent
from solvers.engines.warmup import warmup
from solvers.prove import prove_batch
from solvers.share import ordered
from solvers.verdict import Verdict

ROOM = {False: 16, True: 1}
"""Puzzles that are made at once: without cages several, that take a few milliseconds together."""


def build(
    wish: Wish,
    seed: int,
    count: int,
    jobs: int = 1,
    first: int = 0,
    stop: Stop = never,
    notice: Notice = silent,
) -> Iterator[Made[Document]]:
    """Yield the outcomes for the indices `first` .. `count` - 1, in order.

    Ends early, without the rest, when `stop` says so. The same (wish, seed, index) gives the same
    document whatever `count`, `jobs` or the machine. `notice` hears when something is compiled,
    which happens before any worker begins.

    Raises:
        ValueError: the wish makes no sense; says why.
    """
    if reason := wish.why_not():
        raise ValueError(reason)
    if compiled(wish.size) and first < count:
        warmup(notice, cages=wish.kind.cages, climb=wish.level is not None)
    # Workers are ended by `ordered`; what runs here looks at `stop` itself.
    work = partial(make_some, wish, seed, stop=stop if jobs == 1 else never)
    room = min(ROOM[wish.kind.cages], -(-(count - first) // jobs) or 1)
    tasks = (range(at, min(at + room, count)) for at in range(first, count, room))
    return chain.from_iterable(ordered(work, tasks, jobs, stop))


def make_some(
    wish: Wish, seed: int, indices: Sequence[int], stop: Stop = never
) -> list[Made[Document]]:
    """Make the puzzles of some indices: attempt after attempt until each is found and proven.

    Raises:
        Stopped: `stop` said so.
    """
    maker = maker_of(wish.kind)
    made: dict[int, Made[Document]] = {}
    for attempt in range(wish.tries):
        rest = [index for index in indices if index not in made]
        if not rest:
            break
        found = maker.make(wish, [Stream(seed, index, attempt) for index in rest], stop)
        good = {index: one for index, one in zip(rest, found, strict=True) if one is not None}
        verdicts = prove_batch([puzzle for puzzle, _ in good.values()], proof_for(wish.size), stop)
        if stop():
            raise Stopped
        for (index, (puzzle, solution)), verdict in zip(good.items(), verdicts, strict=True):
            document = _document(wish, seed, index, puzzle, solution, verdict)
            made[index] = _judged(index, document, attempt + 1, solution, verdict)
    lost = [Made(index, None, wish.tries) for index in indices if index not in made]
    return sorted([*made.values(), *lost], key=lambda one: one.index)


def make_one(wish: Wish, seed: int, index: int) -> Made[Document]:
    """Make the puzzle of one index."""
    return make_some(wish, seed, [index])[0]


def _judged(
    index: int, document: Document, attempts: int, solution: Grid, verdict: Verdict
) -> Made[Document]:
    """Return what was made; a puzzle that the two engines do not both call unique is kept back."""
    agreed = verdict.second == verdict.verdict == "unique" and verdict.needs_d2 is not True
    if agreed and verdict.solution == solution:
        return Made(index, document, attempts)
    # The maker's own search called this puzzle unique: whatever else is said contradicts it.
    return Made(index, None, attempts, disagreement=document)


def _document(
    wish: Wish, seed: int, index: int, puzzle: Puzzle, solution: Grid, verdict: Verdict
) -> Document:
    """Return the document of a puzzle that was made, with its proof and where it comes from."""
    kind, size = wish.kind, wish.size
    name = kind.name if size == 9 else f"{kind.name}-{size}x{size}"
    if kind.d2:
        puzzle = Puzzle(kind, size, puzzle.givens, puzzle.cages, puzzle.panel, "holds")
    return Document(
        id=f"{name}-s{seed}-{index}",
        puzzle=puzzle,
        solution=stored(puzzle, solution),
        grade=graded(puzzle) if wish.level else {},
        proof=proof_of(verdict),
        scoring=scored(wish.level, kind) if wish.level and kind.missing else {},
        provenance=provenance_of(seed, wish.options(), index),
    )
