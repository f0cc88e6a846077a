"""Floor plans, furniture, casts and placements, over many seeds."""

from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generators.murder.cast import SPELLINGS, cast, names
from generators.murder.furniture import furnish
from generators.murder.order import most_placements, permutation, placement_for, shuffled
from generators.murder.rooms import LARGEST, ROOMS, SMALLEST, all_plans, corners, floor_plan, narrow
from generators.murder.theme import theme_names, theme_of
from generators.stream import Stream
from puzzles.murder.case import Case, Person
from puzzles.murder.judge import SIZES, faults
from puzzles.murder.place import cells_of, mask_of
from texts.cards import known, known_people

SEEDS = st.integers(0, 2**32)


def area_of(*rows: str) -> tuple[int, int]:
    """Return the size of a drawn board and its cells marked `x`."""
    size = len(rows)
    return size, mask_of(cell for cell, mark in enumerate("".join(rows)) if mark == "x")


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        (("xx.", "xx.", "..."), 4),
        (("xxx", "xxx", "xxx"), 4),
        (("x..", "x..", "xxx"), 6),
        (("xxx", "xx.", "xx."), 6),
        (("xxx", ".x.", ".x."), 8),
        (("xxx", "x.x", "xxx"), 8),
        (("x..", ".x.", "..."), 8),
        ((".x.", "xxx", ".x."), 12),
    ],
)
def test_corners_of_an_outline(rows, count):
    """A rectangle has four, an L six, a T or a ring eight; two cells at a point eight."""
    assert corners(*area_of(*rows)) == count


def test_narrow_is_nowhere_two_by_two():
    assert narrow(*area_of("xxx", "...", "..."))
    assert narrow(*area_of("x..", "x..", "xxx"))
    assert not narrow(*area_of("xx.", "xx.", "..."))
    assert not narrow(*area_of("xx.", ".xx", ".xx"))


@pytest.mark.parametrize("size", SIZES)
@settings(max_examples=25)
@given(seed=SEEDS)
def test_floor_plans_are_believable(size, seed):
    """Rooms partition the board, are rectangles or L-shapes, and as many and large as wished."""
    areas = floor_plan(size, Stream(seed))
    assert areas is not None
    assert sum(areas) == (1 << size * size) - 1
    assert sum(area.bit_count() for area in areas) == size * size
    assert ROOMS[size][0] <= len(areas) <= ROOMS[size][1]
    for area in areas:
        assert corners(size, area) in (4, 6)
        assert SMALLEST[size] <= area.bit_count() <= LARGEST[size]
        assert SMALLEST[size] > 1


def test_rooms_grow_in_number_and_size_with_the_board():
    means = []
    for size in SIZES:
        counts = [len(floor_plan(size, Stream(7, seed)) or ()) for seed in range(100)]
        means.append((sum(counts), size * size * 100 / sum(counts)))
    assert means == sorted(means)
    assert [size for _, size in means] == sorted(size for _, size in means)


def test_small_plans_are_listed_once_each():
    plans = all_plans(4)
    assert len(set(plans)) == len(plans)
    assert {floor_plan(4, Stream(seed)) for seed in range(300)} <= set(plans)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("size", [4, 6, 9])
@settings(max_examples=8)
@given(seed=SEEDS)
def test_furnished_boards_keep_the_rules(theme, size, seed):
    """U3 to U5: objects in one room each, nothing solid on people, neighbours' floors differ."""
    stream = Stream(seed)
    placement = placement_for(size, seed, 0)
    taken = mask_of(placement)
    areas = floor_plan(size, stream) or ()
    plan = furnish(size, areas, theme_of(theme), taken, stream)
    assert plan is not None
    people = tuple(Person(f"p{i}", f"P{i}", "f", victim=i == 0) for i in range(size))
    assert not list(faults(Case(plan, people)))
    assert not plan.blocked & taken
    assert plan.areas == areas
    suited = {room.id: dict(room.objects) for room in theme_of(theme).rooms}
    for thing in plan.things:
        assert thing.kind in suited[plan.rooms[plan.room_at[thing.cells[0]]].id]
        box = {divmod(cell, size) for cell in thing.cells}
        high = {y for y, _ in box}
        wide = {x for _, x in box}
        assert len(box) == len(high) * len(wide) <= 4
    for area in plan.areas:
        assert (plan.blocked & area).bit_count() <= max(1, area.bit_count() // 3)
    assert all(room.floor for room in plan.rooms)


def test_rooms_and_names_of_the_data_are_in_the_catalogues():
    rooms = {room.id for theme in theme_names() for room in theme_of(theme).rooms}
    assert rooms <= set(known("room"))
    assert {name.latin.lower(): name.gender for name in names()} == known_people()


@pytest.mark.parametrize("theme", theme_names())
def test_a_theme_has_rooms_enough_and_some_corridor(theme):
    rooms = theme_of(theme).rooms
    assert len(rooms) >= ROOMS[9][1]
    assert {"narrow", "large"} <= {room.shape for room in rooms}


@pytest.mark.parametrize("size", SIZES)
@settings(max_examples=20)
@given(seed=SEEDS)
def test_casts_have_distinct_initials_and_balanced_genders(size, seed):
    people = cast(size, Stream(seed)) or ()
    assert len(people) == size
    assert [person.victim for person in people] == [False] * (size - 1) + [True]
    women = sum(person.gender == "f" for person in people)
    assert abs(size - 2 * women) <= 1
    for lang in SPELLINGS:
        assert len({dict(person.name)[lang][0] for person in people}) == size
    ids = [person.id for person in people[:-1]]
    assert ids == sorted(ids)


@given(bound=st.integers(1, 200), key=SEEDS)
def test_shuffled_is_a_permutation(bound, key):
    assert sorted(shuffled(at, bound, key) for at in range(bound)) == list(range(bound))


def test_permutations_are_numbered_once_each():
    assert len({permutation(4, number) for number in range(24)}) == 24
    assert permutation(3, 0) == (0, 1, 2)
    assert permutation(3, 5) == (2, 1, 0)


def test_every_index_has_a_placement_of_its_own():
    """At size 4 all (4!)**2 come once; the first 4! have each a pattern of cells of its own."""
    found = [placement_for(4, 9, index) for index in range(most_placements(4))]
    assert len(set(found)) == factorial(4) ** 2
    assert len({frozenset(placement) for placement in found[:24]}) == 24
    for placement in found:
        assert (
            {cell // 4 for cell in placement} == {cell % 4 for cell in placement} == set(range(4))
        )


def test_placements_depend_on_the_seed():
    first = [placement_for(9, seed, 0) for seed in range(50)]
    assert len(set(first)) == 50
    assert all(len(set(cells_of(mask_of(placement)))) == 9 for placement in first)
