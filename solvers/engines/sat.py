"""The SAT engine: the rules as clauses, answered by a solver of python-sat.

The encoding is another view than the board's, so that the two can vouch for each other: only the
cells of the grid, no repeats, and M3 said by counting: every digit stands at least size - 1 times.
Since no row holds a digit twice, that is "of any two rows, one holds it"; the same is said of
columns and boxes, which follows and speeds the solver up (performance.md 0.2, formats.md 8).

Variables: cell * digits + index of digit + 1; then what D2 and the cages need. A cage chooses one
of its combinations (K2): a combination keeps other digits out of the cage and asks for its own.
Answers are counted by forbidding the cells found, never by auxiliary variables.
"""

import atexit
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Self

from puzzles.combos import combos, digits_of
from puzzles.kind import Kind
from puzzles.puzzle import Cage, Grid, Puzzle
from puzzles.shape import SHAPES
from solvers.engines.ask import Answer, Ask, Stop, never

DEFAULT = "glucose4"
"""Of those below, the quickest on hard killers, and as quick as any elsewhere."""
SOLVERS = (
    "glucose4",
    "glucose42",
    "cadical153",
    "cadical195",
    "minisat22",
)
"""Those of python-sat that can be run in slices: `solve_limited` after `conf_budget`."""
SLICE = 2000
"""Conflicts between two looks at `stop`; well under a third of a second."""
WARM_LIMIT = 2
"""Only proofs of uniqueness are asked in warm sessions; whoever counts further asks afresh."""
RENEW_AFTER = 400
"""A warm session is made anew after so many puzzles: switched-off clauses pile up in it."""
CAGES_WEAR = 20
"""A puzzle with cages, which has many clauses of its own, wears a session like so many without."""

Clause = list[int]


class Variables:
    """The numbering of a rule set's variables."""

    def __init__(self, kind: Kind, size: int) -> None:
        self.digits = kind.base.digits(size)
        self.cells = size * size
        self.last = self.cells * len(self.digits)

    def at(self, cell: int, digit: int) -> int:
        """Return the variable of "this cell holds this digit"."""
        return cell * len(self.digits) + digit - self.digits[0] + 1

    def new(self) -> int:
        """Return a variable that is not in use."""
        self.last += 1
        return self.last


@cache
def rules(kind: Kind, size: int, d2: bool) -> tuple[tuple[Clause, ...], int]:
    """Return the clauses of a kind without cages and givens, and the last variable used."""
    variables = Variables(kind, size)
    clauses = [*_cells(variables), *_units(variables, kind, size)]
    if kind.missing:
        clauses += _often_enough(variables, size)
        if d2 and kind.d2:
            clauses += _magic_on_diagonals(variables, size)
    return tuple(clauses), variables.last


def _one_of(literals: Sequence[int]) -> Iterator[Clause]:
    """Yield: at most one of the literals."""
    yield from ([-a, -b] for a, b in combinations(literals, 2))


def _cells(variables: Variables) -> Iterator[Clause]:
    """Yield: each cell holds exactly one digit (M1)."""
    for cell in range(variables.cells):
        literals = [variables.at(cell, digit) for digit in variables.digits]
        yield literals
        yield from _one_of(literals)


def _units(variables: Variables, kind: Kind, size: int) -> Iterator[Clause]:
    """Yield: no digit stands twice in a row, column, box (M2) or diagonal (D1).

    Where a unit has as many cells as there are digits, each digit stands in it, too.
    """
    shape = SHAPES[size]
    for cells in (
        *shape.rows,
        *shape.columns,
        *shape.boxes,
        *shape.diagonals[: 2 * kind.diagonals],
    ):
        for digit in variables.digits:
            literals = [variables.at(cell, digit) for cell in cells]
            yield from _one_of(literals)
            if not kind.missing:
                yield literals


def _often_enough(variables: Variables, size: int) -> Iterator[Clause]:
    """Yield: of two rows, columns or boxes, one holds the digit (M3)."""
    shape = SHAPES[size]
    for groups in (shape.rows, shape.columns, shape.boxes):
        for one, other in combinations(groups, 2):
            for digit in variables.digits:
                yield [variables.at(cell, digit) for cell in (*one, *other)]


def _magic_on_diagonals(variables: Variables, size: int) -> Iterator[Clause]:
    """Yield: a digit that a diagonal lacks is lacking in some row, so it is not magic (D2)."""
    shape = SHAPES[size]
    for digit in variables.digits:
        lacking = []
        for row in shape.rows:
            lacks = variables.new()
            lacking.append(lacks)
            yield from ([-lacks, -variables.at(cell, digit)] for cell in row)
        for diagonal in shape.diagonals:
            yield lacking + [variables.at(cell, digit) for cell in diagonal]


def _cage(variables: Variables, cage: Cage) -> Iterator[Clause]:
    """Yield: no repeats in the cage (K3), and one of its combinations (K2)."""
    clauses, more = _sum_clauses(len(cage.cells), cage.sum, variables.digits)
    count = len(variables.digits)
    own = [variables.at(cell, digit) for cell in cage.cells for digit in variables.digits]
    own += [variables.new() for _ in range(more)]
    # A literal of the template is a place in this list; from the end it counts what is negated.
    literals = [0, *own, *(-variable for variable in reversed(own))]
    for clause in clauses:
        yield [literals[literal] for literal in clause]
    size = int(variables.cells**0.5)
    for one, other in combinations(range(len(cage.cells)), 2):
        a, b = cage.cells[one], cage.cells[other]
        if a // size != b // size and a % size != b % size:  # otherwise M2 says so already
            for place in range(count):
                yield [-own[one * count + place], -own[other * count + place]]


@cache
def _sum_clauses(
    size: int, total: int | None, digits: tuple[int, ...]
) -> tuple[tuple[Clause, ...], int]:
    """Return the clauses of a sum over different cells, in numbers of their own.

    First come the variables of the cells, digit by digit, then the new ones, whose number is
    returned as well: "this digit is in the cage", and one for each combination.
    """
    if total is None:
        return (), 0
    count = len(digits)
    if size == 2:  # each digit asks for its partner
        pairs = [(total - digit - digits[0], place) for place, digit in enumerate(digits)]
        return (
            *([-(place + 1)] + [count + at + 1] * (0 <= at < count) for at, place in pairs),
            *([-(count + place + 1)] + [at + 1] * (0 <= at < count) for at, place in pairs),
        ), 0
    held = [size * count + place + 1 for place in range(count)]
    clauses: list[Clause] = []
    for place, present in enumerate(held):
        seats = [cell * count + place + 1 for cell in range(size)]
        clauses += [[-seat, present] for seat in seats]
        clauses.append([-present, *seats])
    chosen = []
    for choice, mask in enumerate(combos(size, total, digits), held[-1] + 1):
        chosen.append(choice)
        inside = digits_of(mask)
        for digit, present in zip(digits, held, strict=True):
            clauses.append([-choice, present if digit in inside else -present])
    return (*clauses, chosen), count + len(chosen)


def _panel(variables: Variables, puzzle: Puzzle) -> Iterator[Clause]:
    """Yield: given panel entries; what is missing stands nowhere in its unit, magic everywhere."""
    shape = puzzle.shape
    units = {
        f"{word}{number}": cells
        for word, groups in (("row", shape.rows), ("column", shape.columns), ("box", shape.boxes))
        for number, cells in enumerate(groups, 1)
    }
    units.update(zip(("diagonal-main", "diagonal-anti"), shape.diagonals, strict=True))
    for name, digit in puzzle.panel:
        if name == "magic":
            yield from ([variables.at(cell, digit) for cell in row] for row in shape.rows)
        else:
            yield from ([-variables.at(cell, digit)] for cell in units[name])


def formula(puzzle: Puzzle, *, d2: bool) -> tuple[list[Clause], Variables]:
    """Return the clauses of a puzzle, rules and givens, and how its variables are numbered."""
    clauses, last = rules(puzzle.kind, puzzle.size, d2)
    variables = Variables(puzzle.kind, puzzle.size)
    variables.last = last
    found = [*clauses]
    for cage in puzzle.cages:
        found += _cage(variables, cage)
    found += _panel(variables, puzzle)
    found += [[variables.at(cell, digit)] for cell, digit in enumerate(puzzle.givens) if digit >= 0]
    return found, variables


class Session:
    """A solver that holds the rules of a kind, for many questions.

    Encoding costs ten times a question (performance.md 2), so whoever asks often keeps one.
    Its yes and no are exact; its models depend on what was asked before.

    Args:
        kind, size, d2: the rules.
        solver: a name of python-sat's `SolverNames`.

    Raises:
        ValueError: python-sat has no such solver, or it cannot be interrupted.
    """

    def __init__(self, kind: Kind, size: int, *, d2: bool = True, solver: str = DEFAULT) -> None:
        from pysat.solvers import Solver

        clauses, last = rules(kind, size, d2)
        self.variables = Variables(kind, size)
        self.variables.last = last
        if reason := why_no_solver(solver):
            raise ValueError(reason)
        self._solver: Any = Solver(name=solver, bootstrap_with=clauses)
        self._add = self._solver.solver.add_clause
        self._conflicts_before = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Free the solver."""
        self._solver.delete()

    def add(self, clauses: Iterable[Clause], switch: int | None = None) -> None:
        """Add clauses for good, or such that they hold only while `switch` is assumed."""
        for clause in clauses:
            self._add(clause if switch is None else [*clause, -switch])

    def switch(self) -> int:
        """Return a variable to hang clauses on."""
        return self.variables.new()

    def drop(self, switch: int) -> None:
        """Give up the clauses of a switch."""
        self._solver.add_clause([-switch])

    def givens(self, grid: Grid) -> list[int]:
        """Return the assumptions that the digits of a grid make."""
        return [self.variables.at(cell, digit) for cell, digit in enumerate(grid) if digit >= 0]

    def other_than(self, grid: Grid) -> Clause:
        """Return the clause "not all cells as in this grid"."""
        return [-self.variables.at(cell, digit) for cell, digit in enumerate(grid)]

    def holds(
        self, assumptions: Sequence[int], conflicts: int | None = None, stop: Stop = never
    ) -> bool | None:
        """Say whether there is an answer under assumptions; None when a limit was hit."""
        return in_slices(self._solver, assumptions, conflicts, stop)

    def grid(self) -> Grid:
        """Return the grid of the last answer found."""
        model: list[int] = self._solver.get_model()
        count = len(self.variables.digits)
        true = [literal for literal in model[: self.variables.cells * count] if literal > 0]
        return tuple((literal - 1) % count + self.variables.digits[0] for literal in true)

    def conflicts(self) -> int:
        """Return the conflicts since the last call."""
        total = conflicts_of(self._solver)
        spent, self._conflicts_before = total - self._conflicts_before, total
        return spent

    def lower(self, puzzle: Puzzle, switch: int | None = None) -> list[int]:
        """Add the cages and panel entries of a puzzle; return its givens as assumptions."""
        for cage in puzzle.cages:
            self.add(_cage(self.variables, cage), switch)
        self.add(_panel(self.variables, puzzle), switch)
        return self.givens(puzzle.givens) + ([] if switch is None else [switch])


def in_slices(
    solver: Any, assumptions: Sequence[int], conflicts: int | None = None, stop: Stop = never
) -> bool | None:
    """Ask a solver of python-sat; None when a limit was hit.

    Runs in slices of `SLICE` conflicts, so that Python gets a word in between.
    """
    spent = 0
    while True:
        budget = SLICE if conflicts is None else min(SLICE, conflicts - spent)
        if budget <= 0 or stop():
            return None
        solver.conf_budget(budget)
        # Otherwise python-sat takes SIGINT for itself and raises a fault of its own.
        found: bool | None = solver.solve_limited(
            assumptions=list(assumptions), expect_interrupt=True
        )
        if found is not None:
            return found
        spent += budget


def conflicts_of(solver: Any) -> int:
    """Return the conflicts that a solver of python-sat has had so far."""
    return int((solver.accum_stats() or {}).get("conflicts", 0))


def why_no_solver(name: str) -> str | None:
    """Say why a solver of python-sat cannot be used, or None."""
    if name not in SOLVERS:
        return f"no SAT solver {name!r} here (there are {', '.join(SOLVERS)})"
    return None


def _count(session: Session, puzzle: Puzzle, ask: Ask, switch: int | None) -> Answer:
    """Count the answers of a puzzle in a session."""
    assumptions = session.lower(puzzle, switch)
    found, grids = 0, []
    left = ask.nodes
    spent = 0
    finished = True
    while found < ask.limit:
        holds = session.holds(assumptions, left, ask.stop)
        used = session.conflicts()
        spent += used
        left = None if left is None else max(0, left - used)
        if not holds:
            finished = holds is False
            break
        grid = session.grid()
        if found < ask.keep:
            grids.append(grid)
        found += 1
        session.add([session.other_than(grid)], switch)
    return Answer(found, tuple(grids), finished, spent)


def count(puzzle: Puzzle, ask: Ask, solver: str = DEFAULT) -> Answer:
    """Count the answers of a puzzle of any kind and size, as `ask` says.

    A puzzle is asked in a session that is kept warm for its rules. Models of a warm session depend
    on what it was asked before: where there is more than one answer, the puzzle is asked again in a
    fresh session, so that the answers shown do not.
    """
    if ask.limit <= WARM_LIMIT:
        session = _warm(puzzle, ask, solver)
        switch = session.switch()
        answer = _count(session, puzzle, ask, switch)
        session.drop(switch)
        if answer.count <= 1:
            return answer
    with Session(puzzle.kind, puzzle.size, d2=ask.d2, solver=solver) as session:
        return _count(session, puzzle, ask, None)


_sessions: dict[tuple[Kind, int, bool, str], tuple[Session, int]] = {}
"""The warm sessions of this process, and how often each was asked. No answer depends on them."""


def _warm(puzzle: Puzzle, ask: Ask, solver: str) -> Session:
    """Return the warm session of a puzzle's rules, made anew when it is new or worn."""
    if not _sessions:
        atexit.register(close_sessions)
    key = (puzzle.kind, puzzle.size, ask.d2, solver)
    session, asked = _sessions.pop(key, (None, 0))
    if session is not None and asked >= RENEW_AFTER:
        session.close()
        session = None
    if session is None:
        session, asked = Session(puzzle.kind, puzzle.size, d2=ask.d2, solver=solver), 0
    _sessions[key] = session, asked + (CAGES_WEAR if puzzle.cages else 1)
    return session


def close_sessions() -> None:
    """Free all warm sessions; python-sat minds being torn down with the interpreter."""
    while _sessions:
        _sessions.popitem()[1][0].close()


def count_many(puzzles: Iterable[Puzzle], ask: Ask, solver: str = DEFAULT) -> Iterator[Answer]:
    """Count the answers of many puzzles in turn, each as `count` does."""
    return (count(puzzle, ask, solver) for puzzle in puzzles)


@cache
def version() -> str:
    """Return the version that a proof names."""
    from importlib.metadata import version as of

    return f"python-sat {of('python-sat')}"


def why_not(puzzle: Puzzle) -> str | None:
    """Say why this engine cannot take a puzzle: it takes all."""
    return None
