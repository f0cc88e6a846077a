"""How fast puzzles are made, alone or against programs of others that make puzzles, too.

In each round every contestant runs once, in turn, so that the load of the machine is the same for
all; a ratio is one program's CPU time for a puzzle over ours in the same round.
"""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

from generators.pack import build
from generators.wish import Wish
from solvers.engines.ask import Notice, Stop, never, silent

SECONDS = 3600.0
"""How long a program may take for a round."""
NUMBER = "{n}"
"""What stands in a command for the number of puzzles to make."""


@dataclass(frozen=True)
class Program:
    """A program that makes puzzles, a line each: its command, `{n}` for how many."""

    command: str

    def words(self, count: int) -> list[str]:
        """Return the command to make so many puzzles."""
        return [word.replace(NUMBER, str(count)) for word in shlex.split(self.command)]

    def why_not(self) -> str | None:
        """Say why it cannot run, or None."""
        try:
            words = shlex.split(self.command)
        except ValueError as fault:
            return f"{self.command}: {fault}"
        if not words:
            return "names no program"
        if NUMBER not in self.command:
            return f"{self.command}: says not how many, write {NUMBER} where the number stands"
        if shutil.which(words[0]) is None:
            return f"{words[0]}: there is no such program"
        if os.name == "nt":
            return "this system does not tell the CPU time of other programs"
        return None

    def make(self, count: int, seconds: float = SECONDS) -> None:
        """Let it make so many puzzles.

        Raises:
            ValueError: it fails, takes too long, or prints fewer lines.
        """
        words = self.words(count)
        try:
            done = subprocess.run(
                words, stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise ValueError(f"{words[0]}: {getattr(fault, 'strerror', None) or fault}") from None
        lines = sum(bool(line.strip()) for line in done.stdout.splitlines())
        if done.returncode or lines < count:
            said = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            why = said[0] if said else f"exit code {done.returncode}"
            raise ValueError(f"{words[0]}: {lines} lines for {count} puzzles ({why})")


@dataclass(frozen=True)
class Pace:
    """What one contestant did.

    Attributes:
        made, asked, attempts: puzzles found, puzzles wished, attempts for them; over all rounds.
        seconds: wall time of all rounds.
        cpu: CPU seconds for a puzzle found, round by round; a round without any is left out.
        ratios: for programs, their CPU time for a puzzle over ours, round by round.
    """

    made: int
    asked: int
    attempts: int
    seconds: float
    cpu: tuple[float, ...]
    ratios: tuple[float, ...] = ()

    @property
    def per_second(self) -> float:
        """Puzzles a second of wall time."""
        return self.made / self.seconds if self.seconds else 0.0

    @property
    def acceptance(self) -> float:
        """The share of attempts that found a puzzle."""
        return self.made / self.attempts if self.attempts else 0.0

    @property
    def cpu_median(self) -> float | None:
        """The median of the rounds, or None without any."""
        return median(self.cpu) if self.cpu else None

    @property
    def ratio(self) -> float | None:
        """The median of the ratios, or None without any."""
        return median(self.ratios) if self.ratios else None


def cpu_seconds() -> float:
    """Return the CPU time of this process and, where that is told, of its children that ended."""
    try:
        import resource
    except ImportError:
        return process_time()
    return process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def race(
    wish: Wish,
    seed: int,
    count: int,
    rounds: int = 1,
    programs: Sequence[Program] = (),
    stop: Stop = never,
    notice: Notice = silent,
    seconds: float = SECONDS,
) -> list[Pace]:
    """Make so many puzzles in each round, programs in turn with us; return ours, then theirs.

    Each round has a seed of its own, counted up from `seed`: what was made before is known by
    heart. When `stop` says so the round under way is the last, and what it has no pair for
    counts in no ratio.

    Raises:
        ValueError: a program fails; says which.
    """
    # What has to be compiled is compiled off the clock.
    list(build(wish, seed + rounds, 1, stop=stop, notice=notice))
    ours: list[_Run] = []
    theirs: list[list[float]] = [[] for _ in programs]
    for number in range(rounds):
        if stop():
            break
        ours.append(_run(wish, seed + number, count, stop))
        for program, spent in zip(programs, theirs, strict=True):
            if not stop():
                before = cpu_seconds()
                program.make(count, seconds)
                spent.append((cpu_seconds() - before) / count)
    return [_pace(ours), *_paces(ours, theirs, count)]


@dataclass(frozen=True)
class _Run:
    """Our part of a round."""

    made: int
    asked: int
    attempts: int
    seconds: float
    cpu: float | None


def _run(wish: Wish, seed: int, count: int, stop: Stop) -> _Run:
    """Make puzzles once."""
    cpu, clock, made, attempts = cpu_seconds(), perf_counter(), 0, 0
    for one in build(wish, seed, count, stop=stop):
        made += one.document is not None
        attempts += one.attempts
    spent, seconds = cpu_seconds() - cpu, perf_counter() - clock
    return _Run(made, count, attempts, seconds, spent / made if made else None)


def _pace(runs: Sequence[_Run]) -> Pace:
    """Return what we did in all rounds."""
    return Pace(
        sum(run.made for run in runs),
        sum(run.asked for run in runs),
        sum(run.attempts for run in runs),
        sum(run.seconds for run in runs),
        tuple(run.cpu for run in runs if run.cpu is not None),
    )


def _paces(ours: Sequence[_Run], theirs: Sequence[list[float]], count: int) -> Iterator[Pace]:
    """Yield what the programs did, with the ratios of the rounds that both finished."""
    for spent in theirs:
        made = count * len(spent)
        pairs = zip(ours, spent, strict=False)
        ratios = tuple(cpu / run.cpu for run, cpu in pairs if run.cpu)
        yield Pace(made, made, 0, 0.0, tuple(spent), ratios)
