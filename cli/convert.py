"""`qedoku convert`: from one file format to another."""

import io
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind

if TYPE_CHECKING:
    from cli.carrying import Losses
    from formats.errors import TooMany
    from formats.format import Format

MOST_SHOWN = 5
"""The most addresses that are opened, or shown, in one run."""
PLAYED = "sudokupad-url"
"""What `--open` and `--qr` show when no format is named: the addresses that take every kind."""


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT", required=False)
@options.from_format
@click.option(
    "--to",
    "to_format",
    metavar="F",
    callback=options.as_format,
    help="Format of OUT, if its name does not say.",
)
@options.kind
@click.option(
    "--lossy",
    is_flag=True,
    help="Drop what the format cannot carry, and say what; without it such a puzzle is refused.",
)
@click.option("--open", "opened", is_flag=True, help="Open the addresses in the browser.")
@click.option("--qr", is_flag=True, help="Show the addresses as QR codes where they fit.")
@click.option("--force", is_flag=True, help="Overwrite OUT.")
@click.pass_context
def convert(
    ctx: click.Context,
    source: str,
    target: str | None,
    from_format: "Format | None",
    to_format: "Format | None",
    kind: Kind | None,
    lossy: bool,
    opened: bool,
    qr: bool,
    force: bool,
) -> None:
    """Convert the puzzles of IN, a file or a folder of files, to another format.

    `qedoku info formats` lists the formats. One that cannot carry a puzzle without loss refuses
    it with the reason (exit code 1). A file OUT then is not written at all; into a folder, OUT/,
    a file a puzzle, goes each that can be carried. What cannot be read is skipped and said (exit
    code 3). With --open and --qr the format is one of addresses, and OUT may be left out.
    """
    from cli.carrying import Losses, into_folder, to_file
    from cli.proving import Source
    from formats.files import check_target, is_folder

    form, target = _aim(target, to_format, shown=opened or qr)
    if qr:
        from cli.browser import check_qr

        check_qr()
    check_target(target, force=force)
    read = Source([source], kind, from_format)
    losses = Losses(form, lossy=lossy, keep=MOST_SHOWN if opened or qr else 0)
    items, codes = read.all_items(), list[exits.Exit]()
    if whole := not is_folder(target):
        too_many = partial(_too_many, target, form)
        refused = to_file(items, target, losses, too_many, force=force)
    else:
        refused = into_folder(items, target, losses, force=force)
    if refused:
        codes.append(exits.Exit.FAILED)
    if not (refused and whole):
        for text in losses.said():
            output.note(text)
        if not _shown(losses, opened=opened, qr=qr):
            codes.append(exits.Exit.FAILED)
    if read.faults:
        codes.append(exits.Exit.UNREADABLE)
    ctx.exit(exits.first(codes))


def _aim(target: str | None, form: "Format | None", *, shown: bool) -> "tuple[Format, str]":
    """Return the format and where to write; addresses that are shown go to standard output.

    Raises:
        click.UsageError: there is no OUT, or the format is none of addresses and has to be.
    """
    from formats.catalog import FORMATS, by_name

    if target is None and not shown:
        raise click.UsageError("Missing argument 'OUT'.")
    if form is None:
        form = by_name(PLAYED) if target is None else options.format_of(target, "--to")
    if shown and not form.opens:
        names = ", ".join(row.name for row in FORMATS if row.opens)
        raise click.UsageError(f"--open and --qr take a format of addresses (--to): {names}")
    return form, target or "-"


def _shown(losses: "Losses", *, opened: bool, qr: bool) -> bool:
    """Open and show the addresses of the documents kept; return whether all went well."""
    from cli.browser import open_address, show_qr

    well = True
    for document in losses.kept:
        stream = io.StringIO()
        losses.form.write([document], stream)
        address = stream.getvalue().strip()
        well = (not qr or show_qr(address)) and well
        well = (not opened or open_address(address)) and well
    if 0 < len(losses.kept) < losses.count:
        output.note(f"the first {MOST_SHOWN} of {losses.count} addresses only")
    return well


def _too_many(target: str, form: "Format", refusal: "TooMany") -> str:
    """Return why nothing is written and where else too many puzzles for one file can go."""
    from formats.catalog import by_name

    text = f"{form.name} holds one puzzle a file"
    if target == "-":
        way = f"take --to {refusal.many}, or write" if refusal.many else "write"
        return f"{text}: {way} into a folder"
    ending = max(
        (end for end in form.suffixes if target.lower().endswith(end)), default="", key=len
    )
    stem = target[: -len(ending)] if ending else str(PurePath(target).with_suffix(""))
    folder = form.suffixes[0].split(".")[1]
    file = f"{stem}{by_name(refusal.many).suffixes[0]}, or to " if refusal.many else ""
    return f"{text}: write to {file}a folder, a file a puzzle: {folder}/ --to {form.name}"
