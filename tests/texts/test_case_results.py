"""What follows from a step of a case, and what it cites, in words."""

from puzzles.murder.case import Case, Person
from puzzles.murder.clues.company import Alone
from puzzles.murder.clues.facts import EmptyRooms
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.place import Plan, Room, mask_of
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseStep
from texts.case_say import StepWords, case_title
from texts.say import title

NAMES = [rung.name for rung in CASE_LADDER]
ROOMS = (Room("study", "S"), Room("library", "L"), Room("terrace", "T"), Room("cellar", "C"))
PLAN = Plan(4, ROOMS, tuple("SLTC".index(code) for code in "SSLLSSLLTTCCTTCC"))
PEOPLE = (
    Person("anna", "Anna", "f", clues=(Row(0), Alone())),
    Person("bruno", "Bruno", "m", clues=(Column(1),)),
    Person("carla", "Carla", "f"),
    Person("dario", "Dario", "m", victim=True),
)
CASE = Case(PLAN, PEOPLE, (EmptyRooms(1),))
ALL = [(1 << 16) - 1] * 4


def cells(*names: str) -> int:
    return mask_of(map(PLAN.cell, names))


def test_what_follows_is_told_by_lines_and_rooms_or_by_what_is_left() -> None:
    words = StepWords(CASE, "en")
    left = [*ALL]
    left[2] = cells("r2c1", "r2c2", "r2c3", "r2c4", "r3c1")
    left[3] = cells("r1c1", "r1c2", "r2c1", "r4c4")
    gone = ((2, left[2] & ~cells("r3c1")), (3, left[3] & ~cells("r4c4")))
    step = CaseStep("line-taken", (), gone, ("row2", "room:study"), (0,))
    assert words.result(step, left) == "Carla is not in row 2; Dario is not in the Study"
    bare = CaseStep("line-taken", (), gone[:1], (), (0,))
    assert words.result(bare, left) == "Carla can only be in r3c1"
    few = CaseStep("line-taken", (), ((0, cells("r1c1")), (2, cells("r1c1"))), (), (0,))
    assert words.result(few, ALL) == "Anna and Carla are not in r1c1"


def test_clues_are_cited_by_their_card() -> None:
    words = StepWords(CASE, "en")
    cited = [words.clue(index) for index in range(len(CASE.statements))]
    wanted = ["clue 1 of Anna", "clue 2 of Anna", "Bruno's clue", "the fact about the board"]
    assert cited == wanted


def test_no_title_is_one_of_a_technique_for_grids() -> None:
    from solvers.ladder import LADDER

    assert not {case_title(name) for name in NAMES} & {title(rung.name) for rung in LADDER}
    assert not set(NAMES) & {rung.name for rung in LADDER}
