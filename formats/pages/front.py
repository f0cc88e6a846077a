"""What stands before the puzzles of a book: its title, and the rules."""

from collections.abc import Iterator, Sequence
from itertools import chain

from formats.pages.drawing import Path, Pen, rect
from formats.pages.entry import Entry, merged
from formats.pages.example import example
from formats.pages.font import wrapped
from formats.pages.look import FAINT, SHADE
from formats.pages.page import LEADING, LEVELS, Page, Style
from formats.pages.setting import Book


def title_page(entries: Sequence[Entry], book: Book) -> Page:
    """Return the title page: title, author, how many puzzles of which kinds and levels."""
    page, paper = book.page(book.title), book.sheet
    middle, y = paper.width / 2, 0.26 * paper.height
    _ornament(page, middle, y - 0.09 * paper.height, 0.055 * paper.height)
    big = book.style(12, bold=True)
    for text in wrapped(book.title, big.size, paper.wide, bold=True):
        y += 1.2 * big.size
        page.middle(middle, y, text, big)
    if book.author:
        y += 2 * book.style(6).size
        page.middle(middle, y, book.text("by", author=book.author), book.style(6))
    style = book.style(4.4, FAINT)
    y = max(y + 6 * style.size, 0.62 * paper.height)
    for text in _contents(entries, book):
        for row in wrapped(text, style.size, paper.wide):
            page.middle(middle, y, row, style)
            y += LEADING * style.size
    return page


def _contents(entries: Sequence[Entry], book: Book) -> Iterator[str]:
    """Yield how many puzzles there are, of which kinds, and of which levels."""
    yield book.text("puzzles", count=len(entries))
    kinds = dict.fromkeys(entry.kind for entry in entries)
    yield " · ".join(book.text(f"kind-{kind}") for kind in kinds)
    levels = {entry.level for entry in entries}
    if texts := [book.text(f"level-{level}") for level in LEVELS if level in levels]:
        yield " · ".join(texts)


def _ornament(page: Page, x: float, y: float, side: float) -> None:
    """Draw nine squares, one of them missing."""
    cell = side / 3
    for at in range(9):
        row, column = divmod(at, 3)
        left, top = x - side / 2 + column * cell, y + row * cell
        square = rect(left + 0.08 * cell, top + 0.08 * cell, 0.84 * cell, 0.84 * cell)
        gone = at == 5
        pen = Pen(0.05 * cell, FAINT, dash=(0.12 * cell, 0.12 * cell)) if gone else None
        page.items.append(Path(square, pen, None if gone else SHADE if at % 2 else FAINT))


def rules_pages(entries: Sequence[Entry], book: Book) -> Iterator[Page]:
    """Yield the rules of all kinds in a book, each once, with a solved board as an example."""
    page = book.page(book.text("rules"))
    page.paragraph(book.text("rules"), book.style(8, bold=True))
    page.y += book.style(2).size
    plain = book.style(3.7)
    for text, style, before in _lines(entries, book, plain):
        page.y += before
        ahead = 3 * plain.size if style.bold else 0
        if page.y + ahead > book.sheet.low or not page.paragraph(text, style):
            yield page
            page = book.page()
            page.paragraph(text, style)
    missudeca = any(entry.kind.startswith("missudeca") for entry in entries)
    if missudeca and not _with_example(page, book):
        yield page
        page = book.page()
        _with_example(page, book)
    yield page


def _lines(
    entries: Sequence[Entry], book: Book, plain: Style
) -> Iterator[tuple[str, Style, float]]:
    """Yield titles and paragraphs, each with its style and the room before it."""
    heading = book.style(5, bold=True)
    for rule in merged(chain.from_iterable(entry.rules() for entry in entries)):
        yield book.text(rule.title), heading, 0.6 * heading.size
        for name, values in rule.paragraphs:
            yield book.text(name, **dict(values)), plain, 0.3 * plain.size
    if entries and all(entry.unique for entry in entries):
        yield book.text("rule-unique"), book.style(3.7, bold=True), 0.8 * plain.size


def _with_example(page: Page, book: Book) -> bool:
    """Draw a solved board below what is there; whether it had room."""
    drawing = example(book.lang)
    scale = 0.75 * book.unit
    style = book.style(3.4, FAINT)
    high = drawing.height * scale + 2 * style.size
    top = page.y + 2.2 * style.size
    if top + high > book.sheet.low:
        return False
    x = (book.sheet.width - drawing.width * scale) / 2
    page.draw(drawing, x, top, scale)
    page.y = top + high
    page.middle(book.sheet.width / 2, page.y, book.text("example"), style)
    return True
