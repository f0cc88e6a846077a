"""One suite for every engine of cases: 4x4 cases by hand and drawn, exhaustively, and budgets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.murder.case import Case, Person
from puzzles.murder.clues.position import Row
from puzzles.murder.judge import violations
from puzzles.murder.place import Plan, Room
from solvers.engines.ask import Ask
from solvers.engines.case_catalog import case_engine_of, case_engines
from solvers.kernels import murder, murder_tables
from tests.drawn_cases import drawn_case, placements

ENGINES = pytest.mark.parametrize("engine", case_engines(), ids=lambda engine: engine.name)
ALL = Ask(limit=10_000, keep=10_000)


def bare(size):
    """A board of two rooms, the right column and the rest, without an object or a clue."""
    rooms = (Room("hall", "A"), Room("yard", "B"))
    at = tuple(int(cell % size == size - 1) for cell in range(size * size))
    people = tuple(Person(f"p{i}", f"P{i}", "f", victim=i == 0) for i in range(size))
    return Case(Plan(size, rooms, at), people)


@ENGINES
@pytest.mark.parametrize(("size", "count"), [(4, 0), (3, 24)])
def test_a_bare_board_by_hand(engine, size, count):
    """One person is in the right column, so the victim is with n - 2 others, or with nobody.

    For n = 3 that is exactly one unless the victim is in the yard: 2/3 of (3!)^2. For n = 4 it
    never is.
    """
    assert engine.count(bare(size), ALL).count == count


@ENGINES
@given(seed=st.integers(0, 2**32))
@settings(max_examples=20)
def test_answers_are_the_placements_without_violations(engine, seed):
    case = drawn_case(seed, clues=5)
    right = {p for p in placements(4) if not any(violations(case, p))}
    answer = engine.count(case, ALL)
    assert answer.finished
    assert answer.count == len(answer.grids) == len(right)
    assert set(answer.grids) == right


@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_engines_agree_on_larger_boards(seed):
    case = drawn_case(seed, size=5 + seed % 5, clues=24)
    ask = Ask(limit=20, keep=1)
    counts = {engine.name: engine.count(case, ask).count for engine in case_engines()}
    assert len(set(counts.values())) == 1, counts


@ENGINES
def test_many_cases_of_all_sizes_are_answered_in_their_order(engine):
    cases = [drawn_case(seed, size=4 + seed % 3, clues=12) for seed in range(12)]
    ask = Ask(limit=5)
    alone = [engine.count(case, ask).count for case in cases]
    assert [answer.count for answer in engine.count_many(cases, ask)] == alone
    assert len(set(alone)) > 1


@ENGINES
def test_a_budget_gives_up_and_says_so(engine):
    case = bare(8)
    people = tuple(
        Person(p.id, p.name, p.gender, p.victim, (Row(i),)) for i, p in enumerate(case.people)
    )
    hard = Case(case.plan, people)
    assert not engine.count(hard, Ask(limit=10**6, nodes=0)).finished
    assert not engine.count(case, Ask(limit=10**6, stop=lambda: True)).finished


@ENGINES
def test_a_limit_is_enough(engine):
    answer = engine.count(bare(3), Ask(limit=5, keep=2))
    assert (answer.count, len(answer.grids), answer.finished) == (5, 2, True)


def test_the_kernel_goes_on_where_it_paused(monkeypatch):
    from solvers.engines import case_kernel

    case = drawn_case(7, size=6, clues=3)
    at_once = case_kernel.count(case, Ask(limit=300, keep=300))
    monkeypatch.setattr(case_kernel, "SLICE", 1)
    assert case_kernel.count(case, Ask(limit=300, keep=300)) == at_once
    assert at_once.nodes > 50


def test_the_kernel_and_its_tables_number_the_ties_alike():
    for name in ("PAIR", "COUNT", "MATES", "VACANT"):
        assert getattr(murder, name) == getattr(murder_tables, name)


def test_no_such_engine():
    with pytest.raises(KeyError, match="sat:SOLVER"):
        case_engine_of("magic")
    with pytest.raises(KeyError, match="there are glucose4"):
        case_engine_of("sat:nobody")
