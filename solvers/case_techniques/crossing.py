"""Crossing elimination: a cell that leaves somebody, a line or a room without what it needs."""

from collections.abc import Iterator

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates
from solvers.case_step import CaseStep, gone_from
from solvers.case_techniques.company import misfits


def seeing_all(state: CaseCandidates, cells: Mask) -> Mask:
    """Return the cells that are in line with each of some cells, or are the one cell."""
    found = -1
    for cell in cells_of(cells):
        found &= state.sight.cross[cell]
        if not found:
            break
    return found if cells else 0


def crossings(state: CaseCandidates) -> Iterator[CaseStep]:
    """All cells of a person are in line with a cell, so nobody else is in that one.

    A step for each such person. Sound: row and column of the cell would be taken (U2), and the
    person has to be somewhere. Source: theory.md, "crossing elimination"; TheApo/murdoku,
    "cross-centre, rectangle".
    """
    for who, mask in enumerate(state.masks):
        if state.placed[who]:
            continue
        seeing = seeing_all(state, mask)
        others = cells_of(state.sight.everybody & ~(1 << who))
        gone = gone_from(state, ((other, seeing) for other in others)) if seeing else ()
        if gone:
            cells = tuple(dict.fromkeys(cell for _, some in gone for cell in cells_of(some)))
            yield CaseStep("crossing", (), gone, (), (who,), cells, facts=((who, mask),))


def crossed_lines(state: CaseCandidates) -> Iterator[CaseStep]:
    """The others have one cell in a line, so that a person may not cross the line there.

    If the person were in the crossing line, outside the first one, nobody could be in the first.
    Sound: somebody is in each row and each column (U2). Source: theory.md, "crossing elimination",
    with a line for the person who is left without cell.
    """
    sight, n = state.sight, state.sight.size
    for line, cells in enumerate(sight.lines):
        one = several = 0
        for mask in state.masks:
            several |= one & mask & cells
            one |= mask & cells
        for who, mask in enumerate(state.masks):
            left = several | (one & ~mask)
            if state.placed[who] or left.bit_count() != 1:
                continue
            cell = left.bit_length() - 1
            across = n + cell % n if line < n else cell // n
            gone = gone_from(state, ((who, sight.lines[across] & ~cells),))
            if gone:
                units = (sight.line(line), sight.line(across))
                facts = state.facts(sight.everybody & ~(1 << who))
                yield CaseStep("crossing-line", (), gone, units, (who,), (cell,), facts=facts)


def crossed_rooms(state: CaseCandidates) -> Iterator[CaseStep]:
    """A cell of a person would leave a room with too few people, or too many.

    Row and column of the cell would be taken, and of those who have to be in the room too few could
    still be, or more could be nowhere else. Sound: the number is told by a clue, or by U7 for the
    victim's room. Source: theory.md, "crossing elimination" and "companion must fit".
    """
    for demand in state.demands:
        for who, mask in enumerate(state.masks):
            if not state.placed[who]:
                yield from misfits(state, demand, who, mask, "crossing-room")
