"""A book of puzzles: a title page, the rules, the puzzles, and the solutions at the back."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from formats.pages.drawing import Drawing
from formats.pages.entry import Entry
from formats.pages.front import rules_pages, title_page
from formats.pages.look import FAINT
from formats.pages.page import Page
from formats.pages.plates import puzzle_pages, solved_pages
from formats.pages.setting import Book


def book_pages(entries: Sequence[Entry], book: Book) -> Iterator[Drawing]:
    """Yield the pages of a book, numbered from the title page on."""
    parts: list[Iterable[Page]] = []
    if book.title:
        parts.append([title_page(entries, book)])
    if book.rules:
        parts.append(rules_pages(entries, book))
    parts.append(puzzle_pages(entries, book))
    if book.solutions == "back":
        parts.append(solved_pages(entries, book))
    return _numbered(parts, book, bare=bool(book.title))


def solution_pages(entries: Sequence[Entry], book: Book) -> Iterator[Drawing]:
    """Yield the pages of a book's solutions alone."""
    return _numbered([solved_pages(entries, book)], book, bare=False)


def _numbered(parts: Iterable[Iterable[Page]], book: Book, *, bare: bool) -> Iterator[Drawing]:
    """Yield the pages with their numbers, the first one `bare`."""
    number = count(1)
    low = book.sheet.height - 0.55 * book.sheet.margin
    for part in parts:
        for page, at in zip(part, number, strict=False):
            if at > 1 or not bare:
                page.middle(book.sheet.width / 2, low, str(at), book.style(3.2, FAINT))
            yield page.drawing()
