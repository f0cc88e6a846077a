"""Streams of every sort: encodings, pipes, closed pipes, terminals without colours, Ctrl-C."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.board_text import ASCII, COLOUR, UNICODE
from tests.cli.conftest import Command, Native

ONE = "123.34..2......1"
posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of POSIX")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp1255", "utf-8"])
def test_every_encoding_shows_a_board(command: Command, native: Native, encoding: str) -> None:
    title = {"title": {"he": "חידה"}, "author": "Łukasz"}
    file = native("p.json", ONE, meta=title)
    for words in (["show", file], ["verify", file], ["solve", file], ["info", "formats"]):
        done = command(*words, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert done.returncode == 0, done.stderr
        assert done.stdout.decode(encoding)
    drawn = command("show", file, PYTHONIOENCODING=encoding, PYTHONUTF8="0").stdout
    assert ("┏" in drawn.decode(encoding)) == (encoding == "utf-8")
    assert (b"#===" in drawn) == (encoding != "utf-8")


def test_a_name_that_the_terminal_cannot_show_is_escaped(command: Command) -> None:
    done = command("verify", "חידה.json", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 3
    assert rb"\u05d7" in done.stderr
    assert b"Traceback" not in done.stderr


def test_piped_output_has_no_colours(command: Command, native: Native) -> None:
    for words in (["verify"], ["show"], ["solve"]):
        assert b"\x1b" not in command(*words, native("p.json", ONE)).stdout


def on_terminal(environment: dict[str, str], *words: str, **settings: str) -> str:
    """Run the command line on a terminal of its own and return what it showed."""
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "qedoku", *words],
        env={**environment, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **settings},
        stdout=theirs,
        stderr=subprocess.DEVNULL,
    ):
        os.close(theirs)
        found = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:
                piece = b""
            if not piece:
                os.close(ours)
                return found.decode()
            found += piece


@posix
def test_terminals_get_colours_unless_told_otherwise(
    environment: dict[str, str], native: Native
) -> None:
    environment = {k: v for k, v in environment.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    file = native("p.json", ONE)
    for verb in ("show", "verify", "solve"):
        assert "\x1b[" in on_terminal(environment, verb, file)
        assert "\x1b[" not in on_terminal(environment, verb, file, NO_COLOR="1")
        assert "\x1b[" not in on_terminal(environment, verb, file, TERM="dumb")


@posix
def test_a_terminal_gets_the_solution_as_a_board(
    environment: dict[str, str], native: Native
) -> None:
    assert "┏" in on_terminal(environment, "solve", native("p.json", ONE), NO_COLOR="1")


@posix
def test_a_closed_pipe_is_quiet(environment: dict[str, str], native: Native) -> None:
    pack = Path(native("p.json", ONE))
    pack.with_suffix(".jsonl").write_text(pack.read_text("utf-8") * 3000, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "qedoku", "show", str(pack.with_suffix(".jsonl"))],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_count_ends_soon_and_quietly(
    environment: dict[str, str], tmp_path: Path, jobs: str
) -> None:
    (tmp_path / "empty.missudeca").write_text(f"{'.' * 81}\n", encoding="ascii")
    words = ["count", "--limit", "1000000000", "--jobs", jobs, str(tmp_path / "empty.missudeca")]
    with subprocess.Popen(
        [sys.executable, "-m", "qedoku", *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        time.sleep(1.5)
        assert process.poll() is None, "too quick to be interrupted"
        process.send_signal(signal.SIGINT)
        asked = time.monotonic()
        _, said = process.communicate(timeout=20)
    assert time.monotonic() - asked < 2
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert b"interrupted" in said


def test_charsets_differ_only_in_their_characters() -> None:
    assert set(UNICODE.joint) == set(ASCII.joint) == set(COLOUR.joint)
    assert all(len(char) == 1 for row in (UNICODE, ASCII) for char in row.joint.values())


@posix
@pytest.mark.parametrize("words", [["verify", "{}"], ["show", "{}"], ["info", "kinds"]])
def test_a_closed_standard_output_is_said_in_a_line(
    environment: dict[str, str], native: Native, words: list[str]
) -> None:
    file = native("p.json", ONE)
    done = shell(environment, [word.format(file) for word in words], ">&-")
    assert done.returncode == 3
    assert done.stderr == "qedoku: -: standard output is closed\n"


@posix
def test_a_closed_standard_input_is_said_in_a_line(environment: dict[str, str]) -> None:
    done = shell(environment, ["verify", "-"], "<&-")
    assert done.returncode == 3
    assert done.stderr.splitlines()[0] == "-: standard input is closed"
    assert "Traceback" not in done.stderr


@posix
def test_what_needs_no_standard_output_works_without(
    environment: dict[str, str], native: Native, tmp_path: Path
) -> None:
    words = ["convert", native("p.json", ONE), str(tmp_path / "p.yaml")]
    assert shell(environment, words, ">&- 2>&- <&-").returncode == 0
    assert (tmp_path / "p.yaml").read_text(encoding="utf-8").startswith("format: qedoku")


def shell(
    environment: dict[str, str], words: list[str], redirection: str
) -> "subprocess.CompletedProcess[str]":
    """Run the command line with its streams redirected by a shell."""
    line = shlex.join([sys.executable, "-m", "qedoku", *words])
    return subprocess.run(
        f"{line} {redirection}",
        shell=True,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


@posix
@pytest.mark.parametrize("columns", ["120", "80", "60", "40"])
@pytest.mark.parametrize("words", [["kinds"], ["formats"], ["engines"], ["rules"]])
def test_tables_on_narrow_terminals_shorten_no_name(
    environment: dict[str, str], words: list[str], columns: str
) -> None:
    shown = on_terminal(environment, "info", *words, COLUMNS=columns, NO_COLOR="1")
    assert "…" not in shown
    plain = subprocess.run(
        [sys.executable, "-m", "qedoku", "info", *words], env=environment, capture_output=True
    )
    names = [line.split()[0] for line in plain.stdout.decode().splitlines()[1:]]
    assert names
    bare = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    found = [line.split()[0] for line in bare.splitlines() if line[:1].strip()]
    assert [name for name in found if name not in ("name", "id")] == names
