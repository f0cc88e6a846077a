"""A case as clauses, from the meaning of its clues: another view than that of the search engines.

Not who is in which cell, but two permutations: a variable for "person p is in row r" and one for
"p is in column c" (U2), and, since clues speak of rooms, one for "p is in room q". A cell that a
person cannot be in is a row and a column that do not go together. Nothing here is shared with
`puzzles/murder/relations.py`; what a clue says of a cell is read off coordinates once more.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import assert_never

from puzzles.murder.case import Case, Clue
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import Away, WayOf, WayOfThing
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, NextToAnother, On, OnlyOn

Clause = list[int]
Test = Callable[[int, int], bool]
"""Says of a row and a column whether a person may be there."""

SPANS = {"north": (1, 0), "south": (-1, 0), "west": (0, 1), "east": (0, -1)}
"""How much further down and right the other is, in sign, of whom a person is that way."""


def _same_sign(sign: int, distance: int) -> bool:
    return sign * distance > 0


class Clauses:
    """The clauses of a case.

    Attributes:
        last: the last variable in use.
        all: the clauses.
    """

    def __init__(self, case: Case) -> None:
        self._case, self._plan, self._n = case, case.plan, case.size
        self.people = range(len(case.people))
        self._lines = range(self._n)
        self._rooms = range(len(case.plan.rooms))
        self.last = len(case.people) * (2 * self._n + len(case.plan.rooms))
        self.all: list[Clause] = []
        self._rules()
        for statement in case.statements:
            self._clue(statement.clue, statement.subject)

    def row(self, who: int, row: int) -> int:
        """Return the variable of "this person is in this row"."""
        return 1 + who * 2 * self._n + row

    def column(self, who: int, column: int) -> int:
        """Return the variable of "this person is in this column"."""
        return 1 + who * 2 * self._n + self._n + column

    def _room(self, who: int, room: int) -> int:
        return 1 + len(self.people) * 2 * self._n + who * len(self._rooms) + room

    def _new(self) -> int:
        self.last += 1
        return self.last

    def _rules(self) -> None:
        """U2: a row and a column each, one person in each; U4: not on what blocks; U7."""
        for at in (self.row, self.column):
            for one in self.people:
                self._one([at(one, line) for line in self._lines])
            for line in self._lines:
                self._one([at(one, line) for one in self.people])
        solid = {c for t in self._plan.things if not self._plan.stands(t.kind) for c in t.cells}
        for who in self.people:
            self._only(who, lambda r, c: self._cell(r, c) not in solid)
            self._one([self._room(who, room) for room in self._rooms])
            for r in self._lines:
                for c in self._lines:
                    room = self._room(who, self._at(r, c))
                    self.all.append([-self.row(who, r), -self.column(who, c), room])
        victim = self._case.victim
        self._company(victim, [who for who in self.people if who != victim], 1)

    def _one(self, literals: Sequence[int]) -> None:
        """Exactly one of the literals."""
        self.all.append(list(literals))
        self.all += [[-a, -b] for a, b in combinations(literals, 2)]

    def _cell(self, row: int, column: int) -> int:
        return row * self._n + column

    def _at(self, row: int, column: int) -> int:
        """Return the room at a place, -1 outside the board."""
        inside = 0 <= row < self._n and 0 <= column < self._n
        return self._plan.room_at[self._cell(row, column)] if inside else -1

    def _only(self, who: int, test: Test) -> None:
        """Keep a person to the places that a test allows."""
        for r in self._lines:
            for c in self._lines:
                if not test(r, c):
                    self.all.append([-self.row(who, r), -self.column(who, c)])

    def _exactly(self, literals: Sequence[int], count: int, when: Clause) -> None:
        """Exactly `count` of the literals are true, unless one of `when` is.

        By a counter: `some[j]` is true just when at least j + 1 of the literals so far are.
        """
        if not 0 <= count <= len(literals):
            self.all.append(list(when))
            return
        some: list[int] = []
        for literal in literals:
            more = [self._new() for _ in range(min(len(some) + 1, count + 1))]
            for j, now in enumerate(more):
                before = some[j] if j < len(some) else None
                below = some[j - 1] if j else None
                up = [now, -literal] + ([-below] if below else [])
                self.all.append(up)
                if before:
                    self.all.append([now, -before])
                    self.all.append([-now, before, literal])
                else:
                    self.all.append([-now, literal])
                if below:
                    self.all.append([-now, below] + ([before] if before else []))
            some = more
        if count:
            self.all.append([*when, some[count - 1]])
        if count < len(some):
            self.all.append([*when, -some[count]])

    def _company(self, who: int, others: Sequence[int], count: int) -> None:
        """Exactly `count` of the others are in the room of a person."""
        for room in self._rooms:
            there = [self._room(other, room) for other in others]
            self._exactly(there, count, [-self._room(who, room)])

    def _clue(self, clue: Clue, who: int) -> None:
        """Add what a clue says."""
        if test := self._test(clue):
            self._only(who, test)
            return
        match clue:
            case Row():
                self.all.append([self.row(who, clue.row)])
            case Column():
                self.all.append([self.column(who, clue.column)])
            case Alone() | WithOthers() | RoomWith() | OnlyOn():
                self._others(clue, who)
            case SameRoom() | WayOf() | Away():
                self._between(clue, who, self._case.index(clue.person))
            case PeopleIn():
                there = [self._room(one, self._named(clue.room)) for one in self.people]
                self._exactly(there, clue.people, [])
            case EmptyRooms():
                self._empty_rooms(clue.rooms)
            case _:
                raise TypeError(f"no clauses for the clue {clue.form}")

    def _others(self, clue: Alone | WithOthers | RoomWith | OnlyOn, who: int) -> None:
        """Add a clue about a person and all others."""
        others = [other for other in self.people if other != who]
        match clue:
            case Alone():
                self._company(who, others, 0)
            case WithOthers():
                self._company(who, others, clue.others)
            case RoomWith():
                self._room_with(clue, who)
            case OnlyOn():
                held = self._held(clue.kind)
                self._only(who, lambda r, c: self._cell(r, c) in held)
                for other in others:
                    self._only(other, lambda r, c: self._cell(r, c) not in held)
            case _:
                assert_never(clue)

    def _named(self, room_id: str) -> int:
        return [room.id for room in self._plan.rooms].index(room_id)

    def _held(self, kind: str) -> set[int]:
        return {cell for thing in self._plan.things if thing.kind == kind for cell in thing.cells}

    def _room_with(self, clue: RoomWith, who: int) -> None:
        """C11: in the room, and so many others of the gender there."""
        room = self._named(clue.room)
        self.all.append([self._room(who, room)])
        people = enumerate(self._case.people)
        there = [
            self._room(other, room)
            for other, person in people
            if other != who and person.gender == clue.gender
        ]
        self._exactly(there, clue.others, [])

    def _empty_rooms(self, count: int) -> None:
        """X10: so many rooms hold nobody."""
        empty = []
        for room in self._rooms:
            nobody = self._new()
            there = [self._room(one, room) for one in self.people]
            self.all.append([nobody, *there])
            self.all += [[-nobody, -one] for one in there]
            empty.append(nobody)
        self._exactly(empty, count, [])

    def _between(self, clue: SameRoom | WayOf | Away, who: int, other: int) -> None:
        """Add a clue about two people: by their rooms, or by their rows and columns alone."""
        match clue:
            case SameRoom():
                for room in self._rooms:
                    sign = -1 if clue.negated else 1
                    self.all.append([-self._room(who, room), sign * self._room(other, room)])
            case WayOf():
                for word in clue.way.split("-"):
                    down, right = SPANS[word]
                    at = self.row if down else self.column
                    sign = down or right
                    self._apart(at, who, other, partial(_same_sign, sign))
            case Away():
                upright = clue.way in ("north", "south", "rows")
                signs = [sum(SPANS[clue.way])] if clue.way in SPANS else [1, -1]
                wanted = {sign * clue.distance for sign in signs}
                at = self.row if upright else self.column
                self._apart(at, who, other, wanted.__contains__)
            case _:
                assert_never(clue)

    def _apart(
        self, at: Callable[[int, int], int], who: int, other: int, fits: Callable[[int], bool]
    ) -> None:
        """The other's line minus the person's fits."""
        for line in self._lines:
            there = [at(other, place) for place in self._lines if fits(place - line)]
            self.all.append([-at(who, line), *there])

    def _test(self, clue: Clue) -> Test | None:
        """Return what a clue about a cell alone says of a place; None for other clues."""
        match clue:
            case InRoom():
                room = self._named(clue.room)
                return lambda r, c: (self._at(r, c) == room) != clue.negated
            case InEither():
                rooms = {self._named(room) for room in clue.rooms}
                return lambda r, c: self._at(r, c) in rooms
            case On():
                held = self._held(clue.kind)
                return lambda r, c: (self._cell(r, c) in held) != clue.negated
            case NextTo() | NextToAnother():
                own = isinstance(clue, NextTo)
                return lambda r, c: self._next_to(r, c, clue.kind, own=own) != clue.negated
            case Corner():
                return lambda r, c: self._corner(r, c) != clue.negated
            case AtWall():
                return lambda r, c: bool(self._walls(r, c)) != clue.negated
            case OnBoard():
                ends = {0, self._n - 1}
                need = 2 if clue.part == "corner" else 1
                return lambda r, c: (r in ends) + (c in ends) >= need
            case WayOfThing():
                places = [divmod(cell, self._n) for cell in self._held(clue.kind)]
                return lambda r, c: any(self._lies(clue.way, y - r, x - c) for y, x in places)
        return None

    @staticmethod
    def _lies(way: str, down: int, right: int) -> bool:
        """Say whether what is so far down and right is what one is some way of."""
        spans = [SPANS[word] for word in way.split("-")]
        return all(down * y > 0 or right * x > 0 for y, x in spans)

    def _walls(self, row: int, column: int) -> set[str]:
        """Return the sides of a place that have a wall."""
        sides = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
        own = self._at(row, column)
        return {s for s, (y, x) in sides.items() if self._at(row + y, column + x) != own}

    def _corner(self, row: int, column: int) -> bool:
        walls = self._walls(row, column)
        return bool(walls & {"n", "s"}) and bool(walls & {"w", "e"})

    def _next_to(self, row: int, column: int, kind: str, *, own: bool) -> bool:
        """Say whether a place is next to a kind in its room; `own`: the object there counts."""
        for thing in self._plan.things:
            if thing.kind != kind or (not own and self._cell(row, column) in thing.cells):
                continue
            for cell in thing.cells:
                y, x = divmod(cell, self._n)
                if abs(y - row) + abs(x - column) == 1 and self._at(y, x) == self._at(row, column):
                    return True
        return False
