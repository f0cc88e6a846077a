"""The outcome for one index of a run, of grids as of cases."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from puzzles.document import Document
from puzzles.murder.document import CaseDocument

Doc = TypeVar("Doc", Document, CaseDocument)


@dataclass(frozen=True)
class Made(Generic[Doc]):
    """The outcome for one index of a run.

    Attributes:
        index: place in the run, from 0.
        document: the proven puzzle, or None when no attempt found one.
        attempts: attempts spent.
        disagreement: a document on which two engines differ, to be saved as a reproducer; the
            puzzle is then not emitted.
    """

    index: int
    document: Doc | None
    attempts: int
    disagreement: Doc | None = None
