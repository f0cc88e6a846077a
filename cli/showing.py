"""What `show` says of a case of Sudoku Murder: the plan, a legend, the cards, and who did it."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from cli import output
from cli.board_text import Segment
from cli.exits import Exit
from cli.plan_text import ASCII, UNICODE, Labels, nameless, narrow, plan_text, symbols
from cli.solutions import right_placement
from formats.format import one_line
from puzzles.murder.case import Case, Placement
from puzzles.murder.document import CaseDocument
from texts.cards import CaseWords
from texts.letters import letters
from texts.words import message, rightwards

WIDE = 78
"""Columns that cards fill at most."""


def draw_case(document: CaseDocument, lang: str, placement: Placement | None = None) -> None:
    """Print a case in a language: as a player gets it, or with everybody in their places."""
    case = document.case
    words = CaseWords(case, lang, document.texts.get(lang))
    labels = labels_of(case, words)
    unicode = output.printable("".join((UNICODE.walls, UNICODE.inner, UNICODE.solid)))
    lines, lettered = plan_text(case, labels, placement, UNICODE if unicode else ASCII)
    output.line(headline(document, lang))
    output.board(lines)
    output.line()
    output.board(list(legend(case, words, labels, lettered)))
    if placement is not None:
        output.board(list(solved(case, words, placement)))
    output.line()


def case_lines(
    document: CaseDocument, lang: str, placement: Placement | None
) -> Iterator[list[Segment]]:
    """Yield the lines of a case as `draw_case` prints them where every character can be printed."""
    case = document.case
    words = CaseWords(case, lang, document.texts.get(lang))
    labels = labels_of(case, words)
    lines, lettered = plan_text(case, labels, placement, UNICODE)
    yield [Segment(headline(document, lang), "")]
    yield from lines
    yield []
    yield from legend(case, words, labels, lettered)
    if placement is not None:
        yield from solved(case, words, placement)
    yield []


def headline(document: CaseDocument, lang: str) -> str:
    """Return the first line: the id, the kind and size, the title if there is one."""
    title, size = one_line(document.meta.get("title"), lang), document.case.size
    head = f"{document.id}  Sudoku Murder {size}x{size}"
    return f"{head}  {sheltered(title, lang)}" if title else head


def sheltered(text: str, lang: str) -> str:
    """Return a text of a language so that it keeps its direction on a line that runs rightwards."""
    return text if rightwards(lang) else f"\u2067{text}\u2069"


def labels_of(case: Case, words: CaseWords) -> Labels:
    """Return what stands on the plan: letters of names if they can stand there, or else of ids."""
    rooms = {room.id: words.room(room.id) for room in case.plan.rooms}
    kinds = {kind: words.thing(kind) for kind in case.plan.kinds_here}
    people = [words.person(one.id) for one in case.people]
    told = all(_fits(name) for name in (*kinds.values(), *people))
    if not told:
        kinds = {kind: kind for kind in kinds}
        people = [one.id for one in case.people]
    objects, persons = symbols(kinds.values(), upper=False), symbols(people, upper=True)
    written = {key: name if _fits(name) else None for key, name in rooms.items()}
    bare = nameless(case.plan, written)
    sources = [(written[key] if told else None) or key for key in bare]
    marks = letters(sources, upper=True, taken=persons.values(), fits=_is_letter)
    return Labels(
        written,
        {kind: objects[name] for kind, name in kinds.items()},
        [persons[name] for name in people],
        dict(zip(bare, marks, strict=True)),
    )


def _is_letter(char: str) -> bool:
    """Say whether a character is a letter that can stand on a plan."""
    return char.isalpha() and _fits(char)


def _fits(name: str) -> bool:
    """Say whether a name can stand on a plan."""
    return narrow(name) and output.printable(name)


def legend(
    case: Case, words: CaseWords, labels: Labels, lettered: Sequence[str]
) -> Iterator[list[Segment]]:
    """Yield the lines below a plan: rooms whose letter stands there, objects, cards, facts."""
    lang, plan = words.lang, case.plan
    rooms = {
        f"({labels.letters[room.id]})": words.room(room.id)
        for room in plan.rooms
        if room.id in lettered
    }
    here = {kind: (labels.objects[kind], words.thing(kind)) for kind in plan.kinds_here}
    seats = dict(here[kind] for kind in here if plan.stands(kind))
    solid = dict(here[kind] for kind in here if not plan.stands(kind))
    for what, rows in (("plan-rooms", rooms), ("plan-seats", seats), ("plan-solid", solid)):
        yield from _listed(message(lang, what), rows, lang)
    yield [Segment(sheltered(message(lang, "plan-people"), lang), "label")]
    names = [words.person(one.id) for one in case.people]
    wide = max(map(len, names))
    for person, letter, name in zip(case.people, labels.people, names, strict=True):
        yield from _card(letter, name, words.card(person), wide, lang, victim=person.victim)
    if case.facts:
        yield [Segment(sheltered(message(lang, "plan-facts"), lang), "label")]
        for fact in case.facts:
            yield [Segment(f"  {sheltered(words.say(fact), lang)}", "")]


def _listed(title: str, rows: Mapping[str, str], lang: str) -> Iterator[list[Segment]]:
    """Yield a heading and, indented, letters with their names."""
    if not rows:
        return
    yield [Segment(sheltered(title, lang), "label")]
    line: list[Segment] = []
    used = 0
    for letter, name in rows.items():
        if used and used + len(name) + 6 > WIDE:
            yield line
            line, used = [], 0
        line += [Segment(f"  {letter} ", "sum"), Segment(f"{sheltered(name, lang)}  ", "")]
        used += len(name) + 6
    yield line


def _card(
    letter: str, name: str, sentences: Sequence[str], wide: int, lang: str, *, victim: bool
) -> Iterator[list[Segment]]:
    """Yield a person's card: the letter, the name, and the sentences, wrapped."""
    gap = " " * (wide - len(name) + 2)
    head = [
        Segment(f"  {letter} ", "victim" if victim else "found"),
        Segment(f"{sheltered(name, lang)}{gap}", "given"),
    ]
    lines = wrap(" ".join(sentences), WIDE - wide - 6) or [""]
    for number, text in enumerate(lines):
        start = head if number == 0 else [Segment(" " * (wide + 6), "")]
        yield [*start, Segment(sheltered(text, lang) if text else "", "")]


def solved(case: Case, words: CaseWords, placement: Placement) -> Iterator[list[Segment]]:
    """Yield who did it, if exactly one person is with the victim (U7)."""
    murderer = case.murderer(placement)
    if murderer is not None:
        name, cell = words.person(case.people[murderer].id), case.plan.name(placement[murderer])
        text = message(words.lang, "plan-murderer", name=name, cell=cell)
        yield [Segment(sheltered(text, words.lang), "given")]


def draw_solved(document: CaseDocument, lang: str, seconds: float | None) -> Exit:
    """Print a case with its solution, the stored one if it is right, or else one that is found."""
    placement, code = right_placement(document, seconds)
    draw_case(document, lang, placement)
    return code
