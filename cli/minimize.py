"""`qedoku minimize`: take out what the one solution does not need."""

from typing import TYPE_CHECKING, Any, get_args

import click

from cli import editing, options
from cli.exits import Exit, of_verdict
from generators.pattern import Symmetry
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Puzzle
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from formats.format import Format
    from generators.minimize import Minimized, Part
    from solvers.engines.ask import Stop


@click.command()
@editing.file
@options.kind
@options.from_format
@editing.index
@editing.seed("0 tries in reading order; any other in an order of its own.")
@click.option(
    "--symmetry",
    type=click.Choice(get_args(Symmetry)),
    default="none",
    show_default=True,
    help="Givens that this keeps together go together.",
)
@click.option("--cages", is_flag=True, help="Take out whole cages as well, after the givens.")
@editing.time_limit
@editing.target
@editing.to_format
@editing.force
@options.as_json
@click.pass_context
def minimize(
    ctx: click.Context,
    file: str,
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    seed: int,
    symmetry: Symmetry,
    cages: bool,
    time_limit: float | None,
    target: str,
    to_format: "Format | None",
    force: bool,
    as_json: bool,
) -> None:
    """Take givens out of the puzzles of FILE until none can go.

    The givens are tried first, then given panel entries, then with --cages the cages. What is left
    is proven by two engines. A puzzle that is not unique is refused (exit code 1); the exit code
    is 4 when a limit was reached before everything was tried.
    """
    from generators.minimize import minimize as take_out

    def work(document: Document, stop: "Stop") -> editing.Edited:
        found = take_out(
            document, seed=seed, symmetry=symmetry, cages=cages, seconds=time_limit, stop=stop
        )
        return _told(document.puzzle, found)

    task = editing.Task(file, kind, from_format, index, target, to_format, force, as_json)
    ctx.exit(editing.run(task, work))


def _told(puzzle: Puzzle, found: "Minimized") -> editing.Edited:
    """Return what became of a puzzle, with its exit code."""
    code, text = _ending(puzzle, found)
    record = {
        "verdict": found.before.verdict,
        "removed": _things(puzzle, found.removed),
        "undecided": _things(puzzle, found.undecided),
        "minimal": found.minimal,
        "problem": None if found.document else text,
    }
    return editing.Edited(code, found.document, text, record)


def _ending(puzzle: Puzzle, found: "Minimized") -> tuple[Exit, str]:
    """Return the exit code, and how it ended in words."""
    if found.after is None:
        reason = editing.refusal(found.before)
        return _code(found.before), f"not minimized: {reason}"
    if found.document is None:
        if "undecided" in (found.after.verdict, found.after.second):
            return Exit.SHORT, "what is left was not proven by two engines within the limit"
        return Exit.DISAGREEMENT, "the engines disagree on what is left"
    gone = [name for part in found.removed for name in part.names(puzzle)]
    left = sum(given != BLANK for given in found.document.puzzle.givens)
    text = f"took out {len(gone)}: {' '.join(gone)}" if gone else "nothing can go"
    text = f"{text}; {left} given{'' if left == 1 else 's'} left"
    if puzzle.cages:
        cages = len(found.document.puzzle.cages)
        text = f"{text}, {cages} cage{'' if cages == 1 else 's'}"
    if found.minimal:
        return Exit.OK, text
    names = " ".join(name for part in found.undecided for name in part.names(puzzle))
    return Exit.SHORT, f"{text}; undecided, as the time limit was reached: {names}"


def _code(verdict: Verdict) -> Exit:
    """Return the exit code of a puzzle with which nothing was done."""
    return Exit.SHORT if verdict.second == "undecided" else of_verdict(verdict)


def _things(puzzle: Puzzle, parts: "tuple[Part, ...]") -> dict[str, Any]:
    """Return givens, panel entries and cages by name, in the order in which they were tried."""
    return {
        "givens": [puzzle.shape.name(cell) for part in parts for cell in part.cells],
        "panel": [name for part in parts for name in part.entries],
        "cages": [editing.cell_names(puzzle, cage) for part in parts for cage in part.cages],
    }
