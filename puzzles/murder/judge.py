"""The judge of cases: which rules does a case or a placement break? Straight from the rule ids.

It goes by coordinates and by each clue's own meaning, and knows nothing of relations or engines.
Every placement of every engine passes through `violations`; `faults` judges the case alone.
"""

from collections.abc import Callable, Iterator
from typing import Any

from puzzles.judge import Violation
from puzzles.murder.case import NOBODY, Case, Placement, Statement
from puzzles.murder.catalog import form_of
from puzzles.murder.clues.company import RoomWith, WithOthers
from puzzles.murder.clues.direction import Away
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.clues.rooms import InEither

SIZES = range(4, 10)
"""Rows of a board (U1)."""


def violations(case: Case, placement: Placement) -> Iterator[Violation]:
    """Yield every rule that a placement of all people breaks; nothing if it is an answer.

    Rules U1 to U4, U7, and each clue by its own id.
    """
    if len(placement) != len(case.people) or not set(placement) <= set(case.plan.cells):
        text = f"{len(placement)} cells for {len(case.people)} people, or none of the board"
        yield Violation("U2", "placement", (), text)
        return
    yield from _lines(case, placement)
    yield from _blocked(case, placement)
    mates = case.roommates(placement, case.victim)
    if len(mates) != 1:
        text = f"{len(mates)} other people are in the victim's room, wanted exactly one"
        yield Violation("U7", case.people[case.victim].id, (placement[case.victim],), text)
    for statement in case.statements:
        if not statement.clue.holds(case, placement, statement.subject):
            yield _untrue(case, placement, statement)


def _lines(case: Case, placement: Placement) -> Iterator[Violation]:
    """U2: no two people share a row or a column."""
    for word in ("row", "column"):
        taken: dict[int, list[int]] = {}
        for who, cell in enumerate(placement):
            line = cell // case.size if word == "row" else cell % case.size
            taken.setdefault(line, []).append(who)
        for line, people in sorted(taken.items()):
            if len(people) > 1:
                names = " and ".join(case.people[who].id for who in people)
                cells = tuple(placement[who] for who in people)
                yield Violation("U2", f"{word}{line + 1}", cells, f"{names} share a {word}")


def _blocked(case: Case, placement: Placement) -> Iterator[Violation]:
    """U3, U4: nobody is in a cell that a solid object blocks."""
    for who, cell in enumerate(placement):
        for thing in case.plan.things:
            if cell in thing.cells and not case.plan.stands(thing.kind):
                text = f"{case.people[who].id} is in the cell of a {thing.kind}, which blocks it"
                yield Violation("U4", case.plan.name(cell), (cell,), text)


def _untrue(case: Case, placement: Placement, statement: Statement) -> Violation:
    """Return a clue that a placement makes untrue."""
    clue, who = statement.clue, statement.subject
    if who == NOBODY:
        return Violation(clue.rule, statement.place, (), f"the fact {clue.form} is not true")
    cell, name = placement[who], case.people[who].id
    text = f"the clue {clue.form} of {name}, who is in {case.plan.name(cell)}, is not true"
    return Violation(clue.rule, statement.place, (cell,), text)


def unnamed(case: Case) -> Iterator[Violation]:
    """Yield every clue that names what is not there: an error in the file, even if it is true.

    A room, kind of object, person, row or number that the case has not; the subject itself where
    another person is wanted; a clue about a person among the facts, or a fact on a card.
    """
    for statement in case.statements:
        for text in _unknown(case, statement):
            yield Violation(statement.clue.rule, statement.place, (), text)


def _unknown(case: Case, statement: Statement) -> Iterator[str]:
    """Yield what a clue names that is not there."""
    clue, plan = statement.clue, case.plan
    fact = form_of(clue).fact
    if fact != (statement.subject == NOBODY):
        yield f"{clue.form} is {'a fact about the board' if fact else 'about a person'}"
    rooms = {room.id for room in plan.rooms}
    named: Any = clue.rooms if isinstance(clue, InEither) else [getattr(clue, "room", None)]
    for room in named:
        if room is not None and room not in rooms:
            yield f"there is no room {room!r} on this board"
    kind = getattr(clue, "kind", None)
    if kind is not None and all(thing.kind != kind for thing in plan.things):
        yield f"there is no {kind!r} on this board"
    person = getattr(clue, "person", None)
    people = [person.id for person in case.people]
    if person is not None and person not in people:
        yield f"there is no person {person!r}"
    elif person is not None and people.index(person) == statement.subject:
        yield "the clue names its own subject"
    yield from _out_of_range(case, statement)


def _out_of_range(case: Case, statement: Statement) -> Iterator[str]:
    """Yield the numbers of a clue that no board of the size can have."""
    clue, last = statement.clue, case.size - 1
    low, high, value = 0, 0, 0
    match clue:
        case Row():
            value, high, what = clue.row, last, "row"
        case Column():
            value, high, what = clue.column, last, "column"
        case RoomWith() | WithOthers():
            low, value, high, what = 1, clue.others, last, "number of others"
        case Away():
            low, value, high, what = 1, clue.distance, last, "distance"
        case PeopleIn():
            value, high, what = clue.people, case.size, "number of people"
        case EmptyRooms():
            value, high, what = clue.rooms, len(case.plan.rooms) - 1, "number of rooms"
        case InEither():
            if clue.rooms[0] == clue.rooms[1]:
                yield "the two rooms are one"
            return
        case _:
            return
    if not low <= value <= high:
        shown = (value + 1, 1, high + 1) if isinstance(clue, Row | Column) else (value, low, high)
        yield f"{shown[0]} is no {what} here (they are {shown[1]} to {shown[2]})"


def faults(case: Case) -> Iterator[Violation]:
    """Yield every rule that a case breaks whatever the placement: U1, U3 to U5, and `unnamed`."""
    yield from unnamed(case)
    for check in CHECKS:
        yield from check(case)


def why_not(case: Case) -> str | None:
    """Return why a case is none: the first of its faults with its rule and field, or None."""
    for fault in faults(case):
        return f"{fault.where}: {fault.text} ({fault.rule})"
    return None


def _u1(case: Case) -> Iterator[Violation]:
    """U1: N from 4 to 9, and N people."""
    if case.size not in SIZES:
        text = f"a board of {case.size} rows, wanted {SIZES[0]} to {SIZES[-1]}"
        yield Violation("U1", "rules.size", (), text)
    if len(case.people) != case.size:
        text = f"{len(case.people)} people on a board of {case.size} rows, wanted as many as rows"
        yield Violation("U1", "puzzle.people", (), text)


def _u4(case: Case) -> Iterator[Violation]:
    """U3, U4: a cell holds at most one object; an object stands in one room."""
    taken: dict[int, str] = {}
    for number, thing in enumerate(case.plan.things):
        where = f"puzzle.furniture[{number}]"
        for cell in thing.cells:
            if cell in taken:
                text = f"{case.plan.name(cell)} holds a {taken[cell]} already"
                yield Violation("U4", where, (cell,), text)
            taken[cell] = thing.kind
        if len({case.plan.room_at[cell] for cell in thing.cells}) > 1:
            yield Violation("U4", where, thing.cells, f"the {thing.kind} stands in two rooms")


def _u5(case: Case) -> Iterator[Violation]:
    """U5: rooms are orthogonally connected, and adjacent ones have different floors."""
    plan = case.plan
    for index, room in enumerate(plan.rooms):
        cells = [cell for cell in plan.cells if plan.room_at[cell] == index]
        reached, waiting = {cells[0]}, [cells[0]]
        while waiting:
            near = {c for c in plan.around(waiting.pop()) if plan.room_at[c] == index} - reached
            reached |= near
            waiting += near
        if len(reached) < len(cells):
            away = tuple(cell for cell in cells if cell not in reached)
            text = f"{plan.name(away[0])} is cut off from the rest of the room {room.id}"
            yield Violation("U5", f"puzzle.rooms[{index}]", away, text)
        for other in sorted({plan.room_at[c] for cell in cells for c in plan.around(cell)}):
            if other > index and room.floor is not None and plan.rooms[other].floor == room.floor:
                text = f"it has the floor {room.floor}, as {plan.rooms[other].id} next to it has"
                yield Violation("U5", f"puzzle.rooms[{index}]", (), f"{room.id}: {text}")


CHECKS: tuple[Callable[[Case], Iterator[Violation]], ...] = (_u1, _u4, _u5)
