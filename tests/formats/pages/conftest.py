"""What the tests of pages share: a few puzzles to print."""

import pytest

from formats.pages.entry import GridEntry
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle, grid_of

CLASSIC = grid_of("1234341221434321")
DIAGONAL = grid_of("1042420304313124")
"""Keeps M2, M3 and D1: rows miss 3 1 2 0, columns 2 3 1 0, boxes 3 1 2 0, diagonals 0 and 1."""


def _entry(kind: Kind, answer: Grid, number: int) -> GridEntry:
    """A puzzle of a kind, with cages of two cells in it where the kind has cages."""
    pairs = [(cell, cell + 1) for cell in range(0, 16, 2)]
    cages = tuple(Cage(pair, sum(answer[cell] for cell in pair)) for pair in pairs)
    givens = tuple(digit if cell % 5 == 0 else BLANK for cell, digit in enumerate(answer))
    puzzle = Puzzle(kind, 4, givens, cages if kind.cages else ())
    title = {"en": f"Number {number}", "he": f"מספר {number}"}
    return GridEntry(
        Document(
            f"sample-{number}",
            puzzle,
            meta={"title": title} if number % 2 else {},
            grade={"level": "hard"} if number % 3 else {},
            provenance={"seed": 17 + number},
        ),
        answer,
    )


@pytest.fixture(scope="session")
def entries() -> list[GridEntry]:
    """A puzzle of each kind, with its solution; those with odd numbers have titles."""
    return [
        _entry(kind, DIAGONAL if kind.missing else CLASSIC, number)
        for number, kind in enumerate(KINDS.values(), 1)
    ]
