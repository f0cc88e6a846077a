"""Where a case takes place: rooms, walls, and the objects in them (U3, U4, U5).

Cells are ints in reading order from the top left, `row * size + column`, 0-based; a set of cells
is a `Mask`, an int with bit `cell` set, of any length.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_

Mask = int
"""A set of cells: bit number `cell`."""

Text = str | tuple[tuple[str, str], ...]
"""A text as a document holds it: one string, or (language, string) pairs."""

SEATS = ("chair", "armchair", "sofa", "bed", "bench", "stool", "rug", "mat")
"""Kinds of objects that a person can be on (U3)."""
SOLID = (
    "plant", "table", "tree", "bush", "boulder", "crate", "bookcase", "fountain", "statue", "bin",
)  # fmt: skip
"""Kinds of objects that block their cells (U4)."""
STANDS: dict[str, bool] = dict.fromkeys(SEATS, True) | dict.fromkeys(SOLID, False)
"""For each built-in kind of object, whether a person can be on it."""
MOST = 12
"""Boards have at most so many rows. Documents of ours stay within U1: 4 to 9."""


def mask_of(cells: Iterable[int]) -> Mask:
    """Return a set of cells as a mask."""
    return reduce(or_, (1 << cell for cell in cells), 0)


def cells_of(mask: Mask) -> Iterator[int]:
    """Yield the cells of a mask in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True, slots=True)
class Room:
    """A room (U5).

    Attributes:
        id: what clues and catalogues call it.
        code: its letter in drawings of the plan.
        floor: the name of its floor, or None where a document leaves that open.
        name: only for a room that the catalogues lack.
    """

    id: str
    code: str
    floor: str | None = None
    name: Text | None = None


@dataclass(frozen=True, slots=True)
class Thing:
    """An object: its kind and the cells, of one room, that it stands on."""

    kind: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A board of `size` x `size` cells, its rooms and objects.

    Attributes:
        size: cells in a row.
        rooms: in the order of the document.
        room_at: for each cell the index of its room.
        things: the objects.
        kinds: kinds of objects beyond `STANDS`, each with whether a person can be on it.

    Raises:
        ValueError: no such board: a wrong number of cells, a cell or a room that is not there, two
            rooms of one id or letter, a room without cells, a kind of object that nobody knows.
    """

    size: int
    rooms: tuple[Room, ...]
    room_at: tuple[int, ...]
    things: tuple[Thing, ...] = ()
    kinds: tuple[tuple[str, bool], ...] = ()

    def __post_init__(self) -> None:
        for text in _impossible(self):
            raise ValueError(text)

    @property
    def cells(self) -> range:
        """All cells."""
        return range(self.size * self.size)

    @cached_property
    def every(self) -> Mask:
        """All cells, as a mask."""
        return (1 << self.size * self.size) - 1

    @cached_property
    def rows(self) -> tuple[Mask, ...]:
        """The cells of each row, from the top."""
        line = (1 << self.size) - 1
        return tuple(line << self.size * row for row in range(self.size))

    @cached_property
    def columns(self) -> tuple[Mask, ...]:
        """The cells of each column, from the left."""
        line = sum(1 << self.size * row for row in range(self.size))
        return tuple(line << column for column in range(self.size))

    @cached_property
    def areas(self) -> tuple[Mask, ...]:
        """The cells of each room, in the order of `rooms`."""
        found = [0] * len(self.rooms)
        for cell, room in enumerate(self.room_at):
            found[room] |= 1 << cell
        return tuple(found)

    @cached_property
    def _room_index(self) -> dict[str, int]:
        return {room.id: index for index, room in enumerate(self.rooms)}

    def room(self, room_id: str) -> int:
        """Return the index of a room; raise `KeyError` when the board has none such."""
        return self._room_index[room_id]

    def area(self, room_id: str) -> Mask:
        """Return the cells of a room; raise `KeyError` when the board has none such."""
        return self.areas[self._room_index[room_id]]

    def stands(self, kind: str) -> bool:
        """Say whether a person can be on a kind of object (U3, U4); `KeyError` if it is unknown."""
        return STANDS[kind] if kind in STANDS else dict(self.kinds)[kind]

    @cached_property
    def _held(self) -> dict[str, Mask]:
        found: dict[str, Mask] = {}
        for thing in self.things:
            found[thing.kind] = found.get(thing.kind, 0) | mask_of(thing.cells)
        return found

    @property
    def kinds_here(self) -> tuple[str, ...]:
        """The kinds of objects that are on the board, in the order of `things`."""
        return tuple(self._held)

    def holding(self, kind: str) -> Mask:
        """Return the cells that hold an object of a kind; none if there is none."""
        return self._held.get(kind, 0)

    @cached_property
    def blocked(self) -> Mask:
        """The cells that no person can be in: those of solid objects (U4)."""
        solid = (mask for kind, mask in self._held.items() if not self.stands(kind))
        return reduce(or_, solid, 0)

    @cached_property
    def free(self) -> Mask:
        """The cells that a person can be in (U3)."""
        return self.every & ~self.blocked

    @cached_property
    def beside(self) -> tuple[Mask, ...]:
        """For each cell the cells directly above, below, left and right in the same room (C7)."""
        return tuple(
            mask_of(n for n in self.around(cell) if self.room_at[n] == self.room_at[cell])
            for cell in self.cells
        )

    @cached_property
    def own_area(self) -> tuple[Mask, ...]:
        """For each cell the cells of its room."""
        return tuple(self.areas[room] for room in self.room_at)

    @cached_property
    def _near(self) -> dict[tuple[str, bool], Mask]:
        return {}

    def near(self, kind: str, *, own: bool = True) -> Mask:
        """Return the cells next to an object of a kind.

        By the letter of C7 another cell of the object that a person is on counts; without `own`
        it does not.
        """
        if (kind, own) not in self._near:
            things = [mask_of(thing.cells) for thing in self.things if thing.kind == kind]
            self._near[kind, own] = mask_of(
                cell
                for cell in self.cells
                if any(
                    self.beside[cell] & held and (own or not held >> cell & 1) for held in things
                )
            )
        return self._near[kind, own]

    def around(self, cell: int) -> tuple[int, ...]:
        """Return the cells directly above, left, right and below, whatever their room."""
        n, (y, x) = self.size, divmod(cell, self.size)
        near = ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
        return tuple(r * n + c for r, c in near if 0 <= r < n and 0 <= c < n)

    @cached_property
    def walls(self) -> tuple[Mask, Mask, Mask, Mask]:
        """The cells with a wall above, below, left and right; the board's edge is a wall (C9)."""
        n = self.size
        above = below = left = right = 0
        for area in self.areas:
            above |= area & ~(area << n)
            below |= area & ~(area >> n)
            left |= area & ~((area & ~self.columns[-1]) << 1)
            right |= area & ~((area & ~self.columns[0]) >> 1)
        return above, below, left, right

    @cached_property
    def corners(self) -> Mask:
        """The cells with walls on two sides that meet (C9)."""
        above, below, left, right = self.walls
        return (above | below) & (left | right)

    @cached_property
    def neighbours(self) -> tuple[frozenset[int], ...]:
        """For each room the rooms that share a wall with it."""
        found: list[set[int]] = [set() for _ in self.rooms]
        for cell in self.cells:
            found[self.room_at[cell]].update(self.room_at[other] for other in self.around(cell))
        return tuple(frozenset(others - {room}) for room, others in enumerate(found))

    def name(self, cell: int) -> str:
        """Return what a cell is called: `r1c1` first."""
        return f"r{cell // self.size + 1}c{cell % self.size + 1}"

    def cell(self, name: str) -> int:
        """Return the cell called `name`; raise `ValueError` when the board has none such."""
        match = re.fullmatch(r"r([1-9][0-9]?)c([1-9][0-9]?)", name)
        if not match or max(int(match[1]), int(match[2])) > self.size:
            last = self.name(self.cells[-1])
            raise ValueError(f"no cell {name!r} on this board (cells are r1c1 to {last})")
        return (int(match[1]) - 1) * self.size + int(match[2]) - 1


def _impossible(plan: Plan) -> Iterator[str]:
    """Yield why there can be no such board."""
    count = plan.size * plan.size
    if not 1 <= plan.size <= MOST:
        yield f"a board of {plan.size} rows (boards have 1 to {MOST})"
    if len(plan.room_at) != count:
        yield f"{len(plan.room_at)} cells are told a room, the board has {count}"
    indices = range(len(plan.rooms))
    if any(room not in indices for room in plan.room_at):
        yield "a cell is in a room that is not there"
    yield from _twice("room id", [room.id for room in plan.rooms])
    yield from _twice("room letter", [room.code for room in plan.rooms])
    for index in sorted(set(indices) - set(plan.room_at)):
        yield f"room {plan.rooms[index].id} has no cell (U5)"
    known = STANDS | dict(plan.kinds)
    for thing in plan.things:
        if thing.kind not in known:
            yield f"nobody knows an object {thing.kind!r} (U3, U4)"
        if not thing.cells or not all(0 <= cell < count for cell in thing.cells):
            yield f"the object {thing.kind} has no cell, or one that is not on the board"


def _twice(what: str, values: list[str]) -> Iterator[str]:
    for value in dict.fromkeys(values):
        if values.count(value) > 1:
            yield f"there are two of {what} {value!r}"
