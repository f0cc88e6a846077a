"""The words of a language: catalogues of messages, and names of cells, units, cages and lists.

Cells of the panel are never numbers here: they are "what row 3 misses" and "the magic digit".
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent
PANELS = ("row-panel", "column-panel", "box-panel")
BOOKS = {"steps": ".", "cases": "cases", "casesteps": "casesteps", "names": "names"}
"""The catalogues of a language and their folders: sentences about steps; cards, rules and plans of
Sudoku Murder; sentences about its steps; the names of rooms, objects and people in it."""
WHOLE = ("diagonal-main", "diagonal-anti", *PANELS, "magic")
"""Names of units, and of the magic cell, that hold no number."""


class Caged(Protocol):
    """A cage, as this room needs it."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Its cells, in reading order."""

    @property
    def sum(self) -> int | None:
        """What its cells add up to."""


class Grouped(Protocol):
    """A unit, as this room needs it."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Its cells, the panel cell included."""


class Named(Protocol):
    """A board, as this room needs it: `puzzles.board.Board` is one."""

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each cell."""

    @property
    def grid_cells(self) -> int:
        """How many of the cells belong to the grid."""

    @property
    def cages(self) -> Sequence[Caged]:
        """Its cages."""

    @property
    def units(self) -> Sequence[Grouped]:
        """Its complete units."""


def rightwards(lang: str) -> bool:
    """Say whether a language is written from left to right."""
    return lang not in ("ar", "fa", "he", "ur", "yi")


def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue, English first."""
    found = sorted(file.stem for file in HOME.glob("*.ftl"))
    return tuple(sorted(found, key=lambda lang: lang != "en"))


@cache
def catalogue(lang: str, book: str = "steps") -> "FluentBundle":
    """Return the messages of one of the catalogues of a language, as in `BOOKS`.

    Raises:
        ValueError: there is no catalogue of that language.
    """
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in languages():
        raise ValueError(f"there is no language {lang!r}: {', '.join(languages())}")
    # The catalogue itself isolates what must keep its direction, and nothing else.
    bundle = FluentBundle([lang], use_isolating=False)
    file = HOME / BOOKS[book] / f"{lang}.ftl"
    text = file.read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def book_of(lang: str, name: str) -> str | None:
    """Return the catalogue that holds a message, None if none does; one is read when it is needed.

    Raises:
        ValueError: there is no such language.
    """
    return next((book for book in BOOKS if catalogue(lang, book).has_message(name)), None)


def message(lang: str, name: str, attribute: str | None = None, /, **values: str | int) -> str:
    """Return a message of a catalogue with its values.

    Raises:
        KeyError: the catalogue has no such message.
        ValueError: there is no such language, or the message asks for a value that is not there.
    """
    book = book_of(lang, name)
    if book is None:
        raise KeyError(f"{lang} has no message {name!r}")
    bundle = catalogue(lang, book)
    found = bundle.get_message(name)
    pattern = found.value if attribute is None else found.attributes.get(attribute)
    if pattern is None:
        raise KeyError(f"{lang} has no {attribute or 'text'} for {name!r}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{lang}: {name}: {errors[0]}")
    return str(text)


def listed(lang: str, texts: Iterable[str], word: str = "and", glue: str = "word") -> str:
    """Return a list as a language joins it, by `and` or by `or`.

    Args:
        lang: the language.
        texts: what to join, in order.
        word: `and` or `or`.
        glue: `sign` if the last of them is a digit or a cell's name, for languages that write a
            conjunction and a word as one.
    """
    *rest, last = list(texts) or [""]
    if not rest:
        return last
    head = rest[0]
    for text in rest[1:]:
        head = message(lang, "list-more", head=head, next=text)
    return message(lang, f"list-{word}", head=head, last=last, glue=glue)


class Words:
    """The words for cells, units, cages and lists on one board in one language."""

    def __init__(self, lang: str, board: Named) -> None:
        self.lang, self.board = lang, board

    def text(self, name: str, /, **values: str | int) -> str:
        """Return a message of the language."""
        return message(self.lang, name, **values)

    def digit(self, digit: int) -> str:
        """Return a digit or another number."""
        return self.text("number", n=str(digit))

    def cell(self, cell: int) -> str:
        """Return a cell's name; of a panel cell, what it is for."""
        name = self.board.names[cell]
        if cell < self.board.grid_cells:
            return self.text("cell", name=name)
        return self.text("the-magic-digit") if name == "magic" else self.unit(name, "missing-")

    def unit(self, name: str, prefix: str = "") -> str:
        """Return a unit's name, with `in-` where it is, with `missing-` the digit it misses."""
        if name in WHOLE:
            return self.text(f"{prefix}{name}")
        word = name.rstrip("0123456789")
        return self.text(f"{prefix}{word}", n=name.removeprefix(word))

    def cage(self, cage: Caged) -> str:
        """Return a cage by its first cell and its sum."""
        first = self.cell(cage.cells[0])
        if cage.sum is None:
            return self.text("cage-without-sum", cell=first)
        return self.text("cage", cell=first, sum=self.digit(cage.sum))

    def list(self, texts: Iterable[str], word: str = "and", glue: str = "word") -> str:
        """Return a list as the language joins it; see `listed`."""
        return listed(self.lang, texts, word, glue)

    def digits(self, digits: Iterable[int], word: str = "and") -> str:
        """Return several digits."""
        return self.list(map(self.digit, digits), word, "sign")

    def cells(self, cells: Sequence[int], word: str = "and") -> str:
        """Return several cells, those of the panel last."""
        ordered = sorted(cells)
        sign = "sign" if ordered and ordered[-1] < self.board.grid_cells else "word"
        return self.list(map(self.cell, ordered), word, sign)

    def holds(self, cell: int, digit: int) -> str:
        """Return the statement that a cell holds a digit."""
        name, text = self.board.names[cell], self.digit(digit)
        if cell < self.board.grid_cells:
            return self.text("is-cell", cell=self.cell(cell), digit=text)
        if name == "magic":
            return self.text("is-magic", digit=text)
        return self.text(
            "is-missing", unit=self.unit(name), inunit=self.unit(name, "in-"), digit=text
        )

    def lacks(self, cells: Sequence[int], digits: Sequence[int]) -> Iterator[str]:
        """Yield the statements that none of some cells holds any of some digits.

        That a panel cell does not hold a digit means that its unit contains it.
        """
        some, either = self.digits(digits), self.digits(digits, "or")
        magic = [cell for cell in cells if self.board.names[cell] == "magic"]
        grid = [cell for cell in cells if cell < self.board.grid_cells]
        units = [
            self.board.names[c] for c in cells if c >= self.board.grid_cells and c not in magic
        ]
        if grid:
            yield self.text("not-cells", cells=self.cells(grid), digits=either, count=len(grid))
        if units:
            yield self.contain(units, some, len(digits))
        if magic:
            yield self.text("not-magic-digit", digits=either)

    def contain(self, units: Sequence[str], digits: str, many: int = 1) -> str:
        """Return the statement that some units contain some digits."""
        names = self.list(self.unit(name) for name in units)
        places = self.list(self.unit(name, "in-") for name in units)
        return self.text(
            "contain", units=names, inunits=places, digits=digits, count=len(units), many=many
        )
