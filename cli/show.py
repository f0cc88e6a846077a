"""`qedoku show`: draw puzzles in the terminal."""

from collections.abc import Iterable, Mapping
from textwrap import fill
from typing import TYPE_CHECKING

import click

from cli import climbing, exits, options, output
from cli.solutions import right_solution
from puzzles.document import Document, stored
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import Grid

if TYPE_CHECKING:
    from formats.format import Format

WIDE = 76
"""Columns that a line of notes fills at most."""


@click.command()
@options.files
@options.kind
@options.from_format
@options.index
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
        for item in source.all_items(index)
    ]
    if source.faults:
        codes.append(exits.Exit.UNREADABLE)
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
    found, code = right_solution(document, seconds)
    panel = dict(stored(document.puzzle, found).panel) if found else {}
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
    from formats.format import one_line

    puzzle = document.puzzle
    head = f"{document.id}  {puzzle.kind.title} {puzzle.size}x{puzzle.size}"
    title = one_line(document.meta.get("title"))
    output.line(f"{head}  {title}" if title else head)
    output.board(board_text(puzzle, found, panel, output.charset(), entered=entered))
    for text in below:
        output.line(fill(text, WIDE, subsequent_indent="  "))
    output.line()
