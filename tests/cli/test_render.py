"""`render`: which file gets what, and which requests are refused before anything is made."""

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from formats.native import line_of
from formats.pages import outputs
from puzzles.murder.document import CaseDocument
from tests.cli.conftest import Command, Native, Run
from tests.cli.test_verbs import INVALID, MANY, MISSUDECA, ONE, ONE_SOLVED
from tests.drawn_cases import drawn_case

SVG = "{http://www.w3.org/2000/svg}"


def digits(path: Path, role: str) -> str:
    """The digits of a role on a picture, in reading order."""
    root = ElementTree.fromstring(path.read_bytes())
    found = [node for node in root.iter(f"{SVG}text") if node.get("class") == role]
    found.sort(key=lambda node: (float(node.get("y", 0)), float(node.get("x", 0))))
    return "".join(node.text or "" for node in found)


def test_a_picture_of_a_puzzle_and_of_its_solution(
    run: Run, native: Native, tmp_path: Path
) -> None:
    file = native("p.json", ONE)
    assert run("render", file, "-o", "p.svg").exit_code == 0
    assert digits(tmp_path / "p.svg", "given") == ONE.replace(".", "")
    assert digits(tmp_path / "p.svg", "found") == ""
    assert run("render", file, "-o", "s.svg", "--solution").exit_code == 0
    solved = [d for d, given in zip(ONE_SOLVED, ONE, strict=True) if given == "."]
    assert digits(tmp_path / "s.svg", "found") == "".join(solved)


def test_a_folder_gets_a_file_a_puzzle(run: Run, native: Native, tmp_path: Path) -> None:
    files = [native("a.json", ONE), native("b.json", MISSUDECA, "missudeca")]
    assert run("render", *files, "-o", "out/").exit_code == 0
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == ["a.svg", "b.svg"]
    result = run("render", *files, "-o", "out/")
    assert result.exit_code == 2
    assert "a.svg: is there already (see --force)" in result.stderr
    assert run("render", *files, "-o", "out", "--solution").exit_code == 0
    assert (tmp_path / "out" / "b-solution.svg").is_file()
    assert run("render", *files, "-o", "out", "--to", "html", "--force").exit_code == 0
    assert (tmp_path / "out" / "b.html").is_file()
    twice = run("render", files[0], files[0], "-o", "two/")
    assert twice.exit_code == 1
    assert "two puzzles of one id" in twice.stderr
    assert not (tmp_path / "two").exists()


def test_several_puzzles_are_no_one_picture(run: Run, native: Native, tmp_path: Path) -> None:
    files = [native("a.json", ONE), native("b.json", ONE)]
    result = run("render", *files, "-o", "x.svg")
    assert result.exit_code == 2
    assert "svg holds one puzzle a file, and there are 2" in result.stderr
    assert "-o x/ --to svg" in result.stderr
    assert not (tmp_path / "x.svg").exists()


def test_text_is_what_show_draws(run: Run, native: Native) -> None:
    files = [native("a.json", ONE), native("b.json", MISSUDECA, "missudeca")]
    for words in ([], ["--solution"]):
        shown = run("show", *files, *words).stdout
        assert run("render", *files, "-o", "-", "--to", "txt", *words).stdout == shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "x.doc"], "x.doc: the name says no output: pass --to (svg, png, pdf, html, txt)"),
        (["-o", "-"], "-: the name says no output"),
        (["-o", "x.svg", "--to", "bmp"], "'bmp' is not one of svg, png, pdf, html, txt"),
        (["-o", "x.svg", "--paper", "a4"], "--paper is for pdf, not for svg"),
        (["-o", "x.html", "--per-page", "2"], "--per-page is for pdf, not for html"),
        (["-o", "x.html", "--solution"], "--solution is for svg, png, txt, not for html"),
        (["-o", "x.svg", "--lang", "xx"], "'xx' is none of en, "),
        (["-o", "x.svg", "--index", "5"], "no file has an item 5"),
        (["-o", "-", "--to", "html", "--solutions", "file"], "standard output is one file"),
        (["-o", "x.html", "--qr", "iss", "--to", "pdf", "--per-page", "4"], "1 or 2 only"),
    ],
)
def test_requests_that_make_no_sense(
    run: Run, native: Native, tmp_path: Path, words: list[str], said: str
) -> None:
    file = native("p.json", ONE)
    result = run("render", file, *words)
    assert result.exit_code == 2
    assert said in " ".join(result.stderr.split())
    assert [path.name for path in tmp_path.iterdir()] == ["p.json"]


def test_what_is_not_installed_is_named(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outputs, "find_spec", lambda name: None)
    file = native("p.json", ONE)
    for words, said in (
        (["-o", "x.pdf"], "pdf needs fpdf, uharfbuzz: pip install 'qedoku[pdf]'"),
        (["-o", "x.png"], "png needs resvg_py: pip install 'qedoku[png]'"),
        (["-o", "x.html", "--qr", "iss"], "qr needs segno: pip install 'qedoku[qr]'"),
    ):
        result = run("render", file, *words)
        assert result.exit_code == 2
        assert said in result.stderr
    assert run("render", file, "-o", "x.html").exit_code == 0


def test_solutions_in_a_file_of_their_own(run: Run, native: Native, tmp_path: Path) -> None:
    file = native("p.json", ONE)
    assert run("render", file, "-o", "b.html", "--solutions", "file").exit_code == 0
    book, solved = ((tmp_path / name).read_text("utf-8") for name in ("b.html", "b-solutions.html"))
    assert book.count("<svg") == solved.count("<svg") == 1
    (tmp_path / "b.html").unlink()
    result = run("render", file, "-o", "b.html", "--solutions", "file")
    assert result.exit_code == 2
    assert "b-solutions.html: is there already" in result.stderr
    assert not (tmp_path / "b.html").exists()


def test_puzzles_without_one_solution(run: Run, native: Native, tmp_path: Path) -> None:
    files = [native("a.json", ONE), native("m.json", MANY), native("i.json", INVALID)]
    result = run("render", *files, "-o", "b.html")
    assert result.exit_code == 1
    assert "m: multiple, so there is no one solution to draw" in result.stderr
    assert (tmp_path / "b.html").read_text("utf-8").count("no single solution") == 2
    assert run("render", *files, "-o", "c.html", "--solutions", "none").exit_code == 0


def test_a_wrong_stored_solution_is_not_printed(run: Run, native: Native, tmp_path: Path) -> None:
    wrong = {"grid": ["1234", "3412", "2143", "4312"]}
    result = run("render", native("p.json", ONE, solution=wrong), "-o", "p.svg", "--solution")
    assert result.exit_code == 1
    assert "the stored solution is wrong" in result.stderr
    solved = [d for d, given in zip(ONE_SOLVED, ONE, strict=True) if given == "."]
    assert digits(tmp_path / "p.svg", "found") == "".join(solved)


def test_unreadable_items_are_said_and_the_rest_is_printed(
    run: Run, native: Native, tmp_path: Path
) -> None:
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    result = run("render", "bad.json", native("p.json", ONE), "-o", "p.svg")
    assert result.exit_code == 3
    assert digits(tmp_path / "p.svg", "given") == ONE.replace(".", "")
    alone = run("render", "bad.json", "-o", "q.svg")
    assert alone.exit_code == 3
    assert not (tmp_path / "q.svg").exists()


def test_pencil_marks_are_the_players_or_what_the_givens_leave(
    run: Run, native: Native, tmp_path: Path
) -> None:
    # r1c4 is 4; row 2 has 3 and 4, so r2c3 is 1 or 2, and r2c4 is 2 for the 1 in its column.
    file = native("p.json", "123.34..2......1")
    assert run("render", file, "-o", "p.svg", "--candidates").exit_code == 0
    marks = digits(tmp_path / "p.svg", "mark")
    assert marks.startswith("4122")
    state = {
        "entries": ["...4", "....", "....", "...."],
        "candidates": {"r2c3": "1", "r2c4": "12"},
    }
    mine = native("q.json", ONE, state=state)
    assert run("render", mine, "-o", "q.svg", "--candidates").exit_code == 0
    assert sorted(digits(tmp_path / "q.svg", "mark")) == ["1", "1", "2"]
    assert digits(tmp_path / "q.svg", "found") == "4"


def test_a_picture_in_pixels(run: Run, native: Native, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    file = native("p.json", ONE)
    assert run("render", file, "-o", "p.png", "--width", "300").exit_code == 0
    data = (tmp_path / "p.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (300, 300)


def test_a_pdf_is_the_same_twice_and_is_not_overwritten(
    run: Run, native: Native, tmp_path: Path
) -> None:
    pytest.importorskip("fpdf")
    pytest.importorskip("uharfbuzz")
    file = native("p.json", MISSUDECA, "missudeca")
    words = ("render", file, "--title", "日本", "--lang", "he")
    first = run(*words, "-o", "a.pdf")
    assert first.exit_code == 0
    assert "the font has no 日 本: ? stands in their place" in first.stderr
    assert run(*words, "-o", "b.pdf").exit_code == 0
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert run(*words, "-o", "a.pdf").exit_code == 2
    missing = run(*words, "-o", "nowhere/a.pdf")
    assert missing.exit_code == 3
    assert "there is no such folder" in missing.stderr
    assert not [p for p in tmp_path.iterdir() if p.name.endswith(".part")]


def test_a_code_that_cannot_be_is_said(run: Run, native: Native, tmp_path: Path) -> None:
    pytest.importorskip("segno")
    panel = {"puzzle": {"panel": {"rows": "1..."}}}
    file = native("p.json", MISSUDECA, "missudeca", **panel)
    result = run("render", file, "-o", "p.html", "--qr", "sudokupad", "--solutions", "none")
    assert result.exit_code == 0
    assert "p: no code to scan: SudokuPad has no place for given entries" in result.stderr
    assert "<a " not in (tmp_path / "p.html").read_text("utf-8")


def test_a_case_of_sudoku_murder(run: Run, tmp_path: Path) -> None:
    tree = {
        "format": "qedoku", "version": "1.0", "id": "villa", "kind": "murder",
        "rules": {"size": 4},
        "puzzle": {
            "rooms": [{"code": "S", "id": "study"}, {"code": "L", "id": "library"}],
            "plan": ["SSLL"] * 4,
            "furniture": [],
            "people": [
                {"id": "anna", "name": "Anna", "gender": "f",
                 "clues": [{"type": "row", "row": 1}, {"type": "column", "column": 1}]},
                {"id": "bruno", "name": "Bruno", "gender": "m",
                 "clues": [{"type": "row", "row": 2}, {"type": "column", "column": 2}]},
                {"id": "carla", "name": "Carla", "gender": "f", "victim": True,
                 "clues": [{"type": "row", "row": 3}, {"type": "column", "column": 3}]},
                {"id": "dario", "name": "Dario", "gender": "m"},
            ],
        },
    }  # fmt: skip
    (tmp_path / "villa.json").write_text(json.dumps(tree), encoding="utf-8")
    # All stand on the diagonal, so Dario is in the last cell, with Carla in the library: U7.
    assert run("render", "villa.json", "-o", "v.svg").exit_code == 0
    solved = run("render", "villa.json", "-o", "s.svg", "--solution", "--lang", "it")
    assert solved.exit_code == 0
    assert "Dario, r4c4" in (tmp_path / "s.svg").read_text("utf-8")
    assert "Dario, r4c4" not in (tmp_path / "v.svg").read_text("utf-8")
    noted = run("render", "villa.json", "-o", "v.html", "--candidates", "--lang", "he")
    assert noted.exit_code == 0
    assert "villa: no pencil marks: it is a case of Sudoku Murder" in noted.stderr
    shown = run("show", "villa.json", "--solution", "--lang", "de").stdout
    made = run("render", "villa.json", "-o", "-", "--to", "txt", "--solution", "--lang", "de")
    assert made.stdout == shown


def test_a_case_that_is_a_picture_has_a_margin(run: Run, tmp_path: Path) -> None:
    line = line_of(CaseDocument("drawn", drawn_case(3, 6, clues=12)))
    (tmp_path / "case.jsonl").write_text(line, encoding="utf-8")
    assert run("render", "case.jsonl", "-o", "c.svg").exit_code == 0
    root = ElementTree.fromstring((tmp_path / "c.svg").read_bytes())
    wide, high = map(float, root.get("viewBox", "").split()[2:])
    shown = [n.get("d", "") for n in root.iter(f"{SVG}path") if n.get("class") in ("card", "grid")]
    numbers = [list(map(float, re.findall(r"-?[0-9.]+", d))) for d in shown]
    assert min(min(row) for row in numbers) >= 2.5
    assert max(max(row[0::2]) for row in numbers) <= wide - 2.5
    assert max(max(row[1::2]) for row in numbers) <= high - 2.5


def test_a_case_with_fewer_on_a_page_is_said(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("fpdf")
    pytest.importorskip("uharfbuzz")
    line = line_of(CaseDocument("drawn", drawn_case(3, 9, clues=20)))
    (tmp_path / "case.jsonl").write_text(line, encoding="utf-8")
    words = ("render", "case.jsonl", "--solutions", "none", "--no-rules", "--paper", "a5")
    done = run(*words, "--per-page", "2", "-o", "a.pdf")
    assert done.exit_code == 0
    assert "pdf: 1 puzzle of 1 with fewer on a page: 2 on a page would make" in done.stderr
    assert run(*words, "-o", "b.pdf").stderr == ""


def test_the_same_book_has_the_same_bytes_in_any_process(
    command: Command, native: Native, tmp_path: Path
) -> None:
    pytest.importorskip("fpdf")
    pytest.importorskip("uharfbuzz")
    files = [native("a.json", MISSUDECA, "missudeca"), native("b.json", ONE)]
    made = set()
    for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo")):
        words = ("render", *files, "-o", f"{seed}.pdf", "--title", "T", "--lang", "he")
        done = command(*words, PYTHONHASHSEED=seed, TZ=zone)
        assert done.returncode == 0, done.stderr
        made.add((tmp_path / f"{seed}.pdf").read_bytes())
    assert len(made) == 1
