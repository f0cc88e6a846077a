"""After minimizing, the answer is the same and everything left is needed, as both engines say."""

from dataclasses import replace

import pytest

from generators import rival
from generators.minimize import minimize
from generators.pack import make_one
from generators.pattern import orbits
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from puzzles.shape import SHAPES
from solvers.engines.ask import Ask
from solvers.engines.catalog import engines

# The example of Wikipedia's article "Sudoku", and its answer.
WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def document(puzzle):
    return Document("mine", puzzle, meta={"title": "Mine"}, grade={"level": "easy"})


def counts(puzzle, d2=False):
    able = [engine for engine in engines() if not engine.why_not(puzzle)]
    return {engine.count(puzzle, Ask(d2=d2)).count for engine in able}


def without(puzzle, cell):
    return replace(
        puzzle, givens=tuple(BLANK if c == cell else d for c, d in enumerate(puzzle.givens))
    )


def given_cells(puzzle):
    return {cell for cell, digit in enumerate(puzzle.givens) if digit != BLANK}


def solved(kind, size, seed=1):
    """A puzzle of a kind that gives its whole answer away, and the answer."""
    made = make_one(Wish(KINDS[kind], size), seed, 0).document
    return replace(made.puzzle, givens=made.solution.grid), made.solution.grid


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_given_left_is_needed(kind, seed):
    puzzle, solution = solved(kind, 6 if seed == 0 else 4)
    found = minimize(document(puzzle), seed=seed)
    left = found.document.puzzle
    assert found.minimal
    assert counts(left) == {1}
    assert found.document.solution.grid == solution
    for cell in given_cells(left):
        assert counts(without(left, cell)) == {2}
    gone = {cell for part in found.removed for cell in part.cells}
    assert gone | given_cells(left) == given_cells(puzzle)
    assert left.cages == puzzle.cages


def test_a_known_puzzle_keeps_its_answer_and_drops_what_it_can():
    puzzle = Puzzle(KINDS["classic"], 9, grid_of(WIKIPEDIA))
    found = minimize(document(puzzle))
    assert found.document.solution.grid == grid_of(ANSWER)
    assert found.removed
    for cell in given_cells(found.document.puzzle):
        assert counts(without(found.document.puzzle, cell)) == {2}


def test_the_order_is_that_of_reading_with_seed_0_and_another_with_others():
    puzzle, _ = solved("missudeca", 6)
    orders = [[p.cells[0] for p in minimize(document(puzzle), seed=s).removed] for s in (0, 3, 3)]
    assert orders[0] == sorted(orders[0])
    assert orders[1] == orders[2] != sorted(orders[1])


@pytest.mark.parametrize("symmetry", ["rotational", "mirror", "diagonal", "full"])
def test_symmetric_givens_stay_symmetric(symmetry):
    puzzle, _ = solved("classic", 6)
    found = minimize(document(puzzle), symmetry=symmetry)
    cells = given_cells(found.document.puzzle)
    for orbit in orbits(SHAPES[6], symmetry):
        assert set(orbit) <= cells or not set(orbit) & cells
        if set(orbit) <= cells:
            less = found.document.puzzle
            for cell in orbit:
                less = without(less, cell)
            assert counts(less) == {2}


def test_cages_that_tell_nothing_are_dropped():
    made = make_one(Wish(KINDS["classic-killer"], 6), 4, 0).document
    kept = minimize(document(made.puzzle)).document.puzzle
    assert kept.cages == made.puzzle.cages
    found = minimize(document(made.puzzle), cages=True)
    left = found.document.puzzle
    assert set(left.cages) < set(made.puzzle.cages)
    assert counts(left) == {1}
    for cage in left.cages:
        less = replace(left, cages=tuple(c for c in left.cages if c != cage))
        assert counts(less) == {2}


def test_of_two_equal_cages_one_can_stay():
    puzzle = Puzzle(KINDS["classic-killer"], 4, grid_of("12343.1221.3432."))
    twice = (Cage((5,), 4), Cage((5,), 4))
    found = minimize(document(replace(puzzle, cages=twice)), cages=True)
    assert found.minimal
    assert len(found.document.puzzle.cages) <= 1


def test_panel_entries_are_givens_as_well():
    puzzle, solution = solved("missudeca", 4)
    entries = panel_of(solution, 4, diagonals=False).entries()
    puzzle = replace(puzzle, panel=tuple(entries.items()))
    found = minimize(document(puzzle), seed=2)
    left = found.document.puzzle
    for entry in left.panel:
        less = replace(left, panel=tuple(other for other in left.panel if other != entry))
        assert counts(less) == {2}
    gone = {name for part in found.removed for name in part.entries}
    assert gone | dict(left.panel).keys() == entries.keys()


def test_a_puzzle_that_needs_d2_may_only_if_it_says_so():
    # rules.md: keeps M2, M3 and D1, breaks D2. With r1c1 open it has no answer under D2.
    breaks = "705328914982741360431065872854692031296130547310574698569817203178209456023456789"
    puzzle = Puzzle(KINDS["missudeca-diagonal"], 9, grid_of("." + breaks[1:]))
    assert minimize(document(puzzle)).before.verdict == "none"
    full, _ = solved("missudeca-diagonal", 4)
    strict = replace(full, magic_on_diagonals="enforced")
    left = minimize(document(strict), seed=5).document.puzzle
    assert left.magic_on_diagonals == "enforced"
    assert counts(left, d2=True) == {1}
    for cell in given_cells(left):
        assert counts(without(left, cell), d2=True) == {2}


@pytest.mark.parametrize(
    ("givens", "word"),
    [("1" + "." * 15, "multiple"), ("123............4", "none"), ("11" + "." * 14, "invalid")],
)
def test_what_is_not_unique_is_left_alone(givens, word):
    found = minimize(document(Puzzle(KINDS["classic"], 4, grid_of(givens))))
    assert (found.document, found.removed, found.before.verdict) == (None, (), word)


def test_what_was_not_tried_in_time_is_undecided_and_stays():
    puzzle = Puzzle(KINDS["classic"], 9, grid_of(WIKIPEDIA))
    found = minimize(document(puzzle), stop=lambda: True)
    assert found.document is None
    assert found.before.verdict == "undecided"


def test_the_document_says_where_it_comes_from_and_forgets_what_need_not_hold():
    puzzle, solution = solved("missudeca-diagonal", 4)
    old = replace(document(puzzle), solution=Stored(tuple(reversed(solution))))
    made = minimize(old, seed=7, symmetry="rotational").document
    assert (made.id, made.meta, made.grade) == ("mine-minimal", {"title": "Mine"}, {})
    assert made.solution.grid == solution
    assert made.provenance["seed"] == 7
    assert made.provenance["options"] == {"minimize": "mine", "symmetry": "rotational"}
    assert [engine["name"] for engine in made.proof["engines"]] == ["search", "sat"]
    assert made.proof["assumed"] == []
    assert minimize(made).document.id == "mine-minimal"


def test_sat_answers_the_same_where_the_search_gives_up(monkeypatch):
    puzzle, _ = solved("missudeca-killer", 4)
    before = [minimize(document(puzzle), seed=s, cages=True).document for s in range(3)]
    monkeypatch.setattr(rival, "NODES", 0)
    assert [minimize(document(puzzle), seed=s, cages=True).document for s in range(3)] == before
