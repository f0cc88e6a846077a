"""A step of a person who solves a case, and a row of the ladder of such steps; no sentences."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, Fact
from solvers.step import Pair


@dataclass(frozen=True, slots=True)
class CaseStep:
    """One application of a technique; the sibling of `Step`, of people and cells.

    Attributes:
        technique: the name of its rung.
        places: (person, cell) pairs to place.
        gone: (person, mask) pairs: the cells to take from the candidates of each; by person.
        units: names of the lines and rooms concerned: `row1`, `column4`, `room:study`.
        people: the people of the pattern.
        cells: the cells of the pattern.
        clues: the clues it rests on, as indices into `Case.statements`.
        facts: what it rests on besides: (person, mask) pairs, "this person is in one of these
            cells". With U2, U4, the clues and the rules they prove the conclusion.
        rules: ids of the rules that are used beyond U2 and U4.
        numbers: numbers that a sentence needs, in an order that the technique gives.
    """

    technique: str
    places: tuple[Pair, ...] = ()
    gone: tuple[tuple[int, Mask], ...] = ()
    units: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    clues: tuple[int, ...] = ()
    facts: tuple[Fact, ...] = ()
    rules: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def removes(self) -> tuple[Pair, ...]:
        """(person, cell) pairs to take from the candidates."""
        return tuple((who, cell) for who, mask in self.gone for cell in cells_of(mask))

    @property
    def does(self) -> Hashable:
        """What it places and removes, the same for steps that do the same."""
        return self.places, self.gone


CaseTechnique = Callable[[CaseCandidates], Iterator[CaseStep]]
"""Yields every step that it sees, in a fixed order, and changes nothing."""


@dataclass(frozen=True, slots=True)
class CaseRung:
    """A row of the ladder; its attributes are those of `Rung`."""

    name: str
    rating: float
    weight: float
    find: CaseTechnique
    why: str


def gone_from(
    state: CaseCandidates, parts: Iterable[tuple[int, Mask]]
) -> tuple[tuple[int, Mask], ...]:
    """Return, of cells to be taken from people, those that they still have; by person."""
    found = ((who, state.masks[who] & cells) for who, cells in parts)
    return tuple((who, cells) for who, cells in found if cells)
