"""Subsets: n cells of a unit that share n digits.

    naked     n cells hold n digits among them: the digits leave the rest of the unit
    hidden    n digits have n places among them: the places hold nothing else

The panel cell of a unit counts as one of its cells: it may be a member (the unit misses one of the
pair's digits), and it loses what others hold. In the panel units the same two thoughts are about
lines: two rows that can miss only 3 or 5 leave neither to another row, nor to the magic digit.
There they bear names of their own.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from puzzles.board import Unit
from puzzles.combos import digits_of
from solvers.candidates import PANELS, Candidates
from solvers.step import Step
from solvers.techniques.pattern import cited, gone_from
from solvers.techniques.singles import facts_of, grid_units


def naked_pairs(state: Candidates) -> Iterator[Step]:
    """Two cells of a unit that hold the same two digits clear both from the rest of it.

    Sound: the two cells use the two digits up. Source: SudokuWiki, "Naked Candidates".
    """
    return _naked(state, grid_units(state), 2, "naked-pair")


def naked_triples(state: Candidates) -> Iterator[Step]:
    """Three cells of a unit that hold three digits clear them from the rest of it.

    Sound: as naked pairs. Source: SudokuWiki, "Naked Candidates".
    """
    return _naked(state, grid_units(state), 3, "naked-triple")


def naked_quads(state: Candidates) -> Iterator[Step]:
    """Four cells of a unit that hold four digits clear them from the rest of it.

    Sound: as naked pairs. Source: SudokuWiki, "Naked Candidates".
    """
    return _naked(state, grid_units(state), 4, "naked-quad")


def hidden_pairs(state: Candidates) -> Iterator[Step]:
    """Two digits with the same two places in a unit leave nothing else there.

    Sound: the unit holds both digits, its panel cell counted as a place. Source: SudokuWiki,
    "Hidden Candidates"; theory.md for the ten places.
    """
    return _hidden(state, grid_units(state), 2, "hidden-pair")


def hidden_triples(state: Candidates) -> Iterator[Step]:
    """Three digits with three places in a unit leave nothing else there.

    Sound: as hidden pairs. Source: SudokuWiki, "Hidden Candidates".
    """
    return _hidden(state, grid_units(state), 3, "hidden-triple")


def hidden_quads(state: Candidates) -> Iterator[Step]:
    """Four digits with four places in a unit leave nothing else there.

    Sound: as hidden pairs. Source: SudokuWiki, "Hidden Candidates".
    """
    return _hidden(state, grid_units(state), 4, "hidden-quad")


def missing_pairs(state: Candidates) -> Iterator[Step]:
    """Two rows (columns, boxes) that can miss the same two digits alone: no other misses them.

    The magic digit counts as one more line: a row that misses 1 or 8, while 1 or 8 is magic, is
    such a pair, too. Sound: M3, M4. Source: theory.md, m15.
    """
    return _naked(state, _panel_units(state), 2, "missing-pair")


def missing_triples(state: Candidates) -> Iterator[Step]:
    """Three rows (columns, boxes) that can miss three digits alone: no other misses them.

    Sound: M3, M4. Source: theory.md, m15.
    """
    return _naked(state, _panel_units(state), 3, "missing-triple")


def missing_quads(state: Candidates) -> Iterator[Step]:
    """Four rows (columns, boxes) that can miss four digits alone: no other misses them.

    Sound: M3, M4. Source: theory.md, m15.
    """
    return _naked(state, _panel_units(state), 4, "missing-quad")


def hidden_missing_pairs(state: Candidates) -> Iterator[Step]:
    """Two digits that only the same two rows (columns, boxes) can miss: these miss nothing else.

    Being magic counts as one of the two places. Sound: M3, M4. Source: theory.md, m15.
    """
    return _hidden(state, _panel_units(state), 2, "hidden-missing-pair")


def hidden_missing_triples(state: Candidates) -> Iterator[Step]:
    """Three digits that only three rows (columns, boxes) can miss: these miss nothing else.

    Sound: M3, M4. Source: theory.md, m15.
    """
    return _hidden(state, _panel_units(state), 3, "hidden-missing-triple")


def hidden_missing_quads(state: Candidates) -> Iterator[Step]:
    """Four digits that only four rows (columns, boxes) can miss: these miss nothing else.

    Sound: M3, M4. Source: theory.md, m15.
    """
    return _hidden(state, _panel_units(state), 4, "hidden-missing-quad")


def _panel_units(state: Candidates) -> Iterator[Unit]:
    """Yield the three units of panel cells, in kinds that have them."""
    return (unit for unit in state.sight.board.units if unit.name in PANELS)


def _naked(state: Candidates, units: Iterable[Unit], n: int, name: str) -> Iterator[Step]:
    """Yield the naked subsets of n cells of some units."""
    for unit in units:
        members = [cell for cell in state.open(unit) if 2 <= state.masks[cell].bit_count() <= n]
        for cells in combinations(members, n):
            mask = 0
            for cell in cells:
                mask |= state.masks[cell]
            if mask.bit_count() != n:
                continue
            gone = gone_from(state, set(unit.cells).difference(cells), mask)
            if gone:
                facts = facts_of(state, list(cells))
                rules = cited(state, (unit,), cells, gone)
                yield Step(name, (), gone, (unit.name,), cells, digits_of(mask), facts, rules)


def _hidden(state: Candidates, units: Iterable[Unit], n: int, name: str) -> Iterator[Step]:
    """Yield the hidden subsets of n digits of some units."""
    for unit in units:
        places: dict[int, set[int]] = {}
        for digit in state.sight.board.digits:
            cells = set(state.places(unit, digit))
            if 2 <= len(cells) <= n and not any(state.placed[cell] for cell in cells):
                places[digit] = cells
        for digits in combinations(places, n):
            held = set().union(*(places[digit] for digit in digits))
            if len(held) != n:
                continue
            others = state.sight.full & ~sum(1 << digit for digit in digits)
            gone = gone_from(state, held, others)
            if gone:
                rest = [cell for cell in unit.cells if cell not in held]
                rules = cited(state, (unit,), held)
                members = tuple(sorted(held))
                facts = facts_of(state, rest)
                yield Step(name, (), gone, (unit.name,), members, digits, facts, rules)
