"""Puzzles of a level need it, and no more; a second engine has proven them."""

import pytest

from generators.pack import make_one, make_some
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK
from puzzles.shape import SHAPES
from solvers.grade import climb
from solvers.ladder import BOUNDS, LADDER
from solvers.prove import Request, prove

PLAIN = [name for name in KINDS if "killer" not in name]
LEVELS = ("beginner", "easy", "medium", "hard")


def made(kind, level, size=9, **wishes):
    document = make_one(Wish(KINDS[kind], size, level=level, **wishes), 1, 0).document
    assert document is not None
    return document


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", PLAIN)
def test_a_puzzle_needs_its_level_and_no_more(kind, level):
    puzzle = made(kind, level).puzzle
    trace = climb(puzzle)
    bounds = dict(BOUNDS)
    below = [bounds[name] for name in LEVELS[: LEVELS.index(level)]]
    assert trace.solved
    assert max([0.0, *below]) < trace.grade.rating <= bounds[level]


def test_one_answer_follows_from_the_ladder_and_an_engine_says_so_as_well():
    document = made("missudeca-diagonal", "easy")
    assert prove(document.puzzle, Request(engine="sat")).verdict == "unique"
    assert {engine["name"] for engine in document.proof["engines"]} == {"kernel", "sat"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_diagonal_puzzle_needs_d2(level):
    # Reading of D2 in rules.md: a puzzle whose one answer hangs on it is not emitted.
    wish = Wish(KINDS["missudeca-diagonal"], level=level, symmetry="rotational")
    for one in make_some(wish, 3, range(16)):
        assert one.disagreement is None
        assert one.document is not None
        assert prove(one.document.puzzle).needs_d2 is False


def test_the_document_says_its_grade_and_its_points():
    document = made("missudeca-diagonal", "medium")
    grade, scoring = document.grade, document.scoring
    assert (grade["level"], grade["logical"]) == ("medium", True)
    assert grade["steps"] == sum(grade["techniques"].values())
    # S5 and S6 of rules.md: medium is 15 a cell within 30 minutes; D4: 29 units.
    assert (scoring["levelBonusPerCell"], scoring["timeLimitMinutes"]) == (15, 30)
    assert scoring["units"] == 29


def test_givens_stay_symmetric_and_in_the_range():
    givens = made("classic", "easy", symmetry="rotational", givens=(30, 40)).puzzle.givens
    cells = {cell for cell, digit in enumerate(givens) if digit != BLANK}
    assert 30 <= len(cells) <= 40
    assert {80 - cell for cell in cells} == cells
    assert len(SHAPES[9].cells) == 81


@pytest.mark.parametrize("level", ["expert", "extreme"])
def test_levels_whose_techniques_are_not_there_are_refused(level):
    assert "not there yet" in Wish(KINDS["classic"], level=level).why_not()


def test_a_level_and_a_mask_contradict_each_other():
    assert "mask" in Wish(KINDS["classic"], level="easy", mask=frozenset({1, 2})).why_not()


def names_used(document):
    return {found.rung.name for found in climb(document.puzzle).rounds}


def test_a_required_technique_is_used():
    document = made("missudeca", "medium", require=("band-identity",))
    assert "band-identity" in names_used(document)
    assert document.grade["techniques"]["band-identity"] >= 1
    assert document.provenance["options"]["require"] == ["band-identity"]


def test_without_being_required_it_is_not_always_there():
    # Or the test above would prove nothing: some medium puzzle does without it.
    wish = Wish(KINDS["missudeca"], level="medium")
    assert any("band-identity" not in names_used(make_one(wish, 1, i).document) for i in range(4))


def test_a_forbidden_technique_is_neither_used_nor_needed():
    forbid = ("pointing", "claiming")
    document = made("classic", "medium", forbid=forbid)
    assert not names_used(document) & {*forbid}
    without = tuple(rung for rung in LADDER if rung.name not in forbid)
    assert climb(document.puzzle, without).solved
    assert document.provenance["options"]["forbid"] == ["claiming", "pointing"]


def test_the_score_is_in_the_range():
    for low, high in ((30, 40), (45.5, 65)):
        document = made("classic", "medium", score=(low, high))
        assert low <= climb(document.puzzle).grade.score <= high
        assert document.provenance["options"]["score"] == [low, high]


def test_killers_keep_to_the_steps_asked_for_as_well():
    document = made("classic-killer", "medium", require=("outies",), forbid=("claiming",))
    assert "outies" in names_used(document)
    assert "claiming" not in names_used(document)


@pytest.mark.parametrize(
    ("kind", "wishes", "why"),
    [
        ("classic", {"require": ("xwing",)}, "there is no such technique; near it: x-wing"),
        ("classic", {"forbid": ("no-seat",)}, "forbid no-seat: classic misses no digits"),
        ("classic", {"require": ("innies",)}, "require innies: classic has no cages"),
        ("missudeca", {"require": ("magic-on-diagonals",)}, "missudeca has no diagonals"),
        ("classic", {"require": ("x-wing",)}, "it is hard, above the level medium"),
        ("classic", {"forbid": ("jellyfish",)}, "it is hard, above the level medium"),
        ("classic", {"require": ("claiming",), "forbid": ("claiming",)}, "cannot be both"),
        ("classic", {"forbid": ("naked-single", "pointing", "claiming")}, "no technique is left"),
        ("classic", {"score": (9, 8)}, "score 9..8: from 0, least first"),
        ("classic", {"level": None, "score": (8, 9)}, "score without a level"),
        ("classic", {"level": None, "require": ("x-wing",)}, "require without a level"),
    ],
)
def test_steps_that_cannot_be_are_refused(kind, wishes, why):
    assert why in Wish(KINDS[kind], **{"level": "medium", **wishes}).why_not()


def test_what_is_not_found_says_how_often_it_was_tried():
    wish = Wish(KINDS["classic"], 4, level="beginner", score=(900, 999), attempts=3)
    outcome = make_one(wish, 1, 0)
    assert (outcome.document, outcome.attempts) == (None, 3)
