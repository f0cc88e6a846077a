"""The engines for cases of Sudoku Murder, a row each, named as those for grids.

To add one, write `engines/NAME.py` with `count(case, ask) -> Answer`, and add its row; the tests
run over every row.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from puzzles.murder.case import Case
from solvers.engines.ask import Answer, Ask


@dataclass(frozen=True, slots=True)
class CaseEngine:
    """A row of the table; as `Engine`, but it is asked about cases.

    The `grids` of an answer are placements; `Ask.d2` has no meaning.
    """

    name: str
    text: str
    count: Callable[[Case, Ask], Answer]
    count_many: Callable[[Iterable[Case], Ask], Iterator[Answer]]
    version: Callable[[], str]
    why_not: Callable[[Case], str | None]


def _takes_all(_case: Case) -> str | None:
    return None


def _search() -> CaseEngine:
    """Return the row of the plain search."""
    from solvers.engines import case_search as engine

    text = "plain-Python search over people and cells"
    return CaseEngine("search", text, engine.count, engine.count_many, engine.version, _takes_all)


def _kernel() -> CaseEngine:
    """Return the row of the compiled search."""
    from solvers.engines import case_kernel as engine

    text = "compiled search over people and cells, many cases at a time (numba)"
    return CaseEngine(
        "kernel", text, engine.count, engine.count_many, engine.version, engine.why_not
    )


def _sat(solver: str = "") -> CaseEngine:
    """Return the row of python-sat, or of one of its solvers.

    Raises:
        KeyError: there is no such solver; says which there are.
    """
    from solvers.engines import case_sat as engine
    from solvers.engines.sat import why_no_solver

    text = "python-sat on clauses over rows, columns and rooms"
    row = CaseEngine("sat", text, engine.count, engine.count_many, engine.version, _takes_all)
    if not solver:
        return row
    if reason := why_no_solver(solver):
        raise KeyError(reason)
    return replace(
        row,
        name=f"sat:{solver}",
        count=partial(engine.count, solver=solver),
        count_many=partial(engine.count_many, solver=solver),
    )


ROWS: dict[str, Callable[[], CaseEngine]] = {"search": _search, "kernel": _kernel, "sat": _sat}


def case_engines() -> tuple[CaseEngine, ...]:
    """Return all engines, in the order of the table."""
    return tuple(row() for row in ROWS.values())


def case_engine_of(name: str) -> CaseEngine:
    """Return the engine of a name such as `search`, `sat` or `sat:cadical153`.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    first, _, variant = name.partition(":")
    if first == "sat" and variant:
        return _sat(variant)
    if name in ROWS:
        return ROWS[name]()
    raise KeyError(f"no engine {name!r} for cases (there are {', '.join(ROWS)}, and sat:SOLVER)")
