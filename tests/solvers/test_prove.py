"""Verdicts: every word, two engines, D2, and what a document states."""

import os
import signal
import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from solvers.engines.ask import Answer, Engine
from solvers.prove import Request, prove, prove_document, prove_many

WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# rules.md: keeps M2, M3 and D1, breaks D2.
BREAKS_D2 = "705328914982741360431065872854692031296130547310574698569817203178209456023456789"
TWICE = Request(second=True)


def classic(text):
    return Puzzle(KINDS["classic"], 9, grid_of(text))


def fake(count):
    """Return an engine that answers as a test wants it to."""
    many = lambda puzzles, ask: (count(puzzle, ask) for puzzle in puzzles)  # noqa: E731
    return Engine("fake", "", count, many, lambda: "0", lambda puzzle: None)


def test_unique():
    verdict = prove(classic(WIKIPEDIA), TWICE)
    assert (verdict.verdict, verdict.second, verdict.solutions) == ("unique", "unique", 1)
    assert verdict.solution == grid_of(ANSWER)
    assert verdict.engines == ("search", "sat")
    assert verdict.good
    assert verdict.needs_d2 is None


def test_none():
    # The one answer has 4 in r1c3; 2 there breaks no rule at once.
    verdict = prove(classic(WIKIPEDIA[:2] + "2" + WIKIPEDIA[3:]), TWICE)
    assert (verdict.verdict, verdict.solutions, verdict.problems) == ("none", 0, ())


def test_multiple_shows_two_and_where_they_differ():
    verdict = prove(classic("." * 81), Request(limit=7, second=True))
    assert (verdict.verdict, verdict.solutions, verdict.capped) == ("multiple", 7, True)
    one, other = verdict.grids
    assert {c for c in range(81) if one[c] != other[c]} == set(verdict.differ)
    assert verdict.differ


def test_invalid_names_the_rule_before_any_search():
    verdict = prove(classic("11" + "." * 79), TWICE)
    assert (verdict.verdict, verdict.solutions, verdict.engines) == ("invalid", 0, ())
    assert {(p.rule, p.where) for p in verdict.problems} == {("M2", "row1"), ("M2", "box1")}


def test_undecided_is_never_unique():
    hard = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
    verdict = prove(classic(hard), Request(engine="search", nodes=1))
    assert (verdict.verdict, verdict.good, verdict.solution) == ("undecided", False, None)
    assert prove(classic(hard), Request(seconds=0)).verdict == "undecided"


@pytest.mark.parametrize("lie", ["none", "other", "two"])
def test_disagreement(lie, monkeypatch):
    """A second engine that lies, in its count or in its grid, is found out."""
    right = grid_of(ANSWER)
    wrong = tuple(10 - digit for digit in right)
    answers = {
        "none": Answer(0, (), True, 0),
        "other": Answer(1, (wrong,), True, 0),
        "two": Answer(2, (right, wrong), True, 0),
    }
    liar = fake(lambda puzzle, ask: answers[lie])
    from solvers import prove as module

    real = module.engine_of
    monkeypatch.setattr(module, "engine_of", lambda name: liar if name == "sat" else real(name))
    verdict = prove(classic(WIKIPEDIA), TWICE)
    assert verdict.verdict == "disagreement"
    assert not verdict.good


def test_needs_d2(monkeypatch):
    """The grid of rules.md with its r1c1 open has no answer; with more open, D2 may decide."""
    diagonal = KINDS["missudeca-diagonal"]
    grid = grid_of(BREAKS_D2)
    assert prove(Puzzle(diagonal, 9, grid)).verdict == "invalid"
    assert prove(Puzzle(diagonal, 9, (BLANK, *grid[1:])), TWICE).verdict == "none"
    found = next(_needing_d2(diagonal, grid))
    verdict = prove(found, TWICE)
    assert (verdict.verdict, verdict.needs_d2) == ("unique", True)
    assert [p.rule for p in verdict.problems] == ["D2"]
    assert not verdict.good
    assert prove(replace(found, magic_on_diagonals="enforced"), TWICE).good
    assert not prove(replace(found, magic_on_diagonals="holds"), TWICE).good


def _needing_d2(kind, grid):
    """Open cells of the grid that breaks D2 until exactly one answer keeps D2."""
    for first in range(81):
        cells = set()
        for step in range(1, 60):
            cells.add((first + 7 * step) % 81)
            givens = tuple(BLANK if c in cells else d for c, d in enumerate(grid))
            verdict = prove(Puzzle(kind, 9, givens))
            if verdict.needs_d2:
                yield Puzzle(kind, 9, givens)
            if verdict.verdict == "multiple":
                break


def test_what_a_document_states_is_compared():
    good = Document("x", classic(WIKIPEDIA), Stored(grid_of(ANSWER)))
    assert prove_document(good).good
    bad = replace(good, solution=Stored((6, *grid_of(ANSWER)[1:])))
    (problem,) = prove_document(bad).problems
    assert (problem.rule, problem.where) == ("document", "solution.grid")
    assert "r1c1" in problem.text


def test_a_wrong_missing_digit_and_magic_digit_are_named():
    grid = grid_of(BREAKS_D2)
    puzzle = Puzzle(KINDS["missudeca"], 9, grid)
    entries = panel_of(grid, 9, diagonals=False).entries()
    right = Document("x", puzzle, Stored(grid, tuple(entries.items())))
    assert prove_document(right).good
    wrong = tuple({**entries, "row3": 1, "magic": 5}.items())
    found = prove_document(replace(right, solution=Stored(grid, wrong))).problems
    assert {p.where for p in found} == {"solution.missing row3", "solution.magicDigit"}


def test_a_stored_solution_is_judged_also_when_the_puzzle_is_not_unique():
    document = Document("x", classic("." * 81), Stored((1, *grid_of(ANSWER)[1:])))
    verdict = prove_document(document)
    assert verdict.verdict == "multiple"
    assert {p.rule for p in verdict.problems} == {"M2"}


def test_an_impossible_cage_is_invalid_and_named():
    puzzle = Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (Cage((3, 4), 2),))
    verdict = prove(puzzle, TWICE)
    assert verdict.verdict == "invalid"
    assert [(p.rule, p.where) for p in verdict.problems] == [("K2", "cage at r1c4")]


def test_many_keep_their_order_over_processes():
    texts = [WIKIPEDIA, "." * 81, "11" + "." * 79] * 15
    documents = [Document(f"d{i}", classic(text)) for i, text in enumerate(texts)]
    one = [v.verdict for v in prove_many(documents)]
    assert one == ["unique", "multiple", "invalid"] * 15
    assert [v.verdict for v in prove_many(documents, jobs=2)] == one


@st.composite
def changes(draw):
    """A way to rename digits and to turn or mirror a board."""
    return draw(st.permutations(range(1, 10))), draw(st.booleans()), draw(st.integers(0, 3))


@settings(deadline=None, max_examples=30)
@given(changes(), st.sampled_from([WIKIPEDIA, "." + WIKIPEDIA[1:9] + "." * 10 + WIKIPEDIA[19:]]))
def test_renaming_turning_and_transposing_change_no_verdict(change, text):
    names, transpose, turns = change
    rows = [
        ["." if s == "." else str(names[int(s) - 1]) for s in text[i : i + 9]]
        for i in range(0, 81, 9)
    ]
    if transpose:
        rows = [list(row) for row in zip(*rows, strict=True)]
    for _ in range(turns):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    changed = "".join(map("".join, rows))
    assert prove(classic(changed), TWICE).verdict == prove(classic(text), TWICE).verdict


def test_whether_d2_is_needed_may_stay_undecided(monkeypatch):
    """One answer with D2, and a search without it that gave up: nothing is claimed."""
    grid = tuple(range(9)) * 9

    def count(puzzle, ask):
        return Answer(1, (grid,), True, 5) if ask.d2 else Answer(0, (), False, 5)

    gives_up = fake(count)
    from solvers import prove as module

    monkeypatch.setattr(module, "engine_of", lambda name: gives_up)
    monkeypatch.setattr(module, "violations", lambda puzzle, grid: iter(()))
    puzzle = Puzzle(KINDS["missudeca-diagonal"], 9, (BLANK,) * 81)
    verdict = prove(puzzle, Request(engine="x"))
    assert (verdict.verdict, verdict.needs_d2, verdict.nodes) == ("undecided", None, 10)


@pytest.mark.parametrize(
    ("text", "proof", "where"),
    [
        (WIKIPEDIA, {"claim": "unique", "solutions": 1}, None),
        (WIKIPEDIA, {"claim": "undecided", "solutions": 0}, None),
        (WIKIPEDIA, {"claim": "none", "solutions": 0}, "proof.claim"),
        (WIKIPEDIA, {"claim": "multiple", "solutions": 2}, "proof.claim"),
        (WIKIPEDIA, {"claim": "unique", "solutions": 2}, "proof.solutions"),
        ("." * 81, {"claim": "multiple", "solutions": 5}, None),
        ("." * 81, {"claim": "multiple", "solutions": 1}, "proof.solutions"),
        ("." * 81, {"claim": "unique", "solutions": 1}, "proof.claim"),
        ("11" + "." * 79, {"claim": "none", "solutions": 0}, None),
    ],
)
def test_a_proof_that_claims_something_else_is_named(text, proof, where):
    verdict = prove_document(Document("x", classic(text), proof=proof))
    found = [p.where for p in verdict.problems if p.rule == "document"]
    assert found == ([where] if where else [])


def test_sigint_in_sat_is_left_to_python():
    """python-sat must not take the signal for itself: our own handler hears of it."""
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(1))
    # Contradictory by counting: odd rows add up to more than odd columns.
    cages = tuple(Cage((9 * r + c, 9 * r + c + 1)) for r in range(9) for c in range(0, 8, 2))
    puzzle = Puzzle(KINDS["missudeca-killer"], 9, (BLANK,) * 81, cages)
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        verdict = prove(puzzle, Request(engine="sat", limit=10**6), lambda: bool(heard))
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard
    assert verdict.verdict in ("multiple", "undecided")
