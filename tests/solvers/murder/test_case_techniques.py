"""Each technique for cases on an example that a person can check by hand.

The plan is of four rooms of 2 x 2 cells, A B above C D, four people a, b (women), c and the victim
v (men). What is said of a person is where they can still be; of the others, anywhere.
"""

import pytest

from puzzles.murder.case import Case, Clue, Person
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import WayOf
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import Row
from puzzles.murder.clues.things import OnlyOn
from puzzles.murder.place import Plan, Room, Thing, cells_of, mask_of
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseStep

QUARTERS = "AABBAABBCCDDCCDD"
HALVES = "AABB" * 4
IDS = "abcv"
ROW1, ROW2 = "r1c1 r1c2 r1c3 r1c4", "r2c1 r2c2 r2c3 r2c4"
ROW3, ROW4 = "r3c1 r3c2 r3c3 r3c4", "r4c1 r4c2 r4c3 r4c4"
ROOM_A, ROOM_B, ROOM_C = "r1c1 r1c2 r2c1 r2c2", "r1c3 r1c4 r2c3 r2c4", "r3c1 r3c2 r4c1 r4c2"
ROOM_D = "r3c3 r3c4 r4c3 r4c4"


def case_with(
    letters: str = QUARTERS, facts: tuple[Clue, ...] = (), rug: str = "", **cards: Clue
) -> Case:
    """The case, each card of one clue, a rug on some cells."""
    rooms = tuple(Room(code.lower(), code) for code in sorted(set(letters)))
    things = (Thing("rug", tuple(map(cell, rug.split()))),) if rug else ()
    plan = Plan(4, rooms, tuple(sorted(set(letters)).index(code) for code in letters), things)
    people = tuple(
        Person(who, who.upper(), "f" if who in "ab" else "m", who == "v", (cards[who],))
        if who in cards
        else Person(who, who.upper(), "f" if who in "ab" else "m", who == "v")
        for who in IDS
    )
    return Case(plan, people, facts)


def cell(name: str) -> int:
    """The number of a cell of a board of four rows."""
    return 4 * (int(name[1]) - 1) + int(name[3]) - 1


def state_of(case: Case, left: dict[str, str], placed: str = "") -> CaseCandidates:
    """The state in which some people can be in some cells only."""
    state = begin_case(case)
    for who, cells in left.items():
        state.remove(IDS.index(who), ~mask_of(map(cell, cells.split())))
    for who in placed:
        state.place(IDS.index(who), cell(left[who]))
    return state


def steps(name: str, state: CaseCandidates) -> list[CaseStep]:
    """What the technique of a rung sees."""
    (rung,) = (rung for rung in CASE_LADDER if rung.name == name)
    return list(rung.find(state))


def effect(some: list[CaseStep]) -> dict[str, set[str]]:
    """The cells that each person loses, by name; with `=` the cell where somebody is placed."""
    found: dict[str, set[str]] = {}
    for step in some:
        for who, mask in step.gone:
            names = {f"r{at // 4 + 1}c{at % 4 + 1}" for at in cells_of(mask)}
            found.setdefault(IDS[who], set()).update(names)
        for who, at in step.places:
            found.setdefault(IDS[who], set()).add(f"=r{at // 4 + 1}c{at % 4 + 1}")
    return found


EXAMPLES: list[tuple[str, Case, dict[str, str], dict[str, str]]] = [
    ("direct-clue", case_with(a=Row(0)), {}, {"a": f"{ROW2} {ROW3} {ROW4}"}),
    # Only a is on the rug, so that nobody else is.
    ("direct-clue", case_with(a=OnlyOn("rug"), rug="r1c1 r1c2"), {"c": ROW2},
     {"a": f"r1c3 r1c4 {ROW2} {ROW3} {ROW4}", "b": "r1c1 r1c2", "v": "r1c1 r1c2"}),
    ("only-cell", case_with(), {"a": "r2c3"}, {"a": "=r2c3"}),
    ("line-single", case_with(), {"a": "r1c1 r2c2", "b": ROW2, "c": ROW3, "v": ROW3},
     {"a": "=r1c1"}),
    ("line-taken", case_with(), {"a": "r1c1 r1c3", "b": f"{ROW1} {ROW2}", "c": ROW3, "v": ROW4},
     {"b": ROW1}),
    ("line-last-person", case_with(), {"a": "r1c1 r1c2 r2c2 r4c4", "b": ROW2, "c": ROW3, "v": ROW3},
     {"a": "r2c2 r4c4"}),
    # Somebody is in r1c1: a or b. So nobody is below it.
    ("line-last-cell", case_with(),
     {"a": "r1c1 r2c2 r3c3", "b": "r1c1 r3c1 r2c3 r3c4", "c": "r2c1 r3c3 r4c2", "v": "r2c4 r4c4"},
     {"b": "r3c1", "c": "r2c1"}),
    # In r1c2 anybody would take the row of r1c1 and the column of r2c2; in r2c1 likewise.
    ("crossing", case_with(), {"a": "r1c1 r2c2", "b": f"r1c2 {ROW3}", "c": "r2c1 r1c4 r3c3",
     "v": ROW4}, {"b": "r1c2", "c": "r2c1"}),
    # But for a, row 1 can be filled in r1c3 alone.
    ("crossing-line", case_with(), {"a": "r1c1 r1c3 r2c3 r3c4", "b": "r1c3 r4c1 r4c4",
     "c": ROW2, "v": f"r1c3 {ROW3}"}, {"a": "r2c3"}),
    ("people-pair", case_with(), {"a": "r1c1 r2c1", "b": "r1c2 r2c4", "c": f"r1c3 {ROW3}",
     "v": ROW4}, {"c": "r1c3"}),
    ("lines-pair", case_with(), {"a": "r1c1 r2c2 r3c3", "b": "r1c2 r2c1 r4c1", "c": ROW3,
     "v": ROW4}, {"a": "r3c3", "b": "r4c1"}),
    # Rows 1 and 2 have cells in columns 1 and 2 alone.
    ("crossed-pair", case_with(),
     {"a": "r1c1 r2c2 r3c3", "b": "r1c2 r4c4", "c": "r2c1 r3c1 r3c4", "v": "r1c1 r3c3 r4c2"},
     {"c": "r3c1", "v": "r4c2"}),
    # Row 1 and column 1 are for a and b, who are not where they cross.
    ("pigeonhole-pair", case_with(),
     {"a": "r1c2 r1c3 r3c1", "b": "r1c1 r1c4 r4c1", "c": "r2c1 r2c2 r1c3", "v": "r3c3 r4c4"},
     {"b": "r1c1", "c": "r2c1 r1c3"}),
    ("victim-room-full", case_with(), {"v": "r1c1 r2c2", "a": "r1c2 r2c1", "b": f"r1c1 {ROW3}",
     "c": ROW4}, {"b": "r1c1"}),
    ("only-companion", case_with(), {"v": "r1c1 r2c2", "a": f"r1c2 {ROW3}", "b": ROW3, "c": ROW4},
     {"a": ROW3}),
    ("company-full", case_with(a=Alone()), {"a": "r1c1 r2c2", "b": f"r1c1 {ROW3}", "c": ROW4,
     "v": ROW3}, {"b": "r1c1"}),
    ("company-needed", case_with(a=RoomWith("a", "f", 1)), {"b": f"r1c1 {ROW3}"}, {"b": ROW3}),
    ("company-fit", case_with(a=Alone()), {"b": "r1c1 r2c2", "a": "r1c1 r3c3", "c": ROOM_B,
     "v": ROOM_C}, {"a": "r1c1"}),
    # Two are in A already, so the victim would be the third.
    ("companion-fit", case_with(), {"a": "r1c1", "b": "r2c2", "c": f"{ROOM_C} {ROOM_D}",
     "v": "r2c1 r3c3 r4c4"}, {"v": "r2c1"}),
    # From r1c1, or r2c2, the victim would take row or column of all that a can have in A.
    ("companion-fit", case_with(), {"a": "r1c2 r2c1 r3c3", "b": f"{ROOM_C} {ROOM_D}",
     "c": f"{ROOM_C} {ROOM_D}", "v": "r1c1 r2c2 r3c1"}, {"v": "r1c1 r2c2"}),
    ("clue-between", case_with(a=SameRoom("b")), {"a": "r1c1 r3c1", "b": "r2c2 r2c4"},
     {"a": "r3c1", "b": "r2c4"}),
    ("empty-rooms", case_with(facts=(EmptyRooms(2),)), {"a": "r1c1", "b": "r2c3",
     "c": "r2c2 r3c3", "v": f"{ROW1} r3c1"}, {"c": "r3c3", "v": "r3c1"}),
    # C can be filled by c alone, and only one of the four rooms is empty.
    ("empty-rooms", case_with(facts=(EmptyRooms(1),)), {"a": "r1c1", "b": "r2c3 r1c4",
     "c": "r2c2 r3c1", "v": "r1c2 r2c1"}, {"c": "r2c2"}),
    # Three rooms for a, b and c, each with one of them.
    ("head-count", case_with(facts=(EmptyRooms(1),)), {"a": "r1c1", "b": "r2c3", "c": "r2c2 r4c4",
     "v": ROW3}, {"c": "r2c2"}),
    # Two people are in A, one of them a woman beside a: so no man.
    ("room-rest", case_with(facts=(PeopleIn("a", 2),), a=RoomWith("a", "f", 1)), {"a": ROOM_A,
     "b": f"r1c1 {ROW3}", "c": "r2c2 r4c4", "v": ROW3}, {"c": "r2c2"}),
    # The other in A is in row 1: a or b. So nobody else is in that row, the victim neither.
    ("room-line", case_with(), {"v": "r1c1 r2c2", "a": f"r1c1 {ROW3}", "b": f"r1c2 {ROW4}",
     "c": "r1c3 r2c4"}, {"v": "r1c1", "c": "r1c3"}),
    # From r3c1, c would take r1c1 from a and r2c1 from b: nobody could be with
    # the victim. From r4c1, a or b would be outside and take the other's cell.
    ("crossing-room", case_with(), {"v": "r1c2 r2c2", "a": f"r1c1 {ROW4}", "b": f"r2c1 {ROW4}",
     "c": "r3c1 r3c3"}, {"a": "r4c1", "b": "r4c1", "c": "r3c1"}),
    # Two people in A take its rows, and its columns as well.
    ("room-capacity", case_with(facts=(PeopleIn("a", 2),)), {"c": "r1c3 r3c2 r4c4"},
     {"a": "r1c3 r1c4 r2c3 r2c4 r3c1 r3c2 r4c1 r4c2",
      "b": "r1c3 r1c4 r2c3 r2c4 r3c1 r3c2 r4c1 r4c2",
      "c": "r1c3 r3c2", "v": "r1c3 r1c4 r2c3 r2c4 r3c1 r3c2 r4c1 r4c2"}),
    # In A there is room for two, not for three.
    ("capacity-fit", case_with(a=WithOthers(2)), {"a": "r1c1 r3c3", "b": ROOM_A, "c": ROOM_A},
     {"a": "r1c1 r3c3"}),
    # Three rows can be filled in A alone, so at least three are there: not the victim.
    ("room-coverage", case_with(HALVES), {"a": "r1c1 r2c2 r4c4", "b": "r2c1 r3c2 r4c3",
     "c": "r1c2 r3c1", "v": "r2c2 r3c1 r4c4"}, {"v": "r2c2 r3c1"}),
    # Row 1 can be filled in A alone, row 4 in D: these are the two that are not empty.
    ("filled-rooms", case_with(facts=(EmptyRooms(2),)), {"a": "r1c1 r2c3 r4c4",
     "b": "r1c2 r2c1 r3c3", "c": "r2c2 r3c3 r3c4", "v": "r3c1 r3c4 r4c3"},
     {"a": "r2c3", "v": "r3c1"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "case", "left", "expected"), EXAMPLES)
def test_a_technique_sees_what_a_person_sees(
    name: str, case: Case, left: dict[str, str], expected: dict[str, str]
) -> None:
    wanted = {who: set(cells.split()) for who, cells in expected.items()}
    assert effect(steps(name, state_of(case, left))) == wanted


def test_a_clue_about_somebody_who_is_placed() -> None:
    case = case_with(a=WayOf("b", "north"))
    seen = steps("clue-from-known", state_of(case, {"b": "r3c1"}, placed="b"))
    # Row 3 and column 1 went with b; of what is left, a is above row 3.
    assert effect(seen) == {"a": {"r4c2", "r4c3", "r4c4"}}
    assert seen[0].rules == ("X4",)


def test_the_step_of_the_victims_room_cites_u7() -> None:
    case = case_with()
    left = {"v": "r1c1 r2c2", "a": "r1c2 r2c1", "b": f"r1c1 {ROW3}", "c": ROW4}
    (step,) = steps("victim-room-full", state_of(case, left))
    assert (step.rules, step.units, step.people) == (("U7",), ("room:a",), (3, 0))
    assert dict(step.facts).keys() == {0, 3}


def test_a_solved_or_open_board_shows_nothing() -> None:
    case = case_with()
    solved = state_of(case, {"a": "r1c1", "b": "r2c2", "c": "r3c3", "v": "r4c4"}, placed="abcv")
    for state in (begin_case(case), solved):
        for rung in CASE_LADDER:
            assert list(rung.find(state)) == [], rung.name
