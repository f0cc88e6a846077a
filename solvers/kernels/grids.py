# ruff: noqa: TID253, C901, PLR0912, PLR0915
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator"
# mypy: disable-error-code="call-arg, assignment, import-untyped"
"""Search, count, fill and dig boards of 9x9 cells, many in a call.

What a kind is comes as data: `exist` says which cells there are (the missing-digit panel is cells
too, see puzzles/board.py), `peers` which cells differ from which, `rules` the rest. Candidates lie
digit by digit, in three words of 64 bits a digit, word k for the band of rows 3k to 3k + 2:

    bit  0 .. 8  9  10   11 .. 19  20 21   22 .. 30  31 32   33 . . 36 . . 39   44 .. 52  53 54
         row 3k  P  0    row 3k+1  P  0    row 3k+2  P  0    boxes' panel       columns'  M  0
                                                                                panel
    P   the panel cell of the row: what it misses. With it a row is a field of ten bits.
    0   a guard: never set, it takes the carry when all fields are tested in one addition.
    33, 36, 39   the panel cells of the band's three boxes, in step with their first columns.
    44 .. 53     word 2: the panel cells of the columns and the magic cell M, a field like a row.
    44           word 0 (word 1): the panel cell of the main (anti-) diagonal.

Columns and boxes are folded, keeping what was seen once and what twice. One loop goes through all
digits, so that LLVM makes vector code of it; for that, all it touches is one array (two arrays
might overlap, and LLVM gives up):

    0   16   32   48       52       55       64   80   96   112
    | w0 | w1 | w2 | solved | chosen | stream | h0 | h1 | h2 | the stack, 51 words a level ...
      candidates     3 words  3 words           hidden singles

Word k of digit d is at 16 k + d. Lanes of digits that a kind lacks are all ones: nothing follows
from them. Digits are indices from 0 in here. This array, `work`, and `run` (int64, its places are
named below) are all the state of a search: it stops when its steps are spent, and goes on from
there. A cell is known by its bit number, 64 k + bit.

`rules` is one array too, uint64[RULES]; see `solvers.kernels.tables`, which fills it.
"""

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload

from solvers.kernels.cache import can_cache

KEEP = can_cache()

U = np.uint64

# Places in `work`. A level of the stack saves candidates and solved cells; there is at most one
# level a cell.
SOLVED, SAVED, CHOSEN, STREAM, HIDDEN, STACK = 48, 51, 52, 55, 64, 112
WORK = STACK + 112 * SAVED
LANES = 12  # ten digits, filled up to whole vectors of four

# Places in `rules`. For each bit number four words: all but the peers of the cell, and a filler.
# The cells that there are, three words. The number of digits; the first digit; the column units
# that must hold every digit (ten bits, the last is the unit of the rows' panel); all ones if there
# is a panel; all ones if the diagonals are units. The bit number of each cell of the `Board`, and
# back.
PEERS, EXIST, DIGITS, BASE, COLUMNS, PANEL, DIAGONALS, TENTH = 0, 768, 772, 773, 774, 775, 776, 777
PLACES, CELLS, RULES = 784, 896, 1088

# Places in `run`: level of the stack, answers, branchings, branchings left before a pause, and of
# a batch the puzzle at work and whether its search has begun.
LEVEL, FOUND, NODES, STEPS, PUZZLE, BEGUN, SPENT, LAST = 0, 1, 2, 3, 4, 5, 6, 7
ROUND, PAIR, GROUP, OTHERS, TRAIL, RUN = 8, 9, 10, 11, 16, 128
# Places in `net`, which begins with the rules of one puzzle, its cages among them: the candidates
# of each cell; the candidates digit by digit when that was last brought up to date; for each cell
# a bit for each sum over it; the sums to look at; how many words of bits that is; how many sums
# and parts there are; the sums that `_signed` reaches; the least digits it starts from.
MOST_SPAN, MOST_PARTS, FEW_PARTS, ENOUGH_SUMS = 8, 8, 6, 24
HELD = RULES
SEEN = HELD + 112
OVER = SEEN + 48
DIRTY = OVER + 112 * MOST_SPAN
SPAN = DIRTY + MOST_SPAN
SUMS, PARTS, REACHED = SPAN + 1, SPAN + 2, SPAN + 3
LEAST = REACHED + MOST_PARTS + 1
KNOWN = LEAST + MOST_PARTS
SLOTS = 1024  # of a hash table, so that no sum is added twice
NET = KNOWN + SLOTS
COMBOS = 46  # rows of sums 0 to 45 for each number of cells
GRID_END, PANEL_END = 81, 111
MERGES = 16  # merges tried at once
DUMMY1, DUMMY2, DUMMY3 = U(1 << 10), U(1 << 11), U(1 << 12)
# What a search says.
DONE, PAUSED, GIVEN_UP, IMPOSSIBLE = 0, 1, 2, 3
# What propagation says.
DEAD, OPEN, FULL = 0, 1, 2
BLANK = -1

NONE, ONE, TWO, THREE, BAND1, BAND2 = U(0), U(1), U(2), U(3), U(64), U(128)
ALL = U(0xFFFFFFFFFFFFFFFF)
S10, S11, S22, S33, S44 = U(10), U(11), U(22), U(33), U(44)
NINE, TEN = U(0x1FF), U(0x3FF)
THREE_ROWS = 1 | 1 << 11 | 1 << 22
LOW3, LOW4 = U(THREE_ROWS), U(THREE_ROWS | 1 << 44)
ROWS3, ROWS4 = U(0x3FF * THREE_ROWS), U(0x3FF * (THREE_ROWS | 1 << 44))
GUARDS3, GUARD, GUARDS4 = U(0x400 * THREE_ROWS), U(1 << 54), U(0x400 * (THREE_ROWS | 1 << 44))
GRID = U(0x1FF * THREE_ROWS)
ROW_PANEL, BOX_PANEL, MAGIC = U(0x200 * THREE_ROWS), U(0x49 << 33), U(1 << 53)
FIRST, FIRST3 = U(0x49), U(0x49 * THREE_ROWS)  # the first columns of boxes, in one row and three
# The diagonals, word by word, with their panel cells.
MAIN0, ANTI0 = U(1 | 1 << 12 | 1 << 24 | 1 << 44), U(1 << 8 | 1 << 18 | 1 << 28)
MAIN1, ANTI1 = U(1 << 3 | 1 << 15 | 1 << 27), U(1 << 5 | 1 << 15 | 1 << 25 | 1 << 44)
MAIN2, ANTI2 = U(1 << 6 | 1 << 18 | 1 << 30), U(1 << 2 | 1 << 12 | 1 << 22)

# SplitMix64, as in generators/stream.py.
GAMMA, MIX1, MIX2 = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)
S16, S27, S30, S31, S32 = U(16), U(27), U(30), U(31), U(32)


# ------------------------------------------------------------------------------------- small tools


def _count(x):
    """Return how many bits are set."""
    return U(int(x).bit_count())


def _lowest(x):
    """Return the place of the lowest bit of `x`, which is not 0."""
    return U((int(x) & -int(x)).bit_length() - 1)


@intrinsic
def _llvm_count(_context, x):
    """Make one instruction of `_count`."""
    return types.uint64(x), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _llvm_lowest(_context, x):
    """Make one instruction of `_lowest`."""
    zero_is_undefined = ir.Constant(ir.IntType(1), 1)
    return types.uint64(x), lambda _c, builder, _s, args: builder.cttz(args[0], zero_is_undefined)


@overload(_count)
def _compiled_count(x):
    return lambda x: _llvm_count(x)


@overload(_lowest)
def _compiled_lowest(x):
    return lambda x: _llvm_lowest(x)


@njit(cache=KEEP, nogil=True)
def _place(x, skip):
    """Return the place of a set bit, the lowest `skip` ones passed over."""
    for _ in range(skip):
        x &= x - ONE
    return _lowest(x)


@njit(cache=KEEP, nogil=True)
def _below(work, bound):
    """Draw a number from 0 to `bound` - 1, as `Stream.below` does."""
    work[STREAM] += GAMMA
    x = work[STREAM]
    x = (x ^ (x >> S30)) * MIX1
    x = (x ^ (x >> S27)) * MIX2
    x = x ^ (x >> S31)
    return np.int64(((x >> S32) * U(bound)) >> S32)


# ----------------------------------------------------------------------- one pass over all digits


@njit(inline="always")
def _single_rows(x, low, rows, guards):
    """Return all ones in each field of `x` that has no second bit."""
    empty = guards & ~((x & (x - low)) + rows)
    return empty - (empty >> S10)


@njit(inline="always")
def _three(once, twice):
    """Fold three neighbouring columns into the first one of them."""
    o1 = once >> ONE
    o2 = once >> TWO
    twice = twice | (twice >> ONE) | (twice >> TWO) | (once & o1) | ((once | o1) & o2)
    return once | o1 | o2, twice


@njit(inline="always")
def _fill3(x):
    """Spread first columns of boxes over the three columns."""
    return x | (x << ONE) | (x << TWO)


@njit(inline="always")
def _down(x):
    """Spread a row over the three rows of a band."""
    return x | (x << S11) | (x << S22)


@njit(inline="always")
def _lock_rows(w):
    """Clear what locked candidates between the rows and the boxes of a band forbid.

    A row's triad (three cells in one box) that is the only place of its row, or of its box,
    clears the rest of both. Returns (the word, boxes with one place, the triads that are it).
    """
    x = w & ROWS3
    triads = (x | (x >> ONE) | (x >> TWO)) & FIRST3
    panel = (w >> S33) & FIRST
    second = triads >> S11
    third = triads >> S22
    twice = (triads & second) | ((triads | second) & third)
    once = triads | second | third
    twice |= once & panel
    single = (once | panel) & ~twice & FIRST
    only = triads & _down(single)
    locked = only | (triads & _single_rows(triads | (x & ROW_PANEL), LOW3, ROWS3, GUARDS3))
    held = (locked + ROWS3) & GUARDS3
    boxes = (locked | (locked >> S11) | (locked >> S22)) & FIRST
    gone = (held - (held >> S10)) | _down(_fill3(boxes)) | (boxes << S33)
    return w & (~gone | _fill3(locked)), single, only


@njit(inline="always")
def _single_boxes(columns, panel):
    """Return (boxes of a band that have a place, those that have one column or panel place)."""
    triads = columns & NINE
    once, twice = _three(triads | panel, triads & panel)
    return once, once & ~twice & FIRST


@njit(inline="always")
def _unlocked(held, locked):
    """Return what locked columns clear in a band, where `held` are locked columns anywhere."""
    boxes = (locked | (locked >> ONE) | (locked >> TWO)) & FIRST
    return _down((held | _fill3(boxes)) & ~locked) | (boxes << S33)


@njit(inline="always")
def _equal_bands(w):
    """The rows and the boxes of a band miss the same digits: clear what only one side has."""
    if w & ROW_PANEL == NONE:
        w &= ~BOX_PANEL
    if w & BOX_PANEL == NONE:
        w &= ~ROW_PANEL
    return w


@njit(inline="always")
def _columns(w):
    """Return which columns hold a candidate of the band once or more, and twice or more."""
    a = w & TEN
    b = (w >> S11) & TEN
    c = (w >> S22) & TEN
    return a | b | c, (a & b) | ((a | b) & c)


@njit(inline="always")
def _alone(y):
    """Return all ones when a word has at most one bit."""
    return ALL if y & (y - ONE) == NONE else NONE


@njit(cache=KEEP, nogil=True)
def _look(work, rules):
    """Find hidden singles and clear what locked candidates forbid, for all digits.

    Returns (not 0 when a unit has no place for a digit, not 0 when a candidate was cleared).
    """
    columns, panel, diagonals = rules[COLUMNS], rules[PANEL], rules[DIAGONALS]
    dead = changed = any0 = any1 = any2 = odd0 = odd1 = odd2 = NONE
    for d in range(LANES):
        v0 = work[d]
        v1 = work[16 + d]
        v2 = work[32 + d]
        # Rows against boxes, and the panels of bands and stacks against each other.
        w0, f0, q0 = _lock_rows(v0)
        w1, f1, q1 = _lock_rows(v1)
        w2, f2, q2 = _lock_rows(v2)
        w0 = _equal_bands(w0)
        w1 = _equal_bands(w1)
        w2 = _equal_bands(w2)
        stack = w2 >> S44
        stack = (stack | (stack >> ONE) | (stack >> TWO)) & FIRST
        boxes = ((w0 | w1 | w2) >> S33) & FIRST
        gone = (FIRST & ~stack) << S33
        w0 &= ~gone
        w1 &= ~gone
        w2 &= ~(gone | (_fill3(FIRST & ~boxes) << S44))
        # Columns, with the rows' panel as a tenth, against boxes.
        e0 = (w0 >> S33) & FIRST
        e1 = (w1 >> S33) & FIRST
        e2 = (w2 >> S33) & FIRST
        o0, t0 = _columns(w0)
        o1, t1 = _columns(w1)
        o2, t2 = _columns(w2)
        o3 = (w2 >> S44) & TEN
        once = o0 | o1
        twice = (o0 & o1) | (once & o2)
        once |= o2
        twice |= once & o3
        once |= o3
        dead |= ~once & columns
        b0, g0 = _single_boxes(o0, e0)
        b1, g1 = _single_boxes(o1, e1)
        b2, g2 = _single_boxes(o2, e2)
        dead |= ~(b0 & b1 & b2) & FIRST
        m0 = _fill3(g0)
        m1 = _fill3(g1)
        m2 = _fill3(g2)
        k0 = o0 & (~twice | m0) & NINE
        k1 = o1 & (~twice | m1) & NINE
        k2 = o2 & (~twice | m2) & NINE
        held = k0 | k1 | k2
        w0 &= ~_unlocked(held, k0)
        w1 &= ~_unlocked(held, k1)
        w2 &= ~(_unlocked(held, k2) | (held << S44))
        work[d] = w0
        work[16 + d] = w1
        work[32 + d] = w2
        changed |= (v0 ^ w0) | (v1 ^ w1) | (v2 ^ w2)
        # Hidden singles of the columns, and of the boxes: one row and one column is one cell.
        single = once & ~(twice | t0 | t1 | t2)
        cells = _down(single)
        h0 = w0 & (cells | (_fill3(q0) & _down(m0)) | ((f0 & g0) << S33))
        h1 = w1 & (cells | (_fill3(q1) & _down(m1)) | ((f1 & g1) << S33))
        h2 = w2 & (cells | (_fill3(q2) & _down(m2)) | ((f2 & g2) << S33) | (single << S44))
        # Of the rows; in word 2 also of the columns' panel.
        x0 = w0 & ROWS3
        x1 = w1 & ROWS3
        x2 = w2 & ROWS4
        dead |= (~(x0 + ROWS3) & GUARDS3) | (~(x1 + ROWS3) & GUARDS3)
        dead |= ~(x2 + ROWS4) & (GUARDS3 | (GUARD & panel))
        h0 |= x0 & _single_rows(x0, LOW3, ROWS3, GUARDS3)
        h1 |= x1 & _single_rows(x1, LOW3, ROWS3, GUARDS3)
        h2 |= x2 & _single_rows(x2, LOW4, ROWS4, GUARDS4)
        # Of the boxes' panel and of the diagonals.
        y = e0 | (e1 << ONE) | (e2 << TWO) | ((w2 & MAGIC) >> S44)
        dead |= panel if y == NONE else NONE
        single = panel & _alone(y)
        h0 |= w0 & BOX_PANEL & single
        h1 |= w1 & BOX_PANEL & single
        h2 |= w2 & (BOX_PANEL | MAGIC) & single
        y = (w0 & MAIN0) | (w1 & MAIN1) | (w2 & MAIN2)
        dead |= diagonals if y == NONE else NONE
        single = diagonals & _alone(y)
        h0 |= w0 & MAIN0 & single
        h1 |= w1 & MAIN1 & single
        h2 |= w2 & MAIN2 & single
        y = (w0 & ANTI0) | (w1 & ANTI1) | (w2 & ANTI2)
        dead |= diagonals if y == NONE else NONE
        single = diagonals & _alone(y)
        h0 |= w0 & ANTI0 & single
        h1 |= w1 & ANTI1 & single
        h2 |= w2 & ANTI2 & single
        any0 |= h0
        any1 |= h1
        any2 |= h2
        odd0 ^= h0
        odd1 ^= h1
        odd2 ^= h2
        lacking = ALL if v0 == ALL else NONE
        work[HIDDEN + d] = h0 | lacking
        work[HIDDEN + 16 + d] = h1 | lacking
        work[HIDDEN + 32 + d] = h2 | lacking
    dead |= (any0 ^ odd0) | (any1 ^ odd1) | (any2 ^ odd2)
    for d in range(LANES):
        w0, w1, w2 = work[d], work[16 + d], work[32 + d]
        v0 = w0 & (work[HIDDEN + d] | ~any0)
        v1 = w1 & (work[HIDDEN + 16 + d] | ~any1)
        v2 = w2 & (work[HIDDEN + 32 + d] | ~any2)
        changed |= (w0 ^ v0) | (w1 ^ v1) | (w2 ^ v2)
        work[d], work[16 + d], work[32 + d] = v0, v1, v2
    return dead, changed


# ------------------------------------------------------------------------------------ propagation


@njit(cache=KEEP, nogil=True)
def _settle(work, rules):
    """Draw all conclusions from singles and locked candidates; say DEAD, OPEN or FULL."""
    tenth = rules[TENTH]
    e0, e1, e2 = rules[EXIST], rules[EXIST + 1], rules[EXIST + 2]
    while True:
        # Naked singles, until there are no more: four or five times as many as the passes below.
        while True:
            o0 = o1 = o2 = t0 = t1 = t2 = a0 = a1 = a2 = b0 = b1 = b2 = c0 = c1 = c2 = NONE
            for d in range(8):
                x0, x1, x2 = work[d], work[16 + d], work[32 + d]
                t0 |= o0 & x0
                t1 |= o1 & x1
                t2 |= o2 & x2
                o0 |= x0
                o1 |= x1
                o2 |= x2
                if d & 1:
                    a0 |= x0
                    a1 |= x1
                    a2 |= x2
                if d & 2:
                    b0 |= x0
                    b1 |= x1
                    b2 |= x2
                if d & 4:
                    c0 |= x0
                    c1 |= x1
                    c2 |= x2
            x0, x1, x2 = work[8], work[24], work[40]
            t0 |= o0 & x0
            t1 |= o1 & x1
            t2 |= o2 & x2
            o0 |= x0
            o1 |= x1
            o2 |= x2
            y0, y1, y2 = work[9] & tenth, work[25] & tenth, work[41] & tenth
            t0 |= o0 & y0
            t1 |= o1 & y1
            t2 |= o2 & y2
            o0 |= y0
            o1 |= y1
            o2 |= y2
            if (e0 & ~o0) | (e1 & ~o1) | (e2 & ~o2):
                return DEAD
            s0 = e0 & ~t0 & ~work[SOLVED]
            s1 = e1 & ~t1 & ~work[SOLVED + 1]
            s2 = e2 & ~t2 & ~work[SOLVED + 2]
            if s0 | s1 | s2 == NONE:
                break
            work[SOLVED] |= s0
            work[SOLVED + 1] |= s1
            work[SOLVED + 2] |= s2
            a0 |= y0
            a1 |= y1
            a2 |= y2
            x0 |= y0
            x1 |= y1
            x2 |= y2
            while s0:
                p = _lowest(s0)
                s0 &= s0 - ONE
                d = (
                    ((a0 >> p) & ONE)
                    | (((b0 >> p) & ONE) << ONE)
                    | (((c0 >> p) & ONE) << TWO)
                    | (((x0 >> p) & ONE) << THREE)
                )
                p <<= TWO
                work[d] &= rules[p]
                work[d + S16] &= rules[p + ONE]
                work[d + S32] &= rules[p + TWO]
            while s1:
                p = _lowest(s1)
                s1 &= s1 - ONE
                d = (
                    ((a1 >> p) & ONE)
                    | (((b1 >> p) & ONE) << ONE)
                    | (((c1 >> p) & ONE) << TWO)
                    | (((x1 >> p) & ONE) << THREE)
                )
                p = (p + BAND1) << TWO
                work[d] &= rules[p]
                work[d + S16] &= rules[p + ONE]
                work[d + S32] &= rules[p + TWO]
            while s2:
                p = _lowest(s2)
                s2 &= s2 - ONE
                d = (
                    ((a2 >> p) & ONE)
                    | (((b2 >> p) & ONE) << ONE)
                    | (((c2 >> p) & ONE) << TWO)
                    | (((x2 >> p) & ONE) << THREE)
                )
                p = (p + BAND2) << TWO
                work[d] &= rules[p]
                work[d + S16] &= rules[p + ONE]
                work[d + S32] &= rules[p + TWO]
        if (work[SOLVED] == e0) and (work[SOLVED + 1] == e1) and (work[SOLVED + 2] == e2):
            return FULL
        dead, changed = _look(work, rules)
        if dead:
            return DEAD
        if changed == NONE:
            return OPEN


@njit(cache=KEEP, nogil=True)
def _give(work, rules, puzzle):
    """Set up a board: the digits of `puzzle` (blank: below the first digit), and their peers."""
    first = np.int64(rules[BASE])
    digits = np.int64(rules[DIGITS])
    for k in range(3):
        work[SOLVED + k] = NONE
        for d in range(16):
            work[16 * k + d] = rules[EXIST + k] if d < digits else ALL
    for d in range(digits):
        for k in range(3):
            work[HIDDEN + 16 * k + d] = NONE
    for cell in range(len(puzzle)):
        d = np.int64(puzzle[cell]) - first
        if d < 0:
            continue
        p = rules[PLACES + cell]
        k = np.int64(p >> U(6))
        bit = ONE << (p & U(63))
        work[SOLVED + k] |= bit
        work[HIDDEN + 16 * k + d] |= bit
        p <<= TWO
        work[d] &= rules[p]
        work[16 + d] &= rules[p + ONE]
        work[32 + d] &= rules[p + TWO]
    for k in range(3):
        given = work[SOLVED + k]
        for d in range(digits):
            work[16 * k + d] &= ~given | work[HIDDEN + 16 * k + d]


# ----------------------------------------------------------------------------- choosing and search


@njit(cache=KEEP, nogil=True)
def _fewest(work, rules):
    """Put the open cells with the fewest candidates into `chosen`; return how many candidates.

    Candidates are counted for all cells of a word at once, in four bit planes.
    """
    least = 99
    for k in range(3):
        a = b = c = e = NONE
        for d in range(np.int64(rules[DIGITS])):
            x = work[16 * k + d]
            y = a & x
            a ^= x
            x = b & y
            b ^= y
            y = c & x
            c ^= x
            e ^= y
        work[CHOSEN + k] = NONE
        for n in range(2, min(least, 10) + 1):
            x = rules[EXIST + k] & ~work[SOLVED + k]
            x &= a if n & 1 else ~a
            x &= b if n & 2 else ~b
            x &= c if n & 4 else ~c
            x &= e if n & 8 else ~e
            if x:
                if n < least:
                    for j in range(k):
                        work[CHOSEN + j] = NONE
                least = n
                work[CHOSEN + k] = x
                break
    return least


@njit(cache=KEEP, nogil=True)
def _best(work, rules, few):
    """Return the bit number of the chosen cell whose candidates clear most elsewhere.

    Score: 4 for each candidate that one of the cell's digits clears from its peers, 8 for each
    peer with two candidates (`few` = 2).
    """
    digits = (ONE << rules[DIGITS]) - ONE
    c0, c1, c2 = work[CHOSEN], work[CHOSEN + 1], work[CHOSEN + 2]
    if few != 2:
        c0 = c1 = c2 = NONE
    best = NONE
    at = NONE
    for k in range(3):
        y = work[CHOSEN + k]
        while y:
            q = _lowest(y)
            y &= y - ONE
            p = (q + U(64 * k)) << TWO
            m0, m1, m2 = ~rules[p], ~rules[p + ONE], ~rules[p + TWO]
            score = ONE + TWO * (_count(m0 & c0) + _count(m1 & c1) + _count(m2 & c2))
            held = NONE
            for d in range(10):
                held |= ((work[16 * k + d] >> q) & ONE) << U(d)
            held &= digits
            for _ in range(few):
                d = np.int64(_lowest(held))
                held &= held - ONE
                score += _count(m0 & work[d])
                score += _count(m1 & work[16 + d])
                score += _count(m2 & work[32 + d])
            if score > best:
                best = score
                at = q + U(64 * k)
    return at


@njit(cache=KEEP, nogil=True)
def _drawn(work):
    """Return the bit number of one of the chosen cells, drawn at random."""
    n0 = np.int64(_count(work[CHOSEN]))
    n1 = np.int64(_count(work[CHOSEN + 1]))
    n2 = np.int64(_count(work[CHOSEN + 2]))
    skip = _below(work, n0 + n1 + n2)
    if skip < n0:
        return _place(work[CHOSEN], skip)
    if skip < n0 + n1:
        return _place(work[CHOSEN + 1], skip - n0) + U(64)
    return _place(work[CHOSEN + 2], skip - n0 - n1) + U(128)


@njit(cache=KEEP, nogil=True)
def _branch(work, rules, level, random):
    """Take one digit in one cell; keep at `level` of the stack the board that lacks it there."""
    few = _fewest(work, rules)
    skip = 0
    if random:
        at = _drawn(work)
        skip = _below(work, few)
    else:
        at = _best(work, rules, few)
    base = 16 * np.int64(at >> U(6))
    bit = ONE << (at & U(63))
    digits = np.int64(rules[DIGITS])
    digit = 0
    for d in range(digits):
        if work[base + d] & bit:
            if skip == 0:
                digit = d
                break
            skip -= 1
    saved = STACK + SAVED * level
    for i in range(SAVED):
        work[saved + i] = work[i]
    work[saved + base + digit] &= ~bit
    for d in range(digits):
        if d != digit:
            work[base + d] &= ~bit


@njit(cache=KEEP, nogil=True)
def _write(work, rules, grid):
    """Write the digits of a full board, as far as `grid` has cells."""
    for k in range(3):
        for d in range(np.int64(rules[DIGITS])):
            y = work[16 * k + d] & rules[EXIST + k]
            while y:
                cell = rules[U(CELLS + 64 * k) + _lowest(y)]
                y &= y - ONE
                if cell < U(len(grid)):
                    grid[cell] = d + np.int64(rules[BASE])


@njit(cache=KEEP, nogil=True)
def _search(work, rules, run, limit, most, random, grids):
    """Count answers, depth first; say DONE, PAUSED (steps spent) or GIVEN_UP (`most` nodes).

    The first answers are written to `grids`.
    """
    while True:
        word = _settle(work, rules)
        if word == OPEN:
            if run[NODES] >= most:
                return GIVEN_UP
            if run[STEPS] <= 0:
                return PAUSED
            run[NODES] += 1
            run[STEPS] -= 1
            _branch(work, rules, run[LEVEL], random)
            run[LEVEL] += 1
            continue
        if word == FULL:
            if run[FOUND] < len(grids):
                _write(work, rules, grids[run[FOUND]])
            run[FOUND] += 1
            if run[FOUND] >= limit:
                return DONE
        if run[LEVEL] == 0:
            return DONE
        run[LEVEL] -= 1
        saved = STACK + SAVED * run[LEVEL]
        for i in range(SAVED):
            work[i] = work[saved + i]


# ------------------------------------------------------------------------------------ entry points


@njit(cache=KEEP, nogil=True)
def count_grids(puzzles, rules, limit, most, work, run, counts, states, nodes, grids):
    """Count the answers of puzzles, each up to `limit`; say PAUSED until all are done.

    puzzles  int8 [n, c]        c = 81 cells of the grid or all 111; blank: below BASE
    most     int                give a puzzle up after so many branchings
    work     uint64 [WORK]      state, as the last call left it
    run      int64 [RUN]        state; `run[STEPS]` says how far to go in this call
    counts   int32 [n]          out: answers found
    states   uint8 [n]          out: DONE or GIVEN_UP
    nodes    int64 [n]          out: branchings
    grids    int8 [n, k, c]     out: the first k answers of each
    """
    while run[PUZZLE] < len(puzzles):
        i = run[PUZZLE]
        if run[STEPS] <= 0:
            return PAUSED
        if run[BEGUN] == 0:
            _give(work, rules, puzzles[i])
            run[LEVEL] = run[FOUND] = run[NODES] = 0
            run[BEGUN] = 1
            run[STEPS] -= 1
        word = _search(work, rules, run, limit, most, False, grids[i])
        if word == PAUSED:
            return PAUSED
        counts[i] = run[FOUND]
        nodes[i] = run[NODES]
        states[i] = word
        run[BEGUN] = 0
        run[PUZZLE] += 1
    return DONE


@njit(cache=KEEP, nogil=True)
def fill_grids(grids, rules, most, tries, work, run, streams, states, nodes):
    """Fill the blanks of grids at random: a random cell with fewest candidates, a random digit.

    A search that has not ended after `most` branchings begins anew with fresh random numbers:
    most grids come quickly, a few would take for ever.

    grids    int8 [n, c]        in and out; blank: below the first digit
    tries    int                beginnings a grid
    streams  uint64 [n]         in and out: the states of the random numbers
    states   uint8 [n]          out: DONE, GIVEN_UP, or IMPOSSIBLE (the grid is left as it was)
    nodes    int64 [n]          out: branchings
    """
    for i in range(len(grids)):
        work[STREAM] = streams[i]
        states[i] = GIVEN_UP
        nodes[i] = 0
        for _ in range(tries):
            _give(work, rules, grids[i])
            run[LEVEL] = run[FOUND] = run[NODES] = 0
            run[STEPS] = most
            word = _search(work, rules, run, 1, most, True, grids[i : i + 1])
            nodes[i] += run[NODES]
            if word == DONE:
                states[i] = DONE if run[FOUND] else IMPOSSIBLE
                break
        streams[i] = work[STREAM]


@njit(cache=KEEP, nogil=True)
def _drop(puzzle, full, cells, rules, most, work, run, no_grids):
    """Take the givens of some cells out of a puzzle that has one answer, if it still has one then.

    Another answer would differ from `full` in one of the cells: each is asked for another value,
    the cells before it as they were. A question of over `most` branchings counts as a yes.
    """
    first = np.int64(rules[BASE])
    for cell in cells:
        puzzle[cell] = BLANK
    needed = False
    for cell in cells:
        if not needed:
            _give(work, rules, puzzle)
            p = np.int64(rules[PLACES + cell])
            work[16 * (p >> 6) + full[cell] - first] &= ~(ONE << U(p & 63))
            run[LEVEL] = run[FOUND] = run[NODES] = 0
            run[STEPS] = most
            word = _search(work, rules, run, 1, most, False, no_grids)
            run[SPENT] += run[NODES]
            needed = word != DONE or run[FOUND] > 0
        puzzle[cell] = full[cell]
    if not needed:
        for cell in cells:
            puzzle[cell] = BLANK
    return not needed


@njit(cache=KEEP, nogil=True)
def dig_grids(puzzles, fulls, orbits, least, enough, rules, most, work, run, streams, nodes):
    """Take givens away, orbit after orbit in random order, while the puzzle keeps one answer.

    puzzles  int8 [n, c]        in and out; unique to begin with (the full grid, or a part of it)
    fulls    int8 [n, c]        their answers
    orbits   int16 [o, w]       cells that go together, filled up with -1
    least    int16 [n]          never fewer givens than this
    enough   int16 [n]          stop when there are no more givens than this
    most     int                a question that takes more branchings counts as "needed"
    streams  uint64 [n]         in and out: the states of the random numbers
    nodes    int64 [n]          out: branchings
    """
    first = np.int64(rules[BASE])
    order = np.empty(len(orbits), np.int64)
    cells = np.empty(orbits.shape[1], np.int64)
    no_grids = np.empty((0, 1), np.int8)
    for i in range(len(puzzles)):
        puzzle, full = puzzles[i], fulls[i]
        work[STREAM] = streams[i]
        for j in range(len(orbits)):
            order[j] = j
        for last in range(len(orbits) - 1, 0, -1):
            other = _below(work, last + 1)
            order[last], order[other] = order[other], order[last]
        streams[i] = work[STREAM]
        givens = 0
        for cell in range(len(puzzle)):
            if puzzle[cell] >= first:
                givens += 1
        run[SPENT] = 0
        for j in order:
            if givens <= enough[i]:
                break
            size = 0
            for cell in orbits[j]:
                if cell >= 0 and puzzle[cell] >= first:
                    cells[size] = cell
                    size += 1
            if size == 0 or givens - size < least[i]:
                continue
            if _drop(puzzle, full, cells[:size], rules, most, work, run, no_grids):
                givens -= size
        nodes[i] = run[SPENT]


# ------------------------------------------------------------------------------------------ cages


@njit(inline="always")
def _share(m, c0, c1, c2, c3):
    """Return what four cells can each have when they share out the four digits of `m`."""
    y0 = y1 = y2 = y3 = NONE
    c0 &= m
    while c0:
        a = c0 & (~c0 + ONE)
        c0 ^= a
        left = c1 & m & ~a
        while left:
            b = left & (~left + ONE)
            left ^= b
            rest = m ^ a ^ b
            x = rest & (~rest + ONE)
            y = rest ^ x
            if c2 & x and c3 & y:
                y0 |= a
                y1 |= b
                y2 |= x
                y3 |= y
            if c2 & y and c3 & x:
                y0 |= a
                y1 |= b
                y2 |= y
                y3 |= x
    return y0, y1, y2, y3


@njit(cache=KEEP, nogil=True)
def _cut(work, net, cell, gone):
    """Take candidates from a cell; all sums over it are to be looked at again."""
    place = net[PLACES + cell]
    keep = ~(ONE << (place & U(63)))
    base = np.int64(place >> U(6)) * 16
    net[HELD + cell] &= ~gone
    while gone:
        at = base + np.int64(_lowest(gone))
        gone &= gone - ONE
        work[at] &= keep
        net[SEEN + at] &= keep
    for j in range(np.int64(net[SPAN])):
        net[DIRTY + j] |= net[OVER + MOST_SPAN * cell + j]


@njit(cache=KEEP, nogil=True)
def _notice(work, net):
    """Bring the candidates of the cells up to date; sums over changed cells become dirty."""
    span = np.int64(net[SPAN])
    for k in range(3):
        changed = NONE
        for d in range(np.int64(net[DIGITS])):
            x = work[16 * k + d] & net[EXIST + k]
            y = x ^ net[SEEN + 16 * k + d]
            if y == NONE:
                continue
            net[SEEN + 16 * k + d] = x
            changed |= y
            while y:
                cell = net[U(CELLS + 64 * k) + _lowest(y)]
                y &= y - ONE
                net[U(HELD) + cell] ^= ONE << U(d)
        while changed:
            cell = np.int64(net[U(CELLS + 64 * k) + _lowest(changed)])
            changed &= changed - ONE
            for j in range(span):
                net[DIRTY + j] |= net[OVER + MOST_SPAN * cell + j]


@njit(cache=KEEP, nogil=True)
def _clear_seers(work, net, parts, begin, end, digits):
    """Clear digits that a sum needs from all cells that see every place it has for them."""
    changed = False
    while digits:
        d = np.int64(_lowest(digits))
        bit = digits & (~digits + ONE)
        digits ^= bit
        e0, e1, e2 = work[d], work[16 + d], work[32 + d]
        for j in range(begin, end):
            if net[HELD + parts[j, 0]] & bit:
                at = np.int64(net[PLACES + parts[j, 0]]) * 4
                e0 &= ~net[at]
                e1 &= ~net[at + 1]
                e2 &= ~net[at + 2]
        for k in range(3):
            y = e0 if k == 0 else (e1 if k == 1 else e2)
            while y:
                cell = np.int64(net[U(CELLS + 64 * k) + _lowest(y)])
                y &= y - ONE
                _cut(work, net, cell, bit)
                changed = True
    return changed


@njit(cache=KEEP, nogil=True)
def _different(work, net, combos, parts, begin, end, total):
    """Cut what a sum of different digits forbids; return -1 when it is impossible, 1 for a cut.

    Up to four cells exactly: each way to share out each combination.
    """
    size = end - begin
    if total < 0 or total > 45 or size > 10:
        return -1
    union = fixed = NONE
    for j in range(begin, end):
        x = net[HELD + parts[j, 0]]
        union |= x
        if x & (x - ONE) == NONE:
            fixed |= x
    c0 = net[HELD + parts[begin, 0]]
    c1 = net[HELD + parts[begin + 1, 0]] if size > 1 else DUMMY1
    c2 = net[HELD + parts[begin + 2, 0]] if size > 2 else DUMMY2
    c3 = net[HELD + parts[begin + 3, 0]] if size > 3 else DUMMY3
    dummies = NONE
    if size < 4:
        dummies = DUMMY3 if size > 2 else (DUMMY2 | DUMMY3 if size > 1 else c1 | c2 | c3)
    y0 = y1 = y2 = y3 = some = NONE
    every = ALL
    row = COMBOS * size + total
    for q in range(np.int64(combos[row]), np.int64(combos[row + 1])):
        m = combos[q]
        if m & ~union or fixed & ~m:
            continue
        if size <= 4:
            x0, x1, x2, x3 = _share(m | dummies, c0, c1, c2, c3)
            if x0 == NONE:
                continue
            y0 |= x0
            y1 |= x1
            y2 |= x2
            y3 |= x3
        else:
            possible = True
            for j in range(begin, end):
                if net[HELD + parts[j, 0]] & m == NONE:
                    possible = False
                    break
            if not possible:
                continue
        some |= m
        every &= m
    if some == NONE:
        return -1
    changed = 0
    for j in range(begin, end):
        cell = parts[j, 0]
        may = some
        if size <= 4:
            i = j - begin
            may = y0 if i == 0 else (y1 if i == 1 else (y2 if i == 2 else y3))
        gone = net[HELD + cell] & ~may
        if gone:
            if gone == net[HELD + cell]:
                return -1
            _cut(work, net, cell, gone)
            changed = 1
    once = twice = NONE
    for j in range(begin, end):
        x = net[HELD + parts[j, 0]]
        twice |= once & x
        once |= x
    if every & ~once:
        return -1
    alone = every & once & ~twice
    if alone:
        for j in range(begin, end):
            x = net[HELD + parts[j, 0]]
            y = x & alone
            if y and y != x:
                if y & (y - ONE):
                    return -1
                _cut(work, net, parts[j, 0], x & ~y)
                changed = 1
    if _clear_seers(work, net, parts, begin, end, every & twice):
        changed = 1
    return changed


@njit(cache=KEEP, nogil=True)
def _signed(work, net, parts, begin, end, total):
    """Cut what a sum of digits with signs forbids; return -1 when it is impossible, 1 for a cut.

    Goes through the sets of sums that can be reached, forward and back, one bit a sum, each
    cell counted from its least digit (from its greatest where it is subtracted). A sum that does
    not fit 64 bits says nothing: shifted out, it would look impossible.
    """
    size = end - begin
    rest = total
    widest = 0
    for j in range(begin, end):
        x = net[HELD + parts[j, 0]]
        if x == NONE:
            return -1
        low = np.int64(_lowest(x))
        high = low
        for d in range(low + 1, 10):
            if x >> U(d) & ONE:
                high = d
        widest += high - low
        rest -= low if parts[j, 1] > 0 else -high
        net[LEAST + j - begin] = U(low if parts[j, 1] > 0 else high)
    if rest < 0 or rest > widest:
        return -1
    if rest > 62 or size > MOST_PARTS:
        return 0
    fits = (TWO << U(rest)) - ONE
    net[REACHED] = ONE
    for i in range(size):
        x = net[HELD + parts[begin + i, 0]]
        plus = parts[begin + i, 1] > 0
        least = net[LEAST + i]
        before = net[REACHED + i]
        after = NONE
        while x:
            d = _lowest(x)
            x &= x - ONE
            after |= before << (d - least if plus else least - d)
        net[REACHED + i + 1] = after & fits
    changed = 0
    wanted = ONE << U(rest)
    if net[REACHED + size] & wanted == NONE:
        return -1
    for back in range(size):
        i = size - 1 - back
        cell = parts[begin + i, 0]
        plus = parts[begin + i, 1] > 0
        least = net[LEAST + i]
        before = net[REACHED + i]
        x = net[HELD + cell]
        may = NONE
        wanted_before = NONE
        while x:
            d = _lowest(x)
            x &= x - ONE
            step = d - least if plus else least - d
            if (before << step) & wanted:
                may |= ONE << d
                wanted_before |= wanted >> step
        wanted = wanted_before
        gone = net[HELD + cell] & ~may
        if gone:
            if may == NONE:
                return -1
            _cut(work, net, cell, gone)
            changed = 1
    return changed


@njit(cache=KEEP, nogil=True)
def _press(work, net, combos, sums, parts):
    """Look at all dirty sums once; return -1 when one is impossible, 1 when something was cut."""
    changed = 0
    for j in range(np.int64(net[SPAN])):
        dirty = net[DIRTY + j]
        while dirty:
            bit = dirty & (~dirty + ONE)
            i = 64 * j + np.int64(_lowest(dirty))
            begin, end, total = sums[i, 0], sums[i, 1], sums[i, 2]
            if sums[i, 3]:
                word = _different(work, net, combos, parts, begin, end, total)
            else:
                word = _signed(work, net, parts, begin, end, total)
            net[DIRTY + j] &= ~bit
            if word < 0:
                return -1
            changed |= word
            dirty = net[DIRTY + j] & ~(bit | (bit - ONE))
        if changed:
            break
    return changed


@njit(cache=KEEP, nogil=True)
def _settle_cages(work, net, combos, sums, parts):
    """Draw all conclusions from singles, locked candidates and sums; say DEAD, OPEN or FULL."""
    while True:
        word = _settle(work, net)
        if word == DEAD:
            return DEAD
        _notice(work, net)
        change = _press(work, net, combos, sums, parts)
        if change < 0:
            return DEAD
        if change == 0:
            return word


@njit(cache=KEEP, nogil=True)
def _branch_cages(work, net, weights, level):
    """Branch in the cell of the most conflicts for its candidates; return that cell."""
    best = -1.0
    at = 0
    for cell in range(PANEL_END):
        x = net[HELD + cell]
        if x & (x - ONE):
            n = np.float64(_count(x))
            score = (1.0 + weights[cell]) / (n * n)
            if score > best:
                best = score
                at = cell
    place = np.int64(net[PLACES + at])
    bit = ONE << U(place & 63)
    base = 16 * (place >> 6)
    digit = np.int64(_lowest(net[HELD + at]))
    saved = STACK + SAVED * level
    for i in range(SAVED):
        work[saved + i] = work[i]
    work[saved + base + digit] &= ~bit
    for d in range(np.int64(net[DIGITS])):
        if d != digit:
            work[base + d] &= ~bit
    return at


@njit(cache=KEEP, nogil=True)
def _search_cages(work, net, combos, sums, parts, weights, run, limit, most, grids):
    """Count answers, depth first, as `_search` does; conflicts weigh the cells branched on.

    `weights` float64 [112]: a weight for each cell, and what a conflict adds.
    """
    while True:
        word = _settle_cages(work, net, combos, sums, parts)
        if word == OPEN:
            if run[NODES] >= most:
                return GIVEN_UP
            if run[STEPS] <= 0:
                return PAUSED
            run[NODES] += 1
            run[STEPS] -= 1
            at = _branch_cages(work, net, weights, run[LEVEL])
            run[TRAIL + run[LEVEL]] = at
            run[LAST] = at
            run[LEVEL] += 1
            continue
        if word == DEAD and run[LAST] >= 0:
            weights[run[LAST]] += weights[PANEL_END]
            weights[PANEL_END] *= 1.002
            if weights[PANEL_END] > 1e9:
                for cell in range(PANEL_END + 1):
                    weights[cell] *= 1e-9
            run[LAST] = -1
        if word == FULL:
            if run[FOUND] < len(grids):
                _write(work, net, grids[run[FOUND]])
            run[FOUND] += 1
            if run[FOUND] >= limit:
                return DONE
        if run[LEVEL] == 0:
            return DONE
        run[LEVEL] -= 1
        run[LAST] = run[TRAIL + run[LEVEL]]
        saved = STACK + SAVED * run[LEVEL]
        for i in range(SAVED):
            work[i] = work[saved + i]


# ---------------------------------------------------------------------------------- building sums


@njit(cache=KEEP, nogil=True)
def _see_each_other(net, parts, begin, end):
    """Say whether all cells of a sum are peers of each other and counted with +."""
    for i in range(begin, end):
        if parts[i, 1] < 0:
            return False
        at = 4 * np.int64(net[PLACES + parts[i, 0]])
        for j in range(i + 1, end):
            place = np.int64(net[PLACES + parts[j, 0]])
            if net[at + (place >> 6)] >> U(place & 63) & ONE:
                return False
    return True


@njit(cache=KEEP, nogil=True)
def _add_sum(net, sums, parts, begin, end, total):
    """Add the sum of the parts that have just been written, unless it is there already."""
    count = np.int64(net[SUMS])
    minus = True
    for i in range(begin, end):
        minus &= parts[i, 1] < 0
    if minus:
        total = -total
        for i in range(begin, end):
            parts[i, 1] = 1
    key = U(total)
    for i in range(begin, end):
        total -= np.int64(net[BASE]) * parts[i, 1]
        x = U(2 * parts[i, 0] + parts[i, 1] + 1) * GAMMA
        x = (x ^ (x >> S30)) * MIX1
        key += x ^ (x >> S31)
    slot = np.int64(key & U(SLOTS - 1))
    while net[KNOWN + slot]:
        if net[KNOWN + slot] == key | ONE:
            return False
        slot = (slot + 1) & (SLOTS - 1)
    net[KNOWN + slot] = key | ONE
    sums[count, 0], sums[count, 1], sums[count, 2] = begin, end, total
    sums[count, 3] = _see_each_other(net, parts, begin, end)
    for i in range(begin, end):
        net[OVER + MOST_SPAN * parts[i, 0] + (count >> 6)] |= ONE << U(count & 63)
    net[DIRTY + (count >> 6)] |= ONE << U(count & 63)
    net[SUMS] = U(count + 1)
    net[SPAN] = U((count + 64) >> 6)
    return True


@njit(cache=KEEP, nogil=True)
def _list(mask, first, sign, parts, end):
    """Write the cells of a mask down as parts, bit 0 being the cell `first`; return the end."""
    while mask:
        parts[end, 0] = first + np.int64(_lowest(mask))
        parts[end, 1] = sign
        mask &= mask - ONE
        end += 1
    return end


@njit(cache=KEEP, nogil=True)
def _derive(net, region, panel, lines, most, masks, totals, cages, across, sums, parts):
    """Add what disjoint cages say of a region: its cells and its panel cells add up to 45 a line.

    Cages inside are subtracted; of a cage across the border either the part inside remains, or
    the part outside, subtracted from its sum. Three readings: all inside, all outside, for each
    cage what is less. Returns False when the region leaves no cell open and the sum is wrong.
    `across` is room for the cages across the border.
    """
    alone0, alone1 = region[0], region[1]
    total = 45 * lines
    n_in = n_out = n_less = borders = 0
    for cage in range(cages):
        in0, in1 = masks[cage, 0] & region[0], masks[cage, 1] & region[1]
        if in0 | in1 == NONE:
            continue
        alone0 ^= in0
        alone1 ^= in1
        out0, out1 = masks[cage, 0] ^ in0, masks[cage, 1] ^ in1
        if out0 | out1 == NONE:
            total -= totals[cage]
            continue
        inner = np.int64(_count(in0) + _count(in1))
        outer = np.int64(_count(out0) + _count(out1))
        n_in += inner
        n_out += outer
        n_less += min(inner, outer)
        across[borders] = cage if inner <= outer else -1 - cage
        borders += 1
    alone = np.int64(_count(alone0) + _count(alone1))
    for value in panel:
        alone += value != BLANK
    if alone + n_in == 0:
        return total == 0
    for reading in range(3):
        n = n_in if reading == 0 else (n_out if reading == 1 else n_less)
        if alone + n > most or np.int64(net[SUMS]) >= 64 * MOST_SPAN:
            continue
        if (reading > 0 and n_in == 0) or (reading == 2 and n_less in (n_in, n_out)):
            continue
        begin = np.int64(net[PARTS])
        end = _list(alone1, 64, 1, parts, _list(alone0, 0, 1, parts, begin))
        for value in panel:
            if value != BLANK:
                parts[end, 0] = value if value >= 0 else -2 - value
                parts[end, 1] = 1 if value >= 0 else -1
                end += 1
        left = total
        for j in range(borders):
            less = across[j] < 0
            cage = -1 - across[j] if less else across[j]
            if reading == 1 or (reading == 2 and less):
                left -= totals[cage]
                mask0, mask1 = masks[cage, 0] & ~region[0], masks[cage, 1] & ~region[1]
                end = _list(mask1, 64, -1, parts, _list(mask0, 0, -1, parts, end))
            else:
                mask0, mask1 = masks[cage, 0] & region[0], masks[cage, 1] & region[1]
                end = _list(mask1, 64, 1, parts, _list(mask0, 0, 1, parts, end))
        if _add_sum(net, sums, parts, begin, end, left):
            net[PARTS] = U(end)
    return True


@njit(cache=KEEP, nogil=True)
def _begin_cages(
    puzzle,
    first,
    last,
    bounds,
    totals,
    cells,
    rules,
    regions,
    panels,
    lines,
    combos,
    work,
    net,
    sums,
    parts,
    weights,
):
    """Set up a board with the cages `first` to `last` - 1; say whether it may have an answer."""
    for i in range(RULES):
        net[i] = rules[i]
    for i in range(RULES, NET):
        net[i] = NONE
    for cell in range(PANEL_END):
        weights[cell] = 0.0
    weights[PANEL_END] = 1.0
    for cage in range(first, last):
        if bounds[cage + 1] - bounds[cage] > np.int64(rules[DIGITS]):
            return False
        for i in range(bounds[cage], bounds[cage + 1]):
            at = 4 * np.int64(net[PLACES + cells[i]])
            for j in range(bounds[cage], bounds[cage + 1]):
                place = np.int64(net[PLACES + cells[j]])
                if i != j:
                    net[at + (place >> 6)] &= ~(ONE << U(place & 63))
    # Cages with a sum; of those that overlap, the smaller ones speak for the regions.
    masks = np.empty((last - first, 2), np.uint64)
    spoken = np.empty(last - first, np.int64)
    across = np.empty(last - first, np.int64)
    count = 0
    covered0 = covered1 = NONE
    for size in range(1, 11):
        for cage in range(first, last):
            if totals[cage] < 0 or bounds[cage + 1] - bounds[cage] != size:
                continue
            begin = np.int64(net[PARTS])
            end = begin
            mask0 = mask1 = NONE
            for i in range(bounds[cage], bounds[cage + 1]):
                parts[end, 0] = cells[i]
                parts[end, 1] = 1
                end += 1
                if cells[i] < 64:
                    mask0 |= ONE << U(cells[i])
                else:
                    mask1 |= ONE << U(cells[i] - 64)
            if _add_sum(net, sums, parts, begin, end, totals[cage]):
                net[PARTS] = U(end)
            if covered0 & mask0 | covered1 & mask1 == NONE:
                covered0 |= mask0
                covered1 |= mask1
                masks[count, 0], masks[count, 1] = mask0, mask1
                spoken[count] = totals[cage]
                count += 1
    # Single lines come first; many a puzzle needs no more.
    possible = True
    singles = 0
    while lines[singles] == 1:
        singles += 1
    given = np.int64(net[SUMS])
    for r in range(singles):
        possible &= _derive(
            net, regions[r], panels[r], 1, FEW_PARTS, masks, spoken, count, across, sums, parts
        )
    _give(work, net, puzzle)
    word = _settle_cages(work, net, combos, sums, parts)
    if word != OPEN or not possible:
        return possible and word == FULL
    for most in (FEW_PARTS, MOST_PARTS):
        if np.int64(net[SUMS]) - given > ENOUGH_SUMS and most > FEW_PARTS:
            break
        for r in range(len(regions)):
            if r >= singles or most > FEW_PARTS:
                possible &= _derive(
                    net,
                    regions[r],
                    panels[r],
                    lines[r],
                    most,
                    masks,
                    spoken,
                    count,
                    across,
                    sums,
                    parts,
                )
    return possible


@njit(cache=KEEP, nogil=True)
def count_killers(
    puzzles,
    starts,
    bounds,
    totals,
    cells,
    rules,
    regions,
    panels,
    lines,
    combos,
    limit,
    most,
    work,
    net,
    sums,
    parts,
    weights,
    run,
    counts,
    states,
    nodes,
    grids,
):
    """Count the answers of puzzles with cages, each up to `limit`; say PAUSED until all are done.

    As `count_grids`, and:

    starts   int64 [n + 1]      the first cage of each puzzle, and the end
    bounds   int64 [m + 1]      the first cell of each cage, and the end
    totals   int64 [m]          the sum of each cage; -1: it has none
    cells    int64 [...]        the cells of the cages
    regions  uint64 [r, 2]      grid cells that add up, as masks of cells 0 to 63 and 64 to 80,
    panels   int64 [r, w]       with these panel cells (-2 - c: subtracted), to 45 a line
    lines    int64 [r]          how many lines
    combos   uint64 [...]       see `solvers.kernels.tables`
    net, sums, parts, weights   state, as the last call left them
    """
    while run[PUZZLE] < len(puzzles):
        i = run[PUZZLE]
        if run[STEPS] <= 0:
            return PAUSED
        word = DONE
        possible = True
        if run[BEGUN] == 0:
            possible = _begin_cages(
                puzzles[i],
                starts[i],
                starts[i + 1],
                bounds,
                totals,
                cells,
                rules,
                regions,
                panels,
                lines,
                combos,
                work,
                net,
                sums,
                parts,
                weights,
            )
            run[LEVEL] = run[FOUND] = run[NODES] = 0
            run[LAST] = -1
            run[BEGUN] = 1
            run[STEPS] -= 1
        if possible:
            word = _search_cages(
                work, net, combos, sums, parts, weights, run, limit, most, grids[i]
            )
        if word == PAUSED:
            return PAUSED
        counts[i] = run[FOUND]
        nodes[i] = run[NODES]
        states[i] = word
        run[BEGUN] = 0
        run[PUZZLE] += 1
    return DONE


# -------------------------------------------------------------------------------- merging of cages


@njit(cache=KEEP, nogil=True)
def _merge(trial, pair, images, full, smallest, largest, exact):
    """Merge the cages of a pair of cells, and of its images; say whether that may be.

    It may when something changes, no merged cage has a digit twice or over `largest` cells, and
    at least one has exactly so many (`exact`) or one was below `smallest` before. `trial` is spoilt
    when it may not.
    """
    merged = small = reached = False
    for image in images:
        a, b = trial[image[pair[0]]], trial[image[pair[1]]]
        if a == b:
            continue
        low = min(a, b)
        digits = NONE
        size = size_a = 0
        for cell in range(GRID_END):
            if trial[cell] == a or trial[cell] == b:
                bit = ONE << U(full[cell])
                if digits & bit:
                    return False
                digits |= bit
                size += 1
                size_a += trial[cell] == a
                trial[cell] = low
        if size > largest:
            return False
        merged = True
        small |= size_a < smallest or size - size_a < smallest
        reached |= size == largest
    return merged and (reached if exact else small)


@njit(cache=KEEP, nogil=True)
def _move(trial, pair, full, smallest, largest, pairs):
    """Give the second cell of a pair to the first one's cage, which is too small.

    Both cages must then be in one piece, of the wished sizes (the growing one may still be too
    small), and without a digit twice.
    """
    a, b = trial[pair[0]], trial[pair[1]]
    size_a = size_b = 0
    for cell in range(GRID_END):
        if trial[cell] == a:
            size_a += 1
            if full[cell] == full[pair[1]]:
                return False
        size_b += trial[cell] == b
    if a == b or size_a >= smallest or size_b <= smallest or size_a >= largest:
        return False
    trial[pair[1]] = -1
    start = -1
    for cell in range(GRID_END):
        if trial[cell] == b:
            start = cell
    reached = np.zeros(GRID_END, np.bool_)
    reached[start] = True
    count = 1
    grown = True
    while grown:
        grown = False
        for j in range(len(pairs)):
            p, q = pairs[j, 0], pairs[j, 1]
            if trial[p] == b and trial[q] == b and reached[p] != reached[q]:
                reached[p] = reached[q] = True
                count += 1
                grown = True
    # A label is the lowest cell of its cage; both may have a new one.
    low = min(a, pair[1])
    for cell in range(GRID_END):
        if trial[cell] == a or cell == pair[1]:
            trial[cell] = low
    rest = -1
    for cell in range(GRID_END):
        if trial[cell] == b and cell != pair[1]:
            if rest < 0:
                rest = cell
            trial[cell] = rest
    return count == size_b - 1


@njit(cache=KEEP, nogil=True)
def _cages_of(trial, full, bounds, totals, cells):
    """Write the cages of labels down, with their sums; return how many there are."""
    count = end = 0
    for label in range(GRID_END):
        if trial[label] == label:
            totals[count] = 0
            bounds[count] = end
            for cell in range(label, GRID_END):
                if trial[cell] == label:
                    cells[end] = cell
                    totals[count] += full[cell]
                    end += 1
            count += 1
    bounds[count] = end
    return count


@njit(cache=KEEP, nogil=True)
def _lets_through(other, count, bounds, totals, cells):
    """Say whether another grid keeps all cages."""
    for cage in range(count):
        total = 0
        digits = NONE
        for i in range(bounds[cage], bounds[cage + 1]):
            bit = ONE << U(other[cells[i]])
            if digits & bit:
                return False
            digits |= bit
            total += other[cells[i]]
        if total != totals[cage]:
            return False
    return True


@njit(cache=KEEP, nogil=True)
def merge_cages(
    fulls,
    puzzles,
    labels,
    pairs,
    ranks,
    images,
    sizes,
    wished,
    rules,
    regions,
    panels,
    lines,
    combos,
    most,
    work,
    net,
    sums,
    parts,
    weights,
    run,
    order,
    others,
    streams,
    nodes,
    spoilt,
):
    """Merge neighbouring cages in random order while the cages leave one answer.

    Small cages are merged first. Many merges are tried at once, and fewer when they leave another
    answer or take over `most` branchings to prove. Cages that stay too small are then merged
    where they can be, or take a cell from a neighbour. Says PAUSED until all are done.

    fulls    int8 [n, 81]       the answers
    puzzles  int8 [n, 81]       their givens; may be blank
    labels   int64 [n, 81]      in and out: for each cell the lowest cell of its cage
    pairs    int64 [e, 2]       neighbouring cells that may share a cage
    ranks    int64 [e]          pairs of a lower rank come first
    images   int64 [s, 81]      the symmetries of the layout, as the image of each cell; the first
                                is the identity
    sizes    int64 [2]          least and most cells of a cage
    wished   int64 [n]          merge no more when there are no more cages than this
    order    int64 [e]          state
    others   int8 [k, 81]       state: other answers met so far
    streams  uint64 [n]         in and out: the states of the random numbers
    nodes    int64 [n]          out: branchings
    spoilt   int64 [n]          out: how many cages are too small
    """
    bounds = np.empty(GRID_END + 1, np.int64)
    totals = np.empty(GRID_END, np.int64)
    cells = np.empty(GRID_END, np.int64)
    answers = np.empty((2, GRID_END), np.int8)
    trial = np.empty(GRID_END, np.int64)
    saved = np.empty(GRID_END, np.int64)
    while run[PUZZLE] < len(fulls):
        i = run[PUZZLE]
        full, label = fulls[i], labels[i]
        if run[BEGUN] == 0:
            _draw_order(work, ranks, order, streams, i)
            run[BEGUN], run[ROUND], run[PAIR], run[GROUP] = 1, 2, 0, MERGES
            run[OTHERS] = run[SPENT] = 0
        cages = _cages_of(label, full, bounds, totals, cells)
        while run[ROUND] <= sizes[1] + 2:
            if run[STEPS] <= 0:
                return PAUSED
            mending = run[ROUND] - sizes[1]  # 1: merge what is too small, 2: let it take a cell
            taken = 0
            at = run[PAIR]
            left = cages
            _copy(label, trial)
            while at < len(order) and taken < run[GROUP] and (left > wished[i] or mending > 0):
                _copy(trial, saved)
                pair = pairs[order[at]]
                if mending < 1:
                    fits = _merge(trial, pair, images, full, sizes[0], run[ROUND], True)
                elif mending == 1:
                    fits = _merge(trial, pair, images, full, sizes[0], sizes[1], False)
                elif len(images) > 1:
                    fits = False
                else:
                    fits = _move(trial, pair, full, sizes[0], sizes[1], pairs)
                    if not fits:
                        _copy(saved, trial)
                        fits = _move(trial, pair[::-1], full, sizes[0], sizes[1], pairs)
                if fits:
                    taken += 1
                    left = _labels_in(trial)
                else:
                    _copy(saved, trial)
                at += 1
            if taken == 0:
                run[ROUND] += 1
                run[PAIR], run[GROUP] = 0, MERGES if run[ROUND] <= sizes[1] else 1
                continue
            count = _cages_of(trial, full, bounds, totals, cells)
            alone = True
            for k in range(run[OTHERS]):
                if _lets_through(others[k], count, bounds, totals, cells):
                    alone = False
                    break
            if alone:
                possible = _begin_cages(
                    puzzles[i],
                    0,
                    count,
                    bounds,
                    totals,
                    cells,
                    rules,
                    regions,
                    panels,
                    lines,
                    combos,
                    work,
                    net,
                    sums,
                    parts,
                    weights,
                )
                steps = run[STEPS]
                run[LEVEL] = run[FOUND] = run[NODES] = 0
                run[LAST] = -1
                run[STEPS] = most
                word = _search_cages(work, net, combos, sums, parts, weights, run, 2, most, answers)
                run[STEPS] = steps - run[NODES] - 1
                run[SPENT] += run[NODES]
                alone = possible and word == DONE and run[FOUND] == 1
                if run[FOUND] == 2 and run[OTHERS] < len(others):
                    other = 1
                    for cell in range(GRID_END):
                        if answers[0, cell] != full[cell]:
                            other = 0
                    _copy(answers[other], others[run[OTHERS]])
                    run[OTHERS] += 1
            if alone:
                _copy(trial, label)
                cages = count
                run[PAIR] = at
                if mending < 1:
                    run[GROUP] = min(2 * run[GROUP], MERGES)
            elif taken == 1:
                run[PAIR] = at
            else:
                run[GROUP] = taken >> 1
        count = _cages_of(label, full, bounds, totals, cells)
        spoilt[i] = 0
        for cage in range(count):
            spoilt[i] += bounds[cage + 1] - bounds[cage] < sizes[0]
        nodes[i] = run[SPENT]
        run[BEGUN] = 0
        run[PUZZLE] += 1
    return DONE


@njit(cache=KEEP, nogil=True)
def _copy(source, target):
    """Copy the grid cells of an array."""
    for cell in range(GRID_END):
        target[cell] = source[cell]


@njit(cache=KEEP, nogil=True)
def _labels_in(trial):
    """Return how many cages there are."""
    count = 0
    for cell in range(GRID_END):
        count += trial[cell] == cell
    return count


@njit(cache=KEEP, nogil=True)
def _draw_order(work, ranks, order, streams, i):
    """Put the pairs in random order, those of lower rank first."""
    work[STREAM] = streams[i]
    for j in range(len(order)):
        order[j] = j
    for last in range(len(order) - 1, 0, -1):
        other = _below(work, last + 1)
        order[last], order[other] = order[other], order[last]
    streams[i] = work[STREAM]
    drawn = order.copy()
    at = 0
    for rank in range(ranks.max() + 1):
        for j in drawn:
            if ranks[j] == rank:
                order[at] = j
                at += 1
