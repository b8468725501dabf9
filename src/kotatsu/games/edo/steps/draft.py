# kotatsu: compiled
"""The draft before the first round: everybody takes a town and a set of resources (EDO-2.6)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import has
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Decision
from kotatsu.games.edo import events
from kotatsu.games.edo.components import GOODS, HOUSE
from kotatsu.games.edo.moves import CITIES, SETS, START_SET, TOWN
from kotatsu.games.edo.reasons import (
    HAS_A_SET,
    HAS_A_TOWN,
    NO_START_TOWN,
    NOT_ON_THIS_MAP,
    SET_IS_TAKEN,
    TOWN_IS_TAKEN,
)
from kotatsu.games.edo.state import EdoState

PICKS: Final = list(range(TOWN, START_SET + SETS))


class Draft(Decision[EdoState]):
    """A pick: a free town or a free set, whichever the player still lacks (EDO-2.6, EDO-10.1)."""

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def seat(self, state: EdoState) -> int:
        """Clockwise from the start player, then back: the last player picks twice in a row."""
        place = self.pick if self.pick < state.seats else 2 * state.seats - 1 - self.pick
        return (state.starter + place) % state.seats

    def options(self, state: EdoState, seat: int) -> list[int]:
        return PICKS

    def why_not(self, state: EdoState, seat: int, code: int) -> int:
        player = state.players[seat]
        if TOWN <= code < TOWN + CITIES:
            city = code - TOWN
            if not has(state.board.has_field, city):
                return NOT_ON_THIS_MAP
            if not has(state.board.towns, city):  # EDO-2.7: every city but EDO
                return NO_START_TOWN
            if player.samurai:
                return HAS_A_TOWN
            return TOWN_IS_TAKEN if state.cities[city] else LEGAL
        if START_SET <= code < START_SET + SETS:
            if player.start_set != NONE:
                return HAS_A_SET
            for other in state.players:
                if other.start_set == code - START_SET:
                    return SET_IS_TAKEN
            return LEGAL
        return NOT_ASKED

    def apply(self, state: EdoState, seat: int, code: int) -> None:
        player = state.players[seat]
        if code < START_SET:
            # EDO-2.8: a house on the first plot, which scores nothing, and one of the figures as a samurai
            city = code - TOWN
            state.tell(events.TOWN_TAKEN, seat, city)
            state.erect(seat, HOUSE, city)
            player.officials -= 1
            state.put_samurai(seat, city)
        else:
            player.start_set = code - START_SET
            state.tell(events.SET_TAKEN, seat, player.start_set)
            for kind in range(GOODS):
                if state.box.set_goods[player.start_set][kind]:
                    state.gain(seat, kind, state.box.set_goods[player.start_set][kind])
        state.turn += 1
        if self.pick + 1 < 2 * state.seats:
            state.push(Draft(self.pick + 1))
