"""Telling one answer of a layout from all its others, by givens: counterexamples and hitting sets.

A set of cells is *unavoidable* when another answer differs from the one meant in these cells only:
one of them must be given. The fewest givens hit all unavoidable sets. Those are too many to list,
so they are met one by one ("implicit hitting sets"; Moreno-Centeno and Karp, Operations Research
61, 2013): take the smallest choice that hits the sets known; if another answer is left, its
difference, made as small as it gets, is a new set; if none is left, no smaller choice can do.
"""

from dataclasses import replace

from generators.hitting import OverBudget, smallest_hitting
from generators.rival import Rivals
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Stop

Cells = tuple[int, ...]
HIT_NODES = 100_000
"""Nodes of the search for one smallest choice; some seconds."""


class Late(Exception):
    """A limit was hit before a question was answered."""


class Separator:
    """One answer of a layout, and the unavoidable sets met so far.

    Args:
        puzzle: the layout, which has the answer.
        meant: the answer.
        stop: ends the work.
    """

    def __init__(self, puzzle: Puzzle, meant: Grid, stop: Stop) -> None:
        self.puzzle, self.meant, self._stop = puzzle, meant, stop
        self._rivals = Rivals(meant, d2=puzzle.magic_on_diagonals == "enforced", stop=stop)
        self._sets: list[int] = []

    def __enter__(self) -> "Separator":
        return self

    def __exit__(self, *_: object) -> None:
        self._rivals.__exit__()

    def rival(self, puzzle: Puzzle) -> Grid | None:
        """Return another answer of a puzzle, or None.

        Raises:
            Late: a limit was hit.
        """
        found = self._rivals.find(puzzle)
        if isinstance(found, tuple):
            return found
        if found is None:
            raise Late
        return None

    def with_givens(self, cells: Cells) -> Puzzle:
        """Return the layout with some cells given as well."""
        givens = list(self.puzzle.givens)
        for cell in cells:
            givens[cell] = self.meant[cell]
        return replace(self.puzzle, givens=tuple(givens))

    def enough(self) -> Cells:
        """Return cells that are enough, none of which can be left out alone; rather few.

        Raises:
            Late: a limit was hit.
        """
        return self._reduced(self._grown(()))

    def fewest(self, enough: Cells) -> tuple[Cells, int]:
        """Return the fewest cells found to be enough, and a proven lower bound of their number.

        The two agree unless a limit was hit.

        Args:
            enough: cells that are.
        """
        best, least = enough, 1
        while least < len(best):
            try:
                chosen = smallest_hitting(self._sets, least, nodes=HIT_NODES, stop=self._stop)
                least = len(chosen)
                if least >= len(best):
                    break
                grown = self._grown(chosen)
                if grown != chosen:
                    grown = self._reduced(grown)
            except OverBudget as spent:
                return best, max(least, spent.least)
            except Late:
                return best, least
            best = min(best, grown, key=len)
        return best, least

    def _grown(self, cells: Cells) -> Cells:
        """Add cells until no other answer is left; note an unavoidable set for each."""
        while (other := self.rival(self.with_givens(cells))) is not None:
            mask = self._shrunk(self._difference(other))
            self._sets.append(mask)
            often = {
                cell: sum(known >> cell & 1 for known in self._sets)
                for cell in self.puzzle.shape.cells
                if mask >> cell & 1
            }
            cells = (*cells, max(often, key=lambda cell: (often[cell], -cell)))
        return tuple(sorted(cells))

    def _difference(self, other: Grid) -> int:
        """Return the cells in which another answer differs."""
        return sum(1 << c for c, (a, b) in enumerate(zip(other, self.meant, strict=True)) if a != b)

    def _shrunk(self, mask: int) -> int:
        """Return an unavoidable set inside another one; no cell of it can be spared."""
        for cell in self.puzzle.shape.cells:
            if mask >> cell & 1:
                rest = mask & ~(1 << cell)
                fixed = tuple(c for c in self.puzzle.shape.cells if not rest >> c & 1)
                other = self.rival(self.with_givens(fixed))
                if other is not None:
                    mask = self._difference(other)
        return mask

    def _reduced(self, cells: Cells) -> Cells:
        """Leave out cells, the last first, while no other answer comes back."""
        for cell in reversed(cells):
            fewer = tuple(other for other in cells if other != cell)
            if self.rival(self.with_givens(fewer)) is None:
                cells = fewer
        return cells
