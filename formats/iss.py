"""Constraint strings of Interactive-Sudoku-Solver, as text or in an address.

The solver is another program that knows nothing of ours and says "unique" or not. Missudeca is
stated to it exactly: with ten values a unit's nine cells and one variable all differ, so that the
variable is the missing digit (M2); the nine variables of the rows all differ (M3), and so on.

    .Shape~9x9~0-9
    .Var~MR~Missing%20in%20row~9 ...                VMR1 .. VMR9 and so for MC, MB
    .AllDifferent~R1C1~...~R1C9~VMR1 ...            each row, column, box
    .AllDifferent~VMR1~...~VMR9 ...                 rows, columns, boxes
    .Diagonal~-1.Diagonal~1                         D1
    .Var~MG~Magic.Var~MD~...~2 ...                  the magic digit and the diagonals: D2
    .Cage~9~R1C1~R1C2                               K2, K3; sum 0 means no sum
    .~R1C5_1~VMR3_5                                 givens, also of the panel

Read back are just these statements in any order (formats.md 4; sigh/Interactive-Sudoku-Solver).
"""

import re
from collections.abc import Iterable, Iterator
from typing import TextIO
from urllib.parse import parse_qsl, quote, urlsplit

from formats.addresses import puzzles_at
from formats.cages import sorted_cages
from formats.errors import Unreadable
from formats.format import Item, ReadOptions, carried, contradiction, id_of, only
from formats.iss_read import puzzle_of
from formats.iss_rules import diagonal_rules, missing_rules, name_in_solver, needs_variables
from formats.schema import shorten
from formats.text import whole
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle

ADDRESS = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
UNESCAPED = "~!*'()"
"""What, besides letters, digits and `-_.`, a browser leaves as it is in a query."""


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of a constraint string.

    Raises:
        FormatError: it is none, or says what no kind of ours means.
    """
    text = re.sub(r"^\s*#.*$", "", whole(stream), flags=re.MULTILINE)
    yield Document(id_of(options.name), puzzle_of(text, options.kind))


def read_url(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line's address, or what is wrong with it.

    Raises:
        Unreadable: there is no address at all.
    """
    return puzzles_at(stream, options, lambda line, kind: puzzle_of(_query(line), kind))


def _query(address: str) -> str:
    try:
        parts = parse_qsl(urlsplit(address).query, max_num_fields=100)
    except ValueError:
        parts = []
    for key, value in parts:
        if key == "q":
            return value
    raise Unreadable(f"found {shorten(address)!r}, wanted an address {ADDRESS}...")


def why_not(document: Document) -> str | None:
    """A sum of 0 means "any sum" there, so only a one-cell cage of 0 passes: as a given."""
    puzzle = document.puzzle
    if text := contradiction(document):
        return text
    for cage in puzzle.cages:
        if cage.sum == 0 and not _is_zero(cage, puzzle):
            where = puzzle.shape.name(cage.cells[0])
            return f"the sum 0 of the cage at {where} means any sum in this format"
    return None


def _is_zero(cage: Cage, puzzle: Puzzle) -> bool:
    """Whether a cage says just that a cell holds 0 (K4), and nothing contradicts it."""
    holds = puzzle.givens[cage.cells[0]]
    return len(cage.cells) == 1 and puzzle.kind.missing and holds in (BLANK, 0)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the constraint string of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or as `why_not` says.
    """
    stream.write(text_of_puzzle(only(documents, why_not, "iss-url").puzzle) + "\n")


def write_url(documents: Iterable[Document], stream: TextIO) -> None:
    """Write an address a line.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        text = quote(text_of_puzzle(document.puzzle), safe=UNESCAPED)
        stream.write(f"{ADDRESS}{text}\n")


def text_of_puzzle(puzzle: Puzzle) -> str:
    """Return the constraint string of a puzzle that can be carried."""
    return "".join(_statements(puzzle)) or ".Shape~9x9"


def _statements(puzzle: Puzzle) -> Iterator[str]:
    """Yield the statements in the order of the samples."""
    size = puzzle.size
    if puzzle.kind.missing:
        yield f".Shape~{size}x{size}~0-{size}"
        yield from missing_rules(puzzle.shape)
    elif size != 9:
        yield f".Shape~{size}x{size}"
    if puzzle.kind.diagonals:
        yield ".Diagonal~-1.Diagonal~1"
    magic, diagonals = needs_variables(puzzle)
    yield from diagonal_rules(
        puzzle.shape,
        magic=magic,
        diagonals=diagonals,
        enforced=puzzle.magic_on_diagonals == "enforced",
    )
    zeros: dict[int, int] = {}
    for cage in sorted_cages(puzzle.cages):
        # There a sum of 0 is any sum, so the cage that says "this cell is 0" goes as a given.
        if cage.sum == 0:
            zeros[cage.cells[0]] = 0
            continue
        names = "~".join(name_in_solver(puzzle.shape.name(cell)) for cell in cage.cells)
        yield f".Cage~{cage.sum or 0}~{names}"
    yield from _givens(puzzle, zeros)


def _givens(puzzle: Puzzle, zeros: dict[int, int]) -> Iterator[str]:
    """Yield the givens as one statement, those of the panel last; nothing if there are none."""
    givens = {cell: digit for cell, digit in enumerate(puzzle.givens) if digit != BLANK} | zeros
    named = [(puzzle.shape.name(cell), givens[cell]) for cell in sorted(givens)]
    parts = [f"{name_in_solver(name)}_{digit}" for name, digit in (*named, *puzzle.panel)]
    if parts:
        yield ".~" + "~".join(parts)
