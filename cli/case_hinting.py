"""A hint for a case in words and as an object; and how far its player is, from a file."""

import json
from typing import TYPE_CHECKING, Any

import click

from cli import exits, output
from cli.case_steps import case_step_row, solution_of, words_of
from cli.hinting import show
from cli.records import MURDER
from cli.steps import Fault, Row
from formats.errors import Unreadable
from puzzles.murder.case import Case
from puzzles.murder.document import CaseDocument
from puzzles.murder.place import mask_of
from solvers.case_hint import CaseHint, CaseMistake, CaseState, hint_for_case
from texts.words import message

if TYPE_CHECKING:
    from cli.proving import CaseItem
    from texts.case_say import StepWords

KEYS = ("positions", "crossed")
"""What the object of a state can hold."""


def give(
    item: "CaseItem", state_file: str | None, depth: str, lang: str, *, as_json: bool
) -> exits.Exit:
    """Print a hint for a case, and return the exit code.

    Raises:
        FormatError: the state cannot be read.
        click.UsageError: it is of somebody, or of a cell, that the case has not.
    """
    document = item.document
    state = read_state(state_file, document.case) if state_file else CaseState()
    truth = solution_of(document.case)
    if isinstance(truth, Fault):
        output.note(f"{item.file}:{item.index + 1} {document.id}: {truth.text}")
        return truth.code
    found = hint_for_case(document.case, truth, state)
    head = {"id": document.id, "kind": MURDER, "depth": depth}
    row = {**head, **case_hint_row(document.case, found, depth)} if as_json else None
    return show(found, case_hint_text(document, found, depth, lang), row)


def case_hint_text(document: CaseDocument, found: CaseHint, depth: str, lang: str = "en") -> str:
    """Return a hint in words.

    Args:
        document: the case.
        found: the hint.
        depth: `where` to look, `why` (by which technique), or `what` follows.
        lang: of the words.
    """
    words = words_of(document, lang)
    if found.mistakes:
        return " ".join(_mistake_text(one, depth, words) for one in found.mistakes)
    if found.step is None:
        count = found.state.placed.count(False)
        return message(lang, "case-nothing-more", count=count) if count else message(lang, "solved")
    if depth == "what":
        return words.say(found.step, found.state.masks)
    where = _where(found, words)
    if depth == "where":
        return where
    from texts.case_say import case_title

    title = case_title(found.step.technique, lang)
    return f"{where} {message(lang, 'hint-why', title=title)}"


def _where(found: CaseHint, words: "StepWords") -> str:
    """Return where to look: at the clues; or else at lines and rooms, or at people."""
    step = found.step
    assert step is not None
    if step.clues:
        return words.text("case-hint-clue", reason=words.reason(step.clues))
    if step.units:
        return words.text("hint-where-unit", units=words.units(step.units))
    people = step.people or tuple(who for who, _ in step.gone)
    return words.text("case-hint-people", people=words.people(people))


def _mistake_text(one: CaseMistake, depth: str, words: "StepWords") -> str:
    """Return a mistake in words; where it is at any depth."""
    values: dict[str, str | int] = {
        "name": words.person(one.who),
        "gender": words.case.people[one.who].gender,
    }
    if one.cell is None:
        return words.text(f"case-hint-crossed{'' if depth == 'where' else f'-{depth}'}", **values)
    values["cell"] = words.cell(one.cell)
    if depth == "where":
        return words.text("case-hint-placed", **values)
    if depth == "what":
        return words.text("case-hint-placed-what", **values)
    if one.other is not None:
        return words.text("case-hint-placed-clash", other=words.person(one.other), **values)
    if one.clue is not None:
        return words.text("case-hint-placed-clue", reason=words.reason((one.clue,)), **values)
    return words.text("case-hint-placed-why", **values)


def case_hint_row(case: Case, found: CaseHint, depth: str) -> Row:
    """Return a hint as the object of `--json` holds it; what is deeper than asked is null."""
    step = found.step
    return {
        "solved": found.state.solved and not found.mistakes,
        "mistakes": [
            {
                "person": case.people[one.who].id,
                "cell": None if one.cell is None else case.plan.name(one.cell),
            }
            for one in found.mistakes
        ],
        "units": list(step.units) if step else None,
        "technique": step.technique if step and depth != "where" else None,
        "step": case_step_row(step, case) if step and depth == "what" else None,
    }


def read_state(file: str, case: Case) -> CaseState:
    """Return how far a player is, from a file with one JSON object.

    `positions` says who is in which cell, `crossed` which cells are crossed out for whom:
    `{"positions": {"anna": "r1c3"}, "crossed": {"bruno": ["r2c1", "r2c2"]}}`.

    Raises:
        FormatError: it is no such object.
        OSError: the file cannot be read.
        click.UsageError: it is of somebody, or of a cell, that the case has not.
    """
    from formats.files import open_in

    with open_in(file) as source:
        data = source.read()
    try:
        tree: Any = json.loads(data)
    except ValueError as fault:
        raise Unreadable(f"{file}: this is no JSON: {fault}") from None
    if not isinstance(tree, dict) or not all(isinstance(tree.get(key, {}), dict) for key in KEYS):
        raise Unreadable(f"{file}: wanted an object with {' and '.join(KEYS)}, each an object")
    if strange := [key for key in tree if key not in KEYS]:
        raise Unreadable(f"{file}: unknown key {strange[0]!r} (there are {', '.join(KEYS)})")
    placed = tree.get("positions", {}).items()
    crossed = tree.get("crossed", {}).items()
    for who, cells in crossed:
        if not isinstance(cells, list):
            raise Unreadable(f"{file}: crossed.{who}: wanted a list of cells")
    return CaseState(
        tuple((_person(file, case, who), _cell(file, case, cell)) for who, cell in placed),
        tuple(
            (_person(file, case, who), mask_of(_cell(file, case, cell) for cell in cells))
            for who, cells in crossed
        ),
    )


def _person(file: str, case: Case, who: str) -> int:
    """Return the index of a person; raise `click.UsageError` when there is none of that id."""
    try:
        return case.index(who)
    except KeyError:
        known = ", ".join(person.id for person in case.people)
        raise click.UsageError(f"{file} is of another case: nobody is {who!r} ({known})") from None


def _cell(file: str, case: Case, name: object) -> int:
    """Return a cell; raise `click.UsageError` when there is none of that name."""
    try:
        return case.plan.cell(str(name))
    except ValueError as fault:
        raise click.UsageError(f"{file} is of another case: {fault}") from None
