"""SudokuPad: 0 is a given, blanks are {}, the kind is never guessed, nothing drawn is ignored."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from formats.catalog import by_name
from formats.errors import FormatError, Unreadable, Unsupported
from formats.format import Item
from formats.lzstring import compress
from formats.sudokupad import tree_from
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.puzzle import BLANK, Cage, Puzzle

Read = Callable[..., list[Item]]


def document(kind: str = "missudeca-diagonal-killer", **others: Any) -> Document:
    cages = (Cage((0, 1), 4), Cage((4, 5))) if KINDS[kind].cages else ()
    first = 0 if KINDS[kind].missing else 4
    puzzle = Puzzle(KINDS[kind], 4, (first, *[BLANK] * 14, 3), cages, **others)
    return Document("a", puzzle, Stored((first, 1, 2, 3) * 4))


def foreign(**others: Any) -> dict[str, Any]:
    """A tree as another program writes it, without our mark."""
    tree = tree_from(document("missudeca-diagonal"))
    del tree["metadata"]["qedoku"]
    return json.loads(json.dumps(tree | others))  # type: ignore[no-any-return]


def test_what_is_written() -> None:
    tree = tree_from(document())
    assert tree["cells"][0] == [{"value": "0"}, {}, {}, {}]
    assert tree["cells"][3] == [{}, {}, {}, {"value": "3"}]
    assert tree["regions"][1] == [[0, 2], [0, 3], [1, 2], [1, 3]]
    assert tree["cages"] == [
        {"cells": [[0, 0], [0, 1]], "value": "4", "sum": 4, "unique": True},
        {"cells": [[1, 0], [1, 1]], "unique": True},
    ]
    assert [line["wayPoints"] for line in tree["lines"]] == [[[0, 0], [4, 4]], [[0, 4], [4, 0]]]
    assert tree["metadata"]["solution"] == "0123" * 4
    assert tree["metadata"]["qedoku"] == {"kind": "missudeca-diagonal-killer"}


def test_boxes_of_six_are_two_rows_by_three_columns() -> None:
    tree = tree_from(Document("a", Puzzle(KINDS["classic"], 6, (BLANK,) * 36)))
    assert tree["regions"][1] == [[0, 3], [0, 4], [0, 5], [1, 3], [1, 4], [1, 5]]


def test_the_rules_are_said_and_d2_only_when_enforced() -> None:
    enforced = document(magic_on_diagonals="enforced")
    texts = [tree_from(one)["metadata"]["rules"] for one in (document(), enforced)]
    assert "In a cage all digits are different" in texts[0]
    assert "No two rows miss the same digit" in texts[0]
    assert ["stands on both diagonals" in text for text in texts] == [False, True]
    classic = tree_from(document("classic"))["metadata"]["rules"]
    assert "cage" not in classic
    assert "diagonal" not in classic


def test_a_file_of_others_needs_the_kind(read: Read) -> None:
    text = json.dumps(foreign())
    with pytest.raises(Unreadable, match="--kind"):
        read("sudokupad", text)
    (found,) = read("sudokupad", text, "missudeca-diagonal")
    assert isinstance(found, Document)
    assert found.puzzle.kind.name == "missudeca-diagonal"
    assert found.puzzle.givens == document().puzzle.givens
    with pytest.raises(Unreadable, match=r"cells\[0\]\[0\].value: found \"0\", wanted a digit 1"):
        read("sudokupad", text, "classic-diagonal")
    for kind, why in (
        ("missudeca", "there are diagonals, but the kind is missudeca"),
        ("missudeca-diagonal-killer", "no cages are drawn"),
    ):
        with pytest.raises(Unreadable, match=why):
            read("sudokupad", text, kind)
    caged = json.dumps(foreign(cages=[{"cells": [[0, 0]], "value": "2"}]))
    with pytest.raises(Unreadable, match="there are cages, but the kind is missudeca-diagonal"):
        read("sudokupad", caged, "missudeca-diagonal")


def test_a_kind_asked_for_is_held_against_mark_and_drawing(read: Read) -> None:
    text = json.dumps(tree_from(document("missudeca")))
    assert len(read("sudokupad", text, "missudeca")) == 1
    with pytest.raises(Unreadable, match="asked for is classic"):
        read("sudokupad", text, "classic")
    with pytest.raises(Unreadable, match="asked for is missudeca-diagonal"):
        read("sudokupad", text, "missudeca-diagonal")
    with pytest.raises(Unreadable, match="no diagonals are drawn"):
        read("sudokupad", text.replace('"kind": "missudeca"', '"kind": "missudeca-diagonal"'))
    tree = json.loads(text)
    tree["cages"] = [{"cells": [[0, 0]], "value": "2"}]
    with pytest.raises(Unreadable, match="there are cages"):
        read("sudokupad", json.dumps(tree))


def test_metadata_in_cages_and_pencil_marks(read: Read) -> None:
    tree = foreign(cages=[{"value": "title: Old"}, {"cells": [[0, 0]], "value": "2"}])
    tree["metadata"] = {"solution": "?" * 16, "author": "B"}
    tree["cells"][1][1] = {"centremarks": ["1"]}
    (found,) = read("sudokupad", json.dumps(tree), "missudeca-diagonal-killer")
    assert isinstance(found, Document)
    assert found.meta == {"title": "Old", "author": "B"}
    assert found.puzzle.cages == (Cage((0,), 2),)
    assert found.solution is None
    assert len(found.notes) == 2


REFUSED = [
    ({"cells": [[{}] * 5] * 5}, Unsupported, "5 rows"),
    ({"cells": [[{}] * 4] * 3 + [[{}]]}, Unreadable, r"cells\[3\]: found 1 cells"),
    ({"cells": [[{"value": "A"}] * 4] * 4}, Unreadable, r"cells\[0\]\[0\].value"),
    ({"cells": {}}, Unreadable, "cells"),
    ({"regions": [[[0, 0]]]}, Unsupported, "regions"),
    ({"regions": [[[0, 9]]]}, Unreadable, "no cell of this board"),
    ({"regions": [[[0]]]}, Unreadable, "a pair"),
    ({"arrows": [{}]}, Unsupported, "arrows"),
    ({"overlays": [{}]}, Unsupported, "overlays"),
    ({"lines": [{"wayPoints": [[0, 0], [4, 4]]}]}, Unsupported, "one diagonal alone"),
    ({"lines": [{"wayPoints": [[0.5, 0.5], [1.5, 1.5]]}]}, Unsupported, r"lines\[0\]"),
    ({"lines": [{}]}, Unreadable, "wayPoints"),
    ({"cages": [{"cells": [[0, 0], [0, 0]]}]}, Unreadable, "K3"),
    ({"cages": [{"cells": [[0, 0]], "unique": False}]}, Unsupported, "repeat"),
    ({"cages": [{"cells": [[0, 0]], "hidden": True}]}, Unsupported, "hidden"),
    ({"cages": [{"cells": [[0, 0]], "sum": -3}]}, Unreadable, "the sum"),
    ({"cages": [{"cells": [[0, 0]], "sum": True}]}, Unreadable, "the sum"),
    ({"metadata": {"qedoku": {"kind": "x"}}}, Unreadable, "metadata.qedoku.kind"),
    ({"metadata": []}, Unreadable, "metadata"),
]


@pytest.mark.parametrize(("change", "sort", "why"), REFUSED)
def test_what_is_of_no_kind_here_is_refused(
    change: dict[str, Any], sort: type[FormatError], why: str, read: Read
) -> None:
    with pytest.raises(sort, match=why):
        read("sudokupad", json.dumps(foreign(**change)), "missudeca-diagonal")


def test_diagonals_may_be_drawn_from_centre_to_centre(read: Read) -> None:
    lines = [{"wayPoints": [[0.5, 0.5], [3.5, 3.5]]}, {"wayPoints": [[3.5, 0.5], [0.5, 3.5]]}]
    (found,) = read("sudokupad", json.dumps(foreign(lines=lines)), "missudeca-diagonal")
    assert isinstance(found, Document)
    assert found.puzzle.kind.diagonals


def test_addresses_stand_one_a_line(read: Read) -> None:
    stream = io.StringIO()
    by_name("sudokupad-url").write([document(), document("classic")], stream)
    first, second = stream.getvalue().splitlines()
    assert first.startswith("https://sudokupad.app/scl")
    assert "/" not in first.removeprefix("https://sudokupad.app/scl")
    short = "https://sudokupad.app/scl" + compress("{ce:[1]}")
    other = "https://sudokupad.app/scl" + compress("hello")
    found = read("sudokupad-url", "\n".join([first, "", short, other, "https://x.org", second]))
    sorts = [Document, Unreadable, Unreadable, Unreadable, Document]
    assert [type(item) for item in found] == sorts
    assert [str(item).split(":")[0] for item in found[1:4]] == ["line 3", "line 4", "line 5"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("classic", "classic"),
        ("killer", "classic-killer"),
        ("x", "classic-diagonal"),
        ("missudeca", "missudeca"),
        ("missudeca-killer", "missudeca-killer"),
        ("missudeca-diagonal", "missudeca-diagonal"),
    ],
)
def test_the_samples(name: str, kind: str, samples: Path, read: Read) -> None:
    text = (samples / "sudokupad" / f"{name}.scl.json").read_text(encoding="utf-8")
    url = (samples / "sudokupad" / f"{name}.url.txt").read_text(encoding="utf-8")
    (found,) = read("sudokupad", text, kind)
    assert isinstance(found, Document)
    assert found.puzzle.kind.name == kind
    assert found.solution is not None
    assert read("sudokupad-url", url, kind) == [found]
    written, sample = tree_from(found), json.loads(text)
    for key in ("cells", "regions", "cages", "lines"):
        assert written[key] == sample[key]
