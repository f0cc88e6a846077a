"""What `convert` does with documents: hands them to a writer, and names each that is refused."""

import errno
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cli import output
from formats.errors import CannotCarry, TooMany
from formats.files import write_documents
from formats.format import id_of
from puzzles.murder.document import CaseDocument

if TYPE_CHECKING:
    from cli.proving import CaseItem, Item
    from formats.format import AnyDocument, Format

MOST_NAMED = 50
"""The most refusals that are named one by one."""


@dataclass
class Losses:
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

    def suit(self, document: "AnyDocument") -> "AnyDocument":
        """Return a document as the format takes it; count what it loses.

        Raises:
            CannotCarry: the format takes nothing of it.
        """
        from formats.losses import left_out, reduced

        # What holds cases at all holds all of them, and all there is beside them.
        if not isinstance(document, CaseDocument):
            taken: tuple[str, ...] = ()
            if self.lossy:
                document, taken = reduced(document, self.form)
            self.dropped.update(taken)
            self.beside.update(left_out(document, self.form))
        self.count += 1
        if len(self.kept) < self.keep:
            self.kept.append(document)
        return document

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


@dataclass
class Refusals:
    """The puzzles that were refused, each named on standard error, or counted if they are many.

    Attributes:
        count: how many there were.
    """

    count: int = 0

    def add(self, item: "Item | CaseItem", reason: str) -> None:
        """Name one: the file, its place there from 1, its id, and why."""
        self.count += 1
        if self.count <= MOST_NAMED:
            output.note(f"{item.file}:{item.index + 1}: {item.document.id}: {reason}")

    def close(self) -> None:
        """Say how many were not named."""
        if self.count > MOST_NAMED:
            output.note(f"{self.count - MOST_NAMED} more are refused")


def to_file(
    items: "Iterator[Item | CaseItem]",
    target: str,
    losses: Losses,
    too_many: Callable[[TooMany], str],
    *,
    force: bool,
) -> int:
    """Write documents to a file, all or none, or to standard output; return how many are refused.

    Args:
        items: the documents and where they stood.
        target: the name, or `-`, where those before the first refusal are written.
        losses: the format, and what it would lose.
        too_many: says what there is to do when the format holds one puzzle a file.
        force: whether to overwrite.
    """
    refusals = Refusals()
    here = next(items, None)
    if here is None:
        return 0

    def suited() -> "Iterator[AnyDocument]":
        nonlocal here
        while here is not None:
            yield losses.suit(here.document)
            here = next(items, None)

    try:
        write_documents(suited(), target, losses.form, force=force)
    except TooMany as refusal:
        output.note(f"{here.file}: {too_many(refusal)}")
        return 1
    except CannotCarry as refusal:
        refusals.add(here, refusal.text)
        for item in items:
            if reason := why_refused(item.document, losses):
                refusals.add(item, reason)
        refusals.close()
        if target != "-":
            output.note(f"{target} is not written")
    return refusals.count


def why_refused(document: "AnyDocument", losses: Losses) -> str | None:
    """Return why a document is refused, or None."""
    try:
        return losses.form.why_not(losses.suit(document))
    except CannotCarry as refusal:
        return refusal.text


def into_folder(
    items: "Iterator[Item | CaseItem]", target: str, losses: Losses, *, force: bool
) -> int:
    """Write a file a document, those that the format can carry; return how many are refused.

    Of two documents of one id the second is refused.

    Raises:
        FileExistsError: a file is there, and `force` does not say to replace it; nothing is
            written.
    """
    folder, form, refusals = Path(target), losses.form, Refusals()
    named: dict[Path, Item | CaseItem] = {}
    for item in items:
        path = folder / f"{id_of(item.document.id)}{form.suffixes[0]}"
        if reason := form.why_not(item.document) if not losses.lossy else None:
            refusals.add(item, reason)
        elif path in named:
            refusals.add(item, f"another of this run goes to {path.name}")
        else:
            named[path] = item
    for path in named:
        if path.exists() and not force:
            raise FileExistsError(errno.EEXIST, "the file is there already", str(path))
    written = 0
    for path, item in named.items():
        try:
            document = losses.suit(item.document)
            folder.mkdir(parents=True, exist_ok=True)
            write_documents([document], str(path), form, force=force)
        except CannotCarry as refusal:
            refusals.add(item, refusal.text)
        else:
            written += 1
    refusals.close()
    if refusals.count:
        output.note(f"{target}: {written} written, {refusals.count} refused")
    return refusals.count
