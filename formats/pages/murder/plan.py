"""A plan as a picture: floors, thick walls (U5), furniture, names of rooms, people in place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from formats.pages.drawing import (
    INK,
    Drawing,
    Item,
    Path,
    Pen,
    Step,
    Text,
    centred,
    ellipse,
    polygon,
    rect,
)
from formats.pages.font import width
from formats.pages.look import CELL, FAINT
from formats.pages.murder.floors import floor
from formats.pages.murder.pictograms import WHITE, pictogram
from formats.pages.murder.signs import sign
from formats.pages.outline import outlines
from puzzles.murder.case import Case, Placement
from puzzles.murder.place import Plan, Room, Thing
from texts.letters import letters

EDGE = 4.4
"""Room at the left and above for the numbers of rows and columns."""
NAME, LEAST = 1.95, 1.4
"""The size of a room's name, and the least."""
JOINED = Pen(0.3)
THIN = Pen(0.16, "#8a8a8a", dash=(0.5, 0.5), offset=0.25)


@dataclass(frozen=True)
class _Spot:
    """Where the name of a room could stand: its room, how many of the cells hold objects."""

    wide: float
    full: int
    x: float
    y: float


@dataclass(frozen=True)
class Names:
    """What stands on a plan and beside it, in one language.

    Attributes:
        rooms, things: names by id.
        signs: the letter or letters of each person, in the order of the case.
        rtl: whether the language is written from right to left.
    """

    rooms: Mapping[str, str]
    things: Mapping[str, str]
    signs: Sequence[str]
    rtl: bool = False


def plan_drawing(
    case: Case, names: Names, placement: Placement | None = None, *, bare: bool = False
) -> tuple[Drawing, dict[str, str]]:
    """Draw the plan of a case.

    Args:
        case: the case.
        names: what stands on the plan.
        placement: where everybody is, for the solution.
        bare: without floors and furniture, for solutions made small.

    Returns:
        The plan, and by id the letters of the rooms whose names have no room on it.
    """
    plan = case.plan
    made = _Drawn(plan, names)
    if not bare:
        made.items += floor(plan, EDGE, EDGE)
    made.lines()
    lettered: dict[str, str] = {}
    if not bare:
        for thing in plan.things:
            made.thing(thing)
        lettered = made.rooms()
    made.walls()
    made.numbers()
    if placement is not None:
        made.people(case, placement, large=bare)
    side = EDGE + plan.size * CELL + 0.8
    return Drawing(side, side, tuple(made.items)), lettered


class _Drawn:
    """A plan being drawn."""

    def __init__(self, plan: Plan, names: Names) -> None:
        self.plan, self.names = plan, names
        self.items: list[Item] = []
        self._full = {cell for thing in plan.things for cell in thing.cells}

    def corner(self, cell: int) -> tuple[float, float]:
        """Return the top left corner of a cell."""
        row, column = divmod(cell, self.plan.size)
        return EDGE + column * CELL, EDGE + row * CELL

    def lines(self) -> None:
        """Draw the lines between the cells."""
        side = EDGE + self.plan.size * CELL
        steps: list[Step] = []
        for at in range(1, self.plan.size):
            here = EDGE + at * CELL
            steps += [("M", EDGE, here), ("L", side, here), ("M", here, EDGE), ("L", here, side)]
        self.items.append(Path(tuple(steps), THIN, role="cells"))

    def walls(self) -> None:
        """Draw the walls, each as long as it runs."""
        size, room = self.plan.size, self.plan.room_at
        steps: list[Step] = []
        for line in range(size + 1):
            for level in (True, False):
                there = [
                    line in (0, size)
                    or room[_cell(line - 1, at, size, level=level)]
                    != room[_cell(line, at, size, level=level)]
                    for at in range(size)
                ]
                for start, end in _runs(there):
                    a, b, c = (EDGE + n * CELL for n in (line, start, end))
                    ends = ((b, a), (c, a)) if level else ((a, b), (a, c))
                    steps += [("M", *ends[0]), ("L", *ends[1])]
        self.items.append(Path(tuple(steps), Pen(1.15, INK, round=True), role="walls"))

    def thing(self, thing: Thing) -> None:
        """Draw an object; the cells of one that has several are joined."""
        solid = not self.plan.stands(thing.kind)
        if len(thing.cells) > 1:
            for points in outlines(thing.cells, self.plan.size, 0.07):
                moved = [(EDGE + x * CELL, EDGE + y * CELL) for x, y in points]
                self.items.append(Path(polygon(moved), JOINED, WHITE, "joined"))
        name = self.names.things[thing.kind]
        picture = Drawing(CELL, CELL, pictogram(thing.kind, name, solid=solid))
        for cell in thing.cells:
            self.items += picture.placed(*self.corner(cell))

    def rooms(self) -> dict[str, str]:
        """Write the name of each room where it fits best, else a letter; return those letters."""
        places = {room.id: self._place(room) for room in self.plan.rooms}
        bare = [key for key, (_, size) in places.items() if size < LEAST]
        names = [self.names.rooms[key] for key in bare]
        marks = letters(names, upper=True, taken=self.names.signs)
        lettered = dict(zip(bare, marks, strict=True))
        for key, (spot, size) in places.items():
            self._write(
                spot, lettered.get(key, self.names.rooms[key]), NAME if key in lettered else size
            )
        return lettered

    def _place(self, room: Room) -> tuple[_Spot, float]:
        """Return where a room's name stands and its size, too small to be read if none will do."""
        one = width(self.names.rooms[room.id], 1, bold=True)

        def merit(spot: _Spot) -> tuple[bool, int, float, float]:
            size = round(min(NAME, spot.wide / one), 1)
            return size >= LEAST, -spot.full, size, -spot.y

        best = max(self._spots(self.plan.room(room.id)), key=merit)
        return best, min(NAME, best.wide / one)

    def _write(self, spot: _Spot, text: str, size: float) -> None:
        """Write a name or a letter on a white ground."""
        free = width(text, size, bold=True) + 0.8
        back = rect(spot.x - free / 2, spot.y - 0.86 * size, free, 1.16 * size, 0.3)
        self.items.append(Path(back, fill=WHITE))
        made = Text(spot.x, spot.y, text, size, bold=True, rtl=self.names.rtl, role="room")
        self.items.append(made)

    def _spots(self, room: int) -> Iterator[_Spot]:
        """Yield where a name could stand: along the tops of cells that lie side by side."""
        size = self.plan.size
        for row in range(size):
            there = [self.plan.room_at[row * size + column] == room for column in range(size)]
            for begin, stop in _runs(there):
                for start, end in combinations(range(begin, stop + 1), 2):
                    cells = range(row * size + start, row * size + end)
                    x, y = EDGE + (start + end) * CELL / 2, EDGE + row * CELL + 2.35
                    full = sum(cell in self._full for cell in cells)
                    yield _Spot((end - start) * CELL - 1.8, full, x, y)

    def numbers(self) -> None:
        """Write the numbers of rows and columns."""
        for at in range(self.plan.size):
            here = EDGE + (at + 0.5) * CELL
            for x, y in ((EDGE / 2 - 0.3, here), (here, EDGE / 2 - 0.3)):
                self.items.append(centred(x, y, str(at + 1), 2.6, "number", colour=FAINT))

    def people(self, case: Case, placement: Placement, *, large: bool) -> None:
        """Put the signs of the people into their cells, the murderer's with a second ring."""
        murderer = case.murderer(placement)
        # On a plan with names they stand below those.
        radius, lower = (3.6, 0.0) if large else (2.4, 1.2)
        for index, cell in enumerate(placement):
            x, y = (corner + CELL / 2 for corner in self.corner(cell))
            if index == murderer:
                ring = Path(ellipse(x, y + lower, radius + 0.85), Pen(0.5), WHITE, "murderer")
                self.items.append(ring)
            victim = case.people[index].victim
            self.items += sign((x, y + lower), radius, self.names.signs[index], dark=victim)


def _cell(line: int, at: int, size: int, *, level: bool) -> int:
    """Return the cell behind a line: below a level one, right of an upright one."""
    return line * size + at if level else at * size + line


def _runs(there: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield where each run of true values begins and ends."""
    edges = [0, *(at for at, (a, b) in enumerate(pairwise(there), 1) if a != b), len(there)]
    for start, end in pairwise(edges):
        if there[start]:
            yield start, end
