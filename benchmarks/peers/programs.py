"""Programs of others, run as they come: qqwing, and Solo of Simon Tatham's collection."""

import re
import shutil
import subprocess
from collections.abc import Iterator

from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Cage, Puzzle

SOLO = shutil.which("sgt-solo") or shutil.which("/usr/games/sgt-solo") or ""
QQWING = shutil.which("qqwing") or ""
NO_SOLO = "" if SOLO else "sgt-solo is not installed (Debian: sgt-puzzles)"
NO_QQWING = "" if QQWING else "qqwing is not installed (Debian: qqwing)"


def solo(count: int, parameters: str) -> list[str]:
    """Let Solo make puzzles; return its game ids."""
    command = [SOLO, "--generate", str(count), parameters]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.split()


def qqwing_make(count: int, difficulty: str = "any") -> None:
    """Let qqwing make puzzles of a difficulty."""
    command = [QQWING, "--generate", str(count), "--difficulty", difficulty, "--one-line"]
    subprocess.run(command, capture_output=True, check=True)


def qqwing_solve(lines: str) -> None:
    """Let qqwing solve puzzles, a line each."""
    command = [QQWING, "--solve", "--one-line"]
    subprocess.run(command, input=lines, capture_output=True, text=True, check=True)


def killer(game: str) -> Puzzle:
    """Read a 9x9 killer of Solo: `3x3k...:GIVENS,WALLS,SUMS` (formats.md 5)."""
    givens, walls, sums = game.split(":", 1)[1].split(",")
    cage_of = list(range(81))
    for a, b in _open_borders(walls):
        old, new = cage_of[b], cage_of[a]
        cage_of = [new if cage == old else cage for cage in cage_of]
    totals = dict(_numbers(sums))
    cages = []
    for label in dict.fromkeys(cage_of):
        cells = tuple(cell for cell in range(81) if cage_of[cell] == label)
        cages.append(Cage(cells, totals[cells[0]]))
    grid = [BLANK] * 81
    for cell, digit in _numbers(givens):
        grid[cell] = digit
    return Puzzle(KINDS["classic-killer"], 9, tuple(grid), tuple(cages))


def _numbers(code: str) -> Iterator[tuple[int, int]]:
    """Yield (cell, number) of Solo's run-length code: letters are runs of blanks."""
    cell = 0
    for number, letter in re.findall(r"(\d+)|([a-z])", code):
        if number:
            yield cell, int(number)
            cell += 1
        else:
            cell += ord(letter) - ord("a") + 1


def _open_borders(code: str) -> Iterator[tuple[int, int]]:
    """Yield the neighbouring cells that no wall parts; each letter counts them up to a wall."""
    beside = [(9 * row + column, 9 * row + column + 1) for row in range(9) for column in range(8)]
    below = [(9 * row + column, 9 * row + column + 9) for column in range(9) for row in range(8)]
    borders, at = beside + below, 0
    for letter in code:
        run = 0 if letter == "_" else ord(letter) - ord("a") + 1
        yield from borders[at : at + run]
        at += run + (letter != "z")
