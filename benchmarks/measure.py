"""Running tasks in turn and comparing their CPU time."""

import resource
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

Task = Callable[[], object]


class Warm:
    """A task that is handed something made anew, off the clock, each time it runs.

    A solver that met the same puzzles in an earlier round would answer from memory: two solvers
    of python-sat became more than twice as quick by the fifth round, others a little slower.
    """

    def __init__(self, make: Callable[[], object], task: Callable[[Any], object]) -> None:
        self.make, self.task = make, task
        self.made: object = None

    def ready(self) -> None:
        """Make what the next run needs."""
        self.made = self.make()

    def __call__(self) -> object:
        """Run the task."""
        return self.task(self.made)


@dataclass(frozen=True)
class Peer:
    """What we are compared with.

    Attributes:
        name: as the table shows it.
        floor, goal: how many times its time must, and should, be ours.
        tasks: other ways to do the same; in each round the best of them counts.
        items: how many puzzles it works on, where that is not the row's number.
        absent: why it cannot be run here, or empty.
    """

    name: str
    floor: float
    goal: float
    tasks: tuple[Task, ...] = ()
    items: int = 0
    absent: str = ""


@dataclass(frozen=True)
class Row:
    """A task of ours and its peers.

    Attributes:
        name: the work, as the table shows it.
        ours: the task; more than one are shown on lines of their own.
        items: how many puzzles it works on.
        peers: what it is compared with.
        clock: seconds spent so far; CPU time unless a row is about something else.
        upward: our time over the peer's is what counts (the less the better).
        rounds: at most so many, for what takes minutes.
        unit: what the clock counts.
    """

    name: str
    ours: Mapping[str, Task]
    items: int
    peers: tuple[Peer, ...]
    clock: Callable[[], float] = field(default=lambda: cpu_seconds())
    upward: bool = False
    rounds: int = 5
    unit: str = "s"


@dataclass(frozen=True)
class Result:
    """A line of the table: median ratio, its range, and our time for one puzzle."""

    work: str
    peer: Peer
    ours: float = 0.0
    ratios: tuple[float, ...] = ()
    upward: bool = False
    unit: str = "s"

    @property
    def ratio(self) -> float:
        """The median of the rounds."""
        return median(self.ratios)

    def reaches(self, bound: float) -> bool:
        """Say whether the median keeps a floor or a goal."""
        return self.ratio <= bound if self.upward else self.ratio >= bound


def cpu_seconds() -> float:
    """Return the CPU time of this process and of the children it has waited for."""
    return time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def seconds_of(task: Task, clock: Callable[[], float]) -> float:
    """Run a task once and return what the clock says of it."""
    if isinstance(task, Warm):
        task.ready()
    before = clock()
    task()
    return clock() - before


def compare(row: Row, rounds: int) -> list[Result]:
    """Run a row's tasks in turn, so many rounds; the first run of all does not count."""
    here = [peer for peer in row.peers if not peer.absent]
    times: dict[str, list[float]] = {name: [] for name in row.ours}
    others: dict[str, list[float]] = {peer.name: [] for peer in here}
    for task in row.ours.values():
        task()
    for _ in range(min(rounds, row.rounds)):
        for name, task in row.ours.items():
            times[name].append(seconds_of(task, row.clock) / row.items)
        for peer in here:
            best = min(seconds_of(task, row.clock) for task in peer.tasks)
            others[peer.name].append(best / (peer.items or row.items))
    if not row.ours:
        return [Result(row.name, peer) for peer in row.peers]
    results = []
    for name in row.ours:
        work = f"{row.name}, {name}" if name else row.name
        for peer in row.peers:
            pairs = zip(times[name], others.get(peer.name, ()), strict=False)
            ratios = tuple(a / b if row.upward else b / a for a, b in pairs)
            ours = median(times[name])
            results.append(Result(work, peer, ours, ratios, row.upward, row.unit))
    return results
