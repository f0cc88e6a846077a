"""What a book is to be like, and the sizes and words that follow from it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from formats.pages.drawing import INK
from formats.pages.page import PAPERS, Page, Paper, Style
from texts.page_words import page_text, rtl

Solutions = Literal["back", "file", "none"]
SLOTS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Columns and rows of puzzles on a page, by their number."""
SMALLER = {"a5": 0.86}
"""Print on small paper."""
LARGE = 1.35
"""Large print."""


@dataclass(frozen=True)
class Book:
    """What a book is to be like.

    Attributes:
        title, author: on the title page, which there is if there is a title.
        lang: of everything written in it.
        paper: a key of `PAPERS`.
        per_page: puzzles on a page, a key of `SLOTS`.
        large: large print.
        rules: whether the rules are in it.
        solutions: at the back, in a file of their own, or nowhere.
    """

    title: str = ""
    author: str = ""
    lang: str = "en"
    paper: str = "a4"
    per_page: int = 1
    large: bool = False
    rules: bool = True
    solutions: Solutions = "back"

    def text(self, name: str, /, **values: str | int) -> str:
        """Return a message in the book's language."""
        return page_text(self.lang, name, **values)

    @cached_property
    def sheet(self) -> Paper:
        """The paper."""
        return PAPERS[self.paper]

    @cached_property
    def unit(self) -> float:
        """What sizes of print are multiplied by."""
        return SMALLER.get(self.paper, 1.0) * (LARGE if self.large else 1.0)

    def style(self, size: float, colour: str = INK, *, bold: bool = False) -> Style:
        """Return a style in the book's size of print."""
        return Style(size * self.unit, bold, colour)

    def page(self, title: str = "") -> Page:
        """Return an empty page; a title is its name in the table of contents."""
        return Page(self.sheet, rtl(self.lang), title)
