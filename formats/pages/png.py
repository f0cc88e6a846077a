"""A drawing as PNG, by resvg, with the fonts of pages alone."""

from formats.pages.drawing import Drawing
from formats.pages.font import FAMILY, font_file
from formats.pages.svg import svg

MOST_PIXELS = 100_000_000
"""The most pixels of a picture: more take gigabytes of memory."""


def png(drawing: Drawing, width: int) -> bytes:
    """Return the bytes of a picture as wide as asked for, in pixels.

    Raises:
        ModuleNotFoundError: resvg-py is not installed.
        ValueError: the picture would be too large.
    """
    from resvg_py import svg_to_bytes

    height = width * drawing.height / drawing.width
    if width * height > MOST_PIXELS:
        raise ValueError(f"a picture of {width} x {height:.0f} pixels is too large")
    made = svg_to_bytes(
        svg_string=svg(drawing),
        width=width,
        dpi=96,
        skip_system_fonts=True,
        font_files=[str(font_file(bold=bold)) for bold in (False, True)],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    return bytes(made)
