"""`.sdk` of SadMan Software and SudoCue: headings, then nine lines of nine symbols.

    #AWho made it
    #DWhat it is called
    53..7....
    6..195...
    ... nine lines, `.` for a blank, bare or below `[Puzzle]`

A heading is `#`, a letter and its text: author, description, comment, and others that are not
read. Further sections hold a player's progress and are not read either (formats.md 1.1).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TextIO

from formats.errors import FormatError, Unreadable
from formats.format import Item, ReadOptions, id_of, one_line, only
from formats.plain import CELLS, grid_in, kind_shown, why_not_plain
from formats.schema import shorten
from formats.text import lines
from puzzles.document import Document
from puzzles.puzzle import Puzzle, text_of

HEADINGS = {"D": "title", "A": "author", "C": "notes"}
"""The headings that have a place in a document, and which."""
HEADING = re.compile(r"#([ADCBSLU])(\S.*)")

why_not = why_not_plain


@dataclass
class _Found:
    """What was read so far: the symbols, our meta data, and what is not read."""

    symbols: str = ""
    meta: dict[str, Any] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    section: str = "puzzle"

    def take(self, line: str, place: str) -> None:
        """Take in a line."""
        if match := HEADING.fullmatch(line):
            self._heading(match[1], match[2].strip())
        elif match := re.fullmatch(r"\[(\w{1,40})\]", line):
            self.section = match[1].lower()
            if self.section != "puzzle":
                self.unread.append(f"[{match[1]}]")
        elif not line.startswith("#") and self.section == "puzzle":
            self._row(line, place)

    def _heading(self, letter: str, text: str) -> None:
        if letter in HEADINGS:
            before = self.meta.get(HEADINGS[letter])
            self.meta[HEADINGS[letter]] = f"{before} {text}" if before else text
        else:
            self.unread.append(f"#{letter}")

    def _row(self, line: str, place: str) -> None:
        if not re.fullmatch("[0-9.]{9}", line):
            wanted = "wanted a row of nine digits and dots"
            raise Unreadable(f"found {shorten(line)!r}, {wanted}", place)
        if len(self.symbols) == CELLS:
            raise Unreadable("found a tenth row, wanted nine: one puzzle a file", place)
        self.symbols += line


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of the file.

    Raises:
        Unreadable: it is no such file, or of another kind than the user asks for.
    """
    kind = kind_shown(options.kind, diagonals=None, cages=False)
    found = _Found()
    for number, line in lines(stream):
        if isinstance(line, FormatError):
            raise line
        if line.strip():
            found.take(line.strip(), f"line {number}")
    if len(found.symbols) < CELLS:
        raise Unreadable(f"found {len(found.symbols) // 9} rows, wanted nine rows of nine")
    unread = shorten(", ".join(dict.fromkeys(found.unread)))
    notes = (f"not read: {unread}",) if unread else ()
    puzzle = Puzzle(kind, 9, grid_in(found.symbols))
    yield Document(id_of(options.name), puzzle, meta=found.meta, notes=notes)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write headings and the bare nine lines of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    document = only(documents, why_not)
    for letter, key in HEADINGS.items():
        if text := one_line(document.meta.get(key)):
            stream.write(f"#{letter}{text}\n")
    text = text_of(document.puzzle.givens)
    for at in range(0, CELLS, 9):
        stream.write(text[at : at + 9] + "\n")
