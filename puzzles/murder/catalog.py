"""The forms of clues, a row each.

To add one, write its class in `clues/`, add its row here, its tree to `formats/schema.json`, its
clauses to `solvers/engines/case_sat.py` and a sentence to each catalogue of `texts/`. A test
compares rows with classes.
"""

from dataclasses import dataclass, fields

from puzzles.murder.case import Clue
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import Away, WayOf, WayOfThing
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, On, OnlyOn


@dataclass(frozen=True, slots=True)
class Form:
    """A form of clue.

    Attributes:
        clue: its class; `clue.form` is the name in documents.
        rules: the ids of the rules it states, that of the negated form last.
        seed: whether the seed has it (C1-C12); the others are `extended`.
        fact: whether it is about the board, on nobody's card.
    """

    clue: type[Clue]
    rules: tuple[str, ...]
    seed: bool = True
    fact: bool = False

    @property
    def name(self) -> str:
        """What documents and catalogues of texts call it."""
        return self.clue.form

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of its parameters."""
        return tuple(field.name for field in fields(self.clue))  # type: ignore[arg-type]

    @property
    def negatable(self) -> bool:
        """Whether it has a "was not" form."""
        return "negated" in self.fields


FORMS: tuple[Form, ...] = (
    Form(Row, ("C1",)),
    Form(Column, ("C2",)),
    Form(InRoom, ("C3", "C4")),
    Form(On, ("C5", "C6")),
    Form(NextTo, ("C7", "C8")),
    Form(Corner, ("C9", "C10")),
    Form(RoomWith, ("C11",)),
    Form(Alone, ("C12",)),
    Form(AtWall, ("X1",), seed=False),
    Form(OnBoard, ("X2",), seed=False),
    Form(SameRoom, ("X3",), seed=False),
    Form(WayOf, ("X4",), seed=False),
    Form(WayOfThing, ("X4",), seed=False),
    Form(Away, ("X5",), seed=False),
    Form(WithOthers, ("X6",), seed=False),
    Form(InEither, ("X7",), seed=False),
    Form(OnlyOn, ("X8",), seed=False),
    Form(PeopleIn, ("X9",), seed=False, fact=True),
    Form(EmptyRooms, ("X10",), seed=False, fact=True),
)

ROWS: dict[str, Form] = {row.name: row for row in FORMS}


def form_of(clue: Clue) -> Form:
    """Return the row of a clue."""
    return ROWS[clue.form]


def positive(clue: Clue) -> bool:
    """Say whether a clue says what was, not what was not."""
    return not getattr(clue, "negated", False)
