"""What grade, explain and hint share of cases: traces to be trusted, steps in order and words."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cli.exits import Exit
from cli.steps import Fault, Row, Told
from puzzles.murder.case import Case, Placement
from puzzles.murder.document import CaseDocument
from puzzles.murder.place import cells_of
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_grade import CaseTrace, apply_step, climb_case, solves_within
from solvers.case_step import CaseStep, gone_from
from solvers.grade import CASE_FLAG, Grade, distinct
from texts.words import message

if TYPE_CHECKING:
    from texts.case_say import StepWords


def climbed_case(case: Case) -> CaseTrace | Fault:
    """Climb the ladder with a case, and make sure that it has exactly one solution.

    Where the steps carry to the end, they prove that there is no second solution, and the judge
    says whether the placement is one. Where they do not, an engine is asked.
    """
    from puzzles.murder.judge import violations, why_not

    if reason := why_not(case):
        return Fault(f"invalid; {reason}", Exit.FAILED)
    trace = climb_case(case)
    if trace.grade.solved and not any(violations(case, placement_of(trace.state))):
        return trace
    found = solution_of(case)
    if isinstance(found, Fault):
        return found
    kept = all(mask >> cell & 1 for mask, cell in zip(trace.state.masks, found, strict=True))
    return trace if kept else Fault("steps and engines disagree", Exit.DISAGREEMENT)


def solution_of(case: Case) -> Placement | Fault:
    """Return the one solution of a case, or what is the matter with it."""
    from cli.editing import refusal
    from cli.exits import of_verdict
    from solvers.prove_case import prove_case

    verdict = prove_case(case)
    if verdict.solution is None:
        return Fault(refusal(verdict), of_verdict(verdict))
    return verdict.solution


def case_flagged(grade: Grade, case: Case) -> Grade:
    """Return a grade with the flag of a clue that could go, if there is one.

    A clue is needed when without it there are several solutions, or none by steps of the level.
    """
    from solvers.case_report import needed

    level = grade.level
    solvable = None if level is None else partial(solves_within, level)
    if all(need is not False for need in needed(case, solvable=solvable)):
        return grade
    return replace(grade, flags=(*grade.flags, CASE_FLAG))


def placement_of(state: CaseCandidates) -> Placement:
    """Return where everybody is when one cell is left to each."""
    return tuple(mask.bit_length() - 1 for mask in state.masks)


def words_of(document: CaseDocument, lang: str) -> "StepWords":
    """Return the words for the steps of a document's case."""
    from texts.case_say import StepWords

    return StepWords(document.case, lang, document.texts.get(lang))


def told_case(
    document: CaseDocument, trace: CaseTrace, lang: str = "en"
) -> Iterator[tuple[Told[CaseStep], CaseCandidates]]:
    """Yield the steps of a trace in order, each with its sentence and the state after it.

    What another step of the round has done is left out, and with it a step that adds nothing.
    """
    state, words, number = begin_case(document.case), words_of(document, lang), 0
    for place, found in enumerate(trace.rounds, 1):
        for whole in distinct(found.steps):
            step = replace(
                whole,
                places=tuple(pair for pair in whole.places if not state.placed[pair[0]]),
                gone=gone_from(state, whole.gone),
            )
            if not step.places and not step.gone:
                continue
            number += 1
            text = words.say(step, state.masks)
            apply_step(state, step)
            yield Told(number, place, step, text), state


def case_ending(document: CaseDocument, trace: CaseTrace, lang: str = "en") -> Iterator[str]:
    """Yield how an explanation ends: the murderer and "solved", or nothing more found."""
    case = document.case
    if not trace.grade.solved:
        yield message(lang, "case-nothing-more", count=trace.state.placed.count(False))
        return
    murderer = case.murderer(placement_of(trace.state))
    if murderer is not None:
        gender = case.people[murderer].gender
        name = words_of(document, lang).person(murderer)
        yield message(lang, "case-murderer", name=name, gender=gender)
    yield message(lang, "solved")


def case_step_row(step: CaseStep, case: Case) -> Row:
    """Return a step as the objects of `--json` hold it; people by id, cells by name."""

    def pairs(some: tuple[tuple[int, int], ...]) -> list[dict[str, str]]:
        return [{"person": case.people[who].id, "cell": case.plan.name(cell)} for who, cell in some]

    return {
        "technique": step.technique,
        "places": pairs(step.places),
        "removes": pairs(step.removes),
        "facts": [
            {"person": case.people[who].id, "cells": list(map(case.plan.name, cells_of(mask)))}
            for who, mask in step.facts
        ],
        "clues": [case.statements[clue].place for clue in step.clues],
        "rules": list(step.rules),
    }
