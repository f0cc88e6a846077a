"""The signs of people: a letter or two in a circle, that of the victim white on black."""

from collections.abc import Iterator, Sequence

from formats.pages.drawing import INK, Item, Path, Pen, Point, centred, ellipse
from formats.pages.font import width
from formats.pages.murder.pictograms import WHITE


def signs(names: Sequence[str]) -> list[str]:
    """Return a sign for each name: its first letter, or as many as tell it from the others.

    Names that do not differ in their first three letters get numbers.
    """
    short = [name.strip() or "?" for name in names]
    found = []
    for at, name in enumerate(short):
        others = [other for index, other in enumerate(short) if index != at]
        lengths = [
            length
            for length in (1, 2, 3)
            if not any(other[:length].lower() == name[:length].lower() for other in others)
        ]
        found.append(name[: lengths[0]] if lengths else str(at + 1))
    return found


def sign(middle: Point, radius: float, text: str, *, dark: bool) -> Iterator[Item]:
    """Yield a person's sign."""
    fill, ink = (INK, WHITE) if dark else (WHITE, INK)
    yield Path(ellipse(*middle, radius), Pen(0.14 * radius), fill, "sign")
    size = min(1.35 * radius, 1.5 * radius / max(width(text, 1, bold=True), 0.1))
    yield centred(*middle, text, size, "person", bold=True, colour=ink)
