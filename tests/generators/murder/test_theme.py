"""Themes of a user's own: what is read, and what is refused with file, line and field."""

from pathlib import Path

import pytest

from generators.murder.theme import FLOORS, ThemeError, read_theme, theme_of

ROOM = "    objects: {chair: 2, table: 1}"
OWN = f"""theme: castle
rooms:
  kitchen:
{ROOM}
  dungeon:
    shape: small
    floors: [stone, earth]
    name: {{it: Segrete, en: Dungeon}}
    objects:
      crate: 3
      bed: 1
  moat:
    name: Moat
{ROOM}
"""


def read(text: str, tmp_path: Path):
    file = tmp_path / "own.yaml"
    file.write_text(text, encoding="utf-8")
    return read_theme(str(file))


def test_a_theme_of_ones_own(tmp_path):
    theme = read(OWN, tmp_path)
    kitchen, dungeon, moat = theme.rooms
    assert (theme.name, len(theme.digest or "")) == ("castle", 64)
    assert (kitchen.id, kitchen.name, kitchen.shape) == ("kitchen", None, None)
    assert kitchen.floors == FLOORS
    assert kitchen.objects == (("chair", 2), ("table", 1))
    assert dungeon.name == (("it", "Segrete"), ("en", "Dungeon"))
    assert (dungeon.shape, dungeon.floors) == ("small", ("stone", "earth"))
    assert moat.name == "Moat"
    assert theme.unnamed("it") is None
    assert theme.unnamed("de") == "dungeon"


@pytest.mark.parametrize(
    ("old", "new", "place", "text"),
    [
        ("theme: castle\n", "", "own.yaml", "wanted the key `theme`"),
        ("theme: castle", "theme: My Castle", "own.yaml:1: theme", "lower case"),
        ("theme: castle", "theme: castle\nstyle: gothic", "own.yaml:2: style", "unknown key"),
        ("  kitchen:", "  Kitchen:", "own.yaml:3: rooms.Kitchen", "lower case"),
        ("  moat:", "  kitchen:", "own.yaml:12: rooms.kitchen", "twice"),
        ("    name: Moat\n", "", "own.yaml:13: rooms.moat", "needs a `name`"),
        ("name: Moat", "name: {fr: Douve}", "rooms.moat.name.fr", "known: de, en, he, it, ru"),
        ("shape: small", "shape: round", "own.yaml:6: rooms.dungeon.shape", "small, large, narrow"),
        ("[stone, earth]", "stone", "own.yaml:7: rooms.dungeon.floors", "a list"),
        ("crate: 3", "crate: none", "own.yaml:10: rooms.dungeon.objects.crate", "1 to 100"),
        ("crate: 3", "crate: 101", "own.yaml:10: rooms.dungeon.objects.crate", "1 to 100"),
        ("crate: 3", "lamp: 3", "own.yaml:10: rooms.dungeon.objects.lamp", "bookcase"),
        ("      crate: 3\n      bed: 1\n", "", "rooms.dungeon.objects", "a mapping"),
        ("shape: small", "sharp: small", "own.yaml:6: rooms.dungeon.sharp", "known: floors"),
        ("theme: castle", "theme: &a castle", "own.yaml:1", "anchors"),
        ("theme: castle", "theme: !!str castle", "own.yaml:1", "tags"),
        ("theme: castle", "theme: [castle", "own.yaml:2", "no YAML"),
        ("theme: castle", "theme: [[[[[[[[[]]]]]]]]]", "own.yaml:1", "too deep"),
        (OWN, "", "own.yaml", "empty"),
        (OWN, "- castle", "own.yaml:1", "a mapping"),
        (OWN, "#" * 100_001, "own.yaml", "at most 100000"),
    ],
)
def test_what_is_no_theme_is_refused_with_its_line(old, new, place, text, tmp_path):
    assert old in OWN
    with pytest.raises(ThemeError) as caught:
        read(OWN.replace(old, new, 1), tmp_path)
    assert place in caught.value.place
    assert text in caught.value.text


def test_bytes_that_are_no_text_are_refused(tmp_path):
    file = tmp_path / "own.yaml"
    file.write_bytes(b"theme: \xff")
    with pytest.raises(ThemeError, match="byte 7 is not UTF-8"):
        read_theme(str(file))


def test_there_is_no_theme_of_another_name():
    with pytest.raises(KeyError, match="villa"):
        theme_of("castle")
