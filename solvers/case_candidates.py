"""What a player of Sudoku Murder sees: for each person the cells that are left.

Where a person is placed, row and column are taken from all others (U2). Everything else is a step;
at the start only the blocked cells (U4) are gone, as they are on the plan.

Cells are masks as in `puzzles/murder/place.py`. Lines are numbered 0 to n - 1 for the rows from the
top and n to 2n - 1 for the columns from the left; a set of lines, like a set of people, is a mask.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from puzzles.murder.case import Case
from puzzles.murder.place import Mask, cells_of
from puzzles.murder.relations import Count, Mates, Pair, Relation, Vacant, Within

Fact = tuple[int, Mask]
"""A person, and the cells that the person is in one of."""

U7 = "U7"


@dataclass(frozen=True, slots=True)
class Bond:
    """A clue about two people: if `who` is in cell c, `other` is in `allowed[c]`."""

    clue: int
    who: int
    other: int
    allowed: tuple[Mask, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Exactly `count` others are in the room of `who`; by a clue, or by U7 where `clue` is None."""

    clue: int | None
    who: int
    count: int

    @property
    def clues(self) -> tuple[int, ...]:
        """The clue, if it is one."""
        return () if self.clue is None else (self.clue,)

    @property
    def rules(self) -> tuple[str, ...]:
        """U7, if it is no clue."""
        return (U7,) if self.clue is None else ()


@dataclass(frozen=True, slots=True)
class Demand:
    """Exactly `count` of `people` are in `cells`, as a clue or U7 says once some things are known.

    Attributes:
        people: as a mask.
        room: the index of the room that the cells are, or -1 where they are none.
        subject: whose company it is, or -1.
        clues, rules, facts: what it follows from, as in `CaseStep`.
    """

    people: int
    cells: Mask
    count: int
    room: int = -1
    subject: int = -1
    clues: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class CaseSight:
    """What can be said of a case before anybody is placed.

    Attributes:
        case: the case.
        size: rows, columns and people.
        everybody: all people, as a mask.
        lines: the cells of each line.
        cross: for each cell the cells of its row and column, itself included.
        areas: the cells of each room.
        direct: for each clue about single people its index and, by person, the cells it leaves.
        bonds: clues about two people.
        company: how many others are with whom; U7 first.
        demands: clues about the number of people in a set of cells.
        vacant: (clue, number of empty rooms) pairs.
    """

    case: Case
    size: int
    everybody: int
    lines: tuple[Mask, ...]
    cross: tuple[Mask, ...]
    areas: tuple[Mask, ...]
    direct: tuple[tuple[int, tuple[Fact, ...]], ...]
    bonds: tuple[Bond, ...]
    company: tuple[Company, ...]
    demands: tuple[Demand, ...]
    vacant: tuple[tuple[int, int], ...]

    def line(self, number: int) -> str:
        """Return the name of a line: `row1`, `column4`."""
        n = self.size
        return f"row{number + 1}" if number < n else f"column{number - n + 1}"

    def room(self, index: int) -> str:
        """Return the name of a room as a unit: `room:study`."""
        return f"room:{self.case.plan.rooms[index].id}"


@cache
def board_lines(size: int) -> tuple[Mask, ...]:
    """Return the cells of each row, then of each column."""
    row = (1 << size) - 1
    column = sum(1 << size * line for line in range(size))
    rows = [row << size * line for line in range(size)]
    return (*rows, *(column << line for line in range(size)))


@cache
def board_cross(size: int) -> tuple[Mask, ...]:
    """Return for each cell the cells of its row and its column."""
    lines = board_lines(size)
    return tuple(lines[cell // size] | lines[size + cell % size] for cell in range(size * size))


@lru_cache(maxsize=1 << 16)
def lines_in(size: int, cells: Mask) -> int:
    """Return the lines in which there is one of some cells, as a mask."""
    return sum(1 << at for at, line in enumerate(board_lines(size)) if line & cells)


class CaseCandidates:
    """The cells left to each person, as masks, and who is placed."""

    def __init__(self, sight: CaseSight) -> None:
        self.sight = sight
        free = sight.case.plan.free
        self.masks = [free] * sight.size
        self.placed = [False] * sight.size
        self._demands: tuple[Demand, ...] | None = None

    def copy(self) -> "CaseCandidates":
        """Return a copy that can be changed on its own."""
        other = CaseCandidates.__new__(CaseCandidates)
        other.sight, other.masks, other.placed = self.sight, self.masks[:], self.placed[:]
        other._demands = self._demands
        return other

    def place(self, who: int, cell: int) -> None:
        """Place a person, and take row and column from the others.

        A person of whom the cell was taken before is left without any.
        """
        keep = ~self.sight.cross[cell]
        self.masks = [mask & keep for mask in self.masks[:who]] + [
            self.masks[who] & 1 << cell,
            *(mask & keep for mask in self.masks[who + 1 :]),
        ]
        self.placed[who] = True
        self._demands = None

    def remove(self, who: int, cells: Mask) -> None:
        """Take cells from a person."""
        self.masks[who] &= ~cells
        self._demands = None

    @property
    def solved(self) -> bool:
        """Whether everybody is placed."""
        return all(self.placed)

    @property
    def broken(self) -> int | None:
        """A person without any cell left, or None."""
        return self.masks.index(0) if 0 in self.masks else None

    def lines(self, who: int) -> int:
        """Return the lines that a person may be in, as a mask."""
        return lines_in(self.sight.size, self.masks[who])

    def room(self, who: int) -> int:
        """Return the room that a person is in for certain, or -1."""
        mask = self.masks[who]
        room = self.sight.case.plan.room_at[(mask & -mask).bit_length() - 1] if mask else -1
        return room if mask and not mask & ~self.sight.areas[room] else -1

    def facts(self, people: int) -> tuple[Fact, ...]:
        """Return where some people may be, as facts of a step."""
        return tuple((who, self.masks[who]) for who in cells_of(people))

    def anybody(self, people: int) -> Mask:
        """Return the cells in which one of some people may be."""
        found = 0
        for who in cells_of(people):
            found |= self.masks[who]
        return found

    @property
    def demands(self) -> tuple[Demand, ...]:
        """All that is known of numbers of people: what clues say, and company in known rooms."""
        if self._demands is None:
            known = list(self.sight.demands)
            for one in self.sight.company:
                room = self.room(one.who)
                if room >= 0:
                    known.append(self._company(one, room))
            self._demands = tuple(known)
        return self._demands

    def _company(self, one: Company, room: int) -> Demand:
        """Return what company comes to in a known room."""
        sight, who = self.sight, one.who
        others = sight.everybody & ~(1 << who)
        facts = ((who, self.masks[who]),)
        return Demand(others, sight.areas[room], one.count, room, who, one.clues, one.rules, facts)


def sight_of_case(case: Case) -> CaseSight:
    """Return what can be said of a case before anybody is placed.

    Raises:
        KeyError: a clue names what is not there; `puzzles.murder.judge.faults` says which.
        ValueError: there are not as many people as rows (U1).
    """
    size = case.size
    if len(case.people) != size:
        raise ValueError(f"{len(case.people)} people on a board of {size} rows (U1)")
    areas = case.plan.areas
    found = _Sorted(areas)
    found.company.append(Company(None, case.victim, 1))
    for index, statement in enumerate(case.statements):
        parts: dict[int, Mask] = {}
        for relation in statement.clue.relate(case, statement.subject):
            found.add(index, statement.subject, relation, parts)
        if parts:
            found.direct.append((index, tuple(sorted(parts.items()))))
    return CaseSight(
        case,
        size,
        (1 << size) - 1,
        board_lines(size),
        board_cross(size),
        areas,
        tuple(found.direct),
        tuple(found.bonds),
        tuple(found.company),
        tuple(found.demands),
        tuple(found.vacant),
    )


class _Sorted:
    """The relations of a case by sort."""

    def __init__(self, areas: tuple[Mask, ...]) -> None:
        self.areas = areas
        self.direct: list[tuple[int, tuple[Fact, ...]]] = []
        self.bonds: list[Bond] = []
        self.company: list[Company] = []
        self.demands: list[Demand] = []
        self.vacant: list[tuple[int, int]] = []

    def add(self, index: int, subject: int, relation: Relation, parts: dict[int, Mask]) -> None:
        """Add a relation of a clue; what it says of single people goes to `parts`."""
        match relation:
            case Within(who, cells):
                parts[who] = parts.get(who, -1) & cells
            case Count(people, cells, 0):
                for who in people:
                    parts[who] = parts.get(who, -1) & ~cells
            case Count(people, cells, count):
                room = self.areas.index(cells) if cells in self.areas else -1
                some = sum(1 << who for who in people)
                self.demands.append(Demand(some, cells, count, room, subject, (index,)))
            case Pair(who, other, allowed):
                self.bonds.append(Bond(index, who, other, allowed))
            case Mates(who, _, count):
                self.company.append(Company(index, who, count))
            case Vacant(count):
                self.vacant.append((index, count))


def begin_case(case: Case) -> CaseCandidates:
    """Return the candidates at the start of a case: everybody anywhere but on blocked cells (U4).

    Raises:
        KeyError, ValueError: as `sight_of_case`.
    """
    return CaseCandidates(sight_of_case(case))
