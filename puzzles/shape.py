"""The plain geometry of a square board: rows, columns, boxes, diagonals, and cell names.

Cells are ints in reading order from the top left, `row * size + column`, 0-based. Outside the
program a cell is called `r1c1`, 1-based, row first (rules.md, preamble).
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

Cells = tuple[int, ...]


@dataclass(frozen=True)
class Shape:
    """A board of `size` x `size` cells with boxes of `box_rows` rows and `box_columns` columns."""

    size: int
    box_rows: int
    box_columns: int

    @cached_property
    def cells(self) -> range:
        """All cells."""
        return range(self.size * self.size)

    @cached_property
    def rows(self) -> tuple[Cells, ...]:
        """The cells of each row, from the top."""
        n = self.size
        return tuple(tuple(range(n * r, n * r + n)) for r in range(n))

    @cached_property
    def columns(self) -> tuple[Cells, ...]:
        """The cells of each column, from the left."""
        n = self.size
        return tuple(tuple(range(c, n * n, n)) for c in range(n))

    @cached_property
    def boxes(self) -> tuple[Cells, ...]:
        """The cells of each box; boxes are numbered in reading order."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for cell in self.cells:
            found[self.box_of(cell)].append(cell)
        return tuple(tuple(box) for box in found)

    @cached_property
    def diagonals(self) -> tuple[Cells, Cells]:
        """The main diagonal (from top left) and the anti-diagonal (from top right), D1."""
        n = self.size
        return tuple(i * n + i for i in range(n)), tuple(i * n + n - 1 - i for i in range(n))

    @property
    def boxes_across(self) -> int:
        """How many boxes stand side by side."""
        return self.size // self.box_columns

    def box_of(self, cell: int) -> int:
        """Return the number of the box that holds `cell`."""
        row, column = divmod(cell, self.size)
        return row // self.box_rows * self.boxes_across + column // self.box_columns

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each cell is called: `r1c1` first."""
        return tuple(f"r{c // self.size + 1}c{c % self.size + 1}" for c in self.cells)

    def name(self, cell: int) -> str:
        """Return what a cell is called."""
        return self.names[cell]

    def cell(self, name: str) -> int:
        """Return the cell called `name`; raise `ValueError` when the board has none such."""
        match = re.fullmatch(r"r([1-9])c([1-9])", name)
        if not match or max(row_column := (int(match[1]), int(match[2]))) > self.size:
            last = self.names[-1]
            raise ValueError(f"no cell {name!r} on this board (cells are r1c1 to {last})")
        return (row_column[0] - 1) * self.size + row_column[1] - 1

    @cached_property
    def neighbours(self) -> tuple[Cells, ...]:
        """The cells directly above, left, right and below each cell."""
        n = self.size
        return tuple(
            tuple(
                r * n + c
                for r, c in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
                if 0 <= r < n and 0 <= c < n
            )
            for y, x in (divmod(cell, n) for cell in self.cells)
        )

    def connected(self, cells: Collection[int]) -> bool:
        """Say whether some cells, one or more, are in one piece."""
        ahead = [next(iter(cells))]
        reached = set(ahead)
        while ahead:
            for cell in self.neighbours[ahead.pop()]:
                if cell in cells and cell not in reached:
                    reached.add(cell)
                    ahead.append(cell)
        return len(reached) == len(cells)


SHAPES = {4: Shape(4, 2, 2), 6: Shape(6, 2, 3), 9: Shape(9, 3, 3)}
