"""Measuring rates: how often something can be done in a second of processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


class Rate:
    """Collects one figure per round."""

    def __init__(self) -> None:
        self.rounds: list[float] = []

    def add(self, per_second: float) -> None:
        self.rounds.append(per_second)

    @property
    def median(self) -> float:
        return median(self.rounds)


def measure(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Repeat some work for a while: how much it did, and how often it was called, per second."""
    done = calls = 0
    started = time.process_time()
    while True:
        done += work()
        calls += 1
        spent = time.process_time() - started
        if spent >= seconds:
            return done / spent, calls / spent
