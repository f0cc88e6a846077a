"""How a checkout becomes a wheel.

In a checkout the rooms are top-level packages: `from solvers.prove import prove`. Installed like
that they would put `cli` and `formats` among a user's packages. So a wheel holds one package: each
room lies under `qedoku/`, and the lines that import from a room say so. Nothing else of a file is
touched.
"""

import ast
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "qedoku"
ROOMS = ("cli", "formats", "generators", "puzzles", "solvers", "texts")


def _room_imports(source: str) -> Iterator[tuple[int, int]]:
    """Yield (line index, byte column) of each room's name in a `from room... import`.

    Raises:
        ValueError: a room is imported in another form.
    """
    lines = source.encode().splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] in ROOMS:
                    text = f"line {node.lineno}: write `from room.file import name`"
                    raise ValueError(f"{text}, not `import {alias.name}`")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ROOMS:
            row = node.lineno - 1
            yield row, lines[row].index(b"from", node.col_offset) + len("from")


def installed(source: str) -> str:
    """Return a Python file's text as a wheel holds it.

    Raises:
        ValueError: a room is imported in a form that cannot be rewritten.
    """
    lines = source.encode().splitlines(keepends=True)
    for row, column in sorted(_room_imports(source), reverse=True):
        line = lines[row]
        rest = line[column:]
        gap = len(rest) - len(rest.lstrip())
        at = column + gap
        lines[row] = line[:at] + f"{PACKAGE}.".encode() + line[at:]
    text = b"".join(lines).decode()
    if list(_room_imports(text)):
        raise ValueError("a room's import is left after rewriting")
    return text


def copy_installed(source: Path | str, target: Path | str) -> Iterator[Path]:
    """Copy a folder, each Python file as a wheel holds it; yield the copies."""
    source, target = Path(source), Path(target)
    for file in sorted(p for p in source.rglob("*") if p.is_file()):
        if "__pycache__" in file.parts:
            continue
        copy = target / file.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        data = file.read_bytes()
        copy.write_bytes(installed(data.decode()).encode() if file.suffix == ".py" else data)
        yield copy


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    """Lay the rooms under the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write each file as installed, and name it to the builder."""
        if version == "editable":
            return
        self._out = Path(tempfile.mkdtemp(prefix="qedoku-wheel-"))
        for top in (PACKAGE, *ROOMS):
            home = self._out / PACKAGE / ("" if top == PACKAGE else top)
            for copy in copy_installed(Path(self.root, top), home):
                build_data["force_include"][str(copy)] = str(copy.relative_to(self._out))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copies once the wheel is written."""
        if version != "editable":
            shutil.rmtree(self._out, ignore_errors=True)
