"""Sentences about the steps of a case: a message and its values in the reader's language.

The message of a technique is `case-step-NAME`; its attribute `title` is what the technique is
called. The values that every such message can use, ready-made in the reader's language:

    $result             what follows: "Anna is in r1c2; Bruno is not in row 3"
    $who, $gender       the first person of the pattern, and `f` or `m`
    $people, $others    all of them, all but the first; $many: how many
    $group              `one-f`, `one-m`, `many-f` (all are women) or `many-m`: of $people
    $cell, $cells       the first cell of the pattern, or all; $orcells: "r1c1 or r1c2"
    $unit, $inunit      the first line or room: "row 3", "in row 3", "in the Study"
    $other, $inother    the last of them; $units all of them
    $lines, $rooms      those that are lines, those that are rooms
    $bases, $covers     the first half of them, the second half
    $reason             the clues and rules that it rests on: "Anna's clue", "rule U7"
    $clue               how many there are of them
    $count              the first number of the step
    $how                `many` or `few`, `crowd` or `lack`: why company does not fit into a room, or
                        not to cells, row and column taken, where $others are those who are forced
                        into it (`crowd`); `empty` or `used`: what is told of rooms
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from texts.cards import CaseWords, Planned, Told
from texts.say import capital
from texts.words import listed, message

HOW = {1: "many", 2: "few", 3: "crowd", 4: "empty", 5: "used", 6: "lack"}
"""What the second number of a step says, where it has one."""
LONG = 3
"""So many cells are told as those that are gone; of more, those that are left if they are fewer."""


class CaseSeen(Protocol):
    """A step, as this room needs it; `solvers.case_step.CaseStep` is one."""

    @property
    def technique(self) -> str:
        """The name of its technique."""

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """(person, cell) pairs that it places."""

    @property
    def gone(self) -> tuple[tuple[int, int], ...]:
        """(person, mask of cells) pairs that it rules out."""

    @property
    def units(self) -> tuple[str, ...]:
        """Names of its lines and rooms."""

    @property
    def people(self) -> tuple[int, ...]:
        """The people of the pattern."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the pattern."""

    @property
    def clues(self) -> tuple[int, ...]:
        """Its clues: person by person as on the cards, then the facts, counted from 0."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that it uses, those of its clues among them."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Numbers, as the technique orders them."""


class Walled(Planned, Protocol):
    """A plan with its cells, as this room needs it."""

    @property
    def areas(self) -> Sequence[int]:
        """The cells of each room, as a mask."""

    @property
    def rows(self) -> Sequence[int]:
        """The cells of each row."""

    @property
    def columns(self) -> Sequence[int]:
        """The cells of each column."""

    def name(self, cell: int) -> str:
        """Return the name of a cell."""


class Case(Told, Protocol):
    """A case, as this room needs it; `puzzles.murder.case.Case` is one."""

    @property
    def plan(self) -> Walled:
        """The plan."""


def case_title(technique: str, lang: str = "en") -> str:
    """Return what a technique for cases is called."""
    return message(lang, f"case-step-{technique}", "title")


class StepWords:
    """The words for the steps of one case in one language.

    Args:
        case: the case.
        lang: one of `languages()`.
        given: texts of the document in that language; they name what no catalogue has.

    Raises:
        ValueError: there is no such language.
    """

    def __init__(self, case: Case, lang: str, given: Any = None) -> None:
        self.case, self.lang = case, lang
        self._words = CaseWords(case, lang, given)

    def text(self, name: str, /, **values: str | int) -> str:
        """Return a message of the language."""
        return message(self.lang, name, **values)

    def person(self, who: int) -> str:
        """Return a person's name."""
        return self._words.person(self.case.people[who].id)

    def people(self, some: Iterable[int], word: str = "and") -> str:
        """Return some people's names."""
        return listed(self.lang, [self.person(who) for who in some], word)

    def group(self, some: Sequence[int]) -> str:
        """Return whether they are one or many, and all women or not, for verbs that agree."""
        women = some and all(self.case.people[who].gender == "f" for who in some)
        return f"{'one' if len(some) == 1 else 'many'}-{'f' if women else 'm'}"

    def cell(self, cell: int) -> str:
        """Return a cell's name."""
        return self.text("cell", name=self.case.plan.name(cell))

    def cells(self, some: Iterable[int], word: str = "and") -> str:
        """Return some cells' names."""
        return listed(self.lang, map(self.cell, some), word, "sign")

    def unit(self, name: str, prefix: str = "") -> str:
        """Return the name of a line or room, with `in-` where it is."""
        kind, _, room = name.partition(":")
        if room:
            return self._words.room(room, "in" if prefix else None)
        word = kind.rstrip("0123456789")
        return self.text(f"{prefix}{word}", n=kind.removeprefix(word))

    def units(self, names: Iterable[str], prefix: str = "", word: str = "and") -> str:
        """Return the names of some lines and rooms."""
        return listed(self.lang, [self.unit(name, prefix) for name in names], word)

    def reasons(self, step: CaseSeen) -> list[str]:
        """Return what a step rests on: its clues, and U7 if it is used."""
        found = [self.clue(index) for index in step.clues]
        return found + [self.text("case-rule", rule=rule) for rule in step.rules if rule[0] == "U"]

    def reason(self, clues: Iterable[int]) -> str:
        """Return which clues some are."""
        return listed(self.lang, map(self.clue, clues))

    def clue(self, index: int) -> str:
        """Return which clue one is, by the person whose card it is on and its number there."""
        for who, person in enumerate(self.case.people):
            if index < len(person.clues):
                values = {"name": self.person(who), "of": self._words.person(person.id, "of")}
                return self._numbered("case-clue", index, len(person.clues), person.gender, values)
            index -= len(person.clues)
        return self._numbered("case-fact", index, len(self.case.facts), "m", {})

    def _numbered(
        self, name: str, index: int, count: int, gender: str, values: dict[str, str]
    ) -> str:
        n = self.text("number", n=str(index + 1))
        return self.text(name, n=n, clues=count, gender=gender, **values)

    def say(self, step: CaseSeen, masks: Sequence[int]) -> str:
        """Return a step as a sentence.

        Args:
            step: what was seen and what follows.
            masks: the cells that each person had before it.

        Raises:
            KeyError: the catalogue has no message for the technique.
        """
        values = self.values(step, masks)
        text = message(self.lang, f"case-step-{step.technique}", **values)
        return capital(text)

    def values(self, step: CaseSeen, masks: Sequence[int]) -> dict[str, str | int]:
        """Return the values that the message of a step can use."""
        people, cells, units = step.people, step.cells, step.units
        half = len(units) // 2
        reasons = self.reasons(step)
        return {
            "result": self.result(step, masks),
            "who": self.person(people[0]) if people else "",
            "gender": self.case.people[people[0]].gender if people else "m",
            "people": self.people(people),
            "others": self.people(people[1:]),
            "many": len(people),
            "group": self.group(people),
            "cell": self.cell(cells[0]) if cells else "",
            "cells": self.cells(cells),
            "orcells": self.cells(cells, "or"),
            "unit": self.unit(units[0]) if units else "",
            "inunit": self.unit(units[0], "in-") if units else "",
            "other": self.unit(units[-1]) if units else "",
            "inother": self.unit(units[-1], "in-") if units else "",
            "units": self.units(units),
            "lines": self.units(name for name in units if ":" not in name),
            "rooms": self.units(name for name in units if ":" in name),
            "bases": self.units(units[:half]),
            "covers": self.units(units[half:]),
            "reason": listed(self.lang, reasons),
            "clue": len(reasons),
            "count": step.numbers[0] if step.numbers else 0,
            "how": HOW.get(step.numbers[1], "") if len(step.numbers) > 1 else "",
        }

    def result(self, step: CaseSeen, masks: Sequence[int]) -> str:
        """Return what follows from a step: who is placed, then what is ruled out."""
        texts = [
            self.text(
                "case-is",
                name=self.person(who),
                cell=self.cell(cell),
                gender=self.case.people[who].gender,
            )
            for who, cell in step.places
        ]
        together: dict[tuple[str, tuple[str, ...] | int], list[int]] = {}
        for who, gone in step.gone:
            together.setdefault(self._effect(step, gone, masks[who]), []).append(who)
        texts += [self._loss(effect, some) for effect, some in together.items()]
        head = texts[0] if texts else ""
        for text in texts[1:]:
            head = self.text("results", head=head, next=text)
        return head

    def _effect(self, step: CaseSeen, gone: int, had: int) -> tuple[str, tuple[str, ...] | int]:
        """Return in what words it is told that a person loses cells."""
        for names in [(name,) for name in step.units] + [step.units]:
            area = 0
            for name in names:
                area |= self._area(name)
            if names and had & area == gone:
                return "case-not-unit", names
        left = had & ~gone
        if gone.bit_count() > LONG and left.bit_count() < gone.bit_count():
            return "case-only-cells", left
        return "case-not-cells", gone

    def _area(self, name: str) -> int:
        """Return the cells of a line or room."""
        plan = self.case.plan
        kind, _, room = name.partition(":")
        if room:
            return plan.areas[[one.id for one in plan.rooms].index(room)]
        word = kind.rstrip("0123456789")
        lines = plan.rows if word == "row" else plan.columns
        return lines[int(kind.removeprefix(word)) - 1]

    def _loss(self, effect: tuple[str, tuple[str, ...] | int], some: list[int]) -> str:
        """Return that some people lose cells."""
        name, what = effect
        values: dict[str, str | int] = {
            "people": self.people(some),
            "many": len(some),
            "group": self.group(some),
            "gender": self.case.people[some[0]].gender if len(some) == 1 else "m",
        }
        if isinstance(what, int):
            cells = [at for at in range(what.bit_length()) if what >> at & 1]
            return self.text(name, orcells=self.cells(cells, "or"), count=len(cells), **values)
        return self.text(name, inunits=self.units(what, "in-", "or"), **values)
