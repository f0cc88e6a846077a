"""A cage cut in two by the border of a region: each part is a cage of its own.

Sound: what one part adds up to follows from the region (M2, K2), so the other part adds up to the
rest of the cage; the digits of each differ (K3). Source: "cage splitting" of killer solving guides.
"""

from collections.abc import Iterator

from puzzles.combos import digits_of
from solvers.candidates import Candidates
from solvers.step import Pair, Step
from solvers.techniques.cage_sums import Summed, fit, masks_of, removed
from solvers.techniques.leftovers import Leftover, alone, leftovers
from solvers.techniques.singles import facts_of

MOST_RESTS = 2
"""Open missing digits by which the sum of a part may vary."""


def cage_splits(state: Candidates) -> Iterator[Step]:
    """A cage is cut by the border of a region, and the sum of one part is known: two cages.

    Where a missing digit is open, the part has a few possible sums. Sound: as innies and outies
    (M2), then each part adds up to its share of the cage (K2, K3). Numbers: the sum of the cage,
    then the possible sums of the part that stands first in the cells.
    """
    told: set[tuple[tuple[str, ...], frozenset[Pair]]] = set()
    for one, cage, part in _cuts(state):
        step = _split(state, one, cage, part)
        # Innies and outies of a region may cut a cage alike.
        if step and (key := (step.units, frozenset(step.removes))) not in told:
            told.add(key)
            yield step


def _cuts(state: Candidates) -> Iterator[tuple[Leftover, Summed, tuple[int, ...]]]:
    """Yield the equations whose open grid cells lie in one cage, the cage, and those cells."""
    for one in leftovers(state.sight.board):
        part = _open_part(state, one)
        if part is None:
            continue
        for cage in alone(state.sight.board):
            if set(part) <= set(cage.cells):
                yield one, cage, part


def _open_part(state: Candidates, one: Leftover) -> tuple[int, ...] | None:
    """Return the open grid cells of an equation when they all count alike, else None."""
    grid = state.sight.board.grid_cells
    plus = tuple(cell for cell in one.plus if cell < grid and not state.placed[cell])
    minus = tuple(cell for cell in one.minus if cell < grid and not state.placed[cell])
    rests = sum(not state.placed[cell] for cell in one.cells if cell >= grid)
    if bool(plus) == bool(minus) or rests > MOST_RESTS:
        return None
    return plus or minus


def _shares(state: Candidates, one: Leftover, part: tuple[int, ...]) -> set[int]:
    """Return the sums that a part can have, whatever the other cells of its equation hold."""
    sums = {one.total}
    for cell in one.cells:
        if cell not in part:
            sign = -1 if cell in one.plus else 1
            sums = {had + sign * digit for had in sums for digit in state.digits(cell)}
    return sums if part[0] in one.plus else {-had for had in sums}


def _split(state: Candidates, one: Leftover, cage: Summed, part: tuple[int, ...]) -> Step | None:
    """Return what the two parts of a cage keep, as a step, or None when they keep all."""
    rest = tuple(c for c in cage.cells if c not in part and not state.placed[c])
    if not rest:
        return None
    left = cage.total - sum(state.digits(c)[0] for c in cage.cells if state.placed[c])
    digits, cells = state.sight.board.digits, part + rest
    kept, shares = [0] * len(cells), []
    for share in sorted(_shares(state, one, part)):
        near = fit(share, masks_of(state, part), digits)
        far = fit(left - share, masks_of(state, rest), digits)
        if near.combinations and far.combinations:
            shares.append(share)
            kept = [had | mask for had, mask in zip(kept, near.kept + far.kept, strict=True)]
    gone = [removed(state, [cell], ~keep) for cell, keep in zip(cells, kept, strict=True)]
    removes = tuple(pair for pairs in gone for pair in pairs) if shares else ()
    if not removes:
        return None
    union = 0
    for keep in kept:
        union |= keep
    return Step(
        "cage-split",
        (),
        removes,
        one.units,
        cells,
        digits_of(union),
        facts_of(state, sorted({*cage.cells, *one.cells})),
        ("K2", "K3") if state.sight.magic is None else ("K2", "K3", "M2"),
        (cage.total, *shares),
    )
