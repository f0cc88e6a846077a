"""The sentences of cards: the seed's word for word, grammar, and no two clues that read alike."""

import re
from dataclasses import replace
from random import Random

import pytest

from puzzles.murder.case import Case, Clue, Gender, Person
from puzzles.murder.clues.company import Alone, RoomWith
from puzzles.murder.clues.direction import STEPS, WAYS, Away, WayOf
from puzzles.murder.clues.position import Column, Corner, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, On
from puzzles.murder.place import SEATS, SOLID, Plan, Room, Text, Thing
from tests.drawn_cases import drawn_case, drawn_clue, drawn_fact
from texts.cards import CaseWords, card_texts, known, known_people
from texts.words import BOOKS, HOME, languages, message

LANGS = languages()
ROOMS = ("study", "library", "cellar", "terrace", "stage", "portico")
WOMAN, MAN = Person("carla", "Carla", "f"), Person("bruno", "Bruno", "m")


def case_of(*people: Person, rooms: tuple[Room, ...] = (), kinds: tuple[str, ...] = ()) -> Case:
    """A board of six rows, a room each, with all objects and some of other kinds."""
    own = rooms or tuple(Room(key, "ABCDEF"[at]) for at, key in enumerate(ROOMS))
    things = tuple(Thing(kind, (cell,)) for cell, kind in enumerate((*SEATS, *SOLID, *kinds)))
    plan = Plan(
        6, own, tuple(min(cell // 6, len(own) - 1) for cell in range(36)), things,
        tuple((kind, True) for kind in kinds),
    )  # fmt: skip
    return Case(plan, (*people, Person("vito", "Vito", "m", victim=True)))


def said(lang: str, clue: Clue, subject: Person = WOMAN) -> str:
    return CaseWords(case_of(WOMAN, MAN, Person("anna", "Anna", "f")), lang).say(clue, subject)


@pytest.mark.parametrize(
    ("clue", "subject", "text"),
    [
        (Row(0), WOMAN, "Era nella riga in alto."),
        (Row(1), WOMAN, "Era nella seconda riga."),
        (Column(0), MAN, "Era nella colonna di sinistra."),
        (Column(2), MAN, "Era nella terza colonna da sinistra."),
        (InRoom("library"), WOMAN, "Era nella Biblioteca."),
        (InRoom("terrace"), WOMAN, "Era sulla Terrazza."),
        (InRoom("stage"), WOMAN, "Era sul Palco."),
        (InRoom("portico"), WOMAN, "Era sotto il Portico."),
        (InRoom("cellar", True), WOMAN, "Non era in Cantina."),
        (On("armchair"), WOMAN, "Era su una poltrona."),
        (On("sofa", True), WOMAN, "Non era su un divano."),
        (NextTo("plant"), WOMAN, "Era accanto a una pianta."),
        (NextTo("chair", True), WOMAN, "Non era accanto a una sedia."),
        (Corner(), WOMAN, "Era in un angolo della stanza."),
        (Corner(True), WOMAN, "Non era in un angolo della stanza."),
        (RoomWith("study", "m"), MAN, "Era nello Studio con un altro uomo."),
        (Alone(), WOMAN, "Era sola nella stanza."),
    ],
)
def test_the_sentences_of_the_seed_come_out_word_for_word(
    clue: Clue, subject: Person, text: str
) -> None:
    assert said("it", clue, subject) == text


@pytest.mark.parametrize("gender", ["f", "m"])
def test_the_victims_card_is_that_of_the_seed_whatever_the_gender(gender: Gender) -> None:
    victim = Person("dario", "Dario", gender, victim=True, clues=(Row(0),))
    case = Case(case_of(WOMAN).plan, (WOMAN, victim))
    card = card_texts(case, "it")["cards"]["dario"]
    assert card == ["La vittima. Era sola con l'assassino.", "Era nella riga in alto."]


def test_the_seed_lists_its_objects_by_these_names() -> None:
    names = "sedia, poltrona, divano, letto, panca, sgabello, tappeto, tappetino"
    assert ", ".join(message("it", f"object-{kind}") for kind in SEATS) == names
    names = "pianta, tavolo, albero, cespuglio, masso, cassa, libreria, fontana, statua, cestino"
    assert ", ".join(message("it", f"object-{kind}") for kind in SOLID) == names


@pytest.mark.parametrize(
    ("subject", "gender", "text"),
    [
        (MAN, "m", "con un altro uomo"), (MAN, "f", "con una donna"),
        (WOMAN, "m", "con un uomo"), (WOMAN, "f", "con un'altra donna"),
    ],
)  # fmt: skip
def test_company_follows_the_subject(subject: Person, gender: Gender, text: str) -> None:
    assert said("it", RoomWith("study", gender), subject) == f"Era nello Studio {text}."


def test_many_others_are_counted_in_words() -> None:
    assert said("it", RoomWith("study", "f", 3)) == "Era nello Studio con altre tre donne."
    assert said("de", RoomWith("study", "m", 2), MAN) == (
        "War im Arbeitszimmer mit zwei anderen Männern."
    )
    assert said("ru", RoomWith("study", "f", 5)) == "Была в кабинете ещё с пятью женщинами."  # noqa: RUF001
    assert said("he", RoomWith("study", "f", 2), MAN) == "הוא היה בחדר העבודה עם שתי נשים."


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("de", ["War in der zweiten Spalte von links.", "War neben einem Stuhl.",
                "War in einem Sessel.", "War genau zwei Zeilen nördlich von Anna."]),
        ("ru", ["Была во втором столбце слева.", "Была рядом со стулом.",  # noqa: RUF001
                "Была в кресле.", "Была ровно на две строки севернее Анны."]),
        ("he", ["היא הייתה בטור השני משמאל.", "היא הייתה ליד כיסא.",
                "היא הייתה על כורסה.", "היא הייתה שתי שורות בדיוק מצפון לאנה."]),
        ("en", ["Was in the second column from the left.", "Was beside a chair.",
                "Was in an armchair.", "Was exactly two rows north of Anna."]),
    ],
)  # fmt: skip
def test_the_grammar_of_each_language(lang: str, texts: list[str]) -> None:
    clues = (Column(1), NextTo("chair"), On("armchair"), Away("anna", "north", 2))
    assert [said(lang, clue) for clue in clues] == texts


def catalogue_ids(lang: str, book: str) -> dict[str, set[str]]:
    """Messages and, of each, the attributes."""
    found: dict[str, set[str]] = {}
    text = (HOME / BOOKS[book] / f"{lang}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        if match := re.match(r"([a-z][a-z0-9-]*) =", line):
            found[match[1]] = last = set()
        elif match := re.match(r"    \.([a-z]+) =", line):
            last.add(match[1])
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_catalogues_have_the_same_names_with_the_same_phrases(lang: str) -> None:
    assert catalogue_ids(lang, "names") == catalogue_ids("en", "names")
    assert set(known("object")) == {*SEATS, *SOLID}
    assert len(known("room")) > 70


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", ["cases", "casesteps"])
def test_catalogues_say_the_same_about_cases(lang: str, book: str) -> None:
    ours, english = catalogue_ids(lang, book), catalogue_ids("en", book)
    assert english.keys() - ours.keys() == set()
    assert {name: ours[name] for name in english} == english
    # What a language has besides are words of its own, which its other messages use.
    text = (HOME / BOOKS[book] / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [name for name in ours.keys() - english.keys() if f"{{ {name} }}" not in text] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("what", ["room", "object", "person"])
def test_no_two_names_and_no_two_phrases_are_alike(lang: str, what: str) -> None:
    attributes = {"room": ["in"], "object": ["on", "beside", "of"], "person": ["of"]}[what]
    for attribute in (None, *attributes):
        texts = [message(lang, f"{what}-{key}", attribute).lower() for key in known(what)]
        assert len(set(texts)) == len(texts)
        assert all(text == text.strip() and "  " not in text for text in texts)


def own_words(draw: Random, case: Case) -> Case:
    """The case with rooms and people that the catalogues have."""
    keys = draw.sample(known("room"), len(case.plan.rooms))
    plan = replace(
        case.plan,
        rooms=tuple(replace(room, id=key) for room, key in zip(case.plan.rooms, keys, strict=True)),
    )
    names = draw.sample(sorted(known_people().items()), len(case.people))
    people = tuple(
        replace(
            one,
            id=key,
            name=message("en", f"person-{key}"),
            gender="f" if sex == "f" else "m",
            clues=(),
        )
        for one, (key, sex) in zip(case.people, names, strict=True)
    )
    return Case(plan, people)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("own", [True, False])
def test_no_two_clues_of_a_case_read_alike(lang: str, own: bool) -> None:
    for seed in range(6):
        draw = Random(seed)
        case = drawn_case(seed, size=9, clues=0)
        case = own_words(draw, case) if own else case
        words = CaseWords(case, lang)
        meant: dict[str, Clue] = {}
        for _ in range(400):
            subject = draw.randrange(9)
            clue = drawn_clue(draw, case, subject)
            text = words.say(clue, case.people[subject])
            assert meant.setdefault(text, clue) == clue
            fact = drawn_fact(draw, case)
            assert meant.setdefault(words.say(fact), fact) == fact
            assert re.fullmatch(r"[^{}]*[^{} .]\.", text)
            assert "None" not in text


@pytest.mark.parametrize("lang", LANGS)
def test_every_way_and_every_distance_reads_differently(lang: str) -> None:
    texts = {said(lang, WayOf("anna", way)) for way in WAYS}
    assert len(texts) == len(WAYS)
    texts = {said(lang, Away("anna", way, n)) for way in STEPS for n in range(1, 12)}
    assert len(texts) == 66


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "Era nella stanza «Officina»."), ("en", "Was in the room “Officina”."),
        ("de", "War im Raum „Officina“."), ("ru", "Была в комнате «Officina»."),
        ("he", 'היא הייתה בחדר "\u2068Officina\u2069".'),
    ],
)  # fmt: skip
def test_a_room_that_a_user_names_needs_no_grammar(lang: str, text: str) -> None:
    case = case_of(WOMAN, rooms=(Room("workshop", "A", name="Officina"), Room("study", "B")))
    assert CaseWords(case, lang).say(InRoom("workshop"), WOMAN) == text


def test_a_users_name_in_another_language_is_taken_where_it_is_there() -> None:
    name: Text = (("it", "Officina"), ("en", "Workshop"))
    case = case_of(WOMAN, rooms=(Room("workshop", "A", name=name), Room("study", "B")))
    texts = {lang: CaseWords(case, lang).say(InRoom("workshop"), WOMAN) for lang in LANGS}
    assert "Officina" in texts["it"]
    assert all("Workshop" in texts[lang] for lang in LANGS if lang != "it")


def test_names_of_users_that_are_there_twice_are_told_apart() -> None:
    rooms = tuple(Room(key, code, name="Hall") for key, code in (("a", "A"), ("b", "B")))
    people = (Person("a", "Kim", "f"), Person("b", "Kim", "m"))
    for lang in LANGS:
        words = CaseWords(case_of(*people, rooms=rooms), lang)
        assert words.say(InEither(("a", "b")), people[0]) != words.say(
            InEither(("b", "a")), people[0]
        )
        assert words.say(InRoom("a"), people[0]) != words.say(InRoom("b"), people[0])
        assert words.person("a") != words.person("b")


def test_a_name_of_ours_is_spelled_as_the_language_does_and_a_users_is_left_alone() -> None:
    case = case_of(Person("anna", "Anna", "f"), Person("carla", "Karla", "f"))
    words = CaseWords(case, "ru")
    assert words.person("anna") == "Анна"
    assert words.person("carla") == "Karla"
    assert words.person("carla", "of") == "человека по имени Karla"
    pairs: Text = (("en", "Anna"), ("ru", "Анна"))
    assert CaseWords(case_of(Person("anna", pairs, "f")), "he").person("anna") == "אנה"


def test_a_kind_of_object_that_no_catalogue_has_can_be_named_by_the_document() -> None:
    case = case_of(WOMAN, kinds=("car",))
    assert CaseWords(case, "it").say(On("car"), WOMAN) == "Era su un oggetto «car»."
    given = {"objects": {"car": "automobile"}}
    text = CaseWords(case, "it", given).say(On("car"), WOMAN)
    assert text == "Era su un oggetto «automobile»."


def test_texts_of_a_case_are_complete() -> None:
    case = drawn_case(3, size=6, clues=12)
    for lang in LANGS:
        texts = card_texts(case, lang)
        assert list(texts["rooms"]) == [room.id for room in case.plan.rooms]
        assert set(texts["objects"]) == set(case.plan.kinds_here)
        for person in case.people:
            assert len(texts["cards"][person.id]) == len(person.clues) + person.victim
        assert len(texts["facts"]) == len(case.facts)


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        card_texts(case_of(WOMAN), "xx")
