"""The library: its names and signatures stay, and it does what the command line does."""

import doctest
import inspect
from pathlib import Path

import pytest

import qedoku
from qedoku import api

NAMES = {
    "KINDS": None,
    "Cage": None,
    "Disagreement": None,
    "Document": None,
    "FormatError": None,
    "Grid": None,
    "Kind": None,
    "Problem": None,
    "Puzzle": None,
    "Verdict": None,
    "count": "(puzzle, *, limit=1000, seconds=None)",
    "dump": "(documents, file, *, format=None, force=False)",
    "explain": "(puzzle, *, lang='en')",
    "generate": "(kind, count=1, *, seed, size=9, givens=None, minimal=False, symmetry='none', "
    "mask=None, cage_sizes=None, cages=None, cage_style='any', cage_symmetry='none', "
    "attempts=20, jobs=1)",
    "grade": "(puzzle)",
    "hint": "(puzzle, state=None)",
    "load": "(file, *, format=None, kind=None)",
    "puzzle": "(kind, givens, *, size=9, cages=())",
    "show": "(puzzle, solution=None, *, ascii_only=False)",
    "solve": "(puzzle, *, seconds=None)",
    "verify": "(puzzle, *, engine='auto', second=False, limit=2, seconds=None)",
}
EMPTY = inspect.Parameter.empty


def test_public_names_are_these() -> None:
    assert qedoku.__all__ == list(NAMES)
    assert set(qedoku.__all__) < set(dir(qedoku))
    with pytest.raises(AttributeError, match="no_such_name"):
        qedoku.no_such_name  # noqa: B018


@pytest.mark.parametrize(("name", "signature"), [pair for pair in NAMES.items() if pair[1]])
def test_signatures_are_these_and_typed(name: str, signature: str) -> None:
    found = inspect.signature(getattr(qedoku, name))
    bare = [p.replace(annotation=EMPTY) for p in found.parameters.values()]
    assert str(inspect.Signature(bare)) == signature
    assert found.return_annotation is not EMPTY
    assert all(p.annotation is not EMPTY for p in found.parameters.values())


def test_examples_in_docstrings() -> None:
    for module in (qedoku, api):
        result = doctest.testmod(module)
        assert result.failed == 0
        assert result.attempted > 0


def test_files_there_and_back(tmp_path: Path) -> None:
    made = list(qedoku.generate("missudeca-diagonal", 2, seed=3, size=4))
    for name in ("pack.jsonl", "pack.yaml"):
        qedoku.dump(made, tmp_path / name)
        assert qedoku.load(tmp_path / name) == made
        with pytest.raises(FileExistsError):
            qedoku.dump(made, tmp_path / name)
        qedoku.dump(made[:1], tmp_path / name, force=True)
        assert qedoku.load(tmp_path / name) == made[:1]


def test_load_raises_the_first_fault(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("[1, 2", encoding="utf-8")
    with pytest.raises(qedoku.FormatError):
        qedoku.load(tmp_path / "bad.json")
    with pytest.raises(FileNotFoundError):
        qedoku.load(tmp_path / "missing.json")


def test_unknown_names_are_value_errors(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="sudoku"):
        qedoku.puzzle("sudoku", "." * 81)
    with pytest.raises(ValueError, match="sudoku"):
        next(qedoku.generate("sudoku", seed=1))
    with pytest.raises(ValueError, match="--givens"):
        next(qedoku.generate("classic", seed=1, givens=(0, 0)))
    with pytest.raises(ValueError, match="parchment"):
        qedoku.dump([], tmp_path / "x", format="parchment")
    with pytest.raises(ValueError, match="no cages"):
        qedoku.puzzle("classic", "." * 81, cages=[qedoku.Cage((0, 1), 3)])
    with pytest.raises(ValueError, match="'x'"):
        qedoku.puzzle("classic", "x" * 81)


def test_count_stops_at_the_limit_and_solve_wants_one() -> None:
    empty = qedoku.puzzle("classic", "." * 16, size=4)
    assert qedoku.count(empty) == 288
    assert qedoku.count(empty, limit=1) == 1
    assert qedoku.count(empty, limit=100) == 100
    assert qedoku.solve(empty) is None


def test_count_in_too_short_a_time_gives_no_number() -> None:
    with pytest.raises(TimeoutError):
        qedoku.count(qedoku.puzzle("missudeca", "." * 81), limit=10**9, seconds=0.5)


def test_show_takes_documents_and_solutions() -> None:
    document = next(qedoku.generate("missudeca-killer", seed=1, size=4))
    drawn = qedoku.show(document, qedoku.solve(document))
    assert "magic digit ·" in qedoku.show(document)
    assert "·" not in drawn
    assert qedoku.show(document, ascii_only=True).isascii()
