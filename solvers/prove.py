"""One answer? Judges a puzzle, picks the engine, asks a second one, and gives the verdict."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from puzzles.document import Document
from puzzles.puzzle import Puzzle
from solvers.engines.ask import Stop, never
from solvers.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Request:
    """How to prove: which engine, whether a second, how far to count.

    Attributes:
        engine: a name of the engine table, or `auto` (search, and sat when that takes long).
        second: ask an engine that shares no code and no encoding with the first as well.
        limit: count answers up to this many; at least 2.
        nodes: give up after so many nodes an engine; None is no limit.
        seconds: give up after so many seconds a puzzle; None is no limit.
    """

    engine: str = "auto"
    second: bool = False
    limit: int = 2
    nodes: int | None = None
    seconds: float | None = None


def prove(puzzle: Puzzle, request: Request = Request(), stop: Stop = never) -> Verdict:
    """Give the verdict on a puzzle.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take the puzzle; says why.
    """
    raise NotImplementedError


def prove_document(document: Document, request: Request = Request(), stop: Stop = never) -> Verdict:
    """Give the verdict on a document: its puzzle, and what it states of the answer.

    A stored solution, missing digits and magic digit are recomputed and compared, each wrong one
    is named in `problems`; so is a puzzle that needs D2 and does not say `enforced`.
    """
    raise NotImplementedError


def prove_many(
    documents: Iterable[Document], request: Request = Request(), jobs: int = 1, stop: Stop = never
) -> Iterator[Verdict]:
    """Give the verdicts on many documents, lazily and in their order, over `jobs` processes."""
    raise NotImplementedError
