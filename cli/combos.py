"""`qedoku combos`: which digits a cage can hold."""

import json
from textwrap import wrap

import click

from cli import exits, options, output
from puzzles.catalog import BASES
from puzzles.choices import Choices, choices
from puzzles.kind import Base

SIZE = 9
"""The tables are those of the large boards."""
WIDE = 76
"""Columns that a line of combinations fills at most."""

digit = click.IntRange(0, 9)


EXAMPLES = """\b
Examples:
  qedoku combos 24 3
  qedoku combos 17 4 --with 0 --without 1 --without 2
  qedoku combos 45 10 --kind missudeca
"""


@click.command(epilog=EXAMPLES)
@click.argument("total", metavar="SUM", type=click.IntRange(min=0))
@click.argument("cells", metavar="CELLS", type=click.IntRange(min=1))
@click.option("--with", "held", type=digit, metavar="D", multiple=True, help="Holds D; repeatable.")
@click.option("--without", "barred", type=digit, metavar="D", multiple=True, help="Lacks D.")
@click.option(
    "--kind",
    type=click.Choice([base.name for base in BASES]),
    help="Only the digits of one base kind: classic has 1-9, missudeca 0-9.",
)
@options.as_json
@click.pass_context
def combos(
    ctx: click.Context,
    total: int,
    cells: int,
    held: tuple[int, ...],
    barred: tuple[int, ...],
    kind: str | None,
    as_json: bool,
) -> None:
    """List the sets of CELLS different digits that add up to SUM (K2, K3).

    Both for 1-9 and for 0-9, with the digits that are in all of them and in none. Exit code 1
    when there is no combination at all.
    """
    if both := sorted(set(held) & set(barred)):
        raise click.UsageError(f"--with {both[0]} and --without {both[0]}: it cannot be both")
    codes = []
    for base in BASES:
        if kind in (None, base.name):
            found = choices(cells, total, base.digits(SIZE), frozenset(held), frozenset(barred))
            codes.append(exits.Exit.OK if found.combos else exits.Exit.FAILED)
            if as_json:
                record = {"kind": base.name, "sum": total, "cells": cells}
                output.line(json.dumps(record | _record(found)))
            else:
                _show(base, found, total, cells)
    ctx.exit(min(codes))


def _record(found: Choices) -> dict[str, object]:
    """Return the rest of the object of `--json`; its keys are documented in docs/cli.md."""
    return {
        "digits": _text(found.digits),
        "combos": [_text(combo) for combo in found.combos],
        "always": _text(found.always),
        "never": _text(found.never),
        "problem": {"rule": found.rule, "text": found.reason} if found.rule else None,
    }


def _show(base: Base, found: Choices, total: int, cells: int) -> None:
    """Print the combinations of one base kind for a person."""
    span = f"{found.digits[0]}-{found.digits[-1]}"
    head = f"{span} ({base.name}): {total} in {cells} cell{'' if cells == 1 else 's'}"
    if not found.combos:
        output.line(f"{head}: none; {found.rule}: {found.reason}")
        return
    count = len(found.combos)
    output.line(f"{head}: {count} combination{'' if count == 1 else 's'}")
    for text in wrap(" ".join(map(_text, found.combos)), WIDE):
        output.line(f"  {text}")
    output.line(f"  in all: {_text(found.always) or '-'}   in none: {_text(found.never) or '-'}")


def _text(digits: tuple[int, ...]) -> str:
    """Return digits as one word."""
    return "".join(map(str, digits))
