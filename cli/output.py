"""What goes to the screen: the one door to rich, and plain text when nobody looks.

Results go to standard output, remarks and progress to standard error. Colours and bars are for
terminals alone; NO_COLOR and TERM=dumb switch colours off. A stream that cannot encode a
character shows its escape instead of failing.
"""

import errno
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import fill
from typing import TYPE_CHECKING, TextIO

from formats.errors import FormatError

if TYPE_CHECKING:
    from cli.board_text import Charset, Segment

_BOARD_STYLES = {
    "": "",
    "line": "bright_black",
    "box": "",
    "cage": "cyan",
    "sum": "bold cyan",
    "given": "bold",
    "found": "green",
    "panel": "yellow",
    "label": "bright_black",
    "solid": "yellow",
    "victim": "bold red",
}
_VERDICT_STYLES = {"unique": "32", "undecided": "33", "multiple": "31", "none": "31"}
_ALARM = "1;31"
_SHADE = "on grey23"
FLOORS = ("", "on grey11", "on grey19", "on #1c2333", "on #2b2118", "on #1b2b20", "on #2a1c2b")
"""Colours under the rooms of a plan; the first is none."""
LAST_STANDARD = 2
"""The number of the last standard stream, that of errors."""


class _Closed(io.TextIOBase):
    """Stands for a standard output that was closed before the start, as by `>&-`."""

    def write(self, text: str) -> int:
        """Say that it is closed."""
        raise OSError(errno.EBADF, "standard output is closed", "-")


def prepare() -> None:
    """Let both streams escape what they cannot encode; find out which are closed."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        # A file opened later must not get the number of a standard stream.
        while os.open(os.devnull, os.O_RDWR) < LAST_STANDARD:
            pass
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="backslashreplace")


def line(text: str = "") -> None:
    """Print a line of the result."""
    sys.stdout.write(f"{text}\n")


def note(text: str) -> None:
    """Say something to the person, on standard error, after what was printed so far."""
    sys.stdout.flush()
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def fault_line(file: str, fault: FormatError) -> str:
    """Return a fault after its file's name; a line as editors like it, `pack.jsonl:17: ...`."""
    if match := re.match(r"line (\d+):? ", str(fault)):
        return f"{file}:{match[1]}: {str(fault)[match.end() :]}"
    return f"{file}: {fault}"


def people(stream: TextIO | None = None) -> bool:
    """Whether a stream, standard output by default, is a terminal."""
    return (stream or sys.stdout).isatty()


def coloured() -> bool:
    """Whether standard output takes colours."""
    return people() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def charset() -> "Charset":
    """Return the characters to draw boards with on standard output."""
    from cli.board_text import ASCII, COLOUR, UNICODE

    if not printable("━┃┏╋╂┿─│┼╌╎╭╮╰╯░·╲╱"):
        return ASCII
    return COLOUR if coloured() else UNICODE


def printable(text: str) -> bool:
    """Say whether standard output can encode a text; what it cannot is shown as escapes."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def board(lines: "list[list[Segment]]") -> None:
    """Print a board, in colours on a terminal."""
    if not coloured():
        from cli.board_text import plain

        line(plain(lines))
        return
    from rich.console import Console
    from rich.text import Text

    Console(highlight=False).print(Text.assemble(*styled(lines)), soft_wrap=True)


def styled(lines: "list[list[Segment]]") -> Iterator[tuple[str, str]]:
    """Yield a board's pieces, line ends included, each with its style in rich's words."""
    for number, row in enumerate(lines):
        if number:
            yield "\n", ""
        for piece in row:
            yield (
                piece.text,
                " ".join(filter(None, (_BOARD_STYLES[piece.style], _ground(piece)))),
            )


def _ground(piece: "Segment") -> str:
    """Return what lies under a piece of a board."""
    return _SHADE if piece.shaded else FLOORS[piece.floor]


def verdict(place: str, word: str, rest: str, details: Iterable[str]) -> None:
    """Print a puzzle's line and, indented, what else there is to say of it."""
    if coloured():
        word = f"\x1b[{_VERDICT_STYLES.get(word, _ALARM)}m{word}\x1b[0m"
    line(f"{place} {word} {rest}".rstrip())
    for text in details:
        line(f"  {text}")


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table: drawn on a terminal, in aligned columns of plain text otherwise.

    Names, in the first column, are never shortened, nor is any word: a terminal too narrow for
    the columns gets the rows one below the other.
    """
    rows = [tuple(row) for row in rows]
    if people():
        _drawn(headings, rows)
        return
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (tuple(headings), *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        line("  ".join(cells).rstrip())


def _drawn(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Draw a table on a terminal."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    columns = list(zip(headings, *rows, strict=True))
    least = [max(map(len, columns[0]))]
    least += [max(len(word) for text in column for word in text.split()) for column in columns[1:]]
    if sum(least) + 2 * len(least) > console.width:
        for name, *cells in rows:
            console.print(name, style="bold", markup=False, soft_wrap=True)
            for heading, cell in zip(headings[1:], cells, strict=True):
                line(fill(f"  {heading}: {cell}", console.width, subsequent_indent=" " * 4))
        return
    drawn = Table(box=None, header_style="bold", pad_edge=False)
    for at, (heading, width) in enumerate(zip(headings, least, strict=True)):
        drawn.add_column(heading, no_wrap=at == 0, min_width=width, overflow="fold")
    for row in rows:
        drawn.add_row(*row)
    console.print(drawn, markup=False)


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Show how far a run is, with rate and time left, on standard error if it is a terminal.

    Yields:
        A function to call after each piece of work.
    """
    if not people(sys.stderr):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, completed=done, rate="")
        started = bar.get_time()
        steps = 0

        def step() -> None:
            nonlocal steps
            steps += 1
            rate = steps / max(bar.get_time() - started, 1e-9)
            bar.update(
                task, advance=1, rate=f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min"
            )

        yield step
