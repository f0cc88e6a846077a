"""The python-sat baseline: fixed clauses, one solver kept for all puzzles, givens assumed."""

import gzip
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("missudeca.cnf.gz")
SOLVERS = ("glucose4", "minisat22", "cadical153", "cadical195", "minicard")
Clause = list[int]


def variable(cell: int, digit: int) -> int:
    """Return the variable of "this cell holds this digit", as the file's first lines say."""
    return cell * 10 + digit + 1


@cache
def rules(diagonals: bool) -> list[Clause]:
    """Return the rules alone: no givens (one literal), no excluded solution (81 negative ones)."""
    lines = gzip.decompress(FILE.read_bytes()).decode().splitlines()
    clauses = [[int(word) for word in line.split()[:-1]] for line in lines if line[0] not in "cp"]
    found = [clause for clause in clauses if len(clause) not in (1, 81)]
    return found + (list(_diagonals()) if diagonals else [])


def _diagonals() -> Iterator[Clause]:
    """Yield D1 and D2; variables from 811 on say that a row misses a digit."""
    missing = {(row, digit): 811 + 10 * row + digit for row in range(9) for digit in range(10)}
    for (row, digit), lacks in missing.items():
        for column in range(9):
            yield [-lacks, -variable(9 * row + column, digit)]
    for cells in (range(0, 81, 10), range(8, 80, 8)):
        for digit in range(10):
            for a, b in combinations(cells, 2):
                yield [-variable(a, digit), -variable(b, digit)]
            here = [variable(cell, digit) for cell in cells]
            yield here + [missing[row, digit] for row in range(9)]


class Kept:
    """A solver that holds the rules and is asked about one puzzle after another."""

    def __init__(self, solver: str, diagonals: bool) -> None:
        from pysat.solvers import Solver

        self.solver: Any = Solver(solver, bootstrap_with=rules(diagonals))
        self.switch = 1_000

    def other_than(self, full: Sequence[int]) -> int:
        """Exclude a grid, when the literal returned is assumed."""
        self.switch += 1
        excluded = [-variable(cell, digit) for cell, digit in enumerate(full)]
        self.solver.add_clause([-self.switch, *excluded])
        return self.switch

    def unique(self, givens: Sequence[int], full: Sequence[int]) -> bool:
        """Prove that a puzzle has no answer but this one."""
        known = [variable(cell, digit) for cell, digit in enumerate(givens) if digit >= 0]
        return not self.solver.solve(assumptions=[*known, self.other_than(full)])

    def minimal(self, full: Sequence[int], draw: random.Random) -> list[int]:
        """Take givens away in random order while no other answer appears; return what is left."""
        other = self.other_than(full)
        kept = {cell: variable(cell, digit) for cell, digit in enumerate(full)}
        for cell in draw.sample(range(81), 81):
            literal = kept.pop(cell)
            if self.solver.solve(assumptions=[*kept.values(), other]):
                kept[cell] = literal
        return sorted(kept)
