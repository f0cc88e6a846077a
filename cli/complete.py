"""`qedoku complete`: add what makes a layout unique."""

from typing import TYPE_CHECKING

import click

from cli import editing, options
from cli.exits import Exit, of_verdict
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from formats.format import Format
    from generators.complete import Adding, Completed
    from solvers.engines.ask import Stop


@click.command()
@editing.file
@options.kind
@options.from_format
@editing.index
@click.option(
    "--add",
    type=click.Choice(["givens", "cages"]),
    default="givens",
    show_default=True,
    help="What to add; cages make a killer of a kind without them.",
)
@editing.seed("Decides which solutions are tried where none is stated.")
@editing.time_limit
@editing.target
@editing.to_format
@editing.force
@options.as_json
@click.pass_context
def complete(
    ctx: click.Context,
    file: str,
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    add: "Adding",
    seed: int,
    time_limit: float | None,
    target: str,
    to_format: "Format | None",
    force: bool,
    as_json: bool,
) -> None:
    """Add the fewest givens, or few cages, that make the layouts of FILE unique.

    The solution that is left is the one that the document states. If it states none, it is the
    best of five that --seed decides. It is said whether the number of givens is proven to be the
    fewest for that solution; for cages, which go over cells that no cage covers, it is not. What
    is made is proven by two engines. A layout that is unique already or has no solution is refused
    (exit code 1).
    """
    from generators.complete import complete as add_to

    def work(document: Document, stop: "Stop") -> editing.Edited:
        found = add_to(document, add=add, seed=seed, seconds=time_limit, stop=stop)
        return _told(document.puzzle, found, add)

    task = editing.Task(file, kind, from_format, index, target, to_format, force, as_json)
    ctx.exit(editing.run(task, work))


def _told(puzzle: Puzzle, found: "Completed", add: "Adding") -> editing.Edited:
    """Return what became of a layout, with its exit code."""
    code, text = _ending(puzzle, found)
    record = {
        "verdict": found.before.verdict,
        "add": add,
        "added": {
            "givens": _givens(puzzle, found),
            "cages": [
                {"cells": editing.cell_names(puzzle, cage), "sum": cage.sum} for cage in found.cages
            ],
        },
        "least": found.least if found.document else None,
        "fewest": found.fewest,
        "stated": found.stated,
        "problem": None if found.document else text,
    }
    return editing.Edited(code, found.document, text, record)


def _givens(puzzle: Puzzle, found: "Completed") -> dict[str, int]:
    """Return the givens added, by the cells' names."""
    if found.document is None:
        return {}
    givens = found.document.puzzle.givens
    return {puzzle.shape.name(cell): givens[cell] for cell in found.cells}


def _ending(puzzle: Puzzle, found: "Completed") -> tuple[Exit, str]:
    """Return the exit code, and how it ended in words."""
    match found.end:
        case "done":
            return Exit.OK, _added(puzzle, found)
        case "unsuited":
            return max(Exit.FAILED, of_verdict(found.before)), editing.refusal(found.before)
        case "wrong-solution":
            return Exit.FAILED, f"the solution that it states is none: {found.broken}"
        case "no-cage":
            return Exit.FAILED, (
                "cages over uncovered cells cannot do it: solutions differ in covered cells only"
            )
        case "late":
            return Exit.SHORT, "undecided: a limit was reached before enough additions were found"
        case "disagreement":
            return Exit.DISAGREEMENT, "the engines disagree on what was made"


def _added(puzzle: Puzzle, found: "Completed") -> str:
    """Return what was added, and whether it is the fewest."""
    things = [f"{name}={digit}" for name, digit in _givens(puzzle, found).items()]
    things += [f"{'+'.join(editing.cell_names(puzzle, c))}={c.sum}" for c in found.cages]
    what = "given" if found.cells else "cage"
    count = len(things)
    text = f"added {count} {what}{'' if count == 1 else 's'}: {' '.join(things)}"
    whose = "the solution that it states" if found.stated else "the solution chosen"
    if found.fewest:
        return f"{text}; proven the fewest for {whose}"
    if found.cages:
        return f"{text}; not proven the fewest"
    return f"{text}; not proven the fewest for {whose}: at least {found.least} are needed"
