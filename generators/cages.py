"""Cutting a full grid into cages, so that the cages (and some givens) leave one answer.

Start with a cage for each cell, where the answer is plain, and merge neighbouring cages in random
order, small ones first, while the answer stays the only one. A merge that would need more than a
few nodes to prove is refused, so that the puzzle at the end is proven cheaply, too. Counterexamples
are kept: a merge that lets one of them through is refused without a search. Cages that are too
small in the end share out their cells anew with a neighbour.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from generators.probe import Probe
from generators.stream import Stream
from puzzles.puzzle import Cage, Grid, Puzzle
from solvers.engines.ask import Stop, never

NODES = 40
"""Budget of the proof after a merge."""
MEND_NODES = 200
"""Budget of the proof after a repair."""
MEND_STEPS = 60
"""Repairs until an attempt is given up."""
MOST_WAYS = 24
"""Ways to repair a cage that are looked at."""
BATCH = 16
"""Merges that are tried together at first; halved when they leave a second answer."""

Labels = tuple[int, ...]
"""For each cell the number of its cage: the lowest of its cells."""


@dataclass
class Cutter:
    """The state of cutting one grid.

    Attributes:
        puzzle: kind, size and givens of the puzzle; no cages yet.
        solution: the full grid.
        sizes: least and most cells of a cage.
        stream: decides the order.
        labels: the cages so far.
        others: counterexamples met so far.
        stop: asked now and then; `cut` raises `Stopped` when it says yes.
    """

    puzzle: Puzzle
    solution: Grid
    sizes: tuple[int, int]
    stream: Stream
    labels: Labels = ()
    others: list[Grid] = field(default_factory=list)
    stop: Stop = never

    def cut(self, wished: int) -> tuple[Cage, ...] | None:
        """Return about `wished` cages that leave one answer, or None when the sizes fail."""
        self.labels = tuple(self.puzzle.shape.cells)
        low, high = self.sizes
        for most in range(2, high + 1):
            self._merge_round(most, wished)
        self._mend()
        if any(not low <= len(cells) <= high for cells in self._members().values()):
            return None
        return cages_of(self.labels, self.solution)

    def _members(self) -> dict[int, tuple[int, ...]]:
        """Return the cells of each cage by its label."""
        found: dict[int, list[int]] = {}
        for cell, label in enumerate(self.labels):
            found.setdefault(label, []).append(cell)
        return {label: tuple(cells) for label, cells in found.items()}

    def _merge_round(self, most: int, wished: int) -> None:
        """Merge neighbours into cages of up to `most` cells, until `wished` cages are left."""
        pairs = self._borders()
        self.stream.shuffle(pairs)
        size, waiting = BATCH, list(reversed(pairs))
        while waiting and len(set(self.labels)) > wished:
            size = min(size, len(set(self.labels)) - wished)
            labels = self.labels
            taken: list[tuple[int, int]] = []
            while waiting and len(taken) < size:
                pair = waiting.pop()
                merged = self._merged(labels, *pair, most)
                if merged is not None:
                    labels = merged
                    taken.append(pair)
            if not taken:
                return
            if self._alone(labels):
                self.labels = labels
                size = min(BATCH, size * 2)
            elif len(taken) > 1:
                waiting.extend(reversed(taken))
                size = len(taken) // 2

    def _borders(self) -> list[tuple[int, int]]:
        """Return all pairs of neighbouring cells of different cages."""
        return [
            (cell, other)
            for cell, near in enumerate(self.puzzle.shape.neighbours)
            for other in near
            if cell < other and self.labels[cell] != self.labels[other]
        ]

    def _merged(self, labels: Labels, a: int, b: int, most: int) -> Labels | None:
        """Return the labels with the cages of two cells merged; None when they may not be."""
        one, two = labels[a], labels[b]
        if one == two:
            return None
        cells = [cell for cell, label in enumerate(labels) if label in (one, two)]
        if len(cells) > most or len({self.solution[cell] for cell in cells}) < len(cells):
            return None
        return _relabelled(labels, cells)

    def _alone(self, labels: Labels, nodes: int = NODES) -> bool:
        """Say whether these cages leave one answer, and prove it within a budget."""
        cages = cages_of(labels, self.solution)
        if any(_keeps(other, cages) for other in self.others):
            return False
        probe = Probe(replace(self.puzzle, cages=cages), nodes, self.stop)
        found = probe.counterexample(self.puzzle.givens, self.solution)
        if isinstance(found, tuple):
            self.others.append(found)
        return found is False

    def _mend(self) -> None:
        """Let cages that are too small share out the cells of a neighbour anew with it.

        Where no sharing out makes both large enough, the lack moves on to the neighbour, until it
        meets a place where it can be made up, or the patience ends.
        """
        for _ in range(MEND_STEPS):
            small = [cells for cells in self._members().values() if len(cells) < self.sizes[0]]
            if not small or not self._repair(self.stream.choice(small)):
                return

    def _repair(self, cells: tuple[int, ...]) -> bool:
        """Share out a small cage and a neighbour anew, such that one answer is left; say if."""
        near = {other for cell in cells for other in self.puzzle.shape.neighbours[cell]}
        members = self._members()
        ways = [
            way
            for label in sorted({self.labels[other] for other in near - set(cells)})
            for way in self._ways(sorted((*cells, *members[label])))
            if cells not in map(tuple, way)
        ]
        self.stream.shuffle(ways)
        low = self.sizes[0]
        ways.sort(key=lambda way: sum(0 < len(part) < low for part in way))
        for one, other in ways[:MOST_WAYS]:
            labels = _relabelled(self.labels, one)
            labels = _relabelled(labels, other) if other else labels
            if self._alone(labels, MEND_NODES):
                self.labels = labels
                return True
        return False

    def _ways(self, union: list[int]) -> Iterator[tuple[list[int], list[int]]]:
        """Yield the ways to cut some cells into one or two cages that are not too large."""
        first, *rest = union
        for chosen in range(1 << len(rest)):
            one = [first, *(cell for at, cell in enumerate(rest) if chosen >> at & 1)]
            other = [cell for at, cell in enumerate(rest) if not chosen >> at & 1]
            if all(len(part) <= self.sizes[1] and self._fit(part) for part in (one, other) if part):
                yield one, other

    def _fit(self, cells: list[int]) -> bool:
        """Say whether cells hang together and hold different digits (K3)."""
        different = len({self.solution[cell] for cell in cells}) == len(cells)
        return different and self._connected(cells)

    def _connected(self, cells: list[int]) -> bool:
        """Say whether cells hang together."""
        seen, front = {cells[0]}, [cells[0]]
        while front:
            for other in self.puzzle.shape.neighbours[front.pop()]:
                if other in cells and other not in seen:
                    seen.add(other)
                    front.append(other)
        return len(seen) == len(cells)


def _relabelled(labels: Labels, cells: list[int]) -> Labels:
    """Return the labels with some cells as one cage of its own."""
    chosen, label = set(cells), min(cells)
    return tuple(label if cell in chosen else old for cell, old in enumerate(labels))


def _keeps(grid: Grid, cages: tuple[Cage, ...]) -> bool:
    """Say whether a grid keeps all cages (K2, K3)."""
    for cage in cages:
        digits = [grid[cell] for cell in cage.cells]
        if sum(digits) != cage.sum or len(set(digits)) < len(digits):
            return False
    return True


def cages_of(labels: Labels, solution: Grid) -> tuple[Cage, ...]:
    """Return the cages of labels, with the sums of the solution, by their first cell."""
    found: dict[int, list[int]] = {}
    for cell, label in enumerate(labels):
        found.setdefault(label, []).append(cell)
    return tuple(
        Cage(tuple(cells), sum(solution[cell] for cell in cells)) for cells in found.values()
    )


def wished_count(cells: int, sizes: tuple[int, int], stream: Stream) -> int:
    """Return how many cages to aim at: their mean is a quarter to a third up from the least."""
    low, high = sizes
    quarter = 4 * low + (high - low)
    third = 3 * low + (high - low)
    most, least = 4 * cells // quarter, 3 * cells // third
    return least + stream.below(most - least + 1)


def most_count(cells: int, sizes: tuple[int, int]) -> int:
    """Return how many cages are still taken when merging ended early.

    The mean size is then an eighth up from the least: 34 cages of 2 to 5 cells on 81.
    """
    low, high = sizes
    return 8 * cells // (8 * low + high - low)
