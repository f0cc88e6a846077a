"""Our mark in other programs' JSON: it names the kind, which the file's digits do not say.

{"kind": "missudeca-diagonal", "magicOnDiagonals": "enforced"}
"""

from typing import Any, Literal

from formats.errors import Unreadable
from formats.schema import shown
from puzzles.catalog import KINDS
from puzzles.kind import Kind
from puzzles.puzzle import Puzzle


def mark_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return the mark of a puzzle."""
    mark = {"kind": puzzle.kind.name}
    if puzzle.magic_on_diagonals is not None:
        mark["magicOnDiagonals"] = puzzle.magic_on_diagonals
    return mark


def marked_kind(mark: dict[str, Any], place: str) -> Kind | None:
    """Return the kind that a mark names, None where there is no mark.

    Raises:
        Unreadable: there is no such kind.
    """
    if not mark:
        return None
    name = mark.get("kind")
    if not isinstance(name, str) or name not in KINDS:
        text = f"found {shown(name)}, wanted one of {', '.join(KINDS)}"
        raise Unreadable(text, f"{place}.kind")
    return KINDS[name]


def marked_d2(mark: dict[str, Any], kind: Kind, place: str) -> Literal["holds", "enforced"] | None:
    """Return what a mark says of D2, None where the kind does not know that rule.

    Raises:
        Unreadable: it is not a word for that.
    """
    match mark.get("magicOnDiagonals") if kind.d2 else None:
        case None | "holds" | "enforced" as d2:
            return d2
        case other:
            raise Unreadable(f"found {shown(other)}", f"{place}.magicOnDiagonals")
