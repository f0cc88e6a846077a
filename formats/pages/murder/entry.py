"""A case of Sudoku Murder in a book: plan, cards, grid and legend on one picture."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from formats.pages.drawing import Drawing
from formats.pages.entry import Documented, Room, Rule
from formats.pages.font import wrapped
from formats.pages.murder.cards import Card, card_drawing, grid_drawing, legend_drawing, line
from formats.pages.murder.flow import parted
from formats.pages.murder.plan import Names, plan_drawing
from formats.pages.murder.signs import signs
from puzzles.murder.case import Placement
from puzzles.murder.document import CaseDocument
from texts.cards import CaseWords
from texts.page_words import page_text, rtl
from texts.words import message

GAP = 5.0
SIZES = (2.7, 3.2)
"""Sizes of text that are tried, beside cells of 10."""
BESIDE = (0.0, 46.0, 62.0, 84.0, 120.0)
"""Widths beside the plan that are tried."""
CARD, CARD_GAP = 14.0, 2.4
"""The least width of a card, of the size of its text, and the space between cards."""
MOST = 1.65
"""The most that a picture will be enlarged, as it is judged here."""


@dataclass(frozen=True)
class CaseEntry(Documented[CaseDocument]):
    """A case in a book.

    Attributes:
        placement: its one solution, if it is to be shown.
        address: where it can be played: nowhere.
    """

    placement: Placement | None = None
    address: str = ""

    def puzzle(self, lang: str, room: Room | None = None, *, large: bool = False) -> Drawing:
        """Return plan, cards, grid and legend, laid out so that they are largest in some room."""
        return self._laid(lang, room or (190.0, 250.0), large=large).drawing()

    def print_size(self, lang: str, room: Room, *, large: bool = False) -> float:
        """Return the size of the text on its cards when its picture fills a room."""
        layout = self._laid(lang, room, large=large)
        wide, high = layout.extent
        return layout.size * min(room[0] / wide, room[1] / high)

    @cached_property
    def _layouts(self) -> dict[tuple[str, Room, bool], "_Layout"]:
        """The best layouts that were found, by language, room, and whether in large print."""
        return {}

    def _laid(self, lang: str, space: Room, *, large: bool) -> "_Layout":
        """Return the layout in which the picture is best in some room."""
        key = lang, space, large
        if key not in self._layouts:
            self._layouts[key] = self._best(lang, space, large=large)
        return self._layouts[key]

    def _best(self, lang: str, space: Room, *, large: bool) -> "_Layout":
        """Try layouts and return the best."""
        made = _Sheet(self.document, lang)
        laid = [
            made.laid(beside, size, below=below)
            for beside in BESIDE
            for below in (True, False)
            if beside or below
            for size in (SIZES[-1:] if large else SIZES)
        ]
        return max(laid, key=lambda one: one.merit(space))

    def answer(self, lang: str, *, small: bool = False, large: bool = False) -> Drawing | None:
        """Return the plan with everybody in their places, or None without a solution."""
        if self.placement is None:
            return None
        made = _Sheet(self.document, lang)
        plan, _ = plan_drawing(self.document.case, made.names, self.placement, bare=small)
        size = 5.4 if small else 3.2
        return made.told(plan, self.placement, size)

    def rules(self, lang: str) -> Iterator[Rule]:
        """Yield the rules of the board and of the clues that are on its cards."""
        from formats.pages.murder.rules import case_rules

        return case_rules(self.document.case, lang)


@dataclass(frozen=True)
class _Layout:
    """Parts of a picture with their places, the size of the text in it, and its own size."""

    parts: Sequence[tuple[Drawing, float, float]]
    size: float

    @property
    def extent(self) -> tuple[float, float]:
        """Its width and height."""
        return (
            max(x + part.width for part, x, _ in self.parts),
            max(y + part.height for part, _, y in self.parts),
        )

    def merit(self, room: Room) -> float:
        """Return how good it is in some room: large cells, and text that can be read."""
        wide, high = self.extent
        return min(room[0] / wide, room[1] / high, MOST) * float(self.size**0.5)

    def drawing(self) -> Drawing:
        """Return the picture."""
        items = tuple(item for part, x, y in self.parts for item in part.placed(x, y))
        return Drawing(*self.extent, items)


class _Sheet:
    """The picture of a case in a language, in parts."""

    def __init__(self, document: CaseDocument, lang: str) -> None:
        self.case, self.lang, self.rtl = document.case, lang, rtl(lang)
        self.words = CaseWords(self.case, lang, document.texts.get(lang))
        plan = self.case.plan
        people = [self.words.person(one.id) for one in self.case.people]
        self.names = Names(
            {room.id: self.words.room(room.id) for room in plan.rooms},
            {kind: self.words.thing(kind) for kind in plan.kinds_here},
            signs(people),
            self.rtl,
        )
        self._made: dict[tuple[str, float, float], Drawing] = {}
        self.cards = [
            Card(name, sign, person.victim, self.words.card(person))
            for name, sign, person in zip(people, self.names.signs, self.case.people, strict=True)
        ]

    def laid(self, beside: float, size: float, *, below: bool) -> _Layout:
        """Return a layout: grid and legend beside the plan, and the cards under either.

        Args:
            beside: the width beside the plan; with none, all stands below it.
            size: of the text.
            below: whether the cards stand under the plan, or under what is beside it.
        """
        plan, lettered = self._plan
        wide = plan.width + (GAP + beside if beside else 0)
        x, y = (plan.width + GAP, 0.0) if beside else (0.0, plan.height + 0.6 * GAP)
        parts = [(plan, 0.0, 0.0)]
        for part in (self._grid(beside or wide), self._legend(lettered, beside or wide, size)):
            parts.append((part, x, y))
            y += part.height + 0.5 * GAP
        if not below:
            return _Layout([*parts, *self._flow([(x, beside, y)], size)], size)
        under = max(plan.height + 0.3 * GAP, y)
        rooms = [(0.0, wide, under)]
        if beside:
            rooms = [(0.0, plan.width, plan.height + 0.3 * GAP), (x, beside, y)]
        return _Layout([*parts, *self._flow(rooms, size)], size)

    @cached_property
    def _plan(self) -> tuple[Drawing, dict[str, str]]:
        """The plan, and the letters of rooms by id that have no name on it."""
        return plan_drawing(self.case, self.names)

    def _grid(self, wide: float) -> Drawing:
        """Return the grid to cross off."""
        key = "grid", wide, 0.0
        if key not in self._made:
            words = page_text(self.lang, "grid-rows"), page_text(self.lang, "grid-columns")
            self._made[key] = grid_drawing(self.cards, words, wide, rtl=self.rtl)
        return self._made[key]

    def _legend(self, lettered: Mapping[str, str], wide: float, size: float) -> Drawing:
        """Return the legend, its text a little smaller than that of the cards."""
        key = "legend", wide, size
        if key not in self._made:
            groups, rooms = self._groups(), self._rooms(lettered)
            self._made[key] = legend_drawing(groups, rooms, wide, 0.92 * size, rtl=self.rtl)
        return self._made[key]

    def _groups(self) -> list[tuple[str, list[tuple[str, str]], bool]]:
        """Return the objects to be on, and those that block their cells, with their titles."""
        plan = self.case.plan
        return [
            (
                message(self.lang, title),
                [(k, self.names.things[k]) for k in plan.kinds_here if plan.stands(k) != solid],
                solid,
            )
            for title, solid in (("plan-seats", False), ("plan-solid", True))
        ]

    def _rooms(self, lettered: Mapping[str, str]) -> list[tuple[str, str]]:
        """Return the letters of rooms and their names."""
        return [(letter, self.names.rooms[key]) for key, letter in lettered.items()]

    def _flow(
        self, rooms: Sequence[tuple[float, float, float]], size: float
    ) -> Iterator[tuple[Drawing, float, float]]:
        """Yield the cards with their places: column by column, as low as it takes, the victim last.

        Args:
            rooms: where there is room for columns: left, width, and top.
            size: of the text.
        """
        columns: list[tuple[float, float, float]] = []
        for left, wide, top in rooms:
            count = max(1, int((wide + CARD_GAP) / (CARD * size + CARD_GAP)))
            across = (wide - (count - 1) * CARD_GAP) / count
            columns += [(left + at * (across + CARD_GAP), top, across) for at in range(count)]
        columns.sort(reverse=self.rtl)
        cards = (*sorted(self.cards, key=lambda card: card.victim), *self._facts())
        drawn = {
            across: [card_drawing(card, across, size, rtl=self.rtl) for card in cards]
            for across in {across for *_, across in columns}
        }
        heights = [[one.height + CARD_GAP for one in drawn[across]] for *_, across in columns]
        ends = parted([top for _, top, _ in columns], heights)
        for (x, y, across), start, end in zip(columns, (0, *ends), ends, strict=False):
            for drawing in drawn[across][start:end]:
                yield drawing, x, y
                y += drawing.height + CARD_GAP

    def _facts(self) -> Iterator[Card]:
        """Yield a card with what is on nobody's card."""
        if self.case.facts:
            sentences = [self.words.say(fact) for fact in self.case.facts]
            yield Card(message(self.lang, "plan-facts"), "", False, sentences)

    def told(self, plan: Drawing, placement: Placement, size: float) -> Drawing:
        """Return a solved plan with the murderer's name below it."""
        murderer = self.case.murderer(placement)
        if murderer is None:
            return plan
        cell, who = self.case.plan.name(placement[murderer]), self.case.people[murderer]
        text = message(self.lang, "plan-murderer", name=self.words.person(who.id), cell=cell)
        rows = wrapped(text, size, plan.width)
        items = list(plan.items)
        low = plan.height
        for row in rows:
            low += 1.3 * size
            items.append(line(0, plan.width, low, row, size, rtl=self.rtl, role="murderer"))
        return replace(plan, height=low + 0.5 * size, items=tuple(items))
