"""Clues about the room that the subject is in."""

from dataclasses import dataclass
from typing import ClassVar

from puzzles.murder.case import Case, Placement
from puzzles.murder.relations import Relations, Within


@dataclass(frozen=True, slots=True)
class InRoom:
    """C3: the subject is in any cell of the room; C4: in any cell outside it."""

    form: ClassVar[str] = "room"
    room: str
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C4" if self.negated else "C3"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is in the room, or outside it if that is said."""
        there = case.plan.rooms[case.plan.room_at[placement[subject]]].id
        return (there == self.room) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the room's cells, or in another cell."""
        area = case.plan.area(self.room)
        return (Within(subject, case.plan.every & ~area if self.negated else area),)


@dataclass(frozen=True, slots=True)
class InEither:
    """X7: the subject is in one of two rooms.

    Public cases: the published ones that `clue-vocabulary.md` counts ("in room A or room C").
    """

    form: ClassVar[str] = "either-room"
    rooms: tuple[str, str]

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X7"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is in one of the two rooms."""
        return case.plan.rooms[case.plan.room_at[placement[subject]]].id in self.rooms

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells of both rooms together."""
        first, second = self.rooms
        return (Within(subject, case.plan.area(first) | case.plan.area(second)),)
