"""What every engine is asked, and what it answers: the one interface of the engines."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from puzzles.puzzle import Grid

PuzzleT = TypeVar("PuzzleT")

Stop = Callable[[], bool]
"""Answers True when the engine should give up; asked several times a second."""


class Stopped(Exception):
    """Work that has no answer to give when it is stopped half way was stopped."""


def never() -> bool:
    """Never stop: the default `Stop`."""
    return False


Notice = Callable[[str], None]
"""Hears what takes long, one sentence at a time."""


def silent(_sentence: str) -> None:
    """Hear nothing: the default `Notice`."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to an engine: how many answers does this puzzle have?

    Attributes:
        limit: stop at so many answers; 1 asks for any answer, 2 is a proof of uniqueness.
        keep: how many of the answers found to hand back.
        nodes: give up after so many branchings (search) or conflicts (sat); None is no limit.
        d2: whether rule D2 counts (only where the kind has it).
        stop: asked between slices of work; an engine that was stopped says `finished=False`.
    """

    limit: int = 2
    keep: int = 2
    nodes: int | None = None
    d2: bool = True
    stop: Stop = never


@dataclass(frozen=True, slots=True)
class Answer:
    """An engine's answer.

    Attributes:
        count: answers found, at most `limit`.
        grids: the first of them, at most `keep`, in the order found.
        finished: the count is exact, or the limit was reached; False when the engine gave up.
        nodes: branchings (search) or conflicts (sat) spent.
    """

    count: int
    grids: tuple[Grid, ...]
    finished: bool
    nodes: int


@dataclass(frozen=True, slots=True)
class Engine(Generic[PuzzleT]):
    """A row of an engine table, for grids or for cases of Sudoku Murder.

    Of a case the `grids` of an answer are placements, and `Ask.d2` has no meaning.

    Attributes:
        name: as in `--engine NAME`; a variant follows a colon (`sat:cadical153`).
        text: what it is, in a line.
        count: answers an `Ask`. Raises `ValueError` for a puzzle that the engine cannot take.
        count_many: the same for many puzzles, lazily and in their order, at a better price.
        version: what to write into a proof.
        why_not: why it cannot take this puzzle, or None.
    """

    name: str
    text: str
    count: Callable[[PuzzleT, Ask], Answer]
    count_many: Callable[[Iterable[PuzzleT], Ask], Iterator[Answer]]
    version: Callable[[], str]
    why_not: Callable[[PuzzleT], str | None]
