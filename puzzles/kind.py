"""A kind of puzzle: a base rule times the features that it switches on."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Base:
    """Which digits a board of size n uses.

    `classic` has the digits 1 to n and each unit holds all of them. `missudeca` has 0 to n, one
    more than a unit has cells, so that each unit misses one (M2).
    """

    name: str
    first: int
    spare: bool
    title: str

    def digits(self, size: int) -> tuple[int, ...]:
        """Return the digits of a board of this size, in order."""
        return tuple(range(self.first, size + 1))


@dataclass(frozen=True)
class Kind:
    """A row of the registry: the name that the command line uses, and what it means."""

    name: str
    base: Base
    diagonals: bool
    cages: bool
    title: str

    @property
    def missing(self) -> bool:
        """Whether each unit misses a digit, so that there is a panel (M2, M5)."""
        return self.base.spare

    @property
    def d2(self) -> bool:
        """Whether rule D2 speaks of this kind."""
        return self.base.spare and self.diagonals
