"""What can truly be said of people in a placement: the clues that cards are made of."""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.murder.case import NOBODY, Case, Clue, Placement
from puzzles.murder.catalog import positive
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import STEPS, WAYS, Away, WayOf, WayOfThing, lies
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, On, OnlyOn
from puzzles.murder.place import STANDS
from puzzles.murder.relations import Relations, Within


@dataclass(frozen=True, slots=True)
class Told:
    """A true clue, ready to be put on a card.

    Attributes:
        subject: whose card, or `NOBODY` for a fact.
        clue: what it says.
        cells: how many cells it leaves to its subject by itself; all free ones where it speaks of
            several people.
        relations: what it comes to.
    """

    subject: int
    clue: Clue
    cells: int
    relations: Relations

    @property
    def sort(self) -> str:
        """Its form, with `not-` before it where it says what was not."""
        return self.clue.form if positive(self.clue) else f"not-{self.clue.form}"


def statements(case: Case, placement: Placement, subject: int, *, extended: bool) -> list[Told]:
    """Return what can be said of a person: all of it is true, and none of it is idle.

    Left out is what names the murderer outright, and "next to" a kind where it matters whether the
    object that a person is on counts (the second reading of C7).
    """
    free = case.plan.free
    found = []
    for clue in _sayings(case, placement, subject, extended=extended):
        relations = clue.relate(case, subject)
        cells = free
        for relation in relations:
            if isinstance(relation, Within):
                cells &= relation.cells
        if cells != free or not all(isinstance(relation, Within) for relation in relations):
            found.append(Told(subject, clue, cells.bit_count(), relations))
    return found


def facts(case: Case, placement: Placement) -> list[Told]:
    """Return what can be said of the board: people in a room, and empty rooms."""
    plan = case.plan
    there = [plan.room_at[cell] for cell in placement]
    said: list[Clue] = [
        PeopleIn(room.id, there.count(number)) for number, room in enumerate(plan.rooms)
    ]
    if empty := len(plan.rooms) - len(set(there)):
        said.append(EmptyRooms(empty))
    free = plan.free.bit_count()
    return [Told(NOBODY, clue, free, clue.relate(case, NOBODY)) for clue in said]


def _sayings(case: Case, placement: Placement, subject: int, *, extended: bool) -> Iterator[Clue]:
    """Yield every true clue about a person."""
    size, cell = case.size, placement[subject]
    yield Row(cell // size)
    yield Column(cell % size)
    yield Corner(negated=not case.plan.corners >> cell & 1)
    yield from _rooms(case, placement, subject)
    yield from _objects(case, cell)
    if extended:
        yield from _extended(case, placement, subject)


def _rooms(case: Case, placement: Placement, subject: int) -> Iterator[Clue]:
    """Yield where the person was and was not, and with whom (C3, C4, C11, C12)."""
    own = case.plan.room_at[placement[subject]]
    for number, room in enumerate(case.plan.rooms):
        yield InRoom(room.id, negated=number != own)
    mates = case.roommates(placement, subject)
    if not mates:
        yield Alone()
    genders = [case.people[mate].gender for mate in mates]
    for gender in sorted(set(genders)):
        if genders.count(gender) == 1:
            yield RoomWith(case.plan.rooms[own].id, gender)


def _objects(case: Case, cell: int) -> Iterator[Clue]:
    """Yield what the person was on and next to, and was not (C5 to C8)."""
    plan = case.plan
    for kind in plan.kinds_here:
        if STANDS[kind]:
            yield On(kind, negated=not plan.holding(kind) >> cell & 1)
        near = plan.near(kind)
        if near & plan.free == plan.near(kind, own=False) & plan.free:
            yield NextTo(kind, negated=not near >> cell & 1)


def _extended(case: Case, placement: Placement, subject: int) -> Iterator[Clue]:
    """Yield the true clues of the forms that the seed has not (X1 to X8)."""
    plan, cell = case.plan, placement[subject]
    above, below, left, right = plan.walls
    yield AtWall(negated=not (above | below | left | right) >> cell & 1)
    there = [OnBoard("corner"), OnBoard("edge")]
    yield from (clue for clue in there if clue.holds(case, placement, subject))
    if mates := case.roommates(placement, subject):
        yield WithOthers(len(mates))
    own = plan.rooms[plan.room_at[cell]].id
    for room in plan.rooms:
        if room.id != own:
            pair = sorted((own, room.id))
            yield InEither((pair[0], pair[1]))
    for kind in plan.kinds_here:
        if OnlyOn(kind).holds(case, placement, subject):
            yield OnlyOn(kind)
        ways = (WayOfThing(kind, way) for way in WAYS)
        yield from (clue for clue in ways if clue.holds(case, placement, subject))
    for other in case.others(subject):
        yield from _people(case, placement, subject, other)


def _people(case: Case, placement: Placement, subject: int, other: int) -> Iterator[Clue]:
    """Yield what can be said of a person and another one (X3 to X5)."""
    name = case.people[other].id
    size, cell = case.size, placement[subject]
    together = other in case.roommates(placement, subject)
    if not (together and case.victim in (subject, other)):
        yield SameRoom(name, negated=not together)
    yield from (WayOf(name, way) for way in WAYS if lies(size, cell, way, placement[other]))
    down, across = cell // size - placement[other] // size, cell % size - placement[other] % size
    for way, distance in zip(STEPS, (-down, down, across, -across, 0, 0), strict=True):
        if distance > 0:
            yield Away(name, way, distance)
    yield Away(name, "rows", abs(down))
    yield Away(name, "columns", abs(across))
