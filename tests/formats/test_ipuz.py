"""ipuz: what a blank is, column before row, the kind for reading back."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported, Untold
from formats.format import Item
from formats.ipuz import tree_from
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle

Read = Callable[..., list[Item]]


def document(kind: str) -> Document:
    first = KINDS[kind].base.first
    cages = (Cage((0, 1, 4), 6), Cage((6, 7))) if KINDS[kind].cages else ()
    puzzle = Puzzle(KINDS[kind], 4, (first, *[BLANK] * 14, 3), cages)
    return Document("a", puzzle, Stored((first, 1, 2, 3) * 4))


def foreign(**others: Any) -> dict[str, Any]:
    """A puzzle as another program writes it: 0 for a blank, unsaid, and no mark of ours."""
    rows = [[0] * 4 for _ in range(4)]
    rows[0][1] = 2
    kind = ["http://ipuz.org/sudoku#1"]
    return {"version": "http://ipuz.org/v2", "kind": kind, "puzzle": rows, **others}


def only(found: list[Item]) -> Document:
    (item,) = found
    assert isinstance(item, Document), item
    return item


def test_what_is_written() -> None:
    tree = tree_from(document("missudeca-diagonal-killer"))
    assert tree["kind"] == ["http://ipuz.org/sudoku#1"]
    assert (tree["empty"], tree["charset"], tree["boxes"]) == (".", "01234", True)
    assert tree["puzzle"] == [["0", ".", ".", "."], ["."] * 4, ["."] * 4, [".", ".", ".", "3"]]
    assert tree["solution"] == [["0", "1", "2", "3"]] * 4
    # r1c1 r1c2 r2c1, then r2c3 r2c4: the column comes first.
    assert tree["cages"] == [
        {"cells": [[0, 0], [1, 0], [0, 1]], "value": 6, "operator": "+"},
        {"cells": [[2, 1], [3, 1]]},
    ]
    assert [zone["cells"][0] for zone in tree["zones"]] == [[0, 0], [3, 0]]
    assert "No two rows miss the same digit" in tree["intro"]
    assert tree["urn:qedoku:kind#1"] == {"kind": "missudeca-diagonal-killer"}


@pytest.mark.parametrize("kind", KINDS)
def test_there_and_back(kind: str, there_and_back: Callable[..., list[Item]]) -> None:
    meta = {"title": "T\u05d3", "author": 'A "b"', "rulesText": "More."}
    made = Document("made", document(kind).puzzle, document(kind).solution, meta=meta)
    assert there_and_back("ipuz", made) == [made]


@pytest.mark.parametrize("d2", ["holds", "enforced"])
def test_d2_comes_back(d2: Any, there_and_back: Callable[..., list[Item]]) -> None:
    puzzle = document("missudeca-diagonal").puzzle
    made = Document("made", Puzzle(puzzle.kind, 4, puzzle.givens, magic_on_diagonals=d2))
    assert there_and_back("ipuz", made) == [made]


def test_zero_is_a_blank_where_nothing_else_is_said(read: Read) -> None:
    found = only(read("ipuz", json.dumps(foreign())))
    assert found.puzzle == Puzzle(KINDS["classic"], 4, (BLANK, 2, *[BLANK] * 14))
    rows = [["x", "2", "x", "x"], *[["x"] * 4] * 3]
    assert only(read("ipuz", json.dumps(foreign(empty="x", puzzle=rows)))).puzzle == found.puzzle


def test_a_missudeca_of_others_needs_its_kind_and_another_blank(read: Read) -> None:
    ten = foreign(charset="01234")
    with pytest.raises(Untold, match="digits from 0"):
        read("ipuz", json.dumps(ten))
    with pytest.raises(Unreadable, match="is the blank and a digit"):
        read("ipuz", json.dumps(ten), "missudeca")
    rows = [[".", "0", ".", "."], *[["."] * 4] * 3]
    found = only(read("ipuz", json.dumps(foreign(charset="01234", empty=".", puzzle=rows)),
                      "missudeca"))  # fmt: skip
    assert found.puzzle.givens == (BLANK, 0, *[BLANK] * 14)
    with pytest.raises(Unreadable, match="kind missudeca-killer"):
        read("ipuz", json.dumps(foreign(charset="01234", empty=".", puzzle=rows)),
             "missudeca-killer")  # fmt: skip


def test_a_kind_asked_for_is_held_against_the_mark(read: Read) -> None:
    text = json.dumps(tree_from(document("missudeca-diagonal")))
    assert only(read("ipuz", text, "missudeca-diagonal")).puzzle.kind.diagonals
    with pytest.raises(Unreadable, match="asked for is missudeca"):
        read("ipuz", text, "missudeca")
    tree = json.loads(text)
    del tree["zones"]
    with pytest.raises(Unreadable, match="there are no diagonals"):
        read("ipuz", json.dumps(tree))


def test_cells_of_all_forms_and_what_is_not_read(read: Read) -> None:
    rows: list[list[Any]] = [[{"given": 1}, {"value": "2"}, {"cell": 0}, 3], *[[0] * 4] * 3]
    text = json.dumps(foreign(puzzle=rows, saved=[[]], solution=[["A"]]))
    found = only(read("ipuz", text))
    assert found.puzzle.givens[:4] == (1, 2, BLANK, 3)
    assert (found.solution, len(found.notes)) == (None, 2)


MAIN = [[at, at] for at in range(4)]
REFUSED = [
    ({"kind": ["http://ipuz.org/crossword#1"]}, Unsupported, "no sudoku"),
    ({"kind": "http://ipuz.org/sudoku#1"}, Unreadable, "kind"),
    ({"puzzle": [[0] * 5] * 5}, Unsupported, "5 rows"),
    ({"puzzle": [[0] * 4] * 3 + [[0]]}, Unreadable, r"puzzle\[3\]: found 1 cells"),
    ({"puzzle": [[5] * 4] * 4}, Unreadable, r"puzzle\[0\]\[0\]: found the number 5"),
    ({"puzzle": [[None] * 4] * 4}, Unreadable, "found null"),
    ({"puzzle": [[True] * 4] * 4}, Unreadable, "found true"),
    ({"puzzle": {}}, Unreadable, "puzzle"),
    ({"boxes": False}, Unsupported, "without boxes"),
    ({"empty": "1"}, Unreadable, "is the blank and a digit"),
    ({"zones": [{"cells": MAIN}]}, Unsupported, "zones"),
    ({"zones": [{}]}, Unreadable, r"zones\[0\].cells"),
    ({"cages": [{"cells": [[0, 0]], "value": 3, "operator": "*"}]}, Unsupported, "operator"),
    ({"cages": [{"cells": [[0, 4]], "value": 3}]}, Unreadable, "column, row"),
    ({"cages": [{"cells": [[0]], "value": 3}]}, Unreadable, "column, row"),
    ({"cages": [{"cells": [[0, True]], "value": 3}]}, Unreadable, "column, row"),
    ({"cages": [{"cells": [[0, 0], [0, 0]], "value": 3}]}, Unreadable, "K3"),
    ({"cages": [{"rect": [0, 0, 1, 1]}]}, Unreadable, "cells"),
    ({"cages": [{"cells": [[0, 0]], "value": "x"}]}, Unreadable, "the sum"),
    ({"urn:qedoku:kind#1": {"kind": "x"}}, Unreadable, "wanted one of"),
    ({"urn:qedoku:kind#1": 1}, Unreadable, "a mapping"),
]


@pytest.mark.parametrize(("change", "sort", "why"), REFUSED)
def test_what_is_of_no_kind_here_is_refused(
    change: dict[str, Any], sort: type[FormatError], why: str, read: Read
) -> None:
    with pytest.raises(sort, match=why):
        read("ipuz", json.dumps(foreign(**change)))


def test_the_panel_has_no_place() -> None:
    puzzle = Puzzle(KINDS["missudeca"], 4, (BLANK,) * 16, panel=(("row1", 3),))
    assert "panel" in (by_name("ipuz").why_not(Document("a", puzzle)) or "")
    assert "panel" in (by_name("penpa").why_not(Document("a", puzzle)) or "")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("classic", "classic"),
        ("killer", "classic-killer"),
        ("x", "classic-diagonal"),
        ("missudeca", "missudeca"),
        ("missudeca-killer", "missudeca-killer"),
        ("missudeca-diagonal", "missudeca-diagonal"),
    ],
)
def test_the_samples(name: str, kind: str, samples: Path, read: Read) -> None:
    sample = json.loads((samples / "ipuz" / f"{name}.ipuz").read_text(encoding="utf-8"))
    asked = kind if KINDS[kind].missing else None
    found = only(read("ipuz", json.dumps(sample), asked))
    assert found.puzzle.kind.name == kind
    assert found.solution is not None
    tree = tree_from(found)
    for key in ("puzzle", "solution"):
        wanted = [[str(cell) for cell in row] for row in sample[key]]
        blank = sample["empty"]
        assert tree[key] == [["." if cell == blank else cell for cell in row] for row in wanted]
    for key in ("title", "author", "charset", "boxes", "cages", "zones"):
        assert tree.get(key) == sample.get(key)
