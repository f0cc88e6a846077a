"""`qedoku bench`: engines against each other on your puzzles, and the speed of making."""

import json
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import click

from cli import options, output
from cli.exits import Exit, first, patience
from puzzles.kind import Kind

if TYPE_CHECKING:
    from formats.format import Format
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
    as_json: bool,
) -> None:
    """Measure engines on the puzzles of FILES, or with --generate the making of puzzles.

    Each engine counts the solutions of every puzzle, all at once and then one by one. Exit code 5
    if two of them disagree.
    """
    if made is not None:
        if files or engines:
            raise click.UsageError("--generate goes with -n and --seed, not with FILES or --engine")
        ctx.exit(_making(made, count, seed, time_limit, as_json=as_json))
    if not files:
        raise click.UsageError("name FILES, or a kind with --generate")
    rows = [_engine(name) for name in engines or DEFAULT_ENGINES]
    ctx.exit(_contest(rows, files, kind, from_format, limit, time_limit, as_json=as_json))


def _engine(name: str) -> "Engine":
    """Return the engine of a name, or the outside program of a `cmd:` name."""
    from solvers.engines.catalog import engine_of
    from solvers.engines.outside import outside

    try:
        return outside(name[4:]) if name.startswith("cmd:") else engine_of(name)
    except (KeyError, ValueError) as fault:
        raise click.BadParameter(str(fault.args[0]), param_hint="--engine") from None


def _contest(
    engines: Sequence["Engine"],
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
    from solvers.contest import Score, disagreements, run
    from solvers.engines.ask import Ask

    source, codes = Source(files, kind, from_format), {Exit.OK}
    items = list(source.items())
    puzzles = [item.document.puzzle for item in items]
    if source.faults:
        codes.add(Exit.UNREADABLE)
    scores: list[Score] = []
    for engine in engines:
        with patience(seconds) as patient:
            _prepare(engine, puzzles)
            try:
                scores.append(run(engine, puzzles, Ask(limit=limit, stop=patient), patient))
            except ValueError as fault:
                output.note(f"qedoku: {fault}")
                return first({*codes, Exit.FAILED})
            if patient.interrupted:
                return Exit.INTERRUPTED
    differ = disagreements(scores)
    if differ:
        codes.add(Exit.DISAGREEMENT)
    if any(score.finished < score.puzzles for score in scores):
        codes.add(Exit.SHORT)
    _show(scores, len(puzzles), as_json=as_json)
    for place in differ[:MOST_SHOWN]:
        output.note(f"disagreement: {items[place].file}:{items[place].index + 1}")
    agreement = f"they disagree on {len(differ)}" if differ else "all engines agree"
    output.note(f"{len(puzzles)} puzzles, {agreement}")
    return first(codes)


def _prepare(engine: "Engine", puzzles: "Sequence[Puzzle]") -> None:
    """Say when something is compiled before the engine can run."""
    if engine.name == "kernel":
        from solvers.engines.kernel import prepare

        prepare(puzzles, output.note)


def _show(scores: "Sequence[Score]", puzzles: int, *, as_json: bool) -> None:
    """Print the scores."""
    if as_json:
        for score in scores:
            output.line(json.dumps(_record(score)))
        return
    headings = ("engine", "puzzles", "decided", "puzzles/s", "median", "95 %", "worst", "nodes")
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


def _making(kind: Kind, count: int, seed: int, seconds: float | None, *, as_json: bool) -> Exit:
    """Make puzzles, proofs included, and say how fast."""
    from generators.pack import build
    from generators.wish import Wish

    wish = Wish(kind)
    with patience(seconds) as patient:
        list(build(wish, seed, 1, notice=output.note))
        started = perf_counter()
        made = list(build(wish, seed, count, stop=patient))
        taken = perf_counter() - started
        if patient.interrupted:
            return Exit.INTERRUPTED
    found = sum(one.document is not None for one in made)
    attempts = sum(one.attempts for one in made)
    rate = found / taken if taken else 0.0
    acceptance = found / attempts if attempts else 0.0
    row = {
        "kind": kind.name,
        "made": found,
        "asked": count,
        "seconds": round(taken, 3),
        "perSecond": round(rate, 3),
        "attempts": attempts,
        "acceptance": round(acceptance, 3),
    }
    if as_json:
        output.line(json.dumps(row))
    else:
        text = f"{kind.name}: {found} of {count} in {taken:.2f} s, {rate:.1f}/s"
        output.line(f"{text}, {attempts} attempts, {acceptance:.0%} of them good")
    return Exit.OK if found == count else Exit.SHORT
