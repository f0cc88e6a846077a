"""From files to verdicts: what verify, solve and count do before they show anything."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

import click

from cli.exits import Exit, Patience, first, patience
from cli.options import workers
from cli.output import fault_line, note
from formats.errors import FormatError, Unreadable
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from solvers.prove import Request
from solvers.verdict import Verdict, Word

if TYPE_CHECKING:
    from formats.format import AnyItem, Format

WORDS: tuple[Word, ...] = ("unique", "multiple", "none", "invalid", "undecided", "disagreement")


@dataclass(frozen=True)
class Item:
    """A document and where it stood: the file's name and its place there, from 0."""

    file: str
    index: int
    document: Document


@dataclass(frozen=True)
class CaseItem:
    """A case of Sudoku Murder and where it stood, as `Item`."""

    file: str
    index: int
    document: CaseDocument


AnyItemT = TypeVar("AnyItemT", Item, Item | CaseItem)


@dataclass(frozen=True)
class Judged:
    """An item and the verdict on it."""

    item: Item | CaseItem
    verdict: Verdict


@dataclass
class Tally:
    """How many puzzles got which verdict.

    Attributes:
        words: verdicts by their word.
        flawed: unique puzzles whose document says something wrong.
    """

    words: Counter[Word] = field(default_factory=Counter)
    flawed: int = 0

    def add(self, verdict: Verdict) -> None:
        """Count one more."""
        self.words[verdict.verdict] += 1
        self.flawed += verdict.verdict == "unique" and not verdict.good

    def text(self, faults: int, *, interrupted: bool = False) -> str:
        """Return the summary: how many puzzles, how they fared, how many were unreadable."""
        parts = [f"{self.words[word]} {word}" for word in WORDS if self.words[word]]
        if self.flawed:
            parts.append(f"{self.flawed} with problems")
        if faults:
            parts.append(f"{faults} unreadable")
        count = self.words.total()
        if not parts:
            parts.append("interrupted before the first" if interrupted else "nothing to do")
        return f"{count} puzzle{'' if count == 1 else 's'}: {', '.join(parts)}"


class Source:
    """Reads the documents of many files; what cannot be read is noted, and the rest goes on.

    A folder stands for the files in it, as `files_in` lists them.

    Attributes:
        faults: how many items could not be read.
    """

    def __init__(
        self, files: Iterable[str], kind: Kind | None = None, from_format: "Format | None" = None
    ) -> None:
        self._files, self._kind, self._format = files, kind, from_format
        self.faults = 0

    def items(self, index: int | None = None) -> Iterator[Item]:
        """Yield the grids one by one, as `all_items`; a case of Sudoku Murder is a fault."""
        yield from self._chosen(self._grids(), index)

    def all_items(self, index: int | None = None) -> "Iterator[Item | CaseItem]":
        """Yield grids and cases one by one; of each file those at `index` alone, if it is given.

        Raises:
            click.UsageError: nothing stands there, and all files could be read.
        """
        yield from self._chosen(self._all(), index)

    def _chosen(self, items: Iterator[AnyItemT], index: int | None) -> Iterator[AnyItemT]:
        found = False
        for item in items:
            if index in (None, item.index):
                found = True
                yield item
        if not found and index is not None and not self.faults:
            raise click.UsageError(f"no file has an item {index} (--index counts from 0)")

    def _grids(self) -> Iterator[Item]:
        from formats.files import no_grid

        for file, index, found in self._found():
            if isinstance(found, CaseDocument):
                self._fault(file, no_grid(found, index))
            else:
                yield Item(file, index, found)

    def _all(self) -> "Iterator[Item | CaseItem]":
        for file, index, found in self._found():
            if isinstance(found, CaseDocument):
                yield CaseItem(file, index, found)
            else:
                yield Item(file, index, found)

    def _fault(self, file: str, fault: FormatError) -> None:
        self.faults += 1
        note(fault_line(file, fault))

    def _found(self) -> Iterator[tuple[str, int, Document | CaseDocument]]:
        """Yield where the documents stand, and them; note the faults."""
        for file in chain.from_iterable(map(self._opened, self._files)):
            for index, found in enumerate(self._documents(file)):
                if isinstance(found, FormatError):
                    self._fault(file, found)
                    continue
                for text in found.notes:
                    note(f"{file}:{index + 1}: {text}")
                yield file, index, found

    def _opened(self, name: str) -> list[str]:
        """Return the files that a name stands for; a folder without any is a fault."""
        from formats.files import files_in

        try:
            return files_in(name)
        except OSError as fault:
            self.faults += 1
            note(fault_line(name, Unreadable(fault.strerror or str(fault))))
            return []

    def _documents(self, file: str) -> "Iterator[AnyItem]":
        """Yield what a file holds; a file that cannot be opened or read is a fault as well."""
        from formats.files import read_any

        try:
            yield from read_any(file, self._format, self._kind)
        except OSError as fault:
            yield Unreadable(fault.strerror or str(fault))


def judged(
    source: Source, request: Request, jobs: int, patience: Patience, *, thorough: bool = False
) -> Iterator[Judged]:
    """Yield the verdicts on all items of a source in order; `thorough` looks closer at cases."""
    from solvers.case_report import prove_any

    waiting: deque[Item | CaseItem] = deque()

    def documents() -> Iterator[Document | CaseDocument]:
        for item in source.all_items():
            waiting.append(item)
            yield item.document

    found = prove_any(documents(), request, workers(jobs), patience, note, thorough=thorough)
    for verdict in found:
        late = request.seconds is not None and verdict.seconds >= request.seconds
        # A count that the time limit cut short says so: there may be more.
        capped = verdict.capped or (late and verdict.verdict == "multiple")
        yield Judged(waiting.popleft(), replace(verdict, capped=capped))


def judge(
    source: Source,
    request: Request,
    jobs: int,
    show: Callable[[Judged, Patience], None],
    code_of: Callable[[Verdict], Exit],
    *,
    thorough: bool = False,
) -> Exit:
    """Judge all items of a source, show each verdict, and sum up on standard error.

    Args:
        source: where the items come from.
        request: how to prove.
        jobs: as in `--jobs`.
        show: prints one verdict.
        code_of: the exit code that one verdict stands for.
        thorough: whether to look closer at unique cases.

    Returns:
        The exit code that counts. A puzzle on which two engines disagree is saved as a reproducer.
    """
    tally, codes = Tally(), set()
    with patience() as patient:
        for found in judged(source, request, jobs, patient, thorough=thorough):
            show(found, patient)
            tally.add(found.verdict)
            codes.add(code_of(found.verdict))
            if found.verdict.verdict == "disagreement":
                from cli.reproducer import save

                save(found.item.document)
    if patient.interrupted:
        codes.add(Exit.INTERRUPTED)
        if tally.words:
            note("interrupted: what is shown above stands; run it again for the rest")
    if source.faults:
        codes.add(Exit.UNREADABLE)
    note(tally.text(source.faults, interrupted=patient.interrupted))
    return first(codes)
