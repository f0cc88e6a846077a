"""A puzzle to print: its picture, its solution, and what stands beside them.

`Entry` is what a book needs of a puzzle of any kind; `GridEntry` is a grid puzzle.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import Generic, Protocol, TypeVar

from formats.format import one_line
from formats.pages.board import board
from formats.pages.drawing import Drawing
from formats.pages.look import NOTHING, Content, Look
from puzzles.document import Document, stored
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import Grid
from texts.page_words import page_text, rtl

Room = tuple[float, float]
"""Width and height."""
Paragraph = tuple[str, str]
Doc = TypeVar("Doc", Document, CaseDocument)
CAPTIONS = ("rows", "columns", "boxes", "magic")


@dataclass(frozen=True)
class Rule:
    """Rules on one matter.

    Attributes:
        base: the kind that they belong to, without its features.
        title: what stands above them.
        paragraphs: (name, text): those of one name say the same of different boards.
    """

    base: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Entry(Protocol):
    """A puzzle in a book."""

    @property
    def id(self) -> str:
        """The document's id."""

    @property
    def kind(self) -> str:
        """The registry's name of its kind."""

    def title(self, lang: str) -> str:
        """What its maker called it, or nothing."""

    @property
    def level(self) -> str:
        """One of the six levels, or nothing."""

    @property
    def seed(self) -> str:
        """What its random numbers began with, or nothing."""

    @property
    def unique(self) -> bool:
        """Whether its document holds a proof that it has one solution only."""

    @property
    def address(self) -> str:
        """Where it can be played, or nothing."""

    def puzzle(self, lang: str, room: Room | None = None, *, large: bool = False) -> Drawing:
        """Return its picture, laid out for some room."""

    def print_size(self, lang: str, room: Room, *, large: bool = False) -> float:
        """Return the size of the text that has to be read in its picture, when that fills a room.

        Infinite where there are digits alone.
        """

    def answer(self, lang: str, *, small: bool = False, large: bool = False) -> Drawing | None:
        """Return the picture of its solution, if there is one; `small` is for many on a page."""

    def rules(self, lang: str) -> Iterator[Rule]:
        """Yield its rules."""


@dataclass(frozen=True)
class Documented(Generic[Doc]):
    """What a document of any kind says of an entry.

    Attributes:
        document: the puzzle.
    """

    document: Doc

    @property
    def id(self) -> str:
        """The document's id."""
        return self.document.id

    @property
    def kind(self) -> str:
        """The registry's name of its kind."""
        return self.document.kind_name

    def title(self, lang: str) -> str:
        """What its maker called it, or nothing."""
        return one_line(self.document.meta.get("title"), lang)

    @property
    def level(self) -> str:
        """One of the six levels, or nothing."""
        return str(self.document.grade.get("level") or "")

    @property
    def seed(self) -> str:
        """What its random numbers began with, or nothing."""
        seed = self.document.provenance.get("seed")
        return "" if seed is None else str(seed)

    @property
    def unique(self) -> bool:
        """Whether its document holds a proof that it has one solution only."""
        return bool(self.document.proof.get("claim") == "unique")


@dataclass(frozen=True)
class GridEntry(Documented[Document]):
    """A grid puzzle in a book.

    Attributes:
        solution: its one solution, if it is to be shown.
        content: what stands on its board besides the givens.
        address: where it can be played, or nothing.
    """

    solution: Grid | None = None
    content: Content = NOTHING
    address: str = ""

    def puzzle(self, lang: str, room: Room | None = None, *, large: bool = False) -> Drawing:
        """Return the board; the entries for boxes stand beside it where that makes it larger."""
        return self._drawn(self.content, lang, room, large=large)

    def print_size(self, lang: str, room: Room, *, large: bool = False) -> float:
        """Infinite: nothing has to be read."""
        return inf

    def answer(self, lang: str, *, small: bool = False, large: bool = False) -> Drawing | None:
        """Return the solved board, or None without a solution."""
        if self.solution is None:
            return None
        puzzle = self.document.puzzle
        content = Content(self.solution, dict(stored(puzzle, self.solution).panel))
        if small:
            return board(puzzle, content, Look(weight=1.5, bare=True))
        return self._drawn(content, lang, None, large=large)

    def _drawn(self, content: Content, lang: str, room: Room | None, *, large: bool) -> Drawing:
        """Return a board with captions in a language."""
        puzzle = self.document.puzzle
        look = Look(large=large)
        if not puzzle.kind.missing:
            return board(puzzle, content, look)
        look = replace(look, captions=captions(lang), rtl=rtl(lang))
        below, beside = (board(puzzle, content, replace(look, beside=way)) for way in (False, True))
        if room is None or scale_in(below, room) >= scale_in(beside, room):
            return below
        return beside

    def rules(self, lang: str) -> Iterator[Rule]:
        """Yield the rules of its base and of its features."""
        puzzle = self.document.puzzle
        base, size = puzzle.kind.base.name, puzzle.size

        def told(*names: str) -> tuple[Paragraph, ...]:
            return tuple((name, page_text(lang, name, size=size, last=size)) for name in names)

        more = ("rule-missing", "rule-magic", "rule-panel") if puzzle.kind.missing else ()
        title = page_text(lang, f"kind-{base}")
        yield Rule(base, title, told(f"rule-{base}", f"digits-{base}", *more))
        if puzzle.kind.diagonals:
            diagonals = told(f"rule-diagonals-{base}")
            yield Rule(base, page_text(lang, "title-diagonals"), diagonals)
        if puzzle.kind.cages:
            zero = ("rule-zero",) if puzzle.kind.missing else ()
            cages = told("rule-cages", *zero)
            yield Rule(base, page_text(lang, "title-cages"), cages)


def captions(lang: str) -> dict[str, str]:
    """Return the words beside the panel in a language."""
    return {name: page_text(lang, f"caption-{name}") for name in CAPTIONS}


def scale_in(drawing: Drawing, room: Room) -> float:
    """Return by how much a drawing has to be scaled to fill some room."""
    return min(room[0] / drawing.width, room[1] / drawing.height)


def merged(rules: Iterable[Rule]) -> list[Rule]:
    """Return rules without repetitions, base by base; paragraphs of one message stand together."""
    found: dict[str, dict[str, list[Paragraph]]] = {}
    for rule in rules:
        paragraphs = found.setdefault(rule.base, {}).setdefault(rule.title, [])
        for paragraph in rule.paragraphs:
            if paragraph not in paragraphs:
                alike = [at for at, (name, _) in enumerate(paragraphs) if name == paragraph[0]]
                paragraphs.insert(alike[-1] + 1 if alike else len(paragraphs), paragraph)
    return [
        Rule(base, title, tuple(paragraphs))
        for base, titles in found.items()
        for title, paragraphs in titles.items()
    ]
