"""Verdicts as text: the object of `--json`, and the lines for people and pipes."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from cli.proving import CaseItem, Item, Judged
from puzzles.murder.case import Case, Placement
from puzzles.puzzle import Grid, Puzzle, text_of
from solvers.verdict import Problem, Verdict

MURDER = "murder"
"""The kind of a case of Sudoku Murder."""


def record(judged: Judged, solution: Grid | None) -> str:
    """Return the object that verify, count and solve print with `--json`, on one line.

    Its keys are documented in docs/cli.md and stay; what does not apply is null.
    """
    item, verdict = judged.item, judged.verdict
    return json.dumps(
        {
            "file": item.file,
            "index": item.index,
            "id": item.document.id,
            "kind": MURDER if isinstance(item, CaseItem) else item.document.puzzle.kind.name,
            "verdict": verdict.verdict,
            "solutions": verdict.solutions,
            "capped": verdict.capped,
            "needs_d2": verdict.needs_d2,
            **_solution(item, solution),
            "second": verdict.second,
            "problems": _listed(verdict.problems),
            "grade": _grade(verdict),
            **({"remarks": _listed(verdict.remarks)} if isinstance(item, CaseItem) else {}),
            "engines": list(verdict.engines),
            "nodes": verdict.nodes,
            "seconds": round(verdict.seconds, 3),
        }
    )


def _grade(verdict: Verdict) -> dict[str, object] | None:
    """Return the grade of a verdict that has one, as `--json` shows it."""
    return asdict(verdict.grade) if verdict.grade else None


def _solution(item: Item | CaseItem, solution: Grid | None) -> dict[str, Any]:
    """Return a solution: a grid as text; of a case everybody's cell, and the murderer."""
    if not isinstance(item, CaseItem):
        return {"solution": None if solution is None else text_of(solution)}
    if solution is None:
        return {"solution": None, "murderer": None}
    case = item.document.case
    murderer = case.murderer(solution)
    return {
        "solution": cells_of(case, solution),
        "murderer": None if murderer is None else case.people[murderer].id,
    }


def cells_of(case: Case, placement: Placement) -> dict[str, str]:
    """Return the name of everybody's cell, by the ids of the people."""
    pairs = zip(case.people, placement, strict=True)
    return {person.id: case.plan.name(cell) for person, cell in pairs}


def placed(case: Case, placement: Placement) -> str:
    """Return a placement in a line: `anna r1c3 bruno r4c2`."""
    return " ".join(f"{who} {cell}" for who, cell in cells_of(case, placement).items())


def _listed(problems: tuple[Problem, ...]) -> list[dict[str, str]]:
    return [{"rule": one.rule, "where": one.where, "text": one.text} for one in problems]


def said(problem: Problem) -> str:
    """Return a problem in a line: rule, where unless the text says it as well, and the text."""
    scope, _, place = problem.where.rpartition(": ")
    where = scope if place in problem.text else problem.where
    return f"{problem.rule} {where}".rstrip() + f": {problem.text}"


def place(judged: Judged) -> str:
    """Return where a puzzle stood and its id: `pack.jsonl:3 missudeca-7-2`."""
    return f"{judged.item.file}:{judged.item.index + 1} {judged.item.document.id}"


def amount(verdict: Verdict) -> str:
    """Return the number of solutions as it is known: `1`, `>=2`."""
    open_ended = verdict.capped or verdict.verdict == "undecided"
    return f">={verdict.solutions}" if open_ended else str(verdict.solutions)


def headline(judged: Judged) -> tuple[str, str, str]:
    """Return where, the verdict, and what else there is to say in a line."""
    verdict = judged.verdict
    parts = list[str]()
    if verdict.verdict != "undecided":
        parts.append(f"{amount(verdict)} solution{'' if amount(verdict) == '1' else 's'}")
    elif verdict.solutions:
        parts.append(f"so far {verdict.solutions}")
    if verdict.second is not None:
        parts.append(f"second engine: {verdict.second}")
    if verdict.needs_d2:
        parts.append("needs D2")
    if verdict.grade:
        rating = f" {verdict.grade.rating}" if verdict.grade.level else ""
        parts.append(f"{verdict.grade.level or 'beyond'}{rating}")
    if verdict.engines:
        parts.append(f"by {' and '.join(verdict.engines)}")
    return place(judged), verdict.verdict, ", ".join(parts)


def details(judged: Judged) -> Iterator[str]:
    """Yield the lines below the headline: problems, remarks; two solutions, where they differ."""
    verdict, item = judged.verdict, judged.item
    for problem in (*verdict.problems, *verdict.remarks):
        yield said(problem)
    if verdict.verdict == "multiple":
        for letter, grid in zip("ab", verdict.grids, strict=False):
            if isinstance(item, CaseItem):
                yield f"solution {letter} {placed(item.document.case, grid)}"
            else:
                yield f"solution {letter} {text_of(grid)}"
        if isinstance(item, CaseItem):
            names = [item.document.case.people[who].id for who in verdict.differ]
        else:
            names = [item.document.puzzle.shape.name(cell) for cell in verdict.differ]
        yield f"they differ in {' '.join(names)}"


def panel_words(puzzle: Puzzle, grid: Grid) -> str:
    """Return the panel of a solution as words: what each unit misses, and the magic digit (M5)."""
    from puzzles.missing import panel_of

    panel = panel_of(grid, puzzle.size, diagonals=puzzle.kind.diagonals)
    parts = [
        f"{word} {''.join(map(str, digits))}"
        for word, digits in (
            ("rows", panel.rows), ("columns", panel.columns), ("boxes", panel.boxes),
        )
    ]  # fmt: skip
    if puzzle.kind.diagonals:
        parts.append(f"diagonals {panel.main}{panel.anti}")
    return f"missing {' '.join(parts)} magic {panel.magic}"
