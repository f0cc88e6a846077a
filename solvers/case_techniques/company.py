"""Counting: who is with whom, and how many people are in a room."""

from collections.abc import Iterator

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, Company, Demand, Fact
from solvers.case_step import CaseStep, gone_from

MANY, FEW = 1, 2
"""Second number of a step about company: too many have to be in a room, or too few can be."""
CROWD, LACK = 3, 6
"""The same of cells: from them, with row and column taken, too many have to be, or too few can."""


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


def full(state: CaseCandidates, demand: Demand, name: str) -> Iterator[CaseStep]:
    """Yield the step that takes the others out once a number of people is reached."""
    sure, maybe = inside(state, demand.people, demand.cells)
    if sure.bit_count() != demand.count or sure == maybe:
        return
    gone = gone_from(state, ((who, demand.cells) for who in cells_of(maybe & ~sure)))
    facts = (*demand.facts, *state.facts(sure))
    yield _counted(state, demand, name, gone, sure, facts)


def needed(state: CaseCandidates, demand: Demand, name: str) -> Iterator[CaseStep]:
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
        facts=tuple(dict.fromkeys(facts)),
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
            yield from full(state, demand, "company-full")


def victim_rooms_full(state: CaseCandidates) -> Iterator[CaseStep]:
    """The victim and another person are in a room, so nobody else is.

    Sound: U7. Source: theory.md, "victim's room has exactly two".
    """
    for demand in state.demands:
        if not demand.clues:
            yield from full(state, demand, "victim-room-full")


def companies_needed(state: CaseCandidates) -> Iterator[CaseStep]:
    """No more people can be there than a clue says, so all of them are.

    Sound: what the clue says (C11, X6, X9), in the subject's room where it is known. Source:
    theory.md, "counting".
    """
    for demand in state.demands:
        if demand.clues:
            yield from needed(state, demand, "company-needed")


def only_companions(state: CaseCandidates) -> Iterator[CaseStep]:
    """One person can be in the victim's room, so that is the murderer.

    Sound: U7. Source: theory.md, "murderer must be in victim's room".
    """
    for demand in state.demands:
        if not demand.clues:
            yield from needed(state, demand, "only-companion")


def companies_fit(state: CaseCandidates) -> Iterator[CaseStep]:
    """The company that a clue gives its subject is too much, or too little, for a room or a cell.

    More are in the room already, or fewer can be; or another clue says how many are there; or it is
    so once the subject's row and column are taken. Sound: C12 and X6 mean the room that the
    subject is in. Source: theory.md, "room capacity and counting", "companion must fit".
    """
    for one in state.sight.company:
        if one.clue is not None:
            yield from _fit(state, one, "company-fit")


def companions_fit(state: CaseCandidates) -> Iterator[CaseStep]:
    """The victim and exactly one other person do not fit into a room, or the other not to a cell.

    Two are in the room already, or nobody can be; or another clue says how many are there; or it is
    so once the victim's row and column are taken. Sound: U7. Source: theory.md, "companion must
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

    def step(how: int, people: int, facts: int, demand: Demand | None = None) -> CaseStep:
        clues = one.clues + (demand.clues if demand else ())
        rules = one.rules + (demand.rules if demand else ())
        return CaseStep(
            name,
            (),
            gone,
            units_of(state, room),
            (one.who, *cells_of(people)),
            clues=clues,
            facts=tuple(dict.fromkeys((*(demand.facts if demand else ()), *state.facts(facts)))),
            rules=rules_of(state, clues, rules),
            numbers=(count, how),
        )

    if sure.bit_count() > count:
        yield step(MANY, sure, sure)
    elif maybe.bit_count() < count:
        yield step(FEW, maybe, others & ~maybe)
    else:
        for demand in state.demands:
            if demand.room != room:
                continue
            # The subject would be there: who is counted apart from the demand comes on top.
            apart = others & ~demand.people
            own = 1 if demand.people & me else 0
            if demand.count - own + (sure & apart).bit_count() > count:
                yield step(MANY, sure & apart, sure & apart, demand)
            elif demand.count - own + (maybe & apart).bit_count() < count:
                yield step(FEW, maybe & apart, apart & ~maybe, demand)


def _cell_fit(state: CaseCandidates, one: Company, room: int, name: str) -> Iterator[CaseStep]:
    """Yield the cells of a room where somebody, row and column taken, has not the company."""
    area, me = state.sight.areas[room], 1 << one.who
    others = state.sight.everybody & ~me
    demand = Demand(others, area, one.count, room, one.who, one.clues, one.rules)
    yield from misfits(state, demand, one.who, state.masks[one.who] & area, name)


def misfits(
    state: CaseCandidates, demand: Demand, who: int, cells: Mask, name: str
) -> Iterator[CaseStep]:
    """Yield the cells of a person that leave a demand too few of its people, or too many.

    A step for those cells of which the same people tell it: those who would have to be there, or
    those who still could. Who would be left without a cell counts as neither, as that alone rules
    the cell out (`crossing`). A demand on the company of `who` does not count `who`.
    """
    rest, found = demand.people & ~(1 << who), dict[tuple[int, int], Mask]()
    for cell in cells_of(cells):
        own = demand.people >> who & demand.cells >> cell & 1
        forced, able = crowd(state, rest, demand.cells, state.sight.cross[cell])
        if forced and forced.bit_count() + own > demand.count:
            key = (CROWD, forced)
        elif able.bit_count() + own < demand.count:
            key = (LACK, able)
        else:
            continue
        found[key] = found.get(key, 0) | 1 << cell
    for (how, people), gone in found.items():
        told = people if how == CROWD else rest & ~people
        yield CaseStep(
            name,
            (),
            ((who, gone),),
            units_of(state, demand.room),
            (who, *cells_of(people)),
            tuple(cells_of(gone)),
            demand.clues,
            tuple(dict.fromkeys((*demand.facts, *state.facts(told)))),
            rules_of(state, demand.clues, demand.rules),
            (demand.count, how),
        )


def crowd(state: CaseCandidates, people: int, cells: Mask, taken: Mask) -> tuple[int, int]:
    """Return who of some people has to be in some cells, and who can be, once cells are taken.

    Whoever has no cell left neither has to be there nor can be.
    """
    forced = able = 0
    for who in cells_of(people):
        left = state.masks[who] & ~taken
        if left & cells:
            able |= 1 << who
            if not left & ~cells:
                forced |= 1 << who
    return forced, able
