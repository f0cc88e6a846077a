"""What only Missudeca has: steps about missing digits and the magic digit (theory.md, m1 to m14).

Each is an ordinary single or elimination of the board with its panel cells; here it bears the name
that a player would give it, and the facts that a player would quote.

    hole    the row and the column that miss a digit cross in its hole, which lies in the box that
            misses it
    band    the rows of a band miss the same digits as its boxes; stacks and columns likewise
"""

from collections.abc import Iterator

from puzzles.board import Unit
from solvers.candidates import PANELS, Candidates
from solvers.step import Step
from solvers.techniques.singles import facts_of, grid_units, lacking

MISSING = ("M2",)
ONCE = ("M2", "M3")
HOLE = ("M2", "M3", "M4")


def panel_units(state: Candidates) -> list[Unit]:
    """Return the three units of panel cells: what the rows, the columns, the boxes miss."""
    return [unit for unit in state.sight.board.units if unit.name in PANELS]


def full_units(state: Candidates) -> Iterator[Step]:
    """All cells of a unit are filled, so the digit that is not there is its missing one.

    Sound: M2. Source: theory.md, m3.
    """
    for unit in grid_units(state):
        panel = state.sight.panel_of.get(unit.name)
        if panel is None or state.placed[panel]:
            continue
        cells = [cell for cell in unit.cells if cell != panel]
        if all(state.placed[cell] for cell in cells) and state.masks[panel].bit_count() == 1:
            (digit,) = state.digits(panel)
            facts = facts_of(state, cells)
            yield Step(
                "full-unit", ((panel, digit),), (), (unit.name,), (), (digit,), facts, MISSING
            )


def no_seats(state: Candidates) -> Iterator[Step]:
    """A digit has no place left in a unit, so it is the missing one.

    Sound: M2. Source: theory.md, m2.
    """
    for unit in grid_units(state):
        panel = state.sight.panel_of.get(unit.name)
        if panel is None or state.placed[panel]:
            continue
        for digit in state.digits(panel):
            if state.places(unit, digit) == [panel]:
                facts = lacking(state, unit, digit, panel)
                yield Step(
                    "no-seat", ((panel, digit),), (), (unit.name,), (), (digit,), facts, MISSING
                )


def known_elsewhere(state: Candidates) -> Iterator[Step]:
    """A digit that is missing from one row is present in the other rows; columns, boxes likewise.

    Sound: M3. Source: the rules' own hint; theory.md, m1.
    """
    for unit in panel_units(state):
        for cell in unit.cells:
            if not state.placed[cell] or cell == state.sight.magic:
                continue
            (digit,) = state.digits(cell)
            others = state.with_digit(unit.cells, digit)
            gone = tuple((other, digit) for other in others if other != state.sight.magic)
            if gone:
                facts = facts_of(state, [cell])
                yield Step(
                    "known-elsewhere", (), gone, (unit.name,), (cell,), (digit,), facts, ("M3",)
                )


def not_magic(state: Candidates) -> Iterator[Step]:
    """A digit that is missing from a unit is not the magic digit.

    Sound: M4. Source: theory.md, m11.
    """
    magic = state.sight.magic
    if magic is None or state.placed[magic]:
        return
    for unit in panel_units(state):
        for cell in unit.cells:
            if state.placed[cell]:
                (digit,) = state.digits(cell)
                if state.masks[magic] >> digit & 1:
                    facts = facts_of(state, [cell])
                    gone = ((magic, digit),)
                    yield Step(
                        "not-magic", (), gone, (unit.name,), (cell,), (digit,), facts, ("M4",)
                    )


def magic_present(state: Candidates) -> Iterator[Step]:
    """The magic digit is known, so it is present in every row, column and box.

    Sound: M4. Source: theory.md, m7.
    """
    magic = state.sight.magic
    if magic is None or not state.placed[magic]:
        return
    (digit,) = state.digits(magic)
    for unit in panel_units(state):
        gone = tuple((cell, digit) for cell in state.with_digit(unit.cells, digit))
        if gone:
            facts = facts_of(state, [magic])
            yield Step("magic-present", (), gone, (unit.name,), (), (digit,), facts, ("M4",))


def magic_on_diagonals(state: Candidates) -> Iterator[Step]:
    """The magic digit is not missing from a diagonal, and what a diagonal misses is not magic.

    Sound: D2, a rule of its own (rules.md). Source: theory.md, d1.
    """
    magic = state.sight.magic
    for one, other in state.sight.board.unequal:
        for known, open_ in ((one, other), (other, one)):
            if state.placed[known] and not state.placed[open_]:
                (digit,) = state.digits(known)
                if state.masks[open_] >> digit & 1:
                    facts = facts_of(state, [known])
                    names = (state.sight.board.names[other if one == magic else one],)
                    gone = ((open_, digit),)
                    yield Step(
                        "magic-on-diagonals", (), gone, names, (known,), (digit,), facts, ("D2",)
                    )


def nine_copies(state: Candidates) -> Iterator[Step]:
    """A digit stands in every row, so it is the magic digit.

    Sound: M4. Source: theory.md, m6.
    """
    yield from _magic_by(state, "nine-copies", filled=True)


def never_missing(state: Candidates) -> Iterator[Step]:
    """No row (or no column, or no box) can still miss a digit, so it is the magic digit.

    Sound: M4. Source: theory.md, m10.
    """
    yield from _magic_by(state, "never-missing", filled=False)


def _magic_by(state: Candidates, name: str, *, filled: bool) -> Iterator[Step]:
    """Yield the digits that no panel cell of a kind can hold; `filled`: since they stand there."""
    magic = state.sight.magic
    if magic is None or state.placed[magic]:
        return
    for unit in panel_units(state):
        for digit in state.digits(magic):
            if state.places(unit, digit) != [magic]:
                continue
            copies = sum(
                state.placed[cell] and state.masks[cell] == 1 << digit
                for cell in range(state.sight.board.grid_cells)
            )
            if (copies == state.sight.board.size) == filled:
                facts = lacking(state, unit, digit, magic)
                yield Step(name, ((magic, digit),), (), (unit.name,), (), (digit,), facts, HOLE)


def missing_line_singles(state: Candidates) -> Iterator[Step]:
    """Only one row can still miss a digit that is not magic, so that row misses it.

    Columns and boxes likewise. Sound: M3, M4. Source: theory.md, m9.
    """
    for unit in panel_units(state):
        for digit in state.sight.board.digits:
            places = state.places(unit, digit)
            if len(places) == 1 and not state.placed[places[0]] and places[0] != state.sight.magic:
                facts = lacking(state, unit, digit, places[0])
                yield Step(
                    "missing-line-single",
                    ((places[0], digit),),
                    (),
                    (unit.name,),
                    (places[0],),
                    (digit,),
                    facts,
                    HOLE,
                )


def naked_missing(state: Candidates) -> Iterator[Step]:
    """Only one digit can still be missing from a unit, or be magic.

    Sound: M2 (M4 for the magic digit). Source: own; a naked single of a panel cell.
    """
    for cell in range(state.sight.board.grid_cells, len(state.masks)):
        mask = state.masks[cell]
        if not state.placed[cell] and mask.bit_count() == 1:
            (digit,) = state.digits(cell)
            names = (state.sight.board.names[cell],)
            facts = ((cell, mask),)
            yield Step("naked-missing", ((cell, digit),), (), names, (cell,), (digit,), facts, ONCE)


def eight_copies(state: Candidates) -> Iterator[Step]:
    """All copies of a digit but one are placed, which leaves one row, one column and one box.

    If the digit is magic, the last copy stands where they cross; if it is not, they miss it.
    Sound: M4. Source: theory.md, m8.
    """
    magic, sight = state.sight.magic, state.sight
    if magic is None:
        return
    for digit in sight.board.digits:
        bit = 1 << digit
        held = [
            cell
            for cell in range(sight.board.grid_cells)
            if state.placed[cell] and state.masks[cell] == bit
        ]
        if len(held) != sight.board.size - 1:
            continue
        without = [
            unit
            for unit in grid_units(state)
            if not set(held) & set(unit.cells) and not unit.name.startswith("diagonal")
        ]
        if len(without) != 3:  # the copies contradict each other
            continue
        facts = facts_of(state, [*held, magic])
        names = tuple(unit.name for unit in without)
        row, column = without[0].cells, without[1].cells
        (seat,) = (cell for cell in row if cell in column)
        if state.masks[magic] == bit and not state.placed[seat]:
            yield Step("eight-copies", ((seat, digit),), (), names, (seat,), (digit,), facts, HOLE)
        elif not state.masks[magic] & bit:
            panel = (sight.panel_of[name] for name in names)
            places = tuple((cell, digit) for cell in panel if not state.placed[cell])
            if places:
                yield Step("eight-copies", places, (), names, (seat,), (digit,), facts, HOLE)


def band_identity(state: Candidates) -> Iterator[Step]:
    """The rows of a band miss the same digits as its boxes; columns and stacks likewise.

    So a digit that no row of the band can miss, no box of it can miss, and the other way round.
    Sound: the hole of a digit lies in the row and in the box that miss it. Source: theory.md, m12.
    """
    for lines, boxes in _bands(state):
        for digit in state.sight.board.digits:
            for one, other in ((lines, boxes), (boxes, lines)):
                gone = tuple((cell, digit) for cell in state.with_digit(tuple(other), digit))
                if gone and not any(state.masks[cell] >> digit & 1 for cell in one):
                    names = tuple(state.sight.board.names[cell] for cell in (*one, *other))
                    facts = facts_of(state, one)
                    cells = tuple(one)
                    yield Step("band-identity", (), gone, names, cells, (digit,), facts, HOLE)


def _bands(state: Candidates) -> Iterator[tuple[list[int], list[int]]]:
    """Yield (panel cells of the lines, panel cells of the boxes) of each band and stack."""
    sight = state.sight
    boxes = [unit for unit in grid_units(state) if unit.name.startswith("box")]
    for word in ("row", "column"):
        groups: dict[tuple[str, ...], list[int]] = {}
        for box in boxes:
            lines = tuple(
                unit.name
                for unit in grid_units(state)
                if unit.name.startswith(word) and set(unit.cells) & set(box.cells)
            )
            if box.name in sight.panel_of:
                groups.setdefault(lines, []).append(sight.panel_of[box.name])
        for lines, cells in groups.items():
            yield [sight.panel_of[name] for name in lines], cells


def hole_crossings(state: Candidates) -> Iterator[Step]:
    """The row and the column that miss a digit are known, so the box where they cross misses it.

    Sound: the hole of a digit lies in the row, the column and the box that miss it. Source:
    theory.md, m13.
    """
    sight = state.sight
    units = {unit.name: unit for unit in grid_units(state)}
    known: dict[int, dict[str, str]] = {}
    for name, cell in sight.panel_of.items():
        if state.placed[cell] and not name.startswith("diagonal"):
            (digit,) = state.digits(cell)
            known.setdefault(digit, {})[name.rstrip("0123456789")] = name
    for digit, names in sorted(known.items()):
        if "row" in names and "column" in names and "box" not in names:
            row, column = units[names["row"]], units[names["column"]]
            (hole,) = (c for c in row.cells if c in column.cells and sight.is_grid(c))
            box = next(u for u in sight.units_of[hole] if u.name.startswith("box"))
            panel = sight.panel_of[box.name]
            used = (row.name, column.name, box.name)
            facts = facts_of(state, [sight.panel_of[row.name], sight.panel_of[column.name]])
            yield Step("hole-crossing", ((panel, digit),), (), used, (hole,), (digit,), facts, HOLE)


def box_exclusions(state: Candidates) -> Iterator[Step]:
    """A line misses a digit, so the boxes that it does not cross have it; boxes and lines likewise.

    Sound: the hole of the digit lies in the line and in the box that miss it. Source: theory.md,
    m13 and m14.
    """
    sight = state.sight
    for lines, boxes in _bands(state):
        for one, other in ((lines, boxes), (boxes, lines)):
            kind = sight.board.names[other[0]].rstrip("0123456789")
            every = [c for name, c in sight.panel_of.items() if name.rstrip("0123456789") == kind]
            for cell in one:
                if not state.placed[cell]:
                    continue
                (digit,) = state.digits(cell)
                outside = tuple(c for c in every if c not in other)
                gone = tuple((c, digit) for c in state.with_digit(outside, digit))
                if gone:
                    names = (sight.board.names[cell], *(sight.board.names[c] for c in other))
                    facts = facts_of(state, [cell])
                    yield Step("box-exclusion", (), gone, names, (cell,), (digit,), facts, HOLE)
