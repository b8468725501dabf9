"""What some games prove. The unit is a deal with all its rotations, because games of one deal are no strangers to each other.

Wins are shared out: whoever shares the first place with k-1 others gets one k-th of it. A *rate* is what one seat of an
entrant wins on average; the *share* of one against another is its rate divided by both rates. With two players that is the
usual winning percentage; with more it is what two players would see if chances went by strength alone (Luce's choice
axiom), so 50 % always means equally strong and 70 % is the same lead at every number of seats.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kotatsu.core.rng import Rng, seeded
from kotatsu.lab.entrants import Lineup

Z = 1.959963984540054  # of a two-sided 95 % interval
ELO_PER_DECADE = 400.0
SWEEPS = 200  # of the fit from scratch; it is warm afterwards
WARM_SWEEPS = 40
RESAMPLES = 400


class Interval(NamedTuple):
    """A value, and between what it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Block(NamedTuple):
    """A deal for one pair: what their seats won per seat, and how much they could have won at most."""

    ours: float
    theirs: float
    our_most: float
    their_most: float


class Question(NamedTuple):
    """Is the share above or below a line? A share within `width` of it may be answered either way."""

    line: float = 0.5
    width: float = 0.05
    error: float = 0.05  # how often the answer may be wrong, above or below

    def possible(self) -> bool:
        """Whether the line and both its sides are shares."""
        return 0 < self.width < min(self.line, 1 - self.line)

    def bound(self, questions: int = 1) -> float:
        """How large the log likelihood ratio has to become, when so many questions share the error."""
        error = self.error / max(1, questions)
        return math.log((1 - error) / error)


ABOVE, BELOW, OPEN = "above", "below", "open"


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean with its interval from blocks of any values."""
    mean = sum(values) / len(values) if values else 0.0
    if len(values) < 2:
        return Interval(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)


def rate_interval(values: Sequence[float]) -> Interval:
    """The mean of blocks that lie between 0 and 1, with an interval that stays there too."""
    return share_interval([Block(value, 1 - value, 1.0, 1.0) for value in values])


def share_interval(blocks: Sequence[Block]) -> Interval:
    """The share of one entrant against another, with Wilson's interval for as many games as the blocks are worth.

    Two blocks are added, one won by each side, so that a handful of games never looks like certainty.
    """
    if not blocks:
        return Interval(0.5, 0.0, 1.0)
    ours, theirs = sum(block.ours for block in blocks), sum(block.theirs for block in blocks)
    if ours + theirs == 0:
        return Interval(0.5, 0.0, 1.0)
    share = ours / (ours + theirs)
    more = [*blocks, *_both_ways(blocks[0])]
    ours, theirs = sum(block.ours for block in more), sum(block.theirs for block in more)
    centre = ours / (ours + theirs)
    squares = sum(((1 - centre) * block.ours - centre * block.theirs) ** 2 for block in more)
    worth = centre * (1 - centre) * (ours + theirs) ** 2 / squares
    low, high = _wilson(share, worth)
    return Interval(share, low, high)


def _both_ways(block: Block) -> tuple[Block, Block]:
    return block._replace(ours=block.our_most, theirs=0.0), block._replace(ours=0.0, theirs=block.their_most)


def _wilson(share: float, worth: float) -> tuple[float, float]:
    scale = 1 + Z * Z / worth
    centre = (share + Z * Z / (2 * worth)) / scale
    half = Z * math.sqrt(share * (1 - share) / worth + Z * Z / (4 * worth * worth)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


# -- the sequential test ----------------------------------------------------------------------------


class Trial:
    """A generalized sequential probability ratio test on deals, one after the other.

    It weighs *share = line + width* against *share = line - width*. Deals count as draws from a normal distribution whose
    variance is estimated as they come in; as above, one block won by each side is counted in.
    """

    def __init__(self, question: Question, questions: int = 1) -> None:
        self.question = question
        self.bound = question.bound(questions)
        self.ratios: list[float] = []  # after each deal
        self._sum = self._squares = self._rates = 0.0
        self._count = 0

    def add(self, block: Block) -> None:
        """Weigh one more deal."""
        if not self._count:
            for prior in _both_ways(block):
                self._count_in(prior)
        self._count_in(block)
        mean = self._sum / self._count
        variance = self._squares / self._count - mean * mean
        step = self.question.width * self._rates / self._count
        self.ratios.append(2 * self._count * step * mean / variance if variance > 0 else 0.0)

    def _count_in(self, block: Block) -> None:
        line = self.question.line
        value = (1 - line) * block.ours - line * block.theirs
        self._count += 1
        self._sum += value
        self._squares += value * value
        self._rates += block.ours + block.theirs

    def answer(self) -> str:
        """The first that was reached; what comes later changes nothing."""
        crossed = next((ratio for ratio in self.ratios if abs(ratio) >= self.bound), 0.0)
        return OPEN if not crossed else ABOVE if crossed > 0 else BELOW


# -- Elo ---------------------------------------------------------------------------------------------


class Wins(NamedTuple):
    """What happened at one kind of table in one block: how many games had a winner, and who won how much."""

    table: Lineup
    games: int
    won: Mapping[int, float]


def elo(entrants: int, blocks: Sequence[Sequence[Wins]], seed: str) -> list[Interval]:
    """Ratings whose mean is 0, with intervals from drawing the blocks again (bootstrap, always the same draws).

    The chance to win goes by strength, as at any table of Luce's model. One more game at each kind of table keeps the
    rating of somebody who never lost finite: everybody shares it, and in each draw by lot, so that the interval is as wide
    as so few games deserve.
    """
    tables = sorted({wins.table for block in blocks for wins in block})
    shared = [Wins(table, 1, _split(table, [1.0] * len(table))) for table in tables]
    best = _fit(entrants, [*shared, *(wins for block in blocks for wins in block)], [1.0] * entrants, SWEEPS)
    rng = seeded(f"{seed}/elo")
    drawn = []
    for _ in range(RESAMPLES):
        by_lot = [Wins(table, 1, _split(table, [_waiting_time(rng) for _ in table])) for table in tables]
        again = [blocks[rng.below(len(blocks))] for _ in blocks]
        drawn.append(
            _ratings(_fit(entrants, [*by_lot, *(wins for block in again for wins in block)], best, WARM_SWEEPS))
        )
    found = []
    for entrant, value in enumerate(_ratings(best)):
        values = sorted(rating[entrant] for rating in drawn)
        low, high = values[round(0.025 * (len(values) - 1))], values[round(0.975 * (len(values) - 1))]
        found.append(Interval(value, min(low, value), max(high, value)))
    return found


def _split(table: Lineup, weights: Sequence[float]) -> dict[int, float]:
    """One win, divided among the seats of a table."""
    won: dict[int, float] = {}
    for entrant, weight in zip(table, weights, strict=True):
        won[entrant] = won.get(entrant, 0.0) + weight / sum(weights)
    return won


def _waiting_time(rng: Rng) -> float:
    """Drawn from the exponential distribution: such numbers, divided by their sum, split a whole in every way alike."""
    return -math.log((1 + rng.below(1 << 20)) / (1 << 20)) + 1e-9


def _ratings(strengths: Sequence[float]) -> list[float]:
    logs = [ELO_PER_DECADE * math.log10(strength) for strength in strengths]
    mean = sum(logs) / len(logs)
    return [value - mean for value in logs]


def _fit(entrants: int, wins: Sequence[Wins], start: Sequence[float], sweeps: int) -> list[float]:
    """The most likely strengths, by minorization and maximization."""
    games: dict[Lineup, float] = {}
    won = [0.0] * entrants
    for one in wins:
        games[one.table] = games.get(one.table, 0.0) + one.games
        for entrant, share in one.won.items():
            won[entrant] += share
    strengths = list(start)
    for _ in range(sweeps):
        weights = [0.0] * entrants
        for table, played in games.items():
            each = played / sum([strengths[entrant] for entrant in table])
            for entrant in table:
                weights[entrant] += each
        strengths = [
            won[entrant] / weights[entrant] if weights[entrant] else strengths[entrant] for entrant in range(entrants)
        ]
    return strengths
