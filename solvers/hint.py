"""The next step from where a player is; or what the player has got wrong."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from puzzles.document import State
from puzzles.puzzle import BLANK, Grid, Puzzle
from solvers.candidates import Candidates, begin
from solvers.grade import next_round, rungs_for
from solvers.ladder import LADDER
from solvers.step import Step


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something of a player's that the one solution contradicts.

    Attributes:
        cell: where, a cell of the board, panel cells included.
        digit: what stands there; None when it is the pencil marks that leave the right digit out.
        unit: the unit that holds the digit elsewhere already, or None when that is not so.
    """

    cell: int
    digit: int | None
    unit: str | None = None


@dataclass(frozen=True)
class Hint:
    """What to tell a player.

    Attributes:
        state: the candidates that the player has, marks included.
        mistakes: all that is wrong; while there are any, no step is looked for.
        step: the first step of the easiest rung that yields, or None: a dead end for the ladder,
            unless the state is solved.
    """

    state: Candidates
    mistakes: tuple[Mistake, ...] = ()
    step: Step | None = None

    @property
    def dead_end(self) -> bool:
        """Whether nothing is wrong, nothing is found, and the grid is not full."""
        return not self.mistakes and self.step is None and not self.state.solved


def hint_for(puzzle: Puzzle, truth: dict[str, int], state: State | None = None) -> Hint:
    """Return the next step from a state.

    Args:
        puzzle: what was given.
        truth: the one solution by the names of the board's cells, panel cells included.
        state: how far the player is; None at the start.
    """
    now = _begin(puzzle, state)
    mistakes = tuple(_mistakes(now, truth, state)) if state else ()
    if mistakes:
        return Hint(now, mistakes)
    rungs = rungs_for(puzzle.kind, LADDER, cages=bool(puzzle.cages))
    found = None if now.solved else next_round(now, rungs)
    return Hint(now, (), found.steps[0] if found else None)


def truth_of(puzzle: Puzzle, solution: Grid) -> dict[str, int]:
    """Return a solution by the names of the board's cells, panel cells included."""
    from puzzles.missing import panel_of

    found = {puzzle.shape.name(cell): digit for cell, digit in enumerate(solution)}
    if puzzle.kind.missing:
        diagonals = puzzle.kind.diagonals
        found |= panel_of(solution, puzzle.size, diagonals=diagonals).entries()
    return found


def _begin(puzzle: Puzzle, state: State | None) -> Candidates:
    """Return the candidates of a state: entries placed, pencil marks kept to."""
    if state is None:
        return begin(puzzle)
    pairs = zip(puzzle.givens, state.entries, strict=True)
    givens = tuple(entry if given == BLANK else given for given, entry in pairs)
    panel = tuple((dict(state.panel) | dict(puzzle.panel)).items())
    now = begin(replace(puzzle, givens=givens, panel=panel))
    at = {name: cell for cell, name in enumerate(now.sight.board.names)}
    for name, digits in state.candidates:
        cell = at[name]
        if digits and not now.placed[cell]:
            now.masks[cell] &= sum(1 << digit for digit in digits)
    return now


def _mistakes(now: Candidates, truth: dict[str, int], state: State) -> Iterator[Mistake]:
    """Yield what of a state the solution contradicts: entries, then notes, then marks."""
    at = {name: cell for cell, name in enumerate(now.sight.board.names)}
    names = now.sight.board.names
    entries = [(names[c], d) for c, d in enumerate(state.entries) if d != BLANK]
    for name, digit in (*entries, *state.panel):
        if truth[name] != digit:
            yield Mistake(at[name], digit, _clash(now, at[name], digit))
    for name, digits in state.candidates:
        if digits and not now.placed[at[name]] and truth[name] not in digits:
            yield Mistake(at[name], None)


def _clash(now: Candidates, cell: int, digit: int) -> str | None:
    """Return a unit of a cell in which another cell holds a digit already.

    What is noted in the panel is no such cell for an entry: it says that the digit is not there.
    """
    sight = now.sight
    for unit in sight.units_of[cell]:
        for other in unit.cells:
            counts = sight.is_grid(other) or not sight.is_grid(cell)
            if other != cell and counts and now.placed[other] and now.masks[other] == 1 << digit:
                return unit.name
    return None
