"""Themes: which rooms a place has, what they are laid with and what stands in them.

The six of ours are files in `themes/`; a user's own has the same form. Whatever is wrong with one
is said with its line.
"""

import hashlib
import os
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from puzzles.murder.place import STANDS, Text
from texts.cards import known

if TYPE_CHECKING:
    from yaml import Node

Shape = Literal["small", "large", "narrow"]

HOME = Path(__file__).parent / "themes"
LANGUAGES = ("it", "en", "de", "ru", "he")
"""The languages that a room can be named in."""
FLOORS = (
    "parquet", "carpet", "tiles", "stone", "marble", "planks", "concrete", "linoleum", "brick",
    "grass", "gravel", "earth", "sand", "moss", "clover",
)  # fmt: skip
"""Floors: what a theme that names none gets, and the order in which more are taken."""
LONGEST = 100_000
"""Characters of a theme file at most."""
DEEPEST = 8
"""How deep its values may be nested."""
HEAVIEST = 100
"""The most that an object can be likely, beside the 1 of the least."""
_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")


class ThemeError(ValueError):
    """A theme cannot be used: where it is wrong, and how.

    Attributes:
        place: file and line, and the field.
        text: what was found and what was wanted.
    """

    def __init__(self, text: str, place: str) -> None:
        super().__init__(f"{place}: {text}")
        self.text, self.place = text, place


@dataclass(frozen=True, slots=True)
class RoomKind:
    """A room that a theme has.

    Attributes:
        id: what clues and catalogues call it.
        shape: what suits it; None: any.
        floors: the floors that suit it.
        objects: kinds of objects, each with how likely it is beside the others.
        name: only for rooms that the catalogues lack.
    """

    id: str
    shape: Shape | None
    floors: tuple[str, ...]
    objects: tuple[tuple[str, int], ...]
    name: Text | None = None


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme.

    Attributes:
        name: what it is called.
        rooms: in the order of its file.
        digest: of its file, if that is a user's own.
    """

    name: str
    rooms: tuple[RoomKind, ...]
    digest: str | None = None

    def unnamed(self, lang: str) -> str | None:
        """Return the id of a room that has names, but none in a language; None if none lacks it."""
        for room in self.rooms:
            if isinstance(room.name, tuple) and lang not in dict(room.name):
                return room.id
        return None


@cache
def theme_names() -> tuple[str, ...]:
    """Return the names of our themes."""
    return tuple(sorted(path.stem for path in HOME.glob("*.yaml")))


@cache
def theme_of(name: str) -> Theme:
    """Return one of our themes; raise `KeyError` when there is none of that name."""
    if name not in theme_names():
        raise KeyError(f"there is no theme {name!r}: {', '.join(theme_names())}")
    path = HOME / f"{name}.yaml"
    return Reader(path.name).theme(path.read_text("utf-8"))


def read_theme(path: str) -> Theme:
    """Read a user's own theme.

    Raises:
        ThemeError: it is none; says where and why.
        OSError: it cannot be read.
    """
    data = Path(path).read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise ThemeError(f"byte {fault.start} is not UTF-8", path) from None
    theme = Reader(path, frozenset(known("room")), own=True).theme(text)
    return Theme(theme.name, theme.rooms, hashlib.sha256(data).hexdigest())


def theme_at(name: str | os.PathLike[str] | None) -> str | Theme | None:
    """Return a theme: the name of one of ours, else what the file of that name holds.

    What is neither stays a name, for the wish to refuse.

    Raises:
        ThemeError: the file is no theme.
        OSError: it cannot be read.
    """
    if name is None or name in theme_names():
        return None if name is None else str(name)
    path = Path(name)
    return read_theme(str(path)) if path.suffix or path.exists() else str(name)


def _loader() -> Any:
    """Return the compiled reader of YAML where there is one: it is several times as fast."""
    import yaml

    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True)
class Reader:
    """Reads a theme from its text.

    Attributes:
        file: its name, for messages.
        known: ids of rooms that need no name.
        own: whether it is a user's: rooms that are not known then have to bring a name.
    """

    file: str
    known: frozenset[str] = frozenset()
    own: bool = False

    def theme(self, text: str) -> Theme:
        """Return the theme; raise `ThemeError` for what is none."""
        fields = self._fields(self._root(text), "", {"theme", "rooms"})
        for field in ("theme", "rooms"):
            if field not in fields:
                raise ThemeError(f"wanted the key `{field}`", self.file)
        name = self._word(fields["theme"], "theme")
        rooms = self._fields(fields["rooms"], "rooms")
        return Theme(name, tuple(self._room(key, node) for key, node in rooms.items()))

    def _root(self, text: str) -> "Node":
        """Return the tree of a text with the lines of its nodes."""
        from yaml import YAMLError, compose
        from yaml.nodes import Node

        if len(text) > LONGEST:
            raise ThemeError(f"{len(text)} characters, at most {LONGEST} make a theme", self.file)
        try:
            if self.own:
                self._refuse(text)
            root = compose(text, Loader=_loader())
        except YAMLError as fault:
            mark = getattr(fault, "problem_mark", None)
            line = f":{mark.line + 1}" if mark else ""
            what = getattr(fault, "problem", None) or "it cannot be read"
            raise ThemeError(f"no YAML: {what}", f"{self.file}{line}") from None
        if not isinstance(root, Node):
            raise ThemeError("the file is empty", self.file)
        return root

    def _refuse(self, text: str) -> None:
        """Raise `ThemeError` for what could make a short text a large or a deep tree."""
        from yaml import parse
        from yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, NodeEvent

        depth = 0
        for event in parse(text, Loader=_loader()):
            where = f"{self.file}:{event.start_mark.line + 1 if event.start_mark else 1}"
            depth += isinstance(event, CollectionStartEvent)
            depth -= isinstance(event, CollectionEndEvent)
            if depth > DEEPEST:
                raise ThemeError("values are nested too deep", where)
            anchored = isinstance(event, NodeEvent) and event.anchor is not None
            if anchored or isinstance(event, AliasEvent) or getattr(event, "tag", None) is not None:
                raise ThemeError("anchors, aliases and tags are not read", where)

    def _at(self, node: "Node", field: str) -> str:
        line = f"{self.file}:{node.start_mark.line + 1}"
        return f"{line}: {field}" if field else line

    def _fields(self, node: "Node", field: str, keys: set[str] | None = None) -> "dict[str, Node]":
        """Return the entries of a mapping; only `keys` are allowed if they are given."""
        from yaml.nodes import MappingNode, ScalarNode

        if not isinstance(node, MappingNode) or not node.value:
            raise ThemeError("wanted a mapping with entries", self._at(node, field))
        found: dict[str, Node] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                raise ThemeError("a key has to be a word", self._at(key, field))
            where = f"{field}.{key.value}" if field else key.value
            if key.value in found:
                raise ThemeError("is there twice", self._at(key, where))
            if keys is not None and key.value not in keys:
                wanted = ", ".join(sorted(keys))
                raise ThemeError(f"unknown key (known: {wanted})", self._at(key, where))
            if keys is None and not _ID.fullmatch(key.value):
                text = "wanted lower case letters, digits and dashes, a letter first"
                raise ThemeError(text, self._at(key, where))
            found[key.value] = value
        return found

    def _scalar(self, node: "Node", field: str) -> str:
        from yaml.nodes import ScalarNode

        if not isinstance(node, ScalarNode) or not node.value.strip():
            raise ThemeError("wanted a text", self._at(node, field))
        return str(node.value)

    def _word(self, node: "Node", field: str, known: tuple[str, ...] | None = None) -> str:
        """Return an id, one of `known` if they are given."""
        word = self._scalar(node, field)
        if known is not None and word not in known:
            raise ThemeError(f"{word!r} is none of {', '.join(known)}", self._at(node, field))
        if not _ID.fullmatch(word):
            text = f"{word!r}: wanted lower case letters, digits and dashes, a letter first"
            raise ThemeError(text, self._at(node, field))
        return word

    def _room(self, room_id: str, node: "Node") -> RoomKind:
        field = f"rooms.{room_id}"
        fields = self._fields(node, field, {"shape", "floors", "objects", "name"})
        if "objects" not in fields:
            raise ThemeError("wanted the key `objects`", self._at(node, field))
        name = self._name(fields["name"], f"{field}.name") if "name" in fields else None
        if self.own and name is None and room_id not in self.known:
            text = "a room of your own needs a `name`: a text, or one for each language"
            raise ThemeError(text, self._at(node, field))
        shape: Any = None
        if "shape" in fields:
            shape = self._word(fields["shape"], f"{field}.shape", get_args(Shape))
        floors = self._floors(fields["floors"], f"{field}.floors") if "floors" in fields else ()
        objects = self._objects(fields["objects"], f"{field}.objects")
        return RoomKind(room_id, shape, floors or FLOORS, objects, name)

    def _floors(self, node: "Node", field: str) -> tuple[str, ...]:
        from yaml.nodes import SequenceNode

        if not isinstance(node, SequenceNode) or not node.value:
            raise ThemeError("wanted a list of floors", self._at(node, field))
        return tuple(dict.fromkeys(self._word(item, field) for item in node.value))

    def _objects(self, node: "Node", field: str) -> tuple[tuple[str, int], ...]:
        found: list[tuple[str, int]] = []
        for kind, value in self._fields(node, field).items():
            where = f"{field}.{kind}"
            if kind not in STANDS:
                text = f"nobody knows this object (U3, U4); known: {', '.join(STANDS)}"
                raise ThemeError(text, self._at(value, where))
            weight = self._scalar(value, where)
            if not re.fullmatch(r"[1-9][0-9]?|100", weight):
                text = f"{weight!r}: wanted a whole number from 1 to {HEAVIEST}"
                raise ThemeError(text, self._at(value, where))
            found.append((kind, int(weight)))
        return tuple(found)

    def _name(self, node: "Node", field: str) -> Text:
        from yaml.nodes import MappingNode

        if not isinstance(node, MappingNode):
            return self._scalar(node, field)
        names = self._fields(node, field, set(LANGUAGES))
        return tuple((lang, self._scalar(text, f"{field}.{lang}")) for lang, text in names.items())
