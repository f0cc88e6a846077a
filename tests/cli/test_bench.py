"""`qedoku bench` and `qedoku warmup`."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

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


KEYS = [
    "kind", "level", "rounds", "made", "asked", "seconds", "perSecond", "cpuMs", "attempts",
    "acceptance",
]  # fmt: skip


def making(*words: str) -> Result:
    """Run `bench --generate` for easy classic puzzles of size 9."""
    return CliRunner().invoke(main, ["bench", "--generate", "classic", "--level", "easy", *words])


def maker(tmp_path: Path, body: str) -> str:
    """Write a program that makes so many lines as it is told, and return its command."""
    file = tmp_path / "make.py"
    file.write_text(f"import sys\nfor at in range(int(sys.argv[1])):\n    {body}\n")
    return f"{shlex.join([sys.executable, str(file)])} {{n}}"


def test_the_making_of_a_level_is_measured() -> None:
    result = making("-n", "2", "--json")
    assert result.exit_code == 0
    record = json.loads(result.stdout)
    assert list(record) == KEYS
    assert (record["level"], record["made"], record["rounds"]) == ("easy", 2, 1)
    assert record["cpuMs"] > 0
    assert record["attempts"] >= 2
    assert record["acceptance"] == round(2 / record["attempts"], 3)


def test_the_making_is_set_against_programs(tmp_path: Path) -> None:
    # The second one does nothing else but compute for some time for each puzzle.
    quick = maker(tmp_path, "print(at)")
    (tmp_path / "slow").mkdir()
    slow = maker(tmp_path / "slow", "print(sum(range(10_000_000)))")
    words = ("-n", "2", "--rounds", "3", "--against", quick, "--against", slow)
    result = making(*words, "--json")
    assert result.exit_code == 0
    ours, *theirs = map(json.loads, result.stdout.splitlines())
    assert (ours["rounds"], ours["made"], ours["asked"]) == (3, 6, 6)
    assert [record["against"] for record in theirs] == [quick, slow]
    for record in theirs:
        assert (record["made"], len(record["ratios"])) == (6, 3)
        assert record["ratio"] == sorted(record["ratios"])[1]
    assert theirs[0]["ratio"] < theirs[1]["ratio"]
    table = making(*words).stdout.splitlines()
    assert len(table) == 4
    assert table[0].split()[:2] == ["maker", "made"]
    assert " to " in table[3]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("pass", "0 lines for 2 puzzles"),
        ("sys.exit('no more')", "0 lines for 2 puzzles (no more)"),
        ("print(at); sys.exit(3)", "1 lines for 2 puzzles (exit code 3)"),
    ],
)
def test_a_program_that_makes_too_few_is_named(tmp_path: Path, body: str, said: str) -> None:
    result = making("-n", "2", "--against", maker(tmp_path, body))
    assert result.exit_code == 1
    assert said in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["--generate", "classic", "--against", "/no/such/program {n}"],
            "there is no such program",
        ),
        (["--generate", "classic", "--against", "ls"], "says not how many"),
        (["--generate", "classic", "--against", "'"], "No closing quotation"),
        (["--generate", "classic", "--level", "extreme"], "not there yet"),
        (["some.txt", "--level", "easy"], "go with --generate"),
    ],
)
def test_a_race_that_cannot_be_is_a_usage_error(words: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["bench", *words])
    assert result.exit_code == 2
    assert said in result.stderr


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
