"""Every step of a case can be told in every language, and what it says is complete."""

import re
from dataclasses import replace

import pytest

from cli.case_steps import case_ending, climbed_case, told_case
from puzzles.murder.case import Case, Person
from puzzles.murder.document import CaseDocument
from puzzles.murder.place import Plan, Room
from solvers.case_grade import CaseTrace
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseStep
from tests.true_cases import true_case
from texts.case_say import HOW, StepWords, case_title
from texts.words import languages, message

LANGS = languages()
NAMES = [rung.name for rung in CASE_LADDER]
PAIRS = ("only-companion", "clue-from-known", "clue-between")
"""Techniques that tell of one person and another."""


def board() -> Case:
    """Four rooms of a line each; women first."""
    rooms = tuple(
        Room(key, code)
        for key, code in (("study", "S"), ("library", "L"), ("attic", "A"), ("bar", "B"))
    )
    people = (
        Person("anna", "Anna", "f"), Person("carla", "Carla", "f"),
        Person("bruno", "Bruno", "m"), Person("vito", "Vito", "m", victim=True),
    )  # fmt: skip
    return Case(Plan(4, rooms, tuple(cell // 4 for cell in range(16))), people)


def step(technique: str, people: tuple[int, ...], how: int = 0) -> CaseStep:
    return CaseStep(
        technique,
        ((2, 5),),
        tuple((who, 0b1111) for who in people),
        ("row1", "column2", "room:study", "room:bar"),
        people,
        (0, 6),
        rules=("U7",),
        numbers=(2, how),
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_a_message_says_what_follows_and_is_no_id(lang: str, name: str) -> None:
    words = StepWords(board(), lang)
    alone = () if name in PAIRS else ((0,), (2,))
    for people in (*alone, (0, 1), (0, 2)):
        for how in (0, *HOW):
            if HOW.get(how) == "crowd" and len(people) == 1:
                continue  # A crowd is of others.
            text = words.say(step(name, people, how), [0b1111] * 4)
            assert words.cell(5) in text
            assert words.unit("row1", "in-") in text
            assert re.fullmatch(r"[^{}]+[^{} .]\.", text)
            assert not re.search(r"\?\?\?|  | ,| :|\(\)|None", text)
            assert name not in text or "-" not in name
            assert text.count("\u2066") == text.count("\u2069")


@pytest.mark.parametrize("lang", LANGS)
def test_titles_are_different(lang: str) -> None:
    titles = [case_title(name, lang) for name in NAMES]
    assert len(set(titles)) == len(titles)
    assert not {title for title in titles if "-" in title} & set(NAMES)


@pytest.mark.parametrize(
    ("people", "text"),
    [
        ((0,), "אנה אינה בשורה \u20661\u2069"),
        ((2,), "ברונו אינו בשורה \u20661\u2069"),
        ((0, 1), "אנה וקרלה אינן בשורה \u20661\u2069"),
        ((0, 2), "אנה וברונו אינם בשורה \u20661\u2069"),
    ],
)
def test_hebrew_verbs_agree_with_those_they_are_about(people: tuple[int, ...], text: str) -> None:
    words = StepWords(board(), "he")
    found = replace(step("line-taken", people), units=("row1",))
    assert words.say(found, [0b1111] * 4).endswith(f"; {text}.")


@pytest.mark.parametrize("lang", LANGS)
def test_hebrew_alone_has_signs_of_direction(lang: str) -> None:
    text = StepWords(board(), lang).say(step("only-cell", (0,)), [0b1111] * 4)
    outside = re.sub("\u2066[^\u2066\u2069]*\u2069", "", text)
    assert bool(re.search(r"\d", outside)) == (lang != "he")


@pytest.mark.parametrize("seed", range(3))
def test_the_steps_of_a_case_are_told_in_all_languages(seed: int) -> None:
    case = true_case(seed, 5, seed_forms=seed == 0)
    trace = climbed_case(case)
    assert isinstance(trace, CaseTrace)
    document = CaseDocument("case", case)
    told = {
        lang: [one.text for one, _ in told_case(document, trace, lang)]
        + list(case_ending(document, trace, lang))
        for lang in LANGS
    }
    assert len({len(texts) for texts in told.values()}) == 1
    assert all(told.values())
    if trace.grade.solved:
        assert all(texts[-1] == message(lang, "solved") for lang, texts in told.items())
    for lang in LANGS:
        if lang != "en":
            assert not set(told[lang]) & set(told["en"])
