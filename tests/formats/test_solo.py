"""Solo's game ids: worked out by hand from the program's description of its code."""

import io
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item
from formats.solo import id_text, puzzle_of
from formats.solo_walls import blocks_of, code_of
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from puzzles.shape import SHAPES

Read = Callable[..., list[Item]]
SOLO = shutil.which("sgt-solo") or shutil.which("sgt-solo", path="/usr/games")

# Pairs side by side: along a row a wall is missing, there, missing; between rows all walls stand.
# So the runs of missing walls are 1 2 2 2 1, then 12 times 0, the last before the wall behind all.
PAIRS = tuple(
    Cage((at, at + 1), total) for at, total in zip(range(0, 16, 2), (3, 7, 7, 3) * 2, strict=True)
)
WALLS = "abbba" + "_" * 12
SUMS = "3a7a7a3a3a7a7a3a"

BY_HAND = [
    (Puzzle(KINDS["classic"], 4, grid_of("1..4............")), "2x2:1b4l"),
    (Puzzle(KINDS["classic"], 4, grid_of("12.............3")), "2x2:1_2m3"),
    (Puzzle(KINDS["classic"], 4, (BLANK,) * 16), "2x2:p"),
    (Puzzle(KINDS["classic-diagonal"], 4, grid_of("12" * 8)), "2x2x:" + "_".join("12" * 8)),
    (Puzzle(KINDS["classic"], 6, grid_of("." * 35 + "6")), "2x3:zi6"),
    (Puzzle(KINDS["classic"], 9, grid_of("." * 26 + "1" + "." * 54)), "3x3:z1zzb"),
    (Puzzle(KINDS["classic"], 9, grid_of("." * 27 + "1" + "." * 53)), "3x3:za1zza"),
    (Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16, PAIRS), f"2x2k:p,{WALLS},{SUMS}"),
    (Puzzle(KINDS["classic-diagonal-killer"], 4, grid_of("1" + "." * 15), PAIRS),
     f"2x2xk:1o,{WALLS},{SUMS}"),
]  # fmt: skip


@pytest.mark.parametrize(("puzzle", "text"), BY_HAND)
def test_ids_worked_out_by_hand(puzzle: Puzzle, text: str, read: Read) -> None:
    assert by_name("solo").why_not(Document("a", puzzle)) is None
    assert id_text(puzzle) == text
    (found,) = read("solo", text)
    assert isinstance(found, Document)
    assert found.puzzle == puzzle


@pytest.mark.parametrize(("puzzle", "text"), BY_HAND)
def test_the_program_takes_them(puzzle: Puzzle, text: str) -> None:
    """It may find several solutions, but no fault in the id."""
    if SOLO is None:
        pytest.skip("sgt-solo is not installed (Debian: sgt-puzzles)")
    words = [SOLO, "--print", "1x1"]
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_kind_is_stated(read: Read) -> None:
    for puzzle, text in BY_HAND:
        assert len(read("solo", text, puzzle.kind.name)) == 1
        other = "missudeca" if puzzle.kind.name == "classic" else "classic"
        (fault,) = read("solo", text, other)
        assert f"asked for is {other}" in str(fault)


def test_parameters_of_generation_are_passed_over() -> None:
    for more in ("a", "r4", "m8dt", "md4du"):
        assert puzzle_of(f"2x2{more}:1b4l", None) == BY_HAND[0][0]


REFUSED = [
    ("2x2:", Unreadable, "givens: found 0 cells, wanted 16"),
    ("2x2:o", Unreadable, "found 15 cells"),
    ("2x2:q", Unreadable, "found more cells"),
    ("2x2:1_2_3_4_1_2_3_4_1_2_3_4_1_2_3_4_1", Unreadable, "found more cells"),
    ("2x2:5o", Unreadable, "the number 5, wanted 1 to 4"),
    ("2x2:0o", Unreadable, "the number 0"),
    ("2x2:A", Unreadable, "found 'A'"),
    ("2x2:99999o", Unreadable, "the number 9999"),
    ("2x2:p,a", Unreadable, "found 2 parts"),
    ("2x2k:p", Unreadable, "found 1 parts"),
    ("9j:p", Unsupported, "jigsaw"),
    ("3x3j:p", Unsupported, "jigsaw"),
    ("3x2:p", Unsupported, "3x2 boxes"),
    ("4x4:p", Unsupported, "2x2, 2x3, 3x3 are"),
    ("hello", Unreadable, "wanted a game id"),
    (f"2x2k:p,z,{SUMS}", Unsupported, "more than 25"),
    (f"2x2k:p,{WALLS}_,{SUMS}", Unreadable, "more than 24 walls"),
    (f"2x2k:p,{WALLS[:-1]},{SUMS}", Unreadable, "found 23 walls"),
    (f"2x2k:p,y,{SUMS}", Unreadable, "more than 24 walls"),
    (f"2x2k:p,{WALLS[:-1]}A,{SUMS}", Unreadable, "found 'A'"),
    (f"2x2k:p,{'_' * 25},{SUMS}", Unreadable, "the cage at r1c1 has 1 cells, wanted 2 to 4"),
    (f"2x2k:p,x,{SUMS}", Unreadable, "the cage at r1c1 has 16 cells"),
    (f"2x2k:p,{WALLS},p", Unreadable, "the cage at r1c1 has 0 sums"),
    (f"2x2k:p,{WALLS},3_3_{SUMS[2:]}", Unreadable, "the cage at r1c1 has 2 sums"),
    (f"2x2k:p,{WALLS},65a{SUMS[2:]}", Unreadable, "the number 65, wanted 1 to 64"),
]


@pytest.mark.parametrize(("text", "sort", "why"), REFUSED)
def test_what_is_no_id(text: str, sort: type[FormatError], why: str) -> None:
    with pytest.raises(sort, match=why):
        puzzle_of(text, None)


def killer(*cages: Cage) -> Document:
    return Document("a", Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16, cages))


CANNOT = [
    (killer(Cage((0,), 1), Cage((1, 2, 3), 9), *PAIRS[2:]), "r1c1 has one cell"),
    (killer(Cage((0, 1), 0), *PAIRS[1:]), "r1c1 has no sum"),
    (killer(Cage((0, 1)), *PAIRS[1:]), "r1c1 has no sum"),
    (killer(Cage((0, 2), 4), Cage((1, 3), 6), *PAIRS[2:]), "r1c1 is not connected"),
    (killer(*PAIRS[1:]), "r1c1 is in no cage"),
    (killer(*PAIRS, Cage((0, 4), 5)), "overlap"),
    (killer(), "r1c1 is in no cage"),
    (killer(Cage((0, 1, 2, 3, 4), 15), Cage((5, 6, 7), 6), *PAIRS[4:]), "5 cells, and Solo takes"),
    (Document("a", Puzzle(KINDS["missudeca"], 4, (BLANK,) * 16)), "0 is a blank"),
]


@pytest.mark.parametrize(("document", "why"), CANNOT)
def test_what_solo_has_no_place_for(document: Document, why: str) -> None:
    assert why in (by_name("solo").why_not(document) or "")


def rows(*widths: tuple[int, ...]) -> Document:
    """A killer whose rows are parted into cages of these widths, each of the least sum."""
    cages = []
    for row, parts in enumerate(widths):
        at = 9 * row
        for width in parts:
            cages.append(Cage(tuple(range(at, at + width)), width * (width + 1) // 2))
            at += width
    return Document("a", Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, tuple(cages)))


def test_a_run_above_25_is_refused() -> None:
    """Solo writes z for 25 and reads it as 26 (its source of 2023).

    Three rows that are one cage each miss 3 * 8 walls, and the cage below as many as it has cells
    but one.
    """
    whole, triples = (9,), (3, 3, 3)
    longest = rows(whole, whole, whole, (2, 2, 2, 3), *[triples] * 5)
    assert by_name("solo").why_not(longest) is None
    text = id_text(longest.puzzle)
    assert text.split(",")[1].startswith("y")
    assert puzzle_of(text, None) == longest.puzzle
    longer = rows(whole, whole, whole, *[triples] * 6)
    assert "26 walls between cells are missing" in (by_name("solo").why_not(longer) or "")


@given(st.lists(st.integers(0, 5), min_size=16, max_size=16))
def test_walls_there_and_back(numbers: list[int]) -> None:
    """Whatever the blocks, the cells that hang together in them come back."""
    shape = SHAPES[4]
    code = code_of(numbers, shape)
    found = blocks_of(code, shape)
    assert sorted(cell for block in found for cell in block) == list(shape.cells)
    for block in found:
        assert len({numbers[cell] for cell in block}) == 1
    for cell in shape.cells:
        for other in shape.neighbours[cell]:
            together = any(cell in block and other in block for block in found)
            assert together == (numbers[cell] == numbers[other])


def test_several_a_line_each(read: Read) -> None:
    stream = io.StringIO()
    by_name("solo").write([Document("a", puzzle) for puzzle, _ in BY_HAND], stream)
    text = stream.getvalue().replace("\n", "\n# a comment\n", 1) + "3x3:x\n"
    *found, fault = read("solo", text)
    assert [item.puzzle for item in found if isinstance(item, Document)] == [p for p, _ in BY_HAND]
    assert str(fault).startswith("line 11: givens: found 24 cells")


@pytest.mark.parametrize(
    ("name", "kind"),
    [("classic", "classic"), ("x", "classic-diagonal"), ("killer", "classic-killer")],
)
def test_the_samples(name: str, kind: str, samples: Path, read: Read) -> None:
    text = (samples / "solo" / f"{name}.txt").read_text(encoding="utf-8").strip()
    (found,) = read("solo", text)
    assert isinstance(found, Document)
    assert found.puzzle.kind.name == kind
    assert id_text(found.puzzle) == text


def test_ids_that_the_program_made(samples: Path, read: Read) -> None:
    text = (samples / "solo" / "generated-by-sgt-solo.txt").read_text(encoding="utf-8")
    found = read("solo", text)
    assert [type(item) for item in found] == [Document, Document, Document, Unsupported, Document]
    for line, item in zip(text.splitlines(), found, strict=True):
        if isinstance(item, Document):
            assert id_text(item.puzzle) == line
