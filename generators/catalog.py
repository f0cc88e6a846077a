"""The makers, a row each: which makes which kinds.

A maker tries once, `make(wish, stream, stop) -> (puzzle, solution) | None`; `pack` does the rest.
To add one, write its file and add its row.
"""

from collections.abc import Callable
from dataclasses import dataclass

from generators import grids
from generators.stream import Stream
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.kind import Kind
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Stop

Make = Callable[[Wish, Stream, Stop], tuple[Puzzle, Grid] | None]


@dataclass(frozen=True, slots=True)
class Maker:
    """A row: the name that a proof gives, the kinds made, and the function that tries once."""

    name: str
    kinds: tuple[Kind, ...]
    make: Make


MAKERS: tuple[Maker, ...] = (Maker("grids", tuple(KINDS.values()), grids.make),)


def maker_of(kind: Kind) -> Maker:
    """Return the maker of a kind; every kind of the registry has one."""
    return next(maker for maker in MAKERS if kind in maker.kinds)
