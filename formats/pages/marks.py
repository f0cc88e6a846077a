"""Digits and pencil marks inside a cell."""

from collections.abc import Iterable, Iterator

from formats.pages.drawing import INK, Text, centred
from formats.pages.look import FAINT, FOUND
from puzzles.puzzle import Puzzle

ACROSS = {4: 2, 5: 3, 6: 3, 7: 4, 9: 3, 10: 5}
"""How many marks stand in a line, by the number of digits."""
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def digit_at(
    x: float, y: float, digit: int, size: float, *, given: bool, black: bool = False
) -> Text:
    """Return a digit with its middle at (x, y)."""
    role, colour = ("given", INK) if given else ("found", INK if black else FOUND)
    return centred(x, y, str(digit), size, role, bold=given, colour=colour)


def marks_in(box: Box, digits: Iterable[int], puzzle: Puzzle, *, caged: bool) -> Iterator[Text]:
    """Yield pencil marks, each digit at a place of its own in the cell.

    In a cell with a cage's outline they stand within it, below its sum.
    """
    x, y, wide, high = box
    count, first = len(puzzle.digits), puzzle.kind.base.first
    across = ACROSS[count]
    left, top, low = (0.15, 0.36, 0.86) if caged else (0.08, 0.1, 0.9)
    pitch = high * (low - top) / -(-count // across)
    step = wide * (1 - 2 * left) / across
    size = min(0.26 * high, 1.4 * step, 1.15 * pitch)
    for digit in digits:
        row, column = divmod(digit - first, across)
        at = x + left * wide + step * (column + 0.5), y + top * high + pitch * (row + 0.5)
        yield centred(*at, str(digit), size, "mark", colour=FAINT)
