"""What the tests run in a process of its own: `child.py TASK`, JSON in, JSON out."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

from puzzles.catalog import KINDS
from puzzles.puzzle import Cage, Puzzle, grid_of
from solvers.candidates import sight_of
from solvers.engines import kernel
from solvers.engines.ask import Ask
from solvers.engines.batch import fill_many
from solvers.grade import rungs_for
from solvers.kernels.cache import can_cache, is_kept
from solvers.ladder import LADDER


def puzzles_of(rows):
    """Return the puzzles of (kind, givens, cages) rows."""
    return [
        Puzzle(
            KINDS[kind],
            9,
            grid_of(givens),
            tuple(Cage(tuple(cells), total) for cells, total in cages),
        )
        for kind, givens, cages in rows
    ]


def count(rows):
    """Count twice; return the counts and what was noticed."""
    heard = []
    puzzles = puzzles_of(rows)
    for _ in range(2):
        counts = [answer.count for answer in kernel.count_many(puzzles, Ask(limit=3), heard.append)]
    return counts, heard


def peak():
    """Return the peak memory of this process in KiB; `getrusage` would tell the parent's, too."""
    return int(re.search(r"VmHWM:\s*(\d+) kB", Path("/proc/self/status").read_text())[1])


def memory(rows):
    """Return how much peak memory grows when twenty times as many follow."""
    puzzles, peaks = puzzles_of(rows), []
    for repeat in (1, 20):
        for _ in kernel.count_many(iter(puzzles * repeat), Ask(limit=3)):
            pass
        peaks.append(peak())
    return peaks[1] / peaks[0]


def fill(state):
    """Return a full grid."""
    return [made.grid for made in fill_many(KINDS["missudeca"], [state])]


def climb(rows):
    """Climb; return of each puzzle the rounds, as (name of the rung, steps), and how it ended."""
    import numpy as np

    from solvers.kernels import rounds
    from solvers.kernels.ladders import net_of, rungs_of

    told, found = np.zeros((2, rounds.SLOTS), np.int64), []
    state, out = np.zeros(rounds.STATE, np.int64), np.zeros((500, 2), np.int64)
    for puzzle in puzzles_of(rows):
        ladder = rungs_for(puzzle.kind, LADDER, cages=bool(puzzle.cages))
        rungs, net = rungs_of(ladder), net_of(sight_of(replace(puzzle, cages=())))
        givens = np.full(rounds.MOST_CELLS, -1, np.int8)
        givens[:81] = puzzle.givens
        net.lay(puzzle)
        rounds.begin(net.board, state, givens)
        if puzzle.cages:
            done, word = rounds.climb_cages(net.board, net.cages, net.sums, state, told, rungs, out)
        else:
            done, word = rounds.climb(net.board, state, told, rungs, out)
        taken = [(ladder[at].name, count) for at, count in out[:done].tolist()]
        found.append((taken, int(word)))
    return found


def cache(_):
    """Say whether compiled code can be kept, and whether it is."""
    from solvers.kernels import grids

    return can_cache(), is_kept(grids.count_grids)


def vector(_):
    """Return how often the pass over all digits uses registers of four words or eight."""
    from solvers.kernels import grids
    from solvers.kernels.tables import rules_of, words

    grids._look(words(grids.WORK), rules_of(KINDS["missudeca"]).words)
    text = grids._look.inspect_asm(grids._look.signatures[0])
    return text.count("%ymm"), text.count("%zmm")


TASKS = {task.__name__: task for task in (count, memory, fill, climb, cache, vector)}

if __name__ == "__main__":
    json.dump(TASKS[sys.argv[1]](json.load(sys.stdin)), sys.stdout)
