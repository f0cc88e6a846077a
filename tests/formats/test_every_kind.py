"""Every kind in every format: there and back equal, or right to a program of others, or refused."""

import base64
import io
import json
import re
import shutil
import subprocess
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import qedoku
from formats.catalog import FORMATS, by_name
from formats.errors import CannotCarry
from formats.files import read_documents, write_documents
from formats.format import Format
from formats.minizinc import model
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Puzzle, text_of

SOLO = shutil.which("sgt-solo") or shutil.which("sgt-solo", path="/usr/games")
QQWING = shutil.which("qqwing")
MINIZINC = shutil.which("minizinc")
CLASSIC_ALONE = {"line", "fpuzzles", "fpuzzles-url", "solo"}
PLAIN_ALONE = {"sdm", "csv", "sdk", "ss", "hodoku", "opensudoku"}
WITHOUT_CAGES = {name for name, kind in KINDS.items() if not kind.cages}

ROWS = pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.name)
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)


@cache
def made(kind: str, count: int, size: int = 9) -> tuple[Document, ...]:
    """Generated puzzles; killers among them without givens, for the formats that want that."""
    found = list(qedoku.generate(kind, count, seed=23, size=size))  # type: ignore[arg-type]
    if KINDS[kind].cages and size == 9:
        found += qedoku.generate(kind, 1, seed=24, givens=(0, 0))
    return tuple(found)


def refused(row: Format, kind: str) -> bool:
    """Whether a format has no place for a kind, by what is known of it (formats.md)."""
    classic, plain = not KINDS[kind].missing, kind == "classic"
    if row.name == "missudeca":
        return classic
    if row.name in PLAIN_ALONE:
        return not plain
    if row.name == "killertext":
        return not classic or not KINDS[kind].cages
    return row.name == "pointers" or (row.name in CLASSIC_ALONE and not classic)


def written(row: Format, document: Document) -> str:
    stream = io.StringIO()
    row.write([document], stream)
    return stream.getvalue()


def there_and_back(row: Format, documents: list[Document], folder: Path) -> Iterator[Document]:
    """Yield what is read again; the format is told by marks and name alone, or else by the kind."""
    end = row.suffixes[0]
    target = folder / f"p{end}" if row.many else folder / row.name
    if not row.many:
        target.mkdir()
    write_documents(documents, str(target), row)
    for one in [target] if row.many else [target / f"{d.id}{end}" for d in documents]:
        for item in read_documents(str(one)):
            assert isinstance(item, Document), item
            yield item


def plainly(puzzle: Puzzle) -> Puzzle:
    assert puzzle.magic_on_diagonals != "enforced"
    return replace(puzzle, magic_on_diagonals=None)


def check_all(row: Format, kind: str, count: int, folder: Path) -> None:
    """Hold a format to its word for some puzzles of a kind."""
    documents = [one for one in made(kind, count) if row.why_not(one) is None]
    others = [one for one in made(kind, count) if row.why_not(one) is not None]
    assert bool(documents) != refused(row, kind)
    for one in others:
        with pytest.raises(CannotCarry, match=re.escape(row.why_not(one) or "")):
            written(row, one)
    if row.reads and documents:
        for one, back in zip(documents, there_and_back(row, documents, folder), strict=True):
            # "holds" says nothing of the puzzle: None means the same.
            assert plainly(back.puzzle) == plainly(one.puzzle)
            if "solution" in row.parts:
                assert back.solution is not None
                assert one.solution is not None
                assert back.solution.grid == one.solution.grid
    for one in documents:
        if row.name in OUTSIDE:
            OUTSIDE[row.name](written(row, one), one)


@ROWS
@EVERY_KIND
def test_two_puzzles(row: Format, kind: str, tmp_path: Path) -> None:
    check_all(row, kind, 2, tmp_path)


@pytest.mark.slow
@ROWS
@EVERY_KIND
def test_twenty_puzzles(row: Format, kind: str, tmp_path: Path) -> None:
    check_all(row, kind, 20, tmp_path)


def test_the_reasons_are_told_from_each_other() -> None:
    for kind, word in (("missudeca", "0 is a blank"), ("classic-killer", "cages"),
                       ("classic-diagonal", "diagonals")):  # fmt: skip
        for name in PLAIN_ALONE:
            assert word in (by_name(name).why_not(made(kind, 2)[0]) or "")


def check_penpa(text: str, one: Document) -> None:
    """Unpack an address by hand and find the givens, the cages and the sums in it."""
    assert text.endswith("\n")
    payload = text.strip().partition("#m=edit&p=")[2]
    lines = zlib.decompress(base64.b64decode(payload), -15).decode().split("\n")
    assert len(lines) == 19
    puzzle, width = one.puzzle, one.puzzle.size + 4
    at = {(r + 2) * width + c + 2: r * puzzle.size + c for r in range(9) for c in range(9)}
    layer = lines[3]
    for short, word in (("zN", '"number"'), ("z1", '"numberS"'), ("z6", '"killercages"'),
                        ("zS", '"surface"')):  # fmt: skip
        layer = layer.replace(short, word)
    tree = json.loads(re.sub("z(.)", r'"z\1"', layer))
    givens = [BLANK] * 81
    for point, (digit, *_) in tree["number"].items():
        givens[at[int(point)]] = int(digit)
    assert tuple(givens) == puzzle.givens
    cages = [tuple(at[point] for point in cage) for cage in tree["killercages"]]
    assert cages == [cage.cells for cage in puzzle.cages]
    sums = {
        at[int(point) // 4 - width**2]: int(text) for point, (text, _) in tree["numberS"].items()
    }
    assert sums == {cage.cells[0]: cage.sum for cage in puzzle.cages}
    grey = {at[int(point)] for point in tree["surface"]}
    assert grey == {c for line in puzzle.shape.diagonals for c in line if puzzle.kind.diagonals}


def check_dimacs(text: str, one: Document) -> None:
    """Ask a SAT solver: the solution is the model, and with the clause of the comment none is."""
    from pysat.formula import CNF
    from pysat.solvers import Cadical153

    assert one.solution is not None
    cnf = CNF(from_string=text)
    head = re.search(r"^p cnf (\d+) (\d+)$", text, re.MULTILINE)
    assert head is not None
    assert (cnf.nv, len(cnf.clauses)) == tuple(map(int, head.groups()))
    count, first = len(one.puzzle.digits), one.puzzle.digits[0]
    wanted = [cell * count + digit - first + 1 for cell, digit in enumerate(one.solution.grid)]
    forbidding = re.search(r"^c one: (.*) 0$", text, re.MULTILINE)
    assert forbidding is not None
    clause = list(map(int, forbidding[1].split()))
    assert clause == [-variable for variable in wanted]
    with Cadical153(bootstrap_with=cnf.clauses) as solver:
        assert solver.solve(assumptions=wanted)
        solver.add_clause(clause)
        assert not solver.solve()


def solo_says(text: str) -> str:
    """What the program complains of in an id, nothing if it is right and has one solution."""
    if SOLO is None:
        pytest.skip("sgt-solo is not installed (Debian: sgt-puzzles)")
    words = [SOLO, "--print", "1x1", "--with-solutions"]
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=120)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


def check_solo(text: str, one: Document) -> None:
    """Let the program itself read the id: it fails on a wrong one and on several solutions.

    Where it has to guess in a killer it may see several solutions where others (Gecode on our
    model) find one. Then half of the solution is given, so that it need not: cages or sums that are
    wrong would leave none.
    """
    said = solo_says(text)
    if one.puzzle.kind.cages and "Multiple solutions" in said:
        assert one.solution is not None
        half = tuple(d if cell % 2 else BLANK for cell, d in enumerate(one.solution.grid))
        more = replace(one, puzzle=replace(one.puzzle, givens=half))
        said = solo_says(written(by_name("solo"), more))
    assert said == "", text


def check_qqwing(line: str, one: Document) -> None:
    if QQWING is None:
        pytest.skip("qqwing is not installed (Debian: qqwing)")
    words = [QQWING, "--solve", "--count-solutions", "--one-line"]
    done = subprocess.run(words, input=line, capture_output=True, text=True, timeout=60)
    assert one.solution is not None
    assert text_of(one.solution.grid) in done.stdout
    assert "The solution to the puzzle is unique." in done.stdout


def check_hodoku(text: str, one: Document) -> None:
    """The fourth field of a line of seven colons is the grid."""
    fields = text.strip().split(":")
    assert [len(fields), fields[:3], fields[4:]] == [7, ["", "0000", "x"], ["", "", ""]]
    check_qqwing(fields[3] + "\n", one)


def check_ipuz(text: str, one: Document) -> None:
    """The validator from PyPI, where somebody has installed it."""
    validator = pytest.importorskip("ipuz")
    validator.read(text)


OUTSIDE: dict[str, Callable[[str, Document], None]] = {
    "penpa": check_penpa,
    "dimacs": check_dimacs,
    "solo": check_solo,
    "sdm": check_qqwing,
    "hodoku": check_hodoku,
}


@EVERY_KIND
def test_ipuz_passes_the_validator(kind: str) -> None:
    check_ipuz(written(by_name("ipuz"), made(kind, 2)[0]), made(kind, 2)[0])


MODELLED = [
    pytest.param(kind, size, marks=() if size == 4 else pytest.mark.slow)
    for kind in KINDS
    for size in (4, 6, 9)
    if size < 9 or kind in WITHOUT_CAGES
]


@pytest.mark.parametrize(("kind", "size"), MODELLED)
def test_minizinc_finds_the_one_solution(kind: str, size: int, tmp_path: Path) -> None:
    if MINIZINC is None:
        pytest.skip("minizinc is not installed (Debian: minizinc)")
    (tmp_path / "puzzle.mzn").write_text(model(), encoding="utf-8")
    one = made(kind, 2, size)[0]
    (tmp_path / "one.dzn").write_text(written(by_name("minizinc"), one), encoding="utf-8")
    words = [MINIZINC, "--solver", "gecode", "-a", "puzzle.mzn", "one.dzn"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert one.solution is not None
    answer = text_of(one.solution.grid)
    assert done.stdout.split() == [answer, "-" * 10, "=" * 10], done.stderr


def test_the_outside_checks_can_fail() -> None:
    """Two solutions, where 1 and 2 can change places, or a wrong given, are found out."""
    one = made("classic", 2)[0]
    assert one.solution is not None
    two = tuple(BLANK if digit < 3 else digit for digit in one.solution.grid)
    wrong = list(one.solution.grid)
    wrong[0] = wrong[0] % 9 + 1
    for givens in (two, tuple(wrong)):
        bad = replace(one, puzzle=replace(one.puzzle, givens=givens))
        for name in ("dimacs", "solo", "sdm", "hodoku"):
            with pytest.raises(AssertionError):
                OUTSIDE[name](written(by_name(name), bad), bad)
