"""From a constraint string of Interactive-Sudoku-Solver to a puzzle of one of our kinds."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from formats.cages import LARGEST_SUM, cage_cells, counted
from formats.errors import Unreadable, Unsupported
from formats.format import agreed
from formats.iss_rules import (
    DIAGONAL,
    MAGIC,
    UNITS,
    diagonal_groups,
    magic_group,
    missing_groups,
    names_in_solver,
    unequal_groups,
)
from formats.schema import shorten
from puzzles.catalog import kind_of
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES, Shape

MOST_STATEMENTS = 5000
Sets = set[frozenset[str]]


@dataclass
class _Found:
    """The statements of a string by their type."""

    shape: str = "9x9"
    variables: dict[str, int] = field(default_factory=dict)
    differ: Sets = field(default_factory=set)
    diagonals: set[str] = field(default_factory=set)
    cages: list[list[str]] = field(default_factory=list)
    givens: list[str] = field(default_factory=list)


def puzzle_of(text: str, asked: Kind | None) -> Puzzle:
    """Return the puzzle of a constraint string; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such string, or of another kind than asked for.
        Unsupported: it says something that no kind of ours means; the statement is named.
    """
    found = _collected(text)
    size, spare = _size(found.shape)
    shape = SHAPES[size]
    if found.diagonals not in (set(), {"1", "-1"}):
        raise Unsupported("a diagonal rule on one diagonal alone is of no kind here", ".Diagonal")
    diagonals = bool(found.diagonals)
    d2 = _rules(found, shape, spare=spare, diagonals=diagonals)
    base = "missudeca" if spare else "classic"
    kind = agreed(kind_of(base, diagonals=diagonals, cages=bool(found.cages)), asked)
    givens, panel = _givens(found, shape, kind)
    cages = tuple(
        _cage(number, parts, shape) for number, parts in enumerate(counted(found.cages), 1)
    )
    return Puzzle(kind, size, givens, cages, panel, d2)


def _collected(text: str) -> _Found:
    """Sort the statements by their type."""
    before, *statements = re.sub(r"\s+", "", text).split(".")
    if before or not statements:
        wanted = "a constraint string like .~R1C1_5.Cage~12~R1C2~R1C3"
        raise Unreadable(f"found {shorten(before) or 'nothing'!r}, wanted {wanted}")
    if len(statements) > MOST_STATEMENTS:
        raise Unreadable(f"more than {MOST_STATEMENTS} statements")
    found = _Found()
    for statement in statements:
        word, *parts = statement.split("~")
        match word:
            case "":
                found.givens += parts
            case "Shape":
                found.shape = "~".join(parts)
            case "Var" if re.fullmatch("[A-Z]{1,4}", parts[0] if parts else ""):
                found.variables[parts[0]] = _count(parts)
            case "AllDifferent":
                found.differ.add(frozenset(part.upper() for part in parts))
            case "Diagonal":
                found.diagonals.add("~".join(parts))
            case "Cage":
                found.cages.append(parts)
            case _:
                text = f"the statement .{shorten(statement)} is of no kind here"
                raise Unsupported(text)
    return found


def _count(parts: list[str]) -> int:
    """Return how many variables a `.Var` makes."""
    count = parts[2] if len(parts) > 2 else "1"
    if not re.fullmatch("[0-9]{1,3}", count):
        raise Unreadable(f"found {shorten(count)!r}, wanted a number of variables", ".Var")
    return int(count)


def _size(spec: str) -> tuple[int, bool]:
    """Return the size of a `.Shape`, and whether it has a value more than a row has cells."""
    match = re.fullmatch(r"([469])x\1(?:~([01])-([469]))?", spec)
    if not match or match[3] not in (None, match[1]):
        wanted = "9x9, 6x6 or 4x4 with values from 0 or 1 to 9, 6 or 4"
        raise Unsupported(f"the shape {shorten(spec)!r} is of no kind here, {wanted} are", ".Shape")
    return int(match[1]), match[2] == "0"


def _rules(
    found: _Found, shape: Shape, *, spare: bool, diagonals: bool
) -> Literal["enforced"] | None:
    """Hold variables and `.AllDifferent` to the rules of the kind; return whether D2 is stated.

    Raises:
        Unsupported: a statement is missing or one too many.
    """
    wanted: dict[str, int] = {}
    rules: Sets = set()
    d2: Literal["enforced"] | None = None
    if spare:
        wanted = {prefix: shape.size for _, prefix in UNITS}
        rules = _sets(missing_groups(shape))
        if MAGIC in found.variables:
            wanted[MAGIC] = 1
            rules.add(frozenset(magic_group(shape)))
        if diagonals and DIAGONAL in found.variables:
            wanted[DIAGONAL] = 2
            rules |= _sets(diagonal_groups(shape))
        unequal = _sets(unequal_groups())
        if {MAGIC, DIAGONAL} <= wanted.keys() and unequal <= found.differ:
            rules |= unequal
            d2 = "enforced"
    if missing := rules - found.differ:
        group = "~".join(sorted(min(missing, key=sorted)))
        text = "ten values without the missing digits of Missudeca (M2, M3) are of no kind here"
        raise Unsupported(f"{text}: .AllDifferent over {shorten(group)} is not stated")
    if extra := found.differ - rules:
        group = "~".join(sorted(min(extra, key=sorted)))
        raise Unsupported(f"the statement .AllDifferent~{shorten(group)} is of no kind here")
    if found.variables != wanted:
        names = ", ".join(sorted(found.variables.keys() ^ wanted.keys())) or "their number"
        raise Unsupported(f"the variables are not those of Missudeca: {names}", ".Var")
    return d2


def _sets(groups: Iterator[tuple[str, ...]]) -> Sets:
    return {frozenset(group) for group in groups}


def _givens(
    found: _Found, shape: Shape, kind: Kind
) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
    """Return the givens of the grid and of the panel."""
    grid = [BLANK] * len(shape.cells)
    panel: dict[str, int] = {}
    entries = names_in_solver(shape, diagonals=kind.diagonals) if kind.missing else {}
    for part in found.givens:
        name, _, value = part.upper().partition("_")
        if "_" in value:
            raise Unsupported(f"{shorten(part)}: candidates of a cell are of no kind here")
        if not re.fullmatch("[0-9]", value) or int(value) not in kind.base.digits(shape.size):
            wanted = f"a digit {kind.base.first} to {shape.size}"
            raise Unreadable(f"found the given {shorten(part)!r}, wanted {wanted}")
        digit = int(value)
        if name in entries and name.removeprefix("V").rstrip("123456789") in found.variables:
            before, panel[entries[name]] = panel.get(entries[name], digit), digit
        else:
            cell = _cell(name, shape)
            before, grid[cell] = (digit if grid[cell] == BLANK else grid[cell]), digit
        if before != digit:
            raise Unreadable(f"{name} is given twice, as {before} and as {digit}")
    order = [name for name in entries.values() if name in panel]
    return tuple(grid), tuple((name, panel[name]) for name in order)


def _cell(name: str, shape: Shape) -> int:
    try:
        return shape.cell(name.lower())
    except ValueError:
        last = shape.names[-1].upper()
        text = f"found the cell {shorten(name)!r}, wanted one from R1C1 to {last}"
        raise Unreadable(text) from None


def _cage(number: int, parts: list[str], shape: Shape) -> Cage:
    """Return a cage; a sum of 0 or none means that the digits only differ."""
    total = parts[0] if parts else ""
    if not re.fullmatch("[0-9]{0,3}", total):
        wanted = f"a number from 0 to {LARGEST_SUM} or nothing"
        raise Unreadable(f"found the sum {shorten(total)!r}, wanted {wanted}", f"cage {number}")
    try:
        cells = cage_cells(_cell(name, shape) for name in parts[1:])
    except ValueError as fault:
        raise Unreadable(str(fault), f"cage {number}") from None
    return Cage(cells, int(total or 0) or None)
