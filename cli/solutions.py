"""The right solution of a document: the stored one if it is right, or else one that is proven."""

from cli import exits, output
from puzzles.document import Document, Stored
from puzzles.puzzle import Grid, Puzzle
from solvers.verdict import Verdict


def right_solution(document: Document, seconds: float | None) -> tuple[Grid | None, exits.Exit]:
    """Return a puzzle's one solution, stored or found, and the exit code; say what is wrong."""
    from solvers.prove import Request, prove

    puzzle, stored = document.puzzle, document.solution
    wrong = _wrong(puzzle, stored) if stored else None
    if stored and not wrong:
        return stored.grid, exits.Exit.OK
    verdict = prove(puzzle, Request(seconds=seconds))
    if wrong:
        drawn = "no other can be drawn" if verdict.solution is None else "the right one is drawn"
        output.note(f"{document.id}: the stored solution is wrong ({wrong}); {drawn}")
    if verdict.solution is None:
        output.note(f"{document.id}: {_why(verdict)}")
    code = exits.of_verdict(verdict)
    return verdict.solution, exits.first([code, exits.Exit.FAILED] if wrong else [code])


def _wrong(puzzle: Puzzle, stored: Stored) -> str | None:
    """Return what is wrong with a stored solution, the first fault of all, or None."""
    from puzzles.judge import violations
    from puzzles.missing import panel_of

    for fault in violations(puzzle, stored.grid):
        return f"{fault.rule}: {fault.text}"
    if not puzzle.kind.missing:
        return None
    right = panel_of(stored.grid, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    for name, digit in stored.panel:
        if right.get(name) != digit:
            return f"M5: {name} is stored as {digit}, it is {right.get(name)}"
    return None


def _why(verdict: Verdict) -> str:
    """Return why there is no solution to draw."""
    from cli.records import said

    if verdict.verdict == "undecided":
        return "undecided: the time limit was reached"
    texts = "; ".join(map(said, verdict.problems))
    return f"{verdict.verdict}, so there is no one solution to draw; {texts}".rstrip("; ")
