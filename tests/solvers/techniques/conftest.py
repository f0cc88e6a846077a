"""The bench on which every technique is tried: replay against the truth, and proof by SAT.

Nothing here knows a technique. What is true comes from the solution of a generated puzzle and
`panel_of`; what follows from the quoted facts is decided by a SAT solver on the board alone.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, combinations

import pytest
from pysat.solvers import Solver

from generators.pack import build
from generators.wish import Wish
from puzzles.board import Board, board_of
from puzzles.catalog import KINDS
from puzzles.combos import combos, digits_of
from puzzles.document import Document
from puzzles.missing import panel_of
from puzzles.puzzle import Puzzle
from solvers.candidates import Candidates, begin
from solvers.step import Step, Technique

SIZES = (4, 6, 9)
PROOFS = 12
"""How many steps of one name on one puzzle are proven by SAT."""


@cache
def pack(kind: str, size: int = 9, count: int = 3, seed: int = 1) -> tuple[Document, ...]:
    """Return generated puzzles with one answer."""
    wish = Wish(KINDS[kind], size, minimal=not KINDS[kind].cages)
    made = [one.document for one in build(wish, seed, count)]
    assert all(made), f"no {kind} of size {size}"
    return tuple(document for document in made if document)


def truth(document: Document) -> tuple[int, ...]:
    """Return the digit of every cell of the board, panel and magic cell included."""
    puzzle, solution = document.puzzle, document.solution
    assert solution is not None
    names = board_of(puzzle).names
    grid = dict(zip(names, solution.grid, strict=False))
    if puzzle.kind.missing:
        grid |= panel_of(solution.grid, puzzle.size, diagonals=puzzle.kind.diagonals).entries()
    return tuple(grid[name] for name in names)


def thinned(document: Document, seed: int, share: float) -> Candidates:
    """Return a state that a player could be in: a share of what is wrong is crossed off.

    A third of that share of the cells is placed, panel cells included.
    """
    chance, right = random.Random(seed), truth(document)
    state = begin(document.puzzle)
    for cell, digit in enumerate(right):
        if chance.random() < share / 3:
            state.place(cell, digit)
    for cell, digit in enumerate(right):
        for other in digits_of(state.masks[cell]):
            if other != digit and chance.random() < share:
                state.remove(cell, other)
    return state


class Rules:
    """The rules of one puzzle's board as clauses: what its givens say is not among them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.width = max(board.digits) + 1
        self.next = len(board.names) * self.width + 1
        self.solver = Solver("cadical153")
        for clause in chain(self._cells(), self._units(), self._cages()):
            self.solver.add_clause(clause)

    def at(self, cell: int, digit: int) -> int:
        """Return the variable "this cell holds this digit"."""
        return cell * self.width + digit + 1

    def _once(self, literals: list[int]) -> Iterator[list[int]]:
        yield literals
        yield from ([-a, -b] for a, b in combinations(literals, 2))

    def _cells(self) -> Iterator[list[int]]:
        for cell in range(len(self.board.names)):
            yield from self._once([self.at(cell, digit) for digit in self.board.digits])
            yield from ([-self.at(cell, d)] for d in set(range(self.width)) - {*self.board.digits})

    def _units(self) -> Iterator[list[int]]:
        for digit in self.board.digits:
            for unit in self.board.units:
                yield from self._once([self.at(cell, digit) for cell in unit.cells])
            for a, b in self.board.unequal:
                yield [-self.at(a, digit), -self.at(b, digit)]

    def _cages(self) -> Iterator[list[int]]:
        """K2, K3: the cage's cells differ, and take the digits of one combination of its sum."""
        for cage in self.board.cages:
            for digit in self.board.digits:
                for a, b in combinations(cage.cells, 2):
                    yield [-self.at(a, digit), -self.at(b, digit)]
            if cage.sum is None:
                continue
            chosen = []
            for mask in combos(len(cage.cells), cage.sum, self.board.digits):
                chosen.append(self.next)
                self.next += 1
                for cell in cage.cells:
                    yield [-chosen[-1], *(self.at(cell, digit) for digit in digits_of(mask))]
            yield chosen

    def prove(self, step: Step) -> bool:
        """Say whether the step follows from its facts: each denial of it has no answer."""
        facts = [
            -self.at(cell, digit)
            for cell, mask in step.facts
            for digit in self.board.digits
            if not mask >> digit & 1
        ]
        denials = [-self.at(*pair) for pair in step.places] + [self.at(*p) for p in step.removes]
        return not any(self.solver.solve(assumptions=[*facts, denial]) for denial in denials)


@cache
def rules_of(board: Board) -> Rules:
    """Return the clauses of a board."""
    return Rules(board)


def proves(puzzle: Puzzle, step: Step) -> bool:
    """Say whether facts and rules alone, without the givens, prove a step."""
    return rules_of(board_of(puzzle)).prove(step)


def check(document: Document, state: Candidates, step: Step) -> None:
    """Assert that a step is news, true, rests on what the player has, and names what exists."""
    right = truth(document)
    said = f"{document.id}: {step}"
    assert step.places or step.removes, f"empty: {said}"
    for cell, digit in step.places:
        assert not state.placed[cell], f"placed already: {said}"
        assert right[cell] == digit, f"WRONG DIGIT {board_of(document.puzzle).names[cell]}: {said}"
    for cell, digit in step.removes:
        assert state.masks[cell] >> digit & 1, f"gone already: {said}"
        assert right[cell] != digit, (
            f"TRUTH REMOVED {board_of(document.puzzle).names[cell]}: {said}"
        )
    for cell, mask in step.facts:
        assert state.masks[cell] & ~mask == 0, f"the player does not know {cell}: {said}"
    names = {unit.name for unit in state.sight.board.units}
    cages = {name for name in step.units if name.startswith("cage")}
    assert set(step.units) - cages <= names, f"no such unit: {said}"


def apply(state: Candidates, step: Step) -> None:
    """Do what a step says."""
    for cell, digit in step.removes:
        state.remove(cell, digit)
    for cell, digit in step.places:
        if not state.placed[cell]:
            state.place(cell, digit)


def plain_singles(state: Candidates) -> Iterator[Step]:
    """Yield naked and hidden singles of all cells, panel included, so that a replay goes on."""
    for cell, mask in enumerate(state.masks):
        if not state.placed[cell] and mask.bit_count() == 1:
            yield Step("plain-single", places=((cell, mask.bit_length() - 1),))
    for unit in state.sight.board.units:
        for digit in state.sight.board.digits:
            cells = state.places(unit, digit)
            if len(cells) == 1 and not state.placed[cells[0]]:
                yield Step("plain-single", places=((cells[0], digit),))


def plain_cages(state: Candidates) -> Iterator[Step]:
    """Yield, cage by cage, the candidates that are in no combination of its sum."""
    board = state.sight.board
    for cage in board.cages:
        if cage.sum is None:
            continue
        union = 0
        for cell in cage.cells:
            union |= state.masks[cell]
        fits = 0
        for mask in combos(len(cage.cells), cage.sum, board.digits):
            if not mask & ~union:
                fits |= mask
        gone = [(c, d) for c in cage.cells for d in digits_of(state.masks[c] & ~fits)]
        if gone:
            yield Step("plain-cage", removes=tuple(gone))


def replay(
    document: Document, finds: Iterable[Technique], watched: Iterable[Technique] = ()
) -> tuple[Candidates, list[Step]]:
    """Solve as far as it goes, in rounds, and assert that every step met on the way is sound.

    In a round all steps of the first of `finds` that yields are applied; what `watched` sees in
    the same state is checked, too. Returns the last state and all steps that were checked.
    """
    state, met = begin(document.puzzle), []
    finds, watched = tuple(finds), tuple(watched)
    while not state.solved:
        for find in watched:
            for step in find(state):
                check(document, state, step)
                met.append(step)
        steps = next((found for find in finds if (found := list(find(state)))), [])
        if not steps:
            break
        for step in steps:
            check(document, state, step)
            met.append(step)
        for step in steps:
            apply(state, step)
        assert all(state.masks[c] >> d & 1 for c, d in enumerate(truth(document)))
    return state, met


@dataclass
class Trial:
    """What a trial met: how often each technique was seen, how often proven by SAT."""

    seen: Counter[str] = field(default_factory=Counter)
    proven: Counter[str] = field(default_factory=Counter)


def trial(
    *watched: Technique,
    kinds: Iterable[str] = tuple(KINDS),
    sizes: Iterable[int] = SIZES,
    count: int = 2,
    states: int = 6,
    proofs: int = PROOFS,
) -> Trial:
    """Try techniques on puzzles of every kind and size, in replays and in thinned states.

    Every step must be sound; up to `proofs` steps a name and puzzle are proven from their facts.
    """
    met = Trial()
    for kind, size in ((kind, size) for kind in kinds for size in sizes):
        for document in pack(kind, size, count):
            _, steps = replay(document, (plain_singles, plain_cages, *watched), watched)
            for seed in range(states):
                state = thinned(document, seed, 0.2 + 0.6 * seed / states)
                before = state.masks[:], state.placed[:]
                for find in watched:
                    found = list(find(state))
                    assert (state.masks, state.placed) == before, "a technique changes nothing"
                    assert found == list(find(state)), "a technique sees the same twice"
                    for step in found:
                        check(document, state, step)
                    steps += found
            _prove_some(document, steps, proofs, met)
    return met


def _prove_some(document: Document, steps: list[Step], proofs: int, met: Trial) -> None:
    """Prove a sample of steps, spread over all that were met."""
    by_name: dict[str, list[Step]] = {}
    for step in steps:
        if step.technique not in ("plain-single", "plain-cage"):
            by_name.setdefault(step.technique, []).append(step)
    for name, ones in by_name.items():
        met.seen[name] += len(ones)
        for step in ones[:: -(-len(ones) // proofs)]:
            assert proves(document.puzzle, step), f"not from its facts: {document.id}: {step}"
            met.proven[name] += 1


@dataclass(frozen=True)
class Bench:
    """The functions above, for tests: a test module cannot import its conftest."""

    pack: Callable[..., tuple[Document, ...]] = pack
    truth: Callable[[Document], tuple[int, ...]] = truth
    thinned: Callable[[Document, int, float], Candidates] = thinned
    proves: Callable[[Puzzle, Step], bool] = proves
    check: Callable[[Document, Candidates, Step], None] = check
    apply: Callable[[Candidates, Step], None] = apply
    replay: Callable[..., tuple[Candidates, list[Step]]] = replay
    trial: Callable[..., Trial] = trial
    plain_singles: Technique = plain_singles
    plain_cages: Technique = plain_cages


@pytest.fixture(scope="session")
def bench() -> Iterator[Bench]:
    """Return the bench: packs of generated puzzles, replay, trial, proof by SAT."""
    yield Bench()
    # Solvers that outlive the session complain while Python ends.
    rules_of.cache_clear()
