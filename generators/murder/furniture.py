"""What stands in the rooms, and what they are called and laid with (U3, U4, U5)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generators.murder.rooms import narrow
from generators.murder.theme import RoomKind, Theme
from generators.stream import Stream
from puzzles.murder.place import STANDS, Mask, Plan, Room, Thing, cells_of, mask_of

SPANS: dict[str, tuple[tuple[int, int], ...]] = {
    "bed": ((1, 2), (1, 2), (1, 1)),
    "sofa": ((1, 2), (1, 2), (1, 3), (1, 1)),
    "bench": ((1, 1), (1, 2)),
    "rug": ((1, 1), (1, 2), (2, 2), (1, 3)),
    "table": ((1, 1), (1, 1), (1, 2), (2, 2)),
    "bookcase": ((1, 1), (1, 2)),
    "fountain": ((1, 1), (1, 1), (2, 2)),
}
"""Cells that an object of a kind can span, either way round; one cell where a kind is not here."""
AT_WALL = frozenset(("bed", "sofa", "bench", "bookcase", "crate", "statue", "plant", "bin"))
"""Kinds that rather stand at a wall of the room."""
CENTRAL = frozenset(("rug", "fountain"))
"""Kinds that rather do not."""
SEVERAL = frozenset(("chair", "stool", "armchair", "bush", "tree", "bookcase", "crate", "boulder"))
"""Kinds of which rooms often have more than one."""
SHAPES = {
    "narrow": {"narrow": 120, "small": 20, None: 10, "large": 1},
    "small": {"small": 80, None: 30, "narrow": 1, "large": 1},
    "medium": {None: 60, "small": 20, "large": 20, "narrow": 1},
    "large": {"large": 90, None: 30, "small": 1, "narrow": 1},
}
"""How likely a room that suits one shape gets an area of another."""


def weighted(weights: Sequence[int], stream: Stream) -> int:
    """Return an index, each as likely as its weight says."""
    at = stream.below(sum(weights))
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    raise AssertionError("a draw lies below the sum of the weights")


def furnish(
    size: int, areas: Sequence[Mask], theme: Theme, taken: Mask, stream: Stream
) -> Plan | None:
    """Name, lay and furnish the rooms of a floor plan.

    Args:
        size: of the board.
        areas: the cells of each room.
        theme: has at least as many rooms.
        taken: the cells that people will be in: nothing solid is put there.
        stream: of random numbers.

    Returns:
        The plan; None when no colouring with the floors of these rooms was found.
    """
    kinds = _assigned(size, areas, theme, stream)
    room_at = [0] * (size * size)
    for number, area in enumerate(areas):
        for cell in cells_of(area):
            room_at[cell] = number
    codes = _codes([kind.id for kind in kinds])
    bare = tuple(
        Room(kind.id, code, name=kind.name) for kind, code in zip(kinds, codes, strict=True)
    )
    plan = Plan(size, bare, tuple(room_at))
    floors = _floors(plan, kinds, stream)
    if floors is None:
        return None
    rooms = tuple(
        Room(room.id, room.code, floor, room.name) for room, floor in zip(bare, floors, strict=True)
    )
    things: list[Thing] = []
    for area, kind in zip(areas, kinds, strict=True):
        things += Furnisher(plan, area, taken, stream).put(kind)
    things.sort(key=lambda thing: thing.cells)
    return Plan(size, rooms, plan.room_at, tuple(things))


def _assigned(
    size: int, areas: Sequence[Mask], theme: Theme, stream: Stream
) -> tuple[RoomKind, ...]:
    """Return a room of the theme for each area, one that suits its shape."""
    found: dict[int, RoomKind] = {}
    left = list(theme.rooms)
    mean = size * size // len(areas)
    sorts = {area: _sort(size, area, mean) for area in areas}
    # The corridors choose first, then the halls: they suit few rooms.
    for area in sorted(areas, key=lambda area: (sorts[area] != "narrow", -area.bit_count())):
        weights = [SHAPES[sorts[area]][kind.shape] for kind in left]
        found[area] = left.pop(weighted(weights, stream))
    return tuple(found[area] for area in areas)


def _sort(size: int, area: Mask, mean: int) -> str:
    """Return of what sort the shape of an area is, beside the mean area of the plan."""
    count = area.bit_count()
    if narrow(size, area) and count > 2:
        return "narrow"
    if 3 * count >= 4 * mean:
        return "large"
    return "small" if 3 * count <= 2 * mean else "medium"


def _codes(ids: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each room: the first of its id that is free, else any."""
    found: list[str] = []
    for room_id in ids:
        letters = [letter for letter in room_id.upper() if letter.isalpha()]
        letters += "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        found.append(next(letter for letter in letters if letter not in found))
    return tuple(found)


def _floors(plan: Plan, kinds: Sequence[RoomKind], stream: Stream) -> list[str] | None:
    """Return a floor for each room, another than that of its neighbours (U5); None if none."""
    choices: list[list[str]] = []
    for kind in kinds:
        suited = list(kind.floors)
        stream.shuffle(suited)
        choices.append(suited)
    found: list[str] = []

    def lay(room: int) -> bool:
        if room == len(kinds):
            return True
        near = {found[other] for other in plan.neighbours[room] if other < room}
        for floor in choices[room]:
            if floor not in near:
                found.append(floor)
                if lay(room + 1):
                    return True
                found.pop()
        return False

    return found if lay(0) else None


@dataclass
class Furnisher:
    """Puts objects into a room.

    Attributes:
        plan: the board, without objects.
        area: the cells of the room.
        taken: cells that stay free of solid objects.
        stream: of random numbers.
    """

    plan: Plan
    area: Mask
    taken: Mask
    stream: Stream

    def put(self, kind: RoomKind) -> Iterator[Thing]:
        """Yield the objects of a room: they take about half of its cells, solid ones a third."""
        count = self.area.bit_count()
        wanted = (count * (5 + self.stream.below(4)) + 5) // 10
        solid = max(1, count * 3 // 10)
        weights = {object_kind: 4 * weight for object_kind, weight in kind.objects}
        used = 0
        while used.bit_count() < wanted and any(weights.values()):
            chosen = list(weights)[weighted(list(weights.values()), self.stream)]
            room = solid if not STANDS[chosen] else count
            cells = self._place(chosen, used, room)
            if not cells:
                weights[chosen] = 0
                continue
            used |= cells
            solid -= 0 if STANDS[chosen] else cells.bit_count()
            weights[chosen] = weights[chosen] * (2 if chosen in SEVERAL else 1) // 3
            yield Thing(chosen, tuple(cells_of(cells)))

    def _place(self, kind: str, used: Mask, room: int) -> Mask:
        """Return cells for an object of at most `room` cells, where it looks best; 0 for none."""
        free = self.area & ~used & (self.plan.every if STANDS[kind] else ~self.taken)
        spans = SPANS.get(kind, ((1, 1),))
        height, width = self.stream.choice(spans)
        for span in ((height, width), (1, 1)):
            if span[0] * span[1] > min(room, max(1, self.area.bit_count() // 3)):
                continue
            places = list(_spots(self.plan.size, free, span))
            if places:
                self.stream.shuffle(places)
                return max(places, key=lambda mask: self._suits(kind, mask))
        return 0

    def _suits(self, kind: str, mask: Mask) -> int:
        """Return how well an object stands in some cells."""
        above, below, left, right = self.plan.walls
        walled = (mask & (above | below | left | right)).bit_count()
        if kind in AT_WALL:
            return 2 * (walled == mask.bit_count()) + bool(mask & self.plan.corners)
        return -walled if kind in CENTRAL else 0


def _spots(size: int, free: Mask, span: tuple[int, int]) -> Iterator[Mask]:
    """Yield the rectangles of a span, either way round, that lie in free cells."""
    for height, width in dict.fromkeys((span, span[::-1])):
        shape = mask_of(y * size + x for y in range(height) for x in range(width))
        for y in range(size - height + 1):
            for x in range(size - width + 1):
                mask = shape << y * size + x
                if mask & free == mask:
                    yield mask
