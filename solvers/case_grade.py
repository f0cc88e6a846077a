"""Climbing the ladder of a case: its trace, and what that says about its difficulty.

As for grids (`solvers/grade.py`): in a round all steps of the cheapest rung that yields are applied
together, so that turning the plan or renaming people changes no number.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from puzzles.murder.case import Case
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_ladder import CASE_LADDER, rungs_up_to
from solvers.case_step import CaseRung, CaseStep
from solvers.grade import Grade, Round, Scale, climb_rounds, grade_of_rounds
from solvers.step import Level

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
    rounds = climb_rounds(state, ladder, apply_step)
    solved = state.solved and state.broken is None
    return CaseTrace(rounds, state, grade_of_rounds(rounds, solved=solved, scale=CASES))


def solves_within(level: Level | None, case: Case) -> bool:
    """Say whether a case can be solved by steps of a level or easier ones; of any without it."""
    return climb_case(case, rungs_up_to(level)).grade.solved


def apply_step(state: CaseCandidates, step: CaseStep) -> None:
    """Do what a step says; where steps contradict each other, somebody is left without cell."""
    for who, cells in step.gone:
        state.remove(who, cells)
    for who, cell in step.places:
        state.place(who, cell)
