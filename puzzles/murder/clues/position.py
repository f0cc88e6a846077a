"""Clues about a cell's place: its row and column, the walls around it, the board's edge."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from puzzles.murder.case import Case, Placement
from puzzles.murder.relations import Relations, Within


@dataclass(frozen=True, slots=True)
class Row:
    """C1: the subject is in that row, `row` counted from 0 at the top."""

    form: ClassVar[str] = "row"
    row: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C1"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is in the row."""
        return placement[subject] // case.size == self.row

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the row's cells."""
        return (Within(subject, case.plan.rows[self.row]),)


@dataclass(frozen=True, slots=True)
class Column:
    """C2: the subject is in that column, `column` counted from 0 at the left."""

    form: ClassVar[str] = "column"
    column: int

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C2"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is in the column."""
        return placement[subject] % case.size == self.column

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the column's cells."""
        return (Within(subject, case.plan.columns[self.column]),)


def _walled(case: Case, cell: int) -> tuple[bool, bool, bool, bool]:
    """Say on which sides a cell has a wall: above, below, left, right; the edge is one (C9)."""
    n, at = case.size, case.plan.room_at
    row, column = divmod(cell, n)
    return (
        row == 0 or at[cell - n] != at[cell],
        row == n - 1 or at[cell + n] != at[cell],
        column == 0 or at[cell - 1] != at[cell],
        column == n - 1 or at[cell + 1] != at[cell],
    )


@dataclass(frozen=True, slots=True)
class Corner:
    """C9: the subject's cell has a wall on two sides that meet; C10: it is no such corner.

    The sides are one of left and right and one of top and bottom; the board's edge is a wall. A
    cell with walls left and right only is no corner.
    """

    form: ClassVar[str] = "corner"
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "C10" if self.negated else "C9"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is in a corner of a room, or is not if that is said."""
        above, below, left, right = _walled(case, placement[subject])
        return ((above or below) and (left or right)) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the corners, or in another cell."""
        corners = case.plan.corners
        return (Within(subject, case.plan.every & ~corners if self.negated else corners),)


@dataclass(frozen=True, slots=True)
class AtWall:
    """X1: the subject's cell has a wall on one side at least; negated: on none.

    The board's edge is a wall, as in C9. Public case: apo-Kleiner-Mord-unter-Freunden (TheApo);
    the negated form: apo-Der-B-rofall.
    """

    form: ClassVar[str] = "at-wall"
    negated: bool = False

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X1"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is at a wall, or is not if that is said."""
        return any(_walled(case, placement[subject])) != self.negated

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells at walls, or in another cell."""
        above, below, left, right = case.plan.walls
        walled = above | below | left | right
        return (Within(subject, case.plan.every & ~walled if self.negated else walled),)


@dataclass(frozen=True, slots=True)
class OnBoard:
    """X2: the subject's cell is at the edge of the board, or in one of its four corners.

    `edge`: in the first or last row or column, corners included. `corner`: in both such a row and
    such a column; never to be confused with the corner of a room (C9). Public case:
    dio-clockmaker-s-estate-mms3ol6v (corner).
    """

    form: ClassVar[str] = "board"
    part: Literal["edge", "corner"]

    @property
    def rule(self) -> str:
        """The rule's id."""
        return "X2"

    def holds(self, case: Case, placement: Placement, subject: int) -> bool:
        """Say whether the subject is at the edge, or in a corner, of the board."""
        row, column = divmod(placement[subject], case.size)
        ends = (0, case.size - 1)
        if self.part == "corner":
            return row in ends and column in ends
        return row in ends or column in ends

    def relate(self, case: Case, subject: int) -> Relations:
        """The subject is in one of the cells of the outer rows and columns."""
        rows, columns = case.plan.rows, case.plan.columns
        across, down = rows[0] | rows[-1], columns[0] | columns[-1]
        return (Within(subject, across & down if self.part == "corner" else across | down),)
