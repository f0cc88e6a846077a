"""The engine `sat` for cases: their clauses (`case_clauses.py`), answered by python-sat.

A placement that was found is forbidden by its rows and columns, never by auxiliary variables.
"""

from collections.abc import Iterable, Iterator

from puzzles.murder.case import Case, Placement
from solvers.engines.ask import Answer, Ask
from solvers.engines.case_clauses import Clauses
from solvers.engines.sat import DEFAULT, conflicts_of, in_slices, version, why_no_solver

__all__ = ["count", "count_many", "version"]


def count(case: Case, ask: Ask, solver: str = DEFAULT) -> Answer:
    """Count the placements of a case.

    Raises:
        ValueError: python-sat has no such solver, or it cannot be interrupted.
    """
    from pysat.solvers import Solver

    if reason := why_no_solver(solver):
        raise ValueError(reason)
    clauses = Clauses(case)
    found: list[Placement] = []
    number, spent, finished = 0, 0, True
    with Solver(name=solver, bootstrap_with=clauses.all) as asked:
        while number < ask.limit:
            left = None if ask.nodes is None else max(0, ask.nodes - spent)
            holds = in_slices(asked, (), left, ask.stop)
            spent = conflicts_of(asked)
            if not holds:
                finished = holds is False
                break
            true = {literal for literal in asked.get_model() if literal > 0}
            lines = [_lines(case, clauses, who, true) for who in clauses.people]
            number += 1
            if len(found) < ask.keep:
                found.append(tuple(row * case.size + column for row, column in lines))
            asked.add_clause(
                [-at for who, (r, c) in enumerate(lines)
                 for at in (clauses.row(who, r), clauses.column(who, c))]
            )  # fmt: skip
    return Answer(number, tuple(found), finished, spent)


def _lines(case: Case, clauses: Clauses, who: int, true: set[int]) -> tuple[int, int]:
    """Return the row and column that a person has in a model."""
    lines = range(case.size)
    row = next(line for line in lines if clauses.row(who, line) in true)
    return row, next(line for line in lines if clauses.column(who, line) in true)


def count_many(cases: Iterable[Case], ask: Ask, solver: str = DEFAULT) -> Iterator[Answer]:
    """Count the placements of many cases in turn, lazily."""
    return (count(case, ask, solver) for case in cases)
