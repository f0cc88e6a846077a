"""Rows about whole processes: start-up, memory, two workers."""

import atexit
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from benchmarks import inputs
from benchmarks.measure import Peer, Row
from puzzles.puzzle import text_of

ROOT = Path(__file__).parents[1]
COUNT = r"""
import re, sys
from puzzles.catalog import KINDS
from puzzles.puzzle import Puzzle, grid_of
from solvers.engines import kernel
from solvers.engines.ask import Ask
lines = open(sys.argv[1]).read().split()[: int(sys.argv[2])]
puzzles = (Puzzle(KINDS["missudeca"], 9, grid_of(line)) for line in lines)
assert all(answer.count == 1 for answer in kernel.count_many(puzzles, Ask()))
print(re.search(r"VmHWM:\s*(\d+) kB", open("/proc/self/status").read())[1])
"""


def python(*arguments: str) -> str:
    """Run Python in the checkout; return what it prints."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout


@cache
def lines_file(count: int) -> str:
    """Write minimal Missudeca puzzles to a file, a line each, until this process ends."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    lines = [text_of(puzzle.givens) for puzzle in inputs.minimal("missudeca", count)]
    file = Path(folder) / "lines.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    return str(file)


class Gauge:
    """A clock that stands still but for what tasks add to it: for kilobytes instead of seconds."""

    def __init__(self) -> None:
        self.value = 0.0

    def add(self, read: Callable[[], float]) -> None:
        """Add what is read."""
        self.value += read()

    def __call__(self) -> float:
        """Return the sum so far."""
        return self.value


def rows() -> Iterator[Row]:
    """Yield the rows."""

    def verify() -> None:
        python("-m", "qedoku", "verify", "--kind", "missudeca", lines_file(1))

    def generate(jobs: int) -> None:
        wish = ("-n", "200", "--seed", "7", "--jobs", str(jobs))
        python("-m", "qedoku", "generate", "missudeca-killer", *wish)

    yield Row(
        "verify of one Missudeca, whole process",
        {"": verify},
        1,
        (Peer('python -c "import click"', 3.5, 2, (partial(python, "-c", "import click"),)),),
        upward=True,
    )
    yield _memory()
    yield Row(
        "generate -n 200 missudeca-killer with two workers, wall time",
        {"": partial(generate, 2)},
        1,
        (Peer("one worker", 1.5, 1.8, (partial(generate, 1),)),),
        clock=time.perf_counter,
    )


def _memory() -> Row:
    """Return the row of peak memory, in MiB and as growth."""

    def peak(count: int) -> float:
        printed = python("-c", COUNT, lines_file(2_000), str(count))
        return float(re.findall(r"\d+", printed)[-1]) / 1024

    gauge = Gauge()
    absent = "" if Path("/proc/self/status").exists() else "there is no /proc to read it from"
    mebibyte = Peer("MiB", 220, 160, (partial(gauge.add, lambda: 1.0),), absent=absent)
    one = partial(gauge.add, partial(peak, 1))
    single = Peer("proof of one", 1.05, 1.01, (one,), absent=absent)
    return Row(
        "peak memory of 2,000 proofs",
        {} if absent else {"": partial(gauge.add, partial(peak, 2_000))},
        1,
        (mebibyte, single),
        clock=gauge,
        upward=True,
        unit="MiB",
    )
