# kotatsu: compiled
"""The port: orders are drawn, some are kept, the rest goes under the deck."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import without
from kotatsu.core.event_log import EVERYONE
from kotatsu.core.state import EMPTY, LEGAL, NOT_ASKED, Automatic
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import (
    PORT,
)
from kotatsu.games.yokohama.moves import (
    AGENT,
    AREAS,
    AS_DRAWN,
    FIRST_PAIR,
    KEEP,
    KEEP_SLOTS,
    KEEPS,
    SLOTS,
    UNDER,
)
from kotatsu.games.yokohama.reasons import (
    NO_AGENT,
    NOT_DRAWN,
    PORT_IS_OPEN,
    SECOND_CARD_COSTS,
)
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.payment import ask_payment, units_to_pay
from kotatsu.games.yokohama.steps.rewards import OwnTurn

AGENTS_ELSEWHERE: Final = [AGENT + area for area in range(AREAS) if area != PORT]
# by the number of cards drawn: the codes that keep one of them, and two
SINGLES_OF: Final = [list(range(KEEP, KEEP + drawn)) for drawn in range(SLOTS + 1)]
PAIRS_OF: Final = [
    [code for code in range(FIRST_PAIR, KEEP + KEEPS) if KEEP_SLOTS[code - KEEP][1] < drawn]
    for drawn in range(SLOTS + 1)
]


class Port(OwnTurn):
    """Keep one drawn order, or two for 2 yen or an import (YOK-7.9.2); at least one (YOK-7.9.3).

    Whoever has a choice here may first send an agent elsewhere: only now the cards are known (YOK-10.2.2).
    """

    def own_moves(self, state: YokohamaState) -> list[int]:
        pairs = PAIRS_OF[self.drawn(state)] if units_to_pay(state) else EMPTY
        codes = [*SINGLES_OF[self.drawn(state)], *pairs]
        if state.players[state.active].agents and self._is_a_choice_of_the_turn(state):
            codes += AGENTS_ELSEWHERE
        return codes

    def drawn(self, state: YokohamaState) -> int:
        return len(state.players[state.active].drawn)

    def _is_a_choice_of_the_turn(self, state: YokohamaState) -> bool:
        """Not of an agent: agents are never nested into one another (YOK-10.2). By the house rule they go anyway."""
        if self.drawn(state) < 2 or state.depth < 2 or self.lets_agents_in(state):
            return False
        back = state.top(1)
        return isinstance(back, OwnTurn) and back.lets_agents_go()

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if AGENT <= code < AGENT + AREAS and self._is_a_choice_of_the_turn(state):
            if not state.players[state.active].agents:
                return NO_AGENT
            return LEGAL if code != AGENT + PORT else PORT_IS_OPEN
        if not KEEP <= code < KEEP + KEEPS:
            return NOT_ASKED
        if KEEP_SLOTS[code - KEEP][-1] >= self.drawn(state):
            return NOT_DRAWN
        return LEGAL if code < FIRST_PAIR or units_to_pay(state) else SECOND_CARD_COSTS

    def choose(self, state: YokohamaState, code: int) -> None:
        if code < AGENT + AREAS:
            self.send_agent(state, code - AGENT)
            return
        state.push(KeepDrawn(code - KEEP))
        if code >= FIRST_PAIR:
            ask_payment(state, 1)


class KeepDrawn(Automatic[YokohamaState]):
    """The chosen cards are in hand now; until here they could not be fulfilled (YOK-10.3)."""

    def __init__(self, keep: int) -> None:
        self.keep = keep

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        keep_cards(state, state.active, KEEP_SLOTS[self.keep])
        put_rest_under(state)


def keep_cards(state: YokohamaState, seat: int, slots: list[int]) -> None:
    """Move drawn cards to the hand, which has no limit (YOK-2.2.3); the others learn only how many (YOK-14.2)."""
    player = state.players[seat]
    kept = [player.drawn[slot] for slot in slots]
    player.orders = player.orders + kept
    for card in kept:
        state.tell(events.KEPT, seat, card, audience=1 << seat)
    state.tell(events.KEEPS, seat, len(slots), audience=EVERYONE ^ (1 << seat))
    player.drawn = [card for slot, card in enumerate(player.drawn) if slot not in slots]


def put_rest_under(state: YokohamaState) -> None:
    """Ask in which order the other drawn cards go under the deck; nobody is asked about a single one (YOK-7.9.4)."""
    drawn = state.players[state.active].drawn
    if len(drawn) == 1:
        put_all_under(state, state.active)
    elif drawn:
        state.push(PUT_UNDER)


def put_all_under(state: YokohamaState, seat: int) -> None:
    """The drawn cards go under the deck as they were drawn."""
    player = state.players[seat]
    state.put_under(seat, player.drawn)
    player.drawn = EMPTY


class PutUnder(OwnTurn):
    """Which card goes under the deck next; or all as they were drawn (YOK-7.9.4)."""

    def lets_agents_in(self, state: YokohamaState) -> bool:
        return False

    def own_moves(self, state: YokohamaState) -> list[int]:
        return list(range(UNDER, UNDER + 1 + len(state.players[state.active].drawn)))

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not UNDER <= code < UNDER + SLOTS + 1:
            return NOT_ASKED
        return LEGAL if code - UNDER <= len(state.players[state.active].drawn) else NOT_DRAWN

    def choose(self, state: YokohamaState, code: int) -> None:
        player = state.players[state.active]
        if code == AS_DRAWN:
            put_all_under(state, state.active)
        else:
            card = player.drawn[code - UNDER - 1]
            player.drawn = without(player.drawn, card)
            state.put_under(state.active, [card])
            put_rest_under(state)


PORT_OPENS: Final = Port()
PUT_UNDER: Final = PutUnder()
