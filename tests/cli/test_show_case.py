"""Drawings of cases: walls are where rooms part, nothing is lost, every language can be read."""

import re
import unicodedata
from pathlib import Path
from random import Random

import pytest

from cli.board_text import plain
from cli.plan_text import ASCII, HIGH, LEFT, TOP, UNICODE, WIDE, Drawn, Labels, plan_text, symbols
from cli.showing import labels_of
from formats.native import line_of
from puzzles.murder.case import Case, Person
from puzzles.murder.clues.company import RoomWith
from puzzles.murder.clues.position import Column, Row
from puzzles.murder.clues.things import NextTo
from puzzles.murder.document import CaseDocument, stored_case
from puzzles.murder.place import Plan, Room, Thing
from tests.cli.conftest import Command, Run
from tests.drawn_cases import drawn_case, drawn_placement
from texts.cards import CaseWords
from texts.letters import look
from texts.words import languages

LANGS = languages()


def small() -> CaseDocument:
    """Four rooms of four cells; worked out by hand.

    Bruno is beside the plant, at r3c1 or r4c2. Anna is in column 3, Dario in row 3, Carla in the
    library with Anna, so Anna is at r1c3 or r2c3 and Carla at r2c4 (r1c4 is blocked), Anna at
    r1c3. Rows 3 and 4, columns 1 and 2 are left: Dario r3c1 (r3c2 is blocked), Bruno r4c2.
    """
    rooms = ("study", "library", "terrace", "cellar")
    things = (
        ("armchair", (0,)), ("bookcase", (3,)), ("table", (5,)), ("rug", (6, 7)),
        ("plant", (9,)), ("crate", (15,)),
    )  # fmt: skip
    plan = Plan(
        4,
        tuple(Room(key, key[0].upper()) for key in rooms),
        tuple(2 * (cell // 8) + (cell % 4) // 2 for cell in range(16)),
        tuple(Thing(kind, cells) for kind, cells in things),
    )
    people = (
        Person("anna", "Anna", "f", clues=(Column(2),)),
        Person("bruno", "Bruno", "m", clues=(NextTo("plant"),)),
        Person("carla", "Carla", "f", clues=(RoomWith("library", "f"),)),
        Person("dario", "Dario", "m", victim=True, clues=(Row(2),)),
    )
    case = Case(plan, people)
    return CaseDocument("small", case, stored_case(case, (2, 13, 7, 8)))


PICTURE = """\
     c1    c2    c3    c4
   ┏━━━━━━━━━━━┳━━━━━━━━━━━┓
r1 ┃Studio     ┃Biblioteca ┃
   ┃  p  ┊     ┃  A  ┊▒▒l▒▒┃
   ┃┈┈┈┈┈·┈┈┈┈┈┃┈┈┈┈┈·┈┈┈┈┈┃
r2 ┃     ┊     ┃     ┊     ┃
   ┃     ┊▒▒t▒▒┃  a═══C═a  ┃
   ┣━━━━━━━━━━━╋━━━━━━━━━━━┫
r3 ┃Terrazza   ┃Cantina    ┃
   ┃  D  ┊▒▒i▒▒┃     ┊     ┃
   ┃┈┈┈┈┈·┈┈┈┈┈┃┈┈┈┈┈·┈┈┈┈┈┃
r4 ┃     ┊     ┃     ┊     ┃
   ┃     ┊  B  ┃     ┊▒▒c▒▒┃
   ┗━━━━━━━━━━━┻━━━━━━━━━━━┛
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "small.json"
    path.write_text(line_of(small()), encoding="utf-8")
    return str(path)


def test_a_solved_case(run: Run, file: str) -> None:
    result = run("show", "--solution", "--lang", "it", file)
    assert result.exit_code == 0
    assert result.stdout == (
        "small  Sudoku Murder 4x4\n" + PICTURE + "\n"
        "Ci si può stare\n"
        "  p poltrona    a tappeto\n"
        "Bloccano la casella\n"
        "  l libreria    t tavolo    i pianta    c cassa\n"
        "Schede\n"
        "  A Anna   Era nella terza colonna da sinistra.\n"
        "  B Bruno  Era accanto a una pianta.\n"
        "  C Carla  Era nella Biblioteca con un'altra donna.\n"
        "  D Dario  La vittima. Era sola con l'assassino. Era nella terza riga.\n"
        "L'assassino: Bruno, r4c2.\n\n"
    )


def test_a_case_as_a_player_gets_it_shows_nobody(run: Run, file: str) -> None:
    lines = run("show", "--lang", "it", file).stdout.splitlines()
    drawn = "".join(lines[2:15])
    assert not re.search("[A-D](?![a-z])", drawn.replace("Biblioteca", "").replace("Cantina", ""))
    assert "L'assassino" not in "".join(lines)


@pytest.mark.parametrize("lang", LANGS)
def test_a_case_is_shown_in_every_language(run: Run, file: str, lang: str) -> None:
    result = run("show", "--solution", "--lang", lang, file)
    assert result.exit_code == 0
    plan = result.stdout.splitlines()[2:15]
    assert all(unicodedata.bidirectional(c) not in ("R", "AL") for c in "".join(plan))
    assert {len(line) for line in plan} == {LEFT + 4 * (WIDE + 1) + 1}
    # Headings, rooms, objects, names, sentences and the murderer each keep their direction.
    assert result.stdout.count("\u2067") == (4 + 4 + 6 + 4 + 4 + 1 if lang == "he" else 0)


def test_a_stored_solution_that_is_wrong_is_said_and_the_right_one_drawn(
    run: Run, tmp_path: Path
) -> None:
    text = line_of(small()).replace('"murderer":"bruno"', '"murderer":"anna"')
    (tmp_path / "wrong.json").write_text(text, encoding="utf-8")
    result = run("show", "--solution", "--lang", "it", "wrong.json")
    assert result.exit_code == 1
    assert "the stored solution is wrong (U7: anna is not the one with the victim)" in result.stderr
    assert PICTURE in result.stdout


def test_a_case_with_several_solutions_has_none_to_draw(run: Run, tmp_path: Path) -> None:
    document = small()
    people = tuple(Person(p.id, p.name, p.gender, p.victim) for p in document.case.people)
    text = line_of(CaseDocument("open", Case(document.case.plan, people)))
    (tmp_path / "open.json").write_text(text, encoding="utf-8")
    result = run("show", "--solution", "open.json")
    assert result.exit_code == 1
    assert "open: multiple, so there is no one solution to draw" in result.stderr
    assert "Study" in result.stdout


def test_where_lines_cannot_be_encoded_there_is_ascii(command: Command, file: str) -> None:
    done = command("show", "--lang", "ru", file, PYTHONIOENCODING="ascii")
    lines = done.stdout.decode("ascii").splitlines()
    assert done.returncode == 0
    assert lines[2] == "   #===========#===========#"
    assert lines[4] == "   #  a  :     #     : [b] #"
    assert {len(line) for line in lines[2:15]} == {28}


@pytest.mark.parametrize("drawn", [UNICODE, ASCII])
@pytest.mark.parametrize("seed", range(6))
def test_walls_stand_exactly_between_rooms(drawn: Drawn, seed: int) -> None:
    size = 4 + seed
    case = drawn_case(seed, size, 0)
    plan = case.plan
    labels = Labels(
        {room.id: None for room in plan.rooms},
        symbols(plan.kinds_here, upper=False),
        list(symbols((p.id for p in case.people), upper=True).values()),
    )
    placement = drawn_placement(Random(seed), case)
    lines, lettered = plan_text(case, labels, placement, drawn)
    rows = ["".join(piece.text for piece in line) for line in lines]
    assert {len(row) for row in rows} == {LEFT + size * (WIDE + 1) + 1}
    assert lettered == tuple(room.id for room in plan.rooms)
    for cell in plan.cells:
        y, x = divmod(cell, size)
        top, left = TOP + y * (HIGH + 1) + 1, LEFT + x * (WIDE + 1) + 1
        if x + 1 < size:
            wall = rows[top][left + WIDE] == drawn.walls[5]
            assert wall == (plan.room_at[cell] != plan.room_at[cell + 1])
        if y + 1 < size:
            wall = rows[top + HIGH][left] == drawn.walls[10]
            assert wall == (plan.room_at[cell] != plan.room_at[cell + size])
        inside = rows[top + 1][left : left + WIDE]
        for thing in plan.things:
            if cell in thing.cells:
                assert inside[2] == labels.objects[thing.kind]
        for who, place in enumerate(placement):
            assert (labels.people[who] in inside) == (place == cell) or inside.isspace()


def test_letters_are_the_first_of_the_name_where_that_is_free() -> None:
    assert symbols(["table", "tree", "rug"], upper=False) == {
        "table": "t", "tree": "e", "rug": "r",
    }  # fmt: skip
    many = [f"p{n}" for n in range(12)]
    assert len(set(symbols(many, upper=True).values())) == 12


@pytest.mark.parametrize("lang", ["en", "it", "de", "ru", "he"])
def test_no_letter_is_both_a_persons_and_a_rooms(lang: str) -> None:
    for seed in range(4):
        case = drawn_case(seed, 6 + seed % 4, 0)
        labels = labels_of(case, CaseWords(case, lang))
        shown = [look(letter) for letter in (*labels.people, *labels.letters.values())]
        assert len(set(shown)) == len(shown)
        for room, letter in labels.letters.items():
            name = labels.rooms[room] or room
            assert unicodedata.name(letter).split()[0] == unicodedata.name(name[0]).split()[0]


def test_rooms_that_touch_lie_on_different_colours() -> None:
    case = small().case
    labels = Labels(
        {room.id: None for room in case.plan.rooms}, dict.fromkeys(case.plan.kinds_here, "x")
    )
    lines, _ = plan_text(case, labels)
    floors = [piece.floor for piece in lines[2] if piece.floor]
    assert len(set(floors)) == 2
    assert plain(lines).count("(") == 4


def test_the_rules_page_is_printed(run: Run) -> None:
    assert run("info", "rules", "murder", "--lang", "it").stdout.startswith(
        "# Sudoku Murder: le regole\n"
    )
    assert run("info", "rules", "chess").exit_code == 2
    assert "M2" in run("info", "rules").stdout
