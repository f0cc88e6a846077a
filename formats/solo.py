"""Game ids of Solo, from Simon Tatham's collection: classic kinds, played and checked there.

    3x3:a8b9c1_1_4e5b9d3d6_...           sizes of a box, then the givens
    3x3xk:GIVENS,CAGES,SUMS              `x` diagonals, `k` cages

In givens and sums a number is one, `a` to `z` are 1 to 26 blanks, `_` parts two numbers. Cages are
told by the walls between cells (`solo_walls`), a sum stands at its cage's first cell. Solo wants
every cell in a cage of 2 to N connected cells, each with a sum. `sgt-solo --print 1x1
--with-solutions` says whether an id has one solution (formats.md 5; Debian's sgt-puzzles).
"""

import re
from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.addresses import puzzles_at
from formats.cages import sorted_cages
from formats.errors import Unreadable, Unsupported
from formats.format import Item, ReadOptions, carried
from formats.plain import kind_shown, why_not_classic
from formats.schema import shorten
from formats.solo_walls import LONGEST_RUN, blocks_of, code_of, runs
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.puzzle import BLANK, Cage, Puzzle
from puzzles.shape import SHAPES, Cells, Shape

ID = re.compile(
    r"(?P<across>[0-9]{1,2})x(?P<down>[0-9]{1,2})(?P<x>x?)(?P<k>k?)"
    r"(?:a|r[0-9]|m[0-9]|md[0-9]|d[a-z])*:(?P<rest>.*)"
)
JIGSAW = re.compile(r"[0-9]{1,2}j|[0-9]{1,2}x[0-9]{1,2}j")
SYMBOL = re.compile("([0-9]{1,4})|([a-z])|(_)")


def read(stream: TextIO, options: ReadOptions) -> Iterator[Item]:
    """Yield the puzzle of each line's id, or what is wrong with it.

    Raises:
        Unreadable: there is no id at all.
    """
    return puzzles_at(stream, options, puzzle_of, "game id")


def puzzle_of(text: str, asked: Kind | None) -> Puzzle:
    """Return the puzzle of an id; `asked` is the kind that the user names.

    Raises:
        Unreadable: it is no such id, or of another kind than asked for.
        Unsupported: it is of a board that is of no kind here.
    """
    match = ID.fullmatch(text)
    if match is None:
        if JIGSAW.match(text):
            raise Unsupported("a jigsaw is of no kind here")
        raise Unreadable(f"found {shorten(text)!r}, wanted a game id like 3x3:a8b9c1_1...")
    shape = _shape(int(match["across"]), int(match["down"]))
    kind = kind_shown(asked, diagonals=bool(match["x"]), cages=bool(match["k"]))
    parts = match["rest"].split(",")
    if len(parts) != (3 if kind.cages else 1):
        wanted = "GIVENS,CAGES,SUMS" if kind.cages else "GIVENS"
        raise Unreadable(f"found {len(parts)} parts divided by commas, wanted {wanted}")
    givens = tuple(_numbers(parts[0], shape, "givens", shape.size))
    return Puzzle(kind, shape.size, givens, _cages(parts, shape) if kind.cages else ())


def _shape(across: int, down: int) -> Shape:
    """Return the board of so many boxes across and down: a box has `down` columns."""
    for shape in SHAPES.values():
        if (shape.boxes_across, shape.size // shape.box_rows) == (across, down):
            return shape
    known = ", ".join(_sizes(shape) for shape in SHAPES.values())
    raise Unsupported(f"a board of {across}x{down} boxes is of no kind here, {known} are")


def _sizes(shape: Shape) -> str:
    return f"{shape.boxes_across}x{shape.size // shape.box_rows}"


def _numbers(code: str, shape: Shape, what: str, most: int) -> list[int]:
    """Return a number a cell, `BLANK` where there is none."""
    found: list[int] = []
    at, number_before = 0, False
    while at < len(code) and len(found) <= len(shape.cells):
        match = SYMBOL.match(code, at)
        if match is None:
            raise Unreadable(f"found {code[at]!r}, wanted a number, a letter or _", what)
        at = match.end()
        if match[1] and (number_before or not 1 <= int(match[1]) <= most):
            raise Unreadable(f"found the number {match[1]}, wanted 1 to {most}", what)
        number_before = bool(match[1])
        found += [int(match[1])] if match[1] else []
        found += [BLANK] * (ord(match[2]) - ord("a") + 1) if match[2] else []
    if len(found) != len(shape.cells):
        count = "more" if len(found) > len(shape.cells) else str(len(found))
        raise Unreadable(f"found {count} cells, wanted {len(shape.cells)}", what)
    return found


def _cages(parts: list[str], shape: Shape) -> tuple[Cage, ...]:
    """Return the cages of walls and sums."""
    sums = _numbers(parts[2], shape, "sums", shape.size**3)
    cages = []
    for cells in blocks_of(parts[1], shape):
        where = f"the cage at {shape.name(cells[0])}"
        if not 1 < len(cells) <= shape.size:
            wanted = f"wanted 2 to {shape.size}"
            raise Unreadable(f"{where} has {len(cells)} cells, {wanted}", "cages")
        stated = [sums[cell] for cell in cells if sums[cell] != BLANK]
        if len(stated) != 1:
            raise Unreadable(f"{where} has {len(stated)} sums, wanted one", "sums")
        cages.append(Cage(cells, stated[0]))
    return tuple(cages)


def why_not(document: Document) -> str | None:
    """Solo has digits from 1, and cages that part the board."""
    puzzle = document.puzzle
    if reason := why_not_classic(document):
        return reason
    if not puzzle.kind.cages:
        return None
    for cage in sorted_cages(puzzle.cages):
        if reason := _why_not_cage(cage, puzzle.shape):
            return f"the cage at {puzzle.shape.name(cage.cells[0])} {reason}"
    covered = [cell for cage in puzzle.cages for cell in cage.cells]
    if len(set(covered)) < len(covered):
        return "cages overlap, which Solo's cannot"
    if len(covered) < len(puzzle.givens):
        bare = next(cell for cell in puzzle.shape.cells if cell not in set(covered))
        return f"{puzzle.shape.name(bare)} is in no cage, and Solo wants every cell in one"
    if (longest := max(runs(_blocks(puzzle), puzzle.shape))) > LONGEST_RUN:
        text = f"{longest} walls between cells are missing in a row"
        return f"{text}, and Solo misreads its own code above {LONGEST_RUN}"
    return None


def _why_not_cage(cage: Cage, shape: Shape) -> str | None:
    """Return why Solo cannot have a cage."""
    if len(cage.cells) == 1:
        return "has one cell, and Solo wants two or more"
    if len(cage.cells) > shape.size:
        return f"has {len(cage.cells)} cells, and Solo takes {shape.size}"
    if not cage.sum:
        return "has no sum, and Solo wants one of 1 or more"
    if not _connected(cage.cells, shape):
        return "is not connected, and Solo's are"
    return None


def _connected(cells: Cells, shape: Shape) -> bool:
    reached, ahead = {cells[0]}, [cells[0]]
    while ahead:
        for cell in shape.neighbours[ahead.pop()]:
            if cell in cells and cell not in reached:
                reached.add(cell)
                ahead.append(cell)
    return len(reached) == len(cells)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write an id a line.

    Raises:
        CannotCarry: as `why_not` says.
    """
    for document in carried(documents, why_not):
        stream.write(id_text(document.puzzle) + "\n")


def id_text(puzzle: Puzzle) -> str:
    """Return the id of a puzzle that can be carried."""
    shape, kind = puzzle.shape, puzzle.kind
    parts = [_code(puzzle.givens)]
    if kind.cages:
        sums = [BLANK] * len(shape.cells)
        for cage in puzzle.cages:
            sums[cage.cells[0]] = cage.sum or BLANK
        parts += [code_of(_blocks(puzzle), shape), _code(sums)]
    flags = "x" * kind.diagonals + "k" * kind.cages
    return f"{_sizes(shape)}{flags}:{','.join(parts)}"


def _blocks(puzzle: Puzzle) -> list[int]:
    """Return the number of each cell's cage."""
    blocks = [0] * len(puzzle.givens)
    for number, cage in enumerate(puzzle.cages):
        for cell in cage.cells:
            blocks[cell] = number
    return blocks


def _code(numbers: Iterable[int]) -> str:
    """Return numbers and runs of blanks as Solo writes them."""
    text = "".join("." if number == BLANK else f"_{number}_" for number in numbers)
    text = re.sub(r"\.+", lambda run: _letters(len(run[0])), text).replace("__", "_")
    return re.sub("_?([a-z])_?", r"\1", text).strip("_")


def _letters(count: int) -> str:
    return "z" * ((count - 1) // 26) + chr(ord("a") + (count - 1) % 26)
