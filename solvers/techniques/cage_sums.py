"""What the cage techniques share: cages with a sum, and which of their combinations still fit.

A combination is a set of digits, as a mask. It *fits* some cells when their candidates allow to
place it: each of its digits in a cell of its own (K3). Answers are remembered: the same few masks
come again and again while a puzzle is solved.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from puzzles.board import Board, Unit
from puzzles.combos import combos, digits_of
from puzzles.puzzle import Cage
from solvers.candidates import PANELS, Candidates
from solvers.step import Pair

Masks = tuple[int, ...]
Made = TypeVar("Made")
MOST_BOARDS = 64
"""Boards of which anything is remembered; a climb works on one."""


@dataclass(frozen=True, slots=True)
class Summed:
    """A cage with a sum.

    Attributes:
        cells: its cells.
        total: its sum.
        units: the rows, columns, boxes and diagonals that hold all its cells.
    """

    cells: tuple[int, ...]
    total: int
    units: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """What is left of cells that all differ and add up to a total.

    Attributes:
        kept: for each cell the digits that it holds in some placement.
        combinations: those that fit, ascending.
    """

    kept: Masks
    combinations: tuple[int, ...]

    @property
    def needed(self) -> int:
        """The digits of which every combination has need."""
        needed = -1
        for combination in self.combinations:
            needed &= combination
        return needed


def once_a_board(make: Callable[[Board], Made]) -> Callable[[Board], Made]:
    """Remember what a function makes of a board, by the board itself.

    Not by its value, as `lru_cache` would: to hash hundreds of cells takes longer than most steps.
    """
    made: dict[int, tuple[Board, Made]] = {}

    def remembered(board: Board) -> Made:
        known = made.get(id(board))
        if known is None or known[0] is not board:
            if len(made) >= MOST_BOARDS:
                made.clear()
            known = made[id(board)] = board, make(board)
        return known[1]

    return remembered


@once_a_board
def cages_of(board: Board) -> tuple[Summed, ...]:
    """Return the cages that have a sum; one that holds every digit has it, said or not (K3)."""
    units = [unit for unit in board.units if unit.name not in PANELS]
    every = sum(board.digits)
    found: dict[Summed, None] = {}
    for cage in board.cages:
        total = every if len(cage.cells) == len(board.digits) else cage.sum
        if total is None:
            continue
        around = tuple(unit for unit in units if set(cage.cells) <= set(unit.cells))
        found.setdefault(Summed(cage.cells, total, around))
    return tuple(found)


@once_a_board
def cage_cells(board: Board) -> tuple[Cage, ...]:
    """Return all cages of more than one cell, with a sum or without, each set of cells once."""
    found = {cage.cells: cage for cage in board.cages if len(cage.cells) > 1}
    return tuple(found.values())


def masks_of(state: Candidates, cells: tuple[int, ...]) -> Masks:
    """Return the candidates of some cells."""
    return tuple(state.masks[cell] for cell in cells)


@lru_cache(maxsize=1 << 12)
def reach(mask: int, count: int) -> tuple[int, int]:
    """Return the sums of the `count` least and the `count` greatest digits of a mask."""
    digits = digits_of(mask)
    return sum(digits[:count]), sum(digits[::-1][:count])


@lru_cache(maxsize=1 << 12)
def bits_of(mask: int) -> tuple[int, ...]:
    """Return the bits of a mask, each a mask of one digit."""
    return tuple(1 << digit for digit in digits_of(mask))


@lru_cache(maxsize=1 << 16)
def possible(total: int, masks: Masks, digits: tuple[int, ...]) -> tuple[int, ...]:
    """Return the combinations that stand up to a glance: what a player strikes from a list.

    Every digit of one must be a candidate somewhere, every cell must have a digit of it, and
    what cells with one candidate hold must be in it.
    """
    union = fixed = 0
    for mask in masks:
        union |= mask
        if mask & (mask - 1) == 0:
            fixed |= mask
    return tuple(
        combination
        for combination in combos(len(masks), total, digits)
        if not combination & ~union
        and not fixed & ~combination
        and all(mask & combination for mask in masks)
    )


@lru_cache(maxsize=1 << 16)
def fit(total: int, masks: Masks, digits: tuple[int, ...]) -> Fit:
    """Return the exact placements of cells that all differ and add up to `total` (K2, K3).

    Goes cell by cell through the sets of digits that the first cells can hold, then back from
    the combinations; at most 2 ** len(digits) sets. Without any placement all is empty.
    """
    layers: list[set[int]] = [{0}]
    for mask in masks:
        layers.append({used | bit for used in layers[-1] for bit in bits_of(mask & ~used)})
    live = layers[-1] & set(combos(len(masks), total, digits))
    combinations = tuple(sorted(live))
    kept = [0] * len(masks)
    for at in range(len(masks) - 1, -1, -1):
        before = set()
        for used in live:
            for bit in bits_of(used & masks[at]):
                if used ^ bit in layers[at]:
                    kept[at] |= bit
                    before.add(used ^ bit)
        live = before
    return Fit(tuple(kept), combinations)


def fit_of(state: Candidates, cage: Summed) -> Fit:
    """Return the placements of a cage."""
    return fit(cage.total, masks_of(state, cage.cells), state.sight.board.digits)


def lost(
    state: Candidates, cells: tuple[int, ...], kept: Masks
) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    """Return what is to place and what to remove when cells keep only some candidates.

    A digit is placed at once when only one of the cells is open and keeps one candidate.
    """
    open_cells = [(c, keep) for c, keep in zip(cells, kept, strict=True) if not state.placed[c]]
    if len(open_cells) == 1 and open_cells[0][1].bit_count() == 1:
        cell, keep = open_cells[0]
        return ((cell, keep.bit_length() - 1),), ()
    return (), tuple(
        (cell, digit)
        for cell, keep in open_cells
        if state.masks[cell] & ~keep
        for digit in digits_of(state.masks[cell] & ~keep)
    )


def removed(state: Candidates, cells: list[int], mask: int) -> tuple[Pair, ...]:
    """Return the candidates of a mask that open cells have, as removals."""
    return tuple(
        (cell, digit)
        for cell in cells
        if state.masks[cell] & mask and not state.placed[cell]
        for digit in digits_of(state.masks[cell] & mask)
    )
