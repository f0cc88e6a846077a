"""Cases of Sudoku Murder, for programs: what `qedoku generate murder` does."""

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from puzzles.murder.document import CaseDocument
from qedoku.api import Disagreement

if TYPE_CHECKING:
    from generators.murder.wish import CaseWish, Vocabulary
    from solvers.step import Level


def generate_cases(
    count: int = 1,
    *,
    seed: int,
    size: int = 9,
    level: "Level | None" = None,
    languages: Sequence[str] = ("en",),
    theme: "str | os.PathLike[str] | None" = None,
    clues: "Vocabulary" = "seed",
    spare: int = 0,
    attempts: int | None = None,
    jobs: int = 1,
) -> Iterator[CaseDocument]:
    """Make cases of Sudoku Murder, each proven by two engines to have exactly one solution.

    The same seed and wish give the same cases, whatever `count` and `jobs`.

        >>> import qedoku
        >>> document = next(qedoku.generate_cases(seed=7, size=4, languages=["it"]))
        >>> document.texts["it"]["cards"][document.case.people[-1].id][0]
        "La vittima. Era sola con l'assassino."

    Args:
        count: how many; fewer come when `attempts` do not find one.
        seed: start of the random numbers.
        size: rows, 4 to 9.
        level: how hard for a person, `beginner` to `hard`, from size 7 on `expert`.
        languages: those that the cards are told in.
        theme: the name of one of ours, or a file; any of ours if not said.
        clues: `seed` for C1 to C12 alone, `extended` for X1 to X10 as well.
        spare: up to so many clues that are not needed.
        attempts: tries for one case; 20 if not said, 100 for expert ones.
        jobs: processes to share the work.

    Raises:
        ValueError: at once: the wish makes no sense, or the file is no theme; says why.
        OSError: the file cannot be read.
        Disagreement: two engines differ on a case.
    """
    from generators.murder.theme import theme_at
    from generators.murder.wish import CaseWish

    if isinstance(languages, str):
        raise TypeError("languages is a sequence of them, not one string")
    numbers = (("count", count, 1), ("seed", seed, 0), ("jobs", jobs, 1), ("spare", spare, 0))
    for name, value, least in (*numbers, ("size", size, 1)):
        if not isinstance(value, int) or isinstance(value, bool):
            raise TypeError(f"{name} is a whole number, not {value!r}")
        if value < least:
            raise ValueError(f"{name} {value}: at least {least}")
    wish = CaseWish(size, level, tuple(languages), theme_at(theme), clues, spare, attempts)
    if reason := wish.why_not() or wish.why_not_many(count):
        raise ValueError(reason)
    return _made(wish, seed, count, jobs)


def _made(wish: "CaseWish", seed: int, count: int, jobs: int) -> Iterator[CaseDocument]:
    """Yield the documents of a wish that makes sense."""
    from generators.murder.pack import build_cases

    for made in build_cases(wish, seed, count, jobs):
        if made.disagreement:
            raise Disagreement(made.disagreement)
        if made.document:
            yield made.document
