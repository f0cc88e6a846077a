"""The build hook, and the wheel that it makes. Needs a checkout."""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / "hatch_build.py").is_file():
    pytest.skip("the build hook is not here: this is not a checkout", allow_module_level=True)
pytest.importorskip("hatchling")

from hatch_build import PACKAGE, ROOMS, copy_installed, installed  # noqa: E402


@pytest.mark.parametrize(
    ("source", "wheel"),
    [
        ("from solvers.prove import prove\n", "from qedoku.solvers.prove import prove\n"),
        ("from cli import output\n", "from qedoku.cli import output\n"),
        ("def f():\n\tfrom   puzzles.kind import (\n\t\tKind,\n\t)\n",
         "def f():\n\tfrom   qedoku.puzzles.kind import (\n\t\tKind,\n\t)\n"),
        ("x = 'ü'; from formats.x import E\n", "x = 'ü'; from qedoku.formats.x import E\n"),
        ('"""\nfrom cli.main import main\n"""\n', '"""\nfrom cli.main import main\n"""\n'),
        ("from solversx import a\nimport os\n", "from solversx import a\nimport os\n"),
        ("# from cli import x\nfrom qedoku.api import load\n",
         "# from cli import x\nfrom qedoku.api import load\n"),
    ],
)  # fmt: skip
def test_only_import_lines_of_rooms_are_rewritten(source: str, wheel: str) -> None:
    assert installed(source) == wheel


@pytest.mark.parametrize(
    "source", ["import solvers\n", "import os, cli.main\n", "import puzzles as p\n"]
)
def test_other_forms_of_import_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"line 1: write `from room\.file import name`"):
        installed(source)


def test_copies_leave_out_caches_and_keep_data(tmp_path: Path) -> None:
    home = tmp_path / "room"
    (home / "__pycache__").mkdir(parents=True)
    (home / "__pycache__" / "a.pyc").write_bytes(b"\0")
    (home / "a.py").write_text("from cli.main import main\n")
    (home / "data.json").write_bytes(b'{"from cli": 1}\r\n')
    copies = list(copy_installed(home, tmp_path / "out"))
    assert [copy.name for copy in copies] == ["a.py", "data.json"]
    assert copies[0].read_text() == "from qedoku.cli.main import main\n"
    assert copies[1].read_bytes() == b'{"from cli": 1}\r\n'


def build(target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = target.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_one_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {PACKAGE}
    wanted = {
        f"{PACKAGE}/{file.relative_to(ROOT if room != PACKAGE else ROOT / PACKAGE).as_posix()}"
        for room in (PACKAGE, *ROOMS)
        for file in (ROOT / room).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert {name for name in names if name.startswith(f"{PACKAGE}/")} == wanted


def test_no_import_of_a_room_is_left_in_the_wheel(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    for name in archive.namelist():
        if name.endswith(".py"):
            for node in ast.walk(ast.parse(archive.read(name))):
                if isinstance(node, ast.ImportFrom):
                    assert node.level == 0, name
                    assert (node.module or "").split(".")[0] not in ROOMS, name


def test_every_room_is_known_to_the_hook_and_the_linter() -> None:
    rooms = {file.parent.name for file in ROOT.glob("*/__init__.py")} - {PACKAGE}
    assert rooms == set(ROOMS)
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (line,) = (line for line in config.splitlines() if line.startswith("root_packages"))
    assert set(ast.literal_eval(line.split("=")[1].strip())) == {PACKAGE, *ROOMS}


def test_the_build_is_the_same_byte_for_byte(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == wheel.read_bytes()


def test_every_file_can_be_laid_out_as_a_wheel_has_it() -> None:
    for room in (PACKAGE, *ROOMS, "tests"):
        for file in (ROOT / room).rglob("*.py"):
            try:
                installed(file.read_text(encoding="utf-8"))
            except ValueError as fault:
                pytest.fail(f"{file.relative_to(ROOT)}: {fault}")


def test_no_room_is_named_in_a_string_for_importing() -> None:
    for room in (PACKAGE, *ROOMS):
        for file in (ROOT / room).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            assert "import_module" not in text, file
            assert "__import__" not in text, file
