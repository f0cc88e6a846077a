"""`qedoku bench --generate`: the speed of making, shown alone or against programs of others."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from cli import output
from cli.exits import Exit, patience

if TYPE_CHECKING:
    from generators.race import Pace, Program
    from generators.wish import Wish

HEADINGS = ("maker", "made", "puzzles/s", "CPU", "attempts", "good", "ratio (range)")


def as_programs(
    ctx: click.Context, param: click.Parameter, value: tuple[str, ...]
) -> "tuple[Program, ...]":
    """Return the programs of some commands; complain of one that cannot run."""
    from generators.race import Program

    programs = tuple(map(Program, value))
    for program in programs:
        if reason := program.why_not():
            raise click.BadParameter(reason)
    return programs


def measure(
    wish: "Wish",
    count: int,
    seed: int,
    rounds: int,
    programs: "Sequence[Program]",
    seconds: float | None,
    *,
    as_json: bool,
) -> Exit:
    """Make puzzles, proofs included, say how fast, and how much faster than the programs."""
    from generators.race import SECONDS, race
    from solvers.deadline import until

    paces: list[Pace] = []
    with patience() as patient:
        stop, limit = until(seconds, patient), min(seconds or SECONDS, SECONDS)
        try:
            paces = race(wish, seed, count, rounds, programs, stop, output.note, limit)
        except ValueError as fault:
            output.note(f"qedoku: {fault}")
            return Exit.FAILED
    if patient.interrupted:
        return Exit.INTERRUPTED
    ours, *theirs = paces
    name = " ".join(filter(None, (wish.kind.name, wish.level)))
    rows = [(name, ours), *((p.command, pace) for p, pace in zip(programs, theirs, strict=True))]
    if as_json:
        output.line(json.dumps(_record(wish, rounds, ours)))
        for command, pace in rows[1:]:
            output.line(json.dumps(_record_against(command, pace)))
    else:
        output.table(HEADINGS, [_cells(name, pace) for name, pace in rows])
    return Exit.OK if ours.made == count * rounds else Exit.SHORT


def _record(wish: "Wish", rounds: int, pace: "Pace") -> dict[str, object]:
    """Return our pace as `--json` shows it; its keys are documented in docs/cli.md."""
    return {
        "kind": wish.kind.name,
        "level": wish.level,
        "rounds": rounds,
        "made": pace.made,
        "asked": pace.asked,
        "seconds": round(pace.seconds, 3),
        "perSecond": round(pace.per_second, 3),
        "cpuMs": _milliseconds(pace),
        "attempts": pace.attempts,
        "acceptance": round(pace.acceptance, 3),
    }


def _record_against(command: str, pace: "Pace") -> dict[str, object]:
    """Return the pace of a program as `--json` shows it."""
    return {
        "against": command,
        "made": pace.made,
        "cpuMs": _milliseconds(pace),
        "ratio": None if pace.ratio is None else round(pace.ratio, 3),
        "ratios": [round(ratio, 3) for ratio in pace.ratios],
    }


def _milliseconds(pace: "Pace") -> float | None:
    """Return the CPU time of a puzzle, the median of the rounds."""
    return None if pace.cpu_median is None else round(1000 * pace.cpu_median, 4)


def _cells(name: str, pace: "Pace") -> list[str]:
    """Return a row of the table."""
    cpu = "-" if pace.cpu_median is None else f"{1000 * pace.cpu_median:,.2f} ms"
    if not pace.attempts:
        ratio = "-"
        if pace.ratio is not None:
            least, most = min(pace.ratios), max(pace.ratios)
            ratio = f"{pace.ratio:.3g} ({least:.3g} to {most:.3g})"
        return [name, str(pace.made), "-", cpu, "-", "-", ratio]
    rate = f"{pace.per_second:,.1f}"
    made = str(pace.made) if pace.made == pace.asked else f"{pace.made} of {pace.asked}"
    return [name, made, rate, cpu, str(pace.attempts), f"{pace.acceptance:.0%}", "-"]
