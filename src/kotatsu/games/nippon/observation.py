# kotatsu: compiled
"""What a seat sees as numbers, for programs that learn. Made from the schema by `kotatsu lab observation`; change that
instead."""

from __future__ import annotations

from kotatsu.core.slate import Observer, Slate
from kotatsu.core.state import State
from kotatsu.games.nippon.state import NipponState


class Reader(Observer):
    def observe(self, view: State, seat: int, out: Slate) -> None:
        assert isinstance(view, NipponState)
        state = view
        out.seat(state.active)
        out.number(state.marker)
        out.number(state.left)
        out.tallies(state.fields, 6)
        out.tallies(state.rows, 6)
        out.tally(state.pending, 10)
        out.members(state.display, 24)
        out.each(state.rewards)
        out.number(state.multipliers)
        out.each(state.removed)
        out.ones(state.city_tiles, 9)
        out.members(state.spare_tiles, 9)
        out.each(state.rotations)
        out.ones(state.tiles, 28)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            out.number(player.yen)
            out.number(player.coal)
            out.number(player.blueprints)
            out.number(player.income)
            out.number(player.mining)
            out.number(player.technology)
            out.members(player.factories, 24)
            out.members(player.machines, 6)
            out.members(player.upgraded, 6)
            out.number(player.stored)
            out.members(player.fulfilled, 8)
            out.each(player.goods)
            out.tally(player.workers, 6)
            out.each(player.trains)
            out.each(player.ships)
            out.each(player.multipliers)
            out.each(player.points)
