"""CP-SAT with one worker: integer cells, the panel as cells, all-different units."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from puzzles.board import board_of
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle

ABSENT = "" if find_spec("ortools") else "ortools is not installed"


@cache
def rules(kind: Kind) -> tuple[Any, int]:
    """Return a model of the rules of a kind, and how many cells it has (its first variables)."""
    from ortools.sat.python import cp_model

    board = board_of(Puzzle(kind, 9, (BLANK,) * 81))
    model = cp_model.CpModel()
    cells = [model.new_int_var(board.digits[0], board.digits[-1], name) for name in board.names]
    for unit in board.units:
        model.add_all_different([cells[cell] for cell in unit.cells])
    for a, b in board.unequal:
        model.add(cells[a] != cells[b])
    return model, len(cells)


def unique(puzzle: Puzzle, full: Sequence[int]) -> bool:
    """Prove that a puzzle has no answer but this one."""
    from ortools.sat.python import cp_model

    template, _ = rules(puzzle.kind)
    model = template.clone()
    cells = [model.get_int_var_from_proto_index(cell) for cell in range(81)]
    differs = []
    for cell, digit in enumerate(puzzle.givens):
        if digit != BLANK:
            model.add(cells[cell] == digit)
            continue
        other = model.new_bool_var("")
        model.add(cells[cell] != full[cell]).only_enforce_if(other)
        differs.append(other)
    for cage in puzzle.cages:
        model.add_all_different([cells[cell] for cell in cage.cells])
        model.add(sum(cells[cell] for cell in cage.cells) == cage.sum)
    model.add_bool_or(differs)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) == cp_model.INFEASIBLE)


def all_unique(puzzles: Sequence[Puzzle], answers: Sequence[Grid]) -> None:
    """Prove many, one after another.

    Raises:
        AssertionError: it finds another answer.
    """
    for puzzle, answer in zip(puzzles, answers, strict=True):
        assert unique(puzzle, answer)
