"""`qedoku hint`: the next step from where a player is, as much of it as wanted."""

from typing import TYPE_CHECKING

import click

from cli import climbing, exits, options, output
from puzzles.document import Document, State
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import BLANK, Puzzle

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from formats.format import Format


@click.command()
@click.argument("file", metavar="FILE")
@options.kind
@options.from_format
@click.option(
    "--index",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="K",
    help="Item K of the file, from 0.",
)
@click.option(
    "--state",
    "state_file",
    metavar="FILE",
    help="How far the player is: a document with a state, or the grid as a line of digits; of a"
    " case, an object with positions and crossed.",
)
@click.option(
    "--depth",
    type=click.Choice(("where", "why", "what")),
    default="where",
    show_default=True,
    help="Where to look, by which technique, or what follows.",
)
@climbing.lang
@options.as_json
@click.pass_context
def hint(
    ctx: click.Context,
    file: str,
    kind: Kind | None,
    from_format: "Format | None",
    index: int,
    state_file: str | None,
    depth: str,
    lang: str,
    as_json: bool,
) -> None:
    """Give a hint for the puzzle of FILE, from its player's state if there is one.

    A mistake is named before any step is: an entry, a note in the panel or pencil marks that the
    one solution contradicts; of a case of Sudoku Murder, a person in a wrong cell, or a right cell
    that is crossed out. Exit code 1 when there is a mistake or the puzzle has not exactly one
    solution, 4 when nothing is wrong and no technique finds a step.
    """
    from cli.hinting import fault_of, hint_row, hint_text, show
    from cli.proving import CaseItem
    from solvers.hint import hint_for, truth_of
    from solvers.prove import prove

    item = _item(file, kind, from_format, index)
    if isinstance(item, CaseItem):
        from cli.case_hinting import give

        ctx.exit(give(item, state_file, depth, lang, as_json=as_json))
    puzzle = item.document.puzzle
    state = _state(state_file, item.document) if state_file else item.document.state
    verdict = prove(puzzle)
    if verdict.solution is None:
        output.note(f"{item.file}:{item.index + 1} {item.document.id}: {fault_of(verdict)}")
        ctx.exit(exits.of_verdict(verdict))
    found = hint_for(puzzle, truth_of(puzzle, verdict.solution), state)
    head = {"id": item.document.id, "kind": puzzle.kind.name, "depth": depth}
    row = {**head, **hint_row(found, depth)} if as_json else None
    ctx.exit(show(found, hint_text(found, depth, lang), row))


def _item(
    file: str, kind: Kind | None, from_format: "Format | None", index: int
) -> "Item | CaseItem":
    """Return an item of a file.

    Raises:
        FormatError: the file cannot be read up to that item.
        click.UsageError: there is none of that index.
    """
    from cli.proving import CaseItem, Item
    from formats.errors import FormatError
    from formats.files import read_any

    for place, found in enumerate(read_any(file, from_format, kind)):
        if place == index:
            if isinstance(found, FormatError):
                raise type(found)(output.fault_line(file, found))
            if isinstance(found, CaseDocument):
                return CaseItem(file, place, found)
            return Item(file, place, found)
    raise click.UsageError(f"{file} has no item {index} (--index counts from 0)")


def _state(file: str, document: Document) -> State:
    """Return the state that a file holds for a puzzle.

    Raises:
        FormatError: the file cannot be read.
        click.UsageError: it is for another puzzle.
    """
    puzzle = document.puzzle
    other = _item(file, puzzle.kind, None, 0).document
    if isinstance(other, CaseDocument):
        raise click.UsageError(f"{file} is for another puzzle: a case of Sudoku Murder")
    if why := _other_puzzle(puzzle, other.puzzle):
        raise click.UsageError(f"{file} is for another puzzle: {why}")
    if other.state:
        return other.state
    pairs = zip(puzzle.givens, other.puzzle.givens, strict=True)
    return State(tuple(digit if given == BLANK else BLANK for given, digit in pairs))


def _other_puzzle(puzzle: Puzzle, other: Puzzle) -> str | None:
    """Return how a state's puzzle differs from the puzzle, or None."""
    if (puzzle.kind, puzzle.size) != (other.kind, other.size):
        return f"{other.kind.name} of size {other.size}"
    for cell, given in enumerate(puzzle.givens):
        if given not in (BLANK, other.givens[cell]):
            return f"{puzzle.shape.name(cell)} is given {given}"
    return None
