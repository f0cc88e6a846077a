"""The ladder: all techniques, easiest first. The order is that of trying.

Ratings stand on the scale of Sudoku Explainer for what it knows, as the wiki of Sukaku Explainer
gives it; each row says why it stands where it does. Steps about missing digits stand beside the
ordinary step that a player does for the same effort. To add a technique, write its function in
`techniques/` and its row here.
"""

from solvers.step import LEVELS, Level, Rung
from solvers.techniques import locked, missing, singles

LADDER: tuple[Rung, ...] = (
    Rung("full-house", 1.0, 1.0, singles.full_houses, "SE: last value in a unit"),
    Rung("full-unit", 1.0, 1.0, missing.full_units, "as a full house: nine filled", missing=True),
    Rung(
        "nine-copies", 1.0, 1.0, missing.nine_copies, "counting to nine of one digit", missing=True
    ),
    Rung(
        "known-elsewhere",
        1.1,
        0.5,
        missing.known_elsewhere,
        "a note taken from the panel, as the rules themselves advise",
        missing=True,
    ),
    Rung("not-magic", 1.1, 0.5, missing.not_magic, "a note taken from the panel", missing=True),
    Rung("magic-present", 1.1, 0.5, missing.magic_present, "a note taken", missing=True),
    Rung("magic-on-diagonals", 1.1, 0.5, missing.magic_on_diagonals, "a note", missing=True),
    Rung("hidden-single-box", 1.2, 1.2, singles.hidden_singles_box, "SE: hidden single in a box"),
    Rung(
        "no-seat",
        1.3,
        1.3,
        missing.no_seats,
        "a hidden single; its seat is the panel",
        missing=True,
    ),
    Rung(
        "hidden-single-line", 1.5, 1.5, singles.hidden_singles_line, "SE: hidden single in a line"
    ),
    Rung(
        "eight-copies",
        1.6,
        1.5,
        missing.eight_copies,
        "counting to eight",
        missing=True,
    ),
    Rung(
        "missing-line-single",
        1.8,
        1.6,
        missing.missing_line_singles,
        "a hidden single among the panel cells",
        missing=True,
    ),
    Rung(
        "never-missing",
        1.9,
        1.6,
        missing.never_missing,
        "as the row above",
        missing=True,
    ),
    Rung("hole-crossing", 2.0, 1.7, missing.hole_crossings, "two known lines cross", missing=True),
    Rung("box-exclusion", 2.1, 1.8, missing.box_exclusions, "a known line", missing=True),
    Rung("naked-single", 2.3, 2.3, singles.naked_singles, "SE: naked single"),
    Rung(
        "naked-missing",
        2.3,
        2.3,
        missing.naked_missing,
        "a naked single",
        missing=True,
    ),
    Rung("band-identity", 2.5, 2.5, missing.band_identity, "two sets compared", missing=True),
    Rung("pointing", 2.6, 2.6, locked.pointing, "SE: pointing"),
    Rung("claiming", 2.8, 2.8, locked.claiming, "SE: claiming"),
)
"""Rows in the order of trying."""

BOUNDS: tuple[tuple[Level, float], ...] = (
    ("beginner", 1.2),
    ("easy", 1.5),
    ("medium", 2.8),
    ("hard", 5.2),
    ("expert", 7.0),
    ("extreme", 12.0),
)
"""The greatest rating of each level."""


def level_of(rating: float) -> Level:
    """Return the level of a rating."""
    return next((level for level, most in BOUNDS if rating <= most), LEVELS[-1])
