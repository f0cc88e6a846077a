"""A hint in words and as an object: no more of it than was asked for."""

import json
from typing import TYPE_CHECKING

from cli.exits import Exit
from cli.output import line
from cli.steps import Row, known_of, step_row
from texts.say import say, title
from texts.words import Words, message

if TYPE_CHECKING:
    from solvers.case_hint import CaseHint
    from solvers.hint import Hint, Mistake
    from solvers.step import Step
    from solvers.verdict import Verdict


def fault_of(verdict: "Verdict") -> str:
    """Return why a puzzle that has not one solution gets no hint."""
    from cli.editing import refusal

    return refusal(verdict)


def show(found: "Hint | CaseHint", text: str, row: Row | None) -> Exit:
    """Print a hint, as words or as the object with them; return its exit code."""
    line(text if row is None else json.dumps({**row, "text": text}))
    if found.mistakes:
        return Exit.FAILED
    return Exit.SHORT if found.dead_end else Exit.OK


def hint_text(found: "Hint", depth: str, lang: str = "en") -> str:
    """Return a hint in words.

    Args:
        found: the hint.
        depth: `where` to look, `why` (by which technique), or `what` follows.
        lang: of the words.
    """
    board = found.state.sight.board
    if found.mistakes:
        return " ".join(_mistake_text(one, depth, Words(lang, board)) for one in found.mistakes)
    if found.step is None:
        count = found.state.placed[: board.grid_cells].count(False)
        return message(lang, "nothing-more", count=count) if count else message(lang, "solved")
    if depth == "what":
        return say(found.step, board, lang, known_of(found.state))
    where = _where(found.step, Words(lang, board))
    if depth == "where":
        return where
    return f"{where} {message(lang, 'hint-why', title=title(found.step.technique, lang))}"


def _where(step: "Step", words: Words) -> str:
    """Return where to look: at the units, or at the cells where there are none."""
    if step.units:
        return words.text("hint-where-unit", units=words.list(map(words.unit, step.units)))
    cells = step.cells or tuple(cell for cell, _ in (*step.places, *step.removes))
    return words.text("hint-where-cell", cells=words.cells(cells))


def _mistake_text(one: "Mistake", depth: str, words: Words) -> str:
    """Return a mistake in words; its place at any depth."""
    place = words.cell(one.cell)
    if depth == "where":
        return words.text("hint-mistake", place=place)
    if one.digit is None:
        return words.text("hint-mark-why" if depth == "why" else "hint-mark-what", place=place)
    digit = words.digit(one.digit)
    if depth == "what":
        return words.text("hint-mistake-what", place=place, digit=digit)
    if one.unit is None:
        return words.text("hint-mistake-far", place=place, digit=digit)
    inunit = words.unit(one.unit, "in-")
    return words.text("hint-mistake-why", place=place, digit=digit, inunit=inunit)


def hint_row(found: "Hint", depth: str) -> Row:
    """Return a hint as the object of `--json` holds it; what is deeper than asked is null."""
    board, step = found.state.sight.board, found.step
    return {
        "solved": found.state.solved and not found.mistakes,
        "mistakes": [{"cell": board.names[one.cell], "digit": one.digit} for one in found.mistakes],
        "units": list(step.units) if step else None,
        "technique": step.technique if step and depth != "where" else None,
        "step": step_row(step, board) if step and depth == "what" else None,
    }
