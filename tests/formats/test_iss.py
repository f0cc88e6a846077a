"""Strings of Interactive-Sudoku-Solver: equal to the samples, and nothing else is read."""

import io
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item
from formats.iss import text_of_puzzle
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle, text_of

Read = Callable[..., list[Item]]
EMPTY4 = (BLANK,) * 16
# The rules of Missudeca over 4x4, written out from formats.md 4.
MISSUDECA4 = (
    ".Shape~4x4~0-4"
    ".Var~MR~Missing%20in%20row~4.Var~MC~Missing%20in%20column~4.Var~MB~Missing%20in%20box~4"
    ".AllDifferent~R1C1~R1C2~R1C3~R1C4~VMR1.AllDifferent~R2C1~R2C2~R2C3~R2C4~VMR2"
    ".AllDifferent~R3C1~R3C2~R3C3~R3C4~VMR3.AllDifferent~R4C1~R4C2~R4C3~R4C4~VMR4"
    ".AllDifferent~R1C1~R2C1~R3C1~R4C1~VMC1.AllDifferent~R1C2~R2C2~R3C2~R4C2~VMC2"
    ".AllDifferent~R1C3~R2C3~R3C3~R4C3~VMC3.AllDifferent~R1C4~R2C4~R3C4~R4C4~VMC4"
    ".AllDifferent~R1C1~R1C2~R2C1~R2C2~VMB1.AllDifferent~R1C3~R1C4~R2C3~R2C4~VMB2"
    ".AllDifferent~R3C1~R3C2~R4C1~R4C2~VMB3.AllDifferent~R3C3~R3C4~R4C3~R4C4~VMB4"
    ".AllDifferent~VMR1~VMR2~VMR3~VMR4"
    ".AllDifferent~VMC1~VMC2~VMC3~VMC4"
    ".AllDifferent~VMB1~VMB2~VMB3~VMB4"
)
MAGIC4 = ".Var~MG~Magic.AllDifferent~VMR1~VMR2~VMR3~VMR4~VMG"
DIAGONALS = ".Diagonal~-1.Diagonal~1"
D2 = (
    ".Var~MG~Magic.Var~MD~Missing%20on%20diagonal~2.AllDifferent~VMR1~VMR2~VMR3~VMR4~VMG"
    ".AllDifferent~R1C1~R2C2~R3C3~R4C4~VMD1.AllDifferent~R1C4~R2C3~R3C2~R4C1~VMD2"
    ".AllDifferent~VMG~VMD1.AllDifferent~VMG~VMD2"
)


def puzzle(kind: str, **others: object) -> Puzzle:
    return Puzzle(KINDS[kind], 4, EMPTY4, **others)  # type: ignore[arg-type]


WRITTEN = [
    (puzzle("missudeca"), MISSUDECA4),
    (puzzle("missudeca", panel=(("row3", 0),)), MISSUDECA4 + ".~VMR3_0"),
    (puzzle("missudeca", panel=(("box1", 1), ("magic", 2))), f"{MISSUDECA4}{MAGIC4}.~VMB1_1~VMG_2"),
    (puzzle("missudeca-diagonal", magic_on_diagonals="holds"), MISSUDECA4 + DIAGONALS),
    (
        puzzle("missudeca-diagonal", magic_on_diagonals="enforced"),
        f"{MISSUDECA4}{DIAGONALS}{D2}",
    ),
    (
        puzzle("missudeca-killer", cages=(Cage((5,), 0), Cage((0, 1), 3), Cage((2, 3)))),
        MISSUDECA4 + ".Cage~3~R1C1~R1C2.Cage~0~R1C3~R1C4.~R2C2_0",
    ),
    (puzzle("classic-diagonal"), ".Shape~4x4" + DIAGONALS),
    (Puzzle(KINDS["classic"], 9, (5, *[BLANK] * 80)), ".~R1C1_5"),
    (Puzzle(KINDS["classic"], 9, (BLANK,) * 81), ".Shape~9x9"),
]


@pytest.mark.parametrize(("made", "text"), WRITTEN)
def test_what_is_written(made: Puzzle, text: str) -> None:
    assert text_of_puzzle(made) == text


def test_statements_are_read_in_any_order_with_comments(read: Read) -> None:
    parts = (MISSUDECA4 + DIAGONALS + D2 + ".Cage~~r1c1~R1C2").split(".")[1:]
    text = "# a comment with .Whisper~5~R1C1\n" + "\n\n".join(f".{part}" for part in parts[::-1])
    (found,) = read("iss", text)
    assert isinstance(found, Document)
    assert found.puzzle.kind.name == "missudeca-diagonal-killer"
    assert found.puzzle.magic_on_diagonals == "enforced"
    assert found.puzzle.cages == (Cage((0, 1)),)


def test_givens_of_the_panel_are_read(read: Read) -> None:
    (found,) = read("iss", f"{MISSUDECA4}{MAGIC4}.~VMG_2~R1C2_0~VMB1_1")
    assert isinstance(found, Document)
    assert found.puzzle.panel == (("box1", 1), ("magic", 2))
    assert text_of(found.puzzle.givens) == ".0" + "." * 14


REFUSED = [
    (".Shape~9x9~0-8", Unsupported, "Shape"),
    (".Shape~4x4~0-4", Unsupported, "is not stated"),
    (MISSUDECA4.replace(".AllDifferent~VMB1~VMB2~VMB3~VMB4", ""), Unsupported, "VMB1"),
    (MISSUDECA4 + ".AllDifferent~R1C1~R4C4", Unsupported, "AllDifferent~R1C1~R4C4"),
    (MISSUDECA4 + ".Var~X~y~3", Unsupported, "X"),
    (MISSUDECA4 + D2, Unsupported, "is of no kind"),
    (".Diagonal~1", Unsupported, "one diagonal alone"),
    (".Thermo~R1C1~R1C2", Unsupported, "Thermo"),
    (".AntiKnight", Unsupported, "AntiKnight"),
    (".~R1C1_1_3", Unsupported, "candidates"),
    (".~R1C1_0", Unreadable, "wanted a digit 1 to 9"),
    (".~R1C1", Unreadable, "wanted a digit 1 to 9"),
    (".~VMR1_3", Unreadable, "VMR1"),
    (".~R0C1_3", Unreadable, "R1C1 to R9C9"),
    (".~R1C1_3~R1C1_4", Unreadable, "given twice"),
    (".Cage~5~R1C1~R1C1", Unreadable, "K3"),
    (".Cage~5", Unreadable, "K3"),
    (".Cage~x~R1C1", Unreadable, "the sum 'x'"),
    ("hello", Unreadable, "'hello'"),
    ("hello.Cage~5~R1C1", Unreadable, "'hello'"),
    ("", Unreadable, "empty"),
    (".x" * 10_000, Unreadable, "more than"),
]


@pytest.mark.parametrize(("text", "sort", "why"), REFUSED)
def test_nothing_else_is_read(text: str, sort: type[FormatError], why: str, read: Read) -> None:
    with pytest.raises(sort, match=why):
        read("iss", text)


def test_a_kind_asked_for_is_held_against_the_string(read: Read) -> None:
    assert len(read("iss", ".~R1C1_5", "classic")) == 1
    for kind in ("missudeca", "classic-diagonal"):
        with pytest.raises(Unreadable, match=f"asked for is {kind}"):
            read("iss", ".~R1C1_5", kind)


def test_addresses_stand_one_a_line(read: Read) -> None:
    stream = io.StringIO()
    documents = [Document("a", made) for made, _ in WRITTEN]
    by_name("iss-url").write(documents, stream)
    written = stream.getvalue().splitlines()
    start = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
    assert [unquote(line.removeprefix(start)) for line in written] == [text for _, text in WRITTEN]
    text = f"{written[0]}\n# a comment\nhttps://example.org/?q=.Thermo~R1C1\n{written[7]}\nx\n"
    found = read("iss-url", text)
    assert [type(item) for item in found] == [Document, Unsupported, Document, Unreadable]
    assert str(found[1]).startswith("line 3: ")
    assert str(found[3]).startswith("line 5: ")


NATIVE = ["classic-killer", "missudeca-killer", "missudeca-diagonal"]


@pytest.mark.parametrize("name", NATIVE)
def test_native_samples_give_the_sample_strings(name: str, samples: Path, read: Read) -> None:
    text = (samples / "native" / f"{name}.json").read_text(encoding="utf-8")
    (found,) = read("json", text)
    assert isinstance(found, Document)
    file = samples / "iss" / f"{name.removeprefix('classic-')}.iss.txt"
    assert text_of_puzzle(found.puzzle) == file.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("classic", "classic"),
        ("killer", "classic-killer"),
        ("x", "classic-diagonal"),
        ("missudeca", "missudeca"),
        ("missudeca-killer", "missudeca-killer"),
        ("missudeca-diagonal", "missudeca-diagonal"),
        ("missudeca-diagonal-magic-rule", "missudeca-diagonal"),
    ],
)
def test_sample_strings_come_back_byte_for_byte(
    name: str, kind: str, samples: Path, read: Read
) -> None:
    text = (samples / "iss" / f"{name}.iss.txt").read_text(encoding="utf-8")
    (found,) = read("iss", text)
    assert isinstance(found, Document)
    assert found.puzzle.kind.name == kind
    assert (found.puzzle.magic_on_diagonals == "enforced") == name.endswith("magic-rule")
    assert text_of_puzzle(found.puzzle) == text.strip()


@pytest.mark.parametrize(
    "name",
    ["classic-0-8", "doppelganger-cages-0-9", "doppelganger-whispers-0-9", "killer"],
)
def test_strings_of_other_rules_are_refused(name: str, samples: Path, read: Read) -> None:
    text = (samples / "iss" / "real" / f"{name}.iss.txt").read_text(encoding="utf-8")
    with pytest.raises(Unsupported):
        read("iss", text)
