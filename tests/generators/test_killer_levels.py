"""Killers of a level: which have givens, and that they need their level; the plain way agrees."""

import pytest

from generators import levels
from generators.pack import make_some
from generators.pattern import orbits
from generators.stream import Stream
from generators.wish import Wish
from puzzles.catalog import KINDS
from puzzles.puzzle import BLANK, Puzzle
from puzzles.shape import SHAPES
from solvers import climber
from solvers.climber import Climber
from solvers.engines.ask import never
from solvers.grade import climb
from solvers.ladder import BOUNDS
from tests.generators.test_levels import LEVELS

KILLERS = [name for name in KINDS if "killer" in name]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KILLERS)
def test_a_killer_needs_its_level_and_no_more(kind, level):
    bounds = dict(BOUNDS)
    below = [bounds[name] for name in LEVELS[: LEVELS.index(level)]]
    for made in make_some(Wish(KINDS[kind], level=level), 1, range(2)):
        assert made.document is not None
        puzzle = made.document.puzzle
        grade = climb(puzzle).grade
        assert grade.rating is not None
        assert max([0.0, *below]) < grade.rating <= bounds[level]
        assert min(len(cage.cells) for cage in puzzle.cages) > 1
        # Issue of levels: without givens from medium on; below, singles need some.
        assert (set(puzzle.givens) == {BLANK}) == (level in ("medium", "hard"))


@pytest.mark.parametrize("kind", ["classic-killer", "missudeca-diagonal-killer"])
def test_givens_in_a_killer_of_a_level_can_be_asked_for(kind):
    wish = Wish(KINDS[kind], level="medium", givens=(4, 30))
    for made in make_some(wish, 2, range(2)):
        assert made.document is not None
        assert 4 <= sum(d != BLANK for d in made.document.puzzle.givens) <= 30


@pytest.mark.parametrize(
    ("kind", "level"), [("classic", "medium"), ("missudeca", "easy"), ("classic-killer", "easy")]
)
def test_the_plain_way_digs_what_the_compiled_one_digs(monkeypatch, kind, level):
    (made,) = make_some(Wish(KINDS[kind], level=level, symmetry="rotational"), 4, [0])
    assert made.document is not None
    assert made.document.solution is not None
    document, full = made.document, made.document.solution.grid
    puzzle = Puzzle(document.puzzle.kind, 9, full, document.puzzle.cages)
    sets = orbits(SHAPES[9], "rotational")

    def dug():
        return levels.Asked(level, never).dig(puzzle, full, 0, sets, Stream(7))

    compiled = dug()
    monkeypatch.setattr(climber, "installed", lambda: False)
    monkeypatch.setattr(levels, "climber_of", plain)
    assert dug() == compiled


def plain(kind, level=None):
    """Return a climber that was made where there is nothing compiled."""
    return Climber(kind, levels.rungs_up_to(level), d2=False)
