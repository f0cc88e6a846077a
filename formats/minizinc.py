"""MiniZinc data: a puzzle for our model, so that any constraint solver can check it.

    qedoku info formats --model > puzzle.mzn
    minizinc --solver gecode -a -s puzzle.mzn one.dzn

The model, `puzzle.mzn` beside this file, states the rules of all kinds on its own, apart from the
engines. A blank is -1, as is the sum of a cage that has none (formats.md 8).
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from formats.cages import sorted_cages
from formats.format import contradiction, only
from puzzles.board import DIAGONALS
from puzzles.document import Document
from puzzles.puzzle import Puzzle


def model() -> str:
    """Return the text of the model that the data is for."""
    return Path(__file__).with_name("puzzle.mzn").read_text(encoding="utf-8")


def why_not(document: Document) -> str | None:
    """Whatever is a puzzle can be stated."""
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the data of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or it contradicts its own kind.
    """
    document = only(documents, why_not)
    stream.write(f"% {document.id}: {document.puzzle.kind.name}\n")
    for name, value in _parameters(document.puzzle):
        stream.write(f"{name} = {value};\n")


def _parameters(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """Yield the names and values of the model's parameters."""
    size, shape, kind = puzzle.size, puzzle.shape, puzzle.kind
    cages = sorted_cages(puzzle.cages)
    panel = dict(puzzle.panel)
    yield "n", str(size)
    yield "box_rows", str(shape.box_rows)
    yield "box_columns", str(shape.box_columns)
    yield "missudeca", str(kind.missing).lower()
    yield "diagonals", str(kind.diagonals).lower()
    yield "magic_on_diagonals", str(puzzle.magic_on_diagonals == "enforced").lower()
    rows = (puzzle.givens[at : at + size] for at in range(0, size * size, size))
    yield "givens", "[|\n" + " |\n".join(_numbers(row) for row in rows) + " |]"
    for word in ("row", "column", "box"):
        entries = [panel.get(f"{word}{number}", -1) for number in range(1, size + 1)]
        yield f"given_missing_{word}", f"[{_numbers(entries)}]"
    entries = [panel.get(name, -1) for name in DIAGONALS]
    yield "given_missing_diagonal", f"[{_numbers(entries)}]"
    yield "given_magic", str(panel.get("magic", -1))
    yield "cages", f"[{', '.join(_cells(cage.cells) for cage in cages)}]"
    sums = [-1 if cage.sum is None else cage.sum for cage in cages]
    yield "sums", f"[{_numbers(sums)}]"


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(f"{number:2d}" if len(numbers) > 1 else str(number) for number in numbers)


def _cells(cells: Sequence[int]) -> str:
    """Return the cells of a cage, numbered from 1 in reading order."""
    return "{" + ", ".join(str(cell + 1) for cell in cells) + "}"
