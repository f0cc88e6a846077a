"""Where a puzzle begins and ends in a file of lines: one line, or a row a line.

    12.. 34.. 21.. 43..         a puzzle, as is 12..34..21..43..

    5 3 . | a row of nine, six or four symbols begins a puzzle of so many lines: blanks may divide
            its symbols, blank lines and comments divide puzzles

A line of 81, 36 or 16 symbols is a puzzle whatever stands round it. A row has at most nine, so that
the two are never confused (formats.md 1).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TextIO

from formats.errors import FormatError, Unreadable
from formats.schema import shorten
from formats.text import lines
from puzzles.shape import SHAPES

SIZES = {size * size: size for size in sorted(SHAPES, reverse=True)}
_SYMBOLS = re.compile(r"[0-9.xX*_?-]*")
_WORD = re.compile(r"\S+")
_WANTED = f"{', '.join(map(str, SIZES))} (or rows of {', '.join(map(str, SIZES.values()))})"


@dataclass(frozen=True, slots=True)
class Comment:
    """A line that begins with `#`."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Given:
    """The symbols of a row or of a whole board, what follows them, and the line they begin in."""

    number: int
    symbols: str
    rest: str


@dataclass
class _Block:
    """A puzzle that is given row by row, as far as it has been read.

    Attributes:
        first: the number of its first line.
        size: how many rows it has, of so many symbols.
        rows: the symbols so far.
        seen: the lines so far, wrong ones included.
        broken: whether one of them was wrong, and was said to be.
    """

    first: int
    size: int
    rows: str = ""
    seen: int = 0
    broken: bool = False

    def add(self, number: int, line: str) -> Given | None:
        """Take in the next line; return the board if it is whole now.

        Raises:
            Unreadable: the line is no such row, for the first time in this puzzle.
        """
        self.seen += 1
        if self.broken:
            return None
        whose = f"row {self.seen} of a puzzle that begins in line {self.first}"
        symbols, rest = _divided(line)
        try:
            if not symbols:
                raise Unreadable(f"found {shorten(line.strip())!r}, wanted {whose}")
            if len(symbols) != self.size:
                raise Unreadable(f"found {len(symbols)} symbols in {whose}, wanted {self.size}")
            if rest and self.seen < self.size:
                raise Unreadable(f"found {shorten(rest)!r} after {whose}, wanted the next row")
        except Unreadable:
            self.broken = True
            raise
        self.rows += symbols
        return Given(self.first, self.rows, rest) if self.seen == self.size else None

    def cut_off(self) -> Iterator[Unreadable]:
        """Yield what is wrong if nothing more comes."""
        if not self.broken:
            rows = f"{self.seen} row{'' if self.seen == 1 else 's'}"
            yield Unreadable(
                f"found {rows} of a puzzle that begins in line {self.first}, wanted {self.size}",
                f"line {self.first + self.seen - 1}",
            )


def boards(stream: TextIO) -> Iterator[Comment | Given | FormatError]:
    """Yield the boards of a file, the comments, and what is wrong, in order.

    Of a board that is given row by row, the first row that is wrong is named, and the others up
    to its last are left out.

    Raises:
        Unreadable: a line is too long, or the file is binary.
    """
    block: _Block | None = None
    for number, line in lines(stream):
        if block is not None and (isinstance(line, FormatError) or _is_row(line)):
            yield from _next_row(block, number, line)
            block = block if block.seen < block.size else None
            continue
        if block is not None:
            yield from block.cut_off()
            block = None
        if isinstance(line, FormatError):
            yield line
        elif line.lstrip().startswith("#"):
            yield Comment(number, line.lstrip())
        elif line.strip() or len(line) in SIZES:
            block = _begun(line, number)
            yield from _next_row(block, number, line) if block else _whole(line, number)
    if block is not None:
        yield from block.cut_off()


def _is_row(line: str) -> bool:
    """Whether a line goes on with a board: it is neither blank, nor a comment, nor a board."""
    if not line.strip() or line.lstrip().startswith("#"):
        return False
    try:
        _split(line)
    except Unreadable:
        return True
    return False


def _next_row(block: _Block, number: int, line: str | FormatError) -> Iterator[Given | FormatError]:
    """Yield the board if the line is its last, or what is wrong with the line."""
    if isinstance(line, FormatError):
        block.seen, block.broken = block.seen + 1, True
        yield line
        return
    try:
        if (found := block.add(number, line.split("#", 1)[0])) is not None:
            yield found
    except Unreadable as fault:
        yield Unreadable(fault.text, f"line {number}")


def _begun(line: str, number: int) -> _Block | None:
    """Return the board that a line is the first row of, if it is one."""
    symbols, rest = _divided(line.split("#", 1)[0])
    return _Block(number, len(symbols)) if not rest and len(symbols) in SIZES.values() else None


def _whole(line: str, number: int) -> Iterator[Given | FormatError]:
    """Yield the board of a line, or what is wrong with it."""
    try:
        yield Given(number, *_split(line))
    except Unreadable as fault:
        yield Unreadable(fault.text, f"line {number}")


def _split(line: str) -> tuple[str, str]:
    """Return the symbols of a whole board and what follows them.

    Raises:
        Unreadable: there are not as many symbols as a board has.
    """
    line = line.split("#", 1)[0]
    # Spaces as blanks: the line has the right length with them, and no board without them.
    if " " in line and len(line) in SIZES and set(line) <= set("0123456789 "):
        return line, ""
    line = line.strip()
    match = _SYMBOLS.match(line)
    symbols = match[0] if match else ""
    rest = line[len(symbols) :]
    if rest and rest[0] not in " \t,:;|":
        found = f"found {rest[0]!r} as symbol {len(symbols) + 1}"
        raise Unreadable(
            f"{found}, wanted a digit or a blank ({', '.join(map(str, SIZES))} of them)"
        )
    if not symbols:
        raise Unreadable(f"found no symbols, wanted {_WANTED}")
    if len(symbols) not in SIZES and len(symbols) < min(SIZES):
        symbols, rest = _divided(line)
    if len(symbols) not in SIZES:
        raise Unreadable(f"found {len(symbols)} symbols, wanted {_WANTED}")
    if not _row_by_row(line, SIZES[len(symbols)]):
        size = SIZES[len(symbols)]
        raise Unreadable(f"found {size**2} symbols, but not divided into rows of {size}")
    return symbols, rest.lstrip(" \t,:;|")


def _divided(line: str) -> tuple[str, str]:
    """Return the symbols that a line begins with, without the blanks between, and what follows.

    A word as long as a board, a solution say, is no part of them.
    """
    symbols, end = "", 0
    for word in _WORD.finditer(line):
        if len(word[0]) >= min(SIZES) or not _SYMBOLS.fullmatch(word[0]):
            break
        # One more than a board tells that there are too many.
        symbols, end = (symbols + word[0])[: max(SIZES) + 1], word.end()
    return symbols, line[end:].strip()


def _row_by_row(line: str, size: int) -> bool:
    """Whether the blanks of a line that holds a board do not cut its rows elsewhere.

    Four rows of nine have as many symbols as a board of six, and are none.
    """
    ends, count = set[int](), 0
    for word in _WORD.finditer(line):
        count += len(word[0])
        ends.add(count)
        if count >= size**2:
            break
    return len(ends) == 1 or ends >= set(range(size, size**2 + 1, size))
