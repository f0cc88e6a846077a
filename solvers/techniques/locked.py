"""Locked candidates: a digit that a unit can hold only where it crosses another unit.

    base   . . d d . .      the digit has its places in the crossing alone, so the other unit
    cover      x x | x      cannot hold it elsewhere: not in its other cells, nor miss it

The places of the base include its panel cell: a digit with a place there may be missing from the
base, and nothing follows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from puzzles.board import Board, Unit
from puzzles.combos import digits_of
from solvers.candidates import PANELS, Candidates
from solvers.step import Step
from solvers.techniques.cage_sums import once_a_board
from solvers.techniques.pattern import cited, gone_from
from solvers.techniques.singles import facts_of


def pointing(state: Candidates) -> Iterator[Step]:
    """A digit that a box holds only on one line or diagonal leaves the rest of that line.

    Sound: the box holds the digit once, its panel cell included; so it stands in the crossing,
    and the line, panel cell included, holds it once. Source: SudokuWiki, "Intersection Removal";
    theory.md, d3.
    """
    return _locked(state, "pointing", from_box=True)


def claiming(state: Candidates) -> Iterator[Step]:
    """A digit that a line or diagonal holds only in one box leaves the rest of that box.

    Sound: as pointing, with line and box exchanged. Source: SudokuWiki, "Intersection Removal";
    theory.md, d3.
    """
    return _locked(state, "claiming", from_box=False)


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two units that share two cells or more, and the cells of each beside those."""

    base: Unit
    cover: Unit
    shared: tuple[int, ...]
    outside: list[int]
    rest: list[int]


@once_a_board
def crossings_of(board: Board) -> tuple[Crossing, ...]:
    """Return the crossings of a board; each pair of units twice, with either as the base."""
    units = [unit for unit in board.units if unit.name not in PANELS]
    found = []
    for base, cover in permutations(units, 2):
        shared = tuple(cell for cell in base.cells if cell in cover.cells)
        if len(shared) > 1:
            outside = [cell for cell in base.cells if cell not in shared]
            rest = [cell for cell in cover.cells if cell not in shared]
            found.append(Crossing(base, cover, shared, outside, rest))
    return tuple(found)


def _locked(state: Candidates, name: str, *, from_box: bool) -> Iterator[Step]:
    """Yield the locked candidates of the boxes, or those of the lines and diagonals."""
    for crossing in crossings_of(state.sight.board):
        if crossing.base.name.startswith("box") is not from_box:
            continue
        elsewhere, there = 0, 0
        for cell in crossing.outside:
            elsewhere |= state.masks[cell]
        for cell in crossing.rest:
            there |= state.masks[cell]
        for digit in digits_of(there & ~elsewhere):
            cells = tuple(state.with_digit(crossing.shared, digit))
            gone = gone_from(state, crossing.rest, 1 << digit)
            if len(cells) < 2 or not gone:
                continue  # one place is a hidden single
            facts = facts_of(state, crossing.outside)
            rules = cited(state, (crossing.base, crossing.cover), gone=gone)
            names = (crossing.base.name, crossing.cover.name)
            yield Step(name, (), gone, names, cells, (digit,), facts, rules)
