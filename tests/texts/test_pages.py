"""The committed rules pages are those that the catalogues make; no form, no rule is missing.

    QEDOKU_RENEW=1 pytest tests/texts/test_pages.py

writes them anew; read the difference, as a native reader would, before you keep it.
"""

import os
import re
from pathlib import Path

import pytest

from puzzles.murder.catalog import FORMS
from puzzles.murder.place import SEATS, SOLID
from puzzles.shape import SHAPES
from texts.grid_pages import grid_rules_page
from texts.pages import EXAMPLES, rules_page, texts_table
from texts.words import languages, message

DOCS = Path(__file__).resolve().parents[2] / "docs"
LANGS = languages()
committed = pytest.mark.skipif(not DOCS.is_dir(), reason="there are no docs beside these tests")


def compared(file: Path, text: str) -> None:
    if os.environ.get("QEDOKU_RENEW"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


@committed
@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_page_is_committed(lang: str) -> None:
    compared(DOCS / f"rules-murder.{lang}.md", rules_page(lang, FORMS, SEATS, SOLID))


@committed
@pytest.mark.parametrize("base", ["classic", "missudeca"])
@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_page_of_grids_is_committed(lang: str, base: str) -> None:
    compared(DOCS / f"rules-{base}.{lang}.md", grid_rules_page(lang, base, sorted(SHAPES)))


@committed
def test_the_index_lists_every_rules_page() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    pages = {file.name for file in DOCS.glob("rules-*.md")}
    assert len(pages) == 3 * len(LANGS)
    assert {page for page in pages if f"({page})" not in index} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_can_be_looked_up_on_its_page(lang: str) -> None:
    murder = rules_page(lang, FORMS, SEATS, SOLID)
    assert all(f"**U{n}** " in murder for n in range(1, 10))
    grids = grid_rules_page(lang, "missudeca", sorted(SHAPES))
    ids = re.findall(r"[MDK]\d", " ".join(re.findall(r"\*\*(.+?)\*\*", grids)))
    assert ids == ["M1", "M2", "M3", "M4", "M5", "D1", "D2", "K1", "K2", "K3", "K4"]
    for page in (grids, grid_rules_page(lang, "classic", sorted(SHAPES))):
        assert not re.search(r"[{}]|\?\?\?|  ", page)
        assert all(str(size) in page for size in SHAPES)
        assert ("rtl" in page) == (lang == "he")


@committed
def test_the_table_of_texts_is_committed() -> None:
    compared(DOCS / "murder-texts.md", texts_table(FORMS))


def test_every_form_has_examples() -> None:
    assert set(EXAMPLES) == {form.name for form in FORMS}


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_page_has_every_rule_and_object_and_leaves_nothing_open(lang: str) -> None:
    page = rules_page(lang, FORMS, SEATS, SOLID)
    for form in FORMS:
        for rule in form.rules:
            assert f"\n| {rule} | " in page
    for kind in (*SEATS, *SOLID):
        assert message(lang, f"object-{kind}") in page
    assert not re.search(r"[{}]|\?\?\?| \.|  ", page)
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert len({line.split(" | ")[2] for line in rows}) == len(rows) - 1  # two tables, one heading


def test_the_hebrew_page_runs_from_right_to_left() -> None:
    assert rules_page("he", FORMS, SEATS, SOLID).startswith('<div dir="rtl">\n')
    assert "rtl" not in rules_page("ru", FORMS, SEATS, SOLID)
