"""What the readers of other programs' JSON share: parts of a tree, or a fault and its place."""

import re
from collections.abc import Iterable
from typing import Any

from formats.cages import LARGEST_SUM, cage_cells
from formats.errors import Unreadable
from formats.schema import shorten, shown
from puzzles.document import Stored
from puzzles.puzzle import Puzzle


def mapping(value: Any, place: str) -> dict[str, Any]:
    """Return a mapping; raise `Unreadable` for anything else."""
    if not isinstance(value, dict):
        raise Unreadable(f"found {shown(value)}, wanted a mapping", place)
    return value


def sequence(value: Any, place: str) -> list[Any]:
    """Return a list; raise `Unreadable` for anything else."""
    if not isinstance(value, list):
        raise Unreadable(f"found {shown(value)}, wanted a list", place)
    return value


def text_at(tree: dict[str, Any], key: str) -> str:
    """Return a text of a tree, empty if it is not there or no text."""
    value = tree.get(key)
    return value if isinstance(value, str) else ""


def total(value: Any, place: str) -> int | None:
    """Return the sum of a cage, a number or its digits as text; None where there is none.

    Raises:
        Unreadable: it is something else.
    """
    if value is None or value == "":
        return None
    if isinstance(value, bool) or not re.fullmatch("[0-9]{1,3}", str(value)):
        wanted = f"a number from 0 to {LARGEST_SUM}"
        raise Unreadable(f"found the sum {shown(value)}, wanted {wanted}", place)
    return int(value)


def cells_of_cage(cells: Iterable[int], place: str) -> tuple[int, ...]:
    """Return the cells of a cage in reading order.

    Raises:
        Unreadable: one is named twice, or there are too many (K3).
    """
    try:
        return cage_cells(cells)
    except ValueError as fault:
        raise Unreadable(str(fault), place) from None


def solution_of(
    symbols: str, puzzle: Puzzle, blanks: str = ""
) -> tuple[Stored | None, tuple[str, ...]]:
    """Return the solution if the symbols are a full grid; what they are instead is noted.

    Nothing but `blanks` says that there is no solution.
    """
    if not symbols.strip(blanks):
        return None, ()
    digits = "".join(map(str, puzzle.digits))
    if re.fullmatch(f"[{digits}]{{{puzzle.size**2}}}", symbols):
        return Stored(tuple(map(int, symbols))), ()
    return None, (f"the solution {shorten(symbols)!r} is no full grid of this kind, not read",)
