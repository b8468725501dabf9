"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from koikoi.components import KIND_IDS, Box
from koikoi.meta import KoiKoi
from koikoi.names import Names
from koikoi.state import SEATS, KoiKoiState
from koikoi.yaku import worth
from kotatsu.board import telling
from kotatsu.board.telling import Section
from kotatsu.core.bits import members
from kotatsu.core.state import HIDDEN
from kotatsu.core.texts import Texts


def describe(game: KoiKoi, view: KoiKoiState, texts: Texts) -> list[Section]:
    teller = Teller(game, view, texts)
    return [teller.table(), *[teller.player(seat) for seat in range(SEATS)]]


class Teller(telling.Teller[KoiKoiState, Box, Names]):
    def table(self) -> Section:
        view = self.view
        lines = [
            self.say("dealer", seat=self.texts.seat(view.dealer)),
            self.say("open", cards=self.cards(members(int(view.table)))),
            self.say("deck", n=len(view.deck)),
        ]
        lines += [self.say("shown", card=self.name(self.names.card, card)) for card in members(int(view.shown))]
        return Section(self.say("title", month=view.month, months=view.months), lines)

    def player(self, seat: int) -> Section:
        player = self.view.players[seat]
        if HIDDEN in player.hand:
            lines = [self.say("hidden-hand", n=len(player.hand))]
        else:
            lines = [self.say("hand", cards=self.cards(player.hand))]
        taken = members(int(player.taken))
        for kind, word in enumerate(KIND_IDS):
            mine = [card for card in taken if self.box.kind[card] == kind]
            lines.append(self.say(f"taken-{word}", n=len(mine), cards=self.cards(mine)))
        made = [
            self.say("yaku", yaku=self.name(self.names.yaku, yaku), n=n)
            for yaku in range(len(self.names.yaku))
            if (n := worth(self.box, player.taken, self.view.sake, yaku))
        ]
        lines.append(self.say("made", made=self.listed(made)))
        if player.calls:
            lines.append(self.say("calls", n=player.calls))
        return Section(self.texts.seat(seat), lines)

    def cards(self, cards: list[int]) -> str:
        return self.listed([self.name(self.names.card, card) for card in cards])
