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
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum
from types import FrameType

from solvers.verdict import Verdict


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
    if verdict.verdict == "undecided":
        return Exit.FAILED if verdict.problems else Exit.SHORT
    return Exit.OK if verdict.good else Exit.FAILED


@dataclass
class Patience:
    """Says when to stop: after Ctrl-C, or when the time is over. It is a `Stop` for engines."""

    deadline: float | None = None
    interrupted: bool = False

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return self.deadline is not None and time.monotonic() >= self.deadline

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.interrupted or self.late


@contextmanager
def patience(seconds: float | None = None) -> Iterator[Patience]:
    """Listen for Ctrl-C while the block runs.

    The first only sets `interrupted`, so that what is being written is finished; a second one
    raises KeyboardInterrupt at once.
    """
    state = Patience(None if seconds is None else time.monotonic() + seconds)

    def heard(number: int, frame: FrameType | None) -> None:
        if state.interrupted:
            raise KeyboardInterrupt
        state.interrupted = True

    if threading.current_thread() is not threading.main_thread():
        yield state
        return
    before = signal.signal(signal.SIGINT, heard)
    try:
        yield state
    finally:
        signal.signal(signal.SIGINT, before)


def close_output() -> None:
    """Let go of an output that nobody reads, so that Python does not complain at its end."""
    with suppress(OSError, ValueError):
        sys.stdout.close()
