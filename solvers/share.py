"""Sharing work out to processes, with the results in order.

Workers are spawned, not forked: the parent may run a progress bar's thread. Nothing is shared but
the task and its result, so that the number of workers can change no byte.
"""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from solvers.engines.ask import Stop, Stopped, never

if TYPE_CHECKING:
    from concurrent.futures import Future

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks waiting for each worker; more would only delay the end of a run."""
POLL = 0.1
"""Seconds between two looks at `stop` while waiting for a result."""


def ordered(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, stop: Stop = never
) -> Iterator[Result]:
    """Yield `work(task)` for each task, in order, over `jobs` processes; lazily.

    Ends early when `stop` says so; what the workers were at is then thrown away. With one job all
    happens in this process, between two looks at `stop`, and work that looks at it itself raises
    `Stopped`.

    Raises:
        BrokenProcessPool: a worker died.
    """
    if jobs == 1:
        for task in tasks:
            if stop():
                return
            try:
                result = work(task)
            except Stopped:
                return
            yield result
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        yield from _drain(lambda task: pool.submit(work, task), iter(tasks), jobs * AHEAD, stop)
    finally:
        # Nobody waits for work that is no longer wanted; workers that have none end as well.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()


def _drain(
    submit: "Callable[[Task], Future[Result]]", tasks: Iterator[Task], window: int, stop: Stop
) -> Iterator[Result]:
    """Keep `window` tasks under way and yield their results in order."""
    waiting: deque[Future[Result]] = deque()
    more = True
    while more or waiting:
        while more and len(waiting) < window:
            for task in tasks:
                waiting.append(submit(task))
                break
            else:
                more = False
        if not waiting:
            return
        while True:
            if stop():
                return
            try:
                result = waiting[0].result(timeout=POLL)
                break
            except TimeoutError:
                continue
        waiting.popleft()
        yield result


def _begin() -> None:
    """Begin a worker: leave Ctrl-C to the parent, who ends the workers, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the parent to end, then end this process at once, whatever it is at."""
    import multiprocessing

    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)
