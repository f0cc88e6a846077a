"""Saves a puzzle on which two engines disagree, so that the fault can be found."""

from pathlib import Path

from cli.output import note
from puzzles.document import Document
from puzzles.murder.document import CaseDocument


def save(document: Document | CaseDocument) -> Path:
    """Write the document to `disagreement-ID.json` in the working folder, and say so.

    Nothing is overwritten.

    Returns:
        The file; with a number after the id where earlier reproducers lie.
    """
    from formats.catalog import by_name
    from formats.files import write_documents

    target, number = Path(f"disagreement-{document.id}.json"), 1
    while target.exists():
        number += 1
        target = Path(f"disagreement-{document.id}-{number}.json")
    write_documents([document], str(target), by_name("json"))
    note(f"two engines disagree on {document.id}: saved as {target}; please report it")
    return target
