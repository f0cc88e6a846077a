"""JSON text from outside, as a tree: strict, and bounded in time and depth."""

import json
import math
from typing import Any

from formats.errors import Unreadable
from formats.schema import shorten

DEEPEST = 64
"""The most containers within each other; a document needs eight."""
LONGEST_NUMBER = 40


class _Refused(ValueError):
    """A construct that JSON or Python would take and we do not."""


def _whole(text: str) -> int:
    # Python takes quadratic time for long numbers.
    if len(text) > LONGEST_NUMBER:
        raise _Refused(f"a number of {len(text)} digits ({shorten(text, 20)})")
    return int(text)


def _fraction(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise _Refused(f"the number {shorten(text, 20)} is too large")
    return number


def _constant(text: str) -> float:
    raise _Refused(f"{text} is no JSON value")


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise _Refused(f"the key {shorten(name)!r} stands twice in one object")
            seen.add(name)
    return found


_DECODER = json.JSONDecoder(
    object_pairs_hook=_pairs, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)


def tree_of(text: str) -> Any:
    """Return the tree of a JSON text.

    Raises:
        Unreadable: it is truncated or otherwise not JSON, names a key twice, holds NaN or endless
            numbers, nests too deeply, or is no text that can be written again.
    """
    try:
        tree = _DECODER.decode(text)
    except _Refused as found:
        raise Unreadable(str(found)) from None
    except json.JSONDecodeError as found:
        raise _syntax(text, found) from None
    except RecursionError:
        raise Unreadable(f"nested deeper than {DEEPEST} levels") from None
    refuse_deep(tree)
    if "\\u" in text:
        refuse_halves(tree)
    return tree


def _syntax(text: str, found: json.JSONDecodeError) -> Unreadable:
    """Return a syntax fault in plain words; a text that just ends is called truncated."""
    ends = found.pos >= len(text.rstrip()) or found.msg.startswith("Unterminated string")
    if found.msg == "Extra data":
        wanted = "one document and nothing after it (several, one a line, are format jsonl)"
        what = f"wanted {wanted}"
    elif ends and text.strip():
        what = "the JSON text is cut off here"
    else:
        what = f"not JSON: {found.msg[:1].lower()}{found.msg[1:]}"
    where = f"line {found.lineno} column {found.colno}" if "\n" in text else f"column {found.colno}"
    return Unreadable(what, where)


def refuse_deep(tree: Any) -> None:
    """Go through a tree without recursion and raise `Unreadable` where it is too deep."""
    level, depth = [tree], 0
    while level:
        if depth > DEEPEST:
            raise Unreadable(f"nested deeper than {DEEPEST} levels")
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
        level, depth = below, depth + 1


def refuse_halves(tree: Any) -> None:
    """Raise `Unreadable` where an escape stands for half a character, which no file can hold."""
    try:
        json.dumps(tree, ensure_ascii=False).encode()
    except UnicodeEncodeError as found:
        code = f"{ord(found.object[found.start]):04x}"
        raise Unreadable(f"the escape \\u{code} is half a character") from None
