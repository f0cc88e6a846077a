"""How a person can solve a case, sentence by sentence: the part of `explain` that is of cases."""

import json

from cli import output
from cli.case_board import case_legend, case_lines
from cli.case_steps import case_ending, case_step_row, told_case, words_of
from cli.records import MURDER
from puzzles.murder.case import Case
from puzzles.murder.document import CaseDocument
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_grade import CaseTrace
from texts.words import message


def explain_case(
    document: CaseDocument, trace: CaseTrace, lang: str, *, board: bool, as_json: bool
) -> None:
    """Print the sentences of a case, and how it ends; or the object of `--json`."""
    if as_json:
        output.line(_record(document, trace, lang))
        return
    case = document.case
    if board:
        words = words_of(document, lang)
        names = [words.person(who) for who in range(case.size)]
        _draw(case, begin_case(case), list(case_legend(case, names)))
    last, state = 0, None
    for one, after in told_case(document, trace, lang):
        if board and state is not None and one.round != last:
            _draw(case, state)
        last, state = one.round, after.copy()
        output.line(message(lang, "step", step=str(one.n), text=one.text))
    if board and state is not None:
        _draw(case, state)
    for text in case_ending(document, trace, lang):
        output.line(text)
    output.line()


def _draw(case: Case, state: CaseCandidates, legend: list[str] | None = None) -> None:
    """Print the board as it stands, at the start with a legend."""
    output.line()
    if legend:
        output.line("  ".join(legend))
    output.board(case_lines(case, state))
    output.line()


def _record(document: CaseDocument, trace: CaseTrace, lang: str) -> str:
    """Return the object of `--json`; its keys are documented in docs/cli.md."""
    grade = trace.grade
    return json.dumps(
        {
            "id": document.id,
            "kind": MURDER,
            "level": grade.level,
            "rating": grade.rating,
            "score": grade.score,
            "solved": grade.solved,
            "steps": [
                {
                    "n": one.n,
                    "round": one.round,
                    **case_step_row(one.step, document.case),
                    "text": one.text,
                }
                for one, _ in told_case(document, trace, lang)
            ],
        }
    )
