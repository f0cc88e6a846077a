"""Hold the grader to the public ratings of Sudoku Explainer: how far do both rank alike?

`QEDOKU_CASES=DIR python benchmarks/grading.py` reads `classic/rated-se.jsonl` there and prints
Spearman's rank correlation of `rating`, puzzles beyond the ladder tied at the top, and the share
that the ladder solves.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from puzzles.catalog import KINDS
from puzzles.puzzle import Puzzle, grid_of
from solvers.climber import Climber

BEYOND = 99.0
LOGICAL = 5.0
"""Up to this rating of Sudoku Explainer the ladder should carry."""


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value; equal values share the mean of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end < len(order) and values[order[end]] == values[order[at]]:
            end += 1
        for place in order[at:end]:
            found[place] = (at + end - 1) / 2
        at = end
    return found


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation, ties included (Pearson's of the ranks)."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) - 1) / 2
    both = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    return float(both / (sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)) ** 0.5)


def main() -> None:
    """Grade the rated puzzles and print how the ratings compare."""
    file = Path(os.environ["QEDOKU_CASES"]) / "classic" / "rated-se.jsonl"
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    puzzles = [Puzzle(KINDS["classic"], 9, grid_of(r["givens"])) for r in records]
    climber = Climber(KINDS["classic"])
    climber.climb(puzzles[0])  # compiles
    began = process_time()
    grades = [climber.climb(puzzle).grade for puzzle in puzzles]
    taken = process_time() - began
    rated = [
        (float(r["se"]), BEYOND if g.rating is None else g.rating, g.solved)
        for r, g in zip(records, grades, strict=True)
    ]
    for name, rows in (
        (f"SE up to {LOGICAL}", [row for row in rated if row[0] <= LOGICAL]),
        ("all", rated),
    ):
        rho = spearman([se for se, _, _ in rows], [ours for _, ours, _ in rows])
        solved = sum(row[2] for row in rows)
        print(f"{name}: {len(rows)} puzzles, Spearman {rho:.3f}, {solved} solved")
    print(f"{1000 * taken / len(records):.2f} ms a puzzle")


if __name__ == "__main__":
    main()
