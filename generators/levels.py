"""Making puzzles of a level: what a person can still solve decides what may go.

A given goes, or two cages merge, only while the ladder up to the wished level carries to the end;
the proof that there is one answer comes with that, since no step assumes it (performance.md 0.6).
At the end the puzzle must need a step of the level's own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from generators.cages import wished_count
from generators.stream import Stream
from generators.wish import MADE, Wish
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.climber import Climber
from solvers.engines.ask import Stop, Stopped
from solvers.ladder import BOUNDS, LADDER
from solvers.step import Level, Rung

BATCH = 8
"""Sets of givens that are taken out together at first; halved when that is too many."""

CAGES: dict[tuple[str, Level], tuple[int, int]] = {
    ("classic", "beginner"): (28, 34),
    ("classic", "easy"): (28, 34),
    ("classic", "medium"): (28, 34),
    ("classic", "hard"): (25, 29),
    ("missudeca", "beginner"): (30, 36),
    ("missudeca", "easy"): (30, 36),
    ("missudeca", "medium"): (33, 38),
    ("missudeca", "hard"): (31, 36),
}
"""Cages on 9x9 cells by base and level, where many layouts are of the level."""

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
def rungs_up_to(level: Level) -> tuple[Rung, ...]:
    """Return the ladder up to a level."""
    most = dict(BOUNDS)[level]
    return tuple(rung for rung in LADDER if rung.rating <= most)


@cache
def climber_of(kind: Kind, level: Level | None = None) -> Climber:
    """Return who climbs puzzles of a kind, as far as the ladder goes or up to a level.

    Up to a level without rule D2, which no puzzle of ours may need (rules.md, reading of D2).
    """
    return Climber(kind, rungs_up_to(level), d2=False) if level else Climber(kind)


def cages_at(wish: Wish, stream: Stream) -> int:
    """Return how many cages to aim at."""
    sizes, cells = wish.cage_range(), wish.size**2
    low, high = CAGES[wish.kind.base.name, wish.level or MADE[-1]]
    if wish.cage_sizes:
        return wished_count(cells, sizes, stream)
    return (low + stream.below(high - low + 1)) * cells // 81


@dataclass(frozen=True)
class Asked:
    """A wished level, and whether puzzles keep to it.

    Raises:
        Stopped: by any question, when `stop` said so.
    """

    level: Level
    stop: Stop

    def solves(self, puzzle: Puzzle) -> bool:
        """Say whether the ladder up to the level solves a puzzle."""
        if self.stop():
            raise Stopped
        return climber_of(puzzle.kind, self.level).solves(puzzle)

    def holds(self, puzzle: Puzzle) -> bool:
        """Say whether the level of a puzzle is the one wished."""
        return climber_of(puzzle.kind).climb(puzzle).grade.level == self.level

    def dig(
        self, puzzle: Puzzle, solution: Grid, least: int, sets: Sequence[Cells], stream: Stream
    ) -> Grid:
        """Take sets of givens out while the ladder solves and `least` givens stay."""
        givens = list(puzzle.givens)
        waiting = [cells for cells in sets if givens[cells[0]] != BLANK]
        stream.shuffle(waiting)
        if self.stop():
            raise Stopped
        dug = climber_of(puzzle.kind, self.level).dig(puzzle, waiting, BATCH, least)
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


def graded(puzzle: Puzzle) -> dict[str, Any]:
    """Return the grade of a puzzle that the ladder solves, as the native format writes it."""
    grade = climber_of(puzzle.kind).climb(puzzle).grade
    return {
        "level": grade.level,
        "score": grade.score,
        "grader": grade.grader,
        "techniques": grade.techniques,
        "hardest": grade.hardest,
        "steps": grade.steps,
        "logical": True,
        "rating": grade.rating,
        "flags": list(grade.flags),
    }


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
