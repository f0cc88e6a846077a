"""Hold the grader to the public ratings of Sudoku Explainer: how far do both rank alike?

`QEDOKU_CASES=DIR python benchmarks/grading.py [PLOT.svg]` reads `classic/rated-se.jsonl` there and
prints Spearman's rank correlation of `rating`, puzzles beyond the ladder tied at the top, and the
share that the ladder solves. With a name it draws the ratings of both, too.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
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


SCALE, LEFT, TOP, HEIGHT = 60, 70, 30, 420
OPEN = 6.2
"""Where the plot has those that stay open, on our scale."""
INK, GREY, DOT = "#222", "#bbb", "#1f5fa8"


def plot(pairs: Sequence[tuple[float, float]]) -> Iterator[str]:
    """Yield the lines of a picture: for each pair of ratings a disc as large as it is frequent."""

    def x(rating: float) -> float:
        return LEFT + SCALE * (rating - 1)

    def y(rating: float) -> float:
        return TOP + HEIGHT - SCALE * 1.25 * (min(rating, OPEN) - 1)

    width, height = x(12) + 20, TOP + HEIGHT + 60
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
    yield '  font-family="sans-serif" font-size="13">'
    yield f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>'
    for at in range(1, 13):
        yield f'<path d="M{x(at):g} {TOP}V{TOP + HEIGHT}" stroke="{GREY}" stroke-width=".5"/>'
        yield f'<text x="{x(at):g}" y="{TOP + HEIGHT + 20}" text-anchor="middle">{at}</text>'
    for at, word in (*((n, str(n)) for n in range(1, 6)), (OPEN, "beyond")):
        yield f'<path d="M{LEFT} {y(at):g}H{x(12):g}" stroke="{GREY}" stroke-width=".5"/>'
        yield f'<text x="{LEFT - 8}" y="{y(at) + 4:g}" text-anchor="end">{word}</text>'
    equal = f"M{x(1):g} {y(1):g}L{x(5.4):g} {y(5.4):g}"
    yield f'<path d="{equal}" stroke="{INK}" stroke-dasharray="4"/>'
    for (theirs, ours), count in sorted(Counter(pairs).items()):
        area = f'r="{2.2 * count**0.5:.1f}" fill="{DOT}" fill-opacity=".6"'
        yield f'<circle cx="{x(theirs):g}" cy="{y(ours):g}" {area}/>'
    label = f'x="{x(6.5):g}" y="{TOP + HEIGHT + 45}" text-anchor="middle"'
    yield f"<text {label}>rating of Sudoku Explainer</text>"
    turned = f"translate(18 {TOP + HEIGHT / 2:g}) rotate(-90)"
    yield f'<text transform="{turned}" text-anchor="middle">rating of qedoku</text>'
    yield "</svg>"


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
    if len(sys.argv) > 1:
        drawn = plot([(se, ours) for se, ours, _ in rated])
        Path(sys.argv[1]).write_text("\n".join(drawn) + "\n", encoding="utf-8")
    print(f"{1000 * taken / len(records):.2f} ms a puzzle")


if __name__ == "__main__":
    main()
