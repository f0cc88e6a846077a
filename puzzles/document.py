"""A document: one puzzle with all that is known about it, as it travels between formats.

The parts that only travel (meta, grade, proof, scoring, provenance, extensions) stay the plain
trees that the native format holds (formats.md 13); what the house computes with is typed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from puzzles.missing import panel_of
from puzzles.puzzle import Grid, Puzzle

Tree = Mapping[str, Any]
"""A JSON object of the native format. Its own keys were checked when it was read."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A solution as a file states it; nothing here is believed before it is recomputed.

    Each entry of `panel` is (name, digit) as in `Puzzle.panel`; empty for classic kinds and for
    formats that carry the grid alone.
    """

    grid: Grid
    panel: tuple[tuple[str, int], ...] = ()


def stored(puzzle: Puzzle, solution: Grid) -> Stored:
    """Return the solution of a puzzle as its document states it, the panel worked out.

    Raises:
        ValueError: it is no full grid of the kind.
    """
    if not puzzle.kind.missing:
        return Stored(solution)
    panel = panel_of(solution, puzzle.size, diagonals=puzzle.kind.diagonals)
    return Stored(solution, tuple(panel.entries().items()))


@dataclass(frozen=True, slots=True)
class State:
    """How far a player is: what hint, play and score share.

    Attributes:
        entries: the digits that the player has entered, `BLANK` elsewhere and at givens.
        panel: what stands in the panel (M5), `magic` included, as (name, digit).
        candidates: pencil marks, (cell or panel name, digits) pairs; a name that is absent has
            no marks.
    """

    entries: Grid
    panel: tuple[tuple[str, int], ...] = ()
    candidates: tuple[tuple[str, tuple[int, ...]], ...] = ()


@dataclass(frozen=True)
class Document:
    """One puzzle and what is known about it.

    Attributes:
        id: lower case letters, digits, dots, dashes, underscores; unique in a pack by custom.
        puzzle: what the player gets.
        solution: as the file states it, or None.
        state: a player's progress, or None.
        meta, grade, proof, scoring, provenance, extensions: trees of the native format; empty
            when absent.
        notes: what a reader wants a person to know (an unknown key of a later minor version,
            something a format could not carry); not written to files.
    """

    id: str
    puzzle: Puzzle
    solution: Stored | None = None
    state: State | None = None
    meta: Tree = field(default_factory=dict)
    grade: Tree = field(default_factory=dict)
    proof: Tree = field(default_factory=dict)
    scoring: Tree = field(default_factory=dict)
    provenance: Tree = field(default_factory=dict)
    extensions: Tree = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def kind_name(self) -> str:
        """The registry's name of its kind."""
        return self.puzzle.kind.name
