"""Single letters that stand for names: different ones, of the names' own script."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator

ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдежзиклмнопрстуфхцчшэюя",
    "אבגדהוזחטיכלמנסעפצקרשת",
)
"""Letters to take when a name has no free one, by script."""
ALIKE = str.maketrans("АВЕЅКМНОРСТУХІЈаеорсухіј", "ABESKMHOPCTYXIJaeopcyxij")  # noqa: RUF001
"""Cyrillic letters that look like Latin ones."""
FINAL = str.maketrans("ךםןףץ", "כמנפצ")
"""Hebrew letters that are written otherwise at the end of a word, and as they are elsewhere."""


def look(letter: str) -> str:
    """Return what a letter looks like: a Latin one where it can be taken for that, no accent."""
    return unicodedata.normalize("NFD", letter.translate(ALIKE))[0].translate(ALIKE)


def letters(
    names: Iterable[str],
    *,
    upper: bool,
    taken: Iterable[str] = (),
    fits: Callable[[str], bool] = str.isalpha,
) -> list[str]:
    """Return a letter for each name: its first if free, another of it, or any of its script.

    No two look alike. Where a script has no letter left, those of others are taken, then numbers.

    Args:
        names: the names, in the order in which they take letters.
        upper: capital letters, or small ones.
        taken: letters that are not free.
        fits: whether a letter can be taken at all.
    """
    names = list(names)
    used = {look(letter) for letter in taken}
    found: dict[int, str] = {}
    for first in (True, False):
        for at, name in enumerate(names):
            wanted = [letter for letter in _wished(name, upper=upper) if fits(letter)]
            # First all take the first letter of their names, then the others look for one.
            free = (letter for letter in wanted[: 1 if first else None] if look(letter) not in used)
            if at not in found and (letter := next(free, None)):
                found[at] = letter
                used.add(look(letter))
    return [found.get(at, str(at + 1)) for at in range(len(names))]


def _wished(name: str, *, upper: bool) -> Iterator[str]:
    """Yield the letters that a name could have, the best first."""
    own = [letter for letter in name.lower().translate(FINAL) if letter.isalpha()]
    scripts = sorted(ALPHABETS, key=lambda one: not set(own[:1]) & set(one))
    for letter in (*own, *"".join(scripts)):
        yield letter.upper() if upper and len(letter.upper()) == 1 else letter
