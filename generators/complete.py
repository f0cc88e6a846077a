"""Making a hand-made layout unique by adding as few givens, or cages, as can be found.

Which answer shall be the one that is left? The one that the document states, if it does. Otherwise
the best of a few: the first that the plain search finds, and some found with the digits tried in
an order that the seed decides; the one for which fewest additions were enough at a first, greedy
go. For that answer the fewest givens are then worked out exactly, as far as the limits allow.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Literal

from generators.edited import Edit, agreed, edited, proven
from generators.enclose import NoCage, enclosing
from generators.rival import NODES, Rivals
from generators.separate import Cells, Late, Separator
from generators.stream import Stream
from puzzles.board import board_of, start
from puzzles.catalog import kind_of
from puzzles.document import Document
from puzzles.judge import violations
from puzzles.puzzle import Cage, Grid, Puzzle
from solvers.deadline import until
from solvers.engines.ask import Stop, never
from solvers.engines.search import Node, Tables, Walk, chooser, fresh, grid_in, tables_of
from solvers.prove import Request, prove
from solvers.verdict import Verdict

TARGETS = 5
"""Answers that are tried where the document states none."""

Adding = Literal["givens", "cages"]
End = Literal["done", "unsuited", "wrong-solution", "no-cage", "late", "disagreement"]


@dataclass(frozen=True, slots=True)
class Completed:
    """The outcome.

    Attributes:
        end: `done`; `unsuited` (see `before`: unique already, no answer, or unknown);
            `wrong-solution` (the one that the document states breaks `broken`); `no-cage` (another
            answer differs in covered cells only); `late` (a limit was hit); `disagreement`.
        before: the verdict on the layout.
        document: the completed puzzle, proven by two engines; only when done.
        cells: the givens added.
        cages: the cages added.
        stated: whether the answer is the one that the document states.
        least: so many additions at least are needed for this answer; proven.
        broken: the rule that a stated solution breaks, in words.
    """

    end: End
    before: Verdict
    document: Document | None = None
    cells: Cells = ()
    cages: tuple[Cage, ...] = ()
    stated: bool = False
    least: int = 0
    broken: str = ""

    @property
    def fewest(self) -> bool:
        """Whether it is proven that fewer additions are not enough for this answer."""
        return self.end == "done" and len(self.cells) + len(self.cages) == self.least


def complete(
    document: Document,
    *,
    add: Adding = "givens",
    seed: int = 0,
    seconds: float | None = None,
    stop: Stop = never,
) -> Completed:
    """Add to a layout with several answers what leaves one.

    Args:
        document: the layout. Cages make a killer of a kind without them.
        add: what to add.
        seed: decides which answers are tried where none is stated.
        seconds: end the search for fewer additions; the proofs may take as long each as well.
        stop: gives up.
    """
    puzzle, stored = document.puzzle, document.solution
    before = prove(puzzle, Request(seconds=seconds), stop)
    enforced = puzzle.magic_on_diagonals == "enforced"
    if before.verdict != "multiple" and (enforced or not before.needs_d2):
        return Completed("unsuited", before)
    if stored is not None:
        fault = next(violations(puzzle, stored.grid), None)
        if fault is not None:
            return Completed("wrong-solution", before, broken=f"{fault.rule}: {fault.text}")
    if add == "cages":
        kind = kind_of(puzzle.kind.base.name, diagonals=puzzle.kind.diagonals, cages=True)
        puzzle = replace(puzzle, kind=kind)
    late = until(seconds, stop)
    targets = iter([stored.grid]) if stored else _targets(puzzle, seed, late)
    found = (_by_givens if add == "givens" else _by_cages)(puzzle, targets, late)
    if not isinstance(found, _Addition):
        return Completed(found, before)
    after = proven(found.puzzle, until(seconds, stop))
    if not agreed(after, found.meant):
        unknown = "undecided" in (after.verdict, after.second)
        return Completed("late" if unknown else "disagreement", before)
    edit = Edit("complete", "complete", {"add": add}, seed)
    made = edited(document, found.puzzle, found.meant, after, edit)
    return Completed(
        "done", before, made, found.cells, found.cages, stored is not None, found.least
    )


@dataclass(frozen=True, slots=True)
class _Addition:
    """What makes a layout unique: the puzzle with it, its answer, what was added."""

    puzzle: Puzzle
    meant: Grid
    cells: Cells
    cages: tuple[Cage, ...]
    least: int


def _targets(puzzle: Puzzle, seed: int, stop: Stop) -> Iterator[Grid]:
    """Yield different answers of a layout, D2 counted, to choose the one meant from."""
    with Rivals(None, d2=True, stop=stop) as answers:
        first = answers.find(puzzle)
    if not isinstance(first, tuple):
        return
    yield first
    seen = {first}
    board = board_of(puzzle)
    tables = tables_of(board)
    for number in range(1, TARGETS):
        node = fresh(tables, start(puzzle, board))
        walk = Walk(tables, [(node, -1)], _Shuffled(Stream(seed, number), tables))
        found = walk.next(NODES, stop)
        if found is not None:
            grid = grid_in(tables, found, board.grid_cells)
            if grid not in seen:
                seen.add(grid)
                yield grid


class _Shuffled:
    """The search's choice of a cell, its digits in random order."""

    def __init__(self, stream: Stream, tables: Tables) -> None:
        self._stream, self._choose = stream, chooser(tables)

    def __call__(self, tables: Tables, node: Node) -> tuple[int, list[int]]:
        cell, order = self._choose(tables, node)
        self._stream.shuffle(order)
        return cell, order


def _by_givens(puzzle: Puzzle, targets: Iterator[Grid], stop: Stop) -> _Addition | End:
    """Add givens: greedily for each target, then the fewest for the best of them."""
    with ExitStack() as stack:
        best: tuple[Cells, Separator] | None = None
        for meant in targets:
            separator = stack.enter_context(Separator(puzzle, meant, stop))
            try:
                cells = separator.enough()
            except Late:
                break
            if best is None or len(cells) < len(best[0]):
                best = cells, separator
        if best is None:
            return "late"
        cells, separator = best
        cells, least = separator.fewest(cells)
        return _Addition(separator.with_givens(cells), separator.meant, cells, (), least)


def _by_cages(puzzle: Puzzle, targets: Iterator[Grid], stop: Stop) -> _Addition | End:
    """Add cages, greedily for each target; of equally many the first counts."""
    best: _Addition | None = None
    end: End = "late"
    for meant in targets:
        with Separator(puzzle, meant, stop) as separator:
            try:
                cages = enclosing(separator)
            except Late:
                break
            except NoCage:
                end = "no-cage"
                continue
        if best is None or len(cages) < len(best.cages):
            whole = replace(puzzle, cages=(*puzzle.cages, *cages))
            # The layout has several answers, so that one cage at least is needed.
            best = _Addition(whole, meant, (), cages, 1)
    return best or end
