"""From files to traces: what grade and explain do before they show anything."""

from collections.abc import Callable, Iterable
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeVar

import click

from cli import exits, output
from puzzles.kind import Kind
from puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from cli.proving import Item
    from cli.steps import Fault
    from formats.format import Format
    from solvers.grade import Grade, Trace

Found = TypeVar("Found")
MANY = 40
"""So many puzzles are worth the compiled climb, which takes half a second to load."""


def as_lang(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Return a language if there is a catalogue of it."""
    from texts.words import languages

    if value not in languages():
        raise click.BadParameter(f"{value!r} is none of {', '.join(languages())}")
    return value


lang = click.option(
    "--lang",
    default="en",
    callback=as_lang,
    show_default=True,
    metavar="LANG",
    help="Language of the sentences: en, it, de, ru, he.",
)


def climb_items(
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    show: "Callable[[Item, Trace], None]",
) -> exits.Exit:
    """Climb the ladder with each item and show its trace; return the exit code that counts.

    A puzzle that has not exactly one solution is said on standard error, and not shown.

    Raises:
        click.UsageError: there is no item of that index.
    """
    from cli.proving import Source
    from cli.steps import climbed

    source = Source(files, kind, from_format)
    items = (item for item in source.items() if index in (None, item.index))
    codes = each(items, climbed, show)
    if not codes and not source.faults and index is not None:
        raise click.UsageError(f"no file has an item {index} (--index counts from 0)")
    return exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)])


def grade_items(
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    show: "Callable[[Item, Grade], None]",
    *,
    redundant: bool = False,
) -> exits.Exit:
    """Grade each item and show its grade; return the exit code that counts."""
    from cli.proving import Source
    from cli.steps import Grader

    source = Source(files, kind, from_format)
    items = source.items()
    first = list(islice(items, MANY))
    grader = Grader(many=len(first) == MANY, redundant=redundant)
    codes = each(chain(first, items), grader, show)
    return exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)])


def each(
    items: "Iterable[Item]",
    climb: "Callable[[Puzzle], Found | Fault]",
    show: "Callable[[Item, Found], None]",
) -> list[exits.Exit]:
    """Climb with each item and show what was found, or note what is wrong with its puzzle."""
    from cli.steps import Fault

    codes = list[exits.Exit]()
    with exits.patience() as patient:
        for item in items:
            found = climb(item.document.puzzle)
            with patient.shield():
                if not isinstance(found, Fault):
                    show(item, found)
                    continue
                codes.append(found.code)
                if found.code is exits.Exit.DISAGREEMENT:
                    from cli.reproducer import save

                    save(item.document)
                output.note(f"{item.file}:{item.index + 1} {item.document.id}: {found.text}")
    if patient.interrupted:
        output.note("interrupted: what is shown above stands")
        codes.append(exits.Exit.INTERRUPTED)
    return codes


def grade_words(grade: "Grade") -> str:
    """Return a grade in a line."""
    parts = [
        f"score {grade.score}",
        f"{grade.steps} step{'' if grade.steps == 1 else 's'}",
        f"{grade.length} round{'' if grade.length == 1 else 's'}",
    ]
    if grade.hardest:
        parts.append(f"hardest {grade.hardest}")
    parts += grade.flags
    head = f"{grade.level} {grade.rating}" if grade.solved else "beyond"
    return f"{head}  {', '.join(parts)}"
