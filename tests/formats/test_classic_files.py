"""sdm, CSV, sdk, ss, HoDoKu and OpenSudoku: what is written, and what is read or refused.

The puzzle is the one of Wikipedia's article on sudoku.
"""

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item
from puzzles.catalog import KINDS
from puzzles.document import Document, State, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of

Read = Callable[..., list[Item]]

DOTS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ZEROS = DOTS.replace(".", "0")
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PUZZLE = Puzzle(KINDS["classic"], 9, grid_of(DOTS))
ROWS = [DOTS[at : at + 9] for at in range(0, 81, 9)]
HALF = DOTS.replace("5", "0", 1)


def written(name: str, **parts: Any) -> str:
    stream = io.StringIO()
    by_name(name).write([Document("a", PUZZLE, **parts)], stream)
    return stream.getvalue()


def puzzles(found: list[Item]) -> list[Puzzle]:
    for item in found:
        assert isinstance(item, Document), item
    return [item.puzzle for item in found if isinstance(item, Document)]


def faults(found: list[Item]) -> list[str]:
    return [str(item) for item in found if isinstance(item, FormatError)]


def test_what_is_written() -> None:
    assert written("sdm") == ZEROS + "\n"
    assert written("csv") == f"quizzes,solutions\n{ZEROS},\n"
    solved = Stored(grid_of(SOLVED))
    assert written("csv", solution=solved) == f"quizzes,solutions\n{ZEROS},{SOLVED}\n"
    assert written("hodoku") == f":0000:x:{DOTS}:::\n"
    meta = {"title": {"en": "A\n title"}, "author": "B", "notes": "C"}
    assert written("sdk", meta=meta).splitlines() == ["#DA title", "#AB", "#CC", *ROWS]
    assert written("ss").splitlines() == [
        " *-----------*",
        " |53.|.7.|...|",
        " |6..|195|...|",
        " |.98|...|.6.|",
        " |---+---+---|",
        " |8..|.6.|..3|",
        " |4..|8.3|..1|",
        " |7..|.2.|..6|",
        " |---+---+---|",
        " |.6.|...|28.|",
        " |...|419|..5|",
        " |...|.8.|.79|",
        " *-----------*",
    ]
    assert written("opensudoku", meta={"title": 'A & "B" <C>\1'}).splitlines()[1:] == [
        '<opensudoku version="2">',
        ' <folder name="qedoku" created="0">',
        f'  <game created="0" state="1" time="0" last_played="0" data="{ZEROS}" '
        "note='A &amp; \"B\" &lt;C&gt;' />",
        " </folder>",
        "</opensudoku>",
    ]


@pytest.mark.parametrize("name", ["sdm", "csv", "opensudoku"])
def test_several_in_a_file(name: str, read: Read) -> None:
    stream = io.StringIO()
    other = Puzzle(KINDS["classic"], 9, grid_of("." * 80 + "1"))
    by_name(name).write([Document("a", PUZZLE), Document("b", other)], stream)
    assert puzzles(read(name, stream.getvalue())) == [PUZZLE, other]


def test_sdm_takes_dots_too_but_no_other_kind(read: Read) -> None:
    assert puzzles(read("sdm", f"{DOTS}\n\n{ZEROS}\n")) == [PUZZLE, PUZZLE]
    (found,) = puzzles(read("sdm", DOTS, "classic-diagonal"))
    assert found.kind.diagonals
    for kind in ("missudeca", "classic-killer"):
        with pytest.raises(Unreadable, match=f"asked for is {kind}"):
            read("sdm", DOTS, kind)
    with pytest.raises(Unreadable, match="kind"):
        read("sdm", f"# kind: missudeca\n{DOTS}\n")
    assert "both used as blanks" in faults(read("sdm", HALF))[0]


def test_csv_finds_columns_by_name(read: Read) -> None:
    text = f'id,Solution,Puzzle,level\n1,{SOLVED},"{ZEROS}",easy\n2,,{DOTS},hard\n'
    first, second = read("csv", text)
    assert isinstance(first, Document)
    assert isinstance(second, Document)
    assert first.solution == Stored(grid_of(SOLVED))
    assert second.solution is None
    assert first.notes == ("columns not read: id, level",)
    assert second.notes == ()
    assert puzzles([first, second]) == [PUZZLE, PUZZLE]


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (ZEROS[:80], "line 2: found 1 fields, wanted 2"),
        (f"{ZEROS[:80]},", "line 2: found 80 symbols"),
        (f"{ZEROS}1,", "line 2: found 82 symbols"),
        (f"{ZEROS},{ZEROS}", "line 2: the solution has blanks"),
        (f"{ZEROS},{SOLVED},", "line 2: found 3 fields"),
        (f"A{ZEROS[1:]},", "line 2: found 'A' as symbol 1"),
        (f"{HALF},", "line 2: '.' and '0' are both used as blanks"),
        ("1" * 200_000, "line 2: no line of CSV"),
    ],
)
def test_a_bad_row_of_csv_is_named_and_the_rest_is_read(row: str, why: str, read: Read) -> None:
    found = read("csv", f"quizzes,solutions\n{row}\n{ZEROS},\n")
    assert why in faults(found)[0]
    assert puzzles(found[1:]) == [PUZZLE]


@pytest.mark.parametrize("text", [f"{ZEROS},{SOLVED}\n", "puzzle,puzzles\n", "a,b\n1,2\n"])
def test_csv_without_its_heading_is_refused(text: str, read: Read) -> None:
    with pytest.raises(Unreadable, match="wanted a heading like quizzes,solutions"):
        read("csv", text)


def test_sdk_bare_and_in_sections(read: Read) -> None:
    meta = "#ASomebody\n#DFirst\n#CMade\n#Ctoday\n#LEasy\n"
    (found,) = read("sdk", f"{meta}\n" + "\n".join(ROWS))
    assert isinstance(found, Document)
    assert found.puzzle == PUZZLE
    assert found.meta == {"author": "Somebody", "title": "First", "notes": "Made today"}
    assert found.notes == ("not read: #L",)
    state = "[State]\n" + "\n".join(["123456789"] * 9)
    (found,) = read("sdk", "[Puzzle]\n" + "\n".join(ROWS) + f"\n{state}\n")
    assert isinstance(found, Document)
    assert found.puzzle == PUZZLE
    assert found.notes == ("not read: [State]",)


@pytest.mark.parametrize("name", ["sdk", "ss"])
@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (ROWS[:8], "found 8 rows"),
        ([*ROWS[:8], ROWS[8][:8]], "line 9: found '....8..7'"),
        ([*ROWS[:8], ROWS[8] + "1"], "line 9: found '....8..791'"),
        ([*ROWS[:8], "....x..79"], "line 9: found '....x..79'"),
        ([*ROWS[:8], "0...8..79"], "both used as blanks"),
    ],
)
def test_wrong_rows(name: str, rows: list[str], why: str, read: Read) -> None:
    with pytest.raises(Unreadable, match=why.replace(".", r"\.")):
        read(name, "\n".join(rows) + "\n")


def test_one_puzzle_a_file(read: Read) -> None:
    with pytest.raises(Unreadable, match="line 10: found a tenth row"):
        read("sdk", "\n".join([*ROWS, ROWS[0]]))


def test_ss_with_candidates_behind_it(read: Read) -> None:
    grid = "\n".join(f" |{row[:3]}|{row[3:6]}|{row[6:]}|" for row in ROWS)
    text = f" *-----------*\n{grid}\n *-----------*\n\n | 5 3 12 | 7 |\n"
    (found,) = read("ss", text.replace(".", "0"))
    assert isinstance(found, Document)
    assert found.puzzle == PUZZLE
    assert found.notes == ("what follows the nine rows is not read",)


def game(data: str, more: str = "") -> str:
    folder = f'<folder name="x"><game data="{data}" {more}/></folder>'
    return f'<opensudoku version="2">{folder}</opensudoku>'


def test_opensudoku_of_all_versions(read: Read) -> None:
    (found,) = read("opensudoku", game(ZEROS, 'note="Hard &amp; good"'))
    assert isinstance(found, Document)
    assert (found.puzzle, found.meta) == (PUZZLE, {"title": "Hard & good"})
    old = f'<?xml version="1.0"?>\n<opensudoku><name>x</name><game data="{ZEROS}"/></opensudoku>'
    (found,) = read("opensudoku", old)
    assert isinstance(found, Document)
    assert (found.puzzle, found.notes) == (PUZZLE, ("not read: name",))


def test_a_game_of_opensudoku_that_was_begun(read: Read) -> None:
    cells = [f"{digit}|-|0|" if digit != "0" else "0|-|1|" for digit in ZEROS]
    (found,) = read("opensudoku", game("version: 1\n" + "".join(cells)))
    assert isinstance(found, Document)
    assert (found.puzzle, found.state) == (PUZZLE, None)
    cells[2], cells[3] = "4|-|1|", "0|2,6,|1|"
    (found,) = read("opensudoku", game("version: 1 " + "".join(cells)))
    assert isinstance(found, Document)
    entries = (BLANK, BLANK, 4, *[BLANK] * 78)
    assert found.puzzle == PUZZLE
    assert found.state == State(entries, (), (("r1c4", (2, 6)),))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (ZEROS[:80], "found 80 symbols"),
        ("", "found 0 symbols"),
        ("x" + ZEROS[1:], "both used as blanks"),
        ("A" + ZEROS[1:], "found 'A' as symbol 1"),
        ("version: 1 " + "0|-|1|" * 80, "found 80 cells"),
        ("version: 1 " + "0|-|1|" * 80 + "10|-|1|", "found '10|-|1' as cell 81"),
        ("version: 1 " + "0|-|1|" * 80 + "0|a|1|", "found '0|a|1' as cell 81"),
        ("version: 1 " + "0|-|1|" * 80 + "0|-|2|", "found '0|-|2' as cell 81"),
        ("version: 9 " + "0|-|1|" * 81, "data of version 9"),
    ],
)
def test_a_bad_game_of_opensudoku_is_named_and_the_rest_is_read(
    data: str, why: str, read: Read
) -> None:
    text = game(data).replace("</folder>", f'\n<game data="{ZEROS}"/></folder>')
    found = read("opensudoku", text)
    assert why in faults(found)[0]
    assert faults(found)[0].startswith("line 1: ")
    assert puzzles(found[1:]) == [PUZZLE]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("<opensudoku/>", "no game"),
        ("<html><game/></html>", "found <html>"),
        ("<opensudoku><game", "line 1 column .*: not well-formed XML"),
        (game(ZEROS).replace('"2"', '"3"'), "version '3'"),
        (f"<!DOCTYPE x>{game(ZEROS)}", "DOCTYPE"),
        ("<opensudoku>" + "<a>" * 20, "nested deeper"),
        ("", "empty"),
        ("<a>\0</a>", "binary"),
        (f"{game(ZEROS)}\n<x/>", "line 2 column 1: not well-formed"),
    ],
)
def test_bad_xml(text: str, why: str, read: Read) -> None:
    with pytest.raises((Unreadable, Unsupported), match=why):
        read("opensudoku", text)


def test_the_bad_texts_of_the_public_cases(read: Read) -> None:
    cases = os.environ.get("QEDOKU_CASES")
    if not cases:
        pytest.skip("QEDOKU_CASES is not set")
    lines = (Path(cases) / "classic" / "bad-inputs.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 5
    for record in map(json.loads, lines):
        text = record["text"]
        files = {
            "sdm": text,
            "csv": f"quizzes,solutions\n{text},",
            "opensudoku": game(text),
            "ss": "\n".join(text[at : at + 9] for at in range(0, len(text), 9)),
        }
        for name, content in files.items():
            try:
                (found,) = read(name, content + "\n")
            except FormatError as fault:
                found = fault
            rejected = record["expect"].startswith("rejected")
            assert isinstance(found, FormatError) == rejected, (record["id"], name)


REFUSED = [
    (Puzzle(KINDS["missudeca"], 9, (0, *[BLANK] * 80)), "0 is a blank"),
    (Puzzle(KINDS["missudeca"], 9, (1, *[BLANK] * 80)), "0 is a blank"),
    (Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (Cage((0, 1), 3),)), "cages"),
    (Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81), "cages"),
    (Puzzle(KINDS["classic-diagonal"], 9, (BLANK,) * 81), "diagonals"),
    (Puzzle(KINDS["classic"], 4, (BLANK,) * 16), "9x9 alone"),
    (Puzzle(KINDS["classic"], 9, (0,) * 81), "0 is given"),
]


@pytest.mark.parametrize("name", ["sdm", "csv", "sdk", "ss", "hodoku", "opensudoku"])
@pytest.mark.parametrize(("puzzle", "why"), REFUSED)
def test_what_these_files_have_no_place_for(name: str, puzzle: Puzzle, why: str) -> None:
    assert why in (by_name(name).why_not(Document("a", puzzle)) or "")
