"""OpenSudoku's XML: a folder of classic puzzles for its app on telephones.

    <opensudoku version="2">
     <folder name="Pack" created="0">
      <game created="0" state="1" time="0" last_played="0" data="530070..." note="A title" />

`data` is 81 digits, 0 for a blank, or, of a game that was begun, `version: 1` and `value|notes|
editable|` for each cell. Files of the first version have no number and tell of themselves in
elements (formats.md 6.1; romario333/opensudoku).
"""

import re
from collections.abc import Iterable, Iterator
from typing import TextIO
from xml.sax.saxutils import quoteattr

from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item, ReadOptions, carried, id_of, one_line
from formats.plain import CELLS, grid_in, kind_shown, why_not_plain, zeros
from formats.schema import shorten
from formats.xmltext import Element, elements
from puzzles.document import Document, State
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Puzzle

FOLDER = "qedoku"
OUTSIDE_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
BEGUN = re.compile(r"version: (\d+)\s+(.*)", re.DOTALL)

why_not = why_not_plain


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each game, or what is wrong with the game.

    Raises:
        Unreadable: the file is no such XML, holds no game, or the user asks for another kind.
        Unsupported: it is of a version that is not known.
    """
    kind = kind_shown(options.kind, diagonals=None, cages=False)
    count, unread = 0, set[str]()
    for element in elements(stream):
        root = (*element.within, element.name)[0]
        if root != "opensudoku":
            raise Unreadable(f"found <{shorten(root)}>, wanted <opensudoku>", element.place)
        if element.name == "game":
            count += 1
            notes = (f"not read: {shorten(', '.join(sorted(unread)))}",) if unread else ()
            unread.clear()
            try:
                yield _document(element, kind, id_of(options.name, count), notes)
            except FormatError as fault:
                yield type(fault)(fault.text, element.place)
        elif element.name not in ("folder", "opensudoku"):
            unread.add(element.name)
        version = element.attributes.get("version")
        if not element.within and version not in (None, "2"):
            raise Unsupported(f"version {shorten(version or '')!r}, wanted 2", element.place)
    if not count:
        raise Unreadable("there is no game in it")


def _document(game: Element, kind: Kind, name: str, notes: tuple[str, ...]) -> Document:
    """Return the document of a game."""
    data = game.attributes.get("data", "").strip()
    note = game.attributes.get("note", "").strip()
    meta = {"title": note} if note else {}
    if match := BEGUN.fullmatch(data):
        if match[1] != "1":
            raise Unsupported(f"data of version {shorten(match[1])}, wanted 1")
        puzzle, state = _begun(match[2], kind)
        return Document(name, puzzle, state=state, meta=meta, notes=notes)
    return Document(name, Puzzle(kind, 9, grid_in(data)), meta=meta, notes=notes)


def _begun(data: str, kind: Kind) -> tuple[Puzzle, State | None]:
    """Return the puzzle of a game that was begun, and how far the player is."""
    fields = data.strip().split("|", 3 * CELLS + 1)
    if len(fields) != 3 * CELLS + 1 or fields[-1]:
        wanted = f"wanted value|notes|editable| for {CELLS} cells"
        raise Unreadable(f"found {(len(fields) - 1) // 3} cells, {wanted}")
    givens, entries, marks = [BLANK] * CELLS, [BLANK] * CELLS, []
    for cell in range(CELLS):
        value, notes, editable = (text.strip() for text in fields[3 * cell : 3 * cell + 3])
        well = re.fullmatch("[0-9]", value) and editable in ("0", "1")
        if not well or not re.fullmatch("-?|([1-9],)*", notes):
            text = f"found {shorten('|'.join((value, notes, editable)))!r} as cell {cell + 1}"
            raise Unreadable(f"{text}, wanted for example 5|-|0")
        if value != "0":
            (entries if editable == "1" else givens)[cell] = int(value)
        elif digits := sorted({int(mark) for mark in notes.strip("-,").split(",") if mark}):
            marks.append((cell, tuple(digits)))
    puzzle = Puzzle(kind, 9, tuple(givens))
    named = tuple((puzzle.shape.name(cell), digits) for cell, digits in marks)
    begun = named or set(entries) != {BLANK}
    return puzzle, State(tuple(entries), (), named) if begun else None


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write a folder of games that nobody has begun; times are 0, so that bytes do not change.

    Raises:
        CannotCarry: as `why_not` says.
    """
    first = True
    for document in carried(documents, why_not):
        if first:
            stream.write('<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>\n')
            stream.write(f'<opensudoku version="2">\n <folder name="{FOLDER}" created="0">\n')
            first = False
        note = OUTSIDE_XML.sub("", one_line(document.meta.get("title")))
        stream.write(
            '  <game created="0" state="1" time="0" last_played="0" '
            f'data="{zeros(document.puzzle.givens)}" note={quoteattr(note)} />\n'
        )
    if not first:
        stream.write(" </folder>\n</opensudoku>\n")
