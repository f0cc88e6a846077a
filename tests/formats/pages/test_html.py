"""The page of HTML: whole in one file, nothing fetched, solutions folded away."""

from dataclasses import replace
from html.parser import HTMLParser

import pytest

from formats.pages.entry import GridEntry
from formats.pages.html import html, html_solutions
from formats.pages.setting import Book
from texts.page_words import page_text
from texts.words import languages

Entries = list[GridEntry]
FETCHES = {"script", "link", "img", "iframe", "object", "embed", "audio", "video", "image", "use"}


class Seen(HTMLParser):
    """What a page holds: its elements, and the texts with the elements that they are in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, tuple[str, ...]]] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((data.strip(), tuple(self._open)))


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_fetched_and_the_page_runs_as_its_language(entries: Entries, lang: str) -> None:
    text = html(entries, Book("<b>&", "A", lang))
    seen = Seen(text)
    assert not FETCHES & {tag for tag, _ in seen.elements}
    assert not {"src", "href", "xlink:href", "srcset"} & {k for _, a in seen.elements for k in a}
    assert "@import" not in text
    assert "url(" not in text
    root = dict(seen.elements)["html"]
    assert root["lang"] == lang
    assert root["dir"] == ("rtl" if lang == "he" else "ltr")
    assert ("<b>&", ("html", "body", "h1")) in seen.texts
    boards = [attributes for tag, attributes in seen.elements if tag == "svg"]
    assert all(attributes["direction"] == "ltr" for attributes in boards)
    assert page_text(lang, "rules") in [text for text, _ in seen.texts]


def test_solutions_are_in_closed_details_or_not_there(entries: Entries) -> None:
    def pictures(text: str) -> int:
        return sum(tag == "svg" for tag, _ in Seen(text).elements)

    folded = Seen(html(entries, Book(rules=False)))
    details = [attributes for tag, attributes in folded.elements if tag == "details"]
    assert len(details) == len(entries)
    assert not any("open" in attributes for attributes in details)
    # Each digit of a solution that is not given stands within one of them.
    blue = [way for text, way in folded.texts if way[-1] == "text"]
    inside = [way for way in blue if "details" in way]
    assert len(inside) > 12 * len(entries)
    assert pictures(html(entries, Book(rules=False, solutions="none"))) == len(entries)
    assert pictures(html_solutions(entries, Book())) == len(entries)


def test_a_code_is_a_link(entries: Entries) -> None:
    pytest.importorskip("segno")
    address = "https://example.org/?a=1&b=2"
    seen = Seen(html([replace(entries[0], address=address)], Book(rules=False)))
    assert [a["href"] for tag, a in seen.elements if tag == "a"] == [address]
