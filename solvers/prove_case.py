"""One answer? Judges a case of Sudoku Murder, asks one or two engines, and gives the verdict.

As `prove.py` for grids; what else there is to say of a case and its document is told by
`case_report.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from puzzles.murder.case import Case
from puzzles.murder.judge import faults, violations
from solvers.deadline import until
from solvers.engines.ask import Answer, Ask, Counted, Notice, Stop, contradict, never, silent
from solvers.engines.case_catalog import case_engine_of
from solvers.prove import DEFAULT, Request
from solvers.stated import problem_of
from solvers.verdict import Problem, Verdict

AUTO_NODES = {"search": 1_000, "kernel": 3_000}
"""Nodes that `auto` lets a search spend, a quarter of a second and 3 ms, before it asks sat: what
is hard to exhaust, as with one clue alone, sat answers in some ms."""
MANY = 400
"""From so many questions on, `auto` asks the kernel: the plain search takes 0.2 to 5 ms each, and
numba half a second to load."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An engine's answer and its name."""

    answer: Answer
    engine: str

    @property
    def word(self) -> Counted:
        """The answer as a verdict's word."""
        return self.answer.word


def ask_many(
    cases: Sequence[Case], ask: Ask, engine: str = "auto", crowd: int = 0, notice: Notice = silent
) -> list[Asked]:
    """Ask about cases that break no rule; `auto` picks who is quickest for so many.

    `crowd` is how many questions there are in all, of which these may be a part.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take one of the cases; says why.
    """
    if engine != "auto":
        return _asked(cases, ask, engine)
    kernel = case_engine_of("kernel") if max(crowd, len(cases)) >= MANY else None
    name = "kernel" if kernel and not any(map(kernel.why_not, cases)) else "search"
    budget = AUTO_NODES[name] + 4 * ask.limit
    budget = budget if ask.nodes is None else min(budget, ask.nodes)
    first = _asked(cases, replace(ask, nodes=budget), name)
    hard = [at for at, asked in enumerate(first) if not asked.answer.finished]
    if hard and budget != ask.nodes and not ask.stop():
        rest = _asked([cases[at] for at in hard], ask, "sat")
        for at, asked in zip(hard, rest, strict=True):
            first[at] = asked
    return first


def _asked(cases: Sequence[Case], ask: Ask, name: str) -> list[Asked]:
    engine = case_engine_of(name)
    for case in cases:
        if reason := engine.why_not(case):
            raise ValueError(f"engine {name}: {reason}")
    return [Asked(answer, engine.name) for answer in engine.count_many(cases, ask)]


def prove_case(case: Case, request: Request = DEFAULT, stop: Stop = never) -> Verdict:
    """Give the verdict on a case; the `grids` of the verdict are placements.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take the case; says why.
    """
    return prove_cases([case], request, stop)[0]


def prove_cases(
    cases: Sequence[Case], request: Request = DEFAULT, stop: Stop = never, crowd: int = 0
) -> list[Verdict]:
    """Give the verdicts on several cases at once; `request.seconds` counts for each of them."""
    started = perf_counter()
    wrong = [tuple(map(problem_of, faults(case))) for case in cases]
    sound = [case for case, problems in zip(cases, wrong, strict=True) if not problems]
    if request.seconds is not None:
        stop = until(request.seconds * max(1, len(sound)), stop)
    ask = Ask(limit=max(2, request.limit), nodes=request.nodes, stop=stop)
    firsts = ask_many(sound, ask, request.engine, crowd)
    seconds: list[Asked | None] = [None] * len(sound)
    if request.second:
        for name in dict.fromkeys(map(_second_of, firsts)):
            at = [i for i, first in enumerate(firsts) if _second_of(first) == name]
            for i, asked in zip(at, _asked([sound[i] for i in at], ask, name), strict=True):
                seconds[i] = asked
    judged = iter([_verdict(*each, request) for each in zip(sound, firsts, seconds, strict=True)])
    took = (perf_counter() - started) / max(1, len(cases))
    verdicts = [Verdict("invalid", problems=found) if found else next(judged) for found in wrong]
    return [replace(verdict, seconds=took) for verdict in verdicts]


def _second_of(first: Asked) -> str:
    """Return the engine that shares neither code nor encoding with the first."""
    return "search" if first.engine.startswith("sat") else "sat"


def _verdict(case: Case, first: Asked, second: Asked | None, request: Request) -> Verdict:
    """Put the answers of one or two engines together; every placement is judged first."""
    asked = [first] if second is None else [first, second]
    answer = first.answer
    places = answer.grids[:2]
    differ = [who for who, cells in enumerate(zip(*places, strict=True)) if len(set(cells)) > 1]
    verdict = Verdict(
        first.word,
        solutions=answer.count,
        capped=answer.count >= max(2, request.limit) or not (answer.finished or answer.count < 2),
        grids=answer.grids,
        differ=tuple(differ) if len(places) > 1 else (),
        second=second.word if second else None,
        engines=tuple(one.engine for one in asked),
        nodes=sum(one.answer.nodes for one in asked),
    )
    wrong = tuple(
        Problem(fault.rule, f"{one.engine}: {fault.where}", fault.text)
        for one in asked
        for placement in one.answer.grids
        for fault in violations(case, placement)
    )
    if wrong or (second and contradict(first.answer, second.answer)):
        return replace(verdict, verdict="disagreement", problems=wrong)
    return verdict
