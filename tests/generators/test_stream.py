"""Random numbers of our own, held to the published values of SplitMix64."""

from hypothesis import given
from hypothesis import strategies as st

from generators.stream import Stream


def test_splitmix64_reference_values():
    # Vigna's splitmix64.c with seed 1234567, as in Rosetta Code's task "Pseudo-random numbers".
    stream = Stream()
    stream.state = 1234567
    assert [stream.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(0, 2**64 - 1), st.integers(0, 1000), st.integers(1, 2**32))
def test_draws_lie_below_the_bound_and_repeat(seed, index, bound):
    draws = [Stream(seed, index).below(bound) for _ in range(2)]
    assert draws[0] == draws[1]
    assert 0 <= draws[0] < bound


def test_keys_give_different_streams():
    keys = [(s, i, a) for s in range(8) for i in range(8) for a in range(8)]
    assert len({Stream(*key).word() for key in keys}) == len(keys)


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**32))
def test_shuffling_keeps_the_items(items, seed):
    shuffled = list(items)
    Stream(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffles_are_even():
    seen = {}
    for seed in range(6000):
        items = [0, 1, 2]
        Stream(7, seed).shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert max(seen.values()) - min(seen.values()) < 250
