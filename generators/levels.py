"""Making puzzles of a level: what a person can still solve decides what may go.

A given goes, or two cages merge, only while the ladder up to the wished level carries to the end;
the proof that there is one answer comes with that, since no step assumes it (performance.md 0.6).
At the end the puzzle must need a step of the level's own.

More can be wished. Techniques that are forbidden are not on the ladder while givens go, so that the
puzzle can be solved without them; and the whole ladder, which grades it, must not come to use them.
What is required is looked for in the grade at the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from generators.cages import wished_count
from generators.stream import Stream
from generators.wish import MADE, Wish
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.climber import Climber
from solvers.engines.ask import Stop, Stopped
from solvers.grade import Grade, as_grade
from solvers.ladder import BOUNDS, LADDER
from solvers.step import Level, Rung

BATCH = 8
"""Sets of givens that are taken out together at first; halved when that is too many."""

CAGES: dict[tuple[str, Level], tuple[int, int]] = {
    ("classic", "beginner"): (28, 34),
    ("classic", "easy"): (28, 34),
    ("classic", "medium"): (31, 36),
    ("classic", "hard"): (25, 29),
    ("missudeca", "beginner"): (30, 36),
    ("missudeca", "easy"): (30, 36),
    ("missudeca", "medium"): (33, 38),
    ("missudeca", "hard"): (31, 36),
}
"""Cages on 9x9 cells by base and level, where many layouts are of the level."""

RUNG_OF = {"last-cell": "full-house"}
"""The rung of steps that have another name than it."""

POINTS: dict[Level, tuple[int, int]] = {
    "beginner": (5, 10),
    "easy": (10, 20),
    "medium": (15, 30),
    "hard": (20, 40),
    "expert": (30, 60),
    "extreme": (50, 100),
}
"""The bonus for a cell (S5) and the minutes within which it counts twice (S6)."""


@cache
def rungs_up_to(level: Level, forbid: frozenset[str] = frozenset()) -> tuple[Rung, ...]:
    """Return the ladder up to a level, without the techniques that are forbidden."""
    most = dict(BOUNDS)[level]
    return tuple(rung for rung in LADDER if rung.rating <= most and rung.name not in forbid)


@cache
def climber_of(
    kind: Kind, level: Level | None = None, forbid: frozenset[str] = frozenset()
) -> Climber:
    """Return who climbs puzzles of a kind, as far as the ladder goes or up to a level.

    Up to a level without what is forbidden, and without rule D2, which no puzzle of ours may need
    (rules.md, reading of D2).
    """
    return Climber(kind, rungs_up_to(level, forbid), d2=False) if level else Climber(kind)


def cages_at(wish: Wish, stream: Stream) -> int:
    """Return how many cages to aim at."""
    sizes, cells = wish.cage_range(), wish.size**2
    low, high = CAGES[wish.kind.base.name, wish.level or MADE[-1]]
    if wish.cage_sizes:
        return wished_count(cells, sizes, stream)
    return (low + stream.below(high - low + 1)) * cells // 81


@dataclass(frozen=True)
class Asked:
    """What is wished of a puzzle's difficulty, and whether puzzles keep to it.

    Attributes:
        level: the level.
        stop: asked now and then; any question raises `Stopped` when it says yes.
        require: techniques that the steps must use.
        forbid: techniques that the steps must not use; the puzzle is solved without them.
        score: least and most score, or None.
    """

    level: Level
    stop: Stop
    require: frozenset[str] = frozenset()
    forbid: frozenset[str] = frozenset()
    score: tuple[float, float] | None = None

    def solves(self, puzzle: Puzzle) -> bool:
        """Say whether the ladder up to the level solves a puzzle, with no more effort than wished.

        A score grows as givens go, so that it is kept below the most from the beginning.
        """
        if self.stop():
            raise Stopped
        climber = climber_of(puzzle.kind, self.level, self.forbid)
        if self.score is None:
            return climber.solves(puzzle)
        grade = climber.climb(puzzle).grade
        return grade.solved and grade.score <= self.score[1]

    def holds(self, puzzle: Puzzle) -> bool:
        """Say whether a puzzle is as wished, by the whole ladder; and solved without the forbidden.

        What was cut into cages may need a forbidden technique until this is asked.
        """
        grade = grade_of(puzzle)
        used = used_in(grade)
        low, high = self.score or (0.0, grade.score)
        return (
            grade.level == self.level
            and low <= grade.score <= high
            and self.require <= used
            and not self.forbid & used
            and (not self.forbid or climber_of(puzzle.kind, self.level, self.forbid).solves(puzzle))
        )

    def dig(
        self, puzzle: Puzzle, solution: Grid, least: int, sets: Sequence[Cells], stream: Stream
    ) -> Grid:
        """Take sets of givens out while the ladder solves and `least` givens stay."""
        givens = list(puzzle.givens)
        waiting = [cells for cells in sets if givens[cells[0]] != BLANK]
        stream.shuffle(waiting)
        if self.stop():
            raise Stopped
        if self.score is None:
            climber = climber_of(puzzle.kind, self.level, self.forbid)
            dug = climber.dig(puzzle, waiting, BATCH, least)
            if dug is not None:
                return dug
        size = BATCH
        while waiting:
            batch = waiting[-size:]
            cells = [cell for some in batch for cell in some]
            for cell in cells:
                givens[cell] = BLANK
            count = sum(digit != BLANK for digit in givens)
            fewer = Puzzle(puzzle.kind, puzzle.size, tuple(givens), puzzle.cages)
            if count >= least and self.solves(fewer):
                del waiting[-len(batch) :]
                continue
            for cell in cells:
                givens[cell] = solution[cell]
            if len(batch) == 1:
                waiting.pop()
            size = max(1, len(batch) // 2)
        return tuple(givens)


def used_in(grade: Grade) -> frozenset[str]:
    """Return the names of the rungs that a grade has counted steps of."""
    return frozenset(RUNG_OF.get(name, name) for name in grade.techniques)


@lru_cache(maxsize=64)
def grade_of(puzzle: Puzzle) -> Grade:
    """Return the grade of a puzzle by the whole ladder; what is made is asked for it twice."""
    return climber_of(puzzle.kind).climb(puzzle).grade


def graded(puzzle: Puzzle) -> dict[str, Any]:
    """Return the grade of a puzzle that the ladder solves, as the native format writes it."""
    return as_grade(grade_of(puzzle))


def scored(level: Level, kind: Kind) -> dict[str, Any]:
    """Return the points of a level as the native format writes them (S1 to S7, P3, P4)."""
    bonus, minutes = POINTS[level]
    return {
        "cell": 1,
        "unit": 10,
        "units": 29 if kind.diagonals else 27,
        "missingDigit": 5,
        "magicDigit": 25,
        "noMistakes": 50,
        "levelBonusPerCell": bonus,
        "timeLimitMinutes": minutes,
        "inTimeFactor": 2,
        "mistakeLimit": 3,
        "hints": {"points": 3, "randomCell": 1, "chosenCell": 2, "magicDigit": 3},
    }
