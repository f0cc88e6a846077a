"""Locked candidates: a digit that a unit can hold only where it crosses another unit.

    base   . . d d . .      the digit has its places in the crossing alone, so the other unit
    cover      x x | x      cannot hold it elsewhere: not in its other cells, nor miss it

The places of the base include its panel cell: a digit with a place there may be missing from the
base, and nothing follows.
"""

from collections.abc import Iterator

from puzzles.board import Unit
from solvers.candidates import Candidates
from solvers.step import Step
from solvers.techniques.pattern import cited, gone_from
from solvers.techniques.singles import facts_of, grid_units


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


def _locked(state: Candidates, name: str, *, from_box: bool) -> Iterator[Step]:
    """Yield the locked candidates of the boxes, or those of the lines and diagonals."""
    for base, cover in _crossings(state, from_box=from_box):
        crossing = set(base.cells).intersection(cover.cells)
        outside = [cell for cell in base.cells if cell not in crossing]
        rest = [cell for cell in cover.cells if cell not in crossing]
        elsewhere, there = 0, 0
        for cell in outside:
            elsewhere |= state.masks[cell]
        for cell in rest:
            there |= state.masks[cell]
        for digit in state.sight.board.digits:
            bit = 1 << digit
            if elsewhere & bit or not there & bit:
                continue
            cells = tuple(state.with_digit(tuple(sorted(crossing)), digit))
            gone = gone_from(state, rest, bit)
            if len(cells) < 2 or not gone:
                continue  # one place is a hidden single
            facts = facts_of(state, outside)
            rules = cited(state, (base, cover), gone=gone)
            names = (base.name, cover.name)
            yield Step(name, (), gone, names, cells, (digit,), facts, rules)


def _crossings(state: Candidates, *, from_box: bool) -> Iterator[tuple[Unit, Unit]]:
    """Yield the pairs of base and cover that share two cells or more."""
    units = list(grid_units(state))
    for base in units:
        if base.name.startswith("box") is not from_box:
            continue
        for cover in units:
            if cover is not base and len(set(base.cells).intersection(cover.cells)) > 1:
                yield base, cover
