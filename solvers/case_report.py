"""What is said of a case and its document besides the count of its answers.

`look_closer` asks of a unique case whether each clue is needed, whether one clue alone gives the
murderer away, and whether the answer hangs on the letter of C7; `compared` holds a document to what
was found. `prove_any` gives verdicts on whatever files hold, grids and cases.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, groupby, islice

from puzzles.document import Document
from puzzles.murder.case import NOBODY, Case, Placement, Statement
from puzzles.murder.clues.company import SameRoom
from puzzles.murder.clues.things import other_reading
from puzzles.murder.document import CaseDocument
from puzzles.murder.judge import violations
from solvers.engines.ask import Ask, Notice, Stop, never, silent
from solvers.prove import CHUNK, DEFAULT, SHARES, Request, prove_many
from solvers.prove_case import MANY, ask_many, prove_cases
from solvers.share import ordered
from solvers.stated import claimed, held_to_level
from solvers.step import LEVELS, Level
from solvers.verdict import Problem, Verdict

QUESTIONS = 30
"""Questions that a closer look at a case asks, about."""

Solvable = Callable[[Case], bool]
"""Says whether a case can be solved by steps; the ladder's, for those who ask about a level."""


def needed(
    case: Case,
    ask: Ask | None = None,
    engine: str = "auto",
    solvable: Solvable | None = None,
    crowd: int = 0,
) -> tuple[bool | None, ...]:
    """Say of each clue of a unique case, in the order of `statements`, whether it is needed.

    It is when without it there are several answers, or, if `solvable` is given, the case can no
    longer be solved by steps. None: a limit was hit.
    """
    ask = Ask() if ask is None else ask
    fewer = [case.without(statement) for statement in case.statements]
    found: list[bool | None] = []
    for rest, asked in zip(fewer, ask_many(fewer, ask, engine, crowd), strict=True):
        if asked.word == "undecided":
            found.append(None)
        else:
            found.append(asked.word != "unique" or (solvable is not None and not solvable(rest)))
    return tuple(found)


def giving_away(
    case: Case, murderer: int, ask: Ask | None = None, engine: str = "auto", crowd: int = 0
) -> tuple[Statement, ...]:
    """Return the clues of which one alone, with the rules, leaves nobody else as the murderer.

    Asked of an engine: is there, with that clue alone, a placement in which another one is?
    """
    ask = replace(Ask() if ask is None else ask, limit=1, keep=1)
    alone = [_alone(case, statement, murderer) for statement in case.statements]
    asked = ask_many(alone, ask, engine, crowd)
    return tuple(
        statement
        for statement, one in zip(case.statements, asked, strict=True)
        if one.answer.finished and one.answer.count == 0
    )


def _alone(case: Case, statement: Statement, murderer: int) -> Case:
    """Return the case with one clue alone, and with another murderer."""
    apart = SameRoom(case.people[case.victim].id, negated=True)
    people = [
        replace(
            person,
            clues=(statement.clue,) * (who == statement.subject) + (apart,) * (who == murderer),
        )
        for who, person in enumerate(case.people)
    ]
    facts = (statement.clue,) if statement.subject == NOBODY else ()
    return Case(case.plan, tuple(people), facts)


def hangs_on_c7(
    case: Case, placement: Placement, ask: Ask | None = None, engine: str = "auto"
) -> bool | None:
    """Say whether the one answer hangs on the letter of C7: on the object that a person is on.

    True when, if that object did not count, there were another answer or none; None: a limit was
    hit.
    """
    other = other_reading(case)
    if other is case:
        return False
    (asked,) = ask_many([other], Ask() if ask is None else ask, engine)
    if asked.word == "undecided":
        return None
    return asked.word != "unique" or asked.answer.grids != (placement,)


def _within(level: Level, case: Case) -> bool:
    """Say whether a case can be solved by steps of a level or easier ones."""
    from solvers.case_grade import solves_within

    return solves_within(level, case)


def look_closer(
    case: Case,
    verdict: Verdict,
    request: Request = DEFAULT,
    stop: Stop = never,
    crowd: int = 0,
    level: Level | None = None,
) -> Verdict:
    """Return the verdict on a case with what else must be said of a unique one.

    A problem: somebody but the victim has no clue. Remarks: a clue is needed neither for one answer
    nor for steps of a level, the one asked about or else `level`; one clue alone gives the murderer
    away; the answer hangs on the letter of C7. They are asked of `auto`, whatever engine is to
    prove: one alone might not come to an end.
    """
    if verdict.solution is None:
        return verdict
    ask = Ask(nodes=request.nodes, stop=stop)
    level = request.level or level
    solvable = None if level is None else partial(_within, level)
    murderer = case.murderer(verdict.solution)
    assert murderer is not None  # the judge has seen U7
    wrong = [
        Problem("document", f"people[{who}].clues", f"{person.id} has no clue")
        for who, person in enumerate(case.people)
        if not person.clues and not person.victim
    ]
    text = f"this clue alone gives the murderer away ({case.people[murderer].id})"
    remarks = [
        Problem("U7", statement.place, text)
        for statement in giving_away(case, murderer, ask, crowd=crowd)
    ]
    remarks += [
        Problem(statement.clue.rule, statement.place, "not needed: the answer is one without it")
        for statement, need in zip(
            case.statements, needed(case, ask, solvable=solvable, crowd=crowd), strict=True
        )
        if need is False
    ]
    if hangs_on_c7(case, verdict.solution, ask):
        text = "the answer hangs on the letter of C7: the object that a person is on counts"
        remarks.append(Problem("C7", "people", text))
    return replace(
        verdict,
        problems=(*verdict.problems, *wrong),
        remarks=(*verdict.remarks, *remarks),
    )


def compared(document: CaseDocument, verdict: Verdict) -> Verdict:
    """Return the verdict, with what the document states wrongly among its problems."""
    if verdict.verdict == "disagreement":
        return verdict
    found = (
        *claimed(document.proof, verdict, "case"),
        *_wrong(document, verdict),
        *_texts(document),
    )
    return replace(verdict, problems=(*verdict.problems, *found))


def _wrong(document: CaseDocument, verdict: Verdict) -> Iterator[Problem]:
    """Yield what a stored solution says wrongly: rules that it breaks, and its murderer."""
    stored, case = document.solution, document.case
    if stored is None:
        return
    for fault in violations(case, stored.placement):
        yield Problem(fault.rule, f"solution: {fault.where}", fault.text)
    if verdict.solution is not None:
        pairs = enumerate(zip(stored.placement, verdict.solution, strict=True))
        for who, (said, right) in pairs:
            if said != right:
                names = case.plan.name(said), case.plan.name(right)
                text = f"stored as {names[0]}, the answer is {names[1]}"
                yield Problem("document", f"solution.positions.{case.people[who].id}", text)
    murderer = case.murderer(verdict.solution or stored.placement)
    if murderer is not None and case.people[murderer].id != stored.murderer:
        text = f"stored as {stored.murderer}, it is {case.people[murderer].id} (U7)"
        yield Problem("document", "solution.murderer", text)


def _texts(document: CaseDocument) -> Iterator[Problem]:
    """Yield where rendered texts do not go with the clues: as many sentences as there are clues."""
    case = document.case
    for lang, texts in document.texts.items():
        for person in case.people:
            card = texts.get("cards", {}).get(person.id)
            wanted = len(person.clues) + person.victim
            if card is not None and len(card) != wanted:
                text = f"{len(card)} sentences, wanted {wanted}"
                yield Problem("document", f"puzzle.texts.{lang}.cards.{person.id}", text)
        told = texts.get("facts")
        if told is not None and len(told) != len(case.facts):
            text = f"{len(told)} sentences, wanted {len(case.facts)}"
            yield Problem("document", f"puzzle.texts.{lang}.facts", text)


def prove_case_documents(
    documents: Sequence[CaseDocument],
    request: Request = DEFAULT,
    stop: Stop = never,
    *,
    thorough: bool = False,
    crowd: int = 0,
) -> list[Verdict]:
    """Give the verdicts on documents: their cases, and what they state of the answer.

    `crowd` is how many documents there are in all.
    """
    questions = max(crowd, len(documents)) * (QUESTIONS if thorough else 1)
    verdicts = prove_cases([d.case for d in documents], request, stop, questions)
    if thorough:
        pairs = zip(documents, verdicts, strict=True)
        verdicts = [
            look_closer(d.case, v, request, stop, questions, _stated_level(d)) for d, v in pairs
        ]
    if request.level is not None:
        pairs = zip(documents, verdicts, strict=True)
        verdicts = [_leveled(d, v, request.level) for d, v in pairs]
    return [compared(d, v) for d, v in zip(documents, verdicts, strict=True)]


def _stated_level(document: CaseDocument) -> Level | None:
    """Return the level that a document states, None if that is none."""
    return next((level for level in LEVELS if level == document.grade.get("level")), None)


def _leveled(document: CaseDocument, verdict: Verdict, level: Level) -> Verdict:
    """Return the verdict with the grade of a unique case, and what is wrong about that."""
    from solvers.case_grade import climb_case

    if verdict.solution is None:
        return verdict
    trace = climb_case(document.case)
    pairs = zip(trace.state.masks, verdict.solution, strict=True)
    astray = not all(mask >> cell & 1 for mask, cell in pairs)
    return held_to_level(document.grade, verdict, level, trace.grade, astray=astray)


def prove_any(
    documents: Iterable[Document | CaseDocument],
    request: Request = DEFAULT,
    jobs: int = 1,
    stop: Stop = never,
    notice: Notice = silent,
    *,
    thorough: bool = False,
) -> Iterator[Verdict]:
    """Give the verdicts on documents of all sorts, lazily and in their order, as `prove_many`."""
    for is_case, group in groupby(documents, lambda one: isinstance(one, CaseDocument)):
        if is_case:
            cases = (one for one in group if isinstance(one, CaseDocument))
            yield from _prove_cases(cases, request, jobs, stop, notice, thorough=thorough)
        else:
            grids = (one for one in group if isinstance(one, Document))
            yield from prove_many(grids, request, jobs, stop, notice)


def _prove_cases(
    documents: Iterable[CaseDocument],
    request: Request,
    jobs: int,
    stop: Stop,
    notice: Notice,
    *,
    thorough: bool,
) -> Iterator[Verdict]:
    """Give the verdicts on cases, over `jobs` processes; few of them one by one.

    `notice` hears when something is compiled, which happens before any worker begins.
    """
    rest = iter(documents)
    size = CHUNK if request.seconds is None else 1
    first = list(islice(rest, size))
    many = len(first) * (QUESTIONS if thorough else 1) >= MANY
    if request.engine == "kernel" or (request.engine == "auto" and many):
        from solvers.engines.case_kernel import prepare

        prepare(notice)
    if len(first) < size:
        share = max(1, len(first) // (SHARES * jobs)) if len(first) > SHARES * jobs else 1
        chunks = iter([first[at : at + share] for at in range(0, len(first), share)])
    else:
        chunks = chain([first], iter(lambda: list(islice(rest, size)), []))
    crowd = len(first)
    work = partial(_prove_chunk, request, stop if jobs == 1 else never, thorough, crowd)
    for verdicts in ordered(work, chunks, jobs, stop):
        yield from verdicts


def _prove_chunk(
    request: Request, stop: Stop, thorough: bool, crowd: int, documents: list[CaseDocument]
) -> list[Verdict]:
    """Give the verdicts on some documents, a part of `crowd`."""
    return prove_case_documents(documents, request, stop, thorough=thorough, crowd=crowd)
