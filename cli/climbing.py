"""From files to traces: what grade and explain do before they show anything."""

from collections.abc import Callable, Iterable
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import click

from cli import exits, output
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from cli.steps import Fault
    from formats.format import Format
    from solvers.case_grade import CaseTrace
    from solvers.grade import Grade, Trace

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
    show: "Callable[[Item | CaseItem, Trace | CaseTrace], None]",
) -> exits.Exit:
    """Climb the ladder with each item and show its trace; return the exit code that counts.

    A puzzle that has not exactly one solution is said on standard error, and not shown.

    Raises:
        click.UsageError: there is no item of that index.
    """
    from cli.proving import Source

    source = Source(files, kind, from_format)
    codes = each(source.all_items(index), _climbed, show)
    return exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)])


def grade_items(
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    show: "Callable[[Item | CaseItem, Grade], None]",
    *,
    redundant: bool = False,
) -> exits.Exit:
    """Grade each item and show its grade; return the exit code that counts."""
    from cli.proving import Source
    from cli.steps import Grader

    source = Source(files, kind, from_format)
    items = source.all_items()
    first = list(islice(items, MANY))
    grader = Grader(many=len(first) == MANY, redundant=redundant)

    def graded(item: "Item | CaseItem") -> "Grade | Fault":
        from cli.steps import Fault

        if isinstance(item.document, CaseDocument):
            found = _climbed(item)
            if isinstance(found, Fault) or not redundant:
                return found if isinstance(found, Fault) else found.grade
            from cli.case_steps import case_flagged

            return case_flagged(found.grade, item.document.case)
        return grader(item.document.puzzle)

    codes = each(chain(first, items), graded, show)
    return exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)])


def _climbed(item: "Item | CaseItem") -> "Trace | CaseTrace | Fault":
    """Climb the ladder with an item, and make sure that it has exactly one solution."""
    if isinstance(item.document, CaseDocument):
        from cli.case_steps import climbed_case

        return climbed_case(item.document.case)
    from cli.steps import climbed

    return climbed(item.document.puzzle)


def kind_name(item: "Item | CaseItem") -> str:
    """Return the name of the kind of an item."""
    if isinstance(item.document, CaseDocument):
        from cli.records import MURDER

        return MURDER
    return item.document.puzzle.kind.name


def each(
    items: "Iterable[Item | CaseItem]",
    climb: "Callable[[Item | CaseItem], Any]",
    show: "Callable[[Item | CaseItem, Any], None]",
) -> list[exits.Exit]:
    """Climb with each item and show what was found, or note what is wrong with its puzzle."""
    from cli.steps import Fault

    codes = list[exits.Exit]()
    with exits.patience() as patient:
        for item in items:
            found = climb(item)
            with patient.shield():
                if not isinstance(found, Fault):
                    show(item, found)
                    codes.append(exits.Exit.OK)
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
