"""`3x3::k:`: killers as Perfect Sudoku, SumoCue and JSudoku exchange them.

    3x3::k:4864:4864:...:        `3x3:d:k:` with the diagonals

A number a cell: 256 times the sum of its cage plus the number of the cage, 0 to 255; 0 for a cell
in no cage. There is no place for givens (formats.md 6.2; sudocue.net's forum, t=519 and t=551).
"""

import re
from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.addresses import puzzles_at
from formats.cages import LARGEST_SUM, sorted_cages
from formats.errors import Unreadable, Unsupported
from formats.format import Item, ReadOptions, carried
from formats.jsonparts import cells_of_cage
from formats.plain import CELLS, kind_shown, why_not_classic
from formats.schema import shorten
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Puzzle

BEGIN = re.compile(r"([0-9]{1,2}x[0-9]{1,2}):(d?):k:")
NUMBERS = 256
"""How many numbers of cages there are."""


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with it.

    Raises:
        Unreadable: there is no line at all.
    """
    return puzzles_at(stream, options, puzzle_of, "puzzle")


def puzzle_of(text: str, asked: Kind | None) -> Puzzle:
    """Return the puzzle of a line; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such line, or of another kind than asked for.
        Unsupported: it is of another size.
    """
    match = BEGIN.match(text)
    if match is None:
        raise Unreadable(f"found {shorten(text)!r}, wanted 3x3::k: and {CELLS} numbers")
    if match[1] != "3x3":
        raise Unsupported(f"a board of {match[1]} boxes, wanted 3x3")
    kind = kind_shown(asked, diagonals=bool(match[2]), cages=True)
    fields = text[match.end() :].removesuffix(":").split(":", CELLS)
    if len(fields) != CELLS:
        count = f"more than {CELLS}" if len(fields) > CELLS else str(len(fields))
        raise Unreadable(f"found {count} numbers, wanted {CELLS}")
    cells: dict[int, list[int]] = {}
    for cell, field in enumerate(fields):
        if not re.fullmatch("[0-9]{1,6}", field.strip()):
            raise Unreadable(f"found {shorten(field)!r} as number {cell + 1}, wanted digits")
        if number := int(field):
            cells.setdefault(number, []).append(cell)
    return Puzzle(kind, 9, (BLANK,) * CELLS, tuple(_cages(cells)))


def _cages(cells: dict[int, list[int]]) -> Iterator[Cage]:
    """Yield the cage of each number."""
    sums: dict[int, int] = {}
    for number, members in cells.items():
        total, name = divmod(number, NUMBERS)
        place = f"cage {name}"
        if sums.setdefault(name, total) != total:
            raise Unreadable(f"its cells give the sums {sums[name]} and {total}", place)
        if not 1 <= total <= LARGEST_SUM:
            raise Unreadable(f"found the sum {total}, wanted 1 to {LARGEST_SUM}", place)
        yield Cage(cells_of_cage(members, place), total)


def why_not(document: Document) -> str | None:
    """The line has a place for one cage a cell, and none for givens."""
    puzzle = document.puzzle
    if reason := why_not_classic(document):
        return reason
    if puzzle.size != 9:
        return f"this format holds boards of 9x9 alone, and this one is {puzzle.size}x{puzzle.size}"
    if not puzzle.kind.cages:
        return "this format holds killers alone"
    if set(puzzle.givens) != {BLANK}:
        return "this format has no place for givens beside the cages"
    covered = [cell for cage in puzzle.cages for cell in cage.cells]
    if len(set(covered)) < len(covered):
        return "cages overlap, and a cell has a place for one"
    for cage in puzzle.cages:
        if not cage.sum:
            where = puzzle.shape.name(cage.cells[0])
            return f"the cage at {where} has no sum, and this format has no way to say so"
    return None


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write a line a puzzle.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        numbers = [0] * CELLS
        for name, cage in enumerate(sorted_cages(document.puzzle.cages)):
            for cell in cage.cells:
                numbers[cell] = NUMBERS * (cage.sum or 0) + name
        flag = "d" if document.puzzle.kind.diagonals else ""
        stream.write(f"3x3:{flag}:k:{':'.join(map(str, numbers))}:\n")
