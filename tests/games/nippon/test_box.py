"""The box of Nippon and the start of a game: what the rules say about numbers of things."""

from __future__ import annotations

from collections import Counter

import pytest

from kotatsu.core.registry import load_game
from kotatsu.games.nippon.components import EFFECT_IDS, LEVELS, TILES_PER_GOOD
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.state import NipponState

pytestmark = pytest.mark.both_ways


def nippon() -> Nippon:
    game = load_game("nippon")
    assert isinstance(game, Nippon)
    return game


def start(seats: int, seed: str = "box") -> NipponState:
    state = nippon().start(seats, seed)
    assert isinstance(state, NipponState)
    return state


def test_the_box_holds_what_the_component_list_says() -> None:
    """NIP-1.1, NIP-1.2, NIP-1.5, NIP-1.6, NIP-1.9: counts given in two places agree."""
    game = nippon()
    box, listed = game.box, game.components.one("box_contents")
    assert list(game.seat_counts) == [2, 3, 4]
    assert len(game.components.all("player_colours")) == 4
    assert sum(box.workers) == listed.number("workers")
    assert [4 * sum(box.tiles), 4 * box.vehicles[0], 4 * box.vehicles[1]] == [40, 24, 24]
    assert 4 * len(box.demand) == listed.number("contract_tiles")
    assert sum(box.stacks) == listed.number("reward_tiles")
    assert box.multipliers == listed.number("multiplier_tiles")
    assert len(box.city_tiles) == listed.number("city_tiles")


def test_every_factory_has_a_bonus_of_its_own() -> None:
    """NIP-1.5: 24 tiles, four for each good, no two with the same bonus."""
    box = nippon().box
    assert len(box.effect) == 6 * TILES_PER_GOOD
    bonuses = Counter((EFFECT_IDS[effect], amount) for effect, amount in zip(box.effect, box.amount, strict=True))
    assert max(bonuses.values()) == 1


def test_overseas_companies_begin_with_twelve_in_each_region() -> None:
    """NIP-1.7: every city shows 0, 1, 2 and 3."""
    box = nippon().box
    for city in range(8):
        assert sorted(box.overseas[4 * city : 4 * city + 4]) == [0, 1, 2, 3]


def test_every_good_is_wanted_equally_often() -> None:
    """NIP-1.8: nine tiles with four different goods, as the note in the data promises."""
    shown = Counter(good for tile in nippon().box.city_tiles for good in tile)
    assert set(shown.values()) == {6}


@pytest.mark.parametrize(
    ("seats", "bag", "rows", "rewards", "slots"),
    [(2, 17, [2, 2, 0, 0, 0], 4, 4), (3, 18, [3, 3, 3, 0, 0], 5, 6), (4, 18, [3, 3, 3, 3, 3], 6, 8)],
)
def test_the_start_by_number_of_players(seats: int, bag: int, rows: list[int], rewards: int, slots: int) -> None:
    """NIP-2.4, NIP-2.6, NIP-2.7, NIP-2.8 and example B61."""
    state = start(seats)
    assert sum(state.bag) == bag
    assert [len(field) for field in state.fields] == [3] * 5
    assert [len(row) for row in state.rows] == rows
    per_level = len(state.rewards) // LEVELS
    assert [sum(state.rewards[level * per_level : (level + 1) * per_level]) for level in range(LEVELS)] == [rewards] * 4
    assert state.slots == [slots] * 4
    assert state.marker == 0


def test_setups_differ_and_every_tile_and_starter_comes_up() -> None:
    """NIP-2.1, NIP-2.4, NIP-2.5, NIP-10.3: what is random at the start is random."""
    states = [start(2, f"seed {n}") for n in range(60)]
    assert {state.active for state in states} == {0, 1}
    assert len({tuple(state.city_tiles) for state in states}) == 60
    assert {state.spare_tiles for state in states} == {1 << tile for tile in range(9)}
    assert {rotation for state in states for rotation in state.rotations} == {0, 1, 2, 3}
    assert len({tuple(state.rewards) for state in states}) > 30


def test_points_at_the_start_follow_the_turn_order() -> None:
    """NIP-2.1."""
    for first in range(4):
        state = nippon().start(4, "order", {"first": "ABCD"[first]})
        assert isinstance(state, NipponState)
        assert [state.players[(first + place) % 4].vp() for place in range(4)] == [10, 11, 12, 13]
