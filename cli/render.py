"""`qedoku render`: pictures and books to print."""

from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from cli import exits, options
from puzzles.kind import Kind

if TYPE_CHECKING:
    from cli.rendering import Item
    from formats.format import Format
    from formats.pages.outputs import Output

PICTURES, BOOKS, DRAWN = ("svg", "png"), ("pdf", "html"), ("svg", "png", "pdf", "html")
TAKEN_BY = {
    "solution": (*PICTURES, "txt"),
    "candidates": DRAWN,
    "large": DRAWN,
    "width": ("png",),
    "title": BOOKS,
    "author": BOOKS,
    "rules": BOOKS,
    "solutions": BOOKS,
    "qr": BOOKS,
    "paper": ("pdf",),
    "per_page": ("pdf",),
}
"""The outputs that each option is of."""


def as_language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Return a language that pages can be in; complain of any other."""
    from texts.page_words import page_languages

    if value not in page_languages():
        raise click.BadParameter(f"{value!r} is not one of {', '.join(page_languages())}")
    return value


def as_output(ctx: click.Context, param: click.Parameter, value: str | None) -> "Output | None":
    """Return the row of an output's name; complain of any other."""
    from formats.pages.outputs import OUTPUTS

    if value is not None and value not in OUTPUTS:
        raise click.BadParameter(f"{value!r} is not one of {', '.join(OUTPUTS)}")
    return None if value is None else OUTPUTS[value]


@click.command()
@options.files
@click.option("-o", "target", required=True, metavar="OUT", help="File, folder/, or -.")
@click.option(
    "--to",
    "form",
    callback=as_output,
    metavar="F",
    help="svg, png, pdf, html or txt, if the name of OUT does not say.",
)
@options.kind
@options.from_format
@options.index
@click.option(
    "--lang",
    default="en",
    callback=as_language,
    metavar="L",
    show_default=True,
    help="Language: en, it, de, ru or he.",
)
@click.option("--solution", is_flag=True, help="svg, png, txt: draw the solved board.")
@click.option(
    "--candidates", is_flag=True, help="Draw pencil marks: the player's, or what the givens leave."
)
@click.option("--large", is_flag=True, help="Large print.")
@click.option(
    "--width",
    type=click.IntRange(50, 20_000),
    default=1200,
    show_default=True,
    help="png: how many pixels.",
)
@click.option("--title", default="", help="pdf, html: title of the book; adds a title page.")
@click.option("--author", default="", help="pdf, html: who made it.")
@click.option("--rules/--no-rules", default=True, help="pdf, html: the rules before the puzzles.")
@click.option(
    "--solutions",
    type=click.Choice(("back", "file", "none")),
    default="back",
    show_default=True,
    help="pdf, html: where the solutions go.",
)
@click.option(
    "--qr",
    type=click.Choice(("sudokupad", "iss")),
    help="pdf, html: a code to scan that opens the puzzle there.",
)
@click.option(
    "--paper",
    type=click.Choice(("a4", "a5", "letter")),
    default="a4",
    show_default=True,
    help="pdf: size of the pages.",
)
@click.option(
    "--per-page",
    type=click.Choice(("1", "2", "4", "6")),
    default="1",
    show_default=True,
    help="pdf: puzzles on a page.",
)
@click.option("--force", is_flag=True, help="Overwrite OUT.")
@options.seconds("Give up on a solution that is not stored after so long.")
@click.pass_context
def render(
    ctx: click.Context,
    /,
    files: tuple[str, ...],
    target: str,
    form: "Output | None",
    kind: Kind | None,
    from_format: "Format | None",
    index: int | None,
    time_limit: float | None,
    force: bool,
    **wishes: Any,
) -> None:
    """Print the puzzles of FILES: as pictures, or as a book.

    svg and png hold one puzzle a file: for several give a folder, OUT/. pdf and html are books
    with a title page, the rules, the puzzles and their solutions; txt is what `show` draws. A
    solution that a document does not hold, or holds wrongly, is worked out.
    """
    from cli.rendering import Plan, draw, gather

    chosen = form or _output(target)
    _check(ctx, chosen, target, wishes)
    plan = Plan(chosen, target, force, time_limit, wishes)
    plan.check_targets()
    items: list[Item] = []
    codes = gather(items, files, (kind, from_format, index), plan)
    if items:
        draw(items, plan)
    elif exits.Exit.UNREADABLE not in codes:
        raise click.UsageError("there is no puzzle to print")
    ctx.exit(exits.first(codes))


def _output(target: str) -> "Output":
    """Return the output that a target's name says; a folder holds pictures."""
    from formats.files import is_folder
    from formats.pages.outputs import OUTPUTS, output_of

    if is_folder(target):
        return OUTPUTS["svg"]
    found = output_of(target) if target != "-" else None
    if found is None:
        known = ", ".join(OUTPUTS)
        raise click.UsageError(f"{target}: the name says no output: pass --to ({known})")
    return found


def _check(ctx: click.Context, form: "Output", target: str, wishes: dict[str, Any]) -> None:
    """Complain of options that this output does not take, and of what is not installed."""
    from formats.pages.outputs import CODES

    for name, outputs in TAKEN_BY.items():
        said = ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if said and form.name not in outputs:
            option = f"--{name.replace('_', '-')}"
            raise click.UsageError(f"{option} is for {', '.join(outputs)}, not for {form.name}")
    if wishes["qr"] and wishes["per_page"] not in ("1", "2"):
        raise click.UsageError("--qr has room with --per-page 1 or 2 only")
    if wishes["solutions"] == "file" and target == "-":
        raise click.UsageError("--solutions file needs -o FILE: standard output is one file")
    for needed in (form, CODES) if wishes["qr"] else (form,):
        if lacking := needed.lacking():
            text = f"{needed.name} needs {lacking}: pip install 'qedoku[{needed.extra}]'"
            raise click.UsageError(text)
