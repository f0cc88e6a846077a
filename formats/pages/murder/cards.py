"""What stands beside a plan: the cards with their clues, the grid to cross off, the legend."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from formats.pages.drawing import INK, Drawing, Item, Path, Pen, Text, centred, lines, rect
from formats.pages.font import fitted, width, wrapped
from formats.pages.look import FAINT
from formats.pages.murder.pictograms import WHITE, pictogram
from formats.pages.murder.signs import sign

LEADING = 1.34
FRAME, HALF = Pen(0.3, FAINT), 0.15
"""The pen of frames, and half its width."""
SOFT = Pen(0.16, "#8a8a8a")
HEAD = "#e6e6e6"
NAME = 2.7
"""The size of names and numbers at the grid."""
HEADS = 2.9 * NAME
"""Room above its halves."""
LEAST, WIDEST, PART = 3.2, 5.6, 1.4
"""The least side of its cells for halves side by side, the most, and what parts the halves."""


@dataclass(frozen=True)
class Card:
    """A person's card: name, sign, whether it is the victim's, and the sentences on it."""

    name: str
    sign: str
    victim: bool
    sentences: Sequence[str]


def line(
    left: float, right: float, y: float, text: str, size: float, *, rtl: bool, bold: bool = False,
    colour: str = INK, role: str = "text",
) -> Text:  # fmt: skip
    """Return a text at the side where its language begins."""
    x = right if rtl else left
    return Text(x, y, text, size, "end" if rtl else "start", colour, bold, rtl, role=role)


def card_drawing(card: Card, wide: float, size: float, *, rtl: bool) -> Drawing:
    """Draw a card as wide as asked for, its text in a size."""
    pad, head = 0.55 * size, 2.0 * size
    rows = [
        (row, at == 0)
        for sentence in card.sentences
        for at, row in enumerate(wrapped(sentence, size, wide - 2 * pad - 0.8 * size))
    ]
    high = head + pad + max(len(rows), 1) * LEADING * size + 0.5 * pad
    items: list[Item] = [
        Path(rect(0, 0, wide, head, 0.9), fill=INK if card.victim else HEAD),
        Path(rect(HALF, HALF, wide - 2 * HALF, high - 2 * HALF, 0.9), FRAME, role="card"),
    ]
    before = pad
    if card.sign:
        middle = (wide - 1.1 * size if rtl else 1.1 * size), head / 2
        items += sign(middle, 0.78 * size, card.sign, dark=False)
        before = 2.3 * size
    left, right = (pad, wide - before) if rtl else (before, wide - pad)
    name = fitted(card.name, 1.1 * size, right - left, bold=True)
    ink = WHITE if card.victim else INK
    items.append(
        line(left, right, 1.4 * size, name, 1.1 * size, rtl=rtl, bold=True, colour=ink, role="name")
    )
    y = head + 0.3 * pad
    for row, first in rows:
        y += LEADING * size
        if first:
            x = wide - pad - 0.2 * size if rtl else pad + 0.2 * size
            items.append(centred(x, y - 0.33 * size, "•", size, "bullet"))
        inner = (pad, wide - pad - 0.8 * size) if rtl else (pad + 0.8 * size, wide - pad)
        items.append(line(*inner, y, row, size, rtl=rtl, role="clue"))
    return Drawing(wide, high, tuple(items))


def grid_drawing(
    cards: Sequence[Card], words: tuple[str, str], wide: float, *, rtl: bool
) -> Drawing:
    """Draw the grid to cross off: for each person the rows and the columns of the board.

    The two halves stand side by side, or one below the other where cells would be too small.

    Args:
        cards: the people.
        words: what stands above the rows and above the columns.
        wide: how wide it may be.
        rtl: whether names are written from right to left.
    """
    count = len(cards)
    names = max(width(card.name, NAME, bold=card.victim) for card in cards) + 1.2
    names = min(names, 0.3 * wide)
    cell = min((wide - names - PART) / (2 * count), WIDEST)
    abreast = cell >= LEAST
    if not abreast:
        cell = min((wide - names) / count, WIDEST)
    side = count * cell
    first = _half(cards, words[0], names, cell, rtl=rtl)
    second = _half(cards, words[1], names if not abreast else 0.0, cell, rtl=rtl)
    high = HEADS + side + 0.2
    x, y = (names + side + PART, 0.0) if abreast else (0.0, high + 1.0)
    items = (*first, *Drawing(0, 0, tuple(second)).placed(x, y))
    return Drawing(x + (0.0 if abreast else names) + side + 0.2, y + high, items)


def _half(
    cards: Sequence[Card], word: str, left: float, cell: float, *, rtl: bool
) -> Iterator[Item]:
    """Yield a half of the grid, the names before it if there is room at its left."""
    count = len(cards)
    side, small = count * cell, min(NAME, 0.76 * cell)
    right, low = left + side, HEADS + side
    text = fitted(word, NAME, side)
    yield Text(left + side / 2, NAME, text, NAME, colour=FAINT, rtl=rtl, role="caption")
    steps = [at * cell for at in range(1, count)]
    inner = [(left + step, HEADS, left + step, low) for step in steps]
    inner += [(left, HEADS + step, right, HEADS + step) for step in steps]
    yield lines(inner, SOFT, "cross")
    yield Path(rect(left, HEADS, side, side), FRAME, role="grid")
    for at, card in enumerate(cards):
        middle = (at + 0.5) * cell
        yield centred(left + middle, HEADS - 0.62 * NAME, str(at + 1), small, "number")
        if left:
            name = fitted(card.name, small, left - 0.9, bold=card.victim)
            y = HEADS + middle + 0.36 * small
            made = Text(left - 0.8, y, name, small, "end", bold=card.victim, rtl=rtl)
            yield replace(made, role="name")


def legend_drawing(
    groups: Sequence[tuple[str, Sequence[tuple[str, str]], bool]],
    rooms: Sequence[tuple[str, str]],
    wide: float,
    size: float,
    *,
    rtl: bool,
) -> Drawing:
    """Draw what the pictures mean: the objects of each group, and rooms that are only letters.

    Args:
        groups: a title, (kind, name) of its objects, and whether they block their cells.
        rooms: letters and names.
        wide: how wide it may be.
        size: of its text.
        rtl: whether the language is written from right to left.
    """
    items: list[Item] = []
    side = 2.5 * size
    names = [name for _, kinds, _ in groups for _, name in kinds]
    taken = side + max((width(name, size) for name in names), default=0.0) + 1.2 * size
    count = max(1, int((wide + 1.2 * size) / taken))
    y = 0.0
    for title, kinds, solid in groups:
        if kinds:
            y += 1.2 * size
            items.append(line(0, wide, y, title, size, rtl=rtl, colour=FAINT))
        for at, (kind, name) in enumerate(kinds):
            x = at % count * taken
            if not x:
                y += 0.35 * size if at == 0 else side
            picture = Drawing(10, 10, pictogram(kind, name, solid=solid))
            items += picture.placed(wide - x - side if rtl else x, y - 0.1 * side, side / 10)
            left, right = x + side + 0.3 * size, wide - x - side - 0.3 * size
            text = line(left, right, y + 0.72 * side, name, size, rtl=rtl)
            items.append(text)
        y += side if kinds else 0
    for row in _rooms(rooms, wide, size):
        y += LEADING * size
        items.append(line(0, wide, y, row, size, rtl=rtl, role="rooms"))
    return Drawing(wide, y + 0.4 * size, tuple(items))


def _rooms(rooms: Sequence[tuple[str, str]], wide: float, size: float) -> Iterator[str]:
    """Yield lines with letters and the names of their rooms."""
    text = " · ".join(f"{letter}: {name}".replace(" ", "\u00a0") for letter, name in rooms)
    yield from (row.replace("\u00a0", " ") for row in wrapped(text, size, wide) if row)
