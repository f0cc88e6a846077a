"""Public cases that nobody here made, from `murder/` of the folder that QEDOKU_CASES names.

They go beyond U1-U5: boards of 12 rows, two objects a cell, kinds of objects of their own.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from puzzles.murder.case import Case, Clue, Person, Placement
from puzzles.murder.clues.company import Alone, SameRoom, WithOthers
from puzzles.murder.clues.direction import Away, WayOf
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InRoom
from puzzles.murder.clues.things import NextTo, On, OnlyOn
from puzzles.murder.place import STANDS, Plan, Room, Thing

CASES = Path(os.environ.get("QEDOKU_CASES") or "/nowhere")
FILES = ("seed-vocabulary", "extended", "beside-matters")

Record = dict[str, Any]


class NotImplementedForm(Exception):
    """A record uses a form of clue that the toolkit has not; its name is the text."""


def records(*files: str) -> Iterator[Record]:
    """Yield the records of the files, or of all."""
    for file in files or FILES:
        for line in (CASES / "murder" / f"{file}.jsonl").read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def cell_of(record: Record, pair: list[int]) -> int:
    row, column = pair
    return int(row) * int(record["n"]) + int(column)


def placement_of(record: Record, cells: dict[str, list[int]]) -> Placement:
    """The placement that a record states, in the order of its people."""
    return tuple(cell_of(record, cells[person["id"]]) for person in record["people"])


def case_of(record: Record) -> Case:
    """The case of a record; raise `NotImplementedForm` for a form that the toolkit has not."""
    letters = list(dict.fromkeys("".join(record["room_map"])))
    kinds = {thing["type"]: bool(thing["seat"]) for thing in record["objects"]}
    # A kind that our list has is what the list says; no record says otherwise.
    assert all(STANDS.get(kind, seat) == seat for kind, seat in kinds.items())
    plan = Plan(
        record["n"],
        tuple(Room(letter, letter) for letter in letters),
        tuple(letters.index(letter) for letter in "".join(record["room_map"])),
        tuple(
            Thing(thing["type"], tuple(cell_of(record, pair) for pair in thing["cells"]))
            for thing in record["objects"]
        ),
        tuple((kind, seat) for kind, seat in kinds.items() if kind not in STANDS),
    )
    people = tuple(
        Person(
            p["id"], p.get("name", p["id"]), p.get("gender", "m"), p["victim"],
            tuple(map(clue_of, p["clues"])),
        )
        for p in record["people"]
    )  # fmt: skip
    return Case(plan, people, tuple(map(clue_of, record.get("board_clues", ()))))


def clue_of(clue: Record) -> Clue:
    """The clue of a record's; raise `NotImplementedForm`."""
    negated = clue["type"] == "not"
    inner = clue["clue"] if negated else clue
    if negated and inner["type"] in NEGATABLE:
        return NEGATABLE[inner["type"]](inner, True)
    if not negated and inner["type"] in NEGATABLE:
        return NEGATABLE[inner["type"]](inner, False)
    if not negated and inner["type"] in FORMS:
        return FORMS[inner["type"]](inner)
    raise NotImplementedForm(f"not {inner['type']}" if negated else inner["type"])


NEGATABLE: dict[str, Callable[[Record, bool], Clue]] = {
    "room": lambda c, no: InRoom(c["room"], no),
    "on": lambda c, no: On(c["object"], no),
    "beside": lambda c, no: NextTo(c["object"], no),
    "corner": lambda c, no: Corner(no),
    "at_wall": lambda c, no: AtWall(no),
    "same_room": lambda c, no: SameRoom(c["as"], no),
}
FORMS: dict[str, Callable[[Record], Clue]] = {
    "row": lambda c: Row(c["row"]),
    "col": lambda c: Column(c["col"]),
    "alone": lambda c: Alone(),
    "board_corner": lambda c: OnBoard("corner"),
    "mates": lambda c: WithOthers(c["count"]) if c["count"] else Alone(),
    "direction": lambda c: WayOf(c["of"], c["dir"]),
    "offset": lambda c: Away(c["of"], c["dir"], c["distance"]),
    "only_on": lambda c: OnlyOn(c["object"]),
    "room_count": lambda c: PeopleIn(c["room"], c["count"]),
    "empty_rooms": lambda c: EmptyRooms(c["count"]),
}
