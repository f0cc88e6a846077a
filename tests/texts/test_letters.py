# ruff: noqa: RUF001
"""Letters that stand for names: of their script, different, and none like another."""

import pytest

from texts.letters import letters, look


def test_the_first_letter_of_a_name_if_it_is_free() -> None:
    names = ["cassa", "candela", "ca", "sedia"]
    # candela's a is free; ca has none left; sedia's own first letter goes before all that.
    assert letters(names, upper=False) == ["c", "a", "b", "s"]


@pytest.mark.parametrize(
    ("names", "taken", "wanted"),
    [
        (["Библиотека", "Башня"], (), ["Б", "А"]),
        (["Портик", "Рама"], "P", ["П", "А"]),
        (["Сад"], "C", ["А"]),
        (["ספרייה", "ךך"], (), ["ס", "כ"]),
        (["Study"], ["S", "T", "U"], ["D"]),
        (["1"], (), ["A"]),
    ],
)
def test_letters_are_of_the_script_and_look_like_no_other(
    names: list[str], taken: str, wanted: list[str]
) -> None:
    assert letters(names, upper=True, taken=taken) == wanted


def test_many_names_of_one_letter_get_letters() -> None:
    for name in ("x", "ж", "ש"):
        found = letters([name] * 20, upper=True)
        assert len({look(letter) for letter in found}) == 20
        assert all(letter.isalpha() for letter in found)
