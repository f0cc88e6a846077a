"""`qedoku explain`: how a person can solve a puzzle, sentence by sentence."""

from functools import partial
from typing import TYPE_CHECKING, cast

import click

from cli import climbing, options, output
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from formats.format import Format
    from puzzles.document import Document
    from puzzles.puzzle import Puzzle
    from solvers.candidates import Candidates
    from solvers.case_grade import CaseTrace
    from solvers.grade import Trace


@click.command()
@options.files
@options.kind
@options.from_format
@options.index
@climbing.lang
@click.option("--board", is_flag=True, help="Draw the board at the start and after each round.")
@options.as_json
@click.pass_context
def explain(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    lang: str,
    board: bool,
    as_json: bool,
) -> None:
    """Explain how a person can solve the puzzles of FILES.

    Each step is a numbered sentence: what is seen, and what follows. The easiest steps come first.
    Ends in "solved", or in "nothing more found" where the techniques do not carry to the end (see
    `info techniques`). Exit code 1 when a puzzle has not exactly one solution.
    """

    def show(item: "Item | CaseItem", trace: "Trace | CaseTrace") -> None:
        if not as_json:
            place = f"{item.file}:{item.index + 1} {item.document.id}"
            output.line(f"{place} {climbing.grade_words(trace.grade)}")
        if isinstance(item.document, CaseDocument):
            from cli.case_explain import explain_case

            explain_case(
                item.document, cast("CaseTrace", trace), lang, board=board, as_json=as_json
            )
        elif as_json:
            _print_json(item.document, cast("Trace", trace), lang)
        else:
            _print(item.document, cast("Trace", trace), lang, board=board)

    ctx.exit(climbing.climb_items(files, kind, from_format, index, show))


def _print(document: "Document", trace: "Trace", lang: str, *, board: bool) -> None:
    """Print the sentences, and how it ends."""
    from cli.steps import ending, print_told, told
    from solvers.candidates import begin

    puzzle = document.puzzle
    if board:
        _draw(puzzle, begin(puzzle))
    print_told(told(puzzle, trace, lang), lang, partial(_draw, puzzle) if board else None)
    output.line(ending(trace, lang))
    output.line()


def _draw(puzzle: "Puzzle", state: "Candidates") -> None:
    """Print the board as it stands; what was found is in brackets."""
    from cli.board_text import board_text
    from cli.steps import known_of
    from puzzles.puzzle import BLANK

    grid = tuple(
        state.masks[cell].bit_length() - 1 if state.placed[cell] else BLANK
        for cell in range(state.sight.board.grid_cells)
    )
    panel = known_of(state).panel
    output.line()
    output.board(board_text(puzzle, grid, panel, output.charset(), entered=True))
    output.line()


def _print_json(document: "Document", trace: "Trace", lang: str) -> None:
    """Print the object of `--json`."""
    from cli.steps import explained, step_row, told

    puzzle, board = document.puzzle, trace.state.sight.board
    rows = ((one, step_row(one.step, board)) for one, _ in told(puzzle, trace, lang))
    output.line(explained(document.id, puzzle.kind.name, trace.grade, rows))
