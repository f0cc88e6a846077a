"""Cases of Sudoku Murder on pages: walls, floors, furniture, cards and people in their places."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.pages import front
from formats.pages.book import book_pages, solution_pages
from formats.pages.drawing import CAPITAL, Drawing, Path, Text
from formats.pages.entry import Entry, GridEntry, merged
from formats.pages.front import rules_pages
from formats.pages.look import CELL
from formats.pages.murder.cards import Card, grid_drawing
from formats.pages.murder.entry import CaseEntry
from formats.pages.murder.floors import PATTERNS, patterns
from formats.pages.murder.flow import parted
from formats.pages.murder.pictograms import DRAWN, pictogram
from formats.pages.murder.plan import EDGE, Names, plan_drawing
from formats.pages.murder.signs import signs
from formats.pages.plates import shares
from formats.pages.setting import Book
from puzzles.murder.case import Case, Person
from puzzles.murder.clues.rooms import InRoom
from puzzles.murder.clues.things import NextTo
from puzzles.murder.document import CaseDocument
from puzzles.murder.place import SEATS, SOLID, Plan, Room, Thing
from tests.drawn_cases import drawn_case, drawn_placement, drawn_plan
from tests.formats.pages.test_board import assert_inside, corners, paths, texts
from texts.cards import CaseWords
from texts.words import languages, message

GREY = ("#a6a6a6", "#d8d8d8", "#4a4a4a")
SEEDS = st.integers(0, 10_000)
LANGS = languages()
# Two rooms of two columns each; a sofa of two cells, a plant; the answer is by hand.
PLAN = Plan(
    4,
    (Room("study", "S", "parquet"), Room("library", "L", "carpet")),
    (0, 0, 1, 1) * 4,
    (Thing("sofa", (0, 4)), Thing("plant", (2,))),
)
CASE = Case(
    PLAN,
    (
        Person("anna", "Anna", "f", clues=(InRoom("library", negated=True), NextTo("sofa"))),
        Person("bruno", "Bruno", "m", clues=(InRoom("study"),)),
        Person("carla", "Carla", "f", victim=True),
        Person("dario", "Dario", "m", clues=(NextTo("plant"),)),
    ),
)
PLACES = (5, 8, 14, 3)  # r2c2, r3c1; r4c3 and r1c4 are in the library: Dario is the murderer (U7)


def names_of(plan: Plan, people: int) -> Names:
    """Names that are the ids."""
    rooms = {room.id: room.id for room in plan.rooms}
    return Names(rooms, {kind: kind for kind in plan.kinds_here}, [f"{n}" for n in range(people)])


def cell_of(text: Text, size: int) -> int:
    """The cell in which the middle of a text stands."""
    row = (text.y - text.size * CAPITAL / 2 - EDGE) // CELL
    return int(row * size + (text.x - EDGE) // CELL)


@pytest.mark.parametrize("kind", [*SEATS, *SOLID])
def test_each_object_has_a_picture_within_its_cell(kind: str) -> None:
    items = pictogram(kind, kind, solid=kind in SOLID)
    assert_inside(Drawing(CELL, CELL, items))
    assert all(isinstance(item, Path) for item in items)
    filled = {item.fill for item in items if isinstance(item, Path)}
    assert bool(filled & set(GREY)) == (kind in SOLID)  # told apart without words: U3, U4
    tops = [y for item in items if isinstance(item, Path) for _, y in corners(item)]
    assert min(tops) > 1.9  # the name of a room stands above


def test_no_two_objects_look_alike() -> None:
    assert set(DRAWN) == {*SEATS, *SOLID}
    for one, other in combinations(DRAWN, 2):
        assert [p.steps for p in pictogram(one, "", solid=True) if isinstance(p, Path)] != [
            p.steps for p in pictogram(other, "", solid=True) if isinstance(p, Path)
        ]


def test_an_object_of_a_document_is_a_box_with_its_name() -> None:
    items = pictogram("harp", "a harp with a long name", solid=True)
    assert [item.text for item in items if isinstance(item, Text)] == ["a harp with a long name"]
    assert_inside(Drawing(CELL, CELL, items))


@pytest.mark.parametrize("name", PATTERNS)
def test_a_floor_stays_in_its_cell(name: str) -> None:
    for item in PATTERNS[name](30, 50):
        assert isinstance(item, Path)
        for x, y in corners(item):
            assert -0.1 <= x - 30 <= CELL + 0.1
            assert -0.1 <= y - 50 <= CELL + 0.1


def test_no_two_floors_look_alike() -> None:
    drawn = [tuple(PATTERNS[name](0, 0)) for name in PATTERNS]
    assert len(set(drawn)) == len(PATTERNS) >= 15


@given(seed=SEEDS)
def test_rooms_that_share_a_wall_have_different_floors(seed: int) -> None:
    plan = drawn_plan(Random(seed), 6)
    chosen = patterns(plan)
    assert set(chosen) <= set(PATTERNS)
    for room, others in enumerate(plan.neighbours):
        assert chosen[room] not in {chosen[other] for other in others}


def test_a_floor_is_that_of_the_document() -> None:
    assert patterns(PLAN) == ["parquet", "carpet"]


@given(seed=SEEDS)
def test_walls_stand_between_rooms_and_around_the_board(seed: int) -> None:
    case = drawn_case(seed, 5)
    plan = case.plan
    drawing, _ = plan_drawing(case, names_of(plan, 0))
    (walls,) = paths(drawing, "walls")
    ends = corners(walls)
    found: Counter[tuple[float, ...]] = Counter()
    for (x, y), (to_x, to_y) in zip(ends[::2], ends[1::2], strict=True):
        steps = round((to_x - x + to_y - y) / CELL)
        level = to_y == y
        for at in range(steps):
            middle = at + 0.5
            column = (x - EDGE) / CELL + (middle if level else 0)
            row = (y - EDGE) / CELL + (0 if level else middle)
            found[round(row, 1), round(column, 1)] += 1
    above, below, left, right = plan.walls
    meant = set()
    for cell in plan.cells:
        row, column = divmod(cell, plan.size)
        for mask, spot in (
            (above, (row, column + 0.5)), (below, (row + 1, column + 0.5)),
            (left, (row + 0.5, column)), (right, (row + 0.5, column + 1)),
        ):  # fmt: skip
            if mask >> cell & 1:
                meant.add(spot)
    assert set(found) == meant
    assert set(found.values()) == {1}


@given(seed=SEEDS)
def test_names_of_rooms_stand_in_their_rooms(seed: int) -> None:
    case = drawn_case(seed, 5)
    plan = case.plan
    drawing, lettered = plan_drawing(case, names_of(plan, 0))
    shown = {text.text: text for text in texts(drawing, "room")}
    for index, room in enumerate(plan.rooms):
        text = shown[lettered.get(room.id, room.id)]
        # A name over an even number of cells stands on the line between two of them.
        assert index in {plan.room_at[cell_of(text, 5) - step] for step in (0, 1)}
    assert_inside(drawing)


def test_each_cell_of_an_object_shows_it_and_they_are_joined() -> None:
    drawing, lettered = plan_drawing(CASE, names_of(PLAN, 4))
    assert lettered == {}
    tops = [min(corners(path)) for path in paths(drawing, "plant")]
    assert {(int((y - EDGE) // CELL), int((x - EDGE) // CELL)) for x, y in tops} == {(0, 2)}
    sofas = {int((corners(path)[0][1] - EDGE) // CELL) for path in paths(drawing, "sofa")}
    assert sofas == {0, 1}
    (joined,) = paths(drawing, "joined")
    ys = [y for _, y in corners(joined)]
    assert max(ys) - min(ys) > CELL


@given(seed=SEEDS)
def test_people_stand_in_their_cells(seed: int) -> None:
    case = drawn_case(seed, 5)
    placement = drawn_placement(Random(seed), case)
    for bare in (True, False):
        drawing, _ = plan_drawing(case, names_of(case.plan, 5), placement, bare=bare)
        found = {text.text: cell_of(text, 5) for text in texts(drawing, "person")}
        assert found == {str(index): cell for index, cell in enumerate(placement)}
        assert len(paths(drawing, "murderer")) == (case.murderer(placement) is not None)
        assert_inside(drawing)


@given(names=st.lists(st.text("AaBbÉé ", max_size=5), max_size=12, unique=True))
def test_signs_tell_people_apart(names: list[str]) -> None:
    found = signs(names)
    assert len(found) == len(names)
    told = [sign.lower() for sign in found]
    plain = [name.strip() for name in names]
    if len({name[:3].lower() for name in plain}) == len(plain) and all(plain):
        assert len(set(told)) == len(names)
    assert signs(["Anna", "Bruno", "Berta"]) == ["A", "Br", "Be"]


@pytest.mark.parametrize("lang", LANGS)
def test_cards_say_every_clue(lang: str) -> None:
    entry = CaseEntry(CaseDocument("case", CASE), PLACES)
    drawing = entry.puzzle(lang)
    words = CaseWords(CASE, lang)
    said = " ".join(text.text for text in texts(drawing, "clue"))
    for person in CASE.people:
        for sentence in words.card(person):
            assert sentence in said
        named = [text.text for text in texts(drawing, "name")]
        assert named.count(words.person(person.id)) >= 2  # card and grid
    assert len(texts(drawing, "bullet")) == sum(len(words.card(p)) for p in CASE.people)
    dark = [text for text in texts(drawing, "name") if text.colour == "#ffffff"]
    assert [text.text for text in dark] == [words.person("carla")]
    legend = {text.text for text in texts(drawing, "text")}
    assert {words.thing("sofa"), words.thing("plant")} <= legend
    assert_inside(drawing)


@settings(max_examples=15)
@given(seed=SEEDS, lang=st.sampled_from(LANGS), large=st.booleans())
def test_everything_stays_on_the_picture(seed: int, lang: str, large: bool) -> None:
    case = drawn_case(seed, 6, clues=12)
    entry = CaseEntry(CaseDocument("case", case), drawn_placement(Random(seed), case))
    for room in (None, (178.0, 250.0), (178.0, 110.0), (84.0, 110.0)):
        assert_inside(entry.puzzle(lang, room, large=large))
    for small in (True, False):
        answer = entry.answer(lang, small=small)
        assert answer is not None
        assert_inside(answer)


def test_a_case_whose_text_would_be_too_small_has_a_page_to_itself(
    entries: list[GridEntry],
) -> None:
    cases = [CaseEntry(CaseDocument(f"case-{n}", drawn_case(n, 9, clues=20))) for n in range(2)]
    small = CaseEntry(CaseDocument("small", CASE))
    items: list[Entry] = [*entries[:3], *cases, entries[3], small]
    book = Book(paper="a5", per_page=2, rules=False, solutions="none")
    assert shares(items, book) == [2, 2, 2, 1, 1, 2, 2]
    pages = list(book_pages(items, book))
    assert [len(paths(page, "walls")) for page in pages] == [0, 0, 1, 1, 1]
    assert [len(paths(page, "board")) for page in pages] == [2, 1, 0, 0, 1]
    for page in (pages[4], *book_pages([small], Book(paper="a5", per_page=6, rules=False))):
        assert all(item.size >= 6 * 25.4 / 72 for item in texts(page, "clue"))
    assert shares(cases, replace(book, per_page=1)) == [1, 1]


def test_the_name_of_a_room_stands_on_free_cells_where_it_can() -> None:
    plan = replace(PLAN, things=(Thing("sofa", (0, 1)), Thing("plant", (2, 3, 6))))
    drawing, _ = plan_drawing(replace(CASE, plan=plan), names_of(plan, 4))
    found = {text.text: text for text in texts(drawing, "room")}
    assert cell_of(found["study"], 4) in (4, 5, 8, 9, 12, 13)
    assert cell_of(found["library"], 4) in (7, 10, 11, 14, 15)


@pytest.mark.parametrize("lang", LANGS)
def test_cards_stand_in_reading_order_the_victim_last(lang: str) -> None:
    people = (CASE.people[2], CASE.people[0], CASE.people[1], CASE.people[3])
    case = replace(CASE, people=people)
    words = CaseWords(case, lang)
    wanted = [words.person(one.id) for one in (*people[1:], people[0])]
    for room in (None, (178.0, 110.0), (84.0, 110.0)):
        drawing = CaseEntry(CaseDocument("case", case)).puzzle(lang, room)
        named = [item for item in texts(drawing, "name") if item.size > 2.9]
        assert [item.text for item in named] == wanted
        side = -1 if lang == "he" else 1
        assert [item.text for item in sorted(named, key=lambda t: (side * t.x, t.y))] == wanted


def test_columns_are_parted_so_that_the_lowest_end_is_highest() -> None:
    # 3 + 1 | 2 + 2: four below; any other parting ends at five or lower.
    assert parted([0, 0], [[3, 1, 2, 2]] * 2) == [2, 4]
    assert parted([0, 9], [[3, 1, 2, 2]] * 2) == [4, 4]
    assert parted([9, 0], [[3, 1, 2, 2]] * 2) == [0, 4]
    assert parted([0], [[3, 1]]) == [2]


def test_a_case_without_solution_has_no_answer() -> None:
    assert CaseEntry(CaseDocument("case", CASE)).answer("en") is None


def test_the_solution_names_the_murderer() -> None:
    answer = CaseEntry(CaseDocument("case", CASE), PLACES).answer("en", small=True)
    assert answer is not None
    said = " ".join(text.text for text in texts(answer, "murderer"))
    assert said == message("en", "plan-murderer", name="Dario", cell="r1c4")


@pytest.mark.parametrize("wide", [40.0, 90.0, 180.0])
def test_the_grid_crosses_people_with_rows_and_columns(wide: float) -> None:
    cards = [Card(name, name[0], False, ()) for name in ("Anna", "Bruno", "Carla", "Dario")]
    drawing = grid_drawing(cards, ("rows", "columns"), wide, rtl=False)
    assert drawing.width <= wide + 0.3
    assert len(paths(drawing, "grid")) == 2
    assert [len(path.steps) for path in paths(drawing, "cross")] == [2 * 2 * 3] * 2
    assert sorted(t.text for t in texts(drawing, "number")) == sorted("1234" * 2)
    assert {text.text for text in texts(drawing, "caption")} == {"rows", "columns"}
    assert_inside(drawing)


def test_rules_explain_the_clues_that_are_there() -> None:
    entry = CaseEntry(CaseDocument("case", CASE))
    rules = merged([*entry.rules("en"), *entry.rules("en")])
    told = " ".join(text for rule in rules for _, text in rule.paragraphs)
    for name, attribute in (("room", None), ("room", "negated"), ("beside", None)):
        assert told.count(message("en", f"meaning-{name}", attribute)) == 1
    assert message("en", "meaning-alone") not in told
    for rule in ("u1", "u2", "u5", "u6", "u7"):
        assert message("en", f"rule-{rule}") in told


def test_rules_fill_their_last_page_or_would_not_fit_in_smaller_print(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fewer = 0
    for seed, paper in product(range(6), ("a5", "a4")):
        entry = CaseEntry(CaseDocument("case", drawn_case(seed, 9, clues=6 + 3 * seed)))
        book = Book(paper=paper, lang="de")
        made = list(rules_pages([entry], book))
        with monkeypatch.context() as patch:
            patch.setattr(front, "TIGHTER", ())
            plain = list(rules_pages([entry], book))
        assert len(plain) - 1 <= len(made) <= len(plain)
        said = [" ".join(t.text for page in pages for t in texts(page.drawing(), "text"))
                for pages in (made, plain)]  # fmt: skip
        assert said[0].split() == said[1].split()
        fewer += len(made) < len(plain)
        for page in made:
            assert_inside(page.drawing())
    assert fewer


@pytest.mark.parametrize("lang", LANGS)
def test_cases_in_a_book(lang: str) -> None:
    entries = [CaseEntry(CaseDocument(f"case-{n}", CASE), PLACES) for n in range(3)]
    for per_page, paper in ((1, "a4"), (2, "letter"), (6, "a5")):
        for page in book_pages(entries, Book("Murders", "A", lang, paper, per_page)):
            assert_inside(page)
    (solved,) = solution_pages(entries, Book(lang=lang))
    assert len(paths(solved, "walls")) == 3
