"""Makers of grid puzzles: classic and Missudeca, with diagonals and cages."""

from dataclasses import dataclass, replace

from generators.cages import Cutter, Layout, most_count, wished_count
from generators.dig import NODES, dig
from generators.fill import full_grid
from generators.pattern import images, orbits
from generators.probe import Probe
from generators.stream import Stream
from generators.wish import Wish
from puzzles.puzzle import BLANK, Grid, Puzzle
from puzzles.shape import SHAPES
from solvers.engines.ask import Stop, never

KILLER_NODES = 200
"""Budget of one question about a killer with givens."""
MASK_GRIDS = 60
"""Full grids tried on a mask in one attempt."""


def make(wish: Wish, stream: Stream, stop: Stop = never) -> tuple[Puzzle, Grid] | None:
    """Try once to make a puzzle with one answer as wished; None when this attempt fails.

    Raises:
        Stopped: `stop` said so.
    """
    attempt = Attempt(wish, stream, stop)
    return attempt.on_mask(wish.mask) if wish.mask is not None else attempt.free()


@dataclass(frozen=True)
class Attempt:
    """One attempt: the wish, the random numbers, and who may stop it."""

    wish: Wish
    stream: Stream
    stop: Stop

    def free(self) -> tuple[Puzzle, Grid] | None:
        """Make a puzzle whose givens are where digging, or chance, leaves them."""
        wish, stream = self.wish, self.stream
        solution = full_grid(wish.kind, wish.size, stream)
        wished = self._number(*wish.givens_range())
        if wish.kind.cages:
            return self._killer(solution, self._chosen(solution, wished))
        return self._dug(Puzzle(wish.kind, wish.size, solution), solution, wished)

    def on_mask(self, mask: frozenset[int]) -> tuple[Puzzle, Grid] | None:
        """Make a puzzle with givens in the cells of a mask: try grids until one is left alone."""
        wish = self.wish
        for _ in range(MASK_GRIDS):
            solution = full_grid(wish.kind, wish.size, self.stream)
            givens = _only(solution, mask)
            if wish.kind.cages:
                return self._killer(solution, givens)
            puzzle = Puzzle(wish.kind, wish.size, givens)
            if Probe(puzzle, NODES, self.stop).counterexample(givens, solution) is False:
                return puzzle, solution
        return None

    def _number(self, low: int, high: int) -> int:
        """Return a random number from `low` to `high`."""
        return low + self.stream.below(high - low + 1)

    def _chosen(self, solution: Grid, wished: int) -> Grid:
        """Return up to `wished` random givens for a killer, whole sets of symmetric cells."""
        sets = orbits(SHAPES[self.wish.size], self.wish.symmetry)
        self.stream.shuffle(sets)
        chosen: set[int] = set()
        for cells in sets:
            if len(chosen) + len(cells) <= wished:
                chosen.update(cells)
        return _only(solution, frozenset(chosen))

    def _killer(self, solution: Grid, givens: Grid) -> tuple[Puzzle, Grid] | None:
        """Cut a grid into cages around some givens; with `minimal`, dig them out after that."""
        wish = self.wish
        sizes, count = wish.cage_range(), wish.size**2
        puzzle = Puzzle(wish.kind, wish.size, givens)
        low, high = wish.cages or (0, most_count(count, sizes))
        wished = self._number(low, high) if wish.cages else wished_count(count, sizes, self.stream)
        layout = Layout(sizes, wish.cage_style, images(puzzle.shape, wish.cage_symmetry))
        cages = Cutter(puzzle, solution, layout, self.stream, stop=self.stop).cut(wished)
        if cages is None or not low <= len(cages) <= high:
            return None
        puzzle = replace(puzzle, cages=cages)
        return self._dug(puzzle, solution, 0) if wish.minimal else self._checked(puzzle, solution)

    def _dug(self, puzzle: Puzzle, solution: Grid, wished: int) -> tuple[Puzzle, Grid] | None:
        """Dig givens out of a puzzle until `wished` are left, or to the end for a minimal one."""
        wish = self.wish
        least = 0 if wish.minimal else wished
        nodes = KILLER_NODES if wish.kind.cages else NODES
        sets = orbits(puzzle.shape, wish.symmetry)
        givens = dig(puzzle, solution, least, sets, self.stream, nodes, self.stop)
        return self._checked(replace(puzzle, givens=givens), solution)

    def _checked(self, puzzle: Puzzle, solution: Grid) -> tuple[Puzzle, Grid] | None:
        """Return the puzzle if the number of its givens is in the range wished."""
        low, high = self.wish.givens_range()
        count = sum(digit != BLANK for digit in puzzle.givens)
        return (puzzle, solution) if self.wish.mask or low <= count <= high else None


def _only(solution: Grid, cells: frozenset[int]) -> Grid:
    """Return the digits of some cells, the others blank."""
    return tuple(digit if cell in cells else BLANK for cell, digit in enumerate(solution))
