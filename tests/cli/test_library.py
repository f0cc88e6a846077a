"""The library: its names and signatures stay, and it does what the command line does."""

import doctest
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
    "level=None, require=(), forbid=(), score=None, "
    "attempts=None, jobs=1)",
    "grade": "(puzzle, *, redundant=False)",
    "hint": "(puzzle, state=None)",
    "load": "(file, *, format=None, kind=None)",
    "puzzle": "(kind, givens, *, size=9, cages=())",
    "show": "(puzzle, solution=None, *, ascii_only=False)",
    "solve": "(puzzle, *, seconds=None)",
    "verify": "(puzzle, *, engine='auto', second=False, limit=2, seconds=None, level=None)",
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
        qedoku.generate("sudoku", seed=1)
    with pytest.raises(ValueError, match=r"^givens 0: "):
        qedoku.generate("classic", seed=1, givens=(0, 0))
    with pytest.raises(ValueError, match="parchment"):
        qedoku.dump([], tmp_path / "x", format="parchment")
    with pytest.raises(ValueError, match="no cages"):
        qedoku.puzzle("classic", "." * 81, cages=[qedoku.Cage((0, 1), 3)])
    with pytest.raises(ValueError, match="'x'"):
        qedoku.puzzle("classic", "x" * 81)


CLASSIC = qedoku.puzzle("classic", "." * 16, size=4)
LOOSE: Any = qedoku  # for values that a checker of types refuses


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: LOOSE.verify([CLASSIC]), "wanted a puzzle or a document, not a list"),
        (lambda: LOOSE.verify("x"), r"not a str \('x'\)"),
        (lambda: LOOSE.solve(None), "not a NoneType"),
        (lambda: LOOSE.count(3), "not a int"),
        (lambda: LOOSE.show([]), "not a list"),
        (lambda: LOOSE.dump(CLASSIC, "-"), "wanted documents, as a list, not a Puzzle"),
        (lambda: LOOSE.dump([CLASSIC], "-"), "found a Puzzle"),
        (lambda: LOOSE.puzzle("classic", [1, 2]), "givens are a string .* not a list"),
        (lambda: LOOSE.generate("classic", seed=True), "seed is a whole number"),
        (lambda: LOOSE.generate("classic", "3", seed=1), "count is a whole number"),
        (lambda: LOOSE.generate("classic", seed=1, givens=30), "givens is a pair"),
    ],
)
def test_values_of_a_wrong_type_are_named(call: Callable[[], object], text: str) -> None:
    with pytest.raises(TypeError, match=text):
        call()


def made(**wish: object) -> object:
    return LOOSE.generate("classic-killer", **{"seed": 1, **wish})


def caged(*cages: object) -> object:
    return LOOSE.puzzle("classic-killer", "." * 81, cages=cages)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: made(symmetry="foo"), "symmetry 'foo': one of none, "),
        (lambda: made(cage_style="foo"), "cage style 'foo': one of any, "),
        (lambda: made(cage_symmetry="foo"), "cage symmetry 'foo'"),
        (lambda: made(seed=-1), "seed -1: from 0 to 9223372036854775807"),
        (lambda: made(seed=2**70), "seed 1180591620717411303424: from 0"),
        (lambda: made(count=-3), "count -3: at least 1"),
        (lambda: made(jobs=0), "jobs 0: at least 1"),
        (lambda: made(size=5), "^size 5: boards have size 4, 6, 9"),
        (lambda: made(mask=frozenset({99})), "mask: 99 is no cell"),
        (lambda: LOOSE.puzzle("classic", "." * 25, size=5), "size 5: boards have"),
        (lambda: caged(("r1c1 r1c2", 3)), "wanted a Cage"),
        (lambda: caged(qedoku.Cage((0, 99), 3)), "cells are numbers from 0 to 80"),
        (lambda: caged(qedoku.Cage((-1, 0), 3)), "cells are numbers from 0 to 80"),
        (lambda: caged(qedoku.Cage((), 3)), "at least one"),
        (lambda: caged(LOOSE.Cage(("r1c1",), 3)), "cells are numbers"),
        (lambda: caged(qedoku.Cage((0, 0), 3)), "named twice"),
        (lambda: LOOSE.verify(CLASSIC, seconds=float("nan")), "seconds nan"),
        (lambda: LOOSE.verify(CLASSIC, limit=1), "limit 1: at least 2"),
    ],
)
def test_values_that_make_no_sense_are_named_at_once(call: Callable[[], object], text: str) -> None:
    with pytest.raises(ValueError, match=text) as fault:
        call()
    assert "--" not in str(fault.value)


def test_advice_names_arguments(tmp_path: Path) -> None:
    (tmp_path / "a.data").write_text("hello\n", encoding="utf-8")
    (tmp_path / "a.txt").write_text("." * 81 + "\n", encoding="utf-8")
    for name, word in (("a.data", "say format="), ("a.txt", "line 1: .*say kind=")):
        with pytest.raises(qedoku.FormatError, match=word) as fault:
            qedoku.load(tmp_path / name)
        assert "--" not in str(fault.value)
    with pytest.raises(qedoku.FormatError, match=r"a\.bar: .*say format="):
        qedoku.dump([], tmp_path / "a.bar")


def test_dump_names_a_folder_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as fault:
        qedoku.dump([qedoku.Document("a", CLASSIC)], tmp_path / "nowhere" / "a.json")
    assert fault.value.filename == str(tmp_path / "nowhere")


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
