# ruff: noqa: TID253, C901, PLR0912
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator"
# mypy: disable-error-code="call-arg, call-overload, assignment, import-untyped"
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
INNER = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
"""What is called from here only; what has no wrappers is compiled in less time."""

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

# Places in `sums`: how many regions there are, and for each how many units it is of, the first of
# them, and its set of cells; then, for each number of cells and each sum, where its combinations
# begin, and the combinations.
MOST_REGIONS, REGION, MOST_TOTAL = 112, 4, 45
COMBOS = 1 + MOST_REGIONS * REGION
SUMS = COMBOS + (MOST_DIGITS + 1) * (MOST_TOTAL + 1) + 1 + (1 << MOST_DIGITS)

# Places in `net`. How many cages; equations; equations of one unit; whether cages overlap. The
# equation of the board. For each rung the cells that changed since it was tried. The candidates
# and placed cells when that was noted last. For each cell the place of the one cage that has it.
MOST_CAGES, MOST_EQUATIONS, MOST_REACH, MOST_CAGE_RUNGS = 1000, 3 * MOST_REGIONS, 1024, 24
CAGED, EQUATED, SOLE, CROSSED, WHOLE, STALE = 0, 1, 2, 3, 8, 16
WAS = STALE + 2 * MOST_CAGE_RUNGS
WAS_PLACED = WAS + MOST_CELLS
OWNER = WAS_PLACED + 2
# At work: open cells, their candidates, what is left of those; the same of two parts of a cage;
# the combinations that fit; steps on the way to them; all sets of digits.
OPEN = OWNER + MOST_CELLS
HAVE, LEFT, NEAR, BOTH, WAITING = range(OPEN + MOST_CELLS, OPEN + 6 * MOST_CELLS, MOST_CELLS)
FITTING = WAITING + MOST_CELLS
PATH = FITTING + 24
REACH = PATH + 16
# The cages: for each its set of cells, its sum (-1 without), how many cells, the units that hold
# it (as a set), the units that it meets, whether it overlaps no other; how many combinations fit,
# what all of them have; its cells; what each keeps; for which candidates all this is so; the
# combinations.
CAGES = REACH + MOST_REACH
TOTAL, LARGE, INSIDE, MEETS, ALONE, FITS, NEEDED, MEMBERS, KEPT, KNOWN, COMBINED = (
    *range(2, 8),
    8,
    10,
    20,
    30,
    40,
)
CAGE = 64
# The equations: the sets counted with + and with -, what they add up to, whether all differ and
# count with +; of what sort; the unit. (TOTAL is that of cages, to whom an equation is alike.)
EQUATIONS = CAGES + MOST_CAGES * CAGE
MINUS, APART, SORT, UNIT, EQUATION = 3, 5, 6, 7, 8
NET = EQUATIONS + MOST_EQUATIONS * EQUATION
TILED, INNIES, OUTIES, OF_LINES = range(4)

# How far a player looks; see the techniques.
SMALL, MOST_SUMMANDS, MOST_FEW, MOST_OPEN, MOST_EXACT, MOST_RESTS, MOST_SUBSET = (
    5,
    14,
    5,
    7,
    3,
    2,
    3,
)
MOST_SHARE = MOST_RESTS * (MOST_DIGITS - 1)
FEW = 6  # cells whose sets of digits fit into a word

# What `climb` says.
STUCK, SOLVED, BROKEN, UNFINISHED = range(4)


def _patterns(count):
    """Return the patterns of so many of ten places, in order."""
    return np.array([x for x in range(1 << MOST_LENGTH) if x.bit_count() == count], np.int64)


TWOS, THREES, FOURS = _patterns(2), _patterns(3), _patterns(4)

# For each of six digits the sets without it, as a word: set s is bit s.
LACKING = np.array(
    [sum(1 << s for s in range(1 << 6) if not s >> digit & 1) for digit in range(6)], np.int64
)


# ------------------------------------------------------------------------------------- small tools


def _count(x):
    """Return how many bits are set in `x`, which is not negative."""
    return int(x).bit_count()


def _lowest(x):
    """Return the place of the lowest bit of `x`, which is not 0."""
    return (int(x) & -int(x)).bit_length() - 1


def _highest(x):
    """Return the place of the highest bit of `x`, which is greater than 0."""
    return int(x).bit_length() - 1


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


@intrinsic
def _llvm_highest(_context, x):
    """Make two instructions of `_highest`."""
    zero_is_undefined = ir.Constant(ir.IntType(1), 1)

    def code(_context, builder, _signature, args):
        return builder.sub(
            ir.Constant(ir.IntType(64), 63), builder.ctlz(args[0], zero_is_undefined)
        )

    return types.int64(types.int64), code


@overload(_count)
def _compiled_count(x):
    return lambda x: _llvm_count(x)


@overload(_lowest)
def _compiled_lowest(x):
    return lambda x: _llvm_lowest(x)


@overload(_highest)
def _compiled_highest(x):
    return lambda x: _llvm_highest(x)


@INNER
def _patterns_of(count):
    """Return the patterns of two, three or four places."""
    if count == 2:
        return TWOS
    if count == 3:
        return THREES
    return FOURS


@INNER
def _is_placed(state, cell):
    """Say whether a cell is placed."""
    return state[PLACED + cell // WORD] >> cell % WORD & 1 == 1


@INNER
def _mixed(x):
    """Return a hash of a small number: 52 bits, so that sums keep to 64; 0 practically never."""
    x = (x + 1) * 0x1E3779B97F4A7C15
    x ^= (x >> 29) & 0x7FFFFFFFF
    x *= 0x3F58476D1CE4E5B9
    x ^= (x >> 32) & 0xFFFFFFFF
    return x & 0xFFFFFFFFFFFFF


@INNER
def _lose(state, step, cell, mask):
    """Mark what a cell loses of a mask, and return the step with it."""
    gone = state[MASKS + cell] & mask
    if gone == 0 or _is_placed(state, cell):
        return step
    state[GONE + cell] |= gone
    return step + _mixed(cell << 12 | gone)


@INNER
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


@INNER
def _put(state, step, cell, digit):
    """Mark that a cell gets a digit, and return the step with it."""
    if state[PUT + cell] == 0:  # of steps that contradict each other, the first is done
        state[PUT + cell] = 1 << digit
    return step + _mixed(1 << 20 | cell << 12 | 1 << digit)


@INNER
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


@INNER
def _places(board, state, unit, digit):
    """Return how many cells of a unit may hold a digit or hold it, and the first of them."""
    low = state[AT + 2 * digit] & board[SETS + 2 * unit]
    high = state[AT + 2 * digit + 1] & board[SETS + 2 * unit + 1]
    if low:
        return _count(low) + _count(high), _lowest(low)
    if high:
        return _count(high), WORD + _lowest(high)
    return 0, -1


@INNER
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


@INNER
def _digit(state, cell):
    """Return the digit of a placed cell."""
    return _lowest(state[MASKS + cell])


# ------------------------------------------------------------------------------ singles in the grid


@INNER
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


@INNER
def _hidden_singles(board, state, told, boxes):
    """Do as singles.hidden_singles_box, or as hidden_singles_line."""
    for unit in range(board[GRID_UNITS]):
        if (board[SORTS + unit] == BOX) != boxes:
            continue
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count == 1 and cell < board[GRID] and not _is_placed(state, cell):
                _tell(state, told, _put(state, 0, cell, digit))


@INNER
def _naked_singles(board, state, told, first, last):
    """Do as singles.naked_singles, or as missing.naked_missing, with the cells from `first` on."""
    for cell in range(first, last):
        mask = state[MASKS + cell]
        if mask & (mask - 1) == 0 and mask and not _is_placed(state, cell):
            _tell(state, told, _put(state, 0, cell, _lowest(mask)))


# --------------------------------------------------------------------------------- missing digits


@INNER
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


@INNER
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


@INNER
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


@INNER
def _not_magic(board, state, told):
    """Do as missing.not_magic."""
    magic = board[MAGIC]
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        for place in range(board[LENGTH]):
            cell = board[UNITS + unit * MOST_LENGTH + place]
            if _is_placed(state, cell):
                _tell(state, told, _lose(state, 0, magic, state[MASKS + cell]))


@INNER
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


@INNER
def _magic_on_diagonals(board, state, told):
    """Do as missing.magic_on_diagonals."""
    for pair in range(board[UNEQUAL]):
        one, other = board[UNEQUAL + 1 + 2 * pair], board[UNEQUAL + 2 + 2 * pair]
        if _is_placed(state, one):
            _tell(state, told, _lose(state, 0, other, state[MASKS + one]))
        if _is_placed(state, other):
            _tell(state, told, _lose(state, 0, one, state[MASKS + other]))


@INNER
def _copies(board, state, digit):
    """Return the set of the grid cells where a digit stands."""
    grid = board[GRID]
    low = state[AT + 2 * digit] & state[PLACED]
    high = state[AT + 2 * digit + 1] & state[PLACED + 1]
    if grid < WORD:
        return low & ((1 << grid) - 1), 0
    return low, high & ((1 << (grid - WORD)) - 1)


@INNER
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


@INNER
def _missing_line_singles(board, state, told):
    """Do as missing.missing_line_singles."""
    for unit in range(board[GRID_UNITS], board[ALL_UNITS]):
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            count, cell = _places(board, state, unit, digit)
            if count == 1 and cell != board[MAGIC] and not _is_placed(state, cell):
                _tell(state, told, _put(state, 0, cell, digit))


@INNER
def _eight_copies(board, state, told):
    """Do as missing.eight_copies."""
    magic = state[MASKS + board[MAGIC]]
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        low, high = _copies(board, state, digit)
        if _count(low) + _count(high) != board[SIZE] - 1:
            continue
        row, column, box, without = 0, 0, 0, 0
        for unit in range(board[GRID_UNITS]):
            if (
                board[SORTS + unit] == DIAGONAL
                or low & board[SETS + 2 * unit]
                or high & board[SETS + 2 * unit + 1]
            ):
                continue
            without += 1
            if board[SORTS + unit] == ROW:
                row = unit
            elif board[SORTS + unit] == COLUMN:
                column = unit
            else:
                box = unit
        if without != 3:  # the copies contradict each other
            continue
        step = 0
        if magic == 1 << digit:
            seat = row * board[SIZE] + column - board[SIZE]
            if not _is_placed(state, seat):
                step = _put(state, 0, seat, digit)
        elif magic >> digit & 1 == 0:
            for unit in (row, column, box):
                panel = board[PANELS + unit]
                if not _is_placed(state, panel):
                    step = _put(state, step, panel, digit)
        _tell(state, told, step)


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
def _line(board, square, line):
    """Return the unit that is a line: of the rows (square 0) or columns, the last one of panels."""
    if line < board[SIZE]:
        return square * board[SIZE] + line
    return board[GRID_UNITS] + 1 - square


@INNER
def _cell(board, square, line, place):
    """Return a cell of a line."""
    return board[UNITS + _line(board, square, line) * MOST_LENGTH + place]


@INNER
def _spots(board, state, square, digit, spots):
    """Fill in for each line, as a pattern, where it may hold a digit."""
    _look(board, state)
    for line in range(board[LINES]):
        spots[line] = state[SPOTS + _line(board, square, line) * MOST_DIGITS + digit]


@INNER
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


@INNER
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


@INNER
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


@INNER
def _in(low, high, cell):
    """Say whether a set holds a cell."""
    return (low if cell < WORD else high) >> cell % WORD & 1 == 1


# ------------------------------------------------------------------------- wings and short chains


@INNER
def _sees(board, one, other):
    """Say whether two cells must differ."""
    return board[PEERS + 2 * one + other // WORD] >> other % WORD & 1 == 1


@INNER
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


@INNER
def _without(low, high, cell):
    """Return a set of cells without one."""
    if cell < WORD:
        return low & ~(1 << cell), high
    return low, high & ~(1 << (cell - WORD))


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


@INNER
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


# ------------------------------------------------------------------------------ cages: laying down


@INNER
def _with(low, high, cell):
    """Return a set of cells with one more."""
    if cell < WORD:
        return low | 1 << cell, high
    return low, high | 1 << (cell - WORD)


@INNER
def _grid_set(board):
    """Return the set of the grid cells."""
    return (1 << min(WORD, board[GRID])) - 1, (1 << max(0, board[GRID] - WORD)) - 1


@INNER
def _lay_cage(board, net, at, cells, first, size, total):
    """Write a cage down at its place, and let its cells see each other."""
    low, high = 0, 0
    for place in range(size):
        net[at + MEMBERS + place] = cells[first + place]
        low, high = _with(low, high, cells[first + place])
    for place in range(size):
        cell = cells[first + place]
        others0, others1 = _without(low, high, cell)
        board[SEEN + 2 * cell] |= others0
        board[SEEN + 2 * cell + 1] |= others1
        board[PEERS + 2 * cell] |= others0
        board[PEERS + 2 * cell + 1] |= others1
    inside, meets = 0, 0
    for unit in range(board[GRID_UNITS]):
        unit0, unit1 = board[SETS + 2 * unit], board[SETS + 2 * unit + 1]
        if low & unit0 or high & unit1:
            meets |= 1 << unit
            if low & ~unit0 == 0 and high & ~unit1 == 0:
                inside |= 1 << unit
    for earlier in range(CAGES, at, CAGE):
        if net[earlier] == low and net[earlier + 1] == high and net[earlier + TOTAL] == total:
            total = -1  # said already
    net[at], net[at + 1], net[at + TOTAL], net[at + LARGE] = low, high, total, size
    net[at + INSIDE], net[at + MEETS], net[at + ALONE], net[at + KNOWN] = inside, meets, 0, -1


@INNER
def _part_cages(net):
    """Do as leftovers.alone, and note whose each cell is."""
    for cell in range(MOST_CELLS):
        net[HAVE + cell], net[OWNER + cell] = 0, -1
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if net[at + TOTAL] >= 0:
            for place in range(net[at + LARGE]):
                net[HAVE + net[at + MEMBERS + place]] += 1
    net[CROSSED] = 0
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        alone = net[at + TOTAL] >= 0
        for place in range(net[at + LARGE]):
            alone = alone and net[HAVE + net[at + MEMBERS + place]] == 1
        if alone:
            net[at + ALONE] = 1
            for place in range(net[at + LARGE]):
                net[OWNER + net[at + MEMBERS + place]] = at
        elif net[at + TOTAL] >= 0:
            net[CROSSED] = 1


@INNER
def _all_differ(board, low, high):
    """Do as leftovers._apart."""
    left0, left1 = low, high
    while left0 or left1:
        cell = _lowest(left0) if left0 else WORD + _lowest(left1)
        left0, left1 = _without(left0, left1, cell)
        if left0 & ~board[PEERS + 2 * cell] or left1 & ~board[PEERS + 2 * cell + 1]:
            return False
    return True


@INNER
def _equate(board, net, plus0, plus1, minus0, minus1, total, sole, unit):
    """Write an equation down unless it is large, empty or said already."""
    size = _count(plus0 | minus0) + _count(plus1 | minus1)
    if not 1 <= size <= MOST_SUMMANDS:
        return
    slot = _mixed(_mixed(_mixed(_mixed(plus0) ^ plus1) ^ minus0) ^ minus1) & (MOST_REACH - 1)
    while net[REACH + slot]:
        at = net[REACH + slot]
        if (
            net[at] == plus0
            and net[at + 1] == plus1
            and net[at + MINUS] == minus0
            and net[at + MINUS + 1] == minus1
        ):
            return
        slot = (slot + 1) & (MOST_REACH - 1)
    at = EQUATIONS + net[EQUATED] * EQUATION
    net[EQUATED] += 1
    net[REACH + slot] = at
    grid0, grid1 = _grid_set(board)
    sort = INNIES if plus0 & grid0 or plus1 & grid1 else TILED
    if minus0 or minus1:
        sort = OUTIES
    net[at], net[at + 1], net[at + MINUS], net[at + MINUS + 1] = plus0, plus1, minus0, minus1
    net[at + TOTAL] = total
    net[at + APART] = sort != OUTIES and (sole or _all_differ(board, plus0, plus1))
    net[at + SORT] = sort if sole else sort + OF_LINES
    net[at + UNIT] = unit


@INNER
def _equate_region(board, net, low, high, units, unit, every):
    """Do as the loop of leftovers.leftovers does with a region."""
    grid0, grid1 = _grid_set(board)
    in0, in1 = low & grid0, high & grid1
    within0, within1, touching0, touching1, most0, most1 = 0, 0, 0, 0, 0, 0
    inner, outer, major = 0, 0, 0
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        cage0, cage1 = net[at], net[at + 1]
        part0, part1 = cage0 & in0, cage1 & in1
        if net[at + ALONE] == 0 or (part0 == 0 and part1 == 0):
            continue
        total = net[at + TOTAL]
        touching0, touching1, outer = touching0 | cage0, touching1 | cage1, outer + total
        part = _count(part0) + _count(part1)
        if 2 * part > net[at + LARGE]:
            most0, most1, major = most0 | cage0, most1 | cage1, major + total
        if part == net[at + LARGE]:
            within0, within1, inner = within0 | cage0, within1 | cage1, inner + total
    full, sole = every * units, units == 1
    for choice in range(3):
        taken0, taken1, caged = within0, within1, inner
        if choice == 1:
            taken0, taken1, caged = touching0, touching1, outer
        elif choice == 2:
            taken0, taken1, caged = most0, most1, major
        _equate(
            board,
            net,
            low & ~taken0,
            high & ~taken1,
            taken0 & ~low,
            taken1 & ~high,
            full - caged,
            sole,
            unit,
        )


@INNER
def _equate_board(board, net, every):
    """Do as leftovers.whole."""
    plus0, plus1 = _grid_set(board)
    minus0, minus1 = 0, 0
    total = every * board[SIZE]
    if net[CAGED] == 0:
        plus0, plus1 = 0, 0
    elif board[MAGIC] >= 0:
        total -= every
        minus0, minus1 = _with(minus0, minus1, board[MAGIC])
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if net[at + ALONE]:
            plus0, plus1, total = plus0 & ~net[at], plus1 & ~net[at + 1], total - net[at + TOTAL]
    net[WHOLE], net[WHOLE + 1], net[WHOLE + MINUS], net[WHOLE + MINUS + 1] = (
        plus0,
        plus1,
        minus0,
        minus1,
    )
    net[WHOLE + TOTAL] = total
    net[WHOLE + APART] = board[MAGIC] < 0 and _all_differ(board, plus0, plus1)


@njit(cache=KEEP, nogil=True)
def lay(plain, board, net, sums, bounds, cells, totals, count):
    """Lay the cages of a puzzle: fill a board and a net in.

    plain    int64 [BOARD]       the board without cages
    board    int64 [BOARD]       out: the same with them
    net      int64 [NET]         out
    bounds   int64 [count + 1]   the first cell of each cage, and the end
    cells    int64 [...]         the cells of the cages
    totals   int64 [count]       their sums, -1 where there is none

    Returns False when there are too many cages, or one of more cells than any unit has.
    """
    if count > MOST_CAGES:
        return False
    for at in range(BOARD):
        board[at] = plain[at]
    every = 0
    for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
        every += digit
    net[CAGED] = count
    for cage in range(count):
        size = bounds[cage + 1] - bounds[cage]
        if not 1 <= size <= MOST_LENGTH:
            return False
        total = every if size == board[DIGITS] else totals[cage]
        _lay_cage(board, net, CAGES + cage * CAGE, cells, bounds[cage], size, total)
    _part_cages(net)
    for slot in range(MOST_REACH):
        net[REACH + slot] = 0
    net[EQUATED] = net[SOLE] = 0
    for at in range(1, 1 + REGION * sums[0] * (count > 0), REGION):
        _equate_region(board, net, sums[at + 2], sums[at + 3], sums[at], sums[at + 1], every)
        if sums[at] == 1:
            net[SOLE] = net[EQUATED]
    _equate_board(board, net, every)
    for at in range(STALE, STALE + 2 * MOST_CAGE_RUNGS):
        net[at] = -1
    return True


# ------------------------------------------------------------------------------- cages: their sums


@INNER
def _fit_few(net, count, combo):
    """Do as _fit_many for up to six cells: a set of places is a number, a set of them a word."""
    if count == 1:
        net[LEFT] |= combo
        return True
    if count == 2:
        one = combo & -combo
        other = combo ^ one
        fits = False
        for _ in range(2):
            if net[HAVE] & one and net[HAVE + 1] & other:
                net[LEFT] |= one
                net[LEFT + 1] |= other
                fits = True
            one, other = other, one
        return fits
    last, full = count - 1, (1 << count) - 1
    # Forward: which sets of the digits the first cells can hold.
    reach = 1
    for place in range(last):
        net[PATH + place] = reach
        further, bits = 0, combo
        for digit in range(count):
            bit = bits & -bits
            bits ^= bit
            if net[HAVE + place] & bit:
                further |= (reach & LACKING[digit]) << (1 << digit)
        reach = further
    # Back from the set of all.
    live, bits = 0, combo
    for digit in range(count):
        bit = bits & -bits
        bits ^= bit
        if net[HAVE + last] & bit and reach >> (full ^ 1 << digit) & 1:
            net[LEFT + last] |= bit
            live |= 1 << (full ^ 1 << digit)
    if live == 0:
        return False
    for place in range(last - 1, -1, -1):
        before, bits = 0, combo
        for digit in range(count):
            bit = bits & -bits
            bits ^= bit
            if net[HAVE + place] & bit:
                from_here = live >> (1 << digit) & LACKING[digit] & net[PATH + place]
                if from_here:
                    net[LEFT + place] |= bit
                    before |= from_here
        live = before
    return True


@INNER
def _fit_many(net, count, combo):
    """Add to LEFT what `count` cells hold when they hold a combination; say whether they can.

    Goes through the sets of its digits: 1 when the first cells can hold a set, 2 when the others
    can then hold the rest.
    """
    for digit in range(count):
        net[PATH + digit] = combo & -combo
        combo &= combo - 1
    full = (1 << count) - 1
    for used in range(full + 1):
        net[REACH + used] = 0
    net[REACH] = 1
    for used in range(full):
        if net[REACH + used]:
            have = net[HAVE + _count(used)]
            for digit in range(count):
                if used >> digit & 1 == 0 and have & net[PATH + digit]:
                    net[REACH + (used | 1 << digit)] = 1
    if net[REACH + full] == 0:
        return False
    net[REACH + full] = 2
    for used in range(full, 0, -1):
        if net[REACH + used] == 2:
            place = _count(used) - 1
            for digit in range(count):
                before = used & ~(1 << digit)
                if before != used and net[HAVE + place] & net[PATH + digit] and net[REACH + before]:
                    net[REACH + before] = 2
                    net[LEFT + place] |= net[PATH + digit]
    return True


@INNER
def _fit(net, sums, count, total, held):
    """Do as cage_sums.fit with open cells of masks HAVE, beside cells that hold some digits.

    Writes what they keep to LEFT and the combinations, without `held`, to FITTING; returns how
    many there are.
    """
    if count > MOST_DIGITS or not 0 <= total <= MOST_TOTAL:
        return 0
    union = 0
    for place in range(count):
        union |= net[HAVE + place]
        net[LEFT + place] = 0
    union &= ~held
    found = 0
    row = COMBOS + (MOST_TOTAL + 1) * count + total
    for at in range(sums[row], sums[row + 1]):
        combo = sums[at]
        if combo & ~union:
            continue
        possible = True
        for place in range(count):
            if net[HAVE + place] & combo == 0:
                possible = False
        if not possible:
            continue
        if count == 0 or (
            _fit_few(net, count, combo) if count <= FEW else _fit_many(net, count, combo)
        ):
            net[FITTING + found] = combo
            found += 1
    return found


@INNER
def _fit_cage(net, sums, state, at):
    """Do as cage_sums.fit_of with a cage; what has not changed is not worked out anew.

    The cage then has its combinations, how many they are, what they share, and what each cell
    keeps. Returns how many.
    """
    large = net[at + LARGE]
    place = 0
    while place < large:
        if net[at + KNOWN + place] != state[MASKS + net[at + MEMBERS + place]]:
            break
        place += 1
    if place == large:
        return net[at + FITS]
    total, held, count, twice = net[at + TOTAL], 0, 0, False
    for place in range(large):
        mask = state[MASKS + net[at + MEMBERS + place]]
        net[at + KNOWN + place] = net[at + KEPT + place] = mask
        if mask & (mask - 1) == 0:
            twice = twice or held & mask != 0
            held |= mask
            total -= _lowest(mask)
        else:
            net[OPEN + count], net[HAVE + count] = place, mask
            count += 1
    fits = 0 if twice else _fit(net, sums, count, total, held)
    for number in range(count):
        net[at + KEPT + net[OPEN + number]] = net[LEFT + number]
    needed = -1
    for number in range(fits):
        combo = net[FITTING + number] | held
        net[at + COMBINED + number] = combo
        needed &= combo
    net[at + FITS], net[at + NEEDED] = fits, needed
    return fits


@INNER
def _is_open(net, state, at):
    """Say whether a cage or an equation has an open cell among the first of its sets."""
    return net[at] & ~state[PLACED] != 0 or net[at + 1] & ~state[PLACED + 1] != 0


@INNER
def _is_news(net, state, at, low, high):
    """Say whether a cage has a sum, an open cell, and one that changed."""
    return (
        net[at + TOTAL] >= 0
        and (net[at] & low != 0 or net[at + 1] & high != 0)
        and _is_open(net, state, at)
    )


@INNER
def _put_or_lose(state, told, cell, keep, only):
    """Do as cage_sums.lost with one cell, which is `only` when no other is open."""
    if only and keep & (keep - 1) == 0 and keep:
        _tell(state, told, _put(state, 0, cell, _lowest(keep)))
        return 0
    return _lose(state, 0, cell, ~keep)


# -------------------------------------------------------------------------------- cages themselves


@INNER
def _cage_last_cells(net, state, told, low, high):
    """Do as cages.cage_last_cells."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        open0, open1 = net[at] & ~state[PLACED], net[at + 1] & ~state[PLACED + 1]
        if _count(open0) + _count(open1) != 1 or not _is_news(net, state, at, low, high):
            continue
        last = _lowest(open0) if open0 else WORD + _lowest(open1)
        digit = net[at + TOTAL]
        for place in range(net[at + LARGE]):
            cell = net[at + MEMBERS + place]
            if cell != last:
                digit -= _digit(state, cell)
        if 0 <= digit < MOST_DIGITS and state[MASKS + last] >> digit & 1:
            _tell(state, told, _put(state, 0, last, digit))


@INNER
def _cage_singles(net, sums, state, told, low, high):
    """Do as cages.cage_singles."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        large, total = net[at + LARGE], net[at + TOTAL]
        if large < 2 or total > MOST_TOTAL or not _is_news(net, state, at, low, high):
            continue
        row = COMBOS + (MOST_TOTAL + 1) * large + total
        if sums[row + 1] - sums[row] == 1:
            combo = sums[sums[row]]
            _tell(state, told, _lose_all(state, 0, net[at], net[at + 1], ~combo))


@INNER
def _reach_of(union, count):
    """Do as cage_sums.reach."""
    least, most, left = 0, 0, union
    size = _count(union)
    for number in range(size):
        digit = _lowest(left)
        left &= left - 1
        if number < count:
            least += digit
        if number >= size - count:
            most += digit
    return least, most


@INNER
def _cage_bounds(board, net, state, told, low, high):
    """Do as cages.cage_bounds."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        large = net[at + LARGE]
        if large < 2 or not _is_news(net, state, at, low, high):
            continue
        for place in range(large):
            cell = net[at + MEMBERS + place]
            if _is_placed(state, cell):
                continue
            union, least, most = 0, 0, 0
            for other in range(large):
                if other != place:
                    mask = state[MASKS + net[at + MEMBERS + other]]
                    union |= mask
                    least += _lowest(mask)
                    most += _highest(mask)
            less, more = _reach_of(union, large - 1)
            first = max(net[at + TOTAL] - min(most, more), 0)
            last = min(net[at + TOTAL] - max(least, less), MOST_DIGITS - 1)
            fits = (1 << (last + 1)) - (1 << first) if first <= last else 0
            _tell(state, told, _lose(state, 0, cell, board[FULL] & ~fits))


@INNER
def _cage_combinations(net, sums, state, told, low, high):
    """Do as cages.cage_combinations."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        large, total = net[at + LARGE], net[at + TOTAL]
        if total > MOST_TOTAL or not _is_news(net, state, at, low, high):
            continue
        union, fixed = 0, 0
        for place in range(large):
            mask = state[MASKS + net[at + MEMBERS + place]]
            union |= mask
            if mask & (mask - 1) == 0:
                fixed |= mask
        allowed = 0
        row = COMBOS + (MOST_TOTAL + 1) * large + total
        for number in range(sums[row], sums[row + 1]):
            combo = sums[number]
            if combo & ~union or fixed & ~combo:
                continue
            possible = True
            for place in range(large):
                if state[MASKS + net[at + MEMBERS + place]] & combo == 0:
                    possible = False
            if possible:
                allowed |= combo
        if allowed:
            _tell(state, told, _lose_all(state, 0, net[at], net[at + 1], ~allowed))


@INNER
def _cage_placements(net, sums, state, told, low, high, large):
    """Do as cages.cage_placements, or as cages.cage_complements with the large cages."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if (net[at + LARGE] > SMALL) != large or not _is_news(net, state, at, low, high):
            continue
        if _fit_cage(net, sums, state, at) == 0:
            continue
        only = _count(net[at] & ~state[PLACED]) + _count(net[at + 1] & ~state[PLACED + 1]) == 1
        step = 0
        for place in range(net[at + LARGE]):
            cell = net[at + MEMBERS + place]
            if not _is_placed(state, cell):
                step += _put_or_lose(state, told, cell, net[at + KEPT + place], only)
        _tell(state, told, step)


# -------------------------------------------------------------------------- cages and their units


@INNER
def _is_fitting(net, sums, state, at, low, high):
    """Do as cage_units._fitting: say whether a cage of several cells that changed can be filled."""
    return (
        net[at + LARGE] > 1
        and _is_news(net, state, at, low, high)
        and _fit_cage(net, sums, state, at) > 0
    )


@INNER
def _cage_presents(board, net, sums, state, told, low, high):
    """Do as cage_units.cage_presents."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if net[at + INSIDE] == 0 or not _is_fitting(net, sums, state, at, low, high):
            continue
        units = net[at + INSIDE]
        while units:
            panel = board[PANELS + _lowest(units)]
            units &= units - 1
            if panel >= 0:
                _tell(state, told, _lose(state, 0, panel, net[at + NEEDED]))


@INNER
def _lose_rest(board, state, told, unit, low, high, mask):
    """Take the digits of a mask from the cells of a unit that are not in a set."""
    rest0, rest1 = board[SETS + 2 * unit] & ~low, board[SETS + 2 * unit + 1] & ~high
    _tell(state, told, _lose_all(state, 0, rest0, rest1, mask))


@INNER
def _cage_naked_subsets(board, net, sums, state, told, low, high):
    """Do as cage_units.cage_naked_subsets."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if net[at + INSIDE] == 0 or not _is_fitting(net, sums, state, at, low, high):
            continue
        units = net[at + INSIDE]
        while units and net[at + FITS] == 1:
            _lose_rest(board, state, told, _lowest(units), net[at], net[at + 1], net[at + NEEDED])
            units &= units - 1


@INNER
def _cage_pointings(board, net, sums, state, told, low, high):
    """Do as cage_units.cage_pointings."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if not _is_fitting(net, sums, state, at, low, high):
            continue
        needed = net[at + NEEDED]
        while needed:
            digit = _lowest(needed)
            needed &= needed - 1
            seats0, seats1 = 0, 0
            for place in range(net[at + LARGE]):
                if net[at + KEPT + place] >> digit & 1:
                    seats0, seats1 = _with(seats0, seats1, net[at + MEMBERS + place])
            units = net[at + MEETS]
            while units:
                unit = _lowest(units)
                units &= units - 1
                if (
                    seats0 & ~board[SETS + 2 * unit] == 0
                    and seats1 & ~board[SETS + 2 * unit + 1] == 0
                ):
                    _lose_rest(board, state, told, unit, net[at], net[at + 1], 1 << digit)


@INNER
def _cage_claimings(board, net, state, told, low, high):
    """Do as cage_units.cage_claimings."""
    for unit in range(board[GRID_UNITS]):
        unit0, unit1 = board[SETS + 2 * unit], board[SETS + 2 * unit + 1]
        if unit0 & low == 0 and unit1 & high == 0:
            continue
        for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
            at0, at1 = state[AT + 2 * digit], state[AT + 2 * digit + 1]
            places0, places1 = at0 & unit0, at1 & unit1
            if not 2 <= _count(places0) + _count(places1) <= MOST_LENGTH:
                continue
            for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
                if places0 & ~net[at] == 0 and places1 & ~net[at + 1] == 0:
                    rest0, rest1 = net[at] & ~unit0 & at0, net[at + 1] & ~unit1 & at1
                    _tell(state, told, _lose_all(state, 0, rest0, rest1, 1 << digit))


@INNER
def _cage_hidden_subsets(board, net, sums, state, told, low, high):
    """Do as cage_units.cage_hidden_subsets."""
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if not _is_fitting(net, sums, state, at, -1, -1):
            continue
        cage0, cage1 = net[at], net[at + 1]
        units = net[at + MEETS]
        while units:
            unit = _lowest(units)
            units &= units - 1
            unit0, unit1 = board[SETS + 2 * unit], board[SETS + 2 * unit + 1]
            if (unit0 | cage0) & low == 0 and (unit1 | cage1) & high == 0:
                continue
            forced = 0
            for digit in range(board[FIRST], board[FIRST] + board[DIGITS]):
                if (
                    state[AT + 2 * digit] & unit0 & ~cage0 == 0
                    and state[AT + 2 * digit + 1] & unit1 & ~cage1 == 0
                ):
                    forced |= 1 << digit
            allowed = 0
            for number in range(net[at + FITS]):
                if forced & ~net[at + COMBINED + number] == 0:
                    allowed |= net[at + COMBINED + number]
            if forced and allowed:
                _tell(state, told, _lose_all(state, 0, cage0, cage1, ~allowed))


@INNER
def _cages_inside(net, sums, state, unit):
    """Write to WAITING the cages that killer_subsets counts in a unit; return how many."""
    count = 0
    for at in range(CAGES, CAGES + net[CAGED] * CAGE, CAGE):
        if not net[at + INSIDE] >> unit & 1 or not _is_fitting(net, sums, state, at, -1, -1):
            continue
        alone = True
        for other in range(CAGES, CAGES + net[CAGED] * CAGE * net[CROSSED], CAGE):
            if (
                other != at
                and net[other + TOTAL] >= 0
                and net[other + LARGE] > 1
                and net[other + INSIDE] >> unit & 1
                and (net[at] & net[other] or net[at + 1] & net[other + 1])
            ):
                alone = False
        if alone:
            net[WAITING + count] = at
            count += 1
    return count


@INNER
def _killer_subsets(board, net, sums, state, told, low, high):
    """Do as cage_units.killer_subsets."""
    for unit in range(board[GRID_UNITS]):
        if board[SETS + 2 * unit] & low == 0 and board[SETS + 2 * unit + 1] & high == 0:
            continue
        count = _cages_inside(net, sums, state, unit)
        if count == 0:
            continue
        for size in range(2, MOST_SUBSET + 1):
            for digits in _patterns_of(size):
                if digits & ~board[FULL] == 0:
                    _killer_subset(board, net, state, told, unit, count, digits, size)


@INNER
def _killer_subset(board, net, state, told, unit, count, digits, size):
    """Do as cage_units._killer_subset."""
    shares, member0, member1 = 0, 0, 0
    for number in range(count):
        at = net[WAITING + number]
        share = size
        for combination in range(net[at + FITS]):
            share = min(share, _count(net[at + COMBINED + combination] & digits))
        if share:
            shares += share
            member0, member1 = member0 | net[at], member1 | net[at + 1]
    if not 0 < shares <= size:
        return
    for place in range(board[LENGTH]):
        cell = board[UNITS + unit * MOST_LENGTH + place]
        if state[MASKS + cell] & ~digits == 0 and not _in(member0, member1, cell):
            if _is_placed(state, cell):
                return
            shares += 1
            member0, member1 = _with(member0, member1, cell)
    if shares == size:
        _lose_rest(board, state, told, unit, member0, member1, digits)


# ------------------------------------------------------------------------------ innies and outies


@INNER
def _open_cells(net, state, low, high, count):
    """Append the open cells of a set to OPEN, their masks to HAVE.

    Returns how many there are then, what the placed cells add up to and hold, -1 for a digit that
    is twice.
    """
    total, held = 0, 0
    while low or high:
        cell = _lowest(low) if low else WORD + _lowest(high)
        low, high = _without(low, high, cell)
        mask = state[MASKS + cell]
        if _is_placed(state, cell):
            total += _lowest(mask)
            held = -1 if held & mask else held | mask
        else:
            net[OPEN + count], net[HAVE + count] = cell, mask
            count += 1
    return count, total, held


@INNER
def _open_count(net, state, at):
    """Return how many cells of an equation are open."""
    return _count((net[at] | net[at + MINUS]) & ~state[PLACED]) + _count(
        (net[at + 1] | net[at + MINUS + 1]) & ~state[PLACED + 1]
    )


@INNER
def _linear(net, plus, count, rest):
    """Do as sums.linear with up to seven open cells, the first `plus` of them counted with +.

    Every digit is counted from the least that its cell can add, so that all that matters are the
    sums up to a number below 32.
    """
    width = 0
    for place in range(count):
        least, most = _lowest(net[HAVE + place]), _highest(net[HAVE + place])
        rest += -least if place < plus else most
        width += most - least
    if not 0 <= rest <= width:
        return False
    turned = 2 * rest > width
    if turned:
        rest = width - rest
    reach = 1
    for place in range(count):
        net[PATH + place] = reach
        upward = (place < plus) != turned
        least, most = _lowest(net[HAVE + place]), _highest(net[HAVE + place])
        mask, further = net[HAVE + place], 0
        while mask:
            digit = _lowest(mask)
            mask &= mask - 1
            further |= reach << (digit - least if upward else most - digit)
        reach = further & ((2 << rest) - 1)
    if reach >> rest & 1 == 0:
        return False
    live = 1 << rest
    for place in range(count - 1, -1, -1):
        upward = (place < plus) != turned
        least, most = _lowest(net[HAVE + place]), _highest(net[HAVE + place])
        mask, before, kept = net[HAVE + place], 0, 0
        while mask:
            digit = _lowest(mask)
            mask &= mask - 1
            from_here = live >> (digit - least if upward else most - digit) & net[PATH + place]
            if from_here:
                kept |= 1 << digit
                before |= from_here
        net[LEFT + place] = kept
        live = before
    return True


@INNER
def _exact(board, net, plus, count, rest):
    """Do as innies._exact with one to three open cells of masks LEFT, which it narrows."""
    one = net[LEFT]
    two = net[LEFT + 1] if count > 1 else 1
    three = net[LEFT + 2] if count > 2 else 1
    unequal01 = count > 1 and _sees(board, net[OPEN], net[OPEN + 1])
    unequal02 = count > 2 and _sees(board, net[OPEN], net[OPEN + 2])
    unequal12 = count > 2 and _sees(board, net[OPEN + 1], net[OPEN + 2])
    kept0, kept1, kept2 = 0, 0, 0
    for a in range(MOST_DIGITS):
        if one >> a & 1 == 0:
            continue
        for b in range(MOST_DIGITS):
            if two >> b & 1 == 0 or (unequal01 and a == b):
                continue
            c = rest - (a if plus > 0 else -a) - (b if plus > 1 else -b)
            if plus < 3:
                c = -c
            if not 0 <= c < MOST_DIGITS or three >> c & 1 == 0:
                continue
            if (unequal02 and a == c) or (unequal12 and b == c):
                continue
            kept0, kept1, kept2 = kept0 | 1 << a, kept1 | 1 << b, kept2 | 1 << c
    net[LEFT], net[LEFT + 1], net[LEFT + 2] = kept0, kept1, kept2
    return kept0 != 0


@INNER
def _solve_equation(board, net, sums, state, told, at, least, most):
    """Do as innies._step: tell what an equation of so many open cells says."""
    count = _open_count(net, state, at)
    if not least <= count <= most:
        return
    plus, had, held = _open_cells(net, state, net[at], net[at + 1], 0)
    _, taken, _ = _open_cells(net, state, net[at + MINUS], net[at + MINUS + 1], plus)
    rest = net[at + TOTAL] - had + taken
    if net[at + APART]:
        if held < 0 or _fit(net, sums, count, rest, held) == 0:
            return
    elif not _linear(net, plus, count, rest) or (
        count <= MOST_EXACT and not _exact(board, net, plus, count, rest)
    ):
        return
    step = 0
    for place in range(count):
        step += _put_or_lose(state, told, net[OPEN + place], net[LEFT + place], count == 1)
    _tell(state, told, step)


@INNER
def _has_news(net, at, low, high):
    """Say whether a cell of an equation changed."""
    return (net[at] | net[at + MINUS]) & low != 0 or (net[at + 1] | net[at + MINUS + 1]) & high != 0


@INNER
def _equations(board, net, sums, state, told, low, high, sort, least, most):
    """Do as the functions of innies.py with the equations of a sort."""
    first, last = 0, net[SOLE]
    if sort >= OF_LINES:
        first, last = last, net[EQUATED]
    for at in range(EQUATIONS + first * EQUATION, EQUATIONS + last * EQUATION, EQUATION):
        if net[at + SORT] == sort and _has_news(net, at, low, high):
            _solve_equation(board, net, sums, state, told, at, least, most)


@INNER
def _innies_pointings(board, net, sums, state, told, low, high):
    """Do as innies.innies_pointings."""
    for at in range(EQUATIONS, EQUATIONS + net[SOLE] * EQUATION, EQUATION):
        if not net[at + APART] or not _has_news(net, at, low, high):
            continue
        if not 1 <= _open_count(net, state, at) <= MOST_OPEN:
            continue
        count, had, held = _open_cells(net, state, net[at], net[at + 1], 0)
        if held < 0:
            continue
        fits = _fit(net, sums, count, net[at + TOTAL] - had, held)
        needed = -1
        for number in range(fits):
            needed &= net[FITTING + number]
        if fits:
            unit = net[at + UNIT]
            _lose_rest(board, state, told, unit, net[at], net[at + 1], needed | held)


@INNER
def _cage_splits(board, net, sums, state, told, low, high):
    """Do as cage_splits.cage_splits."""
    grid0, grid1 = _grid_set(board)
    open0, open1 = ~state[PLACED], ~state[PLACED + 1]
    for at in range(EQUATIONS, EQUATIONS + net[EQUATED] * EQUATION, EQUATION):
        part0, part1 = net[at] & grid0 & open0, net[at + 1] & grid1 & open1
        minus0, minus1 = net[at + MINUS] & open0, net[at + MINUS + 1] & open1
        plus = part0 != 0 or part1 != 0
        if plus == (minus0 != 0 or minus1 != 0):
            continue
        if not plus:
            part0, part1 = minus0, minus1
        cage = net[OWNER + (_lowest(part0) if part0 else WORD + _lowest(part1))]
        if cage < 0 or part0 & ~net[cage] or part1 & ~net[cage + 1]:
            continue
        changed = net[cage] & low != 0 or net[cage + 1] & high != 0
        if changed or _has_news(net, at, low, high):
            _cage_split(board, net, sums, state, told, at, cage, part0, part1, plus)


@INNER
def _shares(board, net, state, at, plus):
    """Do as cage_splits._shares: the sums a part can have, as a least one and what is beyond it.

    (-1, 0) where too many missing digits are open.
    """
    grid0, grid1 = _grid_set(board)
    base, sums, rests = net[at + TOTAL], 1, 0
    for side in range(2):
        low, high = net[at + side * MINUS], net[at + side * MINUS + 1]
        while low or high:
            cell = _lowest(low) if low else WORD + _lowest(high)
            low, high = _without(low, high, cell)
            if _is_placed(state, cell):
                base += _digit(state, cell) if side else -_digit(state, cell)
            elif not _in(grid0, grid1, cell):
                rests += 1
                if rests > MOST_RESTS:
                    return -1, 0
                mask, further = state[MASKS + cell], 0
                while mask:
                    further |= sums << _lowest(mask)
                    mask &= mask - 1
                sums = further
    # With +: base less what the missing digits take; with -: what they give, less base.
    if not plus:
        return -base, sums
    turned = 0
    while sums:
        turned |= 1 << (MOST_SHARE - _lowest(sums))
        sums &= sums - 1
    return base - MOST_SHARE, turned


@INNER
def _cage_split(board, net, sums, state, told, at, cage, part0, part1, plus):
    """Do as cage_splits._split."""
    rest0 = net[cage] & ~part0 & ~state[PLACED]
    rest1 = net[cage + 1] & ~part1 & ~state[PLACED + 1]
    if rest0 == 0 and rest1 == 0:
        return
    least, shares = _shares(board, net, state, at, plus)
    if shares == 0:
        return
    total = net[cage + TOTAL]
    for place in range(net[cage + LARGE]):
        cell = net[cage + MEMBERS + place]
        if _is_placed(state, cell):
            total -= _digit(state, cell)
    near, _, _ = _open_cells(net, state, part0, part1, 0)
    both, _, _ = _open_cells(net, state, rest0, rest1, near)
    for place in range(both):
        net[BOTH + place] = 0
        net[WAITING + place] = net[HAVE + place]
    found = False
    while shares:
        share = least + _lowest(shares)
        shares &= shares - 1
        for place in range(near):
            net[HAVE + place] = net[WAITING + place]
        if _fit(net, sums, near, share, 0) == 0:
            continue
        for place in range(near):
            net[NEAR + place] = net[LEFT + place]
        for place in range(near, both):
            net[HAVE + place - near] = net[WAITING + place]
        if _fit(net, sums, both - near, total - share, 0) == 0:
            continue
        found = True
        for place in range(both):
            net[BOTH + place] |= net[NEAR + place] if place < near else net[LEFT + place - near]
    if not found:
        return
    step = 0
    for place in range(both):
        step += _lose(state, 0, net[OPEN + place], ~net[BOTH + place])
    _tell(state, told, step)


# -------------------------------------------------------------------------- climbing among cages

# The rungs that speak of cages; their numbers follow those of the others.
CAGE_RUNGS = (
    "cage-last-cell",
    "cage-single",
    "board-total",
    "tiled-unit",
    "cage-present",
    "cage-bounds",
    "cage-combinations",
    "cage-naked-subset",
    "innies",
    "outies",
    "cage-pointing",
    "cage-placements",
    "cage-complement",
    "cage-claiming",
    "tiled-lines",
    "innies-pointing",
    "large-innies",
    "innies-of-lines",
    "outies-of-lines",
    "cage-split",
    "cage-hidden-subset",
    "killer-subset",
)
FIRST_CAGE_RUNG = len(RUNGS)


@INNER
def _find_equations(board, net, sums, state, told, rung, low, high):
    """Mark and count the steps of one of the rungs that are innies, outies or tiled units."""
    if rung == 2:
        _solve_equation(board, net, sums, state, told, WHOLE, 1, 2)
    elif rung == 3:
        _equations(board, net, sums, state, told, low, high, TILED, 1, MOST_FEW)
    elif rung == 8:
        _equations(board, net, sums, state, told, low, high, INNIES, 1, MOST_FEW)
    elif rung == 9:
        _equations(board, net, sums, state, told, low, high, OUTIES, 1, MOST_FEW)
    elif rung == 14:
        _equations(board, net, sums, state, told, low, high, TILED + OF_LINES, 1, MOST_OPEN)
    elif rung == 15:
        _innies_pointings(board, net, sums, state, told, low, high)
    elif rung == 16:
        _equations(board, net, sums, state, told, low, high, INNIES, MOST_FEW + 1, MOST_OPEN)
    elif rung == 17:
        _equations(board, net, sums, state, told, low, high, INNIES + OF_LINES, 1, MOST_OPEN)
    elif rung == 18:
        _equations(board, net, sums, state, told, low, high, OUTIES + OF_LINES, 1, MOST_OPEN)


@INNER
def _find_caged(board, net, sums, state, told, rung):
    """Mark and count the steps of a rung that speaks of cages, where something changed."""
    low, high = net[STALE + 2 * rung], net[STALE + 2 * rung + 1]
    net[STALE + 2 * rung] = net[STALE + 2 * rung + 1] = 0
    if low == 0 and high == 0:
        return
    if rung == 0:
        _cage_last_cells(net, state, told, low, high)
    elif rung == 1:
        _cage_singles(net, sums, state, told, low, high)
    elif rung == 4:
        _cage_presents(board, net, sums, state, told, low, high)
    elif rung == 5:
        _cage_bounds(board, net, state, told, low, high)
    elif rung == 6:
        _cage_combinations(net, sums, state, told, low, high)
    elif rung == 7:
        _cage_naked_subsets(board, net, sums, state, told, low, high)
    elif rung == 10:
        _cage_pointings(board, net, sums, state, told, low, high)
    elif rung == 11 or rung == 12:
        _cage_placements(net, sums, state, told, low, high, rung == 12)
    elif rung == 13:
        _cage_claimings(board, net, state, told, low, high)
    elif rung == 19:
        _cage_splits(board, net, sums, state, told, low, high)
    elif rung == 20:
        _cage_hidden_subsets(board, net, sums, state, told, low, high)
    elif rung == 21:
        _killer_subsets(board, net, sums, state, told, low, high)
    else:
        _find_equations(board, net, sums, state, told, rung, low, high)


@INNER
def _notice(board, net, state):
    """Note for every rung which cells changed since it was last tried; all when any got more."""
    low, high = state[PLACED] ^ net[WAS_PLACED], state[PLACED + 1] ^ net[WAS_PLACED + 1]
    more = net[WAS_PLACED] & ~state[PLACED] | net[WAS_PLACED + 1] & ~state[PLACED + 1]
    net[WAS_PLACED], net[WAS_PLACED + 1] = state[PLACED], state[PLACED + 1]
    for cell in range(board[CELLS]):
        mask = state[MASKS + cell]
        if mask != net[WAS + cell]:
            more |= mask & ~net[WAS + cell]
            net[WAS + cell] = mask
            low, high = _with(low, high, cell)
    if more:
        low, high = -1, -1
    for at in range(STALE, STALE + 2 * MOST_CAGE_RUNGS, 2):
        net[at] |= low
        net[at + 1] |= high


@njit(cache=KEEP, nogil=True)
def climb_cages(board, net, sums, state, told, rungs, rounds):
    """Do as `climb` with the cages that `lay` laid: `board` and `net` are its.

    What a rung has said once it says no more, so only what changed since is looked at. For that,
    a state may lose candidates between two calls, or begin anew; the net knows which.
    """
    _notice(board, net, state)
    done = 0
    while done < len(rounds):
        word = _standing(board, state)
        if word != UNFINISHED:
            return done, word
        for at in range(len(rungs)):
            state[ROUND] += 1
            state[STEPS] = 0
            if rungs[at] < FIRST_CAGE_RUNG:
                _find(board, state, told, rungs[at])
            else:
                _find_caged(board, net, sums, state, told, rungs[at] - FIRST_CAGE_RUNG)
            if state[STEPS]:
                break
        if state[STEPS] == 0:
            return done, STUCK
        rounds[done, 0], rounds[done, 1] = at, state[STEPS]
        done += 1
        _apply(board, state)
        _notice(board, net, state)
    return done, _standing(board, state)


# ----------------------------------------------------------------------------------------- digging

SAVED = GONE  # what a level of the search keeps of a state: all that stands before GONE
DEPTH = MOST_CELLS
ENOUGH = 2000  # branchings after which the search for a second answer is given up


@INNER
def _set(board, state, cell, digit):
    """Place a digit and take it from all cells that differ, whether a player sees them or not."""
    _place(board, state, cell, digit)
    for part in range(2):
        peers = board[PEERS + 2 * cell + part] & state[AT + 2 * digit + part]
        state[AT + 2 * digit + part] &= ~peers
        while peers:
            state[MASKS + WORD * part + _lowest(peers)] &= ~(1 << digit)
            peers &= peers - 1


@INNER
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


@INNER
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


@INNER
def _take(givens, full, sets, first, last, back):
    """Take the givens of some sets out, or put them back; return how many givens there are."""
    for at in range(first, last):
        for cell in sets[at]:
            if cell >= 0:
                givens[cell] = full[cell] if back else -1
    count = 0
    for cell in range(len(givens)):
        count += givens[cell] >= 0
    return count


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
        taken, word = min(size, waiting), STUCK
        if _take(givens, full, sets, waiting - taken, waiting, False) >= least:
            begin(board, state, givens)
            word = climb(board, state, told, rungs[:cheap], rounds)[1]
            if word == STUCK and cheap < len(rungs):
                trial[:] = state
                if not _has_other(board, trial, stack, full):
                    word = climb(board, state, told, rungs, rounds)[1]
        if word == SOLVED:
            waiting -= taken
            continue
        _take(givens, full, sets, waiting - taken, waiting, True)
        waiting -= taken == 1
        size = max(1, taken // 2)


@njit(cache=KEEP, nogil=True)
def dig_cages(board, net, sums, state, told, rungs, rounds, full, sets, batch, least, givens):
    """Do as `dig` with the cages that `lay` laid."""
    waiting, size = len(sets), batch
    while waiting:
        taken, word = min(size, waiting), STUCK
        if _take(givens, full, sets, waiting - taken, waiting, False) >= least:
            begin(board, state, givens)
            word = climb_cages(board, net, sums, state, told, rungs, rounds)[1]
        if word == SOLVED:
            waiting -= taken
            continue
        _take(givens, full, sets, waiting - taken, waiting, True)
        waiting -= taken == 1
        size = max(1, taken // 2)
