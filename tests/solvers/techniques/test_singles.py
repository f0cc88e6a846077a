"""Singles in the grid, tried on the bench; and the bench itself, on steps that are wrong."""

from dataclasses import replace

import pytest

from solvers.candidates import begin
from solvers.step import Step
from solvers.techniques import singles


def test_singles_are_sound(bench):
    met = bench.trial(
        singles.full_houses,
        singles.hidden_singles_box,
        singles.hidden_singles_line,
        singles.naked_singles,
    )
    for name in ("full-house", "last-cell", "hidden-single-box", "hidden-single-line"):
        assert met.proven[name] > 20
    assert met.proven["naked-single"] > 20


def test_the_bench_refuses_what_is_wrong(bench):
    document = bench.pack("missudeca", 4)[0]
    state, right = begin(document.puzzle), bench.truth(document)
    cell = next(c for c, mask in enumerate(state.masks) if mask.bit_count() > 1)
    wrong = next(d for d in state.digits(cell) if d != right[cell])
    with pytest.raises(AssertionError, match="WRONG DIGIT"):
        bench.check(document, state, Step("x", places=((cell, wrong),)))
    with pytest.raises(AssertionError, match="TRUTH REMOVED"):
        bench.check(document, state, Step("x", removes=((cell, right[cell]),)))
    with pytest.raises(AssertionError, match="empty"):
        bench.check(document, state, Step("x"))


def test_the_bench_proves_from_facts_alone(bench):
    document = bench.pack("classic", 4)[0]
    right = bench.truth(document)
    true = Step("x", places=((0, right[0]),))
    assert not bench.proves(document.puzzle, true)
    row = tuple((cell, 1 << right[cell]) for cell in (1, 2, 3))
    assert bench.proves(document.puzzle, replace(true, facts=row))
    assert not bench.proves(document.puzzle, replace(true, facts=row[1:]))
