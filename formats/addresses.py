"""Files of addresses, or of other one-line texts, that hold a puzzle a line."""

from collections.abc import Callable, Iterator
from typing import TextIO

from formats.errors import FormatError, Unreadable
from formats.format import Item
from formats.text import lines
from puzzles.document import Document


def documents_at(
    stream: TextIO, document_of: Callable[[str, int], Document], what: str = "address"
) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with it.

    Args:
        stream: the lines; empty ones and comments are passed over.
        document_of: makes a document of a line and its number among them, from 1.
        what: what a line holds.

    Raises:
        Unreadable: there is none at all.
    """
    count = 0
    for number, line in lines(stream):
        if isinstance(line, str) and (not line.strip() or line.startswith("#")):
            continue
        count += 1
        try:
            if isinstance(line, FormatError):
                raise line
            yield document_of(line.strip(), count)
        except FormatError as fault:
            place = f"line {number}"
            if fault is not line and fault.place:
                place = f"{place}: {fault.place}"
            yield type(fault)(fault.text, place)
    if not count:
        raise Unreadable(f"there is no {what} in it")
