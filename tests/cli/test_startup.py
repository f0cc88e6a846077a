"""What is loaded when: help must not wait for what it does not use."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.main import VERBS, main
from tests.cli.conftest import Command, Native

PROBE = """
import sys
from qedoku.__main__ import main
sys.argv = ["qedoku", *sys.argv[1:]]
try:
    main()
except SystemExit as end:
    assert not end.code, end.code
sys.stderr.write(" ".join(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded(environment: dict[str, str], *words: str) -> set[str]:
    """Run the command line and return the top-level modules that it loaded."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *words], env=environment, capture_output=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.decode().splitlines()[-1].split())


@pytest.mark.parametrize("words", [["--help"], ["generate", "--help"], ["verify", "--help"]])
def test_help_loads_nothing_heavy(environment: dict[str, str], words: list[str]) -> None:
    heavy = {"numpy", "numba", "llvmlite", "pysat", "rich", "yaml", "jsonschema"}
    heavy |= {"fluent", "babel", "pytz", "attr"}
    assert not loaded(environment, *words) & {*heavy, "multiprocessing", "concurrent"}


def test_verify_of_one_puzzle_loads_no_compiler(
    environment: dict[str, str], native: Native
) -> None:
    one = native("p.json", "123.34..2......1")
    modules = loaded(environment, "verify", one)
    heavy = {"numba", "llvmlite", "numpy", "jsonschema", "yaml", "rich", "fluent", "babel"}
    assert not modules & heavy


def test_importing_the_library_loads_nothing_of_the_house(environment: dict[str, str]) -> None:
    code = "import sys, qedoku; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    rooms = {"puzzles", "solvers", "formats", "generators", "texts", "cli", "click", "fluent"}
    assert not rooms & {name.rpartition(".")[2] for name in done.stdout.split()}


def test_the_group_knows_every_verb_that_has_a_file() -> None:
    home = Path(sys.modules[type(main).__module__].__file__ or "").parent
    files = {file.stem for file in home.glob("*.py") if "@click.command" in file.read_text("utf-8")}
    files |= {
        file.stem for file in home.glob("*.py") if "@click.group()" in file.read_text("utf-8")
    }
    assert set(VERBS) == files


def test_help_of_every_verb_is_plain_ascii(command: Command) -> None:
    for verb in VERBS:
        done = command(verb, "--help")
        assert done.returncode == 0
        assert done.stdout.isascii()


def test_version(command: Command) -> None:
    import qedoku

    said = command("--version").stdout.decode().split()
    assert said == ["qedoku,", "version", qedoku.__version__]
