"""Compiling ahead of time: every entry point of the kernel that counting and making take."""

from puzzles.catalog import KINDS
from puzzles.puzzle import Cage, Grid, Puzzle
from solvers.climber import Climber
from solvers.engines import case_kernel
from solvers.engines.ask import Ask, Notice, silent
from solvers.engines.batch import Cut, Dig, cut_many, dig_many, fill_many
from solvers.engines.kernel import count_many
from solvers.kernels.tables import SIZE


def warmup(notice: Notice = silent, *, cages: bool | None = None, climb: bool = True) -> None:
    """Compile the entry points of counting, making and climbing, or find them kept on disk.

    With `cages`, only those that puzzles with cages (True) or without (False) take. With `climb`
    false, not those of the ladder.
    """
    kind = KINDS["classic"]
    (made,) = fill_many(kind, (0,), notice=notice)
    full = made.grid or ()
    if cages is not True:
        list(dig_many(kind, (full,), (0,), Dig(), notice=notice))
        list(count_many([Puzzle(kind, SIZE, full)], Ask(), notice))
    if cages is None:
        case_kernel.prepare(notice)
    if cages is not False:
        list(cut_many(kind, (full,), (0,), Cut(wished=80), notice=notice))
        caged = Puzzle(KINDS["classic-killer"], SIZE, full, (Cage((0,), full[0]),))
        list(count_many([caged], Ask(), notice))
    if climb:
        _warm_ladder(full, notice, cages)


def _warm_ladder(full: Grid, notice: Notice, cages: bool | None) -> None:
    """Compile what climbs and digs to a level."""
    climber = Climber(KINDS["classic"], notice=notice)
    for caged in (False, True):
        if cages in (None, caged):
            puzzle = Puzzle(KINDS["classic"], SIZE, full, (Cage((0,), full[0]),) * caged)
            climber.climb(puzzle)
            climber.dig(puzzle, ((0,),), 1, 0)
