"""The engine `search` for cases: plain Python, for one case at a time, without any start.

It reads the relations that clues come to. Domains are masks; each person who has one cell left
takes row and column from the others, each tie looks at who may and who must be where. The person
with the fewest cells is tried first.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from puzzles.murder.case import Case, Placement
from puzzles.murder.lowered import Lowered, Tie, lower
from puzzles.murder.place import Mask, cells_of
from puzzles.murder.relations import Count, Mates, Pair, Vacant
from puzzles.version import VERSION
from solvers.engines.ask import Answer, Ask

OFTEN = 64
"""Branchings between two looks at `stop`."""

Domains = list[Mask]


class _Dead(Exception):
    """A person has no cell left, or a tie cannot hold any more."""


@dataclass
class _Search:
    """A search of one case: what it may spend and what it found."""

    case: Lowered
    ask: Ask
    count: int = 0
    nodes: int = 0
    given_up: bool = False

    def __post_init__(self) -> None:
        n = self.case.size
        rows = [((1 << n) - 1) << n * line for line in range(n)]
        columns = [sum(1 << n * row for row in range(n)) << line for line in range(n)]
        self.lines = rows + columns
        self.peers = [rows[cell // n] | columns[cell % n] for cell in range(n * n)]

    def placements(self, domains: Domains) -> Iterator[Placement]:
        """Yield the placements within domains, until a limit is hit."""
        try:
            self._propagate(domains)
        except _Dead:
            return
        widths = [mask.bit_count() for mask in domains]
        if max(widths) == 1:
            self.count += 1
            yield tuple(mask.bit_length() - 1 for mask in domains)
            return
        who = widths.index(min(width for width in widths if width > 1))
        for cell in cells_of(domains[who]):
            if self._over():
                return
            self.nodes += 1
            child = list(domains)
            child[who] = 1 << cell
            yield from self.placements(child)

    def _over(self) -> bool:
        """Say whether enough was found or spent."""
        ask = self.ask
        spent = ask.nodes is not None and self.nodes >= ask.nodes
        if spent or (self.nodes % OFTEN == 0 and ask.stop()):
            self.given_up = self.given_up or self.count < ask.limit
        return self.given_up or self.count >= ask.limit

    def _propagate(self, domains: Domains) -> None:
        """Narrow domains to a fixed point; raise `_Dead`."""
        spoken: set[int] = set()
        before: Domains = []
        while domains != before:
            before = list(domains)
            self._speak(domains, spoken)
            self._cover(domains)
            for tie in self.case.ties:
                self._hold(domains, tie)

    def _speak(self, domains: Domains, spoken: set[int]) -> None:
        """U2: who has one cell left takes its row and column from all others."""
        waiting = [who for who, mask in enumerate(domains) if mask.bit_count() < 2]
        while waiting:
            who = waiting.pop()
            if not domains[who]:
                raise _Dead
            if who in spoken:
                continue
            spoken.add(who)
            taken = ~self.peers[domains[who].bit_length() - 1]
            for other, mask in enumerate(domains):
                if other != who and mask & ~taken:
                    domains[other] = mask & taken
                    if domains[other].bit_count() < 2:
                        waiting.append(other)

    def _cover(self, domains: Domains) -> None:
        """U2: each row and column holds somebody; who alone can be there is."""
        for line in self.lines:
            who = [one for one, mask in enumerate(domains) if mask & line]
            if not who:
                raise _Dead
            if len(who) == 1:
                domains[who[0]] &= line

    def _hold(self, domains: Domains, tie: Tie) -> None:
        """Narrow domains by a tie."""
        match tie:
            case Pair(who, other, allowed):
                reach = back = 0
                for cell in cells_of(domains[who]):
                    if allowed[cell] & domains[other]:
                        reach |= allowed[cell]
                        back |= 1 << cell
                domains[who], domains[other] = back, domains[other] & reach
                if not back:
                    raise _Dead
            case Count(people, cells, count):
                self._count(domains, people, cells, count)
            case Mates(who, others, count):
                self._mates(domains, who, others, count)
            case Vacant(count):
                self._vacant(domains, count)

    def _count(self, domains: Domains, people: tuple[int, ...], cells: Mask, count: int) -> None:
        """Exactly `count` of the people are in the cells."""
        maybe = [who for who in people if domains[who] & cells]
        open_ones = [who for who in maybe if domains[who] & ~cells]
        sure = len(maybe) - len(open_ones)
        if not sure <= count <= len(maybe):
            raise _Dead
        for who in open_ones:
            if sure == count:
                domains[who] &= ~cells
            elif len(maybe) == count:
                domains[who] &= cells

    def _mates(self, domains: Domains, who: int, others: tuple[int, ...], count: int) -> None:
        """Exactly `count` of the others are in the room of a person."""
        rooms = []
        for area in self.case.areas:
            if domains[who] & area:
                maybe = [other for other in others if domains[other] & area]
                sure = sum(not domains[other] & ~area for other in maybe)
                if sure <= count <= len(maybe):
                    rooms.append(area)
                else:
                    domains[who] &= ~area
        if not rooms:
            raise _Dead
        if len(rooms) == 1:
            self._count(domains, others, rooms[0], count)

    def _vacant(self, domains: Domains, count: int) -> None:
        """Exactly `count` rooms hold nobody."""
        used, empty, unsettled = 0, 0, []
        for area in self.case.areas:
            if not any(mask & area for mask in domains):
                empty += 1
            elif any(not mask & ~area for mask in domains):
                used += 1
            else:
                unsettled.append(area)
        if not empty <= count <= empty + len(unsettled):
            raise _Dead
        if count == empty + len(unsettled):
            for area in unsettled:
                for who in range(len(domains)):
                    domains[who] &= ~area


def count(case: Case, ask: Ask) -> Answer:
    """Count the placements of a case, as `ask` says."""
    low = lower(case)
    search = _Search(low, ask)
    kept: list[Placement] = []
    for placement in search.placements(list(low.domains)):
        if len(kept) < ask.keep:
            kept.append(placement)
        if search.count >= ask.limit:
            break
    return Answer(search.count, tuple(kept), not search.given_up, search.nodes)


def count_many(cases: Iterable[Case], ask: Ask) -> Iterator[Answer]:
    """Count the placements of many cases in turn, lazily."""
    return (count(case, ask) for case in cases)


def version() -> str:
    """Return the version that a proof names."""
    return VERSION
