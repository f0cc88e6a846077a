"""From the tree of an f-puzzles puzzle to a document."""

import re
from typing import Any

from formats.cages import counted
from formats.errors import Unreadable, Unsupported, Untold
from formats.format import agreed
from formats.jsonparts import cells_of_cage, mapping, sequence, solution_of, text_at, total
from formats.plain import kind_shown
from formats.rules_text import other_rules
from formats.schema import shorten, shown
from puzzles.catalog import kind_of
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES, Shape

KNOWN = {
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "diagonal+",
    "diagonal-",
    "killercage",
    "solution",
}
HARMLESS = {"disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage"}
"""Settings of programs; every other key may be a rule."""
MARKS = {"centerPencilMarks", "cornerPencilMarks", "c", "cArray", "highlight"}
"""What a player or setter notes in a cell."""
CELL = {"value", "given", "region", *MARKS}


def document_of(tree: Any, asked: Kind | None, name: str) -> Document:
    """Return the document of a tree; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such tree, or of another kind than asked for.
        Unsupported: it has a rule that no kind of ours has; its key is named.
    """
    tree = mapping(tree, "")
    shape = _shape(tree)
    texts = _texts(sequence(tree.get("cage") or [], "cage"))
    for key, value in tree.items():
        if value and key not in KNOWN | HARMLESS | {"cage"}:
            raise Unsupported("there is no kind for what this states or draws", shorten(key))
    trees = counted(sequence(tree.get("killercage") or [], "killercage"))
    cages = tuple(_cage(one, f"killercage[{at}]", shape) for at, one in enumerate(trees))
    kind = _kind(tree, asked, cages=bool(cages))
    givens, noted = _givens(sequence(tree.get("grid"), "grid"), shape, kind)
    puzzle = Puzzle(kind, shape.size, givens, cages)
    symbols = _symbols(tree.get("solution") or texts.get("solution"))
    if asked is None and "0" in symbols and symbols.strip(".0"):
        raise Untold("the solution holds 0, so that this is no classic puzzle", "kind", "solution")
    stored, notes = solution_of(symbols, puzzle, ".0")
    if noted:
        notes += ("entered digits, pencil marks and colours of cells are not read",)
    return Document(name, puzzle, stored, meta=_meta(tree, texts, puzzle), notes=notes)


def _shape(tree: dict[str, Any]) -> Shape:
    size = tree.get("size")
    shape = SHAPES.get(size) if isinstance(size, int) and size is not True else None
    if shape is None:
        raise Unsupported(f"found {shown(size)}, wanted 9, 6 or 4", "size")
    return shape


def _texts(trees: list[Any]) -> dict[str, str]:
    """Return the metadata that older files write as cages without cells.

    Raises:
        Unsupported: a drawn cage is among them, which may be a rule.
    """
    texts: dict[str, str] = {}
    for at, one in enumerate(trees):
        tree = mapping(one, f"cage[{at}]")
        key, colon, rest = text_at(tree, "value").partition(":")
        if tree.get("cells") or not colon:
            raise Unsupported("there is no kind for a cage that is drawn alone", f"cage[{at}]")
        texts[key.strip().lower()] = rest.strip()
    return texts


def _kind(tree: dict[str, Any], asked: Kind | None, *, cages: bool) -> Kind:
    """Return the kind by what the file states; Missudeca has to be named by the user."""
    up, down = bool(tree.get("diagonal+")), bool(tree.get("diagonal-"))
    if up != down:
        raise Unsupported("one diagonal alone is of no kind here", "diagonal+ and diagonal-")
    if asked is not None and asked.missing:
        return agreed(kind_of(asked.base.name, diagonals=up, cages=cages), asked)
    return kind_shown(asked, diagonals=up, cages=cages)


def _cell(name: Any, place: str, shape: Shape) -> int:
    if isinstance(name, str) and re.fullmatch("[Rr][0-9]{1,2}[Cc][0-9]{1,2}", name):
        try:
            return shape.cell(name.lower())
        except ValueError:
            pass
    last = shape.names[-1].upper()
    raise Unreadable(f"found {shown(name)}, wanted a cell from R1C1 to {last}", place)


def _cage(value: Any, place: str, shape: Shape) -> Cage:
    tree = mapping(value, place)
    names = sequence(tree.get("cells"), f"{place}.cells")
    cells = (_cell(name, f"{place}.cells[{at}]", shape) for at, name in enumerate(names))
    return Cage(cells_of_cage(cells, place), total(tree.get("value"), f"{place}.value"))


def _givens(rows: list[Any], shape: Shape, kind: Kind) -> tuple[tuple[int, ...], bool]:
    """Return the givens, and whether there is more in the cells that is not read."""
    if len(rows) != shape.size:
        raise Unreadable(f"found {len(rows)} rows, wanted {shape.size}", "grid")
    found: list[int] = []
    noted = False
    for y, row in enumerate(rows):
        if len(sequence(row, f"grid[{y}]")) != shape.size:
            raise Unreadable(f"found {len(row)} cells, wanted {shape.size}", f"grid[{y}]")
        for x, value in enumerate(row):
            place = f"grid[{y}][{x}]"
            cell = mapping(value, place)
            _check_cell(cell, place, shape, y * shape.size + x)
            digit = _digit(cell.get("value"), kind, shape.size, f"{place}.value")
            given = bool(cell.get("given")) and digit != BLANK
            found.append(digit if given else BLANK)
            noted = noted or (digit != BLANK and not given) or any(map(cell.get, MARKS))
    return tuple(found), noted


def _check_cell(cell: dict[str, Any], place: str, shape: Shape, number: int) -> None:
    """Refuse what a cell may have besides its digit and the player's marks."""
    if others := sorted(key for key in cell.keys() - CELL if cell[key]):
        raise Unsupported(f"there is no kind for {shorten(others[0])!r} of a cell", place)
    if "region" in cell and cell["region"] != shape.box_of(number):
        raise Unsupported("the regions are not the boxes of the board", f"{place}.region")


def _digit(value: Any, kind: Kind, size: int, place: str) -> int:
    """Return a digit, `BLANK` where there is none."""
    if value is None or value == "":
        return BLANK
    digits = kind.base.digits(size)
    plain = isinstance(value, int | str) and not isinstance(value, bool)
    if plain and re.fullmatch("[0-9]", str(value)) and int(value) in digits:
        return int(value)
    hint = " (a Missudeca? then name its kind with --kind)" if value == 0 else ""
    raise Unreadable(f"found {shown(value)}, wanted a digit {digits[0]} to {size}{hint}", place)


def _symbols(value: Any) -> str:
    """Return a solution as one string; lists of numbers and of characters both occur."""
    if isinstance(value, list):
        return "".join(str(one) if isinstance(one, int | str) else "." for one in value)
    return value if isinstance(value, str) else ""


def _meta(tree: dict[str, Any], texts: dict[str, str], puzzle: Puzzle) -> dict[str, Any]:
    """Return title, author and rules, without what the kind says already."""
    title = text_at(tree, "title") or texts.get("title", "")
    rules = text_at(tree, "ruleset") or texts.get("rules", "")
    meta = {
        "title": "" if title == puzzle.kind.title else title,
        "author": text_at(tree, "author") or texts.get("author", ""),
        "rulesText": other_rules(rules, puzzle),
    }
    return {key: value for key, value in meta.items() if value}
