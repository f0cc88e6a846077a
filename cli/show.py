"""`qedoku show`: draw puzzles in the terminal."""

from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import Grid
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from formats.format import Format


@click.command()
@options.files
@options.kind
@options.from_format
@click.option(
    "--index", type=click.IntRange(min=0), metavar="K", help="Only item K of each file, from 0."
)
@click.option("--solution", is_flag=True, help="Draw the solved puzzle.")
@click.pass_context
def show(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    solution: bool,
) -> None:
    """Draw the puzzles of FILES.

    Boxes, cages with sums, shaded diagonals, the missing-digit panel above, at the left and below.
    A player's entries are drawn where a document holds them. With --solution, a stored solution
    is drawn only if it keeps every rule; otherwise the puzzle is solved.
    """
    from cli.proving import Source

    source = Source(files, kind, from_format)
    codes = []
    for item in source.items():
        if index in (None, item.index):
            codes.append(_draw(item.document, solution=solution))
    if source.faults:
        codes.append(exits.Exit.UNREADABLE)
    elif not codes and index is not None:
        raise click.UsageError(f"no file has an item {index} (--index counts from 0)")
    ctx.exit(exits.first(codes))


def _draw(document: Document, *, solution: bool) -> exits.Exit:
    """Print one document's board."""
    from cli.board_text import board_text
    from puzzles.missing import panel_of

    puzzle, state = document.puzzle, document.state
    found, panel = (state.entries, dict(state.panel)) if state else (None, {})
    code = exits.Exit.OK
    if solution:
        found, code = _solution(document)
        if found and puzzle.kind.missing:
            panel = panel_of(found, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    output.line(f"{document.id}  {puzzle.kind.title} {puzzle.size}x{puzzle.size}")
    output.board(board_text(puzzle, found, panel, output.charset()))
    output.line()
    return code


def _solution(document: Document) -> tuple[Grid | None, exits.Exit]:
    """Return a right solution, stored or found, and the exit code; say why there is none."""
    from puzzles.judge import violations
    from solvers.prove import Request, prove

    puzzle, stored = document.puzzle, document.solution
    if stored and not any(violations(puzzle, stored.grid)):
        return stored.grid, exits.Exit.OK
    verdict = prove(puzzle, Request())
    if verdict.solution is None:
        output.note(f"{document.id}: {_why(verdict)}")
    elif stored:
        output.note(f"{document.id}: the stored solution is wrong; the right one is drawn")
    return verdict.solution, exits.of_verdict(verdict)


def _why(verdict: Verdict) -> str:
    """Return why there is no solution to draw."""
    texts = [f"{problem.rule}: {problem.text}" for problem in verdict.problems]
    return f"{verdict.verdict}, so there is no one solution to draw; {'; '.join(texts)}".rstrip(
        "; "
    )
