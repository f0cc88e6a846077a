"""--lossy takes away as little as a format asks for, and never the digit 0."""

from dataclasses import replace
from typing import Any

import pytest

from formats.catalog import FORMATS, by_name
from formats.errors import CannotCarry
from formats.format import EVERYTHING
from formats.losses import left_out, reduced
from puzzles.catalog import KINDS
from puzzles.document import Document, State, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle

EMPTY = (BLANK,) * 81


def document(kind: str, **parts: Any) -> Document:
    return Document("a", replace(Puzzle(KINDS[kind], 9, EMPTY), **parts))


PAIR, SINGLE, SUMLESS, ZERO = Cage((0, 1), 3), Cage((5,), 4), Cage((7, 8)), Cage((9, 10), 0)
CASES = [
    ("sdm", document("classic-killer", cages=(PAIR,)), "classic", ["all cages"]),
    ("sdm", document("classic-diagonal"), "classic", ["diagonals"]),
    ("csv", document("classic-diagonal-killer", cages=(PAIR,)), "classic",
     ["all cages", "diagonals"]),
    ("missudeca", document("missudeca", panel=(("row1", 3),)), "missudeca", ["panel"]),
    ("missudeca", document("missudeca-diagonal", magic_on_diagonals="enforced"),
     "missudeca-diagonal", ["D2"]),
    ("missudeca", document("missudeca-diagonal", magic_on_diagonals="enforced",
     panel=(("magic", 3),)), "missudeca-diagonal", ["panel", "D2"]),
    ("sudokupad", document("missudeca", panel=(("row1", 3),)), "missudeca", ["panel"]),
    ("ipuz", document("missudeca", panel=(("row1", 3),)), "missudeca", ["panel"]),
    ("penpa", document("missudeca", panel=(("row1", 3),)), "missudeca", ["panel"]),
    ("iss", document("missudeca-killer", cages=(PAIR, ZERO)), "missudeca-killer",
     ["cages dropped that it cannot hold"]),
    ("killertext", document("classic-killer", cages=(PAIR, SUMLESS)), "classic-killer",
     ["cages dropped that it cannot hold"]),
    ("solo", document("classic-killer", cages=(PAIR, SINGLE)), "classic", ["all cages"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "made", "kind", "words"), CASES)
def test_what_is_taken(name: str, made: Document, kind: str, words: list[str]) -> None:
    row = by_name(name)
    assert row.why_not(made) is not None
    found, taken = reduced(made, row)
    assert row.why_not(found) is None
    assert found.puzzle.kind.name == kind
    assert len(taken) == len(words)
    for text, word in zip(taken, words, strict=True):
        assert text.startswith(word)


def test_what_the_format_has_a_place_for_stays() -> None:
    made = document("missudeca-killer", cages=(PAIR, ZERO), panel=(("row1", 3),))
    found, _ = reduced(made, by_name("iss"))
    assert (found.puzzle.cages, found.puzzle.panel) == ((PAIR,), (("row1", 3),))
    whole = document("classic-killer", cages=(PAIR,))
    assert reduced(whole, by_name("json")) == (whole, ())


def test_cages_that_can_be_held_stay() -> None:
    made = document("classic-killer", cages=(SINGLE, ZERO))
    found, taken = reduced(made, by_name("fpuzzles"))
    assert taken == ("cages dropped that it cannot hold",)
    assert found.puzzle.cages == (SINGLE,)
    missudeca = document("missudeca-killer", cages=(SINGLE, ZERO))
    with pytest.raises(CannotCarry, match="0 is no digit"):
        reduced(missudeca, by_name("fpuzzles"))


@pytest.mark.parametrize("row", [row for row in FORMATS if row.writes], ids=lambda row: row.name)
def test_the_digit_0_is_never_dropped(row: Any) -> None:
    made = document("missudeca-diagonal-killer", cages=(PAIR,), givens=(0, *EMPTY[1:]))
    try:
        found, _ = reduced(made, row)
    except CannotCarry:
        return
    assert found.puzzle.kind.missing
    assert found.puzzle.givens[0] == 0


def test_what_no_format_can_carry_is_refused_for_its_own_reason() -> None:
    with pytest.raises(CannotCarry, match="0 is a blank"):
        reduced(document("missudeca"), by_name("sdm"))
    with pytest.raises(CannotCarry, match="read here and not written"):
        reduced(document("classic"), by_name("pointers"))


def test_the_solution_stays_and_its_panel_is_worked_out_anew() -> None:
    solution = Stored((0,) * 81, (("row1", 9), ("diagonal-main", 1)))
    made = replace(document("missudeca", panel=(("row1", 3),)), solution=solution)
    found, _ = reduced(made, by_name("missudeca"))
    assert found.solution == Stored((0,) * 81)


def test_what_is_left_out_beside_the_puzzle() -> None:
    meta = {"title": "T", "author": "A", "tags": ["x"]}
    parts: dict[str, Any] = {"solution": Stored((1,) * 81), "state": State(EMPTY)}
    made = replace(document("classic"), meta=meta, grade={"level": "easy"}, **parts)
    found = {row.name: list(left_out(made, row)) for row in FORMATS}
    assert found["json"] == []
    assert found["csv"] == ["title", "author", "tags", "state", "grade"]
    assert found["sdk"] == ["solution", "tags", "state", "grade"]
    assert found["sdm"] == ["solution", "title", "author", "tags", "state", "grade"]
    assert found["sudokupad"] == ["tags", "state", "grade"]
    assert set(EVERYTHING) >= {part for row in FORMATS for part in row.parts}
