"""An outside program as an engine: it reads puzzles and answers, a line each.

The program gets every puzzle on a line of its own, all at once on standard input: its digits in
reading order, `.` for a blank. It answers with a line for each, in the same order: a full grid, or
how many answers it counted, or both; a line with neither stands for no answer. What else a line
says is not looked at.
"""

import re
import shlex
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from puzzles.puzzle import Puzzle, grid_of, text_of
from solvers.engines.ask import Answer, Ask, Engine

SECONDS = 600
"""How long a program may take for all puzzles."""


def outside(command: str) -> Engine[Puzzle]:
    """Return a program as an engine, named `cmd:` and its command.

    Raises:
        ValueError: there is no command, or its quotes are not closed.
    """
    words = shlex.split(command)
    if not words:
        raise ValueError("cmd: names no program")
    many = partial(count_many, words)
    return Engine(
        f"cmd:{command}",
        "an outside program",
        lambda puzzle, ask: next(many([puzzle], ask)),
        many,
        lambda: "unknown",
        why_not,
    )


def why_not(puzzle: Puzzle) -> str | None:
    """Say why a puzzle cannot be told to a program that reads lines of digits."""
    if puzzle.cages or puzzle.panel:
        return "a line of digits carries neither cages nor panel entries"
    return None


def count_many(words: Sequence[str], puzzles: Iterable[Puzzle], ask: Ask) -> Iterator[Answer]:
    """Ask the program about puzzles and yield its answers, counts cut at the limit.

    Raises:
        ValueError: it cannot be run, takes too long, or its answers are not a line a puzzle.
    """
    puzzles = list(puzzles)
    lines = "".join(f"{text_of(puzzle.givens)}\n" for puzzle in puzzles)
    try:
        run = subprocess.run(
            words, input=lines, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise ValueError(f"{words[0]}: {getattr(fault, 'strerror', None) or fault}") from None
    answers = run.stdout.splitlines()
    if len(answers) != len(puzzles):
        said = run.stderr.strip().splitlines()[-1:] or [f"exit code {run.returncode}"]
        text = f"{words[0]}: {len(answers)} lines for {len(puzzles)} puzzles ({said[0]})"
        raise ValueError(text)
    for puzzle, line in zip(puzzles, answers, strict=True):
        yield _answer(puzzle, line, ask)


def _answer(puzzle: Puzzle, line: str, ask: Ask) -> Answer:
    """Read one answer."""
    grids = re.findall(rf"(?<!\d)\d{{{puzzle.size**2}}}(?!\d)", line)
    numbers = re.findall(r"(?<![\d.])\d{1,15}(?![\d.])", line)
    count = int(numbers[0]) if numbers else len(grids)
    found = tuple(grid_of(grid) for grid in grids[-1:]) if count == 1 else ()
    return Answer(min(count, ask.limit), found, finished=True, nodes=0)
