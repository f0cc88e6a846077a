"""SudokuPad's own JSON, plain or packed into an address, so that a puzzle can be played there.

The program knows givens, regions, cages and lines, and no rules: what a Missudeca is, a person
reads in `metadata.rules`. Neither do the digits say it. So we add `metadata.qedoku`, which names
the kind for reading back; a file of others is read when the user names it. Diagonals are the two
lines drawn corner to corner. Coordinates are [row, column] from 0, a blank cell is {} and the
digit 0 an ordinary given (formats.md 3; SudokuPad/sudokutools).
"""

from collections.abc import Iterable, Iterator
from typing import Any, TextIO
from urllib.parse import quote, unquote

from formats.addresses import documents_at
from formats.cages import sorted_cages
from formats.errors import Unreadable
from formats.format import Item, ReadOptions, carried, contradiction, id_of, only, plain_text
from formats.jsontext import tree_of
from formats.lzstring import compress, decompress
from formats.mark import mark_of
from formats.native_write import compact
from formats.rules_text import all_rules
from formats.schema import shorten
from formats.sudokupad_read import ADDRESS_FORM, document_of
from formats.text import whole
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, text_of

ADDRESS = "https://sudokupad.app/scl"
CELL_SIZE = 50
DIAGONAL_LINE = {"color": "#34BBE6", "thickness": 2}


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of a SudokuPad file.

    Raises:
        FormatError: it is none, draws something that is of no kind here, or its kind is not said.
    """
    yield document_of(tree_of(whole(stream)), options.kind, id_of(options.name))


def read_url(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line's address, or what is wrong with it.

    Raises:
        Unreadable: there is no address at all.
    """
    return documents_at(
        stream,
        lambda address, count: document_of(
            tree_of(_unpacked(address)), options.kind, id_of(options.name, count)
        ),
    )


def _unpacked(address: str) -> str:
    """Return the JSON text of an address."""
    match = ADDRESS_FORM.match(address)
    if not match:
        raise Unreadable(f"found {shorten(address)!r}, wanted an address {ADDRESS}...")
    payload, _, _ = address[match.end() :].partition("?")
    text = decompress(unquote(payload))
    if not text.lstrip().startswith("{"):
        raise Unreadable("the address holds no plain JSON (SudokuPad's shortened form is not read)")
    return text


def why_not(document: Document) -> str | None:
    """SudokuPad has no place for the missing-digit panel."""
    if document.puzzle.panel:
        return "SudokuPad has no place for given entries of the panel (M5)"
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the JSON of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    stream.write(compact(tree_from(only(documents, why_not, "sudokupad-url"))) + "\n")


def write_url(documents: Iterable[Document], stream: TextIO) -> None:
    """Write an address a line.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        packed = compress(compact(tree_from(document)))
        # Base 64 has "/", and servers fold "//" in a path.
        stream.write(f"{ADDRESS}{quote(packed, safe='')}\n")


def tree_from(document: Document) -> dict[str, Any]:
    """Return the tree of a document that can be carried."""
    puzzle = document.puzzle
    size = puzzle.size
    cells = [{} if digit == BLANK else {"value": str(digit)} for digit in puzzle.givens]
    ends = (([0, 0], [size, size]), ([0, size], [size, 0])) if puzzle.kind.diagonals else ()
    return {
        "id": document.id,
        "cellSize": CELL_SIZE,
        "metadata": _metadata(document),
        "cells": [cells[start : start + size] for start in range(0, size * size, size)],
        "regions": [_pairs(box, size) for box in puzzle.shape.boxes],
        "cages": [_cage(cage, size) for cage in sorted_cages(puzzle.cages)],
        "lines": [{**DIAGONAL_LINE, "wayPoints": list(points)} for points in ends],
        "arrows": [],
        "underlays": [],
        "overlays": [],
    }


def _pairs(cells: Iterable[int], size: int) -> list[list[int]]:
    return [list(divmod(cell, size)) for cell in cells]


def _cage(cage: Cage, size: int) -> dict[str, Any]:
    tree: dict[str, Any] = {"cells": _pairs(cage.cells, size)}
    if cage.sum is not None:
        tree |= {"value": str(cage.sum), "sum": cage.sum}
    return tree | {"unique": True}


def _metadata(document: Document) -> dict[str, Any]:
    """Return title, author, rules, solution and our own mark."""
    puzzle, meta = document.puzzle, document.meta
    tree = {
        "title": plain_text(meta.get("title")) or puzzle.kind.title,
        "author": meta.get("author"),
        "rules": all_rules(document),
        "solution": document.solution and text_of(document.solution.grid),
        "qedoku": mark_of(puzzle),
    }
    return {key: value for key, value in tree.items() if value}
