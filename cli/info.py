"""`qedoku info`: what there is, from the tables that the program itself goes by."""

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import click

from cli import climbing, options, output

if TYPE_CHECKING:
    from formats.format import Format

Row = dict[str, object]


@click.group()
def info() -> None:
    """List the kinds, formats, engines, rules, techniques or levels."""


@info.command()
@options.as_json
def kinds(as_json: bool) -> None:
    """List the kinds of puzzles, with the sizes and levels in which `generate` makes them."""
    from generators.murder.level import made_levels
    from generators.wish import MADE
    from puzzles.catalog import KINDS
    from puzzles.murder.document import MURDER
    from puzzles.murder.judge import SIZES
    from puzzles.shape import SHAPES

    grids: list[Row] = [
        {
            "name": kind.name,
            "title": kind.title,
            "sizes": sorted(SHAPES),
            "digits": {str(n): "".join(map(str, kind.base.digits(n))) for n in sorted(SHAPES)},
            "diagonals": kind.diagonals,
            "cages": kind.cages,
            "missing": kind.missing,
            "levels": list(MADE),
        }
        for kind in KINDS.values()
    ]
    case = dict.fromkeys(("diagonals", "cages", "missing"), False)
    cases: Row = {"name": MURDER, "title": "Sudoku Murder", "sizes": list(SIZES), "digits": {}}
    show([*grids, cases | case | {"levels": list(made_levels())}], as_json)


@info.command()
@options.as_json
@click.option("--schema", is_flag=True, help="Print the JSON schema of our own format.")
@click.option("--model", is_flag=True, help="Print the MiniZinc model that .dzn files are for.")
def formats(as_json: bool, schema: bool, model: bool) -> None:
    """List the file formats."""
    from formats.catalog import FORMATS

    if schema:
        from formats.schema import schema as published

        output.line(json.dumps(published(), indent=2))
        return
    if model:
        from formats.minizinc import model as text

        output.line(text().rstrip("\n"))
        return
    show(
        (
            {
                "name": row.name,
                "suffixes": list(row.suffixes),
                "many": row.many,
                "read": row.reads,
                "write": row.writes,
                "text": row.text,
                "carries": row.carries,
            }
            | (_carried(row) if as_json else {})
            for row in FORMATS
        ),
        as_json,
    )


def _carried(row: "Format") -> Row:
    """Return what a format carries: kinds that it writes, and parts besides the puzzle."""
    from formats.format import why_not_kind
    from puzzles.catalog import KINDS

    kinds = [name for name, kind in KINDS.items() if why_not_kind(row, kind) is None]
    return {"kinds": kinds if row.writes else None, "parts": list(row.parts)}


@info.command()
@options.as_json
def engines(as_json: bool) -> None:
    """List the engines."""
    from solvers.engines.catalog import engines as rows

    show(({"name": row.name, "text": row.text} for row in rows()), as_json)


PAGES = ("murder", "missudeca", "classic")
"""What there is a rules page of."""


@info.command()
@click.argument("page", required=False, type=click.Choice(PAGES), metavar=f"[{'|'.join(PAGES)}]")
@options.as_json
@climbing.lang
def rules(page: str | None, as_json: bool, lang: str) -> None:
    """List the rules with the ids that messages and steps cite, or print a rules page.

    A page is Markdown in the language of --lang: of Sudoku Murder, with what each form of clue
    means exactly, or of Missudeca or classic sudoku, each with its diagonals and cages.
    """
    if page:
        _page(page, lang)
        return
    show((*_grid_rules(), *_case_rules()), as_json)


def _grid_rules() -> Iterator[Row]:
    """Yield the rules of grids, letter by letter."""
    from puzzles.catalog import KINDS
    from puzzles.judge import RULES, Rule
    from puzzles.rules import STATED, Stated

    found: list[Rule | Stated] = [*RULES, *STATED]
    order = list(dict.fromkeys(rule.id[0] for rule in RULES))
    for rule in sorted(found, key=lambda one: (order.index(one.id[0]), one.id)):
        kinds = [kind.name for kind in KINDS.values() if rule.binds(kind)]
        yield {"id": rule.id, "text": rule.text, "kinds": kinds}


def _case_rules() -> Iterator[Row]:
    """Yield the rules of Sudoku Murder, and those that its clues state."""
    from puzzles.murder.catalog import FORMS
    from puzzles.murder.document import MURDER
    from puzzles.murder.place import SEATS, SOLID
    from texts.pages import rule_texts

    for rule, text in rule_texts(FORMS, SEATS, SOLID).items():
        yield {"id": rule, "text": text, "kinds": [MURDER]}


def _page(page: str, lang: str) -> None:
    """Print a rules page."""
    from puzzles.murder.catalog import FORMS
    from puzzles.murder.document import MURDER
    from puzzles.murder.place import SEATS, SOLID
    from puzzles.shape import SHAPES
    from texts.grid_pages import grid_rules_page
    from texts.pages import rules_page

    if page == MURDER:
        text = rules_page(lang, FORMS, SEATS, SOLID)
    else:
        text = grid_rules_page(lang, page, sorted(SHAPES))
    output.line(text.rstrip("\n"))


@info.command()
@options.as_json
def techniques(as_json: bool) -> None:
    """List the techniques, easiest first, as they are tried: for grids, then for cases."""
    from puzzles.murder.document import MURDER
    from solvers.case_ladder import CASE_LADDER
    from solvers.grade import Rated
    from solvers.ladder import LADDER, level_of
    from texts.case_say import case_title
    from texts.say import title

    def row(name: str, title: str, rung: Rated, ladder: str, why: str) -> Row:
        return {
            "name": name,
            "title": title,
            "ladder": ladder,
            "level": level_of(rung.rating),
            "rating": rung.rating,
            "weight": rung.weight,
            "missing": False,
            "cages": False,
            "diagonals": False,
            "why": why,
        }

    grids = (
        row(one.name, title(one.name), one, "grids", one.why)
        | {"missing": one.missing, "cages": one.cages, "diagonals": one.diagonals}
        for one in LADDER
    )
    cases = (row(one.name, case_title(one.name), one, MURDER, one.why) for one in CASE_LADDER)
    show((*grids, *cases), as_json)


@info.command()
@options.as_json
def levels(as_json: bool) -> None:
    """List the levels, the ratings that they span, and their techniques for grids and cases."""
    from solvers.case_ladder import CASE_LADDER
    from solvers.ladder import BOUNDS, LADDER, level_of

    bounds = zip((0.0, *(most for _, most in BOUNDS)), BOUNDS, strict=False)
    show(
        (
            {
                "name": level,
                "above": least,
                "upTo": most,
                "techniques": [rung.name for rung in LADDER if level_of(rung.rating) == level],
                "murder": [rung.name for rung in CASE_LADDER if level_of(rung.rating) == level],
            }
            for least, (level, most) in bounds
        ),
        as_json,
    )


def show(rows: Iterable[Row], as_json: bool) -> None:
    """Print rows with the same keys as a table, or one JSON object a line."""
    rows = list(rows)
    if as_json:
        for row in rows:
            output.line(json.dumps(row))
    else:
        output.table(list(rows[0]), ([words(value) for value in row.values()] for row in rows))


def words(value: object) -> str:
    """Return a value of a row as a person reads it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return " ".join(map(str, value))
        case dict():
            return " ".join(f"{key}:{text}" for key, text in value.items())
    return str(value)
