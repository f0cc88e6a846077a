"""Every rule id that the program can cite is listed by `info rules`."""

import ast
import json
import re
from pathlib import Path

import pytest

from puzzles import rules
from puzzles.murder.catalog import FORMS
from tests.cli.conftest import Run

HOME = Path(__file__).resolve().parents[2]
PROGRAM = Path(rules.__file__).parents[1]
ROOMS = ("cli", "formats", "generators", "puzzles", "solvers", "texts")
ID = re.compile(r"\b[MDKUCX]\d{1,2}\b")


def cited(file: Path) -> set[str]:
    """The ids in the strings of a module, but for docstrings, or in a catalogue."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        return set(ID.findall("\n".join(line for line in text.splitlines() if line[:1] != "#")))
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = (n for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in alone)
    return {rule for n in strings if isinstance(n.value, str) for rule in ID.findall(n.value)}


def listed(run: Run) -> list[dict[str, object]]:
    return [json.loads(line) for line in run("info", "rules", "--json").stdout.splitlines()]


def test_no_cited_id_is_missing(run: Run) -> None:
    files = [
        f for room in ROOMS for end in ("py", "ftl") for f in (PROGRAM / room).rglob(f"*.{end}")
    ]
    found = set().union(*map(cited, files))
    assert {"M3", "U7", "C12", "X10", "K2", "D2"} <= found
    ids = [row["id"] for row in listed(run)]
    assert found - set(ids) == set()
    assert len(ids) == len(set(ids))


def test_all_rules_are_there_with_their_kinds(run: Run) -> None:
    kinds = {str(row["id"]): row["kinds"] for row in listed(run)}
    wanted = {"M": 5, "D": 2, "K": 4, "U": 9, "C": 12, "X": 10}
    assert set(kinds) == {f"{a}{n}" for a, most in wanted.items() for n in range(1, most + 1)}
    assert all(kinds[rule] == ["murder"] for form in FORMS for rule in form.rules)
    assert kinds["K4"] == ["missudeca-killer", "missudeca-diagonal-killer"]
    assert all(str(row["text"]).endswith(".") for row in listed(run))


@pytest.mark.parametrize("page", ["murder", "missudeca", "classic"])
def test_a_rules_page_is_printed_in_a_language(run: Run, page: str) -> None:
    told = run("info", "rules", page, "--lang", "de").stdout
    assert told == (HOME / f"docs/rules-{page}.de.md").read_text(encoding="utf-8")
