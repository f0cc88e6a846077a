"""Addresses that open in Penpa+, the drawing board of many setters.

The program knows drawings and no rules: givens as text, so that 0 is a digit, thick lines round
the boxes, dashed cages with their sums, grey cells on the diagonals; the rules are told in words.
An address is the base 64 of the deflated text of 19 lines (`penpa_text`); only written here
(formats.md 7; swaroopg92/penpa-edit).
"""

import zlib
from base64 import b64encode
from collections.abc import Iterable
from typing import TextIO

from formats.format import carried, contradiction
from formats.penpa_text import text_from
from puzzles.document import Document

ADDRESS = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="


def why_not(document: Document) -> str | None:
    """Penpa+ has no place for the missing-digit panel."""
    if document.puzzle.panel:
        return "Penpa+ has no place for given entries of the panel (M5)"
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write an address a line.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        packed = packer.compress(text_from(document).encode()) + packer.flush()
        stream.write(f"{ADDRESS}{b64encode(packed).decode()}\n")
