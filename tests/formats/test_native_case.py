"""Cases of Sudoku Murder in the native format: the sample, the way there and back, faults."""

import copy
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.catalog import FORMATS, by_name
from formats.errors import CannotCarry, Unreadable, Unsupported
from formats.files import read_documents
from formats.format import AnyItem
from formats.native_read import document_of
from formats.native_write import tree_from
from puzzles.murder.clues.company import RoomWith
from puzzles.murder.clues.direction import Away
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.clues.things import NextTo
from puzzles.murder.document import CaseDocument
from puzzles.murder.judge import violations
from tests.drawn_cases import drawn_document

NATIVE = ("json", "jsonl", "yaml")

Tree = dict[str, Any]

# A case of four people in two rooms, written by hand.
#   A A B B      chair r1c1, plant r2c3
#   A A B B
#   A A B B
#   A A B B
TREE: Tree = {
    "format": "qedoku",
    "version": "1.0",
    "id": "by-hand",
    "kind": "murder",
    "rules": {"size": 4},
    "puzzle": {
        "rooms": [
            {"code": "A", "id": "attic", "floor": "planks"},
            {"code": "B", "id": "bath", "floor": "tiles", "name": {"en": "Bath", "de": "Bad"}},
        ],
        "plan": ["AABB", "AABB", "AABB", "AABB"],
        "furniture": [
            {"cells": ["r1c1"], "object": "chair"},
            {"cells": ["r2c3"], "object": "plant"},
            {"cells": ["r4c3", "r4c4"], "object": "pool"},
        ],
        "objects": {"pool": True},
        "people": [
            {"id": "ann", "name": "Ann", "gender": "f", "clues": [{"type": "row", "row": 4}]},
            {"id": "bob", "name": "Bob", "gender": "m", "victim": True},
            {
                "id": "cat",
                "name": {"en": "Cat", "de": "Kat"},
                "gender": "f",
                "clues": [{"type": "away", "person": "ann", "direction": "rows", "distance": 2}],
            },
            {
                "id": "dan",
                "name": "Dan",
                "gender": "m",
                "clues": [{"type": "on", "object": "pool", "negated": True}, {"type": "alone"}],
            },
        ],
        "facts": [{"type": "people-in-room", "room": "attic", "people": 2}],
        "texts": {"en": {"facts": ["Two people were in the attic."]}},
    },
}


def changed(path: str, value: Any) -> Tree:
    """The case by hand with another value at a path such as `puzzle.people.0.id`."""
    tree = copy.deepcopy(TREE)
    holder: Any = tree
    *keys, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys:
        holder = holder[key]
    holder[last] = value
    return tree


def test_the_sample_means_what_it_says(samples: Path, read: Callable[..., list[AnyItem]]) -> None:
    text = (samples / "native" / "murder-4x4.json").read_text(encoding="utf-8")
    (found,) = read("json", text)
    assert isinstance(found, CaseDocument)
    case, plan = found.case, found.case.plan
    assert [clue for person in case.people for clue in person.clues] == [
        Column(2), NextTo("plant"), RoomWith("library", "f", 1), Row(2),
    ]  # fmt: skip
    assert [plan.rooms[plan.room_at[c]].id for c in (0, 2, 8, 15)] == [
        "study", "library", "terrace", "cellar",
    ]  # fmt: skip
    assert case.people[case.victim].id == "dario"
    assert found.solution is not None
    assert list(violations(case, found.solution.placement)) == []
    assert found.solution.murderer == "bruno"
    assert tree_from(found) == json.loads(text)


def test_a_case_by_hand_survives() -> None:
    assert tree_from(document_of(TREE)) == TREE
    found = document_of(TREE)
    assert isinstance(found, CaseDocument)
    assert found.case.people[0].clues == (Row(3),)
    assert found.case.people[2].clues == (Away("ann", "rows", 2),)
    assert found.case.plan.stands("pool")
    assert list(found.case.plan.rooms[1].name or ()) == [("en", "Bath"), ("de", "Bad")]


@pytest.mark.parametrize("name", NATIVE)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_what_is_written_is_read_back(
    name: str, there_and_back: Callable[..., list[AnyItem]], seed: int
) -> None:
    document = drawn_document(seed)
    assert there_and_back(name, document) == [document]


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
def test_other_formats_refuse_cases_with_a_reason(row) -> None:
    document = drawn_document(1)
    reason = row.why_not(document)
    if row.name in NATIVE:
        assert reason is None
    else:
        assert "Sudoku Murder" in reason
        with pytest.raises(CannotCarry, match="Sudoku Murder"):
            row.write([document], io.StringIO())


@pytest.mark.parametrize(
    ("path", "value", "place", "text"),
    [
        ("puzzle.plan", ["AABB"] * 5, "puzzle.plan", "5 rows, wanted 4"),
        ("puzzle.plan.1", "AABBB", "puzzle.plan[1]", "5 letters, wanted 4"),
        ("puzzle.plan.1", "AABC", "puzzle.plan[1]", "letter C"),
        ("puzzle.rooms.1.code", "A", "puzzle.rooms[1]", "'A' is there twice"),
        ("puzzle.people.3.id", "ann", "puzzle.people[3]", "'ann' is there twice"),
        ("puzzle.furniture.0.object", "throne", "puzzle.furniture[0].object", "'throne'"),
        ("puzzle.furniture.0.cells", ["r1c5"], "puzzle.furniture[0].cells", "no cell 'r1c5'"),
        ("puzzle.objects.chair", False, "puzzle.objects.chair", "in the list already"),
        ("puzzle.people.3.clues", [{"type": "on", "object": "sofa"}],
         "puzzle.people[3].clues[0]", "no 'sofa' on this board (C5)"),
        ("puzzle.people.3.clues", [{"type": "room", "room": "den", "negated": True}],
         "puzzle.people[3].clues[0]", "no room 'den' on this board (C4)"),
        ("puzzle.people.3.clues", [{"type": "row", "row": 5}],
         "puzzle.people[3].clues[0]", "5 is no row here (they are 1 to 4) (C1)"),
        ("puzzle.people.3.clues", [{"type": "same-room", "person": "dan"}],
         "puzzle.people[3].clues[0]", "its own subject (X3)"),
        ("puzzle.people.3.clues", [{"type": "same-room", "person": "eve"}],
         "puzzle.people[3].clues[0]", "no person 'eve' (X3)"),
        ("puzzle.people.3.clues", [{"type": "room-with", "room": "attic", "gender": "f",
          "others": 4}], "puzzle.people[3].clues[0]", "4 is no number of others"),
        ("puzzle.people.3.clues", [{"type": "either-room", "rooms": ["attic", "attic"]}],
         "puzzle.people[3].clues[0].rooms[1]", "twice"),
        ("puzzle.people.3.clues", [{"type": "beside"}],
         "puzzle.people[3].clues[0]", "'object' is missing"),
        ("puzzle.people.3.clues", [{"type": "alone", "negated": True}],
         "puzzle.people[3].clues[0].negated", "unknown key"),
        ("puzzle.people.3.clues", [{"type": "empty-rooms", "rooms": 1}],
         "puzzle.people[3].clues[0].type", "wanted one of row"),
        ("puzzle.people.1.victim", False, "puzzle.people[1].victim", "wanted one of True"),
        ("puzzle.people.0.victim", True, "puzzle.people", "found 2 of these, wanted exactly one"),
        ("puzzle.facts", [{"type": "empty-rooms", "rooms": 2}],
         "puzzle.facts[0]", "2 is no number of rooms here (they are 0 to 1) (X10)"),
        ("solution", {"positions": {"ann": "r1c1"}, "murderer": "ann"},
         "solution.positions", "the cell of 'bob' is missing"),
        ("solution", {"positions": {"eve": "r1c1"}, "murderer": "ann"},
         "solution.positions.eve", "no person"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(path: str, value: Any, place: str, text: str) -> None:
    with pytest.raises(Unreadable) as found:
        document_of(changed(path, value))
    assert found.value.place == place
    assert text in found.value.text


def test_what_breaks_a_rule_of_the_board_is_read() -> None:
    assert document_of(changed("puzzle.rooms.1.floor", "planks"))
    assert document_of(changed("puzzle.plan.0", "ABAB"))


def test_who_wants_grids_hears_that_it_is_a_case(tmp_path: Path) -> None:
    file = tmp_path / "case.jsonl"
    with file.open("w", encoding="utf-8") as stream:
        by_name("jsonl").write([drawn_document(3)], stream)
    (fault,) = read_documents(str(file))
    assert isinstance(fault, Unsupported)
    assert "Sudoku Murder" in str(fault)
