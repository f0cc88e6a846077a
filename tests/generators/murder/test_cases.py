"""Cases that are made keep the rules, the wish, and what is said of clues, and stay the same."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from formats.native_case import case_tree
from formats.native_write import why_not
from generators.murder import level, maker
from generators.murder.maker import make_case
from generators.murder.order import placement_for
from generators.murder.pack import build_cases, walls_of
from generators.murder.statements import facts, statements
from generators.murder.theme import RoomKind, Theme
from generators.murder.wish import CaseWish
from puzzles.judge import Violation
from puzzles.murder.case import NOBODY, Case
from puzzles.murder.catalog import FORMS, ROWS, form_of, positive
from puzzles.murder.clues.things import other_reading
from puzzles.murder.judge import faults, violations
from puzzles.murder.place import Text
from puzzles.murder.relations import Within
from solvers import prove_case
from solvers.case_grade import climb_case
from solvers.case_ladder import CASE_LADDER
from solvers.case_report import giving_away
from solvers.engines.ask import Ask, Stopped
from solvers.engines.case_catalog import case_engine_of
from solvers.grade import CASE_FLAG
from solvers.ladder import BOUNDS
from solvers.step import Level

MADE = [
    CaseWish(4),
    CaseWish(4, "beginner", ("it",)),
    CaseWish(5, "easy"),
    CaseWish(5, clues="extended"),
    CaseWish(6, "medium", ("en", "ru", "he"), "museum"),
    CaseWish(7, "hard", theme="garden"),
    CaseWish(7, "easy", clues="extended"),
    CaseWish(8),
    CaseWish(9, "beginner"),
    CaseWish(9, clues="extended"),
]


@cache
def cases(wish: CaseWish, seed: int = 3, count: int = 3):
    return [made.document for made in build_cases(wish, seed, count)]


def label(wish: CaseWish) -> str:
    return f"{wish.size}-{wish.level}-{wish.clues}"


@pytest.fixture(params=MADE, ids=label)
def wish(request):
    return request.param


def solved_up_to(case: Case, most: Level) -> bool:
    rungs = [rung for rung in CASE_LADDER if rung.rating <= dict(BOUNDS)[most]]
    return climb_case(case, rungs).solved


def count(case: Case, engine: str) -> int:
    return case_engine_of(engine).count(case, Ask()).count


def test_cases_keep_the_rules(wish):
    """U1 to U7 by the judge; one placement by the two engines that share nothing (U9)."""
    for document in cases(wish):
        case, stored = document.case, document.solution
        assert not list(faults(case))
        assert not list(violations(case, stored.placement))
        assert case.people[case.murderer(stored.placement)].id == stored.murderer
        for engine in ("search", "sat"):
            answer = case_engine_of(engine).count(case, Ask())
            assert (answer.count, answer.grids) == (1, (stored.placement,))
        room = case.plan.room_at[stored.placement[case.victim]]
        assert case.plan.areas[room].bit_count() > 1


def test_cards_are_short_varied_and_mostly_positive(wish):
    """One to three clues for each suspect, half of all positive, several forms, as wished."""
    for document in cases(wish):
        case = document.case
        for person in case.people:
            assert (not person.victim) <= len(person.clues) <= 3
            assert len(set(person.clues)) == len(person.clues)
        clues = [statement.clue for statement in case.statements]
        assert 2 * sum(map(positive, clues)) >= len(clues)
        forms = Counter(clue.form for clue in clues)
        assert len(forms) >= 3
        assert max(forms.values()) <= max(2, (len(clues) + 1) // 2)
        if wish.clues == "seed":
            assert all(form_of(clue).seed for clue in clues)


def test_some_clues_say_what_was_not_and_some_victims_have_one():
    found = [document.case for document in cases(CaseWish(6), 8, 24)]
    clues = [statement.clue for case in found for statement in case.statements]
    assert {clue.form for clue in clues} >= {form.name for form in FORMS if form.seed}
    assert not all(map(positive, clues))
    assert any(case.people[case.victim].clues for case in found)


def test_every_clue_is_needed(wish):
    """Without it there are several placements, or the ladder up to the level ends too soon."""
    for document in cases(wish):
        case, most = document.case, document.grade["level"]
        for statement in case.statements:
            rest = case.without(statement)
            assert count(rest, "search") > 1 or not solved_up_to(rest, most)


def test_cases_are_of_the_level_asked_for(wish):
    for document in cases(wish):
        grade = climb_case(document.case).grade
        assert grade.level == document.grade["level"]
        assert wish.level in (None, grade.level)


def test_no_clue_alone_gives_the_murderer_away(wish):
    for document in cases(wish):
        murderer = document.case.murderer(document.solution.placement)
        assert not giving_away(document.case, murderer)


def test_no_case_depends_on_the_reading_of_c7(wish):
    assert all(other_reading(document.case) is document.case for document in cases(wish))


def test_documents_say_where_they_come_from_and_hold_the_texts(wish):
    for index, document in enumerate(cases(wish)):
        assert why_not(document) is None
        assert document.proof["claim"] == "unique"
        assert len({engine["name"] for engine in document.proof["engines"]}) == 2
        assert document.provenance["seed"] == 3
        assert document.provenance["index"] == index
        assert document.provenance["options"] == wish.options()
        assert tuple(document.texts) == wish.languages
        for texts in document.texts.values():
            for person in document.case.people:
                assert len(texts["cards"][person.id]) == len(person.clues) + person.victim


def test_extended_cases_use_the_forms_that_the_seed_has_not():
    used = {
        statement.clue.form
        for wish in MADE
        if wish.clues == "extended"
        for document in cases(wish, 4, 6)
        for statement in document.case.statements
    }
    assert len(used - {form.name for form in FORMS if form.seed}) >= 6
    assert used & {form.name for form in FORMS if form.fact}


@pytest.mark.parametrize("size", [4, 6])
def test_no_two_cases_of_a_run_share_a_plan_or_a_placement(size):
    found = cases(CaseWish(size), 8, 24)
    assert len({walls_of(document.case.plan) for document in found}) == 24
    assert len({document.solution.placement for document in found}) == 24
    assert len({frozenset(document.solution.placement) for document in found}) == 24


def test_a_case_of_a_plan_that_was_had_is_made_again(monkeypatch):
    """Two attempts of one index have different plans; the second comes when the first was had."""
    wish = CaseWish(5)
    (first,) = cases(wish, 3, 1)
    again = next(build_cases(wish, 3, 1, before=[first]))
    assert again.attempts > 1
    assert walls_of(again.document.case.plan) != walls_of(first.case.plan)
    assert again.document.solution.placement == first.solution.placement


@pytest.mark.parametrize("size", [4, 7])
def test_the_number_of_cases_changes_none_and_a_run_goes_on(size):
    wish = CaseWish(size)
    whole = cases(wish, 6, 5)
    assert cases(wish, 6, 3) == whole[:3]
    rest = [made.document for made in build_cases(wish, 6, 5, first=2, before=whole[:2])]
    assert rest == whole[2:]


def test_other_languages_change_no_case():
    one = cases(CaseWish(6, languages=("en",)), 5, 1)[0]
    other = cases(CaseWish(6, languages=("de", "he")), 5, 1)[0]
    assert (one.case, one.solution, one.grade) == (other.case, other.solution, other.grade)
    assert one.texts != other.texts


@pytest.mark.parametrize("wish", [CaseWish(5), CaseWish(6, "easy", clues="extended")], ids=label)
def test_the_same_cases_without_compiled_code(wish, monkeypatch):
    compiled = cases(wish, 2, 2)
    for module in (level, maker):
        monkeypatch.setattr(module, "installed", lambda: False)
    plain = [made.document for made in build_cases(wish, 2, 2)]
    assert [case_tree(replace(one, proof={})) for one in plain] == [
        case_tree(replace(one, proof={})) for one in compiled
    ]
    assert [engine["name"] for engine in plain[0].proof["engines"]] == ["search", "sat"]


def test_spare_clues_are_flagged_and_keep_the_level():
    found = cases(CaseWish(6, "easy", spare=2), 5, 4)
    for document in found:
        case = document.case
        idle = [s for s in case.statements if solved_up_to(case.without(s), "easy")]
        assert (CASE_FLAG in document.grade["flags"]) == bool(idle)
        assert climb_case(case).grade.level == "easy"
        assert count(case, "sat") == 1
    flagged = [d for d in found if CASE_FLAG in d.grade["flags"]]
    assert flagged
    bare = cases(CaseWish(6, "easy"), 5, 4)
    for rich, poor in zip(found, bare, strict=True):
        added = len(rich.case.statements) - len(poor.case.statements)
        assert 0 <= added <= 2


@pytest.mark.parametrize("size", [4, 8])
def test_all_that_is_said_of_people_is_true_and_not_idle(size):
    """Each clue holds at the placement; one about a single person rules some free cell out.

    On boards of size 4 nearly every cell is at a wall, so that nothing is said of walls.
    """
    forms = set()
    for document in cases(CaseWish(size), 7, 4):
        case, placement = document.case, document.solution.placement
        for who in range(size):
            for one in statements(case, placement, who, extended=True):
                assert one.clue.holds(case, placement, who)
                alone = all(isinstance(tie, Within) for tie in one.relations)
                assert 0 < one.cells <= case.plan.free.bit_count() - alone
                forms.add(one.clue.form)
        for one in facts(case, placement):
            assert one.subject == NOBODY
            assert one.clue.holds(case, placement, NOBODY)
            forms.add(one.clue.form)
    assert set(ROWS) - forms <= ({"at-wall"} if size == 4 else set())


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        (CaseWish(3), "size 3: cases have size 4 to 9"),
        (CaseWish(10), "size 10: cases have size 4 to 9"),
        (CaseWish(4, "extreme"), "level extreme: no technique of that level is there yet"),
        (CaseWish(9, "extreme"), "level extreme: no technique of that level is there yet"),
        (CaseWish(4, "expert"), "level expert: no board of size 4 needs it"),
        (CaseWish(6, "expert"), "from size 7 on"),
        (CaseWish(6, "brutal"), "levels are beginner"),  # type: ignore[arg-type]
        (CaseWish(6, theme="castle"), "theme 'castle': there are garden, hotel"),
        (CaseWish(6, clues="all"), "one of seed, extended"),  # type: ignore[arg-type]
        (CaseWish(6, spare=1), "only with the levels beginner and easy"),
        (CaseWish(6, "hard", spare=1), "only with the levels beginner and easy"),
        (CaseWish(6, "easy", spare=10), "from 0 to 9"),
        (CaseWish(6, languages=()), "at least one"),
        (CaseWish(6, languages=("en", "fr")), "language 'fr': one of en"),
        (CaseWish(6, languages=("en", "en")), "twice"),
        (CaseWish(6, attempts=0), "attempts 0"),
    ],
    ids=str,
)
def test_wishes_that_cannot_be_met_are_refused_with_the_reason(wish, text):
    assert text in wish.why_not()
    with pytest.raises(ValueError, match=re.escape(text)):
        build_cases(wish, 1, 1)


def test_more_cases_than_there_are_plans_are_refused():
    with pytest.raises(ValueError, match="no two cases of a run share a floor plan"):
        build_cases(CaseWish(4), 1, 10_000)
    assert CaseWish(9).why_not_many(10_000) is None


def theme(rooms: int, name: Text) -> Theme:
    kinds = (("chair", 3), ("table", 2), ("plant", 2), ("bed", 1))
    floors = ("stone", "earth", "grass", "sand", "tiles")
    return Theme(
        "own", tuple(RoomKind(f"own-{i}", None, floors, kinds, name) for i in range(rooms)), "0"
    )


def test_a_theme_of_ones_own_needs_rooms_enough_and_names_in_the_languages():
    assert "boards of size 9 need 9" in CaseWish(9, theme=theme(8, "Cave")).why_not()
    named = theme(9, (("it", "Grotta"),))
    assert "has no name in en" in CaseWish(9, theme=named).why_not()
    assert CaseWish(9, languages=("it",), theme=named).why_not() is None


def test_cases_in_a_theme_of_ones_own():
    wish = CaseWish(5, languages=("it", "en"), theme=theme(6, (("it", "Grotta"), ("en", "Cave"))))
    for document in cases(wish):
        rooms = document.case.plan.rooms
        assert all(dict(room.name) == {"it": "Grotta", "en": "Cave"} for room in rooms)
        assert "Cave" in document.texts["en"]["rooms"][rooms[0].id]
        assert document.provenance["options"]["theme"] == {"name": "own", "sha256": "0"}


def test_a_run_that_is_stopped_ends():
    assert list(build_cases(CaseWish(9), 1, 50, stop=lambda: True)) == []
    with pytest.raises(Stopped):
        make_case(CaseWish(9), 1, 0, stop=lambda: True)


def test_a_case_that_the_engines_do_not_agree_on_is_kept_back(monkeypatch):
    wrong = [Violation("U2", "row1", (0,), "made up")]
    monkeypatch.setattr(prove_case, "violations", lambda *_: iter(wrong))
    made = make_case(CaseWish(4), 1, 0)
    assert made.document is None
    assert made.disagreement.proof["claim"] == "undecided"


def test_an_index_that_no_attempt_finds_is_told():
    """Few boards of size 4 need a hard step: with one attempt most indices stay without a case."""
    found = list(build_cases(CaseWish(4, "hard", attempts=1), 1, 12))
    assert [made.index for made in found] == list(range(12))
    lost = [made for made in found if made.document is None]
    assert lost
    assert all(made.attempts == 1 and made.disagreement is None for made in lost)


def test_every_index_keeps_its_placement():
    for index, document in enumerate(cases(CaseWish(8))):
        assert document.solution.placement == placement_for(8, 3, index)
