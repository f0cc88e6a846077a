"""Every reader, whatever it is fed, yields documents or faults and nothing else, soon."""

import io
import random
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.catalog import FORMATS
from formats.detect import detect
from formats.errors import CannotCarry, FormatError
from formats.files import read_documents
from formats.format import Format, ReadOptions, why_not_kind
from formats.losses import reduced
from formats.text import decoded
from puzzles.catalog import KINDS
from puzzles.document import Document

Documents = Callable[..., st.SearchStrategy[Document]]
ROWS = pytest.mark.parametrize(
    "row", [row for row in FORMATS if row.reads], ids=lambda row: row.name
)
KIND = st.sampled_from([None, *KINDS.values()])


def survives(row: Format, data: bytes, kind: object) -> None:
    start = time.process_time()
    try:
        for item in row.read(decoded(io.BytesIO(data)), ReadOptions(kind, "f")):  # type: ignore[arg-type]
            assert isinstance(item, Document | FormatError)
            if isinstance(item, FormatError):
                assert "\n" not in str(item)
                assert len(str(item)) < 400
    except FormatError as fault:
        shown = str(fault)
    else:
        shown = ""
    assert "\n" not in shown
    assert time.process_time() - start < 2


@ROWS
@given(data=st.binary(max_size=400), kind=KIND)
@settings(max_examples=60, deadline=None)
def test_random_bytes(row: Format, data: bytes, kind: object) -> None:
    survives(row, data, kind)


WORDS = st.sampled_from(
    [
        '{"',
        '":',
        "[",
        "]",
        "{",
        "}",
        ",",
        '"format"',
        '"qedoku"',
        "format: ",
        "---\n",
        "\n",
        "#",
        "# kind: ",
        "classic",
        "missudeca",
        "." * 81,
        "0" * 36,
        "cages=",
        ":r1c1+",
        "+r1c2",
        ";",
        ".Cage~",
        ".Shape~4x4~0-4",
        "~R1C1",
        "_3",
        ".~",
        ".Var~MR~x~",
        "9" * 50,
        "&a",
        "*a",
        "!!x",
        "https://sudokupad.app/scl",
        "https://f-puzzles.com/?load=",
        '"size":9',
        '"grid":',
        '"value":',
        '"killercage":',
        '"cells":["R1C1"]',
        '"kind":["http://ipuz.org/sudoku#1"]',
        '"puzzle":',
        "<opensudoku>",
        "<game data='",
        "'/>",
        "<!DOCTYPE x [",
        "quizzes,solutions\n",
        "3x3:",
        "k:",
        "2x2k:p,",
        "abbba",
        "z_",
        "^<v>",
        "1" * 81,
        "123456789\n",
        "[Puzzle]\n",
        "*-----------*\n",
        "|1..|...|...|\n",
        "#ASomebody\n",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=",
        "%",
        "\\ud800",
        "\u2028",
        "\ufeff",
        "é",
        " ",
        "\t",
        "null",
        "true",
        "1e9",
        "|",
        ">",
        "? ",
        "- ",
    ]
)


@ROWS
@given(words=st.lists(WORDS, max_size=40), kind=KIND)
@settings(max_examples=80, deadline=None)
def test_words_of_the_formats_in_any_order(row: Format, words: list[str], kind: object) -> None:
    survives(row, "".join(words).encode(errors="surrogatepass"), kind)


@ROWS
@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_damaged_files(row: Format, data: st.DataObject, documents: Documents) -> None:
    if not row.writes:
        pytest.skip("nothing is written to be damaged")
    kinds = tuple(name for name, kind in KINDS.items() if why_not_kind(row, kind) is None)
    written, stream = data.draw(documents(kinds, whole=row.carries == "everything")), io.StringIO()
    try:
        written, _ = reduced(written, row)
    except CannotCarry:
        return
    row.write([written], stream)
    text = stream.getvalue().encode()
    chance = random.Random(data.draw(st.integers(0, 2**32)))
    match data.draw(st.sampled_from(["cut", "shuffle", "flip", "double"])):
        case "cut":
            text = text[: chance.randrange(len(text))]
        case "shuffle":
            parts = text.split(b'"' if b'"' in text else b"~")
            chance.shuffle(parts)
            text = b'"'.join(parts)
        case "flip":
            flipped = bytearray(text)
            for _ in range(3):
                flipped[chance.randrange(len(flipped))] = chance.randrange(256)
            text = bytes(flipped)
        case _:
            at = chance.randrange(len(text))
            text = text[:at] + text[at // 2 :]
    survives(row, text, data.draw(KIND))


@given(head=st.text(max_size=200) | st.lists(WORDS, max_size=8).map("".join), path=st.text())
@settings(max_examples=200, deadline=None)
def test_the_format_is_told_or_not(head: str, path: str) -> None:
    try:
        found: Format | FormatError = detect(head, path)
    except FormatError as fault:
        found = fault
    assert found in FORMATS or (isinstance(found, FormatError) and "\n" not in str(found))


@given(
    data=st.binary(max_size=300)
    | st.lists(WORDS, max_size=20)
    .map("".join)
    .map(lambda text: text.encode(errors="surrogatepass"))
)
@settings(max_examples=100, deadline=None)
def test_any_file_is_read(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "any.file"
    path.write_bytes(data)
    for item in read_documents(str(path)):
        assert isinstance(item, Document | FormatError)
