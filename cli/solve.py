"""`qedoku solve`: print the solution of each puzzle, or all solutions."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind
from puzzles.puzzle import Grid, Puzzle, text_of
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from formats.format import Format


@click.command()
@options.proving
@click.option("--all", "every", is_flag=True, help="Print all solutions, up to the limit.")
@click.option(
    "--limit",
    type=click.IntRange(min=2),
    help="Count solutions up to this many.  [default: 2; with --all 1000]",
)
@click.pass_context
def solve(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    engine: str,
    time_limit: float | None,
    jobs: int,
    as_json: bool,
    every: bool,
    limit: int | None,
) -> None:
    """Print the solution of every puzzle of FILES.

    A board on a terminal; one line a solution otherwise: the grid, and for Missudeca kinds its
    panel after a #. Fails (exit code 1) for a puzzle that has no solution, or, without --all, more
    than one. With --json and --all there is one object for each solution.
    """
    from cli.proving import Judged, Source, judge
    from cli.records import place, record
    from solvers.prove import Request

    most = limit or (1000 if every else 2)

    def show(judged: Judged, patience: exits.Patience) -> None:
        verdict = judged.verdict
        grids: Sequence[Grid] = verdict.grids
        if every and verdict.verdict == "multiple":
            grids = solutions(judged.item, verdict, most, patience)
        if as_json:
            for grid in grids if every and grids else (verdict.solution,):
                output.line(record(judged, grid))
            return
        for grid in grids if every else grids[:1]:
            _print(judged.item, grid)
        if text := _remark(verdict, every=every):
            output.note(f"{place(judged)}: {text}")

    request = Request(engine, limit=most, seconds=time_limit)
    ctx.exit(
        judge(Source(files, kind, from_format), request, jobs, show, partial(code_of, every=every))
    )


def code_of(verdict: Verdict, *, every: bool) -> exits.Exit:
    """Return the exit code of a solved puzzle; with `every`, several solutions are as good."""
    if verdict.verdict == "unique" or (every and verdict.verdict == "multiple"):
        return exits.Exit.OK
    return exits.of_verdict(verdict)


def solutions(
    item: "Item | CaseItem", verdict: Verdict, limit: int, patience: exits.Patience
) -> tuple[Grid, ...]:
    """Return all solutions up to the limit, from the engine that gave the verdict."""
    from cli.proving import CaseItem
    from solvers.engines.ask import Ask
    from solvers.engines.case_catalog import case_engine_of
    from solvers.engines.catalog import engine_of

    ask, name = Ask(limit, keep=limit, stop=patience), verdict.engines[-1]
    if isinstance(item, CaseItem):
        return case_engine_of(name).count(item.document.case, ask).grids
    return engine_of(name).count(item.document.puzzle, ask).grids


def _print(item: "Item | CaseItem", solution: Grid) -> None:
    """Print a solution: a board for people, a line for pipes; of a case everybody's cell."""
    from cli.proving import CaseItem
    from cli.records import placed

    if not isinstance(item, CaseItem):
        _print_grid(item.document.puzzle, solution)
        return
    case = item.document.case
    murderer = case.murderer(solution)
    told = "" if murderer is None else f" # murderer {case.people[murderer].id}"
    output.line(f"{placed(case, solution)}{told}")


def _print_grid(puzzle: Puzzle, grid: Grid) -> None:
    """Print the solution of a grid."""
    if output.people():
        from cli.board_text import board_text
        from puzzles.missing import panel_of

        missing = puzzle.kind.missing
        panel = panel_of(grid, puzzle.size, diagonals=puzzle.kind.diagonals) if missing else None
        known = panel.entries() if panel else None
        output.board(board_text(puzzle, grid, known, output.charset()))
    elif puzzle.kind.missing:
        from cli.records import panel_words

        output.line(f"{text_of(grid)} # {panel_words(puzzle, grid)}")
    else:
        output.line(text_of(grid))


def _remark(verdict: Verdict, *, every: bool) -> str:
    """Return what a person should know besides the solutions, or nothing."""
    match verdict.verdict:
        case "unique":
            return ""
        case "multiple" if every:
            return f"stopped at {verdict.solutions} solutions" if verdict.capped else ""
        case "multiple":
            return "has several solutions, one is shown; --all shows them"
        case "invalid":
            from cli.records import said

            return "; ".join(map(said, verdict.problems))
        case "none":
            return "has no solution"
        case "undecided":
            return "undecided: the time limit was reached"
        case "disagreement":
            return "two engines disagree"
