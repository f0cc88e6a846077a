"""A case: what a player is given. A plan, people with their cards, and facts about the board."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Literal, Protocol, Self

from puzzles.murder.place import Plan, Text
from puzzles.murder.relations import Relations

Placement = tuple[int, ...]
"""The cell of each person, in the order of `Case.people`."""

Gender = Literal["f", "m"]
NOBODY = -1
"""The subject of a clue that is on nobody's card."""


class Clue(Protocol):
    """What a clue says about the person whose card it is, its subject; or about the board.

    A clue is a frozen dataclass; its fields are ids and numbers, its class one row of
    `puzzles/murder/catalog.py`.

    Attributes:
        form: what documents and catalogues of texts call it.
    """

    form: ClassVar[str]

    @property
    def rule(self) -> str:
        """The id of its rule (`C7`, `X3`)."""
        ...

    def holds(self, case: "Case", placement: Placement, subject: int) -> bool:
        """Say whether the clue is true of a full placement."""
        ...

    def relate(self, case: "Case", subject: int) -> Relations:
        """Return what the clue comes to for engines; together they say the same as `holds`."""
        ...


@dataclass(frozen=True, slots=True)
class Person:
    """A person and their card.

    Attributes:
        id: what clues and solutions call them.
        name: as printed.
        gender: for C11 and for the grammar.
        victim: whether this is the victim (U1).
        clues: what the card says, besides U8 on the victim's.
    """

    id: str
    name: Text
    gender: Gender
    victim: bool = False
    clues: tuple[Clue, ...] = ()


@dataclass(frozen=True, slots=True)
class Statement:
    """A clue where it stands: its subject (`NOBODY` for a fact) and its number on the card."""

    subject: int
    number: int
    clue: Clue

    @property
    def place(self) -> str:
        """Return where a document holds it: `people[2].clues[0]`, `facts[1]`."""
        if self.subject == NOBODY:
            return f"facts[{self.number}]"
        return f"people[{self.subject}].clues[{self.number}]"


@dataclass(frozen=True)
class Case:
    """A case of Sudoku Murder.

    Attributes:
        plan: where it takes place.
        people: N of them for a board of N rows, exactly one the victim (U1).
        facts: clues about the board, on nobody's card.

    Raises:
        ValueError: not exactly one victim, or two people of one id.
    """

    plan: Plan
    people: tuple[Person, ...]
    facts: tuple[Clue, ...] = ()

    def __post_init__(self) -> None:
        victims = sum(person.victim for person in self.people)
        if victims != 1:
            raise ValueError(f"there are {victims} victims, wanted exactly one (U1)")
        if len({person.id for person in self.people}) < len(self.people):
            raise ValueError("two people have one id")

    @property
    def size(self) -> int:
        """How many rows the board has."""
        return self.plan.size

    @cached_property
    def victim(self) -> int:
        """The index of the victim."""
        return next(index for index, person in enumerate(self.people) if person.victim)

    @cached_property
    def _index(self) -> dict[str, int]:
        return {person.id: index for index, person in enumerate(self.people)}

    def index(self, person_id: str) -> int:
        """Return the index of a person; raise `KeyError` when there is none of that id."""
        return self._index[person_id]

    def others(self, who: int, gender: Gender | None = None) -> tuple[int, ...]:
        """Return the people but `who`, of one gender if that is asked."""
        return tuple(
            index
            for index, person in enumerate(self.people)
            if index != who and gender in (None, person.gender)
        )

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """All clues: person by person as on the cards, then the facts."""
        return tuple(self._statements())

    def _statements(self) -> Iterator[Statement]:
        for subject, person in enumerate(self.people):
            for number, clue in enumerate(person.clues):
                yield Statement(subject, number, clue)
        for number, clue in enumerate(self.facts):
            yield Statement(NOBODY, number, clue)

    def without(self, statement: Statement) -> Self:
        """Return the case without one of its clues."""
        at = statement.number
        if statement.subject == NOBODY:
            return replace(self, facts=self.facts[:at] + self.facts[at + 1 :])
        person = self.people[statement.subject]
        left = replace(person, clues=person.clues[:at] + person.clues[at + 1 :])
        people = list(self.people)
        people[statement.subject] = left
        return replace(self, people=tuple(people))

    def roommates(self, placement: Placement, who: int) -> tuple[int, ...]:
        """Return the others who are in the room of `who`."""
        room_at = self.plan.room_at
        room = room_at[placement[who]]
        return tuple(i for i in self.others(who) if room_at[placement[i]] == room)

    def murderer(self, placement: Placement) -> int | None:
        """Return who is alone with the victim (U7); None when that is not exactly one person."""
        mates = self.roommates(placement, self.victim)
        return mates[0] if len(mates) == 1 else None
