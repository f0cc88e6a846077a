"""What the tests of the formats share: documents of all kinds and sizes, and the samples."""

import io
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from formats.catalog import by_name
from formats.format import AnyDocument, AnyItem, ReadOptions
from puzzles.catalog import KINDS
from puzzles.document import Document, State, Stored
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle

TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), max_size=12)
TITLES = TEXTS | st.dictionaries(st.sampled_from(["en", "he", "pt-BR"]), TEXTS, min_size=1)
IDS = st.from_regex(r"[a-z0-9][a-z0-9._-]{0,20}", fullmatch=True)
LEAVES = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | TEXTS
TREES = st.recursive(
    LEAVES, lambda below: st.lists(below, max_size=3) | st.dictionaries(TEXTS, below, max_size=3)
)


def panel_names(kind: Kind, size: int) -> list[str]:
    """The names of M5's entries, in the order in which a panel lists them."""
    names = [f"{word}{n}" for word in ("row", "column", "box") for n in range(1, size + 1)]
    return [*names, *(("diagonal-main", "diagonal-anti") if kind.diagonals else ()), "magic"]


@st.composite
def _panels(draw: st.DrawFn, kind: Kind, size: int, *, full: bool = False) -> Any:
    names = panel_names(kind, size)
    if not full:
        chosen = draw(st.sets(st.sampled_from(names), max_size=5))
        names = [name for name in names if name in chosen]
    return tuple((name, draw(st.integers(0, size))) for name in names)


@st.composite
def _cages(draw: st.DrawFn, size: int) -> tuple[Cage, ...]:
    """Cages in the order of files, overlapping or not, with and without a sum."""
    cells = st.sets(st.integers(0, size * size - 1), min_size=1, max_size=10)
    sums = st.none() | st.integers(0, 999)
    found = draw(st.lists(st.tuples(cells.map(lambda c: tuple(sorted(c))), sums), max_size=6))
    key = lambda pair: (pair[0], -1 if pair[1] is None else pair[1])  # noqa: E731
    return tuple(Cage(*pair) for pair in sorted(found, key=key))


def _grids(symbols: tuple[int, ...], size: int) -> st.SearchStrategy[Grid]:
    """Grids of any symbols. One draw a grid: a draw a cell takes most of a test's time."""
    seeds = st.integers(0, 2**32)
    return seeds.map(lambda seed: tuple(Random(seed).choices(symbols, k=size * size)))


@st.composite
def _states(draw: st.DrawFn, puzzle: Puzzle) -> State:
    digit = st.sampled_from(puzzle.digits)
    filled = draw(_grids((*puzzle.digits, BLANK), puzzle.size))
    pairs = zip(filled, puzzle.givens, strict=True)
    entries = tuple(entry if given == BLANK else BLANK for entry, given in pairs)
    names = list(puzzle.shape.names)
    panel: tuple[tuple[str, int], ...] = ()
    if puzzle.kind.missing:
        names += panel_names(puzzle.kind, puzzle.size)
        panel = draw(_panels(puzzle.kind, puzzle.size))
    marks = st.sets(digit, min_size=1).map(lambda digits: tuple(sorted(digits)))
    candidates = draw(st.dictionaries(st.sampled_from(names), marks, max_size=4))
    return State(entries, panel, tuple(candidates.items()))


@st.composite
def _documents(
    draw: st.DrawFn, kinds: tuple[str, ...] = tuple(KINDS), *, whole: bool = True
) -> Document:
    """A document; not `whole`: only what every format carries (no panel, state, D2, trees)."""
    kind, size = KINDS[draw(st.sampled_from(kinds))], draw(st.sampled_from([4, 6, 9]))
    digits = kind.base.digits(size)
    blanks = draw(st.sampled_from([0, 1, len(digits), 1000]))
    puzzle = Puzzle(
        kind,
        size,
        draw(_grids((*digits, *[BLANK] * blanks), size)),
        draw(_cages(size)) if kind.cages else (),
        draw(_panels(kind, size)) if kind.missing and whole else (),
        draw(st.sampled_from([None, "holds", "enforced"])) if kind.d2 and whole else None,
    )
    missing = draw(_panels(kind, size, full=True)) if kind.missing and whole else ()
    solution = draw(st.none() | _grids(digits, size).map(lambda g: Stored(g, missing)))
    if not whole:
        return Document(draw(IDS), puzzle, solution)
    meta = st.fixed_dictionaries({}, optional={"title": TITLES, "author": TEXTS})
    extensions = st.dictionaries(st.sampled_from(["x-a", "org.example"]), TREES)
    state = draw(st.none() | _states(puzzle))
    return Document(
        draw(IDS), puzzle, solution, state, meta=draw(meta), extensions=draw(extensions)
    )


@pytest.fixture(scope="session")
def documents() -> Callable[..., st.SearchStrategy[Document]]:
    """The strategy of documents: kinds to choose from, and whether with all their parts."""
    return _documents


@pytest.fixture(scope="session")
def there_and_back() -> Callable[..., list[AnyItem]]:
    """Write documents in a format and read the text again."""

    def run(name: str, *written: AnyDocument, kind: Kind | None = None) -> list[AnyItem]:
        row, stream = by_name(name), io.StringIO()
        row.write(written, stream)
        stream.seek(0)
        return list(row.read(stream, ReadOptions(kind, "made")))

    return run


@pytest.fixture(scope="session")
def read() -> Callable[..., list[AnyItem]]:
    """Read a text in a format."""

    def run(name: str, text: str, kind: str | None = None) -> list[AnyItem]:
        options = ReadOptions(KINDS[kind] if kind else None, "made")
        return list(by_name(name).read(io.StringIO(text), options))

    return run


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of sample files, a neighbour of the public cases."""
    cases = os.environ.get("QEDOKU_CASES")
    folder = Path(cases).resolve().parent / "samples" if cases else None
    if folder is None or not folder.is_dir():
        pytest.skip("QEDOKU_CASES names no folder with samples beside it")
    return folder
