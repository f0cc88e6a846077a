"""What clues come to for the engines: five sorts of relation, closed and small.

    Within(who, cells)             `who` is in one of the cells
    Pair(who, other, allowed)      if `who` is in cell c, `other` is in `allowed[c]`
    Count(people, cells, count)    exactly `count` of the people are in the cells
    Mates(who, others, count)      exactly `count` of the others are in the room of `who`
    Vacant(count)                  exactly `count` rooms hold nobody

People are indices into `Case.people`, cells are masks. All relations hold at once; what a clue
comes to is a tuple of them. U2 (a person a row and column) and U4 (blocked cells) are no relations:
engines know them. `puzzles/murder/lowered.py` gathers the relations of a case.
"""

from dataclasses import dataclass

from puzzles.murder.place import Mask


@dataclass(frozen=True, slots=True)
class Within:
    """`who` is in one of `cells`."""

    who: int
    cells: Mask


@dataclass(frozen=True, slots=True)
class Pair:
    """If `who` is in cell c, `other` is in one of `allowed[c]`, a mask for each cell."""

    who: int
    other: int
    allowed: tuple[Mask, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """Exactly `count` of `people` are in `cells`."""

    people: tuple[int, ...]
    cells: Mask
    count: int


@dataclass(frozen=True, slots=True)
class Mates:
    """Exactly `count` of `others` are in the room that `who` is in."""

    who: int
    others: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Vacant:
    """Exactly `count` rooms hold nobody."""

    count: int


Relation = Within | Pair | Count | Mates | Vacant
Relations = tuple[Relation, ...]
