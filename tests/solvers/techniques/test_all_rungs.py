"""Every rung of the ladder: the whole climb is sound, and sees the same on a turned board."""

from collections import Counter

import pytest

from puzzles.catalog import KINDS
from puzzles.shape import SHAPES
from solvers.candidates import Candidates
from solvers.ladder import LADDER
from solvers.step import Step

PLAIN = [kind for kind in KINDS if not KINDS[kind].cages]


def rungs_for(kind: str):
    return [
        rung
        for rung in LADDER
        if (KINDS[kind].missing or not rung.missing) and (KINDS[kind].cages or not rung.cages)
    ]


def across(name: str) -> str:
    """Return what a cell is called after rows and columns of a 9x9 board were exchanged."""
    if name.startswith("row"):
        return name.replace("row", "column")
    if name.startswith("column"):
        return name.replace("column", "row")
    if name.startswith("box"):
        row, column = divmod(int(name[3:]) - 1, 3)
        return f"box{3 * column + row + 1}"
    if name.startswith("r"):
        return f"r{name[3]}c{name[1]}"
    return name


def transposed(state: Candidates) -> Candidates:
    names = state.sight.board.names
    other = state.copy()
    for cell, name in enumerate(names):
        there = names.index(across(name))
        other.masks[there], other.placed[there] = state.masks[cell], state.placed[cell]
    return other


def relabelled(state: Candidates, new: dict[int, int]) -> Candidates:
    other = state.copy()
    other.masks = [
        sum(1 << new[d] for d in state.sight.board.digits if mask >> d & 1) for mask in state.masks
    ]
    return other


def effects(steps: list[Step]) -> Counter:
    return Counter((s.technique, frozenset(s.places), frozenset(s.removes)) for s in steps)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", SHAPES)
def test_the_ladder_is_sound(bench, kind, size):
    finds = [rung.find for rung in rungs_for(kind)]
    count = 0
    for document in bench.pack(kind, size, 3, seed=7):
        _, met = bench.replay(document, finds)
        count += len(met)
        for step in met[:: max(1, len(met) // 20)]:
            assert bench.proves(document.puzzle, step), step
    assert count > 10


@pytest.mark.parametrize("kind", PLAIN)
def test_steps_turn_with_the_board(bench, kind):
    for seed in range(4):
        state = bench.thinned(bench.pack(kind, 9, 1, seed=7)[0], seed, 0.35 + 0.1 * seed)
        names = state.sight.board.names
        to = [names.index(across(name)) for name in names]
        turned = transposed(state)
        for rung in rungs_for(kind):
            expected = Counter()
            for step in rung.find(state):
                places = frozenset((to[cell], digit) for cell, digit in step.places)
                removes = frozenset((to[cell], digit) for cell, digit in step.removes)
                expected[step.technique, places, removes] += 1
            assert effects(list(rung.find(turned))) == expected, rung.name


@pytest.mark.parametrize("kind", PLAIN)
def test_steps_do_not_depend_on_what_digits_are_called(bench, kind):
    for seed in range(4):
        state = bench.thinned(bench.pack(kind, 9, 1, seed=7)[0], seed, 0.35 + 0.1 * seed)
        digits = state.sight.board.digits
        new = dict(zip(digits, (*digits[4:], *digits[:4]), strict=True))
        renamed = relabelled(state, new)
        for rung in rungs_for(kind):
            expected = Counter()
            for step in rung.find(state):
                places = frozenset((cell, new[digit]) for cell, digit in step.places)
                removes = frozenset((cell, new[digit]) for cell, digit in step.removes)
                expected[step.technique, places, removes] += 1
            assert effects(list(rung.find(renamed))) == expected, rung.name
