"""What a document states of its puzzle, held against what is so: solution, proof, and grade."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from puzzles.document import Document, Stored, Tree
from puzzles.judge import Violation, violations
from puzzles.kind import Kind
from puzzles.missing import panel_of
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Notice, silent
from solvers.verdict import Graded, Problem, Verdict

if TYPE_CHECKING:
    from solvers.climber import Climber
    from solvers.grade import Grade
    from solvers.step import Level


def compared(
    document: Document, verdict: Verdict, level: "Level | None" = None, *, many: bool = False
) -> Verdict:
    """Return the verdict, with what the document states wrongly among its problems.

    With a level the puzzle is graded as well, if it is unique: it must have that level, and the
    grade that its document states. `many` says that others follow, so that compiled code pays.
    """
    if verdict.verdict == "disagreement":
        return verdict
    verdict = _solutions(document, verdict)
    if level is None or verdict.solution is None:
        return verdict
    return _graded(document, verdict, level, many=many)


def _solutions(document: Document, verdict: Verdict) -> Verdict:
    """Return the verdict, with what the document states wrongly of its solution."""
    verdict = replace(verdict, problems=(*verdict.problems, *claimed(document.proof, verdict)))
    if document.solution is None:
        return verdict
    if verdict.solution is not None:
        wrong = tuple(_wrong(document.puzzle, document.solution, verdict.solution))
    else:
        found = tuple(violations(document.puzzle, document.solution.grid))
        wrong = tuple(replace(problem_of(f), where=f"solution: {f.where}") for f in found)
        if found and verdict.verdict == "invalid":
            # The rules broken are named already; of the solution one line is enough.
            rules = ", ".join(dict.fromkeys(fault.rule for fault in found))
            text = f"the stored solution breaks rules of this puzzle as well ({rules})"
            wrong = (Problem("document", "solution.grid", text),)
    return replace(verdict, problems=(*verdict.problems, *wrong))


def claimed(proof: Mapping[str, Any], verdict: Verdict, noun: str = "puzzle") -> Iterator[Problem]:
    """Yield what a document's proof claims wrongly; a claim of `undecided` claims nothing."""
    claim, count = proof.get("claim"), proof.get("solutions")
    word = "none" if verdict.verdict == "invalid" else verdict.verdict
    if claim in (None, "undecided") or word == "undecided":
        return
    if claim != word:
        yield Problem("document", "proof.claim", f"claimed {claim}, but the {noun} is {word}")
    elif word != "multiple" and count != verdict.solutions:
        text = f"claimed {count} solutions, but there are {verdict.solutions}"
        yield Problem("document", "proof.solutions", text)
    elif word == "multiple" and not _possible(count, verdict):
        yield Problem("document", "proof.solutions", f"claimed {count} solutions of several")
    if verdict.needs_d2 and "magic-on-diagonals" not in proof.get("assumed", ()):
        text = "the one answer needs D2, and the proof does not say that it assumed it"
        yield Problem("D2", "proof.assumed", text)


def _possible(count: object, verdict: Verdict) -> bool:
    """Say whether a document may claim so many solutions where several were counted."""
    if not isinstance(count, int) or count < 2:
        return False
    return verdict.capped or count <= verdict.solutions


def _wrong(puzzle: Puzzle, stored: Stored, solution: Grid) -> Iterator[Problem]:
    """Yield what a stored solution says wrongly."""
    names = puzzle.shape.names
    wrong = [cell for cell in differing((stored.grid, solution)) if stored.grid[cell] >= 0]
    if wrong:
        cell = wrong[0]
        text = f"{names[cell]} is stored as {stored.grid[cell]}, the answer is {solution[cell]}"
        more = f" (and {len(wrong) - 1} cells more)" if len(wrong) > 1 else ""
        yield Problem("document", "solution.grid", text + more)
    if not puzzle.kind.missing:
        return
    right = panel_of(solution, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    for name, digit in stored.panel:
        if right.get(name) == digit:
            continue
        where = "solution.magicDigit" if name == "magic" else f"solution.missing {name}"
        yield Problem("document", where, f"stored as {digit}, the answer is {right.get(name)}")


def prepare_grades(puzzles: Iterable[Puzzle], notice: Notice) -> None:
    """Compile what grading many such puzzles takes."""
    sample = {(p.kind.name, p.size, bool(p.cages)): p for p in puzzles}
    for puzzle in sample.values():
        _climber(puzzle.kind, notice).climb(puzzle)


@cache
def _climber(kind: Kind, notice: Notice = silent) -> "Climber":
    """Return who climbs many puzzles of a kind."""
    from solvers.climber import Climber

    return Climber(kind, notice=notice)


def _climbed(puzzle: Puzzle, *, many: bool) -> "tuple[Grade, Sequence[int]]":
    """Return the grade of a puzzle, and the candidates at the end."""
    if many:
        found = _climber(puzzle.kind).climb(puzzle)
        return found.grade, found.masks
    from solvers.grade import climb

    trace = climb(puzzle)
    return trace.grade, trace.state.masks


def _graded(document: Document, verdict: Verdict, level: "Level", *, many: bool) -> Verdict:
    """Return the verdict on a unique puzzle with its grade, and what is wrong about that."""
    grade, masks = _climbed(document.puzzle, many=many)
    grid = tuple(mask.bit_length() - 1 for mask in masks[: len(document.puzzle.givens)])
    astray = not all(masks) or (grade.solved and grid != verdict.solution)
    return held_to_level(document.grade, verdict, level, grade, astray=astray)


def held_to_level(
    stated: Tree, verdict: Verdict, level: "Level", grade: "Grade", *, astray: bool
) -> Verdict:
    """Return the verdict on a unique puzzle or case with its grade, and what is wrong about that.

    Args:
        stated: the grade that its document states.
        verdict: what engines say.
        level: the level that it must have.
        grade: the grade that it has.
        astray: whether the steps led elsewhere than the engine.
    """
    # Only here: to prove alone needs no ladder.
    from solvers.grade import as_grade

    if astray:
        text = "the steps of a person lead elsewhere than the engine"
        return replace(verdict, verdict="disagreement", problems=(Problem("level", "", text),))
    found = Graded(grade.level, grade.rating, grade.score, grade.grader)
    problems = list(_misgraded(stated, as_grade(grade)))
    if grade.level is None:
        text = f"the puzzle is beyond the techniques, not {level}"
        problems.insert(0, Problem("level", "", text))
    elif grade.level != level:
        text = f"the puzzle is {grade.level} (rating {grade.rating}), not {level}"
        problems.insert(0, Problem("level", "", text))
    return replace(verdict, grade=found, problems=(*verdict.problems, *problems))


def _misgraded(tree: Tree, right: dict[str, object]) -> Iterator[Problem]:
    """Yield where the grade that a document states is not the one it has.

    Grades of other graders, and of other versions of ours, are on scales of their own. Flags that
    only proofs can tell are not judged.
    """
    from solvers.grade import PROVEN_FLAGS

    stated = dict(tree)
    if isinstance(stated.get("flags"), list):
        stated["flags"] = [flag for flag in stated["flags"] if flag not in PROVEN_FLAGS]
    if stated.get("grader") != right["grader"]:
        return
    for name, value in right.items():
        if name in stated and stated[name] != value:
            text = f"stated as {_words(stated[name])}, but it is {_words(value)}"
            yield Problem("document", f"grade.{name}", text)


def _words(value: object) -> str:
    """Return a value of a grade as a problem quotes it."""
    match value:
        case None | bool():
            return json.dumps(value)
        case dict():
            return " ".join(f"{key}:{count}" for key, count in value.items()) or "nothing"
        case list():
            return " ".join(map(str, value)) or "nothing"
    return str(value)


def differing(grids: tuple[Grid, ...]) -> tuple[int, ...]:
    """Return the cells in which the first two answers differ."""
    if len(grids) < 2:
        return ()
    return tuple(cell for cell, (a, b) in enumerate(zip(*grids[:2], strict=True)) if a != b)


def problem_of(violation: Violation) -> Problem:
    """Return a broken rule as a verdict's problem."""
    return Problem(violation.rule, violation.where, violation.text)
