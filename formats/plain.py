"""What the formats of classic sudoku share: digits from 1, a kind that the file shows."""

from formats.errors import Unreadable
from formats.format import contradiction
from formats.lines import givens_of
from formats.schema import shorten
from puzzles.catalog import KINDS, kind_of
from puzzles.document import Document, Stored
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, text_of
from puzzles.shape import SHAPES

CLASSIC = KINDS["classic"]
CELLS = 81


def why_not_classic(document: Document) -> str | None:
    """Return why a format that knows digits from 1 alone cannot carry a document, or None."""
    if document.puzzle.kind.missing:
        return "0 is a blank in this format and a digit of Missudeca"
    return contradiction(document)


def why_not_plain(document: Document) -> str | None:
    """Return why a format of 81 digits and no rules but the usual cannot carry a document."""
    puzzle = document.puzzle
    if reason := why_not_classic(document):
        return reason
    if puzzle.size != 9:
        return f"this format holds boards of 9x9 alone, and this one is {puzzle.size}x{puzzle.size}"
    if puzzle.kind.cages:
        return "this format has no place for cages (K1)"
    if puzzle.kind.diagonals:
        return "this format has no place for the rule of the diagonals (D1)"
    return None


def kind_shown(asked: Kind | None, *, diagonals: bool | None, cages: bool) -> Kind:
    """Return the kind of a file of a classic format.

    Args:
        asked: the kind that the user names.
        diagonals: whether the file has that rule, None if its format cannot say.
        cages: whether the file has cages.

    Raises:
        Unreadable: the user names another kind.
    """
    if asked is None:
        return kind_of("classic", diagonals=bool(diagonals), cages=cages)
    if asked.missing or asked.cages != cages or diagonals not in (None, asked.diagonals):
        shown = kind_of("classic", diagonals=bool(diagonals), cages=cages).name
        text = f"this is a puzzle of kind {shown}, but the kind asked for is {asked.name}"
        raise Unreadable(text)
    return asked


def zeros(grid: Grid) -> str:
    """Return a grid as one string, 0 for a blank."""
    return text_of(grid).replace(".", "0")


def grid_in(text: str) -> Grid:
    """Return the givens that 81 symbols stand for, blanks of one sort among them.

    Raises:
        Unreadable: they are not so many, or not such.
    """
    if len(text) != CELLS:
        wanted = f"wanted {CELLS} digits and blanks"
        raise Unreadable(f"found {len(text)} symbols ({shorten(text, 20)!r}), {wanted}")
    return givens_of(text, CLASSIC, SHAPES[9])


def solution_in(text: str) -> Stored:
    """Return the solution that 81 digits stand for.

    Raises:
        Unreadable: they are not such.
    """
    if BLANK in (grid := grid_in(text)):
        raise Unreadable("the solution has blanks")
    return Stored(grid)
