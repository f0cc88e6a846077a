"""What a row of the format table is, and what all readers and writers share."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TextIO, TypeVar

from formats.errors import CannotCarry, FormatError, TooMany, Unreadable, Unsupported
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES, Shape

Carried = TypeVar("Carried", Document, Document | CaseDocument)

AnyDocument = Document | CaseDocument
"""What the native format holds: a grid puzzle or a case of Sudoku Murder."""
Item = Document | FormatError
"""What a reader yields: a document, or what is wrong with the line where one should be."""
AnyItem = AnyDocument | FormatError
"""What the readers of the native format yield."""


EVERYTHING = (
    "solution",
    "title",
    "author",
    "rules text",
    "notes",
    "license",
    "date",
    "tags",
    "state",
    "grade",
    "proof",
    "scoring",
    "provenance",
    "extensions",
)
"""What a document may hold besides its puzzle and id."""


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """What a reader is told from outside.

    Attributes:
        kind: the kind that the user names, for formats that do not say it themselves.
        name: what ids are made of where the format has none, for example a file's stem.
    """

    kind: Kind | None = None
    name: str = "puzzle"


@dataclass(frozen=True, slots=True)
class Parts:
    """What a format's file holds.

    Attributes:
        read: yields documents, lazily. Formats with `many` yield a fault in the place of a bad
            line or document and go on; the others raise it.
        write: writes documents; raises `CannotCarry` for what the format would lose.
        why_not: the reason why a document cannot be carried, or None.
    """

    read: Callable[[TextIO, ReadOptions], Iterator[Item]]
    write: Callable[[Iterable[Document], TextIO], None]
    why_not: Callable[[Document], str | None]


@dataclass(frozen=True, slots=True)
class NativeParts:
    """As `Parts`, of a format that holds cases as well as grids."""

    read: Callable[[TextIO, ReadOptions], Iterator[AnyItem]]
    write: Callable[[Iterable[AnyDocument], TextIO], None]
    why_not: Callable[[AnyDocument], str | None]


@dataclass(frozen=True)
class Format:
    """A row of the format table.

    Attributes:
        name: as `--from` and `--to` take it.
        text: what it is, in a few words.
        suffixes: how names of its files end, the one to write first.
        load: reads the format's file when the format is first used.
        many: a file holds any number of documents.
        carries: what survives the way through the format, in words.
        parts: what else of a document than its puzzle survives: some of `EVERYTHING`.
        reads, writes: whether there is a reader and a writer.
        opens: its lines are addresses that a browser opens.
    """

    name: str
    text: str
    suffixes: tuple[str, ...]
    load: Callable[[], Parts | NativeParts]
    many: bool
    carries: str
    parts: tuple[str, ...] = ()
    reads: bool = True
    writes: bool = True
    opens: bool = False

    @property
    def read(self) -> Callable[[TextIO, ReadOptions], Iterator[AnyItem]]:
        """What reads its files."""
        return self.load().read

    @property
    def write(self) -> Callable[[Iterable[AnyDocument], TextIO], None]:
        """What writes its files; refuses cases where the format holds grids alone."""
        parts = self.load()
        if isinstance(parts, NativeParts):
            return parts.write
        write = parts.write
        return lambda documents, stream: write(self._grids(documents), stream)

    @property
    def why_not(self) -> Callable[[AnyDocument], str | None]:
        """What says why a document cannot be carried."""
        parts = self.load()
        if isinstance(parts, NativeParts):
            return parts.why_not
        why_not = parts.why_not
        return lambda one: self.no_cases if isinstance(one, CaseDocument) else why_not(one)

    @property
    def no_cases(self) -> str:
        """What is said of a case where the format holds grids alone."""
        return f"{self.name} holds grids, no cases of Sudoku Murder: take json, jsonl or yaml"

    def _grids(self, documents: Iterable[AnyDocument]) -> Iterator[Document]:
        """Yield documents as long as they are grids; raise `CannotCarry` at a case."""
        for document in documents:
            if isinstance(document, CaseDocument):
                raise CannotCarry(self.no_cases, document.id)
            yield document


def never_read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Stand for the reader of a format that is only written.

    Raises:
        Unsupported: always.
    """
    raise Unsupported("this format is written here and not read")


def never_written(document: Document) -> str:
    """Stand for the `why_not` of a format that is only read."""
    return "this format is read here and not written"


def never_write(documents: Iterable[Document], stream: TextIO) -> None:
    """Stand for the writer of a format that is only read.

    Raises:
        CannotCarry: there is a document.
    """
    for _ in carried(documents, never_written):
        pass


def id_of(name: str, number: int | None = None) -> str:
    """Return an id as documents allow it, made of a name and a number."""
    slug = re.sub(r"[^a-z0-9._-]+", "-", name.lower())[:80].strip("-._") or "puzzle"
    return slug if number is None else f"{slug}-{number}"


def plain_text(text: Any, lang: str = "en") -> str:
    """Return a text of the native format in a language, or else in English, or as it comes."""
    if isinstance(text, str):
        return text
    return str(text.get(lang) or text.get("en") or next(iter(text.values()))) if text else ""


def one_line(text: Any, lang: str = "en") -> str:
    """Return a text of the native format in a language and on one line, as `plain_text`."""
    return " ".join(plain_text(text, lang).split())


def carried(
    documents: Iterable[Carried], why_not: Callable[[Carried], str | None]
) -> Iterator[Carried]:
    """Yield the documents as long as the format can carry them.

    Raises:
        CannotCarry: it cannot; names the document.
    """
    for document in documents:
        if reason := why_not(document):
            raise CannotCarry(reason, document.id)
        yield document


def only(
    documents: Iterable[Carried],
    why_not: Callable[[Carried], str | None],
    many: str | None = None,
) -> Carried:
    """Return the one document of a file that holds one; `many` names a format for several, if any.

    Raises:
        TooMany: there are several.
        CannotCarry: there is none, or the format cannot carry it.
    """
    found: list[Carried] = []
    for document in carried(documents, why_not):
        if found:
            raise TooMany(many)
        found.append(document)
    if not found:
        raise CannotCarry("there is no puzzle to write")
    return found[0]


def why_not_kind(form: Format, kind: Kind, size: int = 9) -> str | None:
    """Return why a format can carry no puzzle of a kind, or None if it can carry plain ones."""
    cages = tuple(_plain_cages(SHAPES[size])) if kind.cages else ()
    return form.why_not(Document("any", Puzzle(kind, size, (BLANK,) * size**2, cages)))


def why_not_cases(form: Format) -> str | None:
    """Return why a format can carry no cases of Sudoku Murder, or None if it can."""
    return None if isinstance(form.load(), NativeParts) else form.no_cases


def _plain_cages(shape: Shape) -> Iterator[Cage]:
    """Yield cages that part the board: what each box has of each row, digits from 1 up."""
    width = shape.box_columns
    for first in range(0, shape.size**2, width):
        yield Cage(tuple(range(first, first + width)), sum(range(1, width + 1)))


def contradiction(document: Document) -> str | None:
    """Return what a document holds that its own kind has no place for, or None."""
    puzzle, stored = document.puzzle, document.solution
    kind, digits = puzzle.kind, puzzle.digits
    if puzzle.cages and not kind.cages:
        return f"there are cages, but the kind is {kind.name}"
    if puzzle.panel and not kind.missing:
        return f"there are panel entries, but the kind is {kind.name}"
    if strays := set(puzzle.givens) - {BLANK, *digits}:
        return f"{min(strays)} is given, which is no digit of the kind {kind.name}"
    if stored is not None and (
        set(stored.grid) - set(digits) or len(stored.grid) != puzzle.size**2
    ):
        return "the solution is no full grid of digits of its kind"
    return None


def agreed(kind: Kind, asked: Kind | None) -> Kind:
    """Return the kind that a file states, if it is the kind that the user names.

    Raises:
        Unreadable: it is another; its features count as well.
    """
    if asked not in (None, kind):
        text = f"this is a puzzle of kind {kind.name}, but the kind asked for is {asked.name}"
        raise Unreadable(text)
    return kind


def fits(kind: Kind, *, diagonals: bool, cages: bool) -> Kind:
    """Return a kind that was named, if it has the features that a file shows.

    Raises:
        Unreadable: it lacks one.
    """
    for name, shown, allowed in (
        ("diagonals", diagonals, kind.diagonals),
        ("cages", cages, kind.cages),
    ):
        if shown and not allowed:
            raise Unreadable(f"there are {name}, but the kind is {kind.name}")
    return kind
