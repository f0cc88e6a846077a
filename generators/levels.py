"""Making puzzles of a level: what a person can still solve decides what may go.

A given goes, or two cages merge, only while the ladder up to the wished level carries to the end;
the proof that there is one answer comes with that, since no step assumes it (performance.md 0.6);
only that D2 is not needed for it must be asked besides.
At the end the puzzle must need a step of the level's own.

More can be asked. Techniques that are forbidden are not on the ladder while things go, so that the
puzzle can be solved without them; and the whole ladder, which grades it, must not come to use them.
What is required is looked for in the trace at the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from generators.probe import Probe
from generators.stream import Stream
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.engines.ask import Stop, Stopped
from solvers.grade import Trace, as_grade, climb
from solvers.ladder import BOUNDS, LADDER
from solvers.step import Level, Rung

NODES = 2_000
"""Budget of the question whether a puzzle that the ladder solves needs D2."""
BATCH = 8
"""Sets of givens that are taken out together at first; halved when that is too many."""

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


@dataclass(frozen=True)
class Asked:
    """What is asked of one puzzle's difficulty, and whether puzzles keep to it.

    Attributes:
        level: the level wished.
        stop: asked now and then; any question raises `Stopped` when it says yes.
        solution: the answer of all puzzles that are asked about.
        require: techniques that the steps must use.
        forbid: techniques that the steps must not use; the puzzle is solved without them.
        score: least and most score, or None.
    """

    level: Level
    stop: Stop
    solution: Grid
    require: frozenset[str] = frozenset()
    forbid: frozenset[str] = frozenset()
    score: tuple[float, float] | None = None

    def solves(self, puzzle: Puzzle) -> bool:
        """Say whether the ladder up to the level solves a puzzle, with no more effort than asked.

        A score grows as things go, so that it is kept below the most from the beginning. Steps may
        use D2, but a puzzle that is made must not need it (rules.md, reading of D2).
        """
        if self.stop():
            raise Stopped
        found = climb(puzzle, rungs_up_to(self.level, self.forbid))
        if not found.solved or (self.score is not None and found.score > self.score[1]):
            return False
        return not puzzle.kind.d2 or self._alone_without_d2(puzzle)

    def _alone_without_d2(self, puzzle: Puzzle) -> bool:
        """Say whether there is no other answer without D2 either."""
        probe = Probe(puzzle, NODES, self.stop)
        return probe.counterexample(puzzle.givens, self.solution) is False

    def trace(self, puzzle: Puzzle) -> Trace | None:
        """Return the trace of a puzzle that is as asked, by the whole ladder, else None."""
        found = climb(puzzle)
        return found if found.level == self.level and self._wanted(found) else None

    def _wanted(self, found: Trace) -> bool:
        """Say whether a trace uses what it must, nothing that it must not, and has the score."""
        used = used_in(found)
        low, high = self.score or (0.0, found.score)
        return self.require <= used and not self.forbid & used and low <= found.score <= high

    def dig(self, puzzle: Puzzle, least: int, sets: Sequence[Cells], stream: Stream) -> Grid:
        """Take sets of givens out while the ladder solves and `least` givens stay."""
        givens = list(puzzle.givens)
        waiting = [cells for cells in sets if givens[cells[0]] != BLANK]
        stream.shuffle(waiting)
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
                givens[cell] = self.solution[cell]
            if len(batch) == 1:
                waiting.pop()
            size = max(1, len(batch) // 2)
        return tuple(givens)


def used_in(trace: Trace) -> frozenset[str]:
    """Return the names of the rungs that a trace has used."""
    return frozenset(found.rung.name for found in trace.rounds)


def graded(puzzle: Puzzle) -> dict[str, Any]:
    """Return the grade of a puzzle that the ladder solves, as the native format writes it."""
    return as_grade(climb(puzzle))


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
