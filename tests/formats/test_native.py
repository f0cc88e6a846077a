"""The native format: strict, every fault with its path, and the samples."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item, ReadOptions
from formats.native import read_json
from formats.native_read import document_of
from formats.native_write import pretty, tree_from
from puzzles.document import Document
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import text_of

Read = Callable[..., list[Item]]
GRID4 = ["....", "1...", "....", "...4"]


def tree(**others: Any) -> dict[str, Any]:
    """A small document, with some of its keys replaced."""
    document: dict[str, Any] = {
        "format": "qedoku",
        "version": "1.0",
        "id": "a",
        "kind": "missudeca",
        "rules": {"diagonals": True, "cages": True, "size": 4},
        "puzzle": {
            "givens": GRID4,
            "cages": [{"cells": ["r1c2", "r1c1"], "sum": 3}, {"cells": ["r4c4"]}],
        },
    }
    return document | others


def test_a_document_is_read_as_it_stands() -> None:
    panel = {"rows": "4...", "boxes": "..0.", "diagonalAnti": 2, "magicDigit": 1}
    puzzle = tree()["puzzle"] | {"panel": panel}
    state = {
        "entries": ["0...", "....", "....", "...."],
        "panel": {"columns": ".3.."},
        "candidates": {"r1c2": "023", "row2": "14", "magic": "0"},
    }
    found = document_of(tree(puzzle=puzzle, state=state))
    assert found.puzzle.kind.name == "missudeca-diagonal-killer"
    assert text_of(found.puzzle.givens) == "".join(GRID4)
    assert [(cage.cells, cage.sum) for cage in found.puzzle.cages] == [((0, 1), 3), ((15,), None)]
    assert found.puzzle.panel == (("row1", 4), ("box3", 0), ("diagonal-anti", 2), ("magic", 1))
    assert found.state is not None
    assert text_of(found.state.entries) == "0" + "." * 15
    assert found.state.panel == (("column2", 3),)
    marks = (("r1c2", (0, 2, 3)), ("row2", (1, 4)), ("magic", (0,)))
    assert found.state.candidates == marks


WRONG = [
    ({"format": "other"}, "format", "qedoku"),
    ({"version": 1.0}, "version", '"1.0"'),
    ({"kind": "sudoku"}, "kind", "classic or missudeca"),
    ({"id": "Ä"}, "id", "lower case"),
    ({"rules": {"size": 5}}, "rules.size", "4, 6, 9"),
    ({"rules": {"size": True}}, "rules.size", "4, 6, 9"),
    ({"rules": {"cages": "yes"}}, "rules.cages", "true or false"),
    ({"rules": {"size": 4, "cages": True, "magicOnDiagonals": "holds"}}, "rules.magic", "diag"),
    (
        {"rules": {"size": 4, "cages": True, "magicOnDiagonals": "holds"}},
        "rules.magicOnDiagonals",
        "must not be here, since rules.diagonals is not true",
    ),
    ({"puzle": {}}, "puzle", "'puzzle'"),
    ({"puzzle": {"givens": GRID4}}, "puzzle", "'cages' is missing"),
    ({"puzzle": {"givens": GRID4[:3], "cages": []}}, "puzzle.givens", "four rows"),
    ({"puzzle": {"givens": [*GRID4[:3], "...5"], "cages": []}}, "puzzle.givens[3]", "0 to 4"),
    ({"puzzle": {"givens": [*GRID4[:3], 1234], "cages": []}}, "puzzle.givens[3]", "quotes"),
    ({"puzzle": {"givens": GRID4, "cages": [], "panel": {"rows": "..."}}}, "puzzle.panel.r", "4"),
    ({"puzzle": {"givens": GRID4, "cages": [], "panel": {"magicDigit": 5}}}, "puzzle.pan", "at m"),
    ({"solution": {"grid": ["1234"] * 4}}, "solution", "'missing' is missing"),
    ({"state": {"entries": ["....", "2...", "....", "...."]}}, "state.entries[1]", "is given"),
    ({"state": {"entries": GRID4[:1] * 4, "candidates": {"r5c1": "1"}}}, "state.cand", "a cell"),
    ({"state": {"entries": GRID4[:1] * 4, "candidates": {"r1c1": "21"}}}, "state.cand", "order"),
    ({"grade": {"level": "easy"}}, "grade", "'grader' is missing"),
    ({"extensions": {"mine": 1}}, "extensions", "the form"),
]


@pytest.mark.parametrize(("change", "place", "text"), WRONG)
def test_a_fault_is_named_with_its_path(change: dict[str, Any], place: str, text: str) -> None:
    with pytest.raises(Unreadable) as found:
        document_of(tree(**change))
    assert found.value.place.startswith(place)
    assert text in found.value.text


CAGES = [
    ({"cells": ["r1c1", "r2c2", "r1c1"]}, "puzzle.cages[0].cells[2]", "K3"),
    ({"cells": [f"r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3, 4)]}, "puzzle.cages[0].c", "K3"),
    ({"cells": ["r1c1", "r1c5"]}, "puzzle.cages[0].cells[1]", "r1c1 to r4c4"),
    ({"cells": ["R1C1"]}, "puzzle.cages[0].cells[0]", "r1c1 to r4c4"),
    ({"cells": ["r1c1\n"]}, "puzzle.cages[0].cells[0]", "r1c1 to r4c4"),
    ({"cells": []}, "puzzle.cages[0].cells", "at least 1"),
    ({"cells": ["r1c1"], "sum": -1}, "puzzle.cages[0].sum", "at least 0"),
    ({"cells": ["r1c1"], "sum": "3"}, "puzzle.cages[0].sum", "a whole number"),
    ({"cells": ["r1c1"], "total": 3}, "puzzle.cages[0].total", "unknown key"),
]


@pytest.mark.parametrize(("cage", "place", "text"), CAGES)
def test_a_wrong_cage_is_named(cage: dict[str, Any], place: str, text: str) -> None:
    with pytest.raises(Unreadable) as found:
        document_of(tree(puzzle={"givens": GRID4, "cages": [cage]}))
    assert found.value.place.startswith(place)
    assert text in found.value.text


def test_more_cages_than_any_puzzle_has_are_refused() -> None:
    cages = [{"cells": ["r1c1"]}] * 1001
    with pytest.raises(Unreadable, match=r"puzzle\.cages: .*at most 1000"):
        document_of(tree(puzzle={"givens": GRID4, "cages": cages}))


def test_what_only_breaks_a_rule_is_read() -> None:
    cages = [{"cells": ["r1c1", "r1c2"], "sum": 99}]
    givens = ["11..", "....", "....", "...."]
    found = document_of(tree(puzzle={"givens": givens, "cages": cages}))
    assert found.puzzle.cages[0].sum == 99


@pytest.mark.parametrize("kind", ["fortuna-record", "sudoku42-record"])
def test_records_are_not_supported_yet(kind: str) -> None:
    with pytest.raises(Unsupported, match=kind):
        document_of(tree(kind=kind))


def test_a_later_major_version_is_not_supported() -> None:
    with pytest.raises(Unsupported, match=r"2\.0"):
        document_of(tree(version="2.0"))


def test_unknown_keys_of_a_later_minor_version_are_noted() -> None:
    puzzle = tree()["puzzle"] | {"arrows": []}
    found = document_of(tree(version="1.3", puzzle=puzzle, colour="red"))
    assert set(found.notes) == {
        "unknown key puzzle.arrows of version 1.3 ignored",
        "unknown key colour of version 1.3 ignored",
    }
    with pytest.raises(Unreadable, match="arrows: unknown key"):
        document_of(tree(puzzle=puzzle))


def test_endless_unknown_keys_are_refused() -> None:
    with pytest.raises(Unreadable, match="unknown key"):
        document_of(tree(version="1.3", **{f"k{n}": 1 for n in range(1000)}))


TEXT_FAULTS = [
    ("", "empty"),
    ("  \n ", "empty"),
    ('{"format": "qedoku", "version": "1.', "cut off"),
    ('{"format": "qedoku",', "cut off"),
    ('{"a": 1, "a": 2}', "twice"),
    ('{"a": NaN}', "NaN"),
    ('{"a": -Infinity}', "Infinity"),
    ('{"a": 1e999}', "too large"),
    ('{"a": ' + "9" * 100_000 + "}", "100000 digits"),
    ("[" * 100_000 + "]" * 100_000, "deeper than"),
    ("[" * 100 + "]" * 100, "deeper than"),
    ('{"a": "\\ud800"}', "half a character"),
    ("{} {}", "jsonl"),
    ("[1]", "wanted a document"),
    ("hello", "not JSON"),
    ("\0\1\2", "binary"),
    ("{\n\n\0}", "line 3: this is binary"),
    ('{"a": "\udcff"}', "0xff is not UTF-8"),
]


@pytest.mark.parametrize(("text", "fault"), TEXT_FAULTS)
def test_text_that_is_no_document(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as found:
        list(read_json(io.StringIO(text), ReadOptions()))
    assert fault in str(found.value)
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 200


def test_a_bad_line_of_a_pack_leaves_the_others(read: Read) -> None:
    good = json.dumps(tree())
    bad = json.dumps(tree(rules={"size": 7}))
    found = read("jsonl", f"{good}\n\n{bad}\r\n{good[:50]}\n{good}\n")
    assert [type(item) for item in found] == [Document, Unreadable, Unreadable, Document]
    assert str(found[1]).startswith("line 3: rules.size: ")
    assert str(found[2]).startswith("line 4: column 51: ")


@pytest.mark.parametrize("name", ["json", "jsonl", "yaml"])
def test_a_kind_asked_for_is_held_against_the_document(name: str, read: Read) -> None:
    text = json.dumps(tree())
    assert isinstance(read(name, text, "missudeca-diagonal-killer")[0], Document)
    for kind in ("classic", "missudeca", "missudeca-diagonal"):
        try:
            (found,) = read(name, text, kind)
        except Unreadable as fault:
            found = fault
        assert f"asked for is {kind}" in str(found)


def yaml_of(line: str) -> str:
    head = 'format: qedoku\nversion: "1.0"\nid: a\nkind: classic\nrules: {size: 4}\n'
    return head + 'puzzle:\n  givens: ["....", "1234", "....", "...."]\n' + line + "\n"


YAML_FAULTS = [
    ("puzzle: {}", "line 8: the key 'puzzle' stands twice"),
    ("meta: &a {title: x}", "line 8: anchors"),
    ("meta: *a", "line 8: anchors"),
    ("meta: !!python/object:os.system {}", "line 8: the tag"),
    ("meta: {title: !!binary aGk=}", "line 8: the tag"),
    ("provenance: {tool: a, toolVersion: b, seed: 010}", "line 8: 010 is not text"),
    ("meta: {title: yes}", "line 8: yes is not text"),
    ("meta: {title: .inf}", "line 8: .inf is not text"),
    ("meta: {1: x}", "line 8: a key that is no text"),
    ("meta: {title: 1.0}", "meta.title: "),
    ("meta: {title: '", "line 8: not YAML"),
    ("meta: " + "[" * 200, "line 8: nested deeper"),
    ("\tmeta: x", "line 8: not YAML"),
]


@pytest.mark.parametrize(("line", "fault"), YAML_FAULTS)
def test_yaml_that_is_refused(line: str, fault: str, read: Read) -> None:
    (found,) = read("yaml", yaml_of(line))
    assert isinstance(found, Unreadable)
    assert fault in str(found)


def test_yaml_is_read_without_the_compiled_parser_too(
    read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    import yaml

    monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    good, half = read("yaml", yaml_of("") + "---\n" + yaml_of('meta: {title: "\\ud800"}'))
    assert isinstance(good, Document)
    assert "half a character" in str(half)


@pytest.mark.parametrize("row", ["1234", "034420753", "1.2"])
def test_unquoted_rows_of_yaml_are_refused_with_a_hint(row: str, read: Read) -> None:
    (found,) = read("yaml", yaml_of("").replace('"1234"', row))
    assert isinstance(found, Unreadable)
    assert "quotes" in str(found)


def test_several_yaml_documents_are_judged_one_by_one(read: Read) -> None:
    good = yaml_of("meta: {created: 2026-01-31}")
    found = read("yaml", f"# a comment\n---\n{good}---\nfoo: 1\n---\n{good}...\n")
    assert [type(item) for item in found] == [Document, Unreadable, Document]
    assert isinstance(found[0], Document)
    assert found[0].meta == {"created": "2026-01-31"}
    assert "document at line 11" in str(found[1])


NAMES = ["classic-killer.json", "missudeca-diagonal.json", "missudeca-killer.json"]


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_written_as_they_were_read(name: str, samples: Path) -> None:
    text = (samples / "native" / name).read_text(encoding="utf-8")
    (found,) = read_json(io.StringIO(text), ReadOptions())
    assert isinstance(found, Document)
    written = tree_from(found)
    assert json.dumps(written) == json.dumps(json.loads(text))
    assert json.loads(pretty(written)) == written


def test_the_sample_pack_and_yaml(samples: Path, read: Read) -> None:
    native = samples / "native"
    pack = read("jsonl", (native / "pack.jsonl").read_text(encoding="utf-8"))
    kinds = [item.puzzle.kind.name for item in pack if isinstance(item, Document)]
    assert kinds == ["missudeca-diagonal", "missudeca-killer"]
    assert isinstance(pack[2], CaseDocument)
    (plain,) = read("json", (native / "missudeca-diagonal.json").read_text(encoding="utf-8"))
    (yaml,) = read("yaml", (native / "missudeca-diagonal.yaml").read_text(encoding="utf-8"))
    assert yaml == plain


@pytest.mark.parametrize("name", ["fortuna-seed-game", "sudoku42-short"])
def test_sample_records_are_named_as_unsupported(name: str, samples: Path, read: Read) -> None:
    text = (samples / "native" / f"{name}.json").read_text(encoding="utf-8")
    with pytest.raises(FormatError, match="kind: documents of kind"):
        read("json", text)
