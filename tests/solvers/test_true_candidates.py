"""True candidates against naive enumeration of all fillings of small boards."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.board import board_of
from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of
from puzzles.shape import SHAPES
from solvers import true_candidates as module
from solvers.true_candidates import true_candidates

# The example of Wikipedia's article "Sudoku", and its answer.
WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@cache
def naive(base, diagonals):
    """All 4x4 fillings without a broken rule (D2 apart), by the rules' plain words."""
    digits = range(1 if base == "classic" else 0, 5)
    shape = SHAPES[4]
    lines = [*shape.rows, *shape.columns, *shape.boxes, *(shape.diagonals if diagonals else ())]
    grids = [()]
    for cell in shape.cells:
        before = [c for line in lines if cell in line for c in line if c < cell]
        grids = [
            (*grid, digit)
            for grid in grids
            for digit in digits
            if all(digit != grid[c] for c in before)
        ]
    puzzle = Puzzle(kind(base, diagonals), 4, (BLANK,) * 16)
    if base == "classic":
        return tuple(grids)
    groups = (shape.rows, shape.columns, shape.boxes)
    return tuple(
        grid
        for grid in grids
        if all(len({frozenset(grid[c] for c in u) for u in g}) == puzzle.size for g in groups)
    )


def kind(base, diagonals, cages=False):
    return KINDS[f"{base}{'-diagonal' * diagonals}{'-killer' * cages}"]


@st.composite
def small_puzzles(draw):
    """Puzzles of size 4 of any kind, with one answer, many or none."""
    row = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    grids = naive(row.base.name, row.diagonals)
    grid = grids[draw(st.integers(0, len(grids) - 1))]
    kept = draw(st.sets(st.integers(0, 15), min_size=2, max_size=7))
    givens = [digit if cell in kept else BLANK for cell, digit in enumerate(grid)]
    if draw(st.integers(0, 3)) == 0:
        givens[min(kept)] = draw(st.sampled_from(row.base.digits(4)))
    cages = ()
    if row.cages:
        cells = draw(st.lists(st.sets(st.integers(0, 15), min_size=1, max_size=4), max_size=4))
        cages = tuple(
            Cage(tuple(sorted(c)), draw(st.none() | st.just(sum(grid[i] for i in c))))
            for c in cells
        )
    panel = ()
    if row.missing and draw(st.booleans()):
        names = ["row1", "column3", "box2", "magic", *["diagonal-anti"] * row.diagonals]
        panel = ((draw(st.sampled_from(names)), draw(st.integers(0, 4))),)
    return Puzzle(row, 4, tuple(givens), cages, panel)


def expected(puzzle):
    """The digits of each cell, panel cells included, over all answers, and those answers."""
    answers = [
        grid
        for grid in naive(puzzle.kind.base.name, puzzle.kind.diagonals)
        if all(g in (BLANK, d) for g, d in zip(puzzle.givens, grid, strict=True))
        and not list(violations(puzzle, grid))
    ]
    found = {name: set() for name in board_of(puzzle).names}
    for grid in answers:
        cells = dict(zip(puzzle.shape.names, grid, strict=True))
        if puzzle.kind.missing:
            cells |= panel_of(grid, 4, diagonals=puzzle.kind.diagonals).entries()
        for name, digit in cells.items():
            found[name].add(digit)
    return {name: tuple(sorted(digits)) for name, digits in found.items()}, answers


def judge(puzzle, found):
    digits, answers = expected(puzzle)
    words = {0: ("none", "invalid"), 1: ("unique",)}.get(len(answers), ("multiple",))
    assert found.verdict in words
    assert found.complete
    assert dict(zip(found.names, found.digits, strict=True)) == digits
    given = {name for name, _ in puzzle.panel}
    given |= {puzzle.shape.name(c) for c in puzzle.shape.cells if puzzle.givens[c] != BLANK}
    assert {found.names[c] for c in found.forced} == {
        name for name, some in digits.items() if len(some) == 1 and name not in given
    }


def test_naive_enumeration_gives_the_known_numbers():
    counts = [len(naive(b, d)) for b, d in (("classic", 0), ("missudeca", 0), ("missudeca", 1))]
    assert counts == [288, 28_800, 5_280]


@settings(deadline=None)
@given(small_puzzles())
def test_exactly_the_digits_of_all_answers(puzzle):
    judge(puzzle, true_candidates(puzzle))


@settings(deadline=None)
@given(small_puzzles())
def test_sat_says_the_same(puzzle):
    """With no node for the search, every question that is not settled at once goes to SAT."""
    before, module.NODES = module.NODES, 0
    try:
        judge(puzzle, true_candidates(puzzle))
    finally:
        module.NODES = before


def test_a_known_puzzle():
    found = true_candidates(Puzzle(KINDS["classic"], 9, grid_of(WIKIPEDIA)))
    assert found.verdict == "unique"
    assert "".join(str(d) for (d,) in found.digits) == ANSWER
    assert len(found.forced) == WIKIPEDIA.count(".")


def test_few_questions_on_an_empty_board():
    """Nine answers at least are needed to show all 729 digits; a question each would be many."""
    found = true_candidates(Puzzle(KINDS["classic"], 9, (BLANK,) * 81))
    assert all(digits == tuple(range(1, 10)) for digits in found.digits)
    assert 9 <= found.answers <= found.questions < 100


def test_a_broken_rule_is_named_without_a_question():
    found = true_candidates(Puzzle(KINDS["classic"], 4, grid_of("11..............")))
    assert (found.verdict, found.questions) == ("invalid", 0)
    assert found.problems[0].rule == "M2"
    assert not any(found.digits)


def test_a_stopped_run_calls_the_rest_undecided():
    puzzle = Puzzle(KINDS["classic"], 4, (BLANK,) * 16)
    found = true_candidates(puzzle, stop=lambda: True)
    assert (found.verdict, found.answers, found.complete) == ("undecided", 0, False)
    assert all(left == (1, 2, 3, 4) for left in found.undecided)
    asked = iter([False] * 4 + [True] * 100)
    found = true_candidates(puzzle, stop=lambda: next(asked))
    assert found.answers >= 1
    for digits, left in zip(found.digits, found.undecided, strict=True):
        assert sorted((*digits, *left)) == [1, 2, 3, 4]
    assert any(found.undecided)
    assert found.forced == ()


def test_a_node_limit_leaves_pairs_open_instead_of_guessing():
    # "Hardest" of Arto Inkala (2010): no question is settled without branching.
    hard = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
    puzzle = Puzzle(KINDS["classic"], 9, grid_of(hard))
    whole, short = true_candidates(puzzle), true_candidates(puzzle, nodes=1)
    assert whole.verdict == "unique"
    assert not short.complete
    for right, digits, left in zip(whole.digits, short.digits, short.undecided, strict=True):
        assert set(digits) <= set(right) <= {*digits, *left}


@pytest.mark.parametrize("name", ["missudeca", "missudeca-diagonal"])
def test_a_given_panel_entry_is_given_and_never_forced(name):
    puzzle = Puzzle(KINDS[name], 4, (BLANK,) * 16, panel=(("magic", 2),))
    found = true_candidates(puzzle)
    at = found.names.index("magic")
    assert (found.digits[at], at in found.given, at in found.forced) == ((2,), True, False)
    assert all(2 not in found.digits[c] for c in range(16, at))
