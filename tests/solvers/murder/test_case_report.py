"""The verdict on cases, and what is said of them besides."""

from dataclasses import replace

import pytest

from formats.native_read import document_of
from puzzles.murder.case import Case, Person
from puzzles.murder.clues.company import SameRoom
from puzzles.murder.clues.position import Column, Corner, Row
from puzzles.murder.clues.rooms import InRoom
from puzzles.murder.clues.things import NextTo
from puzzles.murder.document import CaseDocument, StoredCase
from puzzles.murder.place import Plan, Room, Thing
from puzzles.puzzle import BLANK
from solvers import prove_case as prove_case_file
from solvers.case_report import giving_away, hangs_on_c7, needed, prove_any, prove_case_documents
from solvers.engines.ask import Ask
from solvers.prove import Request
from solvers.prove_case import MANY, ask_many, prove_case
from tests.drawn_cases import drawn_case

# Two rooms, the left half (A) and the right half (B); a sofa on r1c1 and r1c2, a plant on r3c3.
#   S S . .
#   . . . .
#   . . P .
#   . . . .
HALVES = Plan(
    4,
    (Room("left", "A", "tiles"), Room("right", "B", "wood")),
    tuple(int(cell % 4 > 1) for cell in range(16)),
    (Thing("sofa", (0, 1)), Thing("plant", (10,))),
)


def case(*cards, plan=HALVES):
    """A case of four women, the first of them the victim, with their cards."""
    people = tuple(Person(f"p{i}", f"P{i}", "f", i == 0, card) for i, card in enumerate(cards))
    return Case(plan, people)


# p0 r1c1, p1 r2c2, p2 r3c4, p3 r4c3: told by rows and columns.
TOLD = case(
    (Row(0), Column(0)), (Row(1), Column(1)), (Row(2), Column(3)), (Row(3), InRoom("right"))
)
ANSWER = (0, 5, 11, 14)


def document(**changes):
    """A document of the case that is told in full."""
    stored = StoredCase(ANSWER, "p1")
    return replace(CaseDocument("told", TOLD, stored), **changes)


def verify(*documents):
    return list(prove_any(documents, Request(second=True), thorough=True))


@pytest.mark.parametrize("engine", ["auto", "search", "kernel", "sat", "sat:cadical153"])
def test_the_verdict_is_unique(engine):
    verdict = prove_case(TOLD, Request(engine, second=True))
    assert (verdict.verdict, verdict.second, verdict.solution) == ("unique", "unique", ANSWER)
    assert len(set(verdict.engines)) == 2


def test_none_and_multiple():
    assert prove_case(case((Row(0),), (Row(0),), (), ())).verdict == "none"
    several = prove_case(case((Row(0), Column(0)), (Row(1),), (Row(2),), (Row(3),)))
    assert several.verdict == "multiple"
    assert 0 not in several.differ
    assert several.differ


@pytest.mark.parametrize(
    ("plan", "rule"),
    [
        (replace(HALVES, rooms=(Room("left", "A", "x"), Room("right", "B", "x"))), "U5"),
        (replace(HALVES, things=(Thing("rug", (1, 2)),)), "U4"),
        (replace(HALVES, things=(Thing("rug", (1,)), Thing("sofa", (0, 1)))), "U4"),
        (replace(HALVES, things=(), room_at=(1, *(0,) * 14, 1)), "U5"),
    ],
)
def test_a_board_that_breaks_a_rule_is_invalid(plan, rule):
    verdict = prove_case(case((), (), (), (), plan=plan))
    assert verdict.verdict == "invalid"
    assert {problem.rule for problem in verdict.problems} == {rule}


def test_too_few_people_break_u1():
    assert [p.rule for p in prove_case(case((), (), ())).problems] == ["U1"]


def test_a_limit_leaves_it_undecided():
    hard = drawn_case(7, size=9, clues=0)
    assert prove_case(hard, Request("search", nodes=0)).verdict == "undecided"


@pytest.mark.parametrize(("crowd", "first"), [(1, "search"), (MANY, "kernel")])
def test_what_a_search_does_not_exhaust_sat_answers(crowd, first, monkeypatch):
    cases = [drawn_case(seed, size=5, clues=8) for seed in range(6)]
    asked = ask_many(cases, Ask(), crowd=crowd)
    assert {one.engine for one in asked} == {first}
    monkeypatch.setattr(prove_case_file, "AUTO_NODES", {"search": -8, "kernel": -8})
    again = ask_many(cases, Ask(), crowd=crowd)
    assert "sat" in {one.engine for one in again}
    assert all(one.answer.finished for one in again)
    assert [one.answer.count for one in again] == [one.answer.count for one in asked]
    # A limit of the caller's own is kept.
    kept = ask_many(cases, Ask(nodes=0), crowd=crowd)
    assert {one.engine for one in kept} == {first}


def test_a_right_document_is_good_and_what_is_spare_is_remarked():
    (verdict,) = verify(document())
    assert verdict.good
    # Rows 1-3 leave row 4, and the columns of p0, p1, p2 leave one.
    spare = {remark.where for remark in verdict.remarks if "not needed" in remark.text}
    assert {"people[3].clues[0]", "people[3].clues[1]"} <= spare
    assert all(remark.rule != "C7" for remark in verdict.remarks)


def test_whether_each_clue_is_needed():
    # The plant keeps the third row's cell of the right room in the last column: whoever is not
    # told to be there is in the last row. That p3 is on the right follows.
    told = case((Row(0), Column(0)), (Row(1), Column(1)), (Column(3),), (InRoom("right"),))
    found = needed(told)
    assert found[4:] == (True, False)
    for statement, need in zip(told.statements, found, strict=True):
        assert need == (prove_case(told.without(statement)).verdict == "multiple")
    assert needed(TOLD, solvable=lambda _: False) == (True,) * 8
    assert needed(drawn_case(7, size=8, clues=9), Ask(nodes=0, stop=lambda: True))[0] is None


def test_a_clue_that_gives_the_murderer_away():
    # p1 says that she was in the victim's room: there is nobody else then (U7).
    told = case((Row(0), Column(0)), (SameRoom("p0"),), (Row(2), Column(3)), (Row(3),))
    given = giving_away(told, 1)
    assert [statement.place for statement in given] == ["people[1].clues[0]"]
    assert giving_away(case((Row(0),), (Row(1),), (Row(2),), (Corner(),)), 1) == ()


def test_an_answer_that_hangs_on_the_letter_of_c7_is_remarked():
    # Only on the sofa is p1 next to a sofa and in the first row.
    told = case((Row(1), Column(0)), (NextTo("sofa"), Row(0)), (Row(2), Column(3)), (Row(3),))
    verdict = prove_case(told)
    assert verdict.solution == (4, 1, 11, 14)
    assert hangs_on_c7(told, verdict.solution) is True
    (closer,) = verify(CaseDocument("c7", told))
    assert "C7" in {remark.rule for remark in closer.remarks if "letter" in remark.text}
    assert hangs_on_c7(TOLD, ANSWER) is False


def test_somebody_without_a_clue_is_a_problem():
    told = case((Row(0), Column(0)), (Row(1), Column(1)), (Row(2), Column(3)), ())
    (verdict,) = verify(CaseDocument("bare", told))
    assert [problem.where for problem in verdict.problems] == ["people[3].clues"]


@pytest.mark.parametrize(
    ("changes", "where", "rule"),
    [
        ({"solution": StoredCase(ANSWER, "p2")}, "solution.murderer", "document"),
        ({"solution": StoredCase((0, 5, 14, 11), "p1")}, "solution: people[2].clues[0]", "C1"),
        ({"solution": StoredCase((0, 5, 10, 15), "p1")}, "solution: r3c3", "U4"),
        ({"solution": StoredCase((0, 5, 7, 14), "p1")}, "solution: row2", "U2"),
        ({"solution": StoredCase((0, 7, 9, 14), "p2")}, "solution: people[1].clues[1]", "C2"),
        ({"solution": StoredCase((0, 5, 9, 14), "p1")}, "solution: p0", "U7"),
        ({"proof": {"claim": "multiple", "solutions": 2}}, "proof.claim", "document"),
        ({"proof": {"claim": "unique", "solutions": 3}}, "proof.solutions", "document"),
        ({"texts": {"it": {"cards": {"p0": ["x"]}}}}, "puzzle.texts.it.cards.p0", "document"),
        ({"texts": {"it": {"facts": ["x"]}}}, "puzzle.texts.it.facts", "document"),
    ],
)
def test_what_a_document_states_wrongly_is_named(changes, where, rule):
    (verdict,) = prove_case_documents([document(**changes)])
    assert verdict.verdict == "unique"
    assert (rule, where) in {(problem.rule, problem.where) for problem in verdict.problems}


def test_grids_and_cases_are_judged_in_their_order():
    grid = document_of(
        {
            "format": "qedoku", "version": "1.0", "id": "grid", "kind": "classic",
            "rules": {"size": 4}, "puzzle": {"givens": ["1234", "3412", "2143", "432."]},
        }
    )  # fmt: skip
    assert grid.puzzle.givens[-1] == BLANK
    mixed = [document(), grid, grid, document(), grid]
    found = [len(verdict.solution) for verdict in prove_any(mixed, Request())]
    assert found == [4, 16, 16, 4, 16]


def test_workers_change_nothing():
    documents = [CaseDocument(f"c{seed}", drawn_case(seed, 5, 10)) for seed in range(10)]
    alone = [replace(v, seconds=0) for v in prove_any(documents, Request(), 1, thorough=True)]
    shared = [replace(v, seconds=0) for v in prove_any(documents, Request(), 2, thorough=True)]
    assert shared == alone
    assert len({verdict.verdict for verdict in alone}) > 1
