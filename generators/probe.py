"""The one question of every maker: does this puzzle have another answer than the one meant?

Answers are exact yes or no, or None when a node budget ran out; no answer of a solver but the
counterexample, from this one deterministic search, may shape a puzzle.
"""

from dataclasses import replace

from puzzles.board import board_of, start
from puzzles.puzzle import BLANK, Grid, Puzzle
from solvers.engines.ask import Stop, Stopped, never
from solvers.engines.search import Tables, Walk, chooser, fresh, grid_in, tables_of


class Probe:
    """Asks about puzzles that differ in their givens only.

    Generated puzzles may not need D2 (rules.md, reading of D2), so it is left out here.

    Raises:
        Stopped: by any question, when `stop` said so.
    """

    def __init__(self, puzzle: Puzzle, nodes: int, stop: Stop = never) -> None:
        self._puzzle = replace(puzzle, givens=(BLANK,) * puzzle.size**2)
        self._board = board_of(puzzle, d2=False)
        self._tables: Tables = tables_of(self._board)
        self._nodes, self._stop = nodes, stop

    def other(self, givens: Grid, cell: int, digit: int) -> bool | None:
        """Say whether there is an answer with these givens and another digit in `cell`."""
        node = fresh(self._tables, start(replace(self._puzzle, givens=givens), self._board))
        node.candidates[self._tables.digits.index(digit)] &= ~(1 << cell)
        walk = Walk(self._tables, [(node, -1)], chooser(self._tables))
        if walk.next(self._nodes, self._stop) is not None:
            return True
        return self._ended(walk)

    def counterexample(self, givens: Grid, meant: Grid) -> Grid | bool | None:
        """Return an answer other than `meant`, False when there is none, None over budget."""
        node = fresh(self._tables, start(replace(self._puzzle, givens=givens), self._board))
        walk = Walk(self._tables, [(node, -1)], chooser(self._tables))
        while (found := walk.next(self._nodes, self._stop)) is not None:
            grid = grid_in(self._tables, found, self._board.grid_cells)
            if grid != meant:
                return grid
        return self._ended(walk)

    def _ended(self, walk: Walk) -> bool | None:
        """Return False for a search that came to its end, None for one over budget."""
        if self._stop():
            raise Stopped
        return None if walk.stack else False
