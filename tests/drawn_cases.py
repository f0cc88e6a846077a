"""Cases drawn at random for tests: small boards, every form of clue, mostly true ones."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

from puzzles.murder.case import NOBODY, Case, Clue, Person, Placement
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import STEPS, WAYS, Away, WayOf, WayOfThing
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, On, OnlyOn
from puzzles.murder.document import CaseDocument, StoredCase
from puzzles.murder.judge import violations
from puzzles.murder.place import SEATS, SOLID, Plan, Room, Thing

CODES = "ABCDEFGHIJ"


def drawn_plan(draw: Random, size: int, fewest: int = 2) -> Plan:
    """A board cut into connected rooms, some objects in them, some of two cells."""
    cells = range(size * size)
    around = lambda c: [  # noqa: E731
        c + step
        for step, there in (
            (-size, c >= size), (size, c < size * (size - 1)),
            (-1, c % size), (1, c % size < size - 1),
        )
        if there
    ]  # fmt: skip
    count = draw.randint(fewest, size)
    room_at = dict(zip(draw.sample(cells, count), range(count), strict=True))
    while len(room_at) < len(cells):
        cell = draw.choice([c for c in cells if c not in room_at])
        if near := [room_at[c] for c in around(cell) if c in room_at]:
            room_at[cell] = draw.choice(near)
    things: list[Thing] = []
    taken: set[int] = set()
    for _ in range(draw.randint(1, size + 2)):
        cell = draw.choice(cells)
        more = [c for c in around(cell) if room_at[c] == room_at[cell]]
        held = {cell, *draw.sample(more, min(len(more), draw.randint(0, 1)))}
        if not held & taken:
            kind = draw.choice((*SEATS[:3], *SOLID[:2]))
            things.append(Thing(kind, tuple(sorted(held))))
            taken |= held
    rooms = tuple(Room(f"room-{CODES[i].lower()}", CODES[i], f"floor-{i}") for i in range(count))
    return Plan(size, rooms, tuple(room_at[c] for c in cells), tuple(things))


def drawn_clue(draw: Random, case: Case, subject: int) -> Clue:
    """Any clue about a person that names what is there."""
    n, negated = case.size, draw.random() < 0.4
    room = draw.choice(case.plan.rooms).id
    rooms = draw.sample([r.id for r in case.plan.rooms], 2)
    kind = draw.choice(case.plan.kinds_here)
    person = case.people[draw.choice(case.others(subject))].id
    return draw.choice(
        (
            Row(draw.randrange(n)),
            Column(draw.randrange(n)),
            InRoom(room, negated),
            On(kind, negated),
            NextTo(kind, negated),
            Corner(negated),
            RoomWith(room, draw.choice(("f", "m")), draw.randint(1, 2)),
            Alone(),
            AtWall(negated),
            OnBoard(draw.choice(("edge", "corner"))),
            SameRoom(person, negated),
            WayOf(person, draw.choice(WAYS)),
            WayOfThing(kind, draw.choice(WAYS)),
            Away(person, draw.choice(STEPS), draw.randint(1, n - 1)),
            WithOthers(draw.randint(1, 2)),
            InEither((rooms[0], rooms[1])),
            OnlyOn(kind),
        )
    )


def drawn_fact(draw: Random, case: Case) -> Clue:
    """Any clue about the board."""
    rooms = case.plan.rooms
    return draw.choice(
        (
            PeopleIn(draw.choice(rooms).id, draw.randint(0, case.size // 2)),
            EmptyRooms(draw.randrange(len(rooms))),
        )
    )


def drawn_case(seed: int, size: int = 4, clues: int = 4) -> Case:
    """A case of a seed; its clues are true of one placement, but one in ten that is not asked."""
    draw = Random(seed)
    plan = drawn_plan(draw, size)
    victim = draw.randrange(size)
    people = tuple(
        Person(f"p{i}", f"P{i}", draw.choice(("f", "m")), victim=i == victim) for i in range(size)
    )
    case = Case(plan, people)
    meant = drawn_placement(draw, case)
    cards: list[list[Clue]] = [[] for _ in people]
    facts: list[Clue] = []
    for _ in range(draw.randint(0, clues)):
        subject = draw.choice((*range(size), NOBODY))
        fact = subject == NOBODY
        for _ in range(20):
            clue = drawn_fact(draw, case) if fact else drawn_clue(draw, case, subject)
            if draw.random() < 0.1 or clue.holds(case, meant, subject):
                (facts if fact else cards[subject]).append(clue)
                break
    told = tuple(
        Person(p.id, p.name, p.gender, p.victim, tuple(card))
        for p, card in zip(people, cards, strict=True)
    )
    return Case(plan, told, tuple(facts))


def drawn_placement(draw: Random, case: Case) -> Placement:
    """Some placement with a person a row and column, whatever stands there."""
    rows, columns = list(range(case.size)), list(range(case.size))
    draw.shuffle(rows)
    draw.shuffle(columns)
    return tuple(r * case.size + c for r, c in zip(rows, columns, strict=True))


def drawn_unique(
    draw: Random, size: int, count: Callable[[Case], int], forms: tuple[str, ...] = ()
) -> Case:
    """A minimal case with one answer, as `count` counts them: true clues drawn, then taken away.

    Of some `forms` alone, if they are named.
    """
    while True:
        plan = drawn_plan(draw, size, fewest=max(2, size - 2))
        victim = draw.randrange(size)
        people = tuple(
            Person(f"p{i}", f"P{i}", draw.choice(("f", "m")), i == victim) for i in range(size)
        )
        case = Case(plan, people)
        tries = (drawn_placement(draw, case) for _ in range(300))
        meant = next((p for p in tries if not any(violations(case, p))), None)
        if meant is None:
            continue
        cards: list[list[Clue]] = [[] for _ in people]
        for _ in range((100 if forms else 25) * size):
            subject = draw.randrange(size)
            clue = drawn_clue(draw, case, subject)
            fits = not forms or clue.form in forms
            if fits and clue not in cards[subject] and clue.holds(case, meant, subject):
                cards[subject].append(clue)
        told = zip(people, cards, strict=True)
        case = Case(plan, tuple(replace(p, clues=tuple(card)) for p, card in told))
        if count(case) == 1:
            break
    at = 0
    while at < len(case.statements):
        fewer = case.without(case.statements[at])
        if count(fewer) == 1:
            case = fewer
        else:
            at += 1
    return case


def placements(size: int) -> Iterator[Placement]:
    """All ways to put a person in each row and each column."""
    for rows in permutations(range(size)):
        for columns in permutations(range(size)):
            yield tuple(r * size + c for r, c in zip(rows, columns, strict=True))


def drawn_document(seed: int) -> CaseDocument:
    """A document of a drawn case, with a solution that is true or not, and some texts."""
    draw = Random(seed)
    case = drawn_case(seed, draw.choice((4, 5, 9)))
    stored = StoredCase(drawn_placement(draw, case), case.people[0].id)
    texts = {"en": {"cards": {p.id: ["x" for _ in p.clues] for p in case.people}}}
    return CaseDocument(
        f"case-{seed}",
        case,
        draw.choice((stored, None)),
        draw.choice((texts, {})),
        meta=draw.choice(({"title": "A case"}, {})),
    )
