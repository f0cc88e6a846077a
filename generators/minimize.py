"""Taking out of a finished puzzle what its one answer does not need.

In a fixed order, each given (with a symmetry: each set of symmetric givens), then each panel
entry, then if asked each whole cage is taken out and stays out if the answer is still the only
one. Once through is enough: what was needed among more is needed among less.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generators.edited import Edit, agreed, edited, proven
from generators.pattern import Symmetry, orbits
from generators.rival import Rivals
from generators.stream import Stream
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle
from solvers.deadline import until
from solvers.engines.ask import Stop, never
from solvers.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Part:
    """What is taken out together: cells that are given, panel entries by name, cages."""

    cells: tuple[int, ...] = ()
    entries: tuple[str, ...] = ()
    cages: tuple[Cage, ...] = ()

    def names(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Return what each thing is called: `r1c1`, `row3`, `cage@r2c2`."""
        cells = (puzzle.shape.name(cell) for cell in self.cells)
        cages = (f"cage@{puzzle.shape.name(cage.cells[0])}" for cage in self.cages)
        return (*cells, *self.entries, *cages)

    def out_of(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle without it."""
        gone = set(self.cells)
        return replace(
            puzzle,
            givens=tuple(BLANK if cell in gone else d for cell, d in enumerate(puzzle.givens)),
            panel=tuple(entry for entry in puzzle.panel if entry[0] not in self.entries),
            cages=_less(puzzle.cages, self.cages),
        )


def _less(cages: tuple[Cage, ...], gone: tuple[Cage, ...]) -> tuple[Cage, ...]:
    """Return the cages without some; of two equal ones, one stays."""
    left = list(cages)
    for cage in gone:
        left.remove(cage)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class Minimized:
    """The outcome.

    Attributes:
        document: the puzzle that is left, proven by two engines; None when there is none.
        removed: what was taken out, in that order.
        undecided: what stayed because a limit was hit before it was known whether it is needed.
        before: the verdict on the puzzle as it came; nothing is done unless it is good.
        after: the verdict on the puzzle that is left, or None. Without a document it is undecided,
            or contradicts what every step said: then the engines disagree.
    """

    document: Document | None
    removed: tuple[Part, ...]
    undecided: tuple[Part, ...]
    before: Verdict
    after: Verdict | None = None

    @property
    def minimal(self) -> bool:
        """Whether it is proven that nothing else could go."""
        return self.document is not None and not self.undecided


def minimize(
    document: Document,
    *,
    seed: int = 0,
    symmetry: Symmetry = "none",
    cages: bool = False,
    seconds: float | None = None,
    stop: Stop = never,
) -> Minimized:
    """Take out of a puzzle with one answer what it does not need.

    Args:
        document: the puzzle; must be unique, without D2 unless it says `enforced`.
        seed: 0 tries in reading order; any other seed in an order of its own.
        symmetry: givens that it keeps together go together or not at all.
        cages: whether to take out whole cages as well, after the givens.
        seconds: what was not tried after so long stays in; each proof may take as long as well.
        stop: gives up.
    """
    puzzle = document.puzzle
    before = proven(puzzle, until(seconds, stop))
    solution = before.solution
    if solution is None or not agreed(before):
        return Minimized(None, (), (), before)
    removed: list[Part] = []
    undecided: list[Part] = []
    late = until(seconds, stop)
    with Rivals(solution, d2=puzzle.magic_on_diagonals == "enforced", stop=late) as rivals:
        for part in _parts(puzzle, seed, symmetry, cages=cages):
            less = part.out_of(puzzle)
            rival = None if late() else rivals.find(less)
            if rival is False:
                puzzle = less
                removed.append(part)
            elif rival is None:
                undecided.append(part)
    after = proven(puzzle, until(seconds, stop))
    made = None
    if agreed(after, solution):
        options = {"symmetry": symmetry} if symmetry != "none" else {}
        edit = Edit("minimize", "minimal", options | ({"cages": True} if cages else {}), seed)
        made = edited(document, puzzle, solution, after, edit)
    return Minimized(made, tuple(removed), tuple(undecided), before, after)


def _parts(puzzle: Puzzle, seed: int, symmetry: Symmetry, *, cages: bool) -> Iterator[Part]:
    """Yield what to try to take out, in the order of trying."""
    given = [
        Part(cells=found)
        for orbit in orbits(puzzle.shape, symmetry)
        if (found := tuple(cell for cell in orbit if puzzle.givens[cell] != BLANK))
    ]
    entries = [Part(entries=(name,)) for name, _ in puzzle.panel]
    groups = [given, entries, [Part(cages=(cage,)) for cage in puzzle.cages] if cages else []]
    stream = Stream(seed)
    for group in groups:
        if seed:
            stream.shuffle(group)
        yield from group
