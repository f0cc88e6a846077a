"""The published schema, and the check of a tree against it.

`schema.json` is the one place that says which keys a document has and what they hold; the reader
and the writer of the native format check against it by `check`, which knows as many keywords of
JSON Schema (draft 2020-12) as puzzles use and says what is wrong in one plain line. A test
holds it to the answers of a full validator.
"""

import json
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

_ENCODER = json.JSONEncoder(ensure_ascii=False)

Test = Callable[[Any], None]
"""Raises `Mismatch` when a value is not as a schema says."""

ANNOTATIONS = {"$schema", "$id", "$defs", "title", "description", "default", "format", "x-rule"}
WORDS = {
    "object": "a mapping",
    "array": "a list",
    "string": "a string",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}


class Mismatch(Exception):
    """A value is not as the schema says.

    Attributes:
        text: what was found and what was wanted.
        keys: where, from the root of the tree.
        unknown: whether the key itself is not in the schema.
    """

    def __init__(self, text: str, keys: tuple[str | int, ...] = (), unknown: bool = False) -> None:
        super().__init__(text)
        self.text, self.keys, self.unknown = text, keys, unknown

    @property
    def place(self) -> str:
        """The keys as people write them: `puzzle.cages[3].cells[1]`."""
        return place_of(self.keys)


def place_of(keys: tuple[str | int, ...]) -> str:
    """Return keys from the root as one word; list indices count from 0."""
    parts = [f"[{key}]" if isinstance(key, int) else f".{shorten(key)}" for key in keys]
    return "".join(parts).removeprefix(".")


def shorten(text: str, most: int = 40) -> str:
    """Return a text that fits in a message."""
    return text if len(text) <= most else text[: most - 3] + "..."


def shown(value: object) -> str:
    """Return a value as a message shows it: short, and what sort of thing it is."""
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"the number {shorten(str(value))}"
    return shorten(_ENCODER.encode(value))


@cache
def schema() -> dict[str, Any]:
    """Return the schema of native documents (JSON Schema draft 2020-12)."""
    text = Path(__file__).with_name("schema.json").read_text(encoding="utf-8")
    tree: dict[str, Any] = json.loads(text)
    return tree


def check(tree: object) -> None:
    """Check a document of a grid kind or a case.

    Raises:
        Mismatch: the first thing that is not as the schema says.
    """
    _document_test()(tree)


@cache
def _document_test() -> Test:
    return _test(schema())


@cache
def _definition_test(name: str) -> Test:
    return _test(schema()["$defs"][name])


def _test(rule: Any) -> Test:
    """Return the test of a schema: its keywords in their order, the type first."""
    if rule is True:
        return lambda value: None
    if rule is False:
        return _never({"title": "nothing here"}, {})
    tests = [KEYWORDS[word](rule[word], rule) for word in rule if word not in ANNOTATIONS]
    if len(tests) == 1:
        return tests[0]

    def run(value: Any) -> None:
        for test in tests:
            test(value)

    return run


def _holds(test: Test, value: Any) -> bool:
    try:
        test(value)
    except Mismatch:
        return False
    return True


def _wanted(rule: Mapping[str, Any], otherwise: str) -> str:
    """Return what a schema wants in words, and the rule behind it."""
    text = rule.get("title", otherwise)
    return f"{text} ({rule['x-rule']})" if "x-rule" in rule else text


def _is_number(value: object) -> bool:
    """Whether a value is a number: true is none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


TYPES: dict[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "number": _is_number,
    "integer": lambda value: _is_number(value) and value == int(value),
}
"""The types of JSON Schema: 4.0 is a whole number there."""


def _type(kinds: Any, rule: Mapping[str, Any]) -> Test:
    allowed = [kinds] if isinstance(kinds, str) else kinds
    wanted = _wanted(rule, " or ".join(WORDS[kind] for kind in allowed))
    first, *others = (TYPES[kind] for kind in allowed)

    def run(value: Any) -> None:
        if not first(value) and not any(is_type(value) for is_type in others):
            hint = ": put it in quotes" if "string" in allowed and _is_number(value) else ""
            raise Mismatch(f"found {shown(value)}, wanted {wanted}{hint}")

    return run


def _enum(allowed: Any, rule: Mapping[str, Any]) -> Test:
    wanted = ", ".join(map(str, allowed))
    # True is 1 to Python, and none of the schema's numbers.
    known = {(isinstance(one, bool), one) for one in allowed}

    def run(value: Any) -> None:
        plain = value is None or isinstance(value, str | int | float)
        if not plain or (isinstance(value, bool), value) not in known:
            raise Mismatch(f"found {shown(value)}, wanted one of {wanted}")

    return run


def _const(allowed: Any, rule: Mapping[str, Any]) -> Test:
    return _enum([allowed], rule)


def _required(names: Any, rule: Mapping[str, Any]) -> Test:
    def run(value: Any) -> None:
        if isinstance(value, dict):
            for name in names:
                if name not in value:
                    raise Mismatch(f"the key {name!r} is missing")

    return run


def _below(test: Test, value: Any, key: str | int) -> None:
    """Test a part of a value; a mismatch learns under which key it lies."""
    try:
        test(value)
    except Mismatch as found:
        found.keys = (key, *found.keys)
        raise


def _properties(rules: Any, rule: Mapping[str, Any]) -> Test:
    tests = {name: _test(one) for name, one in rules.items()}

    def run(value: Any) -> None:
        if isinstance(value, dict):
            for name, one in value.items():
                if name in tests:
                    _below(tests[name], one, name)

    return run


def _additional(others: Any, rule: Mapping[str, Any]) -> Test:
    known = list(rule.get("properties", ()))
    test = None if others is False else _test(others)

    def run(value: Any) -> None:
        if not isinstance(value, dict):
            return
        for name in value:
            if name in known:
                continue
            if test is not None:
                _below(test, value[name], name)
                continue
            near = get_close_matches(name[:100], known, 1)
            hint = f" (is it {near[0]!r}?)" if near else ""
            raise Mismatch(f"unknown key{hint}", (name,), unknown=True)

    return run


def _property_names(names: Any, rule: Mapping[str, Any]) -> Test:
    test = _test(names)

    def run(value: Any) -> None:
        if isinstance(value, dict):
            for name in value:
                test(name)

    return run


def _items(items: Any, rule: Mapping[str, Any]) -> Test:
    test = _test(items)

    def run(value: Any) -> None:
        if isinstance(value, list):
            for index, one in enumerate(value):
                _below(test, one, index)

    return run


def _unique(wanted: Any, rule: Mapping[str, Any]) -> Test:
    """`uniqueItems`; its lists hold strings, and what else stands there fails its own test."""
    tail = f" ({rule['x-rule']})" if "x-rule" in rule else ""

    def run(value: Any) -> None:
        seen = set()
        for index, one in enumerate(value if isinstance(value, list) else ()):
            if isinstance(one, str):
                if one in seen:
                    raise Mismatch(f"{shorten(one)} is named twice{tail}", (index,))
                seen.add(one)

    return run


def _size(kind: type, word: str, *, most: bool) -> Callable[[Any, Mapping[str, Any]], Test]:
    """Return the maker of a bound on the length of lists, strings or mappings."""

    def make(bound: Any, rule: Mapping[str, Any]) -> Test:
        side = "at most" if most else "at least"
        default = f"{side} {bound}"
        wanted = default if "x-rule" not in rule else f"{default} ({rule['x-rule']})"
        if kind is str or rule.get("minItems") == rule.get("maxItems"):
            wanted = _wanted(rule, wanted)

        def run(value: Any) -> None:
            if isinstance(value, kind):
                count = len(value)  # type: ignore[arg-type]
                if count > bound if most else count < bound:
                    raise Mismatch(f"found {count} {word}, wanted {wanted}")

        return run

    return make


def _pattern(pattern: Any, rule: Mapping[str, Any]) -> Test:
    # In Python's expressions "$" lets a line end follow; in those of JSON Schema it does not.
    find = re.compile(pattern.replace("$", r"\Z")).search
    wanted = _wanted(rule, f"the form {pattern}")

    def run(value: Any) -> None:
        if isinstance(value, str) and not find(value):
            raise Mismatch(f"found {shown(value)}, wanted {wanted}")

    return run


def _contains(wanted: Any, rule: Mapping[str, Any]) -> Test:
    """`contains`, with its bounds; how many of the items are as the schema says."""
    test = _test(wanted)
    low, high = rule.get("minContains", 1), rule.get("maxContains")
    what = _wanted(wanted, "so many of them")

    def run(value: Any) -> None:
        if isinstance(value, list):
            count = sum(_holds(test, one) for one in value)
            if count < low or (high is not None and count > high):
                raise Mismatch(f"found {count} of these, wanted exactly {what}")

    return run


def _bound(*, most: bool) -> Callable[[Any, Mapping[str, Any]], Test]:
    """Return the maker of a bound on numbers."""

    def make(bound: Any, rule: Mapping[str, Any]) -> Test:
        side = "at most" if most else "at least"

        def run(value: Any) -> None:
            if _is_number(value) and (value > bound if most else value < bound):
                raise Mismatch(f"found {shown(value)}, wanted {side} {bound}")

        return run

    return make


def _any_of(rules: Any, rule: Mapping[str, Any]) -> Test:
    tests = [_test(one) for one in rules]
    wanted = _wanted(rule, "one of the forms of the schema")

    def run(value: Any) -> None:
        if not any(_holds(test, value) for test in tests):
            raise Mismatch(f"found {shown(value)}, wanted {wanted}")

    return run


def _all_of(rules: Any, rule: Mapping[str, Any]) -> Test:
    tests = [_test(one) for one in rules]

    def run(value: Any) -> None:
        for test in tests:
            test(value)

    return run


def _branch(condition: Any, rule: Mapping[str, Any]) -> Test:
    """`if`, with its `then` and `else`; each is made when first needed."""
    test = _test(condition)
    made: dict[bool, Test] = {}

    def run(value: Any) -> None:
        holds = _holds(test, value)
        if holds not in made:
            made[holds] = _test(rule.get("then" if holds else "else", True))
        made[holds](value)

    return run


def _never(rule: Mapping[str, Any], argument: Any) -> Test:
    def run(value: Any) -> None:
        # Titles of what must not be there are like "no cages: rules.cages is not true".
        _, _, reason = rule["title"].partition(": ")
        raise Mismatch(f"must not be here, since {reason}" if reason else "must not be here")

    return run


KEYWORDS: dict[str, Callable[[Any, Mapping[str, Any]], Test]] = {
    "$ref": lambda ref, rule: _definition_test(ref.removeprefix("#/$defs/")),
    "type": _type,
    "enum": _enum,
    "const": _const,
    "required": _required,
    "properties": _properties,
    "additionalProperties": _additional,
    "propertyNames": _property_names,
    "minProperties": _size(dict, "keys", most=False),
    "items": _items,
    "minItems": _size(list, "items", most=False),
    "maxItems": _size(list, "items", most=True),
    "uniqueItems": _unique,
    "contains": _contains,
    "minContains": lambda argument, rule: lambda value: None,
    "maxContains": lambda argument, rule: lambda value: None,
    "minLength": _size(str, "characters", most=False),
    "pattern": _pattern,
    "minimum": _bound(most=False),
    "maximum": _bound(most=True),
    "anyOf": _any_of,
    "allOf": _all_of,
    "if": _branch,
    "then": lambda argument, rule: lambda value: None,
    "else": lambda argument, rule: lambda value: None,
    "not": lambda argument, rule: _never(rule, argument),
}
"""How each keyword is tested. A keyword that the schema uses and this table lacks is an error."""
