"""`qedoku convert`: from one file format to another."""

import io
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from pathlib import PurePath
from typing import TYPE_CHECKING

import click

from cli import exits, options, output
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument

if TYPE_CHECKING:
    from formats.errors import CannotCarry
    from formats.format import AnyDocument, Format

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
    it with the reason (exit code 1), and OUT is not written. What cannot be read is skipped and
    said (exit code 3). With --open and --qr the format is one of addresses, and OUT may be left
    out.
    """
    from cli.proving import Source
    from formats.errors import CannotCarry
    from formats.files import check_target, write_documents

    form, target = _aim(target, to_format, shown=opened or qr)
    if qr:
        from cli.browser import check_qr

        check_qr()
    check_target(target, force=force)
    read = Source([source], kind, from_format)
    losses = _Losses(form, lossy=lossy, keep=MOST_SHOWN if opened or qr else 0)
    documents = losses.suited(item.document for item in read.all_items())
    codes = []
    try:
        if (one := next(documents, None)) is not None:
            write_documents(chain([one], documents), target, form, force=force)
    except CannotCarry as refusal:
        output.note(f"{source}: {_reason(refusal, target, form)}")
        codes.append(exits.Exit.FAILED)
    else:
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


@dataclass
class _Losses:
    """What a format would lose, documents being handed on to its writer.

    Attributes:
        form: the format.
        lossy: whether puzzles may be made less of.
        keep: how many documents to keep, to show their addresses.
        dropped: what was taken from puzzles, and from how many.
        beside: what of documents beside their puzzles has no place, and of how many.
        kept: the documents kept.
        count: how many there were.
    """

    form: "Format"
    lossy: bool
    keep: int
    dropped: Counter[str] = field(default_factory=Counter)
    beside: Counter[str] = field(default_factory=Counter)
    kept: "list[AnyDocument]" = field(default_factory=list)
    count: int = 0

    def suited(self, documents: "Iterable[AnyDocument]") -> "Iterator[AnyDocument]":
        """Yield the documents as the format takes them.

        Raises:
            CannotCarry: it takes nothing of one.
        """
        from formats.losses import left_out, reduced

        for document in documents:
            # What holds cases at all holds all of them, and all there is beside them.
            if not isinstance(document, CaseDocument):
                if self.lossy:
                    document, taken = reduced(document, self.form)
                    self.dropped.update(taken)
                self.beside.update(left_out(document, self.form))
            self.count += 1
            if len(self.kept) < self.keep:
                self.kept.append(document)
            yield document

    def said(self) -> Iterator[str]:
        """Yield the remarks on what was lost."""
        if self.dropped:
            parts = ", ".join(f"{what}{self._of(n)}" for what, n in self.dropped.items())
            yield f"--lossy: {parts}; what is left may have more solutions"
        if self.beside:
            parts = ", ".join(f"{what}{self._of(n)}" for what, n in self.beside.items())
            yield f"left out, since {self.form.name} has no place for it: {parts}"

    def _of(self, number: int) -> str:
        """Return of how many puzzles something is said, if not of all."""
        return f" ({number} of {self.count})" if number < self.count else ""


def _shown(losses: _Losses, *, opened: bool, qr: bool) -> bool:
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


def _reason(refusal: "CannotCarry", target: str, form: "Format") -> str:
    """Return why nothing is written and where else too many puzzles for one file can go."""
    from formats.catalog import by_name
    from formats.errors import TooMany

    if not isinstance(refusal, TooMany):
        return str(refusal)
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
