"""Engines against each other: how fast each is on the same puzzles, and whether they agree."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

from puzzles.puzzle import Puzzle
from solvers.engines.ask import Answer, Ask, Engine, Stop, never


@dataclass(frozen=True, slots=True)
class Score:
    """How an engine did.

    Attributes:
        engine: its name.
        puzzles: how many it was asked about: those that it can take.
        finished: how many of them it decided within the limits.
        per_second: puzzles a second of wall time, all of them at once.
        median, p95, worst: seconds for one puzzle asked alone; None for outside programs, whose
            start would be measured.
        nodes: branchings or conflicts, all puzzles together.
        answers: its answers, in the order of the puzzles; None where it cannot take one.
    """

    engine: str
    puzzles: int
    finished: int
    per_second: float
    median: float | None
    p95: float | None
    worst: float | None
    nodes: int
    answers: tuple[Answer | None, ...]


def run(engine: Engine[Puzzle], puzzles: Sequence[Puzzle], ask: Ask, stop: Stop = never) -> Score:
    """Let an engine count the answers of puzzles: once to warm up, all at once, and one by one.

    Raises:
        ValueError: the engine failed; says why.
    """
    taken = [puzzle for puzzle in puzzles if engine.why_not(puzzle) is None]
    list(engine.count_many(taken[:1], ask))
    started = perf_counter()
    answers = list(engine.count_many(taken, ask))
    seconds = perf_counter() - started
    times = [] if engine.name.startswith("cmd:") else _alone(engine, taken, ask, stop)
    rest = iter(answers)
    return Score(
        engine.name,
        len(taken),
        sum(answer.finished for answer in answers),
        len(taken) / seconds if taken else 0.0,
        median(times) if times else None,
        quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else None,
        max(times) if times else None,
        sum(answer.nodes for answer in answers),
        tuple(None if engine.why_not(puzzle) else next(rest) for puzzle in puzzles),
    )


def _alone(engine: Engine[Puzzle], puzzles: Sequence[Puzzle], ask: Ask, stop: Stop) -> list[float]:
    """Return the seconds that each puzzle takes when it is asked alone."""
    times = []
    for puzzle in puzzles:
        if stop():
            break
        started = perf_counter()
        engine.count(puzzle, ask)
        times.append(perf_counter() - started)
    return times


def compared(scores: Sequence[Score]) -> int:
    """Return how many puzzles were decided by two engines at least."""
    rows = zip(*(score.answers for score in scores), strict=True)
    return sum(
        sum(answer is not None and answer.finished for answer in answers) > 1 for answers in rows
    )


def disagreements(scores: Sequence[Score]) -> list[int]:
    """Return the places of the puzzles on which two engines differ, in count or in the answer."""
    found = []
    for place, answers in enumerate(zip(*(score.answers for score in scores), strict=True)):
        decided = [answer for answer in answers if answer is not None and answer.finished]
        counts = {answer.count for answer in decided}
        grids = {answer.grids for answer in decided if answer.count == 1 and answer.grids}
        if len(counts) > 1 or len(grids) > 1:
            found.append(place)
    return found
