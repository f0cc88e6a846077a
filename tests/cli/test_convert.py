"""convert: losses said, addresses opened and shown, formats of others through the command line."""

import json
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from cli import browser, output

Run = Callable[..., Result]
Native = Callable[..., str]

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EMPTY = "." * 16
KILLER: dict[str, Any] = {
    "puzzle": {"cages": [{"cells": ["r1c1", "r1c2"], "sum": 3}]},
    "rules": {"cages": True},
}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that would have been opened."""
    found: list[str] = []

    def open_it(address: str, *_: Any) -> bool:
        found.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", open_it)
    return found


def test_a_loss_is_refused_or_said(run: Run, native: Native, tmp_path: Path) -> None:
    file = native("k.json", "1..............3", **KILLER)
    to_nine = run("convert", file, "k.sdm")
    assert to_nine.exit_code == 1
    assert "9x9 alone" in to_nine.stderr
    refused = run("convert", file, "k.solo")
    assert (refused.exit_code, Path("k.solo").exists()) == (1, False)
    assert "k.json:1: k: r1c3 is in no cage, and Solo wants every cell in one" in refused.stderr
    done = run("convert", "--lossy", file, "k.solo")
    assert done.exit_code == 0
    assert done.stderr == (
        "--lossy: all cages dropped (K1); what is left may have more solutions\n"
    )
    assert Path("k.solo").read_text() == "2x2:1n3\n"


def pack(name: str, *rows: tuple[str, str]) -> None:
    """Write a pack of boards of side 4: the id and the kind of each."""
    trees = [
        {
            "format": "qedoku", "version": "1.0", "id": key, "kind": kind,
            "rules": {"size": 4},
            "puzzle": {"givens": ["....", "....", "....", "..01" if kind != "classic" else "..21"]},
        }
        for key, kind in rows
    ]  # fmt: skip
    Path(name).write_text("".join(f"{json.dumps(tree)}\n" for tree in trees), encoding="utf-8")


def test_into_a_folder_goes_what_can_be_carried_and_all_refusals_are_named(run: Run) -> None:
    kinds = ("missudeca", "classic", "classic", "missudeca", "classic")
    pack("p.jsonl", *zip(("m1", "c1", "c2", "m2", "c1"), kinds, strict=True))
    done = run("convert", "p.jsonl", "out/", "--to", "solo")
    assert done.exit_code == 1
    assert sorted(path.name for path in Path("out").iterdir()) == ["c1.solo", "c2.solo"]
    *refused, count = done.stderr.splitlines()
    starts = ["p.jsonl:1: m1: ", "p.jsonl:4: m2: ", "p.jsonl:5: c1: another of this run"]
    assert [text.rpartition("/")[2][: len(s)] for text, s in zip(refused, starts, strict=True)] == (
        starts
    )
    assert count == "out/: 2 written, 3 refused"


def test_a_folder_where_a_file_is_there_gets_nothing(run: Run) -> None:
    pack("p.jsonl", ("c1", "classic"), ("c2", "classic"))
    Path("out").mkdir()
    Path("out/c2.solo").write_text("mine", encoding="utf-8")
    assert run("convert", "p.jsonl", "out", "--to", "solo").exit_code == 2
    assert [path.name for path in Path("out").iterdir()] == ["c2.solo"]
    assert Path("out/c2.solo").read_text(encoding="utf-8") == "mine"
    assert run("convert", "p.jsonl", "out", "--to", "solo", "--force").exit_code == 0
    assert sorted(path.name for path in Path("out").iterdir()) == ["c1.solo", "c2.solo"]


def test_a_file_is_all_or_nothing_and_all_refusals_are_named(run: Run) -> None:
    pack("p.jsonl", ("c1", "classic"), *((f"m{n}", "missudeca") for n in range(52)))
    done = run("convert", "p.jsonl", "p.solo")
    assert done.exit_code == 1
    assert not Path("p.solo").exists()
    lines = done.stderr.splitlines()
    assert [text.split(": ")[1] for text in lines[:50]] == [f"m{n}" for n in range(50)]
    assert lines[50:] == ["2 more are refused", "p.solo is not written"]


def test_lossy_never_drops_the_digit_0(run: Run, native: Native) -> None:
    file = native("m.json", "0" + "." * 15, "missudeca")
    done = run("convert", "--lossy", file, "m.solo")
    assert (done.exit_code, Path("m.solo").exists()) == (1, False)
    assert "0 is a blank" in done.stderr


def test_losses_of_several_are_counted(run: Run) -> None:
    lines = f"# kind: classic-diagonal\n{PLAIN}\n# kind: classic\n{PLAIN} {'1' * 81}\n"
    Path("two.txt").write_text(lines, encoding="utf-8")
    done = run("convert", "--lossy", "two.txt", "two.sdm")
    assert done.exit_code == 0
    assert done.stderr.splitlines() == [
        "--lossy: diagonals dropped (D1) (1 of 2); what is left may have more solutions",
        "left out, since sdm has no place for it: solution (1 of 2)",
    ]
    assert Path("two.sdm").read_text() == f"{PLAIN.replace('.', '0')}\n" * 2


@pytest.mark.parametrize(
    ("to", "start"),
    [
        ([], "https://sudokupad.app/scl"),
        (["--to", "fpuzzles-url"], "https://f-puzzles.com/?load="),
        (["--to", "penpa"], "https://swaroopg92.github.io/penpa-edit/#m=edit&p="),
        (["--to", "iss-url"], "https://sigh.github.io/Interactive-Sudoku-Solver/?q="),
    ],
)
def test_addresses_are_printed_and_opened(
    run: Run, native: Native, opened: list[str], to: list[str], start: str
) -> None:
    done = run("convert", "--open", native("c.json", "1..............3"), *to)
    assert done.exit_code == 0
    assert done.stdout.startswith(start)
    assert opened == [done.stdout.strip()]


def test_addresses_in_a_file_are_opened_too_five_at_most(run: Run, opened: list[str]) -> None:
    Path("many.txt").write_text("# kind: classic\n" + f"{PLAIN}\n" * 7)
    done = run("convert", "--open", "many.txt", "many.iss.url")
    assert done.exit_code == 0
    assert opened == Path("many.iss.url").read_text().splitlines()[:5]
    assert "the first 5 of 7 addresses only" in done.stderr


def test_where_there_is_no_browser_the_address_is_still_printed(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    done = run("convert", "--open", native("c.json", EMPTY))
    assert done.exit_code == 1
    assert done.stdout.startswith("https://")
    assert "no browser could be opened" in done.stderr


def test_what_is_no_address_cannot_be_opened(run: Run, native: Native, opened: list[str]) -> None:
    file = native("c.json", EMPTY)
    for words in (["c.yaml"], ["--to", "ipuz"]):
        done = run("convert", "--open", file, *words)
        assert done.exit_code == 2
        assert "take a format of addresses" in done.stderr
    assert run("convert", file).exit_code == 2
    assert opened == []


def test_what_is_refused_is_not_opened(run: Run, native: Native, opened: list[str]) -> None:
    file = native("m.json", EMPTY, "missudeca", puzzle={"panel": {"magicDigit": 1}})
    assert run("convert", "--open", file).exit_code == 1
    assert opened == []


def modules_of(lines: list[str]) -> list[list[bool]]:
    """Read a drawn code back: which modules are dark."""
    rows = []
    for line in lines:
        rows.append([symbol not in "▀█" for symbol in line])
        rows.append([symbol not in "▄█" for symbol in line])
    return rows


def test_a_qr_code_is_drawn_as_it_is(run: Run, native: Native) -> None:
    segno = pytest.importorskip("segno")
    done = run("convert", "--qr", native("c.json", "1..............3"), "--to", "iss-url")
    assert done.exit_code == 0
    address, *lines = done.stdout.splitlines()
    code = segno.make(address, error="l", boost_error=False, micro=False)
    size = len(code.matrix)
    rows = modules_of(lines)
    assert [[bool(x) for x in row] for row in code.matrix] == [
        row[4 : 4 + size] for row in rows[4 : 4 + size]
    ]
    border = rows[:4] + rows[4 + size : 8 + size]
    assert not any(map(any, border))
    assert all(len(row) == size + 8 for row in rows)


def test_a_qr_code_that_does_not_fit_is_not_shown(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("segno")
    monkeypatch.setattr(output, "people", lambda stream=None: True)
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("NO_COLOR", "1")
    done = run("convert", "--qr", native("c.json", EMPTY), "--to", "iss-url")
    assert done.exit_code == 1
    assert "columns wide and the terminal 40: not shown" in done.stderr
    assert len(done.stdout.splitlines()) == 1


def test_an_address_too_long_for_any_code(run: Run, native: Native) -> None:
    pytest.importorskip("segno")
    notes = {"meta": {"title": "".join(chr(0x4E00 + n) for n in range(1500))}}
    done = run("convert", "--qr", native("c.json", EMPTY, **notes))
    assert done.exit_code == 1
    assert "no QR code holds an address of" in done.stderr


def test_without_the_library_qr_says_what_to_install(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "find_spec", lambda name: None)
    done = run("convert", "--qr", native("c.json", EMPTY))
    assert done.exit_code == 2
    assert "pip install 'qedoku[qr]'" in done.stderr
    assert done.stdout == ""


def test_formats_only_read_or_only_written(run: Run, native: Native) -> None:
    file = native("c.json", EMPTY)
    refused = run("convert", file, "c.pointers")
    assert (refused.exit_code, Path("c.pointers").exists()) == (1, False)
    assert "read here and not written" in refused.stderr
    assert run("convert", file, "c.cnf").exit_code == 0
    back = run("verify", "c.cnf")
    assert back.exit_code == 3
    assert "c.cnf: this format is written here and not read" in back.stderr
    made = run("generate", "classic-killer", "-o", "k.pointers")
    assert made.exit_code == 2
    assert "read here and not written" in made.stderr


def test_the_formats_say_what_they_carry(run: Run) -> None:
    rows = [json.loads(line) for line in run("info", "formats", "--json").stdout.splitlines()]
    found = {row["name"]: row for row in rows}
    assert (found["penpa"]["read"], found["penpa"]["write"]) == (False, True)
    assert (found["pointers"]["read"], found["pointers"]["write"]) == (True, False)
    assert found["sdm"]["kinds"] == ["classic"]
    assert found["killertext"]["kinds"] == ["classic-killer", "classic-diagonal-killer"]
    assert len(found["ipuz"]["kinds"]) == 8
    assert found["pointers"]["kinds"] is None
    assert found["csv"]["parts"] == ["solution"]


def test_the_model_is_printed(run: Run) -> None:
    text = run("info", "formats", "--model").stdout
    assert "solve satisfy;" in text
    assert text.endswith("\n")


BAD = [
    (PLAIN[:80], "found 80 symbols"),
    (PLAIN.replace("3", "A", 1), "found 'A' as symbol 2"),
    ("..", "found 2 symbols"),
]


@pytest.mark.parametrize(("text", "why"), BAD)
def test_bad_files_of_every_classic_format_end_with_3(run: Run, text: str, why: str) -> None:
    files = {
        "x.sdm": text + "\n",
        "x.csv": f"quizzes,solutions\n{text},\n",
        "x.opensudoku": f'<opensudoku version="2"><game data="{text}"/></opensudoku>',
    }
    for name, content in files.items():
        Path(name).write_text(content, encoding="utf-8")
        done = run("convert", name, "y.jsonl")
        assert done.exit_code == 3
        assert why in done.stderr
        assert not Path("y.jsonl").exists()
