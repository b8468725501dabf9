"""What judging counts quickly is what the rules count."""

from __future__ import annotations

import pytest

from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.games.airship import costs, evaluate, scoring
from kotatsu.games.airship.components import KINDS
from kotatsu.games.airship.moves import RESOURCES, SITES
from kotatsu.games.airship.rates import Rates


@pytest.mark.both_ways
@pytest.mark.parametrize("seats", [3, 4])
def test_prizes_are_those_of_the_rules(seats: int) -> None:
    game = load_game("airship")
    rates, rng = Rates(game.box), seeded("rates")
    state = game.start(seats, "rates")
    prizes = 0
    while not state.over():
        merits = evaluate.merits_of(state)
        for seat in range(seats):
            for kind in range(scoring.AWARDS):
                if merits[kind * seats + seat]:
                    prize = evaluate.prize(rates, kind, merits, seats, seat)
                    assert prize == scoring.award(state, kind, seat)
                    prizes += prize
        moves = state.moves()
        state.apply(moves[rng.below(len(moves))])
    assert prizes


def test_discounts_are_those_of_the_rules() -> None:
    game = load_game("airship")
    rates = Rates(game.box)
    state = game.start(3, "rates")
    player = state.players[1]
    player.given = [site % 3 for site in range(SITES)]
    player.majority = 0b100110
    found = 0
    for kind in range(KINDS):
        for resource in range(RESOURCES):
            less = evaluate.discount(rates, player, kind, resource)
            assert less == costs.discount(state, 1, kind, resource)
            found += less
    assert found
