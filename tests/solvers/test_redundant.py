"""Givens and cages that could go.

A sudoku of size 4 needs four givens at least (a known result; 3 never suffice), so that nothing of
a puzzle with four is redundant; of a grid with a single blank any other cell can be blank as well.
"""

import pytest

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from solvers.engines.ask import Stopped
from solvers.prove import prove
from solvers.redundant import redundant

FOUR = "1..4.........32."
# By Wikipedia, "Mathematics of Sudoku": 17 givens, and none of 16 has one solution.
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
FULL = "1234341221434321"


def as_cages(text: str) -> tuple[Cage, ...]:
    """Return the givens of a text as cages of one cell (K4)."""
    return tuple(Cage((cell,), int(digit)) for cell, digit in enumerate(text) if digit != ".")


def classic(text: str) -> Puzzle:
    return Puzzle(KINDS["classic"], 4 if len(text) == 16 else 9, grid_of(text.replace("0", ".")))


def killer(text: str) -> Puzzle:
    return Puzzle(KINDS["classic-killer"], 4, (BLANK,) * 16, as_cages(text))


@pytest.mark.parametrize("text", [FOUR, SEVENTEEN])
def test_the_fewest_givens_are_all_needed(text: str) -> None:
    assert prove(classic(text)).verdict == "unique"
    assert redundant(classic(text)) == ()


@pytest.mark.parametrize("text", [FULL[:-1] + ".", "." + FULL[1:]])
def test_a_given_of_a_nearly_full_grid_is_not(text: str) -> None:
    assert redundant(classic(text)) == ("redundant-given",)


def test_one_more_than_the_fewest_is_too_many() -> None:
    solution = prove(classic(SEVENTEEN)).solution
    assert solution is not None
    eighteen = f"{solution[0]}{SEVENTEEN[1:]}"
    assert redundant(classic(eighteen)) == ("redundant-given",)


def test_cages_are_told_from_givens() -> None:
    assert redundant(killer(FOUR)) == ()
    assert redundant(killer(FULL)) == ("redundant-cage",)


def test_a_panel_entry_counts_as_a_given() -> None:
    # Rows 01234 without 4, 1, 2, 3; the only blank of row 1 is 0 whatever the panel says.
    puzzle = Puzzle(KINDS["missudeca"], 4, grid_of(".123230434101042"), panel=(("row1", 4),))
    assert redundant(puzzle) == ("redundant-given",)


def test_it_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        redundant(classic(FULL), lambda: True)
