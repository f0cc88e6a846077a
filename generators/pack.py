"""Making many: attempts, the two proofs, workers, order."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from generators.catalog import maker_of
from generators.stream import Stream
from generators.wish import Wish
from puzzles.document import Document, Stored
from puzzles.missing import panel_of
from puzzles.puzzle import Grid, Puzzle
from puzzles.version import VERSION
from solvers.engines.ask import Stop, Stopped, never
from solvers.engines.catalog import engine_of
from solvers.prove import Request, prove
from solvers.share import ordered
from solvers.verdict import Verdict

PROOF = Request(engine="search", second=True)
"""How every puzzle is proven before it is emitted: two engines, to the end."""


@dataclass(frozen=True)
class Made:
    """The outcome for one index of a run.

    Attributes:
        index: place in the run, from 0.
        document: the proven puzzle, or None when no attempt found one.
        attempts: attempts spent.
        disagreement: a document on which two engines differ, to be saved as a reproducer; the
            puzzle is then not emitted.
    """

    index: int
    document: Document | None
    attempts: int
    disagreement: Document | None = None


def build(
    wish: Wish, seed: int, count: int, jobs: int = 1, first: int = 0, stop: Stop = never
) -> Iterator[Made]:
    """Yield the outcomes for the indices `first` .. `count` - 1, in order.

    Ends early, without the rest, when `stop` says so. The same (wish, seed, index) gives the same
    document whatever `count`, `jobs` or the machine.

    Raises:
        ValueError: the wish makes no sense; says why.
    """
    if reason := wish.why_not():
        raise ValueError(reason)
    # Workers are ended by `ordered`; what runs here looks at `stop` itself.
    work = partial(make_one, wish, seed, stop=stop) if jobs == 1 else partial(make_one, wish, seed)
    return ordered(work, range(first, count), jobs, stop)


def make_one(wish: Wish, seed: int, index: int, stop: Stop = never) -> Made:
    """Make the puzzle of one index: attempt after attempt until one is found and proven.

    Raises:
        Stopped: `stop` said so.
    """
    maker = maker_of(wish.kind)
    for attempt in range(wish.attempts):
        made = maker.make(wish, Stream(seed, index, attempt), stop)
        if made is None:
            continue
        puzzle, solution = made
        verdict = prove(puzzle, PROOF, stop)
        if stop():
            raise Stopped
        document = _document(wish, seed, index, puzzle, solution, verdict)
        agreed = verdict.second == verdict.verdict == "unique" and verdict.needs_d2 is not True
        if agreed and verdict.solution == solution:
            return Made(index, document, attempt + 1)
        # The maker's own search called this puzzle unique: whatever else is said contradicts it.
        return Made(index, None, attempt + 1, disagreement=document)
    return Made(index, None, wish.attempts)


def _document(
    wish: Wish, seed: int, index: int, puzzle: Puzzle, solution: Grid, verdict: Verdict
) -> Document:
    """Return the document of a puzzle that was made, with its proof and where it comes from."""
    kind, size = wish.kind, wish.size
    name = kind.name if size == 9 else f"{kind.name}-{size}x{size}"
    panel: tuple[tuple[str, int], ...] = ()
    if kind.missing:
        panel = tuple(panel_of(solution, size, diagonals=kind.diagonals).entries().items())
    if kind.d2:
        puzzle = Puzzle(kind, size, puzzle.givens, puzzle.cages, puzzle.panel, "holds")
    return Document(
        id=f"{name}-s{seed}-{index}",
        puzzle=puzzle,
        solution=Stored(solution, panel),
        proof=_proof(verdict),
        provenance={
            "tool": "qedoku",
            "toolVersion": VERSION,
            "seed": seed,
            "index": index,
            "options": wish.options(),
        },
    )


def _proof(verdict: Verdict) -> dict[str, Any]:
    """Return the proof as the native format writes it."""
    claim = verdict.verdict if verdict.verdict in ("unique", "none", "multiple") else "undecided"
    proof: dict[str, Any] = {
        "claim": claim,
        "method": "two-engines",
        "solutions": verdict.solutions,
        "limit": PROOF.limit,
        "engines": [
            {"name": name, "version": engine_of(name).version()} for name in verdict.engines
        ],
    }
    if verdict.needs_d2 is False:
        proof["assumed"] = []
    return proof
