"""What a card says by itself, and what it says of two people."""

from collections.abc import Iterator

from puzzles.murder.place import Mask, cells_of
from solvers.case_candidates import Bond, CaseCandidates
from solvers.case_step import CaseStep, gone_from


def direct_clues(state: CaseCandidates) -> Iterator[CaseStep]:
    """A clue names the cells where its subject may be, or where nobody else is.

    A step for each clue. Sound: it is what the clue means (C1 to C10, the room of C11, X1, X2, X7,
    X8, the directions of objects in X4; nobody in a room, X9). Source: theory.md, "direct clue
    filter"; the lowest rank of TheApo/murdoku.
    """
    sight = state.sight
    for index, parts in sight.direct:
        gone = gone_from(state, ((who, ~cells) for who, cells in parts))
        if gone:
            statement = sight.case.statements[index]
            people = (statement.subject,) if statement.subject >= 0 else ()
            rules = (statement.clue.rule,)
            yield CaseStep("direct-clue", (), gone, people=people, clues=(index,), rules=rules)


def clues_from_known(state: CaseCandidates) -> Iterator[CaseStep]:
    """A clue about two people of whom one is placed.

    Sound: what the clue means for the other (X3, X4, X5). Source: TheApo/murdoku, "relational".
    """
    for bond in state.sight.bonds:
        if state.placed[bond.who] == state.placed[bond.other]:
            continue
        yield from _bound(state, bond, "clue-from-known")


def clues_between(state: CaseCandidates) -> Iterator[CaseStep]:
    """A clue about two people: a cell of one to which no cell of the other fits goes.

    Sound: both are in one of their cells, in different rows and columns (U2), and as the clue says
    (X3, X4, X5). Source: TheApo/murdoku, "relational".
    """
    for bond in state.sight.bonds:
        if not state.placed[bond.who] and not state.placed[bond.other]:
            yield from _bound(state, bond, "clue-between")


def _bound(state: CaseCandidates, bond: Bond, name: str) -> Iterator[CaseStep]:
    """Yield what a clue about two people rules out, a step for each of them."""
    here, there = state.masks[bond.who], state.masks[bond.other]
    kept, reached = _fitting(state, bond)
    rules = (state.sight.case.statements[bond.clue].clue.rule,)
    for who, gone, other, there_or_here in (
        (bond.who, here & ~kept, bond.other, there),
        (bond.other, there & ~reached, bond.who, here),
    ):
        if gone:
            facts = ((other, there_or_here),)
            yield CaseStep(
                name, (), ((who, gone),), (), (who, other), (), (bond.clue,), facts, rules
            )


def _fitting(state: CaseCandidates, bond: Bond) -> tuple[Mask, Mask]:
    """Return the cells of both people of a clue to which some cell of the other fits."""
    there, cross = state.masks[bond.other], state.sight.cross
    kept = reached = 0
    for cell in cells_of(state.masks[bond.who]):
        fits = bond.allowed[cell] & there & ~cross[cell]
        if fits:
            kept |= 1 << cell
            reached |= fits
    return kept, reached
