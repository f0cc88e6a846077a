"""The puzzle itself: what a player is given, and nothing about its answer."""

from dataclasses import dataclass, field
from typing import Literal

from puzzles.kind import Kind
from puzzles.shape import SHAPES, Shape

Grid = tuple[int, ...]
"""The digits of the board's cells in reading order; `BLANK` where there is none."""

BLANK = -1
MOST_CAGE_CELLS = 10
"""No cage of any kind has more cells than there are digits (K3, K4)."""


@dataclass(frozen=True, slots=True)
class Cage:
    """Cells whose digits differ (K3) and, when `sum` is not None, add up to it (K2).

    Cells are in reading order.
    """

    cells: tuple[int, ...]
    sum: int | None = None


@dataclass(frozen=True)
class Puzzle:
    """A grid puzzle of one of the kinds.

    Attributes:
        kind: the registry's row.
        size: cells in a row: 9, 6 or 4.
        givens: size * size digits, `BLANK` where the player fills in.
        cages: any number, also overlapping or without a sum; empty unless `kind.cages`.
        panel: given entries of the missing-digit panel (M5): (name, digit) pairs where a name is
            `row1`, `column1`, `box1`, `diagonal-main`, `diagonal-anti` or `magic`.
        magic_on_diagonals: what the document says of D2, `holds` (also meant by None: unique
            without using D2) or `enforced`; only where `kind.d2`.

    Raises:
        ValueError: a wrong number of givens, or a cage whose cells are not different cells of the
            board.
    """

    kind: Kind
    size: int
    givens: Grid
    cages: tuple[Cage, ...] = ()
    panel: tuple[tuple[str, int], ...] = ()
    magic_on_diagonals: Literal["holds", "enforced"] | None = None
    shape: Shape = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape", SHAPES[self.size])
        if len(self.givens) != self.size * self.size:
            raise ValueError(f"{len(self.givens)} givens on a board of size {self.size}")
        if self.cages and not _plain(self.cages, len(self.givens)):
            for cage in self.cages:
                _check(cage, self.shape)

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits in use, in order."""
        return self.kind.base.digits(self.size)


def _plain(cages: tuple[Cage, ...], count: int) -> bool:
    """Whether all cages are of different cells of a board; puzzles are made by the thousand."""
    try:
        cells = [cell for cage in cages for cell in cage.cells]
        return (
            min(cells) >= 0
            and max(cells) < count
            and all(len(set(cage.cells)) == len(cage.cells) > 0 for cage in cages)
        )
    except (AttributeError, TypeError, ValueError):
        return False


def _check(cage: Cage, shape: Shape) -> None:
    """Raise `ValueError` where a cage is none: not of the type, or its cells not on the board."""
    if not isinstance(cage, Cage):
        raise ValueError(f"found {cage!r}, wanted a Cage like Cage((0, 1), 3)")
    cells, last = cage.cells, len(shape.cells) - 1
    try:
        wrong = not cells or min(cells) < 0 or max(cells) > last
    except TypeError:
        wrong = True
    if wrong:
        raise ValueError(f"{cage}: cells are numbers from 0 to {last}, at least one")
    if len(set(cells)) < len(cells):
        raise ValueError(f"{cage}: a cell is named twice (K3)")


def text_of(grid: Grid) -> str:
    """Return a grid as one string, `.` for a blank."""
    # Grids are written by the hundred thousand: a blank is the one number with a sign.
    return "".join(map(str, grid)).replace(str(BLANK), ".")


def grid_of(text: str) -> Grid:
    """Return the grid of a string of digits and `.`; the caller has checked its characters."""
    return tuple(BLANK if symbol == "." else int(symbol) for symbol in text)
