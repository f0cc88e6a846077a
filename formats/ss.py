"""`.ss` of Simple Sudoku: the nine rows in a frame of dashes and bars.

     *-----------*
     |53.|.7.|...|
     |6..|195|...|
     |.98|...|.6.|
     |---+---+---|
     ... and so on

`.` is a blank, 0 for some. What other programs append, a grid of candidates, is not read
(formats.md 1.1; HoDoKu reads what is written here).
"""

import re
from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.errors import FormatError, Unreadable
from formats.format import Item, ReadOptions, id_of, only
from formats.plain import CELLS, grid_in, kind_shown, why_not_plain
from formats.schema import shorten
from formats.text import lines
from puzzles.document import Document
from puzzles.puzzle import Puzzle, text_of

FRAME = " *-----------*"
BETWEEN = " |---+---+---|"

why_not = why_not_plain


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of the file.

    Raises:
        Unreadable: it is no such file, or of another kind than the user asks for.
    """
    kind = kind_shown(options.kind, diagonals=None, cages=False)
    symbols, more = "", False
    for number, line in lines(stream):
        if isinstance(line, FormatError):
            raise line
        if "---" in line or not line.strip() or line.startswith("#"):
            continue
        if len(symbols) == CELLS:
            more = True
            continue
        row = re.sub(r"[|\s]", "", line)
        if not re.fullmatch("[0-9.]{9}", row):
            wanted = "wanted a row of nine digits and dots"
            raise Unreadable(f"found {shorten(line.strip())!r}, {wanted}", f"line {number}")
        symbols += row
    if len(symbols) < CELLS:
        raise Unreadable(f"found {len(symbols) // 9} rows, wanted nine rows of nine")
    notes = ("what follows the nine rows is not read",) if more else ()
    yield Document(id_of(options.name), Puzzle(kind, 9, grid_in(symbols)), notes=notes)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    text = text_of(only(documents, why_not).puzzle.givens)
    stream.write(FRAME + "\n")
    for row in range(9):
        if row in (3, 6):
            stream.write(BETWEEN + "\n")
        thirds = (text[at : at + 3] for at in range(row * 9, row * 9 + 9, 3))
        stream.write(f" |{'|'.join(thirds)}|\n")
    stream.write(FRAME + "\n")
