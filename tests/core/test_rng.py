"""The random generator: known values, no visible pattern, equal everywhere."""

from __future__ import annotations

import pytest

from kotatsu.core.rng import Rng, seeded

pytestmark = pytest.mark.both_ways
WORD = 0xFFFFFFFF
FIRST_OF_SEVEN = [91, 25, 38, 23, 83, 69, 97, 20]


def reference(state: list[int]) -> int:
    """xoshiro128** written down as in its definition, with plain products."""

    def rotate(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & WORD

    result = rotate(state[1] * 5 & WORD, 7) * 9 & WORD
    t = state[1] << 9 & WORD
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotate(state[3], 11)
    return result


def test_it_is_the_generator_it_claims_to_be() -> None:
    rng = seeded("any text")
    registers = rng.registers()
    for _ in range(1000):
        assert rng.next() == reference(registers)
        assert rng.registers() == registers


def test_a_seed_means_the_same_for_ever() -> None:
    rng = seeded("7")
    assert [rng.below(100) for _ in range(8)] == FIRST_OF_SEVEN


def test_every_number_comes_up_about_as_often() -> None:
    rng = seeded("fair")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_shuffles_reach_every_order_and_forks_differ() -> None:
    rng = Rng(1, 2, 3, 4)
    orders = set()
    for _ in range(400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24
    assert rng.fork().registers() != rng.fork().registers()
