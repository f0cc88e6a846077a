"""What the verbs share: types of option values, and the options themselves."""

import math
import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from puzzles.catalog import KINDS
from puzzles.kind import Kind

if TYPE_CHECKING:
    from formats.format import Format

Command = TypeVar("Command", bound=Callable[..., Any])
Range = tuple[int, int]
Span = tuple[float, float]
LONGEST = 10_000_000
"""The most seconds of a time limit, 115 days: timers of some systems take no more."""


class Seconds(click.FloatRange):
    """A time limit: more than no time, and an end."""

    def __init__(self) -> None:
        super().__init__(min=0, min_open=True, max=LONGEST)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the seconds; complain of what is no number of them, `nan` included."""
        seconds = float(super().convert(value, param, ctx))
        if math.isnan(seconds):
            self.fail(f"{value} is no number of seconds", param, ctx)
        return seconds


def as_range(ctx: click.Context, param: click.Parameter, value: str | None) -> Range | None:
    """Return (least, most) of a whole number or `MIN..MAX`; complain of anything else."""
    if value is None:
        return None
    match = re.fullmatch(r"(\d{1,3})(?:\.\.(\d{1,3}))?", value, re.ASCII)
    if not match:
        raise click.BadParameter(f"{value!r} is neither a number nor MIN..MAX, as in 24..28")
    low, high = int(match[1]), int(match[2] or match[1])
    if low > high:
        raise click.BadParameter(f"{low} is more than {high}")
    return low, high


def as_span(ctx: click.Context, param: click.Parameter, value: str | None) -> Span | None:
    """Return (least, most) of `MIN..MAX`, decimals allowed; complain of anything else."""
    if value is None:
        return None
    number = r"(\d{1,4}(?:\.\d{1,2})?)"
    match = re.fullmatch(rf"{number}\.\.{number}", value, re.ASCII)
    if not match:
        raise click.BadParameter(f"{value!r} is not MIN..MAX, as in 40..62.5")
    low, high = float(match[1]), float(match[2])
    if low > high:
        raise click.BadParameter(f"{low:g} is more than {high:g}")
    return low, high


def as_kind(ctx: click.Context, param: click.Parameter, value: str | None) -> Kind | None:
    """Return the registry's row of a kind's name."""
    return None if value is None else KINDS[value]


def as_engine(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Return the name of an engine if there is one of that name."""
    if value != "auto":
        from solvers.engines.catalog import engine_of

        try:
            engine_of(value)
        except KeyError as fault:
            raise click.BadParameter(str(fault.args[0])) from None
    return value


def as_format(ctx: click.Context, param: click.Parameter, value: str | None) -> "Format | None":
    """Return the row of a format's name."""
    if value is None:
        return None
    from formats.catalog import by_name

    try:
        return by_name(value)
    except KeyError:
        raise click.BadParameter(f"there is no format {value!r}; see `info formats`") from None


def format_of(path: str, option: str | None = None) -> "Format":
    """Return the format that a file to write has by its name.

    Raises:
        click.UsageError: the name says nothing; asks for the option that does, if there is one.
    """
    from formats.catalog import for_writing
    from formats.errors import Untold

    try:
        return for_writing(path, None)
    except Untold:
        way = f"name one with {option}" if option else "take a name that does"
        text = f"{path}: the name says no format: {way} (see `info formats`)"
        raise click.UsageError(text) from None


kind_names = click.Choice(tuple(KINDS))
files = click.argument("files", nargs=-1, required=True, metavar="FILES...")
kind = click.option(
    "--kind",
    type=kind_names,
    callback=as_kind,
    metavar="KIND",
    help="Kind of puzzle, for formats that do not say.",
)
from_format = click.option(
    "--from",
    "from_format",
    metavar="F",
    callback=as_format,
    help="Format of the input, if neither its text nor its name says.",
)
index = click.option(
    "--index", type=click.IntRange(min=0), metavar="K", help="Only item K of each file, from 0."
)
engine = click.option(
    "--engine",
    default="auto",
    callback=as_engine,
    show_default=True,
    help="Engine to ask.",
)


def seconds(text: str) -> Callable[[Command], Command]:
    """Return the option `--time-limit`, with what happens after so long."""
    return click.option("--time-limit", type=Seconds(), metavar="SECONDS", help=text)


time_limit = seconds("Give up on a puzzle after so long: it is then undecided.")
jobs = click.option(
    "--jobs",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    help="Processes to share the work; 0 takes all cores.",
)
as_json = click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")


def limit(default: int, least: int = 2) -> Callable[[Command], Command]:
    """Return the option that says how far to count."""
    return click.option(
        "--limit",
        type=click.IntRange(min=least),
        default=default,
        show_default=True,
        help="Count solutions up to this many.",
    )


def proving(command: Command) -> Command:
    """Add the options that verify, solve and count share, but for `--limit`."""
    for option in (as_json, jobs, time_limit, engine, from_format, kind, files):
        command = option(command)
    return command


def workers(jobs: int) -> int:
    """Return how many processes `--jobs` means: 0 is all cores that this process may use."""
    if jobs:
        return jobs
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
