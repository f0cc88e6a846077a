"""Cases of Sudoku Murder as clauses the plain way, for python-sat: who is in which cell.

The peer of the kernel: variables person x cell, exactly one a person, a row and a column, and the
relations that clues come to. What is measured is solving alone; the clauses are loaded before.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from puzzles.murder.lowered import Lowered
from puzzles.murder.place import Mask, cells_of
from puzzles.murder.relations import Count, Mates, Pair, Vacant

Clause = list[int]


def cell_clauses(case: Lowered) -> tuple[list[Clause], int]:
    """Return the clauses of a case, and how many variables are cells; those come first."""
    n, total = case.size, case.size**2
    people = range(len(case.domains))
    clauses: list[Clause] = []

    def at(who: int, cell: int) -> int:
        return who * total + cell + 1

    def one(literals: list[int]) -> None:
        clauses.append(literals)
        clauses.extend([-a, -b] for a, b in combinations(literals, 2))

    for who in people:
        clauses.extend([-at(who, c)] for c in range(total) if not case.domains[who] >> c & 1)
        one([at(who, c) for c in cells_of(case.domains[who])])
    for line in range(n):
        row = [c for c in range(total) if c // n == line]
        column = [c for c in range(total) if c % n == line]
        for cells in (row, column):
            one([at(w, c) for w in people for c in cells if case.domains[w] >> c & 1])
    last = len(people) * total
    room: dict[tuple[int, Mask], int] = {}

    def inside(who: int, cells: Mask) -> int:
        """Return the variable of "this person is in one of these cells"."""
        nonlocal last
        if (who, cells) not in room:
            last += 1
            room[who, cells] = last
            there = [at(who, c) for c in cells_of(cells)]
            clauses.append([-last, *there])
            clauses.extend([last, -literal] for literal in there)
        return room[who, cells]

    for tie in case.ties:
        match tie:
            case Pair(who, other, allowed):
                for cell in cells_of(case.domains[who]):
                    there = [at(other, c) for c in cells_of(allowed[cell] & case.domains[other])]
                    clauses.append([-at(who, cell), *there])
            case Count(group, cells, count):
                clauses.extend(_exactly([inside(w, cells) for w in group], count, []))
            case Mates(who, others, count):
                for area in case.areas:
                    literals = [inside(w, area) for w in others]
                    clauses.extend(_exactly(literals, count, [-inside(who, area)]))
            case Vacant():
                raise ValueError("no peer for facts about empty rooms")
    return clauses, len(people) * total


def _exactly(literals: Sequence[int], count: int, when: Clause) -> Iterator[Clause]:
    """Yield: exactly `count` of the literals, unless one of `when` is true; by subsets."""
    for group in combinations(literals, count + 1):
        yield [*when, *(-literal for literal in group)]
    for group in combinations(literals, len(literals) - count + 1):
        yield [*when, *group]


class Loaded:
    """A solver of python-sat that has the clauses of a case, and has not begun."""

    def __init__(self, solver: str, clauses: list[Clause], shown: int) -> None:
        from pysat.solvers import Solver

        self._solver: Any = Solver(name=solver, bootstrap_with=clauses)
        self._shown = shown

    def count(self) -> int:
        """Count answers up to two; then free the solver."""
        found = 0
        while found < 2 and self._solver.solve():
            found += 1
            model = self._solver.get_model()[: self._shown]
            self._solver.add_clause([-literal for literal in model if literal > 0])
        self._solver.delete()
        return found
