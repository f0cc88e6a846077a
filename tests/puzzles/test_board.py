"""The board: cells, units and panel as rules.md counts them."""

import pytest

from puzzles.board import board_of
from puzzles.catalog import KINDS, kind_of
from puzzles.puzzle import BLANK, Puzzle
from puzzles.shape import SHAPES


def empty(kind, size=9):
    return Puzzle(KINDS[kind], size, (BLANK,) * size**2)


@pytest.mark.parametrize(
    ("kind", "cells", "units"),
    [
        ("classic", 81, 27),
        ("classic-diagonal", 81, 29),
        ("missudeca", 109, 30),
        ("missudeca-diagonal", 111, 32),
    ],
)
def test_counts_of_size_9(kind, cells, units):
    board = board_of(empty(kind))
    assert len(board.names) == len(set(board.names)) == cells
    assert len(board.units) == units
    assert all(len(unit.cells) == len(board.digits) for unit in board.units)


@pytest.mark.parametrize("size", [4, 6, 9])
@pytest.mark.parametrize("kind", KINDS)
def test_every_unit_holds_every_digit_once(kind, size):
    board = board_of(empty(kind, size))
    for unit in board.units:
        assert len(set(unit.cells)) == len(board.digits)
    inside = {cell for unit in board.units for cell in unit.cells}
    assert inside == set(range(len(board.names)))


def test_peers_are_symmetric_and_include_d2():
    board = board_of(empty("missudeca-diagonal"))
    magic, main = board.names.index("magic"), board.names.index("diagonal-main")
    assert main in board.peers[magic]
    assert all(a in board.peers[b] for a in range(len(board.names)) for b in board.peers[a])
    without = board_of(empty("missudeca-diagonal"), d2=False)
    assert main not in without.peers[without.names.index("magic")]


def test_boxes_of_size_6_are_two_rows_by_three_columns():
    names = [SHAPES[6].name(cell) for cell in SHAPES[6].boxes[1]]
    assert names == ["r1c4", "r1c5", "r1c6", "r2c4", "r2c5", "r2c6"]


def test_cell_names_go_both_ways_and_refuse_others():
    for shape in SHAPES.values():
        assert [shape.cell(name) for name in shape.names] == list(shape.cells)
    for name in ("r0c1", "r1c10", "r7c1", "c1r1", "R1C1", ""):
        with pytest.raises(ValueError, match="no cell"):
            SHAPES[6].cell(name)


def test_the_registry_is_base_times_features():
    assert list(KINDS) == [
        "classic",
        "classic-diagonal",
        "classic-killer",
        "classic-diagonal-killer",
        "missudeca",
        "missudeca-diagonal",
        "missudeca-killer",
        "missudeca-diagonal-killer",
    ]
    for kind in KINDS.values():
        assert kind_of(kind.base.name, diagonals=kind.diagonals, cages=kind.cages) is kind
