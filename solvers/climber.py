"""Climbing many puzzles by compiled code, with the grades that a climb of each would give.

`solvers.grade.climb` is the law, and what tells the steps; its twin in `solvers.kernels.rounds`
does the same rounds without words. Ladders with a rung that has no twin are climbed in Python.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.candidates import sight_of
from solvers.engines.ask import Notice, silent
from solvers.engines.kernel import installed
from solvers.engines.rounds import Twin, kept
from solvers.grade import Grade, climb, grade_of, rungs_for
from solvers.kernels.ladders import rungs_of
from solvers.kernels.tables import SIZE
from solvers.ladder import LADDER
from solvers.step import Rung

CHEAP = 2.4
"""Rungs up to this rating cost less than to look for a second answer."""


@dataclass(frozen=True)
class Climb:
    """How far the ladder carries a puzzle.

    Attributes:
        grade: how hard it is.
        masks: the candidates of all cells at the end.
    """

    grade: Grade
    masks: tuple[int, ...]


class Climber:
    """Climbs puzzles of a kind, one after the other, by compiled code if that is there.

    Args:
        kind: of the puzzles.
        ladder: the techniques, easiest first.
        d2: whether rule D2 may be used.
        notice: hears when something is compiled.
    """

    def __init__(
        self,
        kind: Kind,
        ladder: Sequence[Rung] = LADDER,
        *,
        d2: bool = True,
        notice: Notice = silent,
    ) -> None:
        self._ladder, self._d2, self._notice = tuple(ladder), d2, notice
        self._rungs = {cages: rungs_for(kind, ladder, cages=cages) for cages in (False, True)}
        self._twins: dict[tuple[int, bool], Twin | None] = {}
        self._renamed = {"full-house": "last-cell"} if kind.missing else {}

    def solves(self, puzzle: Puzzle) -> bool:
        """Say whether the ladder carries a puzzle to its end."""
        twin = self._twin(puzzle)
        if twin is not None:
            return twin.climb(puzzle)
        return climb(puzzle, self._ladder, d2=self._d2).solved

    def climb(self, puzzle: Puzzle) -> Climb:
        """Climb as far as the ladder carries."""
        twin = self._twin(puzzle)
        if twin is None:
            trace = climb(puzzle, self._ladder, d2=self._d2)
            return Climb(trace.grade, tuple(trace.state.masks))
        solved = twin.climb(puzzle)
        rungs = self._rungs[bool(puzzle.cages)]
        taken = [(rungs[at], count) for at, count in twin.rounds()]
        used: Counter[str] = Counter()
        for rung, count in taken:
            used[self._renamed.get(rung.name, rung.name)] += count
        return Climb(grade_of(taken, used, solved=solved), tuple(twin.masks()))

    def dig(self, puzzle: Puzzle, sets: Sequence[Cells], batch: int, least: int) -> Grid | None:
        """Take sets of givens out of a full grid, the last set first; None without the twin.

        Takes `batch` sets at once at first, half as many when the ladder does not carry then;
        ends with no fewer than `least` givens.
        """
        twin = self._twin(puzzle)
        if twin is None:
            return None
        cheap = sum(rung.rating <= CHEAP for rung in self._rungs[bool(puzzle.cages)])
        return twin.dig(puzzle, sets, batch, least, cheap)

    def _twin(self, puzzle: Puzzle) -> "Twin | None":
        """Return the compiled climb for a board, None where there is none."""
        key = puzzle.size, bool(puzzle.cages)
        if key not in self._twins:
            self._twins[key] = self._made(puzzle)
        twin = self._twins[key]
        return None if twin is None or (puzzle.cages and not twin.lay(puzzle)) else twin

    def _made(self, puzzle: Puzzle) -> Twin | None:
        """Make the compiled climb for boards like that of a puzzle; None where there is none.

        Small boards are climbed in Python unless it is compiled already: that takes longer.
        """
        cages = bool(puzzle.cages)
        if not installed() or (puzzle.size < SIZE and not kept(cages=cages)):
            return None
        rungs = rungs_of(self._rungs[cages])
        plain = Puzzle(puzzle.kind, puzzle.size, (BLANK,) * puzzle.size**2)
        sight = sight_of(plain, d2=self._d2)
        return None if rungs is None else Twin(sight, rungs, self._notice)
