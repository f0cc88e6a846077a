"""Making many: workers, order, time limits."""

from collections.abc import Iterator
from dataclasses import dataclass

from generators.wish import Wish
from puzzles.document import Document
from solvers.engines.ask import Stop, never


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
    raise NotImplementedError
