"""`qedoku generate`: make proven puzzles."""

import shlex
from typing import TYPE_CHECKING, Any, get_args

import click
from click.core import ParameterSource

from cli import options, output
from generators.murder.wish import CaseWish, Vocabulary
from generators.pattern import Symmetry
from generators.wish import CageStyle, Wish
from puzzles.catalog import KINDS
from puzzles.murder.document import MURDER
from puzzles.murder.judge import SIZES
from solvers.step import LEVELS

if TYPE_CHECKING:
    from formats.format import Format

GRIDS = (
    "givens", "minimal", "symmetry", "mask", "cage_sizes", "cages", "cage_style", "cage_symmetry",
    "require", "forbid", "score",
)  # fmt: skip
CASES = ("lang", "theme", "clues", "spare")
"""Parameters that only grids, and only cases, have a use for."""


@click.command()
@click.argument("kind", type=click.Choice((*KINDS, MURDER)), metavar="KIND")
@click.option(
    "-n", "count", type=click.IntRange(min=1), default=1, show_default=True, help="How many."
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    help="Start of the random numbers; drawn and shown if not given.",
)
@click.option(
    "--size",
    type=click.Choice([str(size) for size in SIZES]),
    default="9",
    show_default=True,
    help="Cells in a row: 4, 6 or 9 for grids, 4 to 9 for murder.",
)
@click.option(
    "--givens", callback=options.as_range, metavar="MIN..MAX", help="Number of givens, or a range."
)
@click.option("--minimal", is_flag=True, help="Leave no given that could go.")
@click.option(
    "--symmetry",
    type=click.Choice(get_args(Symmetry)),
    default="none",
    show_default=True,
    help="Of the pattern of givens.",
)
@click.option(
    "--mask",
    type=click.File(encoding="ascii", errors="replace"),
    help="File with the pattern of givens: a line a row, `.` for an empty cell.",
)
@click.option(
    "--cage-sizes",
    callback=options.as_range,
    metavar="MIN..MAX",
    help="Cells in a cage (killers).  [default: 2..5]",
)
@click.option(
    "--cages", callback=options.as_range, metavar="MIN..MAX", help="Number of cages (killers)."
)
@click.option(
    "--cage-style",
    type=click.Choice(get_args(CageStyle)),
    default="any",
    show_default=True,
    help="Keep every cage in a box, or have every cage cross from box to box.",
)
@click.option(
    "--cage-symmetry",
    type=click.Choice(get_args(Symmetry)),
    default="none",
    show_default=True,
    help="Of the layout of the cages.",
)
@click.option(
    "--level",
    type=click.Choice(LEVELS),
    help="How hard for a person; givens are then symmetric by half a turn unless --symmetry says"
    " otherwise.",
)
@click.option(
    "--require",
    multiple=True,
    metavar="TECHNIQUE",
    help="With --level: the steps must use it (see `info techniques`); repeatable.",
)
@click.option(
    "--forbid",
    multiple=True,
    metavar="TECHNIQUE",
    help="With --level: the steps must neither use nor need it; repeatable.",
)
@click.option(
    "--score",
    callback=options.as_span,
    metavar="MIN..MAX",
    help="With --level: the score of its grade.",
)
@click.option(
    "--lang",
    default="en",
    show_default=True,
    metavar="LANG,...",
    help="Languages of the cards (murder), such as it,en.",
)
@click.option(
    "--theme",
    metavar="NAME|FILE",
    help="Where cases take place (murder): villa, museum, hotel, garden, theatre, station, or a"
    " file of your own; any of the six if not given.",
)
@click.option(
    "--clues",
    type=click.Choice(get_args(Vocabulary)),
    default="seed",
    show_default=True,
    help="Forms of clues (murder): C1 to C12, or X1 to X10 as well.",
)
@click.option(
    "--spare",
    type=click.IntRange(min=0),
    default=0,
    metavar="K",
    help="Up to K clues that are not needed (murder, levels beginner and easy).",
)
@options.jobs
@click.option(
    "--attempts",
    type=click.IntRange(min=1),
    show_default="20, with --level 200",
    help="Tries for one puzzle before it counts as not found.",
)
@options.seconds("End the run after so long; what is written stays.")
@click.option(
    "-o", "target", metavar="FILE", default="-", help="Where to; standard output if not given."
)
@click.option(
    "--format",
    "to_format",
    metavar="F",
    callback=options.as_format,
    help="Format of FILE, if its name does not say.",
)
@click.option("--force", is_flag=True, help="Overwrite FILE if it holds something else.")
@click.pass_context
def generate(
    ctx: click.Context,
    /,
    kind: str,
    count: int,
    seed: int | None,
    jobs: int,
    time_limit: float | None,
    target: str,
    to_format: "Format | None",
    force: bool,
    **wished: Any,
) -> None:
    """Make puzzles of a KIND.

    Each is proven by two engines to have exactly one solution.
    The same seed and options give the same puzzles, whatever -n, --jobs or the machine. A run to
    a .jsonl file that was interrupted goes on where it stopped when the command is given again.
    """
    from cli import making

    wish = case_wish(ctx, wished, count) if kind == MURDER else grid_wish(ctx, kind, wished)
    if reason := wish.why_not():
        raise click.UsageError(reason)
    form = to_format or options.format_of(target, "--format")
    plan = making.plan(target, form, wish, seed, count, force=force)
    again = repeating(ctx, plan.seed)
    if seed is None:
        output.note(f"seed {plan.seed}; to make the same again: {again}")
    ctx.exit(making.run(plan, options.workers(jobs), time_limit, again))


def grid_wish(ctx: click.Context, kind: str, wished: dict[str, Any]) -> Wish:
    """Return the wish for grids.

    Raises:
        click.UsageError: an option is given that only cases have.
    """
    from cli import making

    _refuse(ctx, kind, CASES)
    size, mask, symmetry = int(wished["size"]), wished["mask"], wished["symmetry"]
    if wished["level"] and not _given(ctx, "symmetry"):
        symmetry = "rotational"
    return Wish(
        KINDS[kind],
        size,
        wished["givens"],
        wished["minimal"],
        symmetry,
        making.mask_of(mask, size) if mask else None,
        wished["cage_sizes"],
        wished["cages"],
        wished["cage_style"],
        wished["cage_symmetry"],
        wished["level"],
        wished["attempts"],
        wished["require"],
        wished["forbid"],
        wished["score"],
    )


def case_wish(ctx: click.Context, wished: dict[str, Any], count: int) -> CaseWish:
    """Return the wish for cases of Sudoku Murder.

    Raises:
        click.UsageError: an option is given that only grids have, or there are not so many cases.
        FormatError: the file of a theme is none.
        OSError: it cannot be read.
    """
    from cli import making

    _refuse(ctx, MURDER, GRIDS)
    wish = CaseWish(
        int(wished["size"]),
        wished["level"],
        tuple(lang.strip() for lang in wished["lang"].split(",")),
        making.theme_of(wished["theme"]),
        wished["clues"],
        wished["spare"],
        wished["attempts"],
    )
    if reason := wish.why_not() or wish.why_not_many(count):
        raise click.UsageError(reason)
    return wish


def _refuse(ctx: click.Context, kind: str, names: tuple[str, ...]) -> None:
    """Raise `click.UsageError` for an option that a kind has no use for."""
    for param in ctx.command.params:
        if param.name in names and _given(ctx, param.name):
            whose = "grids" if kind == MURDER else MURDER
            raise click.UsageError(f"{param.opts[0]} is an option for {whose}, not for {kind}")


def _given(ctx: click.Context, name: str | None) -> bool:
    """Say whether an option was given on the command line."""
    return name is not None and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE


def repeating(ctx: click.Context, seed: int) -> str:
    """Return the command that repeats this run, with its seed."""
    words = ["qedoku", "generate", ctx.params["kind"]]
    for param in ctx.command.params:
        given = _given(ctx, param.name)
        if isinstance(param, click.Option) and given and param.name != "seed":
            value = ctx.params[param.name or ""]
            for one in value if param.multiple else [value]:
                words += [param.opts[0], *_value(one)]
    return shlex.join([*words, "--seed", str(seed)])


def _value(value: object) -> list[str]:
    """Return an option's value as it is written after the option."""
    match value:
        case True:
            return []
        case (low, high):
            return [f"{low:g}..{high:g}"]
    return [str(getattr(value, "name", value))]
