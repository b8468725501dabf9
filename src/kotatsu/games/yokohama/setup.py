# kotatsu: compiled
"""The position before the first decision (section 3 of the rules)."""

from __future__ import annotations

from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE
from kotatsu.games.yokohama.components import Box
from kotatsu.games.yokohama.moves import BONUSES, CHURCHES, ORDERS, TECHS
from kotatsu.games.yokohama.state import IN_HAND, SEATS, Player, YokohamaState
from kotatsu.games.yokohama.steps.preparations import KEEP_ORDERS
from kotatsu.games.yokohama.steps.turn import START_ROUND


def blank(box: Box) -> YokohamaState:
    """An empty table: boards with shops and warehouses on them, cards on their unupgraded side (YOK-3.7)."""
    state = YokohamaState(box, Rng(0, 0, 0, 0), [_blank_player() for _ in range(SEATS)])
    state.extra_stack = box.extra_count  # YOK-3.2, YOK-1.6
    state.agent_stack = box.agents
    return state


def _blank_player() -> Player:
    player = Player()
    player.goods = [0] * 4
    player.extra = [0] * 2
    player.lies_in = IN_HAND
    return player


def deal(box: Box, rng: Rng, starter: int) -> YokohamaState:
    """Shuffle, lay out and deal. Everything random later follows from these orders (YOK-15.1)."""
    state = blank(box)
    state.rng = rng
    state.bonus_deck = _shuffled(BONUSES, rng)  # YOK-3.1
    state.bonus_display = [state.bonus_deck.pop() for _ in range(box.bonus_display)]
    state.tech_deck = _shuffled(TECHS, rng)  # YOK-3.3
    state.tech_display = [state.tech_deck.pop() for _ in range(box.tech_display)]
    state.order_deck = _shuffled(ORDERS, rng)  # YOK-3.4
    churches = _shuffled(CHURCHES, rng)  # YOK-3.5
    state.church_display = churches[: box.church_display]
    state.church_removed = churches[box.church_display :]
    state.starter = rng.below(SEATS) if starter == NONE else starter  # YOK-3.9
    state.active = state.starter
    for place, seat in enumerate((state.starter, 1 - state.starter)):
        player = state.players[seat]
        player.goods = box.start_goods  # YOK-3.8, from the supply (YOK-3.6)
        player.yen = box.start_yen[place]  # YOK-3.10
        for kind, n in enumerate(box.start_extra[place]):
            state.move_extra(seat, kind, n)
        player.drawn = [state.order_deck.pop() for _ in range(box.orders_dealt)]  # YOK-3.11
    state.order_known = [0] * len(state.order_deck)
    state.push(START_ROUND)
    state.push(KEEP_ORDERS)
    return state


def _shuffled(size: int, rng: Rng) -> list[int]:
    cards = list(range(size))
    rng.shuffle(cards)
    return cards
