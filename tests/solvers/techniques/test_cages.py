"""Cages: on the bench, by a stricter proof, and on boards where all is set by hand.

The cages of a killer without givens prove everything true of it, so the bench's proof says little
about the facts of a step here. `Switched` proves with the cages alone that a step speaks of.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product
from math import prod
from pathlib import Path

import pytest
from pysat.solvers import Solver

from generators.pack import build
from generators.wish import Wish
from puzzles.board import Board, board_of
from puzzles.catalog import KINDS
from puzzles.combos import combos, digits_of
from puzzles.document import Document, Stored
from puzzles.puzzle import Cage, Puzzle, grid_of
from solvers.step import Step
from solvers.techniques import cage_splits, cage_units, cages, innies

CASES = Path(os.environ.get("QEDOKU_CASES", "/nowhere"))
KILLERS = tuple(name for name, kind in KINDS.items() if kind.cages)
ALONE = (
    cages.cage_last_cells,
    cages.cage_singles,
    cages.cage_bounds,
    cages.cage_combinations,
    cages.cage_placements,
    cages.cage_complements,
)
IN_UNITS = (
    cage_units.cage_presents,
    cage_units.cage_naked_subsets,
    cage_units.cage_pointings,
    cage_units.cage_claimings,
    cage_units.cage_hidden_subsets,
    cage_units.killer_subsets,
)
ONE_UNIT = (
    innies.tiled_units,
    innies.innies,
    innies.outies,
    innies.innies_pointings,
    innies.large_innies,
)
SEVERAL = (
    innies.tiled_lines,
    innies.innies_of_lines,
    innies.outies_of_lines,
    innies.board_totals,
)


class Switched:
    """The rules of a board as clauses, each cage's hung on a switch of its own."""

    def __init__(self, board: Board) -> None:
        self.board, self.width = board, max(board.digits) + 1
        self.solver = Solver("cadical153")
        self.next = len(board.names) * self.width + 1
        for cell in range(len(board.names)):
            self._once([self.at(cell, digit) for digit in board.digits], ())
        for digit in board.digits:
            for unit in board.units:
                self._once([self.at(cell, digit) for cell in unit.cells], ())
            for a, b in board.unequal:
                self.solver.add_clause([-self.at(a, digit), -self.at(b, digit)])
        self.switches = [self._cage(cage) for cage in board.cages]

    def at(self, cell: int, digit: int) -> int:
        return cell * self.width + digit + 1

    def _new(self) -> int:
        self.next += 1
        return self.next

    def _once(self, literals: list[int], off: tuple[int, ...]) -> None:
        self.solver.add_clause([*literals, *off])
        for a, b in combinations(literals, 2):
            self.solver.add_clause([-a, -b, *off])

    def _cage(self, cage: Cage) -> int:
        """Hang K2 and K3 of a cage on a switch: it takes the digits of one combination."""
        switch = self._new()
        for digit in self.board.digits:
            for a, b in combinations(cage.cells, 2):
                self.solver.add_clause([-self.at(a, digit), -self.at(b, digit), -switch])
        chosen = []
        for mask in combos(len(cage.cells), cage.sum, self.board.digits):
            chosen.append(self._new())
            for cell in cage.cells:
                self.solver.add_clause([-chosen[-1], *(self.at(cell, d) for d in digits_of(mask))])
        self.solver.add_clause([*chosen, -switch])
        return switch

    def proves(self, step: Step, concerned: Iterable[int]) -> bool:
        """Say whether a step follows from its facts, the units, and the cages concerned."""
        base = [self.switches[index] for index in concerned]
        for cell, mask in step.facts:
            base += [-self.at(cell, d) for d in self.board.digits if not mask >> d & 1]
        denials = [-self.at(*pair) for pair in step.places] + [self.at(*p) for p in step.removes]
        return not any(self.solver.solve(assumptions=[*base, denial]) for denial in denials)


def concerned(board: Board, step: Step, *, whole: bool) -> list[int]:
    """Return the cages a step speaks of: inside its cells, or also all that touch its units."""
    names = set(step.units)
    touched = {cell for unit in board.units if unit.name in names for cell in unit.cells}
    return [
        index
        for index, cage in enumerate(board.cages)
        if set(cage.cells) <= set(step.cells) or (whole and touched & set(cage.cells))
    ]


def met(bench, document: Document, finds) -> list[Step]:
    """Return the steps of techniques in a replay and in thinned states, each checked."""
    _, steps = bench.replay(document, (*finds, bench.plain_cages, bench.plain_singles), finds)
    for seed in range(5):
        state = bench.thinned(document, seed, 0.15 + 0.13 * seed)
        for step in (step for find in finds for step in find(state)):
            bench.check(document, state, step)
            steps.append(step)
    return [step for step in steps if not step.technique.startswith("plain")]


def sample(steps: list[Step], most: int) -> Iterator[Step]:
    """Yield up to about `most` steps of each technique, spread over all."""
    by_name: dict[str, list[Step]] = {}
    for step in steps:
        by_name.setdefault(step.technique, []).append(step)
    for ones in by_name.values():
        yield from ones[:: -(-len(ones) // most)]


def documents(bench) -> Iterator[Document]:
    """Yield killers of every kind and size, some with large cages."""
    for kind, size in product(KILLERS, (4, 6, 9)):
        yield from bench.pack(kind, size, 2)


def large(kind: str) -> list[Document]:
    """Return killers with large cages, which may have givens."""
    made = [one.document for one in build(Wish(KINDS[kind], 9, cage_sizes=(2, 8)), 3, 3)]
    found = [one for one in made if one]
    assert any(len(cage.cells) > 5 for one in found for cage in one.puzzle.cages)
    return found


@pytest.mark.parametrize(("finds", "whole"), [(ALONE, False), (IN_UNITS, False), (ONE_UNIT, True)])
def test_steps_follow_from_their_facts_and_their_cages(bench, finds, whole):
    proven: Counter[str] = Counter()
    for document in documents(bench):
        rules = Switched(board_of(document.puzzle))
        for step in sample(met(bench, document, finds), 8):
            cages_used = concerned(rules.board, step, whole=whole)
            assert rules.proves(step, cages_used), f"{document.id}: {step}"
            proven[step.technique] += 1
        rules.solver.delete()
    few = {"cage-complement"}
    assert len(proven.keys() | few) == len({*finds} | ({0} if finds is not ALONE else set()))
    assert min(proven.values()) > 20


def test_large_cages_are_told_by_what_they_omit(bench):
    proven = 0
    for document in [*large("classic-killer"), *large("missudeca-killer")]:
        rules = Switched(board_of(document.puzzle))
        every = sum(document.puzzle.digits)
        for step in sample(met(bench, document, (cages.cage_complements,)), 20):
            assert len(step.cells) > 5
            assert sum(step.numbers) == every
            assert rules.proves(step, concerned(rules.board, step, whole=False)), step
            proven += 1
        rules.solver.delete()
    assert proven > 10


def equation(board: Board, step: Step) -> tuple[list[int], list[int], int]:
    """Return cells with +, cells with - and their sum, made anew from units and cages.

    The whole board counts as all its cells less the magic one (M4). The cages that were taken
    away are those that lie in the region, the cells named apart, or reach out into cells named.
    """
    named = [unit.cells for unit in board.units if unit.name in step.units]
    every = sum(board.digits)
    count = Counter(cell for cells in named for cell in cells)
    total = every * len(named)
    if not named:
        count = Counter(range(board.grid_cells))
        total = every * board.size
        if "magic" in board.names:
            count[board.names.index("magic")] = -1
            total = every * (board.size - 1)
    inner = {cell for cell in step.cells if count[cell] > 0}
    for cage in board.cages:
        inside = [cell for cell in cage.cells if count[cell] > 0]
        outside = set(cage.cells) - set(inside)
        if inside and not inner & set(inside) and outside <= set(step.cells):
            total -= cage.sum or 0
            for cell in cage.cells:
                count[cell] -= 1
    plus = [cell for cell in count if count[cell] == 1]
    minus = [cell for cell in count if count[cell] == -1]
    assert {*plus, *minus} == set(step.cells) == {cell for cell in count if count[cell]}
    return plus, minus, total


def choices(step: Step) -> int:
    """Return in how many ways the cells of a step can be filled, each by itself."""
    return prod(mask.bit_count() for _, mask in step.facts)


def follows(board: Board, step: Step) -> bool:
    """Say whether a step follows from its facts and its equation, by trying all digits."""
    plus, minus, total = equation(board, step)
    facts = dict(step.facts)
    together = [set(cage.cells) for cage in board.cages]
    apart = [
        (a, b)
        for a, b in combinations(range(len(plus + minus)), 2)
        for one, other in [((plus + minus)[a], (plus + minus)[b])]
        if other in board.peers[one] or any({one, other} <= cage for cage in together)
    ]
    held: set[tuple[int, int]] = set()
    for digits in product(*(digits_of(facts[cell]) for cell in plus + minus)):
        if sum(digits[: len(plus)]) - sum(digits[len(plus) :]) == total and all(
            digits[a] != digits[b] for a, b in apart
        ):
            held.update(zip(plus + minus, digits, strict=True))
    removed = not held & set(step.removes)
    return removed and all(
        (cell, d) not in held for cell, digit in step.places for d in board.digits if d != digit
    )


def test_sums_over_several_units_are_what_units_and_cages_say(bench):
    proven: Counter[str] = Counter()
    for document in documents(bench):
        board = board_of(document.puzzle)
        steps = met(bench, document, (*ONE_UNIT[:3], *SEVERAL))
        for step in sample([one for one in steps if choices(one) < 20_000], 8):
            assert step.numbers[0] == equation(board, step)[2] == step.numbers[1] - step.numbers[2]
            assert follows(board, step), f"{document.id}: {step}"
            proven[step.technique] += 1
    assert len(proven) == len(ONE_UNIT[:3] + SEVERAL)
    assert min(proven.values()) > 20


def test_splits_follow_from_the_cages_of_their_units(bench):
    proven = 0
    for document in documents(bench):
        rules = Switched(board_of(document.puzzle))
        steps = met(bench, document, (cage_splits.cage_splits,))
        for step in sample([one for one in steps if len(one.units) == 1], 8):
            used = concerned(rules.board, step, whole=True)
            assert rules.proves(step, used), f"{document.id}: {step}"
            proven += 1
        rules.solver.delete()
    assert proven > 50


def test_the_stricter_proof_misses_facts_that_are_not_quoted(bench):
    (document, *_) = bench.pack("missudeca-killer", 9, 2)
    rules = Switched(board_of(document.puzzle))
    for finds, whole in ((ALONE[3:5], False), (IN_UNITS, False), (ONE_UNIT[1:3], True)):
        steps = list(sample(met(bench, document, finds), 5))
        bare = [replace(step, facts=()) for step in steps]
        refused = [
            step
            for step in bare
            if not rules.proves(step, concerned(rules.board, step, whole=whole))
        ]
        assert len(refused) > len(steps) / 2
    rules.solver.delete()


def public() -> Iterator[Document]:
    """Yield the public killers that have one solution (`QEDOKU_CASES`)."""
    kinds = {"killer": "classic-killer", "killer-x": "classic-diagonal-killer"}
    for name, kind in kinds.items():
        for line in (CASES / "variants" / f"{name}.jsonl").read_text().splitlines():
            case = json.loads(line)
            if case.get("solutions") != 1 or not case.get("solution"):
                continue
            caged = tuple(
                Cage(tuple(sorted(9 * row + column for row, column in one["cells"])), one["sum"])
                for one in case["cages"]
            )
            puzzle = Puzzle(KINDS[kind], 9, grid_of(case["givens"]), caged)
            yield Document(case["id"], puzzle, Stored(grid_of(case["solution"])))


@pytest.mark.skipif(not CASES.is_dir(), reason="QEDOKU_CASES is not set")
def test_cage_techniques_are_sound_on_public_killers(bench):
    seen: Counter[str] = Counter()
    for document in public():
        finds = (*ALONE, *IN_UNITS, *ONE_UNIT, *SEVERAL, cage_splits.cage_splits)
        _, steps = bench.replay(document, (bench.plain_singles, *finds))
        seen.update(step.technique for step in steps)
    assert len(seen) > 15
