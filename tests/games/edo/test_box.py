"""The box: what the component data hold, and the position that setup makes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import FileError
from kotatsu.core.registry import load_game
from kotatsu.games.edo.components import CITY, EDO, GOODS, MERCHANTS, Board
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import SPECIALS
from kotatsu.games.edo.state import EdoState

SEEDS = [str(seed) for seed in range(40)]


@pytest.fixture
def game() -> Edo:
    game = load_game("edo")
    assert isinstance(game, Edo)
    return game


def start(game: Edo, seats: int, seed: str) -> EdoState:
    state = game.start(seats, seed)
    assert isinstance(state, EdoState)
    return state


def test_twelve_special_cards_with_two_actions_and_ten_merchants(game: Edo) -> None:
    """EDO-1.1, EDO-1.4: three basic cards with four different actions, twelve special ones with two."""
    box = game.box
    assert [len(box.actions_on[card]) for card in range(3 + SPECIALS)] == [4, 4, 4] + [2] * SPECIALS
    for card in range(3):
        words = [game.names.action.ids[action].split(".")[1] for action in box.actions_on[card]]
        assert len(set(words)) == 4
    assert len(box.offer_power) == MERCHANTS == 10
    assert all(any(bundle) for bundle in box.offer_power)


@pytest.mark.parametrize("number", [0, 1])
def test_every_town_is_as_near_to_goods_as_the_others(game: Edo, number: int) -> None:
    """EDO-1.5: two kinds of resource fields at distance 1 of every town and the third at 2; roads count both ways."""
    board: Board = game.box.boards[number]
    for city in board.cities:
        if city != EDO:
            steps = sorted(board.distance[city][board.nearest[kind][city]] for kind in range(GOODS))
            assert steps == [1, 1, 2]
    for one in board.fields:
        for other in board.fields:
            assert board.distance[one][other] == board.distance[other][one] <= 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_fits_the_number_of_players(game: Edo, seats: int) -> None:
    """EDO-2.1, EDO-2.7: a town for everybody, and never fewer towns than players."""
    board = start(game, seats, "1").board
    towns = [city for city in board.cities if board.towns >> city & 1]
    assert EDO not in towns
    assert len(towns) == (4 if seats == 4 else 3)
    assert [game.box.field_kind[city] for city in board.cities] == [CITY] * (len(towns) + 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_before_the_first_round(game: Edo, seats: int) -> None:
    """EDO-2.1 to EDO-2.4, EDO-11.2: who starts, the special cards and the merchants come in every order."""
    states = [start(game, seats, seed) for seed in SEEDS]
    assert {state.starter for state in states} == set(range(seats))
    assert len({state.merchant_now[0] for state in states}) > 6
    assert len({tuple(state.special_display) for state in states}) > 30
    for state in states:
        assert len(state.special_display) == 4 and len(state.special_deck) == 8  # EDO-2.2
        assert len(state.merchant_deck) == 9  # EDO-2.3
        assert state.merchant == EDO
        assert state.to_act() == [state.starter]


def test_wrong_corrections_name_the_place(tmp_path: Path) -> None:
    """A group that corrects a value of its box learns where the mistake is."""
    own = tmp_path / "own.toml"
    for text, place in (
        ('[[income_table]]\nid = "income_6"\nshares = [[6], [4, 2], [3, 2, 1], [3, 1, 1, 2]]\n', "shares"),
        ('[[action]]\nid = "build"\nmax_activations = 5\n', "max_activations"),
        ('[[action]]\nid = "trade"\nneeds = "official"\n', "needs"),
        ('[[permission_card]]\nid = "a"\nactions = ["rice", "money", "wood", "gold"]\n', "actions"),
    ):
        own.write_text(text, encoding="utf-8")
        with pytest.raises(FileError, match=place):
            load_game("edo", own)
