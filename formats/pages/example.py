"""The solved board that the rules of Missudeca show: small enough to be checked by eye."""

from formats.pages.board import board
from formats.pages.drawing import Drawing
from formats.pages.entry import captions
from formats.pages.look import Content, Look
from puzzles.catalog import KINDS
from puzzles.missing import panel_of
from puzzles.puzzle import Puzzle, grid_of
from texts.page_words import rtl

MISSING_BASE = KINDS["missudeca"].base.name
"""The kind whose rules the example stands with."""
GIVENS = "10.....3.4..3..4"
ANSWER = "1042420304313124"


def example(lang: str) -> Drawing:
    """Return the board of four rows with all its notes."""
    puzzle = Puzzle(KINDS["missudeca"], 4, grid_of(GIVENS))
    answer = grid_of(ANSWER)
    content = Content(answer, panel_of(answer, 4, diagonals=False).entries())
    return board(puzzle, content, Look(beside=True, captions=captions(lang), rtl=rtl(lang)))
