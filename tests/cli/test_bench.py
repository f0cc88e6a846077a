"""`qedoku bench` and `qedoku warmup`."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli.main import main
from puzzles.catalog import KINDS
from puzzles.puzzle import Puzzle, grid_of
from solvers.contest import disagreements, run
from solvers.engines.ask import Ask
from solvers.engines.catalog import engine_of
from solvers.engines.outside import outside

# The example of Wikipedia's article "Sudoku", and its solution.
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def program(tmp_path: Path, body: str) -> str:
    """Write a program that answers lines and return its command."""
    file = tmp_path / "answer.py"
    file.write_text(f"import sys\nfor line in sys.stdin:\n    {body}\n")
    return shlex.join([sys.executable, str(file)])


def bench(tmp_path: Path, *words: str) -> tuple[int, list[dict[str, object]], str]:
    """Run `bench --json` on two puzzles; return exit code, records and remarks."""
    file = tmp_path / "two.txt"
    file.write_text(f"{PUZZLE}\n{PUZZLE}\n")
    result = CliRunner().invoke(main, ["bench", str(file), "--kind", "classic", "--json", *words])
    return (
        result.exit_code,
        [json.loads(line) for line in result.stdout.splitlines()],
        result.stderr,
    )


def test_engines_agree(tmp_path: Path) -> None:
    words = [w for name in ("search", "sat:cadical153", "kernel") for w in ("--engine", name)]
    code, records, said = bench(tmp_path, *words)
    assert (code, "2 of 2" in said) == (0, True)
    assert [r["engine"] for r in records] == ["search", "sat:cadical153", "kernel"]
    for record in records:
        assert (record["puzzles"], record["finished"]) == (2, 2)
        assert 0 < float(str(record["median"])) <= float(str(record["worst"]))


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (f"print('{ANSWER}')", 0),
        ("print(1)", 0),
        (f"print(line.strip() + ':1:{ANSWER}')", 0),
        ("print('no solution')", 5),
        ("print(2)", 5),
        (f"print('{ANSWER[::-1]}')", 5),
        ("pass", 1),
        ("sys.exit(3)", 1),
    ],
)
def test_an_outside_program_is_held_to_the_same_answers(
    tmp_path: Path, body: str, code: int
) -> None:
    command = program(tmp_path, body)
    found, _, said = bench(tmp_path, "--engine", "search", "--engine", f"cmd:{command}")
    assert found == code
    if code == 5:
        assert "disagreement on " in said
        assert "they disagree on 2 of 2" in said
    if code == 1:
        assert "0 lines for 1 puzzle" in said


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    code, _, said = bench(tmp_path, "--engine", "cmd:/no/such/program --fast")
    assert (code, "/no/such/program: No such file" in said) == (1, True)


@pytest.mark.parametrize("name", ["nothing", "cmd:", "cmd:'open"])
def test_an_engine_that_cannot_be_is_a_usage_error(tmp_path: Path, name: str) -> None:
    assert bench(tmp_path, "--engine", name)[0] == 2


def test_making_is_measured() -> None:
    words = ["bench", "--generate", "missudeca", "-n", "3", "--json"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0
    record = json.loads(result.stdout)
    assert (record["made"], record["asked"], record["kind"]) == (3, 3, "missudeca")
    assert record["perSecond"] > 0


def test_engines_that_cannot_take_a_puzzle_are_left_out_of_it() -> None:
    small = Puzzle(KINDS["classic"], 4, grid_of("12..34..21..43.."))
    large = Puzzle(KINDS["classic"], 9, grid_of(PUZZLE))
    scores = [run(engine_of(name), [small, large], Ask()) for name in ("search", "kernel")]
    assert [score.puzzles for score in scores] == [2, 1]
    assert disagreements(scores) == []


def test_cages_cannot_be_told_to_a_program() -> None:
    killer = Puzzle(KINDS["classic-killer"], 9, (-1,) * 81)
    assert outside("cat").why_not(killer) is None  # there are no cages in it
    from puzzles.puzzle import Cage

    caged = Puzzle(KINDS["classic-killer"], 9, (-1,) * 81, (Cage((0, 1), 3),))
    assert "cages" in str(outside("cat").why_not(caged))


def test_warmup_compiles_once() -> None:
    assert CliRunner().invoke(main, ["warmup"]).exit_code == 0
    result = CliRunner().invoke(main, ["warmup"])
    assert result.exit_code == 0
    assert "compiling" not in result.stderr
    assert "the kernel is compiled" in result.stderr


def test_a_time_limit_leaves_a_row_and_exit_code_4(tmp_path: Path) -> None:
    code, records, said = bench(
        tmp_path, "--engine", "search", "--engine", "sat", "--time-limit", "0.000001"
    )
    assert code == 4
    assert [record["finished"] for record in records] == [0, 0]
    assert "search left 2 undecided" in said
    assert "nothing was compared" in said


def test_one_engine_alone_agrees_with_nobody(tmp_path: Path) -> None:
    code, _, said = bench(tmp_path, "--engine", "search")
    assert (code, "nothing was compared" in said) == (0, True)
