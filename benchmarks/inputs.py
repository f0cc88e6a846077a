"""What the rows work on: puzzles made once, by us or by Solo, and the public lists."""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy import int8
from numpy.typing import NDArray

from benchmarks.peers import programs
from generators.stream import Stream
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle, grid_of
from solvers.engines import kernel
from solvers.engines.ask import Ask
from solvers.engines.batch import Cut, Dig, cut_many, dig_many, fill_many
from solvers.kernels.tables import rules_of

CASES = Path(os.environ.get("QEDOKU_CASES") or "/nowhere")
NO_CASES = "" if CASES.is_dir() else "QEDOKU_CASES is not set"
SEED = 20
CUT_36 = Cut(sizes=(2, 5), wished=36, nodes=200)
CUT_27 = Cut(sizes=(2, 5), wished=27, nodes=100)


def streams(count: int, *keys: int) -> list[int]:
    """Return the states of so many streams of random numbers."""
    return [Stream(*keys, index).state for index in range(count)]


@cache
def fulls(name: str, count: int) -> tuple[Grid, ...]:
    """Return full grids of a kind."""
    made = fill_many(KINDS[name], streams(count, SEED, 0))
    return tuple(one.grid for one in made if one.grid)


@cache
def minimal(name: str, count: int) -> tuple[Puzzle, ...]:
    """Return minimal puzzles of a kind, whose answers are `fulls`."""
    kind = KINDS[name]
    dug = dig_many(kind, fulls(name, count), streams(count, SEED, 1), Dig())
    return tuple(Puzzle(kind, 9, one.grid) for one in dug if one.grid)


@cache
def minimal_arrays(name: str, count: int) -> "NDArray[int8]":
    """Return the same as int8 [n, 81]."""
    return kernel.pack(minimal(name, count), rules_of(KINDS[name]))


def arrays_of(lines: str) -> "NDArray[int8]":
    """Return puzzles of a line each as int8 [n, 81]."""
    symbols = np.frombuffer(lines.replace("\n", "").encode(), np.uint8).astype(np.int8)
    return np.maximum(symbols - 48, BLANK).astype(np.int8).reshape(-1, 81)


def make_minimal(name: str, count: int) -> list[Puzzle]:
    """Make minimal puzzles, full grids included: the task of the rows "made"."""
    kind = KINDS[name]
    grids = [one.grid for one in fill_many(kind, streams(count, SEED, 2)) if one.grid]
    dug = dig_many(kind, grids, streams(count, SEED, 3), Dig())
    return [Puzzle(kind, 9, one.grid) for one in dug if one.grid]


def make_fulls(name: str, count: int) -> list[Grid]:
    """Make the full grids of `make_killers`."""
    made = fill_many(KINDS[name], streams(count, SEED, 2))
    return [one.grid for one in made if one.grid]


@cache
def killer_fulls(name: str, count: int) -> tuple[Grid, ...]:
    """Return the same, made once."""
    return tuple(make_fulls(name, count))


def make_killers(name: str, count: int, wish: Cut) -> list[Puzzle]:
    """Make killers without givens, full grids included."""
    kind, grids = KINDS[name], make_fulls(name, count)
    cut = cut_many(kind, grids, streams(count, SEED, 4), wish)
    return [Puzzle(kind, 9, (BLANK,) * 81, caged.cages) for caged in cut]


@cache
def solo_killers(count: int) -> tuple[tuple[Puzzle, ...], tuple[Grid, ...]]:
    """Return killers made by Solo (3x3kada), and their answers."""
    puzzles = tuple(programs.killer(game) for game in programs.solo(count, "3x3kada"))
    answers = list(kernel.count_many(puzzles, Ask()))
    assert all(answer.count == 1 for answer in answers)
    return puzzles, tuple(answer.grids[0] for answer in answers)


@cache
def clue17() -> str:
    """Return the public 17-clue puzzles, a line each, the list twenty times over."""
    return "".join(f"{record['givens']}\n" for record in _records("classic/clue17")) * 20


@cache
def rated() -> tuple[Puzzle, ...]:
    """Return the public puzzles that Sudoku Explainer has rated."""
    records = _records("classic/rated-se")
    return tuple(Puzzle(KINDS["classic"], 9, grid_of(record["givens"])) for record in records)


@cache
def hard_killers() -> tuple[Puzzle, ...]:
    """Return the killers of the public cases that forums call hard."""
    found = []
    for record in (*_records("variants/killer"), *_records("variants/killer-x")):
        if record["id"].startswith(("tarek", "mathemagic", "hs", "iss-Wecoc")):
            kind = KINDS["classic-diagonal-killer" if "-x" in record["kind"] else "classic-killer"]
            cages = tuple(
                Cage(tuple(sorted(9 * row + column for row, column in cage["cells"])), cage["sum"])
                for cage in record["cages"]
            )
            found.append(Puzzle(kind, 9, grid_of(record["givens"]), cages))
    return tuple(found)


def _records(file: str) -> Iterator[dict[str, Any]]:
    """Yield the records of a file of public cases."""
    for line in (CASES / f"{file}.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)
