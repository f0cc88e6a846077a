"""Climbing the ladder of a case: its trace, and what that says about its difficulty.

As for grids (`solvers/grade.py`): in a round all steps of the cheapest rung that yields are applied
together, so that turning the plan or renaming people changes no number.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from puzzles.murder.case import Case
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseRung, CaseStep
from solvers.grade import MOST_ROUNDS, Grade, Round, Scale, grade_of_rounds, next_round
from solvers.step import LEVELS, Level

CASES = Scale("qedoku-case-ladder/2", trivial=1.2)
"""The scale; raised when the same case may get another grade."""


@dataclass(frozen=True)
class CaseTrace:
    """How far the ladder carries, and by which rounds.

    Attributes:
        rounds: in order.
        state: the candidates at the end.
        grade: what that says about the difficulty.
    """

    rounds: tuple[Round[CaseStep], ...]
    state: CaseCandidates
    grade: Grade

    @property
    def solved(self) -> bool:
        """Whether everybody is placed."""
        return self.state.solved


def climb_case(case: Case, ladder: Sequence[CaseRung] = CASE_LADDER) -> CaseTrace:
    """Solve a case as a person would, as far as the ladder carries.

    Where it carries to the end there is no other placement; that this one breaks no rule is for
    `puzzles.murder.judge.violations` to say.

    Raises:
        KeyError: a clue names what is not there; `puzzles.murder.judge.faults` says which.
        ValueError: there are not as many people as rows (U1).
    """
    state = begin_case(case)
    rounds: list[Round[CaseStep]] = []
    while not state.solved and state.broken is None and len(rounds) < MOST_ROUNDS:
        found = next_round(state, ladder)
        if found is None:
            break
        for step in found.steps:
            apply_step(state, step)
        rounds.append(found)
    solved = state.solved and state.broken is None
    return CaseTrace(tuple(rounds), state, grade_of_rounds(rounds, solved=solved, scale=CASES))


def solves_within(case: Case, level: Level) -> bool:
    """Say whether a case can be solved by steps of a level or easier ones."""
    found = climb_case(case).grade.level
    return found is not None and LEVELS.index(found) <= LEVELS.index(level)


def apply_step(state: CaseCandidates, step: CaseStep) -> None:
    """Do what a step says; where steps contradict each other, somebody is left without cell."""
    for who, cells in step.gone:
        state.remove(who, cells)
    for who, cell in step.places:
        state.place(who, cell)
