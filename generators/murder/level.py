"""The tests that cases are made by: one placement, and how far the ladder of steps carries."""

from collections.abc import Sequence

from generators.murder.cards import Unique
from puzzles.murder.case import Case, Placement, Statement
from puzzles.murder.clues.company import SameRoom
from puzzles.murder.lowered import Lowered, gather
from puzzles.murder.relations import Mates
from solvers.case_grade import climb_case, solves_within
from solvers.case_ladder import CASE_LADDER
from solvers.engines import case_kernel, case_search
from solvers.engines.ask import Answer, Ask, Notice, Stop, Stopped, silent
from solvers.engines.kernel import installed
from solvers.grade import Grade
from solvers.ladder import BOUNDS
from solvers.step import LEVELS, Level

SMALLEST: dict[Level, int] = {"expert": 7}
"""The least board that can need a level, where not every board can.

Expert steps are groups of four. Where N is 6 or less, such a group leaves two lines or people at
most, and what those say is a pair: of 240 minimal cases each of sizes 4 and 6 none was expert.
"""


def made_levels() -> tuple[Level, ...]:
    """Return the levels that some technique of the ladder has."""
    bounds = dict(BOUNDS)
    found: list[Level] = []
    least = 0.0
    for level in LEVELS:
        if any(least < rung.rating <= bounds[level] for rung in CASE_LADDER):
            found.append(level)
        least = bounds[level]
    return tuple(found)


def solves_by(level: Level | None, case: Case, stop: Stop) -> bool:
    """Say whether the ladder up to a level solves a case; raise `Stopped` if `stop` says so."""
    if stop():
        raise Stopped
    return solves_within(level, case)


def grade_of(case: Case) -> Grade:
    """Return the grade of a case."""
    return climb_case(case).grade


def counts(cases: Sequence[Lowered], ask: Ask, notice: Notice = silent) -> list[Answer]:
    """Return how many placements cases have, exactly: by compiled code where that is there.

    Raises:
        Stopped: `ask.stop` said so.
    """
    if installed():
        answers = case_kernel.count_lowered(cases, ask, notice)
    else:
        answers = [case_search.count_lowered(case, ask) for case in cases]
    if not all(answer.finished for answer in answers):
        raise Stopped
    return answers


def unique_by(stop: Stop) -> Unique:
    """Return the test whether cases have one placement; it raises `Stopped` if `stop` says so."""
    ask = Ask(keep=0, stop=stop)
    return lambda cases: [answer.count == 1 for answer in counts(cases, ask)]


def spoilers(case: Case, placement: Placement, stop: Stop) -> list[Statement]:
    """Return the clues that give the murderer away each by itself.

    With such a clue as the only one the same person is the murderer in every placement (U2, U4,
    U7).
    """
    murderer = case.murderer(placement)
    if murderer is None:
        raise ValueError("not exactly one person is in the victim's room (U7)")
    victim = case.victim
    apart = SameRoom(case.people[murderer].id, negated=True).relate(case, victim)
    rule = Mates(victim, case.others(victim), 1)
    asked = [
        gather(case, (rule, *apart, *statement.clue.relate(case, statement.subject)))
        for statement in case.statements
    ]
    answers = counts(asked, Ask(limit=1, keep=0, stop=stop))
    pairs = zip(case.statements, answers, strict=True)
    return [statement for statement, answer in pairs if not answer.count]


def warmup(notice: Notice) -> None:
    """Compile what counts placements, or find it kept on disk."""
    if installed():
        case_kernel.prepare(notice)
