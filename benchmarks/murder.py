"""Proofs of cases of Sudoku Murder: the kernel beside python-sat's solving alone.

`python benchmarks/murder.py [--rounds N]` draws minimal cases of each size with one answer, proves
each by the kernel and by all solvers of python-sat on two encodings, person x cell and that of our
own engine `sat`, and prints by how much the best of them is slower. Clauses and arrays are made off
the clock; a second line has the arrays on it.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.measure import Peer, Row, Task, Warm, compare
from benchmarks.peers.murder_sat import Loaded, cell_clauses
from puzzles.murder.case import Case
from puzzles.murder.lowered import lower
from solvers.engines import case_kernel
from solvers.engines.ask import Ask
from solvers.engines.case_clauses import Clauses
from solvers.engines.sat import SOLVERS
from solvers.kernels.murder_tables import Packed, pack
from tests.drawn_cases import drawn_unique

CASES, REPEATS = 30, 20
"""Cases of a size, and how often the kernel proves them in a round: it is so much quicker."""
SIZES = (4, 6, 8, 9)
FLOOR, GOAL = 50.0, 150.0


@cache
def cases_of(size: int) -> tuple[Case, ...]:
    """Return minimal cases with one answer."""
    count = lambda case: case_kernel.count(case, Ask()).count  # noqa: E731
    return tuple(drawn_unique(Random(1000 * size + i), size, count) for i in range(CASES))


def proven(packed: Packed) -> None:
    """Prove packed cases, all of them unique."""
    assert all(a.finished and a.count == 1 for a in case_kernel.count_packed(packed, Ask()))


def loaded(solver: str, size: int, *, ours: bool) -> list[Loaded]:
    """Return a solver for each case, with its clauses."""
    found = []
    for case in cases_of(size):
        if ours:
            clauses = Clauses(case)
            found.append(Loaded(solver, clauses.all, len(case.people) * 2 * size))
        else:
            found.append(Loaded(solver, *cell_clauses(lower(case))))
    return found


def solve(solvers: Sequence[Loaded]) -> None:
    """Let all solvers count."""
    assert all(one.count() == 1 for one in solvers)


def peer(size: int, *, ours: bool) -> Peer:
    """Return all solvers of python-sat on one encoding; the best of them counts."""
    name = "rows, columns, rooms" if ours else "person x cell"
    tasks: tuple[Task, ...] = tuple(
        Warm(partial(loaded, solver, size, ours=ours), solve) for solver in SOLVERS
    )
    return Peer(f"best python-sat, {name}, solving alone", FLOOR, GOAL, tasks, CASES)


def row(size: int) -> Row:
    """Return the row of a size."""

    def packed() -> Packed:
        return pack([lower(case) for case in cases_of(size)] * REPEATS)

    once = pack([lower(case) for case in cases_of(size)] * REPEATS)
    tasks = {"": lambda: proven(once), "arrays made": lambda: proven(packed())}
    peers = (peer(size, ours=False), peer(size, ours=True))
    return Row(f"proofs of cases {size}x{size}", tasks, CASES * REPEATS, peers)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds a row (3)")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="sizes of boards")
    wish = parser.parse_args()
    for size in wish.sizes:
        clues = sum(len(case.statements) for case in cases_of(size)) / CASES
        print(f"{size}x{size}: {CASES} minimal cases of {clues:.1f} clues")
        for result in compare(row(size), wish.rounds):
            low, high = min(result.ratios), max(result.ratios)
            ours = f"{result.ours * 1e6:.1f} us"
            print(f"  {result.work}: {ours}; {result.peer.name}: x {result.ratio:.0f}", end=" ")
            print(f"({low:.0f} to {high:.0f})", flush=True)


if __name__ == "__main__":
    main()
