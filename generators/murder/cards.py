"""Which clues a case gets: as few as its solver can do with, some on every card.

True clues are drawn, many and rather weak; the shortest beginning of that list that leaves one
placement is kept and thinned. Where the ladder up to the wished level does not carry, some of what
went comes back, as little as will do, and the rest is thinned anew with the ladder as the test. At
the end each clue is needed: without it there are several placements, or the ladder does not carry.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from generators.murder.furniture import weighted
from generators.murder.statements import Told, facts, statements
from generators.stream import Stream
from puzzles.murder.case import NOBODY, Case, Clue, Placement
from puzzles.murder.catalog import positive
from puzzles.murder.lowered import Lowered, gather
from puzzles.murder.relations import Mates

Unique = Callable[[Sequence[Lowered]], list[bool]]
"""Says of cases whether each has one placement."""
Solves = Callable[[Case], bool]
"""Says whether the ladder up to a level solves a case."""

MOST = 3
"""Clues on a card at most, U8 aside."""
DRAWN = 6
"""Clues drawn for each suspect."""
SWAPS = 40
"""Cases tried at most to make the clues needed that are a person's only one."""
WEIGHTS = {
    "row": 2, "column": 2, "room": 4, "not-room": 3, "on": 5, "not-on": 2, "beside": 8,
    "not-beside": 3, "corner": 5, "not-corner": 2, "room-with": 9, "alone": 8,
    "at-wall": 2, "not-at-wall": 4, "board": 3, "same-room": 6, "not-same-room": 2,
    "direction": 8, "direction-of-object": 4, "away": 3, "with-others": 4, "either-room": 4,
    "only-on": 5,
}  # fmt: skip
"""How likely a clue of each sort is drawn before the others of a person."""


def with_cards(case: Case, told: Iterable[Told]) -> Case:
    """Return a case with some clues instead of its own, in their order."""
    cards: list[list[Clue]] = [[] for _ in case.people]
    board: list[Clue] = []
    for one in told:
        (board if one.subject == NOBODY else cards[one.subject]).append(one.clue)
    people = tuple(
        replace(person, clues=tuple(card)) for person, card in zip(case.people, cards, strict=True)
    )
    return Case(case.plan, people, tuple(board))


@dataclass
class Dealer:
    """Deals the clues of one case.

    Attributes:
        case: the case without clues.
        placement: the one that the clues are true of.
        unique, solves: the tests.
        stream: of random numbers.
        extended: whether forms that the seed has not are used.
        direct: whether clues that leave a single cell are used.
        pool: by person what can be said.
    """

    case: Case
    placement: Placement
    unique: Unique
    solves: Solves
    stream: Stream
    extended: bool = False
    direct: bool = True
    pool: list[list[Told]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for who in range(self.case.size):
            said = statements(self.case, self.placement, who, extended=self.extended)
            self.pool.append([one for one in said if self.direct or one.cells > 1])

    def deal(self) -> list[Told] | None:
        """Return clues, as few as will do; None when those drawn are too weak."""
        told = self._shortest(self._drawn())
        if told is None:
            return None
        told, gone = self._lean(told)
        if self.solves(with_cards(self.case, told)):
            return told
        low, high = 1, len(gone)
        if not gone or not self.works([*told, *gone]):
            return None
        while low < high:
            middle = (low + high) // 2
            if self.works([*told, *gone[-middle:]]):
                high = middle
            else:
                low = middle + 1
        return self._thinned([*told, *gone[-high:]])

    def finish(self, told: list[Told]) -> list[Told] | None:
        """Make each clue needed and put them in order; None when the cards are no good then."""
        needed = self._swapped(told)
        if needed is None or not self._fits(needed):
            return None
        return self.ordered(needed)

    def ordered(self, told: Sequence[Told]) -> list[Told]:
        """Return clues person by person, the facts last."""
        return sorted(told, key=lambda one: one.subject % (self.case.size + 1))

    def more(self, told: Sequence[Told]) -> Iterator[Told]:
        """Yield for each suspect with room on the card one clue more, short cards first.

        It says what was, and is of a form that the card has not.
        """
        forms = [{one.clue.form for one in told if one.subject == who} for who in self._suspects()]
        order = [who for who in self._suspects() if len(forms[who]) < MOST]
        self.stream.shuffle(order)
        for who in sorted(order, key=lambda who: len(forms[who])):
            said = [one for one in self.pool[who] if one.clue.form not in forms[who]]
            yield from self._some([one for one in said if positive(one.clue)], 1)

    def _suspects(self) -> list[int]:
        return [who for who in range(self.case.size) if who != self.case.victim]

    def works(self, told: Sequence[Told]) -> bool:
        """Say whether some clues solve the case."""
        return self.one(told) and self.solves(with_cards(self.case, told))

    def one(self, told: Sequence[Told]) -> bool:
        """Say whether some clues leave one placement."""
        return self.unique([self._lowered(told)])[0]

    def _lowered(self, told: Iterable[Told]) -> Lowered:
        """Return the case with some clues, lowered, without making it."""
        victim = self.case.victim
        rule = Mates(victim, self.case.others(victim), 1)
        return gather(self.case, (rule, *(tie for one in told for tie in one.relations)))

    def _without(self, told: Sequence[Told], some: Sequence[Told]) -> list[bool]:
        """Say for each of some clues whether there is one placement without it."""
        fewer = ([other for other in told if other is not one] for one in some)
        return self.unique([self._lowered(rest) for rest in fewer])

    def _drawn(self) -> list[Told]:
        """Draw clues, in rounds: first one for each suspect, then a second, and so on."""
        rounds: list[list[Told]] = [[] for _ in range(DRAWN)]
        for who, said in enumerate(self.pool):
            victim = who == self.case.victim
            most, at = (self.stream.below(2), 1 + self.stream.below(2)) if victim else (DRAWN, 0)
            for turn, one in enumerate(self._some(said, most), at):
                rounds[turn].append(one)
        if self.extended and self.stream.below(2):
            rounds[1].append(self.stream.choice(facts(self.case, self.placement)))
        for some in rounds:
            self.stream.shuffle(some)
        return [one for some in rounds for one in some]

    def _some(self, said: Sequence[Told], count: int) -> list[Told]:
        """Draw clues of one person, each of another sort, no more than one of them negative."""
        sorts: dict[str, list[Told]] = {}
        for one in said:
            sorts.setdefault(one.sort, []).append(one)
        found: list[Told] = []
        while sorts and len(found) < count:
            names = list(sorts)
            name = names[weighted([WEIGHTS[sort] for sort in names], self.stream)]
            one = self.stream.choice(sorts.pop(name))
            found.append(one)
            if not positive(one.clue):
                sorts = {sort: some for sort, some in sorts.items() if not sort.startswith("not-")}
        return found

    def _shortest(self, drawn: list[Told]) -> list[Told] | None:
        """Return the shortest beginning of a list that leaves one placement, or None."""
        low, high = self.case.size - 1, len(drawn)
        if not self.one(drawn):
            return None
        while low < high:
            middle = (low + high) // 2
            if self.one(drawn[:middle]):
                high = middle
            else:
                low = middle + 1
        return drawn[:high]

    def _order(self, told: Sequence[Told]) -> list[Told]:
        """Return the order in which clues are tried to be without: strong ones, then weak ones.

        What stays is weak, so that harder steps are needed, and some of it says what was not.
        """
        order = list(told)
        self.stream.shuffle(order)
        return sorted(order, key=lambda one: one.cells)

    def _lean(self, told: list[Told]) -> tuple[list[Told], list[Told]]:
        """Return the clues that are needed for one placement, and those that went, in order."""
        waiting = [one for one in self._order(told) if not self._only(told, one)]
        gone: list[Told] = []
        while waiting:
            able = self._without(told, waiting)
            waiting = [one for one, free in zip(waiting, able, strict=True) if free]
            # Who loses a clue may be left with an only one, which has to stay.
            if waiting:
                one = waiting.pop(0)
                gone.append(one)
                told = [other for other in told if other is not one]
                waiting = [one for one in waiting if not self._only(told, one)]
        return told, gone

    def _thinned(self, told: list[Told]) -> list[Told]:
        """Take out clues that the case is solved without, but nobody's only one."""
        order = self._order(told)
        able = dict(zip(map(id, order), self._without(told, order), strict=True))
        for one in order:
            if not able[id(one)] or self._only(told, one):
                continue
            rest = [other for other in told if other is not one]
            if self.works(rest):
                told = rest
        return told

    def _only(self, told: Sequence[Told], one: Told) -> bool:
        """Say whether a clue is the only one on a suspect's card."""
        if one.subject in (NOBODY, self.case.victim):
            return False
        return sum(other.subject == one.subject for other in told) == 1

    def _swapped(self, told: list[Told]) -> list[Told] | None:
        """Make each clue needed; None when that takes too long.

        Who has one clue that is not needed gets another one in its place, a telling one, and
        somebody else loses a clue for it that was needed: so the new one is.
        """
        left = SWAPS
        while idle := self._idle(told):
            others = [one for one in told if one is not idle and not self._only(told, one)]
            self.stream.shuffle(others)
            telling = sorted(self._some(self.pool[idle.subject], 4), key=lambda one: one.cells)
            swap = None
            for gone in others:
                rest = [one for one in told if one is not idle and one is not gone]
                for fresh in telling[:2]:
                    left -= 1
                    if self.works([*rest, fresh]):
                        swap = [*rest, fresh]
                        break
                if swap or left < 0:
                    break
            if swap is None or left < 0:
                return None
            told = self._thinned(swap)
        return told

    def _idle(self, told: Sequence[Told]) -> Told | None:
        """Return a clue that the case is solved without; None when all are needed."""
        able = zip(told, self._without(told, told), strict=True)
        for one in (one for one, free in able if free):
            if self.solves(with_cards(self.case, [other for other in told if other is not one])):
                return one
        return None

    def _fits(self, told: Sequence[Told]) -> bool:
        """Say whether cards are short, half of the clues positive, and their forms varied."""
        counts = [sum(one.subject == who for one in told) for who in range(self.case.size)]
        forms = [one.clue.form for one in told]
        most = max(map(forms.count, forms))
        return (
            max(counts) <= MOST
            and 2 * sum(positive(one.clue) for one in told) >= len(told)
            and len(set(forms)) >= min(4, len(forms) - 1)
            and most <= max(2, (len(forms) + 1) // 2)
        )
