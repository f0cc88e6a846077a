"""Our own format as JSON (one document) and JSON Lines (a pack, one compact document a line)."""

from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.errors import CannotCarry, FormatError, Unreadable
from formats.format import AnyDocument, AnyItem, ReadOptions, agreed, only
from formats.jsontext import tree_of
from formats.native_read import document_of
from formats.native_write import compact, pretty, tree_from, why_not
from formats.text import lines, whole
from puzzles.murder.document import CaseDocument

__all__ = [
    "asked_for",
    "line_of",
    "read_json",
    "read_lines",
    "why_not",
    "write_json",
    "write_lines",
]


def read_json(stream: TextIO, options: ReadOptions) -> Iterator[AnyItem]:
    """Yield the document of a JSON file.

    Raises:
        FormatError: the text is no document of a puzzle; the place is a line or a path.
    """
    yield asked_for(document_of(tree_of(whole(stream))), options)


def write_json(documents: Iterable[AnyDocument], stream: TextIO) -> None:
    """Write one document over many lines, for people.

    Raises:
        CannotCarry: there is not exactly one, or it is not as the schema says.
    """
    document = only(documents, why_not, "jsonl")
    stream.write(pretty(tree_from(document)) + "\n")


def read_lines(stream: TextIO, options: ReadOptions) -> Iterator[AnyItem]:
    """Yield the document of each line, or what is wrong with it; blank lines are passed over.

    Raises:
        Unreadable: there is no document at all, or a line is too long or binary.
    """
    empty = True
    for number, line in lines(stream):
        if isinstance(line, str) and not line.strip():
            continue
        empty = False
        yield line if isinstance(line, FormatError) else _item(number, line, options)
    if empty:
        raise Unreadable("the file is empty")


def asked_for(document: AnyDocument, options: ReadOptions) -> AnyDocument:
    """Return a document of the kind asked for; raise `Unreadable` for another."""
    if isinstance(document, CaseDocument):
        if options.kind is None:
            return document
        text = f"this is a case of Sudoku Murder, but the kind asked for is {options.kind.name}"
        raise Unreadable(text)
    agreed(document.puzzle.kind, options.kind)
    return document


def _item(number: int, line: str, options: ReadOptions) -> AnyItem:
    try:
        return asked_for(document_of(tree_of(line)), options)
    except FormatError as fault:
        where = f"line {number}"
        return type(fault)(fault.text, f"{where}: {fault.place}" if fault.place else where)


def line_of(document: AnyDocument) -> str:
    """Return a document as a line of a pack, with its line end.

    Raises:
        CannotCarry: it is not as the schema says.
    """
    return compact(tree_from(document)) + "\n"


def write_lines(documents: Iterable[AnyDocument], stream: TextIO) -> None:
    """Write a pack.

    Raises:
        CannotCarry: a document is not as the schema says.
    """
    # A document is held to the schema once, when its line is made: that is most of the work.
    for document in documents:
        try:
            line = line_of(document)
        except CannotCarry as reason:
            raise CannotCarry(str(reason), document.id) from None
        stream.write(line)
