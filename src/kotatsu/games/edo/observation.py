# kotatsu: compiled
"""What a seat sees as numbers, for programs that learn. Made from the schema by `kotatsu lab observation`; change that
instead."""

from __future__ import annotations

from kotatsu.core.slate import Observer, Slate
from kotatsu.core.state import State
from kotatsu.games.edo.state import EdoState


class Reader(Observer):
    def observe(self, view: State, seat: int, out: Slate) -> None:
        assert isinstance(view, EdoState)
        state = view
        out.number(state.round)
        out.seat(state.starter)
        out.seat(state.active)
        out.one(state.merchant, 25)
        out.number(state.shoguns)
        out.number(state.fortresses)
        out.tallies(state.cities, 9)
        out.tally(state.special_deck, 12)
        out.tally(state.special_display, 12)
        out.tally(state.merchant_deck, 10)
        out.tally(state.merchant_now, 10)
        out.members(state.merchant_gone, 10)
        out.tally(state.served, 25)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            out.number(player.ryo)
            out.each(player.goods)
            out.each(player.power)
            out.number(player.houses)
            out.number(player.kontors)
            out.number(player.officials)
            out.number(player.shoguns)
            out.number(player.recruits)
            out.tally(player.samurai, 25)
            out.members(player.cards, 12)
            out.members(player.fresh, 12)
            out.one(player.start_set, 5)
            out.ones(player.planned, 36)
            out.each(player.own_at)
            out.each(player.shogun_at)
            out.number(player.ready)
            out.number(player.revealed)
