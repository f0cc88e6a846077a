"""Puzzles of a level need it, and no more; a second engine has proven them."""

import pytest

from generators.pack import make_one, make_some
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK
from puzzles.shape import SHAPES
from solvers.grade import climb
from solvers.ladder import BOUNDS
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
