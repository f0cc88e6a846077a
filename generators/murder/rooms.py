"""Floor plans: a square board cut into believable rooms (U5).

The board is cut by straight walls into rectangles, sometimes around a corridor; then some pairs
of rectangles become one room, so that rooms are rectangles, L-shapes and corridors. How many rooms
there are, and how large, grows with the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from generators.stream import Stream
from puzzles.murder.place import Mask, cells_of, mask_of

ROOMS = {4: (3, 4), 5: (4, 5), 6: (4, 6), 7: (5, 7), 8: (6, 8), 9: (7, 9)}
"""Least and most rooms of a board: 4 to 5 cells each on the smallest, 9 to 11 on the largest."""
SMALLEST = {4: 3, 5: 3, 6: 3, 7: 4, 8: 4, 9: 4}
LARGEST = {4: 8, 5: 10, 6: 14, 7: 16, 8: 20, 9: 24}
"""The least and the most cells of a room."""
NARROW = 2
"""How many rooms may be one cell wide."""
LISTED = 4
"""Up to this size the plans are so few that they are listed, each as likely as any other."""
WITH_CORRIDOR = 6
"""From this size on a board can be planned around a corridor."""
TRIES = 200
"""Cuts to draw for one plan; of 500 plans of each size none needed more than 30."""
CORNERS = 6
"""Corners that the outline of a room has at most: an L has six."""


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of cells."""

    top: int
    left: int
    height: int
    width: int

    @property
    def narrow(self) -> bool:
        """Whether it is one cell wide."""
        return min(self.height, self.width) == 1

    def mask(self, size: int) -> Mask:
        """Return its cells."""
        rows = range(self.top, self.top + self.height)
        line = (1 << self.width) - 1
        return sum(line << size * row + self.left for row in rows)

    def cut(self, at: int, *, across: bool) -> "tuple[Block, Block]":
        """Return its two parts; `across` is a wall from left to right below `at` rows."""
        if across:
            return (
                Block(self.top, self.left, at, self.width),
                Block(self.top + at, self.left, self.height - at, self.width),
            )
        return (
            Block(self.top, self.left, self.height, at),
            Block(self.top, self.left + at, self.height, self.width - at),
        )


def corners(size: int, area: Mask) -> int:
    """Return how many corners the outline of some cells has: 4 for a rectangle, 6 for an L."""
    wide = size + 2
    spread = 0
    for cell in cells_of(area):
        spread |= 1 << (cell // size + 1) * wide + cell % size + 1
    found = 0
    for at in range(wide * wide - wide - 1):
        here = (spread >> at & 3, spread >> at + wide & 3)
        count = here[0].bit_count() + here[1].bit_count()
        found += count in (1, 3) or 2 * (count == 2 and here in ((1, 2), (2, 1)))
    return found


def floor_plan(size: int, stream: Stream) -> tuple[Mask, ...] | None:
    """Draw a plan: the cells of each room, in reading order of their first cells.

    None when none was found in `TRIES`.
    """
    if size <= LISTED:
        return stream.choice(all_plans(size))
    for _ in range(TRIES):
        areas = _cut(size, stream)
        if areas and _believable(size, areas):
            return tuple(sorted(areas, key=lambda area: area & -area))
    return None


def _cut(size: int, stream: Stream) -> list[Mask] | None:
    """Draw rooms that cover the board; None when the cuts came to an end too soon."""
    low, high = ROOMS[size]
    count = low + stream.below(high - low + 1)
    joined = stream.below(2 + size // 3)
    blocks = [Block(0, 0, size, size)]
    passages: list[Block] = []
    if size >= WITH_CORRIDOR and stream.below(2):
        blocks, passages = _around_corridor(size, stream)
    while len(blocks) + len(passages) < count + joined:
        if not _split_one(blocks, stream):
            return None
    return _join(size, [block.mask(size) for block in blocks], joined, stream) + [
        passage.mask(size) for passage in passages
    ]


@cache
def all_plans(size: int) -> tuple[tuple[Mask, ...], ...]:
    """Return every believable plan of a small board, in a fixed order."""
    plain = [
        Block(top, left, height, width).mask(size)
        for top, left in product(range(size), repeat=2)
        for height, width in product(range(1, size - top + 1), range(1, size - left + 1))
    ]
    shapes = set(plain)
    for one, other in combinations(plain, 2):
        if not one & other and corners(size, one | other) == CORNERS:
            shapes.add(one | other)
    first: dict[int, list[Mask]] = {}
    for shape in sorted(shapes):
        first.setdefault(shape & -shape, []).append(shape)
    found: list[tuple[Mask, ...]] = []
    _cover(size, first, (), found)
    return tuple(found)


def _cover(
    size: int, first: dict[int, list[Mask]], rooms: tuple[Mask, ...], found: list[tuple[Mask, ...]]
) -> None:
    """Add every believable plan that begins with some rooms; `first` has shapes by first cell."""
    covered = sum(rooms)
    if covered == (1 << size * size) - 1:
        if _believable(size, rooms):
            found.append(rooms)
        return
    if len(rooms) < ROOMS[size][1]:
        for shape in first.get(~covered & covered + 1, ()):
            if not shape & covered:
                _cover(size, first, (*rooms, shape), found)


def _around_corridor(size: int, stream: Stream) -> tuple[list[Block], list[Block]]:
    """Cut a board along a corridor, which may end at a wing that lies across its end."""
    across = bool(stream.below(2))
    board = Block(0, 0, size, size)
    blocks: list[Block] = []
    if stream.below(2):
        wing = 2 + stream.below(2)
        at = wing if stream.below(2) else size - wing
        wings = sorted(board.cut(at, across=not across), key=_area)
        board = wings.pop()
        blocks += wings
    before, rest = board.cut(2 + stream.below(size - 4), across=across)
    corridor, after = rest.cut(1, across=across)
    return [*blocks, before, after], [corridor]


def _area(block: Block) -> int:
    return block.height * block.width


def _split_one(blocks: list[Block], stream: Stream) -> bool:
    """Cut one of the blocks in two, rather a large one; False when none can be cut."""
    able = [index for index, block in enumerate(blocks) if _area(block) >= 6 and not block.narrow]
    if not able:
        return False
    index = max((stream.choice(able), stream.choice(able)), key=lambda at: _area(blocks[at]))
    block = blocks[index]
    across = stream.below(block.height**3 + block.width**3) < block.height**3
    length = block.height if across else block.width
    # A strip of one cell is a rare thing where there is another way.
    edge = 1 if length < 4 or not stream.below(8) else 2
    if length - edge < edge:
        return True
    at = edge + stream.below(length - 2 * edge + 1)
    blocks[index : index + 1] = block.cut(at, across=across)
    return True


def _join(size: int, areas: list[Mask], times: int, stream: Stream) -> list[Mask]:
    """Take down walls: pairs of rooms become one whose outline still has few corners."""
    for _ in range(times):
        pairs = [
            (a, b)
            for a in range(len(areas))
            for b in range(a)
            if touching(size, areas[a], areas[b])
            and areas[a].bit_count() + areas[b].bit_count() <= LARGEST[size]
        ]
        stream.shuffle(pairs)
        for a, b in pairs:
            if corners(size, areas[a] | areas[b]) == CORNERS:
                areas[b] |= areas.pop(a)
                break
    return areas


def touching(size: int, one: Mask, other: Mask) -> bool:
    """Say whether two areas share a wall."""
    first = mask_of(range(0, size * size, size))
    right = one << 1 & ~first
    left = (one & ~first) >> 1
    return bool((right | left | one << size | one >> size) & other)


def _believable(size: int, areas: Sequence[Mask]) -> bool:
    """Say whether rooms are neither too few, too small nor too large, and few are narrow."""
    low, high = ROOMS[size]
    sizes = [area.bit_count() for area in areas]
    if not low <= len(areas) <= high:
        return False
    if min(sizes) < SMALLEST[size] or max(sizes) > LARGEST[size]:
        return False
    return sum(narrow(size, area) for area in areas) <= NARROW


def narrow(size: int, area: Mask) -> bool:
    """Say whether a room is nowhere two cells wide in both directions: a corridor or a strip."""
    last = mask_of(range(size - 1, size * size, size))
    wide = area & (area & ~last & area >> 1)
    return not wide & wide >> size
