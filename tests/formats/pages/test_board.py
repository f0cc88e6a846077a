"""Boards as pictures: everything of a puzzle is on them, in its cell, and within their edges."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.pages.board import board
from formats.pages.drawing import CAPITAL, Drawing, Link, Path, Text
from formats.pages.font import width
from formats.pages.look import Content, Look
from formats.pages.outline import layers, outlines
from formats.pages.svg import number, svg
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of

CAPTIONS = {"rows": "row", "columns": "column", "boxes": "a long word for box", "magic": "magic"}
PANEL_GRID = "1042420304313124"


def blank(kind: str, size: int, *cages: Cage, panel: tuple[tuple[str, int], ...] = ()) -> Puzzle:
    """A puzzle without givens."""
    return Puzzle(KINDS[kind], size, (BLANK,) * size**2, cages, panel)


def texts(drawing: Drawing, *roles: str) -> list[Text]:
    """The texts of some roles."""
    return [item for item in drawing.items if isinstance(item, Text) and item.role in roles]


def paths(drawing: Drawing, role: str) -> list[Path]:
    """The paths of a role."""
    return [item for item in drawing.items if isinstance(item, Path) and item.role == role]


def corners(path: Path) -> list[tuple[float, float]]:
    """All points of a path, control points as well."""
    flat = [number for _, *numbers in path.steps for number in numbers]
    return list(zip(flat[::2], flat[1::2], strict=True))


def place(drawing: Drawing, text: Text) -> tuple[int, int]:
    """The row and column of the cell in which the middle of a text stands."""
    (outside,) = paths(drawing, "board")
    left, top = min(corners(outside))
    wide = width(text.text, text.size, bold=text.bold)
    x = text.x + {"start": wide / 2, "middle": 0.0, "end": -wide / 2}[text.anchor]
    y = text.y - text.size * CAPITAL / 2
    return int((y - top) // 10), int((x - left) // 10)


def edges(drawing: Drawing) -> Iterator[tuple[float, float]]:
    """Points that must lie on the picture."""
    for item in drawing.items:
        if isinstance(item, Path):
            half = item.pen.width / 2 if item.pen else 0
            for x, y in corners(item):
                yield from ((x - half, y - half), (x + half, y + half))
        elif isinstance(item, Text):
            wide = width(item.text, item.size, bold=item.bold)
            back = {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor] * wide
            if item.turned:
                yield from ((item.x, item.y + back), (item.x, item.y + back - wide))
            else:
                yield from ((item.x - back, item.y), (item.x - back + wide, item.y - item.size / 2))
        else:
            assert isinstance(item, Link)


def assert_inside(drawing: Drawing) -> None:
    for x, y in edges(drawing):
        assert -0.01 <= x <= drawing.width + 0.01
        assert -0.01 <= y <= drawing.height + 0.01


@settings(max_examples=60)
@given(data=st.data())
def test_everything_of_a_puzzle_is_in_its_place(
    documents: Callable[..., st.SearchStrategy[Document]], data: st.DataObject
) -> None:
    document: Document = data.draw(documents())
    puzzle = document.puzzle
    look = Look(
        large=data.draw(st.booleans()),
        beside=data.draw(st.booleans()),
        captions=data.draw(st.sampled_from([{}, CAPTIONS])),
    )
    drawing = board(puzzle, look=look)
    givens = {
        divmod(cell, puzzle.size): str(digit)
        for cell, digit in enumerate(puzzle.givens)
        if digit != BLANK
    }
    shown = {place(drawing, text): text.text for text in texts(drawing, "given")}
    inside = {at: text for at, text in shown.items() if min(at) >= 0 and max(at) < puzzle.size}
    assert inside == givens
    assert len(texts(drawing, "given")) == len(givens) + len(puzzle.panel)
    worded = "".join(text.text for text in texts(drawing, "cage"))
    for cage, layer in layers(puzzle):
        first = puzzle.shape.name(cage.cells[0])
        if layer == "words":
            assert first in worded
        elif cage.sum is not None:
            cell = cage.cells[0] if layer == "outer" else cage.cells[-1]
            sums = [
                t.text
                for t in texts(drawing, "sum")
                if place(drawing, t) == divmod(cell, puzzle.size)
            ]
            assert str(cage.sum) in sums
    assert len(paths(drawing, "diagonal")) == (
        2 * puzzle.size - puzzle.size % 2 if puzzle.kind.diagonals else 0
    )
    assert_inside(drawing)


@settings(max_examples=20)
@given(data=st.data())
def test_a_picture_is_xml_that_says_its_size(
    documents: Callable[..., st.SearchStrategy[Document]], data: st.DataObject
) -> None:
    document: Document = data.draw(documents())
    drawing = board(document.puzzle, look=Look(captions=CAPTIONS))
    root = ElementTree.fromstring(svg(drawing).encode())
    space = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{space}svg"
    wide, high = number(drawing.width), number(drawing.height)
    assert root.get("viewBox") == f"0 0 {wide} {high}"
    assert (root.get("width"), root.get("height")) == (f"{wide}mm", f"{high}mm")
    found = Counter((text.text, text.get("class")) for text in root.iter(f"{space}text"))
    assert found == Counter((t.text, t.role) for t in drawing.items if isinstance(t, Text))
    assert "<script" not in svg(drawing)


@pytest.mark.parametrize("size", [4, 6, 9])
def test_lines_between_boxes_are_thick_and_the_others_thin(size: int) -> None:
    puzzle = blank("classic", size)
    drawing = board(puzzle)
    (thin,), (thick,) = paths(drawing, "cells"), paths(drawing, "boxes")
    assert thin.pen
    assert thick.pen
    assert thick.pen.width > 2 * thin.pen.width
    between = size // puzzle.shape.box_columns - 1 + size // puzzle.shape.box_rows - 1
    assert len(thick.steps) == 2 * between
    assert len(thin.steps) == 2 * (2 * (size - 1) - between)


def test_a_found_digit_stands_where_there_is_no_given_and_looks_different() -> None:
    puzzle = Puzzle(KINDS["classic"], 4, grid_of("1..............."))
    drawing = board(puzzle, Content(grid_of("1234341221434321")))
    (given_one,), found = texts(drawing, "given"), texts(drawing, "found")
    assert given_one.bold
    assert len(found) == 15
    assert not any(text.bold for text in found)
    assert all(text.colour != given_one.colour for text in found)
    assert {place(drawing, t): t.text for t in found}[3, 3] == "1"


@pytest.mark.parametrize("beside", [False, True])
def test_the_panel_has_a_place_for_each_entry(beside: bool) -> None:
    puzzle = blank("missudeca-diagonal", 4, panel=(("row2", 1), ("magic", 4)))
    entries = panel_of(grid_of(PANEL_GRID), 4, diagonals=True).entries()
    drawing = board(puzzle, Content(None, entries), Look(beside=beside))
    (outside,) = paths(drawing, "board")
    (left, top), (right, low) = min(corners(outside)), max(corners(outside))
    found = {(t.x, t.y): t for t in texts(drawing, "found", "given")}
    assert len(found) == 4 + 4 + 4 + 2 + 1  # M5, and the magic digit
    assert sorted(t.text for t in texts(drawing, "given")) == ["1", "4"]
    at_left = sorted((t.y, t.text) for t in found.values() if t.x < left and t.y > top)
    above = sorted((t.x, t.text) for t in found.values() if t.y < top and t.x > left)
    corner = [t.text for t in found.values() if t.x < left and t.y < top]
    assert [text for _, text in at_left] == ["3", "1", "2", "0"]
    assert [text for _, text in above] == ["2", "3", "1", "0"]
    assert corner == ["4"]
    rest = [t for t in found.values() if (t.x > right if beside else t.y > low)]
    assert sorted(t.text for t in rest) == sorted("3120" + "01")  # boxes, diagonals
    assert_inside(drawing)


def test_pencil_marks_have_places_of_their_own_within_their_cell() -> None:
    puzzle = blank("missudeca-killer", 9, Cage((0, 1), 9))
    marks = {"r1c1": tuple(range(10)), "row3": (0, 9), "magic": tuple(range(10))}
    drawing = board(puzzle, Content(marks=marks))
    found = texts(drawing, "mark")
    assert len({(t.x, t.y) for t in found}) == len(found) == 22
    inside = [t for t in found if place(drawing, t) == (0, 0)]
    assert sorted(t.text for t in inside) == list("0123456789")
    assert_inside(drawing)


def test_cages_that_overlap_are_told_apart() -> None:
    pieces = Cage((0, 10), 5)
    puzzle = blank("classic-killer", 4, Cage((0, 1), 3), Cage((1, 2), 4), Cage((1, 5), 6), pieces)
    assert [layer for _, layer in layers(puzzle)] == ["outer", "inner", "words", "words"]
    words = [text.text for text in texts(board(puzzle), "cage")]
    assert words == ["r1c2 + r2c2 = 6", "r1c1 + r3c3 = 5"]


def test_an_outline_turns_its_corners() -> None:
    # An L of the cells r1c1, r2c1, r2c2, clockwise from its top left corner.
    (found,) = outlines([0, 2, 3], 2, 0.1)
    assert [(round(x, 3), round(y, 3)) for x, y in found] == [
        (0.1, 0.1), (0.9, 0.1), (0.9, 1.1), (1.9, 1.1), (1.9, 1.9), (0.1, 1.9),
    ]  # fmt: skip


def area(points: list[tuple[float, float]]) -> float:
    """The area within a line, negative where it goes against the clock (y runs downwards)."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(x * b - a * y for (x, y), (a, b) in pairs) / 2


@given(cells=st.sets(st.integers(0, 35), min_size=1, max_size=20))
def test_outlines_enclose_just_the_cells(cells: set[int]) -> None:
    assert sum(area(line) for line in outlines(cells, 6, 0)) == len(cells)
    for line in outlines(cells, 6, 0.1):
        for x, y in line:
            assert int(y) * 6 + int(x) in cells


def test_what_xml_cannot_hold_is_left_out() -> None:
    drawing = Drawing(9, 9, (Text(1, 1, "a\x00\ud800<&>b", 2),), title='"\x1b<t>')
    root = ElementTree.fromstring(svg(drawing).encode())
    assert [node.text for node in root] == ['"<t>', None, "a<&>b"]
    assert not re.search(r"\d\.\d{4}", svg(drawing))
