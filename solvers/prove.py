"""One answer? Judges a puzzle, picks the engine, asks a second one, and gives the verdict."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice
from time import perf_counter
from typing import TYPE_CHECKING

from puzzles.document import Document
from puzzles.judge import broken, violations
from puzzles.puzzle import Puzzle
from solvers.deadline import until
from solvers.engines.ask import Answer, Ask, Engine, Notice, Stop, Stopped, never, silent
from solvers.engines.catalog import engine_of
from solvers.share import ordered
from solvers.stated import compared, differing, prepare_grades, problem_of
from solvers.verdict import Problem, Verdict, Word

if TYPE_CHECKING:
    from solvers.step import Level

AUTO_NODES = 400
"""Nodes that `auto` lets the plain search spend, a third of a second, before it asks sat."""
KERNEL_NODES = 1000
"""Nodes after which a killer is rather for sat, which has the shorter tail."""
FEW = 20
"""From so many puzzles without cages on, `auto` asks sat at once: a warm session answers in less
than a millisecond, and 50 ms to load python-sat are then earned (docs/performance.md)."""
MANY = 100
"""From so many 9x9 puzzles on, `auto` asks the kernel: some 20 microseconds a puzzle, after half a
second to load numba and the compiled code (docs/performance.md)."""
CHUNK = 512
"""Puzzles that are proven at once, in this process or by a worker."""
GRADED_CHUNK = 128
"""As `CHUNK`, where a grade is asked for, which takes longer than the proof."""
SHARES = 4
"""Tasks for each worker when all puzzles are known, so that a slow one holds up few others."""


@dataclass(frozen=True, slots=True)
class Request:
    """How to prove: which engine, whether a second, how far to count.

    Attributes:
        engine: a name of the engine table, or `auto` (search, and sat when that takes long).
        second: ask an engine that shares no code and no encoding with the first as well.
        limit: count answers up to this many; at least 2.
        nodes: give up after so many nodes an engine; None is no limit.
        seconds: give up after so many seconds a puzzle; None is no limit.
        level: grade what is unique, and call it a problem when that is not its level or when its
            document states another grade. Of documents only.
    """

    engine: str = "auto"
    second: bool = False
    limit: int = 2
    nodes: int | None = None
    seconds: float | None = None
    level: "Level | None" = None


DEFAULT = Request()


@dataclass(frozen=True, slots=True)
class Count:
    """What one engine found out: its answers under the rules, and about D2."""

    answer: Answer
    engine: Engine[Puzzle]
    nodes: int
    needs_d2: bool | None = None

    @property
    def word(self) -> Word:
        """The answer as a verdict's word."""
        if not self.answer.finished and self.answer.count < 2:
            return "undecided"
        return ("none", "unique", "multiple")[min(self.answer.count, 2)]


def prove(puzzle: Puzzle, request: Request = DEFAULT, stop: Stop = never) -> Verdict:
    """Give the verdict on a puzzle.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take the puzzle; says why.
    """
    return prove_batch([puzzle], request, stop)[0]


def prove_batch(
    puzzles: Sequence[Puzzle], request: Request = DEFAULT, stop: Stop = never, crowd: int = 1
) -> list[Verdict]:
    """Give the verdicts on several puzzles at once; `request.seconds` counts for each of them.

    `crowd` is how many there are in all, of which these may be a part: `auto` goes by that.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take one of the puzzles; says why.
    """
    started = perf_counter()
    faults = [tuple(problem_of(fault) for fault in broken(puzzle)) for puzzle in puzzles]
    sound = [puzzle for puzzle, wrong in zip(puzzles, faults, strict=True) if not wrong]
    if request.seconds is not None:
        stop = until(request.seconds * max(1, len(sound)), stop)
    counts = iter(_counts(sound, request, stop, max(crowd, len(puzzles))))
    verdicts = [
        Verdict("invalid", problems=wrong) if wrong else _verdict(puzzle, request, next(counts))
        for puzzle, wrong in zip(puzzles, faults, strict=True)
    ]
    seconds = (perf_counter() - started) / max(1, len(puzzles))
    return [replace(verdict, seconds=seconds) for verdict in verdicts]


def _counts(
    puzzles: Sequence[Puzzle], request: Request, stop: Stop, crowd: int
) -> list[list[Count]]:
    """Ask one or two engines about puzzles that break no rule at once."""
    if request.engine == "auto":
        firsts = _auto(puzzles, request, stop, crowd)
    else:
        firsts = _count(puzzles, request, engine_of(request.engine), stop)
    if not request.second:
        return [[first] for first in firsts]
    seconds: list[Count | None] = [None] * len(puzzles)
    names = [_second_of(c.engine, p) for c, p in zip(firsts, puzzles, strict=True)]
    for name in dict.fromkeys(names):
        at = [i for i, other in enumerate(names) if other == name]
        found = _count([puzzles[i] for i in at], request, engine_of(name), stop)
        for i, count in zip(at, found, strict=True):
            seconds[i] = count
    return [[first, second] for first, second in zip(firsts, seconds, strict=True) if second]


def _second_of(engine: Engine[Puzzle], puzzle: Puzzle) -> str:
    """Return the name of an engine that shares neither code nor encoding with the first.

    Beside sat that is the plain search, which needs no start, or for killers the kernel, since
    there a start is soon earned.
    """
    if not engine.name.startswith("sat"):
        return "sat"
    compiled = puzzle.cages and engine_of("kernel").why_not(puzzle) is None
    return "kernel" if compiled else "search"


def _auto(puzzles: Sequence[Puzzle], request: Request, stop: Stop, crowd: int) -> list[Count]:
    """Ask whoever is quickest for so many puzzles, and sat about those that take long."""
    counts: dict[int, Count] = {}
    for name, at in _shares(puzzles, crowd).items():
        budget = _budget(name, request)
        asked = [puzzles[i] for i in at]
        found = _count(asked, replace(request, nodes=budget), engine_of(name), stop)
        counts.update(zip(at, found, strict=True))
        hard = [i for i in at if not counts[i].answer.finished]
        if hard and budget != request.nodes and not stop():
            found = _count([puzzles[i] for i in hard], request, engine_of("sat"), stop)
            counts.update(zip(hard, found, strict=True))
    return [counts[i] for i in range(len(puzzles))]


def _shares(puzzles: Sequence[Puzzle], crowd: int) -> dict[str, list[int]]:
    """Share puzzles out to engines, by how many there are; return their places by engine."""
    kernel = engine_of("kernel") if crowd >= MANY else None
    shares: dict[str, list[int]] = {}
    for place, puzzle in enumerate(puzzles):
        if kernel and kernel.why_not(puzzle) is None:
            name = "kernel"
        elif crowd >= FEW and not puzzle.cages:
            name = "sat"
        else:
            name = "search"
        shares.setdefault(name, []).append(place)
    return shares


def _budget(name: str, request: Request) -> int | None:
    """Return the nodes that `auto` lets an engine spend on a puzzle before it asks sat."""
    first = {"search": AUTO_NODES, "kernel": KERNEL_NODES}.get(name)
    if first is None:
        return request.nodes
    budget = max(first, 4 * request.limit)
    return budget if request.nodes is None else min(budget, request.nodes)


def _count(
    puzzles: Sequence[Puzzle], request: Request, engine: Engine[Puzzle], stop: Stop
) -> list[Count]:
    """Ask one engine. Of a kind with D2, first without it: usually that settles both questions.

    Raises:
        ValueError: the engine cannot take one of the puzzles.
    """
    for puzzle in puzzles:
        if reason := engine.why_not(puzzle):
            raise ValueError(f"engine {engine.name}: {reason}")
    ask = Ask(limit=max(2, request.limit), nodes=request.nodes, stop=stop)
    free_ask = replace(ask, limit=2, d2=False)
    plain = [puzzle for puzzle in puzzles if not puzzle.kind.d2]
    bound = [puzzle for puzzle in puzzles if puzzle.kind.d2]
    answers = engine.count_many(plain, ask)
    free = list(engine.count_many(bound, free_ask))
    unsettled = [p for p, a in zip(bound, free, strict=True) if not _settled(a)]
    strict = engine.count_many(unsettled, ask)
    frees = iter(free)
    counts = []
    for puzzle in puzzles:
        if not puzzle.kind.d2:
            answer = next(answers)
            counts.append(Count(answer, engine, answer.nodes))
        elif _settled(answer := next(frees)):
            counts.append(_without_d2(puzzle, answer, engine))
        else:
            counts.append(_with_d2(answer, next(strict), engine))
    return counts


def _settled(free: Answer) -> bool:
    """Say whether a count without D2 settles the count with it as well."""
    return free.finished and free.count < 2


def _without_d2(puzzle: Puzzle, free: Answer, engine: Engine[Puzzle]) -> Count:
    """Return what the only answer without D2, or none at all, says about the puzzle."""
    kept = tuple(grid for grid in free.grids if not any(broken(puzzle, grid)))
    alone = replace(free, count=len(kept), grids=kept)
    return Count(alone, engine, free.nodes, False if kept else None)


def _with_d2(free: Answer, strict: Answer, engine: Engine[Puzzle]) -> Count:
    """Put the counts without D2 and with it together."""
    nodes = free.nodes + strict.nodes
    if strict.count != 1 or not strict.finished:
        return Count(strict, engine, nodes)
    if free.count < 2:
        # One answer with D2; whether it needs D2 was not found out within the limit.
        return Count(replace(strict, finished=False), engine, nodes)
    return Count(strict, engine, nodes, needs_d2=True)


def _verdict(puzzle: Puzzle, request: Request, counts: list[Count]) -> Verdict:
    """Put the answers of one or two engines together; every answer is judged first."""
    first, second = counts[0], counts[-1] if len(counts) > 1 else None
    answer = first.answer
    verdict = Verdict(
        first.word,
        solutions=answer.count,
        capped=answer.count >= max(2, request.limit) or not (answer.finished or answer.count < 2),
        grids=answer.grids,
        differ=differing(answer.grids),
        needs_d2=first.needs_d2,
        second=second.word if second else None,
        engines=tuple(count.engine.name for count in counts),
        nodes=sum(count.nodes for count in counts),
    )
    # Engines that agree are judged once.
    grids = dict.fromkeys(grid for count in counts for grid in count.answer.grids)
    judged = {grid: tuple(violations(puzzle, grid)) for grid in grids}
    wrong = tuple(
        replace(problem_of(fault), where=f"{count.engine.name}: {fault.where}")
        for count in counts
        for grid in count.answer.grids
        for fault in judged[grid]
    )
    if wrong or (second and _contradict(first, second)):
        return replace(verdict, verdict="disagreement", problems=wrong)
    if verdict.needs_d2 and puzzle.magic_on_diagonals != "enforced":
        text = "another answer appears without D2, and the document does not say `enforced`"
        return replace(verdict, problems=(Problem("D2", "rules.magicOnDiagonals", text),))
    return verdict


def _contradict(first: Count, second: Count) -> bool:
    """Say whether two engines cannot both be right; one that gave up contradicts nobody."""
    if "undecided" in (first.word, second.word):
        return False
    if first.word != second.word or first.needs_d2 != second.needs_d2:
        return True
    if not (first.answer.finished and second.answer.finished):
        return False
    if first.answer.count != second.answer.count:
        return True
    return first.word == "unique" and first.answer.grids != second.answer.grids


def prove_document(document: Document, request: Request = DEFAULT, stop: Stop = never) -> Verdict:
    """Give the verdict on a document: its puzzle, and what it states of the answer.

    A stored solution, missing digits and magic digit are recomputed and compared, each wrong one
    is named in `problems`; so is a puzzle that needs D2 and does not say `enforced`.
    """
    return compared(document, prove(document.puzzle, request, stop), request.level)


def prove_many(
    documents: Iterable[Document],
    request: Request = DEFAULT,
    jobs: int = 1,
    stop: Stop = never,
    notice: Notice = silent,
) -> Iterator[Verdict]:
    """Give the verdicts on many documents, lazily and in their order, over `jobs` processes.

    Documents are taken `CHUNK` at a time; when they are few, or there is a time limit for each,
    they are proven one by one, so that nobody waits for all to see the first. `notice` hears when
    something is compiled, which happens before any worker begins.
    """
    size = GRADED_CHUNK if request.level else CHUNK
    if request.seconds is not None:
        size = 1
    chunks = _chunks(documents, size)
    first = next(chunks, [])
    if request.engine == "kernel" or (request.engine == "auto" and len(first) >= MANY):
        from solvers.engines.kernel import prepare

        prepare([document.puzzle for document in first], notice)
    if request.level and len(first) >= MANY:
        prepare_grades([document.puzzle for document in first], notice)
    if len(first) < size:  # That is all there is.
        shares = SHARES * jobs if len(first) >= MANY else len(first)
        chunks = _chunks(first, max(1, len(first) // max(1, shares)))
    else:
        chunks = chain([first], chunks)
    work = partial(_prove_chunk, request, stop if jobs == 1 else never, len(first))
    for verdicts in ordered(work, chunks, jobs, stop):
        yield from verdicts


def _chunks(documents: Iterable[Document], size: int) -> Iterator[list[Document]]:
    """Yield documents in lists of `size`."""
    rest = iter(documents)
    while chunk := list(islice(rest, size)):
        yield chunk


def _prove_chunk(
    request: Request, stop: Stop, crowd: int, documents: list[Document]
) -> list[Verdict]:
    """Give the verdicts on some documents, a part of `crowd`."""
    verdicts = prove_batch([document.puzzle for document in documents], request, stop, crowd)
    found = []
    for document, verdict in zip(documents, verdicts, strict=True):
        if request.level and stop():
            raise Stopped
        found.append(compared(document, verdict, request.level, many=crowd >= MANY))
    return found
