"""Public puzzles that nobody here made, with their recorded counts and solutions.

Set `QEDOKU_CASES` to a folder with `classic/`, `variants/` and `missudeca/` in JSON Lines. Cells
there are [row, column], 0-based.
"""

import json
import os
from pathlib import Path

import pytest

from puzzles.catalog import KINDS
from puzzles.judge import broken, violations
from puzzles.missing import panel_of
from puzzles.puzzle import Cage, Puzzle, grid_of, text_of
from solvers.engines.ask import Ask
from solvers.engines.catalog import engines
from solvers.prove import Request, prove

CASES = Path(os.environ.get("QEDOKU_CASES") or "/nowhere")
NAMES = {"sudoku-x": "classic-diagonal", "killer": "classic-killer"}
NAMES["killer-x"] = "classic-diagonal-killer"
FILES = [
    "classic/clue17",
    "classic/norvig",
    "classic/rated-se",
    "classic/counts",
    "classic/bug-report-inputs",
    "variants/sudoku-x",
    "variants/killer",
    "variants/killer-x",
    "missudeca/missudeca",
]
QUICK = {"search": 250}
"""Nodes an engine may spend on a record here; what needs more is left to the slow tests."""

pytestmark = pytest.mark.skipif(not CASES.is_dir(), reason="QEDOKU_CASES is not set")


def records(file):
    """Yield the records of a file."""
    for line in (CASES / f"{file}.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def puzzle_of(record):
    """Return the puzzle of a record."""
    kind = KINDS[NAMES.get(record["kind"], record["kind"])]
    cages = tuple(
        Cage(tuple(sorted(9 * row + column for row, column in cage["cells"])), cage["sum"])
        for cage in record.get("cages", ())
    )
    return Puzzle(kind, 9, grid_of(record["givens"]), cages if kind.cages else ())


def expected(record):
    """Return (count, whether the count only says at least)."""
    count = record.get("solutions", {"unique": 1, "not unique": ">=2"}.get(record.get("expect")))
    if isinstance(count, str):
        return int(count.removeprefix(">=")), True
    return count, False


def check(record, engine):
    """Hold an engine to a record; say False when it gave up."""
    puzzle = puzzle_of(record)
    count, at_least = expected(record)
    if list(broken(puzzle)):
        assert count == 0, record["id"]
        return True
    nodes = QUICK.get(engine.name, 20_000) + 10 * count
    ask = Ask(limit=count if at_least else count + 1, nodes=nodes)
    answer = engine.count(puzzle, ask)
    if not answer.finished:
        return False
    assert answer.count == count, record["id"]
    if "solution" in record:
        assert [text_of(grid) for grid in answer.grids] == [record["solution"]], record["id"]
    return True


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_recorded_counts_and_solutions(engine, file):
    puzzles = [record for record in records(file) if "givens" in record]
    puzzles = [r for r in puzzles if not engine.why_not(puzzle_of(r))]
    done = sum(check(record, engine) for record in puzzles)
    assert done >= 2 * len(puzzles) / 3


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_every_record_by_prove(file):
    for record in records(file):
        if "givens" not in record:
            continue
        count, at_least = expected(record)
        limit = max(2, count if at_least else count + 1)
        verdict = prove(puzzle_of(record), Request(limit=limit))
        assert verdict.solutions == count, record["id"]
        if "solution" in record:
            assert text_of(verdict.grids[0]) == record["solution"], record["id"]


def test_finished_grids_of_missudeca():
    for record in records("missudeca/missudeca"):
        if "grid" not in record:
            continue
        grid = grid_of(record["grid"])
        plain = Puzzle(KINDS["missudeca"], 9, grid)
        valid = not list(violations(plain, grid))
        assert valid == record["valid_missudeca"], record["id"]
        if valid:
            panel = panel_of(grid, 9, diagonals=False)
            assert [list(panel.rows), list(panel.columns), list(panel.boxes)] == [
                record["missing"][key] for key in ("rows", "columns", "boxes")
            ]
            assert panel.magic == record["magic"]


def test_the_public_grid_that_breaks_d2():
    (record,) = (r for r in records("missudeca/missudeca") if r["id"] == "diagonal-magic-1")
    grid = grid_of(record["grid"])
    puzzle = Puzzle(KINDS["missudeca-diagonal"], 9, grid)
    assert {v.rule for v in violations(puzzle, grid)} == {"D2"}
