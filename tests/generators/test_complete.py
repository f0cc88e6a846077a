"""Completed layouts are unique; on small boards no smaller addition works, gone through naively."""

from dataclasses import replace
from functools import cache
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generators import rival
from generators.complete import complete
from generators.hitting import OverBudget, smallest_hitting
from generators.rival import Rivals
from generators.stream import Stream
from puzzles.catalog import KINDS
from puzzles.document import Document, Stored
from puzzles.judge import violations
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from puzzles.shape import SHAPES
from solvers.engines.ask import Ask
from solvers.engines.catalog import engines
from solvers.engines.search import count

WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SHIDOKU = "1234341221434321"


@cache
def squares(diagonals):
    """All classic 4x4 fillings, by the rules' plain words: four permutations under each other."""
    shape = SHAPES[4]
    units = [*shape.columns, *shape.boxes, *(shape.diagonals if diagonals else ())]
    rows = list(permutations((1, 2, 3, 4)))
    grids = ((*a, *b, *c, *d) for a in rows for b in rows for c in rows for d in rows)
    return tuple(g for g in grids if all(len({g[c] for c in unit}) == 4 for unit in units))


def answers(puzzle):
    return [
        grid
        for grid in squares(puzzle.kind.diagonals)
        if all(g in (BLANK, d) for g, d in zip(puzzle.givens, grid, strict=True))
        and not list(violations(puzzle, grid))
    ]


def layout(kind, givens, cages=(), solution=None):
    puzzle = Puzzle(KINDS[kind], 4 if len(givens) == 16 else 9, grid_of(givens), cages)
    return Document("mine", puzzle, Stored(grid_of(solution)) if solution else None)


def is_unique(puzzle, solution):
    for engine in (engine for engine in engines() if not engine.why_not(puzzle)):
        answer = engine.count(puzzle, Ask(d2=False))
        assert answer.grids == (solution,), engine.name


def smallest(puzzle, solution):
    """The size of the smallest additions of givens that leave one answer, by trying all."""
    others = [grid for grid in answers(puzzle) if grid != solution]
    blank = [cell for cell, digit in enumerate(puzzle.givens) if digit == BLANK]
    for size in range(17):
        for cells in combinations(blank, size):
            if all(any(grid[c] != solution[c] for c in cells) for grid in others):
                return size
    raise AssertionError


@st.composite
def layouts(draw):
    """Layouts of size 4 with several answers, a few with the solution that is meant."""
    diagonals = draw(st.booleans())
    grids = squares(diagonals)
    grid = grids[draw(st.integers(0, len(grids) - 1))]
    kept = draw(st.sets(st.integers(0, 15), max_size=4))
    cages = ()
    if draw(st.booleans()):
        cells = draw(st.sets(st.integers(0, 15), min_size=1, max_size=3))
        if len({grid[c] for c in cells}) == len(cells):
            cages = (Cage(tuple(sorted(cells)), sum(grid[c] for c in cells)),)
    name = f"classic{'-diagonal' * diagonals}{'-killer' * bool(cages)}"
    givens = tuple(digit if cell in kept else BLANK for cell, digit in enumerate(grid))
    stored = Stored(grid) if draw(st.booleans()) else None
    return Document("mine", Puzzle(KINDS[name], 4, givens, cages), stored)


@settings(deadline=None)
@given(layouts(), st.integers(0, 3))
def test_no_smaller_set_of_givens_works(document, seed):
    puzzle = document.puzzle
    found = complete(document, seed=seed)
    if len(answers(puzzle)) == 1:
        assert (found.end, found.before.verdict, found.document) == ("unsuited", "unique", None)
        return
    made = found.document
    is_unique(made.puzzle, made.solution.grid)
    assert found.fewest
    assert len(found.cells) == found.least == smallest(puzzle, made.solution.grid)
    assert found.stated == (document.solution is not None)
    if document.solution:
        assert made.solution.grid == document.solution.grid
    added = {c for c, d in enumerate(made.puzzle.givens) if d != puzzle.givens[c]}
    assert added == set(found.cells)
    assert made.puzzle.cages == puzzle.cages


@settings(deadline=None)
@given(layouts())
def test_cages_leave_one_answer_and_none_is_spare(document):
    puzzle = document.puzzle
    found = complete(document, add="cages")
    if found.end == "unsuited":
        assert len(answers(puzzle)) == 1
        return
    if found.end == "no-cage":
        # Even with every uncovered cell given there is another answer.
        covered = {c for cage in puzzle.cages for c in cage.cells}
        for solution in answers(puzzle):
            same = [
                grid
                for grid in answers(puzzle)
                if all(grid[c] == solution[c] for c in range(16) if c not in covered)
            ]
            assert document.solution is None or solution != document.solution.grid or len(same) > 1
        return
    made = found.document.puzzle
    assert made.kind.cages
    is_unique(made, found.document.solution.grid)
    assert found.fewest == (len(found.cages) == 1)
    cells = [cell for cage in made.cages for cell in cage.cells]
    assert len(cells) == len(set(cells))
    for cage in found.cages:
        less = replace(made, cages=tuple(c for c in made.cages if c != cage))
        assert count(less, Ask()).count == 2


@pytest.mark.parametrize("kind", ["missudeca", "missudeca-diagonal"])
def test_missudeca(kind):
    found = complete(layout(kind, "." * 16))
    made = found.document
    is_unique(made.puzzle, made.solution.grid)
    assert found.fewest
    for cell in found.cells:
        givens = tuple(BLANK if c == cell else d for c, d in enumerate(made.puzzle.givens))
        assert count(replace(made.puzzle, givens=givens), Ask(d2=False)).count == 2


def test_a_large_board_gets_no_given_that_could_be_spared():
    """The example of Wikipedia's article "Sudoku" without its last 21 cells."""
    document = layout("classic", WIKIPEDIA[:60] + "." * 21)
    found = complete(document)
    is_unique(found.document.puzzle, found.document.solution.grid)
    assert found.fewest
    for fewer in combinations(found.cells, len(found.cells) - 1):
        givens = list(document.puzzle.givens)
        for cell in fewer:
            givens[cell] = found.document.solution.grid[cell]
        assert count(replace(document.puzzle, givens=tuple(givens)), Ask()).count == 2


def test_the_seed_decides_and_nothing_else():
    document = layout("classic", WIKIPEDIA[:45] + "." * 36)
    made = [complete(document, seed=seed).document for seed in (0, 0, 1)]
    assert made[0] == made[1]
    assert made[2].provenance["seed"] == 1
    assert made[0].provenance["options"] == {"complete": "mine", "add": "givens"}
    assert made[0].id == "mine-complete"


def test_what_cannot_be_completed_says_why():
    assert complete(layout("classic", SHIDOKU)).before.verdict == "unique"
    assert complete(layout("classic", "123............4")).before.verdict == "none"
    assert complete(layout("classic", "11..............")).before.verdict == "invalid"
    wrong = complete(layout("classic", "." * 16, solution=SHIDOKU[:-1] + "2"))
    assert wrong.end == "wrong-solution"
    assert wrong.broken.startswith("M2")


def test_covered_cells_cannot_get_another_cage():
    """Columns 3 and 4 are open and can be swapped; their squares are cages of sum 10 already."""
    cages = (Cage((2, 3, 6, 7), 10), Cage((10, 11, 14, 15), 10))
    half = complete(layout("classic-killer", "12..34..21..43..", cages[:1]), add="cages")
    assert half.end == "done"
    assert all(not set(cage.cells) & set(cages[0].cells) for cage in half.cages)
    whole = complete(layout("classic-killer", "12..34..21..43..", cages), add="cages")
    assert (whole.end, whole.document, whole.cages) == ("no-cage", None, ())


def test_a_run_without_time_is_undecided():
    found = complete(layout("classic", WIKIPEDIA[:45] + "." * 36), stop=lambda: True)
    assert found.document is None
    assert found.before.verdict == "undecided"


def test_an_upper_bound_is_not_called_the_fewest(monkeypatch):
    from generators import separate

    monkeypatch.setattr(separate, "HIT_NODES", 0)
    found = complete(layout("classic", "." * 16))
    assert found.end == "done"
    assert not found.fewest
    assert found.least < len(found.cells)
    for text in (".................1..............................", WIKIPEDIA[:30]):
        document = layout("classic", text + "." * (81 - len(text)))
        found = complete(document)
        is_unique(found.document.puzzle, found.document.solution.grid)
        for cell in found.cells:
            givens = tuple(
                BLANK if c == cell else d for c, d in enumerate(found.document.puzzle.givens)
            )
            assert count(replace(document.puzzle, givens=givens), Ask()).count == 2


@settings(deadline=None, max_examples=200)
@given(st.lists(st.sets(st.integers(0, 8), min_size=2, max_size=4), max_size=14))
def test_smallest_hitting_sets(sets):
    found = smallest_hitting([sum(1 << cell for cell in cells) for cells in sets], nodes=100_000)
    assert all(set(found) & cells for cells in sets)
    for fewer in combinations(range(9), max(0, len(found) - 1)):
        assert not found or any(not set(fewer) & cells for cells in sets)


def test_smallest_hitting_sets_of_many_triples():
    for seed in range(150):
        stream = Stream(seed)
        sets = [{stream.below(9) for _ in range(3)} for _ in range(14)]
        found = smallest_hitting([sum(1 << c for c in cells) for cells in sets], nodes=100_000)
        assert all(set(found) & cells for cells in sets)
        for fewer in combinations(range(9), len(found) - 1):
            assert any(not set(fewer) & cells for cells in sets)


def test_the_lines_of_the_fano_plane_need_three_points():
    """Any two lines meet, so two points leave a line; a line itself hits all the others."""
    lines = [{0, 1, 2}, {0, 3, 4}, {0, 5, 6}, {1, 3, 5}, {1, 4, 6}, {2, 3, 6}, {2, 4, 5}]
    masks = [sum(1 << point for point in line) for line in lines]
    assert len(smallest_hitting(masks, nodes=1000)) == 3


def test_a_spent_budget_gives_a_lower_bound():
    with pytest.raises(OverBudget) as spent:
        smallest_hitting([1 << cell for cell in range(10)], 3, nodes=0)
    assert spent.value.least == 3


def test_the_rival_found_by_sat_is_the_first_in_order(monkeypatch):
    monkeypatch.setattr(rival, "NODES", 0)
    puzzle = Puzzle(KINDS["classic"], 4, (BLANK,) * 16)
    grids = sorted(squares(False))
    with Rivals(None, d2=True) as rivals:
        assert rivals.find(puzzle) == grids[0]
    with Rivals(grids[0], d2=True) as rivals:
        assert rivals.find(puzzle) == grids[1]
        assert rivals.find(replace(puzzle, givens=grids[0])) is False
    with Rivals(grids[0], d2=True, stop=lambda: True) as rivals:
        assert rivals.find(puzzle) is None
