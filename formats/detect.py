"""Telling the format of a file: by marks in its text, or else by its name; never by luck."""

import re

from formats.catalog import ROWS, by_suffix
from formats.csvfile import is_heading
from formats.errors import Unreadable, Untold
from formats.format import Format
from formats.jsontext import tree_of
from formats.sdk import HEADING
from puzzles.kind import Kind


def detect(head: str, path: str, kind: Kind | None = None) -> Format:
    """Return the format of a file by its first lines, or else by its name, or else by its kind.

    `head` is the beginning of the text, to the end of the first line that is no comment; of a
    text that begins with an open brace, more. What bears no mark of any format goes by its suffix.
    Where there is none, a kind that the user names says that the text is meant as lines of it.

    Raises:
        Untold: nothing tells the format.
        Unreadable: the file is empty or binary.
    """
    if "\0" in head:
        raise Unreadable("this is binary data, not text")
    if not head.strip():
        raise Unreadable("the file is empty")
    named = by_suffix(path)
    marked = _marked(head, named)
    row = ROWS[marked] if marked else named
    if row is None and head.lstrip().startswith("{"):
        row = None if _whole_json(head) else ROWS["json"]
    elif row is None and kind is not None:
        row = ROWS["missudeca" if kind.missing else "line"]
    if row is None:
        raise Untold("the format cannot be told from the text or the name", "from")
    return row


def _whole_json(head: str) -> bool:
    """Whether a text is JSON of whatever sort; if it is not, the reader of JSON says why."""
    try:
        tree_of(head)
    except Unreadable:
        return False
    return True


def _marked(head: str, named: Format | None) -> str | None:
    """Return the name of the format whose marks a text bears."""
    content = [line for line in head.splitlines() if line.strip() and line.lstrip()[0] != "#"]
    first = content[0].strip() if content else ""
    if first.startswith("{"):
        return _marked_json(head, first, named)
    if re.search(r"""^(---\s*)?format:\s*["']?qedoku\b""", head, re.MULTILINE):
        return "yaml"
    if first.startswith("http"):
        return _marked_address(first)
    for mark, name in MARKS:
        if re.match(mark, first):
            return name
    if is_heading(first):
        return "csv"
    kind = re.search(r"^\s*#\s*kind:\s*(classic|missudeca)", head, re.MULTILINE)
    # A classic header under a Missudeca suffix is a contradiction, for the reader to name.
    if kind and not (named and named.name == "missudeca"):
        return "missudeca" if kind[1] == "missudeca" else "line"
    if _is_sdk(head, first, named):
        return "sdk"
    if named is None and re.fullmatch(r"[0-9.xX*_?-]+", re.split(r"[\s,:;|#]", first)[0]):
        return "line"
    return None


MARKS = (
    (r"\.(~|[A-Z][A-Za-z]*(~|\.|$))", "iss"),
    (r"<", "opensudoku"),
    (r"[0-9]{1,2}x[0-9]{1,2}:d?:k:", "killertext"),
    (r"([0-9]{1,2}x[0-9]{1,2}j?|[0-9]{1,2}j)[a-z0-9]*:[0-9a-z_]", "solo"),
    (r"(?=.*[\^<>])[0-9A-Za-j^v<>`',.]{81}$", "pointers"),
    (r":[0-9]{4}:[^:]*:", "hodoku"),
    (r"\*-{3,}", "ss"),
    (r"(c .*|p cnf [0-9]+ [0-9]+)$", "dimacs"),
    (r"%|[a-z_]+ = ", "minizinc"),
)
"""How the first line of a format's files begins that is no comment."""


def _is_sdk(head: str, first: str, named: Format | None) -> bool:
    """Whether headings such as `#Author` stand above a row of nine, or a section begins.

    A comment may look like a heading, so that the heading alone says nothing.
    """
    if first.lower() == "[puzzle]":
        return True
    headings = [line for line in head.splitlines() if line.startswith("#")]
    row = re.fullmatch("[1-9.]{9}", first)
    return bool(row and headings and all(map(HEADING.fullmatch, headings)) and named is None)


def _marked_address(first: str) -> str | None:
    """Return which program an address opens."""
    from formats.fpuzzles import ADDRESS_FORM as FPUZZLES
    from formats.sudokupad_read import ADDRESS_FORM as SUDOKUPAD

    for form, name in (
        (FPUZZLES, "fpuzzles-url"),
        (SUDOKUPAD, "sudokupad-url"),
        (re.compile(r"https?://\S*/Interactive-Sudoku-Solver/\?"), "iss-url"),
        (re.compile(r"https?://\S*/penpa-edit/"), "penpa"),
    ):
        if form.match(first):
            return name
    return None


def _marked_json(head: str, first: str, named: Format | None) -> str | None:
    """Return which of the JSON formats a text is; a pack and a document by their name or lines."""
    if re.search(r'"format"\s*:\s*"qedoku"', head):
        if named is not None and named.name in ("json", "jsonl"):
            return named.name
        return "jsonl" if first.endswith("}") else "json"
    if re.search(r'"http://ipuz.org/', head):
        return "ipuz"
    if re.search(r'"size"\s*:', head) and re.search(r'"grid"\s*:', head):
        return "fpuzzles"
    if re.search(r'"(cellSize|regions)"\s*:', head) and re.search(r'"cells"\s*:', head):
        return "sudokupad"
    return None
