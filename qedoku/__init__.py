"""Qedoku: make number puzzles, and prove them.

    >>> import qedoku
    >>> puzzle = qedoku.puzzle("classic", "1....34.........", size=4)

This is the public face; everything else is a room of the house and may move. Nothing heavy is
loaded before it is asked for.
"""

from typing import TYPE_CHECKING

__all__ = [
    "KINDS",
    "Cage",
    "Disagreement",
    "Document",
    "FormatError",
    "Grid",
    "Kind",
    "Problem",
    "Puzzle",
    "Verdict",
    "count",
    "dump",
    "explain",
    "generate",
    "generate_cases",
    "grade",
    "hint",
    "load",
    "puzzle",
    "show",
    "solve",
    "verify",
]

__version__: str

if TYPE_CHECKING:
    from formats.errors import FormatError
    from puzzles.catalog import KINDS
    from puzzles.document import Document
    from puzzles.kind import Kind
    from puzzles.puzzle import Cage, Grid, Puzzle
    from qedoku.api import (
        Disagreement,
        count,
        dump,
        explain,
        generate,
        grade,
        hint,
        load,
        puzzle,
        show,
        solve,
        verify,
    )
    from qedoku.cases import generate_cases
    from solvers.verdict import Problem, Verdict


def __getattr__(name: str) -> object:
    """Fetch a public name from its room on first use."""
    if name == "__version__":
        from puzzles.version import VERSION

        return VERSION
    if name not in __all__:
        raise AttributeError(f"qedoku has no {name!r}")
    from qedoku import api, cases

    value: object = getattr(cases if name == "generate_cases" else api, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return the public names, also those not fetched yet."""
    return [*__all__, "__version__"]
