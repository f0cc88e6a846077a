"""lz-string, the compression inside SudokuPad's addresses, in its base 64 form.

LZ78 over the 16-bit units of the text: codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends
the text, 3 and up stand for strings seen before. A code has as many bits as the greatest code
possible then needs, the lowest bit first; the bits fill characters of six, the highest bit first.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from itertools import chain

from formats.errors import Unreadable
from formats.text import LONGEST

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
NEW_BYTE, NEW_UNIT, END = 0, 1, 2


def compress(text: str) -> str:
    """Return a text in the form of `compressToBase64`."""
    if not text:
        return ""
    bits = "".join(format(value, f"0{width}b")[::-1] for value, width in _codes(_units(text)))
    # At least one bit of padding, as the original writes it.
    count = len(bits) // 6 + 1
    whole = 24 * -(-count // 4)
    packed = b64encode(int(bits.ljust(whole, "0"), 2).to_bytes(whole // 8, "big")).decode()
    return packed[:count].ljust(whole // 6, "=")


def _units(text: str) -> Iterator[str]:
    """Yield the 16-bit units of a text, as characters."""
    data = text.encode("utf-16-le")
    for at in range(0, len(data), 2):
        yield chr(data[at] | data[at + 1] << 8)


def _codes(units: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield (value, number of bits) for the text, which is not empty, and its end."""
    known: dict[str, int] = {}
    fresh: set[str] = set()
    width, room, prefix = 2, 2, ""
    # A last round with an empty unit puts out what is left.
    for unit in chain(units, ("",)):
        if unit and unit not in known:
            known[unit] = len(known) + 3
            fresh.add(unit)
        longer = prefix + unit
        if unit and longer in known:
            prefix = longer
            continue
        spent = 1
        if prefix in fresh:
            fresh.remove(prefix)
            wide = ord(prefix) > 0xFF
            yield (NEW_UNIT if wide else NEW_BYTE), width
            yield ord(prefix), 16 if wide else 8
            spent = 2
        else:
            yield known[prefix], width
        for _ in range(spent):
            room -= 1
            if not room:
                room = 1 << width
                width += 1
        known[longer] = len(known) + 3
        prefix = unit
    yield END, width


def decompress(packed: str, most: int = LONGEST) -> str:
    """Return the text of a `compressToBase64` form, at most `most` units of it.

    Raises:
        Unreadable: it is no such form, is cut off, or unpacks to more.
    """
    if not packed:
        return ""
    pieces, total = [], 0
    for piece in _pieces(_Bits(packed)):
        total += len(piece)
        if total > most:
            raise Unreadable(f"the compressed text unpacks to more than {most} characters")
        pieces.append(piece)
    try:
        return "".join(pieces).encode("utf-16-le", "surrogatepass").decode("utf-16-le")
    except UnicodeDecodeError:
        raise Unreadable("the compressed text holds half a character") from None


def _pieces(bits: "_Bits") -> Iterator[str]:
    """Yield the strings that the codes stand for."""
    known: dict[int, str] = {}
    width, room, before = 2, 2, ""
    while (code := bits.take(width)) != END:
        if code in (NEW_BYTE, NEW_UNIT):
            piece = chr(bits.take(16 if code == NEW_UNIT else 8))
            known[len(known) + 3] = piece
            room -= 1
            if not room:
                room = 1 << width
                width += 1
        elif code in known:
            piece = known[code]
        elif code == len(known) + 3 and before:
            piece = before + before[0]
        else:
            raise Unreadable("the compressed text is damaged")
        yield piece
        if before:
            known[len(known) + 3] = before + piece[0]
        before = piece
        room -= 1
        if not room:
            room = 1 << width
            width += 1


class _Bits:
    """The bits of a base 64 text, taken in groups."""

    def __init__(self, packed: str) -> None:
        body = packed.rstrip("=")
        try:
            data = b64decode(body + "A" * (-len(body) % 4), validate=True)
        except ValueError:
            raise Unreadable("the compressed text is not base 64") from None
        self._data, self._at, self._end = data, 0, len(body) * 6

    def take(self, width: int) -> int:
        """Return the next bits as a number, the first the lowest."""
        if self._at + width > self._end:
            raise Unreadable("the compressed text is cut off")
        value = 0
        for place in range(width):
            at = self._at + place
            value |= (self._data[at >> 3] >> (7 - (at & 7)) & 1) << place
        self._at += width
        return value
