"""The next step of a case from where a player is; or what the player has got wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.murder.case import Case, Placement
from puzzles.murder.place import Mask
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_ladder import CASE_LADDER
from solvers.case_step import CaseStep
from solvers.grade import next_round


@dataclass(frozen=True, slots=True)
class CaseState:
    """How far a player of a case is.

    Attributes:
        placed: (person, cell) pairs: who stands where.
        crossed: (person, mask) pairs: the cells that are crossed out for somebody.
    """

    placed: tuple[tuple[int, int], ...] = ()
    crossed: tuple[tuple[int, Mask], ...] = ()


@dataclass(frozen=True, slots=True)
class CaseMistake:
    """Something of a player's that the one solution contradicts.

    Attributes:
        who: the person.
        cell: where the person stands; None when it is what is crossed out that is wrong.
        other: somebody who stands in the same row or column, or None.
        clue: a clue that does not let the person be there, as an index into `Case.statements`, or
            None.
    """

    who: int
    cell: int | None
    other: int | None = None
    clue: int | None = None


@dataclass(frozen=True)
class CaseHint:
    """What to tell a player.

    Attributes:
        state: the candidates that the player has, what is crossed out left out.
        mistakes: all that is wrong; while there are any, no step is looked for.
        step: the first step of the easiest rung that yields, or None: a dead end for the ladder,
            unless the state is solved.
    """

    state: CaseCandidates
    mistakes: tuple[CaseMistake, ...] = ()
    step: CaseStep | None = None

    @property
    def dead_end(self) -> bool:
        """Whether nothing is wrong, nothing is found, and not everybody is placed."""
        return not self.mistakes and self.step is None and not self.state.solved


def hint_for_case(case: Case, truth: Placement, state: CaseState = CaseState()) -> CaseHint:
    """Return the next step from a state.

    Args:
        case: what was given.
        truth: the one solution.
        state: how far the player is; nothing done at the start.

    Raises:
        KeyError, ValueError: there is no such case, as `begin_case` says.
    """
    now = begin_case(case)
    mistakes = tuple(_mistakes(now, truth, state))
    if mistakes:
        return CaseHint(now, mistakes)
    for who, cell in state.placed:
        now.place(who, cell)
    for who, cells in state.crossed:
        now.remove(who, cells)
    found = None if now.solved else next_round(now, CASE_LADDER)
    return CaseHint(now, (), found.steps[0] if found else None)


def _mistakes(start: CaseCandidates, truth: Placement, state: CaseState) -> Iterator[CaseMistake]:
    """Yield what of a state the solution contradicts: who is placed, then what is crossed out."""
    for who, cell in state.placed:
        if truth[who] != cell:
            others = (
                other
                for other, at in state.placed
                if other != who and start.sight.cross[cell] >> at & 1
            )
            clues = (
                clue
                for clue, parts in start.sight.direct
                if any(one == who and not cells >> cell & 1 for one, cells in parts)
            )
            yield CaseMistake(who, cell, next(others, None), next(clues, None))
    placed = dict(state.placed)
    for who, cells in state.crossed:
        if who not in placed and cells >> truth[who] & 1:
            yield CaseMistake(who, None)
