"""Who takes part in a case: people with names in five languages and balanced genders."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from generators.stream import Stream
from puzzles.murder.case import Gender, Person

NAMES = Path(__file__).parent / "names.yaml"
SPELLINGS = {"it": "latin", "en": "latin", "de": "latin", "ru": "ru", "he": "he"}
"""For each language the spelling of names that it uses."""

TRIES = 20
"""Casts to draw for one case."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name: its gender, and its spelling in each script."""

    gender: Gender
    latin: str
    ru: str
    he: str

    @property
    def initials(self) -> tuple[str, str, str]:
        """Its first letter in each script."""
        return self.latin[0], self.ru[0], self.he[0]

    def person(self, *, victim: bool) -> Person:
        """Return a person of this name, without clues."""
        texts = tuple((lang, str(getattr(self, how))) for lang, how in SPELLINGS.items())
        return Person(self.latin.lower(), texts, self.gender, victim)


@cache
def names() -> tuple[Name, ...]:
    """Return all names."""
    from yaml import safe_load

    genders: tuple[Gender, ...] = ("f", "m")
    rows = safe_load(NAMES.read_text("utf-8"))
    return tuple(Name(gender, **row) for gender in genders for row in rows[gender])


def cast(size: int, stream: Stream) -> tuple[Person, ...] | None:
    """Draw so many people, in the order of the alphabet, the victim last.

    Half are women, or as near to half as can be; no two initials are the same in any script. None
    when letters ran out every time; of 2,000 draws of nine people none did.
    """
    for _ in range(TRIES):
        women = size // 2 + (stream.below(2) if size % 2 else 0)
        wanted = {"f": women, "m": size - women}
        taken: list[Name] = []
        waiting = list(names())
        stream.shuffle(waiting)
        for name in waiting:
            used = zip(*(other.initials for other in taken), strict=True)
            fresh = all(own not in other for own, other in zip(name.initials, used, strict=False))
            if wanted[name.gender] and fresh:
                wanted[name.gender] -= 1
                taken.append(name)
        if len(taken) == size:
            victim = taken.pop(stream.below(size))
            suspects = sorted(taken, key=lambda name: name.latin)
            return (*(name.person(victim=False) for name in suspects), victim.person(victim=True))
    return None
