"""Making by compiled code: full grids, and puzzles dug out of them, many at a time.

Random numbers are those of `generators.stream`: a caller hands in the state of a `Stream` for each
grid and gets it back as it is afterwards, so that Python can go on drawing. What comes out depends
on nothing else: neither on how many are made at once nor on the machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid
from solvers.engines.ask import Stop, never
from solvers.engines.kernel import Notice, announce, silent
from solvers.kernels.tables import SIZE, rules_of, words

RESTART = 200
"""Branchings after which a random grid is begun anew; 50 and 2,000 are far slower."""
TRIES = 10_000
QUESTION = 20_000
"""Branchings after which the question whether a given is needed is answered with yes."""
SLICE = 100
"""Puzzles made before Python is asked again: less than 0.1 s."""
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
    work, run = words(grids.WORK), np.zeros(grids.RUN, np.int64)
    for begin in range(0, len(streams), SLICE):
        if stop():
            return
        states = np.array(streams[begin : begin + SLICE], np.uint64)
        filled = np.full((len(states), SIZE**2), BLANK, np.int8)
        if starts is not None:
            filled[:] = starts[begin : begin + SLICE]
        found, nodes = np.zeros(len(states), np.uint8), np.zeros(len(states), np.int64)
        with np.errstate(over="ignore"):  # only heard of under NUMBA_DISABLE_JIT
            grids.fill_grids(filled, rules.words, RESTART, TRIES, work, run, states, found, nodes)
        for row in range(len(states)):
            grid = tuple(filled[row].tolist()) if found[row] == grids.DONE else None
            yield Made(grid, int(states[row]), int(nodes[row]))


@dataclass(frozen=True, slots=True)
class Dig:
    """How to dig.

    Attributes:
        orbits: cells that lose their givens together.
        least: never fewer givens than this.
        enough: stop when there are no more givens than this; 0 goes on to a minimal puzzle.
        d2: whether rule D2 may help to make the answer unique.
        question: a question that takes more branchings counts as "needed"; with 0 a given goes
            only when singles and locked candidates still solve the puzzle.
    """

    orbits: Sequence[Sequence[int]] = SINGLES
    least: int = 0
    enough: int = 0
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
    work, run = words(grids.WORK), np.zeros(grids.RUN, np.int64)
    orbits = np.full((len(wish.orbits), max(map(len, wish.orbits))), -1, np.int16)
    for row, cells in enumerate(wish.orbits):
        orbits[row, : len(cells)] = cells
    for begin in range(0, len(streams), SLICE):
        if stop():
            return
        states = np.array(streams[begin : begin + SLICE], np.uint64)
        full = np.array(fulls[begin : begin + SLICE], np.int8)
        dug = full.copy() if starts is None else np.array(starts[begin : begin + SLICE], np.int8)
        least = np.full(len(states), wish.least, np.int16)
        enough = np.full(len(states), wish.enough, np.int16)
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
                work,
                run,
                states,
                nodes,
            )
        for row in range(len(states)):
            yield Made(tuple(dug[row].tolist()), int(states[row]), int(nodes[row]))
