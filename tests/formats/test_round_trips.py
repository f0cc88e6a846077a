"""What a format writes it reads back equal; what it cannot carry it refuses, saying why."""

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.catalog import FORMATS, by_name
from formats.errors import CannotCarry
from formats.format import Format, Item
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle

Documents = Callable[..., st.SearchStrategy[Document]]
Trip = Callable[..., list[Item]]
CLASSIC = tuple(name for name in KINDS if name.startswith("classic"))
MISSUDECA = tuple(name for name in KINDS if name.startswith("missudeca"))


@pytest.mark.parametrize("name", ["json", "jsonl", "yaml"])
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_native_formats_carry_everything(
    name: str, data: st.DataObject, documents: Documents, there_and_back: Trip
) -> None:
    count = 1 if name == "json" else 2
    written = [data.draw(documents()) for _ in range(count)]
    assert there_and_back(name, *written) == written


@pytest.mark.parametrize(("name", "kinds"), [("line", CLASSIC), ("missudeca", MISSUDECA)])
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_lines_carry_puzzle_and_solution(
    name: str,
    kinds: tuple[str, ...],
    data: st.DataObject,
    documents: Documents,
    there_and_back: Trip,
) -> None:
    written = [data.draw(documents(kinds, whole=False)) for _ in range(2)]
    expected = [replace(one, id=f"made-{n}") for n, one in enumerate(written, 1)]
    assert there_and_back(name, *written) == expected


@pytest.mark.parametrize("name", ["sudokupad", "sudokupad-url"])
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_sudokupad_carries_puzzle_solution_and_title(
    name: str, data: st.DataObject, documents: Documents, there_and_back: Trip
) -> None:
    written = data.draw(documents(whole=False))
    written = replace(written, meta={"title": "T\u05d3", "author": 'A "b"', "rulesText": "More."})
    assert there_and_back(name, written) == [written]


@pytest.mark.parametrize("name", ["iss", "iss-url"])
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_iss_carries_the_puzzle(
    name: str, data: st.DataObject, documents: Documents, there_and_back: Trip
) -> None:
    written = data.draw(documents()).puzzle
    cages = tuple(cage for cage in written.cages if cage.sum != 0)
    d2 = None if written.magic_on_diagonals == "holds" else written.magic_on_diagonals
    written = replace(written, cages=cages, magic_on_diagonals=d2)
    (found,) = there_and_back(name, Document("any", written))
    assert isinstance(found, Document)
    if written.kind.cages and not cages:
        # A killer without any cage is the plain kind there.
        plain = found.puzzle.kind
        assert (plain.base, plain.diagonals) == (written.kind.base, written.kind.diagonals)
        found = replace(found, puzzle=replace(found.puzzle, kind=written.kind))
    assert found.puzzle == written


def puzzle(kind: str, **others: object) -> Document:
    return Document("any", replace(Puzzle(KINDS[kind], 9, (BLANK,) * 81), **others))  # type: ignore[arg-type]


ZERO_CAGE = Cage((0, 1), 0)
REFUSED = [
    ("line", puzzle("missudeca"), "write missudeca"),
    ("missudeca", puzzle("classic"), "write line"),
    ("missudeca", puzzle("missudeca", panel=(("row1", 3),)), "panel"),
    ("missudeca", puzzle("missudeca-diagonal", magic_on_diagonals="enforced"), "D2"),
    ("sudokupad", puzzle("missudeca", panel=(("magic", 3),)), "panel"),
    ("sudokupad-url", puzzle("missudeca", panel=(("magic", 3),)), "panel"),
    ("iss", puzzle("missudeca-killer", cages=(ZERO_CAGE,)), "any sum"),
    ("iss-url", puzzle("classic-killer", cages=(Cage((3,), 0),)), "any sum"),
    ("iss", puzzle("classic", cages=(Cage((3, 4), 5),)), "kind is classic"),
    ("json", puzzle("classic", cages=(Cage((3, 4), 5),)), "rules.cages"),
    ("jsonl", replace(puzzle("classic"), id="Not an id"), "id"),
    ("yaml", replace(puzzle("missudeca"), solution=Stored((0,) * 81)), "no Missudeca grid"),
    ("line", Document("a", Puzzle(KINDS["classic"], 4, (0,) * 16)), "0 is given"),
    ("iss", Document("a", Puzzle(KINDS["classic"], 4, (7,) * 16)), "7 is given"),
    ("json", puzzle("missudeca", panel=(("row10", 3),)), "row10"),
]


@pytest.mark.parametrize(("name", "document", "why"), REFUSED)
def test_what_cannot_be_carried_is_refused(name: str, document: Document, why: str) -> None:
    row = by_name(name)
    assert why in (row.why_not(document) or "")
    with pytest.raises(CannotCarry, match=why):
        row.write([document], _Unused())


class _Unused(io.StringIO):
    """A stream to which nothing may be written."""

    def write(self, text: str) -> int:
        raise AssertionError(text)


@pytest.mark.parametrize("row", [row for row in FORMATS if not row.many])
@pytest.mark.parametrize("count", [0, 2])
def test_a_format_of_one_document_takes_one(row: Format, count: int) -> None:
    with pytest.raises(CannotCarry):
        row.write([puzzle("classic")] * count, _Unused())


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_writers_and_why_not_agree(row: Format, data: st.DataObject, documents: Documents) -> None:
    document = data.draw(documents())
    refused = row.why_not(document) is not None
    try:
        row.write([document], io.StringIO())
    except CannotCarry:
        assert refused
    else:
        assert not refused
