"""Cutting a full grid into cages, so that the cages (and some givens) leave one answer.

Start with a cage for each cell, where the answer is plain, and merge neighbouring cages in random
order, small ones first, while the answer stays the only one. A merge that would need more than a
few nodes to prove is refused, so that the puzzle at the end is proven cheaply, too. Counterexamples
are kept: a merge that lets one of them through is refused without a search. Cages that are too
small in the end share out their cells anew with a neighbour.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from generators.probe import Probe, compiled
from generators.stream import Stream
from generators.wish import CageStyle
from puzzles.puzzle import Cage, Grid, Puzzle
from puzzles.shape import Cells, Shape
from solvers.engines.ask import Stop, Stopped, never

NODES = 40
"""Budget of the proof after a merge."""
MEND_NODES = 200
"""Budget of the proof after a repair."""
MEND_STEPS = 60
"""Repairs until an attempt is given up."""
MOST_WAYS = 24
"""Ways to repair a cage that are looked at."""
MOST_SHARED = 11
"""Larger unions are not shared out anew: the ways double with each cell."""
BATCH = 16
"""Merges that are tried together at first; halved when they leave a second answer."""

Labels = tuple[int, ...]
"""For each cell the number of its cage: the lowest of its cells."""


@dataclass(frozen=True)
class Layout:
    """What the cages shall look like.

    Attributes:
        sizes: least and most cells of a cage.
        style: `any`; `in` keeps each cage in a box; `across` lets each cross from box to box.
        images: the symmetries of the layout (see `pattern.images`).
    """

    sizes: tuple[int, int]
    style: CageStyle = "any"
    images: tuple[Cells, ...] = ()

    def allows(self, cells: Sequence[int], shape: Shape) -> bool:
        """Say whether a cage, or a part of one that may still grow, is not against the layout."""
        if len(cells) > self.sizes[1]:
            return False
        return self.style != "in" or len({shape.box_of(cell) for cell in cells}) == 1

    def lacks(self, cells: Sequence[int], shape: Shape) -> bool:
        """Say whether a cage that is allowed must still grow or move."""
        if len(cells) < self.sizes[0]:
            return True
        return self.style == "across" and len({shape.box_of(cell) for cell in cells}) == 1


@dataclass
class Cutter:
    """The state of cutting one grid.

    Attributes:
        puzzle: kind, size and givens of the puzzle; no cages yet.
        solution: the full grid.
        layout: what the cages shall look like.
        stream: decides the order.
        labels: the cages so far.
        others: counterexamples met so far.
        stop: asked now and then; `cut` raises `Stopped` when it says yes.
    """

    puzzle: Puzzle
    solution: Grid
    layout: Layout
    stream: Stream
    labels: Labels = ()
    others: list[Grid] = field(default_factory=list)
    stop: Stop = never

    def cut(self, wished: int) -> tuple[Cage, ...] | None:
        """Return about `wished` cages that leave one answer, or None when the layout fails."""
        self.labels = tuple(self.puzzle.shape.cells)
        if compiled(self.puzzle.size) and not self.layout.images:
            self._merge_compiled(wished)
        else:
            self._merge_fixed()
            for most in range(2, self.layout.sizes[1] + 1):
                self._merge_round(most, wished)
        self._mend()
        return None if self._lacking() else cages_of(self.labels, self.solution)

    def _members(self) -> dict[int, tuple[int, ...]]:
        """Return the cells of each cage by its label."""
        return members_of(self.labels)

    def _lacking(self) -> list[tuple[int, ...]]:
        """Return the cages that are not yet as the layout wants them."""
        shape = self.puzzle.shape
        return [cells for cells in self._members().values() if self.layout.lacks(cells, shape)]

    def _merge_compiled(self, wished: int) -> None:
        """Merge cages as the rounds below do, in compiled code.

        Symmetric layouts are left to the rounds: first of all the cells that stay in place must
        find room.
        """
        from solvers.engines.batch import Cut, cut_many

        layout, puzzle = self.layout, self.puzzle
        wish = Cut(layout.sizes, wished, layout.style, layout.images, NODES)
        states, givens = [self.stream.state], [puzzle.givens]
        for made in cut_many(puzzle.kind, [self.solution], states, wish, givens, self.stop):
            self.stream.state = made.stream
            labels = list(self.labels)
            for cage in made.cages:
                for cell in cage.cells:
                    labels[cell] = min(cage.cells)
            self.labels = tuple(labels)
        if self.stop():
            raise Stopped

    def _merge_fixed(self) -> None:
        """Merge the cells that a symmetry leaves in place: later their room is taken."""
        fixed = [
            cell
            for cell in self.puzzle.shape.cells
            if any(image[cell] == cell for image in self.layout.images)
        ]
        self.stream.shuffle(fixed)
        for cell in fixed:
            near = list(self.puzzle.shape.neighbours[cell])
            self.stream.shuffle(near)
            if self.labels.count(self.labels[cell]) > 1:
                continue
            for other in near:
                labels = self._merged(self.labels, cell, other, self.layout.sizes[1])
                if labels is not None and self._alone(labels):
                    self.labels = labels
                    break

    def _merge_round(self, most: int, wished: int) -> None:
        """Merge neighbours into cages of up to `most` cells, until `wished` cages are left."""
        pairs = self._borders()
        self.stream.shuffle(pairs)
        if self.layout.style == "across":
            box_of = self.puzzle.shape.box_of
            pairs.sort(key=lambda pair: box_of(pair[0]) == box_of(pair[1]))
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
        """Return the labels with the cages of two cells, and of their images, merged.

        None when that may not be.
        """
        if labels[a] == labels[b]:
            return None
        for image in (range(len(labels)), *self.layout.images):
            pair = {labels[image[a]], labels[image[b]]}
            cells = [cell for cell, label in enumerate(labels) if label in pair]
            if len(cells) > most or not self._allowed(cells):
                return None
            labels = _relabelled(labels, cells)
        return labels

    def _allowed(self, cells: list[int]) -> bool:
        """Say whether some cells may be a cage: different digits (K3), and as the layout has it."""
        different = len({self.solution[cell] for cell in cells}) == len(cells)
        return different and self.layout.allows(cells, self.puzzle.shape)

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
        """Let cages that lack something share out their cells and a neighbour's anew.

        Where no sharing out helps both, the lack moves on to the neighbour, until it meets a place
        where it can be made up, or the patience ends.
        """
        for _ in range(MEND_STEPS):
            lacking = self._lacking()
            if not lacking or not self._repair(self.stream.choice(lacking)):
                return

    def _repair(self, cells: tuple[int, ...]) -> bool:
        """Share out a cage and a neighbour anew, such that one answer is left; say if."""
        near = {other for cell in cells for other in self.puzzle.shape.neighbours[cell]}
        members = self._members()
        ways = [
            way
            for label in sorted({self.labels[other] for other in near - set(cells)})
            for way in self._ways(sorted((*cells, *members[label])))
            if cells not in map(tuple, way)
        ]
        self.stream.shuffle(ways)
        shape = self.puzzle.shape
        ways.sort(key=lambda way: sum(self.layout.lacks(part, shape) for part in way))
        for way in ways[:MOST_WAYS]:
            labels = self._shared_out(way)
            if labels is not None and self._alone(labels, MEND_NODES):
                self.labels = labels
                return True
        return False

    def _ways(self, union: list[int]) -> Iterator[list[list[int]]]:
        """Yield the ways to cut some cells into one or two cages that are allowed."""
        first, *rest = union
        if len(rest) > MOST_SHARED:
            return
        for chosen in range(1 << len(rest)):
            one = [first, *(cell for at, cell in enumerate(rest) if chosen >> at & 1)]
            other = [cell for at, cell in enumerate(rest) if not chosen >> at & 1]
            parts = [part for part in (one, other) if part]
            if all(self._allowed(part) and self.puzzle.shape.connected(part) for part in parts):
                yield parts

    def _shared_out(self, parts: list[list[int]]) -> Labels | None:
        """Return the labels with some cells, and their images, cut into parts.

        None when the images get into each other's way.
        """
        labels = self.labels
        for image in (range(len(labels)), *self.layout.images):
            for part in parts:
                labels = _relabelled(labels, [image[cell] for cell in part])
        cages = {frozenset(cells) for cells in members_of(labels).values()}
        for image in self.layout.images:
            if any(frozenset(image[cell] for cell in cells) not in cages for cells in cages):
                return None
        return labels


def members_of(labels: Labels) -> dict[int, tuple[int, ...]]:
    """Return the cells of each cage by its label."""
    found: dict[int, list[int]] = {}
    for cell, label in enumerate(labels):
        found.setdefault(label, []).append(cell)
    return {label: tuple(cells) for label, cells in found.items()}


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
    return tuple(
        Cage(cells, sum(solution[cell] for cell in cells)) for cells in members_of(labels).values()
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
