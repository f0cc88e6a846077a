"""A grade does not depend on how a puzzle lies or what its digits are called."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from generators.pack import build
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle
from solvers.grade import climb, distinct
from solvers.step import Step

Way = Callable[[int, int, int], tuple[int, int]]
TRANSPOSE: Way = lambda size, row, column: (column, row)  # noqa: E731
QUARTER: Way = lambda size, row, column: (column, size - 1 - row)  # noqa: E731
HALF: Way = lambda size, row, column: (size - 1 - row, size - 1 - column)  # noqa: E731
MIRROR: Way = lambda size, row, column: (row, size - 1 - column)  # noqa: E731


def moved(puzzle: Puzzle, way: Way) -> Puzzle:
    """Turn or reflect a board."""
    size = puzzle.size
    to = []
    for cell in range(size**2):
        row, column = way(size, *divmod(cell, size))
        to.append(row * size + column)
    givens = [BLANK] * size**2
    for cell, digit in enumerate(puzzle.givens):
        givens[to[cell]] = digit
    cages = tuple(Cage(tuple(sorted(to[c] for c in cage.cells)), cage.sum) for cage in puzzle.cages)
    return Puzzle(puzzle.kind, size, tuple(givens), cages)


def renamed(puzzle: Puzzle, new: dict[int, int]) -> Puzzle:
    """Give the digits of a puzzle without cages other names."""
    return replace(puzzle, givens=tuple(new.get(digit, BLANK) for digit in puzzle.givens))


def reversed_digits(puzzle: Puzzle) -> Puzzle:
    """Exchange d for 9 - d (ten digits) or for 10 - d (nine): a cage's sum changes with it."""
    both = puzzle.digits[0] + puzzle.digits[-1]
    cages = tuple(
        Cage(cage.cells, None if cage.sum is None else both * len(cage.cells) - cage.sum)
        for cage in puzzle.cages
    )
    return replace(renamed(puzzle, {d: both - d for d in puzzle.digits}), cages=cages)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [4, 9])
def test_turning_and_renaming_change_no_number(kind: str, size: int) -> None:
    for one in build(Wish(KINDS[kind], size, minimal=not KINDS[kind].cages), 29, 3):
        assert one.document is not None
        puzzle = one.document.puzzle
        expected = climb(puzzle).grade
        others = [moved(puzzle, way) for way in (TRANSPOSE, QUARTER, HALF, MIRROR)]
        others.append(reversed_digits(puzzle))
        if not puzzle.cages:
            names = list(puzzle.digits)
            random.Random(one.index).shuffle(names)
            others.append(renamed(puzzle, dict(zip(puzzle.digits, names, strict=True))))
        for other in others:
            assert other != puzzle
            assert climb(other).grade == expected


def test_steps_are_told_apart_by_what_they_do() -> None:
    one = Step("x-wing", removes=((0, 1),))
    two = Step("x-wing", removes=((1, 1),))
    both = Step("x-wing", removes=((0, 1), (1, 1)))
    again = Step("x-wing", removes=((1, 1), (0, 1)), units=("row1",))
    placed = Step("x-wing", places=((0, 1),))
    # What `both` removes is in two others all the same; only `again` does exactly as `both` does.
    for steps in ((one, two, both, placed), (placed, both, two, one)):
        assert tuple(distinct(steps)) == steps
    assert list(distinct((both, again))) == [both]
    assert list(distinct((again, both))) == [again]
