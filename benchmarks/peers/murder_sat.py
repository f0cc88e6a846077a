"""Cases of Sudoku Murder as clauses the plain way, for python-sat: who is in which cell.

The peer of the kernel: variables person x cell, exactly one a person, a row and a column, and the
relations that clues come to. What is measured is solving alone; the clauses are loaded before.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from puzzles.murder.lowered import Lowered, Tie
from puzzles.murder.place import Mask, cells_of
from puzzles.murder.relations import Count, Mates, Pair, Vacant

Clause = list[int]


class _Cells:
    """The clauses of a case as they are gathered."""

    def __init__(self, case: Lowered) -> None:
        self.case, self.total = case, case.size**2
        self.people = range(len(case.domains))
        self.last = len(self.people) * self.total
        self.all: list[Clause] = []
        self._inside: dict[tuple[int, Mask], int] = {}

    def at(self, who: int, cell: int) -> int:
        """Return the variable of "this person is in this cell"."""
        return who * self.total + cell + 1

    def one(self, literals: list[int]) -> None:
        """Exactly one of the literals."""
        self.all.append(literals)
        self.all += [[-a, -b] for a, b in combinations(literals, 2)]

    def inside(self, who: int, cells: Mask) -> int:
        """Return the variable of "this person is in one of these cells"."""
        if (who, cells) not in self._inside:
            self.last += 1
            self._inside[who, cells] = self.last
            there = [self.at(who, c) for c in cells_of(cells)]
            self.all.append([-self.last, *there])
            self.all += [[self.last, -literal] for literal in there]
        return self._inside[who, cells]

    def rules(self) -> None:
        """A cell a person, a person a row and column."""
        n, domains = self.case.size, self.case.domains
        for who in self.people:
            out = (c for c in range(self.total) if not domains[who] >> c & 1)
            self.all += [[-self.at(who, c)] for c in out]
            self.one([self.at(who, c) for c in cells_of(domains[who])])
        for line in range(n):
            row = [c for c in range(self.total) if c // n == line]
            column = [c for c in range(self.total) if c % n == line]
            for cells in (row, column):
                pairs = ((w, c) for w in self.people for c in cells)
                self.one([self.at(w, c) for w, c in pairs if domains[w] >> c & 1])

    def tie(self, tie: Tie) -> None:
        """What clues between people come to."""
        match tie:
            case Pair(who, other, allowed):
                domains = self.case.domains
                for cell in cells_of(domains[who]):
                    there = cells_of(allowed[cell] & domains[other])
                    self.all.append([-self.at(who, cell), *(self.at(other, c) for c in there)])
            case Count(group, cells, count):
                self.all += _exactly([self.inside(w, cells) for w in group], count, [])
            case Mates(who, others, count):
                for area in self.case.areas:
                    literals = [self.inside(w, area) for w in others]
                    self.all += _exactly(literals, count, [-self.inside(who, area)])
            case Vacant():
                raise ValueError("no peer for facts about empty rooms")


def cell_clauses(case: Lowered) -> tuple[list[Clause], int]:
    """Return the clauses of a case, and how many variables are cells; those come first."""
    found = _Cells(case)
    found.rules()
    for tie in case.ties:
        found.tie(tie)
    return found.all, len(found.people) * found.total


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
