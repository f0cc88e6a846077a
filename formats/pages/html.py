"""A book as one page of HTML: pictures are in it, nothing is fetched, solutions are folded away."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby

from formats.pages.drawing import Drawing, Link
from formats.pages.entry import Entry, merged
from formats.pages.example import MISSING_BASE, example
from formats.pages.font import FAMILY
from formats.pages.qr import code
from formats.pages.setting import Book
from formats.pages.svg import clean, svg
from puzzles.murder.document import MURDER
from solvers.step import LEVELS
from texts.page_words import rtl

STYLE = f"""
body {{ font-family: "{FAMILY}", "Open Sans", "Segoe UI", Arial, sans-serif; line-height: 1.45;
  color: #000; background: #fff; max-width: 44em; margin: 2em auto; padding: 0 1em; }}
h1 {{ font-size: 2em; text-align: center; margin: 0; }}
.author, .count {{ text-align: center; color: #555; margin: .3em 0; }}
.puzzle {{ margin: 3em 0; break-inside: avoid; }}
.puzzle h2 {{ font-size: 1.25em; margin: 0 0 .6em; display: flex; gap: .5em; }}
.puzzle h2 .title {{ font-weight: normal; }}
.level {{ margin-inline-start: auto; font-weight: normal; font-size: .8em; white-space: nowrap; }}
.board {{ direction: ltr; text-align: center; }}
div.board svg {{ width: 100%; max-width: 30em; max-height: 92vh; }}
div.case svg {{ max-width: 100%; max-height: none; }}
div.code svg {{ width: 14em; max-width: 60%; }}
.origin {{ color: #777; font-size: .75em; text-align: center; }}
div.example svg {{ max-width: 16em; }}
summary {{ cursor: pointer; color: #24569b; }}
details div.board svg {{ max-width: 18em; }}
@media print {{
  body {{ max-width: none; margin: 0; }}
  .puzzle {{ break-before: page; margin: 0; }}
  .puzzle details:not([open]) {{ display: none; }}
}}
""".strip()

Part = Callable[[int, Entry, Book], Iterator[str]]
"""The lines of what a page shows of a puzzle, by its number."""


def html(entries: Sequence[Entry], book: Book) -> str:
    """Return the text of a page with some puzzles, and their solutions if they are at the back."""
    return _page(entries, book, _before(entries, book), _puzzle)


def html_solutions(entries: Sequence[Entry], book: Book) -> str:
    """Return the text of a page with the solutions alone."""
    return _page(entries, book, [f"<h2>{book.text('solutions')}</h2>"], _solved)


def _page(entries: Sequence[Entry], book: Book, before: Iterable[str], part: Part) -> str:
    """Return the text of a page: what stands before the puzzles, and a part for each of them."""
    title = clean(book.title or book.text("puzzles", count=len(entries)))
    way = "rtl" if rtl(book.lang) else "ltr"
    head = (
        f'<!DOCTYPE html>\n<html lang="{book.lang}" dir="{way}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    )
    parts = (part(number, entry, book) for number, entry in enumerate(entries, 1))
    return head + "".join(f"{line}\n" for line in chain(before, *parts)) + "</body>\n</html>\n"


def _before(entries: Sequence[Entry], book: Book) -> Iterator[str]:
    """Yield what stands before the puzzles."""
    if book.author:
        yield f'<p class="author">{clean(book.text("by", author=book.author))}</p>'
    if book.title:
        yield f'<p class="count">{book.text("puzzles", count=len(entries))}</p>'
    if not book.rules:
        return
    yield f"<details open>\n<summary>{book.text('rules')}</summary>"
    rules = merged(chain.from_iterable(entry.rules(book.lang) for entry in entries))
    for base, some in groupby(rules, key=lambda rule: rule.base):
        for at, rule in enumerate(some):
            yield f"<h{4 if at else 3}>{clean(rule.title)}</h{4 if at else 3}>"
            for _, text in rule.paragraphs:
                yield f"<p>{clean(text)}</p>"
        if base == MISSING_BASE:
            yield _figure(example(book.lang), "board example")
            yield f'<p class="origin">{book.text("example")}</p>'
    if entries and all(entry.unique for entry in entries):
        yield f"<p><strong>{book.text('rule-unique')}</strong></p>"
    yield "</details>"


def _puzzle(number: int, entry: Entry, book: Book) -> Iterator[str]:
    """Yield a puzzle with its solution folded away."""
    yield '<section class="puzzle">'
    yield _heading(number, entry, book)
    names = "board case" if entry.kind == MURDER else "board"
    yield _figure(entry.puzzle(book.lang, large=book.large), names)
    if entry.address:
        yield f'<p class="origin">{book.text("play")}</p>'
        yield _linked(entry.address)
    seed = book.text("seed", seed=entry.seed) if entry.seed else ""
    yield f'<p class="origin">{clean(" · ".join(filter(None, (entry.id, seed))))}</p>'
    if book.solutions == "back":
        yield f"<details>\n<summary>{book.text('show-solution')}</summary>"
        yield _answer(entry, book)
        yield "</details>"
    yield "</section>"


def _solved(number: int, entry: Entry, book: Book) -> Iterator[str]:
    """Yield a solution."""
    yield '<section class="puzzle">'
    yield _heading(number, entry, book)
    yield _answer(entry, book)
    yield "</section>"


def _answer(entry: Entry, book: Book) -> str:
    """Return a solution, or that there is none."""
    drawing = entry.answer(book.lang)
    return f"<p>{book.text('no-solution')}</p>" if drawing is None else _figure(drawing)


def _heading(number: int, entry: Entry, book: Book) -> str:
    """Return number, title and level."""
    title = clean(entry.title(book.lang) or book.text(f"kind-{entry.kind}"))
    level = ""
    if entry.level in LEVELS:
        filled = LEVELS.index(entry.level) + 1
        marks = "●" * filled + "○" * (len(LEVELS) - filled)
        level = f' <span class="level">{book.text(f"level-{entry.level}")} {marks}</span>'
    return f'<h2><span>{number}</span> <span class="title">{title}</span>{level}</h2>'


def _figure(drawing: Drawing, names: str = "board") -> str:
    """Return a picture within the page."""
    return f'<div class="{names}">\n{svg(drawing, alone=False)}</div>'


def _linked(address: str) -> str:
    """Return a code that opens its address when it is clicked."""
    drawing = code(address)
    link = Link(0, 0, drawing.width, drawing.height, address)
    return _figure(replace(drawing, items=(*drawing.items, link)), "board code")
