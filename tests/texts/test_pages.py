"""The committed pages about Murder are those that the catalogues make, and no form is missing.

    QEDOKU_RENEW=1 pytest tests/texts/test_pages.py

writes them anew; read the difference, as a native reader would, before you keep it.
"""

import os
import re
from pathlib import Path

import pytest

from puzzles.murder.catalog import FORMS
from puzzles.murder.place import SEATS, SOLID
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
