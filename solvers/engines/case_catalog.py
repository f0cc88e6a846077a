"""The engines for cases of Sudoku Murder, a row each, named as those for grids.

To add one, write `engines/NAME.py` with `count(case, ask) -> Answer`, and add its row; the tests
run over every row.
"""

from collections.abc import Callable

from puzzles.murder.case import Case
from solvers.engines.ask import Engine
from solvers.engines.catalog import row_of, with_solver


def _takes_all(_case: Case) -> str | None:
    return None


def _search() -> Engine[Case]:
    """Return the row of the plain search."""
    from solvers.engines import case_search as engine

    text = "plain-Python search over people and cells"
    return Engine("search", text, engine.count, engine.count_many, engine.version, _takes_all)


def _kernel() -> Engine[Case]:
    """Return the row of the compiled search."""
    from solvers.engines import case_kernel as engine

    text = "compiled search over people and cells, many cases at a time (numba)"
    return Engine("kernel", text, engine.count, engine.count_many, engine.version, engine.why_not)


def _sat(solver: str = "") -> Engine[Case]:
    """Return the row of python-sat, or of one of its solvers.

    Raises:
        KeyError: there is no such solver; says which there are.
    """
    from solvers.engines import case_sat as engine

    text = "python-sat on clauses over rows, columns and rooms"
    row = Engine("sat", text, engine.count, engine.count_many, engine.version, _takes_all)
    return with_solver(row, solver, engine.count, engine.count_many) if solver else row


ROWS: dict[str, Callable[[], Engine[Case]]] = {"search": _search, "kernel": _kernel, "sat": _sat}


def case_engines() -> tuple[Engine[Case], ...]:
    """Return all engines, in the order of the table."""
    return tuple(row() for row in ROWS.values())


def case_engine_of(name: str) -> Engine[Case]:
    """Return the engine of a name such as `search`, `sat` or `sat:cadical153`.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    return row_of(name, ROWS, _sat, " for cases")
