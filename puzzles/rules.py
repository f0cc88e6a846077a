"""Rules of grids that are cited and judged by no reading of their own, beside those of the judge.

Each follows from others, or only says what a board is; `RULES` of `judge.py` has the rest.
"""

from collections.abc import Callable
from dataclasses import dataclass

from puzzles.kind import Kind


@dataclass(frozen=True, slots=True)
class Stated:
    """A rule that steps and messages cite: its id, its text in short, the kinds it binds."""

    id: str
    text: str
    binds: Callable[[Kind], bool]


STATED: tuple[Stated, ...] = (
    Stated(
        "M4", "One digit, the magic digit, stands in every row, column and box.",
        lambda k: k.missing,
    ),
    Stated("K1", "The board is divided into cages, across rows, columns and boxes.",
           lambda k: k.cages),
    Stated("K4", "0 counts in a cage like any other digit.", lambda k: k.cages and k.missing),
)  # fmt: skip
"""By id within a letter."""
