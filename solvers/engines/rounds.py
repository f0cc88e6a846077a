"""The compiled climb: a ladder on the boards of one kind and size, puzzle after puzzle.

It is no engine: it proves what its steps carry to the end, and says nothing where they do not.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from puzzles.board import start
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import Cells
from solvers.candidates import Sight
from solvers.engines.ask import Notice, silent
from solvers.engines.kernel import announce
from solvers.grade import MOST_ROUNDS
from solvers.kernels.ladders import net_of

if TYPE_CHECKING:
    from numpy import int8, int64
    from numpy.typing import NDArray


def kept(*, cages: bool) -> bool:
    """Say whether the climb need not be compiled first."""
    from solvers.kernels import rounds
    from solvers.kernels.cache import is_kept

    return is_kept(rounds.climb_cages if cages else rounds.climb)


class Twin:
    """Climbs by compiled code.

    Args:
        sight: of the board without cages.
        rungs: their numbers, int64 [n], as `solvers.kernels.ladders` gives them.
        notice: hears when something is compiled.
    """

    def __init__(self, sight: Sight, rungs: "NDArray[int64]", notice: Notice = silent) -> None:
        import numpy as np

        from solvers.kernels import rounds

        self._kernel, self._board, self._rungs, self._notice = rounds, sight.board, rungs, notice
        self._net = net_of(sight)
        self._state = np.zeros(rounds.STATE, np.int64)
        self._told = np.zeros((2, rounds.SLOTS), np.int64)
        self._rounds = np.zeros((MOST_ROUNDS, 2), np.int64)
        self._done = 0

    def lay(self, puzzle: Puzzle) -> bool:
        """Lay the cages of a puzzle; False where they are too many or too large for that."""
        announce(self._kernel.lay, self._notice)
        return self._net.lay(puzzle)

    def climb(self, puzzle: Puzzle) -> bool:
        """Climb as far as the rungs carry; say whether that is the end. Cages must be laid."""
        kernel, net = self._kernel, self._net
        if puzzle.cages:
            announce(kernel.climb_cages, self._notice)
            kernel.begin(net.board, self._state, self._cells(puzzle))
            self._done, word = kernel.climb_cages(net.board, net.cages, net.sums, *self._work)
        else:
            announce(kernel.climb, self._notice)
            kernel.begin(net.plain, self._state, self._cells(puzzle))
            self._done, word = kernel.climb(net.plain, *self._work)
        return bool(word == kernel.SOLVED)

    @property
    def _work(self) -> "tuple[NDArray[int64], ...]":
        """What every climb works with."""
        return self._state, self._told, self._rungs, self._rounds

    def rounds(self) -> list[tuple[int, int]]:
        """Return, of the last climb, for each round the place of its rung, and its steps."""
        return [(at, steps) for at, steps in self._rounds[: self._done].tolist()]

    def masks(self) -> list[int]:
        """Return the candidates of all cells at the end of the last climb."""
        found: list[int] = self._state[: len(self._board.names)].tolist()
        return found

    def dig(
        self, puzzle: Puzzle, sets: Sequence[Cells], batch: int, least: int, cheap: int
    ) -> Grid:
        """Return the givens left when sets of them are taken out of a full grid, the last first.

        The first `cheap` rungs are tried before a second answer is looked for.
        """
        import numpy as np

        kernel, net, full = self._kernel, self._net, self._cells(puzzle)
        given = full.copy()
        cells = np.full((len(sets), max(map(len, sets))), -1, np.int64)
        for row, some in enumerate(sets):
            cells[row, : len(some)] = some
        if puzzle.cages:
            announce(kernel.dig_cages, self._notice)
            laid = net.board, net.cages, net.sums
            kernel.dig_cages(*laid, *self._work, full, cells, batch, least, given)
        else:
            announce(kernel.dig, self._notice)
            kernel.dig(net.plain, *self._work, cheap, full, cells, batch, least, given)
        return tuple(given[: self._board.grid_cells].tolist())

    def _cells(self, puzzle: Puzzle) -> "NDArray[int8]":
        """Return what a puzzle gives, cell by cell, the panel included."""
        import numpy as np

        cells = np.full(len(self._board.names), BLANK, np.int8)
        cells[: self._board.grid_cells] = puzzle.givens
        if puzzle.panel:
            for cell, digit in start(puzzle, self._board):
                cells[cell] = digit
        return cells
