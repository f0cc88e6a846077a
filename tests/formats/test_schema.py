"""The published schema, and the reader's answers beside those of a full validator."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.native_write import tree_from
from formats.schema import ANNOTATIONS, KEYWORDS, Mismatch, check, schema
from puzzles.document import Document
from tests.drawn_cases import drawn_document

Documents = Callable[..., st.SearchStrategy[Document]]
RECORDS = {"fortunaRecord", "sudoku42Record"}


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(schema())


def test_it_is_a_schema_of_version_1() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert schema()["title"] == "qedoku document, version 1"


def _rules(rule: Any) -> Iterator[dict[str, Any]]:
    """Yield all schemas that the check of a grid kind comes by."""
    if not isinstance(rule, dict):
        return
    yield rule
    for word in ("properties",):
        for one in rule.get(word, {}).values():
            yield from _rules(one)
    for word in (
        "items",
        "contains",
        "additionalProperties",
        "propertyNames",
        "if",
        "then",
        "else",
        "not",
    ):
        yield from _rules(rule.get(word))
    for word in ("allOf", "anyOf"):
        for one in rule.get(word, ()):
            yield from _rules(one)
    reference = rule.get("$ref", "").removeprefix("#/$defs/")
    if reference and reference not in RECORDS:
        yield from _rules(schema()["$defs"][reference])


def test_the_check_knows_every_keyword() -> None:
    words = {word for rule in _rules(schema()) for word in rule}
    assert words <= KEYWORDS.keys() | ANNOTATIONS
    assert {"if", "pattern", "uniqueItems", "anyOf"} <= words


JUNK = st.sampled_from(
    [
        None,
        True,
        0,
        1,
        4,
        9,
        -1,
        10,
        46,
        1.5,
        4.0,
        "",
        ".",
        "0",
        "r1c1",
        "r9c9",
        "holds",
        [],
        {},
        ["r1c1", "r1c1"],
        ["...."] * 4,
        {"rows": "....", "columns": "....", "boxes": "...."},
    ]
).map(copy.deepcopy)
WORDS = ["cages", "panel", "size", "missing", "scoring", "state", "diagonals", "magicOnDiagonals"]


def _holders(tree: Any) -> Iterator[Any]:
    if isinstance(tree, dict | list):
        yield tree
        for value in tree.values() if isinstance(tree, dict) else tree:
            yield from _holders(value)


@st.composite
def _mutated(draw: st.DrawFn, tree: dict[str, Any]) -> dict[str, Any]:
    """Change a tree in a few places."""
    tree = copy.deepcopy(tree)
    for _ in range(draw(st.integers(1, 3))):
        holder = draw(st.sampled_from(list(_holders(tree))))
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        move = draw(st.sampled_from(["drop", "replace", "add", "swap"]))
        if move == "add" or not keys:
            if isinstance(holder, dict):
                holder[draw(st.sampled_from([*WORDS, "x"]))] = draw(JUNK)
            else:
                holder.append(draw(JUNK))
        elif move == "drop":
            del holder[draw(st.sampled_from(keys))]
        elif move == "replace":
            holder[draw(st.sampled_from(keys))] = draw(JUNK)
        else:
            one, other = draw(st.sampled_from(keys)), draw(st.sampled_from(keys))
            holder[one], holder[other] = holder[other], holder[one]
    return tree


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_reader_and_validator_agree(
    data: st.DataObject, documents: Documents, validator: jsonschema.Draft202012Validator
) -> None:
    drawn = documents() | st.integers(0, 2**32).map(drawn_document)
    tree = json.loads(json.dumps(tree_from(data.draw(drawn))))
    assert validator.is_valid(tree)
    tree = data.draw(_mutated(tree))
    if tree.get("kind") not in ("classic", "missudeca", "murder"):
        return
    accepted = True
    try:
        check(tree)
    except Mismatch:
        accepted = False
    assert accepted == validator.is_valid(tree), tree
