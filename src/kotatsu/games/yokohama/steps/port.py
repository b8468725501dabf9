# kotatsu: compiled
"""The port: orders are drawn, some are kept, the rest goes under the deck."""

from __future__ import annotations

from typing import Final

from kotatsu.core.state import EVERYONE, LEGAL, NOT_ASKED, Automatic
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


class Port(OwnTurn):
    """Keep one drawn order, or two for 2 yen or an import (YOK-7.9.2); at least one (YOK-7.9.3).

    Whoever has a choice here may first send an agent elsewhere: only now the cards are known (YOK-10.2.2).
    """

    def own_options(self, state: YokohamaState) -> list[int]:
        codes = [code for code in range(KEEP, KEEP + KEEPS) if KEEP_SLOTS[code - KEEP][-1] < self.drawn(state)]
        if state.players[state.active].agents and self._is_a_choice_of_the_turn(state):
            codes += AGENTS_ELSEWHERE
        return codes

    def drawn(self, state: YokohamaState) -> int:
        return len(state.players[state.active].drawn)

    def _is_a_choice_of_the_turn(self, state: YokohamaState) -> bool:
        """Not of an agent: agents are never nested into one another (YOK-10.2)."""
        if self.drawn(state) < 2 or len(state.stack) < 2:
            return False
        back = state.stack[-2]
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
            back = state.stack[-1]
            assert isinstance(back, OwnTurn)
            state.push(self)
            back.send_agent(state, code - AGENT)
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
    for slot in slots:
        card = player.drawn[slot]
        player.orders.append(card)
        state.tell(events.KEPT, seat, card, audience=1 << seat)
    state.tell(events.KEEPS, seat, len(slots), audience=EVERYONE ^ (1 << seat))
    player.drawn = [card for slot, card in enumerate(player.drawn) if slot not in slots]


def put_rest_under(state: YokohamaState) -> None:
    """Ask in which order the other drawn cards go under the deck; nobody is asked about a single one (YOK-7.9.4)."""
    drawn = state.players[state.active].drawn
    if len(drawn) == 1:
        state.put_under(state.active, drawn.pop())
    elif drawn:
        state.push(PutUnder())


class PutUnder(OwnTurn):
    """Which card goes under the deck next; or all as they were drawn (YOK-7.9.4)."""

    def own_options(self, state: YokohamaState) -> list[int]:
        return list(range(UNDER, UNDER + 1 + len(state.players[state.active].drawn)))

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not UNDER <= code < UNDER + SLOTS + 1:
            return NOT_ASKED
        return LEGAL if code - UNDER <= len(state.players[state.active].drawn) else NOT_DRAWN

    def choose(self, state: YokohamaState, code: int) -> None:
        drawn = state.players[state.active].drawn
        if code == AS_DRAWN:
            while drawn:
                state.put_under(state.active, drawn.pop(0))
        else:
            state.put_under(state.active, drawn.pop(code - UNDER - 1))
            put_rest_under(state)
