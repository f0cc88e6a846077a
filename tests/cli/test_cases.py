"""verify, solve, count, convert with cases of Sudoku Murder, and verbs that take grids alone."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from formats.catalog import by_name
from puzzles.murder.case import Case, Person
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.document import CaseDocument, StoredCase
from puzzles.murder.place import Plan, Room


def told(*, murderer="p1", spare=True):
    """A case whose answer is on the main diagonal: p0 is the victim, p1 with her."""
    rooms = (Room("left", "A"), Room("right", "B"))
    plan = Plan(4, rooms, tuple(int(cell % 4 > 1) for cell in range(16)))
    cards = [(Row(i), Column(i)) for i in range(4)]
    if not spare:
        cards[2:] = [(Row(2),), (Row(3),)]
    people = tuple(Person(f"p{i}", f"P{i}", "f", i == 0, card) for i, card in enumerate(cards))
    return CaseDocument("told", Case(plan, people), StoredCase((0, 5, 10, 15), murderer))


@pytest.fixture
def pack(tmp_path):
    """Write documents to a pack and return its name."""

    def write(*documents):
        path = tmp_path / "cases.jsonl"
        with path.open("w", encoding="utf-8") as stream:
            by_name("jsonl").write(documents, stream)
        return str(path)

    return write


def run(*args):
    return CliRunner().invoke(main, args)


def test_verify(pack):
    found = run("verify", "--second", pack(told()))
    assert found.exit_code == 0
    assert "unique 1 solution, second engine: unique, by search and sat" in found.stdout
    assert "people[3].clues[1]: not needed" in found.stdout


def test_verify_names_a_wrong_murderer(pack):
    found = run("verify", "--json", pack(told(murderer="p3")))
    assert found.exit_code == 1
    record = json.loads(found.stdout)
    assert record["kind"] == "murder"
    assert record["solution"] == {"p0": "r1c1", "p1": "r2c2", "p2": "r3c3", "p3": "r4c4"}
    assert record["murderer"] == "p1"
    assert [problem["where"] for problem in record["problems"]] == ["solution.murderer"]


def test_several_answers_are_shown(pack):
    found = run("verify", pack(told(spare=False)))
    assert found.exit_code == 1
    assert "solution a p0 r1c1 p1 r2c2" in found.stdout
    assert "they differ in p2 p3" in found.stdout


def test_solve_and_count(pack):
    file = pack(told(), told(spare=False))
    assert run("count", file).stdout.split()[-1] == "2"
    solved = run("solve", "--all", file).stdout.splitlines()
    assert solved[0] == "p0 r1c1 p1 r2c2 p2 r3c3 p3 r4c4 # murderer p1"
    assert sorted(solved[1:]) == [
        "p0 r1c1 p1 r2c2 p2 r3c3 p3 r4c4 # murderer p1",
        "p0 r1c1 p1 r2c2 p2 r3c4 p3 r4c3 # murderer p1",
    ]


def test_convert_carries_or_refuses(pack, tmp_path):
    file, yaml = pack(told()), tmp_path / "case.yaml"
    assert run("convert", file, str(yaml)).exit_code == 0
    assert run("convert", str(yaml), str(tmp_path / "back.jsonl")).exit_code == 0
    assert (tmp_path / "back.jsonl").read_text() == Path(file).read_text()
    refused = run("convert", file, str(tmp_path / "case.iss"))
    assert refused.exit_code == 1
    assert "no cases of Sudoku Murder" in refused.stderr
    assert not (tmp_path / "case.iss").exists()


@pytest.mark.parametrize("verb", ["candidates", "minimize", "complete"])
def test_other_verbs_say_that_they_want_grids(verb, pack):
    found = run(verb, pack(told()))
    assert found.exit_code == 3
    assert "case of Sudoku Murder" in found.stderr
