"""The page of the formats says what the table and the reader say."""

import json
import re
from pathlib import Path

from formats.catalog import FORMATS
from formats.native_read import document_of
from formats.native_write import tree_from

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_every_row_of_the_table_is_on_the_page() -> None:
    pattern = r"^\| `([a-z-]+)` \| (.*?) \| (yes|no).*? \| (both|reads|writes) \|"
    rows = re.findall(pattern, PAGE, re.MULTILINE)
    found = [(name, many == "yes", ways) for name, _, many, ways in rows]
    ways = {(True, True): "both", (True, False): "reads", (False, True): "writes"}
    assert found == [(row.name, row.many, ways[row.reads, row.writes]) for row in FORMATS]
    for (_, words, _, _), row in zip(rows, FORMATS, strict=True):
        suffixes = re.findall("`(.*?)`", words)
        assert suffixes[0] == row.suffixes[0]
        assert set(suffixes) <= set(row.suffixes)


def test_the_example_is_a_document() -> None:
    match = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert match is not None
    tree = json.loads(match[1])
    assert tree_from(document_of(tree)) == tree
