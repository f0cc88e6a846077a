"""f-puzzles' JSON, plain or packed into an address: classic kinds for its setters and players.

    {"size": 9, "grid": [[{"value": 5, "given": true}, {}, ...], ...],
     "diagonal+": true, "diagonal-": true,
     "killercage": [{"cells": ["R1C1", "R1C2"], "value": "10"}]}

`diagonal+` is the one from bottom left, `diagonal-` the one from top left. A cage's value is text,
and none means no sum; digits in a cage differ. The digit 0 is no value to these programs, so that
a Missudeca cannot be written; one that somebody has made all the same is read when the user names
its kind (formats.md 2; SudokuPad/sudokutools, dclamage/SudokuSolver).
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, TextIO
from urllib.parse import quote, unquote

from formats.addresses import documents_at
from formats.cages import sorted_cages
from formats.errors import Unreadable
from formats.format import Item, ReadOptions, carried, id_of, only, plain_text
from formats.fpuzzles_read import document_of
from formats.jsontext import tree_of
from formats.lzstring import compress, decompress
from formats.native_write import compact
from formats.plain import why_not_classic
from formats.rules_text import all_rules
from formats.schema import shorten
from formats.text import whole
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage
from puzzles.shape import Shape

ADDRESS = "https://f-puzzles.com/?load="
ADDRESS_FORM = re.compile(
    r"https?://(?:www\.)?f-puzzles\.com/\?load="
    r"|https?://[a-z.]*(?:sudokupad\.app|crackingthecryptic\.com)/(?:sudoku/)?(?:fpuzzles|fpuz)"
)


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of an f-puzzles file.

    Raises:
        FormatError: it is none, or has a rule that no kind here has.
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
    payload = re.split("[?&#]", address[match.end() :], maxsplit=1)[0]
    # A plus sign that somebody took for a blank.
    text = decompress(unquote(payload).replace(" ", "+"))
    if not text.lstrip().startswith("{"):
        raise Unreadable("the address holds no JSON")
    return text


def why_not(document: Document) -> str | None:
    """f-puzzles takes 0 for no value, as digit and as sum."""
    if document.puzzle.kind.missing:
        return "to f-puzzles 0 is no digit but no value: write sudokupad, which plays Missudeca"
    for cage in document.puzzle.cages:
        if cage.sum == 0:
            where = document.puzzle.shape.name(cage.cells[0])
            return f"the sum 0 of the cage at {where} means no sum in this format"
    return why_not_classic(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the JSON of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    stream.write(compact(tree_from(only(documents, why_not, "fpuzzles-url"))) + "\n")


def write_url(documents: Iterable[Document], stream: TextIO) -> None:
    """Write an address a line.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        stream.write(f"{ADDRESS}{quote(compress(compact(tree_from(document))), safe='')}\n")


def tree_from(document: Document) -> dict[str, Any]:
    """Return the tree of a document that can be carried."""
    puzzle, meta = document.puzzle, document.meta
    size = puzzle.size
    cells = [{} if d == BLANK else {"value": d, "given": True} for d in puzzle.givens]
    tree: dict[str, Any] = {
        "size": size,
        "title": plain_text(meta.get("title")) or puzzle.kind.title,
        "author": meta.get("author"),
        "ruleset": all_rules(document),
        "grid": [cells[at : at + size] for at in range(0, size * size, size)],
        "diagonal+": puzzle.kind.diagonals,
        "diagonal-": puzzle.kind.diagonals,
        "killercage": [_cage(cage, puzzle.shape) for cage in sorted_cages(puzzle.cages)],
        "solution": document.solution and list(document.solution.grid),
    }
    return {key: value for key, value in tree.items() if value}


def _cage(cage: Cage, shape: Shape) -> dict[str, Any]:
    tree: dict[str, Any] = {"cells": [shape.name(cell).upper() for cell in cage.cells]}
    return tree if cage.sum is None else tree | {"value": str(cage.sum)}
