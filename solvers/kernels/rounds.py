# ruff: noqa: TID253, C901, PLR0912
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator"
# mypy: disable-error-code="call-arg, assignment, import-untyped"
"""Climb the ladder, round by round: the compiled twin of the techniques.

Each function here does what the technique of the same name in `solvers/techniques/` does, without
saying why: it marks what its steps place and remove, and counts the steps. A test holds every
round of the two climbs together. Boards of all sizes and kinds come as data.

`board`, int64[BOARD], is filled by `solvers.kernels.ladders`; its places are named below. A set of
cells is two words: cell c is bit c % 60 of word c // 60. A set of digits is a mask, bit d for digit
d; a pattern is a set of places in a unit or line, bit p for place p.

`state`, int64[STATE]:

    MASKS    for each cell its candidates
    PLACED   the set of the cells that are placed
    AT       for each digit the set of the cells that have it as a candidate, placed or not
    GONE     for each cell what the steps of this round remove
    PUT      for each cell what they place
    STEPS    how many steps of this round differ in what they do
    ROUND    the number of the round, to tell old entries of `told` from new ones
    SPOTS    for each unit and digit where it may stand, as a pattern; 0 where it stands already.
             Right when SPOTTED is 1, see `_look`

`told`, int64[2, SLOTS], is a hash table of the steps of a round: a step is known by the sum of the
hashes of what it places and removes.
"""

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload

from solvers.kernels.cache import can_cache

KEEP = can_cache()

MOST_CELLS, MOST_UNITS, MOST_LENGTH, MOST_DIGITS = 112, 32, 10, 10
WORD = 60

# Places in `board`. The head: how many cells, grid cells; cells in a row; digits, and the first;
# the mask of all digits; the magic cell or -1; how many units are rows, columns, boxes, diagonals;
# how many units; cells of a unit; lines of a direction (10 with the panel, 9 without, on 9x9);
# rows and columns of a box.
CELLS, GRID, SIZE, DIGITS, FIRST, FULL, MAGIC, GRID_UNITS, ALL_UNITS, LENGTH, LINES = range(11)
HIGH, WIDE = 11, 12
UNITS = 16  # the cells of each unit, MOST_LENGTH apart
SORTS = UNITS + MOST_UNITS * MOST_LENGTH  # of each unit: ROW, COLUMN, BOX, DIAGONAL or PANEL
PANELS = SORTS + MOST_UNITS  # of each unit its panel cell, or -1
SETS = PANELS + MOST_UNITS  # of each unit the set of its cells
SEEN = SETS + 2 * MOST_UNITS  # for each cell, the cells from which a digit placed there is taken
PEERS = SEEN + 2 * MOST_CELLS  # for each cell, the cells that differ from it, for whatever reason
BOX_OF = PEERS + 2 * MOST_CELLS  # for each cell the number of its box unit, or -1
BANDS = BOX_OF + MOST_CELLS  # how many; for each: lines, boxes, 4 panel cells of either
MOST_BANDS, BAND = 6, 10
UNEQUAL = BANDS + 1 + MOST_BANDS * BAND  # how many pairs (D2); the pairs
CROSSINGS = UNEQUAL + 1 + 2 * 4  # how many; for each the base and the cover
MOST_CROSSINGS = 160
BOARD = CROSSINGS + 1 + 2 * MOST_CROSSINGS

ROW, COLUMN, BOX, DIAGONAL, PANEL = range(5)

# Places in `state`.
MASKS, PLACED, AT = 0, MOST_CELLS, MOST_CELLS + 2
GONE = AT + 2 * MOST_DIGITS
PUT = GONE + MOST_CELLS
STEPS, ROUND, SPOTTED = PUT + MOST_CELLS, PUT + MOST_CELLS + 1, PUT + MOST_CELLS + 2
SPOTS = SPOTTED + 1
STATE = SPOTS + MOST_UNITS * MOST_DIGITS

SLOTS = 1 << 12

# What `climb` says.
STUCK, SOLVED, BROKEN, UNFINISHED = range(4)


def _patterns(count):
    """Return the patterns of so many of ten places, in order."""
    return np.array([x for x in range(1 << MOST_LENGTH) if x.bit_count() == count], np.int64)


TWOS, THREES, FOURS = _patterns(2), _patterns(3), _patterns(4)


# ------------------------------------------------------------------------------------- small tools


def _count(x):
    """Return how many bits are set in `x`, which is not negative."""
    return int(x).bit_count()


def _lowest(x):
    """Return the place of the lowest bit of `x`, which is not 0."""
    return (int(x) & -int(x)).bit_length() - 1


@intrinsic
def _llvm_count(_context, x):
    """Make one instruction of `_count`."""
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _llvm_lowest(_context, x):
    """Make one instruction of `_lowest`."""
    zero_is_undefined = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.cttz(
        args[0], zero_is_undefined
    )


@overload(_count)
def _compiled_count(x):
    return lambda x: _llvm_count(x)


@overload(_lowest)
def _compiled_lowest(x):
    return lambda x: _llvm_lowest(x)


@njit(cache=KEEP, nogil=True)
def _patterns_of(count):
    """Return the patterns of two, three or four places."""
    if count == 2:
        return TWOS
    if count == 3:
        return THREES
    return FOURS


@njit(inline="always")
def _is_placed(state, cell):
    """Say whether a cell is placed."""
    return state[PLACED + cell // WORD] >> cell % WORD & 1 == 1


@njit(cache=KEEP, nogil=True)
def _mixed(x):
    """Return a hash of a small number, never 0 in practice."""
    x = (x + 1) * 0x1E3779B97F4A7C15
    x ^= (x >> 29) & 0x7FFFFFFFF
    x *= 0x3F58476D1CE4E5B9
    x ^= (x >> 32) & 0xFFFFFFFF
    return x


@njit(cache=KEEP, nogil=True)
def _lose(state, step, cell, mask):
    """Mark what a cell loses of a mask, and return the step with it."""
    gone = state[MASKS + cell] & mask
    if gone == 0 or _is_placed(state, cell):
        return step
    state[GONE + cell] |= gone
    return step + _mixed(cell << 12 | gone)


@njit(cache=KEEP, nogil=True)
def _lose_all(state, step, low, high, mask):
    """Mark what the cells of a set lose of a mask, and return the step with it."""
    low &= ~state[PLACED]
    high &= ~state[PLACED + 1]
    while low:
        step = _lose(state, step, _lowest(low), mask)
        low &= low - 1
    while high:
        step = _lose(state, step, WORD + _lowest(high), mask)
        high &= high - 1
    return step


@njit(cache=KEEP, nogil=True)
def _put(state, step, cell, digit):
    """Mark that a cell gets a digit, and return the step with it."""
    state[PUT + cell] |= 1 << digit
    return step + _mixed(1 << 20 | cell << 12 | 1 << digit)


@njit(cache=KEEP, nogil=True)
def _tell(state, told, step):
    """Count a step that does something which no other step of the round does alike."""
    if step == 0:
        return
    slot = step & (SLOTS - 1)
    for _ in range(SLOTS):
        if told[1, slot] != state[ROUND]:
            told[0, slot], told[1, slot] = step, state[ROUND]
            state[STEPS] += 1
            return
        if told[0, slot] == step:
            return
        slot = (slot + 1) & (SLOTS - 1)
    state[STEPS] += 1  # more steps than anyone could count


@njit(cache=KEEP, nogil=True)
def _places(board, state, unit, digit):
    """Return how many cells of a unit may hold a digit or hold it, and the first of them."""
    low = state[AT + 2 * digit] & board[SETS + 2 * unit]
    high = state[AT + 2 * digit + 1] & board[SETS + 2 * unit + 1]
    if low:
        return _count(low) + _count(high), _lowest(low)
    if high:
        return _count(high), WORD + _lowest(high)
    return 0, -1


@njit(cache=KEEP, nogil=True)
def _look(board, state):
    """Bring the patterns of all units and digits up to date."""
    if state[SPOTTED]:
        return
    for unit in range(board[ALL_UNITS]):
        spots = SPOTS + unit * MOST_DIGITS
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            state[spots + digit] = 0
        standing = 0
        for place in range(board[LENGTH]):
            cell = board[UNITS + unit * MOST_LENGTH + place]
            mask = state[MASKS + cell]
            if _is_placed(state, cell):
                standing |= mask
            else:
                while mask:
                    state[spots + _lowest(mask)] |= 1 << place
                    mask &= mask - 1
        while standing:
            state[spots + _lowest(standing)] = 0
            standing &= standing - 1
    state[SPOTTED] = 1


@njit(cache=KEEP, nogil=True)
def _digit(state, cell):
    """Return the digit of a placed cell."""
    return _lowest(state[MASKS + cell])


# ------------------------------------------------------------------------------ singles in the grid


@njit(cache=KEEP, nogil=True)
def _full_houses(board, state, told):
    """Do as singles.full_houses."""
    for unit in range(board[GRID_UNITS]):
        low = board[SETS + 2 * unit] & ~state[PLACED]
        high = board[SETS + 2 * unit + 1] & ~state[PLACED + 1]
        if _count(low) + _count(high) != 1:
            continue
        cell = _lowest(low) if low else WORD + _lowest(high)
        if cell < board[GRID] and _count(state[MASKS + cell]) == 1:
            _tell(state, told, _put(state, 0, cell, _digit(state, cell)))


@njit(cache=KEEP, nogil=True)
def _hidden_singles(board, state, told, boxes):
    """Do as singles.hidden_singles_box, or as hidden_singles_line."""
    for unit in range(board[GRID_UNITS]):
        if (board[SORTS + unit] == BOX) != boxes:
            continue
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count == 1 and cell < board[GRID] and not _is_placed(state, cell):
                _tell(state, told, _put(state, 0, cell, digit))


@njit(cache=KEEP, nogil=True)
def _naked_singles(board, state, told, first, last):
    """Do as singles.naked_singles, or as missing.naked_missing, with the cells from `first` on."""
    for cell in range(first, last):
        mask = state[MASKS + cell]
        if mask & (mask - 1) == 0 and mask and not _is_placed(state, cell):
            _tell(state, told, _put(state, 0, cell, _lowest(mask)))


# --------------------------------------------------------------------------------- missing digits


@njit(cache=KEEP, nogil=True)
def _full_units(board, state, told):
    """Do as missing.full_units."""
    for unit in range(board[GRID_UNITS]):
        panel = board[PANELS + unit]
        if panel < 0 or _is_placed(state, panel):
            continue
        low = board[SETS + 2 * unit] & ~state[PLACED]
        high = board[SETS + 2 * unit + 1] & ~state[PLACED + 1]
        if _count(low) + _count(high) == 1 and _count(state[MASKS + panel]) == 1:
            _tell(state, told, _put(state, 0, panel, _digit(state, panel)))


@njit(cache=KEEP, nogil=True)
def _no_seats(board, state, told):
    """Do as missing.no_seats."""
    for unit in range(board[GRID_UNITS]):
        panel = board[PANELS + unit]
        if panel < 0 or _is_placed(state, panel):
            continue
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count == 1 and cell == panel:
                _tell(state, told, _put(state, 0, panel, digit))


@njit(cache=KEEP, nogil=True)
def _known_elsewhere(board, state, told):
    """Do as missing.known_elsewhere."""
    magic = board[MAGIC]
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        first = UNITS + unit * MOST_LENGTH
        for place in range(board[LENGTH]):
            cell = board[first + place]
            if cell == magic or not _is_placed(state, cell):
                continue
            mask, step = state[MASKS + cell], 0
            for other in range(board[LENGTH]):
                if board[first + other] != magic:
                    step = _lose(state, step, board[first + other], mask)
            _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _not_magic(board, state, told):
    """Do as missing.not_magic."""
    magic = board[MAGIC]
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        for place in range(board[LENGTH]):
            cell = board[UNITS + unit * MOST_LENGTH + place]
            if _is_placed(state, cell):
                _tell(state, told, _lose(state, 0, magic, state[MASKS + cell]))


@njit(cache=KEEP, nogil=True)
def _magic_present(board, state, told):
    """Do as missing.magic_present."""
    magic = board[MAGIC]
    if not _is_placed(state, magic):
        return
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        step = _lose_all(
            state, 0, board[SETS + 2 * unit], board[SETS + 2 * unit + 1], state[MASKS + magic]
        )
        _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _magic_on_diagonals(board, state, told):
    """Do as missing.magic_on_diagonals."""
    for pair in range(board[UNEQUAL]):
        one, other = board[UNEQUAL + 1 + 2 * pair], board[UNEQUAL + 2 + 2 * pair]
        if _is_placed(state, one):
            _tell(state, told, _lose(state, 0, other, state[MASKS + one]))
        if _is_placed(state, other):
            _tell(state, told, _lose(state, 0, one, state[MASKS + other]))


@njit(cache=KEEP, nogil=True)
def _copies(board, state, digit):
    """Return the set of the grid cells where a digit stands."""
    grid = board[GRID]
    low = state[AT + 2 * digit] & state[PLACED]
    high = state[AT + 2 * digit + 1] & state[PLACED + 1]
    if grid < WORD:
        return low & ((1 << grid) - 1), 0
    return low, high & ((1 << (grid - WORD)) - 1)


@njit(cache=KEEP, nogil=True)
def _magic_by(board, state, told, filled):
    """Do as missing.nine_copies, or as missing.never_missing."""
    magic = board[MAGIC]
    if _is_placed(state, magic):
        return
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count != 1 or cell != magic:
                continue
            low, high = _copies(board, state, digit)
            if (_count(low) + _count(high) == board[SIZE]) == filled:
                _tell(state, told, _put(state, 0, magic, digit))


@njit(cache=KEEP, nogil=True)
def _missing_line_singles(board, state, told):
    """Do as missing.missing_line_singles."""
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count == 1 and cell != board[MAGIC] and not _is_placed(state, cell):
                _tell(state, told, _put(state, 0, cell, digit))


@njit(cache=KEEP, nogil=True)
def _eight_copies(board, state, told):
    """Do as missing.eight_copies."""
    magic = state[MASKS + board[MAGIC]]
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        low, high = _copies(board, state, digit)
        if _count(low) + _count(high) != board[SIZE] - 1:
            continue
        row, column, step = -1, -1, 0
        for unit in range(board[GRID_UNITS]):
            if (
                board[SORTS + unit] == DIAGONAL
                or low & board[SETS + 2 * unit]
                or high & board[SETS + 2 * unit + 1]
            ):
                continue
            if board[SORTS + unit] == ROW:
                row = unit
            elif board[SORTS + unit] == COLUMN:
                column = unit
            panel = board[PANELS + unit]
            if magic >> digit & 1 == 0 and not _is_placed(state, panel):
                step = _put(state, step, panel, digit)
        if magic == 1 << digit:
            seat = row * board[SIZE] + column - board[SIZE]
            if not _is_placed(state, seat):
                step = _put(state, 0, seat, digit)
        _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _band_identity(board, state, told):
    """Do as missing.band_identity."""
    for band in range(board[BANDS]):
        base = BANDS + 1 + band * BAND
        sides = (base + 2, board[base]), (base + 6, board[base + 1])
        for turn in range(2):
            one, ones = sides[turn]
            other, others = sides[1 - turn]
            held = 0
            for at in range(ones):
                held |= state[MASKS + board[one + at]]
            for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
                if held >> digit & 1:
                    continue
                step = 0
                for at in range(others):
                    step = _lose(state, step, board[other + at], 1 << digit)
                _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _hole_crossings(board, state, told):
    """Do as missing.hole_crossings."""
    size = board[SIZE]
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        row, column, box = -1, -1, -1
        for unit in range(3 * size):
            panel = board[PANELS + unit]
            if state[MASKS + panel] == 1 << digit and _is_placed(state, panel):
                if board[SORTS + unit] == ROW:
                    row = unit
                elif board[SORTS + unit] == COLUMN:
                    column = unit
                else:
                    box = unit
        if row >= 0 and column >= 0 and box < 0:
            hole = row * size + column - size
            panel = board[PANELS + board[BOX_OF + hole]]
            _tell(state, told, _put(state, 0, panel, digit))


@njit(cache=KEEP, nogil=True)
def _box_exclusions(board, state, told):
    """Do as missing.box_exclusions."""
    size = board[SIZE]
    for band in range(board[BANDS]):
        base = BANDS + 1 + band * BAND
        sides = (base + 2, board[base]), (base + 6, board[base + 1])
        for turn in range(2):
            one, ones = sides[turn]
            other, others = sides[1 - turn]
            # The panel cells of one sort follow each other, `size` of them.
            first = board[GRID] + (board[other] - board[GRID]) // size * size
            for at in range(ones):
                cell = board[one + at]
                if not _is_placed(state, cell):
                    continue
                mask, step = state[MASKS + cell], 0
                for out in range(first, first + size):
                    outside = True
                    for place in range(others):
                        if board[other + place] == out:
                            outside = False
                    if outside:
                        step = _lose(state, step, out, mask)
                _tell(state, told, step)


# ---------------------------------------------------------------------- locked candidates, subsets


@njit(cache=KEEP, nogil=True)
def _locked(board, state, told, boxes):
    """Do as locked.pointing, or as locked.claiming."""
    for crossing in range(board[CROSSINGS]):
        base = board[CROSSINGS + 1 + 2 * crossing]
        cover = board[CROSSINGS + 2 + 2 * crossing]
        if (board[SORTS + base] == BOX) != boxes:
            continue
        base0, base1 = board[SETS + 2 * base], board[SETS + 2 * base + 1]
        cover0, cover1 = board[SETS + 2 * cover], board[SETS + 2 * cover + 1]
        open0, open1 = ~state[PLACED], ~state[PLACED + 1]
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            at0, at1 = state[AT + 2 * digit], state[AT + 2 * digit + 1]
            if at0 & base0 & ~cover0 or at1 & base1 & ~cover1:
                continue
            rest0, rest1 = at0 & cover0 & ~base0 & open0, at1 & cover1 & ~base1 & open1
            if rest0 == 0 and rest1 == 0:
                continue
            held = _count(at0 & base0 & cover0 & open0) + _count(at1 & base1 & cover1 & open1)
            if held >= 2:  # one place is a hidden single
                _tell(state, told, _lose_all(state, 0, rest0, rest1, 1 << digit))


@njit(cache=KEEP, nogil=True)
def _naked(board, state, told, count, first_unit, last_unit):
    """Do as the naked subsets of subsets.py, in some units."""
    length = board[LENGTH]
    for unit in range(first_unit, last_unit):
        first = UNITS + unit * MOST_LENGTH
        members = 0
        for place in range(length):
            cell = board[first + place]
            held = _count(state[MASKS + cell])
            if 2 <= held <= count and not _is_placed(state, cell):
                members |= 1 << place
        if _count(members) < count:
            continue
        for pattern in _patterns_of(count):
            if pattern & ~members:
                continue
            mask, left = 0, pattern
            while left:
                mask |= state[MASKS + board[first + _lowest(left)]]
                left &= left - 1
            if _count(mask) != count:
                continue
            step = 0
            for place in range(length):
                if pattern >> place & 1 == 0:
                    step = _lose(state, step, board[first + place], mask)
            _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _hidden(board, state, told, count, first_unit, last_unit):
    """Do as the hidden subsets of subsets.py, in some units."""
    _look(board, state)
    for unit in range(first_unit, last_unit):
        first, spots = UNITS + unit * MOST_LENGTH, SPOTS + unit * MOST_DIGITS
        members = 0
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            if 2 <= _count(state[spots + digit]) <= count:
                members |= 1 << digit
        if _count(members) < count:
            continue
        for digits in _patterns_of(count):
            if digits & ~members:
                continue
            held, left = 0, digits
            while left:
                held |= state[spots + _lowest(left)]
                left &= left - 1
            if _count(held) != count:
                continue
            step = 0
            while held:
                step = _lose(state, step, board[first + _lowest(held)], board[FULL] & ~digits)
                held &= held - 1
            _tell(state, told, step)


# -------------------------------------------------------------------------------------------- fish


@njit(inline="always")
def _line(board, square, line):
    """Return the unit that is a line: of the rows (square 0) or columns, the last one of panels."""
    if line < board[SIZE]:
        return square * board[SIZE] + line
    return board[GRID_UNITS] + 1 - square


@njit(inline="always")
def _cell(board, square, line, place):
    """Return a cell of a line."""
    return board[UNITS + _line(board, square, line) * MOST_LENGTH + place]


@njit(cache=KEEP, nogil=True)
def _spots(board, state, square, digit, spots):
    """Fill in for each line, as a pattern, where it may hold a digit."""
    _look(board, state)
    for line in range(board[LINES]):
        spots[line] = state[SPOTS + _line(board, square, line) * MOST_DIGITS + digit]


@njit(cache=KEEP, nogil=True)
def _fish(board, state, told, count, panel_bases, panel_covers):
    """Do as the fish without fins of fish.py."""
    lines, size = board[LINES], board[SIZE]
    spots = np.empty(MOST_LENGTH, np.int64)
    for square in range(2):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            _spots(board, state, square, digit, spots)
            fit = 0
            for line in range(lines):
                if 2 <= _count(spots[line]) <= count:
                    fit |= 1 << line
            if _count(fit) < count:
                continue
            for bases in _patterns_of(count):
                if bases & ~fit or (bases >> size & 1 == 1) != panel_bases:
                    continue
                covers, left = 0, bases
                while left:
                    covers |= spots[_lowest(left)]
                    left &= left - 1
                if _count(covers) != count or (covers >> size & 1 == 1) != panel_covers:
                    continue
                step = 0
                for line in range(lines):
                    left = 0 if bases >> line & 1 else covers
                    while left:
                        cell = _cell(board, square, line, _lowest(left))
                        step = _lose(state, step, cell, 1 << digit)
                        left &= left - 1
                _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _finned(board, state, told, count, sashimi):
    """Do as the finned fish of fish.py."""
    size = board[SIZE]
    spots, across = np.empty(MOST_LENGTH, np.int64), np.empty(MOST_LENGTH, np.int64)
    for square in range(2):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            _spots(board, state, square, digit, spots)
            _spots(board, state, 1 - square, digit, across)
            fit = 0
            for line in range(size):
                if _count(spots[line]) > 1 and spots[line] >> size & 1 == 0:
                    fit |= 1 << line
            if _count(fit) < count:
                continue
            for bases in _patterns_of(count):
                if bases & ~fit:
                    continue
                held, left = 0, bases
                while left:
                    held |= spots[_lowest(left)]
                    left &= left - 1
                more = _count(held) - count
                if more != 1 and more != 2:
                    continue
                # The fins lie in one or two of the lines across, as many as there are too many.
                first = held
                while first:
                    one = first & -first
                    first &= first - 1
                    second = first if more == 2 else one
                    while second:
                        fins = one | (second & -second)
                        second &= second - 1
                        step = _finned_step(
                            board, state, square, digit, spots, across, bases, held, fins, sashimi
                        )
                        _tell(state, told, step)


@njit(cache=KEEP, nogil=True)
def _finned_step(board, state, square, digit, spots, across, bases, held, fins, sashimi):
    """Return what a fish with the fins in some lines across removes, as a step; 0 for nothing."""
    deep, broad = board[HIGH], board[WIDE]
    if square:
        deep, broad = broad, deep
    # All fins lie in one box: their lines across in one stack, their own lines in one band.
    stack = _lowest(fins) // broad
    if fins & ~(((1 << broad) - 1) << stack * broad):
        return 0
    rows, left = 0, fins
    while left:
        rows |= across[_lowest(left)] & bases
        left &= left - 1
    band = _lowest(rows) // deep
    if rows & ~(((1 << deep) - 1) << band * deep):
        return 0
    covers, thin, left = held & ~fins, MOST_LENGTH, bases
    while left:
        thin = min(thin, _count(spots[_lowest(left)] & covers))
        left &= left - 1
    if thin == 0 or (thin == 1) != sashimi:
        return 0
    low, high = -1, -1  # the cells that see all fins
    while rows:
        line = _lowest(rows)
        rows &= rows - 1
        left = spots[line] & fins
        while left:
            fin = _cell(board, square, line, _lowest(left))
            left &= left - 1
            low &= board[PEERS + 2 * fin]
            high &= board[PEERS + 2 * fin + 1]
    low &= state[AT + 2 * digit]
    high &= state[AT + 2 * digit + 1]
    step = 0
    while covers:
        place = _lowest(covers)
        covers &= covers - 1
        left = across[place] & ~bases
        while left:
            cell = _cell(board, square, _lowest(left), place)
            left &= left - 1
            if _in(low, high, cell):
                step = _lose(state, step, cell, 1 << digit)
    return step


@njit(cache=KEEP, nogil=True)
def _in(low, high, cell):
    """Say whether a set holds a cell."""
    return (low if cell < WORD else high) >> cell % WORD & 1 == 1


# ------------------------------------------------------------------------- wings and short chains


@njit(cache=KEEP, nogil=True)
def _sees(board, one, other):
    """Say whether two cells must differ."""
    return board[PEERS + 2 * one + other // WORD] >> other % WORD & 1 == 1


@njit(cache=KEEP, nogil=True)
def _wings(board, state, told, count):
    """Do as wings.xy_wings (2) or wings.xyz_wings (3)."""
    pairs, near = np.empty(MOST_CELLS, np.int64), np.empty(MOST_CELLS, np.int64)
    found = 0
    for cell in range(board[CELLS]):
        if _count(state[MASKS + cell]) == 2 and not _is_placed(state, cell):
            pairs[found] = cell
            found += 1
    for pivot in range(board[CELLS]):
        mask = state[MASKS + pivot]
        if _count(mask) != count or _is_placed(state, pivot):
            continue
        nearby = 0
        for at in range(found):
            cell = pairs[at]
            held = state[MASKS + cell]
            if cell != pivot and _count(held | mask) == 3 and _sees(board, pivot, cell):
                near[nearby] = cell
                nearby += 1
        for first in range(nearby):
            for second in range(first + 1, nearby):
                one, other = near[first], near[second]
                shared = state[MASKS + one] & state[MASKS + other]
                united = state[MASKS + one] | state[MASKS + other] | mask
                if _count(shared) != 1 or _count(united) != 3:
                    continue
                if (mask & shared == 0) != (count == 2):
                    continue
                low = board[PEERS + 2 * one] & board[PEERS + 2 * other]
                high = board[PEERS + 2 * one + 1] & board[PEERS + 2 * other + 1]
                if count == 3:
                    low &= board[PEERS + 2 * pivot]
                    high &= board[PEERS + 2 * pivot + 1]
                low, high = _without(low, high, pivot)
                low &= state[AT + 2 * _lowest(shared)]
                high &= state[AT + 2 * _lowest(shared) + 1]
                _tell(state, told, _lose_all(state, 0, low, high, shared))


@njit(cache=KEEP, nogil=True)
def _without(low, high, cell):
    """Return a set of cells without one."""
    if cell < WORD:
        return low & ~(1 << cell), high
    return low, high & ~(1 << (cell - WORD))


@njit(cache=KEEP, nogil=True)
def _turbot(board, state, told, digit, foot, top, foot2, top2):
    """Do as wings._turbot: what sees both tops loses the digit."""
    low = board[PEERS + 2 * top] & board[PEERS + 2 * top2]
    high = board[PEERS + 2 * top + 1] & board[PEERS + 2 * top2 + 1]
    low, high = _without(low, high, foot)
    low, high = _without(low, high, foot2)
    low, high = _without(low, high, top)
    low, high = _without(low, high, top2)
    low &= state[AT + 2 * digit]
    high &= state[AT + 2 * digit + 1]
    if low or high:
        _tell(state, told, _lose_all(state, 0, low, high, 1 << digit))


@njit(cache=KEEP, nogil=True)
def _skyscrapers(board, state, told):
    """Do as wings.skyscrapers."""
    spots = np.empty(MOST_LENGTH, np.int64)
    for square in range(2):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            _spots(board, state, square, digit, spots)
            for one in range(board[LINES]):
                if _count(spots[one]) != 2:
                    continue
                for other in range(one + 1, board[LINES]):
                    base = spots[one] & spots[other]
                    if _count(spots[other]) != 2 or _count(base) != 1:
                        continue
                    _turbot(
                        board,
                        state,
                        told,
                        digit,
                        _cell(board, square, one, _lowest(base)),
                        _cell(board, square, one, _lowest(spots[one] & ~base)),
                        _cell(board, square, other, _lowest(base)),
                        _cell(board, square, other, _lowest(spots[other] & ~base)),
                    )


@njit(cache=KEEP, nogil=True)
def _kites(board, state, told):
    """Do as wings.kites."""
    rows, columns = np.empty(MOST_LENGTH, np.int64), np.empty(MOST_LENGTH, np.int64)
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        _spots(board, state, 0, digit, rows)
        _spots(board, state, 1, digit, columns)
        for row in range(board[LINES]):
            if _count(rows[row]) != 2:
                continue
            left = _lowest(rows[row])
            right = _lowest(rows[row] & ~(1 << left))
            for column in range(board[LINES]):
                if _count(columns[column]) != 2:
                    continue
                up = _lowest(columns[column])
                down = _lowest(columns[column] & ~(1 << up))
                for turn in range(4):
                    near, far = (left, right) if turn & 1 else (right, left)
                    high, low = (up, down) if turn & 2 else (down, up)
                    foot, top = _cell(board, 0, row, near), _cell(board, 0, row, far)
                    foot2, top2 = _cell(board, 1, column, high), _cell(board, 1, column, low)
                    if foot in (foot2, top2) or top in (foot2, top2):
                        continue
                    box = board[BOX_OF + foot]
                    if box >= 0 and box == board[BOX_OF + foot2]:
                        _turbot(board, state, told, digit, foot, top, foot2, top2)


@njit(cache=KEEP, nogil=True)
def _empty_rectangles(board, state, told):
    """Do as wings.empty_rectangles."""
    size = board[SIZE]
    across = np.empty(MOST_LENGTH, np.int64)
    for square in range(2):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            _spots(board, state, 1 - square, digit, across)
            for unit in range(2 * size, 3 * size):
                low = board[SETS + 2 * unit] & state[AT + 2 * digit]
                high = board[SETS + 2 * unit + 1] & state[AT + 2 * digit + 1]
                if low & state[PLACED] or high & state[PLACED + 1]:
                    continue
                if _count(low) + _count(high) < 2:
                    continue
                for near in range(size):
                    line = square * size + near  # the unit
                    off0 = low & ~board[SETS + 2 * line]
                    off1 = high & ~board[SETS + 2 * line + 1]
                    if (off0 == 0 and off1 == 0) or (off0 == low and off1 == high):
                        continue
                    for far in range(size):
                        line = (1 - square) * size + far
                        far0, far1 = board[SETS + 2 * line], board[SETS + 2 * line + 1]
                        if off0 & ~far0 or off1 & ~far1 or not (low & ~far0 or high & ~far1):
                            continue
                        _rectangles(
                            board, state, told, square, digit, unit, near, off0, off1, across
                        )


@njit(cache=KEEP, nogil=True)
def _rectangles(board, state, told, square, digit, unit, near, off0, off1, across):
    """Do as wings._rectangle, for every link that leads away from the near line of a cross."""
    seen0, seen1 = -1, -1
    left = off0
    while left:
        cell = _lowest(left)
        left &= left - 1
        seen0 &= board[PEERS + 2 * cell]
        seen1 &= board[PEERS + 2 * cell + 1]
    left = off1
    while left:
        cell = WORD + _lowest(left)
        left &= left - 1
        seen0 &= board[PEERS + 2 * cell]
        seen1 &= board[PEERS + 2 * cell + 1]
    box0, box1 = board[SETS + 2 * unit], board[SETS + 2 * unit + 1]
    at0, at1 = state[AT + 2 * digit], state[AT + 2 * digit + 1]
    for line in range(board[LINES]):
        if _count(across[line]) != 2 or across[line] >> near & 1 == 0:
            continue
        one = _cell(board, 1 - square, line, near)
        other = _cell(board, 1 - square, line, _lowest(across[line] & ~(1 << near)))
        if _in(box0, box1, one) or _in(box0, box1, other):
            continue
        low = seen0 & board[PEERS + 2 * other] & at0 & ~box0
        high = seen1 & board[PEERS + 2 * other + 1] & at1 & ~box1
        low, high = _without(low, high, one)
        _tell(state, told, _lose_all(state, 0, low, high, 1 << digit))


# ---------------------------------------------------------------------------------------- climbing

# The numbers of the rungs, by the names that the ladder gives them.
RUNGS = (
    "full-house",
    "full-unit",
    "nine-copies",
    "known-elsewhere",
    "not-magic",
    "magic-present",
    "magic-on-diagonals",
    "hidden-single-box",
    "no-seat",
    "hidden-single-line",
    "eight-copies",
    "missing-line-single",
    "never-missing",
    "hole-crossing",
    "box-exclusion",
    "naked-single",
    "naked-missing",
    "band-identity",
    "pointing",
    "claiming",
    "naked-pair",
    "naked-triple",
    "naked-quad",
    "missing-pair",
    "missing-triple",
    "missing-quad",
    "hidden-pair",
    "hidden-triple",
    "hidden-quad",
    "hidden-missing-pair",
    "hidden-missing-triple",
    "hidden-missing-quad",
    "x-wing",
    "swordfish",
    "jellyfish",
    "overfull-x-wing",
    "overfull-swordfish",
    "overfull-jellyfish",
    "panel-x-wing",
    "panel-swordfish",
    "panel-jellyfish",
    "finned-x-wing",
    "finned-swordfish",
    "finned-jellyfish",
    "sashimi-x-wing",
    "sashimi-swordfish",
    "sashimi-jellyfish",
    "xy-wing",
    "xyz-wing",
    "skyscraper",
    "two-string-kite",
    "empty-rectangle",
)


@njit(cache=KEEP, nogil=True)
def _find_missing(board, state, told, rung):
    """Mark and count the steps of one of the rungs that speak of missing digits."""
    if rung == 1:
        _full_units(board, state, told)
    elif rung == 2:
        _magic_by(board, state, told, True)
    elif rung == 3:
        _known_elsewhere(board, state, told)
    elif rung == 4:
        _not_magic(board, state, told)
    elif rung == 5:
        _magic_present(board, state, told)
    elif rung == 6:
        _magic_on_diagonals(board, state, told)
    elif rung == 8:
        _no_seats(board, state, told)
    elif rung == 10:
        _eight_copies(board, state, told)
    elif rung == 11:
        _missing_line_singles(board, state, told)
    elif rung == 12:
        _magic_by(board, state, told, False)
    elif rung == 13:
        _hole_crossings(board, state, told)
    elif rung == 14:
        _box_exclusions(board, state, told)
    elif rung == 16:
        _naked_singles(board, state, told, board[GRID], board[CELLS])
    elif rung == 17:
        _band_identity(board, state, told)


@njit(cache=KEEP, nogil=True)
def _find(board, state, told, rung):
    """Mark and count the steps of a rung."""
    grid, units = board[GRID_UNITS], board[ALL_UNITS]
    if rung == 0:
        _full_houses(board, state, told)
    elif rung == 7:
        _hidden_singles(board, state, told, True)
    elif rung == 9:
        _hidden_singles(board, state, told, False)
    elif rung == 15:
        _naked_singles(board, state, told, 0, board[GRID])
    elif rung < 18:
        _find_missing(board, state, told, rung)
    elif rung < 20:
        _locked(board, state, told, rung == 18)
    elif rung < 23:
        _naked(board, state, told, rung - 18, 0, grid)
    elif rung < 26:
        _naked(board, state, told, rung - 21, grid, units)
    elif rung < 29:
        _hidden(board, state, told, rung - 24, 0, grid)
    elif rung < 32:
        _hidden(board, state, told, rung - 27, grid, units)
    elif rung < 35:
        _fish(board, state, told, rung - 30, False, False)
    elif rung < 38:
        _fish(board, state, told, rung - 33, False, True)
    elif rung < 41:
        _fish(board, state, told, rung - 36, True, False)
    elif rung < 44:
        _finned(board, state, told, rung - 39, False)
    elif rung < 47:
        _finned(board, state, told, rung - 42, True)
    elif rung < 49:
        _wings(board, state, told, rung - 45)
    elif rung == 49:
        _skyscrapers(board, state, told)
    elif rung == 50:
        _kites(board, state, told)
    elif rung == 51:
        _empty_rectangles(board, state, told)


@njit(cache=KEEP, nogil=True)
def _place(board, state, cell, digit):
    """Place a digit and take it from the cells that see it, as Candidates.place does."""
    state[SPOTTED] = 0
    bit, word, at = 1 << digit, cell // WORD, 1 << cell % WORD
    for other in range(board[FIRST], board[FIRST] + board[DIGITS]):
        state[AT + 2 * other + word] &= ~at
    state[MASKS + cell] = bit
    state[PLACED + word] |= at
    state[AT + 2 * digit + word] |= at
    for part in range(2):
        seen = board[SEEN + 2 * cell + part] & ~state[PLACED + part] & state[AT + 2 * digit + part]
        state[AT + 2 * digit + part] &= ~seen
        while seen:
            state[MASKS + WORD * part + _lowest(seen)] &= ~bit
            seen &= seen - 1


@njit(cache=KEEP, nogil=True)
def _apply(board, state):
    """Do what the steps of a round say."""
    state[SPOTTED] = 0
    for cell in range(board[CELLS]):
        gone = state[GONE + cell]
        state[GONE + cell] = 0
        state[MASKS + cell] &= ~gone
        while gone:
            state[AT + 2 * _lowest(gone) + cell // WORD] &= ~(1 << cell % WORD)
            gone &= gone - 1
    for cell in range(board[CELLS]):
        put = state[PUT + cell]
        state[PUT + cell] = 0
        if put and not _is_placed(state, cell):
            _place(board, state, cell, _lowest(put))


@njit(cache=KEEP, nogil=True)
def begin(board, state, givens):
    """Set a state to the start of a puzzle: givens placed, nothing else thought of.

    givens   int8 [cells]   for each cell, of the panel too, its digit or -1
    """
    state[PLACED] = state[PLACED + 1] = state[SPOTTED] = 0
    for cell in range(board[CELLS]):
        state[MASKS + cell] = board[FULL]
        state[GONE + cell] = state[PUT + cell] = 0
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        state[AT + 2 * digit] = (1 << min(WORD, board[CELLS])) - 1
        state[AT + 2 * digit + 1] = (1 << max(0, board[CELLS] - WORD)) - 1
    for cell in range(board[CELLS]):
        if givens[cell] >= 0:
            _place(board, state, cell, np.int64(givens[cell]))


@njit(cache=KEEP, nogil=True)
def _standing(board, state):
    """Say whether a climb has ended: SOLVED, BROKEN, or UNFINISHED."""
    for cell in range(board[CELLS]):
        if state[MASKS + cell] == 0:
            return BROKEN
    low, high = min(WORD, board[GRID]), max(0, board[GRID] - WORD)
    full = _count(state[PLACED] & ((1 << low) - 1)) + _count(state[PLACED + 1] & ((1 << high) - 1))
    return SOLVED if full == board[GRID] else UNFINISHED


@njit(cache=KEEP, nogil=True)
def climb(board, state, told, rungs, rounds):
    """Climb as far as the rungs carry, or until `rounds` is full.

    rungs    int64 [n]      numbers of rungs, the easiest first
    rounds   int64 [m, 2]   out: for each round the place of its rung in `rungs`, and its steps

    Returns how many rounds there were and one of SOLVED, STUCK, BROKEN and UNFINISHED.
    """
    done = 0
    while done < len(rounds):
        word = _standing(board, state)
        if word != UNFINISHED:
            return done, word
        for at in range(len(rungs)):
            state[ROUND] += 1
            state[STEPS] = 0
            _find(board, state, told, rungs[at])
            if state[STEPS]:
                break
        if state[STEPS] == 0:
            return done, STUCK
        rounds[done, 0], rounds[done, 1] = at, state[STEPS]
        done += 1
        _apply(board, state)
    return done, _standing(board, state)


# ----------------------------------------------------------------------------------------- digging

SAVED = GONE  # what a level of the search keeps of a state: all that stands before GONE
DEPTH = MOST_CELLS
ENOUGH = 2000  # branchings after which the search for a second answer is given up


@njit(cache=KEEP, nogil=True)
def _set(board, state, cell, digit):
    """Place a digit and take it from all cells that differ, whether a player sees them or not."""
    _place(board, state, cell, digit)
    for part in range(2):
        peers = board[PEERS + 2 * cell + part] & state[AT + 2 * digit + part]
        state[AT + 2 * digit + part] &= ~peers
        while peers:
            state[MASKS + WORD * part + _lowest(peers)] &= ~(1 << digit)
            peers &= peers - 1


@njit(cache=KEEP, nogil=True)
def _settle(board, state):
    """Place singles, naked and hidden, as long as there are any; say whether none contradicts."""
    again = True
    while again:
        again = False
        for cell in range(board[CELLS]):
            mask = state[MASKS + cell]
            if mask == 0:
                return False
            if mask & (mask - 1) == 0 and not _is_placed(state, cell):
                _set(board, state, cell, _lowest(mask))
                again = True
        for unit in range(board[ALL_UNITS]):
            for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
                count, cell = _places(board, state, unit, digit)
                if count == 0:
                    return False
                if count == 1 and not _is_placed(state, cell):
                    _set(board, state, cell, digit)
                    again = True
    return True


@njit(cache=KEEP, nogil=True)
def _has_other(board, state, stack, full):
    """Say whether a state without cages has another answer than `full`; False when it is too hard.

    stack    int64 [DEPTH, SAVED]   room; the state is spoilt
    """
    level, nodes = 0, 0
    good = _settle(board, state)
    while True:
        if good:
            best, cell, differs = MOST_DIGITS + 1, -1, False
            for at in range(board[CELLS]):
                if _is_placed(state, at):
                    differs |= full[at] >= 0 and state[MASKS + at] != 1 << full[at]
                elif _count(state[MASKS + at]) < best:
                    best, cell = _count(state[MASKS + at]), at
            if cell < 0:
                if differs:
                    return True
                good = False
                continue
            nodes += 1
            if nodes > ENOUGH:
                return False
            mask = state[MASKS + cell]
            if full[cell] >= 0 and mask != 1 << full[cell]:
                mask &= ~(1 << full[cell])  # what is not meant comes first
            digit = _lowest(mask)
            for at in range(SAVED):
                stack[level, at] = state[at]
            # Coming back, the digit is gone from the cell.
            stack[level, MASKS + cell] &= ~(1 << digit)
            stack[level, AT + 2 * digit + cell // WORD] &= ~(1 << cell % WORD)
            level += 1
            _set(board, state, cell, digit)
        else:
            if level == 0:
                return False
            level -= 1
            for at in range(SAVED):
                state[at] = stack[level, at]
        good = _settle(board, state)


@njit(cache=KEEP, nogil=True)
def dig(board, state, told, rungs, rounds, cheap, full, sets, batch, least, givens):
    """Take sets of givens out of a full grid while the rungs carry and `least` givens stay.

    Takes several sets out at once, at first `batch`, and half as many when that is too much. Where
    the first `cheap` rungs do not carry, a second answer is looked for before the others are tried.

    full     int8 [cells]    the grid; -1 for the panel
    sets     int64 [k, m]    cells that lose their givens together, filled up with -1; last first
    givens   int8 [cells]    in and out
    """
    waiting, size = len(sets), batch
    stack, trial = np.empty((DEPTH, SAVED), np.int64), np.empty(STATE, np.int64)
    while waiting:
        taken = min(size, waiting)
        for at in range(waiting - taken, waiting):
            for cell in sets[at]:
                if cell >= 0:
                    givens[cell] = -1
        count = 0
        for cell in range(board[GRID]):
            count += givens[cell] >= 0
        if count >= least:
            begin(board, state, givens)
            word = climb(board, state, told, rungs[:cheap], rounds)[1]
            if word == STUCK and cheap < len(rungs):
                trial[:] = state
                if not _has_other(board, trial, stack, full):
                    word = climb(board, state, told, rungs, rounds)[1]
            if word == SOLVED:
                waiting -= taken
                continue
        for at in range(waiting - taken, waiting):
            for cell in sets[at]:
                if cell >= 0:
                    givens[cell] = full[cell]
        if taken == 1:
            waiting -= 1
        size = max(1, taken // 2)
