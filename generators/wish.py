"""What is asked of a generator."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, get_args

from generators.pattern import Symmetry
from puzzles.kind import Kind
from puzzles.shape import SHAPES
from solvers.step import LEVELS, Level

if TYPE_CHECKING:
    from solvers.step import Rung

CageStyle = Literal["any", "in", "across"]

DEFAULT_GIVENS = {
    ("classic", False, 9): (28, 32),
    ("classic", True, 9): (23, 27),
    ("missudeca", False, 9): (36, 39),
    ("missudeca", True, 9): (31, 34),
    ("classic", False, 6): (10, 14),
    ("classic", True, 6): (8, 12),
    ("missudeca", False, 6): (15, 18),
    ("missudeca", True, 6): (12, 15),
    ("classic", False, 4): (4, 6),
    ("classic", True, 4): (3, 5),
    ("missudeca", False, 4): (7, 9),
    ("missudeca", True, 4): (5, 8),
}
"""Givens by base, diagonals and size when nothing is wished: a few above the usual minimum, which
performance.md 0.5 gives for size 9. Killers have none."""

ROOM: dict[Symmetry, int] = {"none": 0, "rotational": 2, "mirror": 3, "diagonal": 3, "full": 15}
"""Givens more than by default that a symmetry may leave, on a board of size 9."""


MADE: tuple[Level, ...] = ("beginner", "easy", "medium", "hard")
"""The levels whose techniques the ladder has."""

GIVEN: tuple[Level, ...] = ("beginner", "easy")
"""Levels at which killers have givens: sums alone are not solved by singles."""


@dataclass(frozen=True)
class Wish:
    """A wish for puzzles of one sort; together with seed and index it decides every byte.

    Attributes:
        kind: the registry's row.
        size: 9, 6 or 4.
        givens: least and most number of givens; None lets the kind's default stand.
        minimal: go on until no given (with a symmetry: no set of symmetric givens) can go.
        symmetry: of the pattern of givens.
        mask: exactly the cells that hold the givens, instead of a symmetry; None for any.
        cage_sizes: least and most cells of a cage; only where the kind has cages, like all below.
        cages: least and most number of cages; None lets the sizes decide.
        cage_style: `any`; `in` keeps every cage in a box, `across` has every cage cross boxes.
        cage_symmetry: of the layout of the cages.
        level: how hard for a person: the puzzle needs a step of that level and none above.
        attempts: how often to try for one puzzle before it counts as not found; None is 20 times,
            or 200 times where the level is left to chance in each.
        require: techniques that its solution must use; with a level only, like the next two.
        forbid: techniques that it must neither use nor need.
        score: least and most score of its grade.
    """

    kind: Kind
    size: int = 9
    givens: tuple[int, int] | None = None
    minimal: bool = False
    symmetry: Symmetry = "none"
    mask: frozenset[int] | None = None
    cage_sizes: tuple[int, int] | None = None
    cages: tuple[int, int] | None = None
    cage_style: CageStyle = "any"
    cage_symmetry: Symmetry = "none"
    level: Level | None = None
    attempts: int | None = None
    require: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()
    score: tuple[float, float] | None = None

    @property
    def tries(self) -> int:
        """How often to try for one puzzle."""
        if self.attempts is not None:
            return self.attempts
        return 200 if self.level else 20

    def why_not(self) -> str | None:
        """Say why this wish makes no sense, naming what is wished in words; None when it does."""
        return next(self._reasons(), None)

    def _reasons(self) -> Iterator[str]:
        """Yield what is wrong with the wish."""
        if self.size not in SHAPES:
            yield f"size {self.size}: boards have size {', '.join(map(str, SHAPES))}"
            return
        if self.tries < 1:
            yield f"attempts {self.attempts}: at least one"
        for word, found, known in (
            ("symmetry", self.symmetry, get_args(Symmetry)),
            ("cage symmetry", self.cage_symmetry, get_args(Symmetry)),
            ("cage style", self.cage_style, get_args(CageStyle)),
        ):
            if found not in known:
                yield f"{word} {found!r}: one of {', '.join(known)}"
        yield from self._reasons_givens()
        yield from self._reasons_cages()
        yield from self._reasons_level()

    def _reasons_cages(self) -> Iterator[str]:
        """Yield what is wrong with the cages wished."""
        if not self.kind.cages:
            for word, on in (
                ("cage sizes", self.cage_sizes is not None),
                ("cages", self.cages is not None),
                ("cage style", self.cage_style != "any"),
                ("cage symmetry", self.cage_symmetry != "none"),
            ):
                if on:
                    yield f"{word}: {self.kind.name} has no cages"
            return
        low, high = self.cage_range()
        most = len(self.kind.base.digits(self.size))
        if not 1 <= low <= high <= most:
            yield f"cage sizes {low}..{high}: from 1 to {most} cells (K3), least first"
        elif high < 2:
            yield "cage sizes 1..1: cages of one cell are givens; ask for givens instead"
        elif (least := -(-(self.size**2) // high)) > (top := self.size**2 // low):
            yield f"cage sizes {low}..{high}: no number of such cages covers the board"
        elif self.cages is not None and not least <= self.cages[0] <= self.cages[1] <= top:
            count = "..".join(map(str, self.cages))
            yield f"cages {count}: with {low} to {high} cells each, from {least} to {top}"

    def _reasons_level(self) -> Iterator[str]:
        """Yield what is wrong with the level wished."""
        if self.level is None:
            for word, wished in self._steps_wished():
                if wished:
                    yield f"{word} without a level: say which level the puzzle shall have"
            return
        if self.level not in LEVELS:
            yield f"level {self.level}: levels are {', '.join(LEVELS)}"
        elif self.level not in MADE:
            yield f"level {self.level}: not there yet; levels up to {MADE[-1]} can be made"
        if self.minimal:
            yield "minimal and a level: digging to the end leaves the level to chance"
        if self.mask is not None:
            yield "a mask and a level: the mask already says where the givens are"
        if any(wished for _, wished in self._steps_wished()):
            yield from why_not_steps(self)

    def _steps_wished(self) -> tuple[tuple[str, bool], ...]:
        """Return what can be wished of the steps, and whether it is."""
        return (
            ("require", bool(self.require)),
            ("forbid", bool(self.forbid)),
            ("score", self.score is not None),
        )

    def _reasons_givens(self) -> Iterator[str]:
        """Yield what is wrong with the givens wished."""
        cells = self.size**2
        if self.givens is not None:
            low, high = self.givens
            if not 0 <= low <= high < cells:
                yield f"givens {low}..{high}: from 0 to {cells - 1}, least first"
            elif high == 0 and not self.kind.cages:
                yield f"givens 0: a {self.kind.name} puzzle without givens has many answers"
        if self.mask is None:
            return
        if strays := self.mask - frozenset(range(cells)):
            yield f"mask: {min(strays)} is no cell of this board (0 to {cells - 1})"
        if not self.mask and not self.kind.cages:
            yield "mask: no cell is marked"
        for word, on in (
            ("givens", self.givens is not None),
            ("minimal", self.minimal),
            ("symmetry", self.symmetry != "none"),
        ):
            if on:
                yield f"{word} and mask: the mask already says where the givens are"

    def givens_range(self) -> tuple[int, int]:
        """Return the least and the most givens, defaults filled in.

        `minimal` without `givens` goes down as far as it can.
        """
        if self.givens is not None:
            return self.givens
        if self.kind.cages and self.level not in GIVEN:
            return 0, 0
        if self.minimal or self.level:
            return 0, self.size**2 - 1
        low, high = DEFAULT_GIVENS[self.kind.base.name, self.kind.diagonals, self.size]
        # Whole sets of symmetric cells go or stay, so that digging ends earlier and less evenly.
        return low, high + ROOM[self.symmetry] * self.size // 9

    def cage_range(self) -> tuple[int, int]:
        """Return the least and the most cells of a cage, defaults filled in."""
        return self.cage_sizes or (2, min(5, self.size))

    def options(self) -> dict[str, Any]:
        """Return what was wished, as a document's `provenance.options`; defaults are left out."""
        names = SHAPES[self.size].names
        wished: dict[str, Any] = {
            "givens": self.givens and list(self.givens),
            "minimal": self.minimal or None,
            "symmetry": self.symmetry if self.symmetry != "none" else None,
            "mask": None if self.mask is None else [names[cell] for cell in sorted(self.mask)],
            "cageSizes": self.cage_sizes and list(self.cage_sizes),
            "cages": self.cages and list(self.cages),
            "cageStyle": self.cage_style if self.cage_style != "any" else None,
            "cageSymmetry": self.cage_symmetry if self.cage_symmetry != "none" else None,
            "level": self.level,
            "require": sorted(set(self.require)) or None,
            "forbid": sorted(set(self.forbid)) or None,
            "score": self.score and list(map(float, self.score)),
        }
        return {name: value for name, value in wished.items() if value is not None}


def why_not_steps(wish: Wish) -> Iterator[str]:
    """Yield what is wrong with the techniques and the score wished, of a wish with a level."""
    # Only here: most wishes need no ladder.
    from solvers.ladder import LADDER, level_of

    if wish.score is not None:
        low, high = wish.score
        if not 0 <= low <= high:
            yield f"score {low:g}..{high:g}: from 0, least first"
    rungs = {rung.name: rung for rung in LADDER}
    for word, names in (("require", wish.require), ("forbid", wish.forbid)):
        for name in names:
            if name not in rungs:
                near = get_close_matches(name, rungs, 3, 0.5)
                hint = f"; near it: {', '.join(near)}" if near else ""
                yield f"{word} {name!r}: there is no such technique{hint} (see `info techniques`)"
            elif reason := _why_not_rung(wish, rungs[name]):
                yield f"{word} {name}: {reason}"
    if both := sorted({*wish.require} & {*wish.forbid}):
        yield f"require and forbid {both[0]}: it cannot be both"
    own = [
        name
        for name, rung in rungs.items()
        if level_of(rung.rating) == wish.level and not _why_not_rung(wish, rung)
    ]
    if own and {*own} <= {*wish.forbid}:
        yield f"forbid {', '.join(own)}: no technique is left that makes a puzzle {wish.level}"


def _why_not_rung(wish: Wish, rung: "Rung") -> str | None:
    """Say why a technique cannot be met in the puzzles of a wish."""
    from solvers.ladder import level_of

    kind, level = wish.kind, level_of(rung.rating)
    for needed, there, what in (
        (rung.missing, kind.missing, "misses no digits"),
        (rung.cages, kind.cages, "has no cages"),
        (rung.diagonals, kind.diagonals, "has no diagonals"),
    ):
        if needed and not there:
            return f"{kind.name} {what}"
    if wish.level and LEVELS.index(level) > LEVELS.index(wish.level):
        return f"it is {level}, above the level {wish.level}"
    return None
