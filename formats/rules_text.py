"""The rules in plain words, for formats whose programs know none; and telling ours from others.

A document's `rulesText` comes after what its kind says already, and is all that is read back.
"""

from formats.format import plain_text
from puzzles.document import Document
from puzzles.puzzle import Puzzle


def rules_text(puzzle: Puzzle) -> str:
    """Return the rules of a puzzle in plain words, for its players."""
    kind, last = puzzle.kind, puzzle.size
    shape = puzzle.shape
    box = f"{shape.box_rows}x{shape.box_columns} box"
    if kind.missing:
        parts = [
            f"Fill the grid with the digits 0 to {last}. In each row, column and {box} all digits "
            f"are different, so that one of the {last + 1} is missing.",
            "No two rows miss the same digit, no two columns, and no two boxes.",
            "The one digit that is missing from no row, column or box is the magic digit.",
        ]
    else:
        parts = [f"Fill each row, column and {box} with the digits 1 to {last}, each once."]
    if kind.diagonals:
        parts.append("On each of the two marked diagonals all digits are different.")
    if puzzle.magic_on_diagonals == "enforced":
        parts.append("The magic digit stands on both diagonals.")
    if kind.cages:
        parts.append("In a cage all digits are different; a number is the sum of its cage.")
    return " ".join(parts)


def all_rules(document: Document) -> str:
    """Return the rules of a document's puzzle, and what the document says besides."""
    more = plain_text(document.meta.get("rulesText"))
    return "\n\n".join(filter(None, [rules_text(document.puzzle), more]))


def other_rules(text: str, puzzle: Puzzle) -> str:
    """Return what a text of rules says besides those of the puzzle's kind."""
    return text.removeprefix(rules_text(puzzle)).strip()
