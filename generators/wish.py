"""What is asked of a generator."""

from dataclasses import dataclass
from typing import Literal

from puzzles.kind import Kind

Symmetry = Literal["none", "rotational", "mirror", "diagonal", "full"]


@dataclass(frozen=True)
class Wish:
    """A wish for puzzles of one sort; together with seed and index it decides every byte.

    Attributes:
        kind: the registry's row.
        size: 9, 6 or 4.
        givens: least and most number of givens; None lets the kind's default stand.
        minimal: go on until no given (with a symmetry: no set of symmetric givens) can go.
        symmetry: of the pattern of givens.
        mask: the cells that hold the givens, instead of a symmetry; None for any.
        cage_sizes: least and most cells of a cage; only where the kind has cages.
        attempts: how often to try for one puzzle before it counts as not found.
    """

    kind: Kind
    size: int = 9
    givens: tuple[int, int] | None = None
    minimal: bool = False
    symmetry: Symmetry = "none"
    mask: frozenset[int] | None = None
    cage_sizes: tuple[int, int] = (2, 5)
    attempts: int = 20

    def why_not(self) -> str | None:
        """Why this wish makes no sense (naming the option), or None."""
        raise NotImplementedError
