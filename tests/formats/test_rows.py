"""Puzzles that are given row by row: where they begin and end, and what is said of a wrong row."""

import tracemalloc
from collections.abc import Callable, Iterator
from io import StringIO
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.catalog import by_name
from formats.errors import Unreadable, Untold
from formats.format import AnyItem, ReadOptions
from formats.rows import boards
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import text_of

Read = Callable[..., list[AnyItem]]
NINE = "080090001140000050090000300006400100000020000002013000020600400000007230001800560"
FOUR = "12..34..21..43.."


def rows(text: str, between: str = "") -> str:
    """The rows of a board, a line each."""
    size = int(len(text) ** 0.5)
    cut = (text[at : at + size] for at in range(0, len(text), size))
    return "\n".join(between.join(row) for row in cut) + "\n"


def said(items: list[AnyItem]) -> list[str]:
    """The givens of what was read, and the faults."""
    return [text_of(i.puzzle.givens) if isinstance(i, Document) else str(i) for i in items]


@pytest.mark.parametrize("size", [4, 6, 9])
@pytest.mark.parametrize("between", ["", " ", "  ", "\t"])
@pytest.mark.parametrize(
    ("form", "kind"), [("line", "classic"), ("line", "missudeca"), ("missudeca", None)]
)
def test_a_row_a_line(size: int, between: str, form: str, kind: str | None, read: Read) -> None:
    text = ("1" + "." * size + "2" + "." * size**2)[: size**2]
    assert said(read(form, rows(text, between), kind)) == [text]
    assert said(read(form, between.join(text), kind)) == [text]


def test_rows_divided_by_spaces_on_one_line(read: Read) -> None:
    found = read("line", "12.. 34.. 21.. 43..\n12.. 34.. 21.. 43.. 1234341221434321", "classic")
    assert said(found) == [FOUR, FOUR]
    assert isinstance(found[1], Document)
    assert found[1].solution is not None
    spaced = "12 ..  34 ..  21 ..  43 .. diagonals"
    assert said(read("line", spaced, "classic-diagonal")) == [FOUR]


def test_four_rows_of_nine_are_no_board_of_six(read: Read) -> None:
    (found,) = said(read("line", " ".join(["123456789"] * 4), "classic"))
    assert found == "line 1: found 36 symbols, but not divided into rows of 6"


@pytest.mark.parametrize("between", ["", "\n", "# a comment\n", "   \n# one\n\n"])
def test_puzzles_follow_each_other_with_or_without_a_line_between(between: str, read: Read) -> None:
    whole = FOUR.replace(".", "0")
    text = between.join([rows(NINE), f"{whole}\n", rows(FOUR), rows(FOUR, " ")])
    items = read("line", text, "classic")
    assert said(items) == [NINE.replace("0", "."), FOUR, FOUR, FOUR]
    names = [item.id for item in items if isinstance(item, Document)]
    assert names == [f"made-{number}" for number in (1, 2, 3, 4)]


def test_a_comment_says_the_kind_of_rows_and_words_may_follow_the_last(read: Read) -> None:
    text = f"# kind: missudeca-killer\n{rows(FOUR).rstrip()} cages=3:r1c1+r1c2 # the end\n"
    (found,) = read("line", text)
    assert isinstance(found, Document)
    assert (found.puzzle.kind.name, len(found.puzzle.cages)) == ("missudeca-killer", 1)


def test_the_kind_of_rows_is_never_guessed(read: Read) -> None:
    with pytest.raises(Untold, match=r"line 1: .*--kind"):
        read("line", rows(NINE))


def test_rows_have_one_sort_of_blank(read: Read) -> None:
    two = rows("12003400" + "21..43..")
    assert "'.' and '0' are both used" in said(read("line", two, "classic"))[0]
    assert said(read("line", two, "missudeca")) == ["1200340021..43.."]
    (found,) = said(read("missudeca", rows(FOUR.replace(".", "-"))))
    assert found.startswith("line 1: found '-' as symbol 3 (r1c3)")
    assert "'.' is the only blank of Missudeca" in found


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ("12345678", "found 8 symbols in {}, wanted 9"),
        ("1 2 3 4 5 6 7 8 9 .", "found 10 symbols in {}, wanted 9"),
        ("123456", "found 6 symbols in {}, wanted 9"),
        ("12345678a", "found '12345678a', wanted {}"),
        ("123456789 b", "found 'b' after {}, wanted the next row"),
    ],
)
def test_a_wrong_row_is_named_once_with_where_its_puzzle_begins(
    row: str, text: str, read: Read
) -> None:
    broken = rows(NINE).splitlines()
    broken[2] = row
    block = "\n".join(broken)
    wrong = text.format("row 3 of a puzzle that begins in line 1")
    found = said(read("line", f"{block}\n{rows(FOUR)}", "classic"))
    assert found == [f"line 3: {wrong}", FOUR]


@pytest.mark.parametrize(
    ("after", "more"),
    [
        ("", []),
        ("\n", []),
        ("# a comment\n", []),
        (f"{FOUR}\n", [FOUR]),
        (f"\n{rows(FOUR)}", [FOUR]),
    ],
)
def test_rows_that_end_too_early(after: str, more: list[str], read: Read) -> None:
    some = "".join(line + "\n" for line in rows(NINE).splitlines()[:8])
    found = said(read("line", f"\n{some}{after}", "classic"))
    assert found == ["line 9: found 8 rows of a puzzle that begins in line 2, wanted 9", *more]


def test_a_first_row_that_is_wrong_is_no_row(read: Read) -> None:
    (found,) = said(read("line", "12345\n", "classic"))
    assert found == "line 1: found 5 symbols, wanted 81, 36, 16 (or rows of 9, 6, 4)"
    (found,) = said(read("line", "1234 5:6\n", "classic"))
    assert found.startswith("line 1: found 4 symbols, wanted 81")


def test_bytes_that_are_no_text_break_the_puzzle_they_stand_in(read: Read) -> None:
    text = rows(FOUR).replace("21..", "21.\udcff") + rows(FOUR)
    found = said(read("line", text, "classic"))
    assert found == ["line 3: the byte 0xff is not UTF-8 text (column 4)", FOUR]


@given(
    st.lists(
        st.tuples(st.sampled_from([4, 6, 9]), st.booleans(), st.booleans(), st.randoms()),
        min_size=1,
        max_size=6,
    )
)
def test_whatever_way_boards_are_written_they_are_told_apart(
    parts: list[tuple[int, bool, bool, Random]],
) -> None:
    wanted, text = [], ""
    for size, by_row, gap, random in parts:
        symbols = "".join(random.choices([*map(str, range(1, size + 1)), "."], k=size**2))
        wanted.append(symbols)
        text += rows(symbols, random.choice(["", " "])) if by_row else f"{symbols}\n"
        text += "\n" * gap
    options = ReadOptions(KINDS["missudeca"])
    assert said(list(by_name("line").read(StringIO(text), options))) == wanted


class _Rows(StringIO):
    """A text stream of so many lines that no row ever completes, made as it is read."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self._lines: Iterator[str] = ("1" * 9 + "\n" + "x" * 5000 + "\n" for _ in range(count))

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        return next(self._lines, "")


def test_memory_does_not_grow_with_the_file() -> None:
    tracemalloc.start()
    try:
        count = sum(isinstance(item, Unreadable) for item in boards(_Rows(3000)))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert count > 100
    assert peak < 1_000_000
