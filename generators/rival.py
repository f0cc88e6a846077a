"""The question of a setter: is there an answer other than the one meant, and which?

Unlike `probe`, which gives up on a puzzle that is hard to prove, this goes on: the plain search
has the first word, within a budget of nodes, and a warm SAT session the last. The same puzzle gets
the same rival whichever was asked before: of a session's models none is taken as it comes, but
the first in the order of the digits is worked out by exact yes and no.
"""

from dataclasses import dataclass, field, replace

from puzzles.board import Board, board_of, start
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle
from solvers.engines.ask import Stop, never
from solvers.engines.sat import Session
from solvers.engines.search import Tables, Walk, chooser, fresh, grid_in, tables_of

NODES = 400
"""Nodes that the search may spend on a question, a third of a second, before SAT takes over."""


@dataclass
class _Rules:
    """What does not change while only givens do: the board, and a session when one was needed."""

    board: Board
    tables: Tables
    session: Session | None = None
    assumed: list[int] = field(default_factory=list)


class Rivals:
    """Looks for answers other than `meant` to puzzles that differ in givens, cages and panel.

    Args:
        meant: the one answer that every puzzle asked about has; None takes any answer for another.
        d2: whether rule D2 counts.
        stop: ends a question without an answer.
    """

    def __init__(self, meant: Grid | None, *, d2: bool, stop: Stop = never) -> None:
        self._meant, self._d2, self._stop = meant, d2, stop
        self._rules: _Rules | None = None
        self._key: tuple[tuple[Cage, ...], tuple[tuple[str, int], ...]] | None = None

    def __enter__(self) -> "Rivals":
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def find(self, puzzle: Puzzle) -> Grid | bool | None:
        """Return another answer of a puzzle, False when there is none, None when stopped."""
        rules = self._rules_of(puzzle)
        node = fresh(rules.tables, start(puzzle, rules.board))
        walk = Walk(rules.tables, [(node, -1)], chooser(rules.tables))
        while (found := walk.next(NODES, self._stop)) is not None:
            grid = grid_in(rules.tables, found, rules.board.grid_cells)
            if grid != self._meant:
                return grid
        if not walk.stack:
            return False
        return None if self._stop() else self._ask_sat(puzzle, rules)

    def _ask_sat(self, puzzle: Puzzle, rules: _Rules) -> Grid | bool | None:
        """Ask the SAT session of the rules, made at the first such question."""
        if rules.session is None:
            rules.session = Session(puzzle.kind, puzzle.size, d2=self._d2)
            blank = replace(puzzle, givens=(BLANK,) * len(puzzle.givens))
            rules.assumed = rules.session.lower(blank)
            if self._meant is not None:
                rules.session.add([rules.session.other_than(self._meant)])
        assumed = [*rules.assumed, *rules.session.givens(puzzle.givens)]
        holds = rules.session.holds(assumed, stop=self._stop)
        return self._least(puzzle, rules.session, assumed) if holds else holds

    def _least(self, puzzle: Puzzle, session: Session, assumed: list[int]) -> Grid | None:
        """Return the first answer in the order of cells and digits; None when stopped."""
        grid = session.grid()
        for cell, given in enumerate(puzzle.givens):
            if given != BLANK:
                continue
            for digit in puzzle.digits:
                if digit == grid[cell]:
                    break
                literal = session.variables.at(cell, digit)
                holds = session.holds([*assumed, literal], stop=self._stop)
                if holds is None:
                    return None
                if holds:
                    grid = session.grid()
                    break
            assumed = [*assumed, session.variables.at(cell, grid[cell])]
        return grid

    def _rules_of(self, puzzle: Puzzle) -> _Rules:
        """Return what is known of a puzzle's rules, cages and panel."""
        key = puzzle.cages, puzzle.panel
        if self._rules is None or key != self._key:
            self._close()
            board = board_of(puzzle, d2=self._d2)
            self._key, self._rules = key, _Rules(board, tables_of(board))
        return self._rules

    def _close(self) -> None:
        """Free the session."""
        if self._rules and self._rules.session:
            self._rules.session.close()
        self._rules = None
