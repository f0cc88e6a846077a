"""Furniture as small pictures of our own, each in a cell of 10 x 10 with its lower part.

What a person can be on (U3) is white, what blocks its cell (U4) is grey. The top 2.4 of a cell stay
free for the name of a room.
"""

from collections.abc import Iterator, Sequence

from formats.pages.drawing import INK, Item, Path, Pen, Point, Step, centred, ellipse, polygon, rect
from formats.pages.font import width
from formats.pages.look import CELL

WHITE, PALE, GREY, DARK = "#ffffff", "#d8d8d8", "#a6a6a6", "#4a4a4a"
STROKE, FINE = Pen(0.42, INK, round=True), Pen(0.26, INK, round=True)
Shape = tuple[tuple[Step, ...], str | None, Pen | None]
"""The steps of a path, what it is filled with, and its pen."""


def _line(*points: Point, pen: Pen = STROKE) -> Shape:
    """Return a line through some points."""
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest)), None, pen


def _area(points: Sequence[Point], fill: str) -> Shape:
    """Return a closed area."""
    return polygon(points), fill, STROKE


def _box(x: float, y: float, right: float, low: float, fill: str, radius: float = 0) -> Shape:
    """Return a box by its sides."""
    return rect(x, y, right - x, low - y, radius), fill, STROKE


def _round(x: float, y: float, wide: float, high: float, fill: str) -> Shape:
    """Return an ellipse."""
    return ellipse(x, y, wide, high), fill, STROKE


def _curves(start: Point, *curves: tuple[float, ...], fill: str | None) -> Shape:
    """Return an area within curves, each by two control points and its end; a line if unfilled."""
    steps: list[Step] = [("M", *start)]
    steps += [("C", *curve) for curve in curves]
    if fill is not None:
        steps.append(("Z",))
    return tuple(steps), fill, STROKE


def _chair() -> Iterator[Shape]:
    yield _line((3.1, 6.6), (3.1, 9.2))
    yield _line((6.9, 6.6), (6.9, 9.2))
    yield _box(3.1, 2.8, 6.9, 5.6, WHITE, 0.6)
    yield _line((5, 2.8), (5, 5.6), pen=FINE)
    yield _box(2.6, 5.6, 7.4, 6.8, WHITE, 0.4)


def _armchair() -> Iterator[Shape]:
    yield _line((2.6, 8.6), (2.6, 9.3))
    yield _line((7.4, 8.6), (7.4, 9.3))
    yield _box(2.8, 3, 7.2, 7.2, WHITE, 1.3)
    yield _box(3, 6.3, 7, 8.6, WHITE, 0.5)
    yield _box(1.6, 5.2, 3.3, 8.6, WHITE, 0.8)
    yield _box(6.7, 5.2, 8.4, 8.6, WHITE, 0.8)


def _sofa() -> Iterator[Shape]:
    yield _line((1.7, 8.4), (1.7, 9.2))
    yield _line((8.3, 8.4), (8.3, 9.2))
    yield _box(1.5, 3.6, 5, 6.8, WHITE, 0.8)
    yield _box(5, 3.6, 8.5, 6.8, WHITE, 0.8)
    yield _box(1.6, 6.4, 8.4, 8.4, WHITE, 0.3)
    yield _line((5, 6.4), (5, 8.4), pen=FINE)
    yield _box(0.7, 5.3, 2.1, 8.4, WHITE, 0.7)
    yield _box(7.9, 5.3, 9.3, 8.4, WHITE, 0.7)


def _bed() -> Iterator[Shape]:
    yield _line((1, 3.4), (1, 9.2))
    yield _line((9, 6.4), (9, 9.2))
    yield _box(1, 6.6, 9, 8.2, WHITE)
    yield _box(1.5, 5, 3.7, 6.6, WHITE, 0.6)
    yield _curves((4, 6.6), (4, 5.4, 4.8, 5.1, 5.6, 5.1), (7, 5.1, 9, 5.2, 9, 6.6), fill=WHITE)


def _bench() -> Iterator[Shape]:
    yield _line((2, 3.2), (2, 9.2))
    yield _line((8, 3.2), (8, 9.2))
    yield _box(0.9, 3.5, 9.1, 4.5, WHITE)
    yield _box(0.9, 6.1, 9.1, 7.1, WHITE)


def _stool() -> Iterator[Shape]:
    yield _line((3.7, 5.2), (2.9, 9.2))
    yield _line((6.3, 5.2), (7.1, 9.2))
    yield _line((3.3, 7.5), (6.7, 7.5), pen=FINE)
    yield _round(5, 4.6, 2.5, 1, WHITE)


def _rug() -> Iterator[Shape]:
    for number in range(6):
        y = 3.8 + number * 0.92
        yield _line((0.7, y), (1.6, y), pen=FINE)
        yield _line((8.4, y), (9.3, y), pen=FINE)
    yield _box(1.6, 3.2, 8.4, 9, WHITE)
    yield rect(2.5, 4.1, 5, 4), WHITE, FINE
    yield polygon(((5, 4.7), (6.6, 6.1), (5, 7.5), (3.4, 6.1))), WHITE, FINE


def _mat() -> Iterator[Shape]:
    yield _area(((2.9, 5.6), (9.2, 5.6), (7.4, 8.8), (1.1, 8.8)), WHITE)
    for at in (1.6, 3.2, 4.8):
        yield _line((2.9 + at, 5.6), (1.1 + at, 8.8), pen=FINE)


def _plant() -> Iterator[Shape]:
    yield _curves((5, 7), (3.3, 6.9, 1.8, 5.6, 1.5, 3.7), (3.4, 3.8, 4.7, 5, 5, 7), fill=GREY)
    yield _curves((5, 7), (6.7, 6.9, 8.2, 5.6, 8.5, 3.7), (6.6, 3.8, 5.3, 5, 5, 7), fill=GREY)
    yield _curves((5, 7), (3.6, 5.4, 3.9, 3.6, 5, 2.5), (6.1, 3.6, 6.4, 5.4, 5, 7), fill=GREY)
    yield _area(((3.4, 6.9), (6.6, 6.9), (6.1, 9.3), (3.9, 9.3)), DARK)


def _table() -> Iterator[Shape]:
    yield _line((1.9, 5.4), (1.9, 9.2))
    yield _line((8.1, 5.4), (8.1, 9.2))
    yield _box(0.8, 4.2, 9.2, 5.5, GREY, 0.3)


def _tree() -> Iterator[Shape]:
    yield _box(4.5, 6.6, 5.5, 9.3, DARK)
    yield _curves(
        (3.2, 7),
        (1.2, 7.2, 1, 5, 2.5, 4.6), (2.2, 2.8, 4.2, 2.1, 5, 2.8), (5.8, 2.1, 7.8, 2.8, 7.5, 4.6),
        (9, 5, 8.8, 7.2, 6.8, 7), (6, 7.6, 4, 7.6, 3.2, 7),
        fill=GREY,
    )  # fmt: skip


def _bush() -> Iterator[Shape]:
    yield _curves(
        (1.5, 9.1),
        (0.3, 7.6, 1, 5.8, 2.6, 6.1), (3, 4, 5.6, 3.7, 6.4, 5.5), (8.2, 4.9, 9.7, 7.2, 8.5, 9.1),
        fill=GREY,
    )  # fmt: skip
    for x, y in ((3.2, 7.6), (5, 6.6), (6.9, 7.4), (5.2, 8.3)):
        yield ellipse(x, y, 0.32), DARK, None


def _boulder() -> Iterator[Shape]:
    yield _area(((1.2, 9), (1.9, 6.2), (4, 3.7), (6.8, 4.2), (8.8, 7), (8.6, 9)), GREY)
    yield _line((4, 3.7), (4.9, 6.3), (8.8, 7), pen=FINE)
    yield _line((4.9, 6.3), (3.9, 9), pen=FINE)


def _crate() -> Iterator[Shape]:
    yield _box(1.7, 2.9, 8.3, 9.2, GREY)
    yield rect(2.8, 4, 4.4, 4.1), WHITE, FINE
    yield _area(((2.8, 8.1), (2.8, 7), (6.1, 4), (7.2, 4), (7.2, 5.1), (3.9, 8.1)), GREY)


def _bookcase() -> Iterator[Shape]:
    yield _box(1.6, 2.6, 8.4, 9.3, PALE)
    for low, books in ((5.7, (1.9, 2.2, 1.6, 2.2, 1.8)), (8.9, (2.2, 1.7, 2.2, 1.9, 1.5))):
        for number, high in enumerate(books):
            x = 2.1 + number * 1.2
            yield rect(x, low - high, 0.95, high), DARK if number % 2 else GREY, None
        yield _line((1.6, low), (8.4, low), pen=FINE)


def _fountain() -> Iterator[Shape]:
    yield _curves((5, 5.2), (5, 2.4, 2.6, 2, 2.4, 5.6), fill=None)
    yield _curves((5, 5.2), (5, 2.4, 7.4, 2, 7.6, 5.6), fill=None)
    yield _line((5, 2.6), (5, 5.6))
    yield _box(4.5, 5.4, 5.5, 7, DARK)
    yield _area(((1, 6.8), (9, 6.8), (7.6, 9.3), (2.4, 9.3)), GREY)


def _statue() -> Iterator[Shape]:
    yield _curves((3, 7.4), (3, 5.5, 4, 5.1, 5, 5.1), (6, 5.1, 7, 5.5, 7, 7.4), fill=GREY)
    yield _round(5, 3.9, 1.25, 1.35, GREY)
    yield _box(2.6, 7.4, 7.4, 9.3, DARK)


def _bin() -> Iterator[Shape]:
    yield _area(((2.7, 4.5), (7.3, 4.5), (6.6, 9.3), (3.4, 9.3)), GREY)
    for x, end in ((4.1, 4.3), (5, 5), (5.9, 5.7)):
        yield _line((x, 5.4), (end, 8.5), pen=FINE)
    yield _box(4.2, 2.6, 5.8, 3.5, WHITE, 0.3)
    yield _box(2.2, 3.4, 7.8, 4.5, GREY, 0.3)


DRAWN = {
    "chair": _chair,
    "armchair": _armchair,
    "sofa": _sofa,
    "bed": _bed,
    "bench": _bench,
    "stool": _stool,
    "rug": _rug,
    "mat": _mat,
    "plant": _plant,
    "table": _table,
    "tree": _tree,
    "bush": _bush,
    "boulder": _boulder,
    "crate": _crate,
    "bookcase": _bookcase,
    "fountain": _fountain,
    "statue": _statue,
    "bin": _bin,
}
"""The picture of each built-in kind (U3, U4)."""


def pictogram(kind: str, name: str, *, solid: bool) -> tuple[Item, ...]:
    """Return the picture of a kind of object; one that is not built in is a box with its name."""
    if kind in DRAWN:
        return tuple(Path(steps, pen, fill, kind) for steps, fill, pen in DRAWN[kind]())
    size = min(2.6, 2.6 * 7 / max(width(name, 2.6), 0.1))
    box = rect(1, 3.2, CELL - 2, 5.8, 0.8)
    word = centred(CELL / 2, 6.1, name, size, "object")
    return Path(box, STROKE, GREY if solid else WHITE, kind), word
