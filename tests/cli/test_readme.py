"""The README tells the truth: its examples run and print what it says.

    QEDOKU_RENEW=1 pytest tests/cli/test_readme.py

writes the output of the commands into the README; read the difference before you keep it.
"""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
