"""One suite for every row of the engine table."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of, text_of
from puzzles.shape import SHAPES
from solvers.engines.ask import Ask
from solvers.engines.catalog import engine_of, engines

# A well-known puzzle with one answer: the example of Wikipedia's article "Sudoku".
WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def taking(puzzle):
    return [engine for engine in engines() if engine.why_not(puzzle) is None]


def empty(kind, size):
    return Puzzle(KINDS[kind], size, (BLANK,) * size**2)


@cache
def naive(base, diagonals):
    """All 4x4 fillings without a broken rule (D2 apart), by the rules' plain words, in order."""
    digits = range(1 if base == "classic" else 0, 5)
    shape = SHAPES[4]
    lines = [*shape.rows, *shape.columns, *shape.boxes, *(shape.diagonals if diagonals else ())]
    touching = [[line for line in lines if cell in line] for cell in shape.cells]

    def different(grid, lines):
        """No two of the lines that are full lack the same digit (M3)."""
        full = [frozenset(grid[c] for c in line) for line in lines if line[-1] < len(grid)]
        return base == "classic" or len(set(full)) == len(full)

    grids = [()]
    for cell in shape.cells:
        grids = [
            (*grid, digit)
            for grid in grids
            for digit in digits
            if all(digit != grid[c] for line in touching[cell] for c in line if c < cell)
            and (cell % 4 < 3 or different((*grid, digit), shape.rows))
        ]
    groups = (shape.columns, shape.boxes)
    return tuple(grid for grid in grids if all(different(grid, lines) for lines in groups))


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
@pytest.mark.parametrize(
    ("kind", "d2", "grids"),
    [
        ("classic", True, 288),
        pytest.param("missudeca", True, 28_800, marks=pytest.mark.slow),
        ("missudeca-diagonal", False, 5_280),
        ("missudeca-diagonal", True, 4_800),
    ],
)
def test_size_4_exhaustively(engine, kind, d2, grids):
    """The numbers are those of theory and naive enumeration alike; the answers, too."""
    puzzle = empty(kind, 4)
    if engine.why_not(puzzle):
        pytest.skip(f"{engine.name} does not take size 4")
    answer = engine.count(puzzle, Ask(limit=10**6, keep=10**6, d2=d2))
    base = KINDS[kind]
    expected = set(naive(base.base.name, base.diagonals))
    if d2 and base.d2:
        expected = {grid for grid in expected if not list(violations(puzzle, grid))}
    assert answer.finished
    assert answer.count == grids
    assert set(answer.grids) == expected


def test_naive_enumeration_gives_the_known_numbers():
    assert len(naive("classic", False)) == 288
    assert len(naive("missudeca", False)) == 28_800
    assert len(naive("missudeca", True)) == 5_280


@st.composite
def small_puzzles(draw):
    """Puzzles of size 4 of any kind: digits of a valid grid, perhaps one changed, and cages."""
    kind = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    grids = naive(kind.base.name, kind.diagonals)
    grid = grids[draw(st.integers(0, len(grids) - 1))]
    kept = draw(st.sets(st.integers(0, 15), min_size=4, max_size=8))
    givens = [digit if cell in kept else BLANK for cell, digit in enumerate(grid)]
    if draw(st.booleans()):
        givens[min(kept)] = draw(st.sampled_from(kind.base.digits(4)))
    cages = ()
    if kind.cages:
        cells = draw(st.lists(st.sets(st.integers(0, 15), min_size=1, max_size=4), max_size=4))
        cages = tuple(
            Cage(tuple(sorted(c)), draw(st.none() | st.just(sum(grid[i] for i in c))))
            for c in cells
        )
    panel = ()
    if kind.missing and draw(st.booleans()):
        names = ["row1", "column3", "box2", "magic", *["diagonal-anti"] * kind.diagonals]
        panel = ((draw(st.sampled_from(names)), draw(st.integers(0, 4))),)
    return Puzzle(kind, 4, tuple(givens), cages, panel)


@settings(deadline=None)
@given(small_puzzles())
def test_answers_are_exactly_the_fillings_without_violations(puzzle):
    fits = [
        grid
        for grid in naive(puzzle.kind.base.name, False)
        if all(given in (BLANK, digit) for given, digit in zip(puzzle.givens, grid, strict=True))
    ]
    expected = {grid for grid in fits if not list(violations(puzzle, grid))}
    for engine in taking(puzzle):
        answer = engine.count(puzzle, Ask(limit=10**6, keep=10**6))
        assert set(answer.grids) == expected, engine.name
        assert answer.count == len(expected)


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_a_known_puzzle(engine):
    puzzle = Puzzle(KINDS["classic"], 9, grid_of(WIKIPEDIA))
    answer = engine.count(puzzle, Ask())
    assert (answer.count, answer.finished) == (1, True)
    assert text_of(answer.grids[0]) == ANSWER


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_d2_and_the_grid_of_rules_md(engine):
    """The grid of rules.md as givens, one cell open: an answer without D2, none with it."""
    grid = "705328914982741360431065872854692031296130547310574698569817203178209456023456789"
    puzzle = Puzzle(KINDS["missudeca-diagonal"], 9, grid_of("." + grid[1:]))
    assert engine.count(puzzle, Ask(d2=False)).count == 1
    assert engine.count(puzzle, Ask()).count == 0


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_limits_are_kept_and_said(engine):
    puzzle = empty("missudeca", 9)
    answer = engine.count(puzzle, Ask(limit=5, keep=3))
    assert (answer.count, len(answer.grids), answer.finished) == (5, 3, True)
    stopped = engine.count(puzzle, Ask(limit=5, stop=lambda: True))
    assert (stopped.count, stopped.finished) == (0, False)


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_a_node_limit_ends_in_unfinished_not_in_a_guess(engine):
    # "Hardest" of Arto Inkala (2010), as in many public lists.
    hard = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
    puzzle = Puzzle(KINDS["classic"], 9, grid_of(hard))
    assert not engine.count(puzzle, Ask(nodes=1)).finished
    assert engine.count(puzzle, Ask()).count == 1


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: engine.name)
def test_many_at_once_is_one_after_the_other(engine):
    texts = [WIKIPEDIA, "." + WIKIPEDIA[1:], "5" + WIKIPEDIA[1:], WIKIPEDIA[:72] + "." * 9]
    puzzles = [Puzzle(KINDS["classic"], 9, grid_of(text)) for text in texts]
    many = list(engine.count_many(puzzles, Ask()))
    assert [a.grids for a in many] == [engine.count(p, Ask()).grids for p in puzzles]


def test_names_of_engines():
    assert engine_of("sat:cadical153").name == "sat:cadical153"
    for name in ("nothing", "sat:nothing", "search:fast"):
        with pytest.raises(KeyError):
            engine_of(name)
