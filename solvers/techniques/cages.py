"""Cages by themselves: their sums, their combinations, their placements (K1 to K4).

Sound, all of them: the digits of a cage differ (K3) and add up to its number (K2). Source: the
killer facts of rules.md and what printed killers call combinations; the names are this project's.
"""

from collections.abc import Iterator

from puzzles.combos import combos, digits_of
from solvers.candidates import Candidates
from solvers.step import Step
from solvers.techniques.cage_sums import (
    Masks,
    Summed,
    cages_of,
    fit_of,
    lost,
    masks_of,
    possible,
    reach,
    removed,
)
from solvers.techniques.singles import facts_of

SMALL = 5
"""Up to so many cells the placements of a cage are tried one by one; above, a player looks at
the few digits that the cage omits."""


def _open_cages(state: Candidates) -> Iterator[Summed]:
    """Yield the cages that have a sum and an open cell."""
    for cage in cages_of(state.sight.board):
        if not all(state.placed[cell] for cell in cage.cells):
            yield cage


def cage_last_cells(state: Candidates) -> Iterator[Step]:
    """The last open cell of a cage takes what is left of the sum.

    Sound: K2. A cage of one cell is a given in disguise (K4: 0 is a digit like any other).
    Numbers: the sum, what the placed digits add up to.
    """
    for cage in _open_cages(state):
        left = [cell for cell in cage.cells if not state.placed[cell]]
        if len(left) != 1:
            continue
        others = [cell for cell in cage.cells if cell != left[0]]
        had = sum(state.digits(cell)[0] for cell in others)
        digit = cage.total - had
        if digit >= 0 and state.masks[left[0]] >> digit & 1:
            yield Step(
                "cage-last-cell",
                ((left[0], digit),),
                cells=cage.cells,
                digits=(digit,),
                facts=facts_of(state, others),
                rules=("K2",),
                numbers=(cage.total, had),
            )


def cage_singles(state: Candidates) -> Iterator[Step]:
    """A sum that only one combination makes: the cage holds exactly its digits.

    Sound: K2 and K3 (k1 of theory.md, "Forced cage sets"). Numbers: the sum.
    """
    digits = state.sight.board.digits
    for cage in _open_cages(state):
        sets = combos(len(cage.cells), cage.total, digits)
        if len(cage.cells) < 2 or len(sets) != 1:
            continue
        if removes := removed(state, list(cage.cells), state.sight.full & ~sets[0]):
            yield Step(
                "cage-single",
                removes=removes,
                cells=cage.cells,
                digits=digits_of(sets[0]),
                rules=("K2", "K3"),
                numbers=(cage.total,),
            )


def _bounds(masks: Masks) -> tuple[int, int]:
    """Return sums that different digits of some cells cannot fall below and cannot exceed."""
    union = least = most = 0
    for mask in masks:
        union |= mask
        least += (mask & -mask).bit_length() - 1
        most += mask.bit_length() - 1
    low, high = reach(union, len(masks))
    return max(least, low), min(most, high)


def _between(low: int, high: int) -> int:
    """Return the mask of the digits from `low` to `high`."""
    return (1 << max(high + 1, 0)) - (1 << max(low, 0)) if low <= high else 0


def cage_bounds(state: Candidates) -> Iterator[Step]:
    """The other cells of a cage reach so far at most, so this cell must make up the rest.

    Sound: K2, and K3 for the bounds. Numbers: the sum, the least and the most of the others.
    """
    for cage in _open_cages(state):
        masks = masks_of(state, cage.cells)
        if len(cage.cells) < 2 or not all(masks):
            continue
        for at, cell in enumerate(cage.cells):
            if state.placed[cell]:
                continue
            least, most = _bounds(masks[:at] + masks[at + 1 :])
            low, high = cage.total - most, cage.total - least
            fits = _between(low, high)
            if removes := removed(state, [cell], ~fits):
                others = [other for other in cage.cells if other != cell]
                yield Step(
                    "cage-bounds",
                    removes=removes,
                    cells=(cell, *others),
                    digits=tuple(digit for _, digit in removes),
                    facts=facts_of(state, others),
                    rules=("K2", "K3"),
                    numbers=(cage.total, least, most),
                )


def cage_combinations(state: Candidates) -> Iterator[Step]:
    """Candidates of a cage that are in none of the combinations still possible.

    A combination is struck when one of its digits has no cell, a cell none of its digits, or a
    digit that stands in the cage is not in it. Sound: K2, K3. Numbers: the sum.
    """
    digits = state.sight.board.digits
    for cage in _open_cages(state):
        sets = possible(cage.total, masks_of(state, cage.cells), digits)
        allowed = 0
        for combination in sets:
            allowed |= combination
        removes = removed(state, list(cage.cells), ~allowed) if sets else ()
        if removes:
            yield Step(
                "cage-combinations",
                removes=removes,
                cells=cage.cells,
                digits=digits_of(allowed),
                facts=facts_of(state, list(cage.cells)),
                rules=("K2", "K3"),
                numbers=(cage.total,),
            )


def _placements(state: Candidates, name: str, *, large: bool) -> Iterator[Step]:
    """Yield what no placement of a cage holds, for small or for large cages."""
    every = sum(state.sight.board.digits)
    for cage in _open_cages(state):
        if (len(cage.cells) > SMALL) != large:
            continue
        found = fit_of(state, cage)
        if not found.combinations:
            continue
        places, removes = lost(state, cage.cells, found.kept)
        if places or removes:
            union = 0
            for combination in found.combinations:
                union |= combination
            left_out = state.sight.full & ~found.needed
            yield Step(
                name,
                places,
                removes,
                cells=cage.cells,
                digits=digits_of(left_out if large else union),
                facts=facts_of(state, list(cage.cells)),
                rules=("K2", "K3"),
                numbers=(cage.total, every - cage.total) if large else (cage.total,),
            )


def cage_placements(state: Candidates) -> Iterator[Step]:
    """Candidates that no placement of a cage of up to five cells holds.

    Sound: every way to put different digits on the cells that add up to the sum is tried (K2,
    K3). Numbers: the sum. Digits: those of the combinations that fit.
    """
    return _placements(state, "cage-placements", large=False)


def cage_complements(state: Candidates) -> Iterator[Step]:
    """Candidates that no placement of a large cage holds, told by the few digits it omits.

    Sound: a cage of k cells and sum s omits the other digits, which add up to the sum of all
    less s (K2, K3; k7 of theory.md). Numbers: the sum, the sum of the omitted digits. Digits:
    those that may be omitted.
    """
    return _placements(state, "cage-complement", large=True)
