"""The document of a puzzle that a setter's tool changed, with its new proof.

What was known of the old puzzle and need not hold of the new one (grade, scoring, state, the old
proof) is left out; title, author and extensions stay.
"""

from dataclasses import dataclass, replace
from typing import Any

from generators.proof import proof_for, proof_of, provenance_of
from puzzles.document import Document, stored
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Stop, never
from solvers.prove import prove
from solvers.verdict import Verdict

LONGEST_ID = 100
"""The most characters of an id (formats.md 13)."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What a tool did.

    Attributes:
        tool: the verb, `minimize` or `complete`.
        ending: what the new id ends with.
        options: what to write into the provenance besides.
        seed: the start of the random numbers.
    """

    tool: str
    ending: str
    options: dict[str, Any]
    seed: int


def proven(puzzle: Puzzle, stop: Stop = never) -> Verdict:
    """Give the verdict of two engines on a puzzle."""
    return prove(puzzle, proof_for(puzzle.size), stop)


def agreed(verdict: Verdict, solution: Grid | None = None) -> bool:
    """Say whether two engines proved one answer (the one meant), and nothing is wrong with it."""
    return verdict.good and verdict.second == "unique" and solution in (None, verdict.solution)


def edited(old: Document, puzzle: Puzzle, solution: Grid, verdict: Verdict, edit: Edit) -> Document:
    """Return the document of a changed puzzle that two engines have proven."""
    if puzzle.kind.d2 and puzzle.magic_on_diagonals is None:
        puzzle = replace(puzzle, magic_on_diagonals="holds")
    ending = f"-{edit.ending}"
    return Document(
        id=old.id[: LONGEST_ID - len(ending)].removesuffix(ending) + ending,
        puzzle=puzzle,
        solution=stored(puzzle, solution),
        meta=old.meta,
        proof=proof_of(verdict),
        provenance=provenance_of(edit.seed, {edit.tool: old.id, **edit.options}),
        extensions=old.extensions,
    )
