"""What a picture is made of: paths, texts and links, in millimetres from the top left.

Both SVG and PDF are written from these records, and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Point = tuple[float, float]
Step = tuple[str, *tuple[float, ...]]
"""A step of a path: `("M", x, y)` moves, `("L", x, y)` draws a line, `("C", x1, y1, x2, y2, x, y)`
a curve by two control points, `("Z",)` closes."""
Anchor = Literal["start", "middle", "end"]

INK = "#000000"
CAPITAL = 0.714
"""The height of a capital or a digit, of the size of its text."""
_BOW = 0.5523
"""How far the control points of a quarter circle lie from its ends, of its radius."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How a path is stroked.

    Attributes:
        width: of the stroke.
        colour: `#rrggbb`.
        dash: lengths of a dash and of the gap behind it; empty for a whole line.
        offset: how far into the dashes the line begins.
        round: whether ends and corners are round.
    """

    width: float
    colour: str = INK
    dash: tuple[float, ...] = ()
    offset: float = 0
    round: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """Lines and areas: stroked by a pen, filled with a colour, or both."""

    steps: tuple[Step, ...]
    pen: Pen | None = None
    fill: str | None = None
    role: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text.

    Attributes:
        x, y: of its anchor on the baseline; `start` is the left end in any direction of writing.
        text: the characters, in the order in which they are read.
        size: of the font.
        rtl: whether the text as a whole runs from right to left.
        turned: by a quarter against the clock, about the anchor: it runs upwards.
        role: what it is in the picture (`given`, `sum`), for whoever reads the picture.
    """

    x: float
    y: float
    text: str
    size: float
    anchor: Anchor = "middle"
    colour: str = INK
    bold: bool = False
    rtl: bool = False
    turned: bool = False
    role: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """An area that opens an address."""

    x: float
    y: float
    width: float
    height: float
    address: str


Item = Path | Text | Link


@dataclass(frozen=True)
class Drawing:
    """A picture: its size, and what lies on it, the lowest first."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""

    def placed(self, x: float, y: float, scale: float = 1) -> Iterator[Item]:
        """Yield the items as they lie on a larger picture, top left at (x, y)."""
        for item in self.items:
            yield _placed(item, x, y, scale)

    def framed(self, margin: float) -> "Drawing":
        """Return the picture with empty space around it."""
        wide, high = self.width + 2 * margin, self.height + 2 * margin
        return replace(self, width=wide, height=high, items=tuple(self.placed(margin, margin)))


def _placed(item: Item, x: float, y: float, scale: float) -> Item:
    """Return an item scaled and moved."""
    if isinstance(item, Path):
        steps = tuple(_moved(step, x, y, scale) for step in item.steps)
        return replace(item, steps=steps, pen=item.pen and _scaled(item.pen, scale))
    left, top = x + item.x * scale, y + item.y * scale
    if isinstance(item, Text):
        return replace(item, x=left, y=top, size=item.size * scale)
    wide, high = item.width * scale, item.height * scale
    return replace(item, x=left, y=top, width=wide, height=high)


def _moved(step: Step, x: float, y: float, scale: float) -> Step:
    """Return a step scaled and moved."""
    word, *numbers = step
    return (word, *(n * scale + (y if at % 2 else x) for at, n in enumerate(numbers)))


def _scaled(pen: Pen, scale: float) -> Pen:
    """Return a pen for a picture of another scale."""
    dash = tuple(length * scale for length in pen.dash)
    return replace(pen, width=pen.width * scale, dash=dash, offset=pen.offset * scale)


def lines(pairs: Iterable[tuple[float, float, float, float]], pen: Pen, role: str = "") -> Path:
    """Return straight lines, each from (x, y) to (x, y), as one path."""
    steps: list[Step] = []
    for x, y, to_x, to_y in pairs:
        steps += [("M", x, y), ("L", to_x, to_y)]
    return Path(tuple(steps), pen, role=role)


def polygon(points: Sequence[Point]) -> tuple[Step, ...]:
    """Return the steps along some points and back to the first."""
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest), ("Z",))


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> tuple[Step, ...]:
    """Return the steps around a rectangle, with round corners if there is a radius."""
    right, low = x + width, y + height
    if not radius:
        return polygon(((x, y), (right, y), (right, low), (x, low)))
    r, c = radius, radius * (1 - _BOW)
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - c, y, right, y + c, right, y + r),
        ("L", right, low - r),
        ("C", right, low - c, right - c, low, right - r, low),
        ("L", x + r, low),
        ("C", x + c, low, x, low - c, x, low - r),
        ("L", x, y + r),
        ("C", x, y + c, x + c, y, x + r, y),
        ("Z",),
    )


def ellipse(x: float, y: float, wide: float, high: float | None = None) -> tuple[Step, ...]:
    """Return the steps around an ellipse by its centre and radii, or around a circle."""
    high = wide if high is None else high
    a, b = wide * _BOW, high * _BOW
    return (
        ("M", x + wide, y),
        ("C", x + wide, y + b, x + a, y + high, x, y + high),
        ("C", x - a, y + high, x - wide, y + b, x - wide, y),
        ("C", x - wide, y - b, x - a, y - high, x, y - high),
        ("C", x + a, y - high, x + wide, y - b, x + wide, y),
        ("Z",),
    )


def centred(
    x: float, y: float, text: str, size: float, role: str, *, colour: str = INK, bold: bool = False
) -> Text:
    """Return a digit or a word of capitals whose middle lies at (x, y)."""
    return Text(x, y + size * CAPITAL / 2, text, size, colour=colour, bold=bold, role=role)
