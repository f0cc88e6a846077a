"""`qedoku convert`: from one file format to another."""

from itertools import chain
from pathlib import PurePath
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from formats.errors import CannotCarry
    from formats.format import Format


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@options.from_format
@click.option(
    "--to",
    "to_format",
    metavar="F",
    callback=options.as_format,
    help="Format of OUT, if its name does not say.",
)
@options.kind
@click.option("--force", is_flag=True, help="Overwrite OUT.")
@click.pass_context
def convert(
    ctx: click.Context,
    source: str,
    target: str,
    from_format: "Format | None",
    to_format: "Format | None",
    kind: Kind | None,
    force: bool,
) -> None:
    """Convert the puzzles of IN, a file or a folder of files, to another format.

    `qedoku info formats` lists the formats. One that cannot carry a puzzle without loss refuses
    it with the reason (exit code 1), and OUT is not written. What cannot be read is skipped and
    said (exit code 3).
    """
    from cli.proving import Source
    from formats.errors import CannotCarry
    from formats.files import check_target, write_documents

    form = to_format or options.format_of(target, "--to")
    check_target(target, force=force)
    read = Source([source], kind, from_format)
    documents = (item.document for item in read.all_items())
    codes = []
    if (one := next(documents, None)) is not None:
        try:
            write_documents(chain([one], documents), target, form, force=force)
        except CannotCarry as refusal:
            output.note(f"{source}: {_reason(refusal, target, form)}")
            codes.append(exits.Exit.FAILED)
    if read.faults:
        codes.append(exits.Exit.UNREADABLE)
    ctx.exit(exits.first(codes))


def _reason(refusal: "CannotCarry", target: str, form: "Format") -> str:
    """Return why nothing is written and where else too many puzzles for one file can go."""
    from formats.catalog import by_name
    from formats.errors import TooMany

    if not isinstance(refusal, TooMany):
        return str(refusal)
    text = f"{form.name} holds one puzzle a file"
    if target == "-":
        return f"{text}: take --to {refusal.many}, or write into a folder"
    ending = max(
        (end for end in form.suffixes if target.lower().endswith(end)), default="", key=len
    )
    stem = target[: -len(ending)] if ending else str(PurePath(target).with_suffix(""))
    folder = form.suffixes[0].split(".")[1]
    return (
        f"{text}: write to {stem}{by_name(refusal.many).suffixes[0]}, "
        f"or to a folder, a file a puzzle: {folder}/ --to {form.name}"
    )
