"""Puzzles as lines of 81, 36 or 16 symbols, or of a row: the classic family, and Missudeca.

    # kind: missudeca-diagonal-killer
    ....1..02.16..083....8... 853614902916270834... diagonals cages=9:r1c1+r1c2;:r3c3+r3c4

A line is the givens row by row and, after blanks, the solution, `diagonals`, and `cages=` with
the cages divided by `;` (no number before the colon: no sum). A `#` starts a comment; the comment
`# kind: NAME` says the kind of the lines below it. Rows may stand on lines of their own (`rows`).

Nothing tells a classic line from a Missudeca one: 0 is a blank there and a digit here, and a
Missudeca line may hold no 0. So the kind comes from `# kind:`, from the user, or from the
Missudeca format itself, and is never guessed. In the classic family one of `.0-xX*_?` or the space
is the blank, the same in all of a line; of Missudeca `.` is the only blank (formats.md 1).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TextIO

from formats.cages import LARGEST_SUM, cage_cells, counted, sorted_cages
from formats.errors import FormatError, Unreadable, Untold
from formats.format import Item, ReadOptions, agreed, carried, contradiction, fits, id_of
from formats.rows import SIZES, Comment, boards
from formats.schema import shorten
from puzzles.catalog import KINDS, kind_of
from puzzles.document import Document, Stored
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle, text_of
from puzzles.shape import SHAPES, Shape

BLANKS = ".0-xX*_? "
_KIND = re.compile(r"#\s*kind:\s*([A-Za-z0-9-]*)")


@dataclass
class _Told:
    """What is known of the kind of the lines so far.

    Attributes:
        asked: what the user says.
        kind: what holds now; `exact` if somebody named it, so that its features are known too.
        base: the base kind that the format is for, if it is for one alone.
    """

    asked: Kind | None
    kind: Kind | None
    exact: bool
    base: str | None = None

    def listen(self, comment: str) -> None:
        """Take in a comment line; raise `Unreadable` when it names another kind than the user."""
        match = _KIND.match(comment)
        if not match:
            return
        if match[1] not in KINDS:
            raise Unreadable(f"no kind {match[1]!r}, wanted one of {', '.join(KINDS)}")
        self.kind, self.exact = agreed(_of_base(KINDS[match[1]], self.base), self.asked), True

    def settled(self, *, diagonals: bool, cages: bool) -> Kind:
        """Return the kind of a line that shows these features.

        Raises:
            Unreadable: the kind that was named has no place for one of them.
            Untold: the kind is not known.
        """
        if self.kind is None:
            text = "classic and Missudeca lines look alike, and no comment '# kind: ...' tells them"
            raise _Unknown(text, "kind")
        if self.exact:
            return fits(self.kind, diagonals=diagonals, cages=cages)
        return kind_of(self.kind.base.name, diagonals=diagonals, cages=cages)


def _of_base(kind: Kind, base: str | None) -> Kind:
    """Return a kind; raise `Unreadable` when it is of another base than a format holds."""
    if base not in (None, kind.base.name):
        raise Unreadable(f"the kind is {kind.name}, but this format holds {base} alone")
    return kind


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with the line.

    Raises:
        Unreadable: nothing says of which kind the lines are, or there are none.
    """
    return _read(stream, options, _Told(options.kind, options.kind, options.kind is not None))


def read_missudeca(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the Missudeca of each line, or what is wrong with the line.

    Raises:
        Unreadable: the user asks for a classic kind, or there are no lines.
    """
    kind = _of_base(options.kind or KINDS["missudeca"], "missudeca")
    told = _Told(options.kind, kind, options.kind is not None, "missudeca")
    return _read(stream, options, told)


def read_of_kind(stream: TextIO, options: ReadOptions, kind: Kind) -> Iterator[Item]:
    """Yield the puzzle of each line, or what is wrong with it, for a format that says the kind.

    Raises:
        Unreadable: a comment names another kind, or there are no lines.
    """
    return _read(stream, options, _Told(kind, kind, exact=True, base=kind.base.name))


def _read(stream: TextIO, options: ReadOptions, told: _Told) -> Iterator[Item]:
    count = 0
    for found in boards(stream):
        if isinstance(found, Comment):
            try:
                told.listen(found.text)
            except Unreadable as fault:
                raise Unreadable(fault.text, f"line {found.number}") from None
            continue
        count += 1
        if isinstance(found, FormatError):
            yield found
            continue
        where = f"line {found.number}"
        try:
            yield _document(found.symbols, found.rest, told, id_of(options.name, count))
        except _Unknown as fault:
            raise Untold(fault.bare, fault.option, where) from None
        except Unreadable as fault:
            yield Unreadable(fault.text, f"{where}: {fault.place}" if fault.place else where)
    if not count:
        raise Unreadable("there is no puzzle in it")


class _Unknown(Untold):
    """The kind is not known, so that no line of the file can be read."""


def _document(symbols: str, rest: str, told: _Told, name: str) -> Document:
    size = SIZES[len(symbols)]
    shape = SHAPES[size]
    kind = told.kind or told.settled(diagonals=False, cages=False)
    givens = givens_of(symbols, kind, shape)
    diagonals, cages, solution, others = _words(rest, kind, shape)
    if kind.cages and cages is None:
        raise Unreadable(f"the kind {kind.name} wants cages=SUM:r1c1+r1c2;... after the givens")
    kind = told.settled(diagonals=diagonals, cages=cages is not None)
    notes = (f"ignored after the puzzle: {shorten(' '.join(others))}",) if others else ()
    puzzle = Puzzle(kind, size, givens, cages or ())
    stored = None if solution is None else Stored(solution)
    return Document(name, puzzle, stored, notes=notes)


def givens_of(symbols: str, kind: Kind, shape: Shape) -> Grid:
    """Return the givens that the symbols of a board stand for; blanks are of one sort.

    Raises:
        Unreadable: a symbol is neither a digit of the kind nor a blank, or blanks differ.
    """
    digits = {str(digit): digit for digit in kind.base.digits(shape.size)}
    used = sorted(set(symbols) - set(digits))
    if kind.missing and set(used) - {"."}:
        cell = next(cell for cell, symbol in enumerate(symbols) if symbol not in (*digits, "."))
        text = f"found {symbols[cell]!r} as symbol {cell + 1} ({shape.name(cell)})"
        hint = "; '.' is the only blank of Missudeca" if symbols[cell] in BLANKS else ""
        raise Unreadable(f"{text}, wanted a digit 0 to {shape.size} or '.'{hint}")
    if strays := set(used) - set(BLANKS):
        cell = min(map(symbols.index, strays))
        text = f"found {symbols[cell]!r} as symbol {cell + 1} ({shape.name(cell)})"
        raise Unreadable(f"{text}, wanted a digit 1 to {shape.size} or a blank")
    if len(used) > 1:
        text = " and ".join(map(repr, used))
        raise Unreadable(f"{text} are both used as blanks, wanted one sort of blank in a line")
    digits.update(dict.fromkeys(used, BLANK))
    return tuple(map(digits.__getitem__, symbols))


Words = tuple[bool, tuple[Cage, ...] | None, Grid | None, list[str]]


def _words(rest: str, kind: Kind, shape: Shape) -> Words:
    """Return what follows the givens: diagonals, cages, solution, and what is none of these.

    Raises:
        Unreadable: a cage is wrong or, in a Missudeca line, a word is not known.
    """
    diagonals, others = False, list[str]()
    cages: tuple[Cage, ...] | None = None
    solution: Grid | None = None
    digits = "".join(map(str, kind.base.digits(shape.size)))
    full = re.compile(f"[{digits}]{{{shape.size**2}}}")
    for word in rest.split():
        if word == "diagonals":
            diagonals = True
        elif word.startswith("cages="):
            if cages is not None:
                raise Unreadable("cages= stands twice, wanted all cages in one, divided by ;")
            cages = tuple(_cages(word.removeprefix("cages="), shape))
        elif full.fullmatch(word) and solution is None:
            solution = tuple(map(int, word))
        elif kind.missing:
            wanted = f"diagonals, cages=... or a solution of {shape.size**2} digits"
            raise Unreadable(f"found {shorten(word)!r} after the givens, wanted {wanted}")
        else:
            others.append(word)
    return diagonals, cages, solution, others


def _cages(text: str, shape: Shape) -> Iterator[Cage]:
    """Yield the cages of `sum:r1c1+r1c2;...`."""
    for index, part in enumerate(counted(text.split(";")) if text else ()):
        place = f"cages[{index}]"
        total, _, names = part.rpartition(":")
        if not re.fullmatch(r"[0-9]{0,3}", total):
            wanted = f"a number from 0 to {LARGEST_SUM} or nothing"
            raise Unreadable(f"found the sum {shorten(total)!r}, wanted {wanted}", place)
        try:
            cells = cage_cells(map(shape.cell, names.split("+")))
        except ValueError as fault:
            raise Unreadable(shorten(str(fault), 90), place) from None
        yield Cage(cells, int(total) if total else None)


def why_not(document: Document) -> str | None:
    """In the classic family 0 is a blank: no Missudeca, no panel."""
    if document.puzzle.kind.missing:
        return "0 is a blank in this format and a digit of Missudeca: write missudeca instead"
    return _why_not_line(document)


def why_not_missudeca(document: Document) -> str | None:
    """The line has no place for panel givens, nor for D2 as a rule of the puzzle."""
    if not document.puzzle.kind.missing:
        return "this format holds Missudeca only: write line instead"
    return _why_not_line(document)


def _why_not_line(document: Document) -> str | None:
    puzzle = document.puzzle
    if puzzle.panel:
        return "a line has no place for given entries of the panel (M5)"
    if puzzle.magic_on_diagonals == "enforced":
        return "a line cannot say that D2 is enforced (magicOnDiagonals)"
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write classic kinds, a line each, below a comment that names the kind.

    Raises:
        CannotCarry: as `why_not` says.
    """
    _write(carried(documents, why_not), stream)


def write_missudeca(documents: Iterable[Document], stream: TextIO) -> None:
    """Write Missudeca kinds, a line each, below a comment that names the kind.

    Raises:
        CannotCarry: as `why_not_missudeca` says.
    """
    _write(carried(documents, why_not_missudeca), stream)


def _write(documents: Iterable[Document], stream: TextIO) -> None:
    kind: Kind | None = None
    for document in documents:
        if document.puzzle.kind != kind:
            kind = document.puzzle.kind
            stream.write(f"# kind: {kind.name}\n")
        stream.write(_line(document) + "\n")


def _line(document: Document) -> str:
    puzzle = document.puzzle
    words = [text_of(puzzle.givens)]
    if document.solution is not None:
        words.append(text_of(document.solution.grid))
    if puzzle.kind.diagonals:
        words.append("diagonals")
    if puzzle.kind.cages:
        words.append(
            "cages=" + ";".join(_cage(cage, puzzle.shape) for cage in sorted_cages(puzzle.cages))
        )
    return " ".join(words)


def _cage(cage: Cage, shape: Shape) -> str:
    total = "" if cage.sum is None else cage.sum
    return f"{total}:" + "+".join(map(shape.name, cage.cells))
