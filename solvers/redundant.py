"""What of a puzzle with one answer could go: flags for an editor, which cost proofs.

A given, or a cage, is redundant when the answer is still the only one without it. Each is tried
alone, so that two redundant givens need not be able to go together; `minimize` finds out which can.
"""

from dataclasses import replace

from puzzles.puzzle import BLANK, Puzzle
from solvers.engines.ask import Notice, Stop, Stopped, never, silent
from solvers.grade import PROVEN_FLAGS
from solvers.prove import MANY, prove_batch


def redundant(puzzle: Puzzle, stop: Stop = never, notice: Notice = silent) -> tuple[str, ...]:
    """Return the flags of a puzzle that has exactly one answer.

    Givens are the digits in the grid and the entries of the panel. For the diagonal kinds the
    answer must stay alone without D2, unless the puzzle says that D2 is enforced. `notice` hears
    when something is compiled.

    Raises:
        Stopped: `stop` said so.
    """
    parts = zip(PROVEN_FLAGS[:2], (_without_givens(puzzle), _without_cages(puzzle)), strict=True)
    return tuple(flag for flag, fewer in parts if _any_unique(fewer, stop, notice))


def _any_unique(puzzles: list[Puzzle], stop: Stop, notice: Notice) -> bool:
    """Say whether one of some puzzles has exactly one answer.

    For killers `auto` is told of a crowd: thirty of them took it eight seconds one by one, and
    less than a tenth of a second by the kernel.
    """
    crowd = 1
    if puzzles and puzzles[0].kind.cages:
        from solvers.engines.kernel import prepare

        crowd = MANY
        prepare(puzzles, notice)
    verdicts = prove_batch(puzzles, stop=stop, crowd=crowd)
    if stop():
        raise Stopped
    return any(verdict.good for verdict in verdicts)


def _without_givens(puzzle: Puzzle) -> list[Puzzle]:
    """Return the puzzles that lack one given or one panel entry."""
    givens, panel = puzzle.givens, puzzle.panel
    cells = [cell for cell, digit in enumerate(givens) if digit != BLANK]
    fewer = [replace(puzzle, givens=(*givens[:cell], BLANK, *givens[cell + 1 :])) for cell in cells]
    entries = range(len(panel))
    return fewer + [replace(puzzle, panel=panel[:at] + panel[at + 1 :]) for at in entries]


def _without_cages(puzzle: Puzzle) -> list[Puzzle]:
    """Return the puzzles that lack one cage."""
    cages = puzzle.cages
    return [replace(puzzle, cages=cages[:at] + cages[at + 1 :]) for at in range(len(cages))]
