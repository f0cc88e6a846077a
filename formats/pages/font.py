"""How wide a text is in the font of pages, and where to break it: read from the font files.

Only the tables that say so are read: `head` (units), `cmap` format 4 (glyphs of characters), `hhea`
and `hmtx` (widths). OpenType 1.9, "Font file"; letters are placed without kerning, as the pages
are written.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from

FAMILY = "Noto Sans"
_HOME = Path(__file__).parent / "fonts"


def font_file(*, bold: bool = False) -> Path:
    """Return the file of the font of pages."""
    return _HOME / f"NotoSans-{'Bold' if bold else 'Regular'}.ttf"


@cache
def _widths(bold: bool) -> dict[int, float]:
    """Return the width of each character that the font has, of its size."""
    data = font_file(bold=bold).read_bytes()
    (count,) = unpack_from(">H", data, 4)
    tables = {}
    for number in range(count):
        tag, _, offset, _ = unpack_from(">4s3I", data, 12 + 16 * number)
        tables[tag.decode()] = offset
    (units,) = unpack_from(">H", data, tables["head"] + 18)
    (measured,) = unpack_from(">H", data, tables["hhea"] + 34)
    found = {}
    for code, glyph in _glyphs(data, tables["cmap"]):
        (wide,) = unpack_from(">H", data, tables["hmtx"] + 4 * min(glyph, measured - 1))
        found[code] = wide / units
    return found


def _glyphs(data: bytes, table: int) -> Iterator[tuple[int, int]]:
    """Yield (character, glyph) of a `cmap` table's first part in format 4."""
    (count,) = unpack_from(">H", data, table + 2)
    records = (table + 4 + 8 * number for number in range(count))
    parts = (table + unpack_from(">4xI", data, record)[0] for record in records)
    part = next(part for part in parts if unpack_from(">H", data, part) == (4,))
    (double,) = unpack_from(">H", data, part + 6)
    ends, starts = part + 14, part + 16 + double
    for at in range(0, double, 2):
        (end,) = unpack_from(">H", data, ends + at)
        (start,) = unpack_from(">H", data, starts + at)
        (delta,) = unpack_from(">h", data, starts + double + at)
        here = starts + 2 * double + at
        (jump,) = unpack_from(">H", data, here)
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if jump:
                (glyph,) = unpack_from(">H", data, here + jump + 2 * (code - start))
            if glyph or not jump:
                yield code, (glyph + delta) % 0x10000


def drawable(text: str) -> str:
    """Return a text with what the font has: invisible marks taken out, the rest unchanged."""
    return "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs"))


def lacking(text: str) -> str:
    """Return the characters of a text that the font has not, each once."""
    known = _widths(False)
    return "".join(dict.fromkeys(c for c in drawable(text) if ord(c) not in known))


def width(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line of text is; what the font has not counts as a box of its size."""
    known = _widths(bold)
    try:
        return size * sum(map(known.__getitem__, map(ord, text)))
    except KeyError:
        return size * sum(known.get(ord(c), 0.6) for c in drawable(text))


def wrapped(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Return the lines of a text that are no wider than some room, if no word alone is."""
    lines: list[list[str]] = [[]]
    gap, used = width(" ", size, bold=bold), 0.0
    for word in text.split():
        wide = width(word, size, bold=bold)
        if lines[-1] and used + gap + wide > room:
            lines.append([])
        used = used + gap + wide if lines[-1] else wide
        lines[-1].append(word)
    return [" ".join(words) for words in lines]


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """Return a text cut to some room, with `…` in the place of what was cut off."""
    if width(text, size, bold=bold) <= room:
        return text
    while text and width(f"{text}…", size, bold=bold) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
