"""Learning by trying out: each seat judges by numbers of its own, and how the games end says which way they should go.

What explains the lead at the end need not help to win it: who is ahead has more of everything. So the numbers of a lesson
are varied at random, for every seat otherwise, and the lead is explained by that alone. Chance decided who had which
numbers, so what they brought is their own doing. Then the lesson goes a little way there, and is varied again.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kotatsu.core.rng import seeded
from kotatsu.lab.regression import MOMENTS, Numbers, Sample, rounded
from kotatsu.lab.selfplay import Seen, Weights

STEPS = 40  # that the spread of leads is divided into: one such step for what a trait usually differs by
LEAST_SPREAD = 0.5  # of a trait: what hardly anybody has would else be worth a fortune to some
HAND_STEP = 0.1  # of the hand's share
NUMBER_STEP = 0.25  # of the logarithm of each number that the hand counts with
RIDGE = 0.02  # parts of the games, added to what is known of each number
MEMORY = 0.8  # how much earlier games count, which were played round another lesson
STRIDE = 0.06  # how far to go in the direction found: parts of the length of a variation


class Scale:
    """A lesson as a row of numbers, each counted in steps that matter about alike."""

    def __init__(self, sample: Sample, numbers: list[int], hand_only: bool = False) -> None:
        """`numbers` are those of the hand, whatever they are now; with `hand_only` nothing else is moved."""
        spread = sample.traits.std(axis=0)
        self._used: NDArray[np.bool_] = spread > 0
        step = 100 * sample.lead.std() / STEPS / np.maximum(spread[self._used], LEAST_SPREAD)
        self._numbers = len(numbers)
        rest = [] if hand_only else [np.tile(step, MOMENTS), np.full(MOMENTS, HAND_STEP)]
        self._steps: Numbers = np.concatenate([*rest, np.full(self._numbers, NUMBER_STEP)])

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self._steps)

    def moved(self, weights: Weights, steps: Numbers) -> Weights:
        """A lesson with each number moved by so many steps."""
        linear = len(steps) - self._numbers
        change = steps[:linear] * self._steps[:linear]
        worth = np.array(weights.worth)
        hand = np.array(weights.hand)
        if linear:
            worth[:, self._used] += change[:-MOMENTS].reshape(MOMENTS, -1)
            hand += change[-MOMENTS:]
        times = np.exp(steps[linear:] * self._steps[linear:])
        numbers = [max(1, round(n * factor)) for n, factor in zip(weights.numbers, times.tolist(), strict=True)]
        return Weights(weights.turns, rounded(hand), [rounded(row) for row in worth], numbers)


def variation(scale: Scale, seats: int, seed: str) -> Numbers:
    """What each seat has of each number in one game: some a step more, as many a step less."""
    chance = seeded(f"{seed}/varied")
    signs = [1] * (seats // 2) + [-1] * (seats // 2) + [0] * (seats % 2)
    columns = []
    for _ in range(scale.size):
        chance.shuffle(signs)
        columns.append(signs[:])
    return np.array(columns, dtype=float).T


class Evidence:
    """What is known about the way to go: the sums of a regression of leads on variations."""

    def __init__(self, size: int) -> None:
        self._squares: Numbers = np.zeros((size, size))
        self._products: Numbers = np.zeros(size)
        self._count = 0.0

    def fade(self) -> None:
        """Another lesson is varied from now on, not far from the one before."""
        self._squares *= MEMORY
        self._products *= MEMORY
        self._count *= MEMORY

    def add(self, variations: Sequence[Numbers], games: Sequence[Seen]) -> None:
        """Count in games and how the numbers of their seats were varied."""
        rows: Numbers = np.vstack(variations)
        scores = np.array([seen.scores for seen in games], dtype=float)
        leads = (scores - scores.mean(axis=1, keepdims=True)).ravel()
        self._squares += rows.T @ rows
        self._products += rows.T @ leads
        self._count += len(rows)

    def direction(self) -> Numbers:
        """Where the lead grows most: a way as long as a variation."""
        size = len(self._products)
        found = np.linalg.solve(self._squares + RIDGE * self._count * np.eye(size), self._products)
        length = float(np.sqrt(found @ found))
        way: Numbers = np.array(found * (np.sqrt(size) / max(length, 1e-9)), dtype=float)
        return way
