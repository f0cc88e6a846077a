"""The text inside a Penpa+ address: 19 lines, most of them settings that stay the same.

Points are numbers on a board with a border of two cells, W = n + 4 wide: cell (r, c), from 0, is
(r+2)*W + c+2; the corner (i, j) of the grid is W*W + (i+1)*W + j+1; the points near a cell's
corners, 0 top left, 1 top right, 2 bottom left, 3 bottom right, are 4*(W*W + cell) + k.
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from formats.cages import sorted_cages
from formats.format import one_line
from formats.rules_text import all_rules
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle

SHORT = (
    ("z", "zZ"),
    ('"qa"', "z9"),
    ('"pu_q"', "zQ"),
    ('"pu_a"', "zA"),
    ('"grid"', "zG"),
    ('"edit_mode"', "zM"),
    ('"surface"', "zS"),
    ('"line"', "zL"),
    ('"lineE"', "zE"),
    ('"wall"', "zW"),
    ('"cage"', "zC"),
    ('"number"', "zN"),
    ('"symbol"', "zY"),
    ('"special"', "zP"),
    ('"board"', "zB"),
    ('"command_redo"', "zR"),
    ('"command_undo"', "zU"),
    ('"command_replay"', "z8"),
    ('"numberS"', "z1"),
    ('"freeline"', "zF"),
    ('"freelineE"', "z2"),
    ('"thermo"', "zT"),
    ('"arrows"', "z3"),
    ('"direction"', "zD"),
    ('"squareframe"', "z0"),
    ('"polygon"', "z5"),
    ('"deletelineE"', "z4"),
    ('"killercages"', "z6"),
    ('"nobulbthermo"', "z7"),
    ('"__a"', "z_"),
    ("null", "zO"),
)
"""How frequent words are shortened, in this order."""

COMMANDS = ("command_redo", "command_undo", "command_replay")
DRAWN: dict[str, Any] = {
    "surface": {},
    "number": {},
    "numberS": {},
    "symbol": {},
    "freeline": {},
    "freelineE": {},
    "thermo": [],
    "arrows": [],
    "direction": [],
    "squareframe": [],
    "polygon": [],
    "line": {},
    "lineE": {},
    "wall": {},
    "cage": {},
    "deletelineE": {},
    "killercages": [],
    "nobulbthermo": [],
}
"""What a layer holds, in the program's order: mappings and lists."""

CHECKED = (
    "surface",
    "number",
    "loopline",
    "ignoreloopline",
    "loopedge",
    "ignoreborder",
    "wall",
    "square",
    "circle",
    "tri",
    "arrow",
    "math",
    "battleship",
    "tent",
    "star",
    "akari",
    "mine",
)
"""What the program can compare an answer by; nothing is."""

CELL_PIXELS = 38
THICK, DASHED, GREY, BLACK, PLAIN = 2, 10, 3, 1, "1"
Layer = dict[str, Any]


def text_from(document: Document) -> str:
    """Return the text of a document that can be carried."""
    puzzle = document.puzzle
    board = _Board(puzzle.size)
    empty = _shorten(_layer())
    mode = _shorten(_mode())
    checked = {f"sol_{name}": False for name in CHECKED}
    either = {f"sol_or_{name}": False for name in CHECKED if not name.startswith("ignore")}
    cells = [board.cell(cell) for cell in puzzle.shape.cells]
    steps = [cells[0], *(after - before for before, after in pairwise(cells))]
    lines = [
        _head(document, board),
        "[0,0,0,0]",
        mode,
        _shorten(_problem(puzzle, board)),
        empty,
        _json(steps),
        "[]",
        _json(checked),
        '"x"',
        '"x"',
        "[3,0,10]",
        mode,
        '"x"',
        "0",
        empty,
        empty,
        _json(either),
        "[]",
        "false",
    ]
    return "\n".join(lines)


class _Board:
    """The numbers of a board's points."""

    def __init__(self, size: int) -> None:
        self.size, self.width = size, size + 4
        self.corners = self.width**2

    def cell(self, cell: int) -> int:
        row, column = divmod(cell, self.size)
        return (row + 2) * self.width + column + 2

    def corner(self, row: int, column: int) -> int:
        return self.corners + (row + 1) * self.width + column + 1

    def inset(self, cell: int, k: int) -> int:
        return 4 * (self.corners + self.cell(cell)) + k

    def centre(self) -> int:
        """The point in the middle: a cell's if there is one, else a corner."""
        half = self.size // 2
        return self.cell(half * (self.size + 1)) if self.size % 2 else self.corner(half, half)


def _json(tree: Any) -> str:
    return json.dumps(tree, separators=(",", ":"), ensure_ascii=False)


def _shorten(tree: Any) -> str:
    text = _json(tree)
    for word, short in SHORT:
        text = text.replace(word, short)
    return text


def _head(document: Document, board: _Board) -> str:
    """Return the line of sizes, title, author and rules."""
    meta, puzzle = document.meta, document.puzzle
    title = one_line(meta.get("title")) or puzzle.kind.title
    pixels, centre = CELL_PIXELS * (puzzle.size + 1), board.centre()
    numbers = (puzzle.size, puzzle.size, CELL_PIXELS, 0, 1, 1, pixels, pixels, centre, centre)
    fields = ["square", *map(str, numbers), "0", "0", "0", "0", f"Title: {_escaped(title)}"]
    author, rules = one_line(meta.get("author")), all_rules(document)
    fields += [f"Author: {_escaped(author)}", "", _escaped(rules)]
    return ",".join([*fields, "OFF", "false"])


def _escaped(text: str) -> str:
    """Return a text without what the line uses itself."""
    for symbol, code in ((",", "%2C"), ("\n", "%2D"), ("&", "%2E"), ("=", "%2F")):
        text = text.replace(symbol, code)
    return text


def _mode() -> Layer:
    """Return which tool is in the player's hand: sudoku digits."""

    def tools(mode: str, thick: int, number: int, digits: int) -> Layer:
        return {
            "edit_mode": mode,
            "surface": ["", 1],
            "line": ["1", thick],
            "lineE": ["1", thick],
            "wall": ["", thick],
            "cage": ["1", 10],
            "number": ["1", number],
            "symbol": ["circle_L", 1],
            "special": ["thermo", ""],
            "board": ["", ""],
            "move": ["1", ""],
            "combi": ["battleship", ""],
            "sudoku": ["1", digits],
        }

    return {
        "qa": "pu_q",
        "grid": ["1", "2", "1"],
        "pu_q": tools("number", 2, 1, 1),
        "pu_a": tools("sudoku", 3, 2, 9),
    }


def _layer(**drawn: Any) -> Layer:
    """Return a layer with what is drawn on it."""
    commands: Layer = {name: {"__a": []} for name in COMMANDS}
    return commands | {name: drawn.get(name, empty) for name, empty in DRAWN.items()}


def _problem(puzzle: Puzzle, board: _Board) -> Layer:
    """Return the layer of what the setter gives."""
    cages = sorted_cages(puzzle.cages)
    diagonals = {cell for cells in puzzle.shape.diagonals for cell in cells}
    return _layer(
        surface={str(board.cell(c)): GREY for c in sorted(diagonals) if puzzle.kind.diagonals},
        number={
            str(board.cell(cell)): [str(digit), BLACK, PLAIN]
            for cell, digit in enumerate(puzzle.givens)
            if digit != BLANK
        },
        numberS={
            str(board.inset(cage.cells[0], 0)): [str(cage.sum), BLACK]
            for cage in cages
            if cage.sum is not None
        },
        lineE={f"{one},{other}": THICK for one, other in _box_lines(puzzle, board)},
        cage={
            f"{min(ends)},{max(ends)}": DASHED
            for cage in cages
            for ends in _outline(cage, puzzle.size, board)
        },
        killercages=[[board.cell(cell) for cell in cage.cells] for cage in cages],
    )


def _box_lines(puzzle: Puzzle, board: _Board) -> Iterator[tuple[int, int]]:
    """Yield the edges between boxes."""
    size, shape = puzzle.size, puzzle.shape
    for row in range(shape.box_rows, size, shape.box_rows):
        for column in range(size):
            yield board.corner(row, column), board.corner(row, column + 1)
    for column in range(shape.box_columns, size, shape.box_columns):
        for row in range(size):
            yield board.corner(row, column), board.corner(row + 1, column)


SIDES = (((-1, 0), (0, 1)), ((0, -1), (0, 2)), ((0, 1), (1, 3)), ((1, 0), (2, 3)))
"""Where a neighbour lies, and the points of the side that faces it."""
BRIDGES = (
    ((0, 1), (-1, 0), (1, 0)),
    ((0, 1), (1, 0), (3, 2)),
    ((1, 0), (0, -1), (2, 0)),
    ((1, 0), (0, 1), (3, 1)),
)
"""Where a cell of the same cage lies, on which side the outline passes both, and its points."""


def _outline(cage: Cage, size: int, board: _Board) -> Iterator[tuple[int, int]]:
    """Yield the dashes round a cage: along open sides, and from cell to cell beside them."""
    inside = {divmod(cell, size) for cell in cage.cells}

    def point(place: tuple[int, int], k: int) -> int:
        return board.inset(place[0] * size + place[1], k)

    for row, column in sorted(inside):
        here = row, column
        for (down, right), (one, other) in SIDES:
            if (row + down, column + right) not in inside:
                yield point(here, one), point(here, other)
        for (down, right), (up, aside), (one, other) in BRIDGES:
            there = row + down, column + right
            beyond = {(row + up, column + aside), (there[0] + up, there[1] + aside)}
            if there in inside and not beyond <= inside:
                yield point(here, one), point(there, other)
