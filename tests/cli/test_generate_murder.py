"""`generate murder`: options, refusals, runs that are gone on with, themes from a file."""

import json
from pathlib import Path
from typing import Any

import pytest

from formats.format import ReadOptions
from formats.native import read_lines
from puzzles.murder.document import CaseDocument
from tests.cli.conftest import Command, Run

SMALL = ("generate", "murder", "--size", "4", "--seed", "7")
THINGS = "objects: {chair: 2, bed: 1, plant: 1}"
ROOMS = "".join(f"  {room}: {{{THINGS}}}\n" for room in ("bar", "spa", "gym"))
CASTLE = f"""theme: castle
rooms:
{ROOMS}  dungeon:
    name: {{it: Segrete, en: Dungeon}}
    objects: {{crate: 3, stool: 2}}
"""


def records(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_cases_go_to_standard_output_one_a_line(run: Run) -> None:
    result = run(*SMALL, "-n", "3", "--lang", "it, he")
    assert (result.exit_code, result.stderr) == (0, "")
    made = records(result.stdout)
    assert [one["id"] for one in made] == [f"murder-4x4-s7-{index}" for index in range(3)]
    assert {one["kind"] for one in made} == {"murder"}
    assert [list(one["puzzle"]["texts"]) for one in made] == [["it", "he"]] * 3


def test_a_pack_verifies_and_is_read_back(run: Run) -> None:
    words = ("generate", "murder", "--size", "6", "--seed", "2", "-n", "2")
    assert run(*words, "--level", "easy", "--theme", "hotel", "-o", "a.jsonl").exit_code == 0
    assert run("verify", "--second", "a.jsonl").exit_code == 0
    with Path("a.jsonl").open(encoding="utf-8") as file:
        documents = list(read_lines(file, ReadOptions()))
    assert all(isinstance(one, CaseDocument) for one in documents)
    assert [one.grade["level"] for one in documents] == ["easy", "easy"]


def test_n_and_jobs_change_no_byte(command: Command) -> None:
    few, many, shared = (
        command(*SMALL, "-n", count, "--jobs", jobs).stdout
        for count, jobs in (("2", "1"), ("6", "1"), ("6", "2"))
    )
    assert many.startswith(few)
    assert shared == many
    assert len(many.splitlines()) == 6


def test_the_order_of_sets_changes_no_byte(command: Command) -> None:
    words = ("generate", "murder", "--size", "5", "--seed", "1", "-n", "3", "--clues", "extended")
    first, second = (command(*words, PYTHONHASHSEED=seed).stdout for seed in ("1", "2"))
    assert first == second
    assert len(first.splitlines()) == 3


def test_a_run_goes_on_where_it_stopped(run: Run) -> None:
    whole = run(*SMALL, "-n", "8").stdout
    assert run(*SMALL, "-n", "5", "-o", "a.jsonl").exit_code == 0
    assert run(*SMALL, "-n", "8", "-o", "a.jsonl").exit_code == 0
    assert Path("a.jsonl").read_text(encoding="utf-8") == whole
    again = run(*SMALL, "-n", "8", "-o", "a.jsonl")
    assert (again.exit_code, again.stderr) == (0, "a.jsonl holds this run already: 8 cases\n")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("generate", "murder", "--size", "5", "--seed", "7"), "its size is 4, not 5"),
        ((*SMALL, "--clues", "extended"), "its options is"),
        ((*SMALL, "--lang", "de"), "its options is"),
        (("generate", "classic", "--size", "4", "--seed", "7"), "its kind is murder, not classic"),
    ],
)
def test_a_file_of_another_run_stays(run: Run, words: tuple[str, ...], what: str) -> None:
    run(*SMALL, "-o", "a.jsonl")
    before = Path("a.jsonl").read_bytes()
    result = run(*words, "-n", "3", "-o", "a.jsonl")
    assert result.exit_code == 2
    assert what in result.stderr
    assert Path("a.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--size", "10"), "'10' is not one of '4', '5'"),
        (("--size", "4", "--level", "extreme"), "no technique of that level is there yet"),
        (("--size", "4", "--level", "expert"), "no board of size 4 needs it"),
        (("--theme", "castle"), "there are garden, hotel, museum, station, theatre, villa"),
        (("--lang", "en,xx"), "language 'xx': one of en"),
        (("--spare", "1"), "only with the levels beginner and easy"),
        (("--size", "4", "-n", "5000"), "no two cases of a run share a floor plan"),
        (("--givens", "20"), "--givens is an option for grids, not for murder"),
        (("--symmetry", "none"), "--symmetry is an option for grids, not for murder"),
        (("--minimal",), "--minimal is an option for grids, not for murder"),
        (("--cages", "3"), "--cages is an option for grids, not for murder"),
        (("--format", "sudokupad"), "no cases of Sudoku Murder: take json, jsonl or yaml"),
        (("-n", "2", "--format", "json"), "json holds one puzzle a file"),
    ],
)
def test_wishes_that_make_no_sense(run: Run, words: tuple[str, ...], said: str) -> None:
    result = run("generate", "murder", "--seed", "1", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("words", [("--theme", "villa"), ("--clues", "seed"), ("--lang", "it")])
def test_grids_have_no_use_for_options_of_cases(run: Run, words: tuple[str, ...]) -> None:
    result = run("generate", "classic", "--size", "4", *words)
    assert result.exit_code == 2
    assert f"{words[0]} is an option for murder, not for classic" in result.stderr


def test_grids_have_no_size_between(run: Run) -> None:
    result = run("generate", "classic", "--size", "5")
    assert result.exit_code == 2
    assert "size 5: boards have size" in result.stderr


def test_a_theme_from_a_file(run: Run) -> None:
    Path("castle.yaml").write_text(CASTLE, encoding="utf-8")
    result = run(*SMALL, "-n", "4", "--theme", "castle.yaml", "--lang", "it")
    assert (result.exit_code, result.stderr) == (0, "")
    made = records(result.stdout)
    rooms = {room["id"]: room for one in made for room in one["puzzle"]["rooms"]}
    assert set(rooms) <= {"bar", "spa", "gym", "dungeon"}
    assert rooms["dungeon"]["name"] == {"it": "Segrete", "en": "Dungeon"}
    assert {one["provenance"]["options"]["theme"]["name"] for one in made} == {"castle"}


def test_a_theme_that_is_wrong_is_said_with_its_line(run: Run) -> None:
    Path("castle.yaml").write_text(CASTLE.replace("crate", "coffin"), encoding="utf-8")
    result = run(*SMALL, "--theme", "castle.yaml", "-o", "a.jsonl")
    assert result.exit_code == 3
    assert "castle.yaml:8: rooms.dungeon.objects.coffin: nobody knows this object" in result.stderr
    assert not Path("a.jsonl").exists()


def test_a_theme_that_is_too_small_or_not_there(run: Run) -> None:
    Path("castle.yaml").write_text(CASTLE, encoding="utf-8")
    small = run("generate", "murder", "--size", "9", "--theme", "castle.yaml")
    assert small.exit_code == 2
    assert "it has 4 rooms, boards of size 9 need 9" in small.stderr
    assert run(*SMALL, "--theme", "none.yaml").exit_code == 3


def test_fewer_than_asked(run: Run) -> None:
    result = run(*SMALL, "-n", "12", "--level", "hard", "--attempts", "1")
    assert result.exit_code == 4
    assert "no more was found in 1 attempt each: raise --attempts" in result.stderr
