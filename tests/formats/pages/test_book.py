"""Books: what is on which page, that everything stays on its page, and the same bytes always."""

import io
import math
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from formats.pages.book import book_pages, solution_pages
from formats.pages.drawing import Drawing, Link, Pen, Text, ellipse, lines
from formats.pages.entry import GridEntry, merged
from formats.pages.example import ANSWER, GIVENS, example
from formats.pages.front import rules_pages
from formats.pages.html import html
from formats.pages.page import PAPERS
from formats.pages.pdf import flattened, pdf
from formats.pages.setting import SLOTS, Book
from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.puzzle import Puzzle, grid_of
from solvers.prove import prove
from solvers.step import LEVELS
from tests.formats.pages.test_board import assert_inside, paths
from texts.page_words import page_text
from texts.words import BOOKS, HOME, languages

LANGS = languages()
ADDRESS = "https://example.org/" + "x" * 300
Entries = list[GridEntry]


def words(page: Drawing) -> list[str]:
    """The texts that stand on a page."""
    return [item.text for item in page.items if isinstance(item, Text)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("paper", PAPERS)
def test_everything_stays_on_its_page(entries: Entries, lang: str, paper: str) -> None:
    pytest.importorskip("segno")
    title = "A title that is rather long for a page " * 2
    long = replace(entries[0], document=replace(entries[0].document, id="long-" * 16 + "x"))
    some = (entries[3], entries[-1], long)
    coded = [replace(entry, address=ADDRESS) for entry in some]
    for per_page, large in product(SLOTS, (False, True)):
        book = Book(title, "The author", lang, paper, per_page, large=large)
        for page in book_pages(coded if per_page < 3 else some, book):
            assert (page.width, page.height) == (PAPERS[paper].width, PAPERS[paper].height)
            assert_inside(page)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("per_page", SLOTS)
def test_every_puzzle_is_there_with_its_number_level_and_seed(
    entries: Entries, lang: str, per_page: int
) -> None:
    book = Book(lang=lang, per_page=per_page, rules=False, solutions="none")
    pages = list(book_pages(entries, book))
    assert len(pages) == math.ceil(len(entries) / per_page)
    assert sum(len(paths(page, "board")) for page in pages) == len(entries)
    for number, entry in enumerate(entries, 1):
        said = words(pages[(number - 1) // per_page])
        assert str(number) in said
        assert entry.title(lang) in said or page_text(lang, f"kind-{entry.kind}") in said
        assert any(entry.id in text and str(17 + number) in text for text in said)
        assert not entry.level or page_text(lang, "level-hard") in said
    marks = [mark for page in pages for mark in paths(page, "level")]
    graded = sum(bool(entry.level) for entry in entries)
    assert Counter(mark.fill is not None for mark in marks) == {
        True: graded * (LEVELS.index("hard") + 1),
        False: graded * (len(LEVELS) - LEVELS.index("hard") - 1),
    }


def test_a_title_is_taken_in_the_language_of_the_book(entries: Entries) -> None:
    assert entries[0].title("he") == "מספר 1"
    assert entries[0].title("it") == "Number 1"
    assert entries[1].title("it") == ""


def test_the_parts_of_a_book_follow_each_other(entries: Entries) -> None:
    book = Book("Ten digits", "Ada", per_page=4)
    pages = list(book_pages(entries, book))
    assert words(pages[0])[:2] == ["Ten digits", "by Ada"]
    assert page_text("en", "rules") in words(pages[1])
    assert page_text("en", "solutions") in words(pages[-1])
    numbers = [words(page)[-1] for page in pages[1:]]
    assert numbers == [str(number) for number in range(2, len(pages) + 1)]
    assert len(paths(pages[-1], "board")) == len(entries)
    apart = Book("Ten digits", per_page=4, solutions="file", rules=False)
    assert len(list(book_pages(entries, apart))) == 1 + 2
    (alone,) = solution_pages(entries, apart)
    assert len(paths(alone, "board")) == len(entries)


def test_many_solutions_go_on_on_further_pages_in_order(entries: Entries) -> None:
    pages = list(solution_pages(entries * 20, Book()))
    said = [text for page in pages for text in words(page) if text.isdigit()]
    assert len(pages) > 1
    assert sum(len(paths(page, "board")) for page in pages) == 160
    numbers = iter(said)
    assert all(str(number) in numbers for number in range(1, 161))


def test_a_puzzle_without_one_solution_says_so(entries: Entries) -> None:
    (page,) = solution_pages([replace(entries[0], solution=None), entries[1]], Book())
    assert f"1: {page_text('en', 'no-solution')}" in words(page)
    assert len(paths(page, "board")) == 1


def test_that_puzzles_have_one_solution_is_said_only_when_it_is_proven(entries: Entries) -> None:
    proven = [
        replace(entry, document=replace(entry.document, proof={"claim": "unique"}))
        for entry in entries
    ]
    claim = page_text("en", "rule-unique")
    assert claim in words(next(book_pages(proven, Book())))
    assert claim not in words(next(book_pages([*proven, entries[0]], Book())))


def test_rules_are_told_once_and_only_those_needed(entries: Entries) -> None:
    rules = merged(rule for entry in entries * 2 for rule in entry.rules("en"))
    titles = [(rule.base, rule.title) for rule in rules]
    assert titles == [
        (base, page_text("en", title))
        for base in ("classic", "missudeca")
        for title in (f"kind-{base}", "title-diagonals", "title-cages")
    ]
    (plain,) = merged(entries[0].rules("en"))
    assert [name for name, _ in plain.paragraphs] == ["rule-classic", "digits-classic"]
    assert not any("missudeca" in name for rule in rules[:3] for name, _ in rule.paragraphs)


def test_the_example_stands_with_its_rules_and_features_under_smaller_headings(
    entries: Entries,
) -> None:
    for some in (entries, [*entries[4:], *entries[:4]]):
        (page, *more) = rules_pages(some, Book(paper="a4"))
        assert not more
        said = [item for item in page.items if isinstance(item, Text)]
        at = {
            name: [item.y for item in said if item.text == page_text("en", name)]
            for name in ("example", "kind-classic", "kind-missudeca", "title-cages")
        }
        (example_y,), (classic,), (missing,) = (
            at[name] for name in ("example", "kind-classic", "kind-missudeca")
        )
        assert example_y > missing
        assert classic < missing or example_y < classic
        sizes = {
            name: {i.size for i in said if i.bold and i.text == page_text("en", name)}
            for name in at
        }
        assert max(sizes["title-cages"]) < min(sizes["kind-classic"] | sizes["kind-missudeca"])
        text = html(some, Book())
        assert text.count("<h3>") == 2
        assert text.count("<h4>") == 4
        headings = [text.index(f"<h3>{page_text('en', f'kind-{base}')}") for base in (
            "classic", "missudeca",
        )]  # fmt: skip
        figure = text.index('class="board example"')
        assert headings[1] < figure
        assert headings[0] < headings[1] or figure < headings[0]


def test_each_code_is_a_link_and_takes_no_room_from_the_text(entries: Entries) -> None:
    pytest.importorskip("segno")
    coded = [replace(entry, address=ADDRESS) for entry in entries]
    for per_page in (1, 2):
        book = Book(per_page=per_page, rules=False, solutions="none")
        for page in book_pages(coded, book):
            links = [item for item in page.items if isinstance(item, Link)]
            assert [link.address for link in links] == [ADDRESS] * len(links)
            assert len(links) == len(paths(page, "code"))
            for link, board in zip(links, paths(page, "board"), strict=True):
                xs = [step[1] for step in board.steps if len(step) > 1]
                ys = [step[2] for step in board.steps if len(step) > 2]
                assert link.x >= max(xs) or link.y >= max(ys)


def test_the_example_is_a_puzzle_with_the_solution_shown() -> None:
    puzzle = Puzzle(KINDS["missudeca"], 4, grid_of(GIVENS))
    assert list(violations(puzzle, grid_of(ANSWER))) == []
    verdict = prove(puzzle)
    assert (verdict.verdict, verdict.solution) == ("unique", grid_of(ANSWER))
    assert_inside(example("de"))


def test_a_circle_made_of_pieces_is_round() -> None:
    ((points, closed),) = flattened(ellipse(5, 5, 2))
    assert closed
    for x, y in points:
        assert math.hypot(x - 5, y - 5) == pytest.approx(2, rel=1e-3)


@pytest.mark.parametrize("lang", LANGS)
def test_pdf_holds_the_texts(entries: Entries, lang: str) -> None:
    pytest.importorskip("fpdf")
    pypdf = pytest.importorskip("pypdf")
    book = Book("Zehn Ziffern", "Ada", lang, "a5", 2)
    data = pdf(book_pages(entries, book), book.title, book.author, lang)
    file = pypdf.PdfReader(io.BytesIO(data))
    assert len(file.pages) == len(list(book_pages(entries, book)))
    assert float(file.pages[0].mediabox.width) == pytest.approx(148 / 25.4 * 72, abs=0.1)
    assert (file.metadata.title, file.metadata.author) == ("Zehn Ziffern", "Ada")
    found = "".join("".join(page.extract_text().split()) for page in file.pages)
    assert "ZehnZiffern" in found
    for name in ("rules", "solutions", "rule-magic", "title-cages", "level-hard"):
        for word in page_text(lang, name).replace(":", "").replace(".", "").split():
            # Letters are taken out of the file in the order in which they lie on the page.
            assert word in found or (lang == "he" and word[::-1] in found), word
    marks = [item.title for item in file.outline]
    assert marks == ["Zehn Ziffern", *(page_text(lang, n) for n in ("rules",)), marks[2], marks[3]]


def test_lines_in_the_pdf_end_where_they_should() -> None:
    """A code to scan is drawn with lines: ends that stick out would spoil it."""
    pytest.importorskip("fpdf")
    pypdf = pytest.importorskip("pypdf")
    plain, rounded = Pen(1, dash=(1.0, 2.0)), Pen(1, round=True)
    drawn = [lines([(5, 5, 9, 5)], pen) for pen in (plain, rounded, plain)]
    page = pypdf.PdfReader(io.BytesIO(pdf([Drawing(20, 20, tuple(drawn))], ""))).pages[0]
    states = page["/Resources"]["/ExtGState"]
    cap, kept, caps = 2, [], []
    for operands, operator in page.get_contents().operations:
        if operator == b"gs":
            cap = int(states[operands[0]].get("/LC", cap))
        elif operator == b"q":
            kept.append(cap)
        elif operator == b"Q":
            cap = kept.pop()
        elif operator == b"S":
            caps.append(cap)
    assert caps == [0, 1, 0]


def test_hebrew_runs_from_right_to_left_in_the_pdf() -> None:
    pytest.importorskip("fpdf")
    pypdf = pytest.importorskip("pypdf")
    text = Text(90, 50, "אבג 12", 10, "end", rtl=True)
    data = pdf([Drawing(100, 100, (text,))], "", lang="he")
    found: list[tuple[float, str]] = []

    def visit(piece: str, cm: list[float], tm: list[float], *_: object) -> None:
        if piece.strip():
            found.append((tm[4], piece.strip()))

    pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text(visitor_text=visit)
    line = "".join(piece for _, piece in sorted(found)).replace(" ", "")
    assert line in ("12גבא", "12אבג")
    assert min(x for x, _ in found) > 40 / 25.4 * 72


@pytest.mark.parametrize("lang", LANGS)
def test_catalogues_of_pages_hold_the_same_messages(lang: str) -> None:
    def names(code: str) -> list[str]:
        lines = (HOME / BOOKS["printed"] / f"{code}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.split(" =")[0] for line in lines if " =" in line and line[0] not in " #"]

    assert names(lang) == names("en")
    values: dict[str, str | int] = {"count": 5, "author": "Ada", "seed": "17", "size": 9, "last": 9}
    for name in names(lang):
        text = page_text(lang, name, **values)
        assert text
        assert not set("{}$") & set(text)
    for kind in KINDS:
        assert f"kind-{kind}" in names(lang)
    assert {f"level-{level}" for level in LEVELS} <= set(names(lang))
