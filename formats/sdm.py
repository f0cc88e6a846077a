"""`.sdm`: classic sudoku, 81 digits a line and nothing else, 0 for a blank.

Programs that read it (OpenSudoku, LibreSudoku) take dots for nothing at all, so that a line with
dots becomes another puzzle: 0 is written, and either is read (formats.md 1.1).
"""

from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.format import Item, ReadOptions, carried
from formats.lines import read_of_kind
from formats.plain import kind_shown, why_not_plain, zeros
from puzzles.document import Document

why_not = why_not_plain


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with the line.

    Raises:
        Unreadable: the user asks for another kind, or there are no lines.
    """
    return read_of_kind(stream, options, kind_shown(options.kind, diagonals=None, cages=False))


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write a line a puzzle.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        stream.write(zeros(document.puzzle.givens) + "\n")
