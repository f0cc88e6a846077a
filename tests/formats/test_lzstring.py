"""lz-string both ways, against strings that the original library made."""

import contextlib
import time
from pathlib import Path
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.errors import Unreadable
from formats.lzstring import compress, decompress

# Worked out by hand from the description of the format: "a" is code 0 in two bits, 97 in eight
# bits (lowest first) and the end, code 2, in three: 00 10000110 010, padded to 001000 011001 0...
BY_HAND = "IZA="


def test_a_string_worked_out_by_hand() -> None:
    assert compress("a") == BY_HAND
    assert decompress(BY_HAND) == "a"


@given(st.text())
def test_every_text_comes_back(text: str) -> None:
    assert decompress(compress(text)) == text


@given(st.text(alphabet="ab\u05d0\U0001f600", min_size=30))
def test_repeating_text_comes_back(text: str) -> None:
    assert decompress(compress(text)) == text


@given(st.text(alphabet="ABCab01+/=", max_size=60) | st.text(max_size=20))
def test_any_text_is_unpacked_or_refused(packed: str) -> None:
    with contextlib.suppress(Unreadable):
        assert len(decompress(packed, 5000)) <= 5000


def test_a_bomb_is_refused_at_once() -> None:
    packed = compress("0" * 300_000)
    assert len(packed) < 3000
    start = time.process_time()
    with pytest.raises(Unreadable, match="more than 1000"):
        decompress(packed, 1000)
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize(
    ("packed", "why"),
    [("I", "cut off"), ("IZ", "cut off"), ("!!!!", "base 64"), ("////", "damaged|cut off")],
)
def test_damage_is_named(packed: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        decompress(packed)


def test_the_samples_of_two_programs(samples: Path) -> None:
    count = 0
    for folder, suffix, start in (
        ("sudokupad", ".scl.json", "/scl"),
        ("fpuzzles", ".json", "?load="),
    ):
        for file in (samples / folder).glob(f"*{suffix}"):
            text = file.read_text(encoding="utf-8").strip()
            url = file.with_name(file.name.removesuffix(suffix) + ".url.txt")
            address = url.read_text(encoding="utf-8").split()[0]
            packed = unquote(address.partition(start)[2])
            assert compress(text) == packed
            assert decompress(packed) == text
            count += 1
    assert count >= 12
