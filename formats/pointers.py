"""Killers as 81 pointers: each cell points the way to the cell that holds its cage's sum.

    J<<<LI<<<8E<D^8<O<^98^^4...

`^ v < >` point up, down, left and right, `` ` ' , . `` up left, up right, down left and down right.
A sum is one character: a digit, `A` to `Z` for 10 to 35, `a` to `j` for 36 to 45. There is no
place for givens (formats.md 6.2; the players' forum, topic 6119). Only read.
"""

from collections.abc import Iterator
from string import ascii_lowercase, ascii_uppercase, digits
from typing import TextIO

from formats.addresses import puzzles_at
from formats.errors import Unreadable
from formats.format import Item, ReadOptions
from formats.jsonparts import cells_of_cage
from formats.plain import CELLS, kind_shown
from formats.schema import shorten
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES

SUMS = digits + ascii_uppercase + ascii_lowercase[:10]
STEPS = {
    "^": (-1, 0),
    "v": (1, 0),
    "<": (0, -1),
    ">": (0, 1),
    "`": (-1, -1),
    "'": (-1, 1),
    ",": (1, -1),
    ".": (1, 1),
}


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with it.

    Raises:
        Unreadable: there is no line at all.
    """
    return puzzles_at(stream, options, puzzle_of, "puzzle")


def puzzle_of(text: str, asked: Kind | None) -> Puzzle:
    """Return the puzzle of a line; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such line, a pointer leads nowhere, or the kind is another.
    """
    if len(text) != CELLS:
        raise Unreadable(f"found {len(text)} symbols, wanted {CELLS}")
    kind = kind_shown(asked, diagonals=None, cages=True)
    members: dict[int, list[int]] = {}
    for cell in range(CELLS):
        members.setdefault(_anchor(text, cell), []).append(cell)
    cages = tuple(
        Cage(cells_of_cage(cells, SHAPES[9].name(anchor)), SUMS.index(text[anchor]))
        for anchor, cells in sorted(members.items())
    )
    return Puzzle(kind, 9, (BLANK,) * CELLS, cages)


def _anchor(text: str, cell: int) -> int:
    """Return the cell that a cell's pointers lead to."""
    at = cell
    for _ in range(CELLS):
        if text[at] in SUMS:
            return at
        where = SHAPES[9].name(at)
        if text[at] not in STEPS:
            raise Unreadable(f"found {shorten(text[at])!r}, wanted a sum or a pointer", where)
        row, column = divmod(at, 9)
        down, right = STEPS[text[at]]
        if not (0 <= row + down < 9 and 0 <= column + right < 9):
            raise Unreadable("the pointer leads off the board", where)
        at += 9 * down + right
    raise Unreadable("the pointers go round and lead to no sum", SHAPES[9].name(cell))
