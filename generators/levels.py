"""Making puzzles of a level: what a person can still solve decides what may go.

A given goes, or two cages merge, only while the ladder up to the wished level carries to the end;
the proof that there is one answer comes with that, since no step assumes it (performance.md 0.6).
At the end the puzzle must need a step of the level's own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from generators.stream import Stream
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.engines.ask import Stop, Stopped
from solvers.grade import Trace, climb
from solvers.ladder import BOUNDS, LADDER
from solvers.step import Level, Rung

BATCH = 8
"""Sets of givens that are taken out together at first; halved when that is too many."""


@cache
def rungs_up_to(level: Level) -> tuple[Rung, ...]:
    """Return the ladder up to a level."""
    most = dict(BOUNDS)[level]
    return tuple(rung for rung in LADDER if rung.rating <= most)


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
        return climb(puzzle, rungs_up_to(self.level)).solved

    def trace(self, puzzle: Puzzle) -> Trace | None:
        """Return the trace of a puzzle whose level is the one wished, else None."""
        found = climb(puzzle)
        return found if found.level == self.level else None

    def dig(
        self, puzzle: Puzzle, solution: Grid, least: int, sets: Sequence[Cells], stream: Stream
    ) -> Grid:
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
                givens[cell] = solution[cell]
            if len(batch) == 1:
                waiting.pop()
            size = max(1, len(batch) // 2)
        return tuple(givens)
