"""`qedoku candidates`: what every cell can be in some solution."""

import json
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from cli.proving import Item
    from formats.format import Format
    from solvers.true_candidates import TrueCandidates


@click.command()
@options.files
@options.kind
@options.from_format
@options.index
@options.time_limit
@options.as_json
@click.pass_context
def candidates(
    ctx: click.Context,
    files: tuple[str, ...],
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    time_limit: float | None,
    as_json: bool,
) -> None:
    """Show the true candidates of every cell of the puzzles of FILES.

    A digit is a true candidate of a cell if at least one solution has it there. Panel cells are
    shown for Missudeca kinds. A cell with = is not given, but forced: every solution has the same
    digit there. Digits after ? are undecided: a limit was reached before it was known. Exit code
    1 when there is no solution.
    """
    from cli.proving import Source

    source = Source(files, kind, from_format)
    show = _print_json if as_json else _print
    codes: list[exits.Exit] = []
    with exits.patience() as patient:
        for item in source.items(index):
            found = _find(item, time_limit, patient)
            with patient.shield():
                show(item, found)
                codes.append(_code(item, found))
    if patient.interrupted:
        output.note("interrupted: what is shown above stands")
        codes.append(exits.Exit.INTERRUPTED)
    ctx.exit(exits.first([*codes, *[exits.Exit.UNREADABLE] * bool(source.faults)]))


def _find(item: "Item", seconds: float | None, patient: exits.Patience) -> "TrueCandidates":
    """Ask for the true candidates of one puzzle."""
    from solvers.deadline import until
    from solvers.true_candidates import true_candidates

    return true_candidates(item.document.puzzle, stop=until(seconds, patient))


def _code(item: "Item", found: "TrueCandidates") -> exits.Exit:
    """Return the exit code of one puzzle; save it if an engine erred."""
    match found.verdict:
        case "disagreement":
            from cli.reproducer import save

            save(item.document)
            return exits.Exit.DISAGREEMENT
        case "none" | "invalid":
            return exits.Exit.FAILED
        case "unique" | "multiple" | "undecided":
            return exits.Exit.OK if found.complete else exits.Exit.SHORT


def _print(item: "Item", found: "TrueCandidates") -> None:
    """Print a puzzle's headline and its board of candidates."""
    from cli.candidate_board import lines
    from cli.records import said

    place = f"{item.file}:{item.index + 1} {item.document.id}"
    output.verdict(place, found.verdict, _summary(found), map(said, found.problems))
    if found.answers or found.verdict == "undecided":
        output.board(lines(item.document.puzzle, found, output.charset()))
        output.line()


def _summary(found: "TrueCandidates") -> str:
    """Return how many cells are forced, are not, and are not known to be, or why none is shown."""
    if not found.answers and found.verdict != "undecided":
        return "two engines differ" if found.verdict == "disagreement" else "0 solutions"
    forced, loose = len(found.forced), sum(len(digits) > 1 for digits in found.digits)
    text = f"{forced} cell{'' if forced == 1 else 's'} forced, {loose} not"
    left = sum(map(len, found.undecided))
    if not left:
        return text
    unknown = len(found.names) - len(found.given) - forced - loose
    return f"{text}, {unknown} unknown; {left} candidates undecided: the time limit was reached"


def _print_json(item: "Item", found: "TrueCandidates") -> None:
    """Print the object of `--json`; its keys are documented in docs/cli.md."""
    known = found.answers > 0 or found.verdict == "undecided"
    output.line(
        json.dumps(
            {
                "file": item.file,
                "index": item.index,
                "id": item.document.id,
                "kind": item.document.puzzle.kind.name,
                "verdict": found.verdict,
                "candidates": _texts(found.names, found.digits) if known else None,
                "undecided": {k: t for k, t in _texts(found.names, found.undecided).items() if t},
                "forced": {found.names[c]: found.digits[c][0] for c in found.forced},
                "problems": [
                    {"rule": p.rule, "where": p.where, "text": p.text} for p in found.problems
                ],
                "questions": found.questions,
                "nodes": found.nodes,
                "seconds": round(found.seconds, 3),
            }
        )
    )


def _texts(names: tuple[str, ...], digits: tuple[tuple[int, ...], ...]) -> dict[str, str]:
    """Return the digits of each cell as one word, by the cell's name."""
    return {name: "".join(map(str, some)) for name, some in zip(names, digits, strict=True)}
