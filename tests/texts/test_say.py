"""Every technique can be told in every language, with its reason and its conclusion."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import qedoku
from puzzles.board import Board, board_of
from puzzles.catalog import KINDS
from puzzles.puzzle import Cage, Puzzle
from solvers.grade import climb, distinct
from solvers.ladder import LADDER
from solvers.step import Step
from texts.say import Known, capital, say, title
from texts.words import HOME, Words, catalogue, languages, message

NAMES = sorted({rung.name for rung in LADDER} | {"last-cell"})
LANGS = languages()
ROWS, COLUMNS = ("row1", "row4", "row6", "row8"), ("column2", "column3", "column5", "column7")
LRI, PDI = "\u2066", "\u2069"
HEBREW = re.compile("[\u05d0-\u05ea]")


def killer_board() -> Board:
    """A board with everything that there is: panel, diagonals, cages."""
    cages = (Cage((0, 1, 9), 12), Cage((2, 3), None), Cage((4, 5, 6), 9))
    return board_of(Puzzle(KINDS["missudeca-diagonal-killer"], 9, (-1,) * 81, cages))


BOARD = killer_board()
AT = {name: cell for cell, name in enumerate(BOARD.names)}


def sample(technique: str) -> Step:
    """A step with a little of everything, so that every value has something to say."""
    return Step(
        technique,
        ((AT["r1c2"], 4), (AT["row3"], 5)),
        ((AT["r5c5"], 7), (AT["r5c6"], 7), (AT["box2"], 7), (AT["magic"], 8)),
        (*ROWS, *COLUMNS) if "jellyfish" in technique else (*ROWS[:2], *COLUMNS[:2]),
        (AT["r1c1"], AT["r1c2"], AT["row1"]),
        (7, 8),
        ((AT["row1"], 1 << 6), (AT["r1c9"], 0b11), (AT["magic"], 1 << 3)),
        ("M3",),
        (12, 45, 33),
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_rung_has_a_message_and_a_title(lang: str) -> None:
    missing = [name for name in NAMES if not catalogue(lang).has_message(name)]
    assert missing == []
    titles = [title(name, lang) for name in NAMES]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert not set(titles) & {name for name in NAMES if "-" in name}


def test_catalogues_hold_the_same_messages() -> None:
    def ids(lang: str) -> set[str]:
        text = (HOME / f"{lang}.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE))

    assert len(ids("en")) > 100
    for lang in LANGS:
        assert ids(lang) == ids("en"), lang


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_a_message_says_what_follows_and_is_no_id(lang: str, name: str) -> None:
    text = say(sample(name), BOARD, lang)
    words = Words(lang, BOARD)
    for part in (
        words.holds(AT["r1c2"], 4), words.holds(AT["row3"], 5), words.cell(AT["r5c6"]),
        words.contain(["box2"], words.digit(7)),
    ):  # fmt: skip
        assert part in text
    assert text.endswith(".")
    assert not re.search(r"[{}]|\?\?\?|  | ,| :|\(\)|None", text)
    assert not ("-" in name and name in text)
    numbers = {int(n) for n in re.findall(r"(?<![rc\d])\d+", text)}
    assert not numbers & set(range(46, 111))  # no panel cell by its number


@pytest.mark.parametrize("name", NAMES)
def test_a_message_speaks_for_each_kind_of_unit(name: str) -> None:
    for units in (("row-panel",), ("column-panel",), ("box-panel",), ("diagonal-anti",), ()):
        for lang in LANGS:
            text = say(replace(sample(name), units=units), BOARD, lang)
            assert "-panel" not in text
            assert "diagonal-anti" not in text


def test_hebrew_is_hebrew_and_keeps_names_and_numbers_the_right_way_round() -> None:
    for name in NAMES:
        text = say(sample(name), BOARD, "he")
        assert len(HEBREW.findall(text)) > 20
        outside = re.sub(f"{LRI}[^{LRI}{PDI}]*{PDI}", "", text)
        assert not re.search(r"[0-9]|r\dc\d", outside), name
        assert text.count(LRI) == text.count(PDI)
        assert not {LRI, PDI} & set(say(sample(name), BOARD, "en"))


def test_the_reason_of_presence_is_quoted() -> None:
    cells = [cell for cell in range(36, 45) if cell != AT["r5c3"]]
    facts = (*((cell, 0b1) for cell in cells), (AT["row5"], 0b1))
    single = ((AT["r5c3"], 9),)
    step = Step("hidden-single-line", single, (), ("row5",), (AT["r5c3"],), (9,), facts)
    known = Known({"row2": 9, "column5": 9})
    assert "9 is missing from row 2, so row 5 contains 9" in say(step, BOARD, "en", known)
    magic = Known({"magic": 9})
    assert "9 is the magic digit, so row 5 contains 9" in say(step, BOARD, "en", magic)
    other = Known({"row5": 0})
    assert "0 is missing from row 5, so row 5 contains 9" in say(step, BOARD, "en", other)
    told = Known(told={(AT["row5"], 9): 12})
    assert "row 5 contains 9, by step 12" in say(step, BOARD, "en", told)
    anti = replace(step, units=("diagonal-anti",), facts=((AT["diagonal-anti"], 1),))
    other_diagonal = Known({"diagonal-main": 9})  # D3: that says nothing of the other one
    assert "so the anti-diagonal" not in say(anti, BOARD, "en", other_diagonal)
    classic = board_of(Puzzle(KINDS["classic"], 9, (-1,) * 81))
    assert "(" not in say(replace(step, facts=facts[:-1]), classic)


def test_panel_cells_are_told_in_words() -> None:
    words = Words("en", BOARD)
    cells = [AT["r1c1"], AT["row3"], AT["diagonal-main"], AT["magic"]]
    text = "r1c1, what row 3 misses, the magic digit and what the main diagonal misses"
    assert words.cells(cells) == text
    assert list(words.lacks([AT["row3"], AT["box4"]], [1, 2])) == [
        "row 3 and box 4 contain 1 and 2"
    ]
    assert list(words.lacks([AT["magic"]], [1, 2])) == ["the magic digit is not 1 or 2"]


def test_equations_say_which_cells_count_against() -> None:
    step = replace(
        sample("outies"),
        units=("row1",),
        cells=(AT["r1c3"], AT["row1"], AT["r2c1"]),
        numbers=(4, 45, 41),
    )
    more = "r1c3 and what row 1 misses add up to 4 more than r2c1"
    assert more in say(step, BOARD)
    less = "r2c1 is 4 more than r1c3 and what row 1 misses"
    assert less in say(replace(step, numbers=(-4, 45, 49)), BOARD)
    alone = replace(step, cells=(AT["r1c3"], AT["row1"]), numbers=(4, 45, 41))
    assert "r1c3 and what row 1 misses add up to 4:" in say(alone, BOARD)


def test_rule_d2_is_cited_where_it_is_used() -> None:
    step = Step(
        "magic-on-diagonals",
        (),
        ((AT["diagonal-main"], 4),),
        ("diagonal-main",),
        (AT["magic"],),
        (4,),
        rules=("D2",),
    )
    text = "4 is the magic digit, and both diagonals contain the magic digit: "
    assert say(step, BOARD) == text + "the main diagonal contains 4 (by rule D2)."


def test_fish_name_their_fins() -> None:
    step = Step(
        "finned-x-wing",
        (),
        ((AT["r2c3"], 7),),
        ("row1", "row4", "column3", "column8"),
        tuple(AT[name] for name in ("r1c3", "r1c8", "r4c3", "r4c8", "r1c2")),
        (7,),
    )
    head = "In row 1 and row 4, 7 has no places but in column 3 and column 8 and in the fin r1c2;"
    assert say(step, BOARD).startswith(head)
    assert say(step, BOARD).endswith(": r2c3 cannot be 7.")


def test_sentences_begin_with_a_capital_but_cells_stay() -> None:
    assert capital("all cells") == "All cells"
    assert capital("r1c1 is 5") == "r1c1 is 5"
    assert capital("row 1 is full") == "Row 1 is full"


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_steps_of_puzzles_name_their_conclusions(kind: str) -> None:
    for size in (4, 6):
        for document in qedoku.generate(kind, 3, seed=11, size=size):
            trace = climb(document.puzzle)
            board = trace.state.sight.board
            for found in trace.rounds:
                for step in distinct(found.steps):
                    for lang in LANGS:
                        text = say(step, board, lang)
                        words = Words(lang, board)
                        for cell, digit in (*step.places, *step.removes):
                            assert words.digit(digit) in text
                            assert cell >= board.grid_cells or words.cell(cell) in text


def test_unknown_languages_and_messages_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx': en, "):
        catalogue("xx")
    with pytest.raises(KeyError, match="no-such-step"):
        message("en", "no-such-step")
    with pytest.raises(ValueError, match="cell"):
        message("en", "cell")
    assert (Path(HOME) / "en.ftl").is_file()
    assert languages()[0] == "en"


@pytest.mark.parametrize("lang", LANGS)
def test_the_copies_of_a_digit_say_what_is_known_of_the_magic_digit(lang: str) -> None:
    one, magic = Words(lang, BOARD), AT["magic"]
    grid = ((AT["r5c9"], 9),)
    holes = tuple((AT[name], 9) for name in ("row5", "column9", "box6"))
    seen = Step("eight-copies", (), (), ("row5", "column9", "box6"), (AT["r5c9"],), (9,))
    for places, mask, known in (
        (grid, 1 << 9, one.text("is-magic", digit=one.digit(9))),
        (holes, 1 << 7, one.text("is-magic", digit=one.digit(7))),
        (holes, 0b1111, one.text("not-magic-digit", digits=one.digit(9))),
    ):
        step = replace(seen, places=places, facts=((magic, mask),))
        reason, _, _ = say(step, BOARD, lang).partition(one.holds(*places[0]))
        assert known in reason
