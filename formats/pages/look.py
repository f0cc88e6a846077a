"""What stands on a board, and how boards are drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from puzzles.puzzle import Grid

CELL = 10.0
"""The side of a cell. Whoever places a drawing scales it."""
SHADE = "#e2e2e2"
FOUND = "#24569b"
FAINT = "#5a5a5a"


@dataclass(frozen=True)
class Content:
    """What stands on a board besides its givens.

    Attributes:
        found: digits of cells that are not given, `BLANK` where there is none; or None.
        panel: what stands in the panel besides its given entries, by name.
        marks: pencil marks: digits by the name of a cell or of an entry of the panel.
    """

    found: Grid | None = None
    panel: Mapping[str, int] = field(default_factory=dict)
    marks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Look:
    """How a board is drawn.

    Attributes:
        large: larger digits and heavier lines, for large print.
        weight: of all lines, more than 1 where the drawing will be made smaller.
        bare: digits in black and no cages: for solutions made small.
        beside: whether the entries for boxes stand at the right of the board, not below it.
        captions: the words for `rows`, `columns`, `boxes`, `magic`; none are written if empty.
        rtl: whether the captions are written from right to left.
    """

    large: bool = False
    weight: float = 1
    bare: bool = False
    beside: bool = False
    captions: Mapping[str, str] = field(default_factory=dict)
    rtl: bool = False

    @property
    def thin(self) -> float:
        """The width of the lines between cells."""
        return self.weight * (0.3 if self.large else 0.18)

    @property
    def thick(self) -> float:
        """The width of the lines between boxes."""
        return self.weight * (1.0 if self.large else 0.72)

    @property
    def digit(self) -> float:
        """The size of digits."""
        return 7.6 if self.large else 6.6

    @property
    def small(self) -> float:
        """The size of sums."""
        return 3.4 if self.large else 2.75

    @property
    def caption(self) -> float:
        """The size of captions."""
        return 3.2 if self.large else 2.6


PLAIN = Look()
NOTHING = Content()
