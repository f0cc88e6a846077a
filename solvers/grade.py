"""Climbing the ladder: the trace of a puzzle, and what it says about its difficulty.

In a round all steps of the cheapest rung that yields are applied together, so that nothing depends
on which cell came first: turning, transposing or renaming a puzzle changes no number.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from puzzles.kind import Kind
from puzzles.puzzle import Puzzle
from solvers.candidates import Candidates, begin
from solvers.ladder import LADDER, level_of
from solvers.step import Level, Rung, Step

GRADER = "qedoku-ladder/2"
"""The scale; raised when the same puzzle may get another grade."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What is particular to the grades of a ladder.

    Attributes:
        grader: name and version, as grades bear them.
        trivial: the greatest rating of a single; what needs no more is flagged `trivial`.
    """

    grader: str
    trivial: float


GRIDS = Scale(GRADER, 1.5)
GRID_FLAGS = ("redundant-given", "redundant-cage")
"""Flags of grids that no climb gives: `solvers/redundant.py` proves them."""
CASE_FLAG = "redundant-clue"
"""The flag of cases that no climb gives: `solvers/case_report.py` proves it."""
PROVEN_FLAGS = (*GRID_FLAGS, CASE_FLAG)
"""All flags that no climb gives."""
MOST_ROUNDS = 2000
"""More rounds than any puzzle can have: each takes at least one of its candidates."""


class Rated(Protocol):
    """A row of a ladder, as grading needs it."""

    @property
    def name(self) -> str:
        """The name of its technique."""

    @property
    def rating(self) -> float:
        """How difficult one such step is."""

    @property
    def weight(self) -> float:
        """The effort of one such step."""


class Effective(Protocol):
    """A step, as grading needs it."""

    @property
    def technique(self) -> str:
        """The name of its technique."""

    @property
    def does(self) -> Hashable:
        """What it places and takes away, the same for steps that do the same."""


class Climbed(Protocol):
    """What is known on the way, as climbing needs it."""

    @property
    def solved(self) -> bool:
        """Whether everything is placed."""

    @property
    def broken(self) -> int | None:
        """What has no candidate left, if anything has none."""


ClimbedT = TypeVar("ClimbedT", bound=Climbed)
StateT = TypeVar("StateT", contravariant=True)
StepT = TypeVar("StepT", bound=Effective)
StepOf = TypeVar("StepOf", bound=Effective, covariant=True)


class Finding(Rated, Protocol[StateT, StepOf]):
    """A row of a ladder with its technique, for states and steps of any sort."""

    @property
    def find(self) -> Callable[[StateT], Iterator[StepOf]]:
        """The technique."""


@dataclass(frozen=True, slots=True)
class Round(Generic[StepT]):
    """A round: its rung, the steps that were open, in the technique's order."""

    rung: Rated
    steps: tuple[StepT, ...]


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is for a person.

    Attributes:
        solved: whether the ladder carries to the end.
        rating: the hardest rung needed; None when the ladder does not carry to the end.
        score: the effort: for each round the weight of its rung, and as much again divided by how
            many steps were open in it, since one of many is found sooner.
        level: of the rating; None when beyond.
        hardest: the name of the hardest rung used, or None when nothing was seen.
        techniques: how many steps of each technique were taken.
        length: how many rounds there were.
        flags: `trivial` (singles alone), `tedious` (many rounds), `single-spike` (one step far
            above the others), `given-away` (nothing to do); those of `PROVEN_FLAGS` on request.
        grader: name and version of the scale.
    """

    solved: bool
    rating: float | None
    score: float
    level: Level | None
    hardest: str | None
    techniques: dict[str, int]
    length: int
    flags: tuple[str, ...]
    grader: str = GRADER

    @property
    def steps(self) -> int:
        """How many steps were taken."""
        return sum(self.techniques.values())


@dataclass(frozen=True)
class Trace:
    """How far the ladder carries, and by which rounds.

    Attributes:
        rounds: in order.
        state: the candidates at the end.
        grade: what that says about the difficulty.
    """

    rounds: tuple[Round[Step], ...]
    state: Candidates
    grade: Grade

    @property
    def solved(self) -> bool:
        """Whether the grid is full."""
        return self.state.solved


def climb(puzzle: Puzzle, ladder: Sequence[Rung] = LADDER, *, d2: bool = True) -> Trace:
    """Solve a puzzle as a person would, as far as the ladder carries; `d2`: whether by rule D2."""
    state = begin(puzzle, d2=d2)
    rungs = rungs_for(puzzle.kind, ladder, cages=bool(puzzle.cages))
    rounds = climb_rounds(state, rungs, apply)
    return Trace(rounds, state, grade_of_rounds(rounds, solved=state.solved))


def climb_rounds(
    state: ClimbedT,
    rungs: Sequence[Finding[ClimbedT, StepT]],
    apply: Callable[[ClimbedT, StepT], None],
) -> tuple[Round[StepT], ...]:
    """Return the rounds of a climb; the state is changed to that at the end of it."""
    rounds: list[Round[StepT]] = []
    while not state.solved and state.broken is None and len(rounds) < MOST_ROUNDS:
        found = next_round(state, rungs)
        if found is None:
            break
        for step in found.steps:
            apply(state, step)
        rounds.append(found)
    return tuple(rounds)


def rungs_for(kind: Kind, ladder: Sequence[Rung], *, cages: bool) -> list[Rung]:
    """Return the rungs of a ladder that have a use for a kind, with cages or without."""
    return [
        rung for rung in ladder if (kind.missing or not rung.missing) and (cages or not rung.cages)
    ]


def next_round(state: StateT, rungs: Iterable[Finding[StateT, StepT]]) -> Round[StepT] | None:
    """Return the steps of the first rung that yields any, None when none does."""
    for rung in rungs:
        steps = tuple(rung.find(state))
        if steps:
            return Round(rung, steps)
    return None


def apply(state: Candidates, step: Step) -> None:
    """Do what a step says; what another step of its round has done already stays."""
    for cell, digit in step.removes:
        if not state.placed[cell]:
            state.remove(cell, digit)
    for cell, digit in step.places:
        if not state.placed[cell]:
            state.place(cell, digit)


def distinct(steps: Iterable[StepT]) -> Iterator[StepT]:
    """Yield the steps of a round, of those that do the same only the first."""
    done: set[Hashable] = set()
    for step in steps:
        if step.does not in done:
            done.add(step.does)
            yield step


def grade_of_rounds(rounds: Iterable[Round[StepT]], *, solved: bool, scale: Scale = GRIDS) -> Grade:
    """Return the grade of a climb that is told by its rounds."""
    rounds = tuple(rounds)
    steps = [list(distinct(found.steps)) for found in rounds]
    taken = [(found.rung, len(some)) for found, some in zip(rounds, steps, strict=True)]
    used = Counter(step.technique for some in steps for step in some)
    return grade_of(taken, used, solved=solved, scale=scale)


def grade_of(
    taken: Sequence[tuple[Rated, int]],
    used: Counter[str],
    *,
    solved: bool,
    scale: Scale = GRIDS,
) -> Grade:
    """Return the grade of a climb: the rung of each round with its steps, and what they were."""
    hardest = max((rung for rung, _ in taken), key=lambda rung: rung.rating, default=None)
    rating = hardest.rating if hardest and solved else None
    score = sum(rung.weight * (1 + 1 / count) for rung, count in taken)
    return Grade(
        solved,
        rating,
        round(score, 1),
        level_of(rating) if rating is not None else None,
        hardest.name if hardest else None,
        dict(sorted(used.items())),
        len(taken),
        tuple(_flags(taken, scale, solved=solved)),
        scale.grader,
    )


def as_grade(grade: Grade) -> dict[str, Any]:
    """Return a grade as the native format's `grade` holds it."""
    return {
        "level": grade.level,
        "score": grade.score,
        "grader": grade.grader,
        "techniques": grade.techniques,
        "hardest": grade.hardest,
        "steps": grade.steps,
        "logical": grade.solved,
        "rating": grade.rating,
        "flags": list(grade.flags),
    }


def _flags(taken: Sequence[tuple[Rated, int]], scale: Scale, *, solved: bool) -> Iterator[str]:
    """Yield the flags that tell an editor what a rating does not."""
    ratings = sorted((rung.rating for rung, _ in taken), reverse=True)
    if not ratings:
        yield "given-away"
        return
    if solved and ratings[0] <= scale.trivial:
        yield "trivial"
    if len(taken) > 80:
        yield "tedious"
    if len(ratings) > 1 and ratings[0] - ratings[1] >= 1.5:
        yield "single-spike"
