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
from itertools import product
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
ALL: tuple[str, ...] = ()
SEED = ("row", "column", "room", "on", "beside", "corner", "room-with", "alone")
PAIRS = ("room", "beside", "same-room", "direction")
"""What the prototype had whose figures stand in row 21 of the performance notes."""
MIXES = {"all forms": ALL, "C1-C12": SEED, "rooms, neighbours, pairs": PAIRS}
FLOOR, GOAL = 50.0, 150.0


@cache
def cases_of(size: int, forms: tuple[str, ...]) -> tuple[Case, ...]:
    """Return minimal cases with one answer."""
    count = lambda case: case_kernel.count(case, Ask()).count  # noqa: E731
    return tuple(drawn_unique(Random(1000 * size + i), size, count, forms) for i in range(CASES))


def proven(packed: Packed) -> None:
    """Prove packed cases, all of them unique."""
    assert all(a.finished and a.count == 1 for a in case_kernel.count_packed(packed, Ask()))


def loaded(solver: str, cases: Sequence[Case], *, ours: bool) -> list[Loaded]:
    """Return a solver for each case, with its clauses."""
    found = []
    for case in cases:
        if ours:
            clauses = Clauses(case)
            found.append(Loaded(solver, clauses.all, len(case.people) * 2 * case.size))
        else:
            found.append(Loaded(solver, *cell_clauses(lower(case))))
    return found


def solve(solvers: Sequence[Loaded]) -> None:
    """Let all solvers count."""
    assert all(one.count() == 1 for one in solvers)


def peer(cases: Sequence[Case], *, ours: bool) -> Peer:
    """Return all solvers of python-sat on one encoding; the best of them counts."""
    name = "rows, columns, rooms" if ours else "person x cell"
    tasks: tuple[Task, ...] = tuple(
        Warm(partial(loaded, solver, cases, ours=ours), solve) for solver in SOLVERS
    )
    return Peer(f"best python-sat, {name}, solving alone", FLOOR, GOAL, tasks, CASES)


def row(size: int, mix: str) -> Row:
    """Return the row of a size and a mix of forms."""
    cases = cases_of(size, MIXES[mix])

    def packed() -> Packed:
        return pack([lower(case) for case in cases * REPEATS])

    once = packed()
    tasks = {"": lambda: proven(once), "arrays made": lambda: proven(packed())}
    peers = (peer(cases, ours=False), peer(cases, ours=True))
    return Row(f"{size}x{size}, {mix}", tasks, CASES * REPEATS, peers)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds a row (3)")
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="sizes of boards")
    wish = parser.parse_args()
    for size, mix in product(wish.sizes, MIXES):
        clues = sum(len(case.statements) for case in cases_of(size, MIXES[mix])) / CASES
        print(f"{size}x{size}, {mix}: {CASES} minimal cases of {clues:.1f} clues")
        for result in compare(row(size, mix), wish.rounds):
            low, high = min(result.ratios), max(result.ratios)
            ours = f"{result.ours * 1e6:.1f} us"
            print(f"  {result.work}: {ours}; {result.peer.name}: x {result.ratio:.0f}", end=" ")
            print(f"({low:.0f} to {high:.0f})", flush=True)


if __name__ == "__main__":
    main()
