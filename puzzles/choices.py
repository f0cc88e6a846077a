"""The combinations of a cage as a setter asks for them: all, with these digits, without those."""

from dataclasses import dataclass

from puzzles.combos import combos, digits_of, mask_of, sum_range


@dataclass(frozen=True, slots=True)
class Choices:
    """The sets of digits that a cage can hold.

    Attributes:
        digits: those in use.
        combos: the sets, each in order, in lexicographic order.
        rule: the rule that leaves no set, `K2` (the sum) or `K3` (different digits); else None.
        reason: why there is no set, else empty.
    """

    digits: tuple[int, ...]
    combos: tuple[tuple[int, ...], ...]
    rule: str | None = None
    reason: str = ""

    @property
    def always(self) -> tuple[int, ...]:
        """The digits that every set holds; none when there is no set."""
        if not self.combos:
            return ()
        return tuple(d for d in self.digits if all(d in combo for combo in self.combos))

    @property
    def never(self) -> tuple[int, ...]:
        """The digits that no set holds."""
        return tuple(d for d in self.digits if not any(d in combo for combo in self.combos))


def choices(
    cells: int,
    total: int,
    digits: tuple[int, ...],
    held: frozenset[int] = frozenset(),
    barred: frozenset[int] = frozenset(),
) -> Choices:
    """Return the sets of `cells` different digits that add up to `total` (K2, K3, K4).

    Args:
        cells: how many cells the cage has.
        total: its sum.
        digits: the digits in use.
        held: digits that the cage holds.
        barred: digits that it does not hold.
    """
    if cells > len(digits):
        text = f"{cells} cells cannot hold different digits out of {len(digits)}"
        return Choices(digits, (), "K3", text)
    low, high = sum_range(cells, digits)
    if not low <= total <= high:
        span = str(low) if low == high else f"{low} to {high}"
        text = f"{cells} cells cannot add up to {total} (they make {span})"
        return Choices(digits, (), "K2", text)
    must, never = mask_of(tuple(held)), mask_of(tuple(barred))
    found = tuple(
        digits_of(mask)
        for mask in combos(cells, total, digits)
        if not must & ~mask and not never & mask
    )
    if found:
        return Choices(digits, found)
    asked = [
        f"{word} {', '.join(map(str, sorted(some)))}"
        for word, some in (("with", held), ("without", barred))
        if some
    ]
    text = f"no {cells} different digits {' and '.join(asked)} add up to {total}"
    return Choices(digits, (), "K2", text)
