"""The engines, a row each; an engine's file is read when it is first asked for.

To add one, write `engines/NAME.py` with the functions below and add its row; `tests/solvers` runs
over every row by itself.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from puzzles.puzzle import Puzzle
from solvers.engines.ask import Answer, Engine, PuzzleT


def _search() -> Engine[Puzzle]:
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


def _kernel() -> Engine[Puzzle]:
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


def _sat(solver: str = "") -> Engine[Puzzle]:
    """Return the row of python-sat, or of one of its solvers.

    Raises:
        KeyError: there is no such solver; says which there are.
    """
    from solvers.engines import sat

    row = Engine(
        "sat",
        f"python-sat on clauses over the grid's cells ({', '.join(sat.SOLVERS)})",
        sat.count,
        sat.count_many,
        sat.version,
        sat.why_not,
    )
    return with_solver(row, solver, sat.count, sat.count_many) if solver else row


def with_solver(
    row: Engine[PuzzleT],
    solver: str,
    count: Callable[..., Answer],
    count_many: Callable[..., Iterator[Answer]],
) -> Engine[PuzzleT]:
    """Return a row of python-sat that asks one of its solvers.

    Raises:
        KeyError: there is no such solver; says which there are.
    """
    from solvers.engines.sat import why_no_solver

    if reason := why_no_solver(solver):
        raise KeyError(reason)
    return replace(
        row,
        name=f"sat:{solver}",
        count=partial(count, solver=solver),
        count_many=partial(count_many, solver=solver),
    )


ROWS: dict[str, Callable[[], Engine[Puzzle]]] = {"search": _search, "kernel": _kernel, "sat": _sat}


def engines() -> tuple[Engine[Puzzle], ...]:
    """Return all engines, in the order of the table."""
    return tuple(row() for row in ROWS.values())


def engine_of(name: str) -> Engine[Puzzle]:
    """Return the engine of a name such as `search`, `sat` or `sat:cadical153`.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    return row_of(name, ROWS, _sat)


def row_of(
    name: str,
    rows: Mapping[str, Callable[[], Engine[PuzzleT]]],
    sat: Callable[[str], Engine[PuzzleT]],
    whose: str = "",
) -> Engine[PuzzleT]:
    """Return the row of a table that a name such as `sat` or `sat:cadical153` means.

    Raises:
        KeyError: there is none; the text says which there are.
    """
    first, _, variant = name.partition(":")
    if first == "sat" and variant:
        return sat(variant)
    if name in rows:
        return rows[name]()
    raise KeyError(f"no engine {name!r}{whose} (there are {', '.join(rows)}, and sat:SOLVER)")
