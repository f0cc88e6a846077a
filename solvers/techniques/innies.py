"""What the cages leave over of rows, columns and boxes: innies, outies, tiled units (k3 to k6).

Each technique reads one sort of the equations of `leftovers.py`.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, product

from puzzles.combos import digits_of
from solvers.candidates import Candidates
from solvers.engines.sums import linear
from solvers.step import Step
from solvers.techniques.cage_sums import Masks, fit, lost, masks_of, removed
from solvers.techniques.leftovers import Leftover, differing, leftovers, whole
from solvers.techniques.singles import facts_of

FEW = range(1, 6)
"""Open cells of an equation that a player looks at; more of them rarely cut."""
MANY = range(6, 8)
"""Open cells of a unit that are better told by those they leave out."""
ANY = range(1, 8)
"""Open cells of an equation of several units."""
LEFT = range(1, 3)
"""Open cells, the magic one included, with which the sum of the board is worth making."""
MOST_EXACT = 3
"""Up to so many open cells, a player minds which of them differ."""


def _kept(state: Candidates, one: Leftover, opened: range) -> Masks | None:
    """Return what the cells of an equation keep; None when nothing can be said."""
    count = sum(not state.placed[cell] for cell in one.cells)
    if count not in opened:
        return None
    digits, masks = state.sight.board.digits, masks_of(state, one.cells)
    if one.apart:
        found = fit(one.total, masks, digits)
        return found.kept if found.combinations else None
    plus = len(one.plus)
    kept = linear(one.total, masks[:plus], masks[plus:], digits[-1])
    if kept is None or count > MOST_EXACT:
        return kept
    return _exact(one.total, plus, kept, _unequal(state, one.cells))


def _unequal(state: Candidates, cells: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the pairs of places in `cells` whose cells are open and differ."""
    differ = differing(state.sight.board)
    opened = [(at, cell) for at, cell in enumerate(cells) if not state.placed[cell]]
    return tuple((a, b) for (a, c), (b, d) in combinations(opened, 2) if differ[c] >> d & 1)


@lru_cache(maxsize=1 << 15)
def _exact(
    total: int, plus: int, masks: Masks, unequal: tuple[tuple[int, int], ...]
) -> Masks | None:
    """Narrow the masks of a sum by trying all digits; pairs of unequal cells differ.

    The first `plus` cells count with +, the others with -. None when nothing fits.
    """
    kept = [0] * len(masks)
    choices = [digits_of(mask) for mask in masks]
    for held in product(*choices):
        if sum(held[:plus]) - sum(held[plus:]) == total and all(
            held[a] != held[b] for a, b in unequal
        ):
            for at, digit in enumerate(held):
                kept[at] |= 1 << digit
    return tuple(kept) if kept[0] else None


def _steps(
    state: Candidates, name: str, opened: range, wanted: Callable[[Leftover], bool]
) -> Iterator[Step]:
    """Yield what the equations of a sort tell, of those with so many open cells."""
    for one in leftovers(state.sight.board):
        if wanted(one):
            rules = ("K2", "M2", "M3") if one.apart and len(one.units) > 1 else ("K2", "M2")
            yield from _step(state, name, one, opened, rules)


def _step(
    state: Candidates, name: str, one: Leftover, opened: range, rules: tuple[str, ...]
) -> Iterator[Step]:
    """Yield what one equation tells."""
    kept = _kept(state, one, opened)
    if kept is None:
        return
    places, removes = lost(state, one.cells, kept)
    if not places and not removes:
        return
    if state.sight.magic is None:
        rules = tuple(rule for rule in rules if rule[0] == "K")
    yield Step(
        name,
        places,
        removes,
        one.units,
        one.cells,
        tuple(sorted({digit for _, digit in places + removes})),
        facts_of(state, list(one.cells)),
        rules,
        (one.total, one.every, one.caged),
    )


def _grid_cells(state: Candidates) -> int:
    """Return how many cells belong to the grid."""
    return state.sight.board.grid_cells


def tiled_units(state: Candidates) -> Iterator[Step]:
    """Cages tile a unit: what they lack of the sum of all digits is its missing digit.

    Sound: the unit with its panel cell holds every digit once (M2; k3 of theory.md). Numbers:
    the missing digit, the sum of all digits, the sum of the cages.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "tiled-unit",
        FEW,
        lambda one: len(one.units) == 1 and not one.minus and one.plus[0] >= grid,
    )


def tiled_lines(state: Candidates) -> Iterator[Step]:
    """Cages tile several lines or boxes: together these miss what the cages lack.

    Sound: as for one unit; the missing digits of a kind differ (M3; k6 of theory.md). Numbers:
    the sum of the missing digits, the sum of all units, the sum of the cages.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "tiled-lines",
        ANY,
        lambda one: len(one.units) > 1 and not one.minus and one.plus[0] >= grid,
    )


def innies(state: Candidates) -> Iterator[Step]:
    """The cells of a unit that its cages leave over, with the missing digit, have a known sum.

    Sound: M2, K2 (k4 of theory.md). Source: "innies", the rule of 45 of killer sudoku. Numbers:
    their sum, the sum of all digits, the sum of the cages inside.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "innies",
        FEW,
        lambda one: len(one.units) == 1 and not one.minus and one.plus[0] < grid,
    )


def large_innies(state: Candidates) -> Iterator[Step]:
    """As innies, with so many cells that the cages inside tell more by the digits they use.

    Sound: as innies; what the cages inside use up is what the innies leave out. Numbers: as
    for innies.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "large-innies",
        MANY,
        lambda one: len(one.units) == 1 and not one.minus and one.plus[0] < grid,
    )


def outies(state: Candidates) -> Iterator[Step]:
    """The cells by which the cages of a unit reach out of it, less what it lacks, are known.

    Innies and the missing digit count with +, outies with -. Sound: M2, K2 (k4 of theory.md).
    Source: "outies" of killer sudoku. Numbers: the sum, the sum of all digits, that of the cages.
    """
    return _steps(state, "outies", FEW, lambda one: len(one.units) == 1 and bool(one.minus))


def innies_of_lines(state: Candidates) -> Iterator[Step]:
    """The cells that cages leave over of several units, with their missing digits.

    Sound: as for one unit (k6 of theory.md). Numbers: as there.
    """
    grid = _grid_cells(state)
    return _steps(
        state,
        "innies-of-lines",
        ANY,
        lambda one: len(one.units) > 1 and not one.minus and one.plus[0] < grid,
    )


def outies_of_lines(state: Candidates) -> Iterator[Step]:
    """The cells by which cages reach out of several units, less what these leave over and miss.

    Sound: as for one unit (k6 of theory.md). Numbers: as there.
    """
    return _steps(state, "outies-of-lines", ANY, lambda one: len(one.units) > 1 and bool(one.minus))


def board_totals(state: Candidates) -> Iterator[Step]:
    """The cages of the whole board give the magic digit, or bound it with the cells left over.

    Sound: the grid adds up to (size - 1) times the sum of all digits and the magic digit (K2,
    M4; k5 of theory.md). Cells left over count with +, the magic cell with -. Numbers: what
    these come to, the sum of the board without the magic digit, that of the cages; where all
    is caged, the magic digit is the third less the second.
    """
    one = whole(state.sight.board)
    if one is not None:
        yield from _step(state, "board-total", one, LEFT, ("K2", "M4"))


def innies_pointings(state: Candidates) -> Iterator[Step]:
    """A digit of which the innies of a unit have need is not elsewhere in the unit.

    The missing digit is one of the innies. Sound: innies and missing digit differ and add up to
    a known sum, so that they are a cage inside the unit (M2, K2; k4 and k8 of theory.md).
    Numbers: as for innies.
    """
    board = state.sight.board
    for one in leftovers(board):
        count = sum(not state.placed[cell] for cell in one.cells)
        if len(one.units) != 1 or not one.apart or count not in ANY:
            continue
        found = fit(one.total, masks_of(state, one.plus), board.digits)
        (unit,) = (unit for unit in board.units if unit.name == one.units[0])
        rest = [cell for cell in unit.cells if cell not in one.plus]
        if found.combinations and (removes := removed(state, rest, found.needed)):
            yield Step(
                "innies-pointing",
                removes=removes,
                units=one.units,
                cells=one.cells,
                digits=tuple(sorted({digit for _, digit in removes})),
                facts=facts_of(state, list(one.cells)),
                rules=("K2",) if state.sight.magic is None else ("K2", "M2"),
                numbers=(one.total, one.every, one.caged),
            )
