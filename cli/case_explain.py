"""How a person can solve a case, sentence by sentence: the part of `explain` that is of cases."""

from functools import partial

from cli import output
from cli.case_board import case_legend, case_lines
from cli.case_steps import case_ending, case_step_row, told_case, words_of
from cli.records import MURDER
from cli.steps import explained, print_told
from puzzles.murder.case import Case
from puzzles.murder.document import CaseDocument
from solvers.case_candidates import CaseCandidates, begin_case
from solvers.case_grade import CaseTrace


def explain_case(
    document: CaseDocument, trace: CaseTrace, lang: str, *, board: bool, as_json: bool
) -> None:
    """Print the sentences of a case, and how it ends; or the object of `--json`."""
    case, told = document.case, told_case(document, trace, lang)
    if as_json:
        rows = ((one, case_step_row(one.step, case)) for one, _ in told)
        output.line(explained(document.id, MURDER, trace.grade, rows))
        return
    if board:
        words = words_of(document, lang)
        names = [words.person(who) for who in range(case.size)]
        _draw(case, begin_case(case), list(case_legend(case, names)))
    print_told(told, lang, partial(_draw, case) if board else None)
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
