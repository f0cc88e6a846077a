"""The missing-digit panel around a board (M5): places to write in.

(m) ┌───┬───┬───┐ ┌───┬──      what each column misses
    └───┴───┴───┘ └───┴──
┌─┐ ┏━━━┯━━━┯━━━┳━━━┯          the magic digit stands in the corner where both strips meet:
├─┤ ┃   │   │   ┃   │          together with either strip it is all ten digits
└─┘ ┠───┼───┼───╂───┼
     ...
    ┌─┬─┬─┐         ┌╲┐ ┌╱┐    what the boxes and the two diagonals miss, below the board
    ├─┼─┼─┤         └─╲ ╱─┘    or beside it
    └─┴─┴─┘
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from formats.pages.drawing import Item, Path, Pen, Text, ellipse, lines, rect
from formats.pages.font import width, wrapped
from formats.pages.look import CELL, FAINT, Content, Look
from formats.pages.marks import Box, digit_at, marks_in
from puzzles.puzzle import Puzzle

STRIP = 8.0
"""How thick the strips are."""
GAP = 2.2
"""Between a strip and the board."""
SMALL = 7.4
"""The side of an entry for a box."""
SLIT = 0.3
"""Half of what parts the entries of one box's rows or columns from the next."""
SOFT = "#8a8a8a"
"""The colour of the lines: lighter than the board's, since the player adds them."""


class Panel:
    """The panel of a puzzle: how much room it takes around the board, and what is drawn.

    Attributes:
        left, top, right, low: the room beyond each side of the board.
    """

    def __init__(self, puzzle: Puzzle, look: Look) -> None:
        self.puzzle, self.look = puzzle, look
        words = 1.45 * look.caption if look.captions else 0.0
        across = puzzle.shape.boxes_across
        self._small = SMALL * across, SMALL * (puzzle.size // across)
        self.left = self.top = STRIP + GAP + words
        self.right = self.low = 0.0
        if look.beside:
            self.right = 2 * GAP + max(self._small[0], 2 * STRIP + GAP)
        else:
            self.low = 1.3 * GAP + self._small[1] + words

    def items(self, content: Content, left: float, top: float) -> Iterator[Item]:
        """Yield the panel of a board whose top left corner is at (left, top)."""
        side = self.puzzle.size * CELL
        places = dict(self._strips(left, top))
        places |= self._boxes(left, top, side)
        if self.puzzle.kind.diagonals:
            places |= self._diagonals(left, top, side)
        magic = places["magic"]
        yield from self._frames(places)
        yield Path(_circle(magic), Pen(self.look.weight * 0.45, FAINT), role="magic")
        yield from self._entries(places, content)
        if self.look.captions:
            yield from self._captions(places, left, top, side)

    def _strips(self, left: float, top: float) -> Iterator[tuple[str, Box]]:
        """Yield the entries for rows and columns, and the magic digit's in their corner."""
        x, y = left - GAP - STRIP, top - GAP - STRIP
        yield "magic", (x, y, STRIP, STRIP)
        for at in range(self.puzzle.size):
            yield f"row{at + 1}", (x, top + at * CELL, STRIP, CELL)
            yield f"column{at + 1}", (left + at * CELL, y, CELL, STRIP)

    def _boxes(self, left: float, top: float, side: float) -> dict[str, Box]:
        """Return the entries for boxes: the board in small."""
        across = self.puzzle.shape.boxes_across
        x, y = (left + side + 2 * GAP, top) if self.look.beside else (left, top + side + 1.3 * GAP)
        return {
            f"box{at + 1}": (x + at % across * SMALL, y + at // across * SMALL, SMALL, SMALL)
            for at in range(self.puzzle.size)
        }

    def _diagonals(self, left: float, top: float, side: float) -> dict[str, Box]:
        """Return the entries for the two diagonals."""
        x, y = left + side, top + side
        if self.look.beside:
            x += 2 * GAP
            return {
                "diagonal-main": (x, y - STRIP, STRIP, STRIP),
                "diagonal-anti": (x + STRIP + GAP, y - STRIP, STRIP, STRIP),
            }
        y += 1.3 * GAP
        return {
            "diagonal-main": (x - 2 * STRIP - GAP, y, STRIP, STRIP),
            "diagonal-anti": (x - STRIP, y, STRIP, STRIP),
        }

    def _frames(self, places: dict[str, Box]) -> Iterator[Item]:
        """Yield the lines around the entries, by groups as the boxes lie."""
        shape, pen = self.puzzle.shape, Pen(self.look.weight * 0.22, SOFT)
        frame = Pen(self.look.weight * 0.45, FAINT)
        groups: list[list[Box]] = []
        for word, step in (("row", shape.box_rows), ("column", shape.box_columns)):
            boxes = [places[f"{word}{n}"] for n in range(1, shape.size + 1)]
            groups += [boxes[at : at + step] for at in range(0, shape.size, step)]
        groups.append([places[f"box{n}"] for n in range(1, shape.size + 1)])
        for boxes in groups:
            yield from _group(boxes, pen, frame)
        for name, (x, y, wide, high) in places.items():
            if name.startswith("diagonal"):
                right, low = x + wide, y + high
                ends = (x + 1, y + 1, right - 1, low - 1)
                if name == "diagonal-anti":
                    ends = (x + 1, low - 1, right - 1, y + 1)
                yield lines([ends], Pen(0.9, "#d5d5d5", round=True), "slope")
                yield Path(rect(x, y, wide, high, 1.2), frame, role="entry")

    def _entries(self, places: dict[str, Box], content: Content) -> Iterator[Item]:
        """Yield what stands in the entries."""
        given = dict(self.puzzle.panel)
        for name, box in places.items():
            x, y, wide, high = box
            digit = given.get(name, content.panel.get(name))
            if digit is not None:
                size = self.look.digit * min(wide, high) / CELL
                middle, told = (x + wide / 2, y + high / 2), name in given
                yield digit_at(*middle, digit, size, given=told, black=self.look.bare)
            elif marks := content.marks.get(name):
                yield from marks_in(box, marks, self.puzzle, caged=name == "magic")

    def _captions(
        self, places: dict[str, Box], left: float, top: float, side: float
    ) -> Iterator[Text]:
        """Yield the words that say what the entries are for."""
        size, gap = self.look.caption, 0.42 * self.look.caption
        off = GAP + STRIP + gap
        columns = self._said("columns", left + side / 2, top - off, 0.8 * side)
        yield columns
        rows = self._said("rows", left - off, top + side / 2, side)
        yield replace(rows, turned=True)
        x, y, _, _ = places["magic"]
        free = columns.x - width(columns.text, columns.size) / 2 - size
        yield replace(self._said("magic", x, y - gap, free - x), anchor="start")
        x, y, _, _ = places["box1"]
        low = y + self._small[1] + 1.15 * size
        if not self.look.beside:
            yield replace(self._said("boxes", x, low, side), anchor="start")
            return
        words = self.look.captions["boxes"]
        for text in wrapped(words, size, self.right - 2 * GAP):
            yield replace(self._said("boxes", x, low, side), text=text, anchor="start")
            low += 1.2 * size

    def _said(self, name: str, x: float, y: float, room: float) -> Text:
        """Return the words of a caption, small enough for their room."""
        text, size = self.look.captions[name], self.look.caption
        size *= min(1, room / max(width(text, size), 0.01))
        return Text(x, y, text, size, colour=FAINT, rtl=self.look.rtl, role="caption")


def _circle(box: Box) -> tuple[tuple[str, *tuple[float, ...]], ...]:
    """Return the steps around the circle in a square."""
    x, y, wide, high = box
    return ellipse(x + wide / 2, y + high / 2, wide / 2)


def _group(boxes: Sequence[Box], pen: Pen, frame: Pen) -> Iterator[Item]:
    """Yield a frame around entries that lie together, and the lines between them."""
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, low = max(x + wide for x, _, wide, _ in boxes), max(y + h for _, y, _, h in boxes)
    between = {(x, top + SLIT, x, low - SLIT) for x, *_ in boxes if x > left}
    between |= {(left + SLIT, y, right - SLIT, y) for _, y, *_ in boxes if y > top}
    yield lines(sorted(between), pen, "entries")
    wide, high = right - left - 2 * SLIT, low - top - 2 * SLIT
    yield Path(rect(left + SLIT, top + SLIT, wide, high, 1.2), frame, role="entry")
