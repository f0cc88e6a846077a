"""DIMACS CNF: a puzzle as clauses, for any SAT solver.

    c variable of "cell r1c1 holds 0": 1; of "rRcC holds D": ((R-1)*9 + C-1)*10 + D + 1
    p cnf 810 14559
    1 2 3 4 5 6 7 8 9 10 0

The answers of the puzzle are the models over the variables that the comments explain; what comes
above them helps with cages and D2. Where the document holds a solution, a comment gives the clause
that forbids it: with it the formula has no model exactly if the solution is the only one
(formats.md 8).
"""

from collections.abc import Iterable, Iterator
from typing import TextIO

from formats.format import contradiction, one_line, only
from formats.rules_text import rules_text
from puzzles.document import Document
from puzzles.puzzle import Puzzle


def why_not(document: Document) -> str | None:
    """Whatever is a puzzle has its clauses."""
    return contradiction(document)


def write(documents: Iterable[Document], stream: TextIO) -> None:
    """Write the formula of one puzzle.

    Raises:
        CannotCarry: there is not exactly one, or it contradicts its own kind.
    """
    from solvers.engines.sat import formula

    document = only(documents, why_not)
    puzzle = document.puzzle
    clauses, variables = formula(puzzle, d2=puzzle.magic_on_diagonals == "enforced")
    for text in _comments(document):
        stream.write(f"c {text}\n")
    if document.solution is not None:
        others = [-variables.at(cell, digit) for cell, digit in enumerate(document.solution.grid)]
        stream.write("c with this clause as well there is no model, if the solution is the only\n")
        stream.write(f"c one: {' '.join(map(str, others))} 0\n")
    stream.write(f"p cnf {variables.last} {len(clauses)}\n")
    stream.writelines(f"{' '.join(map(str, clause))} 0\n" for clause in clauses)


def _comments(document: Document) -> Iterator[str]:
    """Yield what the formula is and what its variables mean."""
    puzzle = document.puzzle
    yield f"qedoku {document.id}: {puzzle.kind.name}, {puzzle.size}x{puzzle.size}"
    yield one_line(rules_text(puzzle))
    yield from _map(puzzle)


def _map(puzzle: Puzzle) -> Iterator[str]:
    size, count, first = puzzle.size, len(puzzle.digits), puzzle.digits[0]
    shift = "" if first else " + 1"
    number = f"((R-1)*{size} + C-1)*{count} + D{shift}"
    yield f'variable of "cell rRcC holds D" = {number}, R and C = 1..{size}, D = {first}..{size}'
    last = size * size * count
    names = puzzle.shape.names
    yield f"1 = {names[0]} holds {first}, {last} = {names[-1]} holds {size}"
    yield f"variables above {last}: which digits a cage holds, which rows lack a digit (D2)"
