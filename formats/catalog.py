"""The table of formats: a row for each.

To add a format, write a file with `read`, `write` and `why_not`, its loader in `loaders.py`, a row
here, and its marks to `detect.py` if its texts can be told from all others.

Readers yield documents lazily. In formats that hold many, a line or document that is wrong is
yielded as the `FormatError` it is, so that the rest of the file is still judged; a fault that
leaves the rest unreadable (binary data, an endless line, nothing that says the kind) is raised.
Formats of one document raise whatever is wrong. `files.read_documents` yields both sorts alike.
"""

from pathlib import Path, PurePath

from formats import loaders
from formats.errors import Untold
from formats.format import EVERYTHING, Format

SHOWN = ("solution", "title", "author", "rules text")
"""What programs with a screen show beside the board."""

FORMATS = (
    Format(
        "json",
        "native document (schema of `info formats --schema`)",
        (".json",),
        loaders.json,
        many=False,
        carries="everything",
        parts=EVERYTHING,
    ),
    Format(
        "jsonl",
        "pack: a native document a line",
        (".jsonl", ".ndjson"),
        loaders.jsonl,
        many=True,
        carries="everything",
        parts=EVERYTHING,
    ),
    Format(
        "yaml",
        "native documents as YAML, divided by ---",
        (".yaml", ".yml"),
        loaders.yaml,
        many=True,
        carries="everything",
        parts=EVERYTHING,
    ),
    Format(
        "line",
        "classic: 81, 36 or 16 symbols a line, 0 or . for blank",
        (".txt", ".line"),
        loaders.line,
        many=True,
        carries="classic kinds: givens, cages, solution",
        parts=("solution",),
    ),
    Format(
        "missudeca",
        "Missudeca: 81, 36 or 16 symbols a line, . for blank, 0 a digit",
        (".missudeca",),
        loaders.missudeca,
        many=True,
        carries="Missudeca kinds: givens, cages, solution; no panel givens, no enforced D2",
        parts=("solution",),
    ),
    Format(
        "sdm",
        "classic 9x9: 81 digits a line, 0 for blank",
        (".sdm",),
        loaders.sdm,
        many=True,
        carries="plain classic 9x9: givens",
    ),
    Format(
        "csv",
        "classic 9x9: columns quizzes,solutions",
        (".csv",),
        loaders.csv,
        many=True,
        carries="plain classic 9x9: givens, solution",
        parts=("solution",),
    ),
    Format(
        "sdk",
        "SadMan and SudoCue: headings and nine rows",
        (".sdk",),
        loaders.sdk,
        many=False,
        carries="plain classic 9x9: givens, title, author, notes",
        parts=("title", "author", "notes"),
    ),
    Format(
        "ss",
        "Simple Sudoku: nine rows in a frame",
        (".ss",),
        loaders.ss,
        many=False,
        carries="plain classic 9x9: givens",
    ),
    Format(
        "hodoku",
        "HoDoKu library: a line a puzzle",
        (".hodoku", ".hodoku.txt"),
        loaders.hodoku,
        many=True,
        carries="plain classic 9x9: givens",
        reads=False,
    ),
    Format(
        "sudokupad",
        "SudokuPad's JSON",
        (".scl.json", ".scl"),
        loaders.sudokupad,
        many=False,
        carries="givens, cages, solution, title, author, rules; no panel givens",
        parts=SHOWN,
    ),
    Format(
        "sudokupad-url",
        "addresses that open in SudokuPad",
        (".scl.url", ".scl.url.txt"),
        loaders.sudokupad_url,
        many=True,
        carries="givens, cages, solution, title, author, rules; no panel givens",
        parts=SHOWN,
        opens=True,
    ),
    Format(
        "fpuzzles",
        "f-puzzles' JSON",
        (".fpuzzles.json", ".fpuzzles"),
        loaders.fpuzzles,
        many=False,
        carries="classic kinds: givens, cages, solution, title, author, rules",
        parts=SHOWN,
    ),
    Format(
        "fpuzzles-url",
        "addresses that open in f-puzzles",
        (".fpuzzles.url", ".fpuzzles.url.txt"),
        loaders.fpuzzles_url,
        many=True,
        carries="classic kinds: givens, cages, solution, title, author, rules",
        parts=SHOWN,
        opens=True,
    ),
    Format(
        "penpa",
        "addresses that open in Penpa+",
        (".penpa.url", ".penpa.url.txt"),
        loaders.penpa,
        many=True,
        carries="givens, cages, title, author, rules; no panel givens",
        parts=("title", "author", "rules text"),
        reads=False,
        opens=True,
    ),
    Format(
        "ipuz",
        "ipuz, the standard, its sudoku kind",
        (".ipuz",),
        loaders.ipuz,
        many=False,
        carries="givens, cages, solution, title, author, rules; no panel givens",
        parts=SHOWN,
    ),
    Format(
        "opensudoku",
        "OpenSudoku's XML",
        (".opensudoku",),
        loaders.opensudoku,
        many=True,
        carries="plain classic 9x9: givens, title",
        parts=("title",),
    ),
    Format(
        "iss",
        "constraint string of Interactive-Sudoku-Solver",
        (".iss", ".iss.txt"),
        loaders.iss,
        many=False,
        carries="the puzzle",
    ),
    Format(
        "iss-url",
        "addresses that open in Interactive-Sudoku-Solver",
        (".iss.url", ".iss.url.txt"),
        loaders.iss_url,
        many=True,
        carries="the puzzle",
        opens=True,
    ),
    Format(
        "solo",
        "game ids of Solo (Simon Tatham's puzzles)",
        (".solo", ".solo.txt"),
        loaders.solo,
        many=True,
        carries="classic kinds: givens, cages that part the board",
    ),
    Format(
        "killertext",
        "3x3::k: lines of Perfect Sudoku and SumoCue",
        (".killer", ".killer.txt"),
        loaders.killertext,
        many=True,
        carries="classic 9x9 killers without givens: cages with sums",
    ),
    Format(
        "pointers",
        "killers as 81 pointers",
        (".pointers", ".pointers.txt"),
        loaders.pointers,
        many=True,
        carries="classic 9x9 killers without givens: cages with sums",
        writes=False,
    ),
    Format(
        "dimacs",
        "DIMACS CNF with the map of its variables",
        (".cnf", ".dimacs"),
        loaders.dimacs,
        many=False,
        carries="the puzzle; the solution in a comment",
        parts=("solution",),
        reads=False,
    ),
    Format(
        "minizinc",
        "MiniZinc data for `info formats --model`",
        (".dzn",),
        loaders.minizinc,
        many=False,
        carries="the puzzle",
        reads=False,
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
