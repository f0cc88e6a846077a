"""Cases of Sudoku Murder in the native format, from tree to document and back.

The tree was held to the schema already. What the schema cannot say and no case can have is refused
here with its path: a plan that is not square, a cell or a letter that is not there, a clue that
names what is not on the board. What breaks a rule of the placement (U1, U4, U5) is read, and is
for `verify` to name.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from formats.errors import Unreadable
from formats.schema import shorten
from puzzles.murder.case import Case, Clue, Person
from puzzles.murder.catalog import ROWS, form_of
from puzzles.murder.document import CaseDocument, StoredCase
from puzzles.murder.judge import unnamed
from puzzles.murder.place import STANDS, Plan, Room, Text, Thing

TRAVELLING = ("meta", "grade", "proof", "provenance", "extensions")
"""Keys whose trees a document holds as they are."""
KEYS = {"kind": "object", "way": "direction"}
"""How parameters of clues are called in files, where the name is another."""
LINES = ("row", "column")
"""Parameters that count from 1 in files."""

Tree = dict[str, Any]


def case_document(tree: Tree, notes: tuple[str, ...] = ()) -> CaseDocument:
    """Return the document of a tree of kind `murder`.

    Raises:
        Unreadable: there is no such case; `place` is the path.
    """
    board = tree["puzzle"]
    plan = _plan(int(tree["rules"]["size"]), board)
    _different("puzzle.people", [person["id"] for person in board["people"]])
    people = tuple(map(_person, board["people"]))
    case = Case(plan, people, tuple(map(_clue, board.get("facts", ()))))
    for fault in unnamed(case):
        raise Unreadable(f"{fault.text} ({fault.rule})", f"puzzle.{fault.where}")
    solution = tree.get("solution")
    return CaseDocument(
        tree["id"],
        case,
        None if solution is None else _stored(solution, case),
        board.get("texts", {}),
        **{key: tree[key] for key in TRAVELLING if key in tree},
        notes=notes,
    )


def _plan(size: int, board: Tree) -> Plan:
    """Return the plan of a tree."""
    rooms = tuple(
        Room(room["id"], room["code"], room.get("floor"), _text(room.get("name")))
        for room in board["rooms"]
    )
    codes = [room.code for room in rooms]
    _different("puzzle.rooms", codes)
    _different("puzzle.rooms", [room.id for room in rooms])
    rows = board["plan"]
    if len(rows) != size:
        raise Unreadable(f"found {len(rows)} rows, wanted {size}", "puzzle.plan")
    for number, row in enumerate(rows):
        if len(row) != size:
            raise Unreadable(f"found {len(row)} letters, wanted {size}", f"puzzle.plan[{number}]")
        if strays := [letter for letter in row if letter not in codes]:
            raise Unreadable(f"no room has the letter {strays[0]}", f"puzzle.plan[{number}]")
    room_at = tuple(codes.index(letter) for row in rows for letter in row)
    for number, room in enumerate(rooms):
        if number not in room_at:
            raise Unreadable(f"{room.id} has no cell in the plan (U5)", f"puzzle.rooms[{number}]")
    kinds = board.get("objects", {})
    for kind in kinds:
        if kind in STANDS:
            raise Unreadable("this kind is in the list already", f"puzzle.objects.{kind}")
    bare = Plan(size, rooms, room_at)
    things = tuple(_things(bare, board["furniture"], STANDS | kinds))
    return Plan(size, rooms, room_at, things, tuple(kinds.items()))


def _things(plan: Plan, trees: Iterable[Tree], known: Mapping[str, bool]) -> Iterator[Thing]:
    """Yield the objects."""
    for number, tree in enumerate(trees):
        where, kind = f"puzzle.furniture[{number}]", tree["object"]
        if kind not in known:
            text = f"nobody knows an object {shorten(kind)!r}: puzzle.objects can name more kinds"
            raise Unreadable(f"{text} (U3, U4)", f"{where}.object")
        try:
            cells = sorted(map(plan.cell, tree["cells"]))
        except ValueError as fault:
            raise Unreadable(str(fault), f"{where}.cells") from None
        yield Thing(kind, tuple(cells))


def _different(where: str, values: list[str]) -> None:
    """Raise `Unreadable` for what is named twice."""
    for number, value in enumerate(values):
        if value in values[:number]:
            raise Unreadable(f"{value!r} is there twice", f"{where}[{number}]")


def _person(tree: Tree) -> Person:
    clues = tuple(map(_clue, tree.get("clues", ())))
    name = _text(tree["name"])
    assert name is not None
    return Person(tree["id"], name, tree["gender"], tree.get("victim", False), clues)


def _text(tree: str | Tree | None) -> Text | None:
    return tuple(tree.items()) if isinstance(tree, dict) else tree


def _clue(tree: Tree) -> Clue:
    """Return the clue of a tree."""
    form = ROWS[tree["type"]]
    found: Tree = {}
    for name in form.fields:
        value: Any = tree.get(KEYS.get(name, name))
        if isinstance(value, list):
            value = tuple(value)
        elif isinstance(value, float):
            value = int(value)
        if name in LINES:
            value -= 1
        if value is not None:
            found[name] = value
    return form.clue(**found)


def _stored(tree: Tree, case: Case) -> StoredCase:
    """Return the solution of a tree; everybody is placed in it, and nobody else."""
    cells = tree["positions"]
    ids = [person.id for person in case.people]
    for name in cells:
        if name not in ids:
            raise Unreadable("there is no person of this id", f"solution.positions.{name}")
    for name in ids:
        if name not in cells:
            raise Unreadable(f"the cell of {name!r} is missing", "solution.positions")
    if tree["murderer"] not in ids:
        raise Unreadable("there is no person of this id", "solution.murderer")
    try:
        placement = tuple(case.plan.cell(cells[name]) for name in ids)
    except ValueError as fault:
        raise Unreadable(str(fault), "solution.positions") from None
    return StoredCase(placement, tree["murderer"])


def case_tree(document: CaseDocument) -> Tree:
    """Return the tree of a document without its head, in the order of keys of the format."""
    case = document.case
    return {
        "meta": document.meta,
        "rules": {"size": case.size},
        "puzzle": _puzzle_tree(document),
        "solution": document.solution and _stored_tree(document.solution, case),
        "grade": document.grade,
        "proof": document.proof,
        "provenance": document.provenance,
        "extensions": document.extensions,
    }


def _puzzle_tree(document: CaseDocument) -> Tree:
    """Return the tree of what the player gets."""
    plan, case = document.case.plan, document.case
    letters = "".join(plan.rooms[room].code for room in plan.room_at)
    tree: Tree = {
        "rooms": [_room_tree(room) for room in plan.rooms],
        "plan": [letters[at : at + plan.size] for at in range(0, len(letters), plan.size)],
        "furniture": [
            {"cells": [plan.name(cell) for cell in thing.cells], "object": thing.kind}
            for thing in plan.things
        ],
    }
    if plan.kinds:
        tree["objects"] = dict(plan.kinds)
    tree["people"] = [_person_tree(person) for person in case.people]
    if case.facts:
        tree["facts"] = [_clue_tree(fact) for fact in case.facts]
    if document.texts:
        tree["texts"] = document.texts
    return tree


def _room_tree(room: Room) -> Tree:
    tree: Tree = {"code": room.code, "id": room.id}
    if room.floor is not None:
        tree["floor"] = room.floor
    if room.name is not None:
        tree["name"] = _text_tree(room.name)
    return tree


def _text_tree(text: Text) -> str | Tree:
    return text if isinstance(text, str) else dict(text)


def _person_tree(person: Person) -> Tree:
    tree: Tree = {"id": person.id, "name": _text_tree(person.name), "gender": person.gender}
    if person.victim:
        tree["victim"] = True
    if person.clues or not person.victim:
        tree["clues"] = [_clue_tree(clue) for clue in person.clues]
    return tree


def _clue_tree(clue: Clue) -> Tree:
    """Return the tree of a clue."""
    tree: Tree = {"type": clue.form}
    for name in form_of(clue).fields:
        value = getattr(clue, name)
        if name == "negated" and not value:
            continue
        if name in LINES:
            value += 1
        tree[KEYS.get(name, name)] = list(value) if isinstance(value, tuple) else value
    return tree


def _stored_tree(stored: StoredCase, case: Case) -> Tree:
    cells = zip(case.people, stored.placement, strict=True)
    return {
        "positions": {person.id: case.plan.name(cell) for person, cell in cells},
        "murderer": stored.murderer,
    }
