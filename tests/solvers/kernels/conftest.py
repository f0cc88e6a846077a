"""Puzzles with no, one and many answers, of every kind, for the tests of the compiled kernel."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from generators.stream import Stream
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle
from solvers.engines.batch import Cut, Dig, cut_many, dig_many, fill_many

PLAIN = [name for name, kind in KINDS.items() if not kind.cages]
KILLERS = [name for name, kind in KINDS.items() if kind.cages]


def streams(count, *keys):
    """Return the states of so many streams."""
    return [Stream(*keys, index).state for index in range(count)]


def full_grids(kind, count, seed):
    """Return random full grids."""
    return [made.grid for made in fill_many(kind, streams(count, seed, 0))]


def spoil(grid, kind, draw):
    """Return a puzzle with one given more, less or wrong, or as it was."""
    changed = list(grid)
    given = [cell for cell, digit in enumerate(grid) if digit != BLANK]
    way = draw.randrange(5)
    if way in (1, 2):
        for cell in draw.sample(given, way):
            changed[cell] = BLANK
    elif way > 2:
        places = given if way == 3 else [cell for cell in range(81) if cell not in given]
        changed[draw.choice(places)] = draw.choice(kind.base.digits(9))
    return tuple(changed)


def plain_puzzles(name, count, seed):
    """Return minimal puzzles, most of them spoilt: with no, one, some and very many answers."""
    kind, draw = KINDS[name], random.Random(seed)
    fulls = full_grids(kind, count, seed)
    dug = dig_many(kind, fulls, streams(count, seed, 1), Dig())
    return [Puzzle(kind, 9, spoil(made.grid, kind, draw)) for made in dug]


def spoil_cages(cages, draw):
    """Return cages with one more merged, overlapping, without its sum, left out or wrong."""
    changed = list(cages)
    at = draw.randrange(len(cages))
    cage = cages[at]
    way = draw.randrange(7)
    if way == 1:
        changed[at] = Cage(cage.cells)
    elif way == 2:
        del changed[at]
    elif way == 3 and cage.sum is not None:
        changed[at] = Cage(cage.cells, cage.sum + draw.choice((-1, 1)))
    elif way == 4:
        other = cages[(at + 1) % len(cages)]
        if len(cage.cells) + len(other.cells) < 10:
            del changed[at]
            changed[at % len(changed)] = Cage(
                tuple(sorted(cage.cells + other.cells)), (cage.sum or 0) + (other.sum or 0)
            )
    elif way == 5:
        changed = [cage for cage in changed if draw.random() < 0.5]
    elif way == 6:
        other = cages[(at + 1) % len(cages)]
        changed.append(Cage(tuple(sorted((cage.cells[0], other.cells[0])))))
    return tuple(changed)


def killer_puzzles(name, count, seed):
    """Return killers without givens, most of them spoilt."""
    kind, draw = KINDS[name], random.Random(seed)
    fulls = full_grids(kind, count, seed)
    cut = cut_many(kind, fulls, streams(count, seed, 2), Cut(sizes=(2, 5), wished=27, nodes=50))
    blank = (BLANK,) * 81
    return [Puzzle(kind, 9, blank, spoil_cages(caged.cages, draw)) for caged in cut]


@pytest.fixture(scope="session")
def make() -> Callable[..., list[Puzzle]]:
    """Make puzzles of a kind: `make(name, count, seed)`."""

    def of(name: str, count: int, seed: int) -> list[Puzzle]:
        maker = killer_puzzles if KINDS[name].cages else plain_puzzles
        found: list[Puzzle] = maker(name, count, seed)
        return found

    return of


@pytest.fixture(scope="session")
def run() -> Callable[..., object]:
    """Run a task of `child.py` in a new process: `run(task, data, NAME=value, ...)`."""

    def python(task: str, data: object, **variables: str) -> object:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **variables}
        done = subprocess.run(
            [sys.executable, "-W", "ignore", str(Path(__file__).with_name("child.py")), task],
            input=json.dumps(data),
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return python
