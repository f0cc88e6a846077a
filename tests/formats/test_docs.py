"""The page of the formats says what the table and the reader say."""

import json
import re
from pathlib import Path

from formats.catalog import FORMATS
from formats.native_read import document_of
from formats.native_write import tree_from

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_every_row_of_the_table_is_on_the_page() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*?) \| (yes|no)", PAGE, re.MULTILINE)
    found = [
        (name, re.findall("`(.*?)`", suffixes), many == "yes") for name, suffixes, many in rows
    ]
    assert [(name, many) for name, _, many in found] == [(row.name, row.many) for row in FORMATS]
    for (_, suffixes, _), row in zip(found, FORMATS, strict=True):
        assert suffixes[0] == row.suffixes[0]
        assert set(suffixes) <= set(row.suffixes)


def test_the_example_is_a_document() -> None:
    match = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert match is not None
    tree = json.loads(match[1])
    assert tree_from(document_of(tree)) == tree
