"""Lines of symbols: blanks, kinds that are never guessed, and what follows the givens."""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable
from formats.format import Item
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle, text_of

Read = Callable[..., list[Item]]
CLASSIC = "080090001140000050090000300006400100000020000002013000020600400000007230001800560"
MISSUDECA = "....1..02.16..083....8..7..50...1.7.2..05..61.387.6.9..9..4......5.....937....51."
SOLUTION = "853614902916270834420893756509431278247058361138726095091345687685107429374962510"


def only(items: list[Item]) -> Document:
    (item,) = items
    assert isinstance(item, Document), item
    return item


def fault(items: list[Item]) -> str:
    (item,) = items
    assert isinstance(item, Unreadable), item
    return str(item)


@pytest.mark.parametrize("blank", "0.-xX*_? ")
def test_every_blank_of_the_classic_family(blank: str, read: Read) -> None:
    text = CLASSIC.replace("0", blank)
    found = only(read("line", text + "\n", "classic"))
    assert text_of(found.puzzle.givens) == CLASSIC.replace("0", ".")


def test_two_sorts_of_blanks_in_a_line_are_refused(read: Read) -> None:
    text = "x" + CLASSIC[1:]
    assert "'0' and 'x' are both used" in fault(read("line", text, "classic"))
    two = read("line", f"{CLASSIC}\n{CLASSIC.replace('0', '.')}\n", "classic")
    assert [isinstance(item, Document) for item in two] == [True, True]


def test_0_is_a_blank_of_classic_and_a_digit_of_missudeca(read: Read) -> None:
    classic = only(read("line", CLASSIC, "classic")).puzzle
    missudeca = only(read("line", CLASSIC, "missudeca")).puzzle
    assert classic.givens.count(BLANK) == CLASSIC.count("0")
    assert missudeca.givens.count(0) == CLASSIC.count("0")
    assert BLANK not in missudeca.givens


@pytest.mark.parametrize("blank", "-xX*_?")
def test_the_dot_is_the_only_blank_of_missudeca(blank: str, read: Read) -> None:
    found = fault(read("missudeca", MISSUDECA.replace(".", blank)))
    assert "'.' is the only blank of Missudeca" in found
    assert "symbol 1 (r1c1), wanted a digit 0 to 9 or '.'; " in found


def test_a_digit_that_a_board_does_not_have_is_named(read: Read) -> None:
    assert fault(read("missudeca", "5" + "." * 15)) == (
        "line 1: found '5' as symbol 1 (r1c1), wanted a digit 0 to 4 or '.'"
    )


@pytest.mark.parametrize("text", [CLASSIC, MISSUDECA, MISSUDECA.replace("0", "."), SOLUTION])
def test_the_kind_is_never_guessed(text: str, read: Read) -> None:
    with pytest.raises(Unreadable, match="--kind"):
        read("line", text)
    assert only(read("line", f"# kind: missudeca (any words)\n{text}")).puzzle.kind.missing
    assert only(read("missudeca", text)).puzzle.kind.missing


def test_what_names_the_kind_must_agree(read: Read) -> None:
    for name in ("line", "missudeca"):
        with pytest.raises(Unreadable, match=r"line 1: .*kind"):
            read(name, f"# kind: classic\n{CLASSIC}", "missudeca")
    with pytest.raises(Unreadable, match="kind"):
        read("missudeca", MISSUDECA, "classic")
    with pytest.raises(Unreadable, match="line 1: no kind 'sudoku', wanted one of classic, "):
        read("line", f"# kind: sudoku\n{CLASSIC}")


def test_a_kind_holds_for_the_lines_below_it(read: Read) -> None:
    text = f"# kind: classic\n{CLASSIC}\n\n# kind: missudeca\n{MISSUDECA}\n"
    kinds = [item.puzzle.kind.name for item in read("line", text) if isinstance(item, Document)]
    assert kinds == ["classic", "missudeca"]


@pytest.mark.parametrize(("count", "size"), [(16, 4), (36, 6), (81, 9)])
@pytest.mark.parametrize("kind", ["classic", "missudeca"])
def test_the_length_is_the_size(count: int, size: int, kind: str, read: Read) -> None:
    text = str(size) + "." * (count - 1)
    found = only(read("line", text, kind)).puzzle
    assert (found.size, found.givens[0]) == (size, size)
    larger = fault(read("line", text.replace(str(size), str(size + 1)), kind))
    assert ("wanted" in larger) == (size < 9 or "symbol" in larger)


@pytest.mark.parametrize("count", [1, 15, 80, 82, 100])
def test_a_wrong_length_is_named_with_line_found_and_wanted(count: int, read: Read) -> None:
    (good, bad, last) = read("line", f"{CLASSIC}\n{'1' * count}\n{CLASSIC}", "classic")
    assert isinstance(good, Document)
    assert isinstance(last, Document)
    assert str(bad) == f"line 2: found {count} symbols, wanted 81, 36, 16 (or rows of 9, 6, 4)"


def test_a_stray_character_is_named_with_its_place(read: Read) -> None:
    found = fault(read("line", CLASSIC[:9] + "a" + CLASSIC[10:], "classic"))
    assert found.startswith("line 1: found 'a' as symbol 10")


def test_what_may_follow_the_givens(read: Read) -> None:
    text = f"{MISSUDECA} {SOLUTION} diagonals cages=9:r1c2+r1c1;:r3c3+r4c4;r5c5 # a comment"
    found = only(read("missudeca", text))
    assert found.puzzle.kind.name == "missudeca-diagonal-killer"
    assert found.puzzle.cages == (Cage((0, 1), 9), Cage((20, 30)), Cage((40,)))
    assert found.solution is not None
    assert text_of(found.solution.grid) == SOLUTION
    assert only(read("line", CLASSIC, "classic-diagonal")).puzzle.kind.diagonals
    assert "wants cages=" in fault(read("line", CLASSIC, "classic-killer"))


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("diagonals", ["classic", "missudeca", "classic-killer"]),
        ("cages=9:r1c2+r1c1", ["classic", "missudeca", "missudeca-diagonal"]),
    ],
)
def test_a_line_with_what_its_kind_does_not_have_is_refused(
    word: str, kinds: list[str], read: Read
) -> None:
    text = "." * 81
    for kind in kinds:
        more = f" {word} cages=:r1c1" if kind.endswith("killer") else f" {word}"
        for items in (
            read("line", text + more, kind),
            read("line", f"# kind: {kind}\n{text}{more}"),
        ):
            found = fault(items)
            what = word.partition("=")[0]
            assert f"there are {what}, but the kind is {kind}" in found
            assert found.startswith("line ")
    assert "diagonals" in fault(read("missudeca", f"{text} diagonals", "missudeca"))


def test_a_kind_in_a_comment_must_be_the_one_asked_for(read: Read) -> None:
    for kind in ("classic-diagonal", "classic-killer", "missudeca"):
        with pytest.raises(Unreadable, match=f"line 1: .*kind {kind}, but .*asked for is classic"):
            read("line", f"# kind: {kind}\n{CLASSIC}", "classic")


def test_what_is_not_known_after_a_classic_line_is_noted(read: Read) -> None:
    found = only(read("line", f"{CLASSIC}:1:6.5", "classic"))
    assert found.notes == ("ignored after the puzzle: 1:6.5",)
    assert "found 'foo'" in fault(read("missudeca", f"{MISSUDECA} foo"))


CAGES = [
    ("5:r1c1+r1c1", "cages[0]: a cell is named twice in one cage (K3)"),
    ("5:r1c1;3:r1c10", "cages[1]: no cell 'r1c10'"),
    ("5:" + "+".join(f"r{r}c{c}" for r in (1, 2) for c in range(1, 7)), "cages[0]: a cage of 12"),
    ("x:r1c1", "cages[0]: found the sum 'x'"),
    ("1000:r1c1", "cages[0]: found the sum '1000'"),
    ("5:", "cages[0]: no cell ''"),
    (";".join(["3:r1c1"] * 1001), "found 1001 cages, wanted at most 1000"),
]


@pytest.mark.parametrize(("cages", "text"), CAGES)
def test_a_wrong_cage_is_named(cages: str, text: str, read: Read) -> None:
    assert fault(read("missudeca", f"{MISSUDECA} cages={cages}")).startswith(f"line 1: {text}")


@pytest.mark.parametrize("kind", ["classic-killer", "missudeca-killer"])
def test_cages_that_stand_twice_are_called_that(kind: str, read: Read) -> None:
    found = fault(read("line", f"{'.' * 16} cages=3:r1c1+r1c2 cages=:r2c2", kind))
    assert found.startswith("line 1: cages= stands twice")


def test_a_file_without_a_puzzle_is_refused(read: Read) -> None:
    with pytest.raises(Unreadable, match="no puzzle"):
        read("line", "# kind: classic\n\n")


def test_marks_and_line_ends_of_other_systems(read: Read) -> None:
    assert len(read("line", f"{CLASSIC}\r\n\r\n{CLASSIC}\r\n", "classic")) == 2


def test_what_is_written() -> None:
    stream = io.StringIO()
    kind = KINDS["missudeca-diagonal-killer"]
    cages = (Cage((14, 15)), Cage((0, 1), 0))
    by_name("missudeca").write([Document("a", Puzzle(kind, 4, (0, *[BLANK] * 15), cages))], stream)
    assert stream.getvalue() == (
        "# kind: missudeca-diagonal-killer\n"
        "0............... diagonals cages=0:r1c1+r1c2;:r4c3+r4c4\n"
    )


def test_the_sample_line(samples: Path, read: Read) -> None:
    found = only(read("line", (samples / "lines" / "missudeca.txt").read_text(encoding="utf-8")))
    assert text_of(found.puzzle.givens) == MISSUDECA
    assert found.solution is not None
    assert text_of(found.solution.grid) == SOLUTION


@pytest.mark.parametrize("name", ["classic-dot.txt", "classic-zero.txt", "classic.sdm"])
def test_the_sample_classics(name: str, samples: Path, read: Read) -> None:
    found = read("line", (samples / "lines" / name).read_text(encoding="utf-8"), "classic")
    assert isinstance(found[0], Document)
    assert text_of(found[0].puzzle.givens) == CLASSIC.replace("0", ".")


@pytest.mark.skipif("QEDOKU_CASES" not in os.environ, reason="QEDOKU_CASES is not set")
def test_each_bad_input_of_the_cases_is_refused_or_read(read: Read) -> None:
    path = Path(os.environ["QEDOKU_CASES"]) / "classic" / "bad-inputs.jsonl"
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        (found,) = read("line", case["text"], case["kind"])
        assert isinstance(found, FormatError) == case["expect"].startswith("rejected"), case["id"]
        if isinstance(found, FormatError):
            assert found.place == "line 1"
