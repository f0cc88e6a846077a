"""Text of unknown length and quality, read in bounded memory, faults named by their line.

Every reader takes its text from here, so that a line of 200 MB, a binary file and a file in
another encoding are refused alike.
"""

import io
import re
from collections.abc import Iterator
from typing import TextIO

from formats.errors import FormatError, Unreadable

LONGEST = 4 * 1024 * 1024
"""The most characters of one document or line; a puzzle needs a few thousand."""

PIECE = 64 * 1024

_ESCAPED = re.compile("[\ud800-\udfff]")


def decoded(stream: io.BufferedIOBase | io.RawIOBase) -> TextIO:
    """Return bytes as text: UTF-8, with or without a byte order mark, any line ends.

    Bytes that are not UTF-8 become lone surrogates, for `lines` and `whole` to name.
    """
    buffer = stream if isinstance(stream, io.BufferedIOBase) else io.BufferedReader(stream)
    return io.TextIOWrapper(buffer, encoding="utf-8-sig", errors="surrogateescape")  # type: ignore[type-var]


def _fault(line: str, number: int) -> Unreadable | None:
    """Return what makes a line no text at all."""
    if match := _ESCAPED.search(line):
        code = ord(match[0])
        what = f"the byte 0x{code - 0xDC00:02x}" if 0xDC80 <= code <= 0xDCFF else "half a character"
        return Unreadable(
            f"{what} is not UTF-8 text (column {match.start() + 1})", f"line {number}"
        )
    return None


def lines(stream: TextIO) -> Iterator[tuple[int, str | FormatError]]:
    """Yield each line by its number, from 1, without its line end; or what is wrong with it.

    Raises:
        Unreadable: a line is too long, or the file is binary: what follows cannot be told apart.
    """
    number = 0
    while line := stream.readline(LONGEST + 1):
        number += 1
        if len(line) > LONGEST:
            raise Unreadable(f"more than {LONGEST} characters in one line", f"line {number}")
        if "\0" in line:
            raise Unreadable("this is binary data, not text", f"line {number}")
        # A caller's own stream may leave the line ends of other systems as they are.
        yield number, _fault(line, number) or line.removesuffix("\n").removesuffix("\r")


def pieces(stream: TextIO) -> Iterator[str]:
    """Yield the text in pieces of bounded length, for readers that keep none of it.

    Raises:
        Unreadable: it is empty, binary or not UTF-8.
    """
    line, blank = 1, True
    while piece := stream.read(PIECE):
        if "\0" in piece:
            at = line + piece.count("\n", 0, piece.index("\0"))
            raise Unreadable("this is binary data, not text", f"line {at}")
        if match := _ESCAPED.search(piece):
            start = piece.rfind("\n", 0, match.start()) + 1
            number = line + piece.count("\n", 0, start)
            if (fault := _fault(piece[start : match.end()], number)) is not None:
                raise fault
        blank = blank and not piece.strip()
        line += piece.count("\n")
        yield piece
    if blank:
        raise Unreadable("the file is empty")


def whole(stream: TextIO) -> str:
    """Return all the text.

    Raises:
        Unreadable: it is empty, binary, not UTF-8 or longer than one document may be.
    """
    text = stream.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise Unreadable(f"more than {LONGEST} characters in one document")
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise Unreadable("this is binary data, not text", f"line {line}")
    if match := _ESCAPED.search(text):
        start = text.rfind("\n", 0, match.start()) + 1
        number = text.count("\n", 0, start) + 1
        fault = _fault(text[start : match.end()], number)
        if fault is not None:
            raise fault
    if not text.strip():
        raise Unreadable("the file is empty")
    return text
