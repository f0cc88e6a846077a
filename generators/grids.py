"""Makers of grid puzzles: classic and Missudeca, with diagonals and cages.

Boards of 9x9 are filled, dug and cut by compiled code, many at a time; smaller ones, and all where
numba is missing, by the plain search. Which of the two makes a puzzle does not depend on how many
are made.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generators.cages import Cutter, Layout, most_count, wished_count
from generators.dig import NODES, dig
from generators.fill import full_grid
from generators.levels import Asked, cages_at
from generators.pattern import images, orbits
from generators.probe import Probe, compiled
from generators.stream import Stream
from generators.wish import Wish
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import SHAPES, Cells
from solvers.engines.ask import Stop, Stopped, never
from solvers.step import Level

KILLER_NODES = 200
"""Budget of one question about a killer with givens."""
MASK_GRIDS = 60
"""Full grids tried on a mask in one attempt."""

Found = tuple[Puzzle, Grid] | None
"""A puzzle with its one answer, or None for an attempt that failed."""


def make(wish: Wish, streams: Sequence[Stream], stop: Stop = never) -> list[Found]:
    """Try once for each stream to make a puzzle with one answer as wished.

    Raises:
        Stopped: `stop` said so.
    """
    if wish.mask is not None:
        return [Attempt(wish, stream, stop).on_mask(wish.mask) for stream in streams]
    attempts = [Attempt(wish, stream, stop) for stream in streams]
    fulls = full_grids(wish, streams, stop)
    wished = [attempt.number(*wish.givens_range()) for attempt in attempts]
    if wish.kind.cages and wish.level:
        return [
            attempt.killer_to_level(full) for attempt, full in zip(attempts, fulls, strict=True)
        ]
    if wish.kind.cages:
        return [
            attempt.killer(full, attempt.chosen(full, count))
            for attempt, full, count in zip(attempts, fulls, wished, strict=True)
        ]
    sets = orbits(SHAPES[wish.size], wish.symmetry)
    if wish.level:
        return [
            attempt.to_level(full, wish.givens_range()[0], sets)
            for attempt, full in zip(attempts, fulls, strict=True)
        ]
    least = [0] * len(wished) if wish.minimal else wished
    dug = dug_grids(wish, fulls, least, sets, streams, stop)
    puzzles = (Puzzle(wish.kind, wish.size, givens) for givens in dug)
    return [checked(wish, puzzle, full) for puzzle, full in zip(puzzles, fulls, strict=True)]


def full_grids(wish: Wish, streams: Sequence[Stream], stop: Stop) -> list[Grid]:
    """Return a random full grid for each stream, which it moves on."""
    if not compiled(wish.size):
        return [full_grid(wish.kind, wish.size, stream) for stream in streams]
    from solvers.engines.batch import fill_many

    states = [stream.state for stream in streams]
    grids: list[Grid] = []
    for stream, made in zip(streams, fill_many(wish.kind, states, stop=stop), strict=False):
        # Without a start there always is a full grid.
        grids.append(made.grid or ())
        stream.state = made.stream
    return _all(grids, streams)


def dug_grids(
    wish: Wish,
    fulls: Sequence[Grid],
    least: Sequence[int],
    sets: Sequence[Cells],
    streams: Sequence[Stream],
    stop: Stop,
) -> list[Grid]:
    """Return the givens left after digging in each full grid, not below `least` of them."""
    if not compiled(wish.size):
        rows = zip(fulls, least, streams, strict=True)
        puzzle = Puzzle(wish.kind, wish.size, fulls[0])
        return [
            dig(replace(puzzle, givens=full), full, count, sets, stream, NODES, stop)
            for full, count, stream in rows
        ]
    from solvers.engines.batch import Dig, dig_many

    states = [stream.state for stream in streams]
    wanted = Dig(sets, least, least, question=NODES)
    dug: list[Grid] = []
    many = dig_many(wish.kind, fulls, states, wanted, stop=stop)
    for stream, made in zip(streams, many, strict=False):
        dug.append(made.grid or ())
        stream.state = made.stream
    return _all(dug, streams)


def _all(grids: list[Grid], streams: Sequence[Stream]) -> list[Grid]:
    """Return the grids if there is one for each stream.

    Raises:
        Stopped: there is not, since the work was stopped.
    """
    if len(grids) < len(streams):
        raise Stopped
    return grids


def checked(wish: Wish, puzzle: Puzzle, solution: Grid) -> Found:
    """Return the puzzle if the number of its givens is in the range wished."""
    low, high = wish.givens_range()
    count = sum(digit != BLANK for digit in puzzle.givens)
    return (puzzle, solution) if wish.mask or low <= count <= high else None


def only(solution: Grid, cells: frozenset[int]) -> Grid:
    """Return the digits of some cells, the others blank."""
    return tuple(digit if cell in cells else BLANK for cell, digit in enumerate(solution))


@dataclass(frozen=True)
class Attempt:
    """One attempt: the wish, the random numbers, and who may stop it."""

    wish: Wish
    stream: Stream
    stop: Stop

    def on_mask(self, mask: frozenset[int]) -> Found:
        """Make a puzzle with givens in the cells of a mask: try grids until one is left alone."""
        wish = self.wish
        for _ in range(MASK_GRIDS):
            (solution,) = full_grids(wish, [self.stream], self.stop)
            givens = only(solution, mask)
            if wish.kind.cages:
                return self.killer(solution, givens)
            puzzle = Puzzle(wish.kind, wish.size, givens)
            if Probe(puzzle, NODES, self.stop).counterexample(givens, solution) is False:
                return puzzle, solution
        return None

    def number(self, low: int, high: int) -> int:
        """Return a random number from `low` to `high`."""
        return low + self.stream.below(high - low + 1)

    def chosen(self, solution: Grid, wished: int) -> Grid:
        """Return up to `wished` random givens for a killer, whole sets of symmetric cells."""
        sets = orbits(SHAPES[self.wish.size], self.wish.symmetry)
        self.stream.shuffle(sets)
        chosen: set[int] = set()
        for cells in sets:
            if len(chosen) + len(cells) <= wished:
                chosen.update(cells)
        return only(solution, frozenset(chosen))

    def asked(self, level: Level) -> Asked:
        """Return what is wished of the difficulty."""
        wish = self.wish
        return Asked(level, self.stop, frozenset(wish.require), frozenset(wish.forbid), wish.score)

    def to_level(self, solution: Grid, least: int, sets: Sequence[Cells]) -> Found:
        """Dig as far as the wished level allows; None when its own steps are not needed then."""
        wish = self.wish
        if wish.level is None:
            return None
        asked = self.asked(wish.level)
        puzzle = Puzzle(wish.kind, wish.size, solution)
        givens = asked.dig(puzzle, solution, least, sets, self.stream)
        puzzle = replace(puzzle, givens=givens)
        return checked(wish, puzzle, solution) if asked.holds(puzzle) else None

    def killer(self, solution: Grid, givens: Grid) -> Found:
        """Cut a grid into cages around some givens; with `minimal`, dig them out after that."""
        wish = self.wish
        sizes, count = wish.cage_range(), wish.size**2
        low, high = wish.cages or (0, most_count(count, sizes))
        wished = self.number(low, high) if wish.cages else wished_count(count, sizes, self.stream)
        puzzle = self.cut(Puzzle(wish.kind, wish.size, givens), solution, wished)
        if puzzle is None or not low <= len(puzzle.cages) <= high:
            return None
        if wish.minimal:
            sets = orbits(puzzle.shape, wish.symmetry)
            dug = dig(puzzle, solution, 0, sets, self.stream, KILLER_NODES, self.stop)
            puzzle = replace(puzzle, givens=dug)
        return checked(wish, puzzle, solution)

    def killer_to_level(self, solution: Grid) -> Found:
        """Cut a grid into cages and, if givens are wished, dig as far as the level allows."""
        wish = self.wish
        if wish.level is None:
            return None
        low, high = wish.cages or (0, wish.size**2)
        wished = self.number(low, high) if wish.cages else cages_at(wish, self.stream)
        blank = Puzzle(wish.kind, wish.size, (BLANK,) * wish.size**2)
        puzzle = self.cut(blank, solution, wished)
        if puzzle is None or not low <= len(puzzle.cages) <= high:
            return None
        asked = self.asked(wish.level)
        least, most = wish.givens_range()
        if most:
            sets = orbits(puzzle.shape, wish.symmetry)
            puzzle = replace(puzzle, givens=solution)
            dug = asked.dig(puzzle, solution, least, sets, self.stream)
            puzzle = replace(puzzle, givens=dug)
        return checked(wish, puzzle, solution) if asked.holds(puzzle) else None

    def cut(self, puzzle: Puzzle, solution: Grid, wished: int) -> Puzzle | None:
        """Cut a grid into about so many cages that leave one answer."""
        wish = self.wish
        images_of = images(puzzle.shape, wish.cage_symmetry)
        layout = Layout(wish.cage_range(), wish.cage_style, images_of)
        cages = Cutter(puzzle, solution, layout, self.stream, stop=self.stop).cut(wished)
        return None if cages is None else replace(puzzle, cages=cages)
