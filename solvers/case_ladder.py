"""The ladder of a case: all techniques, easiest first. The order is that of trying.

The ratings stand on the same scale of levels as those for grids (`BOUNDS` of `solvers/ladder.py`):
beginner is what the cards say by themselves and singles; easy, what they say of known people and
rooms, and a line's last person or cell; medium, relations and counting; hard, groups, the capacity
and coverage of rooms, pigeonholes; expert, groups of four. To add a technique, write its function
in `case_techniques/` and its row here.
"""

from functools import cache

from solvers.case_step import CaseRung
from solvers.case_techniques import clues, company, coverage, covers, crossing, lines, rooms
from solvers.ladder import BOUNDS
from solvers.step import Level

CASE_LADDER: tuple[CaseRung, ...] = (
    CaseRung("direct-clue", 1.0, 0.5, clues.direct_clues, "a card read; rank 0 of TheApo/murdoku"),
    CaseRung("only-cell", 1.1, 1.0, lines.only_cells, "a naked single; rank 1 there"),
    CaseRung("line-single", 1.2, 1.2, lines.line_singles, "a hidden single, seen on the plan"),
    CaseRung("line-taken", 1.3, 1.2, lines.line_takers, "a line crossed off for the others"),
    CaseRung(
        "company-full", 1.4, 1.4, company.companies_full, "a card read, once its room is known"
    ),
    CaseRung(
        "victim-room-full",
        1.4,
        1.4,
        company.victim_rooms_full,
        "the rule itself, once both are known",
    ),
    CaseRung(
        "clue-from-known", 1.4, 1.4, clues.clues_from_known, "a card read, once the other is placed"
    ),
    CaseRung(
        "line-last-person",
        1.5,
        1.5,
        lines.line_last_people,
        "a hidden single that leaves several cells",
    ),
    CaseRung(
        "line-last-cell", 1.5, 1.5, lines.line_last_cells, "a hidden single of whom nobody knows"
    ),
    CaseRung("only-companion", 1.6, 1.6, company.only_companions, "counting to one"),
    CaseRung("company-needed", 1.7, 1.7, company.companies_needed, "counting, against all others"),
    CaseRung("clue-between", 2.0, 2.0, clues.clues_between, "relational, both open; rank 3 there"),
    CaseRung(
        "company-fit", 2.2, 2.2, company.companies_fit, "counting, room by room; rank 4 there"
    ),
    CaseRung(
        "companion-fit",
        2.2,
        2.2,
        company.companions_fit,
        "as above, by the rule of the victim's room",
    ),
    CaseRung("crossing", 2.3, 2.3, crossing.crossings, "cross-centre, rectangle; rank 3 there"),
    CaseRung("empty-rooms", 2.4, 2.4, rooms.empty_rooms, "counting over all rooms; rank 4 there"),
    CaseRung("room-rest", 2.5, 2.5, rooms.rest_of_rooms, "two counts and a subtraction"),
    CaseRung(
        "crossing-line", 2.6, 2.6, crossing.crossed_lines, "a crossing that nobody in person shows"
    ),
    CaseRung(
        "crossing-room", 2.7, 2.7, crossing.crossed_rooms, "a crossing against several people"
    ),
    CaseRung("room-line", 2.8, 2.8, covers.room_lines, "pointing: SE 2.6, and whoever it is"),
    CaseRung(
        "head-count", 2.9, 2.9, rooms.head_counts, "bijection of rooms and people; rank 4 there"
    ),
    CaseRung("people-pair", 3.0, 3.0, lines.people_group(2, "people-pair"), "a naked pair: SE 3.0"),
    CaseRung("room-capacity", 3.2, 3.2, covers.room_capacities, "a pair of lines, whoever it is"),
    CaseRung("crossed-pair", 3.2, 3.2, lines.crossed_group(2, "crossed-pair"), "an X-wing: SE 3.2"),
    CaseRung("lines-pair", 3.4, 3.4, lines.lines_group(2, "lines-pair"), "a hidden pair: SE 3.4"),
    CaseRung(
        "room-coverage",
        3.4,
        3.4,
        coverage.room_coverages,
        "lines counted, room by room; rank 4 there",
    ),
    CaseRung("filled-rooms", 3.4, 3.4, coverage.filled_rooms, "empty rooms, after coverage"),
    CaseRung("capacity-fit", 3.5, 3.5, covers.capacities_fit, "capacity, cell by cell"),
    CaseRung(
        "people-triple", 3.6, 3.6, lines.people_group(3, "people-triple"), "a naked triplet: SE 3.6"
    ),
    CaseRung(
        "pigeonhole-pair",
        3.7,
        3.7,
        covers.pigeonholes(2, "pigeonhole-pair"),
        "a pair with a row and a column; rank 5 there",
    ),
    CaseRung(
        "crossed-triple", 3.8, 3.8, lines.crossed_group(3, "crossed-triple"), "a swordfish: SE 3.8"
    ),
    CaseRung(
        "lines-triple", 4.0, 4.0, lines.lines_group(3, "lines-triple"), "a hidden triplet: SE 4.0"
    ),
    CaseRung(
        "pigeonhole-triple",
        4.2,
        4.2,
        covers.pigeonholes(3, "pigeonhole-triple"),
        "above the triplets of one sort of line",
    ),
    CaseRung("rooms-coverage", 4.4, 4.4, coverage.rooms_coverages, "coverage of two rooms at once"),
    CaseRung(
        "people-quad",
        5.6,
        5.6,
        lines.people_group(4, "people-quad"),
        "a naked quad (SE 5.0) over people: few boards have room for it",
    ),
    CaseRung(
        "crossed-quad", 5.8, 5.8, lines.crossed_group(4, "crossed-quad"), "a jellyfish (SE 5.2)"
    ),
    CaseRung("lines-quad", 6.0, 6.0, lines.lines_group(4, "lines-quad"), "a hidden quad (SE 5.4)"),
    CaseRung(
        "pigeonhole-quad",
        6.2,
        6.2,
        covers.pigeonholes(4, "pigeonhole-quad"),
        "above the quads of one sort of line",
    ),
)
"""Rows in the order of trying."""


@cache
def rungs_up_to(level: Level | None) -> tuple[CaseRung, ...]:
    """Return the ladder up to a level; all of it without one."""
    most = dict(BOUNDS)[level] if level else CASE_LADDER[-1].rating
    return tuple(rung for rung in CASE_LADDER if rung.rating <= most)
