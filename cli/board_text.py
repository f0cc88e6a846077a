"""A board as text of fixed width: what `show` and `solve` draw in a terminal.

        c1  c2  c3  c4          the columns' names, and what each column misses (M5)
         4   0   1   2
      ┏━━━┯━━━┳━━━┯━━━┓
r1  3 ┃░1░│   ┃ 2 │░░░┃         what row 1 misses, its cells; diagonals are shaded (D1)
      ┠───┼───╂───┼───┨
r2  · ┃   │░░░┃░4░│   ┃         · is not known
      ┣━━━┿━━━╋━━━┿━━━┫

Boards with cages have larger cells, and each cage is outlined inside them, its sum first (K2):

      ┏━━━━━━━┯━━━━━━━┳
r1    ┃╭12╌╌╌╌╌╌╌╌╌╌╌╮┃
      ┃╎      │      ╎┃
      ┃╎  ╭╌╌╌╌╌╌╌╌╌╌╯┃

The functions here are pure: they give lines of styled segments, and `output.py` puts them on
the screen. Every character is one column wide.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from puzzles.puzzle import BLANK, Cage, Grid, Puzzle
from puzzles.shape import Shape

Style = Literal[
    "", "line", "box", "cage", "sum", "given", "found", "panel", "label", "solid", "victim"
]


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a line in one style; `shaded` lies on a diagonal.

    `floor` is 0, or the number of the colour that lies under it on a terminal, from 1.
    """

    text: str
    style: Style
    shaded: bool = False
    floor: int = 0


@dataclass(frozen=True)
class Charset:
    """The characters that boards are drawn with.

    Attributes:
        thin, thick: horizontal line, vertical line.
        joint: the joint of lines whose weights (up, right, down, left) are 0, 1 (thin), 2 (thick).
        dashes: the cage's outline: horizontal, vertical, and its four corners, as in `_CORNERS`.
        shade: fills a cell on a diagonal; a space where colour does it.
        unknown: stands for an entry of the panel that is not known.
        slopes: name the main and the anti-diagonal in the legend.
    """

    thin: str
    thick: str
    joint: Mapping[tuple[int, int, int, int], str]
    dashes: str
    shade: str
    unknown: str
    slopes: str


_UNICODE_JOINTS = {
    (0, 2, 2, 0): "┏", (0, 0, 2, 2): "┓", (2, 2, 0, 0): "┗", (2, 0, 0, 2): "┛",
    (0, 2, 1, 2): "┯", (1, 2, 0, 2): "┷", (2, 1, 2, 0): "┠", (2, 0, 2, 1): "┨",
    (0, 2, 2, 2): "┳", (2, 2, 0, 2): "┻", (2, 2, 2, 0): "┣", (2, 0, 2, 2): "┫",
    (1, 1, 1, 1): "┼", (1, 2, 1, 2): "┿", (2, 1, 2, 1): "╂", (2, 2, 2, 2): "╋",
}  # fmt: skip
_ASCII_JOINTS = {key: "#" if 2 in key[::2] else "=" if 2 in key else "+" for key in _UNICODE_JOINTS}

UNICODE = Charset("─│", "━┃", _UNICODE_JOINTS, "╌╎╭╮╰╯", "░", "·", "╲╱")
COLOUR = Charset("─│", "━┃", _UNICODE_JOINTS, "╌╎╭╮╰╯", " ", "·", "╲╱")
ASCII = Charset("-|", "=#", _ASCII_JOINTS, ".:..''", "*", ".", "\\/")

_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
"""The corners of an outline, (up or down, left or right), in the order of `Charset.dashes`."""


@dataclass
class Canvas:
    """A sheet of characters, each with its style; built up, then cut into segments."""

    rows: int
    columns: int
    spots: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)
    shaded: set[tuple[int, int]] = field(default_factory=set)
    floors: dict[tuple[int, int], int] = field(default_factory=dict)

    def put(self, y: int, x: int, text: str, style: Style) -> None:
        """Write a text from (y, x) to the right."""
        for step, char in enumerate(text):
            self.spots[y, x + step] = char, style

    def lines(self) -> Iterator[list[Segment]]:
        """Yield the lines; all are equally long."""
        for y in range(self.rows):
            spots = (
                (
                    *self.spots.get((y, x), (" ", "")),
                    (y, x) in self.shaded,
                    self.floors.get((y, x), 0),
                )
                for x in range(self.columns)
            )
            yield [
                Segment("".join(spot[0] for spot in run), *look)
                for look, run in groupby(spots, key=lambda spot: spot[1:])
            ]


@dataclass(frozen=True)
class _Frame:
    """Where the cells of a board lie on the canvas: inner sizes and the top left corner."""

    shape: Shape
    top: int
    left: int
    high: int
    wide: int

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the top left inner spot of a cell."""
        row, column = divmod(cell, self.shape.size)
        return self.top + row * (self.high + 1) + 1, self.left + column * (self.wide + 1) + 1

    @property
    def bottom(self) -> int:
        """The row of the last line."""
        return self.top + self.shape.size * (self.high + 1)

    @property
    def right(self) -> int:
        """The column of the last line."""
        return self.left + self.shape.size * (self.wide + 1)


def board_text(
    puzzle: Puzzle,
    found: Grid | None = None,
    panel: Mapping[str, int] | None = None,
    charset: Charset = UNICODE,
    *,
    entered: bool = False,
) -> list[list[Segment]]:
    """Draw a puzzle.

    Args:
        puzzle: givens, cages and the panel's given entries are drawn.
        found: digits for cells that are not given (a solution, a player's entries), or None.
        panel: what is known of the panel besides its given entries, by name (`row1`, `magic`).
        charset: the characters to draw with.
        entered: whether `found` are a player's entries: they stand in brackets, like (5).

    Returns:
        The lines, all equally wide, the panel's small square and the cages that cannot be
        outlined below the board.
    """
    killer, missing = puzzle.kind.cages, puzzle.kind.missing
    frame = _Frame(
        puzzle.shape, 2 if missing else 1, 6 if missing else 3, *((3, 7) if killer else (1, 3))
    )
    outlined = [cage for cage in puzzle.cages if _drawable(puzzle, cage)]
    words = _legend(puzzle, panel or {}, charset) + [
        [Segment(_in_words(puzzle, cage), "label")]
        for cage in puzzle.cages
        if not _drawable(puzzle, cage)
    ]
    canvas = Canvas(frame.bottom + 1, frame.right + 1)
    _lines(canvas, frame, charset)
    if puzzle.kind.diagonals:
        _shade(canvas, frame, charset)
    for cage in outlined:
        _outline(canvas, frame, cage, charset)
    _digits(canvas, frame, puzzle, found, entered=entered)
    _names(canvas, frame)
    if missing:
        _panel(canvas, frame, puzzle, panel or {}, charset)
    return _flush([*canvas.lines(), *words])


def plain(lines: list[list[Segment]]) -> str:
    """Return the characters alone, a line each, without blanks at their ends."""
    return "\n".join("".join(piece.text for piece in line).rstrip() for line in lines)


def _flush(lines: list[list[Segment]]) -> list[list[Segment]]:
    """Fill all lines up to the width of the widest."""
    width = max(sum(len(piece.text) for piece in line) for line in lines)
    for line in lines:
        if gap := width - sum(len(piece.text) for piece in line):
            line.append(Segment(" " * gap, ""))
    return lines


def _weight(shape: Shape, line: int, step: int) -> int:
    """Return 2 for a line (0 .. size) on a border of boxes, which are `step` cells apart, or 1."""
    return 2 if line % step == 0 or line == shape.size else 1


def _lines(canvas: Canvas, frame: _Frame, charset: Charset) -> None:
    """Draw the grid's lines, those between boxes thick."""
    shape, size = frame.shape, frame.shape.size
    across = [_weight(shape, line, shape.box_rows) for line in range(size + 1)]
    down = [_weight(shape, line, shape.box_columns) for line in range(size + 1)]
    for (row, flat), (column, steep) in (
        (r, c) for r in enumerate(across) for c in enumerate(down)
    ):
        y, x = frame.top + row * (frame.high + 1), frame.left + column * (frame.wide + 1)
        arms = (steep if row else 0, flat if column < size else 0, steep if row < size else 0,
                flat if column else 0)  # fmt: skip
        canvas.put(y, x, charset.joint[arms], "box" if 2 in arms else "line")
        if column < size:
            canvas.put(y, x + 1, _stroke(charset, flat)[0] * frame.wide, _line_style(flat))
        if row < size:
            for below in range(1, frame.high + 1):
                canvas.put(y + below, x, _stroke(charset, steep)[1], _line_style(steep))


def _stroke(charset: Charset, weight: int) -> str:
    """Return the horizontal and the vertical character of a line."""
    return charset.thick if weight == 2 else charset.thin


def _line_style(weight: int) -> Style:
    """Return the style of a line."""
    return "box" if weight == 2 else "line"


def _shade(canvas: Canvas, frame: _Frame, charset: Charset) -> None:
    """Fill the cells of both diagonals; of large cells all but the edge, where cages run."""
    edge = 1 if frame.high > 1 else 0
    for cell in {cell for diagonal in frame.shape.diagonals for cell in diagonal}:
        top, left = frame.corner(cell)
        for y in range(top, top + frame.high):
            for x in range(left, left + frame.wide):
                canvas.shaded.add((y, x))
        for y in range(top + edge, top + frame.high - edge):
            canvas.put(y, left + edge, charset.shade * (frame.wide - 2 * edge), "line")


def _drawable(puzzle: Puzzle, cage: Cage) -> bool:
    """Whether a cage can be outlined: in one piece, on no cell of an earlier cage, sum short."""
    before = puzzle.cages[: puzzle.cages.index(cage)]
    if any(not set(other.cells).isdisjoint(cage.cells) for other in before):
        return False
    return puzzle.shape.connected(cage.cells) and len(str(cage.sum or 0)) <= 4


def _in_words(puzzle: Puzzle, cage: Cage) -> str:
    """Return a cage as words, for those that cannot be outlined."""
    cells = "+".join(puzzle.shape.name(cell) for cell in cage.cells)
    return f"cage {cells} = {cage.sum}" if cage.sum is not None else f"cage {cells}, no sum"


def _outline(canvas: Canvas, frame: _Frame, cage: Cage, charset: Charset) -> None:
    """Outline a cage inside its cells and write its sum where it begins; thick lines stay."""
    area = _area(frame, cage)
    for y, x in area:
        mark = _mark(area, y, x, charset.dashes)
        if mark and canvas.spots.get((y, x), ("", ""))[1] != "box":
            canvas.put(y, x, mark, "cage")
    if cage.sum is not None:
        top, left = frame.corner(cage.cells[0])
        canvas.put(top, left + 1, str(cage.sum), "sum")


def _area(frame: _Frame, cage: Cage) -> set[tuple[int, int]]:
    """Return the spots of a cage: its cells' insides and the lines between them."""
    size, inside = frame.shape.size, set(cage.cells)
    spots = set()
    for cell in cage.cells:
        top, left = frame.corner(cell)
        right = (cell + 1) % size != 0 and cell + 1 in inside
        down = cell + size in inside
        square = right and down and cell + size + 1 in inside
        for y in range(top, top + frame.high + 1):
            for x in range(left, left + frame.wide + 1):
                below, beside = y == top + frame.high, x == left + frame.wide
                if square if below and beside else down if below else right if beside else True:
                    spots.add((y, x))
    return spots


def _mark(area: set[tuple[int, int]], y: int, x: int, dashes: str) -> str:
    """Return the piece of outline at a spot of an area, or nothing inside it."""
    corners = dict(zip(_CORNERS, dashes[2:], strict=True))
    for (down, right), mark in corners.items():
        if (y + down, x) not in area and (y, x + right) not in area:
            return mark
    if (y - 1, x) not in area or (y + 1, x) not in area:
        return dashes[0]
    if (y, x - 1) not in area or (y, x + 1) not in area:
        return dashes[1]
    for down, right in _CORNERS:
        if (y + down, x + right) not in area:
            return corners[-down, -right]
    return ""


def _digits(
    canvas: Canvas, frame: _Frame, puzzle: Puzzle, found: Grid | None, *, entered: bool
) -> None:
    """Write the givens, and the found digits elsewhere, in the middle of their cells."""
    for cell, given in enumerate(puzzle.givens):
        digit = found[cell] if given == BLANK and found else given
        if digit != BLANK:
            top, left = frame.corner(cell)
            style: Style = "found" if given == BLANK else "given"
            y, x = top + frame.high // 2, left + frame.wide // 2
            if entered and given == BLANK:
                canvas.put(y, x - 1, f"({digit})", style)
            else:
                canvas.put(y, x, str(digit), style)


def _names(canvas: Canvas, frame: _Frame) -> None:
    """Name the rows at the left and the columns above."""
    for number, (row, column) in enumerate(_heads(frame), 1):
        canvas.put(row, 0, f"r{number}", "label")
        canvas.put(0, column, f"c{number}", "label")


def _heads(frame: _Frame) -> Iterator[tuple[int, int]]:
    """Yield, for each number, the middle line of its row and the middle of its column."""
    for cell in frame.shape.diagonals[0]:
        top, left = frame.corner(cell)
        yield top + frame.high // 2, left + frame.wide // 2


def _entries(puzzle: Puzzle, panel: Mapping[str, int], unknown: str) -> dict[str, Segment]:
    """Return what stands in each entry of the panel."""
    given = dict(puzzle.panel)
    names = [f"{word}{n}" for word in ("row", "column", "box") for n in range(1, puzzle.size + 1)]
    names += ["diagonal-main", "diagonal-anti"] if puzzle.kind.diagonals else []
    return {
        name: Segment(str(given[name]), "given")
        if name in given
        else Segment(str(panel.get(name, unknown)), "panel")
        for name in (*names, "magic")
    }


def _panel(
    canvas: Canvas, frame: _Frame, puzzle: Puzzle, panel: Mapping[str, int], charset: Charset
) -> None:
    """Write what the columns miss above them and what the rows miss at their left (M5)."""
    entries = _entries(puzzle, panel, charset.unknown)
    for number, (row, column) in enumerate(_heads(frame), 1):
        for name, y, x in ((f"row{number}", row, 4), (f"column{number}", 1, column)):
            canvas.put(y, x, entries[name].text, entries[name].style)


def _legend(puzzle: Puzzle, panel: Mapping[str, int], charset: Charset) -> list[list[Segment]]:
    """Return the lines below the board: the boxes' small square, the magic digit, the diagonals."""
    if not puzzle.kind.missing:
        return []
    entries = _entries(puzzle, panel, charset.unknown)
    titles = {"magic": "magic digit"}
    if puzzle.kind.diagonals:
        titles |= {"diagonal-main": f"main diagonal {charset.slopes[0]}"}
        titles |= {"diagonal-anti": f"anti-diagonal {charset.slopes[1]}"}
    across = puzzle.shape.boxes_across
    square = [
        [Segment("  ", ""), *(entries[f"box{box}"] for box in range(first + 1, first + across + 1))]
        for first in range(0, puzzle.size, across)
    ]
    lines: list[list[Segment]] = []
    wide = 2 * across + 3
    for number in range(max(len(square), len(titles))):
        boxes = square[number] if number < len(square) else []
        line = [piece for box in boxes for piece in (Segment(" ", ""), box)]
        used = sum(len(piece.text) for piece in line)
        lines.append([*line, Segment(" " * (wide + 3 - used), "")])
    for line, (name, title) in zip(lines, titles.items(), strict=False):
        line += [Segment(f"{title} ", "label"), entries[name]]
    return [[], [Segment("    missing from boxes", "label")], *lines]
