"""Where the people of a case stand: for each index of a run a placement of its own (U2).

A placement is a pattern, one cell in each row and column, and who stands where in it. Both are
numbered, and a keyed permutation of the numbers gives each index its own: no two cases of a run
share a placement, nor a pattern while there are any left, and no case has to know of another.
"""

from math import factorial

from generators.stream import Stream
from puzzles.murder.case import Placement

ROUNDS = 8
"""Rounds of the Feistel network."""


def most_placements(size: int) -> int:
    """Return how many placements a board has."""
    return factorial(size) ** 2


def placement_for(size: int, seed: int, index: int) -> Placement:
    """Return the placement of an index: the cell of each person."""
    patterns = factorial(size)
    turn, index = divmod(index, patterns)
    pattern = shuffled(index, patterns, seed, size)
    people = shuffled(turn % patterns, patterns, seed, size, pattern)
    columns, rows = permutation(size, pattern), permutation(size, people)
    return tuple(row * size + columns[row] for row in rows)


def shuffled(index: int, bound: int, *keys: int) -> int:
    """Return where `index` lands in a permutation of 0 to `bound` - 1 that the keys decide.

    A Feistel network over the least even number of bits that holds the bound, walked until it
    lands below the bound (Black and Rogaway: "Ciphers with Arbitrary Finite Domains", 2002).
    """
    half = max(1, ((bound - 1).bit_length() + 1) // 2)
    low = (1 << half) - 1
    while True:
        left, right = index >> half, index & low
        for turn in range(ROUNDS):
            left, right = right, left ^ Stream(*keys, turn, right).word() >> 32 & low
        index = left << half | right
        if index < bound:
            return index


def permutation(size: int, number: int) -> tuple[int, ...]:
    """Return a permutation of 0 to `size` - 1 by its number among all (Lehmer)."""
    rest = list(range(size))
    found = []
    for left in range(size, 0, -1):
        at, number = divmod(number, factorial(left - 1))
        found.append(rest.pop(at))
    return tuple(found)
