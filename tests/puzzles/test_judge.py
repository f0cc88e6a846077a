"""The judge: each rule is named where it is broken. The grids come from rules.md and theory.md."""

import pytest

from puzzles.catalog import KINDS
from puzzles.judge import RULES, broken, violations
from puzzles.missing import panel_of
from puzzles.puzzle import BLANK, Cage, Puzzle, grid_of

# rules.md, Missudeca, diagonal variant: keeps M2, M3 and D1 but breaks D2.
BREAKS_D2 = grid_of(
    "705328914982741360431065872854692031296130547310574698569817203178209456023456789"
)
# The Wikipedia example of sudoku ("Sudoku", first picture), solved.
CLASSIC = grid_of(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
EMPTY = (BLANK,) * 81


def rules_of(kind, grid, givens=EMPTY, **more):
    return {v.rule for v in violations(Puzzle(KINDS[kind], 9, givens, **more), grid)}


def test_the_grid_of_rules_md_breaks_d2_alone():
    assert rules_of("missudeca", BREAKS_D2) == set()
    assert rules_of("missudeca-diagonal", BREAKS_D2) == {"D2"}
    panel = panel_of(BREAKS_D2, 9, diagonals=True)
    assert (panel.magic, panel.main) == (0, 0)


def test_a_classic_grid_is_no_missudeca():
    assert rules_of("classic", CLASSIC) == set()
    assert rules_of("missudeca", CLASSIC) == {"M3"}
    assert rules_of("classic-diagonal", CLASSIC) == {"D1"}


def test_digits_of_another_kind_break_m1():
    assert "M1" in rules_of("classic", BREAKS_D2)


def test_blanks_and_changed_givens_break_m1():
    assert rules_of("classic", (BLANK, *CLASSIC[1:])) == {"M1"}
    assert "M1" in rules_of("classic", CLASSIC, (9, *EMPTY[1:]))


def test_repeats_are_named_with_their_cells():
    puzzle = Puzzle(KINDS["classic"], 9, (1, 1, *EMPTY[2:]))
    found = {(v.rule, v.where, v.cells) for v in broken(puzzle)}
    assert found == {("M2", "row1", (0, 1)), ("M2", "box1", (0, 1))}


@pytest.mark.parametrize(
    ("kind", "cage", "rule"),
    [
        ("missudeca-killer", Cage((0, 1), 18), "K2"),
        ("missudeca-killer", Cage((0, 1), 0), "K2"),
        ("missudeca-killer", Cage((0,), 0), None),
        ("classic-killer", Cage((0,), 0), "K2"),
        ("missudeca-killer", Cage(tuple(range(10)), 45), None),
        ("missudeca-killer", Cage(tuple(range(10)), 44), "K2"),
        ("classic-killer", Cage(tuple(range(10)), 45), "K3"),
        ("missudeca-killer", Cage((0, 1)), None),
    ],
)
def test_impossible_cages(kind, cage, rule):
    found = {v.rule for v in broken(Puzzle(KINDS[kind], 9, EMPTY, (cage,)))}
    assert found == ({rule} if rule else set())


def test_a_cage_whose_givens_leave_no_combination_breaks_k2():
    puzzle = Puzzle(KINDS["classic-killer"], 9, (9, *EMPTY[1:]), (Cage((0, 1), 9),))
    assert [v.rule for v in broken(puzzle)] == ["K2"]


def test_a_digit_twice_in_a_cage_breaks_k3_even_across_units():
    givens = list(EMPTY)
    givens[0] = givens[40] = 5
    puzzle = Puzzle(KINDS["classic-killer"], 9, tuple(givens), (Cage((0, 40)),))
    assert [(v.rule, v.cells) for v in broken(puzzle)] == [("K3", (0, 40))]


@pytest.mark.parametrize(
    ("panel", "rules"),
    [
        ((("row1", 7),), {"M5"}),
        ((("row1", 6), ("row2", 6)), {"M3"}),
        ((("magic", 6),), {"M4"}),
        ((("row1", 6), ("magic", 0)), set()),
    ],
)
def test_panel_givens_are_held_to_the_grid(panel, rules):
    # Row 1 of the grid misses 6, its magic digit is 0.
    givens = (*BREAKS_D2[:9], *EMPTY[9:])
    if ("row2", 6) in panel:
        givens = EMPTY
    puzzle = Puzzle(KINDS["missudeca"], 9, givens, panel=panel)
    assert {v.rule for v in broken(puzzle)} == rules


def test_every_rule_of_the_table_binds_some_kind():
    for rule in RULES:
        assert any(rule.binds(kind) for kind in KINDS.values())
