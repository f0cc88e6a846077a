"""`verify --level`: puzzles have the level asked for, and the grade that they state.

`123. 34.. 2... ...1` is solved by hand in test_explain.py: every cell is the last one, or the last
place of a digit in a box, so that it is for beginners (a full house is rated 1.0, that single 1.2).
"""

import json
from pathlib import Path
from typing import Any

import pytest

import qedoku
from solvers.grade import GRADER
from tests.cli.conftest import Native, Run

ONE = "123.34..2......1"
# By Arto Inkala; rated above 10 by Sudoku Explainer: no ladder without chains carries to its end.
BEYOND = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def stating(native: Native, **more: Any) -> str:
    """Write ONE with a stated grade and return its file's name."""
    return native("p.json", ONE, grade={"level": "beginner", "grader": GRADER, **more})


def test_the_level_asked_for_is_confirmed(run: Run, native: Native) -> None:
    result = run("verify", "--level", "beginner", stating(native, logical=True))
    assert result.exit_code == 0
    assert "p.json:1 p unique 1 solution, beginner 1" in result.stdout


def test_another_level_fails_and_is_named(run: Run, native: Native) -> None:
    result = run("verify", "--level", "hard", "--second", native("p.json", ONE))
    assert result.exit_code == 1
    assert "  level: the puzzle is beginner (rating 1" in result.stdout
    assert "), not hard\n" in result.stdout
    assert result.stderr == "1 puzzle: 1 unique, 1 with problems\n"


def test_beyond_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "h.txt").write_text(BEYOND + "\n", encoding="utf-8")
    for jobs in ("1", "2"):
        result = run("verify", "h.txt", "--kind", "classic", "--level", "hard", "--jobs", jobs)
        assert result.exit_code == 1
        assert "  level: the puzzle is beyond the techniques, not hard\n" in result.stdout
    record = json.loads(
        run("verify", "h.txt", "--kind", "classic", "--level", "hard", "--json").stdout
    )
    assert (record["verdict"], record["grade"]["level"]) == ("unique", None)
    assert [problem["rule"] for problem in record["problems"]] == ["level"]


def test_json_has_the_grade(run: Run, native: Native) -> None:
    record = json.loads(run("verify", "--level", "beginner", "--json", stating(native)).stdout)
    assert record["problems"] == []
    assert list(record["grade"]) == ["level", "rating", "score", "grader"]
    assert (record["grade"]["level"], record["grade"]["grader"]) == ("beginner", GRADER)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"level": "easy"}, "document grade.level: stated as easy, but it is beginner"),
        ({"techniques": {"x-wing": 1}}, "document grade.techniques: stated as x-wing:1, but"),
        ({"steps": 99}, "document grade.steps: stated as 99, but it is "),
        ({"level": None, "logical": False}, "document grade.logical: stated as false, but"),
    ],
)
def test_a_wrong_grade_is_named_when_a_level_is_asked(
    run: Run, native: Native, wrong: dict[str, Any], said: str
) -> None:
    file = stating(native, **wrong)
    result = run("verify", "--level", "beginner", file)
    assert result.exit_code == 1
    assert said in result.stdout
    assert run("verify", file).exit_code == 0


def test_grades_of_others_are_left_alone(run: Run, native: Native) -> None:
    file = stating(native, level="hard", score=12, grader="someone/3")
    assert run("verify", "--level", "beginner", file).exit_code == 0


def test_what_is_not_unique_is_not_graded(run: Run, native: Native) -> None:
    record = json.loads(
        run("verify", "--level", "easy", "--json", native("p.json", "." * 16)).stdout
    )
    assert (record["verdict"], record["grade"], record["problems"]) == ("multiple", None, [])


def test_the_library_does_the_same() -> None:
    puzzle = qedoku.puzzle("classic", ONE, size=4)
    verdict = qedoku.verify(puzzle, level="beginner")
    assert verdict.good
    assert verdict.grade is not None
    assert verdict.grade.rating == qedoku.grade(puzzle).rating
    assert not qedoku.verify(puzzle, level="easy").good
    with pytest.raises(ValueError, match="level simple: levels are beginner"):
        qedoku.verify(puzzle, level="simple")  # type: ignore[arg-type]


EASY = ("generate", "missudeca", "--size", "4", "--level", "easy", "--seed", "5")


def test_steps_wished_are_kept_when_a_run_goes_on(run: Run) -> None:
    words = (*EASY, "--require", "no-seat", "--score", "5..20")
    whole = run(*words, "-n", "3")
    assert (whole.exit_code, len(whole.stdout.splitlines())) == (0, 3)
    run(*words, "-n", "1", "-o", "a.jsonl")
    assert run(*words, "-n", "3", "-o", "a.jsonl").exit_code == 0
    assert Path("a.jsonl").read_text(encoding="utf-8") == whole.stdout
    other = run(*EASY, "--score", "5..20", "-n", "3", "-o", "a.jsonl")
    assert other.exit_code == 2
    assert "its options is" in other.stderr


def test_the_command_to_repeat_a_run_has_every_technique(run: Run) -> None:
    words = ("--require", "no-seat", "--require", "full-house", "--score", "0..99.5")
    drawn = run(*EASY[:-2], *words)
    assert drawn.exit_code == 0
    again = drawn.stderr.split(": ")[1].split()
    for option, value in zip(words[::2], words[1::2], strict=True):
        assert f"{option} {value}" in " ".join(again)
    assert run(*again[1:]).stdout == drawn.stdout


def test_a_failure_says_how_many_attempts_were_made(run: Run) -> None:
    result = run(*EASY, "--score", "900..999", "--attempts", "2")
    assert result.exit_code == 4
    said = "found 0 of 1; no more was found in 2 attempts each: loosen --score, or raise --attempts"
    assert result.stderr == f"{said}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--require", "full_house"), "near it: full-house"),
        (("--score", "20"), "'20' is not MIN..MAX"),
        (("--score", "20..10"), "20 is more than 10"),
    ],
)
def test_wrong_wishes_are_usage_errors(run: Run, words: tuple[str, ...], said: str) -> None:
    result = run(*EASY, *words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_redundant_givens_are_flagged_on_request(run: Run, native: Native) -> None:
    # Of a full grid but for one cell any other cell can be blank as well.
    file = native("p.json", "123434122143432.")
    flags = [
        json.loads(run("grade", file, "--json", *words).stdout)["flags"]
        for words in ((), ("--redundant",))
    ]
    assert flags == [["trivial"], ["trivial", "redundant-given"]]
    assert qedoku.grade(qedoku.load(file)[0], redundant=True).flags == tuple(flags[1])
    assert run("grade", native("q.json", "." * 16), "--redundant").exit_code == 1


def test_flags_that_only_proofs_can_tell_are_not_judged(run: Run, native: Native) -> None:
    flags = ["redundant-given", *qedoku.grade(qedoku.puzzle("classic", ONE, size=4)).flags]
    assert run("verify", "--level", "beginner", stating(native, flags=flags)).exit_code == 0
    wrong = stating(native, flags=[*flags, "tedious"])
    assert run("verify", "--level", "beginner", wrong).exit_code == 1
