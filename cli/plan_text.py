"""A plan of Sudoku Murder as text of fixed width: what `show` draws in a terminal.

          c1    c2    c3    c4
       ┏━━━━━━━━━━━┳━━━━━━━━━━━┓
    r1 ┃Study      ┃Library    ┃        walls are thick (U5), the name of a room stands inside
       ┃  a  ┊     ┃     ┊▒▒b▒▒┃        where it fits; objects are letters, those that block
       ┃┈┈┈┈┈·┈┈┈┈┈┃┈┈┈┈┈·┈┈┈┈┈┃        their cells are shaded (U4)
    r2 ┃     ┊     ┃     ┊     ┃
       ┃     ┊▒▒t▒▒┃  r══A═══  ┃        a rug of two cells, and Anna on it

The functions here are pure: they give lines of styled segments. Every character on a plan is one
column wide and runs from left to right, whatever the language; what does not has a letter there,
and its name in the legend.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cli.board_text import Canvas, Segment, Style
from puzzles.murder.case import Case, Placement
from puzzles.murder.place import Plan, Thing
from texts.letters import letters

WIDE, HIGH = 5, 2
"""Columns and lines inside a cell."""
LEFT, TOP = 3, 1
"""Columns and lines before the plan, for the names of rows and columns."""


@dataclass(frozen=True)
class Drawn:
    """The characters that plans are drawn with.

    Attributes:
        walls: for each set of arms (up 1, right 2, down 4, left 8) the wall; `walls[0]` is a spot
            where no walls meet.
        inner: horizontal and vertical line between cells of one room.
        solid: what stands left and right of an object that blocks its cell, and what fills the rest
            of its cells, a space where nothing does.
        joins: horizontal and vertical line between the cells of an object to be on.
    """

    walls: str
    inner: str
    solid: str
    joins: str


UNICODE = Drawn("·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "┈┊", "▒▒▒", "═║")
ASCII = Drawn("." + "#" * 9 + "=" + "#" * 5, " :", "[] ", "-|")


def symbols(names: Iterable[str], *, upper: bool) -> dict[str, str]:
    """Return a letter for each name, as `letters` chooses them among those that can be drawn.

    Args:
        names: different names.
        upper: capital letters, or small ones.
    """
    names = list(names)
    made = letters(names, upper=upper, fits=lambda char: char.isalpha() and narrow(char))
    return dict(zip(names, made, strict=True))


def narrow(text: str) -> bool:
    """Say whether each character is one column wide and runs from left to right."""
    return all(
        unicodedata.east_asian_width(char) not in "WF"
        and not unicodedata.combining(char)
        and unicodedata.bidirectional(char) not in ("R", "AL", "RLE", "RLO", "RLI", "FSI")
        and unicodedata.category(char)[0] != "C"
        for char in text
    )


@dataclass(frozen=True)
class Labels:
    """What stands on a plan for its rooms, objects and people.

    Attributes:
        rooms: by id the name, or None for a room that is to be in the legend.
        objects: by kind a letter.
        people: in the order of the case, a letter.
        letters: by id what stands for a room without its name; its code if there is none.
    """

    rooms: Mapping[str, str | None]
    objects: Mapping[str, str]
    people: Sequence[str] = ()
    letters: Mapping[str, str] = field(default_factory=dict)


def plan_text(
    case: Case, labels: Labels, placement: Placement | None = None, drawn: Drawn = UNICODE
) -> tuple[list[list[Segment]], tuple[str, ...]]:
    """Draw a plan.

    Args:
        case: its plan is drawn.
        labels: what stands for rooms, objects and people.
        placement: where everybody is, or None.
        drawn: the characters to draw with.

    Returns:
        The lines, and the ids of the rooms whose letter stands on the plan for their name.
    """
    plan = case.plan
    size = plan.size
    canvas = Canvas(TOP + size * (HIGH + 1) + 1, LEFT + size * (WIDE + 1) + 1)
    _walls(canvas, plan, drawn)
    for thing in plan.things:
        _thing(canvas, plan, thing, labels.objects[thing.kind], drawn)
    lettered = tuple(_room_names(canvas, plan, labels))
    if placement is not None:
        for who, cell in enumerate(placement):
            y, x = _corner(plan, cell)
            style: Style = "victim" if case.people[who].victim else "found"
            there = any(cell in thing.cells for thing in plan.things)
            canvas.put(y + 1, x + (0 if there else 2), labels.people[who], style)
    for line in range(size):
        y, x = _corner(plan, line * size + line)
        canvas.put(y, 0, f"r{line + 1}", "label")
        canvas.put(0, x + 1, f"c{line + 1}", "label")
    _floors(canvas, plan)
    return list(canvas.lines()), lettered


def _corner(plan: Plan, cell: int) -> tuple[int, int]:
    """Return the top left inner spot of a cell."""
    row, column = divmod(cell, plan.size)
    return TOP + row * (HIGH + 1) + 1, LEFT + column * (WIDE + 1) + 1


def _walls(canvas: Canvas, plan: Plan, drawn: Drawn) -> None:
    """Draw walls between rooms and around the board, dotted lines between cells of one room."""
    size = plan.size

    def room(row: int, column: int) -> int:
        inside = 0 <= row < size and 0 <= column < size
        return plan.room_at[row * size + column] if inside else -1

    for row in range(size + 1):
        for column in range(size + 1):
            nw, ne = room(row - 1, column - 1), room(row - 1, column)
            sw, se = room(row, column - 1), room(row, column)
            arms = (nw != ne) + 2 * (ne != se) + 4 * (sw != se) + 8 * (nw != sw)
            y, x = TOP + row * (HIGH + 1), LEFT + column * (WIDE + 1)
            canvas.put(y, x, drawn.walls[arms], "box" if arms else "line")
            if column < size:
                wall = ne != se
                text = (drawn.walls[10] if wall else drawn.inner[0]) * WIDE
                canvas.put(y, x + 1, text, "box" if wall else "line")
            if row < size:
                wall = sw != se
                for below in range(1, HIGH + 1):
                    char = drawn.walls[5] if wall else drawn.inner[1]
                    canvas.put(y + below, x, char, "box" if wall else "line")


def _thing(canvas: Canvas, plan: Plan, thing: Thing, letter: str, drawn: Drawn) -> None:
    """Draw an object in its cells, and what joins them."""
    solid = not plan.stands(thing.kind)
    style: Style = "solid" if solid else "cage"
    left, right, fill = tuple(drawn.solid)
    flat, steep = (fill * 5, fill * WIDE) if solid else (drawn.joins[0] * 5, drawn.joins[1])
    for cell in thing.cells if fill != " " or not solid else ():
        y, x = _corner(plan, cell)
        if solid:
            canvas.put(y + 1, x, fill * WIDE, style)
        across = cell + 1 in thing.cells and (cell + 1) % plan.size
        down = cell + plan.size in thing.cells
        if across:
            canvas.put(y + 1, x + 3, flat, style)
        if down:
            for below in range(2, HIGH + 2):
                canvas.put(y + below, x if solid else x + 2, steep, style)
    for cell in thing.cells:
        y, x = _corner(plan, cell)
        text = f"{left}{letter}{right}" if solid else letter
        canvas.put(y + 1, x + (1 if solid else 2), text, style)


def _room_names(canvas: Canvas, plan: Plan, labels: Labels) -> Iterator[str]:
    """Write each room's name inside it where it fits, else its letter; yield the rooms of these."""
    for index, room in enumerate(plan.rooms):
        name = labels.rooms[room.id]
        place = _place_for(plan, index, name) if name else None
        if place is None:
            cell = plan.room_at.index(index)
            y, x = _corner(plan, cell)
            canvas.put(y, x, f"({labels.letters.get(room.id, room.code)})", "sum")
            yield room.id
        else:
            for (y, x), text in place:
                canvas.put(y, x, text, "sum")


def _place_for(plan: Plan, index: int, name: str) -> list[tuple[tuple[int, int], str]] | None:
    """Return where the name of a room can stand: on a line, or on two below each other."""
    runs = list(_runs(plan, index))
    for cell, count in runs:
        if len(name) <= count * (WIDE + 1) - 1:
            return [(_corner(plan, cell), name)]
    for cell, count in runs:
        if lines := _on_two(plan, index, cell, count, name.split()):
            return lines
    return None


def _on_two(
    plan: Plan, index: int, cell: int, count: int, words: Sequence[str]
) -> list[tuple[tuple[int, int], str]] | None:
    """Return a name on two lines, if the cells below a run are of the room as well."""
    below = range(cell + plan.size, cell + plan.size + count)
    if below.stop > len(plan.room_at) or any(plan.room_at[c] != index for c in below):
        return None
    most = count * (WIDE + 1) - 1
    for cut in range(len(words) - 1, 0, -1):
        head, tail = " ".join(words[:cut]), " ".join(words[cut:])
        if max(len(head), len(tail)) <= most:
            return [(_corner(plan, cell), head), (_corner(plan, below[0]), tail)]
    return None


def nameless(plan: Plan, rooms: Mapping[str, str | None]) -> list[str]:
    """Return the ids of the rooms whose names have no room on the plan, or are None."""
    return [
        room.id
        for index, room in enumerate(plan.rooms)
        if not (name := rooms[room.id]) or _place_for(plan, index, name) is None
    ]


def _runs(plan: Plan, index: int) -> Iterator[tuple[int, int]]:
    """Yield the runs of a room's cells in a row: the first cell and how many; in reading order."""
    cell = 0
    while cell < len(plan.room_at):
        count = 0
        while (
            cell + count < len(plan.room_at)
            and plan.room_at[cell + count] == index
            and (count == 0 or (cell + count) % plan.size)
        ):
            count += 1
        if count:
            yield cell, count
        cell += max(count, 1)


def _floors(canvas: Canvas, plan: Plan) -> None:
    """Lay a colour under each room that no adjacent room has (U5)."""
    colours: list[int] = []
    for index in range(len(plan.rooms)):
        taken = {colours[other] for other in plan.neighbours[index] if other < index}
        colours.append(next(c for c in range(1, 7) if c == 6 or c not in taken))
    for cell in plan.cells:
        y, x = _corner(plan, cell)
        for below in range(HIGH + 1):
            for right in range(WIDE + 1):
                spot = (y + below, x + right)
                inside = below < HIGH and right < WIDE
                if inside or canvas.spots.get(spot, ("", "box"))[1] != "box":
                    canvas.floors[spot] = colours[plan.room_at[cell]]
