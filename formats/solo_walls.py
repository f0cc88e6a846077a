"""How Solo writes which cells lie in one block: by the walls between neighbours.

The walls are gone through in a fixed order: those between columns row by row, then those between
rows column by column, and one behind the last that is always there. Before each wall that is there
the number of those that are not is written: `_` for none, `a` to `y` for 1 to 25. Solo writes `z`
for 25 and reads it as 26, so that a longer run is neither written nor read here (formats.md 5).
"""

from collections.abc import Iterator, Sequence

from formats.errors import Unreadable, Unsupported
from puzzles.shape import Cells, Shape

LONGEST_RUN = 25


def _edges(shape: Shape) -> list[tuple[int, int]]:
    """Return the neighbours that may have a wall between them, in Solo's order."""
    n = shape.size
    across = [
        (n * row + column, n * row + column + 1) for row in range(n) for column in range(n - 1)
    ]
    down = [(n * row + column, n * row + n + column) for column in range(n) for row in range(n - 1)]
    return across + down


def runs(blocks: Sequence[int], shape: Shape) -> Iterator[int]:
    """Yield how many walls are missing before each that is there, `blocks` being cells' numbers."""
    missing = 0
    for one, other in _edges(shape):
        if blocks[one] == blocks[other]:
            missing += 1
        else:
            yield missing
            missing = 0
    yield missing


def code_of(blocks: Sequence[int], shape: Shape) -> str:
    """Return the code of a board's blocks, none of whose runs is above `LONGEST_RUN`."""
    return "".join("_" if run == 0 else chr(ord("a") + run - 1) for run in runs(blocks, shape))


def blocks_of(code: str, shape: Shape) -> list[Cells]:
    """Return the blocks that a code describes, by their first cells.

    Raises:
        Unreadable: it is no such code, or not for this board.
        Unsupported: it has a run that Solo writes and reads differently.
    """
    edges = _edges(shape)
    home = list(shape.cells)
    at = 0
    for symbol in code:
        if symbol == "z":
            text = f"a run of more than {LONGEST_RUN} (z): Solo does not read it as it writes it"
            raise Unsupported(text, "cages")
        if symbol != "_" and not "a" <= symbol <= "y":
            raise Unreadable(f"found {symbol!r}, wanted a letter or _", "cages")
        run = 0 if symbol == "_" else ord(symbol) - ord("a") + 1
        if at + run > len(edges):
            raise Unreadable(f"found more than {len(edges)} walls", "cages")
        for one, other in edges[at : at + run]:
            _join(home, one, other)
        at += run + 1
    if at != len(edges) + 1:
        raise Unreadable(f"found {max(at - 1, 0)} walls, wanted {len(edges)}", "cages")
    blocks: dict[int, list[int]] = {}
    for cell in shape.cells:
        blocks.setdefault(home[cell], []).append(cell)
    return [tuple(cells) for cells in blocks.values()]


def _join(home: list[int], one: int, other: int) -> None:
    """Have two blocks be one, called by the lower of their names."""
    low, high = sorted((home[one], home[other]))
    if low != high:
        home[:] = [low if name == high else name for name in home]
