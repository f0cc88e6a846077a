"""Pages as PDF, by fpdf2; the same pages give the same bytes.

The fonts are those shipped with pages, cut down to the letters used. Text from right to left is
shaped by uharfbuzz; everything else is set letter by letter. The date in the file is always the
same, and its identifier is a hash of what it holds.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from formats.pages.drawing import Drawing, Item, Link, Path, Pen, Point, Step, Text
from formats.pages.font import FAMILY, drawable, font_file, lacking
from puzzles.version import VERSION

if TYPE_CHECKING:
    from fpdf import FPDF

PIECES = 10
"""The straight pieces that a curve is drawn with."""
ISO_639 = {"he": ("hebr", "heb")}
"""Script and language, as shaping calls them."""
NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""fpdf2 writes a date in any case: the same one always."""
STANDS_FOR_NONE = "?"
"""In the place of characters that the font has not."""


def pdf(pages: Iterable[Drawing], title: str, author: str = "", lang: str = "en") -> bytes:
    """Return the bytes of a PDF file.

    Raises:
        ModuleNotFoundError: fpdf2 is not installed, or uharfbuzz where it is needed.
    """
    from fpdf import FPDF

    file = FPDF(unit="mm")
    file.set_creation_date(NO_DATE)
    file.set_auto_page_break(False)
    file.set_margin(0)
    file.c_margin = 0
    file.set_creator(f"qedoku {VERSION}")
    file.set_lang(lang)
    if title:
        file.set_title(title)
    if author:
        file.set_author(author)
    for bold in (False, True):
        file.add_font(FAMILY, "B" if bold else "", font_file(bold=bold))
    writer = _Writer(file, lang)
    for page in pages:
        writer.page(page)
    return bytes(file.output())


class _Writer:
    """Writes items onto the pages of a file; colours and pens are set when they change."""

    def __init__(self, file: "FPDF", lang: str) -> None:
        self.file, self.lang = file, lang
        self._pen: Pen | None = None
        self._fill: str | None = None

    def page(self, page: Drawing) -> None:
        """Add a page."""
        self.file.add_page(format=(page.width, page.height))
        self._pen = self._fill = None
        if page.title:
            self.file.start_section(page.title)
        # fpdf2 lengthens every line by half its width at both ends if it is not told otherwise.
        with self.file.local_context(stroke_cap_style="butt", stroke_join_style="miter"):
            self._items(page.items)

    def _items(self, items: Iterable[Item]) -> None:
        """Write the items of a page."""
        for item in items:
            if isinstance(item, Path):
                self._path(item)
            elif isinstance(item, Text):
                self._text(item)
            else:
                self._link(item)

    def _path(self, path: Path) -> None:
        """Draw a path, each of its parts on its own."""
        style: Literal["D", "F", "DF"] = "DF" if path.pen else "F"
        if path.fill is None:
            style = "D"
        elif path.fill != self._fill:
            self._fill = path.fill
            self.file.set_fill_color(path.fill)
        if path.pen and path.pen.round:
            with self.file.local_context(stroke_cap_style="round", stroke_join_style="round"):
                self._parts(path, style)
            self._pen = self._fill = None
        else:
            self._parts(path, style)

    def _parts(self, path: Path, style: Literal["D", "F", "DF"]) -> None:
        """Draw the parts of a path."""
        if path.pen and path.pen != self._pen:
            self._take(path.pen)
        for points, closed in flattened(path.steps):
            self.file.polyline(points, polygon=closed, style=style)

    def _take(self, pen: Pen) -> None:
        """Set the pen."""
        self._pen = pen
        self.file.set_draw_color(pen.colour)
        self.file.set_line_width(pen.width)
        dash, gap = (*pen.dash, 0, 0)[:2]
        self.file.set_dash_pattern(dash, gap, pen.offset if dash else 0)

    def _text(self, text: Text) -> None:
        """Write a text."""
        if text.turned:
            with self.file.rotation(90, text.x, text.y):
                self._line(text)
        else:
            self._line(text)

    def _line(self, text: Text) -> None:
        """Write a text, not turned."""
        file, shown = self.file, _known(text.text)
        file.set_font(FAMILY, "B" if text.bold else "", text.size * file.k)
        file.set_text_color(text.colour)
        if text.rtl:
            script, language = ISO_639[self.lang]
            file.set_text_shaping(True, direction="rtl", script=script, language=language)
        wide = file.get_string_width(shown)
        x = text.x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
        if text.rtl:
            # The baseline of a cell as high as its text lies 0.8 of that below its top.
            file.set_xy(x, text.y - 0.8 * text.size)
            file.cell(wide, text.size, shown)
            file.set_text_shaping(False)
        else:
            file.text(x, text.y, shown)

    def _link(self, link: Link) -> None:
        """Make an area open an address."""
        self.file.link(link.x, link.y, link.width, link.height, link.address)


def _known(text: str) -> str:
    """Return a text with a sign in the place of what the font has not."""
    text = drawable(text)
    for char in lacking(text):
        text = text.replace(char, STANDS_FOR_NONE)
    return text


def flattened(steps: Iterable[Step]) -> Iterator[tuple[list[Point], bool]]:
    """Yield the points along each part of a path, and whether it is closed; curves as pieces."""
    points: list[Point] = []
    for word, *numbers in steps:
        if word == "M":
            if points:
                yield points, False
            points = [(numbers[0], numbers[1])]
        elif word == "L":
            points.append((numbers[0], numbers[1]))
        elif word == "C":
            points += _curve(points[-1], *numbers)
        else:
            yield points, True
            points = []
    if points:
        yield points, False


def _curve(
    start: Point, x1: float, y1: float, x2: float, y2: float, x: float, y: float
) -> Iterator[Point]:
    """Yield points along a Bezier curve, its start left out."""
    for at in range(1, PIECES + 1):
        t = at / PIECES
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield a * start[0] + b * x1 + c * x2 + d * x, a * start[1] + b * y1 + c * y2 + d * y
