"""Variants of the search are only worth comparing if they search by the same rules: on views, within their tries."""

from __future__ import annotations

import pytest
from tools.variants import Equal, Near, Nearer, Node, Tree, Variant, Whole

from kotatsu import load_game
from kotatsu.bots import Budget
from kotatsu.core.position import dump_position
from kotatsu.core.rng import seeded
from kotatsu.games import NAMES

TRIES = 2500
LAST_WORLD = 5000  # what was begun is finished, no more


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("kind", [Equal, Whole, Near, Nearer, Tree])
def test_a_variant_answers_from_the_view_alone(game: str, kind: type[Variant]) -> None:
    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "variants")
    while len(state.moves(state.actor())) < 3:
        state.apply(state.moves(state.actor())[0], state.actor())
    seat = state.actor()
    before = dump_position(rules, state)
    bots = [kind(seeded("7")) for _ in range(2)]
    worlds = [state, state.determinize(seat, seeded("other"))]
    answers = {bot.choose(world.view(seat), seat, Budget(TRIES)) for bot, world in zip(bots, worlds, strict=True)}
    assert len(answers) == 1 and answers <= set(state.moves(seat))
    assert dump_position(rules, state) == before
    assert bots[0].searcher.tried < TRIES + LAST_WORLD


def test_a_place_in_the_tree_tries_everything_once_and_then_what_brings_most() -> None:
    node = Node(0, [[1], [2], [3]])
    for outcome in (10.0, 30.0, 20.0):
        chosen = node.promising(1.0)
        node.visits[chosen] += 1
        node.totals[chosen] += outcome
    assert node.visits == [1, 1, 1]
    assert node.promising(1.0) == 1
    node.visits[1] += 99
    node.totals[1] += 99 * 30.0
    assert node.promising(0.0) == 1, "without curiosity the best one"
    assert node.promising(1000.0) != 1, "with enough of it what is hardly known"
