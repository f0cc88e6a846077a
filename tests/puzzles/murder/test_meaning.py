"""What clues mean, and that `relate` says the same as `holds`."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.murder.case import NOBODY, Case, Placement
from puzzles.murder.catalog import FORMS
from puzzles.murder.lowered import relations_of
from puzzles.murder.place import cells_of
from puzzles.murder.relations import Count, Mates, Pair, Relation, Vacant, Within
from tests.drawn_cases import drawn_case, placements

seeds = st.integers(0, 2**32)


def true(case: Case, relation: Relation, placement: Placement) -> bool:
    """A relation, read off its docstring."""
    at = case.plan.room_at
    match relation:
        case Within(who, cells):
            return placement[who] in set(cells_of(cells))
        case Pair(who, other, allowed):
            return placement[other] in set(cells_of(allowed[placement[who]]))
        case Count(people, cells, count):
            return sum(placement[p] in set(cells_of(cells)) for p in people) == count
        case Mates(who, others, count):
            return sum(at[placement[p]] == at[placement[who]] for p in others) == count
        case Vacant(count):
            return len(set(at) - {at[cell] for cell in placement}) == count


@given(seeds)
def test_relations_say_what_the_clue_says(seed):
    case = drawn_case(seed, clues=6)
    stated = list(relations_of(case))
    for placement in islice(placements(4), 0, None, 7):
        for statement in case.statements:
            together = all(true(case, r, placement) for s, r in stated if s is statement)
            assert statement.clue.holds(case, placement, statement.subject) == together
        (u7,) = (r for s, r in stated if s is None)
        assert true(case, u7, placement) == (case.murderer(placement) is not None)


def test_the_drawn_cases_use_every_form():
    drawn = {
        (type(s.clue), s.subject == NOBODY)
        for seed in range(300)
        for s in drawn_case(seed).statements
    }
    assert drawn == {(form.clue, form.fact) for form in FORMS}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_every_form_cites_its_rules(form):
    assert all(f"{rule}:" in form.clue.__doc__ for rule in form.rules)
