"""`qedoku count`: how many solutions has each puzzle?"""

from functools import partial
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from formats.format import Format


@click.command()
@options.proving
@options.limit(1000)
@click.pass_context
def count(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    engine: str,
    time_limit: float | None,
    jobs: int,
    as_json: bool,
    limit: int,
) -> None:
    """Count the solutions of every puzzle of FILES.

    Prints one number a puzzle, `>=N` when the limit was reached. Any number is a good answer; the
    run fails (exit code 1) only for a puzzle whose givens break a rule already.
    """
    from cli.proving import Judged, Source, judge
    from cli.records import amount, place, record, said
    from solvers.prove import Request

    def show(judged: Judged, _: exits.Patience) -> None:
        if as_json:
            output.line(record(judged, judged.verdict.solution))
        else:
            output.line(f"{place(judged)} {amount(judged.verdict)}")
            for problem in judged.verdict.problems:
                output.note(f"  {said(problem)}")

    request = Request(engine, limit=limit, seconds=time_limit)
    ctx.exit(
        judge(Source(files, kind, from_format), request, jobs, show, partial(code_of, limit=limit))
    )


def code_of(verdict: Verdict, *, limit: int) -> exits.Exit:
    """Return the exit code of a count: any number is good, but not one that time cut short."""
    if verdict.capped and verdict.solutions < limit:
        return exits.Exit.SHORT
    if verdict.verdict in ("unique", "multiple", "none"):
        return exits.Exit.OK
    return exits.of_verdict(verdict)
