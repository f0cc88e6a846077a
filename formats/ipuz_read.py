"""From the tree of an ipuz sudoku to a document."""

from collections.abc import Iterator
from typing import Any

from formats.cages import counted
from formats.errors import Unreadable, Unsupported, Untold
from formats.format import agreed, fits
from formats.jsonparts import cells_of_cage, mapping, sequence, solution_of, text_at, total
from formats.mark import marked_d2, marked_kind
from formats.plain import kind_shown
from formats.rules_text import other_rules
from formats.schema import shorten, shown
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle
from puzzles.shape import SHAPES, Shape

KIND = "http://ipuz.org/sudoku#1"
SUDOKU = "http://ipuz.org/sudoku"
EMPTY = "."
MARK = "urn:qedoku:kind#1"
"""The key under which we name the kind; keys of one's own are URIs there."""
CELL = ("given", "value", "cell")
"""Where a cell that is a mapping holds its digit."""


def document_of(tree: Any, asked: Kind | None, name: str) -> Document:
    """Return the document of a tree; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such tree, or nothing says of which kind it is.
        Unsupported: it is no sudoku, or has a rule that no kind of ours has.
    """
    tree = mapping(tree, "")
    if not any(str(one).startswith(SUDOKU) for one in sequence(tree.get("kind"), "kind")):
        raise Unsupported("this ipuz file holds no sudoku", "kind")
    rows = sequence(tree.get("puzzle"), "puzzle")
    shape = SHAPES.get(len(rows))
    if shape is None:
        raise Unsupported(f"a board of {len(rows)} rows, wanted 9, 6 or 4", "puzzle")
    if tree.get("boxes", True) is not True:
        raise Unsupported("a board without boxes is of no kind here", "boxes")
    trees = counted(sequence(tree.get("cages") or [], "cages"))
    cages = tuple(_cage(one, f"cages[{at}]", shape) for at, one in enumerate(trees))
    diagonals = _diagonals(sequence(tree.get("zones") or [], "zones"), shape)
    mark = mapping(tree.get(MARK, {}), MARK)
    kind = _kind(tree, mark, asked, shape, diagonals=diagonals, cages=bool(cages))
    d2 = marked_d2(mark, kind, MARK)
    givens = _grid(rows, "puzzle", kind, shape, _text(tree.get("empty", 0)))
    puzzle = Puzzle(kind, shape.size, givens, cages, (), d2)
    stored, notes = solution_of(_symbols(tree.get("solution")), puzzle)
    if tree.get("saved"):
        notes += ("what the player has entered (saved) is not read",)
    return Document(name, puzzle, stored, meta=_meta(tree, puzzle), notes=notes)


def _text(value: Any) -> str:
    """Return a symbol, written as a number or as text; empty for anything else."""
    return str(value) if isinstance(value, int | str) and not isinstance(value, bool) else ""


def _cells(value: Any, place: str, shape: Shape) -> Iterator[int]:
    """Yield the cells of [column, row] pairs."""
    for at, pair in enumerate(sequence(value, place)):
        numbers = range(shape.size)
        whole = isinstance(pair, list) and all(type(one) is int for one in pair)
        if not whole or len(pair) != 2 or pair[0] not in numbers or pair[1] not in numbers:
            wanted = f"wanted [column, row], numbers from 0 to {shape.size - 1}"
            raise Unreadable(f"found {shorten(str(pair))}, {wanted}", f"{place}[{at}]")
        yield pair[1] * shape.size + pair[0]


def _cage(value: Any, place: str, shape: Shape) -> Cage:
    tree = mapping(value, place)
    if tree.get("operator", "+") != "+":
        raise Unsupported(f"the operator {shown(tree['operator'])} is of no kind here", place)
    cells = cells_of_cage(_cells(tree.get("cells"), f"{place}.cells", shape), place)
    return Cage(cells, total(tree.get("value"), f"{place}.value"))


def _diagonals(zones: list[Any], shape: Shape) -> bool:
    """Whether the zones are the two diagonals; others are of no kind here."""
    found = set()
    for at, value in enumerate(zones):
        cells = _cells(mapping(value, f"zones[{at}]").get("cells"), f"zones[{at}].cells", shape)
        found.add(frozenset(cells))
    if found and found != set(map(frozenset, shape.diagonals)):
        raise Unsupported("zones that are not the two diagonals are of no kind here", "zones")
    return bool(found)


def _kind(
    tree: dict[str, Any],
    mark: dict[str, Any],
    asked: Kind | None,
    shape: Shape,
    *,
    diagonals: bool,
    cages: bool,
) -> Kind:
    """Return the kind that our mark names, or that digits and rules show; 0 to n needs a name."""
    if marked := marked_kind(mark, MARK):
        kind = fits(agreed(marked, asked), diagonals=diagonals, cages=cages)
        if kind.diagonals and not diagonals:
            raise Unreadable(f"there are no diagonals, but the kind is {kind.name}", "zones")
        return kind
    charset = tree.get("charset", "123456789"[: shape.size])
    zero = isinstance(charset, str) and "0" in charset
    if asked is None and zero:
        raise Untold("digits from 0 do not say the rules", "kind", "charset")
    if asked is None or not asked.missing:
        return kind_shown(asked, diagonals=diagonals, cages=cages)
    if asked.diagonals != diagonals or asked.cages != cages:
        raise Unreadable(f"diagonals or cages are not those of the kind {asked.name}")
    return asked


def _grid(rows: list[Any], place: str, kind: Kind, shape: Shape, empty: str) -> Grid:
    """Return the digits of a grid, `BLANK` for `empty`."""
    digits = {str(digit): digit for digit in kind.base.digits(shape.size)}
    if empty in digits:
        raise Unreadable(f"{empty!r} is the blank and a digit as well", "empty")
    found: list[int] = []
    for y, row in enumerate(rows):
        if len(sequence(row, f"{place}[{y}]")) != shape.size:
            raise Unreadable(f"found {len(row)} cells, wanted {shape.size}", f"{place}[{y}]")
        for x, value in enumerate(row):
            if isinstance(value, dict):
                value = next((value[key] for key in CELL if key in value), empty)
            symbol = _text(value)
            if symbol != empty and symbol not in digits:
                wanted = f"wanted a digit {min(digits)} to {shape.size}, or {empty!r} for a blank"
                raise Unreadable(f"found {shown(value)}, {wanted}", f"{place}[{y}][{x}]")
            found.append(BLANK if symbol == empty else digits[symbol])
    return tuple(found)


def _symbols(rows: Any) -> str:
    """Return the solution as one string; what is no digit as `?`."""
    if not isinstance(rows, list):
        return ""
    cells = [cell for row in rows if isinstance(row, list) for cell in row]
    return "".join(text if len(text := _text(cell)) == 1 else "?" for cell in cells)


def _meta(tree: dict[str, Any], puzzle: Puzzle) -> dict[str, Any]:
    """Return title, author and rules, without what the kind says already."""
    title = text_at(tree, "title")
    meta = {
        "title": "" if title == puzzle.kind.title else title,
        "author": text_at(tree, "author"),
        "rulesText": other_rules(text_at(tree, "intro"), puzzle),
    }
    return {key: value for key, value in meta.items() if value}
