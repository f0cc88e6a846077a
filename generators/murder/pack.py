"""Making many cases: workers, order, and that no two share a floor plan.

An index has a placement of its own (`order.py`). Floor plans are compared as cases come, in order:
one that a case before has had is made again, from the next attempt on. So a case depends on those
before it in its run, and on nothing else: neither on `jobs` nor on how many follow.
"""

from collections.abc import Iterable, Iterator
from functools import partial

from generators.made import Made
from generators.murder.level import warmup
from generators.murder.maker import make_case
from generators.murder.wish import CaseWish
from puzzles.murder.document import CaseDocument
from puzzles.murder.place import Plan
from solvers.engines.ask import Notice, Stop, Stopped, never, silent
from solvers.share import ordered

Walls = tuple[int, ...]


def walls_of(plan: Plan) -> Walls:
    """Return a floor plan whatever its rooms are called: for each cell the number of its room."""
    numbers: dict[int, int] = {}
    return tuple(numbers.setdefault(room, len(numbers)) for room in plan.room_at)


def build_cases(
    wish: CaseWish,
    seed: int,
    count: int,
    jobs: int = 1,
    first: int = 0,
    stop: Stop = never,
    notice: Notice = silent,
    before: Iterable[CaseDocument] = (),
) -> Iterator[Made[CaseDocument]]:
    """Yield the outcomes for the indices `first` .. `count` - 1, in order.

    Ends early, without the rest, when `stop` says so. `before` holds the cases of the same run
    whose indices lie below `first`.

    Raises:
        ValueError: the wish makes no sense, or there cannot be so many cases; says why.
    """
    if reason := wish.why_not() or wish.why_not_many(count):
        raise ValueError(reason)
    return _built(wish, seed, range(first, count), jobs, stop, notice, before)


def _built(
    wish: CaseWish,
    seed: int,
    indices: range,
    jobs: int,
    stop: Stop,
    notice: Notice,
    before: Iterable[CaseDocument],
) -> Iterator[Made[CaseDocument]]:
    """Yield the outcomes of a wish that makes sense."""
    if indices:
        warmup(notice)
    had = {walls_of(document.case.plan) for document in before}
    # Workers are ended by `ordered`; what runs here looks at `stop` itself.
    work = partial(make_case, wish, seed, stop=stop if jobs == 1 else never)
    for found in ordered(work, indices, jobs, stop):
        made = found
        try:
            while made.document and walls_of(made.document.case.plan) in had:
                made = make_case(wish, seed, made.index, stop, start=made.attempts)
        except Stopped:
            return
        if made.document:
            had.add(walls_of(made.document.case.plan))
        yield made
