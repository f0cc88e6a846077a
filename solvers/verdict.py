"""What is said of a puzzle after all judging and proving."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from puzzles.puzzle import Grid

if TYPE_CHECKING:
    from solvers.step import Level

Word = Literal["unique", "none", "multiple", "undecided", "invalid", "disagreement"]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a puzzle or its document: the rule, where, and a sentence.

    `rule` is a rule id (`M2`); `document` when the document states something wrong; `level` when
    the puzzle has another level than asked for.
    """

    rule: str
    where: str
    text: str


@dataclass(frozen=True, slots=True)
class Graded:
    """The grade of a puzzle: level and rating (None when beyond), score, name of the scale."""

    level: "Level | None"
    rating: float | None
    score: float
    grader: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a proof.

    Attributes:
        verdict: `unique`; `none`; `multiple`; `undecided` (a limit was hit: never to be shown as
            unique); `invalid` (a rule is broken before any search); `disagreement` (two engines
            differ).
        solutions: answers counted; 0 when invalid; what was found so far when undecided.
        capped: the count stopped at the limit, there may be more.
        grids: up to two answers; of a case, placements.
        differ: the cells in which two answers differ; of a case, the people.
        needs_d2: whether another answer appears without rule D2; None where that does not apply.
        second: the second engine's word, or None when none was asked.
        problems: broken rules, and what a document states wrongly.
        remarks: what is worth knowing and no fault: of cases, clues that are not needed, and an
            answer that hangs on the letter of C7.
        grade: of a unique puzzle, when it was asked whether it has a level.
        engines: the names of the engines asked, in order.
        nodes: branchings or conflicts of all engines together.
        seconds: wall time.
    """

    verdict: Word
    solutions: int = 0
    capped: bool = False
    grids: tuple[Grid, ...] = ()
    differ: tuple[int, ...] = ()
    needs_d2: bool | None = None
    second: Word | None = None
    problems: tuple[Problem, ...] = ()
    remarks: tuple[Problem, ...] = ()
    grade: Graded | None = None
    engines: tuple[str, ...] = ()
    nodes: int = 0
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        """Whether the puzzle may be published: unique, and nothing wrong with its document."""
        return self.verdict == "unique" and not self.problems

    @property
    def solution(self) -> Grid | None:
        """The answer, when there is exactly one."""
        return self.grids[0] if self.verdict == "unique" else None
