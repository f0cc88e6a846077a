"""The drawing of boards: nothing is lost, nothing is doubled, everything is as wide."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.board_text import ASCII, COLOUR, UNICODE, Charset, Segment, board_text, plain
from puzzles.catalog import KINDS
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle
from puzzles.shape import SHAPES

CHARSETS = {"unicode": UNICODE, "ascii": ASCII, "colour": COLOUR}


@st.composite
def layouts(draw: st.DrawFn) -> Puzzle:
    """Any kind and size, any givens, cages that part the board; rules play no role in drawing."""
    kind = draw(st.sampled_from(list(KINDS.values())))
    size = draw(st.sampled_from(list(SHAPES)))
    digits = st.sampled_from((BLANK, *kind.base.digits(size)))
    givens = draw(st.lists(digits, min_size=size * size, max_size=size * size))
    return Puzzle(kind, size, tuple(givens), draw(cages(size)) if kind.cages else ())


@st.composite
def cages(draw: st.DrawFn, size: int) -> tuple[Cage, ...]:
    """Connected cages on some of the cells, none on another."""
    free, found = set(SHAPES[size].cells), list[Cage]()
    for _ in range(draw(st.integers(0, size * size))):
        if not free:
            break
        cells = [min(free)]
        for _ in range(draw(st.integers(0, 4))):
            beside = [n for c in cells for n in SHAPES[size].neighbours[c] if n in free - {*cells}]
            if beside:
                cells.append(draw(st.sampled_from(beside)))
        free -= set(cells)
        found.append(Cage(tuple(sorted(cells)), draw(st.none() | st.integers(0, 45))))
    return tuple(found)


def segments(lines: list[list[Segment]], style: str) -> list[str]:
    return [piece.text for line in lines for piece in line if piece.style == style]


@settings(max_examples=60, deadline=None)
@given(layouts(), st.sampled_from(list(CHARSETS.values())))
def test_lines_are_equally_wide_and_nothing_is_lost(puzzle: Puzzle, charset: Charset) -> None:
    lines = board_text(puzzle, charset=charset)
    assert len({sum(len(piece.text) for piece in line) for line in lines}) == 1
    shown = [str(digit) for digit in puzzle.givens if digit != BLANK]
    assert segments(lines, "given") == shown
    sums = sorted(str(cage.sum) for cage in puzzle.cages if cage.sum is not None)
    assert sorted(segments(lines, "sum")) == sums


@settings(max_examples=30, deadline=None)
@given(layouts())
def test_every_cage_is_outlined_in_closed_lines(puzzle: Puzzle) -> None:
    text = plain(board_text(Puzzle(puzzle.kind, puzzle.size, puzzle.givens, puzzle.cages)))
    turns = {mark: text.count(mark) for mark in "╭╮╰╯"}
    if all(cage.sum is None for cage in puzzle.cages):
        # A closed rectilinear outline has as many left as right turns, and as many up as down.
        assert turns["╭"] + turns["╰"] == turns["╮"] + turns["╯"]


def test_digits_that_are_found_differ_in_style_from_givens() -> None:
    givens, found = grid("1" + "." * 15), grid("1234341221434321")
    lines = board_text(Puzzle(KINDS["classic"], 4, givens), found)
    assert segments(lines, "given") == ["1"]
    assert segments(lines, "found") == list("234341221434321")


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind.missing])
def test_panel_stands_above_left_and_below(name: str, size: int) -> None:
    kind = KINDS[name]
    names = panel_names(kind, size)
    panel = dict(zip(names, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd", strict=False))
    lines = board_text(empty(kind, size), panel=panel)  # type: ignore[arg-type]
    assert sorted(segments(lines, "panel")) == sorted(panel.values())
    rows = plain(lines).splitlines()
    assert rows[1].split() == [panel[f"column{n}"] for n in range(1, size + 1)]
    beside = [match[1] for row in rows if (match := re.match(r"r\d +(\S) ", row))]
    assert beside == [panel[f"row{n}"] for n in range(1, size + 1)]
    across = SHAPES[size].boxes_across
    below = rows[rows.index("    missing from boxes") + 1 :]
    square = [word for row in below[: size // across] for word in row.split()[:across]]
    assert square == [panel[f"box{n}"] for n in range(1, size + 1)]


def test_unknown_entries_of_the_panel_are_dots_and_given_ones_are_givens() -> None:
    puzzle = Puzzle(KINDS["missudeca"], 4, (BLANK,) * 16, panel=(("row2", 3), ("magic", 0)))
    lines = board_text(puzzle)
    assert segments(lines, "given") == ["3", "0"]
    assert segments(lines, "panel") == ["·"] * 11


def test_box_lines_are_thick_where_boxes_end() -> None:
    rows = plain(board_text(empty(KINDS["classic"], 6))).splitlines()
    thick = [number for number, row in enumerate(rows[1:]) if "━" in row]
    assert thick == [0, 4, 8, 12]  # boxes of size 6 are two rows high
    assert [at for at, char in enumerate(rows[2][3:]) if char == "┃"] == [0, 12, 24]


def test_diagonals_are_shaded_and_only_they() -> None:
    lines = board_text(empty(KINDS["classic-diagonal"], 4))
    shaded = [[piece.shaded for piece in line for _ in piece.text] for line in lines]
    middles = {(2 + 2 * r, 5 + 4 * c): r == c or r + c == 3 for r in range(4) for c in range(4)}
    assert {spot: shaded[spot[0]][spot[1]] for spot in middles} == middles
    assert plain(lines).count("░░░") == 8
    assert "░" not in plain(board_text(empty(KINDS["classic"], 4)))


def test_a_cage_over_a_box_border_is_drawn_so() -> None:
    puzzle = Puzzle(
        KINDS["classic-killer"], 4, (BLANK,) * 16, (Cage((0, 1, 4), 8), Cage((9, 10), 3))
    )
    assert (
        plain(board_text(puzzle))
        == """\
       c1      c2      c3      c4
   ┏━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┓
   ┃╭8╌╌╌╌╌╌╌╌╌╌╌╌╮┃       │       ┃
r1 ┃╎      │      ╎┃       │       ┃
   ┃╎     ╭╌╌╌╌╌╌╌╯┃       │       ┃
   ┠╎─────╎┼───────╂───────┼───────┨
   ┃╎     ╎│       ┃       │       ┃
r2 ┃╎     ╎│       ┃       │       ┃
   ┃╰╌╌╌╌╌╯│       ┃       │       ┃
   ┣━━━━━━━┿━━━━━━━╋━━━━━━━┿━━━━━━━┫
   ┃       │╭3╌╌╌╌╌┃╌╌╌╌╌╌╮│       ┃
r3 ┃       │╎      ┃      ╎│       ┃
   ┃       │╰╌╌╌╌╌╌┃╌╌╌╌╌╌╯│       ┃
   ┠───────┼───────╂───────┼───────┨
   ┃       │       ┃       │       ┃
r4 ┃       │       ┃       │       ┃
   ┃       │       ┃       │       ┃
   ┗━━━━━━━┷━━━━━━━┻━━━━━━━┷━━━━━━━┛"""
    )


def test_cages_that_overlap_or_lie_apart_are_told_in_words() -> None:
    odd = (Cage((0, 1), 5), Cage((1, 2), 4), Cage((12, 15), None))
    puzzle = Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16, odd)
    lines = board_text(puzzle)
    assert segments(lines, "sum") == ["5"]
    words = plain(lines).splitlines()[-2:]
    assert words == ["cage r1c2+r1c3 = 4", "cage r4c1+r4c4, no sum"]


@pytest.mark.parametrize("name", KINDS)
def test_ascii_is_ascii(name: str) -> None:
    assert plain(board_text(empty(KINDS[name], 9), charset=ASCII)).isascii()


def empty(kind: Kind, size: int) -> Puzzle:
    return Puzzle(kind, size, (BLANK,) * size * size)


def grid(text: str) -> Grid:
    return tuple(BLANK if char == "." else int(char) for char in text)


def panel_names(kind: Kind, size: int) -> list[str]:
    names = [f"{word}{n}" for word in ("row", "column", "box") for n in range(1, size + 1)]
    return [*names, "magic", *(("diagonal-main", "diagonal-anti") if kind.diagonals else ())]
