"""The compiled climb does, round by round and rung by rung, what the techniques do."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest

from generators.fill import full_grid
from generators.stream import Stream
from puzzles.board import board_of, start
from puzzles.catalog import KINDS
from puzzles.combos import digits_of
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, text_of
from puzzles.shape import SHAPES
from solvers.candidates import Candidates, begin, sight_of
from solvers.grade import apply, next_round, rungs_for
from solvers.kernels import rounds
from solvers.kernels.ladders import net_of, rungs_of, table_of
from solvers.ladder import LADDER
from solvers.techniques.leftovers import leftovers, whole

KILLERS = [name for name, kind in KINDS.items() if kind.cages]
CAGED = {rung.name for rung in LADDER if rung.cages}


@cache
def plain_net(name, size=9):
    """Return the net of a board; whoever lays cages finds those of the last who did."""
    return net_of(sight_of(Puzzle(KINDS[name], size, (BLANK,) * size**2)))


@dataclass
class Twin:
    """A puzzle as the compiled climb sees it."""

    puzzle: Puzzle
    state: np.ndarray = field(default_factory=lambda: np.zeros(rounds.STATE, np.int64))
    told: np.ndarray = field(default_factory=lambda: np.zeros((2, rounds.SLOTS), np.int64))

    def __post_init__(self):
        kind, size = self.puzzle.kind, self.puzzle.size
        self.ladder = rungs_for(kind, LADDER, cages=bool(self.puzzle.cages))
        if self.puzzle.cages:
            self.net = plain_net(kind.name, size)
            assert self.net.lay(self.puzzle)
            self.table = self.net.board
        else:
            self.table = table_of(sight_of(self.puzzle))
        self.begin()

    def begin(self):
        board = board_of(self.puzzle)
        givens = np.full(len(board.names), -1, np.int8)
        for cell, digit in start(self.puzzle, board):
            givens[cell] = digit
        rounds.begin(self.table, self.state, givens)

    def load(self, state: Candidates):
        """Take over what a player knows."""
        self.state[:] = 0
        self.state[rounds.ROUND] = self.told[1].max()
        for cell, mask in enumerate(state.masks):
            word, bit = cell // rounds.WORD, 1 << cell % rounds.WORD
            self.state[rounds.MASKS + cell] = mask
            self.state[rounds.PLACED + word] |= bit * state.placed[cell]
            for digit in digits_of(mask):
                self.state[rounds.AT + 2 * digit + word] |= bit

    def climb(self, most, ladder=None):
        """Climb; return the rounds as (name of the rung, steps), and how it ended."""
        ladder = self.ladder if ladder is None else ladder
        numbers, out = rungs_of(ladder), np.zeros((most, 2), np.int64)
        if self.puzzle.cages:
            done, word = rounds.climb_cages(
                *(self.table, self.net.cages, self.net.sums),
                *(self.state, self.told, numbers, out),
            )
        else:
            done, word = rounds.climb(self.table, self.state, self.told, numbers, out)
        return [(ladder[at].name, count) for at, count in out[:done].tolist()], word

    def agrees(self, state: Candidates):
        """Say whether it knows what a player knows, and no more."""
        words = self.state[rounds.PLACED : rounds.PLACED + 2].tolist()
        placed = [
            bool(words[cell // rounds.WORD] >> cell % rounds.WORD & 1)
            for cell in range(len(state.masks))
        ]
        return self.state[: len(state.masks)].tolist() == state.masks and placed == state.placed


def effects(steps):
    """Return the different things that steps do."""
    return {(frozenset(step.places), frozenset(step.removes)) for step in steps}


def compare_climbs(puzzle):
    """Climb in step; return the names of the rungs of all rounds, and how it ended."""
    twin, state = Twin(puzzle), begin(puzzle)
    names = []
    while not state.solved and state.broken is None:
        assert twin.agrees(state), (puzzle, names)
        found = next_round(state, twin.ladder)
        taken, word = twin.climb(1)
        if found is None:
            assert (taken, word) == ([], rounds.STUCK), puzzle
            return names, word
        names.append(found.rung.name)
        assert taken == [(found.rung.name, len(effects(found.steps)))], (puzzle, names)
        for step in found.steps:
            apply(state, step)
    assert twin.agrees(state), (puzzle, names)
    word = rounds.SOLVED if state.broken is None else rounds.BROKEN
    assert twin.climb(1) == ([], word), puzzle
    return names, word


def compare_rungs(puzzle, state, ladder=()):
    """Try every rung in one state; return the names of those that yield."""
    twin, names = Twin(puzzle), []
    for rung in ladder or twin.ladder:
        steps = list(rung.find(state))
        twin.load(state)
        taken, _ = twin.climb(1, [rung])
        assert taken == [(rung.name, len(effects(steps)))] * bool(steps), (puzzle, state.masks)
        after = state.copy()
        for step in steps:
            apply(after, step)
        assert twin.agrees(after), (rung.name, puzzle, state.masks, state.placed)
        names += [rung.name] * bool(steps)
    return names


def cages_in(grid, size, draw, most):
    """Cut a grid into cages of up to `most` cells, one by one of a few ways to spoil a net."""
    free, cages = set(range(size**2)), []
    while free:
        cells, wished = [draw.choice(sorted(free))], draw.randint(1, most)
        while len(cells) < wished:
            digits = {grid[cell] for cell in cells}
            near = {n for cell in cells for n in SHAPES[size].neighbours[cell]} & free - {*cells}
            near = sorted(cell for cell in near if grid[cell] not in digits)
            if not near:
                break
            cells.append(draw.choice(near))
        free -= set(cells)
        total = sum(grid[cell] for cell in cells)
        chance = draw.random()
        if chance < 0.05:
            continue
        if chance < 0.1:
            total = None
        elif chance < 0.12:
            total += draw.choice((1, 2, 30))
        cages.append(Cage(tuple(sorted(cells)), total))
        if chance > 0.97:
            cages.append(cages[-1])
        elif chance > 0.93:  # overlapping
            more = [c for c in range(size**2) if grid[c] not in {grid[cell] for cell in cells}]
            cells += draw.sample(more, min(1, len(more)))
            total = draw.choice((None, sum(grid[cell] for cell in cells)))
            cages.append(Cage(tuple(sorted(cells)), total))
    return tuple(cages) or (Cage((0,), grid[0]),)


def puzzle_of(name, size, draw):
    """Return a grid and a puzzle of it: often with one answer, or many, or none."""
    kind = KINDS[name]
    grid = full_grid(kind, size, Stream(draw.randrange(1 << 30)))
    cages = cages_in(grid, size, draw, draw.choice((3, 4, 5, 5, 9))) if kind.cages else ()
    share = draw.choice((0, 0, 0.1, 0.2)) if cages else draw.choice((0.28, 0.35, 0.45, 0.55))
    givens = [digit if draw.random() < share else BLANK for digit in grid]
    if draw.random() < 0.15:
        givens[draw.randrange(size**2)] = draw.choice(kind.base.digits(size))
    panel = {}
    if kind.missing and draw.random() < 0.3:
        entries = panel_of(grid, size, diagonals=kind.diagonals).entries()
        panel = {name: digit for name, digit in entries.items() if draw.random() < 0.15}
    return grid, Puzzle(kind, size, tuple(givens), cages, tuple(panel.items()))


def thinned(puzzle, grid, draw):
    """Return a state that a player may be in, or with a mistake, one that no player should be."""
    names, missing = board_of(puzzle).names, puzzle.kind.missing
    right = dict(zip(names, grid, strict=False))
    if missing:
        right |= panel_of(grid, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    share, mistake = draw.random(), draw.choice((0, 0, 0.05))
    state = begin(puzzle)
    for cell, name in enumerate(names):
        if draw.random() < share / 3:
            wrong = draw.random() < mistake
            state.place(cell, draw.choice(puzzle.digits) if wrong else right[name])
    for cell, name in enumerate(names):
        for digit in digits_of(state.masks[cell]):
            open_cell = not state.placed[cell] and state.masks[cell].bit_count() > 1
            doubted = digit != right[name] or draw.random() < mistake
            if open_cell and doubted and draw.random() < share:
                state.remove(cell, digit)
    return state


def some_climbs(name, count, seed):
    """Compare climbs of puzzles of a kind; return the rungs and the ends that were met."""
    draw = random.Random(f"{name} {seed}")
    rungs, ends = Counter(), Counter()
    for number in range(count):
        _, puzzle = puzzle_of(name, (9, 6, 4)[number % 3], draw)
        names, word = compare_climbs(puzzle)
        rungs.update(names)
        ends[word] += 1
    return rungs, ends


def some_states(name, size, count, seed):
    """Compare all rungs in states of a kind; return which yielded."""
    draw, rungs = random.Random(f"{name} {size} {seed}"), Counter()
    for _ in range(count):
        grid, puzzle = puzzle_of(name, size, draw)
        state = thinned(puzzle, grid, draw)
        if state.broken is None and not state.solved:
            rungs.update(compare_rungs(puzzle, state))
    return rungs


@pytest.mark.parametrize("name", KINDS)
def test_every_round_is_that_of_the_techniques(name):
    rungs, ends = some_climbs(name, 6 if KINDS[name].cages else 12, 1)
    assert rungs.total() > 50
    assert ends[rounds.SOLVED] + ends[rounds.STUCK] > 2


def test_puzzles_with_one_answer_are_climbed_to_their_end_alike(make):
    ends = Counter()
    for name in ("classic-killer", "missudeca-killer", "missudeca"):
        for puzzle in make(name, 2, 31):
            ends[compare_climbs(puzzle)[1]] += 1
    assert ends[rounds.STUCK]


def test_every_rung_in_states_that_no_climb_leads_to():
    met = Counter()
    for name in ("missudeca-killer", "classic-diagonal-killer"):
        met += some_states(name, 9, 4, 2)
    for name in KINDS:
        met += some_states(name, 6, 1, 3)
    assert len(met.keys() & CAGED) > 15
    assert len(met.keys() - CAGED) > 15


def test_copies_that_contradict_each_other_say_nothing():
    puzzle = Puzzle(KINDS["missudeca"], 4, (BLANK,) * 16)
    state = begin(puzzle)
    for cell in (0, 1, 10):  # two in a row
        state.place(cell, 1)
    state.place(board_of(puzzle).names.index("magic"), 1)
    assert "eight-copies" not in compare_rungs(puzzle, state)


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_every_round_of_many_climbs(name):
    rungs, ends = some_climbs(name, 300, 4)
    assert len(rungs) > (20 if KINDS[name].missing else 12)
    assert min(ends[word] for word in (rounds.SOLVED, rounds.STUCK, rounds.BROKEN)) > 5


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
def test_every_rung_in_many_states(size):
    met = Counter()
    for name in KINDS:
        met += some_states(name, size, 80 if KINDS[name].cages else 40, 5)
    small = {"cage-complement", "tiled-lines", "large-innies"}  # there is no room for them
    assert met.keys() >= CAGED - (small if size < 9 else set())


@pytest.mark.parametrize("name", KILLERS)
def test_cages_are_laid_as_the_techniques_see_them(name):
    draw = random.Random(name)
    for size in SHAPES:
        _, puzzle = puzzle_of(name, size, draw)
        board, twin = board_of(puzzle), Twin(puzzle)
        net = twin.net.cages.tolist()
        assert (twin.table == table_of(sight_of(puzzle))).all()

        def equation(at, net=net):
            plus, minus = (
                tuple(
                    cell
                    for cell in range(rounds.MOST_CELLS)
                    if net[at + side + cell // rounds.WORD] >> cell % rounds.WORD & 1
                )
                for side in (0, rounds.MINUS)
            )
            return plus, minus, net[at + rounds.TOTAL], bool(net[at + rounds.APART])

        ends = rounds.EQUATIONS + net[rounds.EQUATED] * rounds.EQUATION
        said = [equation(at) for at in range(rounds.EQUATIONS, ends, rounds.EQUATION)]
        assert said == [(o.plus, o.minus, o.total, o.apart) for o in leftovers(board)]
        one = whole(board)
        assert one
        assert equation(rounds.WHOLE) == (one.plus, one.minus, one.total, one.apart)


def test_what_cannot_be_laid():
    puzzle = Puzzle(KINDS["classic-killer"], 9, (BLANK,) * 81, (Cage((0, 1), 3),))
    net = plain_net("classic-killer")
    assert net.lay(puzzle)
    assert not net.lay(replace(puzzle, cages=(Cage(tuple(range(20, 31))),)))
    pairs = [Cage(pair) for pair in combinations(range(81), 2)]
    assert net.lay(replace(puzzle, cages=tuple(pairs[: rounds.MOST_CAGES])))
    assert not net.lay(replace(puzzle, cages=tuple(pairs[: rounds.MOST_CAGES + 1])))


def test_a_climb_that_begins_anew_goes_the_same_way():
    """What a net knows of the last climb is not taken for what is known now."""
    draw, climbs = random.Random(6), 0
    for name in KILLERS:
        grid, puzzle = puzzle_of(name, 9, draw)
        twin = Twin(puzzle)
        first = twin.climb(500)
        climbs += len(first[0])
        twin.begin()
        assert twin.climb(500) == first
        # In pieces, and after a climb of the same cages with more givens.
        more = replace(puzzle, givens=tuple(d if c % 3 else BLANK for c, d in enumerate(grid)))
        given = puzzle.givens
        twin.puzzle = more
        twin.begin()
        twin.climb(500)
        twin.puzzle = replace(puzzle, givens=given)
        twin.begin()
        pieces = []
        while taken := twin.climb(draw.randint(1, 4))[0]:
            pieces += taken
        assert pieces == first[0]
    assert climbs > 50


def test_placements_of_cages_of_every_length():
    """Candidates at random; a cage of ten cells, too, and one that cannot be filled."""
    draw, met = random.Random(7), Counter()
    finds = [rung for rung in LADDER if rung.name in ("cage-placements", "cage-complement")]
    for number in range(150):
        name = draw.choice(("classic-killer", "missudeca-killer"))
        digits = KINDS[name].base.digits(9)
        cells = sorted(draw.sample(range(81), number % len(digits) + 1))
        held = dict(zip(cells, draw.sample(digits, len(cells)), strict=True))
        cage = Cage(tuple(cells), sum(held.values()) + draw.choice((0, 0, 0, 1)))
        puzzle = Puzzle(KINDS[name], 9, (BLANK,) * 81, (cage,))
        state = begin(puzzle)
        for cell in cells:
            for digit in digits:
                if digit != held[cell] and draw.random() < 0.6:
                    state.remove(cell, digit)
        if compare_rungs(puzzle, state, finds):
            met[len(cells)] += 1
    assert met.keys() == set(range(1, 11))


def test_uncompiled_it_climbs_the_same(run):
    draw, rows, climbs = random.Random(8), [], []
    for name in KINDS:
        _, puzzle = puzzle_of(name, 9, draw)
        puzzle = replace(puzzle, panel=())
        cages = [(cage.cells, cage.sum) for cage in puzzle.cages]
        rows.append((name, text_of(puzzle.givens), cages))
        taken, word = Twin(puzzle).climb(500)
        climbs.append([[list(pair) for pair in taken], int(word)])
    assert sum(len(taken) for taken, _ in climbs) > 100
    assert run("climb", rows, NUMBA_DISABLE_JIT="1") == climbs
