"""What is made keeps the rules, the wish and the theory, and is the same on every run."""

import json
import sys
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.native_write import tree_from
from generators.fill import full_grid
from generators.pack import build, make_one
from generators.pattern import images, orbits
from generators.stream import Stream
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.judge import violations
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Puzzle
from puzzles.shape import SHAPES
from solvers.engines.ask import Ask
from solvers.engines.catalog import engines

SIZES = sorted(SHAPES)
SYMMETRIES = ("none", "rotational", "mirror", "diagonal", "full")


def oracle():
    """Load tests/oracle.py, which imports nothing of ours."""
    spec = spec_from_file_location("oracle", Path(__file__).parent.parent / "oracle.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def given_cells(puzzle):
    return {cell for cell, digit in enumerate(puzzle.givens) if digit != BLANK}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [k for k in KINDS if "killer" not in k])
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_full_grids_keep_the_rules_and_the_theory(kind, size, seed):
    """M4, total = 360 + magic, the hole theorem and the band identity (theory.md)."""
    row = KINDS[kind]
    grid = full_grid(row, size, Stream(seed))
    assert not list(violations(Puzzle(row, size, grid), grid))
    if not row.missing:
        return
    shape, panel = SHAPES[size], panel_of(grid, size, diagonals=row.diagonals)
    digits = range(size + 1)
    assert set(panel.rows) == set(panel.columns) == set(panel.boxes) == set(digits) - {panel.magic}
    assert [grid.count(d) for d in digits] == [size - (d != panel.magic) for d in digits]
    assert sum(grid) == (size - 1) * sum(digits) + panel.magic
    for d in set(digits) - {panel.magic}:
        hole = panel.rows.index(d) * size + panel.columns.index(d)
        assert shape.box_of(hole) == panel.boxes.index(d)
    for band in range(size // shape.box_rows):
        rows = panel.rows[band * shape.box_rows :][: shape.box_rows]
        assert set(rows) == set(panel.boxes[band * shape.boxes_across :][: shape.boxes_across])


def test_some_grids_put_the_magic_digit_into_a_hole():
    """A classic grid plus a transversal would have it in all nine; random grids have 0 to 3."""
    counts = []
    for seed in range(30):
        grid = full_grid(KINDS["missudeca"], 9, Stream(seed))
        panel = panel_of(grid, 9, diagonals=False)
        holes = [r * 9 + panel.columns.index(d) for r, d in enumerate(panel.rows)]
        counts.append(sum(grid[hole] == panel.magic for hole in holes))
    assert min(counts) == 0
    assert max(counts) < 9


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_made_is_proven_again_by_an_outsider(kind, size):
    ask = oracle().answers
    killer_of_nine = size == 9 and KINDS[kind].cages and KINDS[kind].missing
    for made in build(Wish(KINDS[kind], size), 5, 1 if killer_of_nine else 3):
        document = made.document
        solution = "".join(map(str, document.solution.grid))
        assert ask(tree_from(document), d2=False) == [solution]
        assert not list(violations(document.puzzle, document.solution.grid))


@pytest.mark.parametrize("kind", ["missudeca", "classic-diagonal", "missudeca-diagonal-killer"])
def test_minimal_needs_every_given(kind):
    wish = Wish(KINDS[kind], 6, minimal=True, givens=(1, 36) if "killer" in kind else None)
    document = make_one(wish, 3, 0).document
    cells = given_cells(document.puzzle)
    assert cells
    for cell in cells:
        givens = tuple(BLANK if c == cell else d for c, d in enumerate(document.puzzle.givens))
        for engine in engines():
            less = replace(document.puzzle, givens=givens)
            if not engine.why_not(less):
                assert engine.count(less, Ask(d2=False)).count == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_givens_are_symmetric_and_in_the_range(symmetry, size):
    low, high = size * size // 2, size * size // 2 + 8
    wish = Wish(KINDS["missudeca"], size, givens=(low, high), symmetry=symmetry)
    cells = given_cells(make_one(wish, 11, 2).document.puzzle)
    assert low <= len(cells) <= high
    for orbit in orbits(SHAPES[size], symmetry):
        assert set(orbit) <= cells or not set(orbit) & cells


def test_orbits_are_those_of_the_square():
    counts = {s: len(orbits(SHAPES[9], s)) for s in SYMMETRIES}
    # Burnside: (81 + 1) / 2, (81 + 9) / 2, (81 + 9) / 2, (81 + 9 * 4 + 1 * 3) / 8.
    assert counts == {"none": 81, "rotational": 41, "mirror": 45, "diagonal": 45, "full": 15}


def test_a_mask_says_exactly_where_the_givens_are():
    mask = frozenset(cell for cell in range(81) if cell % 2 == 0)
    document = make_one(Wish(KINDS["missudeca"], mask=mask), 1, 0).document
    assert given_cells(document.puzzle) == mask


@pytest.mark.parametrize("sizes", [(2, 3), (2, 5), (1, 4), (3, 4)])
@pytest.mark.parametrize("kind", ["classic-killer", "classic-diagonal-killer"])
def test_cages_are_connected_partitions_of_the_sizes_wished(kind, sizes):
    document = make_one(Wish(KINDS[kind], cage_sizes=sizes), 2, 0).document
    cages, near = document.puzzle.cages, SHAPES[9].neighbours
    assert sorted(cell for cage in cages for cell in cage.cells) == list(range(81))
    for cage in cages:
        assert sizes[0] <= len(cage.cells) <= sizes[1]
        reached = {cage.cells[0]}
        while more := {n for c in reached for n in near[c] if n in cage.cells} - reached:
            reached |= more
        assert reached == set(cage.cells)


@pytest.mark.parametrize("symmetry", SYMMETRIES[1:])
def test_layouts_of_cages_can_be_symmetric(symmetry):
    wish = Wish(KINDS["classic-diagonal-killer"], cage_symmetry=symmetry)
    cages = {cage.cells for cage in make_one(wish, 4, 0).document.puzzle.cages}
    for image in images(SHAPES[9], symmetry):
        assert {tuple(sorted(image[cell] for cell in cells)) for cells in cages} == cages


@pytest.mark.parametrize("size", [6, 9])
@pytest.mark.parametrize(("style", "crosses"), [("in", False), ("across", True)])
def test_cages_stay_in_boxes_or_cross_them(style, crosses, size):
    wish = Wish(KINDS["classic-diagonal-killer"], size, cage_style=style)
    shape = SHAPES[size]
    for cage in make_one(wish, 4, 0).document.puzzle.cages:
        assert (len({shape.box_of(cell) for cell in cage.cells}) > 1) == crosses


def test_the_number_of_cages_can_be_wished():
    wish = Wish(KINDS["classic-killer"], cages=(35, 37))
    assert 35 <= len(make_one(wish, 4, 0).document.puzzle.cages) <= 37


def test_killers_can_have_givens_as_well():
    document = make_one(Wish(KINDS["classic-killer"], givens=(4, 8)), 9, 1).document
    assert 4 <= len(given_cells(document.puzzle)) <= 8


def test_a_hopeless_wish_ends_in_not_found():
    made = make_one(Wish(KINDS["missudeca"], givens=(10, 12), attempts=2), 1, 0)
    assert (made.document, made.attempts, made.disagreement) == (None, 2, None)


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        (Wish(KINDS["classic"], 5), "size"),
        (Wish(KINDS["classic"], givens=(30, 20)), "givens"),
        (Wish(KINDS["classic"], givens=(0, 0)), "givens"),
        (Wish(KINDS["classic"], cage_sizes=(2, 3)), "cage sizes"),
        (Wish(KINDS["classic-killer"], cage_sizes=(1, 1)), "cage sizes"),
        (Wish(KINDS["classic"], cages=(2, 3)), "cages"),
        (Wish(KINDS["classic"], cage_style="in"), "cage style"),
        (Wish(KINDS["classic"], cage_symmetry="full"), "cage symmetry"),
        (Wish(KINDS["classic-killer"], cages=(2, 90)), "cages"),
        (Wish(KINDS["classic"], mask=frozenset({1}), symmetry="full"), "symmetry"),
        (Wish(KINDS["classic"], attempts=0), "attempts"),
    ],
)
def test_a_senseless_wish_is_refused_with_its_option(wish, word):
    assert word in wish.why_not()
    with pytest.raises(ValueError, match=word):
        build(wish, 1, 1)


def pack(wish, seed, count, **more):
    return [json.dumps(tree_from(made.document)) for made in build(wish, seed, count, **more)]


@pytest.mark.parametrize("kind", ["missudeca", "classic-killer"])
def test_a_puzzle_depends_on_seed_and_index_alone(kind):
    wish = Wish(KINDS[kind], 6)
    alone = pack(wish, 8, 6)
    assert pack(wish, 8, 6, jobs=2) == alone
    assert pack(wish, 8, 3) == alone[:3]
    assert pack(wish, 8, 6, first=4) == alone[4:]
    assert pack(wish, 9, 6) != alone
    assert len(set(alone)) == 6


def test_a_run_can_be_stopped_between_puzzles():
    seen = []
    for made in build(Wish(KINDS["classic"], 4), 1, 100, stop=lambda: len(seen) >= 3):
        seen.append(made)
    assert [made.index for made in seen] == list(range(len(seen)))
    assert 3 <= len(seen) < 100


def test_an_engine_that_disagrees_keeps_the_puzzle_back(monkeypatch):
    from generators import pack as module

    real = module.prove_batch

    def lying(puzzles, request, stop):
        verdicts = real(puzzles, request, stop)
        return [replace(v, second="multiple", verdict="disagreement") for v in verdicts]

    monkeypatch.setattr(module, "prove_batch", lying)
    made = make_one(Wish(KINDS["classic"], 4), 1, 0)
    assert made.document is None
    assert made.disagreement is not None
    assert sys.modules[module.__name__] is module
