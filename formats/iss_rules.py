"""The statements that make Missudeca out of a 10-value board of Interactive-Sudoku-Solver.

Written and read from one table, so that the two cannot differ.
"""

import re
from collections.abc import Iterator
from urllib.parse import quote

from puzzles.board import DIAGONALS
from puzzles.puzzle import Puzzle
from puzzles.shape import Shape

UNITS = (("row", "MR"), ("column", "MC"), ("box", "MB"))
"""The units that miss a digit, and the variables that hold it."""

MAGIC, DIAGONAL = "MG", "MD"
Group = tuple[str, ...]
"""Cells of the solver that all differ: `R1C1`, and variables such as `VMR1`."""


def name_in_solver(name: str) -> str:
    """Return how the solver calls a cell or a panel entry of ours (`r1c1`, `row3`, `magic`)."""
    if name == "magic":
        return f"V{MAGIC}"
    if name in DIAGONALS:
        return f"V{DIAGONAL}{DIAGONALS.index(name) + 1}"
    for word, prefix in UNITS:
        if match := re.fullmatch(f"{word}([1-9])", name):
            return f"V{prefix}{match[1]}"
    return name.upper()


def names_in_solver(shape: Shape, *, diagonals: bool) -> dict[str, str]:
    """Return our names of the panel by those of the solver."""
    names = [f"{word}{number}" for word, _ in UNITS for number in range(1, shape.size + 1)]
    names += DIAGONALS if diagonals else ()
    return {name_in_solver(name): name for name in (*names, "magic")}


def _cells(shape: Shape, cells: tuple[int, ...]) -> Group:
    return tuple(shape.name(cell).upper() for cell in cells)


def _variables(shape: Shape, prefix: str) -> Group:
    return tuple(f"V{prefix}{number}" for number in range(1, shape.size + 1))


def missing_groups(shape: Shape) -> Iterator[Group]:
    """Yield what all differs in Missudeca: M2, then M3."""
    for (_, prefix), units in zip(UNITS, (shape.rows, shape.columns, shape.boxes), strict=True):
        for number, cells in enumerate(units, 1):
            yield (*_cells(shape, cells), f"V{prefix}{number}")
    for _, prefix in UNITS:
        yield _variables(shape, prefix)


def magic_group(shape: Shape) -> Group:
    """What makes a variable the magic digit: it is missing from no row (M4)."""
    return (*_variables(shape, "MR"), f"V{MAGIC}")


def diagonal_groups(shape: Shape) -> Iterator[Group]:
    """Yield what makes two variables the digits that the diagonals miss (D1)."""
    for number, cells in enumerate(shape.diagonals, 1):
        yield (*_cells(shape, cells), f"V{DIAGONAL}{number}")


def unequal_groups() -> Iterator[Group]:
    """Yield what D2 says: the magic digit is missing from neither diagonal."""
    for number in (1, 2):
        yield (f"V{MAGIC}", f"V{DIAGONAL}{number}")


def variable(prefix: str, label: str, count: int = 1) -> str:
    """Return the statement that makes variables; one alone is called by its prefix."""
    tail = f"~{count}" if count > 1 else ""
    return f".Var~{prefix}~{quote(label)}{tail}"


def _differ(group: Group) -> str:
    return ".AllDifferent~" + "~".join(group)


def missing_rules(shape: Shape) -> Iterator[str]:
    """Yield the statements of M2 and M3."""
    for word, prefix in UNITS:
        yield variable(prefix, f"Missing in {word}", shape.size)
    yield from map(_differ, missing_groups(shape))


def diagonal_rules(shape: Shape, *, magic: bool, diagonals: bool, enforced: bool) -> Iterator[str]:
    """Yield the variables of the magic digit and of the diagonals, and D2 when `enforced`."""
    if magic:
        yield variable(MAGIC, "Magic")
    if diagonals:
        yield variable(DIAGONAL, "Missing on diagonal", 2)
    if magic:
        yield _differ(magic_group(shape))
    if diagonals:
        yield from map(_differ, diagonal_groups(shape))
    if enforced:
        yield from map(_differ, unequal_groups())


def needs_variables(puzzle: Puzzle) -> tuple[bool, bool]:
    """Whether a puzzle speaks of the magic digit, and of what the diagonals miss."""
    given = {name for name, _ in puzzle.panel}
    enforced = puzzle.magic_on_diagonals == "enforced"
    return enforced or "magic" in given, enforced or not given.isdisjoint(DIAGONALS)
