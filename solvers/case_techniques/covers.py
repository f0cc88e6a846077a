"""Covers: rows and columns that hold all of some cells.

People in cells that k lines cover are k at most, as each line takes one of them (U2); by the
theorem of König so many do fit if no k - 1 lines cover the cells. Where k people have to be in
such cells, each of the lines is theirs, and each of them is in one of the lines only.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, board_cross, board_lines
from solvers.case_step import CaseStep, CaseTechnique, gone_from
from solvers.case_techniques.company import rules_of, units_of

Cover = tuple[int, ...]
"""Numbers of lines, in order."""


@lru_cache(maxsize=1 << 14)
def covers(size: int, cells: Mask, most: int) -> tuple[Cover, ...]:
    """Return each way to cover some cells by so many lines or fewer, without a line too many."""
    if apart(size, cells, most) > most:
        return ()
    found = {tuple(sorted(cover)) for cover in _covers(size, cells, most)}
    least = min(map(len, found), default=0)
    return tuple(sorted(cover for cover in found if len(cover) == least))


def apart(size: int, cells: Mask, most: int) -> int:
    """Count cells no two of which are in line, as they come first; no further than `most` + 1."""
    cross, count = board_cross(size), 0
    while cells and count <= most:
        cells &= ~cross[(cells & -cells).bit_length() - 1]
        count += 1
    return count


def _covers(size: int, cells: Mask, most: int) -> Iterator[Cover]:
    """Yield covers: the first cell is covered by its row or by its column."""
    if not cells:
        yield ()
    elif most:
        lines, cell = board_lines(size), (cells & -cells).bit_length() - 1
        for line in (cell // size, size + cell % size):
            for rest in _covers(size, cells & ~lines[line], most - 1):
                yield (line, *rest)


def fit(size: int, cells: Mask, most: int) -> int:
    """Return how many people fit into some cells, no two in line; no further than `most`."""
    for count in range(most):
        if covers(size, cells, count):
            return count
    return most


def _ruled_out(
    state: CaseCandidates, cover: Cover, people: int, cells: Mask
) -> tuple[tuple[int, Mask], ...]:
    """Return what goes when each line of a cover holds one of some people, in some cells."""
    lines, n = state.sight.lines, state.sight.size
    rows = columns = 0
    for line in cover:
        if line < n:
            rows |= lines[line]
        else:
            columns |= lines[line]
    return gone_from(
        state,
        (
            (
                who,
                ((rows | columns) & ~cells) | (rows & columns)
                if people >> who & 1
                else rows | columns,
            )
            for who in range(n)
        ),
    )


def _pigeonholes(state: CaseCandidates, count: int, name: str) -> Iterator[CaseStep]:
    """Yield groups of people whose cells as many lines cover, both rows and columns."""
    sight, n = state.sight, state.sight.size
    free = [who for who, placed in enumerate(state.placed) if not placed]
    for group in combinations(free, count):
        cells = 0
        for who in group:
            cells |= state.masks[who]
        people = sum(1 << who for who in group)
        for cover in covers(n, cells, count):
            if len(cover) < count or cover[0] // n == cover[-1] // n:
                continue
            gone = _ruled_out(state, cover, people, cells)
            if gone:
                units = tuple(map(sight.line, cover))
                yield CaseStep(name, (), gone, units, group, facts=state.facts(people))


def pigeonholes(count: int, name: str) -> CaseTechnique:
    """So many people are on cells that as many rows and columns together cover.

    As three people on armchairs that stand in two rows and a column. Each line is one of theirs, so
    nobody else is there; and none of them is where two of the lines cross. Sound: each of the
    people is in one of the lines at least, each line has one person (U2). Source: theory.md,
    "object pigeonhole"; König.
    """
    return partial(_pigeonholes, count=count, name=name)


def room_lines(state: CaseCandidates) -> Iterator[CaseStep]:
    """Somebody has to be in a room, and can be in one line of it only; so the line is theirs.

    As the murderer in the victim's room. Sound: the line has one person (U2), who by the clue or by
    U7 is one of those in the room. Source: theory.md, "room capacity".
    """
    return _capacity(state, (1, 1), "room-line")


def room_capacities(state: CaseCandidates) -> Iterator[CaseStep]:
    """A room has to hold as many people as lines cover their cells there; so the lines are theirs.

    Sound: each of them takes one of the lines (U2); their number is told by a clue or by U7.
    Source: theory.md, "room capacity from its rows and columns".
    """
    return _capacity(state, (2, state.sight.size), "room-capacity")


def _capacity(state: CaseCandidates, span: tuple[int, int], name: str) -> Iterator[CaseStep]:
    """Yield rooms, and sets of cells, that are full when they hold what they must."""
    sight, n = state.sight, state.sight.size
    for demand in state.demands:
        wanted = [(demand.people, demand.count)]
        if demand.subject >= 0 and demand.facts:
            wanted.append((demand.people | 1 << demand.subject, demand.count + 1))
        for people, count in wanted:
            if not span[0] <= count <= span[1]:
                continue
            cells = state.anybody(people) & demand.cells
            for cover in covers(n, cells, count):
                gone = _ruled_out(state, cover, people, demand.cells)
                if gone and len(cover) == count:
                    units = (*units_of(state, demand.room), *map(sight.line, cover))
                    facts = (*demand.facts, *state.facts(people))
                    yield CaseStep(
                        name,
                        (),
                        gone,
                        units,
                        clues=demand.clues,
                        facts=tuple(dict.fromkeys(facts)),
                        rules=rules_of(state, demand.clues, demand.rules),
                        numbers=(count,),
                    )


def capacities_fit(state: CaseCandidates) -> Iterator[CaseStep]:
    """The company that somebody has does not fit into a room, two or more others in lines apart.

    Sound: the lines that cover the cells left there hold one person each (U2), and are too few for
    the subject and the others (X6). Source: theory.md, "room capacity".
    """
    sight, n = state.sight, state.sight.size
    for one in sight.company:
        if state.placed[one.who] or one.count < 2:
            continue
        others = sight.everybody & ~(1 << one.who)
        for room, area in enumerate(sight.areas):
            there = state.anybody(others) & area
            gone = 0
            for cell in cells_of(state.masks[one.who] & area):
                if fit(n, there & ~sight.cross[cell], one.count) < one.count:
                    gone |= 1 << cell
            if gone:
                yield CaseStep(
                    "capacity-fit",
                    (),
                    ((one.who, gone),),
                    units_of(state, room),
                    (one.who,),
                    tuple(cells_of(gone)),
                    one.clues,
                    state.facts(others),
                    rules_of(state, one.clues, one.rules),
                    (one.count,),
                )
