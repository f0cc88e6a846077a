"""The registry of kinds: a base rule times the features diagonals and cages.

To add a kind with a new feature, add the feature to `Kind`, to `board.py` and to the table of
`judge.py`, and its rows appear here.
"""

from itertools import product

from puzzles.kind import Base, Kind

BASES = (
    Base("classic", 1, spare=False, title="Sudoku"),
    Base("missudeca", 0, spare=True, title="Missudeca"),
)


def _row(base: Base, *, cages: bool, diagonals: bool) -> Kind:
    """Return the kind of a base and its features, named after them."""
    features = [name for name, on in (("diagonal", diagonals), ("killer", cages)) if on]
    name = "-".join((base.name, *features))
    title = " ".join((base.title, *features))
    return Kind(name, base, diagonals=diagonals, cages=cages, title=title)


KINDS: dict[str, Kind] = {
    row.name: row
    for row in (
        _row(base, cages=cages, diagonals=diagonals)
        for base, cages, diagonals in product(BASES, (False, True), (False, True))
    )
}


def kind_of(base: str, *, diagonals: bool, cages: bool) -> Kind:
    """Return the registry's row for a document's base kind and flags (formats.md 13).

    Raises:
        KeyError: there is no such base.
    """
    for row in KINDS.values():
        if (row.base.name, row.diagonals, row.cages) == (base, diagonals, cages):
            return row
    raise KeyError(base)
