"""Makers of grid puzzles: classic and Missudeca, with diagonals and cages."""

from dataclasses import replace

from generators.cages import Cutter, most_count, wished_count
from generators.dig import NODES, dig, orbits
from generators.fill import full_grid
from generators.probe import Probe
from generators.stream import Stream
from generators.wish import Wish
from puzzles.puzzle import BLANK, Grid, Puzzle

KILLER_NODES = 200
"""Budget of one question about a killer with givens."""
MASK_GRIDS = 60
"""Full grids tried on a mask in one attempt."""


def make(wish: Wish, stream: Stream) -> tuple[Puzzle, Grid] | None:
    """Try once to make a puzzle with one answer as wished; None when this attempt fails."""
    if wish.mask is not None:
        return _masked(wish, stream)
    solution = full_grid(wish.kind, wish.size, stream)
    low, high = wish.givens_range()
    least = low + stream.below(high - low + 1)
    sets = orbits(Puzzle(wish.kind, wish.size, solution).shape, wish.symmetry)
    puzzle = Puzzle(wish.kind, wish.size, solution)
    if wish.kind.cages:
        return _killer(wish, solution, _first_givens(solution, sets, low, high, stream), stream)
    return _checked(
        wish, replace(puzzle, givens=_dug(wish, puzzle, solution, least, stream)), solution
    )


def _dug(wish: Wish, puzzle: Puzzle, solution: Grid, least: int, stream: Stream) -> Grid:
    """Return the givens after digging; minimal puzzles are dug to the end."""
    sets = orbits(puzzle.shape, wish.symmetry)
    nodes = KILLER_NODES if wish.kind.cages else NODES
    return dig(puzzle, solution, 0 if wish.minimal else least, sets, stream, nodes)


def _checked(wish: Wish, puzzle: Puzzle, solution: Grid) -> tuple[Puzzle, Grid] | None:
    """Return the puzzle if the number of its givens is in the range wished."""
    low, high = wish.givens_range()
    count = sum(digit != BLANK for digit in puzzle.givens)
    return (puzzle, solution) if low <= count <= high else None


def _first_givens(
    solution: Grid, sets: list[tuple[int, ...]], low: int, high: int, stream: Stream
) -> Grid:
    """Return random givens for a killer, whole sets of symmetric cells, within the range."""
    wished = low + stream.below(high - low + 1)
    order = list(sets)
    stream.shuffle(order)
    chosen: set[int] = set()
    for cells in order:
        if len(chosen) + len(cells) <= wished:
            chosen.update(cells)
    return _only(solution, frozenset(chosen))


def _only(solution: Grid, cells: frozenset[int]) -> Grid:
    """Return the digits of some cells, the others blank."""
    return tuple(digit if cell in cells else BLANK for cell, digit in enumerate(solution))


def _killer(wish: Wish, solution: Grid, givens: Grid, stream: Stream) -> tuple[Puzzle, Grid] | None:
    """Cut a grid into cages around some givens; with `minimal`, dig the givens out after that."""
    sizes = wish.cage_range()
    puzzle = Puzzle(wish.kind, wish.size, givens)
    wished = wished_count(wish.size**2, sizes, stream)
    cages = Cutter(puzzle, solution, sizes, stream).cut(wished)
    if cages is None or len(cages) > most_count(wish.size**2, sizes):
        return None
    puzzle = replace(puzzle, cages=cages)
    if wish.minimal:
        puzzle = replace(puzzle, givens=_dug(wish, puzzle, solution, 0, stream))
    return _checked(wish, puzzle, solution)


def _masked(wish: Wish, stream: Stream) -> tuple[Puzzle, Grid] | None:
    """Try full grids until the digits of the mask's cells leave one answer."""
    mask = wish.mask or frozenset()
    for _ in range(MASK_GRIDS):
        solution = full_grid(wish.kind, wish.size, stream)
        puzzle = Puzzle(wish.kind, wish.size, _only(solution, mask))
        if wish.kind.cages:
            return _killer(wish, solution, puzzle.givens, stream)
        if Probe(puzzle, NODES).counterexample(puzzle.givens, solution) is False:
            return puzzle, solution
    return None
