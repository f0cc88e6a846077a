"""What compiled code makes is right, is decided by its streams alone, and is what was wished."""

import numpy as np
import pytest

from generators.stream import Stream
from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.puzzle import BLANK, Puzzle
from puzzles.shape import SHAPES
from solvers.engines import batch, sat
from solvers.engines.ask import Ask
from solvers.engines.batch import Cut, Dig, cut_many, dig_many, fill_many
from solvers.kernels import grids
from solvers.kernels.tables import words

SHAPE = SHAPES[9]
PLAIN = [name for name, kind in KINDS.items() if not kind.cages]
KILLERS = [name for name, kind in KINDS.items() if kind.cages]
TURNED = tuple(80 - cell for cell in range(81))


def states(count, *keys):
    return [Stream(*keys, index).state for index in range(count)]


def fulls(name, count, seed=0):
    return [made.grid for made in fill_many(KINDS[name], states(count, seed))]


def counts(kind, grids_, cages=None, limit=2):
    """Count the answers of puzzles by the engine that shares nothing with the kernel."""
    cages = cages or [()] * len(grids_)
    puzzles = [Puzzle(kind, 9, grid, caged) for grid, caged in zip(grids_, cages, strict=True)]
    return [answer.count for answer in sat.count_many(puzzles, Ask(limit=limit, d2=False))]


def test_random_numbers_are_those_of_the_stream():
    stream = Stream(3, 1, 4)
    work = words(grids.WORK)
    work[grids.STREAM] = stream.state
    bounds = [2, 3, 9, 10, 81, 144, 2**31]
    with np.errstate(over="ignore"):
        drawn = [int(grids._below(work, bound)) for bound in bounds * 50]
    assert drawn == [stream.below(bound) for bound in bounds * 50]
    assert int(work[grids.STREAM]) == stream.state


def test_orders_are_those_of_the_stream():
    stream, work, order = Stream(7), words(grids.WORK), np.zeros(144, np.int64)
    before = np.array([stream.state], np.uint64)
    with np.errstate(over="ignore"):
        grids._draw_order(work, np.zeros(144, np.int64), order, before, 0)
    expected = list(range(144))
    stream.shuffle(expected)
    assert order.tolist() == expected
    assert int(before[0]) == stream.state


@pytest.mark.parametrize("name", PLAIN)
def test_full_grids_keep_all_rules(name):
    made = fulls(name, 60)
    blank = Puzzle(KINDS[name], 9, (BLANK,) * 81)
    assert all(not list(violations(blank, grid)) for grid in made)
    assert len(set(made)) == 60


def test_a_grid_depends_on_its_stream_alone(monkeypatch):
    kind = KINDS["missudeca"]
    together = list(fill_many(kind, states(20, 1)))
    monkeypatch.setattr(batch, "SLICE", 3)
    assert list(fill_many(kind, states(20, 1))) == together
    assert list(fill_many(kind, states(20, 1)[7:8])) == together[7:8]
    dug = list(dig_many(kind, [m.grid for m in together], states(20, 2), Dig()))
    assert list(dig_many(kind, [together[7].grid], states(20, 2)[7:8], Dig())) == dug[7:8]


def test_filling_up():
    kind = KINDS["missudeca-diagonal"]
    (grid,) = fulls("missudeca-diagonal", 1)
    start = tuple(digit if cell % 3 else BLANK for cell, digit in enumerate(grid))
    (made,) = fill_many(kind, states(1), [start])
    assert not list(violations(Puzzle(kind, 9, start), made.grid))
    wrong = (grid[1], *grid[1:])  # a digit twice in a row
    assert next(fill_many(kind, states(1), [wrong])).grid is None


@pytest.mark.parametrize("name", PLAIN)
def test_minimal_puzzles(name):
    """One answer, even without D2, and more as soon as any given goes."""
    kind = KINDS[name]
    dug = [made.grid for made in dig_many(kind, fulls(name, 6, 3), states(6, 4), Dig())]
    assert counts(kind, dug) == [1] * 6
    for grid in dug[:2]:
        cells = [cell for cell in range(81) if grid[cell] != BLANK]
        without = [(*grid[:cell], BLANK, *grid[cell + 1 :]) for cell in cells]
        assert counts(kind, without) == [2] * len(cells)


def test_range_and_symmetry():
    kind = KINDS["missudeca"]
    orbits = [(cell, 80 - cell) for cell in range(40)] + [(40,)]
    wish = Dig(orbits, least=40, enough=44)
    for made in dig_many(kind, fulls("missudeca", 20, 5), states(20, 6), wish):
        pattern = [digit != BLANK for digit in made.grid]
        assert pattern == pattern[::-1]
        assert 40 <= sum(pattern) <= 44
    pairs = [made.grid for made in dig_many(kind, fulls("missudeca", 5, 5), states(5), Dig(orbits))]
    assert counts(kind, pairs) == [1] * 5
    for orbit in orbits:  # no orbit can go
        grid = pairs[0]
        if grid[orbit[0]] != BLANK:
            left = tuple(BLANK if cell in orbit else digit for cell, digit in enumerate(grid))
            assert counts(kind, [left]) == [2]


def test_digging_within_a_mask():
    kind = KINDS["classic"]
    (full,) = fulls("classic", 1, 7)
    start = tuple(digit if cell % 9 < 7 else BLANK for cell, digit in enumerate(full))
    (made,) = dig_many(kind, [full], states(1), Dig(), [start])
    assert all(digit == BLANK for cell, digit in enumerate(made.grid) if cell % 9 >= 7)
    assert counts(kind, [made.grid]) == counts(kind, [start])


def neighbours_in(cage):
    return {c: set(SHAPE.neighbours[c]) & set(cage.cells) for c in cage.cells}


def connected(cage):
    near, reached = neighbours_in(cage), {cage.cells[0]}
    while more := set().union(*(near[c] for c in reached)) - reached:
        reached |= more
    return reached == set(cage.cells)


@pytest.mark.parametrize("name", KILLERS)
def test_cages(name):
    """Connected, covering, of the wished sizes, the only answer even without D2."""
    kind = KINDS[name]
    made = fulls(name, 8, 8)
    cut = list(cut_many(kind, made, states(8, 9), Cut(sizes=(2, 5), wished=30)))
    for grid, caged in zip(made, cut, strict=True):
        cells = sorted(cell for cage in caged.cages for cell in cage.cells)
        assert cells == list(range(81))
        assert all(connected(cage) for cage in caged.cages)
        assert all(cage.sum == sum(grid[c] for c in cage.cells) for cage in caged.cages)
        small = sum(len(cage.cells) < 2 for cage in caged.cages)
        assert small == caged.spoilt
        assert max(len(cage.cells) for cage in caged.cages) <= 5
    assert sum(caged.spoilt for caged in cut) <= 2
    assert all(29 <= len(caged.cages) <= 31 for caged in cut)
    blank = [(BLANK,) * 81] * 8
    assert counts(kind, blank, [caged.cages for caged in cut]) == [1] * 8


def test_cage_styles_and_symmetry():
    kind = KINDS["classic-killer"]
    made = fulls("classic-killer", 6, 10)
    for caged in cut_many(kind, made, states(6), Cut(style="in", wished=30)):
        assert all(len({SHAPE.box_of(c) for c in cage.cells}) == 1 for cage in caged.cages)

    def crossing(style):
        cut = cut_many(kind, made, states(6), Cut(style=style, wished=34))
        cages = [cage for caged in cut for cage in caged.cages]
        return sum(len({SHAPE.box_of(c) for c in cage.cells}) > 1 for cage in cages)

    assert crossing("across") > 1.3 * crossing("any")
    for caged in cut_many(kind, made, states(6), Cut(images=(TURNED,), wished=34)):
        layout = {cage.cells for cage in caged.cages}
        assert layout == {tuple(sorted(TURNED[c] for c in cells)) for cells in layout}


def test_cages_beside_givens_and_in_slices(monkeypatch):
    kind = KINDS["missudeca-killer"]
    made = fulls("missudeca-killer", 3, 11)
    givens = [tuple(d if c % 8 == 0 else BLANK for c, d in enumerate(grid)) for grid in made]
    wish = Cut(sizes=(3, 6), wished=18)
    cut = list(cut_many(kind, made, states(3), wish, givens))
    assert counts(kind, givens, [caged.cages for caged in cut]) == [1] * 3
    monkeypatch.setattr(batch, "CAGED_SLICE", 1)
    assert list(cut_many(kind, made, states(3), wish, givens)) == cut


def test_stopping():
    kind = KINDS["classic-killer"]
    assert list(fill_many(kind, states(3), stop=lambda: True)) == []
    assert list(dig_many(kind, [(1,) * 81], states(1), Dig(), stop=lambda: True)) == []
    asked = iter([False, True])
    made = fulls("classic-killer", 2)
    assert len(list(cut_many(kind, made, states(2), Cut(), stop=lambda: next(asked)))) <= 1
