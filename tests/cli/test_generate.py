"""Runs of `generate`: files that can be gone on with, seeds, masks, limits, Ctrl-C."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli import making
from cli.exits import patience
from generators.made import Made
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import Puzzle, grid_of
from tests.cli.conftest import Command, Run

SMALL = ("generate", "missudeca", "--size", "4", "--seed", "7")


def records(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_documents_go_to_standard_output_one_a_line(run: Run) -> None:
    result = run(*SMALL, "-n", "3")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert [record["provenance"]["index"] for record in records(result.stdout)] == [0, 1, 2]


def test_a_pack_verifies(run: Run) -> None:
    assert run(*SMALL, "-n", "3", "-o", "a.jsonl").exit_code == 0
    verified = run("verify", "--second", "a.jsonl")
    assert (verified.exit_code, verified.stderr) == (0, "3 puzzles: 3 unique\n")


def test_n_and_jobs_change_no_byte(command: Command) -> None:
    few, many, shared = (
        command(*SMALL, "-n", count, "--jobs", jobs).stdout
        for count, jobs in (("2", "1"), ("5", "1"), ("5", "2"))
    )
    assert many.startswith(few)
    assert shared == many
    assert len(many.splitlines()) == 5


def test_a_run_goes_on_where_it_stopped(run: Run) -> None:
    whole = run(*SMALL, "-n", "4").stdout
    run(*SMALL, "-n", "2", "-o", "a.jsonl")
    with Path("a.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"format": "qedo')  # torn off by a crash
    result = run(*SMALL, "-n", "4", "-o", "a.jsonl")
    assert result.exit_code == 0
    assert Path("a.jsonl").read_text(encoding="utf-8") == whole
    again = run(*SMALL, "-n", "4", "-o", "a.jsonl")
    assert (again.exit_code, again.stderr) == (0, "a.jsonl holds this run already: 4 puzzles\n")
    assert Path("a.jsonl").read_text(encoding="utf-8") == whole


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--seed", "8"], "seed"),
        (["--minimal"], "options"),
        (["--size", "6"], "size"),
    ],
)
def test_a_file_of_another_run_stays(run: Run, words: list[str], what: str) -> None:
    run(*SMALL, "-o", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    result = run(*SMALL, *words, "-o", "a.jsonl")
    assert result.exit_code == 2
    assert f"its {what} is" in result.stderr
    assert Path("a.jsonl").read_bytes() == before
    assert run(*SMALL, *words, "-o", "a.jsonl", "--force").exit_code == 0
    assert Path("a.jsonl").read_bytes() != before


def test_a_file_that_is_no_pack_stays(run: Run) -> None:
    Path("a.jsonl").write_text("dear diary\n", encoding="utf-8")
    assert run(*SMALL, "-o", "a.jsonl").exit_code == 2
    assert Path("a.jsonl").read_text(encoding="utf-8") == "dear diary\n"


def test_a_seed_is_drawn_and_said(run: Run) -> None:
    drawn = run("generate", "classic", "--size", "4", "--givens", "6..8", "-n", "2")
    again = drawn.stderr.split(": ")[1].split()
    assert again[:2] == ["qedoku", "generate"]
    assert ("--givens", "6..8") in itertools.pairwise(again)
    assert run(*again[1:]).stdout == drawn.stdout
    other = run("generate", "classic", "--size", "4", "--givens", "6..8", "-n", "2")
    assert other.stderr != drawn.stderr


def test_without_a_seed_a_run_goes_on_with_that_of_the_file(run: Run) -> None:
    words = ("generate", "classic", "--size", "4", "-o", "a.jsonl")
    run(*words, "-n", "1")
    assert run(*words, "-n", "2").exit_code == 0
    first, second = records(Path("a.jsonl").read_text(encoding="utf-8"))
    assert first["provenance"]["seed"] == second["provenance"]["seed"]


def test_givens_lie_on_the_mask(run: Run) -> None:
    rows = ["x1..", "0x.x", ".x-x", "..xx"]
    Path("mask.txt").write_text("\n".join(rows) + "\n", encoding="ascii")
    result = run(*SMALL, "--mask", "mask.txt")
    assert result.exit_code == 0, result.stderr
    (record,) = records(result.stdout)
    shown = ["".join("." if cell in ".0-" else "x" for cell in row) for row in rows]
    givens = record["puzzle"]["givens"]
    assert ["".join("." if cell == "." else "x" for cell in row) for row in givens] == shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("....\n", "1 rows"),
        ("....\n....\n...\n....\n", "row 3 has 3 characters"),
        ("", "rows"),
        ("\0" * 20, "rows"),
    ],
)
def test_masks_of_the_wrong_shape(run: Run, text: str, said: str) -> None:
    Path("mask.txt").write_text(text, encoding="ascii")
    result = run(*SMALL, "--mask", "mask.txt")
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["classic", "--cage-sizes", "2..4"],
        ["classic", "--givens", "0"],
        ["classic", "--size", "4", "--givens", "17"],
        ["missudeca-killer", "--cage-sizes", "0..3"],
        ["missudeca-killer", "--cage-sizes", "2..11"],
    ],
)
def test_wishes_that_make_no_sense(run: Run, words: list[str]) -> None:
    result = run("generate", *words)
    assert result.exit_code == 2
    assert words[-2].removeprefix("--").replace("-", " ") in result.stderr


def test_fewer_than_asked(run: Run) -> None:
    # With two givens at least three of the five digits are not named: they can change roles.
    words = ("--givens", "2..2", "--attempts", "1", "-n", "3", "-o", "a.jsonl")
    result = run(*SMALL, *words)
    assert result.exit_code == 4
    said = "found 0 of 3; no more was found in 1 attempt each: widen --givens or raise --attempts"
    assert result.stderr == f"{said}\n"
    assert run(*SMALL, *words).exit_code == 4


def test_other_formats_are_written_whole(run: Run) -> None:
    words = ("generate", "classic", "--size", "4", "--seed", "1", "-n", "2")
    assert run(*words, "-o", "a.yaml").exit_code == 0
    assert run("verify", "a.yaml").stderr == "2 puzzles: 2 unique\n"
    assert run(*words, "-o", "a.yaml").exit_code == 2
    lines = run(*words, "--format", "line").stdout.splitlines()
    assert len([line for line in lines if not line.startswith("#")]) == 2
    assert run(*words, "-o", "a.nonsense").exit_code == 2


def test_what_cannot_be_written_is_said_before_the_work(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("generate", "missudeca", "--size", "4", "--seed", "1", "-n", "5")
    monkeypatch.setattr(making, "build", None)  # what follows must not come so far
    Path("a.yaml").touch()
    for target in ("a.json", "a.iss", "a.scl.json", "a.yaml", "a.nonsense", "a.sdm"):
        assert run(*words, "-o", target).exit_code == 2
        assert Path(target).exists() == (target == "a.yaml")
    assert "0 is a blank" in run(*words, "-o", "a.sdm").stderr
    assert "--format" in run(*words, "-o", "a.nonsense").stderr
    assert run(*words, "--format", "json").exit_code == 2
    for target in ("nowhere/a.jsonl", "nowhere/a.yaml"):
        missing = run(*words, "-o", target)
        assert missing.exit_code == 3
        assert "nowhere" in missing.stderr


def test_a_folder_gets_a_file_a_puzzle(run: Run) -> None:
    assert run(*SMALL, "-n", "2", "-o", "pack/").exit_code == 0
    assert len(list(Path("pack").glob("*.json"))) == 2
    Path("there.yaml").mkdir()
    assert run(*SMALL, "-n", "2", "-o", "there.yaml").exit_code == 0
    assert len(list(Path("there.yaml").glob("*.json"))) == 2
    assert run(*SMALL, "-n", "2", "-o", "there.yaml", "--format", "jsonl").exit_code == 0
    assert len(list(Path("there.yaml").glob("*.jsonl"))) == 2


def test_a_file_in_a_folder_is_there_already(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(*SMALL, "-n", "1", "-o", "pack/").exit_code == 0
    again = run(*SMALL, "-n", "500", "-o", "pack/")  # ends at the first puzzle
    assert again.exit_code == 2
    assert "missudeca-4x4-s7-0.json" in again.stderr
    assert run(*SMALL, "-n", "1", "-o", "pack/", "--force").exit_code == 0


def test_a_disagreement_is_saved_and_not_emitted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(wish: Any, *_: Any) -> list[Made]:
        return [Made(0, None, 1, disagreement=bad(wish.kind))]

    monkeypatch.setattr(making, "build", build)
    result = run("generate", "classic", "--size", "4", "--seed", "1", "-n", "1")
    assert (result.exit_code, result.stdout) == (5, "")
    assert Path("disagreement-bad.json").is_file()
    run("generate", "classic", "--size", "4", "--seed", "1", "-n", "1")
    assert Path("disagreement-bad-2.json").is_file()


def bad(kind: Kind) -> Document:
    return Document("bad", Puzzle(kind, 4, grid_of("." * 16)))


posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
LONG = (
    "generate",
    "missudeca-killer",
    "--givens",
    "0",
    "-n",
    "500",
    "--seed",
    "3",
    "-o",
    "a.jsonl",
)


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_run_keeps_whole_lines_and_says_how_to_go_on(
    environment: dict[str, str], run: Run, jobs: str
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "qedoku", *LONG, "--jobs", jobs],
        env=environment,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        for _ in range(600):
            time.sleep(0.05)
            if Path("a.jsonl").exists() and Path("a.jsonl").stat().st_size:
                break
        process.send_signal(signal.SIGINT)
        asked = time.monotonic()
        _, said = process.communicate(timeout=20)
    assert time.monotonic() - asked < 2
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert b"kept in a.jsonl" in said
    assert b"to go on: qedoku generate missudeca-killer" in said
    found = records(Path("a.jsonl").read_text(encoding="utf-8"))
    assert [record["provenance"]["index"] for record in found] == list(range(len(found)))


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_time_limit_ends_a_run_and_keeps_what_is_written(command: Command, jobs: str) -> None:
    started = time.monotonic()
    done = command(*LONG, "--time-limit", "1", "--jobs", jobs)
    assert time.monotonic() - started < 4
    assert done.returncode == 4
    assert b"aborted: the time limit was reached" in done.stderr


@posix
def test_an_alarm_does_not_follow_a_block_that_stopped_by_itself() -> None:
    """The alarm may come when the block has asked, was told to stop, and is being left."""
    for _ in range(300):
        with patience(0.002) as patient:
            while not patient():
                pass
        assert patient.late


@posix
@pytest.mark.parametrize("name", ["/dev/stdout", "pipe"])
def test_a_pipe_is_written_and_not_read(
    environment: dict[str, str], tmp_path: Path, name: str
) -> None:
    os.mkfifo(tmp_path / "pipe")
    whole = [sys.executable, "-m", "qedoku", *SMALL]
    words = [*whole, "--format", "jsonl", "-o", name]
    with subprocess.Popen(words, env=environment, cwd=tmp_path, stdout=subprocess.PIPE) as process:
        # Without the fix the program waits for a writer, and the test for the program.
        got, _ = process.communicate(timeout=60) if name != "pipe" else (read_pipe(tmp_path), b"")
    assert process.returncode == 0
    assert got == subprocess.run(whole, env=environment, capture_output=True).stdout


def read_pipe(folder: Path) -> bytes:
    """Read the pipe to its end with a program that gives up."""
    words = [sys.executable, "-c", "print(open('pipe').read(), end='')"]
    return subprocess.run(words, cwd=folder, capture_output=True, timeout=60).stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="devices of Linux")
def test_devices_are_written_and_not_read(command: Command) -> None:
    full = command(*SMALL, "--format", "jsonl", "-o", "/dev/full")
    assert full.returncode == 3
    assert b"Traceback" not in full.stderr
    assert b"o space left" in full.stderr
    assert command(*SMALL, "--format", "jsonl", "-o", "/dev/zero").returncode == 0


def test_a_file_of_one_endless_line_is_no_pack(run: Run) -> None:
    Path("a.jsonl").write_bytes(b"x" * (5 << 20) + b"\n")
    result = run(*SMALL, "-o", "a.jsonl")
    assert result.exit_code == 2
    assert "holds something else (line 1: more than 4194304 characters" in result.stderr
