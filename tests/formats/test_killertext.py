"""Killers as text: `3x3::k:` and 81 pointers."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from formats.catalog import by_name
from formats.errors import FormatError
from formats.format import Item
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle

Read = Callable[..., list[Item]]

# Two cages: 17 in r1c1 r1c2 (number 0), 3 in r2c1 r3c1 (number 1).
CAGES = (Cage((0, 1), 17), Cage((9, 18), 3))
PUZZLE = Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, CAGES)
NUMBERS = [17 * 256, 17 * 256, *[0] * 7, 3 * 256 + 1, *[0] * 8, 3 * 256 + 1, *[0] * 62]
TEXT = f"3x3::k:{':'.join(map(str, NUMBERS))}:"


def test_what_is_written(there_and_back: Callable[..., list[Item]]) -> None:
    for flag, kind in (("", "classic-killer"), ("d", "classic-diagonal-killer")):
        made = Puzzle(KINDS[kind], 9, (BLANK,) * 81, CAGES)
        stream = io.StringIO()
        by_name("killertext").write([Document("a", made)] * 2, stream)
        assert stream.getvalue() == (TEXT.replace("::k:", f":{flag}:k:") + "\n") * 2
        found = there_and_back("killertext", Document("a", made))
        assert [item.puzzle for item in found if isinstance(item, Document)] == [made]


def changed(*pairs: tuple[int, object]) -> str:
    fields: list[object] = list(NUMBERS)
    for at, value in pairs:
        fields[at] = value
    return f"3x3::k:{':'.join(map(str, fields))}:"


REFUSED = [
    ("3x3::k:", "found 1 numbers"),
    (TEXT[:-3], "found 80 numbers"),
    (TEXT + "1:", "more than 81 numbers"),
    ("4x4::k:1:", "4x4 boxes"),
    ("3x3:x:k:1:", "wanted 3x3::k:"),
    (changed((5, "x")), "found 'x' as number 6"),
    (changed((5, -1)), "found '-1' as number 6"),
    (changed((5, 10**7)), "found '10000000' as number 6"),
    (changed((5, 4 * 256 + 1)), "cage 1: its cells give the sums 4 and 3|cage 1: .* 3 and 4"),
    (changed((5, 7)), "cage 7: found the sum 0"),
    (changed((5, 999_999)), "cage 63: found the sum 3906"),
    (changed(*((at, 3 * 256 + 1) for at in range(30, 40))), "cage 1: a cage of 12 cells"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_a_bad_line_is_named_and_the_rest_is_read(text: str, why: str, read: Read) -> None:
    fault, found = read("killertext", f"{text}\n{TEXT}\n")
    assert isinstance(fault, FormatError)
    assert re.search(why, str(fault))
    assert str(fault).startswith("line 1: ")
    assert isinstance(found, Document)
    assert found.puzzle == PUZZLE


def killer(*cages: Cage, givens: tuple[int, ...] = (BLANK,) * 81) -> Puzzle:
    return Puzzle(KINDS["classic-killer"], 9, givens, cages)


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (killer(*CAGES, givens=(1, *[BLANK] * 80)), "givens"),
        (killer(Cage((0, 1))), "r1c1 has no sum"),
        (killer(Cage((0, 1), 0)), "r1c1 has no sum"),
        (killer(*CAGES, Cage((1, 2), 4)), "overlap"),
        (Puzzle(KINDS["classic"], 9, (BLANK,) * 81), "killers alone"),
        (Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16), "9x9 alone"),
        (Puzzle(KINDS["missudeca-killer"], 9, (BLANK,) * 81), "0 is a blank"),
    ],
)
def test_what_it_has_no_place_for(puzzle: Puzzle, why: str) -> None:
    assert why in (by_name("killertext").why_not(Document("a", puzzle)) or "")
    assert "not written" in (by_name("pointers").why_not(Document("a", puzzle)) or "")


def pointers(**symbols: str) -> str:
    """A board of sums 1 in cages of one cell, with some symbols changed."""
    board = ["1"] * 81
    for name, symbol in symbols.items():
        board[9 * (int(name[1]) - 1) + int(name[3]) - 1] = symbol
    return "".join(board)


@pytest.mark.parametrize(
    ("symbol", "cell"),
    [("^", "r4c5"), ("v", "r6c5"), ("<", "r5c4"), (">", "r5c6"),
     ("`", "r4c4"), ("'", "r4c6"), (",", "r6c4"), (".", "r6c6")],
)  # fmt: skip
def test_pointers_in_all_directions(symbol: str, cell: str, read: Read) -> None:
    (found,) = read("pointers", pointers(r5c5=symbol))
    assert isinstance(found, Document)
    shape = found.puzzle.shape
    pair = tuple(sorted((shape.cell("r5c5"), shape.cell(cell))))
    assert Cage(pair, 1) in found.puzzle.cages
    assert len(found.puzzle.cages) == 80
    assert found.puzzle.kind.name == "classic-killer"


def test_sums_and_ways_over_several_cells(read: Read) -> None:
    (found,) = read("pointers", pointers(r1c1="A", r1c2="<", r1c3="<", r2c1="j", r2c2="Z"))
    assert isinstance(found, Document)
    cages = found.puzzle.cages
    assert {Cage((0, 1, 2), 10), Cage((9,), 45), Cage((10,), 35)} <= set(cages)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (pointers(r1c1="^"), "r1c1: the pointer leads off the board"),
        (pointers(r1c1=">", r1c2="<"), "r1c1: the pointers go round"),
        (pointers(r1c1="k"), "r1c1: found 'k'"),
        (pointers()[:80], "found 80 symbols"),
        (pointers(**{f"r1c{n}": "<" for n in range(2, 10)}, r2c1="^", r3c1="^"), "11 cells"),
    ],
)
def test_pointers_that_lead_nowhere(text: str, why: str, read: Read) -> None:
    fault, found = read("pointers", f"{text}\n{pointers(r5c5='<')}\n")
    assert why in str(fault)
    assert isinstance(found, Document)


def test_the_kind_asked_for(read: Read) -> None:
    (found,) = read("pointers", pointers(), "classic-diagonal-killer")
    assert isinstance(found, Document)
    assert found.puzzle.kind.diagonals
    for kind in ("classic", "missudeca-killer"):
        (fault,) = read("pointers", pointers(), kind)
        assert f"asked for is {kind}" in str(fault)


def test_the_samples_are_one_puzzle(samples: Path, read: Read) -> None:
    texts = (samples / "killer-text" / f"killer-{name}.txt" for name in ("3x3k", "pointers"))
    one, other = (text.read_text(encoding="utf-8") for text in texts)
    (first,), (second,) = read("killertext", one), read("pointers", other)
    assert isinstance(first, Document)
    assert isinstance(second, Document)
    assert len(first.puzzle.cages) > 20
    assert set(first.puzzle.cages) == set(second.puzzle.cages)
