"""The engines, a row each.

To add one, write `engines/NAME.py` with the functions below and add its row; `tests/solvers` runs
over every row by itself.
"""

from dataclasses import replace
from functools import partial

from solvers.engines import kernel, sat, search
from solvers.engines.ask import Engine

ENGINES: tuple[Engine, ...] = (
    Engine(
        "search",
        "plain-Python search on the board of cells and panel",
        search.count,
        search.count_many,
        search.version,
        search.why_not,
    ),
    Engine(
        "kernel",
        "compiled search on boards of 9x9, many puzzles at a time (numba)",
        kernel.count,
        kernel.count_many,
        kernel.version,
        kernel.why_not,
    ),
    Engine(
        "sat",
        f"python-sat on clauses over the grid's cells ({', '.join(sat.SOLVERS)})",
        sat.count,
        sat.count_many,
        sat.version,
        sat.why_not,
    ),
)


def engine_of(name: str) -> Engine:
    """Return the engine of a name such as `search`, `sat` or `sat:cadical153`.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    first, _, variant = name.partition(":")
    for engine in ENGINES:
        if engine.name == first and not variant:
            return engine
        if engine.name == first == "sat":
            if reason := sat.why_no_solver(variant):
                raise KeyError(reason)
            return replace(
                engine,
                name=name,
                count=partial(sat.count, solver=variant),
                count_many=partial(sat.count_many, solver=variant),
            )
    names = ", ".join(engine.name for engine in ENGINES)
    raise KeyError(f"no engine {name!r} (there are {names}, and sat:SOLVER)")
