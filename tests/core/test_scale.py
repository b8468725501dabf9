"""Round numbers on the scales of pictures."""

from __future__ import annotations

import pytest

from kotatsu.core.scale import ticks


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 6, [0, 1, 2, 3, 4, 5, 6]),
        (-3, 40, [0, 10, 20, 30, 40]),
        (-12, 12, [-10, -5, 0, 5, 10]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 9_000, [0, 2_000, 4_000, 6_000, 8_000]),
    ],
)
def test_ticks_are_round_and_few(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == found


@pytest.mark.parametrize("power", range(15))
def test_whole_numbers_stay_whole_however_many_there_are(power: int) -> None:
    for most in (1, 3, 7, 10):
        found = ticks(0, most * 10**power, least=1)
        assert 2 <= len(found) <= 8 and all(tick == int(tick) for tick in found)


def test_there_is_a_scale_for_nothing() -> None:
    assert ticks(0, 0) == [0]
