"""Rows about making puzzles of a level, and about grading."""

from collections.abc import Iterator
from functools import partial
from itertools import count

from benchmarks import inputs
from benchmarks.measure import Peer, Row, Task
from benchmarks.peers import programs
from generators.pack import build
from generators.wish import Wish
from puzzles.catalog import KINDS
from solvers.climber import Climber
from solvers.step import Level

_SEEDS = count(1)


def made(name: str, level: Level, items: int) -> Task:
    """Return the making of puzzles of a level, other ones each time, graded and proven twice."""
    wish = Wish(KINDS[name], level=level, symmetry="rotational", attempts=200)

    def task() -> None:
        assert all(one.document for one in build(wish, next(_SEEDS), items))

    return task


def rows() -> Iterator[Row]:
    """Yield the rows."""
    solo, no_solo = programs.solo, programs.NO_SOLO
    for name, level, items, peer, *bounds, theirs, their_items, absent in (
        ("classic", "hard", 40, "sgt-solo 3x3ada", 5, 50, partial(solo, 10, "3x3ada"), 10, no_solo),
        (
            *("classic", "medium", 60, "qqwing intermediate", 5, 50),
            *(partial(programs.qqwing_make, 15, "intermediate"), 15, programs.NO_QQWING),
        ),
        (
            *("classic-killer", "medium", 10, "sgt-solo 3x3kadi", 2, 9),
            *(partial(solo, 15, "3x3kadi"), 15, no_solo),
        ),
        (
            *("missudeca", "hard", 40, "sgt-solo 3x3ada", 1, 5),
            *(partial(solo, 10, "3x3ada"), 10, no_solo),
        ),
    ):
        task = {"": made(name, level, items)}
        against = Peer(peer, *bounds, (theirs,), their_items, absent)
        yield Row(f"{name} of level {level}, graded, proven twice", task, items, (against,))
    yield _grading()


def _grading() -> Row:
    """Return the row of grading the puzzles that Sudoku Explainer has rated."""
    absent = programs.NO_QQWING or inputs.NO_CASES
    climber = Climber(KINDS["classic"])
    solve = Peer(
        "qqwing --solve of a 17-clue puzzle",
        *(1 / 40, 1 / 10),
        (lambda: programs.qqwing_solve(inputs.clue17()),),
        5_000,
        absent,
    )

    def ours() -> None:
        for puzzle in inputs.rated():
            climber.climb(puzzle)

    return Row("grading the 351 rated", {} if inputs.NO_CASES else {"": ours}, 351, (solve,))
