"""The engines, a row each; an engine's file is read when it is first asked for.

To add one, write `engines/NAME.py` with the functions below and add its row; `tests/solvers` runs
over every row by itself.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from solvers.engines.ask import Engine


def _search() -> Engine:
    """Return the row of the plain search."""
    from solvers.engines import search

    return Engine(
        "search",
        "plain-Python search on the board of cells and panel",
        search.count,
        search.count_many,
        search.version,
        search.why_not,
    )


def _kernel() -> Engine:
    """Return the row of the compiled search."""
    from solvers.engines import kernel

    return Engine(
        "kernel",
        "compiled search on boards of 9x9, many puzzles at a time (numba)",
        kernel.count,
        kernel.count_many,
        kernel.version,
        kernel.why_not,
    )


def _sat(solver: str = "") -> Engine:
    """Return the row of python-sat, or of one of its solvers.

    Raises:
        KeyError: there is no such solver; says which there are.
    """
    from solvers.engines import sat

    engine = Engine(
        "sat",
        f"python-sat on clauses over the grid's cells ({', '.join(sat.SOLVERS)})",
        sat.count,
        sat.count_many,
        sat.version,
        sat.why_not,
    )
    if not solver:
        return engine
    if reason := sat.why_no_solver(solver):
        raise KeyError(reason)
    return replace(
        engine,
        name=f"sat:{solver}",
        count=partial(sat.count, solver=solver),
        count_many=partial(sat.count_many, solver=solver),
    )


ROWS: dict[str, Callable[[], Engine]] = {"search": _search, "kernel": _kernel, "sat": _sat}


def engines() -> tuple[Engine, ...]:
    """Return all engines, in the order of the table."""
    return tuple(row() for row in ROWS.values())


def engine_of(name: str) -> Engine:
    """Return the engine of a name such as `search`, `sat` or `sat:cadical153`.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    first, _, variant = name.partition(":")
    if first == "sat" and variant:
        return _sat(variant)
    if name in ROWS:
        return ROWS[name]()
    raise KeyError(f"no engine {name!r} (there are {', '.join(ROWS)}, and sat:SOLVER)")
