"""From the tree of the native format to a document; strict, every fault with its path."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from formats.errors import Unreadable, Unsupported
from formats.format import AnyDocument
from formats.native_case import case_document
from formats.schema import Mismatch, check, shown
from puzzles.board import DIAGONALS
from puzzles.catalog import kind_of
from puzzles.document import Document, State, Stored
from puzzles.murder.document import MURDER
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle, grid_of
from puzzles.shape import SHAPES, Shape

BASES = ("classic", "missudeca")
RECORDS = ("fortuna-record", "sudoku42-record")
"""Kinds of the format that this version does not read."""

TRAVELLING = ("meta", "grade", "proof", "scoring", "provenance", "extensions")
"""Keys whose trees a document holds as they are."""

PANEL_KEYS = {"row": "rows", "column": "columns", "box": "boxes"}
SINGLE_KEYS = {DIAGONALS[0]: "diagonalMain", DIAGONALS[1]: "diagonalAnti", "magic": "magicDigit"}
"""How the entries of the panel are called in puzzles and in files."""

MOST_UNKNOWN = 30


def document_of(tree: Any) -> AnyDocument:
    """Return the document of a tree.

    In a document of a later minor version, keys that this version does not know are left out, each
    named in `notes`.

    Raises:
        Unreadable: the tree is not as the schema says; `place` is the path.
        Unsupported: the kind or the version is not for this program.
    """
    _head(tree)
    tree, notes = _checked(tree, tree["version"])
    if tree["kind"] == MURDER:
        return case_document(tree, notes)
    rules, board = tree["rules"], tree["puzzle"]
    kind = kind_of(
        tree["kind"], diagonals=rules.get("diagonals", False), cages=rules.get("cages", False)
    )
    size = int(rules.get("size", 9))
    puzzle = Puzzle(
        kind,
        size,
        _grid(board["givens"]),
        tuple(_cages(board.get("cages", ()), SHAPES[size])),
        tuple(_panel(board.get("panel", {}))),
        rules.get("magicOnDiagonals"),
    )
    solution = tree.get("solution")
    return Document(
        tree["id"],
        puzzle,
        None if solution is None else _stored(solution),
        _state(tree["state"], puzzle) if "state" in tree else None,
        **{key: tree[key] for key in TRAVELLING if key in tree},
        notes=notes,
    )


def _head(tree: Any) -> None:
    """Refuse what is no document of ours, or of a kind or version that is not read here."""
    if not isinstance(tree, dict):
        raise Unreadable(f"found {shown(tree)}, wanted a document with the key 'format'")
    if tree.get("format") != "qedoku":
        found = f"found {shown(tree['format'])}" if "format" in tree else "the key is missing"
        raise Unreadable(f'{found}, wanted "qedoku"', "format")
    version = tree.get("version")
    if not isinstance(version, str) or not re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}", version):
        found = f"found {shown(version)}" if "version" in tree else "the key is missing"
        raise Unreadable(f'{found}, wanted a string like "1.0"', "version")
    if not version.startswith("1."):
        raise Unsupported(f"this is version {version}, versions 1.x can be read", "version")
    kind = tree.get("kind")
    if kind in RECORDS:
        raise Unsupported(f"documents of kind {kind} cannot be read by this version", "kind")
    if kind not in (*BASES, MURDER):
        found = f"found {shown(kind)}" if "kind" in tree else "the key is missing"
        flags = "with rules.diagonals and rules.cages"
        raise Unreadable(f"{found}, wanted {' or '.join(BASES)} ({flags}), or {MURDER}", "kind")


def _checked(tree: dict[str, Any], version: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Hold the tree to the schema; of a later version, return it without unknown keys, and notes.

    The tree that was handed in is left as it is.
    """
    notes: list[str] = []
    while True:
        try:
            check(tree)
        except Mismatch as found:
            if not found.unknown or version == "1.0" or len(notes) == MOST_UNKNOWN:
                raise Unreadable(found.text, found.place) from None
            tree = tree if notes else deepcopy(tree)
            holder: Any = tree
            for key in found.keys[:-1]:
                holder = holder[key]
            del holder[found.keys[-1]]
            notes.append(f"unknown key {found.place} of version {version} ignored")
        else:
            return tree, tuple(notes)


def _grid(rows: list[str]) -> Grid:
    return grid_of("".join(rows))


def _cages(trees: list[dict[str, Any]], shape: Shape) -> Iterator[Cage]:
    """Yield the cages, their cells put in reading order."""
    for tree in trees:
        total = tree.get("sum")
        cells = tuple(sorted(shape.cell(name) for name in tree["cells"]))
        yield Cage(cells, None if total is None else int(total))


def _panel(tree: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield the entries of a panel: rows, columns, boxes, then diagonals and the magic digit."""
    for word, key in PANEL_KEYS.items():
        for number, symbol in enumerate(tree.get(key, ""), 1):
            if symbol != ".":
                yield f"{word}{number}", int(symbol)
    for name, key in SINGLE_KEYS.items():
        if key in tree:
            yield name, int(tree[key])


def _stored(tree: dict[str, Any]) -> Stored:
    missing = dict(tree.get("missing", {}))
    if "magicDigit" in tree:
        missing["magicDigit"] = tree["magicDigit"]
    return Stored(_grid(tree["grid"]), tuple(_panel(missing)))


def _state(tree: dict[str, Any], puzzle: Puzzle) -> State:
    entries = _grid(tree["entries"])
    for cell, (entry, given) in enumerate(zip(entries, puzzle.givens, strict=True)):
        if entry != BLANK and given != BLANK:
            text = f"{puzzle.shape.name(cell)} holds an entry, but it is given"
            raise Unreadable(text, f"state.entries[{cell // puzzle.size}]")
    marks = tree.get("candidates", {})
    candidates = tuple((name, tuple(map(int, digits))) for name, digits in marks.items())
    return State(entries, tuple(_panel(tree.get("panel", {}))), candidates)
