"""From the tree of a SudokuPad puzzle to a document."""

import re
from collections.abc import Iterator
from typing import Any

from formats.cages import counted
from formats.errors import Unreadable, Unsupported, Untold
from formats.format import agreed, fits
from formats.jsonparts import cells_of_cage, mapping, sequence, solution_of, total
from formats.mark import marked_d2, marked_kind
from formats.rules_text import other_rules
from formats.schema import shorten, shown
from puzzles.document import Document, Stored
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle
from puzzles.shape import SHAPES, Shape

ADDRESS_FORM = re.compile(
    r"https?://[a-z.]*(?:sudokupad\.app|crackingthecryptic\.com)/(?:sudoku/)?scl"
)
MARK = "metadata.qedoku"
"""Where our mark stands."""
KNOWN = {"id", "cellSize", "metadata", "cells", "regions", "cages", "lines"}
UNDRAWN = ("arrows", "underlays", "overlays", "global", "foglight", "foglink", "triggereffect")
"""Parts that may mean a rule that no kind of ours has."""


def document_of(tree: Any, asked: Kind | None, name: str) -> Document:
    """Return the document of a tree; `asked` is the kind that the user names, `name` a spare id.

    Raises:
        Unreadable: it is no such tree, or nothing says of which kind it is.
        Unsupported: it draws something that no kind of ours has.
    """
    tree = mapping(tree, "")
    cells = sequence(tree.get("cells"), "cells")
    shape = SHAPES.get(len(cells))
    if shape is None:
        raise Unsupported(f"a board of {len(cells)} rows, wanted 9, 6 or 4", "cells")
    for key in UNDRAWN:
        if tree.get(key):
            raise Unsupported("there is no kind for what this draws", key)
    _boxes(tree.get("regions"), shape)
    texts, trees = _cages_and_texts(sequence(tree.get("cages", []), "cages"))
    metadata = texts | mapping(tree.get("metadata", {}), "metadata")
    mark = mapping(metadata.get("qedoku", {}), MARK)
    cages = tuple(_cage(place, cage, shape) for place, cage in counted(trees))
    diagonals = _diagonals(sequence(tree.get("lines", []), "lines"), shape)
    kind = _kind(mark, asked, diagonals=diagonals, cages=bool(cages))
    d2 = marked_d2(mark, kind, MARK)
    puzzle = Puzzle(kind, shape.size, _givens(cells, shape, kind), cages, (), d2)
    solution, notes = _solution(metadata.get("solution"), puzzle)
    if any(isinstance(cell, dict) and cell.keys() - {"value"} for row in cells for cell in row):
        notes += ("pencil marks and colours of cells are not read",)
    if others := sorted(tree.keys() - KNOWN - set(UNDRAWN)):
        notes += (f"not read: {shorten(', '.join(others))}",)
    own = tree.get("id")
    fits = isinstance(own, str) and re.fullmatch(r"[a-z0-9][a-z0-9._-]{0,99}", own)
    meta = _meta(metadata, puzzle if mark else None)
    return Document(str(own) if fits else name, puzzle, solution, meta=meta, notes=notes)


def _pair(value: Any, place: str) -> tuple[float, float]:
    """Return a pair of numbers."""
    numbers = [x for x in sequence(value, place) if isinstance(x, int | float) and x is not True]
    if len(value) != 2 or len(numbers) != 2:
        raise Unreadable("wanted a pair [row, column]", place)
    return numbers[0], numbers[1]


def _cells(value: Any, place: str, shape: Shape) -> list[int]:
    """Return cells of [row, column] pairs."""
    found = []
    for index, pair in enumerate(sequence(value, place)):
        row, column = _pair(pair, f"{place}[{index}]")
        if row not in range(shape.size) or column not in range(shape.size):
            text = f"[{row}, {column}] is no cell of this board"
            raise Unreadable(
                f"{text} (rows and columns 0 to {shape.size - 1})", f"{place}[{index}]"
            )
        found.append(int(row) * shape.size + int(column))
    return found


def _boxes(value: Any, shape: Shape) -> None:
    """Refuse regions that are not the boxes."""
    regions = sequence(value, "regions")
    found = [
        tuple(sorted(_cells(region, f"regions[{index}]", shape)))
        for index, region in enumerate(regions)
    ]
    if sorted(found) != sorted(shape.boxes):
        raise Unsupported("the regions are not the boxes of the board", "regions")


def _cages_and_texts(trees: list[Any]) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
    """Tell metadata, which older files write as cages without cells, from cages."""
    texts: dict[str, Any] = {}
    cages: list[tuple[str, dict[str, Any]]] = []
    for index, value in enumerate(trees):
        place = f"cages[{index}]"
        tree = mapping(value, place)
        text = tree.get("value")
        if tree.get("cells"):
            cages.append((place, tree))
        elif isinstance(text, str) and ":" in text:
            key, _, rest = text.partition(":")
            texts[key.strip()] = rest.strip()
    return texts, cages


def _cage(place: str, tree: dict[str, Any], shape: Shape) -> Cage:
    """Return a cage; its sum is `sum`, else the number in its corner."""
    if tree.get("hidden") or tree.get("unique") is False:
        raise Unsupported("a cage that is hidden or lets digits repeat is of no kind here", place)
    cells = cells_of_cage(_cells(tree["cells"], f"{place}.cells", shape), place)
    number = tree.get("sum")
    return Cage(cells, total(tree.get("value") if number is None else number, place))


def _diagonals(trees: list[Any], shape: Shape) -> bool:
    """Whether both diagonals are drawn; any other line may be a rule of no kind of ours."""
    n = shape.size
    corners: dict[tuple[int | None, int | None], str] = {
        (0, 0): "main",
        (n, n): "main",
        (0, n): "anti",
        (n, 0): "anti",
    }
    found: set[str | None] = set()
    for index, tree in enumerate(trees):
        place = f"lines[{index}]"
        points = sequence(mapping(tree, place).get("wayPoints"), f"{place}.wayPoints")
        ends = [_pair(point, f"{place}.wayPoints[{at}]") for at, point in enumerate(points)]
        names = {corners.get((_end(y, n), _end(x, n))) for y, x in ends}
        apart = len(ends) == 2 and abs(ends[0][0] - ends[1][0]) > 1
        if not apart or len(names) != 1 or None in names:
            raise Unsupported("a line that is no diagonal of the board is of no kind here", place)
        found |= names
    if len(found) == 1:
        raise Unsupported("one diagonal alone is of no kind here", "lines")
    return bool(found)


def _end(at: float, size: int) -> int | None:
    """Return the edge of the board that a line ends at, or in whose cells it ends."""
    return next((edge for edge in (0, size) if abs(at - edge) <= 0.5), None)


def _kind(mark: dict[str, Any], asked: Kind | None, *, diagonals: bool, cages: bool) -> Kind:
    """Return the kind that our mark and the user name; neither drawing nor digits say it."""
    marked = marked_kind(mark, MARK)
    kind = asked if marked is None else agreed(marked, asked)
    if kind is None:
        raise Untold("SudokuPad files do not say their rules", "kind")
    if kind.diagonals and not diagonals:
        raise Unreadable(f"no diagonals are drawn, but the kind is {kind.name}", "lines")
    if kind.cages and not cages and marked is None:
        raise Unreadable(f"no cages are drawn, but the kind is {kind.name}", "cages")
    return fits(kind, diagonals=diagonals, cages=cages)


def _givens(rows: list[Any], shape: Shape, kind: Kind) -> Grid:
    return tuple(digit for row in _digit_rows(rows, shape, kind) for digit in row)


def _digit_rows(rows: list[Any], shape: Shape, kind: Kind) -> Iterator[list[int]]:
    """Yield the givens of each row."""
    digits = {str(digit): digit for digit in kind.base.digits(shape.size)}
    for y, row in enumerate(rows):
        if len(sequence(row, f"cells[{y}]")) != shape.size:
            raise Unreadable(f"found {len(row)} cells, wanted {shape.size}", f"cells[{y}]")
        found = []
        for x, cell in enumerate(row):
            place = f"cells[{y}][{x}]"
            value = mapping(cell, place).get("value")
            if value in (None, ""):
                found.append(BLANK)
            elif isinstance(value, str | int) and str(value) in digits:
                found.append(digits[str(value)])
            else:
                wanted = f"a digit {kind.base.first} to {shape.size}"
                raise Unreadable(f"found {shown(value)}, wanted {wanted}", f"{place}.value")
        yield found


def _solution(value: Any, puzzle: Puzzle) -> tuple[Stored | None, tuple[str, ...]]:
    """Return the solution if it is a full grid; what it is instead is noted."""
    if value in (None, "") or isinstance(value, str):
        return solution_of(value or "", puzzle)
    return None, (f"the solution {shown(value)} is no full grid of this kind, not read",)


def _meta(metadata: dict[str, Any], ours: Puzzle | None) -> dict[str, Any]:
    """Return title, author and rules; of a puzzle of ours, the rules that its kind does not say."""
    meta: dict[str, Any] = {
        ours_key: metadata[key]
        for key, ours_key in (("title", "title"), ("author", "author"), ("rules", "rulesText"))
        if isinstance(metadata.get(key), str) and metadata[key]
    }
    if ours is not None and meta.get("title") == ours.kind.title:
        del meta["title"]
    if ours is not None and (more := other_rules(meta.pop("rulesText", ""), ours)):
        meta["rulesText"] = more
    return meta
