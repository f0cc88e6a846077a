"""What is asked of the maker of cases."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args

from generators.murder.level import SMALLEST, made_levels
from generators.murder.order import most_placements
from generators.murder.rooms import LISTED, ROOMS, all_plans
from generators.murder.theme import Theme, theme_names
from puzzles.murder.judge import SIZES
from solvers.step import LEVELS, Level
from texts.words import languages as catalogues

Vocabulary = Literal["seed", "extended"]
SPARING: tuple[Level, ...] = ("beginner", "easy")
"""The levels at which a case may have clues that are not needed."""
MOST_SPARE = 9


@dataclass(frozen=True)
class CaseWish:
    """A wish for cases of one sort; together with seed and index it decides every byte.

    Attributes:
        size: rows, columns and people (U1).
        level: how hard for a person: the case needs a step of that level and none above.
        languages: those that the texts are rendered in.
        theme: one of ours by its name, a user's own, or None for any of ours.
        clues: `seed` for C1 to C12 alone, `extended` for X1 to X10 as well.
        spare: up to so many clues that are not needed.
        attempts: how often to try for one case before it counts as not found; None is 20 times,
            100 times for expert cases, which few boards have.
    """

    size: int = 9
    level: Level | None = None
    languages: tuple[str, ...] = ("en",)
    theme: str | Theme | None = None
    clues: Vocabulary = "seed"
    spare: int = 0
    attempts: int | None = None

    @property
    def tries(self) -> int:
        """How often to try for one case."""
        if self.attempts is not None:
            return self.attempts
        return 100 if self.level == "expert" else 20

    @property
    def most(self) -> int:
        """How many cases a run can have: no two share a placement or a floor plan."""
        plans = len(all_plans(self.size)) // 2 if self.size <= LISTED else most_placements(9)
        return min(most_placements(self.size), plans)

    def why_not(self) -> str | None:
        """Say why this wish makes no sense, naming what is wished in words; None when it does."""
        return next(self._reasons(), None)

    def why_not_many(self, count: int) -> str | None:
        """Say why there cannot be so many cases of this wish in a run, or None."""
        if count <= self.most:
            return None
        text = f"no two cases of a run share a floor plan, and size {self.size} has few"
        return f"-n {count}: {text}: at most {self.most} a seed"

    def _reasons(self) -> Iterator[str]:
        """Yield what is wrong with the wish."""
        if self.size not in SIZES:
            yield f"size {self.size}: cases have size {SIZES[0]} to {SIZES[-1]} (U1)"
            return
        if self.tries < 1:
            yield f"attempts {self.attempts}: at least one"
        if self.clues not in get_args(Vocabulary):
            yield f"clues {self.clues!r}: one of {', '.join(get_args(Vocabulary))}"
        yield from self._reasons_level()
        yield from self._reasons_theme()
        yield from self._reasons_languages()

    def _reasons_level(self) -> Iterator[str]:
        """Yield what is wrong with the level wished, and with the spare clues."""
        level, size = self.level, self.size
        if level is not None and level not in LEVELS:
            yield f"level {level}: levels are {', '.join(LEVELS)}"
        elif level is not None and level not in made_levels():
            text = f"no technique of that level is there yet, {made_levels()[-1]} is the last"
            yield f"level {level}: {text}"
        elif level is not None and size < SMALLEST.get(level, 0):
            text = "what is left beside a group of four is a pair, and easier"
            least = SMALLEST[level]
            yield f"level {level}: no board of size {size} needs it ({text}); from size {least} on"
        if not 0 <= self.spare <= MOST_SPARE:
            yield f"spare {self.spare}: from 0 to {MOST_SPARE}"
        elif self.spare and level not in SPARING:
            yield f"spare {self.spare}: only with the levels {' and '.join(SPARING)}"

    def _reasons_theme(self) -> Iterator[str]:
        """Yield what is wrong with the theme."""
        if self.theme is None:
            return
        if isinstance(self.theme, str):
            if self.theme not in theme_names():
                known = ", ".join(theme_names())
                yield f"theme {self.theme!r}: there are {known}; or name a file of your own"
            return
        need = ROOMS[self.size][1]
        if len(self.theme.rooms) < need:
            text = f"it has {len(self.theme.rooms)} rooms, boards of size {self.size} need {need}"
            yield f"theme {self.theme.name}: {text}"
        for lang in self.languages:
            if room := self.theme.unnamed(lang):
                yield f"theme {self.theme.name}: the room {room} has no name in {lang}"

    def _reasons_languages(self) -> Iterator[str]:
        """Yield what is wrong with the languages."""
        if not self.languages:
            yield "languages: at least one"
        for lang in self.languages:
            if lang not in catalogues():
                yield f"language {lang!r}: one of {', '.join(catalogues())}"
        if len(set(self.languages)) < len(self.languages):
            yield "languages: one is there twice"

    def options(self) -> dict[str, Any]:
        """Return what was wished, as a document's `provenance.options`; defaults are left out."""
        found: dict[str, Any] = {"languages": list(self.languages)}
        if self.level is not None:
            found["level"] = self.level
        if isinstance(self.theme, str):
            found["theme"] = self.theme
        elif self.theme is not None:
            found["theme"] = {"name": self.theme.name, "sha256": self.theme.digest}
        if self.clues != "seed":
            found["clues"] = self.clues
        if self.spare:
            found["spare"] = self.spare
        return found
