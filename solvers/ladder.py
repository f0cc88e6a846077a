"""The ladder: all techniques, easiest first. The order is that of trying.

Ratings stand on the scale of Sudoku Explainer for what it knows, as the wiki of Sukaku Explainer
gives it; each row says why it stands where it does. Steps about missing digits stand beside the
ordinary step that a player does for the same effort. To add a technique, write its function in
`techniques/` and its row here.
"""

from solvers.step import LEVELS, Level, Rung
from solvers.techniques import (
    cage_splits,
    cage_units,
    cages,
    innies,
    locked,
    missing,
    singles,
    subsets,
)

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
    Rung(
        "cage-last-cell",
        1.1,
        1.0,
        cages.cage_last_cells,
        "a full house of a cage: one subtraction",
        cages=True,
    ),
    Rung("hidden-single-box", 1.2, 1.2, singles.hidden_singles_box, "SE: hidden single in a box"),
    Rung(
        "cage-single",
        1.2,
        1.2,
        cages.cage_singles,
        "a table that a player knows by heart (k1)",
        cages=True,
    ),
    Rung(
        "no-seat",
        1.3,
        1.3,
        missing.no_seats,
        "a hidden single; its seat is the panel",
        missing=True,
    ),
    Rung("board-total", 1.3, 1.5, innies.board_totals, "one sum, once a puzzle (k5)", cages=True),
    Rung(
        "tiled-unit",
        1.4,
        1.4,
        innies.tiled_units,
        "one sum over few cages (k3)",
        missing=True,
        cages=True,
    ),
    Rung(
        "cage-present",
        1.4,
        1.4,
        cage_units.cage_presents,
        "a short list compared (k2)",
        missing=True,
        cages=True,
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
    Rung(
        "cage-bounds",
        1.9,
        1.8,
        cages.cage_bounds,
        "two sums; less than a list of combinations",
        cages=True,
    ),
    Rung("hole-crossing", 2.0, 1.7, missing.hole_crossings, "two known lines cross", missing=True),
    Rung("box-exclusion", 2.1, 1.8, missing.box_exclusions, "a known line", missing=True),
    Rung(
        "cage-combinations",
        2.2,
        2.2,
        cages.cage_combinations,
        "a list struck through; under a naked single",
        cages=True,
    ),
    Rung("naked-single", 2.3, 2.3, singles.naked_singles, "SE: naked single"),
    Rung(
        "naked-missing",
        2.3,
        2.3,
        missing.naked_missing,
        "a naked single",
        missing=True,
    ),
    Rung(
        "cage-naked-subset",
        2.4,
        2.4,
        cage_units.cage_naked_subsets,
        "a subset that the sum shows; under SE's pair",
        cages=True,
    ),
    Rung("band-identity", 2.5, 2.5, missing.band_identity, "two sets compared", missing=True),
    Rung("innies", 2.5, 2.6, innies.innies, "one sum, then combinations (k4)", cages=True),
    Rung("pointing", 2.6, 2.6, locked.pointing, "SE: pointing"),
    Rung("outies", 2.6, 2.7, innies.outies, "as innies, with cells outside (k4)", cages=True),
    Rung(
        "cage-pointing",
        2.6,
        2.6,
        cage_units.cage_pointings,
        "SE: pointing; the cage is the box (k8)",
        cages=True,
    ),
    Rung(
        "cage-placements", 2.7, 2.8, cages.cage_placements, "combinations, cell by cell", cages=True
    ),
    Rung("claiming", 2.8, 2.8, locked.claiming, "SE: claiming"),
    Rung(
        "cage-complement",
        2.8,
        2.8,
        cages.cage_complements,
        "the same by the few omitted digits (k7)",
        cages=True,
    ),
    Rung(
        "cage-claiming",
        2.8,
        2.8,
        cage_units.cage_claimings,
        "SE: claiming; the cage is the box",
        cages=True,
    ),
    Rung("naked-pair", 3.0, 3.0, subsets.naked_pairs, "SE: naked pair"),
    Rung(
        "missing-pair", 3.0, 3.0, subsets.missing_pairs, "a naked pair of panel cells", missing=True
    ),
    Rung(
        "tiled-lines",
        3.0,
        3.2,
        innies.tiled_lines,
        "a sum over several units (k6)",
        missing=True,
        cages=True,
    ),
    Rung(
        "innies-of-lines",
        3.2,
        3.4,
        innies.innies_of_lines,
        "innies, after a sum over several units (k6)",
        cages=True,
    ),
    Rung("hidden-pair", 3.4, 3.4, subsets.hidden_pairs, "SE: hidden pair"),
    Rung(
        "hidden-missing-pair",
        3.4,
        3.4,
        subsets.hidden_missing_pairs,
        "a hidden pair of panel cells",
        missing=True,
    ),
    Rung(
        "outies-of-lines",
        3.4,
        3.6,
        innies.outies_of_lines,
        "outies, after a sum over several units (k6)",
        cages=True,
    ),
    Rung(
        "cage-split",
        3.5,
        3.8,
        cage_splits.cage_splits,
        "innies, then two cages to combine",
        cages=True,
    ),
    Rung("naked-triple", 3.6, 3.6, subsets.naked_triples, "SE: naked triplet"),
    Rung(
        "missing-triple",
        3.6,
        3.6,
        subsets.missing_triples,
        "a naked triplet of panel cells",
        missing=True,
    ),
    Rung(
        "cage-hidden-subset",
        3.6,
        3.8,
        cage_units.cage_hidden_subsets,
        "a hidden pair, then combinations",
        cages=True,
    ),
    Rung("hidden-triple", 4.0, 4.0, subsets.hidden_triples, "SE: hidden triplet"),
    Rung(
        "hidden-missing-triple",
        4.0,
        4.0,
        subsets.hidden_missing_triples,
        "a hidden triplet of panel cells",
        missing=True,
    ),
    Rung(
        "killer-subset",
        4.0,
        4.2,
        cage_units.killer_subsets,
        "a subset half hidden in cages; as SE's hidden triple",
        cages=True,
    ),
    Rung("naked-quad", 5.0, 5.0, subsets.naked_quads, "SE: naked quad"),
    Rung(
        "missing-quad", 5.0, 5.0, subsets.missing_quads, "a naked quad of panel cells", missing=True
    ),
    Rung("hidden-quad", 5.4, 5.4, subsets.hidden_quads, "SE: hidden quad"),
    Rung(
        "hidden-missing-quad",
        5.4,
        5.4,
        subsets.hidden_missing_quads,
        "a hidden quad of panel cells",
        missing=True,
    ),
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
