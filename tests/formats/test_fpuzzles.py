"""f-puzzles: 0 is no value, diagonals and cages say the kind, nothing stated is ignored."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported, Untold
from formats.format import Item
from formats.fpuzzles import tree_from
from formats.lzstring import compress
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle

Read = Callable[..., list[Item]]
GIVENS = (4, *[BLANK] * 14, 3)


def document(kind: str = "classic-diagonal-killer") -> Document:
    cages = (Cage((0, 1), 5), Cage((4, 5))) if KINDS[kind].cages else ()
    return Document("a", Puzzle(KINDS[kind], 4, GIVENS, cages), Stored((4, 1, 2, 3) * 4))


def tree(**others: Any) -> dict[str, Any]:
    """A plain puzzle as another program writes it."""
    rows: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    rows[0][0] = {"value": 4, "given": True}
    rows[3][3] = {"value": 3, "given": True}
    return {"size": 4, "grid": rows, **others}


def only(found: list[Item]) -> Document:
    (item,) = found
    assert isinstance(item, Document), item
    return item


def test_what_is_written() -> None:
    made = tree_from(document())
    assert made["size"] == 4
    assert made["grid"][0] == [{"value": 4, "given": True}, {}, {}, {}]
    assert made["killercage"] == [
        {"cells": ["R1C1", "R1C2"], "value": "5"},
        {"cells": ["R2C1", "R2C2"]},
    ]
    assert (made["diagonal+"], made["diagonal-"]) == (True, True)
    assert made["solution"] == [4, 1, 2, 3] * 4
    assert "In a cage all digits are different" in made["ruleset"]
    plain = tree_from(document("classic"))
    assert not {"diagonal+", "diagonal-", "killercage", "author"} & plain.keys()


@pytest.mark.parametrize("kind", [name for name in KINDS if name.startswith("classic")])
@pytest.mark.parametrize("name", ["fpuzzles", "fpuzzles-url"])
def test_there_and_back(kind: str, name: str, there_and_back: Callable[..., list[Item]]) -> None:
    meta = {"title": "T\u05d3", "author": 'A "b"', "rulesText": "More."}
    made = Document("a", document(kind).puzzle, document(kind).solution, meta=meta)
    found = only(there_and_back(name, made))
    assert (found.puzzle, found.solution, found.meta) == (made.puzzle, made.solution, meta)


def test_the_kind_is_shown_and_held_against_the_one_asked_for(read: Read) -> None:
    both = {"diagonal+": True, "diagonal-": True}
    cages = {"killercage": [{"cells": ["R1C1"], "value": "4"}]}
    for more, kind in (
        ({}, "classic"),
        (both, "classic-diagonal"),
        (cages, "classic-killer"),
        (both | cages, "classic-diagonal-killer"),
    ):
        text = json.dumps(tree(**more))
        assert only(read("fpuzzles", text)).puzzle.kind.name == kind
        assert only(read("fpuzzles", text, kind)).puzzle.kind.name == kind
        with pytest.raises(Unreadable, match="asked for"):
            read("fpuzzles", text, "classic" if more else "classic-killer")


def test_a_missudeca_that_somebody_made_has_to_be_named(read: Read) -> None:
    made = tree()
    made["grid"][1][1] = {"value": 0, "given": True}
    with pytest.raises(Unreadable, match="--kind"):
        read("fpuzzles", json.dumps(made))
    found = only(read("fpuzzles", json.dumps(made), "missudeca"))
    assert found.puzzle.givens[5] == 0
    with pytest.raises(Unreadable, match="asked for is missudeca-killer"):
        read("fpuzzles", json.dumps(made), "missudeca-killer")
    # Without a 0 among the givens the solution may show it.
    with pytest.raises(Untold, match="the solution holds 0"):
        read("fpuzzles", json.dumps(tree(solution=[0, 1, 2, 3] * 4)))


@pytest.mark.parametrize("solution", [[4, 1, 2, 3] * 4, ["4", "1", "2", "3"] * 4, "4123" * 4])
def test_solutions_in_all_their_forms(solution: object, read: Read) -> None:
    found = only(read("fpuzzles", json.dumps(tree(solution=solution))))
    assert found.solution == Stored((4, 1, 2, 3) * 4)


@pytest.mark.parametrize("solution", ["." * 16, "0" * 16, ["."] * 16, [0] * 16, "", []])
def test_no_solution_in_all_its_forms(solution: object, read: Read) -> None:
    found = only(read("fpuzzles", json.dumps(tree(solution=solution))))
    assert (found.solution, found.notes) == (None, ())


def test_what_a_player_did_and_what_is_no_solution_are_noted(read: Read) -> None:
    made = tree(solution="41")
    made["grid"][0][1] = {"value": 2, "centerPencilMarks": [1]}
    found = only(read("fpuzzles", json.dumps(made)))
    assert found.puzzle.givens[1] == BLANK
    assert len(found.notes) == 2


REFUSED = [
    ({"size": 16}, Unsupported, "size"),
    ({"size": True}, Unsupported, "size"),
    ({"size": "9"}, Unsupported, "size"),
    ({"grid": [[{}] * 4] * 3}, Unreadable, "found 3 rows"),
    ({"grid": [[{}] * 4] * 3 + [[{}]]}, Unreadable, r"grid\[3\]: found 1 cells"),
    ({"grid": [[{"value": 5, "given": True}] * 4] * 4}, Unreadable, "wanted a digit 1 to 4"),
    ({"grid": [[{"value": 1.0, "given": True}] * 4] * 4}, Unreadable, "value"),
    ({"grid": [[{"value": True, "given": True}] * 4] * 4}, Unreadable, "value"),
    ({"grid": [[{"givenPencilMarks": [1, 2]}] * 4] * 4}, Unsupported, "givenPencilMarks"),
    ({"grid": [[{"region": 1}] * 4] * 4}, Unsupported, "regions"),
    ({"grid": [[{"region": None}] * 4] * 4}, Unsupported, "regions"),
    ({"grid": None}, Unreadable, "grid"),
    ({"diagonal+": True}, Unsupported, "one diagonal alone"),
    ({"antiknight": True}, Unsupported, "antiknight"),
    ({"extraregion": [{"cells": ["R1C1"]}]}, Unsupported, "extraregion"),
    ({"negative": ["ratio"]}, Unsupported, "negative"),
    ({"text": [{"cells": ["R1C1"], "value": "x"}]}, Unsupported, "text"),
    ({"cage": [{"cells": ["R1C1"], "value": "x"}]}, Unsupported, r"cage\[0\]"),
    ({"killercage": [{"cells": ["R1C1", "R1C1"]}]}, Unreadable, "K3"),
    ({"killercage": [{"cells": []}]}, Unreadable, "0 cells"),
    ({"killercage": [{"cells": ["R0C3"]}]}, Unreadable, "R1C1 to R4C4"),
    ({"killercage": [{"cells": ["R1C5"]}]}, Unreadable, "R1C1 to R4C4"),
    ({"killercage": [{"cells": ["R1C1"], "value": "x"}]}, Unreadable, "the sum"),
    ({"killercage": [{"cells": ["R1C1"], "value": -1}]}, Unreadable, "the sum"),
    ({"killercage": {}, "diagonal+": 1, "diagonal-": 0}, Unsupported, "one diagonal"),
]


@pytest.mark.parametrize(("change", "sort", "why"), REFUSED)
def test_what_is_of_no_kind_here_is_refused(
    change: dict[str, Any], sort: type[FormatError], why: str, read: Read
) -> None:
    with pytest.raises(sort, match=why):
        read("fpuzzles", json.dumps(tree(**change)))


def test_boxes_named_as_they_are_and_settings_are_no_rule(read: Read) -> None:
    made = tree(disabledlogic=["x"], cage=[{"value": "title: Old"}], antiknight=False)
    for y, row in enumerate(made["grid"]):
        for x, cell in enumerate(row):
            cell["region"] = y // 2 * 2 + x // 2
    assert only(read("fpuzzles", json.dumps(made))).meta == {"title": "Old"}


@pytest.mark.parametrize("number", ["1", "12"])
def test_sums_as_text_and_as_numbers(number: str, read: Read) -> None:
    for value in (number, int(number)):
        cage = {"cells": ["R1C1", "r2c2"], "value": value}
        found = only(read("fpuzzles", json.dumps(tree(killercage=[cage]))))
        assert found.puzzle.cages == (Cage((0, 5), int(number)),)


@pytest.mark.parametrize(
    "start",
    [
        "https://f-puzzles.com/?load=",
        "http://www.f-puzzles.com/?load=",
        "https://sudokupad.app/fpuzzles",
        "https://sudokupad.app/fpuz",
        "https://app.crackingthecryptic.com/sudoku/fpuzzles",
    ],
)
def test_addresses_of_every_form(start: str, read: Read) -> None:
    packed = compress(json.dumps(tree()))
    assert set("+/=") & set(packed)
    for payload in (packed, quote(packed, safe=""), packed.replace("+", " ")):
        assert only(read("fpuzzles-url", start + payload)).puzzle.givens == GIVENS


def test_addresses_that_are_none(read: Read) -> None:
    texts = [
        "https://example.org/?load=",
        "https://f-puzzles.com/?load=" + compress("hello"),
        "https://f-puzzles.com/?id=abc",
        "https://f-puzzles.com/?load=%",
    ]
    found = read("fpuzzles-url", "\n".join(texts))
    assert [type(item) for item in found] == [Unreadable] * 4
    assert [str(item)[:7] for item in found] == [f"line {n}:" for n in range(1, 5)]


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (Puzzle(KINDS["missudeca"], 4, (BLANK,) * 16), "0 is no digit"),
        (Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16, (Cage((0, 1), 0),)), "sum 0"),
        (Puzzle(KINDS["classic"], 4, (5,) * 16), "5 is given"),
    ],
)
def test_what_it_cannot_carry(puzzle: Puzzle, why: str) -> None:
    for name in ("fpuzzles", "fpuzzles-url"):
        assert why in (by_name(name).why_not(Document("a", puzzle)) or "")


@pytest.mark.parametrize("name", ["classic", "killer", "x"])
def test_the_samples(name: str, samples: Path, read: Read) -> None:
    text = (samples / "fpuzzles" / f"{name}.json").read_text(encoding="utf-8")
    urls = (samples / "fpuzzles" / f"{name}.url.txt").read_text(encoding="utf-8")
    found = only(read("fpuzzles", text))
    assert [item.puzzle for item in read("fpuzzles-url", urls)] == [found.puzzle] * 2
    made, sample = tree_from(found), json.loads(text)
    for key in sample.keys() - {"ruleset"}:
        assert made[key] == sample[key]
    stream = io.StringIO()
    by_name("fpuzzles").write([found], stream)
    # The same keys in the same order, so that lz-string packs the same text.
    assert list(json.loads(stream.getvalue())) == list(sample)


@pytest.mark.parametrize("name", ["missudeca", "missudeca-killer", "missudeca-diagonal"])
def test_the_samples_that_only_sudokupad_plays(name: str, samples: Path, read: Read) -> None:
    text = (samples / "fpuzzles" / f"{name}.json").read_text(encoding="utf-8")
    with pytest.raises(Unreadable, match="--kind"):
        read("fpuzzles", text)
    assert only(read("fpuzzles", text, name)).solution is not None
