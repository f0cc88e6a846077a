"""`qedoku verify`: prove that every puzzle has exactly one solution."""

from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind
from solvers.step import LEVELS, Level

if TYPE_CHECKING:
    from formats.format import Format


@click.command()
@options.proving
@click.option("--second", is_flag=True, help="Let a second, independent engine confirm it.")
@click.option(
    "--level",
    type=click.Choice(LEVELS),
    help="Each puzzle must have this level; its grade is worked out, a stated one compared.",
)
@options.limit(2)
@click.pass_context
def verify(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    engine: str,
    time_limit: float | None,
    jobs: int,
    as_json: bool,
    second: bool,
    level: Level | None,
    limit: int,
) -> None:
    """Prove that every puzzle of FILES has exactly one solution.

    A stored solution and panel are recomputed and compared. The run fails (exit code 1) unless
    every puzzle is unique and its document right in everything that it says; with --level, a
    stated grade included, and of that level.
    Of a case of Sudoku Murder it also says which clues are not needed, and whether one alone gives
    the murderer away.
    """
    from cli.proving import Judged, Source, judge
    from cli.records import details, headline, record
    from solvers.prove import Request

    def show(judged: Judged, _: exits.Patience) -> None:
        if as_json:
            output.line(record(judged, judged.verdict.solution))
        else:
            output.verdict(*headline(judged), details(judged))

    request = Request(engine, second, limit, seconds=time_limit, level=level)
    source = Source(files, kind, from_format)
    ctx.exit(judge(source, request, jobs, show, exits.of_verdict, thorough=True))
