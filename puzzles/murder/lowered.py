"""A case as the engines see it: where each person may be, and the relations between people."""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.murder.case import Case, Statement
from puzzles.murder.place import Mask
from puzzles.murder.relations import Count, Mates, Pair, Relation, Vacant, Within

Tie = Pair | Count | Mates | Vacant
"""A relation that is not about one person alone."""


@dataclass(frozen=True)
class Lowered:
    """A case without its clues.

    Attributes:
        size: rows, columns and people (U1, U2).
        areas: the cells of each room.
        domains: for each person the cells that U4 and the clues about them alone leave.
        ties: all other relations; the first is U7.
    """

    size: int
    areas: tuple[Mask, ...]
    domains: tuple[Mask, ...]
    ties: tuple[Tie, ...]


def relations_of(case: Case) -> Iterator[tuple[Statement | None, Relation]]:
    """Yield all relations of a case, each with the clue it comes from; None stands for U7.

    Raises:
        KeyError: a clue names what is not there; `judge.faults` says which.
    """
    yield None, Mates(case.victim, case.others(case.victim), 1)
    for statement in case.statements:
        for relation in statement.clue.relate(case, statement.subject):
            yield statement, relation


def lower(case: Case) -> Lowered:
    """Lower a case.

    Raises:
        KeyError: a clue names what is not there; `judge.faults` says which.
    """
    domains = [case.plan.free] * len(case.people)
    ties: list[Tie] = []
    for _, relation in relations_of(case):
        if isinstance(relation, Within):
            domains[relation.who] &= relation.cells
        else:
            ties.append(relation)
    return Lowered(case.size, case.plan.areas, tuple(domains), tuple(ties))
