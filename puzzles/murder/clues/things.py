"""Clues about objects: on one, next to one, the only person on one of its kind."""

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from puzzles.murder.case import Case, Clue, Placement
from puzzles.murder.relations import Count, Relations, Within


def _holds(case: Case, cell: int, kind: str) -> bool:
    """Say whether a cell holds an object of a kind."""
    return any(thing.kind == kind and cell in thing.cells for thing in case.plan.things)


@dataclass(frozen=True, slots=True)
class On:
    """C5: the subject's cell holds an object of the kind; C6: it does not, perhaps another."""

    form: ClassVar[str] = "on"
    kind: str
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C6" if self.negated else "C5"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject's cell holds the kind, or does not if that is said."""
        return _holds(case, placement[subject], self.kind) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells that hold the kind, or in another cell."""
        there = case.plan.holding(self.kind)
        return (Within(subject, case.plan.every & ~there if self.negated else there),)


@dataclass(frozen=True, slots=True)
class NextTo:
    """C7: a cell directly above, below, left or right holds the kind and is in the same room.

    C8: there is no such cell. Never diagonally. By the letter of the seed another cell of the very
    object that the subject is on counts as well: who is on a sofa of two cells is next to a sofa.
    """

    form: ClassVar[str] = "beside"
    kind: str
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C8" if self.negated else "C7"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is next to the kind, or is not if that is said."""
        cell, at = placement[subject], case.plan.room_at
        near = (other for other in case.plan.around(cell) if at[other] == at[cell])
        return any(_holds(case, other, self.kind) for other in near) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells next to the kind, or in another cell."""
        near = case.plan.near(self.kind)
        return (Within(subject, case.plan.every & ~near if self.negated else near),)


@dataclass(frozen=True, slots=True)
class NextToAnother:
    """C7 (C8) in the other reading: the object that the subject is on does not count.

    No form of documents, and no row of the catalog: `other_reading` puts it in the place of
    `NextTo` to find out whether a case depends on the reading.
    """

    form: ClassVar[str] = "beside"
    kind: str
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C8" if self.negated else "C7"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is next to another object of the kind, or is not."""
        cell, plan = placement[subject], case.plan
        near = [other for other in plan.around(cell) if plan.room_at[other] == plan.room_at[cell]]
        found = any(
            thing.kind == self.kind and cell not in thing.cells and set(near) & set(thing.cells)
            for thing in plan.things
        )
        return found != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells next to another object, or in another cell."""
        near = case.plan.near(self.kind, own=False)
        return (Within(subject, case.plan.every & ~near if self.negated else near),)


def other_reading(case: Case) -> Case:
    """Return a case with C7 and C8 read so that the object a person is on does not count.

    The case itself where that makes no difference.
    """
    people = tuple(
        replace(person, clues=tuple(map(partial(_reread, case), person.clues)))
        for person in case.people
    )
    return case if people == case.people else replace(case, people=people)


def _reread(case: Case, clue: Clue) -> Clue:
    """Return a clue in the other reading of C7, itself where both come to the same."""
    free, plan = case.plan.free, case.plan
    if not isinstance(clue, NextTo):
        return clue
    if plan.near(clue.kind) & free == plan.near(clue.kind, own=False) & free:
        return clue
    return NextToAnother(clue.kind, clue.negated)


@dataclass(frozen=True, slots=True)
class OnlyOn:
    """X8: the subject's cell holds the kind, and no other person's cell does.

    On the whole board, not in the room alone; the victim counts like anybody else. Public case:
    apo-Unfall-beim-Baden (TheApo).
    """

    form: ClassVar[str] = "only-on"
    kind: str

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X8"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject alone is on the kind."""
        on = [who for who, cell in enumerate(placement) if _holds(case, cell, self.kind)]
        return on == [subject]

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is on the kind, and none of the others is."""
        there = case.plan.holding(self.kind)
        return Within(subject, there), Count(case.others(subject), there, 0)
