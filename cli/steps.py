"""What grade, explain and hint share: traces that can be trusted, and steps put in order and words.

A climb applies all steps of a round together; here they stand one after the other, what a step
repeats left out, each with its number and its sentence.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from cli.exits import Exit
from cli.output import line, note
from puzzles.board import Board
from puzzles.puzzle import Grid, Puzzle
from solvers.candidates import Candidates, begin
from solvers.climber import Climber
from solvers.engines.ask import Notice, silent
from solvers.grade import Grade, Trace, apply, climb, distinct
from solvers.step import Step
from texts.say import Known, say
from texts.words import message

Row = dict[str, object]
StepT = TypeVar("StepT")


class Copied(Protocol):
    """What is known after a step, as drawing needs it."""

    def copy(self) -> Self:
        """Return a copy that stays as it is."""


CopiedT = TypeVar("CopiedT", bound=Copied)


@dataclass(frozen=True)
class Fault:
    """What is the matter with a puzzle that has not exactly one solution, and its exit code."""

    text: str
    code: Exit


@dataclass(frozen=True)
class Told(Generic[StepT]):
    """A step as it is told: its number and its round's, both from 1, and its sentence."""

    n: int
    round: int
    step: StepT
    text: str


def climbed(puzzle: Puzzle) -> Trace | Fault:
    """Climb the ladder with a puzzle, and make sure that it has exactly one solution."""
    if fault := invalid(puzzle):
        return fault
    trace = climb(puzzle)
    return doubted(puzzle, trace.solved, trace.state.masks) or trace


class Grader:
    """Grades puzzles of any kinds, by compiled code when there are many; makes sure of each.

    With `redundant` the grades have the flags of what could go as well.
    """

    def __init__(self, *, many: bool, redundant: bool = False) -> None:
        self._many, self._redundant = many, redundant
        self._climbers: dict[str, Climber] = {}

    def __call__(self, puzzle: Puzzle) -> Grade | Fault:
        """Return a puzzle's grade, or what is wrong with the puzzle."""
        found = self._graded(puzzle)
        if self._redundant and isinstance(found, Grade):
            return flagged(found, puzzle, note)
        return found

    def _graded(self, puzzle: Puzzle) -> Grade | Fault:
        """Return what the ladder says of a puzzle, or what is wrong with the puzzle."""
        if not self._many:
            found = climbed(puzzle)
            return found.grade if isinstance(found, Trace) else found
        if fault := invalid(puzzle):
            return fault
        name = puzzle.kind.name
        if name not in self._climbers:
            self._climbers[name] = Climber(puzzle.kind, notice=note)
        climb = self._climbers[name].climb(puzzle)
        return doubted(puzzle, climb.grade.solved, climb.masks) or climb.grade


def invalid(puzzle: Puzzle) -> Fault | None:
    """Return which rule a puzzle breaks before its first step, if any."""
    from puzzles.judge import broken

    for fault in broken(puzzle):
        return Fault(f"invalid; {fault.rule}: {fault.text}", Exit.FAILED)
    return None


def doubted(puzzle: Puzzle, solved: bool, masks: Sequence[int]) -> Fault | None:
    """Say what is wrong with a puzzle that was climbed, when it has not exactly one solution.

    Where the steps carry to the end, they prove that there is no second solution, and the judge
    says whether the grid is one. Where they do not, an engine is asked.
    """
    from puzzles.judge import violations
    from solvers.prove import prove

    if solved and not any(violations(puzzle, grid_of(masks, puzzle.size))):
        return None
    from cli.editing import refusal
    from cli.exits import of_verdict

    verdict = prove(puzzle)
    if verdict.verdict != "unique":
        return Fault(refusal(verdict), of_verdict(verdict))
    if solved or not all(masks):
        return Fault("steps and engines disagree", Exit.DISAGREEMENT)
    return None


def flagged(grade: Grade, puzzle: Puzzle, notice: Notice = silent) -> Grade:
    """Return the grade of a puzzle with one solution with the flags of what could go as well."""
    from solvers.redundant import redundant

    return replace(grade, flags=(*grade.flags, *redundant(puzzle, notice=notice)))


def grid_of(masks: Sequence[int], size: int) -> Grid:
    """Return the grid that candidates leave when each cell has one."""
    return tuple(mask.bit_length() - 1 for mask in masks[: size * size])


def told(puzzle: Puzzle, trace: Trace, lang: str = "en") -> Iterator[tuple[Told[Step], Candidates]]:
    """Yield the steps of a trace in order, each with its sentence and the state after it.

    A step to which those before it in its round leave nothing is not told, though it counts.
    """
    state, number, steps = begin(puzzle), 0, dict[tuple[int, int], int]()
    for place, found in enumerate(trace.rounds, 1):
        known = known_of(state, dict(steps))
        gone: dict[tuple[int, int], int] = {}
        done: set[tuple[str, int, int]] = set()
        for whole in distinct(found.steps):
            step = _without(whole, done)
            if not step.places and not step.removes:
                continue
            number += 1
            text = say(step, state.sight.board, lang, known)
            apply(state, step)
            gone |= dict.fromkeys(step.removes, number)
            yield Told(number, place, step, text), state
        steps |= gone


def _without(step: Step, done: set[tuple[str, int, int]]) -> Step:
    """Return a step without the conclusions that are done; take note of the others."""
    places = tuple(pair for pair in step.places if ("place", *pair) not in done)
    removes = tuple(pair for pair in step.removes if ("remove", *pair) not in done)
    done |= {("place", *pair) for pair in places} | {("remove", *pair) for pair in removes}
    return replace(step, places=places, removes=removes)


def known_of(state: Candidates, steps: dict[tuple[int, int], int] | None = None) -> Known:
    """Return what stands in the panel of a state, and which step told what."""
    board = state.sight.board
    panel = {
        board.names[cell]: state.masks[cell].bit_length() - 1
        for cell in range(board.grid_cells, len(board.names))
        if state.placed[cell]
    }
    return Known(panel, steps or {})


def print_told(
    steps: Iterable[tuple[Told[Any], CopiedT]], lang: str, draw: Callable[[CopiedT], None] | None
) -> None:
    """Print the sentences of steps with their numbers; `draw` the state after each round."""
    last, state = 0, None
    for one, after in steps:
        if draw and state is not None and one.round != last:
            draw(state)
        last, state = one.round, after.copy()
        line(message(lang, "step", step=str(one.n), text=one.text))
    if draw and state is not None:
        draw(state)


def explained(name: str, kind: str, grade: Grade, steps: Iterable[tuple[Told[Any], Row]]) -> str:
    """Return the object of `explain --json`; its keys are documented in docs/cli.md."""
    return json.dumps(
        {
            "id": name,
            "kind": kind,
            "level": grade.level,
            "rating": grade.rating,
            "score": grade.score,
            "solved": grade.solved,
            "steps": [
                {"n": one.n, "round": one.round, **row, "text": one.text} for one, row in steps
            ],
        }
    )


def ending(trace: Trace, lang: str = "en") -> str:
    """Return how an explanation ends: solved, or nothing more found."""
    if trace.solved:
        return message(lang, "solved")
    cells = trace.state.sight.board.grid_cells
    return message(lang, "nothing-more", count=trace.state.placed[:cells].count(False))


def step_row(step: Step, board: Board) -> Row:
    """Return a step as the objects of `--json` hold it; cells by name."""
    names = board.names
    return {
        "technique": step.technique,
        "places": [{"cell": names[cell], "digit": digit} for cell, digit in step.places],
        "removes": [{"cell": names[cell], "digit": digit} for cell, digit in step.removes],
        "facts": [
            {"cell": names[cell], "digits": [d for d in board.digits if mask >> d & 1]}
            for cell, mask in step.facts
        ],
        "rules": list(step.rules),
    }
