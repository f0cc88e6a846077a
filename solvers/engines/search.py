"""The plain search: bitmasks in pure Python, what a single puzzle runs on.

For each digit one int holds the cells that may still be it; bit c stands for cell c of the
`Board`, panel cells included. Naked singles, hidden singles and locked candidates are found for
all cells at once:

    once  = cells with at least one candidate         twice = cells with at least two
    for x in candidates: twice |= once & x; once |= x          singles = once & ~twice

Locked candidates need no table: when the places of a digit in a unit are two or three, it leaves
every cell that is a peer of all of them. Cages and derived sums come from `sums`. Whoever compares
speed should know that imports are part of it: nothing here loads numpy.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from puzzles.board import Board, board_of, start
from puzzles.puzzle import Grid, Puzzle
from solvers.engines.ask import Answer, Ask, Stop, never
from solvers.engines.sums import Distinct, Sum, distinct, linear, sums_of

VERSION = "1"
"""Raised when the same puzzle may cost other nodes or come out in another order."""
STOP_EVERY = 16
"""So many nodes pass between two looks at `stop`; a node takes a few milliseconds at most."""


@dataclass(frozen=True)
class Tables:
    """What the search needs of a board, as masks over its cells.

    Attributes:
        digits: the digits in use; candidate lists are in this order.
        full: all cells.
        units: a mask a unit.
        peers: a mask a cell: what cannot be the same digit, by units, inequalities and cages.
        sums: cages and derived sums.
    """

    digits: tuple[int, ...]
    full: int
    units: tuple[int, ...]
    peers: tuple[int, ...]
    sums: tuple[Sum, ...] = ()


def tables_of(board: Board) -> Tables:
    """Return the tables of a board."""
    bits = [1 << cell for cell in range(len(board.names))]
    peers = [sum(bits[other] for other in others) for others in board.peers]
    for cage in board.cages:
        whole = sum(bits[cell] for cell in cage.cells)
        for cell in cage.cells:
            peers[cell] |= whole & ~bits[cell]
    units = tuple(sum(bits[cell] for cell in unit.cells) for unit in board.units)
    sums = sums_of(board) if board.cages else ()
    return Tables(board.digits, (1 << len(bits)) - 1, units, tuple(peers), sums)


@dataclass(slots=True)
class Node:
    """A state of the search: candidates by digit, and the cells that are settled.

    A cell is settled when its one digit has been taken from its peers.
    """

    candidates: list[int]
    settled: int = 0

    def copy(self) -> "Node":
        """Return a copy that can be changed on its own."""
        return Node(self.candidates[:], self.settled)


def fresh(tables: Tables, pairs: list[tuple[int, int]]) -> Node:
    """Return the first state of a puzzle: all candidates, less what the givens exclude."""
    node = Node([tables.full] * len(tables.digits))
    for cell, digit in pairs:
        for at, other in enumerate(tables.digits):
            if other != digit:
                node.candidates[at] &= ~(1 << cell)
    return node


def propagate(tables: Tables, node: Node) -> bool:
    """Follow all singles, locked candidates and sums, in place; say False at a contradiction."""
    while True:
        if not _naked(tables, node):
            return False
        if node.settled == tables.full:
            return not tables.sums or _narrow(tables, node) is not None
        changed = _hidden(tables, node)
        if changed is None:
            return False
        if changed:
            continue
        if not tables.sums:
            return True
        changed = _narrow(tables, node)
        if not changed:
            return changed is not None


def _naked(tables: Tables, node: Node) -> bool:
    """Settle cells with one candidate until there are none; say False at an empty cell."""
    candidates, peers = node.candidates, tables.peers
    while True:
        once = twice = 0
        for places in candidates:
            twice |= once & places
            once |= places
        if once != tables.full:
            return False
        singles = once & ~twice & ~node.settled
        if not singles:
            return True
        node.settled |= singles
        for at, places in enumerate(candidates):
            here = places & singles
            while here:
                bit = here & -here
                here ^= bit
                places &= ~peers[bit.bit_length() - 1]
            candidates[at] = places


def _hidden(tables: Tables, node: Node) -> bool | None:
    """Find hidden singles and locked candidates; say whether anything changed, None if absurd."""
    candidates, peers = node.candidates, tables.peers
    changed = False
    for at, places in enumerate(candidates):
        before = places
        fixed = 0
        for unit in tables.units:
            here = places & unit
            rest = here & (here - 1)
            if not rest:
                if not here:
                    return None
                fixed |= here
                continue
            last = rest & (rest - 1)
            if not last & (last - 1):
                common = peers[(here ^ rest).bit_length() - 1] & peers[rest.bit_length() - 1]
                if last:
                    common &= peers[(rest ^ last).bit_length() - 1]
                places &= ~common
        fixed &= ~node.settled
        candidates[at] = places
        changed = changed or places != before
        if fixed:
            for other in range(len(candidates)):
                if other != at and candidates[other] & fixed:
                    candidates[other] &= ~fixed
                    changed = True
    return changed


def _narrow(tables: Tables, node: Node) -> bool | None:
    """Narrow the cells of all sums; say whether anything changed, None at a contradiction."""
    masks = cell_masks(tables, node)
    top = tables.digits[-1]
    changed = False
    for item in tables.sums:
        cells = item.cells
        before = tuple([masks[cell] for cell in cells])
        required = 0
        if isinstance(item, Distinct):
            narrowed = distinct(item.total, before, tables.digits)
            if narrowed is None:
                return None
            after, required = narrowed
        else:
            split = len(item.plus)
            kept = linear(item.total, before[:split], before[split:], top)
            if kept is None:
                return None
            after = kept
        if after != before:
            changed = True
            for cell, old, new in zip(cells, before, after, strict=True):
                if old != new:
                    masks[cell] = new
                    _drop(tables, node, cell, old & ~new)
        if required and _clear_required(tables, node, masks, cells, required):
            changed = True
    return changed


def _drop(tables: Tables, node: Node, cell: int, gone: int) -> None:
    """Take the digits of `gone` from a cell's candidates."""
    first, bit = tables.digits[0], 1 << cell
    while gone:
        low = gone & -gone
        gone ^= low
        node.candidates[low.bit_length() - 1 - first] &= ~bit


def _clear_required(
    tables: Tables, node: Node, masks: list[int], cells: tuple[int, ...], required: int
) -> bool:
    """Take each digit that a cage must hold from the common peers of its places in the cage."""
    first, changed = tables.digits[0], False
    while required:
        low = required & -required
        required ^= low
        common = -1
        for cell in cells:
            if masks[cell] & low:
                common &= tables.peers[cell]
        at = low.bit_length() - 1 - first
        hit = node.candidates[at] & common
        if hit:
            changed = True
            node.candidates[at] ^= hit
            while hit:
                bit = hit & -hit
                hit ^= bit
                masks[bit.bit_length() - 1] &= ~low
    return changed


def cell_masks(tables: Tables, node: Node) -> list[int]:
    """Return the candidates of each cell, bit d for digit d."""
    masks = [0] * tables.full.bit_length()
    for digit, places in zip(tables.digits, node.candidates, strict=True):
        low = 1 << digit
        while places:
            bit = places & -places
            masks[bit.bit_length() - 1] |= low
            places ^= bit
    return masks


Choose = Callable[[Tables, Node], tuple[int, list[int]]]
"""Picks the cell to branch on, and the indices of its digits in the order of trying."""


def scored(tables: Tables, node: Node) -> tuple[int, list[int]]:
    """Pick the cell whose digits cut the most: among cells with two candidates where there are any.

    The score counts four for each candidate that the cell's digits remove from its peers and eight
    for each peer that has two candidates (measured on the prototype, performance.md 7).
    """
    pairs, _ = _by_count(tables, node)
    if not pairs:
        return _fewest(tables, node)
    best, found = -1, 0
    rest = pairs
    while rest:
        bit = rest & -rest
        rest ^= bit
        near = tables.peers[bit.bit_length() - 1]
        score = 8 * (near & pairs).bit_count()
        for places in node.candidates:
            if places & bit:
                score += 4 * (places & near).bit_count()
        if score > best:
            best, found = score, bit
    return found.bit_length() - 1, _indices(node, found)


def _by_count(tables: Tables, node: Node) -> tuple[int, int]:
    """Return the cells with exactly two candidates, and those with exactly three."""
    once = twice = thrice = more = 0
    for places in node.candidates:
        more |= thrice & places
        thrice |= twice & places
        twice |= once & places
        once |= places
    return twice & ~thrice, thrice & ~more


def _indices(node: Node, bit: int) -> list[int]:
    """Return the indices of the digits that the cell of `bit` may hold."""
    return [at for at, places in enumerate(node.candidates) if places & bit]


def _fewest(tables: Tables, node: Node) -> tuple[int, list[int]]:
    """Pick the first of the open cells with the fewest candidates."""
    masks = cell_masks(tables, node)
    counted = ((mask.bit_count(), cell) for cell, mask in enumerate(masks) if mask & (mask - 1))
    _, cell = min(counted)
    return cell, _indices(node, 1 << cell)


@dataclass(slots=True)
class Weighted:
    """Picks by conflicts: cells whose branching led nowhere before come first.

    The choice is the greatest (1 + weight) / candidates**2, as in the "dom/wdeg" heuristic of
    Boussemart, Hemery, Lecoutre and Sais (ECAI 2004). Best where cages rule.
    """

    weights: dict[int, float] = field(default_factory=dict)

    def __call__(self, tables: Tables, node: Node) -> tuple[int, list[int]]:
        """Pick the cell with the greatest weight for its candidates."""
        best, found = -1.0, 0
        for cell, mask in enumerate(cell_masks(tables, node)):
            if mask & (mask - 1):
                count = mask.bit_count()
                score = (1.0 + self.weights.get(cell, 0.0)) / (count * count)
                if score > best:
                    best, found = score, cell
        return found, _indices(node, 1 << found)

    def blame(self, cell: int) -> None:
        """Count a contradiction right after branching on `cell`."""
        self.weights[cell] = self.weights.get(cell, 0.0) + 1.0


@dataclass(slots=True)
class Walk:
    """A depth-first search with an explicit stack; it can be stopped after any node and go on.

    Attributes:
        tables: of the board.
        stack: states still to look at, the next one last, each with the cell it branched on.
        choose: picks where to branch.
        nodes: branchings so far.
    """

    tables: Tables
    stack: list[tuple[Node, int]]
    choose: Choose
    nodes: int = 0

    def next(self, nodes: int | None = None, stop: Stop = never) -> Node | None:
        """Return the next solved state; None when there is none or a limit was hit.

        A limit was hit when `stack` is not empty afterwards.
        """
        blame = self.choose.blame if isinstance(self.choose, Weighted) else None
        while self.stack:
            if nodes is not None and self.nodes >= nodes:
                return None
            if self.nodes % STOP_EVERY == 0 and stop():
                return None
            node, branched = self.stack.pop()
            if not propagate(self.tables, node):
                if blame and branched >= 0:
                    blame(branched)
                self.nodes += branched >= 0
                continue
            if node.settled == self.tables.full:
                return node
            self.nodes += 1
            cell, order = self.choose(self.tables, node)
            for at in reversed(order[1:]):
                self._push(node.copy(), cell, at)
            self._push(node, cell, order[0])
        return None

    def _push(self, node: Node, cell: int, at: int) -> None:
        """Settle `cell` on the digit of index `at` in a state, and put it on the stack."""
        bit = 1 << cell
        for other in range(len(node.candidates)):
            if other != at:
                node.candidates[other] &= ~bit
        self.stack.append((node, cell))


def grid_in(tables: Tables, node: Node, cells: int) -> Grid:
    """Return the digits of the first `cells` cells of a solved state."""
    grid = [0] * cells
    for digit, places in zip(tables.digits, node.candidates, strict=True):
        places &= (1 << cells) - 1
        while places:
            bit = places & -places
            places ^= bit
            grid[bit.bit_length() - 1] = digit
    return tuple(grid)


def chooser(tables: Tables) -> Choose:
    """Return the way of branching that suits a board."""
    return Weighted() if tables.sums else scored


def count(puzzle: Puzzle, ask: Ask) -> Answer:
    """Count the answers of a puzzle of any kind and size, as `ask` says."""
    board = board_of(puzzle, d2=ask.d2)
    tables = tables_of(board)
    walk = Walk(tables, [(fresh(tables, start(puzzle, board)), -1)], chooser(tables))
    found, grids = 0, []
    while found < ask.limit and (node := walk.next(ask.nodes, ask.stop)) is not None:
        if found < ask.keep:
            grids.append(grid_in(tables, node, board.grid_cells))
        found += 1
    return Answer(found, tuple(grids), found >= ask.limit or not walk.stack, walk.nodes)


def count_many(puzzles: Iterable[Puzzle], ask: Ask) -> Iterator[Answer]:
    """Count the answers of many puzzles in turn."""
    return (count(puzzle, ask) for puzzle in puzzles)


def version() -> str:
    """Return the version that a proof names."""
    return VERSION


def why_not(puzzle: Puzzle) -> str | None:
    """Say why the search cannot take a puzzle: it takes all."""
    return None
