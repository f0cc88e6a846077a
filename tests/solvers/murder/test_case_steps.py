"""The ladder of cases as a whole: nothing true goes, facts prove steps, turning changes nothing.

What is true comes from the judge, over all placements of a small board, or from an engine; no test
here knows a technique.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from puzzles.murder.case import Case, Clue, Person, Placement
from puzzles.murder.clues.company import RoomWith
from puzzles.murder.clues.direction import Away, WayOf, WayOfThing
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.judge import violations
from puzzles.murder.place import Plan, Room, Thing
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_grade import apply_step, climb_case
from solvers.case_hint import CaseState, hint_for_case
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseStep
from solvers.case_techniques import clues, company, coverage, covers, crossing, lines, rooms
from solvers.engines.ask import Ask
from solvers.engines.case_catalog import case_engine_of
from solvers.step import LEVELS
from tests.drawn_cases import drawn_case, placements
from tests.recorded_cases import CASES, NotImplementedForm, case_of, placement_of, records
from tests.true_cases import true_case

FULL = {rung.name for rung in CASE_LADDER if "quad" in rung.name}
"""Groups of four: all of a board of four rows, so that they have nothing to say there."""
MANY = 500


@cache
def all_placements(size: int) -> tuple[Placement, ...]:
    return tuple(placements(size))


def answers(case: Case) -> Iterable[Placement] | None:
    """All answers of a case; None when there are very many."""
    if case.size == 4:
        return [p for p in all_placements(4) if not any(violations(case, p))]
    found = case_engine_of("search").count(case, Ask(limit=MANY, keep=MANY))
    return None if found.count == MANY else found.grids


def check(state: CaseCandidates, step: CaseStep, union: list[int]) -> None:
    """Assert that a step is news, quotes what the player has, and takes nothing true."""
    assert step.places or step.gone
    assert len(set(step.facts)) == len(step.facts)
    for who, mask in step.facts:
        assert state.masks[who] & ~mask == 0, f"the player does not know that: {step}"
    for who, cell in step.places:
        assert not state.placed[who]
        assert not union[who] & ~(1 << cell), f"WRONG CELL: {step}"
    for who, mask in step.gone:
        assert mask
        assert state.masks[who] & mask == mask, f"gone already: {step}"
        assert not union[who] & mask, f"TRUTH REMOVED: {step}"


def replay(case: Case) -> Iterator[tuple[CaseCandidates, CaseStep]]:
    """Climb with a case as far as it goes; yield what every rung sees in every round, checked."""
    found = answers(case)
    if found is None:
        return
    union = [0] * case.size
    for placement in found:
        for who, cell in enumerate(placement):
            union[who] |= 1 << cell
    state = begin_case(case)
    while not state.solved and state.broken is None:
        seen = {rung.name: list(rung.find(state)) for rung in CASE_LADDER}
        for name, steps in seen.items():
            for step in steps:
                assert step.technique == name
                check(state, step, union)
                yield state, step
        first = next((steps for steps in seen.values() if steps), [])
        if not first:
            break
        for step in first:
            apply_step(state, step)
    assert not any(union) or state.broken is None


def follows(case: Case, step: CaseStep) -> bool:
    """Whether a step follows from its facts, its clues, U2, U4 and the rules that it cites."""
    for placement in all_placements(case.size):
        if any(not case.plan.free >> cell & 1 for cell in placement):
            continue
        if any(not mask >> placement[who] & 1 for who, mask in step.facts):
            continue
        told = [case.statements[clue] for clue in step.clues]
        if not all(one.clue.holds(case, placement, one.subject) for one in told):
            continue
        if "U7" in step.rules and len(case.roommates(placement, case.victim)) != 1:
            continue
        if any(placement[who] != cell for who, cell in step.places):
            return False
        if any(mask >> placement[who] & 1 for who, mask in step.gone):
            return False
    return True


def replay_and_prove(cases: Iterable[Case], proofs: int) -> Counter[str]:
    """Replay cases of four rows, prove so many steps of each technique, count what was seen."""
    seen: Counter[str] = Counter()
    proven: Counter[str] = Counter()
    for case in cases:
        for _, step in replay(case):
            seen[step.technique] += 1
            if proven[step.technique] < proofs:
                proven[step.technique] += 1
                assert follows(case, step), step
            rules = {case.statements[clue].clue.rule for clue in step.clues}
            assert rules <= set(step.rules)
    return seen


def test_steps_are_sound_and_follow_from_what_they_quote():
    seen = replay_and_prove((drawn_case(seed, 4, 12) for seed in range(90)), 12)
    assert len(seen) > 0.8 * len(CASE_LADDER)


def recounted(case: Case, step: CaseStep) -> bool:
    """Whether a step about company from cells says the truth, counted anew from its facts alone.

    Too many: those named can be nowhere but in the room, each in some cell. Too few: all others
    but those named are told to be out of it.
    """
    size, (room,) = case.size, step.units
    area = case.plan.areas[[f"room:{one.id}" for one in case.plan.rooms].index(room)]
    who, *named = step.people
    facts = dict(step.facts)
    counted = set(range(size)) - {who}
    told = [case.statements[clue] for clue in step.clues]
    subject = {one.subject for one in told} | ({case.victim} if "U7" in step.rules else set())
    for clue in (one.clue for one in told if isinstance(one.clue, RoomWith)):
        counted = {p for p in counted if case.people[p].gender == clue.gender} - subject
    for cell in step.cells:
        apart = [c for c in range(size * size) if c // size != cell // size]
        apart = [c for c in apart if c % size != cell % size]
        left = {p: [c for c in apart if mask >> c & 1] for p, mask in facts.items()}
        inside = {p: [bool(area >> c & 1) for c in cells] for p, cells in left.items()}
        if step.numbers[1] == company.CROWD:
            if not named or any(not inside[p] or not all(inside[p]) for p in named):
                return False
        elif any(p not in inside or any(inside[p]) for p in counted - set(named) - subject):
            return False
    return True


def test_company_from_cells_is_too_much_or_too_little_as_is_said():
    seen: Counter[tuple[str, int]] = Counter()
    names = ("company-fit", "companion-fit", "crossing-room")
    rungs = [rung for rung in CASE_LADDER if rung.name in names]
    for seed in range(60):
        case = drawn_case(seed, 4 + seed % 2, 12)
        state = begin_case(case)
        while not state.solved and state.broken is None:
            for step in (one for rung in rungs for one in rung.find(state)):
                if step.numbers[1] in (company.CROWD, company.LACK):
                    seen[step.technique, step.numbers[1]] += 1
                    assert recounted(case, step), step
            first = next((f for rung in CASE_LADDER if (f := list(rung.find(state)))), ())
            if not first:
                break
            for step in first:
                apply_step(state, step)
    assert len(seen) >= 5


def test_who_would_have_no_cell_is_neither_in_the_room_nor_out_of_it():
    # From r1c1, b could be neither in r1c2 nor in r3c1; a and c are where they like. That b would
    # have no cell is for the technique `crossing` to say, not for the victim's company.
    case = drawn_case(0, 4, 0)
    state = begin_case(replace(case, plan=quarters()))
    victim = case.victim
    first, *_ = case.others(victim)
    state.remove(first, ~(1 << 1 | 1 << 8))
    state.remove(victim, ~(1 << 0 | 1 << 11))
    steps = [step for rung in CASE_LADDER for step in rung.find(state)]
    assert not [s for s in steps if "fit" in s.technique or s.technique == "crossing-room"]
    crossed = [s for s in steps if s.technique == "crossing" and s.people == (first,)]
    assert any(who == victim and mask & 1 for s in crossed for who, mask in s.gone)


def quarters() -> Plan:
    """Four rooms of 2 x 2 cells without objects."""
    rooms = tuple(Room(code.lower(), code) for code in "ABCD")
    return Plan(4, rooms, tuple("ABCD".index(code) for code in "AABBAABBCCDDCCDD"))


@pytest.mark.slow
def test_thousands_of_steps_are_sound_and_follow():
    cases = [drawn_case(seed, 4, 12) for seed in range(1500)]
    cases += [true_case(seed, 4, seed_forms=seed % 2 == 0) for seed in range(300)]
    seen = replay_and_prove(cases, 400)
    assert {rung.name for rung in CASE_LADDER} - seen.keys() <= FULL


@pytest.mark.parametrize("size", [5, 6])
def test_nothing_true_goes_on_larger_boards(size):
    count = Counter(
        step.technique
        for seed in range(12)
        for _, step in replay(true_case(seed, size, seed_forms=seed % 2 == 0))
    )
    assert len(count) > 15


@pytest.mark.slow
@pytest.mark.parametrize("size", [5, 6, 7])
def test_nothing_true_goes_even_with_several_answers(size):
    count: Counter[str] = Counter()
    for seed in range(150 if size < 7 else 40):
        case, draw = true_case(seed, size, seed_forms=seed % 2 == 0), Random(seed)
        for _ in range(seed % 3):
            case = case.without(draw.choice(case.statements))
        count += Counter(step.technique for _, step in replay(case))
    assert len(count) > 0.8 * len(CASE_LADDER)
    assert {name for name in FULL if name in count}


def turned(case: Case, across: bool, order: list[int]) -> Case:
    """The case with rows and columns exchanged, or left and right; its people in another order."""
    n, plan = case.size, case.plan

    def to(cell: int) -> int:
        row, column = divmod(cell, n)
        return column * n + row if across else row * n + n - 1 - column

    room_at = [0] * (n * n)
    for cell, room in enumerate(plan.room_at):
        room_at[to(cell)] = room
    words = (
        {"north": "west", "south": "east", "east": "south", "west": "north", "rows": "columns",
         "columns": "rows"}
        if across
        else {"east": "west", "west": "east"}
    )  # fmt: skip

    def way(text: str) -> str:
        parts = {words.get(part, part) for part in text.split("-")}
        return "-".join(sorted(parts, key=lambda part: part not in ("north", "south")))

    def clue(one: Clue) -> Clue:
        match one:
            case Row(line):
                return Column(line) if across else one
            case Column(line):
                return Row(line) if across else Column(n - 1 - line)
            case WayOf() | WayOfThing() | Away():
                return replace(one, way=way(one.way))  # type: ignore[arg-type]
        return one

    people = tuple(
        Person(p.id, p.name, p.gender, p.victim, tuple(map(clue, p.clues)))
        for p in (case.people[who] for who in order)
    )
    things = tuple(Thing(t.kind, tuple(sorted(map(to, t.cells)))) for t in plan.things)
    return Case(Plan(n, plan.rooms, tuple(room_at), things, plan.kinds), people, case.facts)


@pytest.mark.parametrize("across", [True, False])
def test_turning_and_renaming_changes_no_number(across):
    solved = 0
    for seed in range(40):
        case = true_case(seed, 4 + seed % 2, seed_forms=seed % 3 == 0)
        order = list(range(case.size))
        Random(seed).shuffle(order)
        here, there = climb_case(case), climb_case(turned(case, across, order))
        assert here.grade == there.grade
        assert [len(r.steps) for r in here.rounds] == [len(r.steps) for r in there.rounds]
        masks = sorted(mask.bit_count() for mask in here.state.masks)
        assert masks == sorted(mask.bit_count() for mask in there.state.masks)
        solved += here.solved
    assert solved > 20


def test_a_climb_that_ends_gives_the_one_answer():
    levels = set()
    for seed in range(40):
        case = true_case(seed, 5)
        trace = climb_case(case)
        (answer,) = answers(case)
        assert all(m >> c & 1 for m, c in zip(trace.state.masks, answer, strict=True))
        assert trace.grade.solved == trace.solved == all(trace.state.placed)
        levels.add(trace.grade.level)
    assert levels >= {"beginner", "easy", "medium", "hard"}


def test_a_climb_changes_neither_case_nor_ladder_and_repeats():
    case = true_case(3, 6)
    assert climb_case(case).grade == climb_case(case).grade
    for rung in CASE_LADDER:
        state = begin_case(case)
        before = state.masks[:], state.placed[:]
        assert list(rung.find(state)) == list(rung.find(state))
        assert (state.masks, state.placed) == before


def test_ladder_is_ordered_and_every_technique_has_a_rung():
    ratings = [rung.rating for rung in CASE_LADDER]
    assert ratings == sorted(ratings)
    assert len({rung.name for rung in CASE_LADDER}) == len(CASE_LADDER)
    finds = [getattr(rung.find, "func", rung.find) for rung in CASE_LADDER]
    for module in (clues, company, coverage, covers, crossing, lines, rooms):
        for name, value in vars(module).items():
            made = getattr(value, "__annotations__", {}).get("return")
            own = getattr(value, "__module__", "") == module.__name__ and name[0] != "_"
            if own and "CaseStep" in str(made) and "state" in value.__annotations__:
                known = value in finds or value in HELPERS
                assert known, f"{module.__name__}.{name} has no rung"


HELPERS = {company.full, company.needed, company.misfits, rooms.rooms_used}
"""What several techniques share."""


@pytest.mark.skipif(not CASES.is_dir(), reason="QEDOKU_CASES is not set")
def test_public_cases_keep_their_solutions_and_easy_ones_are_not_hard():
    graded: dict[str, Counter[str | None]] = {}
    for record in records():
        try:
            case = case_of(record)
        except NotImplementedForm:
            continue
        trace = climb_case(case)
        if record["solutions"] != 1:
            assert not trace.solved
            continue
        answer = placement_of(record, record["solution"])
        assert all(m >> c & 1 for m, c in zip(trace.state.masks, answer, strict=True)), record["id"]
        graded.setdefault(record["difficulty"], Counter())[trace.grade.level] += 1
    # Their publishers call these easy: no group, no capacity, no coverage is needed.
    assert graded["easy"].keys() <= set(LEVELS[:3])
    assert graded["easy"].total() > 10
    assert graded["medium"]["medium"] > graded["medium"].total() / 2


def test_a_hint_tells_a_mistake_from_a_dead_end():
    case = true_case(1, 5)
    (truth,) = answers(case)
    wrong = next(cell for cell in case.plan.cells if cell != truth[0])
    found = hint_for_case(case, truth, CaseState(((0, wrong),)))
    assert [(one.who, one.cell) for one in found.mistakes] == [(0, wrong)]
    assert found.step is None
    crossed = hint_for_case(case, truth, CaseState(crossed=((2, 1 << truth[2]),)))
    assert [(one.who, one.cell) for one in crossed.mistakes] == [(2, None)]
    whole = hint_for_case(case, truth, CaseState(tuple(enumerate(truth))))
    assert (whole.mistakes, whole.step, whole.dead_end) == ((), None, False)
    stuck = next(c for c in (true_case(s, 4) for s in range(100)) if not climb_case(c).solved)
    (answer,) = answers(stuck)
    end = climb_case(stuck).state
    gone = tuple((who, ~mask) for who, mask in enumerate(end.masks))
    placed = tuple((who, answer[who]) for who, done in enumerate(end.placed) if done)
    assert hint_for_case(stuck, answer, CaseState(placed, gone)).dead_end


def test_a_mistake_says_why_when_that_can_be_seen():
    case = next(c for c in (true_case(s, 4) for s in range(50)) if c.people[0].clues[:1] and
                isinstance(c.people[0].clues[0], Row))  # fmt: skip
    (truth,) = answers(case)
    row = case.people[0].clues[0].row
    outside = next(cell for cell in case.plan.cells if cell // 4 != row)
    (mistake,) = hint_for_case(case, truth, CaseState(((0, outside),))).mistakes
    assert mistake.clue == 0
    beside = truth[1] // 4 * 4 + (truth[1] + 1) % 4
    found = hint_for_case(case, truth, CaseState(((1, truth[1]), (2, beside)))).mistakes
    assert [(one.who, one.other) for one in found if one.who == 2] == [(2, 1)]
