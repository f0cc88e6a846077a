"""Cases drawn at random for tests that have exactly one answer: clues that are true of it."""

from dataclasses import replace
from random import Random

from puzzles.murder.case import Case, Clue, Person, Placement
from puzzles.murder.catalog import form_of
from solvers.engines.ask import Ask
from solvers.engines.case_catalog import case_engine_of
from tests.drawn_cases import drawn_clue, drawn_plan

MOST_CLUES = 3
"""A card has so many clues at most."""


def true_case(seed: int, size: int = 6, *, seed_forms: bool = True, lean: bool = True) -> Case:
    """A case of a seed with one answer, by true clues of the seed's forms, or of all.

    With `lean` no clue is more than uniqueness needs, except a person's only one.
    """
    draw = Random(f"{seed}/{size}/{seed_forms}")
    while True:
        case = _told(draw, *_scene(draw, size), seed_forms=seed_forms)
        if case is not None:
            return _lean(draw, case) if lean else case


def unique(case: Case) -> bool:
    """Whether a case has one answer, as the plain search says."""
    return case_engine_of("search").count(case, Ask(limit=2)).count == 1


def _scene(draw: Random, size: int) -> tuple[Case, Placement]:
    """A plan, a placement on free cells, and a victim who is with one other person."""
    while True:
        plan = drawn_plan(draw, size)
        for _ in range(20):
            columns = draw.sample(range(size), size)
            cells = [row * size + column for row, column in enumerate(columns)]
            draw.shuffle(cells)
            rooms = [plan.room_at[cell] for cell in cells]
            victims = [who for who, room in enumerate(rooms) if rooms.count(room) == 2]
            if victims and all(plan.free >> cell & 1 for cell in cells):
                victim = draw.choice(victims)
                people = tuple(
                    Person(f"p{i}", f"P{i}", draw.choice(("f", "m")), victim=i == victim)
                    for i in range(size)
                )
                return Case(plan, people), tuple(cells)


def _told(draw: Random, case: Case, meant: Placement, *, seed_forms: bool) -> Case | None:
    """The case with clues until it has one answer; None when full cards do not do."""
    for _ in range(MOST_CLUES):
        for subject in draw.sample(range(case.size), case.size):
            case = _with(case, subject, _true_clue(draw, case, meant, subject, seed_forms))
            if all(p.clues or p.victim for p in case.people) and unique(case):
                return case
    return None


def _true_clue(
    draw: Random, case: Case, meant: Placement, subject: int, seed_forms: bool
) -> Clue | None:
    for _ in range(60):
        clue = drawn_clue(draw, case, subject)
        fits = form_of(clue).seed or not seed_forms
        if fits and clue.holds(case, meant, subject) and clue not in case.people[subject].clues:
            return clue
    return None


def _with(case: Case, subject: int, clue: Clue | None) -> Case:
    people = list(case.people)
    if clue is not None:
        people[subject] = replace(people[subject], clues=(*people[subject].clues, clue))
    return replace(case, people=tuple(people))


def _lean(draw: Random, case: Case) -> Case:
    for statement in draw.sample(case.statements, len(case.statements)):
        person = case.people[statement.subject]
        clue = statement.clue
        if len(person.clues) == 1 and not person.victim:
            continue
        left = replace(person, clues=tuple(one for one in person.clues if one != clue))
        people = list(case.people)
        people[statement.subject] = left
        less = replace(case, people=tuple(people))
        if unique(less):
            case = less
    return case
