"""`qedoku bench`: engines against each other on your puzzles, and the speed of making."""

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from cli import options, output
from cli.exits import Exit, first, patience
from cli.racing import as_programs, measure
from generators.wish import Wish
from puzzles.kind import Kind
from solvers.step import LEVELS, Level

if TYPE_CHECKING:
    from formats.format import Format
    from generators.race import Program
    from puzzles.puzzle import Puzzle
    from solvers.contest import Score
    from solvers.engines.ask import Engine

DEFAULT_ENGINES = ("kernel", "search", "sat")
MOST_SHOWN = 10
"""So many disagreements are named; the others are counted."""


@click.command()
@click.argument("files", nargs=-1, metavar="[FILES...]")
@options.kind
@options.from_format
@click.option(
    "--engine",
    "engines",
    multiple=True,
    help="Engine to run, as often as you like; 'cmd:PROGRAM ARGS' is an outside program that"
    " reads a puzzle a line and answers a line.  [default: kernel, search, sat]",
)
@options.limit(2)
@options.seconds("Give up on an engine's run after so long.")
@click.option(
    "--generate",
    "made",
    type=options.kind_names,
    callback=options.as_kind,
    metavar="KIND",
    help="Measure the making of this kind instead.",
)
@click.option("-n", "count", type=click.IntRange(min=1), default=20, help="Puzzles to make.  [20]")
@click.option("--seed", type=click.IntRange(min=0), default=0, help="Seed of the making.  [0]")
@click.option("--level", type=click.Choice(LEVELS), help="Level of the puzzles to make.")
@click.option(
    "--against",
    multiple=True,
    callback=as_programs,
    metavar="COMMAND",
    help="Set the making against a program that makes as many, a line each; `{n}` in the command"
    " stands for the number. Repeatable.",
)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    help="Make them so often, in turn with the programs.  [default: 5 with --against, else 1]",
)
@options.as_json
@click.pass_context
def bench(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    engines: tuple[str, ...],
    limit: int,
    time_limit: float | None,
    made: Kind | None,
    count: int,
    seed: int,
    level: Level | None,
    against: "tuple[Program, ...]",
    rounds: int | None,
    as_json: bool,
) -> None:
    """Measure engines on the puzzles of FILES, or with --generate the making of puzzles.

    Each engine counts the solutions of every puzzle, all at once and then one by one. Exit code 5
    if two of them disagree. What is made has its grade, if a level is wished, and both proofs.
    """
    if made is not None:
        if files or engines:
            raise click.UsageError("--generate goes with -n and --seed, not with FILES or --engine")
        wish = Wish(made, level=level, symmetry="rotational" if level else "none")
        if reason := wish.why_not():
            raise click.UsageError(reason)
        runs = rounds or (5 if against else 1)
        ctx.exit(measure(wish, count, seed, runs, against, time_limit, as_json=as_json))
    if level or against or rounds:
        raise click.UsageError("--level, --against and --rounds go with --generate")
    if not files:
        raise click.UsageError("name FILES, or a kind with --generate")
    rows = [_engine(name) for name in engines or DEFAULT_ENGINES]
    ctx.exit(_contest(rows, files, kind, from_format, limit, time_limit, as_json=as_json))


def _engine(name: str) -> "Engine[Puzzle]":
    """Return the engine of a name, or the outside program of a `cmd:` name."""
    from solvers.engines.catalog import engine_of
    from solvers.engines.outside import outside

    try:
        return outside(name[4:]) if name.startswith("cmd:") else engine_of(name)
    except (KeyError, ValueError) as fault:
        raise click.BadParameter(str(fault.args[0]), param_hint="--engine") from None


def _contest(
    engines: Sequence["Engine[Puzzle]"],
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    limit: int,
    seconds: float | None,
    *,
    as_json: bool,
) -> Exit:
    """Let the engines run and show how they did."""
    from cli.proving import Source
    from solvers.contest import Score, run
    from solvers.deadline import until
    from solvers.engines.ask import Ask

    source, codes = Source(files, kind, from_format), {Exit.OK}
    items = list(source.items())
    puzzles = [item.document.puzzle for item in items]
    if source.faults:
        codes.add(Exit.UNREADABLE)
    scores: list[Score] = []
    with patience() as patient:
        for engine in engines:
            _prepare(engine, puzzles)
            # The clock is only asked, so that what was decided until then is kept.
            stop = until(seconds, patient)
            try:
                scores.append(run(engine, puzzles, Ask(limit=limit, stop=stop), stop))
            except ValueError as fault:
                output.note(f"qedoku: {fault}")
                return first({*codes, Exit.FAILED})
    if patient.interrupted:
        return Exit.INTERRUPTED
    _show(scores, as_json=as_json)
    return first({*codes, *_agreement(scores, [f"{i.file}:{i.index + 1}" for i in items])})


def _agreement(scores: "Sequence[Score]", places: Sequence[str]) -> Iterator[Exit]:
    """Say how far the engines agree, and yield the exit codes that it stands for."""
    from solvers.contest import compared, disagreements

    for score in scores:
        if left := len(places) - score.puzzles:
            output.note(f"{score.engine} cannot take {left} of them")
        if score.finished < score.puzzles:
            output.note(f"{score.engine} left {score.puzzles - score.finished} undecided")
            yield Exit.SHORT
    differ = disagreements(scores)
    for place in differ[:MOST_SHOWN]:
        said = (f"{score.engine} {_said(score, place)}" for score in scores)
        output.note(f"disagreement on {places[place]}: {', '.join(said)}")
    both = compared(scores)
    if differ:
        output.note(f"they disagree on {len(differ)} of {both} puzzles")
        yield Exit.DISAGREEMENT
    elif both:
        output.note(f"all that was decided by two engines or more agrees: {both} of {len(places)}")
    else:
        output.note("no puzzle was decided by two engines, so nothing was compared")


def _said(score: "Score", place: int) -> str:
    """Return what an engine said of a puzzle."""
    answer = score.answers[place]
    if answer is None or not answer.finished:
        return "says nothing"
    return f"counts {answer.count}"


def _prepare(engine: "Engine[Puzzle]", puzzles: "Sequence[Puzzle]") -> None:
    """Say when something is compiled before the engine can run."""
    if engine.name == "kernel":
        from solvers.engines.kernel import prepare

        prepare(puzzles, output.note)


def _show(scores: "Sequence[Score]", *, as_json: bool) -> None:
    """Print the scores."""
    if as_json:
        for score in scores:
            output.line(json.dumps(_record(score)))
        return
    headings = ("engine", "puzzles", "finished", "puzzles/s", "median", "95 %", "worst", "nodes")
    output.table(headings, (list(_cells(score)) for score in scores))


def _record(score: "Score") -> dict[str, object]:
    """Return a score as `--json` shows it; times are seconds."""
    return {
        "engine": score.engine,
        "puzzles": score.puzzles,
        "finished": score.finished,
        "perSecond": round(score.per_second, 3),
        "median": score.median,
        "p95": score.p95,
        "worst": score.worst,
        "nodes": score.nodes,
    }


def _cells(score: "Score") -> Iterator[str]:
    """Yield the cells of a score's row."""
    yield score.engine
    yield str(score.puzzles)
    yield str(score.finished)
    yield f"{score.per_second:,.1f}"
    for seconds in (score.median, score.p95, score.worst):
        yield "-" if seconds is None else f"{1000 * seconds:,.2f} ms"
    yield f"{score.nodes:,}"
