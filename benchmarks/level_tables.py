"""Write what 100 seeded puzzles of each kind and level need: `python benchmarks/level_tables.py`.

The tables go to docs/levels.md. Open steps: steps that were open in a round, the mean of a puzzle;
a technique is needed by a puzzle when some round has nothing easier.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import mean, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from generators.pack import build
from generators.wish import MADE, Wish
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle
from solvers.climber import Climber
from solvers.grade import Grade
from solvers.ladder import LADDER
from solvers.step import Level

ROOT = Path(__file__).parents[1]
COUNT, SEED = 100, 1
PARTS = (("", False), ("-diagonal", False), ("-killer", True), ("-diagonal-killer", True))


@cache
def graded(name: str, level: Level) -> list[tuple[Puzzle, Grade]]:
    """Return the seeded puzzles of a kind and level with their grades."""
    symmetry = "none" if KINDS[name].cages and level in ("medium", "hard") else "rotational"
    wish = Wish(KINDS[name], level=level, symmetry=symmetry)
    puzzles = [one.document.puzzle for one in build(wish, SEED, COUNT) if one.document]
    climber = Climber(KINDS[name])
    return [(puzzle, climber.climb(puzzle).grade) for puzzle in puzzles]


def open_steps(name: str, level: Level) -> list[float]:
    """Return for each puzzle the mean of the steps open in a round."""
    return [grade.steps / grade.length for _, grade in graded(name, level)]


def spread(values: list[float], form: str = ".1f") -> str:
    """Return the mean of some values and the middle half of them."""
    low, _, high = quantiles(values, n=4)
    return f"{mean(values):{form}} ({low:{form}} to {high:{form}})"


def summary(base: str) -> Iterator[str]:
    """Yield the table of a base: a row a kind and level."""
    yield "| kind | level | givens | cages | rounds | open steps a round |"
    yield "|---|---|---|---|---|---|"
    for part, caged in PARTS:
        for level in MADE:
            found = graded(base + part, level)
            givens = [float(sum(d != BLANK for d in puzzle.givens)) for puzzle, _ in found]
            cages = spread([float(len(p.cages)) for p, _ in found], ".0f") if caged else ""
            cells = (
                *(base + part, level, spread(givens, ".0f") if any(givens) else "none", cages),
                spread([float(grade.length) for _, grade in found]),
                spread(open_steps(base + part, level)),
            )
            yield f"| {' | '.join(cells)} |"


def needs(name: str) -> Iterator[str]:
    """Yield the table of a kind: what share of the puzzles of each level needs a technique."""
    used = {
        level: Counter(rung for _, grade in graded(name, level) for rung in grade.techniques)
        for level in MADE
    }
    yield f"| technique | {' | '.join(MADE)} |"
    yield "|---" * (len(MADE) + 1) + "|"
    for rung in LADDER:
        names = ("last-cell",) if rung.name == "full-house" else (rung.name,)
        shares = [sum(used[level][word] for word in names) for level in MADE]
        if any(shares):
            cells = (f"{share} %" if share else "" for share in shares)
            yield f"| {names[0]} | {' | '.join(cells)} |"


def overlap(level: Level) -> str:
    """Return how the open steps of classic and Missudeca compare at a level."""
    classic, missudeca = (open_steps(name, level) for name in ("classic", "missudeca"))
    low, high = min(classic), max(classic)
    inside = sum(low <= value <= high for value in missudeca)
    cells = (level, spread(classic), spread(missudeca), f"{inside} %")
    return f"| {' | '.join(cells)} |"


def page() -> Iterator[str]:
    """Yield the lines of docs/levels.md."""
    yield "# What the levels ask for"
    yield ""
    yield f"{COUNT} puzzles of 9x9 for each kind and level, seed {SEED}, made by `qedoku generate"
    yield "KIND --level LEVEL` and graded. Means, the middle half of the puzzles in brackets. Open"
    yield "steps: how many steps were open in a round. Written by `benchmarks/level_tables.py`."
    for base in ("missudeca", "classic"):
        yield from ("", f"## {base.capitalize()}", "", *summary(base))
    yield from ("", "## Levels of one name", "", "Open steps a round, plain kinds; the last column")
    yield "is the share of the Missudeca puzzles that lie within the range of the classic ones."
    yield from ("", "| level | classic | Missudeca | overlap |", "|---|---|---|---|")
    yield from map(overlap, MADE)
    for part, _ in PARTS:
        yield from ("", f"## Techniques: missudeca{part}", "")
        yield "The share of the puzzles in which some round needs the technique."
        yield from ("", *needs(f"missudeca{part}"))


if __name__ == "__main__":
    (ROOT / "docs" / "levels.md").write_text("\n".join(page()) + "\n", encoding="utf-8")
