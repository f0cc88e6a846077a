"""Floors: patterns of light lines within a cell, told apart in grey, faint enough to write on.

A pattern runs on from cell to cell, as its spaces divide a cell's side.
"""

from collections.abc import Callable, Iterator, Sequence

from formats.pages.drawing import Item, Path, Pen, ellipse, lines, rect
from formats.pages.look import CELL
from puzzles.murder.place import Plan

FAINT_LINE = "#b9b9b9"
TINT = "#ececec"
PEN = Pen(0.16, FAINT_LINE)
Segment = tuple[float, float, float, float]
Pattern = Callable[[float, float], Iterator[Item]]
"""Yields what is drawn on a cell whose top left corner is at (x, y)."""


def _drawn(segments: Sequence[Segment]) -> Pattern:
    """Return a pattern of lines, given for a cell at (0, 0)."""

    def pattern(x: float, y: float) -> Iterator[Item]:
        moved = [(x + a, y + b, x + c, y + d) for a, b, c, d in segments]
        yield lines(moved, PEN, "floor")

    return pattern


def _slanting(step: float, *, back: bool = False) -> list[Segment]:
    """Return lines at 45 degrees, to the upper right, or `back` to the upper left."""
    found = []
    count = round(2 * CELL / step)
    for number in range(1, count):
        at = number * step
        low, high = max(0.0, at - CELL), min(CELL, at)
        found.append((low, at - low, high, at - high))
    if back:
        return [(CELL - a, b, CELL - c, d) for a, b, c, d in found]
    return found


def _level(step: float) -> list[Segment]:
    """Return level lines."""
    return [(0, at * step, CELL, at * step) for at in range(round(CELL / step))]


def _upright(step: float) -> list[Segment]:
    """Return upright lines."""
    return [(b, a, d, c) for a, b, c, d in _level(step)]


def _bricks() -> list[Segment]:
    """Return rows of bricks."""
    ends = [
        (x, 2.5 * row, x, 2.5 * row + 2.5)
        for row in range(4)
        for x in ((2.5, 7.5) if row % 2 else (0.0, 5.0))
    ]
    return [*_level(2.5), *ends]


def _parquet() -> list[Segment]:
    """Return squares of slats, by turns upright and level."""
    found: list[Segment] = []
    for x, y in ((0, 0), (5, 5)):
        found += [(x + at, y, x + at, y + 5) for at in (1.25, 2.5, 3.75)]
    for x, y in ((5, 0), (0, 5)):
        found += [(x, y + at, x + 5, y + at) for at in (1.25, 2.5, 3.75)]
    return found


def _tiles(x: float, y: float) -> Iterator[Item]:
    """Yield a chessboard."""
    for left, top in ((0, 0), (5, 5)):
        yield Path(rect(x + left, y + top, 5, 5), fill=TINT, role="floor")


def _dots(x: float, y: float) -> Iterator[Item]:
    """Yield rows of dots."""
    for row in range(4):
        for column in range(4):
            middle = x + 1.25 + 2.5 * column, y + 1.25 + 2.5 * row
            yield Path(ellipse(*middle, 0.2), fill=FAINT_LINE, role="floor")


def _grass(x: float, y: float) -> Iterator[Item]:
    """Yield tufts."""
    tufts = []
    for left, top in ((1.5, 2.5), (6.5, 2.5), (4.0, 5.8), (9.0, 5.8), (1.5, 9.2), (6.5, 9.2)):
        tufts += [(left, top, left - 0.7, top - 1.1), (left, top, left, top - 1.4)]
        tufts.append((left, top, left + 0.7, top - 1.1))
    moved = [(x + a, y + b, x + c, y + d) for a, b, c, d in tufts]
    yield lines(moved, PEN, "floor")


def _gravel(x: float, y: float) -> Iterator[Item]:
    """Yield pebbles."""
    for left, top, radius in (
        (1.6, 1.8, 0.6), (4.9, 1.2, 0.4), (8.0, 2.1, 0.6), (3.2, 4.3, 0.4), (6.5, 4.6, 0.6),
        (9.0, 5.6, 0.4), (1.3, 6.7, 0.5), (4.4, 7.4, 0.6), (7.4, 8.2, 0.4), (2.4, 9.1, 0.4),
    ):  # fmt: skip
        yield Path(ellipse(x + left, y + top, radius), PEN, role="floor")


def _moss(x: float, y: float) -> Iterator[Item]:
    """Yield small crosses."""
    arms = []
    for row in range(3):
        for column in range(3):
            a, b = x + 1.7 + 3.3 * column, y + 1.7 + 3.3 * row
            arms += [(a - 0.6, b, a + 0.6, b), (a, b - 0.6, a, b + 0.6)]
    yield lines(arms, PEN, "floor")


def _clover(x: float, y: float) -> Iterator[Item]:
    """Yield leaves in threes."""
    for a, b in (
        (2.5, 2.5),
        (7.5, 2.5),
        (5.0, 5.3),
        (0.9, 6.6),
        (9.1, 6.6),
        (3.0, 8.7),
        (7.2, 8.7),
    ):
        for left, top in ((-0.45, 0), (0.45, 0), (0, -0.65)):
            yield Path(ellipse(x + a + left, y + b + top, 0.42), PEN, role="floor")


def _sand() -> list[Segment]:
    """Return short strokes in staggered rows."""
    rows = ((1.2, 0.8), (3.4, 3.2), (5.9, 0.8), (8.2, 3.2))
    return [(left + shift, y, left + shift + 1.6, y) for y, shift in rows for left in (0, 5)]


def _plain(x: float, y: float) -> Iterator[Item]:
    """Yield nothing: a bare floor."""
    yield from ()


PATTERNS: dict[str, Pattern] = {
    "planks": _drawn(_level(2.5)),
    "tiles": _tiles,
    "carpet": _dots,
    "parquet": _drawn(_parquet()),
    "linoleum": _drawn(_slanting(2.5)),
    "stone": _drawn(_upright(5) + _level(5)),
    "marble": _drawn(_slanting(5) + _slanting(5, back=True)),
    "concrete": _plain,
    "brick": _drawn(_bricks()),
    "grass": _grass,
    "earth": _drawn(_slanting(2.5, back=True)),
    "gravel": _gravel,
    "sand": _drawn(_sand()),
    "moss": _moss,
    "clover": _clover,
}
"""The pattern of each floor by its name; the first names are those of most rooms."""


def patterns(plan: Plan) -> list[str]:
    """Return the pattern of each room: that of its floor, or one that no neighbour has (U5)."""
    chosen: list[str] = []
    for index, room in enumerate(plan.rooms):
        near = {chosen[other] for other in plan.neighbours[index] if other < index}
        own = room.floor if room.floor in PATTERNS and room.floor not in near else None
        spare = [name for name in PATTERNS if name not in near]
        rest = [name for name in spare if name not in chosen]
        chosen.append(own or (rest or spare or list(PATTERNS))[0])
    return chosen


def floor(plan: Plan, left: float, top: float) -> Iterator[Item]:
    """Yield the floors of a plan whose top left corner is at (left, top)."""
    chosen = patterns(plan)
    for cell in plan.cells:
        row, column = divmod(cell, plan.size)
        yield from PATTERNS[chosen[plan.room_at[cell]]](left + column * CELL, top + row * CELL)
