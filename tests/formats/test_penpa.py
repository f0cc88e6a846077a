"""Penpa+: the numbers of points on paper, and the text of other programs' addresses."""

import base64
import io
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from formats.catalog import by_name
from formats.errors import Unsupported
from formats.format import Item
from formats.penpa_text import text_from
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle

Read = Callable[..., list[Item]]


def unpacked(address: str) -> list[str]:
    payload = address.strip().partition("p=")[2]
    return zlib.decompress(base64.b64decode(payload), -15).decode().split("\n")


def layer_of(line: str) -> Any:
    """A layer's tree, its short words left as they are."""
    return json.loads(re.sub("z(.)", r'"z\1"', line))


def test_what_is_written_of_a_board_of_four() -> None:
    """W is 8: cell r1c1 is 2*8+2 = 18, its inner corners are 4*(64+18) = 328 to 331."""
    kind = KINDS["missudeca-diagonal-killer"]
    puzzle = Puzzle(kind, 4, (0, *[BLANK] * 15), (Cage((0, 1), 4),))
    meta = {"title": "A, b", "rulesText": "x=1 & y"}
    lines = text_from(Document("a", puzzle, meta=meta)).split("\n")
    assert len(lines) == 19
    head = lines[0].split(",")
    assert head[:16] == ["square", "4", "4", "38", "0", "1", "1", "190", "190", "91", "91",
                         "0", "0", "0", "0", "Title: A%2C b"]  # fmt: skip
    assert lines[0].endswith("%2D%2Dx%2F1 %2E y,OFF,false")
    layer = lines[3]
    assert 'zN:{"18":["0",1,"1"]}' in layer
    assert 'z1:{"328":["4",1]}' in layer
    assert "z6:[[18,19]]" in layer
    # Above, left and below the one, above, right and below the other, and two bridges.
    assert 'zC:{"328,329":10,"328,330":10,"330,331":10' in layer
    for dash in ("332,333", "333,335", "334,335", "329,332", "331,334"):
        assert f'"{dash}":10' in layer
    assert layer.count(":10") == 8
    # The middle row line from 64+3*8+1 = 89, the middle column line from 64+1*8+3 = 75.
    assert all(f'"{edge}":2' in layer for edge in ("89,90", "92,93", "75,83", "99,107"))
    assert layer.count(":2,") + layer.count(":2}") == 8
    assert 'zS:{"18":3,"21":3,"27":3,"28":3,"35":3,"36":3,"42":3,"45":3}' in layer
    assert lines[5] == "[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]"


def test_it_is_only_written(read: Read) -> None:
    with pytest.raises(Unsupported, match="written here and not read"):
        read("penpa", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=x")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("classic", "classic"),
        ("killer", "classic-killer"),
        ("missudeca", "missudeca"),
        ("missudeca-killer", "missudeca-killer"),
    ],
)
def test_the_samples_are_the_same_text(name: str, kind: str, samples: Path, read: Read) -> None:
    address = (samples / "penpa" / f"{name}.url.txt").read_text(encoding="utf-8")
    source = (samples / "sudokupad" / f"{name}.scl.json").read_text(encoding="utf-8")
    (found,) = read("sudokupad", source, kind)
    assert isinstance(found, Document)
    stream = io.StringIO()
    by_name("penpa").write([found], stream)
    made, sample = unpacked(stream.getvalue()), unpacked(address)
    assert made[0].split(",")[:15] == sample[0].split(",")[:15]
    for number in {*range(1, 19)} - {3}:
        assert made[number] == sample[number]
    assert layer_of(made[3]) == layer_of(sample[3])
