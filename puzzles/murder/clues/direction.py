"""Clues about the way from another person, or from an object, to the subject.

North is up, west is left. Walls do not matter.
"""

from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import ClassVar, Literal, get_args

from puzzles.murder.case import Case, Placement
from puzzles.murder.place import Mask, cells_of, mask_of
from puzzles.murder.relations import Pair, Relations, Within

Way = Literal[
    "north", "south", "east", "west", "north-east", "north-west", "south-east", "south-west"
]
WAYS: tuple[Way, ...] = get_args(Way)
Step = Literal["north", "south", "east", "west", "rows", "columns"]
STEPS: tuple[Step, ...] = get_args(Step)


def lies(size: int, cell: int, way: Way, other: int) -> bool:
    """Say whether a cell lies some way of another: of `north-east`, both north and east."""
    (row, column), (y, x) = divmod(cell, size), divmod(other, size)
    told = {"north": row < y, "south": row > y, "east": column > x, "west": column < x}
    return all(told[word] for word in way.split("-"))


@cache
def _beyond(size: int, way: Way) -> tuple[Mask, ...]:
    """Return for each cell the cells that lie some way of it, as a mask."""
    cells = range(size * size)
    return tuple(mask_of(c for c in cells if _is_beyond(size, c, way, at)) for at in cells)


def _is_beyond(size: int, cell: int, way: Way, other: int) -> bool:
    down, right = cell // size - other // size, cell % size - other % size
    south, north = "south" in way, "north" in way
    east, west = "east" in way, "west" in way
    upright = (down > 0) >= south and (down < 0) >= north
    return upright and (right > 0) >= east and (right < 0) >= west


@cache
def _lines(size: int, way: Step, distance: int) -> tuple[Mask, ...]:
    """Return for each cell the cells of another from which it is so far away, as a mask."""
    upright = way in ("north", "south", "rows")
    signs = {"north": (1,), "west": (1,), "south": (-1,), "east": (-1,)}.get(way, (1, -1))
    places = [c // size if upright else c % size for c in range(size * size)]
    return tuple(
        mask_of(c for c, line in enumerate(places) if line - own in [s * distance for s in signs])
        for own in places
    )


OPPOSITE: dict[Way, Way] = {
    "north": "south", "south": "north", "east": "west", "west": "east",
    "north-east": "south-west", "south-west": "north-east",
    "north-west": "south-east", "south-east": "north-west",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class WayOf:
    """X4: the subject is north (south, ...) of another person, anywhere in that half of the board.

    North: in a row above; the columns do not matter. North-east: in a row above and in a column to
    the right. Public case: apo-Mord-im-Polizeirevier (TheApo).
    """

    form: ClassVar[str] = "direction"
    person: str
    way: Way

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X4"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject lies that way of the other."""
        other = placement[case.index(self.person)]
        return lies(case.size, placement[subject], self.way, other)

    def relate(self, case: Case, subject: int) -> Relations:
        """The other is somewhere on the opposite side of the subject's cell."""
        back = OPPOSITE[self.way]
        return (Pair(subject, case.index(self.person), _beyond(case.size, back)),)


@dataclass(frozen=True, slots=True)
class WayOfThing:
    """X4: the subject is north (south, ...) of an object of a kind.

    As `WayOf`, of at least one cell that holds the kind, in whatever room. Public cases: those of
    the two programs that `clue-vocabulary.md` counts ("north of an object"), which leave open
    whether one of several objects will do; here one will.
    """

    form: ClassVar[str] = "direction-of-object"
    kind: str
    way: Way

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X4"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject lies that way of a cell with the kind."""
        return any(
            lies(case.size, placement[subject], self.way, cell)
            for thing in case.plan.things
            if thing.kind == self.kind
            for cell in thing.cells
        )

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells that lie that way of a cell with the kind."""
        beyond = _beyond(case.size, self.way)
        held = cells_of(case.plan.holding(self.kind))
        return (Within(subject, reduce(or_, (beyond[cell] for cell in held), 0)),)


@dataclass(frozen=True, slots=True)
class Away:
    """X5: the subject is exactly `distance` rows (columns) from another person.

    `way` north (south): so many rows above (below); east (west): so many columns right (left);
    `rows` (`columns`): so many, on whichever side. The other coordinate is free. Public case:
    dio-moroccan-riad-mms3o6xj (with a direction).
    """

    form: ClassVar[str] = "away"
    person: str
    way: Step
    distance: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X5"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is so far from the other."""
        row, column = divmod(placement[subject], case.size)
        y, x = divmod(placement[case.index(self.person)], case.size)
        found = {
            "north": y - row, "south": row - y, "east": column - x, "west": x - column,
            "rows": abs(row - y), "columns": abs(column - x),
        }  # fmt: skip
        return found[self.way] == self.distance

    def relate(self, case: Case, subject: int) -> Relations:
        """The other is in the line, or the two lines, so far from the subject's cell."""
        allowed = _lines(case.size, self.way, self.distance)
        return (Pair(subject, case.index(self.person), allowed),)
