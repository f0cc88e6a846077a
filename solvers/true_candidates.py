"""True candidates: the digits that a cell holds in at least one answer, panel cells included.

Few questions are asked. A cell's digits that the search excludes at once need none. Every answer
found witnesses a digit in each of its cells, and the search is steered towards digits that have no
witness yet. Only what is left is asked for, one (cell, digit) pair after the other; a pair that is
refuted is excluded for good, which often excludes others. When a question takes the search long, a
warm SAT session answers it and those after it. What a limit leaves open is said to be open.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import perf_counter

from puzzles.board import board_of, start
from puzzles.judge import broken, violations
from puzzles.missing import panel_of
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Stop, never
from solvers.engines.sat import Session
from solvers.engines.search import (
    Choose,
    Node,
    Tables,
    Walk,
    Weighted,
    chooser,
    fresh,
    grid_in,
    propagate,
    tables_of,
)
from solvers.verdict import Problem, Word

NODES = 100
"""Nodes that the search may spend on a question before SAT takes over, a tenth of a second."""


@dataclass(frozen=True, slots=True)
class TrueCandidates:
    """What every cell can be.

    Attributes:
        verdict: `unique`; `multiple`; `none`; `invalid` (a rule is broken before any search);
            `undecided` (a limit was hit before this was known); `disagreement` (an engine gave an
            answer that breaks a rule, or not the digit asked for).
        names: the cells, those of the grid first, then those of the panel (`Board.names`).
        digits: for each cell the digits that an answer has there.
        undecided: for each cell the digits of which a limit left open whether they occur.
        given: the cells, panel cells included, that the puzzle gives.
        problems: broken rules.
        questions: how often an engine was asked.
        answers: different answers met on the way, not a count of all.
        nodes: branchings and conflicts.
        seconds: wall time.
    """

    verdict: Word
    names: tuple[str, ...]
    digits: tuple[tuple[int, ...], ...]
    undecided: tuple[tuple[int, ...], ...]
    given: frozenset[int] = frozenset()
    problems: tuple[Problem, ...] = ()
    questions: int = 0
    answers: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def forced(self) -> tuple[int, ...]:
        """The cells that are not given and hold the same digit in every answer."""
        return tuple(
            cell
            for cell, (digits, open_digits) in enumerate(
                zip(self.digits, self.undecided, strict=True)
            )
            if len(digits) == 1 and not open_digits and cell not in self.given
        )

    @property
    def complete(self) -> bool:
        """Whether nothing is undecided."""
        return self.verdict != "undecided" and not any(self.undecided)


def true_candidates(
    puzzle: Puzzle, *, nodes: int | None = None, stop: Stop = never
) -> TrueCandidates:
    """Return the digits that each cell holds in at least one answer, D2 counted.

    Args:
        puzzle: any kind and size.
        nodes: give up on a question after so many nodes of the search, or conflicts of SAT when
            that is asked; None is no limit.
        stop: give up on all that is left.
    """
    started = perf_counter()
    board = board_of(puzzle)
    blank = ((),) * len(board.names)
    given = frozenset(cell for cell, _ in start(puzzle, board))
    if problems := tuple(Problem(fault.rule, fault.where, fault.text) for fault in broken(puzzle)):
        return TrueCandidates("invalid", board.names, blank, blank, given, problems)
    with _Inquiry(puzzle, nodes, stop) as inquiry:
        inquiry.run()
    found = inquiry.result(given)
    return replace(found, seconds=perf_counter() - started)


class _Inquiry:
    """The state of asking: which pairs have a witness, which are refuted, which are open.

    `seen`, `open` and the candidates of `node` are masks of cells, one a digit.
    """

    def __init__(self, puzzle: Puzzle, nodes: int | None, stop: Stop) -> None:
        self._puzzle, self._limit, self._stop = puzzle, nodes, stop
        self._board = board_of(puzzle)
        self._tables: Tables = tables_of(self._board)
        self._node: Node = fresh(self._tables, start(puzzle, self._board))
        self._seen = [0] * len(self._tables.digits)
        self._choose = _steered(chooser(self._tables), self._seen)
        self._open = [0] * len(self._tables.digits)
        self._answers: set[Grid] = set()
        self._problems: tuple[Problem, ...] = ()
        self._session: Session | None = None
        self._assumed: list[int] = []
        self._questions = self._nodes = 0

    def __enter__(self) -> "_Inquiry":
        return self

    def __exit__(self, *_: object) -> None:
        if self._session:
            self._session.close()

    def run(self) -> None:
        """Ask until every pair has a witness, is refuted, or is open for good."""
        if not propagate(self._tables, self._node):
            self._node.candidates = [0] * len(self._tables.digits)
            return
        while not self._problems and (pair := self._next()) is not None:
            cell, at = pair
            if self._stop():
                self._give_up()
                return
            holds = self._ask(cell, at)
            if holds is None:
                self._open[at] |= 1 << cell
            elif holds is False:
                self._refute(cell, at)
            elif not self._seen[at] >> cell & 1 and not self._problems:
                # The answer to this very question shows another digit: the engine erred.
                name, digit = self._board.names[cell], self._tables.digits[at]
                text = f"an engine was asked for {digit} in {name} and answered with another digit"
                self._problems = (Problem("engine", name, text),)

    def _next(self) -> tuple[int, int] | None:
        """Return the next pair to ask for: of the cells the one with the fewest candidates."""
        left = [
            candidates & ~seen & ~open_cells
            for candidates, seen, open_cells in zip(
                self._node.candidates, self._seen, self._open, strict=True
            )
        ]
        union = 0
        for cells in left:
            union |= cells
        if not union:
            return None
        counts = [0] * self._tables.full.bit_length()
        for candidates in self._node.candidates:
            for cell in _bits(candidates & union):
                counts[cell] += 1
        cell = min(_bits(union), key=lambda cell: (counts[cell], cell))
        return cell, next(at for at, cells in enumerate(left) if cells >> cell & 1)

    def _ask(self, cell: int, at: int) -> bool | None:
        """Say whether an answer has the digit of index `at` in `cell`; None when a limit was hit.

        An answer found is taken as a witness of all its pairs.
        """
        self._questions += 1
        if self._session is None:
            node = self._node.copy()
            for other in range(len(node.candidates)):
                if other != at:
                    node.candidates[other] &= ~(1 << cell)
            walk = Walk(self._tables, [(node, -1)], self._choose)
            budget = NODES if self._limit is None else min(NODES, self._limit)
            found = walk.next(budget, self._stop)
            self._nodes += walk.nodes
            if found is not None:
                self._witness(grid_in(self._tables, found, self._board.grid_cells))
                return True
            if not walk.stack:
                return False
            if budget == self._limit or self._stop():
                return None
        return self._ask_sat(cell, self._tables.digits[at])

    def _ask_sat(self, cell: int, digit: int) -> bool | None:
        """Ask the SAT session, made at the first such question."""
        if self._session is None:
            self._session = Session(self._puzzle.kind, self._puzzle.size)
            self._assumed = self._session.lower(self._puzzle)
        session = self._session
        holds = session.holds(
            [*self._assumed, *self._literals(cell, digit)], self._limit, self._stop
        )
        self._nodes += session.conflicts()
        if holds:
            self._witness(session.grid())
        return holds

    def _literals(self, cell: int, digit: int) -> Iterator[int]:
        """Yield what says in SAT's view that a cell holds a digit.

        What a unit misses stands in none of its cells; the magic digit stands in every row (M4).
        """
        assert self._session is not None
        at = self._session.variables.at
        name = self._board.names[cell]
        if cell < self._board.grid_cells:
            yield at(cell, digit)
        elif name == "magic":
            switch = self._session.switch()
            rows = self._puzzle.shape.rows
            self._session.add(([at(c, digit) for c in row] for row in rows), switch)
            yield switch
        else:
            unit = next(unit for unit in self._board.units if unit.name == name)
            yield from (-at(c, digit) for c in unit.cells if c != cell)

    def _witness(self, grid: Grid) -> None:
        """Take note of an answer; it is judged first."""
        if faults := tuple(violations(self._puzzle, grid)):
            self._problems = tuple(Problem(f.rule, f.where, f.text) for f in faults)
            return
        self._answers.add(grid)
        panel: dict[str, int] = {}
        kind = self._puzzle.kind
        if kind.missing:
            panel = panel_of(grid, self._puzzle.size, diagonals=kind.diagonals).entries()
        first = self._tables.digits[0]
        for cell, name in enumerate(self._board.names):
            digit = grid[cell] if cell < len(grid) else panel[name]
            self._seen[digit - first] |= 1 << cell

    def _refute(self, cell: int, at: int) -> None:
        """Exclude a pair, and what follows from that."""
        self._node.candidates[at] &= ~(1 << cell)
        if not propagate(self._tables, self._node):
            self._node.candidates = [0] * len(self._tables.digits)

    def _give_up(self) -> None:
        """Leave open all that has neither a witness nor a refutation."""
        self._open = [
            candidates & ~seen
            for candidates, seen in zip(self._node.candidates, self._seen, strict=True)
        ]

    def _verdict(self) -> Word:
        """Return what is known of the number of answers."""
        if self._problems:
            return "disagreement"
        if len(self._answers) > 1:
            return "multiple"
        if any(
            candidates & open_cells & ~seen
            for candidates, open_cells, seen in zip(
                self._node.candidates, self._open, self._seen, strict=True
            )
        ):
            return "undecided"
        return "unique" if self._answers else "none"

    def result(self, given: frozenset[int]) -> TrueCandidates:
        """Return what was found out."""
        cells = range(len(self._board.names))
        pairs = list(
            zip(self._tables.digits, self._seen, self._open, self._node.candidates, strict=True)
        )
        return TrueCandidates(
            self._verdict(),
            self._board.names,
            tuple(tuple(d for d, seen, _, _ in pairs if seen >> cell & 1) for cell in cells),
            tuple(
                tuple(d for d, seen, left, held in pairs if left & held & ~seen & 1 << cell)
                for cell in cells
            ),
            given,
            self._problems,
            self._questions,
            len(self._answers),
            self._nodes,
        )


def _steered(choose: Choose, seen: list[int]) -> Choose:
    """Return a choice of the same cell that tries digits without a witness first."""

    def unseen_first(cell: int, order: list[int]) -> tuple[int, list[int]]:
        return cell, sorted(order, key=lambda at: seen[at] >> cell & 1)

    class Steered(Weighted):
        """The choice for cages, which learns from contradictions."""

        def __call__(self, tables: Tables, node: Node) -> tuple[int, list[int]]:
            return unseen_first(*super().__call__(tables, node))

    if isinstance(choose, Weighted):
        return Steered(choose.weights)
    return lambda tables, node: unseen_first(*choose(tables, node))


def _bits(mask: int) -> Iterator[int]:
    """Yield the members of a set."""
    while mask:
        low = mask & -mask
        mask ^= low
        yield low.bit_length() - 1
