"""How a run ends: its exit code, and the ways to end early.

    130  interrupted by Ctrl-C
      5  two engines disagree
      3  a file or an item of it cannot be read, or is of a kind that is not supported
      1  a puzzle failed
      4  undecided, or fewer puzzles than asked for
      0  all went well
      2  usage: said by click, before anything is done
    141  whoever read our output stopped reading (as the shell says of any program)

Of several that apply, the first in this order counts.
"""

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum
from types import FrameType

from solvers.verdict import Verdict

Handler = Callable[[int, FrameType | None], None]


class Exit(IntEnum):
    """The exit codes."""

    OK = 0
    FAILED = 1
    USAGE = 2
    UNREADABLE = 3
    SHORT = 4
    DISAGREEMENT = 5
    INTERRUPTED = 130
    PIPE_CLOSED = 141


ORDER = (
    Exit.INTERRUPTED,
    Exit.DISAGREEMENT,
    Exit.UNREADABLE,
    Exit.FAILED,
    Exit.SHORT,
    Exit.OK,
)


def first(codes: Iterable[Exit]) -> Exit:
    """Return the code that counts among those that apply."""
    return min(codes, key=ORDER.index, default=Exit.OK)


def of_verdict(verdict: Verdict) -> Exit:
    """Return the code of one judged puzzle."""
    if verdict.verdict == "disagreement":
        return Exit.DISAGREEMENT
    if "undecided" in (verdict.verdict, verdict.second):
        return Exit.FAILED if verdict.problems else Exit.SHORT
    return Exit.OK if verdict.good else Exit.FAILED


class Ended(BaseException):
    """Raised in the middle of a block under `patience` when it is to end: see there."""


@dataclass
class Patience:
    """What has ended a block, if anything. It is a `Stop` for engines and generators.

    Who has asked and was told to stop does so: then the alarm need not end the block as well, and
    must not, since it might come when the block is left already.
    """

    deadline: float | None = None
    interrupted: bool = False
    shielded: bool = False
    told: bool = False

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return self.deadline is not None and time.monotonic() >= self.deadline

    def __call__(self) -> bool:
        """Whether to stop."""
        self.told = self.told or self.interrupted or self.late
        return self.told

    @contextmanager
    def shield(self) -> Iterator[None]:
        """Let what the block does be finished, such as writing a line, before anything ends it."""
        self.shielded = True
        try:
            yield
        finally:
            self.shielded = False
        if self():
            raise Ended


@contextmanager
def patience(seconds: float | None = None) -> Iterator[Patience]:
    """End the block at Ctrl-C, or after some seconds, and go on behind it.

    Yields:
        What the block may ask, and the code behind it: was it interrupted, is it late? What works
        for long should be asked to stop by it, because the alarm that ends a block after some
        seconds exists on POSIX systems only; elsewhere it ends when it next asks.
    """
    state = Patience(None if seconds is None else time.monotonic() + seconds)

    def heard(number: int, frame: FrameType | None) -> None:
        state.interrupted = state.interrupted or number == signal.SIGINT
        if not state.shielded and (number == signal.SIGINT or not state.told):
            raise Ended

    with suppress(Ended), _listening(heard, seconds):
        yield state


@contextmanager
def _listening(heard: Handler, seconds: float | None) -> Iterator[None]:
    """Call `heard` at Ctrl-C and after some seconds; only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    alarm = getattr(signal, "SIGALRM", None) if seconds else None
    before = {signal.SIGINT: signal.signal(signal.SIGINT, heard)}
    if alarm and seconds:
        before[alarm] = signal.signal(alarm, heard)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def close_output() -> None:
    """Let go of an output that nobody reads, so that Python does not complain at its end."""
    with suppress(OSError, ValueError):
        sys.stdout.close()
