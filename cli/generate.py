"""`qedoku generate`: make proven puzzles."""

import shlex
from typing import TYPE_CHECKING, TextIO, get_args

import click
from click.core import ParameterSource

from cli import options, output
from generators.pattern import Symmetry
from generators.wish import CageStyle, Wish
from puzzles.kind import Kind
from puzzles.shape import SHAPES
from solvers.step import LEVELS, Level

if TYPE_CHECKING:
    from formats.format import Format


@click.command()
@click.argument("kind", type=options.kind_names, callback=options.as_kind, metavar="KIND")
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
    type=click.Choice([str(size) for size in SHAPES]),
    default="9",
    show_default=True,
    help="Cells in a row.",
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
    kind: Kind,
    count: int,
    seed: int | None,
    size: str,
    givens: options.Range | None,
    minimal: bool,
    symmetry: Symmetry,
    mask: TextIO | None,
    cage_sizes: options.Range | None,
    cages: options.Range | None,
    cage_style: CageStyle,
    cage_symmetry: Symmetry,
    level: Level | None,
    require: tuple[str, ...],
    forbid: tuple[str, ...],
    score: options.Span | None,
    jobs: int,
    attempts: int | None,
    time_limit: float | None,
    target: str,
    to_format: "Format | None",
    force: bool,
) -> None:
    """Make puzzles of a KIND.

    Each is proven by two engines to have exactly one solution.
    The same seed and options give the same puzzles, whatever -n, --jobs or the machine. A run to
    a .jsonl file that was interrupted goes on where it stopped when the command is given again.
    """
    from cli import making

    if level and ctx.get_parameter_source("symmetry") is ParameterSource.DEFAULT:
        symmetry = "rotational"
    symbols = making.mask_of(mask, int(size)) if mask else None
    wish = Wish(
        kind,
        int(size),
        givens,
        minimal,
        symmetry,
        symbols,
        cage_sizes,
        cages,
        cage_style,
        cage_symmetry,
        level,
        attempts,
        require,
        forbid,
        score,
    )
    if reason := wish.why_not():
        raise click.UsageError(reason)
    form = to_format or options.format_of(target, "--format")
    plan = making.plan(target, form, wish, seed, count, force=force)
    again = repeating(ctx, plan.seed)
    if seed is None:
        output.note(f"seed {plan.seed}; to make the same again: {again}")
    ctx.exit(making.run(plan, options.workers(jobs), time_limit, again))


def repeating(ctx: click.Context, seed: int) -> str:
    """Return the command that repeats this run, with its seed."""
    words = ["qedoku", "generate", str(ctx.params["kind"].name)]
    for param in ctx.command.params:
        given = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
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
