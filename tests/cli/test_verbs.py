"""What the verbs print, and with which exit code they end.

The boards of size 4 can be judged by hand. `123. 34.. 2... ...1` has one solution: row 1 needs a 4;
row 2 holds 1 and 2, and column 4 has a 1; row 4 then is 4321 and row 3 is 2143.
"""

import json
from pathlib import Path

import pytest

from cli.exits import Exit, first, of_verdict
from cli.proving import Item, Judged, Tally
from cli.records import headline, said
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Puzzle
from solvers.verdict import Problem, Verdict
from tests.cli.conftest import Native, Run

ONE = "123.34..2......1"
ONE_SOLVED = "1234341221434321"
NONE = "123............4"  # row 1 needs a 4 where column 4 has one
MANY = "." * 16
INVALID = "11.............."  # M2
MISSUDECA = "0123230434101042"  # rows miss 4 1 2 3, columns 4 2 3 1, boxes 4 1 2 3; 0 is magic

KEYS = [
    "file", "index", "id", "kind", "verdict", "solutions", "capped", "needs_d2", "solution",
    "second", "problems", "grade", "engines", "nodes", "seconds",
]  # fmt: skip


@pytest.mark.parametrize(
    ("givens", "word", "code"),
    [(ONE, "unique", 0), (NONE, "none", 1), (MANY, "multiple", 1), (INVALID, "invalid", 1)],
)
def test_verify(run: Run, native: Native, givens: str, word: str, code: int) -> None:
    result = run("verify", native("p.json", givens))
    assert result.exit_code == code
    assert f"p.json:1 p {word} " in result.stdout
    assert result.stderr == f"1 puzzle: 1 {word}\n"


def test_verify_shows_two_solutions_and_where_they_differ(run: Run, native: Native) -> None:
    # Columns 3 and 4 of rows 1, 2 and 4 are open: their digits can change places.
    found = run("verify", native("p.json", "12..34..21..43..")).stdout.splitlines()
    assert " multiple >=2 solutions" in found[0]
    a, b = (line.split()[-1] for line in found[1:3])
    differ = [f"r{at // 4 + 1}c{at % 4 + 1}" for at in range(16) if a[at] != b[at]]
    assert differ
    assert found[3] == f"  they differ in {' '.join(differ)}"


def test_verify_names_the_rule(run: Run, native: Native) -> None:
    lines = run("verify", native("p.json", INVALID)).stdout.splitlines()
    assert lines[1:] == [
        "  M2: 1 stands 2 times in row1 (r1c1, r1c2)",
        "  M2: 1 stands 2 times in box1 (r1c1, r1c2)",
    ]


@pytest.mark.parametrize("verb", ["verify", "count", "solve", "candidates", "minimize", "complete"])
def test_a_cage_that_is_wrong_is_named_once(run: Run, native: Native, verb: str) -> None:
    cages = {"cages": [{"cells": ["r1c1", "r1c2", "r2c1", "r2c2"], "sum": 11}]}
    result = run(verb, native("p.json", MANY, puzzle=cages, rules={"cages": True}))
    # Four different digits of 1 to 4 make 10, and nothing else.
    assert "K2: cage at r1c1: 4 cells cannot add up to 11 (they make 10)" in result.output
    assert result.output.count("cage at r1c1") == 1


def test_a_wrong_given_is_not_repeated_for_the_stored_solution(run: Run, native: Native) -> None:
    # The solution below is right but for the givens of INVALID: r1c2 is 1 and not 2.
    rows = [ONE_SOLVED[at : at + 4] for at in range(0, 16, 4)]
    lines = run("verify", native("p.json", INVALID, solution={"grid": rows})).stdout.splitlines()
    assert len(lines) == 4
    said = "document solution.grid: the stored solution breaks rules of this puzzle as well (M1)"
    assert lines[3].strip() == said


def test_verify_with_a_second_engine(run: Run, native: Native) -> None:
    result = run("verify", "--second", "--json", native("p.json", ONE))
    record = json.loads(result.stdout)
    assert record["second"] == "unique"
    assert len(set(record["engines"])) == 2


@pytest.mark.parametrize("verb", ["verify", "count", "solve"])
def test_json_has_these_keys_in_this_order(run: Run, native: Native, verb: str) -> None:
    file = native("p.json", ONE)
    record = json.loads(run(verb, "--json", file).stdout)
    assert list(record) == KEYS
    assert record["file"] == file
    assert (record["index"], record["id"], record["kind"]) == (0, "p", "classic")
    assert (record["verdict"], record["solutions"], record["capped"]) == ("unique", 1, False)
    assert (record["solution"], record["second"], record["needs_d2"]) == (ONE_SOLVED, None, None)
    assert record["problems"] == []
    assert record["grade"] is None
    assert record["engines"] == ["search"]
    assert record["nodes"] >= 0
    assert record["seconds"] >= 0


def test_json_of_puzzles_that_fail(run: Run, native: Native) -> None:
    files = [native("a.json", MANY), native("b.json", INVALID), native("c.json", NONE)]
    many, invalid, none = map(json.loads, run("verify", "--json", *files).stdout.splitlines())
    assert (many["verdict"], many["solutions"], many["capped"]) == ("multiple", 2, True)
    assert many["solution"] is None
    assert (invalid["verdict"], invalid["solutions"], invalid["engines"]) == ("invalid", 0, [])
    assert invalid["problems"][0]["rule"] == "M2"
    assert set(invalid["problems"][0]) == {"rule", "where", "text"}
    assert (none["verdict"], none["solutions"], none["capped"]) == ("none", 0, False)


def test_json_of_diagonal_missudeca_says_whether_it_needs_d2(run: Run, native: Native) -> None:
    file = native("d.json", MISSUDECA, "missudeca", rules={"size": 4, "diagonals": True})
    record = json.loads(run("verify", "--json", file).stdout)
    assert (record["kind"], record["needs_d2"]) == ("missudeca-diagonal", False)


@pytest.mark.parametrize(
    ("givens", "number", "code"),
    [(ONE, "1", 0), (MANY, "288", 0), (NONE, "0", 0), (INVALID, "0", 1)],
)
def test_count(run: Run, native: Native, givens: str, number: str, code: int) -> None:
    result = run("count", native("p.json", givens))
    assert result.stdout.split()[1:] == ["p", number]
    assert result.exit_code == code


def test_count_says_when_it_stopped_at_the_limit(run: Run, native: Native) -> None:
    result = run("count", "--limit", "100", native("p.json", MANY))
    assert result.stdout.split()[-1] == ">=100"
    assert result.exit_code == 0


def test_a_count_that_time_cuts_short_is_no_number(run: Run) -> None:
    words = ("count", "--limit", "1000000000", "--time-limit", "0.3", "--kind", "missudeca", "-")
    result = run(*words, text="." * 81 + "\n")
    assert result.exit_code == 4
    assert result.stdout.split()[-1].startswith(">=")
    assert json.loads(run(*words, "--json", text="." * 81 + "\n").stdout)["capped"]


@pytest.mark.parametrize(
    ("givens", "lines", "code"), [(ONE, 1, 0), (MANY, 1, 1), (NONE, 0, 1), (INVALID, 0, 1)]
)
def test_solve(run: Run, native: Native, givens: str, lines: int, code: int) -> None:
    result = run("solve", native("p.json", givens))
    assert result.exit_code == code
    assert len(result.stdout.splitlines()) == lines


def test_solve_prints_the_grid_alone_into_pipes(run: Run, native: Native) -> None:
    assert run("solve", native("p.json", ONE)).stdout == f"{ONE_SOLVED}\n"


def test_solve_prints_the_panel_of_missudeca(run: Run, native: Native) -> None:
    text = run("solve", native("p.json", MISSUDECA[:-4] + "....", "missudeca")).stdout
    assert text == f"{MISSUDECA} # missing rows 4123 columns 4231 boxes 4123 magic 0\n"


def test_solve_all(run: Run, native: Native) -> None:
    result = run("solve", "--all", native("p.json", MANY))
    grids = result.stdout.split()
    assert (len(grids), len(set(grids)), result.exit_code) == (288, 288, 0)
    records = run("solve", "--all", "--json", native("p.json", MANY)).stdout.splitlines()
    assert {json.loads(record)["solution"] for record in records} == set(grids)


def test_solve_counts_up_to_its_limit_without_all(run: Run, native: Native) -> None:
    file = native("p.json", MANY)
    for words, count in (([], 2), (["--limit", "3"], 3), (["--limit", "500"], 288)):
        record = json.loads(run("solve", "--json", *words, file).stdout)
        assert (record["solutions"], record["capped"]) == (count, count < 288)
    assert len(run("solve", "--limit", "3", file).stdout.splitlines()) == 1


def test_solve_all_stops_at_the_limit_and_says_so(run: Run, native: Native) -> None:
    result = run("solve", "--all", "--limit", "7", native("p.json", MANY))
    assert len(result.stdout.split()) == 7
    assert "stopped at 7 solutions" in result.stderr


def test_what_cannot_be_read_is_said_and_the_rest_is_judged(run: Run, native: Native) -> None:
    good = native("good.json", ONE)
    Path("bad.json").write_text('{"format": "qedoku", "ver', encoding="utf-8")
    result = run("verify", "bad.json", "missing.json", good)
    assert result.exit_code == 3
    assert "good.json:1 good unique" in result.stdout
    bad, missing, _ = result.stderr.splitlines()
    assert bad.startswith("bad.json:")
    assert missing.startswith("missing.json:")
    assert result.stderr.endswith("1 puzzle: 1 unique, 2 unreadable\n")


def test_unreadable_outranks_failed(run: Run, native: Native) -> None:
    Path("bad.json").write_text("", encoding="utf-8")
    assert run("verify", native("p.json", NONE), "bad.json").exit_code == 3


def test_the_index_counts_what_cannot_be_read(run: Run, native: Native) -> None:
    line = Path(native("p.json", ONE)).read_text(encoding="utf-8")
    Path("pack.jsonl").write_text(f"{line}nonsense\n{line}", encoding="utf-8")
    result = run("verify", "--json", "pack.jsonl")
    assert [json.loads(text)["index"] for text in result.stdout.splitlines()] == [0, 2]
    assert result.stderr.startswith("pack.jsonl:2: ")


def test_standard_input_with_a_kind(run: Run) -> None:
    assert run("count", "--kind", "classic", "-", text=f"{MANY}\n{ONE}\n").exit_code == 0
    assert run("count", "-", text=f"{MANY}\n").exit_code == 3


def test_show_draws_and_picks_by_index(run: Run, native: Native) -> None:
    file = native("p.json", ONE)
    assert "┃ 1 │ 2 ┃ 3 │   ┃" in run("show", file).stdout
    assert "┃ 1 │ 2 ┃ 3 │ 4 ┃" in run("show", "--solution", "--index", "0", file).stdout
    outside = run("show", "--index", "1", file)
    assert outside.exit_code == 2
    assert "no file has an item 1" in outside.stderr


def test_show_believes_no_wrong_solution(run: Run, native: Native) -> None:
    wrong = [ONE_SOLVED[at : at + 4] for at in (0, 8, 4, 12)]
    result = run("show", "--solution", native("p.json", ONE, solution={"grid": wrong}))
    assert "stored solution is wrong (M1: r2c1 is given 3, the answer says 2)" in result.stderr
    assert "┃ 3 │ 4 ┃ 1 │ 2 ┃" in result.stdout
    assert result.exit_code == 1


def test_show_believes_no_wrong_panel(run: Run, native: Native) -> None:
    rows = [MISSUDECA[at : at + 4] for at in range(0, 16, 4)]
    missing = {"rows": "4123", "columns": "4231", "boxes": "4132"}
    solution = {"grid": rows, "missing": missing, "magicDigit": 0}
    file = native("p.json", MISSUDECA[:-4] + "....", "missudeca", solution=solution)
    result = run("show", "--solution", file)
    assert result.exit_code == 1
    assert "the stored solution is wrong (M5: box3 is stored as 3, it is 2)" in result.stderr


def test_show_gives_up_in_time(run: Run) -> None:
    Path("empty.missudeca").write_text("." * 81 + "\n", encoding="ascii")
    result = run("show", "--solution", "--time-limit", "1e-9", "empty.missudeca")
    assert result.exit_code == 4
    assert "undecided: the time limit was reached" in result.stderr


def test_show_draws_title_entries_and_notes(run: Run, native: Native) -> None:
    state = {
        "entries": ["...4", "....", "....", "...."],
        "candidates": {"r2c3": "12", "r4c1": "4"},
    }
    file = native("p.json", ONE, state=state, meta={"title": {"he": "x", "en": "A  puzzle"}})
    lines = run("show", file).stdout.splitlines()
    assert lines[0] == "p  Sudoku 4x4  A puzzle"
    assert "r1 ┃ 1 │ 2 ┃ 3 │(4)┃" in lines
    assert lines[-2] == "marks: r2c3 12, r4c1 4"
    assert "(4)" not in run("show", "--solution", file).stdout
    state["panel"] = {"columns": ".2..", "magicDigit": 0}
    file = native("q.json", MANY, "missudeca", state=state)
    assert "noted: column2 2, magic 0" in run("show", file).stdout.splitlines()


def test_show_says_why_there_is_no_solution(run: Run, native: Native) -> None:
    result = run("show", "--solution", native("p.json", INVALID))
    assert result.exit_code == 1
    assert "invalid" in result.stderr
    assert "M2" in result.stderr


def test_convert_there_and_back(run: Run, native: Native) -> None:
    file = native("p.json", ONE)
    assert run("convert", file, "p.yaml").exit_code == 0
    assert run("convert", "p.yaml", "q.json").exit_code == 0
    assert run("solve", "q.json").stdout == f"{ONE_SOLVED}\n"
    refused = run("convert", file, "p.yaml")
    assert refused.exit_code != 0
    assert "p.yaml" in refused.stderr
    assert run("convert", "--force", file, "p.yaml").exit_code == 0


def test_convert_says_what_a_format_cannot_carry(run: Run, native: Native) -> None:
    result = run("convert", native("m.json", MISSUDECA, "missudeca"), "m.sdm")
    assert result.exit_code == 1
    assert "m.json:1: m: " in result.stderr
    assert not Path("m.sdm").exists()


def test_convert_asks_for_a_format_that_it_cannot_tell(run: Run, native: Native) -> None:
    result = run("convert", native("p.json", ONE), "p.unknown")
    assert result.exit_code == 2
    assert "--to" in result.stderr
    assert ONE in run("convert", "--to", "line", native("p.json", ONE), "-").stdout.splitlines()


@pytest.mark.parametrize("words", [["kinds"], ["formats"], ["engines"], ["rules"]])
def test_info_lists_the_same_in_both_forms(run: Run, words: list[str]) -> None:
    plain = run("info", *words).stdout.splitlines()
    records = [json.loads(line) for line in run("info", *words, "--json").stdout.splitlines()]
    head = plain[0].split()
    # Of formats, programs learn more than fits a line.
    more = ["kinds", "parts"] if words == ["formats"] else []
    assert [*head, *more] == list(records[0])
    assert [line.split()[0] for line in plain[1:]] == [next(iter(r.values())) for r in records]


def test_info_has_the_eight_kinds_murder_and_the_schema(run: Run) -> None:
    *grids, cases = map(json.loads, run("info", "kinds", "--json").stdout.splitlines())
    assert [row["sizes"] for row in grids] == [[4, 6, 9]] * 8
    assert (cases["name"], cases["sizes"]) == ("murder", [4, 5, 6, 7, 8, 9])
    for row in (*grids, cases):
        for level in ("beginner", "easy", "medium", "hard", "expert", "extreme"):
            made = run("generate", row["name"], "--size", "9", "--level", level, "-o", "no/x.jsonl")
            # Only the level is complained of if it is not made; else the folder is not there.
            assert ("level" in made.stderr) == (level not in row["levels"])
    assert json.loads(run("info", "formats", "--schema").stdout)["$schema"].endswith("schema")


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["verify"],
        ["nonsense"],
        ["verify", "--engine", "abacus", "-"],
        ["verify", "--kind", "sudoku", "-"],
        ["verify", "--limit", "1", "-"],
        ["count", "--time-limit", "0", "-"],
        ["generate", "sudoku"],
        ["generate", "classic", "-n", "0"],
        ["generate", "classic", "--givens", "40..30"],
        ["generate", "classic", "--givens", "many"],
        ["generate", "classic", "--size", "5"],
        ["generate", "classic", "--seed", "-1"],
    ],
)
def test_usage_errors(run: Run, words: list[str]) -> None:
    assert run(*words, text="").exit_code == 2


def test_the_first_code_in_the_documented_order_counts() -> None:
    order = [130, 5, 3, 1, 4, 0]
    for at in range(len(order)):
        assert first(Exit(code) for code in reversed(order[at:])) == order[at]
    assert first([]) == 0


def test_codes_of_verdicts() -> None:
    flaw = (Problem("document", "solution", "wrong"),)
    assert of_verdict(Verdict("unique", 1)) == 0
    assert of_verdict(Verdict("unique", 1, problems=flaw)) == 1
    assert of_verdict(Verdict("undecided")) == 4
    assert of_verdict(Verdict("disagreement")) == 5
    assert {of_verdict(Verdict(word)) for word in ("none", "multiple", "invalid")} == {1}


def test_a_run_that_was_interrupted_had_something_to_do() -> None:
    assert Tally().text(0) == "0 puzzles: nothing to do"
    assert Tally().text(0, interrupted=True) == "0 puzzles: interrupted before the first"
    tally = Tally()
    tally.add(Verdict("none"))
    assert tally.text(0, interrupted=True) == "1 puzzle: 1 none"


def test_a_problem_says_where_once() -> None:
    assert said(Problem("M2", "row1", "1 stands 2 times in row1")) == "M2: 1 stands 2 times in row1"
    assert said(Problem("M2", "sat: row1", "in row1")) == "M2 sat: in row1"
    assert said(Problem("D2", "proof.assumed", "needs D2")) == "D2 proof.assumed: needs D2"


@pytest.mark.parametrize(("found", "text"), [(0, ""), (1, "so far 1, ")])
def test_an_undecided_puzzle_names_no_number_that_says_nothing(found: int, text: str) -> None:
    document = Document("p", Puzzle(KINDS["classic"], 4, (BLANK,) * 16))
    verdict = Verdict("undecided", solutions=found, engines=("search",))
    place, word, rest = headline(Judged(Item("a.json", 0, document), verdict))
    assert (place, word, rest) == ("a.json:1 p", "undecided", f"{text}by search")
