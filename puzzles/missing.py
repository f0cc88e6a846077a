"""What the units of a finished grid miss, and the magic digit: the right panel (M2, M4, M5)."""

from dataclasses import dataclass

from puzzles.puzzle import Grid
from puzzles.shape import SHAPES


@dataclass(frozen=True, slots=True)
class Panel:
    """The missing-digit panel as it stands in a file: one digit a unit.

    `main` and `anti` are None where the diagonals are not units.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    boxes: tuple[int, ...]
    main: int | None
    anti: int | None
    magic: int

    def entries(self) -> dict[str, int]:
        """Return the entries by their names, as `Puzzle.panel` and `Board.names` write them."""
        found = {
            f"{word}{number}": digit
            for word, digits in (("row", self.rows), ("column", self.columns), ("box", self.boxes))
            for number, digit in enumerate(digits, 1)
        }
        for name, digit in (("diagonal-main", self.main), ("diagonal-anti", self.anti)):
            if digit is not None:
                found[name] = digit
        found["magic"] = self.magic
        return found


def panel_of(grid: Grid, size: int, *, diagonals: bool) -> Panel:
    """Return the panel of a full Missudeca grid that keeps M2 and M3 (and D1 with `diagonals`).

    Raises:
        ValueError: a unit does not miss exactly one digit, or no digit is magic.
    """
    shape = SHAPES[size]
    digits = set(range(size + 1))

    def lacks(cells: tuple[int, ...]) -> int:
        (digit,) = digits - {grid[cell] for cell in cells}
        return digit

    rows = tuple(lacks(cells) for cells in shape.rows)
    columns = tuple(lacks(cells) for cells in shape.columns)
    boxes = tuple(lacks(cells) for cells in shape.boxes)
    main, anti = (lacks(cells) for cells in shape.diagonals) if diagonals else (None, None)
    (magic,) = digits - set(rows)
    return Panel(rows, columns, boxes, main, anti, magic)
