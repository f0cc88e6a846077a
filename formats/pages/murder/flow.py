"""How what is read in order is parted among columns."""

from collections.abc import Sequence
from itertools import accumulate


def parted(tops: Sequence[float], heights: Sequence[Sequence[float]]) -> list[int]:
    """Return for each column behind which thing it ends, so that the lowest end is highest.

    The things fill column after column in their order.

    Args:
        tops: where each column begins.
        heights: for each column, how high each thing would be in it.
    """
    count = len(heights[0])
    # For each number of things in the columns so far: the lowest end, and where the columns end.
    best: list[tuple[float, list[int]] | None] = [(0.0, []), *[None] * count]
    for top, row in zip(tops, heights, strict=True):
        sums = list(accumulate(row, initial=0.0))
        best = [
            min(
                (max(low, top + sums[end] - sums[start] if end > start else 0.0), [*ends, end])
                for start in range(end + 1)
                if (before := best[start]) is not None
                for low, ends in [before]
            )
            if any(one is not None for one in best[: end + 1])
            else None
            for end in range(count + 1)
        ]
    found = best[count]
    assert found is not None
    return found[1]
