"""Addresses for people: opened in the browser, or shown as a QR code on the terminal."""

import shutil
import sys
from importlib.util import find_spec

import click

from cli import output

QUIET = 4
"""The blank border that a QR code needs, in modules."""
BLOCKS = " ▄▀█"
"""Two modules above each other, light ones drawn: none, the lower, the upper, both."""
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def check_qr() -> None:
    """Find out, before anything is done, whether QR codes can be made and shown.

    Raises:
        click.UsageError: the library is not installed, or the output cannot show blocks.
    """
    if find_spec("segno") is None:
        raise click.UsageError("--qr needs the library segno: pip install 'qedoku[qr]'")
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        text = f"--qr: the output cannot show {BLOCKS.strip()} (its encoding is"
        raise click.UsageError(f"{text} {sys.stdout.encoding})") from None


def open_address(address: str) -> bool:
    """Open an address in the person's browser; say so and return False where there is none."""
    import webbrowser

    try:
        opened = webbrowser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        output.note("no browser could be opened: copy the address instead")
    return opened


def show_qr(address: str) -> bool:
    """Print the QR code of an address; say why and return False where it does not fit."""
    import segno

    try:
        code = segno.make(address, error="l", boost_error=False, micro=False)
    except segno.DataOverflowError:
        output.note(f"no QR code holds an address of {len(address)} characters")
        return False
    width = len(code.matrix) + 2 * QUIET
    columns = shutil.get_terminal_size().columns
    if output.people() and width > columns:
        output.note(f"the QR code is {width} columns wide and the terminal {columns}: not shown")
        return False
    start, end = (WHITE_ON_BLACK, PLAIN) if output.coloured() else ("", "")
    for row in drawn([[bool(dark) for dark in line] for line in code.matrix]):
        output.line(f"{start}{row}{end}")
    return True


def drawn(dark: list[list[bool]]) -> list[str]:
    """Return a QR code as lines of text, two rows of modules a line, with its border."""
    width = len(dark) + 2 * QUIET
    border = [[False] * width for _ in range(QUIET)]
    rows = [[*[False] * QUIET, *row, *[False] * QUIET] for row in dark]
    rows = [*border, *rows, *border]
    if len(rows) % 2:
        # Nothing is drawn below the last row.
        rows.append([True] * width)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        "".join(BLOCKS[2 * (not upper) + (not lower)] for upper, lower in zip(*pair, strict=True))
        for pair in pairs
    ]
