"""Clues on a board drawn by hand, with what the rule texts say of its cells."""

import pytest

from puzzles.murder.case import NOBODY, Case, Gender, Person
from puzzles.murder.clues.company import Alone, RoomWith, SameRoom, WithOthers
from puzzles.murder.clues.direction import Away, WayOf, WayOfThing
from puzzles.murder.clues.facts import EmptyRooms, PeopleIn
from puzzles.murder.clues.position import AtWall, Column, Corner, OnBoard, Row
from puzzles.murder.clues.rooms import InEither, InRoom
from puzzles.murder.clues.things import NextTo, NextToAnother, On, OnlyOn
from puzzles.murder.judge import violations
from puzzles.murder.place import Plan, Room, Thing

#     1 2 3 4 5
#  1  A A A A B     sofa r1c1 r1c2      plant r2c4
#  2  A A A A B     rug  r2c2           chair r1c5, r4c4
#  3  A A A A B     table r3c5
#  4  C D D D D     C is one cell; D is a row of four, with walls above and below;
#  5  E E E E E     E is empty
ROWS = ("AAAAB", "AAAAB", "AAAAB", "CDDDD", "EEEEE")
PLAN = Plan(
    5,
    tuple(Room(letter.lower(), letter) for letter in "ABCDE"),
    tuple("ABCDE".index(letter) for row in ROWS for letter in row),
    (
        Thing("sofa", (0, 1)), Thing("rug", (6,)), Thing("plant", (8,)),
        Thing("chair", (4,)), Thing("table", (14,)), Thing("chair", (18,)),
    ),
)  # fmt: skip
GENDERS: tuple[Gender, ...] = ("f", "m", "f", "m", "f")
PEOPLE = tuple(Person(f"p{i}", f"P{i}", GENDERS[i], i == 0) for i in range(5))
CASE = Case(PLAN, PEOPLE)


def where(clue):
    """The cells in which a clue about its subject's cell alone is true."""
    rest = tuple(24 for _ in PEOPLE[1:])
    return {PLAN.name(cell) for cell in PLAN.cells if clue.holds(CASE, (cell, *rest), 0)}


@pytest.mark.parametrize(
    ("clue", "cells"),
    [
        (Row(4), "r5c1 r5c2 r5c3 r5c4 r5c5"),
        (Column(0), "r1c1 r2c1 r3c1 r4c1 r5c1"),
        (InRoom("b"), "r1c5 r2c5 r3c5"),
        (InEither(("b", "c")), "r1c5 r2c5 r3c5 r4c1"),
        (On("sofa"), "r1c1 r1c2"),
        # By the letter of C7 the other half of the sofa counts for who is on it.
        (NextTo("sofa"), "r1c1 r1c2 r1c3 r2c1 r2c2"),
        (NextToAnother("sofa"), "r1c3 r2c1 r2c2"),
        # Not through the wall to r2c5, and never diagonally.
        (NextTo("plant"), "r1c4 r2c3 r3c4"),
        (NextTo("table"), "r2c5"),
        # D: walls above and below everywhere, one at an end only at r4c2 and r4c5.
        (Corner(), "r1c1 r1c4 r3c1 r3c4 r1c5 r3c5 r4c1 r4c2 r4c5 r5c1 r5c5"),
        (AtWall(negated=True), "r2c2 r2c3"),
        (OnBoard("corner"), "r1c1 r1c5 r5c1 r5c5"),
        (OnBoard("edge"), "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c5 r3c1 r3c5 r4c1 r4c5 "
         "r5c1 r5c2 r5c3 r5c4 r5c5"),
        (WayOfThing("rug", "north-west"), "r1c1"),
        (WayOfThing("chair", "south"), "r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2 r3c3 r3c4 r3c5 "
         "r4c1 r4c2 r4c3 r4c4 r4c5 r5c1 r5c2 r5c3 r5c4 r5c5"),
        (WayOfThing("chair", "east"), "r1c5 r2c5 r3c5 r4c5 r5c5"),
    ],
)  # fmt: skip
def test_a_clue_about_a_cell(clue, cells):
    assert where(clue) == set(cells.split())


@pytest.mark.parametrize("clue", [InRoom, On, NextTo, Corner, AtWall])
def test_the_negated_form_is_true_elsewhere(clue):
    names = {InRoom: ("a",), On: ("rug",), NextTo: ("chair",)}.get(clue, ())
    every = {PLAN.name(cell) for cell in PLAN.cells}
    assert where(clue(*names, negated=True)) == every - where(clue(*names))


# p0 (f, victim) r2c2 and p1 (m) r3c4 in A; p2 (f) r1c5 in B; p3 (m) r4c3 in D; p4 (f) r5c1 in E.
AT = (6, 13, 4, 17, 20)


@pytest.mark.parametrize(
    ("who", "clue", "true"),
    [
        (2, Alone(), True),
        (1, Alone(), False),
        (0, RoomWith("a", "m"), True),
        (0, RoomWith("a", "f"), False),  # herself is no other woman
        (1, RoomWith("a", "f"), True),  # the victim counts like anybody else
        (1, RoomWith("b", "f"), False),
        (1, WithOthers(1), True),
        (1, WithOthers(2), False),
        (1, SameRoom("p0"), True),
        (1, SameRoom("p2", negated=True), True),
        (2, WayOf("p3", "north"), True),
        (2, WayOf("p3", "north-east"), True),
        (2, WayOf("p3", "north-west"), False),
        (3, WayOf("p2", "north"), False),
        (3, Away("p0", "south", 2), True),
        (3, Away("p0", "north", 2), False),
        (3, Away("p0", "rows", 2), True),
        (0, Away("p3", "west", 1), True),
        (0, Away("p3", "columns", 2), False),
        (0, OnlyOn("rug"), True),
        (2, OnlyOn("chair"), True),
        (1, OnlyOn("chair"), False),
        (NOBODY, PeopleIn("a", 2), True),
        (NOBODY, PeopleIn("c", 0), True),
        (NOBODY, PeopleIn("c", 1), False),
        (NOBODY, EmptyRooms(1), True),  # C alone
        (NOBODY, EmptyRooms(0), False),
    ],
)
def test_a_clue_about_company(who, clue, true):
    assert clue.holds(CASE, AT, who) is true


def test_somebody_else_on_the_kind_is_enough_against_only_on():
    both = (18, 13, 4, 15, 20)
    assert not OnlyOn("chair").holds(CASE, both, 0)


def test_the_judge_names_rules():
    assert list(violations(CASE, AT)) == []
    assert CASE.murderer(AT) == 1
    assert {v.rule for v in violations(CASE, (6, 13, 4, 17, 21))} == {"U2"}
    assert {v.rule for v in violations(CASE, (6, 13, 14, 15, 22))} == {"U2", "U4"}
    assert {v.rule for v in violations(CASE, (15, 13, 4, 7, 21))} == {"U7"}
    assert {v.rule for v in violations(CASE, (6,))} == {"U2"}
