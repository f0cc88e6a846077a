"""What minimize and complete share: from a file to changed documents, notes and records."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import click

from cli import options, output
from cli.exits import Exit, first, patience
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import Cage, Puzzle
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from cli.proving import Item
    from formats.format import Format
    from solvers.engines.ask import Stop

file = click.argument("file", metavar="FILE")
index = click.option(
    "--index", type=click.IntRange(min=0), metavar="K", help="Only item K of the file, from 0."
)
target = click.option(
    "-o", "target", metavar="OUT", default="-", help="Where to; standard output if not given."
)
to_format = click.option(
    "--format",
    "to_format",
    metavar="F",
    callback=options.as_format,
    help="Format of OUT, if its name does not say.",
)
force = click.option("--force", is_flag=True, help="Overwrite OUT.")
time_limit = options.seconds("Work on a puzzle for so long; each proof may take as long again.")


def seed(text: str) -> Callable[[options.Command], options.Command]:
    """Return the option that says where random numbers start, and what they decide."""
    return click.option(
        "--seed",
        type=click.IntRange(0, 2**63 - 1),
        default=0,
        show_default=True,
        metavar="S",
        help=text,
    )


@dataclass(frozen=True)
class Task:
    """Which items of which file, and where the results go.

    Attributes:
        file, kind, from_format, index: what to read; `index` None is all items.
        target, form, force: where documents go, in which format (None: as the name says), and
            whether what is there may be overwritten.
        as_json: print records; documents then go to standard output inside of them only.
    """

    file: str
    kind: Kind | None
    from_format: "Format | None"
    index: int | None
    target: str
    form: "Format | None"
    force: bool
    as_json: bool


@dataclass(frozen=True)
class Edited:
    """What became of one item.

    Attributes:
        code: the exit code that it stands for.
        document: the changed document, or None.
        text: what a person should know, in one line.
        record: what the object of `--json` holds besides.
    """

    code: Exit
    document: Document | None
    text: str
    record: dict[str, Any] = field(default_factory=dict)


def run(task: Task, work: "Callable[[Document, Stop], Edited]") -> Exit:
    """Change the items of a file one by one, write the results, and return the exit code.

    Documents go to standard output as they are found, to a file at the end, all or nothing.

    Raises:
        click.UsageError: the format cannot carry what is to be written.
        FileExistsError: the file is there, and `force` does not say to replace it.
        OSError: the file cannot be written.
    """
    from cli.proving import Source
    from formats.files import check_target

    form = task.form or options.format_of(task.target, "--format")
    check_target(task.target, force=task.force)
    source, codes = Source([task.file], task.kind, task.from_format), list[Exit]()
    made: list[Document] = []
    with patience() as patient:
        for item in _suited(source.items(), task, form):
            if task.index in (None, item.index):
                found = work(item.document, patient)
                with patient.shield():
                    codes.append(found.code)
                    _show(task, item, found)
                    if found.document is not None:
                        made.append(found.document)
    if patient.interrupted:
        output.note("interrupted: what is shown above stands")
        codes.append(Exit.INTERRUPTED)
    elif not codes and not source.faults and task.index is not None:
        raise click.UsageError(f"{task.file} has no item {task.index} (--index counts from 0)")
    if made and not (by_line(task) or (task.as_json and task.target == "-")):
        codes.append(_write(made, task, form))
    return first([*codes, *[Exit.UNREADABLE] * bool(source.faults)])


def _suited(items: "Iterator[Item]", task: Task, form: "Format") -> "Iterator[Item]":
    """Yield the items; complain of those whose result could not be written, before it is made.

    Raises:
        click.UsageError: the format has no place for the kind, or for several puzzles.
    """
    from formats.files import is_folder
    from formats.format import why_not_kind

    if task.as_json and task.target == "-":
        yield from items
        return
    one = not form.many and not is_folder(task.target) and task.index is None
    ahead = list(islice(items, 2)) if one else []
    if len(ahead) > 1:
        text = f"{form.name} holds one puzzle a file: pick one of {task.file} with --index"
        raise click.UsageError(text)
    for item in chain(ahead, items):
        puzzle = item.document.puzzle
        reason = why_not_kind(form, puzzle.kind, puzzle.size)
        if reason and task.index in (None, item.index):
            raise click.UsageError(f"{item.document.id}: {form.name}: {reason}")
        yield item


def by_line(task: Task) -> bool:
    """Whether documents go to standard output one by one, a line each."""
    return task.target == "-" and (task.form is None or task.form.name == "jsonl")


def _show(task: Task, item: "Item", found: Edited) -> None:
    """Print what became of an item."""
    from formats.native import line_of
    from formats.native_write import tree_from

    if found.code is Exit.DISAGREEMENT:
        from cli.reproducer import save

        save(item.document)
    if task.as_json:
        document = found.document
        record = {
            "file": item.file,
            "index": item.index,
            "id": item.document.id,
            "kind": item.document.puzzle.kind.name,
            **found.record,
            "document": tree_from(document) if document else None,
        }
        output.line(json.dumps(record))
        return
    if found.document and by_line(task):
        output.line(line_of(found.document).rstrip("\n"))
    output.note(f"{item.file}:{item.index + 1} {item.document.id}: {found.text}")


def _write(made: list[Document], task: Task, form: "Format") -> Exit:
    """Write the documents to a file."""
    from formats.errors import CannotCarry
    from formats.files import write_documents

    try:
        write_documents(made, task.target, form, force=task.force)
    except CannotCarry as refusal:
        output.note(f"{task.target}: {refusal}")
        return Exit.FAILED
    return Exit.OK


def refusal(verdict: Verdict) -> str:
    """Return why nothing was done with a puzzle, by the verdict on it."""
    from cli.records import said

    problems = "; ".join(map(said, verdict.problems))
    match verdict.verdict:
        case "unique":
            if problems:
                return problems
            late = verdict.second == "undecided"
            return "only one engine proved it within the limit" if late else "is unique already"
        case "none":
            return "has no solution"
        case "multiple":
            return "has several solutions, one is needed"
        case "invalid":
            return f"invalid; {problems}"
        case "undecided":
            return "undecided: a limit was reached"
        case "disagreement":
            return "two engines disagree"


def cell_names(puzzle: Puzzle, cage: Cage) -> list[str]:
    """Return the cells of a cage by name."""
    return [puzzle.shape.name(cell) for cell in cage.cells]
