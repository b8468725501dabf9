"""The figures of the lab keep what they promise, on games whose truth is known."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from kotatsu.core.rng import Rng, seeded
from kotatsu.lab.statistics import ABOVE, BELOW, OPEN, Block, Question, Trial, Wins, elo, share_interval

RUNS = 400


def chance(rng: Rng, probability: float) -> bool:
    return rng.below(1_000_000) < probability * 1_000_000


def deal(rng: Rng, share: float) -> Block:
    """Two games of one deal, seats exchanged; the deal favours one seat, so the two hang together."""
    favour = min(0.2, share, 1 - share)
    won = (chance(rng, share + favour) + chance(rng, share - favour)) / 2
    return Block(won, 1 - won, 1.0, 1.0)


def trial(rng: Rng, question: Question, share: float, most: int) -> Trial:
    found = Trial(question)
    while found.answer() == OPEN and len(found.ratios) < most:
        found.add(deal(rng, share))
    return found


@pytest.mark.parametrize("line", [0.5, 0.7])
def test_the_sequential_test_errs_no_more_often_than_it_says(line: float) -> None:
    rng = seeded(f"errors {line}")
    question = Question(line)
    for share, wrong in ((line + question.width, BELOW), (line - question.width, ABOVE)):
        answers = [trial(rng, question, share, 1000).answer() for _ in range(RUNS)]
        assert answers.count(OPEN) == 0
        spread = math.sqrt(question.error * (1 - question.error) / RUNS)
        assert answers.count(wrong) / RUNS <= question.error + 3 * spread


def test_what_is_clear_is_decided_soon() -> None:
    rng = seeded("soon")
    lengths = [len(trial(rng, Question(), 0.8, 1000).ratios) for _ in range(100)]
    assert sum(lengths) / 100 < 30


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = seeded("cover")
    for share, deals in ((0.5, 20), (0.8, 20), (0.95, 30)):
        found = [share_interval([deal(rng, share) for _ in range(deals)]) for _ in range(RUNS)]
        held = sum(one.low <= share <= one.high for one in found) / RUNS
        assert held >= 0.93, (share, held)
        assert all(0 <= one.low <= one.value <= one.high <= 1 for one in found)


def test_a_share_means_the_same_at_every_number_of_seats() -> None:
    """One of three seats that wins more than a third of the games is as strong as two players would see it."""
    odds = 7 / 3
    rate = odds / (odds + 2)
    share = share_interval([Block(rate, (1 - rate) / 2, 1.0, 0.5)] * 5).value
    assert share == pytest.approx(0.7)


def test_elo_finds_strengths_again() -> None:
    strengths = {0: 1.0, 1: 4.0, 2: 10.0}
    rng = seeded("strengths")
    blocks = []
    for _ in range(400):
        block = []
        for table in combinations(strengths, 2):
            one = strengths[table[0]] / sum(strengths[number] for number in table)
            block.append(Wins(table, 1, {table[0] if chance(rng, one) else table[1]: 1.0}))
        blocks.append(block)
    found = elo(3, blocks, "x")
    assert sum(one.value for one in found) == pytest.approx(0, abs=1e-6)
    for first, second in combinations(strengths, 2):
        truth = 400 * math.log10(strengths[second] / strengths[first])
        assert found[second].value - found[first].value == pytest.approx(truth, abs=60)
    assert all(one.low < one.value < one.high for one in found)
    assert found == elo(3, blocks, "x")


def test_nobody_is_infinitely_strong() -> None:
    found = elo(2, [[Wins((0, 1), 2, {1: 2.0})]] * 8, "x")
    assert 200 < found[1].value - found[0].value < 800
    assert found[1].high - found[1].low > 150
