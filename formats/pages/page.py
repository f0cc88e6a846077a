"""A page being filled with texts and drawings, the sides of texts mirrored for some languages."""

from dataclasses import dataclass, field, replace

from formats.pages.drawing import INK, Drawing, Item, Path, Pen, Text, ellipse
from formats.pages.font import fitted, width, wrapped
from solvers.step import LEVELS

LEADING = 1.42
"""The distance of the lines of a paragraph, of their size."""


@dataclass(frozen=True)
class Paper:
    """A page's size and margin."""

    width: float
    height: float
    margin: float

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def low(self) -> float:
        """Where the lower margin begins."""
        return self.height - self.margin


PAPERS = {
    "a4": Paper(210, 297, 16),
    "a5": Paper(148, 210, 11),
    "letter": Paper(215.9, 279.4, 16),
}


@dataclass(frozen=True)
class Style:
    """How a text is written: its size, whether it is bold, its colour."""

    size: float
    bold: bool = False
    colour: str = INK


@dataclass
class Page:
    """A page, and how its language runs: `rtl` mirrors the sides of texts, never a drawing.

    Attributes:
        y: how far it is filled from the top.
    """

    paper: Paper
    rtl: bool = False
    title: str = ""
    items: list[Item] = field(default_factory=list)
    y: float = 0

    def __post_init__(self) -> None:
        self.y = self.paper.margin

    def drawing(self) -> Drawing:
        """Return the page."""
        return Drawing(self.paper.width, self.paper.height, tuple(self.items), self.title)

    def head(self, left: float, right: float, y: float, text: str, style: Style) -> None:
        """Write a text where lines begin between two sides."""
        self._side(left, right, y, text, style, at_right=self.rtl)

    def tail(self, left: float, right: float, y: float, text: str, style: Style) -> None:
        """Write a text where lines end between two sides."""
        self._side(left, right, y, text, style, at_right=not self.rtl)

    def _side(
        self, left: float, right: float, y: float, text: str, style: Style, *, at_right: bool
    ) -> None:
        """Write a text at one side."""
        made = self._text(right if at_right else left, y, text, style)
        self.items.append(replace(made, anchor="end" if at_right else "start"))

    def middle(self, x: float, y: float, text: str, style: Style) -> None:
        """Write a text around a middle."""
        self.items.append(self._text(x, y, text, style))

    def _text(self, x: float, y: float, text: str, style: Style) -> Text:
        """Return a text in a style."""
        made = Text(x, y, text, style.size, colour=style.colour, bold=style.bold, role="text")
        return replace(made, rtl=self.rtl)

    def paragraph(self, text: str, style: Style) -> bool:
        """Write a paragraph between the margins below what is there; whether it had room."""
        left, right = self.paper.margin, self.paper.width - self.paper.margin
        rows = wrapped(text, style.size, right - left, bold=style.bold)
        if self.y + len(rows) * LEADING * style.size > self.paper.low:
            return False
        for row in rows:
            self.y += LEADING * style.size
            self.head(left, right, self.y, row, style)
        return True

    def draw(self, drawing: Drawing, x: float, y: float, scale: float) -> None:
        """Put a drawing onto the page."""
        self.items += drawing.placed(x, y, scale)

    def level(
        self, left: float, right: float, y: float, level: str, name: str, size: float
    ) -> None:
        """Mark a level where lines end: its name and six circles, as many filled as it is high."""
        if level not in LEVELS:
            return
        radius, step = 0.27 * size, 0.78 * size
        filled = LEVELS.index(level) + 1
        for at in range(len(LEVELS)):
            back = (len(LEVELS) - 1 - at) * step + radius
            x = left + back if self.rtl else right - back
            circle = ellipse(x, y - 0.36 * size, radius)
            pen = Pen(0.05 * size)
            self.items.append(Path(circle, pen, INK if at < filled else None, role="level"))
        off = len(LEVELS) * step + 0.3 * size
        self.tail(left + off, right - off, y, name, Style(size))


def fit(text: str, style: Style, room: float) -> str:
    """Return a text cut to some room."""
    return fitted(text, style.size, room, bold=style.bold)


def wide(text: str, style: Style) -> float:
    """Return how wide a text is."""
    return width(text, style.size, bold=style.bold)
