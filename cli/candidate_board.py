"""A board of candidates as text: a line a row, the digits of each cell run together.

          c1   c2  │  c3   c4      columns
missing   4    12? │  0    3       what each column misses (M5); digits after ? are undecided
r1 =3     0    12  │  12   4       what row 1 misses, then its cells; = is forced
r2  12   =3    0   │  4   =1
       ────────────┼───────────
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cli.board_text import Charset, Segment, Style
from puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from solvers.true_candidates import TrueCandidates

Line = list[Segment]
PANEL = "missing"
"""What heads the panel's row and, above them, its column of row entries."""


def lines(puzzle: Puzzle, found: "TrueCandidates", charset: Charset) -> list[Line]:
    """Return the lines of a board of candidates; panel cells at its edge, boxes below."""
    cells = dict(zip(found.names, _cells(found), strict=True))
    size, missing = puzzle.size, puzzle.kind.missing
    grid = [cells[puzzle.shape.name(cell)] for cell in puzzle.shape.cells]
    columns = [Segment(f" c{n}", "label") for n in range(1, size + 1)]
    panel = [cells[f"column{n}"] for n in range(1, size + 1)] if missing else []
    wide = max(len(piece.text) for piece in (*columns, *grid, *panel))
    side = max((len(p.text) for name, p in cells.items() if name.startswith("row")), default=0)
    side = max(side, len(PANEL) - len("r1 "))
    indent = Segment(" " * (len("r1 ") + side if missing else len("r1")), "")
    drawn = [[indent, *_row(puzzle, columns, wide, charset)]]
    if missing:
        head = [_padded(Segment(PANEL, "label"), len(indent.text))]
        drawn += [[*head, *_row(puzzle, panel, wide, charset)], []]
    for row in range(size):
        if row and row % puzzle.shape.box_rows == 0:
            drawn.append([indent, *_rule(puzzle, wide, charset)])
        head = [Segment(f"r{row + 1}", "label")]
        if missing:
            head += [Segment(" ", ""), _padded(cells[f"row{row + 1}"], side)]
        drawn.append([*head, *_row(puzzle, grid[row * size : row * size + size], wide, charset)])
    return [*drawn, *_below(puzzle, cells)]


def _cells(found: "TrueCandidates") -> Iterator[Segment]:
    """Yield how each cell, panel cells included, is written."""
    forced = set(found.forced)
    for cell, (digits, left) in enumerate(zip(found.digits, found.undecided, strict=True)):
        text = "".join(map(str, digits)) + ("?" if left else "") + "".join(map(str, left))
        style: Style = "given" if cell in found.given else "found" if cell in forced else ""
        yield Segment(f"={text}" if cell in forced else f" {text}", style)


def _padded(piece: Segment, wide: int) -> Segment:
    """Return a piece with blanks after it."""
    return Segment(piece.text.ljust(wide), piece.style)


def _row(puzzle: Puzzle, pieces: list[Segment], wide: int, charset: Charset) -> Iterator[Segment]:
    """Yield the cells of a row, with a bar between boxes."""
    for column, piece in enumerate(pieces):
        if column and column % puzzle.shape.box_columns == 0:
            yield Segment(f" {charset.thin[1]}", "box")
        yield Segment(" ", "")
        yield _padded(piece, wide)


def _rule(puzzle: Puzzle, wide: int, charset: Charset) -> Iterator[Segment]:
    """Yield the line between two rows of boxes."""
    across = puzzle.shape.box_columns * (wide + 1)
    for box in range(puzzle.shape.boxes_across):
        if box:
            yield Segment(charset.thin[0] + charset.joint[1, 1, 1, 1], "box")
        yield Segment(charset.thin[0] * across, "box")


def _below(puzzle: Puzzle, cells: dict[str, Segment]) -> Iterator[Line]:
    """Yield the panel's boxes as they lie on the board, then the diagonals and the magic digit."""
    if not puzzle.kind.missing:
        return
    size, across = puzzle.size, puzzle.shape.boxes_across
    boxes = [cells[f"box{number}"] for number in range(1, size + 1)]
    wide = max(len(piece.text) for piece in boxes)
    yield []
    yield [Segment("missing from boxes", "label")]
    for first in range(0, size, across):
        yield [
            Segment("  ", ""),
            *(_padded(piece, wide + 1) for piece in boxes[first : first + across]),
        ]
    titles = {"magic": "magic digit"}
    if puzzle.kind.diagonals:
        titles |= {"diagonal-main": "main diagonal", "diagonal-anti": "anti-diagonal"}
    for name, title in titles.items():
        yield [Segment(f"{title:<14}", "label"), cells[name]]
