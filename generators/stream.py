"""Our own random numbers: the same on every machine, in every version of Python.

The generator is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators",
OOPSLA 2014): the state grows by an odd constant, and each state is hashed into a number of 64 bits.
A stream is keyed by integers, (seed, index, attempt) for a puzzle, folded in one after the other:

    state = 0; for key in keys: state = mix(state + GAMMA + key)

All arithmetic is modulo 2**64, so that compiled code can draw the same numbers.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(word: int) -> int:
    """Hash 64 bits into 64 bits (the finisher of SplitMix64)."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


class Stream:
    """A sequence of random numbers that its keys decide."""

    def __init__(self, *keys: int) -> None:
        state = 0
        for key in keys:
            state = mix(state + _GAMMA + key & _WORD)
        self.state = state

    def word(self) -> int:
        """Return the next 64 random bits."""
        self.state = self.state + _GAMMA & _WORD
        return mix(self.state)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, for a bound of at most 2**32.

        The upper half of a word, times the bound, shifted (Lemire: "Fast Random Integer Generation
        in an Interval", 2019, without the rejection): one word a draw, bias below 2**-32 * bound.
        """
        return (self.word() >> 32) * bound >> 32

    def choice(self, items: Sequence[Item]) -> Item:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put the items in random order, in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def split(self) -> "Stream":
        """Return a stream of its own, keyed by the next word of this one."""
        return Stream(self.word())
