"""The one question of every maker: does this puzzle have another answer than the one meant?

Answers are exact yes or no, or None when a node budget ran out. The counterexample is the only
answer of a solver that may shape a puzzle; it comes from one deterministic search: the compiled
one on boards of 9x9, the plain one on smaller boards and where numba is missing.
"""

from dataclasses import replace

from puzzles.board import board_of, start
from puzzles.puzzle import BLANK, Grid, Puzzle
from solvers.engines import kernel
from solvers.engines.ask import Ask, Stop, Stopped, never
from solvers.engines.search import Walk, chooser, fresh, grid_in, tables_of
from solvers.kernels.tables import SIZE


def compiled(size: int) -> bool:
    """Say whether boards of this size are made by compiled code."""
    return size == SIZE and kernel.installed()


class Probe:
    """Asks about puzzles that differ in their givens only.

    Generated puzzles may not need D2 (rules.md, reading of D2), so it is left out here.
    """

    def __init__(self, puzzle: Puzzle, nodes: int, stop: Stop = never) -> None:
        self._puzzle = replace(puzzle, givens=(BLANK,) * puzzle.size**2)
        self._nodes, self._stop = nodes, stop
        self._compiled = compiled(puzzle.size)
        if not self._compiled:
            self._board = board_of(puzzle, d2=False)
            self._tables = tables_of(self._board)

    def counterexample(self, givens: Grid, meant: Grid) -> Grid | bool | None:
        """Return an answer other than `meant`, False when there is none, None over budget.

        Raises:
            Stopped: `stop` said so.
        """
        puzzle = replace(self._puzzle, givens=givens)
        found = self._by_kernel(puzzle, meant) if self._compiled else self._by_search(puzzle, meant)
        if self._stop():
            raise Stopped
        return found

    def _by_kernel(self, puzzle: Puzzle, meant: Grid) -> Grid | bool | None:
        """Ask the compiled search."""
        ask = Ask(limit=2, nodes=self._nodes, d2=False, stop=self._stop)
        answer = kernel.count(puzzle, ask)
        others = [grid for grid in answer.grids if grid != meant]
        if others:
            return others[0]
        return False if answer.finished else None

    def _by_search(self, puzzle: Puzzle, meant: Grid) -> Grid | bool | None:
        """Ask the plain search."""
        node = fresh(self._tables, start(puzzle, self._board))
        walk = Walk(self._tables, [(node, -1)], chooser(self._tables))
        while (found := walk.next(self._nodes, self._stop)) is not None:
            grid = grid_in(self._tables, found, self._board.grid_cells)
            if grid != meant:
                return grid
        return None if walk.stack else False
