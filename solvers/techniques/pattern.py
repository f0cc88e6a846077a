"""What patterns of candidates share: who sees whom, what follows for the cells that see them.

A cell sees another when the two differ by a unit, panel units included (M3), by D2, or by a cage
(K3). The panel cells are ordinary cells here, so no pattern has an exception for Missudeca.
"""

from collections.abc import Iterable

from puzzles.board import Unit
from puzzles.combos import digits_of
from solvers.candidates import PANELS, Candidates
from solvers.step import Pair


def watchers(state: Candidates, cells: Iterable[int]) -> set[int]:
    """Return the cells that see all of some cells; without cells, none."""
    peers, seen = state.sight.board.peers, state.sight.seen
    every = [peers[cell] | seen[cell] for cell in cells]
    return set(every[0].intersection(*every[1:])) if every else set()


def sees(state: Candidates, one: int, other: int) -> bool:
    """Say whether two cells must differ."""
    return other in state.sight.board.peers[one] or other in state.sight.seen[one]


def gone_from(state: Candidates, cells: Iterable[int], mask: int) -> tuple[Pair, ...]:
    """Return, in order, the candidates out of a mask that some cells still have."""
    return tuple(
        (cell, digit)
        for cell in sorted(cells)
        if not state.placed[cell]
        for digit in digits_of(state.masks[cell] & mask)
    )


def cited(
    state: Candidates,
    units: Iterable[Unit] = (),
    cells: Iterable[int] = (),
    gone: Iterable[Pair] = (),
) -> tuple[str, ...]:
    """Return the ids of the rules that a pattern uses beyond "no repeats".

    D1 where a diagonal is used, M2 where a panel cell is, M3 where a panel unit is, and for
    candidates that are `gone`: D2 and K3 where only they make them see a cell of the pattern.
    """
    rules, cells = set(), tuple(cells)
    for unit in units:
        if unit.name in PANELS:
            rules.add("M3")
        elif unit.name.startswith("diagonal"):
            rules.add("D1")
    lost = {cell for cell, _ in gone}
    if any(not state.sight.is_grid(cell) for cell in (*cells, *lost)):
        rules.add("M2")
    for cell in cells:
        for other in lost:
            rules |= _reason(state, cell, other)
    return tuple(sorted(rules))


def _reason(state: Candidates, one: int, other: int) -> set[str]:
    """Return what beyond rows, columns and boxes makes two cells see each other."""
    shared = {unit.name for unit in state.sight.units_of[one] if other in unit.cells}
    if any(not name.startswith("diagonal") and name not in PANELS for name in shared):
        return set()
    if shared:
        return {"M3" if shared & set(PANELS) else "D1"}
    if other in state.sight.board.peers[one]:
        return {"D2"}
    return {"K3"} if other in state.sight.seen[one] else set()
