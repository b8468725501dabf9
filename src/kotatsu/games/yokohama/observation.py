# kotatsu: compiled
"""What a seat sees as numbers, for programs that learn. Made from the schema by `kotatsu lab observation`; change that
instead."""

from __future__ import annotations

from kotatsu.core.slate import Observer, Slate
from kotatsu.core.state import State
from kotatsu.games.yokohama.state import YokohamaState


class Reader(Observer):
    def observe(self, view: State, seat: int, out: Slate) -> None:
        assert isinstance(view, YokohamaState)
        state = view
        out.number(state.round)
        out.number(state.played)
        out.seat(state.starter)
        out.seat(state.active)
        out.each(state.extra_stack)
        out.number(state.agent_stack)
        out.one(state.station, 10)
        out.tally(state.bonus_deck, 16)
        out.tally(state.bonus_display, 16)
        out.members(state.bonus_discard, 16)
        out.members(state.bonus_resolving, 16)
        out.tally(state.tech_deck, 20)
        out.tally(state.tech_display, 20)
        out.members(state.tech_removed, 20)
        out.tally(state.order_deck, 30)
        out.total(state.order_known)
        out.tally(state.church_display, 9)
        out.tally(state.church_removed, 9)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            out.number(player.yen)
            out.each(player.goods)
            out.number(player.up)
            out.number(player.down)
            out.each(player.extra)
            out.members(player.upgraded, 4)
            out.ones(player.lies_in, 10)
            out.members(player.shops, 10)
            out.members(player.warehouses, 10)
            out.tally(player.orders, 30)
            out.tally(player.drawn, 30)
            out.one(player.kept, 3)
            out.members(player.fulfilled, 30)
            out.tally(player.churches, 9)
            out.members(player.techs, 20)
            out.members(player.tapped, 20)
            out.number(player.agents)
            out.number(player.spent_agents)
            out.members(player.hired, 4)
