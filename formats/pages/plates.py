"""The pages with puzzles, and those with their solutions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from formats.pages.drawing import Drawing, Link
from formats.pages.entry import Entry, scale_in
from formats.pages.look import FAINT
from formats.pages.page import Page, Style, fit, wide
from formats.pages.qr import code
from formats.pages.setting import SLOTS, Book
from texts.page_words import rtl

GAP = 9.0
"""Between the puzzles of a page."""
LARGEST, LARGEST_LARGE = 1.65, 2.0
"""The most that a board is enlarged, also in large print: cells of 16.5 and of 20 mm."""
HIGHEST, HIGHEST_OF_MANY = 10.0, 2.5
"""The most room above a board that is smaller than its place, alone or with others on a page."""
ORIGIN = 2.7
"""The size of what says where a puzzle comes from."""
READABLE = 6 * 25.4 / 72
"""The least size of text on a page with others: six points."""
MODULE = 0.3
"""The side of a square of a QR code: what a telephone reads from paper."""
SOLVED = 0.42
"""What solutions are made smaller by."""


@dataclass(frozen=True)
class _Slot:
    """The part of a page that one puzzle takes."""

    left: float
    top: float
    width: float
    height: float


def puzzle_pages(entries: Sequence[Entry], book: Book) -> Iterator[Page]:
    """Yield the pages with puzzles, each with its number, its level and where it comes from."""
    start = 0
    for count, same in groupby(shares(entries, book)):
        stop = start + len(list(same))
        slots = list(_slots(book, count))
        for first in range(start, stop, count):
            page = book.page("" if first else book.text("puzzles", count=len(entries)))
            for slot, at in zip(slots, range(first, stop), strict=False):
                _puzzle(page, slot, entries[at], at + 1, replace(book, per_page=count))
            yield page
        start = stop


def shares(entries: Sequence[Entry], book: Book) -> list[int]:
    """Return for each puzzle how many there are on a page of its kind.

    As many as the book wishes; fewer where the text would be smaller than `READABLE`.
    """
    return [_share(entry, book) for entry in entries]


def _share(entry: Entry, book: Book) -> int:
    """Return how many on a page leave the text of a puzzle large enough; 1 if none do."""
    for count in sorted((n for n in SLOTS if 1 < n <= book.per_page), reverse=True):
        slot = next(_slots(book, count))
        free = _free(slot, replace(book, per_page=count))
        if entry.print_size(book.lang, (free.width, free.height), large=book.large) >= READABLE:
            return count
    return 1


def _slots(book: Book, count: int) -> Iterator[_Slot]:
    """Yield the parts of a page with so many puzzles."""
    columns, rows = SLOTS[count]
    paper = book.sheet
    wide = (paper.wide - (columns - 1) * GAP) / columns
    high = (paper.low - paper.margin - (rows - 1) * GAP) / rows
    for row in range(rows):
        for column in range(columns):
            place = columns - 1 - column if rtl(book.lang) else column
            left = paper.margin + place * (wide + GAP)
            yield _Slot(left, paper.margin + row * (high + GAP), wide, high)


def _puzzle(page: Page, slot: _Slot, entry: Entry, number: int, book: Book) -> None:
    """Put a puzzle into its part of a page."""
    small = book.style(ORIGIN, FAINT)
    _headline(page, slot, entry, number, book)
    origin = " · ".join(filter(None, (entry.id, _seed(entry, book))))
    low = slot.top + slot.height - 0.6 * small.size
    page.middle(slot.left + slot.width / 2, low, fit(origin, small, slot.width), small)
    free = _free(slot, book)
    top = free.top
    if entry.address:
        free = _play(page, free, entry, book)
    room = free.width, free.height
    drawing = entry.puzzle(book.lang, room, large=book.large)
    scale = _scale(drawing, room, book)
    x = free.left + (free.width - drawing.width * scale) / 2
    most = HIGHEST if book.per_page == 1 else HIGHEST_OF_MANY
    y = top + min((free.height - drawing.height * scale) / 2, most)
    page.draw(drawing, x, y, scale)


def _free(slot: _Slot, book: Book) -> _Slot:
    """Return what number and title leave of a part of a page."""
    top = slot.top + 2.1 * _styles(book)[0].size
    low = slot.top + slot.height - 2.5 * book.style(ORIGIN).size
    return _Slot(slot.left, top, slot.width, low - top)


def _scale(drawing: Drawing, room: tuple[float, float], book: Book) -> float:
    """Return by how much a board is scaled in some room."""
    return min(scale_in(drawing, room), LARGEST_LARGE if book.large else LARGEST)


def _headline(page: Page, slot: _Slot, entry: Entry, number: int, book: Book) -> None:
    """Write number, title and level above a puzzle."""
    left, right = slot.left, slot.left + slot.width
    bold, plain, level = _styles(book)
    y = slot.top + bold.size
    text = str(number)
    page.head(left, right, y, text, bold)
    taken = wide(text, bold) + 0.6 * bold.size
    named = book.text(f"level-{entry.level}") if entry.level else ""
    page.level(left, right, y, entry.level, named, level.size)
    room = right - left - taken - (wide(named, level) + 6 * level.size if named else 0)
    title = fit(entry.title(book.lang) or book.text(f"kind-{entry.kind}"), plain, room)
    if page.rtl:
        page.head(left, right - taken, y, title, plain)
    else:
        page.head(left + taken, right, y, title, plain)


def _styles(book: Book) -> tuple[Style, Style, Style]:
    """Return the styles of number, title and level: smaller where two puzzles stand abreast."""
    size = 0.74 if SLOTS[book.per_page][0] > 1 else 1.0
    return book.style(5 * size, bold=True), book.style(4.2 * size), book.style(3.2 * size)


def _seed(entry: Entry, book: Book) -> str:
    """Return the words for a puzzle's seed."""
    return book.text("seed", seed=entry.seed) if entry.seed else ""


def _play(page: Page, slot: _Slot, entry: Entry, book: Book) -> _Slot:
    """Put a QR code below or beside a board, where it costs less; return what room is left."""
    drawing, style = code(entry.address), book.style(3, FAINT)
    side = drawing.height * MODULE
    high = side + 1.5 * style.size
    rooms = (slot.width, slot.height - high), (slot.width - side - GAP, slot.height)
    below, beside = (
        _scale(entry.puzzle(book.lang, room, large=book.large), room, book) for room in rooms
    )
    x = slot.left if page.rtl else slot.left + slot.width - side
    y = slot.top + slot.height - side
    page.draw(drawing, x, y, MODULE)
    page.items.append(Link(x, y, side, side, entry.address))
    page.middle(x + side / 2, y - 0.2 * style.size, book.text("play"), style)
    if below >= beside:
        return _Slot(slot.left, slot.top, slot.width, slot.height - high)
    return _Slot(slot.left + (side + GAP if page.rtl else 0), slot.top, *rooms[1])


def solved_pages(entries: Sequence[Entry], book: Book) -> Iterator[Page]:
    """Yield the pages with solutions, in small, each below its puzzle's number."""
    style, paper = book.style(3.4, bold=True), book.sheet
    page, fresh = _begun(book), True
    scale = SOLVED * book.unit
    x, y, deepest = paper.margin, page.y, 0.0
    for number, entry in enumerate(entries, 1):
        drawing = entry.answer(book.lang, small=True)
        across, high = _size(drawing, scale)
        high += 1.6 * style.size
        if x > paper.margin and x + across > paper.width - paper.margin + 0.01:
            x, y, deepest = paper.margin, y + deepest + 0.45 * GAP, 0.0
        if y + high > paper.low and not fresh:
            yield page
            page, x, deepest = book.page(), paper.margin, 0.0
            y = page.y
        left = paper.width - x - across if page.rtl else x
        _solved(page, (left, y), drawing, number, book)
        x, deepest, fresh = x + across + 0.6 * GAP, max(deepest, high), False
    yield page


def _begun(book: Book) -> Page:
    """Return the first page of solutions, with its heading."""
    page = book.page(book.text("solutions"))
    page.paragraph(book.text("solutions"), book.style(8, bold=True))
    page.y += book.style(5).size
    return page


def _size(drawing: Drawing | None, scale: float) -> tuple[float, float]:
    """Return how much room a solution takes."""
    return (drawing.width * scale, drawing.height * scale) if drawing else (40.0, 10.0)


def _solved(
    page: Page, corner: tuple[float, float], drawing: Drawing | None, number: int, book: Book
) -> None:
    """Put a solution onto a page."""
    style, (x, y) = book.style(3.4, bold=True), corner
    scale = SOLVED * book.unit
    across, _ = _size(drawing, scale)
    base = y + style.size
    if drawing is None:
        text = f"{number}: {book.text('no-solution')}"
        page.head(x, x + across, base, text, book.style(3))
        return
    page.middle(x + across / 2, base, str(number), style)
    page.draw(drawing, x, y + 1.6 * style.size, scale)
