"""A run of `generate`: what it is to make, where it goes, and how it is gone on with."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TextIO

import click

from cli.exits import Exit, Patience, first, patience
from cli.output import note, progress
from formats.errors import CannotCarry, FormatError, Unreadable
from formats.files import PackWriter, check_target, existing_lines, is_folder, write_documents
from formats.format import AnyDocument, Format, why_not_cases, why_not_kind
from generators.made import Made
from generators.murder.pack import build_cases
from generators.murder.theme import Theme, ThemeError, theme_at
from generators.murder.wish import CaseWish
from generators.pack import build
from generators.wish import Wish
from puzzles.document import Document
from puzzles.murder.document import MURDER, CaseDocument
from puzzles.version import VERSION
from solvers.engines.ask import Stop

AnyWish = Wish | CaseWish
EMPTY = ".0-"
"""What stands for a cell without a given in a mask."""


@dataclass(frozen=True)
class Plan:
    """What a run is to do.

    Attributes:
        wish, seed, count: what to make.
        target, form: where to, `-` for standard output, and in which format.
        start: the first index that is still to be made.
        there: the documents of this run that the file holds already.
        force: whether to overwrite the file.
    """

    wish: AnyWish
    seed: int
    count: int
    target: str
    form: Format
    start: int = 0
    there: tuple[AnyDocument, ...] = ()
    force: bool = False

    @property
    def found(self) -> int:
        """How many documents of this run the file holds already."""
        return len(self.there)

    @property
    def by_line(self) -> bool:
        """Whether each document is written when it is found: such a run can be gone on with."""
        return self.form.name == "jsonl" and not self.by_file

    @property
    def by_file(self) -> bool:
        """Whether each document gets a file of its own in a folder, when it is found."""
        return is_folder(self.target)


def mask_of(stream: TextIO, size: int) -> frozenset[int]:
    """Return the cells that a mask marks.

    Raises:
        click.UsageError: it is not `size` rows of `size` characters.
    """
    text = stream.read(10_000)
    rows = [row.rstrip("\r") for row in text.rstrip("\n").split("\n")]
    if len(rows) != size:
        raise click.UsageError(f"--mask: {len(rows)} rows, a board of size {size} has {size}")
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            what = f"row {number} has {len(row)} characters, not {size}"
            raise click.UsageError(f"--mask: {what} (`.` for an empty cell)")
    return frozenset(cell for cell, symbol in enumerate("".join(rows)) if symbol not in EMPTY)


def theme_of(name: str | None) -> str | Theme | None:
    """Return a theme by its name or file, as `theme_at`.

    Raises:
        Unreadable: the file is no theme.
        OSError: it cannot be read.
    """
    try:
        return theme_at(name)
    except ThemeError as fault:
        raise Unreadable(fault.text, fault.place) from None


def plan(
    target: str, form: Format, wish: AnyWish, seed: int | None, count: int, *, force: bool
) -> Plan:
    """Return what is to be done, in view of what the file holds already.

    Without a seed one is drawn, unless the file holds the beginning of such a run.

    Raises:
        click.UsageError: the format cannot carry what is to be made, or the file holds something
            else, and `force` is not set.
        OSError: the file cannot be written.
    """
    drawn = secrets.randbelow(2**32) if seed is None else seed
    fresh = Plan(wish, drawn, count, target, form, force=force)
    if reason := _cannot_carry(form, wish):
        raise click.UsageError(f"{form.name}: {reason}")
    if not form.many and count > 1 and not fresh.by_file:
        folder = "" if target == "-" else f", or a folder (`-o {target}/`)"
        raise click.UsageError(f"{form.name} holds one puzzle a file: take jsonl{folder}")
    check_target(target, force=force or fresh.by_line)
    if force or not fresh.by_line or target == "-":
        return fresh
    try:
        there = existing_lines(target)
    except FormatError as fault:
        raise _other(target, str(fault)) from None
    return _going_on(fresh, there, keep_seed=seed is not None) if there else fresh


def _cannot_carry(form: Format, wish: AnyWish) -> str | None:
    """Return why a format can carry nothing of what is wished, or None."""
    if isinstance(wish, CaseWish):
        return why_not_cases(form)
    return why_not_kind(form, wish.kind, wish.size)


def _going_on(fresh: Plan, there: list[AnyDocument], *, keep_seed: bool) -> Plan:
    """Return the plan to go on with a run that left some documents in its file.

    Raises:
        click.UsageError: they are of another run.
    """
    seed = there[0].provenance.get("seed")
    if keep_seed or not isinstance(seed, int):
        seed = fresh.seed
    for number, document in enumerate(there, 1):
        if reason := why_other(document, fresh.wish, seed):
            raise _other(fresh.target, f"line {number}: {reason}")
    indices = [document.provenance.get("index", -1) for document in there]
    if indices != sorted(set(indices)) or indices[0] < 0:
        raise _other(fresh.target, "its puzzles are not in the order of one run")
    return replace(fresh, seed=seed, start=indices[-1] + 1, there=tuple(there))


def why_other(document: AnyDocument, wish: AnyWish, seed: int) -> str | None:
    """Say why a document is not of the run of this wish and seed, or None if it is."""
    source = document.provenance
    kind, size = kind_and_size(document)
    for what, has, wanted in (
        ("kind", kind, kind_of(wish)),
        ("size", size, wish.size),
        ("tool", source.get("tool"), "qedoku"),
        ("version", source.get("toolVersion"), VERSION),
        ("seed", source.get("seed"), seed),
        ("options", source.get("options"), wish.options()),
    ):
        if has != wanted:
            return f"its {what} is {has}, not {wanted}"
    return None


def kind_and_size(document: AnyDocument) -> tuple[str, int]:
    """Return what a document holds, by the name that `generate` takes, and of what size."""
    board = document.case if isinstance(document, CaseDocument) else document.puzzle
    return document.kind_name, board.size


def kind_of(wish: AnyWish) -> str:
    """Return what is wished, by the name that `generate` takes."""
    return MURDER if isinstance(wish, CaseWish) else wish.kind.name


def _other(target: str, reason: str) -> click.UsageError:
    """Return the complaint that a file holds something else."""
    return click.UsageError(f"{target} holds something else ({reason}); --force overwrites it")


def run(plan: Plan, jobs: int, seconds: float | None, again: str) -> Exit:
    """Make what is planned, say how it ended, and return the exit code.

    Args:
        plan: what to make.
        jobs: processes to share the work.
        seconds: end the run after so long.
        again: the command that repeats or goes on with the run.
    """
    if plan.start >= plan.count:
        what = "cases" if isinstance(plan.wish, CaseWish) else "puzzles"
        note(f"{plan.target} holds this run already: {plan.found} {what}")
        return first([Exit.SHORT if plan.found < plan.count else Exit.OK])
    found, codes = plan.found, set[Exit]()
    with (
        _keeping(plan) as keep,
        progress(kind_of(plan.wish), plan.count, plan.start) as step,
        patience(seconds) as patient,
    ):
        for made in _made(plan, jobs, patient):
            if made.disagreement:
                _report(made.disagreement)
                codes.add(Exit.DISAGREEMENT)
            if made.document:
                with patient.shield():
                    keep(made.document)
                    found += 1
            step()
    if found < plan.count:
        codes.add(Exit.SHORT)
    if patient.interrupted:
        codes.add(Exit.INTERRUPTED)
    for text in _ending(plan, found, patient, again):
        note(text)
    return first(codes)


def _made(plan: Plan, jobs: int, stop: Stop) -> Iterator[Made[Document] | Made[CaseDocument]]:
    """Yield what is made, index by index."""
    if isinstance(plan.wish, CaseWish):
        before = [one for one in plan.there if isinstance(one, CaseDocument)]
        yield from build_cases(
            plan.wish, plan.seed, plan.count, jobs, plan.start, stop, note, before
        )
    else:
        yield from build(plan.wish, plan.seed, plan.count, jobs, plan.start, stop, note)


@contextmanager
def _keeping(plan: Plan) -> Iterator[Callable[[AnyDocument], None]]:
    """Yield what to do with each document: write it, or keep it and write all at the end.

    Lines and files of a folder are written at once, all else whole at the end.
    """
    if plan.by_line:
        resume = plan.found > 0 or not plan.force
        with PackWriter(plan.target, resume=resume, force=plan.force) as writer:
            yield writer.write
        return
    if plan.by_file:
        yield lambda made: write_documents([made], plan.target, plan.form, force=plan.force)
        return
    kept: list[AnyDocument] = []

    def keep(document: AnyDocument) -> None:
        if reason := plan.form.why_not(document):
            raise CannotCarry(reason, document.id)
        kept.append(document)

    yield keep
    if kept:
        write_documents(kept, plan.target, plan.form, force=plan.force)


def _report(document: AnyDocument) -> None:
    """Save a puzzle on which two engines disagree."""
    from cli.reproducer import save

    save(document)


def _ending(plan: Plan, found: int, patient: Patience, again: str) -> Iterator[str]:
    """Yield what a person should know at the end of a run that did not find all."""
    if found >= plan.count:
        return
    kept = f"found {found} of {plan.count}"
    where = "" if plan.target == "-" else f", kept in {plan.target}"
    if patient.interrupted:
        yield f"interrupted: {kept}{where if found else ''}"
    elif patient.late:
        yield f"aborted: the time limit was reached; {kept}{where if found else ''}"
    else:
        more = _loosened(plan.wish)
        tries = f"{plan.wish.tries} attempt{'' if plan.wish.tries == 1 else 's'}"
        yield f"{kept}; no more was found in {tries} each: {more}raise --attempts"
        return
    if plan.by_line and plan.target != "-":
        yield f"to go on: {again}"


def _loosened(wish: AnyWish) -> str:
    """Return what may be asked less strictly, so that more puzzles are found."""
    if isinstance(wish, CaseWish):
        return ""
    steps = (("--require", wish.require), ("--forbid", wish.forbid), ("--score", wish.score))
    if words := [option for option, wished in steps if wished]:
        return f"loosen {' and '.join(words)}, or "
    return "" if wish.mask or wish.minimal else "widen --givens or "
