"""What grade, explain and hint share: traces that can be trusted, and steps put in order and words.

A climb applies all steps of a round together; here they stand one after the other, what a step
repeats left out, each with its number and its sentence.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cli.exits import Exit
from puzzles.board import Board
from puzzles.puzzle import Puzzle
from solvers.candidates import Candidates, begin
from solvers.engines.ask import Notice, silent
from solvers.grade import Trace, apply, climb, distinct
from solvers.step import Step
from texts.say import Known, say
from texts.words import message

Row = dict[str, object]


@dataclass(frozen=True)
class Climbed:
    """A puzzle's trace, and what is the matter with the puzzle if it has not one solution.

    Attributes:
        trace: None when a rule is broken before the first step.
        fault: a reason, or None.
        code: the exit code that it stands for.
    """

    trace: Trace | None
    fault: str | None = None
    code: Exit = Exit.OK


@dataclass(frozen=True)
class Told:
    """A step as it is told: its number and its round's, both from 1, and its sentence."""

    n: int
    round: int
    step: Step
    text: str


def climbed(puzzle: Puzzle) -> Climbed:
    """Climb the ladder with a puzzle, and make sure that it has exactly one solution.

    Where the steps carry to the end, they prove that there is no second solution, and the judge
    says whether the grid is one. Where they do not, an engine is asked.
    """
    from puzzles.judge import broken, violations
    from solvers.prove import prove

    for fault in broken(puzzle):
        return Climbed(None, f"invalid; {fault.rule}: {fault.text}", Exit.FAILED)
    trace = climb(puzzle)
    if trace.solved and not any(violations(puzzle, grid_of(trace.state))):
        return Climbed(trace)
    from cli.editing import refusal
    from cli.exits import of_verdict

    verdict = prove(puzzle)
    if verdict.verdict != "unique":
        return Climbed(trace, refusal(verdict), of_verdict(verdict))
    if trace.solved or trace.state.broken is not None:
        return Climbed(trace, "steps and engines disagree", Exit.DISAGREEMENT)
    return Climbed(trace)


def flagged(found: Climbed, puzzle: Puzzle, notice: Notice = silent) -> Climbed:
    """Return the trace of a puzzle with one solution with the flags of what could go as well."""
    if found.trace is None or found.fault:
        return found
    from solvers.redundant import redundant

    flags = (*found.trace.flags, *redundant(puzzle, notice=notice))
    return replace(found, trace=replace(found.trace, flags=flags))


def grid_of(state: Candidates) -> tuple[int, ...]:
    """Return the grid of a state in which all its cells are placed."""
    cells = range(state.sight.board.grid_cells)
    return tuple(state.masks[cell].bit_length() - 1 for cell in cells)


def told(puzzle: Puzzle, trace: Trace, lang: str = "en") -> Iterator[tuple[Told, Candidates]]:
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
