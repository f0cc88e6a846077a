"""Coverage: lines that only cells of one room, or of a few, can fill."""

from collections.abc import Iterator
from itertools import combinations

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, lines_in
from solvers.case_step import CaseStep, gone_from
from solvers.case_techniques.company import Total, occupied_rooms, rooms_used, rules_of, totals


def covered(state: CaseCandidates, area: Mask) -> tuple[int, int]:
    """Return the rows, and the columns, of which all cells left are in an area."""
    n = state.sight.size
    outside = lines_in(n, state.anybody(state.sight.everybody) & ~area)
    inside = lines_in(n, area) & ~outside
    rows = (1 << n) - 1
    return inside & rows, inside & ~rows


def _cells(state: CaseCandidates, lines: int) -> Mask:
    """Return the cells of a set of lines."""
    found = 0
    for line in cells_of(lines):
        found |= state.sight.lines[line]
    return found


def room_coverages(state: CaseCandidates) -> Iterator[CaseStep]:
    """Lines that only one room can fill bring their people into it, which uses up its number.

    If so many people are in the room as there are such lines, nobody is elsewhere in it. Sound:
    somebody is in each row (column) (U2), and the number is told by a clue or by U7. Source:
    theory.md, "room coverage (rows only available in one room)".
    """
    yield from _covered_totals(state, 1, "room-coverage")
    yield from _covered_company(state)
    yield from _covered_empty(state)


def rooms_coverages(state: CaseCandidates) -> Iterator[CaseStep]:
    """Lines that only two rooms can fill bring their people into these, which uses up both.

    Sound: as for one room, the numbers of both taken together. Source: theory.md, "room coverage".
    """
    yield from _covered_totals(state, 2, "rooms-coverage")


def _covered_totals(state: CaseCandidates, many: int, name: str) -> Iterator[CaseStep]:
    """Yield rooms that hold as many people as lines that nothing else can fill."""
    sight = state.sight
    by_room: dict[int, Total] = {}
    for total in totals(state):
        by_room.setdefault(total.room, total)
    for some in combinations(sorted(by_room), many):
        group = [by_room[room] for room in some]
        area = sum(sight.areas[room] for room in some)
        count = sum(total.count for total in group)
        for lines in covered(state, area):
            gone = gone_from(
                state, ((who, area & ~_cells(state, lines)) for who in range(len(state.masks)))
            )
            if lines.bit_count() == count and gone:
                clues = tuple(dict.fromkeys(clue for total in group for clue in total.clues))
                rules = tuple(dict.fromkeys(rule for total in group for rule in total.rules))
                facts = (*(fact for total in group for fact in total.facts),)
                yield CaseStep(
                    name,
                    (),
                    gone,
                    (*map(sight.room, some), *map(sight.line, cells_of(lines))),
                    clues=clues,
                    facts=tuple(dict.fromkeys((*facts, *state.facts(sight.everybody)))),
                    rules=rules_of(state, clues, rules),
                    numbers=(count,),
                )


def _covered_company(state: CaseCandidates) -> Iterator[CaseStep]:
    """Yield rooms, or cells, where somebody would meet more people than a clue or U7 allows."""
    sight = state.sight
    for one in sight.company:
        if state.placed[one.who]:
            continue
        for room, area in enumerate(sight.areas):
            for lines in covered(state, area):
                # The subject takes one of the lines, or comes on top of them.
                spare = one.count + 1 - lines.bit_count()
                away = area if spare < 0 else area & ~_cells(state, lines) if not spare else 0
                gone = gone_from(state, ((one.who, away),))
                if gone:
                    yield CaseStep(
                        "room-coverage",
                        (),
                        gone,
                        (sight.room(room), *map(sight.line, cells_of(lines))),
                        (one.who,),
                        clues=one.clues,
                        facts=state.facts(sight.everybody),
                        rules=rules_of(state, one.clues, one.rules),
                        numbers=(one.count,),
                    )


def _covered_empty(state: CaseCandidates) -> Iterator[CaseStep]:
    """Yield what the number of empty rooms tells when rooms with such lines cannot be empty."""
    sight = state.sight
    if not sight.vacant:
        return
    occupied = occupied_rooms(state)
    for room, area in enumerate(sight.areas):
        if room not in occupied and any(covered(state, area)):
            occupied[room] = ((), state.facts(sight.everybody))
    yield from rooms_used(state, occupied, "room-coverage")
