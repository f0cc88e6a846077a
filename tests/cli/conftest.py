"""How the tests of the command line run it, and the small files that they give it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cli.main import main
from solvers.engines.warmup import warmup

HOME = Path(__file__).resolve().parents[2]
Run = Callable[..., Result]
Native = Callable[..., str]
Command = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Have the kernel compiled before any test looks at the clock."""
    warmup()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command line in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def invoke(*words: str, text: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(main, words, input=text, catch_exceptions=False)
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture
def environment() -> dict[str, str]:
    """The environment in which a new process finds the package, installed or in a checkout."""
    path = {"PYTHONPATH": str(HOME)} if (HOME / "qedoku" / "__init__.py").is_file() else {}
    return {**os.environ, **path}


@pytest.fixture
def command(environment: dict[str, str], tmp_path: Path) -> Command:
    """Run the command line as a process of its own, in an empty folder."""

    def start(*words: str, **settings: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            [sys.executable, "-m", "qedoku", *words],
            env={**environment, **settings},
            cwd=tmp_path,
            capture_output=True,
            timeout=60,
        )

    return start


@pytest.fixture
def native(tmp_path: Path) -> Native:
    """Write a native document of size 4 and return its file's name."""

    def write(name: str, givens: str, kind: str = "classic", **more: Any) -> str:
        rows = [givens[at : at + 4] for at in range(0, 16, 4)]
        puzzle = {"givens": rows, **more.pop("puzzle", {})}
        rules = {"size": 4, **more.pop("rules", {})}
        document = {
            "format": "qedoku",
            "version": "1.0",
            "id": name.partition(".")[0],
            "kind": kind,
            "rules": rules,
            "puzzle": puzzle,
            **more,
        }
        file = tmp_path / name
        file.write_text(json.dumps(document) + "\n", encoding="utf-8")
        return str(file)

    return write
