"""`qedoku show`: draw puzzles in the terminal."""

from collections.abc import Iterable, Mapping
from textwrap import fill
from typing import TYPE_CHECKING

import click

from cli import climbing, exits, options, output
from puzzles.document import Document, Stored
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import Grid, Puzzle

if TYPE_CHECKING:
    from formats.format import Format

WIDE = 76
"""Columns that a line of notes fills at most."""


@click.command()
@options.files
@options.kind
@options.from_format
@click.option(
    "--index", type=click.IntRange(min=0), metavar="K", help="Only item K of each file, from 0."
)
@click.option("--solution", is_flag=True, help="Draw the solved puzzle.")
@options.seconds("With --solution: give up on a puzzle after so long.")
@climbing.lang
@click.pass_context
def show(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    solution: bool,
    time_limit: float | None,
    lang: str,
) -> None:
    """Draw the puzzles of FILES.

    Boxes, cages with sums, shaded diagonals, the missing-digit panel above, at the left and below.
    Where a document holds a player's progress, entries stand in brackets, like (5), and what is
    noted stands below the board. With --solution, a stored solution is drawn only if it is right;
    otherwise that is said, the puzzle is solved, and the exit code is 1.

    Of a case of Sudoku Murder the plan is drawn, with walls, rooms and objects, and the cards in
    the language of --lang; with --solution, everybody in their places.
    """
    from cli.proving import Source

    source = Source(files, kind, from_format)
    codes = [
        _draw_any(item.document, lang, time_limit, solution=solution)
        for item in source.all_items()
        if index in (None, item.index)
    ]
    if source.faults:
        codes.append(exits.Exit.UNREADABLE)
    elif not codes and index is not None:
        raise click.UsageError(f"no file has an item {index} (--index counts from 0)")
    ctx.exit(exits.first(codes))


def _draw_any(
    document: Document | CaseDocument, lang: str, seconds: float | None, *, solution: bool
) -> exits.Exit:
    """Print one document, a grid or a case."""
    if isinstance(document, CaseDocument):
        from cli.showing import draw_case, draw_solved

        if solution:
            return draw_solved(document, lang, seconds)
        draw_case(document, lang)
        return exits.Exit.OK
    return _draw_solved(document, seconds) if solution else _draw(document)


def _draw(document: Document) -> exits.Exit:
    """Print one document's board as the player sees it."""
    state = document.state
    if state is None:
        _print(document, None, {})
        return exits.Exit.OK
    notes = [f"{name} {digit}" for name, digit in state.panel]
    marks = [f"{name} {''.join(map(str, digits))}" for name, digits in state.candidates]
    texts = [f"{word}: {', '.join(n)}" for word, n in (("noted", notes), ("marks", marks)) if n]
    _print(document, state.entries, dict(state.panel), texts, entered=True)
    return exits.Exit.OK


def _draw_solved(document: Document, seconds: float | None) -> exits.Exit:
    """Print one document's board with its solution."""
    from puzzles.missing import panel_of

    puzzle, panel = document.puzzle, {}
    found, code = _solution(document, seconds)
    if found and puzzle.kind.missing:
        panel = panel_of(found, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    _print(document, found, panel)
    return code


def _print(
    document: Document,
    found: Grid | None,
    panel: Mapping[str, int],
    below: Iterable[str] = (),
    *,
    entered: bool = False,
) -> None:
    """Print a headline with the title if there is one, the board, and lines below it."""
    from cli.board_text import board_text

    puzzle = document.puzzle
    head = f"{document.id}  {puzzle.kind.title} {puzzle.size}x{puzzle.size}"
    title = " ".join(in_english(document.meta.get("title")).split())
    output.line(f"{head}  {title}" if title else head)
    output.board(board_text(puzzle, found, panel, output.charset(), entered=entered))
    for text in below:
        output.line(fill(text, WIDE, subsequent_indent="  "))
    output.line()


def in_english(text: str | Mapping[str, str] | None) -> str:
    """Return a text of the native format in one language, English if it is there."""
    if text is None or isinstance(text, str):
        return text or ""
    return text.get("en") or next(iter(text.values()), "")


def _solution(document: Document, seconds: float | None) -> tuple[Grid | None, exits.Exit]:
    """Return a right solution, stored or found, and the exit code; say what is wrong."""
    from cli.records import why_no_solution
    from solvers.prove import Request, prove

    puzzle, stored = document.puzzle, document.solution
    wrong = _wrong(puzzle, stored) if stored else None
    if stored and not wrong:
        return stored.grid, exits.Exit.OK
    verdict = prove(puzzle, Request(seconds=seconds))
    if wrong:
        drawn = "no other can be drawn" if verdict.solution is None else "the right one is drawn"
        output.note(f"{document.id}: the stored solution is wrong ({wrong}); {drawn}")
    if verdict.solution is None:
        output.note(f"{document.id}: {why_no_solution(verdict)}")
    code = exits.of_verdict(verdict)
    return verdict.solution, exits.first([code, exits.Exit.FAILED] if wrong else [code])


def _wrong(puzzle: Puzzle, stored: Stored) -> str | None:
    """Return what is wrong with a stored solution, the first fault of all, or None."""
    from puzzles.judge import violations
    from puzzles.missing import panel_of

    for fault in violations(puzzle, stored.grid):
        return f"{fault.rule}: {fault.text}"
    if not puzzle.kind.missing:
        return None
    right = panel_of(stored.grid, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    for name, digit in stored.panel:
        if right.get(name) != digit:
            return f"M5: {name} is stored as {digit}, it is {right.get(name)}"
    return None
