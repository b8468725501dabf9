# kotatsu: compiled
"""What a seat sees as numbers, for programs that learn. Made from the schema by `kotatsu lab observation`; change that
instead."""

from __future__ import annotations

from kotatsu.core.slate import Observer, Slate
from kotatsu.core.state import State
from kotatsu.games.airship.state import AirshipState


class Reader(Observer):
    def observe(self, view: State, seat: int, out: Slate) -> None:
        assert isinstance(view, AirshipState)
        state = view
        out.number(state.round)
        out.seat(state.starter)
        out.seat(state.active)
        out.ones(state.tiles, 16)
        out.members(state.developed, 16)
        out.each(state.prices)
        out.tally(state.market, 20)
        out.tally(state.deck, 20)
        out.ones(state.stage_bonuses, 7)
        out.members(state.unused, 7)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            out.number(player.vp)
            out.each(player.stock)
            out.ones(player.workers, 16)
            out.members(player.ready, 4)
            out.members(player.resting, 4)
            out.members(player.upgraded, 4)
            out.each(player.given)
            out.members(player.majority, 14)
            out.tally(player.owed, 14)
            out.members(player.used, 3)
            out.members(player.track1, 20)
            out.members(player.track2, 20)
            out.members(player.track3, 20)
            out.members(player.fulfilled, 20)
            out.members(player.failed, 20)
