"""The kernel counts as the SAT engine does, which shares no code and no encoding with it."""

import json
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from solvers.engines import kernel, sat
from solvers.engines.ask import Ask

CASES = Path(os.environ.get("QEDOKU_CASES") or "/nowhere")
NAMES = {
    "sudoku-x": "classic-diagonal",
    "killer": "classic-killer",
    "killer-x": "classic-diagonal-killer",
}
# rules.md, D2: keeps M2, M3 and D1; its magic digit 0 is missing from the main diagonal.
WITHOUT_D2 = "705328914982741360431065872854692031296130547310574698569817203178209456023456789"


def agree(puzzles, ask):
    """Count with both engines, compare, judge each answer; return how often each count came."""
    ours, limited = list(kernel.count_many(puzzles, ask)), ask.nodes is not None
    if limited:  # what takes the kernel too long is left out
        puzzles = [puzzle for puzzle, a in zip(puzzles, ours, strict=True) if a.finished]
        ours = [a for a in ours if a.finished]
    theirs = list(sat.count_many(puzzles, replace(ask, nodes=None)))
    for puzzle, a, b in zip(puzzles, ours, theirs, strict=True):
        assert a.finished
        assert a.count == b.count, puzzle
        assert len(a.grids) == min(a.count, ask.keep)
        for grid in a.grids:
            judged = [v for v in violations(puzzle, grid) if ask.d2 or v.rule != "D2"]
            assert not judged
    return Counter(min(answer.count, 2) for answer in ours)


@pytest.mark.parametrize("name", KINDS)
def test_agrees_with_sat(make, name):
    counts = agree(make(name, 40 if KINDS[name].cages else 150, 1), Ask(limit=3))
    assert set(counts) == {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_agrees_with_sat_on_thousands(make, name):
    counts = agree(make(name, 250 if KINDS[name].cages else 1_500, 2), Ask(limit=3, nodes=3_000))
    assert min(counts[0], counts[1], counts[2]) > 10


@pytest.mark.parametrize("name", ["missudeca-diagonal", "missudeca-diagonal-killer"])
def test_agrees_with_sat_without_d2(make, name):
    agree(make(name, 40, 3), Ask(limit=3, d2=False))


def test_d2_is_a_rule_of_its_own():
    puzzle = Puzzle(KINDS["missudeca-diagonal"], 9, grid_of(WITHOUT_D2))
    assert kernel.count(puzzle, Ask(d2=False)).count == 1
    assert kernel.count(puzzle, Ask(d2=True)).count == 0
    fewer = replace(puzzle, givens=puzzle.givens[:60] + (BLANK,) * 21)
    agree([fewer], Ask(limit=50, d2=False))
    agree([fewer], Ask(limit=50, d2=True))


@pytest.mark.parametrize("name", ["missudeca", "missudeca-diagonal"])
def test_panel_entries_are_givens(make, name):
    puzzles = make(name, 40, 4)
    shown = []
    for index, puzzle in enumerate(puzzles):
        grids = kernel.count(puzzle, Ask(limit=2, keep=2)).grids
        if grids:  # the panel of one answer rules out most others
            entries = panel_of(grids[-1], 9, diagonals=puzzle.kind.diagonals).entries()
            name = list(entries)[index % len(entries)]
            shown.append(replace(puzzle, panel=((name, entries[name]), ("magic", 3))))
            shown.append(replace(puzzle, panel=((name, entries[name]),)))
    counts = agree(shown, Ask(limit=3))
    assert counts[0]
    assert counts[1]


def test_overlapping_cages_cages_without_a_sum_and_uncovered_cells(make):
    puzzles = []
    for puzzle in make("classic-killer", 30, 5):
        answer = kernel.count(puzzle, Ask(limit=1)).grids
        if answer:
            rows = [Cage(tuple(range(9 * r, 9 * r + 4)), None) for r in range(9)]
            across = [
                Cage((c, c + 9, c + 18), sum(answer[0][c + 9 * i] for i in range(3)))
                for c in range(0, 54, 7)
            ]
            cages = (*puzzle.cages[::2], *rows, *across)
            cages = tuple(c for c in cages if len({answer[0][x] for x in c.cells}) == len(c.cells))
            puzzles.append(replace(puzzle, cages=cages))
    assert len(puzzles) > 10
    agree(puzzles, Ask(limit=2, nodes=20_000))


def test_a_sum_over_62_is_left_out(make):
    """Four rows, all caged but the greatest cell of each: the cells and what the rows miss.

    The eight of them may add up to more than the places of a 64-bit set.
    """
    kind, puzzles = KINDS["missudeca-killer"], []
    for made in make("missudeca", 400, 6):
        full = next(iter(kernel.count(made, Ask(limit=1)).grids), None)
        if full is None:
            continue
        rows = [full[9 * r : 9 * r + 9] for r in range(4)]
        missing = [45 - sum(row) for row in rows]
        if sum(map(max, rows)) + sum(missing) <= 62:
            continue
        cages = []
        for r, row in enumerate(rows):
            cells = [9 * r + c for c in range(9) if row[c] != max(row)]
            for part in (cells[:4], cells[4:]):
                cages.append(Cage(tuple(part), sum(full[c] for c in part)))
        givens = (BLANK,) * 36 + full[36:]
        puzzles.append(Puzzle(kind, 9, givens, tuple(cages)))
    assert puzzles
    counts = agree(puzzles, Ask(limit=3))
    assert not counts[0]  # each has the grid that it was made from


@pytest.mark.parametrize("name", ["missudeca-diagonal", "classic-killer"])
def test_a_pause_changes_nothing(make, name, monkeypatch):
    """Slices of a few steps give the counts, grids and nodes of one go."""
    ask = Ask(limit=20)
    puzzles = make(name, 25, 7)
    if puzzles[0].cages:
        puzzles = [replace(puzzle, cages=puzzle.cages[::2]) for puzzle in puzzles]
    whole = list(kernel.count_many(puzzles, ask))
    monkeypatch.setattr(kernel, "SLICE", 3)
    monkeypatch.setattr(kernel, "CAGED_SLICE", 3)
    assert list(kernel.count_many(puzzles, ask)) == whole
    assert max(answer.nodes for answer in whole) > 20


@pytest.mark.parametrize("name", ["missudeca", "missudeca-killer"])
def test_stopping(name):
    """An empty board has answers without end; a stop ends it with what was found."""
    asked = iter([False, False, True])
    puzzle = Puzzle(KINDS[name], 9, (BLANK,) * 81, (Cage((0, 1)),) if "killer" in name else ())
    answer = kernel.count(puzzle, Ask(limit=10**9, stop=lambda: next(asked)))
    assert not answer.finished
    assert (
        list(kernel.count_many([puzzle] * 3, Ask(stop=lambda: True)))
        == [kernel.Answer(0, (), False, 0)] * 3
    )


def test_a_node_budget_gives_up(make):
    answers = list(kernel.count_many(make("missudeca-diagonal", 40, 8), Ask(nodes=2)))
    assert any(not answer.finished for answer in answers)
    assert all(answer.nodes <= 2 for answer in answers)


def test_a_digit_of_another_kind_has_no_answer():
    for digit in (0, 10, 127, -2):
        puzzle = Puzzle(KINDS["classic"], 9, (digit,) + (BLANK,) * 80)
        assert kernel.count(puzzle, Ask()).count == 0


def test_a_cage_that_is_too_large_has_no_answer():
    puzzle = Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (Cage(tuple(range(20, 30))),))
    assert kernel.count(puzzle, Ask()) == kernel.Answer(0, (), True, 0)


def test_what_it_does_not_take():
    for size in (4, 6):
        puzzle = Puzzle(KINDS["classic"], size, (BLANK,) * size**2)
        assert str(size) in (kernel.why_not(puzzle) or "")
        with pytest.raises(ValueError, match=f"{size}x{size}"):
            kernel.count(puzzle, Ask())
    many = Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (Cage((0, 1)),) * 401)
    assert "401" in (kernel.why_not(many) or "")


def test_kinds_may_be_mixed(make):
    puzzles = [p for name in KINDS for p in make(name, 3, 9)]
    together = list(kernel.count_many(puzzles, Ask()))
    assert together == [kernel.count(puzzle, Ask()) for puzzle in puzzles]


def cases(*files):
    """Yield (puzzle, count, only at least, solution) of the public records."""
    for file in files:
        for line in (CASES / f"{file}.jsonl").read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            count = record.get("solutions")
            if count is None or "givens" not in record:
                continue
            kind = KINDS[NAMES.get(record["kind"], record["kind"])]
            cages = tuple(
                Cage(tuple(sorted(9 * r + c for r, c in cage["cells"])), cage["sum"])
                for cage in record.get("cages", ())
                if kind.cages
            )
            puzzle = Puzzle(kind, 9, grid_of(record["givens"]), cages)
            least = int(str(count).removeprefix(">="))
            yield puzzle, least, str(count).startswith(">="), record.get("solution")


def check_cases(nodes, *files):
    """Compare with the records; return how many were left out as too hard."""
    left_out = 0
    records = list(cases(*files))
    limit = max(least for _, least, _, _ in records) + 1
    answers = kernel.count_many([record[0] for record in records], Ask(limit=limit, nodes=nodes))
    for (puzzle, least, more, solution), answer in zip(records, answers, strict=True):
        if not answer.finished:
            left_out += 1
            continue
        assert answer.count >= least if more else answer.count == least, puzzle
        if solution:
            assert answer.grids == (grid_of(solution),)
    assert len(records) >= 10
    return left_out


@pytest.mark.skipif(not CASES.is_dir(), reason="QEDOKU_CASES is not set")
def test_public_cases():
    files = ("clue17", "norvig", "rated-se", "counts", "bug-report-inputs")
    assert check_cases(50_000, *(f"classic/{file}" for file in files)) == 0
    assert check_cases(50_000, "variants/sudoku-x") == 0
    assert check_cases(2_000, "variants/killer", "variants/killer-x") < 12
    assert check_cases(2_000, "missudeca/missudeca") == 0


@pytest.mark.slow
@pytest.mark.skipif(not CASES.is_dir(), reason="QEDOKU_CASES is not set")
def test_the_hardest_killers():
    """All but the monsters, which are for SAT."""
    assert check_cases(100_000, "variants/killer", "variants/killer-x") < 8
