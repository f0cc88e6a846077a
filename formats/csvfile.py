"""CSV as large collections of puzzles have it: a column of puzzles, one of solutions.

    quizzes,solutions
    004300209005009001...,864371259325849761...

The columns are found by their names; others are not read. Some readers compute where a puzzle
stands from the length of just this heading, so no column is ever added (formats.md 1.1).
"""

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TextIO

from formats.errors import FormatError, Unreadable
from formats.format import Item, ReadOptions, carried, id_of
from formats.plain import grid_in, kind_shown, solution_in, why_not_plain, zeros
from formats.schema import shorten
from formats.text import lines
from puzzles.document import Document
from puzzles.puzzle import Puzzle

HEADING = "quizzes,solutions"
PUZZLES = ("quizzes", "quiz", "puzzles", "puzzle", "sudoku")
SOLUTIONS = ("solutions", "solution")

why_not = why_not_plain


@dataclass(frozen=True)
class _Columns:
    """Where the puzzle and the solution stand, how many columns there are, and the others."""

    puzzle: int
    solution: int | None
    count: int
    others: tuple[str, ...]


def is_heading(line: str) -> bool:
    """Whether a line names a column of puzzles and another of solutions."""
    names = {name.strip().lower() for name in line.split(",")}
    return bool(names & set(PUZZLES)) and bool(names & set(SOLUTIONS))


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line below the heading, or what is wrong with the line.

    Raises:
        Unreadable: there is no heading or no puzzle, or the user asks for another kind.
    """
    kind = kind_shown(options.kind, diagonals=None, cages=False)
    columns: _Columns | None = None
    count = 0
    for number, line in lines(stream):
        if isinstance(line, str) and not line.strip():
            continue
        if columns is None:
            if isinstance(line, FormatError):
                raise line
            columns = _columns(line, f"line {number}")
            continue
        count += 1
        try:
            if isinstance(line, FormatError):
                raise line
            fields = _fields(line)
            if len(fields) != columns.count:
                raise Unreadable(f"found {len(fields)} fields, wanted {columns.count}")
            puzzle = Puzzle(kind, 9, grid_in(fields[columns.puzzle].strip()))
            text = "" if columns.solution is None else fields[columns.solution].strip()
            stored = solution_in(text) if text else None
        except FormatError as fault:
            yield fault if fault is line else type(fault)(fault.text, f"line {number}")
            continue
        unread = f"columns not read: {shorten(', '.join(columns.others))}"
        notes = (unread,) if columns.others and count == 1 else ()
        yield Document(id_of(options.name, count), puzzle, stored, notes=notes)
    if not count:
        raise Unreadable("there is no puzzle in it")


def _fields(line: str) -> list[str]:
    try:
        return next(csv.reader([line]), [])
    except csv.Error as fault:
        raise Unreadable(f"no line of CSV: {fault}") from None


def _columns(line: str, place: str) -> _Columns:
    """Return where things stand by the heading."""
    names = [name.strip().lower() for name in _fields(line)]
    found = [at for at, name in enumerate(names) if name in PUZZLES]
    answers = [at for at, name in enumerate(names) if name in SOLUTIONS]
    if len(found) != 1 or len(answers) > 1:
        wanted = f"wanted a heading like {HEADING}"
        raise Unreadable(f"found {shorten(line)!r}, {wanted}", place)
    others = tuple(name for at, name in enumerate(names) if at not in (*found, *answers))
    return _Columns(found[0], answers[0] if answers else None, len(names), others)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the heading and a line a puzzle; the solution is empty where it is not known.

    Raises:
        CannotCarry: as `why_not` says.
    """
    first = True
    for document in carried(documents, why_not):
        if first:
            stream.write(HEADING + "\n")
            first = False
        solution = "" if document.solution is None else zeros(document.solution.grid)
        stream.write(f"{zeros(document.puzzle.givens)},{solution}\n")
