# kotatsu: compiled
"""The numbers by which a game counts by hand what a position is worth. They stand in a row, so that a lesson may bring others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Hand:
    """What the makers of a game thought that things are worth, by name."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.names = list(numbers)
        self.usual = vec[i64](list(numbers.values()))
