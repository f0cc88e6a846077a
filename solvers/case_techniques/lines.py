"""Rows and columns: singles, and groups of people and lines.

Each person has a row and a column, each line a person, each row a cell in some column (U2). Three
sorts of groups follow, of one, two, three or four members:

    people    k people who can only be in k rows use these up
    lines     k rows that only k people can be in use these up
    crossed   k rows whose cells lie in k columns use these up, whoever is there

and the same with rows and columns exchanged.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import CaseCandidates, lines_in
from solvers.case_step import CaseStep, CaseTechnique, gone_from


def only_cells(state: CaseCandidates) -> Iterator[CaseStep]:
    """A person has one cell left.

    Sound: everybody is somewhere (U2). Source: theory.md, "person's last cell".
    """
    for who, mask in enumerate(state.masks):
        if not state.placed[who] and mask.bit_count() == 1:
            cell = mask.bit_length() - 1
            places, facts = ((who, cell),), ((who, mask),)
            yield CaseStep("only-cell", places, people=(who,), cells=(cell,), facts=facts)


def line_singles(state: CaseCandidates) -> Iterator[CaseStep]:
    """One person can be in a line, and in one cell of it.

    Sound: somebody is in each row and each column (U2). Source: theory.md, "row's last person".
    """
    for line, cells, people in _lines(state):
        here = state.anybody(people) & cells
        if people.bit_count() == 1 and here.bit_count() == 1:
            who = people.bit_length() - 1
            if not state.placed[who]:
                cell = here.bit_length() - 1
                yield CaseStep(
                    "line-single",
                    ((who, cell),),
                    units=(state.sight.line(line),),
                    people=(who,),
                    cells=(cell,),
                    facts=state.facts(state.sight.everybody),
                )


def line_takers(state: CaseCandidates) -> Iterator[CaseStep]:
    """All cells of a person are in one line, so nobody else is there.

    Sound: no two people share a row or a column (U2). Source: TheApo/murdoku, "naked group" of one.
    """
    sight = state.sight
    for who, mask in enumerate(state.masks):
        if state.placed[who]:
            continue
        for half in _halves(state, state.lines(who)):
            if half.bit_count() != 1:
                continue
            line = half.bit_length() - 1
            others = cells_of(sight.everybody & ~(1 << who))
            gone = gone_from(state, ((other, sight.lines[line]) for other in others))
            if gone:
                units = (sight.line(line),)
                yield CaseStep("line-taken", (), gone, units, (who,), facts=((who, mask),))


def line_last_people(state: CaseCandidates) -> Iterator[CaseStep]:
    """One person can be in a line, in several cells of it, so the person is there.

    Sound: somebody is in each row and each column (U2). Source: theory.md, "row's last person".
    """
    sight = state.sight
    for line, cells, people in _lines(state):
        if people.bit_count() == 1:
            who = people.bit_length() - 1
            gone = gone_from(state, ((who, ~cells),))
            if gone and (state.masks[who] & cells).bit_count() > 1:
                facts = state.facts(sight.everybody & ~people)
                yield CaseStep(
                    "line-last-person", (), gone, (sight.line(line),), (who,), facts=facts
                )


def line_last_cells(state: CaseCandidates) -> Iterator[CaseStep]:
    """A line has one cell left in which anybody can be, so no other cell of the crossing line.

    Sound: somebody is in that cell, and takes its other line as well (U2). Source: theory.md,
    "column's last free cell".
    """
    sight, n = state.sight, state.sight.size
    everywhere = state.anybody(sight.everybody)
    for line, cells in enumerate(sight.lines):
        here = everywhere & cells
        if here.bit_count() != 1:
            continue
        cell = here.bit_length() - 1
        other = n + cell % n if line < n else cell // n
        gone = gone_from(
            state, ((who, sight.lines[other] & ~here) for who in range(len(state.masks)))
        )
        if gone:
            units = (sight.line(line), sight.line(other))
            facts = state.facts(sight.everybody)
            yield CaseStep("line-last-cell", (), gone, units, cells=(cell,), facts=facts)


def _lines(state: CaseCandidates) -> Iterator[tuple[int, Mask, int]]:
    """Yield each line, its cells, and the people who can be in it."""
    for line, cells in enumerate(state.sight.lines):
        people = sum(1 << who for who, mask in enumerate(state.masks) if mask & cells)
        yield line, cells, people


def _halves(state: CaseCandidates, lines: int) -> tuple[int, int]:
    """Return the rows and the columns of a set of lines."""
    rows = (1 << state.sight.size) - 1
    return lines & rows, lines & ~rows


def _groups(sets: dict[int, int], count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each group of so many keys whose sets have as many members in all, with these."""
    small = [(key, some) for key, some in sets.items() if 1 < some.bit_count() <= count]
    for group in combinations(small, count):
        union = 0
        for _, some in group:
            union |= some
        if union.bit_count() == count:
            yield tuple(key for key, _ in group), union


def _people(state: CaseCandidates, count: int, name: str) -> Iterator[CaseStep]:
    """Yield groups of people who use up as many lines."""
    free = [who for who, placed in enumerate(state.placed) if not placed]
    for side in (0, 1):
        sets = {who: _halves(state, state.lines(who))[side] for who in free}
        for group, lines in _groups(sets, count):
            cells = _cells(state, lines)
            gone = gone_from(state, ((who, cells) for who in free if who not in group))
            if gone:
                facts = tuple((who, state.masks[who]) for who in group)
                yield CaseStep(name, (), gone, _names(state, lines), group, facts=facts)


def _held(state: CaseCandidates, count: int, name: str) -> Iterator[CaseStep]:
    """Yield groups of lines that as many people use up."""
    sight, n = state.sight, state.sight.size
    found = {line: people for line, _, people in _lines(state)}
    for side in (0, 1):
        sets = {line: people for line, people in found.items() if line // n == side}
        for group, people in _groups(sets, count):
            lines = sum(1 << line for line in group)
            cells = _cells(state, lines)
            gone = gone_from(state, ((who, ~cells) for who in cells_of(people)))
            if gone:
                facts = state.facts(sight.everybody & ~people)
                members = tuple(cells_of(people))
                yield CaseStep(name, (), gone, _names(state, lines), members, facts=facts)


def _crossed(state: CaseCandidates, count: int, name: str) -> Iterator[CaseStep]:
    """Yield groups of lines whose cells use up as many crossing lines."""
    sight, n = state.sight, state.sight.size
    everywhere = state.anybody(sight.everybody)
    for side in (0, 1):
        sets = {
            line: _halves(state, lines_in(n, everywhere & sight.lines[line]))[1 - side]
            for line in range(side * n, side * n + n)
        }
        for group, across in _groups(sets, count):
            lines = sum(1 << line for line in group)
            cells = _cells(state, across) & ~_cells(state, lines)
            gone = gone_from(state, ((who, cells) for who in range(n)))
            if gone:
                units = (*_names(state, lines), *_names(state, across))
                facts = state.facts(sight.everybody)
                yield CaseStep(name, (), gone, units, facts=facts, numbers=(count,))


def _cells(state: CaseCandidates, lines: int) -> Mask:
    """Return the cells of a set of lines."""
    found = 0
    for line in cells_of(lines):
        found |= state.sight.lines[line]
    return found


def _names(state: CaseCandidates, lines: int) -> tuple[str, ...]:
    """Return the names of a set of lines."""
    return tuple(map(state.sight.line, cells_of(lines)))


def people_group(count: int, name: str) -> CaseTechnique:
    """So many people can be in so many rows (or columns) alone, so nobody else is there.

    Sound: each of them takes one of the lines (U2), and none is left. Source: theory.md, "naked
    groups on rows and on columns".
    """
    return partial(_people, count=count, name=name)


def lines_group(count: int, name: str) -> CaseTechnique:
    """So many rows (or columns) have as many people who can be there, so these are nowhere else.

    Sound: each of the lines takes one of the people (U2), and none is left. Source: theory.md,
    "hidden groups on rows and on columns".
    """
    return partial(_held, count=count, name=name)


def crossed_group(count: int, name: str) -> CaseTechnique:
    """The cells left in so many rows lie in as many columns, which have no other cell.

    The same with rows and columns exchanged. Sound: the people of these rows, whoever they are,
    take one of the columns each (U2), and none is left. Source: the X-wing of sudoku, with rows of
    a plan whose cells are blocked or empty.
    """
    return partial(_crossed, count=count, name=name)
