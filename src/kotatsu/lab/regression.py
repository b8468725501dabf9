"""What the end of a turn is worth, fitted to how games ended: ridge regression on the traits of the seats.

The lead at the end is explained by the lead in traits (a seat's own against the mean of the others'), with weights for the
beginning and the end of a game, and by what the position is worth by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kotatsu.lab.selfplay import Seen, Weights

MOMENTS = 2  # the beginning and the end: more of them explained no more
RIDGE = 1000.0  # how much evidence a weight needs; the fit hardly changes between a third and three times this
QUARTERS = 4
LEAST_WORTH = 0.01  # points; what moves a judgement less than this is left out
DIGITS = 4

Numbers = NDArray[np.float64]


class Sample(NamedTuple):
    """Ends of turns, each as one seat sees it. Points, not hundredths."""

    game: Numbers
    progress: Numbers  # part of a usual game that is over
    part: Numbers  # part of this game that is over
    by_hand: Numbers
    traits: Numbers  # own less the mean of the others'
    lead: Numbers  # at the end, over the mean of the others

    def pick(self, which: NDArray[np.bool_]) -> Sample:
        """Some rows of it."""
        return Sample(*(column[which] for column in self))


def usual_length(games: Sequence[Seen]) -> int:
    """How many turns a game has on average."""
    return max(1, round(float(np.mean([seen.turns for seen in games]))))


def sample(games: Sequence[Seen], turns: int) -> Sample:
    """The leads of all seats in everything that was noted, a row for each glance and seat."""
    columns: list[list[Any]] = [[], [], [], [], [], []]
    for number, seen in enumerate(games):
        leads = _against_others(np.array(seen.scores, dtype=float)[:, None])[:, 0]
        for glance in seen.glances:
            traits = _against_others(np.array(glance.traits, dtype=float))
            for seat, lead in enumerate(leads):
                progress = min(1.0, glance.turn / turns)
                part = glance.turn / seen.turns
                row = (number, progress, part, glance.by_hand[seat] / 100, traits[seat], lead)
                for column, value in zip(columns, row, strict=True):
                    column.append(value)
    return Sample(*(np.array(column, dtype=float) for column in columns))


def _against_others(rows: Numbers) -> Numbers:
    others: Numbers = (rows.sum(axis=0) - rows) / (len(rows) - 1)
    return rows - others


def fit(sample: Sample, turns: int, start: Weights | None, with_hand: bool, part: float) -> Weights:
    """Weights that explain the lead, or what the start misses of it: a lesson, or the hand alone.

    `with_hand` fits the hand's share too. Of the change that all this brings to the start a part is taken.
    """
    spread = sample.traits.std(axis=0)
    used = spread > 0
    size = int(used.sum())
    moments = _moments(sample.progress)
    scaled = sample.traits[:, used] / spread[used]
    columns = [scaled * moments[:, [moment]] for moment in range(MOMENTS)]
    hand_spread = max(float(sample.by_hand.std()), 1e-9)
    if with_hand:
        columns.append(sample.by_hand[:, None] / hand_spread * moments)
    origin = start or hand_alone(1.0, len(spread))
    known = hand_alone(0.0, len(spread)) if with_hand and start is None else origin
    missing = sample.lead - judged(sample, known)
    rows = np.hstack(columns)
    found = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ missing)
    standard = found[: MOMENTS * size].reshape(MOMENTS, size)
    standard[:, np.abs(standard).max(axis=0) < LEAST_WORTH] = 0
    worth = np.array(known.worth)
    worth[:, used] += 100 * standard / spread[used]
    hand = np.array(known.hand)
    if with_hand:
        hand += found[MOMENTS * size :] / hand_spread
    return Weights(
        turns,
        rounded(_towards(np.array(origin.hand), hand, part)),
        [rounded(row) for row in _towards(np.array(origin.worth), worth, part)],
        origin.numbers,
    )


def hand_alone(share: float, size: int) -> Weights:
    """Weights that leave everything to the hand, or a share of it."""
    return Weights(1, [share] * MOMENTS, [[0.0] * size for _ in range(MOMENTS)], [])


def _towards(start: Numbers, end: Numbers, part: float) -> Numbers:
    way: Numbers = start + part * (end - start)
    return way


def _moments(progress: Numbers) -> Numbers:
    """By position: how much each moment counts."""
    place = progress * (MOMENTS - 1)
    shares: Numbers = np.maximum(0.0, 1 - np.abs(place[:, None] - np.arange(MOMENTS)))
    return shares


def rounded(row: Numbers) -> list[float]:
    """Numbers with as many digits as mean something."""
    return [float(f"{value:.{DIGITS}g}") for value in row]


def judged(sample: Sample, weights: Weights | None) -> Numbers:
    """What the positions of a sample are worth by a lesson."""
    if weights is None:
        return sample.by_hand
    moments = _moments(sample.progress)
    learned = ((sample.traits @ np.array(weights.worth).T) * moments).sum(axis=1) / 100
    result: Numbers = sample.by_hand * (moments @ np.array(weights.hand)) + learned
    return result


def by_quarter(sample: Sample, weights: Weights | None) -> list[float]:
    """The correlation with the lead at the end in each quarter of the games."""
    values = judged(sample, weights)
    found = []
    for quarter in range(QUARTERS):
        there = (sample.part > quarter / QUARTERS) & (sample.part <= (quarter + 1) / QUARTERS)
        few = there.sum() < 2 or values[there].std() == 0 or sample.lead[there].std() == 0
        found.append(0.0 if few else round(float(np.corrcoef(values[there], sample.lead[there])[0, 1]), 3))
    return found
