"""What `render` does: documents are gathered with their solutions, drawn, and written."""

import errno
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cli import output
from cli.exits import Exit
from cli.proving import Source
from cli.solutions import right_placement, right_solution
from formats.errors import CannotCarry
from formats.files import check_target, is_folder, write_bytes
from formats.format import id_of
from formats.pages.entry import Entry, GridEntry
from formats.pages.look import Content
from formats.pages.murder.entry import CaseEntry
from formats.pages.outputs import Output
from formats.pages.setting import Book
from puzzles.document import Document, stored
from puzzles.murder.document import CaseDocument

if TYPE_CHECKING:
    from formats.format import Format
    from puzzles.kind import Kind

Item = GridEntry | CaseEntry
"""A puzzle to print."""
MARGIN = 3.0
"""Around a case that is a picture of its own, in millimetres; boards have theirs."""
ADDRESSES = {"sudokupad": "sudokupad-url", "iss": "iss-url"}
"""The format of the addresses of each program."""


@dataclass(frozen=True)
class Plan:
    """What a run is to do.

    Attributes:
        form: the row of the output.
        target: where to, as it was given.
        force: whether to overwrite.
        seconds: the time limit for a solution that is not stored.
        wishes: the options by their names.
    """

    form: Output
    target: str
    force: bool
    seconds: float | None
    wishes: dict[str, Any]

    @property
    def solved(self) -> bool:
        """Whether solutions are needed."""
        if self.form.name in ("pdf", "html"):
            return bool(self.wishes["solutions"] != "none")
        return bool(self.wishes["solution"])

    @property
    def apart(self) -> bool:
        """Whether the solutions go to a file of their own."""
        return self.form.name in ("pdf", "html") and self.wishes["solutions"] == "file"

    def book(self) -> Book:
        """Return what a book is to be like."""
        names = ("title", "author", "lang", "paper", "large", "rules", "solutions")
        wanted = {name: self.wishes[name] for name in names}
        return Book(**wanted, per_page=int(self.wishes["per_page"]))

    def check_targets(self) -> None:
        """Find out, before there is anything to write, what could not be written to."""
        check_target(self.target, force=self.force)
        if self.apart and not is_folder(self.target):
            check_target(beside(self.target), force=self.force)


def beside(target: str) -> str:
    """Return the name of the file with the solutions of a book."""
    path = Path(target)
    return str(path.with_name(f"{path.stem}-solutions{path.suffix}"))


def gather(
    items: list[Item],
    files: Sequence[str],
    which: "tuple[Kind | None, Format | None, int | None]",
    plan: Plan,
) -> list[Exit]:
    """Read the puzzles of some files into a list; return the exit codes that apply.

    Args:
        items: takes the puzzles.
        files: the names, as given.
        which: the kind and the format that the user names, and the place in each file, if any.
        plan: what is to be done.
    """
    kind, form, index = which
    source, codes = Source(files, kind, form), [Exit.OK]
    for item in source.all_items(index):
        made, code = _entry(item.document, plan)
        items.append(made)
        codes.append(code)
    if source.faults:
        codes.append(Exit.UNREADABLE)
    return codes


def _entry(document: Document | CaseDocument, plan: Plan) -> tuple[Item, Exit]:
    """Return a document as it is printed, and the exit code of its solution if that is wanted."""
    if isinstance(document, CaseDocument):
        return _case(document, plan)
    entry, code = GridEntry(document), Exit.OK
    if plan.solved:
        solution, code = right_solution(document, plan.seconds)
        entry = replace(entry, solution=solution)
    if plan.wishes["candidates"]:
        entry = replace(entry, content=pencilled(document))
    if program := plan.wishes["qr"]:
        entry = replace(entry, address=_address(document, program))
    return entry, code


def _case(document: CaseDocument, plan: Plan) -> tuple[Item, Exit]:
    """Return a case as it is printed, and the exit code of its solution if that is wanted."""
    for option, what in (("candidates", "pencil marks"), ("qr", "code to scan")):
        if plan.wishes[option]:
            output.note(f"{document.id}: no {what}: it is a case of Sudoku Murder")
    if not plan.solved:
        return CaseEntry(document), Exit.OK
    placement, code = right_placement(document, plan.seconds)
    return CaseEntry(document, placement), code


def pencilled(document: Document) -> Content:
    """Return the player's progress if a document holds one, or else what the givens leave."""
    from solvers.candidates import begin

    if state := document.state:
        return Content(state.entries, dict(state.panel), dict(state.candidates))
    state_now = begin(document.puzzle)
    names = state_now.sight.board.names
    return Content(marks={name: state_now.digits(cell) for cell, name in enumerate(names)})


def _address(document: Document, program: str) -> str:
    """Return where a puzzle can be played; say why nowhere, and return nothing."""
    from formats.catalog import by_name
    from formats.pages.qr import LONGEST

    stream = StringIO()
    try:
        by_name(ADDRESSES[program]).write([document], stream)
    except CannotCarry as refusal:
        output.note(f"{document.id}: no code to scan: {refusal.text}")
        return ""
    address = stream.getvalue().strip()
    if len(address) > LONGEST:
        output.note(f"{document.id}: no code to scan: an address of {len(address)} characters")
        return ""
    return address


def draw(items: Sequence[Item], plan: Plan) -> None:
    """Draw puzzles and write them to where the plan says."""
    if is_folder(plan.target):
        _folder(items, plan)
        return
    if not plan.form.book and len(items) > 1:
        name, target = plan.form.name, plan.target
        stem = "pictures/" if target == "-" else str(Path(target).with_suffix("")) + "/"
        text = f"{name} holds one puzzle a file, and there are {len(items)}: "
        raise click.UsageError(f"{text}write to a folder, -o {stem} --to {name}, or to a pdf")
    for target, data in _files(items, plan, plan.target):
        write_bytes(data, target, force=plan.force)


def _folder(items: Sequence[Item], plan: Plan) -> None:
    """Write a file a puzzle into a folder; nothing if one is there and may not be replaced."""
    folder, ending = Path(plan.target), "-solution" if plan.wishes["solution"] else ""
    paths = {str(folder / f"{id_of(item.id)}{ending}.{plan.form.name}"): item for item in items}
    if len(paths) < len(items):
        raise CannotCarry("two puzzles of one id would go to the same file", plan.target)
    for path in paths:
        names = (path, beside(path)) if plan.apart else (path,)
        for name in names:
            if Path(name).exists() and not plan.force:
                raise FileExistsError(errno.EEXIST, "the file is there already", name)
    folder.mkdir(parents=True, exist_ok=True)
    for path, item in paths.items():
        for target, data in _files([item], plan, path):
            write_bytes(data, target, force=plan.force)


def _files(items: Sequence[Item], plan: Plan, target: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of each file that the puzzles fill, all but the last drawn."""
    book, made = plan.book(), {}
    match plan.form.name:
        case "pdf":
            made[target] = _pdf(items, book)
            if plan.apart:
                made[beside(target)] = _pdf(items, book, solutions=True)
        case "html":
            from formats.pages.html import html, html_solutions

            made[target] = html(items, book).encode()
            if plan.apart:
                made[beside(target)] = html_solutions(items, book).encode()
        case "txt":
            made[target] = "".join(_text(item, plan) for item in items).encode()
        case _:
            made[target] = _picture(items[0], plan)
    yield from made.items()


def _pdf(items: Sequence[Entry], book: Book, *, solutions: bool = False) -> bytes:
    """Return a book as PDF, or its solutions alone; say which letters the font has not."""
    from formats.pages.book import book_pages, solution_pages
    from formats.pages.font import lacking
    from formats.pages.pdf import pdf
    from formats.pages.plates import shares

    words = [book.title, book.author, *(item.title(book.lang) for item in items)]
    if (chars := lacking("".join(words))) and not solutions:
        output.note(f"pdf: the font has no {' '.join(chars)}: ? stands in their place")
    if not solutions and (count := sum(n < book.per_page for n in shares(items, book))):
        fewer = f"{count} puzzle{'' if count == 1 else 's'} of {len(items)}"
        reason = f"{book.per_page} on a page would make their text smaller than 6 points"
        output.note(f"pdf: {fewer} with fewer on a page: {reason}")
    pages = solution_pages(items, book) if solutions else book_pages(items, book)
    return pdf(pages, book.title, book.author, book.lang)


def _picture(item: Item, plan: Plan) -> bytes:
    """Return a puzzle, or its solution, as a picture."""
    lang, large = plan.wishes["lang"], plan.wishes["large"]
    drawing = item.answer(lang, large=large) if plan.wishes["solution"] else None
    drawing = drawing or item.puzzle(lang, large=large)
    if isinstance(item, CaseEntry):
        drawing = drawing.framed(MARGIN)
    drawing = replace(drawing, title=item.title(lang) or plan.book().text(f"kind-{item.kind}"))
    if plan.form.name == "svg":
        from formats.pages.svg import svg

        return svg(drawing).encode()
    from formats.pages.png import png

    try:
        return png(drawing, plan.wishes["width"])
    except ValueError as fault:
        raise click.UsageError(str(fault)) from None


def _text(item: Item, plan: Plan) -> str:
    """Return a puzzle, or its solution, as `show` draws it."""
    from cli.board_text import board_text, plain

    if isinstance(item, CaseEntry):
        from cli.showing import case_lines

        lines = list(case_lines(item.document, plan.wishes["lang"], item.placement))
        return f"{plain(lines)}\n"
    puzzle = item.document.puzzle
    panel = dict(stored(puzzle, item.solution).panel) if item.solution else {}
    head = f"{item.id}  {puzzle.kind.title} {puzzle.size}x{puzzle.size}  {item.title('en')}"
    return f"{head.rstrip()}\n{plain(board_text(puzzle, item.solution, panel))}\n\n"
