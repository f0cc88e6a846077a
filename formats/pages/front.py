"""What stands before the puzzles of a book: its title, and the rules."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import chain, groupby

from formats.pages.drawing import Path, Pen, rect
from formats.pages.entry import Entry, Rule, merged
from formats.pages.example import MISSING_BASE, example
from formats.pages.font import wrapped
from formats.pages.look import FAINT, SHADE
from formats.pages.page import LEADING, Page, Style, fit, wide
from formats.pages.setting import Book
from solvers.step import LEVELS

EXAMPLE, LEAST = 0.8, 0.55
"""How large the example is drawn, and how small where it then has room."""
TEXT, TIGHTER, LITTLE = 3.7, (3.5, 3.3), 0.3
"""The size of rules, those that are tried, and the part of a page that is little."""
MOST_ROWS = 3
"""The lines that a title may take before it is made smaller."""


def title_page(entries: Sequence[Entry], book: Book) -> Page:
    """Return the title page: title, author, how many puzzles of which kinds and levels."""
    page, paper = book.page(book.title), book.sheet
    middle, y = paper.width / 2, 0.26 * paper.height
    _ornament(page, middle, y - 0.09 * paper.height, 0.055 * paper.height)
    big, rows = _title(book)
    for text in rows:
        y += 1.2 * big.size
        page.middle(middle, y, text, big)
    if book.author:
        name = book.style(6)
        for text in wrapped(book.text("by", author=book.author), name.size, paper.wide):
            y += 1.6 * name.size
            page.middle(middle, y, text, name)
    style = book.style(4.4, FAINT)
    rows = [
        row for text in _contents(entries, book) for row in wrapped(text, style.size, paper.wide)
    ]
    y = max(y + 4 * style.size, 0.62 * paper.height)
    y = min(y, paper.low - (len(rows) - 1) * LEADING * style.size)
    for row in rows:
        page.middle(middle, y, row, style)
        y += LEADING * style.size
    return page


def _title(book: Book) -> tuple[Style, list[str]]:
    """Return the lines of a title, small enough to be few."""
    for size in (12.0, 10.0, 8.0, 6.5):
        style = book.style(size, bold=True)
        rows = wrapped(book.title, style.size, book.sheet.wide, bold=True)
        if len(rows) <= MOST_ROWS and not any(wide(row, style) > book.sheet.wide for row in rows):
            break
    return style, [fit(row, style, book.sheet.wide) for row in rows[: 2 * MOST_ROWS]]


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
    """Yield the rules of all kinds in a book, each once, those of Missudeca with a solved board.

    They are set in smaller print if that saves a last page with little on it.
    """
    pages = list(_rules(entries, book, TEXT))
    sheet = book.sheet
    if len(pages) > 1 and pages[-1].y < sheet.margin + LITTLE * (sheet.low - sheet.margin):
        for size in TIGHTER:
            fewer = list(_rules(entries, book, size))
            if len(fewer) < len(pages):
                pages = fewer
                break
    yield from pages


def _rules(entries: Sequence[Entry], book: Book, size: float) -> Iterator[Page]:
    """Yield the pages of rules, their text in a size."""
    page = book.page(book.text("rules"))
    page.paragraph(book.text("rules"), book.style(8, bold=True))
    page.y += book.style(2).size
    rules = merged(chain.from_iterable(entry.rules(book.lang) for entry in entries))
    for base, some in groupby(rules, key=lambda rule: rule.base):
        page = yield from _told(list(_lines(some, book, size)), page, book)
        if base == MISSING_BASE and not _with_example(page, book):
            yield page
            page = book.page()
            _with_example(page, book)
    if entries and all(entry.unique for entry in entries):
        bold = book.style(size, bold=True)
        page = yield from _told([(book.text("rule-unique"), bold, 0.8 * bold.size)], page, book)
    yield page


Line = tuple[str, Style, float]
"""A title or a paragraph, its style, and the room before it."""


def _told(told: Sequence[Line], page: Page, book: Book) -> Generator[Page, None, Page]:
    """Write titles and paragraphs; yield the pages that are full and return the last."""
    for at, (text, style, before) in enumerate(told):
        page.y += before
        ahead, behind = LEADING * style.size, at + 1
        # A title stays with the title or paragraph below it.
        while behind < len(told) and told[behind - 1][1].bold:
            ahead += _height(*told[behind], book)
            behind += 1
        ahead = ahead if style.bold and behind > at + 1 else 0
        if page.y + ahead > book.sheet.low or not page.paragraph(text, style):
            yield page
            page = book.page()
            page.paragraph(text, style)
    return page


def _height(text: str, style: Style, before: float, book: Book) -> float:
    """Return how much room a paragraph takes."""
    return before + len(wrapped(text, style.size, book.sheet.wide)) * LEADING * style.size


def _lines(rules: Iterable[Rule], book: Book, size: float) -> Iterator[Line]:
    """Yield the rules of one base, those of its features under smaller headings."""
    heading, lower, plain = book.style(5, bold=True), book.style(4, bold=True), book.style(size)
    for at, rule in enumerate(rules):
        style = lower if at else heading
        yield rule.title, style, 0.6 * style.size
        for _, text in rule.paragraphs:
            yield text, plain, 0.3 * plain.size


def _with_example(page: Page, book: Book) -> bool:
    """Draw a solved board below what is there; whether it had room."""
    drawing = example(book.lang)
    style = book.style(3.4, FAINT)
    top = page.y + 2.2 * style.size
    free = book.sheet.low - top - 2 * style.size
    scale = min(EXAMPLE * book.unit, max(free / drawing.height, LEAST * book.unit))
    high = drawing.height * scale + 2 * style.size
    if top + high > book.sheet.low + 0.01:
        return False
    x = (book.sheet.width - drawing.width * scale) / 2
    page.draw(drawing, x, top, scale)
    page.y = top + high
    page.middle(book.sheet.width / 2, page.y, book.text("example"), style)
    page.y += 1.5 * style.size
    return True
