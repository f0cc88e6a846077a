"""The table of formats: a row for each, and how the right one is found.

To add a format, write a file with `read`, `write` and `why_not`, add a row here, and its marks to
`detect` if its texts can be told from all others.

Readers yield documents lazily. In formats that hold many, a line or document that is wrong is
yielded as the `FormatError` it is, so that the rest of the file is still judged; a fault that
leaves the rest unreadable (binary data, an endless line, nothing that says the kind) is raised.
Formats of one document raise whatever is wrong. `files.read_documents` yields both sorts alike.
"""

import re
from pathlib import Path, PurePath

from formats.errors import Unreadable, Untold
from formats.format import Format, NativeParts, Parts
from formats.jsontext import tree_of
from puzzles.kind import Kind


def _json() -> NativeParts:
    """Return the parts of the format `json`."""
    from formats import native

    return NativeParts(native.read_json, native.write_json, native.why_not)


def _jsonl() -> NativeParts:
    """Return the parts of the format `jsonl`."""
    from formats import native

    return NativeParts(native.read_lines, native.write_lines, native.why_not)


def _yaml() -> NativeParts:
    """Return the parts of the format `yaml`."""
    from formats import native_yaml

    return NativeParts(native_yaml.read, native_yaml.write, native_yaml.why_not)


def _line() -> Parts:
    """Return the parts of the format `line`."""
    from formats import lines

    return Parts(lines.read, lines.write, lines.why_not)


def _missudeca() -> Parts:
    """Return the parts of the format `missudeca`."""
    from formats import lines

    return Parts(lines.read_missudeca, lines.write_missudeca, lines.why_not_missudeca)


def _sudokupad() -> Parts:
    """Return the parts of the format `sudokupad`."""
    from formats import sudokupad

    return Parts(sudokupad.read, sudokupad.write, sudokupad.why_not)


def _sudokupad_url() -> Parts:
    """Return the parts of the format `sudokupad-url`."""
    from formats import sudokupad

    return Parts(sudokupad.read_url, sudokupad.write_url, sudokupad.why_not)


def _iss() -> Parts:
    """Return the parts of the format `iss`."""
    from formats import iss

    return Parts(iss.read, iss.write, iss.why_not)


def _iss_url() -> Parts:
    """Return the parts of the format `iss-url`."""
    from formats import iss

    return Parts(iss.read_url, iss.write_url, iss.why_not)


FORMATS = (
    Format(
        "json",
        "native document (schema of `info formats --schema`)",
        (".json",),
        _json,
        many=False,
        carries="everything",
    ),
    Format(
        "jsonl",
        "pack: a native document a line",
        (".jsonl", ".ndjson"),
        _jsonl,
        many=True,
        carries="everything",
    ),
    Format(
        "yaml",
        "native documents as YAML, divided by ---",
        (".yaml", ".yml"),
        _yaml,
        many=True,
        carries="everything",
    ),
    Format(
        "line",
        "classic: 81, 36 or 16 symbols a line, 0 or . for blank",
        (".txt", ".line", ".sdm"),
        _line,
        many=True,
        carries="classic kinds: givens, cages, solution",
    ),
    Format(
        "missudeca",
        "Missudeca: 81, 36 or 16 symbols a line, . for blank, 0 a digit",
        (".missudeca",),
        _missudeca,
        many=True,
        carries="Missudeca kinds: givens, cages, solution; no panel givens, no enforced D2",
    ),
    Format(
        "sudokupad",
        "SudokuPad's JSON",
        (".scl.json", ".scl"),
        _sudokupad,
        many=False,
        carries="givens, cages, solution, title, author; no panel givens",
    ),
    Format(
        "sudokupad-url",
        "addresses that open in SudokuPad",
        (".scl.url", ".scl.url.txt"),
        _sudokupad_url,
        many=True,
        carries="givens, cages, solution, title, author; no panel givens",
    ),
    Format(
        "iss",
        "constraint string of Interactive-Sudoku-Solver",
        (".iss", ".iss.txt"),
        _iss,
        many=False,
        carries="the puzzle",
    ),
    Format(
        "iss-url",
        "addresses that open in Interactive-Sudoku-Solver",
        (".iss.url", ".iss.url.txt"),
        _iss_url,
        many=True,
        carries="the puzzle",
    ),
)

ROWS = {row.name: row for row in FORMATS}


def by_name(name: str) -> Format:
    """Return the format of a name; raise `KeyError` when there is none."""
    return ROWS[name]


def by_suffix(path: str) -> Format | None:
    """Return the format that a file's name ends with, the longest ending first; None if none."""
    name = PurePath(path).name.lower()
    endings = [(len(end), row) for row in FORMATS for end in row.suffixes if name.endswith(end)]
    return max(endings, key=lambda pair: pair[0])[1] if endings else None


def for_writing(path: str, name: str | None) -> Format:
    """Return the format to write: the one named, or else the one of the file's suffix.

    Standard output (`-`) without a name takes a pack, a folder (there, or ending with `/`) takes a
    JSON document a file.

    Raises:
        KeyError: there is no format of that name.
        Untold: the suffix says nothing.
    """
    if name is not None:
        return by_name(name)
    if path == "-":
        return by_name("jsonl")
    if path.endswith("/") or Path(path).is_dir():
        return by_name("json")
    row = by_suffix(path)
    if row is None:
        known = ", ".join(row.suffixes[0] for row in FORMATS)
        raise Untold(f"no format has this suffix ({known} have one)", "to", path)
    return row


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
    if re.match(r"\.(~|[A-Z][A-Za-z]*(~|\.|$))", first):
        return "iss"
    kind = re.search(r"^\s*#\s*kind:\s*(classic|missudeca)", head, re.MULTILINE)
    # A classic header under a Missudeca suffix is a contradiction, for the reader to name.
    if kind and not (named and named.name == "missudeca"):
        return "missudeca" if kind[1] == "missudeca" else "line"
    if named is None and re.fullmatch(r"[0-9.xX*_?-]+", re.split(r"[\s,:;|#]", first)[0]):
        return "line"
    return None


def _marked_address(first: str) -> str | None:
    """Return which program an address opens."""
    from formats.sudokupad_read import ADDRESS_FORM

    if ADDRESS_FORM.match(first):
        return "sudokupad-url"
    if re.match(r"https?://\S*/Interactive-Sudoku-Solver/\?", first):
        return "iss-url"
    return None


def _marked_json(head: str, first: str, named: Format | None) -> str | None:
    """Return which of the JSON formats a text is; a pack and a document by their name or lines."""
    if re.search(r'"format"\s*:\s*"qedoku"', head):
        if named is not None and named.name in ("json", "jsonl"):
            return named.name
        return "jsonl" if first.endswith("}") else "json"
    if re.search(r'"(cellSize|regions)"\s*:', head) and re.search(r'"cells"\s*:', head):
        return "sudokupad"
    return None
