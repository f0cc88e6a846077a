"""Digits and pencil marks inside a cell."""

from collections.abc import Iterable, Iterator

from formats.pages.drawing import INK, Text, centred
from formats.pages.look import FAINT, FOUND
from puzzles.puzzle import Puzzle

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def digit_at(
    x: float, y: float, digit: int, size: float, *, given: bool, black: bool = False
) -> Text:
    """Return a digit with its middle at (x, y)."""
    role, colour = ("given", INK) if given else ("found", INK if black else FOUND)
    return centred(x, y, str(digit), size, role, bold=given, colour=colour)


def marks_in(box: Box, digits: Iterable[int], puzzle: Puzzle, *, low: bool) -> Iterator[Text]:
    """Yield pencil marks, each digit at a place of its own in the cell.

    The digits 0-9 stand in two lines of five, others in lines as long as a box is wide. `low`
    keeps the top of the cell free for a sum.
    """
    x, y, wide, high = box
    first = puzzle.kind.base.first
    across = 5 if len(puzzle.digits) == 10 else min(3, puzzle.shape.box_columns)
    down = -(-len(puzzle.digits) // across)
    free = high * (0.34 if low else 0.08)
    pitch = (high * 0.92 - free) / down
    size = min(0.3 * high, 1.4 * wide * 0.9 / across, 1.1 * pitch)
    for digit in digits:
        row, column = divmod(digit - first, across)
        yield centred(
            x + wide * (0.05 + 0.9 * (column + 0.5) / across),
            y + free + pitch * (row + 0.5),
            str(digit),
            size,
            "mark",
            colour=FAINT,
        )
