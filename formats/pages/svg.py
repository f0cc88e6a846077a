"""A drawing as SVG: one element an item, sizes in millimetres."""

import re
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from formats.pages.drawing import Drawing, Item, Link, Path, Pen, Text
from formats.pages.font import FAMILY

FONTS = f"{FAMILY}, Open Sans, DejaVu Sans, Segoe UI, Arial, sans-serif"
RTL, END = "\u2067", "\u2069"
"""Begin and end a text that runs from right to left (Unicode Annex 9)."""
_NO_XML = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg(drawing: Drawing, *, alone: bool = True) -> str:
    """Return the text of an SVG file, or, not `alone`, of an element within a page of HTML."""
    width, height = number(drawing.width), number(drawing.height)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n' if alone else ""
    size = f' width="{width}mm" height="{height}mm"' if alone else ""
    title = f"<title>{clean(drawing.title)}</title>\n" if drawing.title else ""
    background = f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n' if alone else ""
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="0 0 {width} {height}"'
        f' role="img" direction="ltr" font-family="{FONTS}">\n{title}{background}'
        + "".join(f"{line}\n" for line in _elements(drawing.items))
        + "</svg>\n"
    )


def number(value: float) -> str:
    """Return a number with no more than three digits behind its point."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def clean(text: str) -> str:
    """Return a text as XML takes it: what has no place in XML is left out."""
    return escape(_NO_XML.sub("", text))


def _elements(items: Iterable[Item]) -> Iterator[str]:
    """Yield the element of each item."""
    for item in items:
        if isinstance(item, Path):
            yield _path(item)
        elif isinstance(item, Text):
            yield _text(item)
        else:
            yield _link(item)


def _path(path: Path) -> str:
    """Return the element of a path."""
    way = "".join(word + " ".join(map(number, numbers)) for word, *numbers in path.steps)
    role = f' class="{path.role}"' if path.role else ""
    stroke = _stroke(path.pen) if path.pen else ""
    return f'<path{role} d="{way}" fill="{path.fill or "none"}"{stroke}/>'


def _stroke(pen: Pen) -> str:
    """Return the attributes of a pen."""
    text = f' stroke="{pen.colour}" stroke-width="{number(pen.width)}"'
    if pen.dash:
        text += f' stroke-dasharray="{" ".join(map(number, pen.dash))}"'
        text += f' stroke-dashoffset="{number(pen.offset)}"'
    if pen.round:
        text += ' stroke-linecap="round" stroke-linejoin="round"'
    return text


def _text(text: Text) -> str:
    """Return the element of a text.

    What runs from right to left stands between marks that say so: not every program knows the
    attribute `direction`, and those that do turn the anchor round.
    """
    words = f"{RTL}{text.text}{END}" if text.rtl else text.text
    x, y = number(text.x), number(text.y)
    role = f' class="{text.role}"' if text.role else ""
    more = ' font-weight="bold"' if text.bold else ""
    more += f' transform="rotate(-90 {x} {y})"' if text.turned else ""
    return (
        f'<text{role} x="{x}" y="{y}" font-size="{number(text.size)}" text-anchor="{text.anchor}"'
        f' fill="{text.colour}"{more}>{clean(words)}</text>'
    )


def _link(link: Link) -> str:
    """Return an area that can be clicked."""
    x, y, width, height = map(number, (link.x, link.y, link.width, link.height))
    return (
        f"<a href={quoteattr(link.address)}>"
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill-opacity="0"/></a>'
    )
