"""What the cards of a case of Sudoku Murder say: a sentence for each clue, in some language.

A clue is said by the message `clue-FORM`; `clue-victim` is the sentence of U8. What a message can
use, ready-made in the reader's language, as far as the clue has such a field:

    $gender             `f` or `m`: of the person whose card it is
    $negated            `yes` or `no`
    $where, $n          of a row or column: `first`, `last` or `nth`, and its number from 1
    $in, $in2, $room    "in the Study", that of a second room; the bare name
    $on, $beside, $of   "on a sofa", "beside a sofa", "of a sofa" (as in "north of a sofa")
    $person, $of        a person's name; "of Anna"
    $pair               the genders of the person and of the others: `f-m` is a woman with men
    $others, $n         how many others
    $way                `north`, `north-east`, ...
    $line, $side        what is counted, `row` or `column`; `any` if it may lie on either side
    $n                  any other number: of lines, people, rooms
    $part               `edge` or `corner`

A room, object or person that no catalogue has gets the wording of `room-other`, `object-other` or
`person-other`, which is right for any name.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Protocol, cast

from texts.words import BOOKS, HOME, book_of, catalogue, languages, message

Name = str | tuple[tuple[str, str], ...]
"""A user's own name: one string, or (language, string) pairs."""
Values = dict[str, str | int]
Texts = dict[str, Any]
"""The texts of a case in one language, as documents hold them."""
OTHER = "other"


class Clued(Protocol):
    """A clue, as this room needs it: a dataclass whose fields are ids and numbers."""

    form: ClassVar[str]


class Placed(Protocol):
    """A room, as this room of ours needs it."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def code(self) -> str:
        """Its letter."""

    @property
    def name(self) -> Name | None:
        """A name that its document gives it."""


class Planned(Protocol):
    """A plan, as this room needs it."""

    @property
    def size(self) -> int:
        """How many rows it has."""

    @property
    def rooms(self) -> Sequence[Placed]:
        """Its rooms."""

    @property
    def kinds_here(self) -> Sequence[str]:
        """The kinds of objects on it."""


class Carded(Protocol):
    """A person, as this room needs it."""

    @property
    def id(self) -> str:
        """Their id."""

    @property
    def name(self) -> Name:
        """Their name in the document."""

    @property
    def gender(self) -> str:
        """`f` or `m`."""

    @property
    def victim(self) -> bool:
        """Whether this is the victim."""

    @property
    def clues(self) -> Sequence[Any]:
        """The clues on the card."""


class Told(Protocol):
    """A case, as this room needs it: `puzzles.murder.case.Case` is one."""

    @property
    def plan(self) -> Planned:
        """The plan."""

    @property
    def people(self) -> Sequence[Carded]:
        """The people."""

    @property
    def facts(self) -> Sequence[Any]:
        """The clues on nobody's card."""


def known(what: str) -> tuple[str, ...]:
    """Return the ids that all languages have names for, of `room`, `object` or `person`."""
    text = (HOME / BOOKS["names"] / "en.ftl").read_text(encoding="utf-8")
    heads = (line.partition(" =")[0] for line in text.splitlines() if line.startswith(f"{what}-"))
    ids = (head.removeprefix(f"{what}-") for head in heads)
    return tuple(name for name in ids if name != OTHER)


def known_people() -> dict[str, str]:
    """Return for each person that all languages have a name for the gender, `f` or `m`."""
    return {name: message("en", f"person-{name}", "gender") for name in known("person")}


def own_name(name: Name, lang: str) -> str:
    """Return a user's own name in a language, or else in English, or else as it comes first."""
    if isinstance(name, str):
        return name
    told = dict(name)
    return told.get(lang) or told.get("en") or name[0][1]


def is_ours(message_id: str, name: Name) -> bool:
    """Say whether a name is that of a catalogue: in every language given, or as one string."""
    if book_of("en", message_id) is None:
        return False
    if isinstance(name, str):
        return any(message(lang, message_id) == name for lang in languages())
    return all(message(lang, message_id) == text for lang, text in name if lang in languages())


class CaseWords:
    """The words for the rooms, objects and people of one case in one language.

    Args:
        case: the case.
        lang: one of `languages()`.
        given: texts of the document in that language; they name what no catalogue has.

    Raises:
        ValueError: there is no such language.
    """

    def __init__(self, case: Told, lang: str, given: Mapping[str, Any] | None = None) -> None:
        catalogue(lang)
        self.case, self.lang = case, lang
        rooms, objects = ((given or {}).get(key, {}) for key in ("rooms", "objects"))
        plan = case.plan
        self._rooms = _named(
            (room.id, self._own_room(room, rooms), room.code) for room in plan.rooms
        )
        self._objects = _named(
            (kind, self._own_object(kind, objects), kind) for kind in plan.kinds_here
        )
        self._people = _named((one.id, self._own_person(one), one.id) for one in case.people)

    def _own_room(self, room: Placed, given: Mapping[str, str]) -> tuple[str, bool]:
        """Return a room's name, and whether the catalogue has it."""
        if room.name is not None:
            return own_name(room.name, self.lang), False
        if book_of(self.lang, f"room-{room.id}"):
            return message(self.lang, f"room-{room.id}"), True
        return given.get(room.id, room.id), False

    def _own_object(self, kind: str, given: Mapping[str, str]) -> tuple[str, bool]:
        if book_of(self.lang, f"object-{kind}"):
            return message(self.lang, f"object-{kind}"), True
        return given.get(kind, kind), False

    def _own_person(self, person: Carded) -> tuple[str, bool]:
        if is_ours(f"person-{person.id}", person.name):
            return message(self.lang, f"person-{person.id}"), True
        return own_name(person.name, self.lang), False

    def _phrase(
        self, what: str, names: Mapping[str, tuple[str, bool]], key: str, attribute: str | None
    ) -> str:
        """Return the bare name of a thing, or a phrase with it."""
        name, ours = names[key]
        if ours:
            return message(self.lang, f"{what}-{key}", attribute)
        return message(self.lang, f"{what}-{OTHER}", attribute, name=name)

    def room(self, room_id: str, attribute: str | None = None) -> str:
        """Return the name of a room; with `in` the phrase that says where."""
        return self._phrase("room", self._rooms, room_id, attribute)

    def thing(self, kind: str, attribute: str | None = None) -> str:
        """Return the name of a kind of object; `on`, `beside`, `of`: the phrase."""
        return self._phrase("object", self._objects, kind, attribute)

    def person(self, person_id: str, attribute: str | None = None) -> str:
        """Return the name of a person; with `of` the phrase."""
        return self._phrase("person", self._people, person_id, attribute)

    def say(self, clue: Clued, subject: Carded | None = None) -> str:
        """Return a clue as a sentence; a fact has no subject."""
        gender = subject.gender if subject else "m"
        values: Values = {"gender": gender}
        for field in fields(cast("Any", clue)):
            values |= READ[field.name](self, getattr(clue, field.name), gender)
        return message(self.lang, f"clue-{clue.form}", **values)

    def card(self, person: Carded) -> list[str]:
        """Return the sentences of a card, the victim's beginning with that of U8."""
        head = [message(self.lang, "clue-victim", gender=person.gender)] if person.victim else []
        return head + [self.say(clue, person) for clue in person.clues]

    def line_place(self, index: int) -> Values:
        """Return the values for a row or column, counted from 0."""
        ends = {0: "first", self.case.plan.size - 1: "last"}
        return {"where": ends.get(index, "nth"), "n": index + 1}


def _named(
    rows: Iterable[tuple[str, tuple[str, bool], str]],
) -> dict[str, tuple[str, bool]]:
    """Return the names by id; a user's own name that is there twice gets its mark in brackets."""
    rows = list(rows)
    count = Counter(name for _, (name, _), _ in rows)
    return {
        key: (name if ours or count[name] == 1 else f"{name} ({mark})", ours)
        for key, (name, ours), mark in rows
    }


def _rooms(words: CaseWords, value: tuple[str, str] | int, gender: str) -> Values:
    """Two rooms by id, or a number of them."""
    if isinstance(value, int):
        return {"n": value}
    first, second = value
    return {"in": words.room(first, "in"), "in2": words.room(second, "in")}


def _way(words: CaseWords, value: str, gender: str) -> Values:
    """A direction, and what is counted along it."""
    upright = value.partition("-")[0] in ("north", "south", "rows")
    side = "any" if value in ("rows", "columns") else "way"
    return {"way": value, "line": "row" if upright else "column", "side": side}


def _number(words: CaseWords, value: int, gender: str) -> Values:
    return {"n": value}


def _line(words: CaseWords, value: int, gender: str) -> Values:
    return words.line_place(value)


READ: dict[str, Callable[[CaseWords, Any, str], Values]] = {
    "row": _line,
    "column": _line,
    "room": lambda words, v, _: {"room": words.room(v), "in": words.room(v, "in")},
    "rooms": _rooms,
    "kind": lambda words, v, _: {name: words.thing(v, name) for name in ("on", "beside", "of")},
    "negated": lambda words, v, _: {"negated": "yes" if v else "no"},
    "gender": lambda words, v, gender: {"pair": f"{gender}-{v}"},
    "others": lambda words, v, _: {"others": v, "n": v},
    "person": lambda words, v, _: {"person": words.person(v), "of": words.person(v, "of")},
    "way": _way,
    "distance": _number,
    "people": _number,
    "part": lambda words, v, _: {"part": v},
}
"""For each name of a field of clues, the values that it gives to messages."""


def card_texts(case: Told, lang: str, given: Mapping[str, Any] | None = None) -> Texts:
    """Return the texts of a case in a language, as a document holds them.

    Args:
        case: the case.
        lang: one of `languages()`.
        given: texts that the document has in that language; they name what no catalogue has.

    Returns:
        `rooms` and `objects`: a name for each id; `cards`: for each person a sentence a clue, the
        victim's beginning with that of U8; `facts`: a sentence a fact.

    Raises:
        ValueError: there is no such language.
    """
    words = CaseWords(case, lang, given)
    return {
        "rooms": {room.id: words.room(room.id) for room in case.plan.rooms},
        "objects": {kind: words.thing(kind) for kind in case.plan.kinds_here},
        "cards": {person.id: words.card(person) for person in case.people},
        "facts": [words.say(fact) for fact in case.facts],
    }
