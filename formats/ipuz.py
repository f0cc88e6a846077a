"""ipuz, the published standard for puzzle files, its sudoku kind.

    {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"],
     "empty": ".", "charset": "0123456789", "boxes": true, "puzzle": [[".", "1", ...], ...],
     "cages": [{"cells": [[column, row], ...], "value": 9, "operator": "+"}],
     "zones": [{"cells": [...]}]}

Cells are [column, row] from 0. What a blank looks like is said in `empty`; unsaid it is 0, so that
a Missudeca has to say it. Zones are further groups of different digits: the diagonals. M3 has no
place in the standard: it is told in `intro`, and a key of ours names the kind for reading back
(formats.md 6.3; libipuz.org/ipuz-spec.html).
"""

from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from formats.cages import sorted_cages
from formats.format import Item, ReadOptions, contradiction, id_of, only, plain_text
from formats.ipuz_read import EMPTY, KIND, MARK, document_of
from formats.jsontext import tree_of
from formats.mark import mark_of
from formats.native_write import compact
from formats.rules_text import all_rules
from formats.text import whole
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage
from puzzles.shape import Cells

VERSION = "http://ipuz.org/v2"


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of an ipuz file.

    Raises:
        FormatError: it is none of sudoku, states what no kind here has, or does not say its kind.
    """
    yield document_of(tree_of(whole(stream)), options.kind, id_of(options.name))


def why_not(document: Document) -> str | None:
    """The standard has no place for the missing-digit panel."""
    if document.puzzle.panel:
        return "ipuz has no place for given entries of the panel (M5)"
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    stream.write(compact(tree_from(only(documents, why_not))) + "\n")


def tree_from(document: Document) -> dict[str, Any]:
    """Return the tree of a document that can be carried."""
    puzzle, meta = document.puzzle, document.meta
    size = puzzle.size
    rows = range(0, size * size, size)
    givens = [EMPTY if digit == BLANK else str(digit) for digit in puzzle.givens]
    tree: dict[str, Any] = {
        "version": VERSION,
        "kind": [KIND],
        "title": plain_text(meta.get("title")) or puzzle.kind.title,
        "author": meta.get("author"),
        "intro": all_rules(document),
        "empty": EMPTY,
        "charset": "".join(map(str, puzzle.digits)),
        "boxes": True,
        "puzzle": [givens[at : at + size] for at in rows],
    }
    if document.solution is not None:
        answer = list(map(str, document.solution.grid))
        tree["solution"] = [answer[at : at + size] for at in rows]
    if puzzle.cages:
        tree |= {"showoperators": False, "cageborder": "dashed"}
        tree["cages"] = [_cage(cage, size) for cage in sorted_cages(puzzle.cages)]
    if puzzle.kind.diagonals:
        tree["zones"] = [{"cells": _pairs(cells, size)} for cells in puzzle.shape.diagonals]
    tree[MARK] = mark_of(puzzle)
    return {key: value for key, value in tree.items() if value not in (None, "")}


def _pairs(cells: Cells, size: int) -> list[list[int]]:
    """Return cells as [column, row] pairs."""
    return [[cell % size, cell // size] for cell in cells]


def _cage(cage: Cage, size: int) -> dict[str, Any]:
    tree: dict[str, Any] = {"cells": _pairs(cage.cells, size)}
    return tree if cage.sum is None else tree | {"value": cage.sum, "operator": "+"}
