"""The widths that are read from the font files, and the breaking of lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.pages.font import fitted, font_file, lacking, width, wrapped
from texts.words import BOOKS, HOME

WORDS = st.text("abcdefghijklmnop ", min_size=1, max_size=80)


@pytest.mark.parametrize("bold", [False, True])
def test_widths_are_those_of_the_font(bold: bool) -> None:
    ttlib = pytest.importorskip("fontTools.ttLib")
    font = ttlib.TTFont(font_file(bold=bold))
    metrics, units = font["hmtx"], font["head"].unitsPerEm
    for char in "0123456789AWijàéßñЖщёאבםק€«»":
        wide, _ = metrics[font.getBestCmap()[ord(char)]]
        assert width(char, 10, bold=bold) == pytest.approx(10 * wide / units)


def test_the_font_has_all_letters_of_all_languages_of_pages() -> None:
    for file in (HOME / BOOKS["printed"]).glob("*.ftl"):
        assert lacking(file.read_text(encoding="utf-8")) == "", file.name


def test_what_the_font_has_not_is_said_once() -> None:
    assert lacking("日本 a 日\u2066\n") == "日本"


@given(text=WORDS, room=st.floats(20, 200))
def test_lines_hold_all_words_and_fit(text: str, room: float) -> None:
    lines = wrapped(text, 10, room)
    assert " ".join(lines).split() == text.split()
    assert all(width(line, 10) <= room or " " not in line for line in lines)


@given(text=WORDS, room=st.floats(20, 200))
def test_a_text_is_cut_to_its_room(text: str, room: float) -> None:
    cut = fitted(text, 10, room)
    assert width(cut, 10) <= room
    assert cut == text or cut.endswith("…")
    if width(text, 10) <= room:
        assert cut == text
