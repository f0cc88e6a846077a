"""The right solution of a document: the stored one if it is right, or else one that is proven."""

from cli.exits import Exit, first, of_verdict
from cli.output import note
from puzzles.document import Document, Stored, stored
from puzzles.murder.case import Placement
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import Grid, Puzzle
from solvers.verdict import Verdict


def right_solution(document: Document, seconds: float | None) -> tuple[Grid | None, Exit]:
    """Return a puzzle's one solution, stored or found, and the exit code; say what is wrong."""
    from solvers.prove import Request, prove

    puzzle, there = document.puzzle, document.solution
    wrong = _wrong(puzzle, there) if there else None
    if there and not wrong:
        return there.grid, Exit.OK
    verdict = prove(puzzle, Request(seconds=seconds))
    return verdict.solution, _said(document.id, wrong, verdict)


def right_placement(document: CaseDocument, seconds: float | None) -> tuple[Placement | None, Exit]:
    """Return where everybody is, stored or found, and the exit code; say what is wrong."""
    from solvers.prove import Request
    from solvers.prove_case import prove_case

    there = document.solution
    wrong = _wrong_case(document)
    if there and not wrong:
        return there.placement, Exit.OK
    verdict = prove_case(document.case, Request(seconds=seconds))
    return verdict.solution, _said(document.id, wrong, verdict)


def _wrong(puzzle: Puzzle, there: Stored) -> str | None:
    """Return what is wrong with a stored solution, the first fault of all, or None."""
    from puzzles.judge import violations

    for fault in violations(puzzle, there.grid):
        return f"{fault.rule}: {fault.text}"
    right = dict(stored(puzzle, there.grid).panel)
    for name, digit in there.panel if puzzle.kind.missing else ():
        if right.get(name) != digit:
            return f"M5: {name} is stored as {digit}, it is {right.get(name)}"
    return None


def _wrong_case(document: CaseDocument) -> str | None:
    """Return what is wrong with a stored placement, the first fault of all, or None."""
    from puzzles.murder.judge import violations

    there, case = document.solution, document.case
    if there is None:
        return None
    for fault in violations(case, there.placement):
        return f"{fault.rule}: {fault.text}"
    murderer = case.murderer(there.placement)
    if murderer is None or case.people[murderer].id != there.murderer:
        return f"U7: {there.murderer} is not the one with the victim"
    return None


def _said(name: str, wrong: str | None, verdict: Verdict) -> Exit:
    """Say what is wrong with what is stored, and why nothing is drawn; return the exit code."""
    if wrong:
        drawn = "no other can be drawn" if verdict.solution is None else "the right one is drawn"
        note(f"{name}: the stored solution is wrong ({wrong}); {drawn}")
    if verdict.solution is None:
        note(f"{name}: {_why_none(verdict)}")
    code = of_verdict(verdict)
    return first([code, Exit.FAILED] if wrong else [code])


def _why_none(verdict: Verdict) -> str:
    """Return why there is no solution to draw."""
    from cli.records import said

    if verdict.verdict == "undecided":
        return "undecided: the time limit was reached"
    texts = "; ".join(map(said, verdict.problems))
    return f"{verdict.verdict}, so there is no one solution to draw; {texts}".rstrip("; ")
