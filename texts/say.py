"""Sentences about steps: a message of a catalogue, and its values in the reader's language.

A message of a technique bears the technique's name; its attribute `title` is what the technique is
called. The values that every such message can use, ready-made in the reader's language:

    $result             what follows: "r3c4 is 5; row 5 contains 9"
    $digit, $digits     the first digit of the pattern, or all: "4 and 7"; $ordigits: "4 or 7"
    $cell, $cells       the first cell of the pattern, or all; $orcells: "r1c1 or r1c2"
    $last               the last cell; $wings all but the first ("r1c1 or r1c2"), $inner all but the
                        first and the last, $ends the last two
    $gone               the first digit that is ruled out
    $unit, $inunit      the first unit: "row 3", "in row 3"
    $other, $inother    the last unit; $units all of them; $bases, $covers: lines of a fish
    $crossing           the second and the third unit; $crossers all but the first, with "or"
    $fins               the cells of a fish that lie in none of its covers
    $missing            `yes` where units miss digits, `no` in classic kinds
    $kind               `row`, `column`, `box` or `diagonal`: the word of the first unit
    $fact               what is known of the first cell: "9 is missing from row 2"
    $misses             the digit that the first unit misses, as the facts of the step have it
    $premise            what the facts tell of the magic digit: "9 is the magic digit"
    $why                why the first units contain the digit, in brackets after a space, or nothing
    $cage, $cages       "the cage at r1c1 (sum 12)"
    $sum, $second       the first and the second number of the step; $total the last
    $equation           "r3c1 and what row 3 misses add up to 12"
    $shares             the numbers but the first: "3 or 5"
    $count              how many cells the pattern has
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from texts.words import PANELS, Caged, Named, Words, message

Pair = tuple[int, int]
BASES = {"x-wing": 2, "skyscraper": 2, "two-string-kite": 2, "swordfish": 3, "jellyfish": 4}
"""How many of a pattern's units are bases; any other technique has one."""


class Seen(Protocol):
    """A step, as this room needs it; `solvers.step.Step` is one."""

    @property
    def technique(self) -> str:
        """The name of its technique."""

    @property
    def places(self) -> tuple[Pair, ...]:
        """(cell, digit) pairs that it places."""

    @property
    def removes(self) -> tuple[Pair, ...]:
        """(cell, digit) pairs that it rules out."""

    @property
    def units(self) -> tuple[str, ...]:
        """Names of its units, the base first."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the pattern."""

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits of the pattern."""

    @property
    def facts(self) -> tuple[Pair, ...]:
        """(cell, mask) pairs that it rests on."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that it uses beyond "no repeats"."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Sums, as the technique orders them."""


@dataclass(frozen=True)
class Known:
    """What was known before a step, so that its reasons can be quoted.

    Attributes:
        panel: the digits that stand in the panel, by the entry's name.
        told: for a (cell, digit) pair that was removed, the number of the step that told so.
    """

    panel: Mapping[str, int] = field(default_factory=dict)
    told: Mapping[Pair, int] = field(default_factory=dict)


NOTHING = Known()


def title(technique: str, lang: str = "en") -> str:
    """Return what a technique is called."""
    return message(lang, technique, "title")


def say(step: Seen, board: Named, lang: str = "en", known: Known = NOTHING) -> str:
    """Return a step as a sentence.

    Args:
        step: what was seen and what follows.
        board: names its cells, and has the cages.
        lang: one of `languages()`.
        known: what was known before, for the reasons.

    Raises:
        KeyError: the catalogue has no message for the technique.
        ValueError: there is no such language.
    """
    return capital(message(lang, step.technique, **values_of(step, Words(lang, board), known)))


def capital(text: str) -> str:
    """Return a sentence with a capital letter, unless it begins with the name of a cell."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def values_of(step: Seen, words: Words, known: Known) -> dict[str, str | int]:
    """Return the values that the message of a step can use."""
    units, cells, digits = step.units, step.cells, step.digits
    bases = base_count(step)
    return {
        "result": result(step, words),
        "digit": words.digit(digits[0]) if digits else "",
        "digits": words.digits(digits),
        "ordigits": words.digits(digits, "or"),
        "cell": words.cell(cells[0]) if cells else "",
        "cells": words.cells(cells),
        "orcells": words.cells(cells, "or"),
        "last": words.cell(cells[-1]) if cells else "",
        "wings": words.cells(cells[1:], "or"),
        "inner": words.cells(cells[1:-1]),
        "ends": words.cells(cells[-2:], "or"),
        "gone": words.digit(step.removes[0][1]) if step.removes else "",
        "unit": words.unit(units[0]) if units else "",
        "inunit": words.unit(units[0], "in-") if units else "",
        "other": words.unit(units[-1]) if units else "",
        "inother": words.unit(units[-1], "in-") if units else "",
        "units": words.list(map(words.unit, units)),
        "bases": words.list(map(words.unit, lines_of(step, units[:bases]))),
        "covers": words.list(map(words.unit, lines_of(step, units[bases:]))),
        "crossing": words.list(map(words.unit, units[1:3])),
        "crossers": words.list(map(words.unit, units[1:]), "or"),
        "fins": words.cells(fins(step, words.board)),
        "missing": "yes" if "magic" in words.board.names else "no",
        "kind": kind_of(units[0]) if units else "none",
        "fact": words.holds(cells[0], digits[0]) if cells and digits else "",
        "misses": misses(step, words),
        "premise": premise(step, words),
        "why": why(step, words, known),
        "count": len(cells),
        **sums_of(step, words),
    }


def sums_of(step: Seen, words: Words) -> dict[str, str]:
    """Return the values that the messages about cages can use."""
    cages = cages_of(step, words.board)
    return {
        "cage": words.cage(cages[0]) if cages else "",
        "cages": words.list(map(words.cage, cages)),
        "sum": words.digit(step.numbers[0]) if step.numbers else "",
        "second": words.digit(step.numbers[1]) if len(step.numbers) > 1 else "",
        "total": words.digit(step.numbers[-1]) if step.numbers else "",
        "equation": equation(step, words) if step.numbers and step.cells else "",
        "shares": words.digits(step.numbers[1:], "or"),
    }


def kind_of(unit: str) -> str:
    """Return the word of a unit: `row` of `row3` and of `row-panel`."""
    return unit.partition("-")[0].rstrip("0123456789")


def base_count(step: Seen) -> int:
    """Return how many of the units of a step are its bases."""
    return next((count for name, count in BASES.items() if name in step.technique), 1)


def lines_of(step: Seen, units: tuple[str, ...]) -> tuple[str, ...]:
    """Return units of a step; of a fish without what the lines miss, which is told in words."""
    fish = any(name in step.technique for name in ("x-wing", "swordfish", "jellyfish"))
    return tuple(name for name in units if name not in PANELS) if fish else units


def fins(step: Seen, board: Named) -> tuple[int, ...]:
    """Return the cells of a fish that lie in none of its covers."""
    covers = step.units[base_count(step) :]
    inside = {cell for unit in board.units if unit.name in covers for cell in unit.cells}
    return tuple(cell for cell in step.cells if cell not in inside)


def cages_of(step: Seen, board: Named) -> list[Caged]:
    """Return the cages that hold the whole pattern, or else those that hold some of it."""
    grid = {cell for cell in step.cells if cell < board.grid_cells}
    whole = [cage for cage in board.cages if grid and grid <= set(cage.cells)]
    return whole[:1] or [cage for cage in board.cages if grid & set(cage.cells)]


def result(step: Seen, words: Words) -> str:
    """Return what follows from a step: its placements, then what it rules out.

    Rule D2 is cited where it is used: not every solver of diagonal puzzles takes it for granted.
    """
    texts = [words.holds(cell, digit) for cell, digit in step.places]
    gone: dict[int, list[int]] = {}
    for cell, digit in step.removes:
        gone.setdefault(cell, []).append(digit)
    together: dict[tuple[int, ...], list[int]] = {}
    for cell, digits in sorted(gone.items()):
        together.setdefault(tuple(sorted(digits)), []).append(cell)
    for some, cells in together.items():
        texts.extend(words.lacks(cells, some))
    head = texts[0] if texts else ""
    for text in texts[1:]:
        head = words.text("results", head=head, next=text)
    return words.text("by-rule", result=head, rule="D2") if "D2" in step.rules else head


def misses(step: Seen, words: Words) -> str:
    """Return the digit that the first unit of a step misses, if its facts tell."""
    facts = dict(step.facts)
    for cell, mask in facts.items():
        panel = cell >= words.board.grid_cells and words.board.names[cell] in step.units[:1]
        if panel and mask.bit_count() == 1:
            return words.digit(mask.bit_length() - 1)
    return ""


def premise(step: Seen, words: Words) -> str:
    """Return what the facts of a step tell of the magic digit: what it is, or what it is not."""
    facts = dict(step.facts)
    for cell, mask in facts.items():
        if words.board.names[cell] == "magic":
            if mask.bit_count() == 1:
                return words.holds(cell, mask.bit_length() - 1)
            gone = [digit for digit in step.digits if not mask >> digit & 1]
            return "".join(words.lacks([cell], gone)) if gone else ""
    return ""


def equation(step: Seen, words: Words) -> str:
    """Return what the cells of a step add up to, those outside its units taken away.

    The cages then cover the rest of the units, or of the board if there are none. The panel
    cells belong to their units; of the whole board, the magic cell is taken away.
    """
    grid, total = words.board.grid_cells, step.numbers[0]
    inside = {cell for unit in words.board.units if unit.name in step.units for cell in unit.cells}
    inside = inside if step.units else set(range(grid))
    plus = [cell for cell in step.cells if cell in inside]
    minus = [cell for cell in step.cells if cell not in inside]
    if total < 0 or not plus:
        plus, minus, total = minus, plus, -total
    values: dict[str, str | int] = {
        "plus": words.cells(plus),
        "sum": words.digit(total),
        "count": len(plus),
    }
    if not minus:
        return words.text("adds-up", **values)
    return words.text("adds-up-more" if total else "same", minus=words.cells(minus), **values)


def why(step: Seen, words: Words, known: Known) -> str:
    """Return in brackets why the base units of a step contain its digit; nothing if all do.

    The facts of the step tell that they do: their panel cells cannot hold the digit.
    """
    if len(step.digits) != 1:
        return ""
    (digit,) = step.digits
    cells = {name: cell for cell, name in enumerate(words.board.names)}
    facts = dict(step.facts)
    reasons: list[str] = []
    for unit in step.units[: base_count(step)]:
        panel = cells.get(unit)
        if panel is not None and panel in facts and not facts[panel] >> digit & 1:
            reasons.append(reason(unit, panel, digit, words, known))
    if not reasons:
        return ""
    return words.text("because", reasons=words.list(dict.fromkeys(reasons), glue="sign"))


def reason(unit: str, panel: int, digit: int, words: Words, known: Known) -> str:
    """Return why a unit contains a digit, as far as it is known."""
    text, contains = words.digit(digit), words.contain([unit], words.digit(digit))
    if known.panel.get("magic") == digit:
        return words.text("contains-magic", digit=text, contains=contains)
    if unit in known.panel:
        fact = words.holds(panel, known.panel[unit])
        return words.text("contains-since", fact=fact, contains=contains)
    if not unit.startswith("diagonal"):
        for name, found in known.panel.items():
            if found == digit and kind_of(name) == kind_of(unit):
                fact = words.text(
                    "is-missing", unit=words.unit(name), inunit=words.unit(name, "in-"), digit=text
                )
                return words.text("contains-since", fact=fact, contains=contains)
    if (panel, digit) in known.told:
        return words.text(
            "contains-told", contains=contains, step=words.digit(known.told[panel, digit])
        )
    return contains
