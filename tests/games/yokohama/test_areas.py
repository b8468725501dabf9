"""The effect of every area at every strength, as the rule book prints it."""

from __future__ import annotations

import pytest

from kotatsu.core.match import Match
from kotatsu.core.position import load_position
from kotatsu.core.registry import load_game
from kotatsu.games.yokohama.components import AREA_IDS
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.areas import take_effect

GAME = load_game("yokohama")
GOODS = {
    "tea": [1, 2, 3, 4, 5, 5, 5],  # YOK-7.1
    "fish": [1, 2, 3, 4, 5, 5, 5],
    "silk": [0, 1, 2, 3, 4, 4, 4],  # YOK-7.2
    "copper": [0, 0, 1, 2, 3, 3, 3],  # YOK-7.3
}


def visit(area: str, total: int, rich: bool = False) -> YokohamaState:
    """The position after the effect of an area, for a player who can pay for nothing or for everything."""
    match = Match.new(GAME, 2, "areas", {"first": "A"})
    match.play("keep:1+2", 0)
    match.play("keep:1+2", 1)
    data = match.position()
    data["stack"] = [{"step": "main", "area": area, "total": total, "stage": 1}]
    players = data["players"]
    assert isinstance(players, list)
    players[0].update(orders=[], goods=dict.fromkeys(GOODS, int(rich)), yen=99 if rich else 0, up=9)
    data["order_deck"] = [card for card in GAME.cards[0].domain.ids if card not in players[1]["orders"]]
    del data["order_known"]
    state = load_position(GAME, data)
    assert isinstance(state, YokohamaState)
    take_effect(state, AREA_IDS.index(area), total)
    state.settle()
    return state


def top(state: YokohamaState) -> dict[str, object]:
    """The decision that waits."""
    stack = Match(GAME, state).position()["stack"]
    assert isinstance(stack, list)
    found: dict[str, object] = stack[-1]
    return found


@pytest.mark.parametrize("total", range(1, 8))
def test_goods_and_yen(total: int) -> None:
    """YOK-7.1, YOK-7.2, YOK-7.3, YOK-7.4; everything above 5 counts like 5 (YOK-6.10)."""
    for area, amounts in GOODS.items():
        position = Match(GAME, visit(area, total)).position()
        players = position["players"]
        assert isinstance(players, list)
        expected = dict.fromkeys(GOODS, 0) | {area: amounts[total - 1]}
        assert players[0]["goods"] == expected
        assert players[0]["yen"] == 0
    assert visit("bank", total).players[0].yen == min(total, 5)


@pytest.mark.parametrize("total", range(1, 8))
def test_faith_exchanges_production_and_cards(total: int) -> None:
    """YOK-7.5.1, YOK-7.7.1, YOK-7.8.1 and YOK-7.9.1 give as much as the strength, up to 5."""
    amount = min(total, 5)
    assert top(visit("church", total, rich=True)) == {"step": "church", "faith": amount}
    assert top(visit("chinatown", total, rich=True)) == {"step": "chinatown", "left": amount}
    assert top(visit("laboratory", total, rich=True)) == {"step": "laboratory", "production": amount}
    player = visit("port", total, rich=True).players[0]
    assert len(player.drawn) + len(player.orders) == amount


@pytest.mark.parametrize(("total", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_customs(total: int, most: int) -> None:
    """YOK-7.6"""
    state = visit("customs", total)
    moves = Match(GAME, state).moves(0)
    if most:
        assert moves == [f"turn:{n}" for n in range(most + 1)]
    else:
        assert top(state)["step"] == "main"
