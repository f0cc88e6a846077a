"""Pages about Sudoku Murder, made from the table of the forms of clues, so that none is missing.

The rules page tells a solver in their language what the board is (U1-U9) and what each clue means
exactly: `meaning-FORM`, and its attribute `negated`. The table of texts shows every form, for both
genders, and every name with its prepositions, in all languages side by side, for proofreaders.
Both are Markdown.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from texts.cards import CaseWords, known, known_people
from texts.words import languages, message, rightwards

Example = dict[str, Any]


class Formed(Protocol):
    """A form of clue, as this room needs it: `puzzles.murder.catalog.Form` is one."""

    @property
    def clue(self) -> Any:
        """Its class."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of its rules, that of the negated form last."""

    @property
    def negatable(self) -> bool:
        """Whether it has a negated form."""

    @property
    def seed(self) -> bool:
        """Whether it belongs to the rules that every case has."""

    @property
    def fact(self) -> bool:
        """Whether it is on nobody's card."""


@dataclass(frozen=True, slots=True)
class _Room:
    id: str
    code: str = "A"
    name: str | None = None


@dataclass(frozen=True, slots=True)
class _Person:
    id: str
    name: str
    gender: str
    victim: bool = False
    clues: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class _Plan:
    size: int
    rooms: tuple[_Room, ...]
    kinds_here: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Case:
    plan: _Plan
    people: tuple[_Person, ...]
    facts: tuple[Any, ...] = ()


SUBJECTS = (_Person("carla", "Carla", "f"), _Person("bruno", "Bruno", "m"))
"""Whose cards the examples stand on."""
EXAMPLES: dict[str, tuple[Example, ...]] = {
    "row": ({"row": 0}, {"row": 1}, {"row": 6}),
    "column": ({"column": 0}, {"column": 2}, {"column": 6}),
    "room": ({"room": "library"}, {"room": "terrace"}, {"room": "portico"}),
    "on": ({"kind": "armchair"},),
    "beside": ({"kind": "plant"},),
    "corner": ({},),
    "room-with": tuple(
        {"room": "study", "gender": gender, "others": n} for n in (1, 2) for gender in "mf"
    ),
    "alone": ({},),
    "at-wall": ({},),
    "board": ({"part": "edge"}, {"part": "corner"}),
    "same-room": ({"person": "anna"},),
    "direction": ({"person": "anna", "way": "north"}, {"person": "anna", "way": "north-east"}),
    "direction-of-object": ({"kind": "statue", "way": "west"},),
    "away": (
        {"person": "anna", "way": "south", "distance": 1},
        {"person": "anna", "way": "east", "distance": 2},
        {"person": "anna", "way": "rows", "distance": 3},
        {"person": "anna", "way": "columns", "distance": 2},
    ),
    "with-others": ({"others": 1}, {"others": 2}),
    "either-room": ({"rooms": ("study", "library")},),
    "only-on": ({"kind": "sofa"},),
    "people-in-room": tuple({"room": "library", "people": n} for n in (0, 1, 3)),
    "empty-rooms": tuple({"rooms": n} for n in (0, 1, 2)),
}
"""For each form the parameters of its examples."""
NEGATED: dict[str, tuple[Example, ...]] = {
    "room": ({"room": "cellar"},),
    "on": ({"kind": "sofa"},),
    "beside": ({"kind": "chair"},),
}
"""Parameters of the negated examples, where they are others."""
SECTIONS = (
    ("board", ("u1", "u5", "u6")),
    ("placing", ("u2", "u3", "u4")),
    ("murder", ("u7", "u8")),
)
"""The first sections of the rules page, and the rules in each."""


def sample_words(lang: str) -> CaseWords:
    """Return the words of a case that has every room, object and person with a name."""
    people = tuple(_Person(key, _latin(key), sex) for key, sex in known_people().items())
    plan = _Plan(7, tuple(map(_Room, known("room"))), known("object"))
    return CaseWords(_Case(plan, people), lang)


def rule_texts(
    forms: Iterable[Formed], seats: Iterable[str], solid: Iterable[str]
) -> dict[str, str]:
    """Return by id what each rule of Sudoku Murder says in English: U1-U9, then those of clues."""
    rules = sorted(rule for _, some in SECTIONS for rule in some)
    values = rule_values("en", seats, solid)
    found = {rule.upper(): message("en", f"rule-{rule}", **values) for rule in (*rules, "u9")}
    for form in forms:
        for negated in (False, True)[: 1 + form.negatable]:
            rule = form.rules[-1] if negated else form.rules[0]
            text = message("en", f"meaning-{form.name}", "negated" if negated else None)
            found[rule] = f"{found[rule]} {text}" if rule in found else text
    return found


def _latin(person: str) -> str:
    return message("en", f"person-{person}")


def examples(form: Formed, *, negated: bool = False) -> Iterator[Any]:
    """Yield clues of a form, of its negated form if that is asked."""
    rows = NEGATED.get(form.name, EXAMPLES[form.name]) if negated else EXAMPLES[form.name]
    for row in rows:
        yield form.clue(**row, **({"negated": True} if negated else {}))


def sentences(words: CaseWords, form: Formed, *, negated: bool = False) -> tuple[str, ...]:
    """Return the sentences of a form's examples, each once: on a man's and on a woman's card."""
    subjects = (None,) if form.fact else SUBJECTS
    found = (words.say(c, who) for c in examples(form, negated=negated) for who in subjects)
    return tuple(dict.fromkeys(found))


def rule_values(lang: str, seats: Iterable[str], solid: Iterable[str]) -> dict[str, str]:
    """Return the values that messages about rules use; objects as in `rules_page`."""
    victims = (message(lang, "clue-victim", gender=sex) for sex in "fm")
    return {
        "seats": ", ".join(message(lang, f"object-{kind}") for kind in seats),
        "solid": ", ".join(message(lang, f"object-{kind}") for kind in solid),
        "victim": " / ".join(dict.fromkeys(victims)),
    }


def rules_page(
    lang: str, forms: Sequence[Formed], seats: Iterable[str], solid: Iterable[str]
) -> str:
    """Return the rules of Sudoku Murder in a language, as Markdown.

    Args:
        lang: one of `languages()`.
        forms: the forms of clues, those of the seed and others.
        seats: the kinds of objects that a person can be on (U3).
        solid: those that block their cells (U4).

    Raises:
        ValueError: there is no such language.
    """
    words, values = sample_words(lang), rule_values(lang, seats, solid)
    lines = [f"# {message(lang, 'rules-title')}", "", message(lang, "rules-lead")]
    for section, rules in SECTIONS:
        lines += ["", f"## {message(lang, f'rules-{section}')}", ""]
        lines += [
            f"- **{rule.upper()}** {message(lang, f'rule-{rule}', **values)}" for rule in rules
        ]
    head = ["", f"## {message(lang, 'rules-clues')}", "", message(lang, "rule-counts"), ""]
    lines += head + list(_table(words, [form for form in forms if form.seed]))
    head = ["", f"## {message(lang, 'rules-more')}", "", message(lang, "rules-more-lead"), ""]
    lines += head + list(_table(words, [form for form in forms if not form.seed]))
    lines += ["", f"## {message(lang, 'rules-one')}", "", f"**U9** {message(lang, 'rule-u9')}"]
    if not rightwards(lang):
        lines = ['<div dir="rtl">', "", *lines, "", "</div>"]
    return "\n".join([*lines, ""])


def _table(words: CaseWords, forms: Iterable[Formed]) -> Iterator[str]:
    """Yield a table of forms: the rule's id, what cards say, and what that means."""
    lang = words.lang
    yield f"| | {message(lang, 'rules-sentence')} | {message(lang, 'rules-meaning')} |"
    yield "|---|---|---|"
    for form in forms:
        for negated in (False, True)[: 1 + form.negatable]:
            said = "<br>".join(sentences(words, form, negated=negated))
            means = message(lang, f"meaning-{form.name}", "negated" if negated else None)
            yield f"| {form.rules[-1] if negated else form.rules[0]} | {said} | {means} |"


def texts_table(forms: Sequence[Formed]) -> str:
    """Return every form for each gender, and every name with its prepositions, as Markdown."""
    langs = languages()
    words = [sample_words(lang) for lang in langs]
    lines = [
        "# The texts of Sudoku Murder, side by side",
        "",
        "Made and compared by tests/texts/test_pages.py. For proofreaders: each form of clue on",
        "the card of a woman (f) and of a man (m), then each name with all its phrases.",
        "",
        "## Forms",
        "",
        *_heading("form", langs),
        _row("victim f", [message(lang, "clue-victim", gender="f") for lang in langs]),
        _row("victim m", [message(lang, "clue-victim", gender="m") for lang in langs]),
    ]
    for form in forms:
        for negated in (False, True)[: 1 + form.negatable]:
            for clue in examples(form, negated=negated):
                for who in (None,) if form.fact else SUBJECTS:
                    name = f"{form.name}{' not' if negated else ''} {who.gender if who else ''}"
                    lines.append(_row(name.strip(), [one.say(clue, who) for one in words]))
    for title, what, attributes in (
        ("Rooms", "room", ("in",)),
        ("Objects", "object", ("on", "beside", "of")),
        ("People", "person", ("of",)),
    ):
        lines += ["", f"## {title}", "", *_heading(what, langs)]
        lines += [
            _row(key, [_phrases(lang, f"{what}-{key}", attributes) for lang in langs])
            for key in (*known(what), "other")
        ]
    return "\n".join([*lines, ""])


def _phrases(lang: str, name: str, attributes: Iterable[str]) -> str:
    """Return a name and its phrases."""
    parts = (message(lang, name, attribute, name="X") for attribute in (None, *attributes))
    return " · ".join(parts)


def _heading(what: str, langs: Sequence[str]) -> list[str]:
    return [_row(what, langs), "|" + "---|" * (len(langs) + 1)]


def _row(name: str, texts: Iterable[str]) -> str:
    return f"| {' | '.join([name, *texts])} |"
