# kotatsu: compiled
"""The state's own source of chance: the same numbers on every machine, interpreted or compiled.

The algorithm is xoshiro128** by Blackman and Vigna, on four 32-bit words, so that no intermediate result leaves the range
of mypyc's unboxed integers. A seed is any text; SHA-256 spreads it over the words, so a long secret seed stays a secret.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """A generator of random numbers that can be copied, written down and compared."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        """A twin that draws the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.d)

    def registers(self) -> list[int]:
        """Four numbers from which the generator can be made again."""
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        x = 5 * b & WORD
        x = ((x << 7) & WORD) | (x >> 25)
        result = 9 * x & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, n: i64) -> int:
        """A number from 0 to n-1, by multiplication instead of division: the bias is below n / 2**30."""
        return ((self.next() >> 2) * n) >> 30

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def fork(self) -> Rng:
        """An independent generator seeded from this one."""
        return Rng(self.next() | 1, self.next(), self.next(), self.next())


def seeded(seed: str) -> Rng:
    """The generator that belongs to a text."""
    digest = sha256(seed.encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12))
    return Rng(a | 1, b, c, d)  # the all-zero state, the only bad one, cannot come up
