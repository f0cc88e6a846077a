"""Files made to hurt: every reader ends soon, in little memory, with one line that says why."""

import io
import json
import time
import tracemalloc
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from formats.catalog import FORMATS, by_name
from formats.errors import FormatError, Unreadable
from formats.format import Format, ReadOptions
from formats.lzstring import ALPHABET, decompress
from formats.text import decoded
from puzzles.catalog import KINDS
from puzzles.document import Document

READ = [row for row in FORMATS if row.reads]
MIB = 1024 * 1024
RUN = 300_000
LONG = "9" * 10**6
BOMB = """<?xml version="1.0"?>
<!DOCTYPE opensudoku [
 <!ENTITY a "0123456789">
 <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
 <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
 <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
]>
<opensudoku version="2"><folder><game data="&d;"/></folder></opensudoku>
"""
OUTSIDE = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><opensudoku>&e;</opensudoku>'

GRID = [[{"value": 1}] * 9] * 9
FPUZZLES = {"size": 9, "grid": GRID}
IPUZ = {"kind": ["http://ipuz.org/sudoku#1"], "puzzle": [[0] * 9] * 9}


def deep(tree: dict[str, object], depth: int = 100_000) -> str:
    """A puzzle with a value that nests, written by hand, since the writer would not do it."""
    return json.dumps(tree)[:-1] + ', "title": ' + "[" * depth + "]" * depth + "}"


TEXTS = {
    "a number of a million digits": [
        LONG,
        f'{{"size": {LONG}}}',
        f'{{"size": 9, "grid": {json.dumps(GRID)}, "killercage": [{{"cells": ["R1C{LONG}"]}}]}}',
        f'{{"kind": ["http://ipuz.org/sudoku#1"], "puzzle": [[{LONG}]]}}',
        f"3x3:{LONG}",
        f"3x3k:{LONG},{LONG},{LONG}",
        f"3x3::k:{LONG}:",
        f"3x3::k:{(LONG + ':') * 2}",
        f"{LONG}x{LONG}:a",
        f"quizzes,solutions\n{LONG},{LONG}\n",
        f"#A{LONG}\n{LONG}\n",
        f'<opensudoku version="{LONG}"/>',
        f'<opensudoku><game data="{LONG}"/></opensudoku>',
        f'<opensudoku><game data="version: {LONG}\n1|"/></opensudoku>',
    ],
    "endless nesting": [
        deep(FPUZZLES),
        deep(IPUZ),
        "[" * 200_000,
        '{"a":' * 200_000,
        "<a>" * 200_000,
        "<opensudoku>" + "<folder>" * 200_000,
    ],
    "XML that grows or reaches out": [BOMB, OUTSIDE, "<!DOCTYPE a><opensudoku/>"],
    "long runs": [
        "3x3:" + "z" * RUN,
        "3x3:" + "_" * RUN,
        "3x3k:a," + "_" * RUN + ",a",
        "3x3k:" + "," * RUN,
        "3x3::k:" + ":" * RUN,
        ">" * RUN,
        "quizzes,solutions\n" + "," * RUN,
        "quizzes" + "," * RUN,
        '"' * RUN,
        "#A" + "x" * RUN + "\n",
        "[" + "x" * RUN + "]\n",
        "|" * RUN,
        "<opensudoku " + " ".join(f'a{n}="1"' for n in range(10_000)) + "/>",
        "<opensudoku>" + "<a/>" * 50_000 + "</opensudoku>",
        "<opensudoku>" + '<game data="1"/>' * 3000 + "</opensudoku>",
        "<opensudoku><!--" + "-" * RUN,
        '<opensudoku><game data="' + "1|" * RUN + '"/></opensudoku>',
    ],
    "many lines": ["3x3:a\n" * 3000, "x\n" * 3000, "quizzes,solutions\n" + "1\n" * 3000],
    "binary": ["\0" * 1000, "3x3:\0", "quizzes,solutions\n\0", "<a>\0"],
}


@pytest.mark.parametrize("row", READ, ids=lambda row: row.name)
@pytest.mark.parametrize("what", TEXTS)
def test_every_reader_ends_soon(row: Format, what: str) -> None:
    for text in TEXTS[what]:
        start = time.perf_counter()
        said = list(islice_texts(row, text.encode()))
        assert time.perf_counter() - start < 5
        assert said
        for line in said:
            assert "\n" not in line
            assert len(line) < 400


def islice_texts(row: Format, data: bytes, most: int = 50_000) -> Iterator[str]:
    """Yield the faults of a text; one at least, since none of these is a puzzle."""
    try:
        for number, item in enumerate(row.read(decoded(io.BytesIO(data)), ReadOptions(None, "f"))):
            assert number < most
            if isinstance(item, FormatError):
                yield str(item)
            else:
                assert isinstance(item, Document)
    except FormatError as fault:
        yield str(fault)


def bomb(steps: int) -> str:
    """An lz-string text of which each code stands for a string one longer than the one before.

    The code after the last that is known means "the string before, and its first unit again".
    """
    bits = [0, 0, *(ord("0") >> bit & 1 for bit in range(8))]
    # One entry of the table for the unit and one more for each code; a code has as many bits as
    # the table needs, which are counted down from powers of two.
    known, width, room = 1, 3, 4
    for _ in range(steps):
        code = known + 3
        bits += [code >> bit & 1 for bit in range(width)]
        known += 1
        room -= 1
        if not room:
            room, width = 1 << width, width + 1
    bits += [0] * (-len(bits) % 6)
    text = "".join(map(str, bits))
    return "".join(ALPHABET[int(text[at : at + 6], 2)] for at in range(0, len(text), 6))


def test_the_bomb_is_one() -> None:
    """n codes are a text of some n * n / 2 units; cut off, since it has no end."""
    with pytest.raises(Unreadable, match="more than 19000 characters"):
        decompress(bomb(200), 19_000)
    with pytest.raises(Unreadable, match="cut off"):
        decompress(bomb(200), 21_000)


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("fpuzzles-url", "https://f-puzzles.com/?load="),
        ("fpuzzles-url", "https://sudokupad.app/fpuzzles"),
        ("sudokupad-url", "https://sudokupad.app/scl"),
    ],
)
def test_a_bomb_in_an_address_does_not_go_off(name: str, start: str) -> None:
    """40 kB that would unpack to 200 million units: unpacking ends at the size of a document."""
    address = start + quote(bomb(20_000), safe="")
    assert len(address) < 80_000
    tracemalloc.start()
    began = time.perf_counter()
    (said,) = islice_texts(by_name(name), address.encode())
    assert time.perf_counter() - began < 5
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "unpacks to more than" in said
    assert peak < 30 * MIB


def test_the_entities_of_xml_are_never_opened() -> None:
    for text in TEXTS["XML that grows or reaches out"]:
        (said,) = islice_texts(by_name("opensudoku"), text.encode())
        assert "DOCTYPE" in said


@pytest.mark.parametrize("name", ["opensudoku", "csv", "sdm"])
def test_long_files_are_read_in_little_memory(name: str) -> None:
    """Puzzles one after the other: nothing is kept."""
    puzzle = "0" * 80 + "1"
    lines: dict[str, tuple[str, str, str]] = {
        "opensudoku": ("<opensudoku>\n", f'<game data="{puzzle}"/>\n', "</opensudoku>\n"),
        "csv": ("quizzes,solutions\n", f"{puzzle},\n", ""),
        "sdm": ("", f"{puzzle}\n", ""),
    }
    head, line, tail = lines[name]
    data = (head + line * 4000 + tail).encode()
    stream = decoded(io.BytesIO(data))
    tracemalloc.start()
    count = sum(1 for _ in by_name(name).read(stream, ReadOptions(KINDS["classic"], "f")))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 4000
    assert peak < 2 * MIB
