"""Work shared out to processes: in order, lazily, and without leaving anybody behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from solvers.engines.ask import Stopped
from solvers.share import ordered


def square(number):
    return number * number


def stubborn(number):
    if number == 2:
        raise Stopped
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs):
    assert list(ordered(square, range(40), jobs)) == [n * n for n in range(40)]


def test_tasks_are_taken_lazily():
    taken = []

    def tasks():
        for number in range(1000):
            taken.append(number)
            yield number

    results = ordered(square, tasks(), 2)
    assert next(results) == 0
    results.close()
    assert len(taken) < 20


def slow(number):
    time.sleep(60 * (number > 0))
    return number


def test_a_stopped_run_does_not_wait_for_its_workers():
    began = time.monotonic()
    seen = []
    for number in ordered(slow, range(8), 2, lambda: bool(seen)):
        seen.append(number)
    assert seen == [0]
    assert time.monotonic() - began < 20


def test_work_that_stops_itself_ends_the_run():
    assert list(ordered(stubborn, range(5), 1)) == [0, 1]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_workers_end_with_a_parent_that_is_killed(tmp_path):
    script = tmp_path / "run.py"
    script.write_text(
        "import os, sys, time\n"
        f"from {ordered.__module__} import ordered\n"
        "def busy(number):\n"
        "    open(sys.argv[1], 'a').write(f'{os.getpid()}\\n')\n"
        "    while True: pass\n"
        "if __name__ == '__main__':\n"
        "    list(ordered(busy, range(2), 2))\n"
    )
    pids = tmp_path / "pids"
    path = os.pathsep.join(sys.path)
    command = [sys.executable, str(script), str(pids)]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) as parent:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            workers = pids.read_text().split() if pids.exists() else []
            if len(workers) == 2:
                break
            time.sleep(0.05)
        parent.send_signal(signal.SIGKILL)
    assert len(workers) == 2
    until = time.monotonic() + 10
    while any(alive(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(alive(pid) for pid in workers)


def alive(pid):
    """Say whether a process runs (a zombie that nobody has asked about does not)."""
    status = Path("/proc", pid, "stat")
    return status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
