"""What a format would lose of a document, and what is left of it if that is allowed.

A puzzle is only made less of by its name: cages, a rule, given entries of the panel. What is left
may have more solutions. No format is made to hold the digit 0 that cannot: then nothing is written.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

from formats.errors import CannotCarry
from formats.format import EVERYTHING, Format
from puzzles.catalog import kind_of
from puzzles.document import Document, Stored
from puzzles.puzzle import Puzzle

META = {
    "title": "title",
    "author": "author",
    "rules text": "rulesText",
    "notes": "notes",
    "license": "license",
    "date": "created",
    "tags": "tags",
}
"""The keys of `meta` by what they are called in `EVERYTHING`."""

Reduction = Callable[[Puzzle, Format], tuple[Puzzle, str] | None]
"""Gives a puzzle with less in it and what was taken away, or None where there is nothing such."""


def left_out(document: Document, form: Format) -> Iterator[str]:
    """Yield what a document holds beside its puzzle that a format has no place for."""
    for name in EVERYTHING:
        here = document.meta.get(META[name]) if name in META else getattr(document, name)
        if here and name not in form.parts:
            yield name


def reduced(document: Document, form: Format) -> tuple[Document, tuple[str, ...]]:
    """Return a document that a format can carry, and what was taken from it, as little as it takes.

    Raises:
        CannotCarry: the format can carry nothing of it.
    """
    reason = form.why_not(document)
    if reason is None:
        return document, ()
    for count in range(1, len(REDUCTIONS) + 1):
        for chosen in combinations(REDUCTIONS, count):
            found = _without(document, form, chosen)
            if found is not None and form.why_not(found[0]) is None:
                return found
    raise CannotCarry(reason, document.id)


def _without(
    document: Document, form: Format, chosen: tuple[Reduction, ...]
) -> tuple[Document, tuple[str, ...]] | None:
    """Return a document after some reductions; None where one of them does nothing."""
    puzzle, taken = document.puzzle, list[str]()
    for reduce in chosen:
        found = reduce(puzzle, form)
        if found is None:
            return None
        puzzle, what = found
        taken.append(what)
    # What a file states of the solution's panel is of the whole puzzle.
    stored = document.solution and Stored(document.solution.grid)
    return replace(document, puzzle=puzzle, solution=stored), tuple(taken)


def _odd_cages(puzzle: Puzzle, form: Format) -> tuple[Puzzle, str] | None:
    """Drop the cages that the format could not carry alone either."""
    bare = Document("any", replace(puzzle, panel=(), magic_on_diagonals=None, cages=()))

    def carried(cages: Puzzle) -> bool:
        return form.why_not(replace(bare, puzzle=cages)) is None

    kept = tuple(one for one in puzzle.cages if carried(replace(bare.puzzle, cages=(one,))))
    if len(kept) in (0, len(puzzle.cages)):
        return None
    return replace(puzzle, cages=kept), "cages dropped that it cannot hold"


def _panel(puzzle: Puzzle, form: Format) -> tuple[Puzzle, str] | None:
    """Drop the given entries of the panel."""
    return (replace(puzzle, panel=()), "panel entries dropped (M5)") if puzzle.panel else None


def _d2(puzzle: Puzzle, form: Format) -> tuple[Puzzle, str] | None:
    """Drop D2 as a rule."""
    if puzzle.magic_on_diagonals != "enforced":
        return None
    return replace(puzzle, magic_on_diagonals=None), "D2 dropped as a rule"


def _cages(puzzle: Puzzle, form: Format) -> tuple[Puzzle, str] | None:
    """Drop all cages."""
    if not puzzle.kind.cages:
        return None
    kind = kind_of(puzzle.kind.base.name, diagonals=puzzle.kind.diagonals, cages=False)
    return replace(puzzle, kind=kind, cages=()), "all cages dropped (K1)"


def _diagonals(puzzle: Puzzle, form: Format) -> tuple[Puzzle, str] | None:
    """Drop the rule of the diagonals, and D2 with it."""
    if not puzzle.kind.diagonals:
        return None
    kind = kind_of(puzzle.kind.base.name, diagonals=False, cages=puzzle.kind.cages)
    panel = tuple(pair for pair in puzzle.panel if not pair[0].startswith("diagonal"))
    less = replace(puzzle, kind=kind, magic_on_diagonals=None, panel=panel)
    return less, "diagonals dropped (D1)"


REDUCTIONS: tuple[Reduction, ...] = (_odd_cages, _panel, _d2, _cages, _diagonals)
"""The least harmful first."""
