"""A grid puzzle as a picture: box lines, shaded diagonals (D1), dashed cages with sums (K2)."""

from collections.abc import Iterator

from formats.pages.drawing import (
    CAPITAL,
    Drawing,
    Item,
    Path,
    Pen,
    Text,
    lines,
    polygon,
    rect,
)
from formats.pages.font import width, wrapped
from formats.pages.look import CELL, NOTHING, PLAIN, SHADE, Content, Look
from formats.pages.marks import digit_at, marks_in
from formats.pages.outline import Layer, layers, outlines
from formats.pages.panel import Panel
from puzzles.puzzle import BLANK, Cage, Puzzle

INSET: dict[Layer, float] = {"outer": 0.1, "inner": 0.2}
"""How far inside its cells a cage's outline runs, of a cell's side. Each side of an outline is
a whole number of dashes long (0.2 cells), so that every corner lies in the middle of a dash."""
DASH, OFFSET = (1.2, 0.8), 0.6


def board(puzzle: Puzzle, content: Content = NOTHING, look: Look = PLAIN) -> Drawing:
    """Draw a puzzle and what stands on its board, the panel around it if its kind has one.

    Cages that cannot be outlined stand in words below.
    """
    edge = look.thick / 2 + 0.2
    panel = Panel(puzzle, look) if puzzle.kind.missing else None
    left, top = (edge + panel.left, edge + panel.top) if panel else (edge, edge)
    side = puzzle.size * CELL
    right, low = left + side, top + side
    items = list(_Grid(puzzle, content, look, left, top).items())
    if panel:
        items += panel.items(content, left, top)
        right, low = right + panel.right, low + panel.low
    for text in () if look.bare else _words(puzzle, right - edge, look.small):
        low += look.small * 1.4
        items.append(Text(edge, low, text, look.small, "start", role="cage"))
    return Drawing(right + edge, low + edge, tuple(items), title=puzzle.kind.title)


class _Grid:
    """The board itself, its top left corner at (left, top)."""

    def __init__(
        self, puzzle: Puzzle, content: Content, look: Look, left: float, top: float
    ) -> None:
        self.puzzle, self.content, self.look = puzzle, content, look
        self.left, self.top = left, top
        diagonals = puzzle.shape.diagonals if puzzle.kind.diagonals else ()
        self.shaded = {cell for diagonal in diagonals for cell in diagonal}

    def items(self) -> Iterator[Item]:
        """Yield what is drawn, the lowest first."""
        for cell in sorted(self.shaded):
            yield Path(rect(*self._corner(cell), CELL, CELL), fill=SHADE, role="diagonal")
        yield from self._lines()
        for cage, layer in layers(self.puzzle):
            if layer != "words" and not self.look.bare:
                yield from self._cage(cage, layer)
        for cell in self.puzzle.shape.cells:
            yield from self._inside(cell)

    def _corner(self, cell: int) -> tuple[float, float]:
        """Return the top left corner of a cell."""
        row, column = divmod(cell, self.puzzle.size)
        return self.left + column * CELL, self.top + row * CELL

    def _lines(self) -> Iterator[Item]:
        """Yield the lines: thin between cells, thick between boxes and around the board."""
        shape, side = self.puzzle.shape, self.puzzle.size * CELL
        thin: list[tuple[float, float, float, float]] = []
        thick: list[tuple[float, float, float, float]] = []
        for at in range(1, shape.size):
            x, y = self.left + at * CELL, self.top + at * CELL
            steep = thin if at % shape.box_columns else thick
            steep.append((x, self.top, x, self.top + side))
            flat = thin if at % shape.box_rows else thick
            flat.append((self.left, y, self.left + side, y))
        yield lines(thin, Pen(self.look.thin), "cells")
        yield lines(thick, Pen(self.look.thick), "boxes")
        yield Path(rect(self.left, self.top, side, side), Pen(self.look.thick), role="board")

    def _cage(self, cage: Cage, layer: Layer) -> Iterator[Item]:
        """Yield a cage's outline and its sum, which interrupts it."""
        pen = Pen(self.look.weight * 0.24, dash=DASH, offset=OFFSET)
        for points in outlines(cage.cells, self.puzzle.size, INSET[layer]):
            moved = [(self.left + x * CELL, self.top + y * CELL) for x, y in points]
            yield Path(polygon(moved), pen, role="cage")
        if cage.sum is not None:
            yield from self._sum(cage, layer)

    def _sum(self, cage: Cage, layer: Layer) -> Iterator[Item]:
        """Yield a sum in the first cell's corner, of an inner outline in the last cell's."""
        text, size, inset = str(cage.sum), self.look.small, INSET[layer] * CELL
        wide, high = width(text, size), size * CAPITAL
        over = self.look.weight * 0.2
        free_x, free_y = (over + _to_gap(length + 0.2) for length in (wide, high))
        first = layer == "outer"
        cell = cage.cells[0 if first else -1]
        x, y = (corner + inset for corner in self._corner(cell))
        if not first:
            x, y = x + CELL - 2 * inset - free_x, y + CELL - 2 * inset - free_y
        fill = SHADE if cell in self.shaded else "#ffffff"
        shift = -over if first else over
        yield Path(rect(x + shift, y + shift, free_x, free_y), fill=fill)
        if not first:
            x, y = x + free_x - wide, y + free_y - high
        yield Text(x, y + high, text, size, "start", role="sum")

    def _inside(self, cell: int) -> Iterator[Text]:
        """Yield the digit of a cell, or its pencil marks."""
        given = self.puzzle.givens[cell]
        found = self.content.found[cell] if self.content.found else BLANK
        x, y = self._corner(cell)
        digit = found if given == BLANK else given
        if digit != BLANK:
            size, low = self.look.digit, 0.0
            if self.puzzle.kind.cages and not self.look.bare:
                size, low = size * 0.94, 0.5
            middle = x + CELL / 2, y + CELL / 2 + low
            yield digit_at(*middle, digit, size, given=given != BLANK, black=self.look.bare)
        elif marks := self.content.marks.get(self.puzzle.shape.name(cell)):
            yield from marks_in(
                (x, y, CELL, CELL), marks, self.puzzle, caged=self.puzzle.kind.cages
            )


def _to_gap(length: float) -> float:
    """Return the least length from an outline's corner that is no less and ends in a gap."""
    dash, gap = DASH
    over = (length - dash / 2) % (dash + gap)
    return length if over <= gap else length + dash + gap - over


def _words(puzzle: Puzzle, room: float, size: float) -> Iterator[str]:
    """Yield the lines that tell of cages that cannot be outlined."""
    for cage, layer in layers(puzzle):
        if layer == "words":
            cells = " + ".join(map(puzzle.shape.name, cage.cells))
            ends = "" if cage.sum is None else f" = {cage.sum}"
            yield from wrapped(f"{cells}{ends}", size, room)
