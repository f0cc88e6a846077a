"""XML from outside: only elements and attributes, bounded in time, depth and memory.

A document type is refused, and with it every entity that could grow (formats.md: hostile files).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TextIO
from xml.parsers import expat

from formats.errors import Unreadable
from formats.text import LONGEST, pieces

DEEPEST = 16


@dataclass(frozen=True)
class Element:
    """An element that has ended: its name, its attributes, and the names round it."""

    name: str
    attributes: dict[str, str]
    within: tuple[str, ...]
    place: str


@dataclass
class _Reading:
    """What is open, and what has ended since it was last asked."""

    opened: list[Element] = field(default_factory=list)
    ended: list[Element] = field(default_factory=list)


def elements(stream: TextIO) -> Iterator[Element]:
    """Yield the elements of a document in the order in which they end.

    Raises:
        Unreadable: it is not well-formed, has a document type, or nests too deeply.
    """
    parser = expat.ParserCreate()
    reading = _Reading()
    _listen(parser, reading)
    silent = 0
    for piece in pieces(stream):
        _parse(parser, piece, last=False)
        silent = 0 if reading.ended else silent + len(piece)
        if silent > LONGEST:
            raise Unreadable(f"more than {LONGEST} characters in one element")
        yield from reading.ended
        reading.ended.clear()
    _parse(parser, "", last=True)
    yield from reading.ended


def _parse(parser: expat.XMLParserType, piece: str, *, last: bool) -> None:
    try:
        parser.Parse(piece, last)
    except expat.ExpatError as fault:
        where = f"line {fault.lineno} column {fault.offset + 1}"
        raise Unreadable(f"not well-formed XML: {expat.ErrorString(fault.code)}", where) from None


def _listen(parser: expat.XMLParserType, reading: _Reading) -> None:
    """Have the parser tell what it finds."""

    def place() -> str:
        return f"line {parser.CurrentLineNumber}"

    def refuse(what: str) -> Callable[..., None]:
        def raise_it(*_: object) -> None:
            raise Unreadable(f"{what} is not read (it could grow without end)", place())

        return raise_it

    def start(name: str, attributes: dict[str, str]) -> None:
        if len(reading.opened) >= DEEPEST:
            raise Unreadable(f"nested deeper than {DEEPEST} levels", place())
        within = tuple(one.name for one in reading.opened)
        reading.opened.append(Element(name, attributes, within, place()))

    def end(_: str) -> None:
        reading.ended.append(reading.opened.pop())

    parser.StartDoctypeDeclHandler = refuse("a document type (DOCTYPE)")
    parser.EntityDeclHandler = refuse("an entity declaration")
    parser.StartElementHandler = start
    parser.EndElementHandler = end
