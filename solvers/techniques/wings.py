"""Wings, and the short patterns of one digit that are joined by strong links.

    XY-wing       xz --- xy --- yz      whatever the pivot holds, one wing holds z
    skyscraper    two parallel lines with two places each, one place of each on one crossing line
    kite          a row and a column with two places each, one place of each in one box
    empty rect.   a box with its places on a cross, and a line with two places, one on the cross

A line has exactly two places of a digit when its panel cell is counted: "here or missing" is such
a link, too. Panel cells may be pivot, wing or end.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from puzzles.board import Unit
from puzzles.combos import digits_of
from solvers.candidates import Candidates
from solvers.step import Step
from solvers.techniques.lines import Square, boxes_of, spots_of, squares_of
from solvers.techniques.pattern import cited, gone_from, sees, watchers
from solvers.techniques.singles import facts_of


def xy_wings(state: Candidates) -> Iterator[Step]:
    """A cell xy sees a cell xz and a cell yz: what sees these two is not z.

    Sound: if the pivot is x, the first wing is z, otherwise the second. Source: SudokuWiki,
    "Y-Wing Strategy".
    """
    return _wings(state, "xy-wing", 2)


def xyz_wings(state: Candidates) -> Iterator[Step]:
    """A cell xyz sees a cell xz and a cell yz: what sees all three is not z.

    Sound: the pivot is z itself, or one of the wings is. Source: SudokuWiki, "XYZ-Wing".
    """
    return _wings(state, "xyz-wing", 3)


def _wings(state: Candidates, name: str, n: int) -> Iterator[Step]:
    """Yield the wings whose pivot has n candidates."""
    pairs = [
        cell
        for cell, mask in enumerate(state.masks)
        if mask.bit_count() == 2 and not state.placed[cell]
    ]
    for pivot, mask in enumerate(state.masks):
        if mask.bit_count() != n or state.placed[pivot]:
            continue
        near = [cell for cell in pairs if cell != pivot and sees(state, pivot, cell)]
        for one, other in combinations(near, 2):
            shared = state.masks[one] & state.masks[other]
            united = state.masks[one] | state.masks[other] | mask
            if shared.bit_count() != 1 or united.bit_count() != 3:
                continue
            if (mask & shared == 0) is not (n == 2):
                continue
            ends = (one, other) if n == 2 else (pivot, one, other)
            gone = gone_from(state, watchers(state, ends) - {pivot, one, other}, shared)
            if gone:
                links = cited(state, (), (pivot,), [(one, 0), (other, 0)])
                rules = tuple(sorted({*links, *cited(state, (), ends, gone)}))
                cells = (pivot, one, other)
                facts = facts_of(state, list(cells))
                yield Step(name, (), gone, (), cells, digits_of(united), facts, rules)


@dataclass(frozen=True, slots=True)
class Link:
    """A digit's two places in a unit: one of them holds it."""

    unit: Unit
    ends: tuple[int, int]

    def facts(self, state: Candidates) -> tuple[tuple[int, int], ...]:
        """Return as facts that the digit is nowhere else in the unit."""
        return facts_of(state, [cell for cell in self.unit.cells if cell not in self.ends])

    def ways(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the ends in both orders."""
        one, other = self.ends
        return (one, other), (other, one)


def links_of(state: Candidates, lines: tuple[Unit, ...], digit: int) -> list[Link]:
    """Return the links of a digit on some lines."""
    found = []
    for line, spots in zip(lines, spots_of(state, lines, digit), strict=True):
        if spots.bit_count() == 2:
            one, other = digits_of(spots)
            found.append(Link(line, (line.cells[one], line.cells[other])))
    return found


def skyscrapers(state: Candidates) -> Iterator[Step]:
    """Two parallel lines have two places each, one of each on the same crossing line.

    Sound: the two on the crossing line do not both hold the digit, so one of the other two does;
    what sees both does not. Source: HoDoKu, "Skyscraper".
    """
    for square in squares_of(state.sight.board):
        for digit in state.sight.board.digits:
            for one, other in combinations(links_of(state, square.lines, digit), 2):
                for (foot, top), (foot2, top2) in _ways(one, other):
                    base = square.crossing(foot, foot2)
                    if base and not square.crossing(top, top2):  # otherwise an X-wing
                        units = (one.unit, other.unit, base)
                        ends = (top, foot, foot2, top2)
                        yield from _turbot(state, "skyscraper", digit, (one, other), ends, units)


def kites(state: Candidates) -> Iterator[Step]:
    """A row and a column have two places each, one of each in the same box.

    Sound: the two in the box do not both hold the digit, so one of the other two does; what sees
    both does not. Source: HoDoKu, "2-String Kite".
    """
    boxes = boxes_of(state.sight.board)
    rows, columns = (square.lines for square in squares_of(state.sight.board))
    for digit in state.sight.board.digits:
        across = links_of(state, columns, digit)
        for one in links_of(state, rows, digit):
            for other in across:
                for (foot, top), (foot2, top2) in _ways(one, other):
                    if len({foot, foot2, top, top2}) < 4:
                        continue
                    for box in boxes:
                        if {foot, foot2} <= {*box.cells}:
                            units = (one.unit, other.unit, box)
                            ends = (top, foot, foot2, top2)
                            yield from _turbot(
                                state, "two-string-kite", digit, (one, other), ends, units
                            )


def _ways(one: Link, other: Link) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the ways to lay two links end to end: (inner, outer) of each."""
    for first in one.ways():
        for second in other.ways():
            yield first, second


def _turbot(
    state: Candidates,
    name: str,
    digit: int,
    links: Iterable[Link],
    ends: tuple[int, ...],
    units: tuple[Unit, ...],
) -> Iterator[Step]:
    """Yield what two links prove whose inner ends see each other."""
    outer = (ends[0], ends[-1])
    gone = gone_from(state, watchers(state, outer) - set(ends), 1 << digit)
    if gone:
        facts = tuple(fact for link in links for fact in link.facts(state))
        names = tuple(unit.name for unit in units)
        rules = cited(state, units, outer, gone)
        yield Step(name, (), gone, names, ends, (digit,), facts, rules)


def empty_rectangles(state: Candidates) -> Iterator[Step]:
    """A box has a digit only on a row and a column; a link leads from that row to another.

    Sound: where the link's far end does not hold the digit, the near end does; then the box has
    it on the column. So what sees the far end and the box's places on the column does not hold
    it. Source: HoDoKu, "Empty Rectangle".
    """
    for square in squares_of(state.sight.board):
        for digit in state.sight.board.digits:
            links = links_of(state, square.across, digit)
            for box, near, far in _crosses(state, square, digit):
                for link in links:
                    yield from _rectangle(state, digit, (box, near, far), link)


def _rectangle(
    state: Candidates, digit: int, cross: tuple[Unit, Unit, Unit], link: Link
) -> Iterator[Step]:
    """Yield what a link proves that leads away from the first line of a box's cross."""
    box, near, far = cross
    places = state.places(box, digit)
    for one, other in link.ways():
        if one not in near.cells or {one, other} & {*box.cells}:
            continue
        kept = [cell for cell in places if cell not in near.cells]
        seen = watchers(state, (other, *kept)) - {one, *places}
        gone = gone_from(state, seen, 1 << digit)
        if gone:
            rest = [cell for cell in box.cells if cell not in places]
            facts = (*facts_of(state, rest), *link.facts(state))
            units = (box, near, far, link.unit)
            names = tuple(unit.name for unit in units)
            rules = cited(state, units, (other, *kept), gone)
            cells = (*places, one, other)
            yield Step("empty-rectangle", (), gone, names, cells, (digit,), facts, rules)


def _crosses(state: Candidates, square: Square, digit: int) -> Iterator[tuple[Unit, Unit, Unit]]:
    """Yield the boxes that hold a digit only on one line and one crossing line, on each alone."""
    for box in boxes_of(state.sight.board):
        places = set(state.places(box, digit))
        if len(places) < 2 or any(state.placed[cell] for cell in places):
            continue
        for near in square.lines[: square.size]:
            off = places.difference(near.cells)
            if not off or off == places:
                continue
            for far in square.across[: square.size]:
                if off <= {*far.cells} and not places <= {*far.cells}:
                    yield box, near, far
