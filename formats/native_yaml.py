"""Our own format as YAML: the same tree, several documents divided by `---`.

Only what JSON has too is read: mappings, lists, plain scalars. Anchors, aliases and tags are
refused, so that a short text stays a small tree; a number is a number only in plain decimal.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from formats.errors import FormatError, Unreadable
from formats.format import AnyDocument, AnyItem, ReadOptions, carried
from formats.jsontext import DEEPEST, LONGEST_NUMBER, refuse_deep, refuse_halves
from formats.native import asked_for
from formats.native_read import document_of
from formats.native_write import tree_from, why_not
from formats.schema import shorten
from formats.text import LONGEST, lines

__all__ = ["read", "why_not", "write"]

TAG = "tag:yaml.org,2002:"
_CONTENT = re.compile(r"^(?!---$)(?!\.\.\.$)[^#%\s]", re.MULTILINE)


def read(stream: TextIO, options: ReadOptions) -> Iterator[AnyItem]:
    """Yield each document, or what is wrong with it.

    Raises:
        Unreadable: there is none at all, or one is too long or binary.
    """
    empty = True
    for first, text in _parts(stream):
        empty = False
        yield text if isinstance(text, FormatError) else _item(first, text, options)
    if empty:
        raise Unreadable("the file is empty")


def _parts(stream: TextIO) -> Iterator[tuple[int, str | FormatError]]:
    """Yield the text of each document by the number of its first line.

    `---` at the start of a line divides documents wherever it stands (YAML 1.1, 9.1).
    """
    first, part, length = 1, list[str](), 0
    fault: FormatError | None = None
    for number, line in lines(stream):
        if isinstance(line, FormatError):
            fault = fault or line
            continue
        if re.match(r"---(\s|$)", line):
            yield from _part(first, part, fault)
            first, part, length, fault = number, [], 0, None
        part.append(line)
        length += len(line) + 1
        if length > LONGEST:
            raise Unreadable(f"more than {LONGEST} characters in one document", f"line {first}")
    yield from _part(first, part, fault)


def _part(
    first: int, part: list[str], fault: FormatError | None
) -> Iterator[tuple[int, str | FormatError]]:
    text = "\n".join(part)
    if fault is not None:
        yield first, fault
    elif _CONTENT.search(text.removeprefix("---").lstrip()):
        yield first, text


def _item(first: int, text: str, options: ReadOptions) -> AnyItem:
    try:
        return asked_for(document_of(_tree(first, text)), options)
    except FormatError as fault:
        if fault.place.startswith("line "):
            return fault
        place = f"{fault.place} (document at line {first})" if first > 1 else fault.place
        return type(fault)(fault.text, place)


def _tree(first: int, text: str) -> Any:
    """Return the tree of one YAML document; `first` is its line in the file."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        tree = _Builder(first).tree(yaml.parse(text, Loader=loader))
    except yaml.YAMLError as found:
        mark = getattr(found, "problem_mark", None)
        what = getattr(found, "problem", None) or getattr(found, "reason", None) or "not YAML"
        line = first + (mark.line if mark is not None else 0)
        raise Unreadable(f"not YAML: {what}", f"line {line}") from None
    refuse_deep(tree)
    refuse_halves(tree)
    return tree


class _Builder:
    """Builds a tree from the events of the parser, without recursion."""

    def __init__(self, first: int) -> None:
        import yaml

        self._first, self._yaml = first, yaml
        resolver: Any = yaml.resolver.Resolver
        self._resolve = resolver().resolve
        self._root: list[Any] = []
        self._open: list[Any] = [self._root]
        self._keys: list[Any] = [None]

    def tree(self, events: Iterable[Any]) -> Any:
        """Return the tree; raise `Unreadable`, naming the line, for what is not to be read."""
        yaml = self._yaml
        for event in events:
            self._line = self._first + event.start_mark.line
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                self._refuse("anchors and aliases are not read")
            if isinstance(event, yaml.ScalarEvent):
                self._put(self._scalar(event))
            elif isinstance(event, yaml.CollectionStartEvent):
                if event.tag is not None:
                    self._refuse(f"the tag {shorten(event.tag)} is not read")
                self._enter({} if isinstance(event, yaml.MappingStartEvent) else [])
            elif isinstance(event, yaml.CollectionEndEvent):
                self._open.pop()
                self._keys.pop()
        if len(self._root) != 1:
            self._refuse("wanted one document")
        return self._root[0]

    def _refuse(self, text: str) -> None:
        raise Unreadable(text, f"line {self._line}")

    def _enter(self, container: Any) -> None:
        self._put(container)
        self._open.append(container)
        self._keys.append(None)
        if len(self._open) > DEEPEST + 2:
            self._refuse(f"nested deeper than {DEEPEST} levels")

    def _put(self, value: Any) -> None:
        holder = self._open[-1]
        if isinstance(holder, list):
            holder.append(value)
        elif self._keys[-1] is None:
            if not isinstance(value, str):
                self._refuse("a key that is no text: put it in quotes")
            if value in holder:
                self._refuse(f"the key {shorten(value)!r} stands twice in one mapping")
            self._keys[-1] = value
        else:
            holder[self._keys[-1]] = value
            self._keys[-1] = None

    def _scalar(self, event: Any) -> Any:
        """Return the value of a scalar, as JSON would have it."""
        text: str = event.value
        if event.tag not in (None, "!", f"{TAG}str"):
            self._refuse(f"the tag {shorten(event.tag)} is not read")
        if event.tag is not None or not event.implicit[0]:
            return text
        tag = self._resolve(self._yaml.ScalarNode, text, event.implicit).removeprefix(TAG)
        if tag == "null":
            return None
        if tag == "bool" and text in ("true", "false"):
            return text == "true"
        if tag == "int" and re.fullmatch(r"-?(0|[1-9][0-9]*)", text) and len(text) < LONGEST_NUMBER:
            return int(text)
        if tag == "float" and re.fullmatch(r"-?[0-9]+\.[0-9]+(e[+-]?[0-9]{1,2})?", text):
            return float(text)
        if tag in ("int", "float", "bool", "merge", "value"):
            self._refuse(f"{shorten(text)} is not text to YAML: put it in quotes if it is meant so")
        return text


def write(documents: Iterable[AnyDocument], stream: TextIO) -> None:
    """Write documents, `---` between them; every string of digits and dots is quoted.

    Raises:
        CannotCarry: a document is not as the schema says.
    """
    for index, document in enumerate(carried(documents, why_not)):
        if index:
            stream.write("---\n")
        stream.write(_text(tree_from(document)))


def _text(tree: Any) -> str:
    """Return the YAML text of a tree."""
    import yaml

    class Dumper(yaml.SafeDumper):
        """Quotes what YAML would take for a number and writes a cage's cells on one line."""

        def ignore_aliases(self, data: Any) -> bool:
            return True

    def string(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
        style = '"' if re.fullmatch(r"[0-9.]+", text) else None
        return dumper.represent_scalar(f"{TAG}str", text, style)

    def sequence(dumper: yaml.SafeDumper, items: list[Any]) -> yaml.SequenceNode:
        cells = all(isinstance(one, str) and re.fullmatch(r"r[1-9]c[1-9]", one) for one in items)
        return dumper.represent_sequence(f"{TAG}seq", items, flow_style=cells)

    Dumper.add_representer(str, string)
    Dumper.add_representer(list, sequence)
    options: dict[str, Any] = {"sort_keys": False, "allow_unicode": True, "width": 100}
    return str(yaml.dump(tree, Dumper=Dumper, default_flow_style=False, **options))
