"""Fish: n lines that hold a digit only where n lines cross them.

    base    . X . . X .      each base line holds the digit in one of the covers, so the n bases
    base    . X . . X .      use the n covers up: no other line has the digit there, and no cover
              |     |        misses it
            cover cover

A base line must hold the digit: its panel cell is one of its places. On Missudeca the panel units
are lines, too (solvers/techniques/lines.py), which gives two fish more:

    overfull    the covers are n - 1 lines and the missing seats of the bases: one base misses the
                digit, so the other bases hold it, no other line misses it, it is not magic
    panel       the bases are n - 1 lines and "which line misses it": the digit is missing from
                one of the covers, the bases use the others up

A fish with fins has places beside the covers; what it removes must see all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from puzzles.combos import digits_of
from solvers.candidates import Candidates
from solvers.step import Step
from solvers.techniques.lines import Square, boxes_of, spots_of, squares_of
from solvers.techniques.pattern import cited, gone_from, watchers
from solvers.techniques.singles import facts_of

SIZES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


def x_wings(state: Candidates) -> Iterator[Step]:
    """Two lines hold a digit only in the same two crossing lines.

    Sound: see above. Source: SudokuWiki, "X-Wing Strategy".
    """
    return _fish(state, 2)


def swordfish(state: Candidates) -> Iterator[Step]:
    """Three lines hold a digit only in the same three crossing lines.

    Sound: see above. Source: SudokuWiki, "Swordfish Strategy".
    """
    return _fish(state, 3)


def jellyfish(state: Candidates) -> Iterator[Step]:
    """Four lines hold a digit only in the same four crossing lines.

    Sound: see above. Source: SudokuWiki, "Jelly-Fish Strategy".
    """
    return _fish(state, 4)


def overfull_x_wings(state: Candidates) -> Iterator[Step]:
    """Two lines hold a digit only in one crossing line, or miss it.

    Sound: the crossing line takes one, M3 lets one line miss it. Source: theory.md, overfull fish.
    """
    return _fish(state, 2, "overfull-", panel_covers=True)


def overfull_swordfish(state: Candidates) -> Iterator[Step]:
    """Three lines hold a digit only in two crossing lines, or miss it.

    Sound: the crossing lines take two, M3 lets one miss it. Source: theory.md, overfull fish.
    """
    return _fish(state, 3, "overfull-", panel_covers=True)


def overfull_jellyfish(state: Candidates) -> Iterator[Step]:
    """Four lines hold a digit only in three crossing lines, or miss it.

    Sound: the crossing lines take three, M3 lets one miss it. Source: theory.md, overfull fish.
    """
    return _fish(state, 4, "overfull-", panel_covers=True)


def panel_x_wings(state: Candidates) -> Iterator[Step]:
    """One line holds a digit only in two crossing lines, and one of these two misses it.

    Sound: of the two, one misses the digit (M3) and one has it on the line. Source: own, a fish
    with a panel unit among its bases.
    """
    return _fish(state, 2, "panel-", panel_bases=True)


def panel_swordfish(state: Candidates) -> Iterator[Step]:
    """Two lines hold a digit only in three crossing lines, and one of these three misses it.

    Sound: of the three, one misses the digit (M3), two have it on the two lines. Source: own.
    """
    return _fish(state, 3, "panel-", panel_bases=True)


def panel_jellyfish(state: Candidates) -> Iterator[Step]:
    """Three lines hold a digit only in four crossing lines, and one of these four misses it.

    Sound: of the four, one misses the digit (M3), three have it on the lines. Source: own.
    """
    return _fish(state, 4, "panel-", panel_bases=True)


def finned_x_wings(state: Candidates) -> Iterator[Step]:
    """An X-wing but for fins in one box: what sees the fins and lies in a cover loses the digit.

    Sound: a fin holds the digit, or there is the X-wing. Source: SudokuWiki, "Finned X-Wing".
    """
    return _finned(state, 2, sashimi=False)


def finned_swordfish(state: Candidates) -> Iterator[Step]:
    """A swordfish but for fins in one box.

    Sound: as the finned X-wing. Source: SudokuWiki, "Finned Swordfish".
    """
    return _finned(state, 3, sashimi=False)


def finned_jellyfish(state: Candidates) -> Iterator[Step]:
    """A jellyfish but for fins in one box.

    Sound: as the finned X-wing. Source: HoDoKu, "Finned Fish".
    """
    return _finned(state, 4, sashimi=False)


def sashimi_x_wings(state: Candidates) -> Iterator[Step]:
    """A finned X-wing one of whose lines has, fins apart, a single place.

    Sound: as the finned X-wing; without the fins that line has the digit there, and the others
    have what is left of the covers. Source: SudokuWiki, "Sashimi".
    """
    return _finned(state, 2, sashimi=True)


def sashimi_swordfish(state: Candidates) -> Iterator[Step]:
    """A finned swordfish one of whose lines has, fins apart, a single place.

    Sound: as the finned X-wing. Source: HoDoKu, "Sashimi Fish".
    """
    return _finned(state, 3, sashimi=True)


def sashimi_jellyfish(state: Candidates) -> Iterator[Step]:
    """A finned jellyfish one of whose lines has, fins apart, a single place.

    Sound: as the finned X-wing. Source: HoDoKu, "Sashimi Fish".
    """
    return _finned(state, 4, sashimi=True)


@dataclass(frozen=True, slots=True)
class _Catch:
    """A fish that was seen: its digit, its bases and covers by number, its fins."""

    square: Square
    digit: int
    bases: tuple[int, ...]
    covers: tuple[int, ...]
    fins: tuple[int, ...] = ()

    def rest(self) -> list[int]:
        """Return the cells of the covers that lie on no base."""
        lines = [line for at, line in enumerate(self.square.lines) if at not in self.bases]
        return [line.cells[cover] for line in lines for cover in self.covers]

    def step(self, state: Candidates, name: str, among: set[int] | None = None) -> Step | None:
        """Return the step, which removes the digit `among` some cells; None when nothing does."""
        rest = [cell for cell in self.rest() if among is None or cell in among]
        gone = gone_from(state, rest, 1 << self.digit)
        if not gone:
            return None
        lines = [self.square.lines[at] for at in self.bases]
        units = (*lines, *(self.square.across[at] for at in self.covers))
        inside = [line.cells[cover] for line in lines for cover in self.covers]
        known = [cell for line in lines for cell in line.cells if cell not in {*inside, *self.fins}]
        places = (*state.with_digit(tuple(inside), self.digit), *self.fins)
        rules = cited(state, units, self.fins, gone)
        names = tuple(unit.name for unit in units)
        facts = facts_of(state, known)
        return Step(name, (), gone, names, places, (self.digit,), facts, rules)


def _fish(
    state: Candidates,
    n: int,
    prefix: str = "",
    *,
    panel_bases: bool = False,
    panel_covers: bool = False,
) -> Iterator[Step]:
    """Yield the fish of n lines, with a panel unit among bases or covers exactly where asked."""
    for square in squares_of(state.sight.board):
        if (panel_bases or panel_covers) and not square.has_edge:
            continue
        for digit in state.sight.board.digits:
            spots = spots_of(state, square.lines, digit)
            fit = [at for at, held in enumerate(spots) if 2 <= held.bit_count() <= n]
            for bases in combinations(fit, n):
                held = 0
                for at in bases:
                    held |= spots[at]
                covers = digits_of(held)
                if (
                    len(covers) == n
                    and (square.size in bases) is panel_bases
                    and (square.size in covers) is panel_covers
                ):
                    catch = _Catch(square, digit, bases, covers)
                    if step := catch.step(state, prefix + SIZES[n]):
                        yield step


def _finned(state: Candidates, n: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield the finned fish of n lines of the grid, sashimi or not."""
    name = ("sashimi-" if sashimi else "finned-") + SIZES[n]
    box = {cell: unit.name for unit in boxes_of(state.sight.board) for cell in unit.cells}
    for square in squares_of(state.sight.board):
        for digit in state.sight.board.digits:
            spots = spots_of(state, square.lines[: square.size], digit)
            for bases, covers in _nearly(spots, n, square.size):
                kept = sum(1 << at for at in covers)
                thin = min((spots[at] & kept).bit_count() for at in bases)
                if not thin or (thin == 1) is not sashimi:
                    continue
                fins = tuple(
                    square.lines[at].cells[place]
                    for at in bases
                    for place in digits_of(spots[at] & ~kept)
                )
                if len({box[fin] for fin in fins}) > 1:
                    continue
                catch = _Catch(square, digit, bases, covers, fins)
                if step := catch.step(state, name, watchers(state, fins)):
                    yield step


def _nearly(
    spots: list[int], n: int, size: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield n bases and n covers where the bases have a little more than the covers.

    At most two lines more: fins lie in one box with what they remove, and boxes are at most three
    cells wide. Bases that may miss the digit are left out: no cell of a cover sees that fin.
    """
    fit = [at for at, held in enumerate(spots) if held.bit_count() > 1 and not held >> size & 1]
    for bases in combinations(fit, n):
        held = 0
        for at in bases:
            held |= spots[at]
        if n < held.bit_count() <= n + 2:
            for covers in combinations(digits_of(held), n):
                yield bases, covers
