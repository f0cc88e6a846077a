"""A step of the human way: what was seen, and what follows. Ids and values, no sentences."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from solvers.candidates import Candidates

Level = Literal["beginner", "easy", "medium", "hard", "expert", "extreme"]
LEVELS: tuple[Level, ...] = ("beginner", "easy", "medium", "hard", "expert", "extreme")
"""The six levels, in order (rules.md)."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Step:
    """One application of a technique.

    Attributes:
        technique: the name of its rung.
        places: (cell, digit) pairs to place.
        removes: (cell, digit) pairs to take from the candidates.
        units: names of the units concerned, the base first.
        cells: the cells of the pattern.
        digits: the digits of the pattern.
        facts: what it rests on: (cell, mask) pairs, "this cell holds one of these digits". With
            the rules of the puzzle they prove the conclusion.
        rules: ids of the rules that are used beyond "no repeats".
        numbers: sums that a sentence needs, in an order that the technique gives.
    """

    technique: str
    places: tuple[Pair, ...] = ()
    removes: tuple[Pair, ...] = ()
    units: tuple[str, ...] = ()
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()
    facts: tuple[Pair, ...] = ()
    rules: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def does(self) -> frozenset[tuple[str, int, int]]:
        """What it places and removes, the same for steps that do the same."""
        places = {("place", *pair) for pair in self.places}
        return frozenset(places | {("remove", *pair) for pair in self.removes})


Technique = Callable[[Candidates], Iterator[Step]]
"""Yields every step that it sees, in a fixed order, and changes nothing."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A row of the ladder.

    Attributes:
        name: of the technique, as steps carry it.
        rating: the difficulty of one such step, on a scale like Sudoku Explainer's.
        weight: the effort of one such step.
        find: the technique.
        why: why the rating is what it is.
        missing: whether it speaks of missing digits, so that classic kinds have no use for it.
        cages: whether it needs cages.
        diagonals: whether it needs diagonals.
    """

    name: str
    rating: float
    weight: float
    find: Technique
    why: str
    missing: bool = False
    cages: bool = False
    diagonals: bool = False
