"""`qedoku verify`: prove that every puzzle has exactly one solution."""

from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from formats.format import Format


@click.command()
@options.proving
@click.option("--second", is_flag=True, help="Let a second, independent engine confirm it.")
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
    limit: int,
) -> None:
    """Prove that every puzzle of FILES has exactly one solution.

    A stored solution and panel are recomputed and compared. The run fails (exit code 1) unless
    every puzzle is unique and its document right in everything that it says. Of a case of Sudoku
    Murder it also says which clues are not needed, and whether one alone gives the murderer away.
    """
    from cli.proving import Judged, Source, judge
    from cli.records import details, headline, record
    from solvers.prove import Request

    def show(judged: Judged, _: exits.Patience) -> None:
        if as_json:
            output.line(record(judged, judged.verdict.solution))
        else:
            output.verdict(*headline(judged), details(judged))

    request = Request(engine, second, limit, seconds=time_limit)
    ctx.exit(
        judge(
            Source(files, kind, from_format), request, jobs, show, exits.of_verdict, thorough=True
        )
    )
