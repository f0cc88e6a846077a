"""Clues about the board, on nobody's card: people in a room, empty rooms."""

from dataclasses import dataclass
from typing import ClassVar

from puzzles.murder.case import Case, Placement
from puzzles.murder.relations import Count, Relations, Vacant


@dataclass(frozen=True, slots=True)
class PeopleIn:
    """X9: exactly `people` people are in the room, the victim counted like anybody else.

    Public case: dio-dixie-decathlon-mms3n5r5.
    """

    form: ClassVar[str] = "people-in-room"
    room: str
    people: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X9"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether so many people are in the room."""
        plan = case.plan
        there = [plan.rooms[plan.room_at[cell]].id for cell in placement]
        return there.count(self.room) == self.people

    def relate(self, case: Case, subject: int) -> Relations:
        """So many of all people are in the room's cells."""
        everybody = tuple(range(len(case.people)))
        return (Count(everybody, case.plan.area(self.room), self.people),)


@dataclass(frozen=True, slots=True)
class EmptyRooms:
    """X10: exactly `rooms` rooms of the board hold nobody.

    Public case: dio-jazz-funeral-mms3outw.
    """

    form: ClassVar[str] = "empty-rooms"
    rooms: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X10"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether so many rooms are empty."""
        used = {case.plan.room_at[cell] for cell in placement}
        return len(case.plan.rooms) - len(used) == self.rooms

    def relate(self, case: Case, subject: int) -> Relations:
        """So many rooms hold nobody."""
        return (Vacant(self.rooms),)
