"""The board of a case as text while it is solved: in each cell who can still be there.

      c1     c2     c3     c4
r1  Sab    S      Lc     ##        the letter of the room, and small letters of people
r2  S      S##    L(A)   Lc        who is placed is a capital in brackets; ## is blocked
"""

from collections.abc import Iterator

from cli.board_text import Segment
from puzzles.murder.case import Case
from solvers.case_candidates import CaseCandidates

BLOCKED = "##"


def letters_of(case: Case) -> list[str]:
    """Return a letter for each person: the first of the id if it is free, or else another."""
    found: list[str] = []
    for person in case.people:
        spare = (*person.id.lower(), *"abcdefghijklmnopqrstuvwxyz")
        found.append(next(c for c in spare if c.isascii() and c.isalpha() and c not in found))
    return found


def case_lines(case: Case, state: CaseCandidates) -> list[list[Segment]]:
    """Return the lines of the board."""
    size, letters = case.size, letters_of(case)
    cells = [_cell(case, state, cell, letters) for cell in case.plan.cells]
    wide = 2 + max(len(piece.text) for piece in cells)
    head = [Segment(f"c{column}".ljust(wide), "label") for column in range(1, size + 1)]
    lines = [[Segment("    ", ""), *head]]
    for row in range(size):
        some = cells[row * size : row * size + size]
        padded = [Segment(piece.text.ljust(wide), piece.style) for piece in some]
        lines.append([Segment(f"r{row + 1}".ljust(4), "label"), *padded])
    return lines


def _cell(case: Case, state: CaseCandidates, cell: int, letters: list[str]) -> Segment:
    """Return how a cell is written."""
    code = case.plan.rooms[case.plan.room_at[cell]].code
    if case.plan.blocked >> cell & 1:
        return Segment(code + BLOCKED, "line")
    here = [who for who, mask in enumerate(state.masks) if mask >> cell & 1]
    for who in here:
        if state.placed[who]:
            return Segment(f"{code}({letters[who].upper()})", "found")
    return Segment(code + "".join(letters[who] for who in here), "")


def case_legend(case: Case, names: list[str]) -> Iterator[str]:
    """Yield which letter is who."""
    for letter, name in zip(letters_of(case), names, strict=True):
        yield f"{letter.upper()} {name}"
