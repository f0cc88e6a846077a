"""The README tells the truth: its examples run and print what it says.

    QEDOKU_RENEW=1 pytest tests/cli/test_readme.py

writes the output of the commands into the README; read the difference before you keep it.
"""

import doctest
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

REAL_RUN = subprocess.run
README = Path(__file__).resolve().parents[2] / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def output_of(command: str, environment: dict[str, str], folder: Path) -> str:
    """Return what a shell line prints on both streams."""
    line = command.replace("qedoku ", f'"{sys.executable}" -m qedoku ')
    done = subprocess.run(
        line,
        shell=True,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.stdout.decode()


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell")
def test_the_commands_print_what_the_readme_says(
    environment: dict[str, str], tmp_path: Path
) -> None:
    def run_again(block: re.Match[str]) -> str:
        commands = [line for line in block[1].splitlines() if line.startswith("$ ")]
        told = (f"{line}\n{output_of(line[2:], environment, tmp_path)}" for line in commands)
        return f"```console\n{''.join(told)}```"

    text = README.read_text(encoding="utf-8")
    found = BLOCK.sub(run_again, text)
    assert found.count("\n$ qedoku") >= 6
    assert "Traceback" not in found
    if os.environ.get("QEDOKU_RENEW"):
        README.write_text(found, encoding="utf-8")
    else:
        assert text == found


def test_the_pack_of_the_demo_has_a_grade(
    environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = README.parent / "run.py"
    if not script.is_file():
        pytest.skip("run.py is not here: this is not a checkout")
    demo = runpy.run_path(str(script))["demo"]
    ran: list[list[str]] = []

    def run_here(words: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        ran.append([str(word) for word in words[1:]])
        line = [sys.executable, "-m", "qedoku", *ran[-1]]
        return REAL_RUN(line, env=environment, cwd=tmp_path, capture_output=True, text=True)

    names = demo.__globals__
    monkeypatch.setitem(names, "install", lambda extra: None)
    monkeypatch.setitem(names, "DEMO", tmp_path / "demo.jsonl")
    monkeypatch.setattr(subprocess, "run", run_here)
    assert demo() == 0
    assert [words[0] for words in ran] == ["generate", "verify", "grade", "show"]
    monkeypatch.undo()
    grades = [json.loads(line)["grade"] for line in (tmp_path / "demo.jsonl").open("rb")]
    assert [grade["level"] for grade in grades] == ["medium"] * 3


def test_the_examples_in_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted >= 8


def test_the_verbs_named_in_the_documents_are_those_that_there_are() -> None:
    from cli.main import VERBS

    page = README.parent / "docs" / "cli.md"
    if not page.is_file():
        pytest.skip("the documents are not here: this is not a checkout")
    text = page.read_text(encoding="utf-8")
    for name, read in VERBS.items():
        verb = read()
        assert f"**`{name} " in text or f"**`{name}`" in text, name
        for param in verb.params:
            for option in (word for word in param.opts if word.startswith("-")):
                assert f"{option}`" in text or f"{option} " in text, f"{name} {option}"
