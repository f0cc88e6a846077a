"""`qedoku grade`: how hard each puzzle is for a person."""

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from cli import options, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from formats.format import Format
    from solvers.grade import Grade

FIELDS = (
    "id", "kind", "level", "rating", "score", "hardest", "techniques", "steps", "rounds", "logical",
    "flags", "grader",
)  # fmt: skip
"""The keys of `--json`, in order."""


def as_fields(
    ctx: click.Context, param: click.Parameter, value: str | None
) -> tuple[str, ...] | None:
    """Return the names of a list like `id,level`; complain of one that is none."""
    if value is None:
        return None
    names = FIELDS if value == "all" else tuple(value.split(","))
    for name in names:
        if name not in FIELDS:
            raise click.BadParameter(f"{name!r} is none of {', '.join(FIELDS)}")
    return names


@click.command()
@options.files
@options.kind
@options.from_format
@click.option(
    "--fields",
    metavar="[F,F...]",
    is_flag=False,
    flag_value="all",
    callback=as_fields,
    help="A table, columns parted by tabs; with --json, these keys. All if none are named.",
)
@click.option(
    "--redundant",
    is_flag=True,
    help="Find out as well whether a given or a cage could go, which takes a proof for each.",
)
@options.as_json
@click.pass_context
def grade(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    fields: tuple[str, ...] | None,
    redundant: bool,
    as_json: bool,
) -> None:
    """Grade the puzzles of FILES as a person meets them.

    The rating is that of the hardest step needed, the level follows from it (see `info levels`);
    the score is the effort of all steps. A puzzle that the techniques do not carry to its end is
    beyond: it has no level and no rating. Exit code 1 when a puzzle has not exactly one solution.
    """
    from cli.climbing import grade_items, grade_words

    levels: Counter[str] = Counter()
    if fields and not as_json:
        output.line("\t".join(fields))

    def show(item: "Item | CaseItem", found: "Grade") -> None:
        levels[found.level or "beyond"] += 1
        row = row_of(item, found)
        if as_json:
            output.line(json.dumps({name: row[name] for name in fields or FIELDS}))
        elif fields:
            output.line("\t".join(_field(row[name]) for name in fields))
        else:
            place = f"{item.file}:{item.index + 1} {item.document.id}"
            output.line(f"{place} {grade_words(found)}")

    code = grade_items(files, kind, from_format, show, redundant=redundant)
    output.note(_summary(levels))
    ctx.exit(code)


def row_of(item: "Item | CaseItem", grade: "Grade") -> dict[str, Any]:
    """Return the object of `--json`; its keys are documented in docs/cli.md."""

    return {
        "id": item.document.id,
        "kind": item.document.kind_name,
        "level": grade.level,
        "rating": grade.rating,
        "score": grade.score,
        "hardest": grade.hardest,
        "techniques": grade.techniques,
        "steps": grade.steps,
        "rounds": grade.length,
        "logical": grade.solved,
        "flags": list(grade.flags),
        "grader": grade.grader,
    }


def _field(value: object) -> str:
    """Return a value as a column of a table; nothing for what there is not."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case dict():
            return " ".join(f"{key}:{count}" for key, count in value.items())
        case list():
            return " ".join(map(str, value))
    return str(value)


def _summary(levels: Counter[str]) -> str:
    """Return how many puzzles have which level."""
    from solvers.step import LEVELS

    count = levels.total()
    parts = [f"{levels[level]} {level}" for level in (*LEVELS, "beyond") if levels[level]]
    return f"{count} puzzle{'' if count == 1 else 's'}: {', '.join(parts) or 'none graded'}"
