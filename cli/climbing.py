"""From files to traces: what grade and explain do before they show anything."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from cli import exits, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from cli.proving import Item
    from formats.format import Format
    from solvers.grade import Trace


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
    help="Language of the sentences, such as en or he.",
)


def climb_items(
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    show: "Callable[[Item, Trace], None]",
    *,
    redundant: bool = False,
) -> exits.Exit:
    """Climb the ladder with each item and show its trace; return the exit code that counts.

    With `redundant` the traces have the flags of what could go as well.

    A puzzle that has not exactly one solution is said on standard error, and not shown.

    Raises:
        click.UsageError: there is no item of that index.
    """
    from cli.proving import Source
    from cli.steps import climbed, flagged

    source, codes = Source(files, kind, from_format), list[exits.Exit]()
    with exits.patience() as patient:
        for item in source.items():
            if index not in (None, item.index):
                continue
            found = climbed(item.document.puzzle)
            if redundant:
                found = flagged(found, item.document.puzzle, output.note)
            with patient.shield():
                codes.append(found.code)
                if found.code is exits.Exit.DISAGREEMENT:
                    from cli.reproducer import save

                    save(item.document)
                if found.fault:
                    output.note(f"{item.file}:{item.index + 1} {item.document.id}: {found.fault}")
                elif found.trace:
                    show(item, found.trace)
    if patient.interrupted:
        output.note("interrupted: what is shown above stands")
        codes.append(exits.Exit.INTERRUPTED)
    elif not codes and not source.faults and index is not None:
        raise click.UsageError(f"no file has an item {index} (--index counts from 0)")
    return exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)])


def grade_words(trace: "Trace") -> str:
    """Return a grade in a line."""
    steps = sum(trace.techniques.values())
    parts = [f"score {trace.score}", f"{steps} step{'' if steps == 1 else 's'}"]
    parts.append(f"{len(trace.rounds)} round{'' if len(trace.rounds) == 1 else 's'}")
    if trace.hardest:
        parts.append(f"hardest {trace.hardest}")
    parts += trace.flags
    head = f"{trace.level} {trace.rating}" if trace.solved else "beyond"
    return f"{head}  {', '.join(parts)}"
