"""The setter's tools on the command line.

Boards of size 4, judged by hand: `123. 34.. 2... ...1` has one solution, 1234 3412 2143 4321. Of
`12.. 34.. 21.. 43..` columns 3 and 4 are open; each row has the two digits that it lacks there,
rows 1 and 2 {3, 4} and {1, 2}, rows 3 and 4 as well.
"""

import json
import shlex
from pathlib import Path

import pytest

from cli.board_text import ASCII, plain
from cli.candidate_board import lines
from formats.files import read_documents
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle, grid_of
from solvers.true_candidates import TrueCandidates
from tests.cli.conftest import Native, Run

ONE = "123.34..2......1"
SOLVED = "1234341221434321"
HALF = "12..34..21..43.."
NONE = "123............4"
INVALID = "11.............."
TOOLS = ["minimize", "complete"]


def record(text: str) -> dict[str, object]:
    """The one object of `--json`."""
    (line,) = text.splitlines()
    found: dict[str, object] = json.loads(line)
    return found


def test_candidates_of_a_unique_puzzle_are_its_solution(run: Run, native: Native) -> None:
    result = run("candidates", native("p.json", ONE))
    assert result.exit_code == 0
    head, _, *rows = result.stdout.splitlines()
    assert head.endswith("p.json:1 p unique 9 cells forced, 0 not")
    cells = [row.replace("=", " ").replace("│", " ").split()[1:] for row in rows if row[:1] == "r"]
    assert "".join(digit for row in cells for digit in row) == SOLVED
    assert sum(row.count("=") for row in rows) == ONE.count(".")


def test_candidates_of_a_layout(run: Run, native: Native) -> None:
    found = record(run("candidates", "--json", native("p.json", HALF)).stdout)
    assert list(found) == [
        "file", "index", "id", "kind", "verdict", "candidates", "undecided", "forced", "problems",
        "questions", "nodes", "seconds",
    ]  # fmt: skip
    assert (found["verdict"], found["undecided"], found["forced"]) == ("multiple", {}, {})
    candidates = found["candidates"]
    assert isinstance(candidates, dict)
    open_cells = {"r1": "34", "r2": "12", "r3": "34", "r4": "12"}
    for row, both in open_cells.items():
        assert candidates[f"{row}c3"] == candidates[f"{row}c4"] == both
    assert candidates["r1c1"] == "1"


def test_candidates_show_the_panel(run: Run, native: Native) -> None:
    # Rows miss 4 1 2 3, columns 4 2 3 1, boxes 4 1 2 3; 0 is magic. r1c2 is open: 1 or 4
    # are left in its row, and column 2 has a 4.
    file = native("p.json", "0.23230434101042", "missudeca", rules={"diagonals": False})
    found = record(run("candidates", "--json", file).stdout)
    candidates, forced = found["candidates"], found["forced"]
    assert isinstance(candidates, dict)
    assert isinstance(forced, dict)
    assert [candidates[f"row{n}"] for n in range(1, 5)] == ["4", "1", "2", "3"]
    assert [candidates[f"column{n}"] for n in range(1, 5)] == ["4", "2", "3", "1"]
    assert [candidates[f"box{n}"] for n in range(1, 5)] == ["4", "1", "2", "3"]
    assert (candidates["magic"], forced["magic"], forced["r1c2"]) == ("0", 0, 1)
    text = run("candidates", file).stdout
    assert "magic digit   =0" in text
    assert "missing from boxes" in text


@pytest.mark.parametrize(("givens", "word"), [(NONE, "none"), (INVALID, "invalid")])
def test_candidates_without_a_solution(run: Run, native: Native, givens: str, word: str) -> None:
    file = native("p.json", givens)
    result = run("candidates", file)
    assert result.exit_code == 1
    assert f" {word} " in f"{result.stdout.splitlines()[0]} "
    found = record(run("candidates", "--json", file).stdout)
    assert (found["verdict"], found["candidates"], found["forced"]) == (word, None, {})


def test_undecided_candidates_are_marked_and_end_with_4(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch
) -> None:
    from solvers import deadline

    monkeypatch.setattr(deadline, "monotonic", iter(range(10**6)).__next__)
    file = native("p.json", HALF)
    result = run("candidates", "--time-limit", "1", file)
    assert result.exit_code == 4
    assert "8 cells forced" not in result.stdout
    assert "undecided: the time limit was reached" in result.stdout
    assert "?12" in result.stdout


def test_a_board_of_candidates_in_ascii() -> None:
    puzzle = Puzzle(KINDS["classic"], 4, grid_of("1..............."))
    digits = ((1,), (2,), (3, 4), *[(1, 2)] * 13)
    left = ((), (), (2,), *[()] * 13)
    found = TrueCandidates("multiple", puzzle.shape.names, digits, left, frozenset({0}))
    assert plain(lines(puzzle, found, ASCII)).splitlines()[:4] == [
        "    c1    c2   |  c3    c4",
        "r1  1    =2    |  34?2  12",
        "r2  12    12   |  12    12",
        "  -------------+------------",
    ]


@pytest.mark.parametrize("kind", ["classic", "missudeca"])
@pytest.mark.parametrize("size", [4, 9])
def test_columns_stand_below_their_headings(kind: str, size: int) -> None:
    cells = tuple(range(1, size + 1)) * size
    puzzle = Puzzle(KINDS[kind], size, (BLANK,) * size**2)
    names = [*puzzle.shape.names]
    if kind == "missudeca":
        names += [f"{unit}{n}" for unit in ("row", "column", "box") for n in range(1, size + 1)]
        cells, names = (*cells, *[0] * (3 * size + 1)), [*names, "magic"]
    digits = tuple((digit,) for digit in cells)
    left: tuple[tuple[int, ...], ...] = ((),) * len(digits)
    found = TrueCandidates("unique", tuple(names), digits, left, frozenset())
    head, *rest = plain(lines(puzzle, found, ASCII)).splitlines()
    at = [head.index(f"c{n}") for n in range(1, size + 1)]
    bars = [place for place, symbol in enumerate(head) if symbol == "|"]
    rows = [line for line in rest if line[:1] == "r"]
    assert len(rows) == size
    for row in rows:
        assert [row[place] for place in at] == [str(n) for n in range(1, size + 1)]
        assert [row[place - 1] for place in at] == ["="] * size
        assert [place for place, symbol in enumerate(row) if symbol == "|"] == bars
    (joint,) = {line for line in rest if "+" in line}
    assert [place for place, symbol in enumerate(joint) if symbol == "+"] == bars
    if kind == "missudeca":
        (panel,) = [line for line in rest if line.startswith("missing ")][:1]
        assert [panel[place - 1 : place + 1] for place in at] == ["=0"] * size
        assert all(row[3:5] == "=0" for row in rows)


def test_no_line_of_candidates_ends_with_a_blank(run: Run, native: Native) -> None:
    for givens in (ONE, HALF, NONE, INVALID):
        text = run("candidates", native("p.json", givens)).stdout
        assert all(line == line.rstrip() for line in text.splitlines())
    assert text.splitlines()[0].endswith("p.json:1 p invalid 0 solutions")


def test_minimize_says_what_it_took_out(run: Run, native: Native) -> None:
    result = run("minimize", native("p.json", SOLVED))
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    left = "".join(document["puzzle"]["givens"])
    assert document["id"] == "p-minimal"
    assert "".join(document["solution"]["grid"]) == SOLVED
    took = result.stderr.partition("took out ")[2].partition(";")[0].split(": ")[1].split()
    assert set(took) == {f"r{c // 4 + 1}c{c % 4 + 1}" for c in range(16) if left[c] == "."}
    assert took == sorted(took)
    again = run("minimize", "-", text=result.stdout)
    assert "nothing can go" in again.stderr
    assert "".join(json.loads(again.stdout)["puzzle"]["givens"]) == left


def test_minimize_json(run: Run, native: Native) -> None:
    found = record(run("minimize", "--json", native("p.json", SOLVED)).stdout)
    assert list(found) == [
        "file", "index", "id", "kind", "verdict", "removed", "undecided", "minimal", "problem",
        "document",
    ]  # fmt: skip
    assert (found["verdict"], found["minimal"], found["problem"]) == ("unique", True, None)
    assert found["undecided"] == {"givens": [], "panel": [], "cages": []}
    removed = found["removed"]
    assert isinstance(removed, dict)
    assert removed["givens"]
    refused = record(run("minimize", "--json", native("q.json", HALF)).stdout)
    assert (refused["verdict"], refused["document"]) == ("multiple", None)
    assert refused["problem"]


def test_minimize_drops_cages_if_asked(run: Run, native: Native) -> None:
    cages = [{"cells": ["r1c1", "r1c2"], "sum": 3}, {"cells": ["r4c4"], "sum": 1}]
    file = native("p.json", ONE, rules={"cages": True}, puzzle={"cages": cages})
    kept = json.loads(run("minimize", file).stdout)
    assert len(kept["puzzle"]["cages"]) == 2
    found = record(run("minimize", "--json", "--cages", file).stdout)
    document, removed = found["document"], found["removed"]
    assert isinstance(document, dict)
    assert isinstance(removed, dict)
    left = document["puzzle"].get("cages", [])
    assert len(left) + len(removed["cages"]) == 2


def test_complete_adds_the_fewest_givens(run: Run, native: Native) -> None:
    result = run("complete", "--json", native("p.json", HALF))
    assert result.exit_code == 0
    found = record(result.stdout)
    assert list(found) == [
        "file", "index", "id", "kind", "verdict", "add", "added", "least", "fewest", "stated",
        "problem", "document",
    ]  # fmt: skip
    added, document = found["added"], found["document"]
    assert isinstance(added, dict)
    assert isinstance(document, dict)
    assert (found["fewest"], found["stated"], added["cages"]) == (True, False, [])
    assert len(added["givens"]) == found["least"]
    grid = document["solution"]["grid"]
    for name, digit in added["givens"].items():
        assert grid[int(name[1]) - 1][int(name[3]) - 1] == str(digit)
    text = run("complete", native("p.json", HALF)).stderr
    assert "proven the fewest for the solution chosen" in text


def test_complete_keeps_the_solution_that_is_stated(run: Run, native: Native) -> None:
    rows = [SOLVED[at : at + 4] for at in range(0, 16, 4)]
    file = native("p.json", HALF, solution={"grid": rows})
    result = run("complete", file)
    assert json.loads(result.stdout)["solution"]["grid"] == rows
    assert "for the solution that it states" in result.stderr
    wrong = native("w.json", HALF, solution={"grid": [*rows[:3], "4312"]})
    result = run("complete", wrong)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "the solution that it states is none: M2" in result.stderr


def test_complete_with_cages_makes_a_killer(run: Run, native: Native) -> None:
    result = run("complete", "--add", "cages", native("p.json", HALF))
    document = json.loads(result.stdout)
    assert document["rules"]["cages"] is True
    assert document["puzzle"]["cages"]
    assert "the fewest" in result.stderr
    assert run("verify", "-", text=result.stdout).exit_code == 0


@pytest.mark.parametrize(
    ("tool", "givens", "text"),
    [
        ("minimize", HALF, "has several solutions, one is needed"),
        ("minimize", NONE, "has no solution"),
        ("minimize", INVALID, "M2: 1 stands 2 times in row1"),
        ("complete", ONE, "is unique already"),
        ("complete", NONE, "has no solution"),
        ("complete", INVALID, "M2: 1 stands 2 times in row1"),
    ],
)
def test_refusals_end_with_1_and_the_reason(
    run: Run, native: Native, tool: str, givens: str, text: str
) -> None:
    result = run(tool, native("p.json", givens))
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(result.stderr.splitlines()) == 1
    assert text in result.stderr


@pytest.mark.parametrize(("tool", "givens"), [("minimize", SOLVED), ("complete", HALF)])
def test_files_are_written_whole_and_never_overwritten(
    run: Run, native: Native, tmp_path: Path, tool: str, givens: str
) -> None:
    file = native("p.json", givens)
    assert run(tool, file, "-o", "out.json").exit_code == 0
    before = (tmp_path / "out.json").read_bytes()
    refused = run(tool, file, "-o", "out.json")
    assert refused.exit_code == 2
    assert "--force" in refused.stderr
    assert run(tool, file, "-o", "out.json", "--force").exit_code == 0
    assert (tmp_path / "out.json").read_bytes() == before
    assert run("verify", "--second", "out.json").exit_code == 0
    (document,) = read_documents(str(tmp_path / "out.json"))
    assert not isinstance(document, Exception)


def test_other_formats(run: Run, native: Native, tmp_path: Path) -> None:
    file = native("p.json", SOLVED)
    text = run("minimize", file, "--format", "line").stdout
    left = "".join(json.loads(run("minimize", file).stdout)["puzzle"]["givens"])
    assert text.splitlines()[1].split()[0] == left
    nameless = run("minimize", file, "-o", "out.nothing")
    assert nameless.exit_code == 2
    assert "--format" in nameless.stderr
    refused = run("minimize", file, "-o", "out.txt", "--format", "missudeca")
    assert (refused.exit_code, (tmp_path / "out.txt").exists()) == (2, False)


@pytest.mark.parametrize("tool", [*TOOLS, "candidates"])
def test_bad_input_is_one_line(run: Run, native: Native, tool: str) -> None:
    missing = run(tool, "nowhere.json")
    assert (missing.exit_code, len(missing.stderr.splitlines())) == (3, 1)
    broken = run(tool, "-", text="12x\n")
    assert broken.exit_code == 3
    assert len(broken.stderr.splitlines()) == 1
    index = run(tool, native("p.json", SOLVED), "--index", "4")
    assert index.exit_code == 2


def test_items_of_a_pack_are_done_one_by_one(run: Run) -> None:
    pack = f"{SOLVED}\n{HALF}\n{ONE}\n"
    result = run("minimize", "-", "--kind", "classic", text=pack)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 2
    one = run("minimize", "-", "--kind", "classic", "--index", "2", text=pack)
    assert one.exit_code == 0
    assert one.stdout == result.stdout.splitlines(keepends=True)[1]


def test_combos(run: Run) -> None:
    result = run("combos", "24", "3")
    assert result.exit_code == 0
    assert [line for line in result.stdout.splitlines() if line == "  789"] == ["  789"] * 2
    only = run("combos", "1", "2", "--kind", "missudeca")
    assert only.stdout.splitlines()[1] == "  01"  # K4
    none = run("combos", "1", "2", "--kind", "classic")
    assert none.exit_code == 1
    assert "K2: 2 cells cannot add up to 1 (they make 3 to 17)" in none.stdout
    assert "K3" in run("combos", "45", "11").stdout
    assert run("combos", "45", "11").exit_code == 1
    assert run("combos", "5", "2", "--with", "1", "--without", "1").exit_code == 2


def test_combos_json(run: Run) -> None:
    first, second = run("combos", "6", "2", "--without", "1", "--json").stdout.splitlines()
    assert json.loads(first) == {
        "kind": "classic", "sum": 6, "cells": 2, "digits": "123456789", "combos": ["24"],
        "always": "24", "never": "1356789", "problem": None,
    }  # fmt: skip
    assert json.loads(second)["combos"] == ["06", "24"]
    (none,) = run(
        "combos", "6", "2", "--with", "9", "--kind", "classic", "--json"
    ).stdout.splitlines()
    assert json.loads(none)["problem"]["rule"] == "K2"


def test_the_page_of_the_tools_shows_what_they_print(run: Run) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "setters.md"
    if not page.is_file():
        pytest.skip("the documents are not here: this is not a checkout")
    blocks = page.read_text(encoding="utf-8").split("```")[1::2]
    shown = 0
    for command in (part for block in blocks for part in block.strip().split("$ ")[1:]):
        first, _, expected = command.rstrip().partition("\n")
        words = shlex.split(first)
        if words[0] == "echo":
            Path(words[3]).write_text(f"{words[1]}\n", encoding="utf-8")
            continue
        assert run(*words[1:]).output.rstrip() == expected, first
        shown += 1
    assert shown >= 6


def test_cells_of_which_nothing_is_known_are_not_called_loose(run: Run) -> None:
    result = run("candidates", "--kind", "classic", "--time-limit", "1e-9", "-", text="." * 81)
    head = result.stdout.splitlines()[0]
    assert result.exit_code == 4
    assert " 0 cells forced, 0 not, 81 unknown; 729 candidates undecided" in head


def test_a_folder_of_drafts_is_read_by_name(run: Run, native: Native) -> None:
    Path("drafts", "below").mkdir(parents=True)
    Path("drafts", ".hidden.txt").write_text("hello", encoding="utf-8")
    for name, givens in (("drafts/b.json", HALF), ("drafts/a.json", ONE)):
        Path(name).write_bytes(Path(native("p.json", givens)).read_bytes())
    result = run("candidates", "--json", "drafts")
    found = [record(line) for line in result.stdout.splitlines()]
    places = [str(Path("drafts", name)) for name in ("a.json", "b.json")]
    assert [one["file"] for one in found] == places
    assert [one["verdict"] for one in found] == ["unique", "multiple"]
    assert (result.exit_code, result.stderr) == (0, "")
    assert run("verify", "drafts/").stderr == "2 puzzles: 1 unique, 1 multiple\n"
    empty = run("candidates", "drafts/below")
    assert empty.exit_code == 3
    assert empty.stderr == "drafts/below: there is no file in the folder\n"


@pytest.mark.parametrize(
    ("target", "ways"),
    [
        (["pack.scl"], ["pack.scl.url", "scl/ --to sudokupad"]),
        (["to.play", "--to", "sudokupad"], ["to.scl.url", "scl/ --to sudokupad"]),
        (["a.b.iss"], ["a.b.iss.url", "iss/ --to iss"]),
        (["pack.json"], ["pack.jsonl", "json/ --to json"]),
    ],
)
def test_several_drafts_for_a_format_of_one_are_told_two_ways_that_work(
    run: Run, target: list[str], ways: list[str]
) -> None:
    Path("pack.txt").write_text(f"# kind: classic\n{ONE}\n{HALF}\n", encoding="utf-8")
    refused = run("convert", "pack.txt", *target)
    assert (refused.exit_code, Path(target[0]).exists()) == (1, False)
    assert len(refused.stderr.splitlines()) == 1
    for way in ways:
        assert f" {way}" in refused.stderr
        assert run("convert", "pack.txt", *way.split()).exit_code == 0
        written = way.split()[0]
        assert run("count", written).stdout.split()[2::3] == ["1", "4"]
    listed = run("convert", "pack.txt", "-", "--to", "sudokupad").stderr
    assert "--to sudokupad-url" in listed
