"""Lines of HoDoKu's library: a puzzle as a task for its solver.

    :0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::

Between the colons: a technique's number (0000: none in particular), its digits, the grid, deleted
candidates, eliminations, remarks. Seven colons are how HoDoKu knows such a line (formats.md 1.1).
"""

from collections.abc import Iterable
from typing import TextIO

from formats.format import carried
from formats.plain import why_not_plain
from puzzles.document import Document
from puzzles.puzzle import text_of

why_not = why_not_plain


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write a line a puzzle.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        stream.write(f":0000:x:{text_of(document.puzzle.givens)}:::\n")
