"""A case with all that is known about it, as it travels between files."""

from dataclasses import dataclass, field

from puzzles.document import Tree
from puzzles.murder.case import Case, Placement

MURDER = "murder"
"""The name of the kind of all cases, in documents and on the command line."""


@dataclass(frozen=True, slots=True)
class StoredCase:
    """A solution as a file states it; nothing here is believed before it is recomputed.

    Attributes:
        placement: the cell of each person.
        murderer: the id of a person.
    """

    placement: Placement
    murderer: str


def stored_case(case: Case, placement: Placement) -> StoredCase:
    """Return a solution as its document states it, the murderer worked out (U7).

    Raises:
        ValueError: not exactly one person is with the victim.
    """
    murderer = case.murderer(placement)
    if murderer is None:
        raise ValueError("not exactly one person is in the victim's room (U7)")
    return StoredCase(placement, case.people[murderer].id)


@dataclass(frozen=True)
class CaseDocument:
    """One case and what is known about it; the sibling of `puzzles.document.Document`.

    Attributes:
        id, meta, grade, proof, provenance, extensions, notes: as in `Document`.
        case: what the player gets.
        solution: as the file states it, or None.
        texts: language tag -> the texts rendered in it (`puzzle.texts` of the schema): `rooms`,
            `objects` by id, `cards` by person, a sentence for each clue (the victim's begins with
            that of U8), and `facts`.
    """

    id: str
    case: Case
    solution: StoredCase | None = None
    texts: Tree = field(default_factory=dict)
    meta: Tree = field(default_factory=dict)
    grade: Tree = field(default_factory=dict)
    proof: Tree = field(default_factory=dict)
    provenance: Tree = field(default_factory=dict)
    extensions: Tree = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    @property
    def kind_name(self) -> str:
        """The name of its kind."""
        return MURDER
