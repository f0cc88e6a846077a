"""What grade, explain, hint and info print of cases of Sudoku Murder.

The case can be solved by hand (rules.md): Anna is in column 3; Bruno beside the plant, in r3c1 or
r4c2; Carla in the Library with another woman, who is Anna; Dario, the victim, in row 3. Only Bruno
can be in column 2, so he is in r4c2; Dario in r3c1, as nobody else is left for column 1; Carla in
r2c4, Anna in r1c3; and Bruno is with Dario on the Terrace.
"""

import json
from pathlib import Path

import pytest

import qedoku
from formats.native_case import case_document
from puzzles.murder.document import CaseDocument
from solvers.case_hint import CaseState
from solvers.case_ladder import CASE_LADDER
from solvers.step import LEVELS
from tests.cli.conftest import Run

CASE = {
    "format": "qedoku", "version": "1.0", "id": "four", "kind": "murder", "rules": {"size": 4},
    "puzzle": {
        "rooms": [{"code": "S", "id": "study"}, {"code": "L", "id": "library"},
                  {"code": "T", "id": "terrace"}, {"code": "C", "id": "cellar"}],
        "plan": ["SSLL", "SSLL", "TTCC", "TTCC"],
        "furniture": [{"cells": ["r1c4"], "object": "bookcase"},
                      {"cells": ["r2c2"], "object": "table"},
                      {"cells": ["r3c2"], "object": "plant"},
                      {"cells": ["r4c4"], "object": "crate"}],
        "people": [
            {"id": "anna", "name": "Anna", "gender": "f",
             "clues": [{"type": "column", "column": 3}]},
            {"id": "bruno", "name": "Bruno", "gender": "m",
             "clues": [{"type": "beside", "object": "plant"}]},
            {"id": "carla", "name": "Carla", "gender": "f",
             "clues": [{"type": "room-with", "room": "library", "gender": "f", "others": 1}]},
            {"id": "dario", "name": "Dario", "gender": "m", "victim": True,
             "clues": [{"type": "row", "row": 3}]},
        ],
    },
}  # fmt: skip
ANSWER = {"anna": "r1c3", "bruno": "r4c2", "carla": "r2c4", "dario": "r3c1"}
STEP_KEYS = [
    "n", "round", "technique", "places", "removes", "facts", "clues", "rules", "text",
]  # fmt: skip


@pytest.fixture
def case(tmp_path: Path) -> str:
    """A file with the case."""
    (tmp_path / "four.json").write_text(json.dumps(CASE), encoding="utf-8")
    return "four.json"


@pytest.fixture
def document() -> CaseDocument:
    return case_document(CASE)


def test_grade(run: Run, case: str) -> None:
    result = run("grade", case, "--json")
    row = json.loads(result.stdout)
    assert (row["id"], row["kind"], row["level"]) == ("four", "murder", "beginner")
    assert row["logical"]
    assert row["flags"] == ["trivial"]
    assert row["grader"].startswith("qedoku-case-ladder/")
    assert (result.exit_code, result.stderr) == (0, "1 puzzle: 1 beginner\n")


def test_explain_tells_all_that_follows(run: Run, case: str) -> None:
    result = run("explain", case, "--json")
    row = json.loads(result.stdout)
    assert (row["kind"], row["solved"]) == ("murder", True)
    assert all(list(step) == STEP_KEYS for step in row["steps"])
    assert [step["n"] for step in row["steps"]] == list(range(1, len(row["steps"]) + 1))
    placed = {pair["person"]: pair["cell"] for step in row["steps"] for pair in step["places"]}
    assert placed == ANSWER
    first = row["steps"][0]
    assert (first["technique"], first["clues"]) == ("direct-clue", ["people[0].clues[0]"])
    assert first["rules"] == ["C2"]
    assert {pair["person"] for pair in first["removes"]} == {"anna"}


def test_explain_in_words(run: Run, case: str) -> None:
    lines = run("explain", case).stdout.splitlines()
    assert "Bruno is in r4c2" in next(line for line in lines if "column 2" in line)
    assert lines[-3:] == ["Bruno was with the victim: the murderer.", "solved", ""]
    drawn = run("explain", case, "--board").stdout
    assert "A Anna  B Bruno  C Carla  D Dario" in drawn
    assert "r4  T     T(B)  C     C##" in drawn


def test_what_has_not_one_solution_has_no_grade(run: Run, tmp_path: Path) -> None:
    open_case = json.loads(json.dumps(CASE))
    for person in open_case["puzzle"]["people"][1:3]:
        person["clues"] = []
    (tmp_path / "open.json").write_text(json.dumps(open_case), encoding="utf-8")
    result = run("grade", "open.json")
    assert result.exit_code == 1
    assert "several solutions" in result.stderr
    hint = run("hint", "open.json")
    assert (hint.exit_code, hint.stdout) == (1, "")


def test_hint_where_why_what(run: Run, case: str) -> None:
    assert run("hint", case).stdout == "Read Anna's clue again.\n"
    assert "a clue by itself" in run("hint", case, "--depth", "why").stdout
    assert "Anna can only be in" in run("hint", case, "--depth", "what").stdout
    row = json.loads(run("hint", case, "--depth", "what", "--json").stdout)
    assert row["technique"] == row["step"]["technique"] == "direct-clue"
    assert row["mistakes"] == []


def test_verify_makes_sure_of_the_level(run: Run, case: str, tmp_path: Path) -> None:
    assert run("verify", case, "--level", "beginner").exit_code == 0
    result = run("verify", case, "--level", "hard")
    assert result.exit_code == 1
    assert "the puzzle is beginner" in result.stdout
    graded = json.loads(run("grade", case, "--json").stdout)
    stated = {"level": "beginner", "score": graded["score"] + 1, "grader": graded["grader"]}
    (tmp_path / "stated.json").write_text(json.dumps({**CASE, "grade": stated}), encoding="utf-8")
    result = run("verify", "stated.json", "--level", "beginner")
    assert result.exit_code == 1
    assert "grade.score" in result.stdout


def test_a_clue_that_could_go_is_flagged(run: Run, case: str) -> None:
    told = run("verify", case, "--level", "beginner").stdout
    flags = json.loads(run("grade", case, "--redundant", "--json").stdout)["flags"]
    assert ("redundant-clue" in flags) == ("not needed" in told)
    # Without Bruno's clue there is still one answer, as nobody else can be in column 2.
    spare = json.loads(run("verify", case, "--json").stdout)["remarks"]
    assert "people[1].clues[0]" in [remark["where"] for remark in spare]


def state(tmp_path: Path, **tree: object) -> str:
    (tmp_path / "state.json").write_text(json.dumps(tree), encoding="utf-8")
    return "state.json"


def test_hint_names_a_mistake_before_any_step(run: Run, case: str, tmp_path: Path) -> None:
    wrong = state(tmp_path, positions={"bruno": "r3c1", "dario": "r3c3"})
    result = run("hint", case, "--state", wrong, "--depth", "why")
    assert result.exit_code == 1
    assert "Bruno and Dario share a row or a column" in result.stdout
    crossed = state(tmp_path, crossed={"anna": ["r1c3"]})
    result = run("hint", case, "--state", crossed, "--json")
    assert json.loads(result.stdout)["mistakes"] == [{"person": "anna", "cell": None}]
    assert result.exit_code == 1
    elsewhere = state(tmp_path, positions={"anna": "r1c1"})
    text = run("hint", case, "--state", elsewhere, "--depth", "why").stdout
    assert "Anna in r1c1 does not fit Anna's clue" in text
    done = run("hint", case, "--state", state(tmp_path, positions=ANSWER))
    assert (done.exit_code, done.stdout) == (0, "solved\n")


def test_hint_goes_on_from_a_state(run: Run, case: str, tmp_path: Path) -> None:
    some = {who: cell for who, cell in ANSWER.items() if who != "anna"}
    text = run("hint", case, "--state", state(tmp_path, positions=some), "--depth", "what").stdout
    assert text == "Anna has one cell left: Anna is in r1c3.\n"


@pytest.mark.parametrize(
    ("tree", "code", "word"),
    [
        ('{"positions": {"zoe": "r1c1"}}', 2, "zoe"),
        ('{"positions": {"anna": "r9c9"}}', 2, "r9c9"),
        ('{"positions": []}', 3, "positions"),
        ('{"crossed": {"anna": "r1c1"}}', 3, "crossed.anna"),
        ('{"entries": {}}', 3, "entries"),
        ("[", 3, "JSON"),
        ('{"crossed": {"anna": [3]}}', 2, "3"),
    ],
)
def test_a_bad_state_is_refused(
    run: Run, case: str, tmp_path: Path, tree: str, code: int, word: str
) -> None:
    (tmp_path / "bad.json").write_text(tree, encoding="utf-8")
    result = run("hint", case, "--state", "bad.json")
    assert result.exit_code == code
    assert word in result.stderr
    assert "bad.json" in result.stderr


def test_info_lists_the_ladder_of_cases(run: Run) -> None:
    rows = [json.loads(line) for line in run("info", "techniques", "--json").stdout.splitlines()]
    murder = [row["name"] for row in rows if row["ladder"] == "murder"]
    assert murder == [rung.name for rung in CASE_LADDER]
    levels = [json.loads(line) for line in run("info", "levels", "--json").stdout.splitlines()]
    assert [row["name"] for row in levels] == list(LEVELS)
    assert [name for row in levels for name in row["murder"]] == murder


def test_the_library_takes_cases(document: CaseDocument) -> None:
    assert qedoku.grade(document).level == "beginner"
    told = qedoku.explain(document)
    assert told[-1].step.technique in ("only-cell", "line-single")
    cells = {document.case.people[w].id: document.case.plan.name(c) for one in told
             for w, c in one.step.places}  # fmt: skip
    assert cells == ANSWER
    found = qedoku.hint(document, CaseState(((0, document.case.plan.cell("r1c1")),)))
    assert [one.who for one in found.mistakes] == [0]
