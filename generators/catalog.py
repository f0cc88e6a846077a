"""The makers, a row each: which makes which kinds.

A maker tries once for each stream, `make(wish, streams, stop)`, and gives for each a puzzle with
its answer, or None; `pack` does the rest. To add one, write its file and add its row.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generators import grids
from generators.grids import Found
from generators.stream import Stream
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.kind import Kind
from solvers.engines.ask import Stop

Make = Callable[[Wish, Sequence[Stream], Stop], list[Found]]


@dataclass(frozen=True, slots=True)
class Maker:
    """A row: a name, the kinds that are made, and the function that makes them."""

    name: str
    kinds: tuple[Kind, ...]
    make: Make


MAKERS: tuple[Maker, ...] = (Maker("grids", tuple(KINDS.values()), grids.make),)


def maker_of(kind: Kind) -> Maker:
    """Return the maker of a kind; every kind of the registry has one."""
    return next(maker for maker in MAKERS if kind in maker.kinds)
