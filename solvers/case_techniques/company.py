"""Counting: who is with whom, how many people are in a room, which rooms are empty."""

from collections.abc import Iterator
from dataclasses import dataclass

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, Company, Demand, Fact
from solvers.case_step import CaseStep, gone_from

Occupied = dict[int, tuple[tuple[int, ...], tuple[Fact, ...]]]
"""Rooms that hold somebody for certain, each with the clues and the facts that say so."""


def inside(state: CaseCandidates, people: int, cells: Mask) -> tuple[int, int]:
    """Return which of some people are in some cells for certain, and which may be."""
    sure = maybe = 0
    for who in cells_of(people):
        mask = state.masks[who]
        if mask & cells:
            maybe |= 1 << who
            if not mask & ~cells:
                sure |= 1 << who
    return sure, maybe


def units_of(state: CaseCandidates, room: int) -> tuple[str, ...]:
    """Return a room as the units of a step; none for -1."""
    return (state.sight.room(room),) if room >= 0 else ()


def _full(state: CaseCandidates, demand: Demand, name: str) -> Iterator[CaseStep]:
    """Yield the step that takes the others out once a number of people is reached."""
    sure, maybe = inside(state, demand.people, demand.cells)
    if sure.bit_count() != demand.count or sure == maybe:
        return
    gone = gone_from(state, ((who, demand.cells) for who in cells_of(maybe & ~sure)))
    facts = (*demand.facts, *state.facts(sure))
    yield _counted(state, demand, name, gone, sure, facts)


def _needed(state: CaseCandidates, demand: Demand, name: str) -> Iterator[CaseStep]:
    """Yield the step that puts people in where no more can be than have to be."""
    sure, maybe = inside(state, demand.people, demand.cells)
    if maybe.bit_count() != demand.count or sure == maybe:
        return
    gone = gone_from(state, ((who, ~demand.cells) for who in cells_of(maybe & ~sure)))
    facts = (*demand.facts, *state.facts(demand.people & ~maybe))
    yield _counted(state, demand, name, gone, maybe, facts)


def _counted(
    state: CaseCandidates,
    demand: Demand,
    name: str,
    gone: tuple[tuple[int, Mask], ...],
    people: int,
    facts: tuple[Fact, ...],
) -> CaseStep:
    """Return a step that a number of people tells; its subject comes first."""
    subject = (demand.subject,) if demand.subject >= 0 else ()
    return CaseStep(
        name,
        (),
        gone,
        units_of(state, demand.room),
        (*subject, *cells_of(people)),
        clues=demand.clues,
        facts=facts,
        rules=rules_of(state, demand.clues, demand.rules),
        numbers=(demand.count,),
    )


def rules_of(
    state: CaseCandidates, clues: tuple[int, ...], rules: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the rules that a step cites: its own, and those of its clues."""
    told = (state.sight.case.statements[clue].clue.rule for clue in clues)
    return tuple(dict.fromkeys((*rules, *told)))


def companies_full(state: CaseCandidates) -> Iterator[CaseStep]:
    """As many are there as a clue says, so the others are not: alone, with k others, k in a room.

    Sound: what the clue says (C11, C12, X6, X9), in the subject's room where it is known. Source:
    theory.md, "room alone: others out" and "counting".
    """
    for demand in state.demands:
        if demand.clues:
            yield from _full(state, demand, "company-full")


def victim_rooms_full(state: CaseCandidates) -> Iterator[CaseStep]:
    """The victim and another person are in a room, so nobody else is.

    Sound: U7. Source: theory.md, "victim's room has exactly two".
    """
    for demand in state.demands:
        if not demand.clues:
            yield from _full(state, demand, "victim-room-full")


def companies_needed(state: CaseCandidates) -> Iterator[CaseStep]:
    """No more people can be there than a clue says, so all of them are.

    Sound: what the clue says (C11, X6, X9), in the subject's room where it is known. Source:
    theory.md, "counting".
    """
    for demand in state.demands:
        if demand.clues:
            yield from _needed(state, demand, "company-needed")


def only_companions(state: CaseCandidates) -> Iterator[CaseStep]:
    """One person can be in the victim's room, so that is the murderer.

    Sound: U7. Source: theory.md, "murderer must be in victim's room".
    """
    for demand in state.demands:
        if not demand.clues:
            yield from _needed(state, demand, "only-companion")


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
            yield from _full(state, left, "room-rest")
            yield from _needed(state, left, "room-rest")


def companies_fit(state: CaseCandidates) -> Iterator[CaseStep]:
    """The company that a clue gives its subject is too much, or too little, for a room or a cell.

    More are in the room already, or fewer can be; or fewer once the subject's row and column are
    taken; or another clue says how many are there. Sound: C12 and X6 mean the room that the
    subject is in. Source: theory.md, "room capacity and counting", "companion must fit".
    """
    for one in state.sight.company:
        if one.clue is not None:
            yield from _fit(state, one, "company-fit")


def companions_fit(state: CaseCandidates) -> Iterator[CaseStep]:
    """The victim and exactly one other person do not fit into a room, or the other not to a cell.

    Two are in the room already, or nobody can be; or nobody once the victim's row and column are
    taken; or another clue says how many are there. Sound: U7. Source: theory.md, "companion must
    fit".
    """
    for one in state.sight.company:
        if one.clue is None:
            yield from _fit(state, one, "companion-fit")


def _fit(state: CaseCandidates, one: Company, name: str) -> Iterator[CaseStep]:
    """Yield where somebody cannot be with so many others: rooms first, then cells."""
    if state.placed[one.who]:
        return
    for room, area in enumerate(state.sight.areas):
        if state.masks[one.who] & area:
            found = list(_room_fit(state, one, room, name))
            yield from found or _cell_fit(state, one, room, name)


def _room_fit(state: CaseCandidates, one: Company, room: int, name: str) -> Iterator[CaseStep]:
    """Yield that a room as a whole is none for somebody with so many others, if it is not."""
    area, me = state.sight.areas[room], 1 << one.who
    others = state.sight.everybody & ~me
    sure, maybe = inside(state, others, area)
    count, gone = one.count, ((one.who, state.masks[one.who] & area),)

    def step(people: int, facts: int, demand: Demand | None = None) -> CaseStep:
        clues = one.clues + (demand.clues if demand else ())
        rules = one.rules + (demand.rules if demand else ())
        return CaseStep(
            name,
            (),
            gone,
            units_of(state, room),
            (one.who, *cells_of(people)),
            clues=clues,
            facts=(*(demand.facts if demand else ()), *state.facts(facts)),
            rules=rules_of(state, clues, rules),
            numbers=(count,),
        )

    if sure.bit_count() > count:
        yield step(sure, sure)
    elif maybe.bit_count() < count:
        yield step(maybe, others & ~maybe)
    else:
        for demand in state.demands:
            if demand.room != room:
                continue
            # The subject would be there: who is counted apart from the demand comes on top.
            apart = others & ~demand.people
            own = 1 if demand.people & me else 0
            if demand.count - own + (sure & apart).bit_count() > count:
                yield step(sure & apart, sure & apart, demand)
            elif demand.count - own + (maybe & apart).bit_count() < count:
                yield step(maybe & apart, apart & ~maybe, demand)


def _cell_fit(state: CaseCandidates, one: Company, room: int, name: str) -> Iterator[CaseStep]:
    """Yield the cells of a room where somebody takes row and column from the company."""
    sight, area = state.sight, state.sight.areas[room]
    _, maybe = inside(state, sight.everybody & ~(1 << one.who), area)
    gone = 0
    for cell in cells_of(state.masks[one.who] & area):
        left = area & ~sight.cross[cell]
        if sum(1 for who in cells_of(maybe) if state.masks[who] & left) < one.count:
            gone |= 1 << cell
    if gone:
        yield CaseStep(
            name,
            (),
            ((one.who, gone),),
            units_of(state, room),
            (one.who,),
            tuple(cells_of(gone)),
            one.clues,
            state.facts(sight.everybody & ~(1 << one.who)),
            rules_of(state, one.clues, one.rules),
            (one.count,),
        )


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
        rules=rules_of(state, (clue,), ()),
        numbers=(count, len(occupied)),
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
            numbers=(count, 1),
        )
