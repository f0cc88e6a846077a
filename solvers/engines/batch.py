"""Making by compiled code: full grids, and puzzles dug or cut out of them, many at a time.

Random numbers are those of `generators.stream`: a caller hands in the state of a `Stream` for each
grid and gets it back as it is afterwards, so that Python can go on drawing. What comes out depends
on nothing else: neither on how many are made at once nor on the machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid
from puzzles.shape import SHAPES
from solvers.engines.ask import Notice, Stop, never, silent
from solvers.engines.kernel import CAGED_SLICE, announce
from solvers.kernels.tables import SIZE, bench, combos_of, regions_of, rules_of

RESTART = 200
"""Branchings after which a random grid is begun anew: without that, a few take for ever."""
TRIES = 10_000
QUESTION = 20_000
"""Branchings after which the question whether a given is needed is answered with yes."""
SLICE = 100
"""Puzzles made before Python is asked again: less than 0.1 s."""
COUNTEREXAMPLES = 64
"""Second answers that are kept while a grid is cut into cages."""
SINGLES = tuple((cell,) for cell in range(SIZE**2))
"""Each cell is an orbit of its own: no symmetry."""


@dataclass(frozen=True, slots=True)
class Made:
    """A grid that was made.

    Attributes:
        grid: the digits, or None where nothing was found.
        stream: the state of the random numbers afterwards.
        nodes: branchings spent.
    """

    grid: Grid | None
    stream: int
    nodes: int


def fill_many(
    kind: Kind,
    streams: Sequence[int],
    starts: Sequence[Grid] | None = None,
    stop: Stop = never,
    notice: Notice = silent,
) -> Iterator[Made]:
    """Yield a random full grid for each stream; ends early when it is stopped.

    With `starts`, the blanks of these grids are filled instead of an empty one's; where that
    cannot be done, the grid that is yielded is None.
    """
    import numpy as np

    from solvers.kernels import grids

    announce(grids.fill_grids, notice)
    rules = rules_of(kind)
    state = bench()
    for begin in range(0, len(streams), SLICE):
        if stop():
            return
        states = np.array(streams[begin : begin + SLICE], np.uint64)
        filled = np.full((len(states), SIZE**2), BLANK, np.int8)
        if starts is not None:
            filled[:] = starts[begin : begin + SLICE]
        found, nodes = np.zeros(len(states), np.uint8), np.zeros(len(states), np.int64)
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            grids.fill_grids(
                filled, rules.words, RESTART, TRIES, state.work, state.run, states, found, nodes
            )
        for row in range(len(states)):
            grid = tuple(filled[row].tolist()) if found[row] == grids.DONE else None
            yield Made(grid, int(states[row]), int(nodes[row]))


@dataclass(frozen=True, slots=True)
class Dig:
    """How to dig.

    Attributes:
        orbits: cells that lose their givens together.
        least: never fewer givens than this; a number for all grids, or one for each.
        enough: stop when there are no more givens than this; 0 goes on to a minimal puzzle.
        d2: whether rule D2 may help to make the answer unique.
        question: a question that takes more branchings counts as "needed"; with 0 a given goes
            only when singles and locked candidates still solve the puzzle.
    """

    orbits: Sequence[Sequence[int]] = SINGLES
    least: int | Sequence[int] = 0
    enough: int | Sequence[int] = 0
    d2: bool = False
    question: int = QUESTION


def dig_many(
    kind: Kind,
    fulls: Sequence[Grid],
    streams: Sequence[int],
    wish: Dig,
    starts: Sequence[Grid] | None = None,
    stop: Stop = never,
    notice: Notice = silent,
) -> Iterator[Made]:
    """Yield puzzles dug out of full grids, each with its grid as the one answer.

    With `starts`, the digging begins with these puzzles, which have that one answer already.
    Ends early when it is stopped.
    """
    import numpy as np

    from solvers.kernels import grids

    announce(grids.dig_grids, notice)
    rules = rules_of(kind, d2=wish.d2)
    state = bench()
    orbits = np.full((len(wish.orbits), max(map(len, wish.orbits))), -1, np.int16)
    for row, cells in enumerate(wish.orbits):
        orbits[row, : len(cells)] = cells
    for begin in range(0, len(streams), SLICE):
        if stop():
            return
        states = np.array(streams[begin : begin + SLICE], np.uint64)
        full = np.array(fulls[begin : begin + SLICE], np.int8)
        dug = full.copy() if starts is None else np.array(starts[begin : begin + SLICE], np.int8)
        least, enough = (
            np.full(len(states), bound, np.int16)
            if isinstance(bound, int)
            else np.array(bound[begin : begin + SLICE], np.int16)
            for bound in (wish.least, wish.enough)
        )
        nodes = np.zeros(len(states), np.int64)
        with np.errstate(over="ignore"):
            grids.dig_grids(
                dug,
                full,
                orbits,
                least,
                enough,
                rules.words,
                wish.question,
                state.work,
                state.run,
                states,
                nodes,
            )
        for row in range(len(states)):
            yield Made(tuple(dug[row].tolist()), int(states[row]), int(nodes[row]))


@dataclass(frozen=True, slots=True)
class Cut:
    """How to cut full grids into cages.

    Attributes:
        sizes: least and most cells of a cage.
        wished: merge no more when there are no more cages than this; 1 merges all it can.
        style: `any`; `in` keeps each cage in one box; `across` lets them cross boxes by choice.
        images: the symmetries of the layout, each as the image of every cell; the identity is
            understood.
        nodes: a merge that takes more branchings to prove is not made.
        d2: whether rule D2 may help to make the answer unique.
    """

    sizes: tuple[int, int] = (2, 5)
    wished: int = 1
    style: Literal["any", "in", "across"] = "any"
    images: Sequence[Sequence[int]] = ()
    nodes: int = 200
    d2: bool = False


@dataclass(frozen=True, slots=True)
class Caged:
    """A grid that was cut.

    Attributes:
        cages: they cover the grid, and with the givens they leave it as the only answer.
        spoilt: how many of them have fewer cells than was wished.
        stream: the state of the random numbers afterwards.
        nodes: branchings spent.
    """

    cages: tuple[Cage, ...]
    spoilt: int
    stream: int
    nodes: int


def cut_many(
    kind: Kind,
    fulls: Sequence[Grid],
    streams: Sequence[int],
    wish: Cut,
    givens: Sequence[Grid] | None = None,
    stop: Stop = never,
    notice: Notice = silent,
) -> Iterator[Caged]:
    """Yield cages for full grids; ends early when it is stopped.

    With `givens`, the puzzles have these besides the cages.
    """
    from solvers.kernels import grids

    announce(grids.merge_cages, notice)
    for row, stream in enumerate(streams):
        given = (BLANK,) * SIZE**2 if givens is None else givens[row]
        caged = _cut(kind, fulls[row], given, stream, wish, stop)
        if caged is None:
            return
        yield caged


def _cut(kind: Kind, full: Grid, given: Grid, stream: int, wish: Cut, stop: Stop) -> Caged | None:
    """Cut one grid; None when it is stopped."""
    import numpy as np

    from solvers.kernels import grids

    rules, regions, state = rules_of(kind, d2=wish.d2), regions_of(kind), bench()
    labels = np.arange(SIZE**2).reshape(1, -1)
    pairs, ranks = _pairs(wish.style)
    streams = np.array([stream], np.uint64)
    nodes, spoilt = np.zeros(1, np.int64), np.zeros(1, np.int64)
    others = np.zeros((COUNTEREXAMPLES, SIZE**2), np.int8)
    order = np.zeros(len(pairs), np.int64)
    while True:
        if stop():
            return None
        state.run[grids.STEPS] = CAGED_SLICE
        with np.errstate(over="ignore"):
            word = grids.merge_cages(
                np.array([full], np.int8),
                np.array([given], np.int8),
                labels,
                *(np.array(pairs), np.array(ranks)),
                np.array([range(SIZE**2), *wish.images], np.int64),
                np.array(wish.sizes),
                np.array([wish.wished]),
                *(
                    rules.words,
                    regions.cells,
                    regions.panels,
                    regions.lines,
                    combos_of(),
                    wish.nodes,
                ),
                *(state.work, state.net, state.sums, state.parts, state.weights, state.run),
                *(order, others, streams, nodes, spoilt),
            )
        if word == grids.DONE:
            break
    cages = cages_of_labels(tuple(labels[0].tolist()), full)
    return Caged(cages, int(spoilt[0]), int(streams[0]), int(nodes[0]))


def cages_of_labels(labels: Sequence[int], full: Grid) -> tuple[Cage, ...]:
    """Return the cages of a full grid, given for each cell the lowest cell of its cage."""
    members: dict[int, list[int]] = {}
    for cell, label in enumerate(labels):
        members.setdefault(label, []).append(cell)
    return tuple(Cage(tuple(cells), sum(full[c] for c in cells)) for cells in members.values())


@cache
def _pairs(style: str) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the neighbouring cells that may share a cage, and which are merged first."""
    shape = SHAPES[SIZE]
    pairs = [
        (cell, other) for cell in shape.cells for other in shape.neighbours[cell] if cell < other
    ]
    inside = [shape.box_of(cell) == shape.box_of(other) for cell, other in pairs]
    if style == "in":
        pairs = [pair for pair, within in zip(pairs, inside, strict=True) if within]
        return pairs, [0] * len(pairs)
    return pairs, [int(within and style == "across") for within in inside]
