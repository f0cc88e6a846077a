"""The judge: which rules does a filling break? Straight from the rule ids of rules.md.

It knows nothing of `Board`, of engines or of encodings: it goes through the table of rules below,
each a plain reading of its text, and names what is broken and where. Every answer of every engine
passes through `violations`; `broken` judges a grid that may have blanks by what already stands.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from puzzles.combos import combos, digits_of, sum_range
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, MOST_CAGE_CELLS, Cage, Grid, Puzzle


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule: its id, the unit or cage concerned, the cells, and a sentence."""

    rule: str
    where: str
    cells: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that can be judged: its id, its text in short, the kinds it binds, its reading."""

    id: str
    text: str
    binds: Callable[[Kind], bool]
    check: Callable[[Puzzle, Grid], Iterator[Violation]]


def violations(puzzle: Puzzle, answer: Grid) -> Iterator[Violation]:
    """Yield every rule that a full grid breaks as an answer to the puzzle; nothing if right."""
    if len(answer) != puzzle.size**2:
        yield Violation("M1", "grid", (), f"the answer has {len(answer)} cells")
        return
    if blanks := tuple(cell for cell, digit in enumerate(answer) if digit == BLANK):
        yield Violation("M1", "grid", blanks, f"{len(blanks)} cells are empty")
    for cell, given in enumerate(puzzle.givens):
        if given not in (BLANK, answer[cell]):
            name = puzzle.shape.name(cell)
            text = f"{name} is given {given}, the answer says {answer[cell]}"
            yield Violation("M1", name, (cell,), text)
    yield from broken(puzzle, answer)


def broken(puzzle: Puzzle, grid: Grid | None = None) -> Iterator[Violation]:
    """Yield every rule that a grid with or without blanks has broken already.

    Without a grid, the puzzle's own givens are judged: whatever is named then has no answer.
    """
    for rule in RULES:
        if rule.binds(puzzle.kind):
            yield from rule.check(puzzle, puzzle.givens if grid is None else grid)


def _units(puzzle: Puzzle) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Yield (word, name, cells) of the rows, columns and boxes."""
    shape = puzzle.shape
    for word, groups in (("row", shape.rows), ("column", shape.columns), ("box", shape.boxes)):
        for number, cells in enumerate(groups, 1):
            yield word, f"{word}{number}", cells


def _diagonals(puzzle: Puzzle) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield (name, cells) of the two diagonals."""
    yield from zip(("diagonal-main", "diagonal-anti"), puzzle.shape.diagonals, strict=True)


def _repeats(
    puzzle: Puzzle, grid: Grid, rule: str, where: str, cells: tuple[int, ...]
) -> Iterator[Violation]:
    """Yield a violation for each digit that stands twice in `cells`."""
    held = [grid[cell] for cell in cells]
    blanks = held.count(BLANK)
    if len(set(held)) + blanks - (blanks > 0) == len(held):
        return
    seen: dict[int, list[int]] = {}
    for cell in cells:
        if grid[cell] != BLANK:
            seen.setdefault(grid[cell], []).append(cell)
    for digit, places in seen.items():
        if len(places) > 1:
            names = ", ".join(puzzle.shape.name(cell) for cell in places)
            text = f"{digit} stands {len(places)} times in {where} ({names})"
            yield Violation(rule, where, tuple(places), text)


def _missing(puzzle: Puzzle, grid: Grid, name: str, cells: tuple[int, ...]) -> int | None:
    """Return the digit that a unit misses as far as it is known: by its cells, or by the panel."""
    digits = {grid[cell] for cell in cells}
    if BLANK not in digits:
        absent = set(puzzle.digits) - digits
        return absent.pop() if len(absent) == 1 else None
    return dict(puzzle.panel).get(name)


def _m1(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """M1: only the digits of the kind stand on the board."""
    allowed = {BLANK, *puzzle.digits}
    for cell, digit in enumerate(grid):
        if digit not in allowed:
            name = puzzle.shape.name(cell)
            yield Violation("M1", name, (cell,), f"{digit} in {name} is not a digit of this kind")


def _m2(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """M2: every row, column and box holds different digits."""
    for _, name, cells in _units(puzzle):
        yield from _repeats(puzzle, grid, "M2", name, cells)


def _m3(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """M3: no digit is missing from two rows, two columns or two boxes."""
    found: dict[tuple[str, int], list[str]] = {}
    for word, name, cells in _units(puzzle):
        digit = _missing(puzzle, grid, name, cells)
        if digit is not None:
            found.setdefault((word, digit), []).append(name)
    for (_, digit), names in found.items():
        if len(names) > 1:
            where = " and ".join(names)
            yield Violation("M3", names[0], (), f"{digit} is missing from {where}")


def _m5(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """M5: what the panel gives is missing where it says so, and its magic digit nowhere (M4)."""
    units = {name: cells for _, name, cells in _units(puzzle)}
    if puzzle.kind.diagonals:
        units.update(_diagonals(puzzle))
    given = dict(puzzle.panel)
    magic = given.pop("magic", None)
    for name, digit in given.items():
        if places := tuple(cell for cell in units[name] if grid[cell] == digit):
            text = f"the panel gives {digit} as missing from {name}, where it stands"
            yield Violation("M5", name, places, text)
    if magic is None:
        return
    for _, name, cells in _units(puzzle):
        if _missing(puzzle, grid, name, cells) == magic:
            text = f"the panel gives {magic} as magic digit, but it is missing from {name}"
            yield Violation("M4", name, (), text)


def _d1(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """D1: each main diagonal holds different digits."""
    for name, cells in _diagonals(puzzle):
        yield from _repeats(puzzle, grid, "D1", name, cells)


def _d2(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """D2: the magic digit is not missing from a diagonal.

    The magic digit is known when the panel gives it or when it stands in every row.
    """
    magic = dict(puzzle.panel).get("magic")
    if magic is None:
        everywhere = set(puzzle.digits)
        for row in puzzle.shape.rows:
            everywhere &= {grid[cell] for cell in row}
        if len(everywhere) != 1:
            return
        (magic,) = everywhere
    for name, cells in _diagonals(puzzle):
        if _missing(puzzle, grid, name, cells) == magic:
            text = f"the magic digit {magic} is missing from {name}"
            yield Violation("D2", name, cells, text)


def _cage_name(puzzle: Puzzle, cage: Cage) -> str:
    """Return how a cage is called in messages: by its first cell."""
    return f"cage at {puzzle.shape.name(cage.cells[0])}"


def _k2(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """K2: the digits of a cage can still add up exactly to its sum."""
    for cage in puzzle.cages:
        count, total = len(cage.cells), cage.sum
        if total is None or count > len(puzzle.digits):
            continue
        name = _cage_name(puzzle, cage)
        low, high = sum_range(count, puzzle.digits)
        held = {grid[cell] for cell in cage.cells} - {BLANK}
        if not low <= total <= high:
            span = str(low) if low == high else f"{low} to {high}"
            text = f"{count} cells cannot add up to {total} (they make {span})"
        elif not any(held <= set(digits_of(m)) for m in combos(count, total, puzzle.digits)):
            shown = ", ".join(map(str, sorted(held)))
            text = f"no {count} different digits with {shown} add up to {total}"
        else:
            continue
        yield Violation("K2", name, cage.cells, f"{name}: {text}")


def _k3(puzzle: Puzzle, grid: Grid) -> Iterator[Violation]:
    """K3: no digit stands twice in a cage, so it has no more cells than there are digits."""
    for cage in puzzle.cages:
        name = _cage_name(puzzle, cage)
        most = min(MOST_CAGE_CELLS, len(puzzle.digits))
        if len(cage.cells) > most:
            text = f"{name}: {len(cage.cells)} cells cannot hold different digits (at most {most})"
            yield Violation("K3", name, cage.cells, text)
        yield from _repeats(puzzle, grid, "K3", name, cage.cells)


RULES: tuple[Rule, ...] = (
    Rule("M1", "Every cell holds a digit of the kind; givens stay.", lambda _: True, _m1),
    Rule("M2", "Every row, column and box holds different digits.", lambda _: True, _m2),
    Rule("M3", "No digit is missing from two rows, columns or boxes.", lambda k: k.missing, _m3),
    Rule("M5", "The panel says what is missing and what is magic.", lambda k: k.missing, _m5),
    Rule("D1", "Both main diagonals hold different digits.", lambda k: k.diagonals, _d1),
    Rule("D2", "The magic digit is not missing from a diagonal.", lambda k: k.d2, _d2),
    Rule("K2", "The digits of a cage add up to its sum.", lambda k: k.cages, _k2),
    Rule("K3", "No digit stands twice in a cage.", lambda k: k.cages, _k3),
)
