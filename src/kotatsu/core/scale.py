"""Round numbers for the scales of pictures."""

from __future__ import annotations

from math import ceil, floor, log10


def ticks(low: float, high: float, most: int = 6, least: float = 1e-9) -> list[float]:
    """Round numbers between two others, with steps of which about `most` fit between them; none is less than `least`."""
    rough = max((high - low) / most, least)
    size = 10.0 ** floor(log10(rough))
    step = next((size * times for times in (1, 2, 5) if size * times >= rough), size * 10)
    first = ceil(low / step - 1e-9)
    return [round(step * n, 10) for n in range(first, floor(high / step + 1e-9) + 1)]
