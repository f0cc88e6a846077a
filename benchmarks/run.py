"""Print how we compare with our peers; see README.md."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import levels, processes, rows
from benchmarks.measure import Result, Row, compare

HEAD = ("work", "peer", "ours", "ratio (range)", "floor", "goal", "met")


def all_rows() -> list[Row]:
    """Return the rows in the order of the table."""
    return [
        rows.proof_row("missudeca", (25, 50), (150, 300)),
        rows.proof_row("missudeca-diagonal", (18, 40), (115, 250)),
        rows.lines_row(),
        rows.classic_row(),
        rows.missudeca_row(),
        rows.solo_row(),
        *rows.killer_rows(),
        rows.hard_row(),
        *levels.rows(),
        *processes.rows(),
    ]


def cells_of(result: Result) -> tuple[str, ...]:
    """Return a line of the table."""
    peer = result.peer
    if not result.ratios:
        return (result.work, peer.name, "", f"skipped: {peer.absent}", *_bounds(result), "")
    low, high = min(result.ratios), max(result.ratios)
    met = next(
        (
            word
            for word, bound in (("goal", peer.goal), ("floor", peer.floor))
            if result.reaches(bound)
        ),
        "no",
    )
    ratio = f"{result.ratio:.3g} ({low:.3g} to {high:.3g})"
    return (result.work, peer.name, shown(result.ours, result.unit), ratio, *_bounds(result), met)


def _bounds(result: Result) -> tuple[str, str]:
    """Return floor and goal as the table shows them."""
    sign = "at most " if result.upward else ""
    return f"{sign}{result.peer.floor:.3g}", f"{sign}{result.peer.goal:.3g}"


def shown(amount: float, unit: str) -> str:
    """Return a time in a size that suits it, anything else in its unit."""
    for prefix, size in (("", 1.0), ("m", 1e-3)):
        if amount >= size or unit != "s":
            return f"{amount / size:.3g} {prefix}{unit}"
    return f"{amount * 1e6:.3g} us"


def main() -> None:
    """Run the rows and print the table, line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds a row (5)")
    parser.add_argument("--row", default="", help="only rows whose name holds this word")
    parser.add_argument("--markdown", action="store_true", help="print a table in Markdown")
    wish = parser.parse_args()
    if wish.markdown:
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for row in all_rows():
        if wish.row in row.name:
            for result in compare(row, wish.rounds):
                line = cells_of(result)
                print(f"| {' | '.join(line)} |" if wish.markdown else "  ".join(line), flush=True)


if __name__ == "__main__":
    main()
