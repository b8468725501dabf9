"""The front door of Edo."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.bits import times
from kotatsu.core.game import Facts, Game, HouseRule
from kotatsu.core.rng import Rng
from kotatsu.core.schema import Place
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.edo import setup
from kotatsu.games.edo.components import KONTOR_PIECE, Box
from kotatsu.games.edo.names import REASONS, Names
from kotatsu.games.edo.rows import fortresses_in
from kotatsu.games.edo.state import EdoState


class Edo(Game[EdoState, Box, Names]):
    facts = Facts("edo", "EDO", range(2, 5), minutes=60, weight=3, learn_minutes=9)
    reasons = REASONS
    options = (
        HouseRule("surplus-officials", "EDO-R4.5"),
        HouseRule("may-decline-income", "EDO-R5.6"),
        HouseRule("crowded-out", "EDO-R6.6.3"),
    )
    kit = Box, Names

    def blank(self, seats: int) -> EdoState:
        return setup.blank(self.box, seats)

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> EdoState:
        return setup.deal(self.box, seats, rng)

    def census(self, state: EdoState) -> dict[str, int]:
        """The pieces that are limited to their number (EDO-1.6)."""
        counts = {
            "shoguns": state.shoguns + sum(player.shoguns for player in state.players),
            "fortresses": state.fortresses + sum(fortresses_in(pieces) for pieces in state.cities),
        }
        for city in state.board.cities:
            counts[f"plots of {self.names.field.ids[city]}"] = max(self.box.plots, len(state.cities[city]))
        for seat, player in enumerate(state.players):
            counts[f"officials {SEAT.id(seat)}"] = player.officials + len(player.samurai)
            counts[f"houses {SEAT.id(seat)}"] = player.houses + sum(times(pieces, seat) for pieces in state.cities)
            counts[f"kontors {SEAT.id(seat)}"] = player.kontors + sum(
                times(pieces, KONTOR_PIECE + seat) for pieces in state.cities
            )
        return counts

    def stock(self, state: EdoState, component: str) -> Place | None:
        name, _, seat = component.partition(" ")
        if name == "plots":
            return None
        return Place(state.players[SEAT.index[seat]] if seat else state, name)


GAME = Edo
