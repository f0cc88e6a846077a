"""The rules of Sudoku Murder that a book needs: those of the board, and of the clues in it."""

from collections.abc import Iterator

from formats.pages.entry import Paragraph, Rule
from puzzles.murder.case import Case
from puzzles.murder.catalog import FORMS, form_of, positive
from puzzles.murder.document import MURDER
from puzzles.murder.place import SEATS, SOLID
from texts.pages import SECTIONS, rule_values, sample_words, sentences
from texts.words import message


def case_rules(case: Case, lang: str) -> Iterator[Rule]:
    """Yield the rules of the board, and what the clues of a case mean (C1-C12, X1-X10)."""
    values = rule_values(lang, SEATS, SOLID)
    lead = ("rules-lead", message(lang, "rules-lead"))
    yield Rule(MURDER, message(lang, "rules-title"), (lead,))
    for section, rules in SECTIONS:
        names = [f"rule-{rule}" for rule in rules]
        texts = tuple((name, message(lang, name, **values)) for name in names)
        yield Rule(MURDER, message(lang, f"rules-{section}"), texts)
    counts = ("rule-counts", message(lang, "rule-counts"))
    yield Rule(MURDER, message(lang, "rules-clues"), (counts, *_meanings(case, lang)))


def _meanings(case: Case, lang: str) -> Iterator[Paragraph]:
    """Yield an example and the meaning of each form of clue that a case has."""
    clues = [clue for person in case.people for clue in person.clues] + list(case.facts)
    used = {(form_of(clue).name, not positive(clue)) for clue in clues}
    words = sample_words(lang)
    for form in FORMS:
        for negated in (False, True):
            if (form.name, negated) in used:
                said = sentences(words, form, negated=negated)[0]
                attribute = "negated" if negated else None
                meaning = message(lang, f"meaning-{form.name}", attribute)
                yield f"{form.name}-{attribute}", f"{said} \u2014 {meaning}"
