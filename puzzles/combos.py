"""Which sets of digits make a sum (K2, K3, K4).

A set of digits is a mask: bit d stands for digit d.
"""

from functools import cache
from itertools import combinations


def mask_of(digits: tuple[int, ...]) -> int:
    """Return the mask of some digits."""
    mask = 0
    for digit in digits:
        mask |= 1 << digit
    return mask


def digits_of(mask: int) -> tuple[int, ...]:
    """Return the digits of a mask, in order."""
    return tuple(digit for digit in range(mask.bit_length()) if mask >> digit & 1)


@cache
def combos(cells: int, total: int, digits: tuple[int, ...]) -> tuple[int, ...]:
    """Return the masks of all sets of `cells` different digits that add up to `total`.

    In lexicographic order of their digits; empty when there is none.
    """
    return tuple(mask_of(c) for c in combinations(digits, cells) if sum(c) == total)


def sum_range(cells: int, digits: tuple[int, ...]) -> tuple[int, int]:
    """Return the least and the greatest sum of `cells` different digits.

    Raises:
        ValueError: there are not so many digits (K3).
    """
    if cells > len(digits):
        raise ValueError(f"{cells} cells cannot hold different digits out of {len(digits)}")
    ordered = sorted(digits)
    return sum(ordered[:cells]), sum(ordered[len(ordered) - cells :])
