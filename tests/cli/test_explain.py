"""What grade, explain and hint print, and with which exit code they end.

`123. 34.. 2... ...1` can be solved by hand: row 1 needs a 4; then row 2 a 1 and 2, where column 4
takes the 2; row 3 is 2143 and row 4 is 4321.
"""

import json
import re
from pathlib import Path

import pytest

import qedoku
from cli.steps import climbed, told
from puzzles.document import State
from puzzles.judge import violations
from puzzles.puzzle import BLANK
from solvers.candidates import begin
from solvers.grade import Trace, apply, climb
from solvers.ladder import BOUNDS, LADDER
from solvers.step import LEVELS
from tests.cli.conftest import Native, Run

ONE = "123.34..2......1"
ONE_SOLVED = "1234341221434321"
MANY = "." * 16
INVALID = "11.............."
GRADE_KEYS = [
    "id", "kind", "level", "rating", "score", "hardest", "techniques", "steps", "rounds", "logical",
    "flags", "grader",
]  # fmt: skip
STEP_KEYS = ["n", "round", "technique", "places", "removes", "facts", "rules", "text"]
# By Arto Inkala; rated above 10 by Sudoku Explainer: no ladder without chains carries to its end.
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def entries(text: str) -> dict[str, object]:
    """The state of a player who has entered some digits, as documents of size 4 hold it."""
    return {"entries": [text[at : at + 4] for at in range(0, 16, 4)]}


def test_grade_json_has_the_keys(run: Run, native: Native) -> None:
    result = run("grade", native("p.json", ONE), "--json")
    row = json.loads(result.stdout)
    assert list(row) == GRADE_KEYS
    assert row["id"] == "p"
    assert row["logical"]
    assert row["level"] == "beginner"
    assert row["steps"] == sum(row["techniques"].values()) == ONE.count(".")
    assert re.fullmatch(r"qedoku-[a-z]+/\d+", row["grader"])
    assert result.stderr == "1 puzzle: 1 beginner\n"


def test_grade_without_an_end_is_beyond(run: Run, tmp_path: Path) -> None:
    (tmp_path / "h.txt").write_text(HARD + "\n", encoding="utf-8")
    result = run("grade", "h.txt", "--kind", "classic", "--json")
    row = json.loads(result.stdout)
    assert (row["level"], row["rating"], row["logical"]) == (None, None, False)
    assert result.exit_code == 0
    assert result.stderr == "1 puzzle: 1 beyond\n"
    assert " beyond  score " in run("grade", "h.txt", "--kind", "classic").stdout
    last = run("explain", "h.txt", "--kind", "classic").stdout.strip().splitlines()[-1]
    assert re.fullmatch(r"nothing more found: \d+ cells are still open", last)


def test_grade_fields(run: Run, native: Native) -> None:
    one = native("p.json", ONE)
    table = run("grade", one, "--fields").stdout.splitlines()
    assert table[0].split("\t") == GRADE_KEYS
    assert len(table[1].split("\t")) == len(GRADE_KEYS)
    assert run("grade", one, "--fields", "id,level").stdout == "id\tlevel\np\tbeginner\n"
    row = json.loads(run("grade", one, "--fields", "id,rating", "--json").stdout)
    assert list(row) == ["id", "rating"]
    wrong = run("grade", one, "--fields", "id,nonsense")
    assert wrong.exit_code == 2
    assert "'nonsense' is none of id, kind" in wrong.stderr


@pytest.mark.parametrize("verb", ["grade", "explain"])
@pytest.mark.parametrize(
    ("givens", "text"),
    [(MANY, "several solutions"), (INVALID, "invalid; M2: "), ("123............4", "no solution")],
)
def test_what_has_not_one_solution_is_said(
    run: Run, native: Native, verb: str, givens: str, text: str
) -> None:
    result = run(verb, native("p.json", givens), native("q.json", ONE), "--json")
    assert result.exit_code == 1
    assert "p.json:1 p: " in result.stderr
    assert text in result.stderr
    assert [json.loads(line)["id"] for line in result.stdout.splitlines()] == ["q"]


def test_explain_tells_each_step_and_how_it_ends(run: Run, native: Native) -> None:
    lines = run("explain", native("p.json", ONE)).stdout.splitlines()
    assert lines[0].endswith("hardest full-house, trivial") or " beginner " in lines[0]
    steps = lines[1 : lines.index("solved")]
    assert [line.split(". ")[0] for line in steps] == [str(n) for n in range(1, len(steps) + 1)]
    assert steps[0] == "1. r1c4 is the last empty cell in row 1: r1c4 is 4."
    assert all(line.endswith(".") for line in steps)


def test_explain_json_places_every_cell_once(run: Run, native: Native) -> None:
    result = run("explain", native("p.json", ONE), "--json")
    (row,) = map(json.loads, result.stdout.splitlines())
    keys = ["id", "kind", "level", "rating", "score", "solved", "steps"]
    assert list(row) == keys
    assert row["solved"] is True
    found = list(ONE)
    for number, step in enumerate(row["steps"], 1):
        assert list(step) == STEP_KEYS
        assert step["n"] == number
        for place in step["places"]:
            down, right = map(int, re.fullmatch(r"r(\d)c(\d)", place["cell"]).groups())
            at = 4 * (down - 1) + right - 1
            assert found[at] == "."
            found[at] = str(place["digit"])
    assert "".join(found) == ONE_SOLVED


def test_explain_in_hebrew_and_with_boards(run: Run, native: Native) -> None:
    one = native("p.json", ONE)
    hebrew = run("explain", one, "--lang", "he").stdout.splitlines()
    assert re.search("[\u05d0-\u05ea]", hebrew[1])
    assert "\u2066r1c4\u2069" in hebrew[1]
    drawn = run("explain", one, "--board").stdout
    assert drawn.count("r4 ") > 1
    assert "(4)" in drawn
    assert "is none of en, " in run("explain", one, "--lang", "xx").stderr
    assert run("explain", one, "--index", "1").exit_code == 2


@pytest.mark.parametrize(
    ("lang", "step", "title"),
    [
        ("it", "1. r1c4 è l'ultima casella vuota nella riga 1: r1c4 è 4.", "ultima casella"),
        ("de", "1. r1c4 ist das letzte leere Feld in Zeile 1: r1c4 ist 4.", "letztes Feld"),
        ("ru", "1. r1c4 — последняя пустая клетка в строке 1: r1c4 — это 4.", "последняя клетка"),
    ],
)
def test_explain_and_hint_speak_a_language_that_has_a_catalogue(
    run: Run, native: Native, lang: str, step: str, title: str
) -> None:
    one = native("p.json", ONE)
    assert run("explain", one, "--lang", lang).stdout.splitlines()[1] == step
    assert title in run("hint", one, "--depth", "why", "--lang", lang).stdout


@pytest.mark.parametrize("kind", sorted(qedoku.KINDS))
def test_told_steps_lead_where_the_climb_leads(kind: str) -> None:
    for document in qedoku.generate(kind, 3, seed=5, size=6):
        trace = climbed(document.puzzle)
        assert isinstance(trace, Trace)
        state, last = begin(document.puzzle), 0
        seen: set[frozenset[tuple[str, int, int]]] = set()
        for number, (one, _) in enumerate(told(document.puzzle, trace), 1):
            assert one.n == number
            assert one.round >= last
            if one.round > last:
                last, seen = one.round, set()
            new = {*(("place", *p) for p in one.step.places)}
            new |= {("remove", *p) for p in one.step.removes}
            assert new
            assert frozenset(new) not in seen  # nothing is told twice in a round
            seen.add(frozenset(new))
            apply(state, one.step)
        assert state.masks == trace.state.masks
        assert number == trace.grade.steps
        if trace.solved:
            grid = tuple(m.bit_length() - 1 for m in state.masks[:36])
            assert not list(violations(document.puzzle, grid))


def test_many_puzzles_are_graded_as_each_of_them_is(run: Run, tmp_path: Path) -> None:
    (tmp_path / "few.txt").write_text("\n".join([ONE, HARD, MANY, INVALID]) + "\n")
    (tmp_path / "many.txt").write_text("\n".join([ONE, HARD, MANY, INVALID] * 12) + "\n")
    few, many = (
        run("grade", name, "--kind", "classic", "--json") for name in ("few.txt", "many.txt")
    )
    rows = [{**json.loads(line), "id": ""} for line in few.stdout.splitlines()]
    assert [{**json.loads(line), "id": ""} for line in many.stdout.splitlines()] == rows * 12
    assert (few.exit_code, many.exit_code) == (1, 1)
    assert many.stderr.count("invalid; ") == 12


def test_hint_goes_as_deep_as_asked(run: Run, native: Native) -> None:
    one = native("p.json", ONE)
    where, why, what = (run("hint", one, "--depth", d).stdout for d in ("where", "why", "what"))
    assert where == run("hint", one).stdout == "Look at row 1.\n"
    assert why == "Look at row 1. Look for this: full house.\n"
    assert what == "r1c4 is the last empty cell in row 1: r1c4 is 4.\n"
    row = json.loads(run("hint", one, "--json").stdout)
    assert (row["units"], row["technique"], row["step"]) == (["row1"], None, None)
    deep = json.loads(run("hint", one, "--json", "--depth", "what").stdout)
    assert deep["step"]["places"] == [{"cell": "r1c4", "digit": 4}]


@pytest.mark.parametrize(
    ("entered", "why"),
    [
        ("...3............", "3 is there already in row 1, so there is a mistake: r1c4."),
        # Row 4, column 1 and box 3 have no 3 yet, but the solution has a 4 there.
        ("............3...", "3 is there already in column 1, so there is a mistake: r4c1."),
        ("......2.........", "r2c3 is not 2 in the one solution."),
    ],
)
def test_hint_names_a_mistake_first(run: Run, native: Native, entered: str, why: str) -> None:
    one = native("p.json", ONE, state=entries(entered))
    (cell,) = re.findall(r"r\dc\d", why)
    result = run("hint", one)
    assert result.exit_code == 1
    assert result.stdout == f"There is a mistake: {cell}.\n"
    assert run("hint", one, "--depth", "why").stdout == why + "\n"
    digit = max(entered)
    assert run("hint", one, "--depth", "what").stdout == f"Take back {digit}: {cell}.\n"
    row = json.loads(run("hint", one, "--json").stdout)
    assert row["mistakes"] == [{"cell": cell, "digit": int(digit)}]
    assert row["step"] is None


def test_hint_goes_on_from_a_state_in_a_file(run: Run, native: Native, tmp_path: Path) -> None:
    one = native("p.json", ONE)
    state = native("state.json", ONE, state=entries("...4............"))
    assert "r1c4" not in run("hint", one, "--state", state, "--depth", "what").stdout
    (tmp_path / "now.txt").write_text(ONE_SOLVED[:15] + ".\n", encoding="utf-8")
    assert "another puzzle: r4c4 is given 1" in run("hint", one, "--state", "now.txt").stderr
    (tmp_path / "now.txt").write_text("." + ONE_SOLVED[1:] + "\n", encoding="utf-8")
    assert run("hint", one, "--state", "now.txt").exit_code == 2
    (tmp_path / "full.txt").write_text(ONE_SOLVED + "\n", encoding="utf-8")
    full = run("hint", one, "--state", "full.txt")
    assert (full.stdout, full.exit_code) == ("solved\n", 0)


def test_hint_tells_a_dead_end_from_a_mistake() -> None:
    trace = climb(qedoku.puzzle("classic", HARD))
    grid = "".join(
        str(mask.bit_length() - 1) if placed else "."
        for mask, placed in zip(trace.state.masks, trace.state.placed, strict=True)
    )
    marks = trace.state.masks
    names = trace.state.sight.board.names
    state = State(
        tuple(BLANK if g != "." or d == "." else int(d) for g, d in zip(HARD, grid, strict=True)),
        (),
        tuple((names[c], trace.state.digits(c)) for c, m in enumerate(marks) if m.bit_count() > 1),
    )
    found = qedoku.hint(qedoku.puzzle("classic", HARD), state)
    assert found.dead_end
    assert found.step is None
    assert found.mistakes == ()


def test_marks_that_leave_out_the_right_digit_are_a_mistake() -> None:
    puzzle = qedoku.puzzle("classic", ONE, size=4)
    blank = (BLANK,) * 16
    found = qedoku.hint(puzzle, State(blank, (), (("r1c4", (1, 2)),)))
    assert [(one.cell, one.digit) for one in found.mistakes] == [(3, None)]
    good = qedoku.hint(puzzle, State(blank, (), (("r1c4", (3, 4)),)))
    assert good.mistakes == ()
    assert good.step is not None


def test_a_wrong_note_in_the_panel_is_a_mistake() -> None:
    document = next(qedoku.generate("missudeca", seed=2, size=4))
    grid = qedoku.solve(document)
    assert grid is not None
    lacks = (set(range(5)) - set(grid[:4])).pop()
    blank = (BLANK,) * 16
    right = qedoku.hint(document, State(blank, (("row1", lacks),)))
    assert right.mistakes == ()
    wrong = qedoku.hint(document, State(blank, (("row1", (lacks + 1) % 5),)))
    names = wrong.state.sight.board.names
    assert [names[one.cell] for one in wrong.mistakes] == ["row1"]


def test_a_right_entry_is_no_mistake_because_of_a_wrong_note() -> None:
    puzzle = qedoku.puzzle("missudeca", "0123.3043.10...2", size=4)
    solution = qedoku.solve(puzzle)
    assert solution is not None
    cell = puzzle.givens.index(BLANK)
    digit = solution[cell]
    entries = tuple(digit if at == cell else BLANK for at in range(16))
    row = f"row{cell // 4 + 1}"
    found = qedoku.hint(puzzle, State(entries, ((row, digit),)))
    names = found.state.sight.board.names
    assert [(names[one.cell], one.unit) for one in found.mistakes] == [(row, row)]
    other = next(d for d in puzzle.digits if d not in (digit, *puzzle.givens[4:8]))
    wrong = tuple(other if at == cell else BLANK for at in range(16))
    again = qedoku.hint(puzzle, State(wrong, ((row, other),)))
    assert row not in [one.unit for one in again.mistakes if one.cell == cell]


def test_the_library_says_what_is_wrong() -> None:
    many = qedoku.puzzle("classic", MANY, size=4)
    for ask in (qedoku.grade, qedoku.explain, qedoku.hint):
        with pytest.raises(ValueError, match="several solutions"):
            ask(many)
    with pytest.raises(ValueError, match="xx"):
        qedoku.explain(qedoku.puzzle("classic", ONE, size=4), lang="xx")


def test_info_lists_the_ladder(run: Run) -> None:
    rows = [json.loads(line) for line in run("info", "techniques", "--json").stdout.splitlines()]
    grids = [row for row in rows if row["ladder"] == "grids"]
    assert [row["name"] for row in grids] == [rung.name for rung in LADDER]
    assert all(row["why"] and row["title"] for row in rows)
    levels = [json.loads(line) for line in run("info", "levels", "--json").stdout.splitlines()]
    assert tuple(row["name"] for row in levels) == LEVELS
    assert [row["upTo"] for row in levels] == [most for _, most in BOUNDS]
    assert sum(len(row["techniques"]) for row in levels) == len(LADDER)
