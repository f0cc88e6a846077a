"""Clues about who else is in the subject's room."""

from dataclasses import dataclass
from typing import ClassVar

from puzzles.murder.case import Case, Gender, Placement
from puzzles.murder.relations import Count, Mates, Pair, Relations, Within


@dataclass(frozen=True, slots=True)
class RoomWith:
    """C11: the subject is in the room, and exactly `others` other men (women) are there.

    The seed has one other (`others` is 1). People of the other gender may be there too; the victim
    counts like anybody else.
    """

    form: ClassVar[str] = "room-with"
    room: str
    gender: Gender
    others: int = 1

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C11"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is there, with so many others of the gender."""
        plan = case.plan
        if plan.rooms[plan.room_at[placement[subject]]].id != self.room:
            return False
        mates = case.roommates(placement, subject)
        return sum(case.people[mate].gender == self.gender for mate in mates) == self.others

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in the room, and so many of the others of the gender are."""
        area = case.plan.area(self.room)
        others = case.others(subject, self.gender)
        return Within(subject, area), Count(others, area, self.others)


@dataclass(frozen=True, slots=True)
class Alone:
    """C12: nobody else is in the subject's room, the victim neither."""

    form: ClassVar[str] = "alone"

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C12"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is alone in the room."""
        return not case.roommates(placement, subject)

    def relate(self, case: Case, subject: int) -> Relations:
        """None of the others is in the subject's room."""
        return (Mates(subject, case.others(subject), 0),)


@dataclass(frozen=True, slots=True)
class WithOthers:
    """X6: exactly `others` other people, whoever they are, are in the subject's room.

    The victim counts like anybody else. Public case: dio-bayou-mansion-mms1qyhn.
    """

    form: ClassVar[str] = "with-others"
    others: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X6"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether so many others are in the room."""
        return len(case.roommates(placement, subject)) == self.others

    def relate(self, case: Case, subject: int) -> Relations:
        """So many of the others are in the subject's room."""
        return (Mates(subject, case.others(subject), self.others),)


@dataclass(frozen=True, slots=True)
class SameRoom:
    """X3: the subject is in the same room as another person; negated: in another room.

    Others may be there too. Public case: apo-Kleiner-Mord-unter-Freunden (TheApo); the negated
    form: dio-the-lighthouse-mms1slik.
    """

    form: ClassVar[str] = "same-room"
    person: str
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X3"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether both are in one room, or are not if that is said."""
        at, other = case.plan.room_at, case.index(self.person)
        return (at[placement[subject]] == at[placement[other]]) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The other is in the room of the subject's cell, or outside it."""
        plan = case.plan
        allowed = plan.own_area
        if self.negated:
            allowed = tuple(plan.every & ~area for area in allowed)
        return (Pair(subject, case.index(self.person), allowed),)
