"""Files of addresses, or of other one-line texts, that hold a puzzle a line."""

from collections.abc import Callable, Iterator
from typing import TextIO

from formats.errors import FormatError, Unreadable
from formats.format import Item, ReadOptions, id_of
from formats.text import lines
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import Puzzle


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


def puzzles_at(
    stream: TextIO,
    options: ReadOptions,
    puzzle_of: Callable[[str, Kind | None], Puzzle],
    what: str = "address",
) -> Iterator[Item]:
    """Yield a document for each line's puzzle, as `documents_at`; its id is made of its number.

    `puzzle_of` makes the puzzle of a line and of the kind that the user names.
    """
    return documents_at(
        stream,
        lambda line, count: Document(id_of(options.name, count), puzzle_of(line, options.kind)),
        what,
    )
