"""From a document to the tree of the native format, in a fixed order of keys."""

import json
import re
from collections.abc import Iterable
from typing import Any

from formats.cages import sorted_cages
from formats.errors import CannotCarry
from formats.format import AnyDocument
from formats.native_case import case_tree
from formats.native_read import PANEL_KEYS, SINGLE_KEYS
from formats.schema import Mismatch, check
from puzzles.document import Document, State, Stored
from puzzles.missing import panel_of
from puzzles.murder.document import MURDER, CaseDocument
from puzzles.puzzle import Cage, Grid, Puzzle, text_of
from puzzles.shape import Shape

VERSION = "1.0"
WIDEST = 88
"""Containers that fit into so many columns stand on one line in a JSON document for people."""

_COMPACT = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)

Entries = Iterable[tuple[str, int]]


def why_not(document: AnyDocument) -> str | None:
    """Whatever is a document can be written, unless a part of it is none of the schema's."""
    try:
        tree_from(document)
    except CannotCarry as reason:
        return str(reason)
    return None


def tree_from(document: AnyDocument) -> dict[str, Any]:
    """Return the tree of a document.

    A Missudeca solution that came without its panel gets the one that follows from its grid.

    Raises:
        CannotCarry: the document is not as the schema says; `place` is the path.
    """
    if isinstance(document, CaseDocument):
        kind, rest = MURDER, case_tree(document)
    else:
        kind, rest = document.puzzle.kind.base.name, _grid_tree(document)
    head = {"format": "qedoku", "version": VERSION, "id": document.id, "kind": kind}
    tree = head | rest
    tree = {key: value for key, value in tree.items() if value}
    try:
        check(tree)
    except Mismatch as found:
        raise CannotCarry(found.text, found.place) from None
    return tree


def _grid_tree(document: Document) -> dict[str, Any]:
    """Return the tree of a document of a grid kind without its head."""
    puzzle = document.puzzle
    return {
        "meta": document.meta,
        "rules": _rules(puzzle),
        "puzzle": _puzzle(puzzle),
        "solution": document.solution and _solution(document.solution, puzzle),
        "state": document.state and _state(document.state, puzzle),
        "grade": document.grade,
        "proof": document.proof,
        "scoring": document.scoring,
        "provenance": document.provenance,
        "extensions": document.extensions,
    }


def _rules(puzzle: Puzzle) -> dict[str, Any]:
    tree: dict[str, Any] = {"diagonals": puzzle.kind.diagonals, "cages": puzzle.kind.cages}
    if puzzle.magic_on_diagonals is not None:
        tree["magicOnDiagonals"] = puzzle.magic_on_diagonals
    if puzzle.size != 9:
        tree["size"] = puzzle.size
    return tree


def _rows(grid: Grid, size: int) -> list[str]:
    text = text_of(grid)
    return [text[start : start + size] for start in range(0, len(text), size)]


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    tree: dict[str, Any] = {"givens": _rows(puzzle.givens, puzzle.size)}
    if puzzle.kind.cages or puzzle.cages:
        tree["cages"] = [_cage(cage, puzzle.shape) for cage in sorted_cages(puzzle.cages)]
    if puzzle.panel:
        tree["panel"] = _panel(puzzle.panel, puzzle.size)
    return tree


def _cage(cage: Cage, shape: Shape) -> dict[str, Any]:
    tree: dict[str, Any] = {"cells": [shape.name(cell) for cell in sorted(cage.cells)]}
    if cage.sum is not None:
        tree["sum"] = cage.sum
    return tree


def _panel(entries: Entries, size: int) -> dict[str, Any]:
    """Return the tree of panel entries: a string for each sort of unit, and single digits.

    Raises:
        CannotCarry: there is no entry of that name, or it is named twice.
    """
    lists = {key: ["."] * size for key in PANEL_KEYS.values()}
    singles: dict[str, int] = {}
    seen: set[str] = set()
    for name, digit in entries:
        match = re.fullmatch(r"(row|column|box)([1-9])", name)
        if name in seen or not ((match and int(match[2]) <= size) or name in SINGLE_KEYS):
            raise CannotCarry(f"the panel has no entry {name!r}, or two of them")
        seen.add(name)
        if match:
            lists[PANEL_KEYS[match[1]]][int(match[2]) - 1] = str(digit)
        else:
            singles[SINGLE_KEYS[name]] = digit
    texts = {key: "".join(symbols) for key, symbols in lists.items()}
    used = {key: text for key, text in texts.items() if text.strip(".")}
    return used | {key: singles[key] for key in SINGLE_KEYS.values() if key in singles}


def _solution(stored: Stored, puzzle: Puzzle) -> dict[str, Any]:
    """Return the tree of a solution.

    Raises:
        CannotCarry: its panel is not stated and cannot be worked out.
    """
    tree: dict[str, Any] = {"grid": _rows(stored.grid, puzzle.size)}
    if not puzzle.kind.missing:
        return tree
    entries = stored.panel
    if not entries:
        try:
            panel = panel_of(stored.grid, puzzle.size, diagonals=puzzle.kind.diagonals)
        except ValueError:
            text = "this is no Missudeca grid, so its missing digits cannot be stated (M2, M3)"
            raise CannotCarry(text, "solution.grid") from None
        entries = tuple(panel.entries().items())
    missing = _panel(entries, puzzle.size)
    magic = missing.pop("magicDigit", None)
    tree["missing"] = missing
    if magic is not None:
        tree["magicDigit"] = magic
    return tree


def _state(state: State, puzzle: Puzzle) -> dict[str, Any]:
    tree: dict[str, Any] = {"entries": _rows(state.entries, puzzle.size)}
    if state.panel:
        tree["panel"] = _panel(state.panel, puzzle.size)
    if state.candidates:
        tree["candidates"] = {
            name: "".join(map(str, sorted(digits))) for name, digits in state.candidates
        }
    return tree


def compact(tree: Any) -> str:
    """Return a tree as one line of JSON."""
    return _COMPACT.encode(tree)


def pretty(tree: Any, indent: int = 0) -> str:
    """Return a tree as JSON for people: a cage a line, a row of the grid a line."""
    if not isinstance(tree, dict | list) or not tree:
        return json.dumps(tree, ensure_ascii=False, allow_nan=False)
    if not _is_grid(tree) and not (indent == 0 or _is_deep(tree)):
        line = _on_one_line(tree)
        if len(line) + indent <= WIDEST:
            return line
    inner = " " * (indent + 2)
    if isinstance(tree, dict):
        parts = [f"{_on_one_line(key)}: {pretty(tree[key], indent + 2)}" for key in tree]
        opening, closing = "{}"
    else:
        parts = [pretty(value, indent + 2) for value in tree]
        opening, closing = "[]"
    body = ",\n".join(inner + part for part in parts)
    return f"{opening}\n{body}\n{' ' * indent}{closing}"


def _on_one_line(tree: Any) -> str:
    if isinstance(tree, dict) and tree:
        parts = (f"{_on_one_line(key)}: {_on_one_line(value)}" for key, value in tree.items())
        return "{ " + ", ".join(parts) + " }"
    if isinstance(tree, list):
        return "[" + ", ".join(map(_on_one_line, tree)) + "]"
    return json.dumps(tree, ensure_ascii=False, allow_nan=False)


def _is_grid(tree: Any) -> bool:
    """Whether a list is rows of digits."""
    return isinstance(tree, list) and all(
        isinstance(row, str) and re.fullmatch(r"[0-9.]{4,9}", row) for row in tree
    )


def _is_deep(tree: Any) -> bool:
    """Whether a container holds containers of containers, or rows of a grid."""
    below = tree.values() if isinstance(tree, dict) else tree
    return any(
        _is_grid(value) or any(isinstance(one, dict | list) for one in _children(value))
        for value in below
    )


def _children(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
