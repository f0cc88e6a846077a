# ruff: noqa: TID253, C901, PLR0912, PLR0915
# mypy: disable-error-code="no-untyped-def, no-untyped-call, untyped-decorator"
# mypy: disable-error-code="call-arg, assignment, import-untyped"
"""Search and count the placements of cases of Sudoku Murder, many in a call.

A set of cells is a few words of 64 bits, bit `cell % 64` of word `cell // 64`: two words up to
11x11, three for 12x12. `words`, a tuple of so many zeros, tells their number, so that a version is
compiled for each and its loops have a fixed length.

    domains   uint64[b, n, w]    where each person of each case may be; read only, as all below
    lines     uint64[2n, w]      the cells of the rows, then of the columns
    peers     uint64[n * n, w]   the cells in the row or column of each cell
    areas     uint64[b * r, w]   the cells of each room of each case
    rooms     int64[b]           how many rooms there are, at most 64
    ties      int64[t, 4]        (sort, a, b, c): see below
    starts    int64[b + 1]       where the ties of each case begin
    masks     uint64[m, w]       sets of cells that ties name
    tables    uint64[k * n * n, w] sets of cells for each cell, that ties name
    spots     uint64[n * n]      for each cell its row and column, a bit each, as in `lines`
    homes     uint64[b, n * n]   for each cell of each case its room, a bit

    PAIR      a, b, table        if a is in cell c, b is in tables[table, c]; stands there both ways
    COUNT     people, mask, k    exactly k of the people (bits) are in masks[mask]
    MATES     a, people, k       exactly k of the people (bits) are in the room of a
    VACANT    k                  exactly k rooms hold nobody

A search is a stack of levels, each with the domains of all persons; `work` and `run` are all its
state. It stops when its steps are spent, and goes on from there. Propagation, to a fixed point:
a person in one cell takes row and column from the others and speaks through the pairs; a row or
column that one person alone can take; a person who can only be in one row or column; counts that
are reached or can only just be reached.
"""

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload

from solvers.kernels.cache import can_cache

KEEP = can_cache()

U = np.uint64
PAIR, COUNT, MATES, VACANT = 0, 1, 2, 3
# Places in `run`: level of the stack, answers, branchings of this case, branchings left before a
# pause, the case at work and whether its search has begun.
LEVEL, FOUND, NODES, STEPS, CASE, BEGUN, RUN = 0, 1, 2, 3, 4, 5, 8
# What a search says.
DONE, PAUSED, GIVEN_UP = 0, 1, 2
# What propagation says.
DEAD, OPEN, FULL = 0, 1, 2
# How a branching divides the cells of a person.
BY_ROW, BY_COLUMN, BY_ROOM = 0, 1, 2
NONE, ONE = U(0), U(1)
# Levels of the stack: a person takes at most a branching by room, by row and by column.
DEPTH = 3 * 12 + 1
MOST_ROOMS = 64


def _count(x):
    """Return how many bits are set."""
    return int(x).bit_count()


def _lowest(x):
    """Return the place of the lowest bit of `x`, which is not 0."""
    return (int(x) & -int(x)).bit_length() - 1


@intrinsic
def _llvm_count(_context, x):
    """Make one instruction of `_count`."""
    return types.int64(x), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _llvm_lowest(_context, x):
    """Make one instruction of `_lowest`."""
    zero_is_undefined = ir.Constant(ir.IntType(1), 1)
    return types.int64(x), lambda _c, builder, _s, args: builder.cttz(args[0], zero_is_undefined)


@overload(_count)
def _compiled_count(x):
    return lambda x: _llvm_count(x)


@overload(_lowest)
def _compiled_lowest(x):
    return lambda x: _llvm_lowest(x)


# Rows of two-dimensional arrays are named by their index: a view of each would be counted by numba.


@njit(inline="always")
def _size(words, cells, i):
    """Return how many cells are in a set."""
    found = 0
    for w in range(len(words)):
        found += _count(cells[i, w])
    return found


@njit(inline="always")
def _first(words, cells, i):
    """Return the first cell of a set that is not empty."""
    for w in range(len(words)):
        if cells[i, w]:
            return 64 * w + _lowest(cells[i, w])
    return -1


@njit(inline="always")
def _meet(words, cells, i, others, j):
    """Say whether two sets share a cell."""
    found = NONE
    for w in range(len(words)):
        found |= cells[i, w] & others[j, w]
    return found != NONE


@njit(inline="always")
def _inside(words, cells, i, others, j):
    """Say whether a set lies in another."""
    found = NONE
    for w in range(len(words)):
        found |= cells[i, w] & ~others[j, w]
    return found == NONE


@njit(inline="always")
def _keep(words, cells, i, others, j):
    """Keep of a set what is in another; say whether that changed it."""
    gone = NONE
    for w in range(len(words)):
        gone |= cells[i, w] & ~others[j, w]
        cells[i, w] &= others[j, w]
    return gone != NONE


@njit(inline="always")
def _drop(words, cells, i, others, j):
    """Take another set out of a set; say whether that changed it."""
    gone = NONE
    for w in range(len(words)):
        gone |= cells[i, w] & others[j, w]
        cells[i, w] &= ~others[j, w]
    return gone != NONE


@njit(inline="always")
def _empty(words, cells, i):
    """Say whether a set is empty."""
    found = NONE
    for w in range(len(words)):
        found |= cells[i, w]
    return found == NONE


@njit(cache=KEEP, nogil=True)
def _placed(words, dom, peers, ties, begin, end, tables, done):
    """Let each person who has one cell left speak; return who has (bits), or -1 when it is dead."""
    n = len(dom)
    changed = True
    while changed:
        changed = False
        for i in range(n):
            if done >> i & 1:
                continue
            left = _size(words, dom, i)
            if left == 0:
                return -1
            if left > 1:
                continue
            done |= 1 << i
            cell = _first(words, dom, i)
            changed = True
            for j in range(n):
                if j != i and _drop(words, dom, j, peers, cell) and _empty(words, dom, j):
                    return -1
            for t in range(begin, end):
                if ties[t, 0] == PAIR and ties[t, 1] == i:
                    j = ties[t, 2]
                    at_table = ties[t, 3] * n * n + cell
                    if _keep(words, dom, j, tables, at_table) and _empty(words, dom, j):
                        return -1
    return done


@njit(cache=KEEP, nogil=True)
def _look(words, dom, seen, spots, homes, base, i, at):
    """Bring up to date in which lines and rooms (bits) a person can be; say if that was needed."""
    same = True
    for w in range(len(words)):
        same &= dom[i, w] == seen[i, w]
        seen[i, w] = dom[i, w]
    if same:
        return False
    lines, rooms = NONE, NONE
    for w in range(len(words)):
        rest = dom[i, w]
        while rest:
            cell = 64 * w + _lowest(rest)
            rest &= rest - ONE
            lines |= spots[cell]
            rooms |= homes[base, cell]
    at[0, i], at[1, i] = lines, rooms
    return True


@njit(cache=KEEP, nogil=True)
def _lined(words, dom, lines, done, at):
    """Let rows and columns speak, and people who have one left.

    Returns -1 when it is dead, 1 when something changed, else 0. `at` are the lines (bits) that
    each person can be in.
    """
    n = len(dom)
    every = (ONE << U(n)) - ONE
    once, twice, covered = NONE, NONE, NONE
    for i in range(n):
        if done >> i & 1:
            covered |= at[0, i]
        else:
            twice |= once & at[0, i]
            once |= at[0, i]
    wanted = ((ONE << U(2 * n)) - ONE) & ~covered
    if wanted & ~once:
        return -1
    changed = 0
    single = wanted & once & ~twice
    while single:
        line = _lowest(single)
        single &= single - ONE
        for i in range(n):
            if not done >> i & 1 and at[0, i] >> U(line) & ONE:
                if _keep(words, dom, i, lines, line):
                    changed = 1
                if _empty(words, dom, i):
                    return -1
    for i in range(n):
        if done >> i & 1:
            continue
        for half in range(2):
            own = at[0, i] >> U(n * half) & every
            if own & (own - ONE):
                continue
            line = _lowest(own) + n * half
            for j in range(n):
                if j == i or done >> j & 1 or not at[0, j] >> U(line) & ONE:
                    continue
                if _drop(words, dom, j, lines, line):
                    changed = 1
                if _empty(words, dom, j):
                    return -1
    return changed


@njit(cache=KEEP, nogil=True)
def _rooms(at, rooms, could, surely):
    """Find who can be, and who must be, in each room (bits)."""
    for r in range(rooms):
        could[r], surely[r] = 0, 0
    for i in range(at.shape[1]):
        rest = at[1, i]
        single = rest & (rest - ONE) == NONE
        while rest:
            r = _lowest(rest)
            rest &= rest - ONE
            could[r] |= 1 << i
            if single:
                surely[r] |= 1 << i


@njit(cache=KEEP, nogil=True)
def _some(words, dom, people, cells, j, keep):
    """Keep people (bits) in a set of cells, or out of it; -1: dead, 1: changed, else 0."""
    changed = 0
    while people:
        i = _lowest(U(people))
        people &= people - 1
        if keep:
            changed |= _keep(words, dom, i, cells, j)
        else:
            changed |= _drop(words, dom, i, cells, j)
        if _empty(words, dom, i):
            return -1
    return changed


@njit(cache=KEEP, nogil=True)
def _mates(words, dom, areas, base, could, surely, at, who, people, k):
    """Let "exactly k of the people are in the room of who" speak; -1: dead, 1: changed, else 0."""
    changed = 0
    own = at[1, who]
    rest = own
    while rest:
        r = _lowest(rest)
        rest &= rest - ONE
        low, high = _count(U(surely[r] & people)), _count(U(could[r] & people))
        if low > k or high < k:
            own &= ~(ONE << U(r))
            changed = 1
            _drop(words, dom, who, areas, base + r)
    if own == NONE or _empty(words, dom, who):
        return -1
    if own & (own - ONE):
        return changed
    r = _lowest(own)
    sure, maybe = surely[r] & people, could[r] & people
    if sure == maybe:
        return changed
    if _count(U(sure)) == k:
        return _worse(changed, _some(words, dom, maybe & ~sure, areas, base + r, False))
    if _count(U(maybe)) == k:
        return _worse(changed, _some(words, dom, maybe & ~sure, areas, base + r, True))
    return changed


@njit(inline="always")
def _worse(one, other):
    """Return dead if either is, else changed if either is."""
    return -1 if one < 0 or other < 0 else one | other


@njit(cache=KEEP, nogil=True)
def _counted(words, dom, people, cells, j, k):
    """Let "exactly k of the people are in the cells" speak; -1: dead, 1: changed, else 0."""
    sure, maybe = 0, 0
    rest = people
    while rest:
        i = _lowest(U(rest))
        rest &= rest - 1
        if _meet(words, dom, i, cells, j):
            maybe |= 1 << i
            if _inside(words, dom, i, cells, j):
                sure |= 1 << i
    low, high = _count(U(sure)), _count(U(maybe))
    if low > k or high < k:
        return -1
    if sure == maybe:
        return 0
    if low == k:
        return _some(words, dom, maybe & ~sure, cells, j, False)
    if high == k:
        return _some(words, dom, maybe & ~sure, cells, j, True)
    return 0


@njit(cache=KEEP, nogil=True)
def _reached(words, dom, i, j, tables, base):
    """Keep a person to what some cell of another allows; -1: dead, 1: changed, else 0."""
    changed = 0
    for v in range(len(words)):
        lost = dom[j, v]
        for w in range(len(words)):
            rest = dom[i, w]
            while rest and lost:
                lost &= ~tables[base + 64 * w + _lowest(rest), v]
                rest &= rest - ONE
        if lost:
            dom[j, v] &= ~lost
            changed = 1
    return -1 if _empty(words, dom, j) else changed


@njit(cache=KEEP, nogil=True)
def _vacant(words, dom, areas, base, rooms, could, surely, k):
    """Let "exactly k rooms hold nobody" speak; -1: dead, 1: changed, else 0."""
    empty, used = 0, 0
    for r in range(rooms):
        empty += could[r] == 0
        used += surely[r] != 0
    if empty > k or rooms - used < k:
        return -1
    changed = 0
    if rooms - used == k:
        for r in range(rooms):
            if surely[r] == 0:
                changed = _worse(changed, _some(words, dom, could[r], areas, base + r, False))
    elif empty == k:
        for r in range(rooms):
            if could[r] and could[r] & (could[r] - 1) == 0 and surely[r] == 0:
                changed = _worse(changed, _some(words, dom, could[r], areas, base + r, True))
    return changed


@njit(cache=KEEP, nogil=True)
def _propagate(
    words,
    dom,
    lines,
    peers,
    areas,
    rooms,
    ties,
    starts,
    masks,
    tables,
    spots,
    homes,
    case,
    done,
    seen,
    at,
    could,
    surely,
):
    """Draw all conclusions; return (dead, open or full; who has spoken)."""
    n = len(dom)
    begin, end = starts[case], starts[case + 1]
    base = case * (len(areas) // len(rooms))
    moved = 0
    while True:
        done = _placed(words, dom, peers, ties, begin, end, tables, done)
        if done < 0:
            return DEAD, done
        for i in range(n):
            if _look(words, dom, seen, spots, homes, case, i, at):
                moved |= 1 << i
        if done != (1 << n) - 1:
            said = _lined(words, dom, lines, done, at)
            if said < 0:
                return DEAD, done
            if said:
                continue
        if not moved:
            return (FULL if done == (1 << n) - 1 else OPEN), done
        _rooms(at, rooms[case], could, surely)
        changed = 0
        for t in range(begin, end):
            sort = ties[t, 0]
            if sort == MATES:
                who, people, k = ties[t, 1], ties[t, 2], ties[t, 3]
                said = _mates(words, dom, areas, base, could, surely, at, who, people, k)
            elif sort == COUNT:
                said = _counted(words, dom, ties[t, 1], masks, ties[t, 2], ties[t, 3])
            elif sort == VACANT:
                said = _vacant(words, dom, areas, base, rooms[case], could, surely, ties[t, 1])
            else:
                i, j = ties[t, 1], ties[t, 2]
                if not moved >> i & 1 or (done >> i | done >> j) & 1:
                    continue
                said = _reached(words, dom, i, j, tables, ties[t, 3] * n * n)
            if said < 0:
                return DEAD, done
            changed |= said
        moved = 0
        if not changed:
            return (FULL if done == (1 << n) - 1 else OPEN), done


@njit(cache=KEEP, nogil=True)
def _choice(words, dom, done, at):
    """Return whom to branch on, and whether by row, column or room: where fewest are left.

    Of equals, who has the most cells. At least two are left, or propagation would not rest.
    """
    n = len(dom)
    every = (ONE << U(n)) - ONE
    best, who, sort = 1 << 30, 0, BY_ROW
    for i in range(n):
        if done >> i & 1:
            continue
        size = _size(words, dom, i)
        for by in range(3):
            ways = _count(at[1, i] if by == BY_ROOM else at[0, i] >> U(n * by) & every)
            if ways > 1 and 1000 * ways - size < best:
                best, who, sort = 1000 * ways - size, i, by
    return who, sort


@njit(cache=KEEP, nogil=True)
def count_cases(
    words,
    domains,
    lines,
    peers,
    areas,
    rooms,
    ties,
    starts,
    masks,
    tables,
    spots,
    homes,
    limit,
    most,
    work,
    left,
    seen,
    notes,
    at,
    run,
    counts,
    states,
    nodes,
    found,
):
    """Count the placements of each case, up to `limit`, in at most `most` branchings a case.

    `work` uint64[d, n, w], `left` uint64[d, w], `seen` uint64[n, w], `notes` int64[5, max(d, r)],
    d = DEPTH, and `at` uint64[2, n] are scratch; `run` int64[RUN] with STEPS set. `counts`, `nodes`
    int64[b], `states` uint8[b] (DONE or GIVEN_UP), `found` int64[b, keep, n] take the outcome.
    Returns DONE, or PAUSED when the steps are spent: then call it again.
    """
    n = domains.shape[1]
    picks, dones, could, surely, sorts = notes[0], notes[1], notes[2], notes[3], notes[4]
    while run[CASE] < len(domains):
        case = run[CASE]
        base = case * (len(areas) // len(rooms))
        level = run[LEVEL]
        fresh = run[BEGUN] == 0
        if fresh:
            run[BEGUN], run[FOUND], run[NODES], level = 1, 0, 0, 0
            dones[0] = 0
            work[0] = domains[case]
            seen[:] = NONE
        state = DONE
        while True:
            if fresh:
                # Something new stands on this level: draw the conclusions.
                fresh = False
                said, dones[level] = _propagate(
                    words, work[level], lines, peers, areas, rooms, ties, starts,
                    masks, tables, spots, homes, case, dones[level], seen, at, could, surely,
                )  # fmt: skip
                if said == FULL:
                    if run[FOUND] < found.shape[1]:
                        for i in range(n):
                            found[case, run[FOUND], i] = _first(words, work[level], i)
                    run[FOUND] += 1
                    if run[FOUND] >= limit:
                        break
                if said == OPEN:
                    picks[level], sorts[level] = _choice(words, work[level], dones[level], at)
                    left[level] = work[level, picks[level]]
                else:
                    level -= 1
            if level < 0:
                break
            if _empty(words, left, level):
                level -= 1
                continue
            if run[STEPS] <= 0:
                run[LEVEL] = level
                return PAUSED
            if run[NODES] >= most:
                state = GIVEN_UP
                break
            run[STEPS] -= 1
            run[NODES] += 1
            who, cell = picks[level], _first(words, left, level)
            work[level + 1] = work[level]
            if sorts[level] == BY_ROOM:
                r = base + _lowest(homes[case, cell])
                _keep(words, work[level + 1], who, areas, r)
                _drop(words, left, level, areas, r)
            else:
                line = cell // n if sorts[level] == BY_ROW else n + cell % n
                _keep(words, work[level + 1], who, lines, line)
                _drop(words, left, level, lines, line)
            dones[level + 1] = dones[level]
            level += 1
            fresh = True
        run[LEVEL] = 0
        counts[case], nodes[case], states[case] = run[FOUND], run[NODES], state
        run[CASE] += 1
        run[BEGUN] = 0
    return DONE
