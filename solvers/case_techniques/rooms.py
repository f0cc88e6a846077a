"""Counting over rooms: how many people are in one in all, which ones are empty."""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.murder.place import cells_of
from solvers.case_candidates import U7, CaseCandidates, Demand, Fact
from solvers.case_step import CaseStep, gone_from
from solvers.case_techniques.company import full, inside, needed, rules_of, units_of

EMPTY, USED = 4, 5
"""Second number of a step about empty rooms: the others are empty, or a room is not."""
Occupied = dict[int, tuple[tuple[int, ...], tuple[Fact, ...]]]
"""Rooms that hold somebody for certain, each with the clues and the facts that say so."""


@dataclass(frozen=True, slots=True)
class Total:
    """Exactly `count` people are in a room, and what says so, as in `Demand`."""

    room: int
    count: int
    clues: tuple[int, ...]
    rules: tuple[str, ...]
    facts: tuple[Fact, ...]


def totals(state: CaseCandidates) -> list[Total]:
    """Return the rooms of which it is known how many people they hold in all."""
    everybody = state.sight.everybody
    found = []
    for one in state.demands:
        whole = one.people | (1 << one.subject if one.subject >= 0 else 0)
        if one.room >= 0 and whole == everybody:
            # Company in a room: the subject is there as well.
            count = one.count + (one.people != everybody)
            found.append(Total(one.room, count, one.clues, one.rules, one.facts))
    return found


def rest_of_rooms(state: CaseCandidates) -> Iterator[CaseStep]:
    """A room holds so many people in all, so many of one sort, so the rest is of the other.

    Sound: a subtraction of what two clues say, or a clue and U7. Source: theory.md, "room with
    exactly one other man: count".
    """
    for total in totals(state):
        for one in state.demands:
            rest = state.sight.everybody & ~one.people
            if one.room != total.room or not rest or one.clues == total.clues:
                continue
            left = Demand(
                rest,
                one.cells,
                total.count - one.count,
                one.room,
                -1,
                tuple(dict.fromkeys((*total.clues, *one.clues))),
                tuple(dict.fromkeys((*total.rules, *one.rules))),
                tuple(dict.fromkeys((*total.facts, *one.facts))),
            )
            yield from full(state, left, "room-rest")
            yield from needed(state, left, "room-rest")


def empty_rooms(state: CaseCandidates) -> Iterator[CaseStep]:
    """All rooms that can be empty have to be; or as few rooms can have people as must have some.

    A room must have people where somebody is there, or a clue says so. Sound: X10 gives the number
    of empty rooms. Source: TheApo/murdoku, "empty rooms".
    """
    yield from rooms_used(state, occupied_rooms(state), "empty-rooms")


def occupied_rooms(state: CaseCandidates) -> Occupied:
    """Return the rooms that hold somebody for certain, with what says so."""
    found: Occupied = {}
    for who, mask in enumerate(state.masks):
        room = state.room(who)
        if room >= 0:
            found.setdefault(room, ((), ((who, mask),)))
    for demand in state.sight.demands:
        if demand.room >= 0:
            found.setdefault(demand.room, (demand.clues, ()))
    return found


def rooms_used(
    state: CaseCandidates,
    occupied: Occupied,
    name: str,
) -> Iterator[CaseStep]:
    """Yield what a number of empty rooms tells, of rooms that hold somebody for certain."""
    sight = state.sight
    everywhere = state.anybody(sight.everybody)
    usable = [room for room, area in enumerate(sight.areas) if everywhere & area]
    for clue, count in sight.vacant:
        used = len(sight.areas) - count
        if len(occupied) == used and len(usable) > used:
            yield from _all_empty(state, clue, occupied, count, name)
        elif len(usable) == used:
            for room in usable:
                if room not in occupied:
                    yield from _not_empty(state, clue, room, count, name)


def _all_empty(
    state: CaseCandidates,
    clue: int,
    occupied: Occupied,
    count: int,
    name: str,
) -> Iterator[CaseStep]:
    """Yield that the rooms are empty that are not among the occupied ones."""
    rest = ~sum(state.sight.areas[room] for room in occupied)
    gone = gone_from(state, ((who, rest) for who in range(len(state.masks))))
    clues = dict.fromkeys((clue, *(c for told, _ in occupied.values() for c in told)))
    facts = dict.fromkeys(fact for _, some in occupied.values() for fact in some)
    units = tuple(state.sight.room(room) for room in sorted(occupied))
    yield CaseStep(
        name,
        (),
        gone,
        units,
        clues=tuple(clues),
        facts=tuple(facts),
        rules=rules_of(state, tuple(clues), ()),
        numbers=(count, EMPTY),
    )


def _not_empty(
    state: CaseCandidates, clue: int, room: int, count: int, name: str
) -> Iterator[CaseStep]:
    """Yield that the one person is in a room who can be, where it cannot be empty."""
    sight = state.sight
    _, maybe = inside(state, sight.everybody, sight.areas[room])
    if maybe.bit_count() == 1:
        who = maybe.bit_length() - 1
        gone = gone_from(state, ((who, ~sight.areas[room]),))
        facts = state.facts(sight.everybody)
        yield CaseStep(
            name,
            (),
            gone,
            units_of(state, room),
            (who,),
            clues=(clue,),
            facts=facts,
            rules=rules_of(state, (clue,), ()),
            numbers=(count, USED),
        )


def head_counts(state: CaseCandidates) -> Iterator[CaseStep]:
    """The people other than the victim are just enough for the rooms that are not empty.

    Each such room holds one of them at least, the victim's the murderer. Where those who are known
    to be in a room, and one for each room without, are all that there are, a room holds no more
    than are known there, except perhaps the victim. Sound: X10 gives the number of empty rooms, U7
    the murderer. Source: TheApo/murdoku, "room bijection".
    """
    sight = state.sight
    for clue, count in sight.vacant:
        victim = 1 << sight.case.victim
        living = sight.everybody & ~victim
        known = {room: inside(state, living, area)[0] for room, area in enumerate(sight.areas)}
        known = {room: people for room, people in known.items() if people}
        heads = sum(people.bit_count() for people in known.values())
        if heads + len(sight.areas) - count - len(known) != sight.size - 1:
            continue
        for room, people in known.items():
            others = cells_of(living & ~people)
            gone = gone_from(state, ((who, sight.areas[room]) for who in others))
            if gone:
                facts = state.facts(sum(known.values()))
                yield CaseStep(
                    "head-count",
                    (),
                    gone,
                    units_of(state, room),
                    tuple(cells_of(people)),
                    clues=(clue,),
                    facts=facts,
                    rules=rules_of(state, (clue,), (U7,)),
                    numbers=(count,),
                )
