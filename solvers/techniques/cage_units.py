"""Cages and the units they lie in: what one forces upon the other (k2, k8 of theory.md).

Sound, all of them: a unit holds every digit once, its panel cell included (M2), and a cage holds
one of its combinations (K2) without repetition (K3).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from puzzles.board import Board, Unit
from puzzles.combos import digits_of, mask_of
from solvers.candidates import Candidates
from solvers.step import Step
from solvers.techniques.cage_sums import (
    Fit,
    Summed,
    cage_cells,
    cages_of,
    fit_of,
    once_a_board,
    removed,
)
from solvers.techniques.singles import facts_of, grid_units

MOST_DIGITS = 3
"""Killer subsets of more digits are left out: nobody finds them, and there are many sets."""


def _fitting(state: Candidates) -> Iterator[tuple[Summed, Fit]]:
    """Yield the cages with a sum and more than one cell, not all placed, that can be filled."""
    for cage in cages_of(state.sight.board):
        if len(cage.cells) > 1 and not all(state.placed[cell] for cell in cage.cells):
            found = fit_of(state, cage)
            if found.combinations:
                yield cage, found


def cage_presents(state: Candidates) -> Iterator[Step]:
    """A digit of which every combination of a cage has need is not missing from its unit.

    Sound: the cage lies in the unit, so the digit does (K2, M2; k2 of theory.md). Numbers: the
    sum.
    """
    for cage, found in _fitting(state):
        for unit in cage.units:
            panel = state.sight.panel_of.get(unit.name)
            if panel is None:
                continue
            if removes := removed(state, [panel], found.needed):
                yield Step(
                    "cage-present",
                    removes=removes,
                    units=(unit.name,),
                    cells=cage.cells,
                    digits=tuple(digit for _, digit in removes),
                    facts=facts_of(state, list(cage.cells)),
                    rules=("K2", "K3", "M2"),
                    numbers=(cage.total,),
                )


def cage_naked_subsets(state: Candidates) -> Iterator[Step]:
    """A cage inside a unit with one combination left takes its digits from the rest of the unit.

    Sound: the cage uses these digits of the unit up (K2, K3). Numbers: the sum.
    """
    for cage, found in _fitting(state):
        if len(found.combinations) != 1:
            continue
        for unit in cage.units:
            others = [cell for cell in unit.cells if cell not in cage.cells]
            if removes := removed(state, others, found.needed):
                yield Step(
                    "cage-naked-subset",
                    removes=removes,
                    units=(unit.name,),
                    cells=cage.cells,
                    digits=digits_of(found.needed),
                    facts=facts_of(state, list(cage.cells)),
                    rules=("K2", "K3"),
                    numbers=(cage.total,),
                )


def cage_pointings(state: Candidates) -> Iterator[Step]:
    """A digit that a cage needs has all its places there in one unit: off the rest of the unit.

    Off the unit's panel cell, too. Sound: the digit is in the cage, hence in the unit (K2, K3;
    k8 of theory.md). Numbers: the sum.
    """
    for cage, found in _fitting(state):
        for digit in digits_of(found.needed):
            seats = {
                cell for cell, kept in zip(cage.cells, found.kept, strict=True) if kept >> digit & 1
            }
            for unit in state.sight.units_of[min(seats)]:
                if not seats <= set(unit.cells):
                    continue
                others = [cell for cell in unit.cells if cell not in seats]
                outside = [cell for cell in others if cell not in cage.cells]
                if removes := removed(state, outside, 1 << digit):
                    yield Step(
                        "cage-pointing",
                        removes=removes,
                        units=(unit.name,),
                        cells=cage.cells,
                        digits=(digit,),
                        facts=facts_of(state, list(cage.cells)),
                        rules=("K2", "K3"),
                        numbers=(cage.total,),
                    )


def cage_claimings(state: Candidates) -> Iterator[Step]:
    """A digit present in a unit has all its places there in one cage: off the rest of the cage.

    Sound: the digit is in the unit, hence in the cage, which does not hold it twice (K3). Works
    without a sum. Numbers: the sum, if there is one.
    """
    for unit in grid_units(state):
        inside = set(unit.cells)
        for digit in state.sight.board.digits:
            places = set(state.places(unit, digit))
            if len(places) < 2:
                continue
            for cage in cage_cells(state.sight.board):
                if not places <= set(cage.cells):
                    continue
                rest = [cell for cell in cage.cells if cell not in inside]
                if removes := removed(state, rest, 1 << digit):
                    yield Step(
                        "cage-claiming",
                        removes=removes,
                        units=(unit.name,),
                        cells=cage.cells,
                        digits=(digit,),
                        facts=facts_of(state, [c for c in unit.cells if c not in places]),
                        rules=("K3",),
                        numbers=() if cage.sum is None else (cage.sum,),
                    )


def cage_hidden_subsets(state: Candidates) -> Iterator[Step]:
    """Digits that a unit can hold only in a cage: combinations without them are struck.

    Sound: the digits are present in the unit (its panel cell counts as a place), so the cage
    holds them, and with them one of the combinations that do (K2, K3). Numbers: the sum.
    """
    for cage, found in _fitting(state):
        for unit in grid_units(state):
            others = [cell for cell in unit.cells if cell not in cage.cells]
            if len(others) == len(unit.cells):
                continue
            outside = 0
            for cell in others:
                outside |= state.masks[cell]
            forced = state.sight.full & ~outside
            fitting = [c for c in found.combinations if not forced & ~c]
            allowed = 0
            for combination in fitting:
                allowed |= combination
            removes = removed(state, list(cage.cells), ~allowed) if forced and fitting else ()
            if removes:
                yield Step(
                    "cage-hidden-subset",
                    removes=removes,
                    units=(unit.name,),
                    cells=cage.cells,
                    digits=digits_of(forced),
                    facts=facts_of(state, [*cage.cells, *others]),
                    rules=("K2", "K3"),
                    numbers=(cage.total,),
                )


@once_a_board
def _cages_in(board: Board) -> tuple[tuple[Unit, tuple[Summed, ...]], ...]:
    """Return for each unit the cages of several cells that lie in it and overlap no other."""
    found = []
    cages = [cage for cage in cages_of(board) if len(cage.cells) > 1]
    for unit in board.units:
        inside = [cage for cage in cages if unit in cage.units]
        count = [cell for cage in inside for cell in cage.cells]
        alone = tuple(c for c in inside if all(count.count(cell) == 1 for cell in c.cells))
        if alone:
            found.append((unit, alone))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _share(sets: tuple[int, ...], digits: int) -> int:
    """Return how many of some digits every combination has at least."""
    return min((combination & digits).bit_count() for combination in sets)


def killer_subsets(state: Candidates) -> Iterator[Step]:
    """Cages and cells of a unit that together need all of two or three digits.

    Each cage has at least so many of the digits in every combination, each cell holds one of
    them; when that makes as many as there are digits, the rest of the unit has none. Sound: the
    unit holds each digit once (K2, K3). Source: "killer pair" and "killer triple" of killer
    solving guides. Numbers: the sums of the cages.
    """
    for unit, cages in _cages_in(state.sight.board):
        fits = [(cage, found.combinations) for cage in cages if (found := fit_of(state, cage))]
        fits = [(cage, sets) for cage, sets in fits if sets and not _done(state, cage)]
        if fits:
            for size in range(2, MOST_DIGITS + 1):
                for digits in combinations(state.sight.board.digits, size):
                    yield from _killer_subset(state, unit, fits, digits)


def _done(state: Candidates, cage: Summed) -> bool:
    """Say whether all cells of a cage are placed."""
    return all(state.placed[cell] for cell in cage.cells)


def _killer_subset(
    state: Candidates,
    unit: Unit,
    fits: list[tuple[Summed, tuple[int, ...]]],
    digits: tuple[int, ...],
) -> Iterator[Step]:
    """Yield the killer subset of a unit and some digits, if there is one."""
    mask = mask_of(digits)
    using = [(cage, share) for cage, sets in fits if (share := _share(sets, mask))]
    if not using:
        return
    caged = [cell for cage, _ in using for cell in cage.cells]
    bound = [c for c in unit.cells if c not in caged and not state.masks[c] & ~mask]
    if any(state.placed[c] for c in bound):
        return
    if sum(share for _, share in using) + len(bound) != len(digits):
        return
    members = [*caged, *bound]
    rest = [cell for cell in unit.cells if cell not in members]
    if removes := removed(state, rest, mask):
        yield Step(
            "killer-subset",
            removes=removes,
            units=(unit.name,),
            cells=tuple(members),
            digits=digits,
            facts=facts_of(state, members),
            rules=("K2", "K3"),
            numbers=tuple(cage.total for cage, _ in using),
        )
