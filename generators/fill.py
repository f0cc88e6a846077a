"""A random full grid.

Depth first, each time on a random cell among those with the fewest candidates, panel cells
included, and from the start again after 200 nodes: without a tight restart the tail kills it
(performance.md 3). A Missudeca grid is not a classic grid with a transversal changed; those are
few among all (theory.md).
"""

from functools import cache

from generators.stream import Stream
from puzzles.board import board_of
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Grid, Puzzle
from solvers.engines.search import Node, Tables, Walk, cell_masks, fresh, grid_in, tables_of

RESTART_AFTER = 200
"""Nodes before a new start."""


def full_grid(kind: Kind, size: int, stream: Stream) -> Grid:
    """Return a random grid that keeps all rules of a kind, cages apart (M2, M3, D1, D2)."""
    tables = _tables(kind, size)

    def pick(_: Tables, node: Node) -> tuple[int, list[int]]:
        masks = cell_masks(tables, node)
        fewest = min(mask.bit_count() for mask in masks if mask & (mask - 1))
        cell = stream.choice([c for c, mask in enumerate(masks) if mask.bit_count() == fewest])
        order = [at for at, places in enumerate(node.candidates) if places >> cell & 1]
        stream.shuffle(order)
        return cell, order

    while True:
        walk = Walk(tables, [(fresh(tables, []), -1)], pick)
        node = walk.next(RESTART_AFTER)
        if node is not None:
            return grid_in(tables, node, size * size)


@cache
def _tables(kind: Kind, size: int) -> Tables:
    """Return the search tables of an empty board without cages."""
    return tables_of(board_of(Puzzle(kind, size, (BLANK,) * size**2)))
