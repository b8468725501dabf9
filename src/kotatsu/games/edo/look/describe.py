"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board import telling
from kotatsu.board.telling import Section
from kotatsu.core.bits import has, members, times
from kotatsu.core.state import HIDDEN, NONE
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import BUILDING_IDS, CITY, FORTRESS, FORTRESS_PIECE, HOUSE, KONTOR, KONTOR_PIECE, Box
from kotatsu.games.edo.house_rules import CROWDED_OUT
from kotatsu.games.edo.look.deeds import Deeds, slashed
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import SLOTS, STAFF_OF
from kotatsu.games.edo.names import GOOD, RESOURCE, STAFF, Names
from kotatsu.games.edo.scoring import in_edo, income, influence
from kotatsu.games.edo.state import EdoState, Player


def describe(game: Edo, view: EdoState, texts: Texts) -> list[Section]:
    teller = Teller(game, view, texts)
    players = [teller.player(seat) for seat in range(view.seats)]
    return [teller.turn(), teller.map(), teller.cards(), *players, teller.actions(), teller.roads()]


def round_now(game: Edo, view: EdoState, texts: Texts) -> str:
    """Where the game stands: the round, and how many merchant cards are still to come."""
    return texts.message("board-round", n=view.round)


def lap(game: Edo, view: EdoState, texts: Texts) -> str:
    return texts.message("lap", n=view.round)


class Teller(telling.Teller[EdoState, Box, Names]):
    """Tells one view in one language."""

    def amounts(self, row: Sequence[int]) -> str:
        """A cost or a stock: 2 wood, 7 ryo."""
        return self.listed([f"{n} {self.texts.member(RESOURCE, kind, n)}" for kind, n in enumerate(row) if n])

    def turn(self) -> Section:
        view, texts = self.view, self.texts
        waiting = [texts.seat(seat) for seat in view.to_act()]
        lines = [self.say("start-player", seat=texts.seat(view.starter))]
        lines.append(self.say("to-act", seats=self.listed(waiting)) if waiting else self.say("over"))
        return Section(self.say("title", round=view.round), lines)

    # -- the map -----------------------------------------------------------------------------------

    def map(self) -> Section:
        """Every city, and every other field where somebody stands."""
        lines = []
        for field in self.view.board.fields:
            name = self.texts.member(self.names.field, field)
            figures = self.figures(field)
            if self.box.field_kind[field] == CITY:
                income = self.box.shares[self.view.board.income[field]][1][0]
                parts = self.listed([*self.buildings(field), *self.shares(field), *figures], "; ")
                lines.append(self.say("city", field=name, income=income, parts=parts))
            elif figures:
                lines.append(self.say("field", field=name, parts=self.listed(figures, "; ")))
        return Section(self.say("map"), lines)

    def place(self, field: int) -> str:
        """A field by what is built there and who stands there."""
        name = self.texts.member(self.names.field, field)
        parts = self.figures(field)
        if self.box.field_kind[field] == CITY:
            parts = [*self.buildings(field), *self.shares(field), *parts]
        return f"{name}: {'; '.join(parts)}" if parts else name

    def shares(self, city: int) -> list[str]:
        """What a city pays to whom, the most influential player first."""
        pieces = self.view.cities[city]
        present = [seat for seat in range(self.view.seats) if influence(self.box, pieces, seat)]
        present.sort(key=lambda seat: influence(self.box, pieces, seat), reverse=True)
        paid = [(income(self.view, city, pieces, seat), self.texts.seat(seat)) for seat in present]
        return [self.say("share", n=n, seat=seat) for n, seat in paid]

    def figures(self, field: int) -> list[str]:
        view = self.view
        told = [
            self.say("samurai-here", n=n, seat=self.texts.seat(seat))
            for seat, player in enumerate(view.players)
            if (n := times(player.samurai, field))
        ]
        if view.merchant == field:
            told.append(self.say("merchant-here"))
        return told

    def buildings(self, city: int) -> list[str]:
        pieces = self.view.cities[city]
        told = [self.listed([self.piece(piece) for piece in pieces])] if pieces else []
        return [*told, self.say("plots", n=self.box.plots - len(pieces))]

    def piece(self, piece: int) -> str:
        building = FORTRESS if piece == FORTRESS_PIECE else KONTOR if piece >= KONTOR_PIECE else HOUSE
        name = self.texts.member(self.names.building, building)
        if building == FORTRESS:
            return name
        return self.say("piece", building=name, seat=self.texts.seat(piece % KONTOR_PIECE))

    def roads(self) -> Section:
        """Every field with the next ones, what it gives, and what cities pay: all that a map shows."""
        board, lines = self.view.board, []
        for field in board.fields:
            near = [other for other in board.fields if board.distance[field][other] == 1]
            names = self.listed([self.texts.member(self.names.field, other) for other in near])
            lines.append(self.say("roads-of", field=self.texts.member(self.names.field, field), fields=names))
        steep = self.view.house_rules & CROWDED_OUT
        goods = [self.view.yields()[n] for n in range(1, 5 if steep else 4)]
        lines.append(self.say("yields-crowded-out" if steep else "yields", yields=slashed(goods)))
        for city in board.cities:
            shares = [slashed(row) for row in self.box.shares[board.income[city]][1 : self.view.seats + 1]]
            name = self.texts.member(self.names.field, city)
            lines.append(self.say("pays", field=name, shares=self.listed(shares, "; ")))
        return Section(self.say("roads"), lines)

    def actions(self) -> Section:
        """What the cards do that somebody has or can have."""
        deeds = Deeds(self.game, self.texts)
        name = f"name_{self.texts.language}"
        lines = [
            self.say("card", card=row.text(name), actions=self.listed(deeds.basic(row), "; "))
            for row in self.data.all("permission_card")
        ]
        known = [*self.view.special_display, *[card for each in self.view.players for card in members(each.cards)]]
        rows = self.data.all("special_card")
        lines += [
            self.say("card", card=rows[card].text(name), actions=self.listed(deeds.special(rows[card]), "; "))
            for card in known
        ]
        return Section(self.say("actions"), lines)

    # -- cards and supplies ------------------------------------------------------------------------

    def cards(self) -> Section:
        view = self.view
        lines = [self.say("merchant-now", card=self.offer(view.merchant_now[0]))]
        if view.merchant_deck:
            top, n = view.merchant_deck[-1], len(view.merchant_deck)
            lines.append(self.say("merchant-next", card=self.offer(top), n=n))
        else:
            lines.append(self.say("merchant-last"))
        display = [self.special(card) for card in view.special_display]
        lines.append(self.say("display", cards=self.listed(display, "; ")))
        costs = [
            self.say("cost", building=self.texts.member(self.names.building, b), cost=self.amounts(self.box.cost[b]))
            for b in range(len(BUILDING_IDS))
        ]
        lines.append(self.say("costs", costs=self.listed(costs, "; ")))
        deck = len(view.special_deck)
        lines.append(self.say("supplies", shoguns=view.shoguns, fortresses=view.fortresses, cards=deck))
        sets = self.free_sets()
        if sets:
            lines.append(self.say("sets", sets=self.listed(sets, "; ")))
        return Section(self.say("cards"), lines)

    def offer(self, card: int) -> str:
        return self.say(
            "offer",
            card=self.texts.member(self.names.merchant, card),
            most=self.box.offer_most[card],
            resource=self.texts.member(GOOD, self.box.offer_good[card]),
            price=self.box.offer_price[card],
            bundle=self.amounts(self.box.offer_power[card]),
        )

    def special(self, card: int) -> str:
        """A special card by what it can do."""
        actions = [self.texts.member(self.names.plain_action, action) for action in self.box.actions_on[3 + card]]
        return f"{self.texts.member(self.names.special, card)} ({self.listed(actions, ' / ')})"

    def free_sets(self) -> list[str]:
        """The sets still to be had while somebody lacks one."""
        taken = [player.start_set for player in self.view.players]
        if NONE not in taken:
            return []
        names = self.names.start_set
        return [
            self.say("set", set=self.texts.member(names, number), goods=self.amounts(self.box.set_goods[number]))
            for number in range(len(names))
            if number not in taken
        ]

    # -- players -----------------------------------------------------------------------------------

    def player(self, seat: int) -> Section:
        player, texts = self.view.players[seat], self.texts
        fields = [texts.member(self.names.field, field) for field in player.samurai]
        lines = [
            self.say("goods", goods=self.amounts(player.goods)),
            self.say("ryo-hidden") if player.ryo == HIDDEN else self.say("ryo", ryo=player.ryo),
            self.say("officials", own=player.officials, shoguns=player.shoguns - player.recruits),
        ]
        if player.recruits:
            lines.append(self.say("recruits", n=player.recruits))
        lines += [
            self.say("samurai", fields=self.listed(fields)),
            self.say("stock", houses=player.houses, kontors=player.kontors),
            self.say("in-edo" if in_edo(self.view, seat) else "not-in-edo"),
            self.say("owned", cards=self.listed([self.owned(player, card) for card in members(player.cards)], "; ")),
            self.say("plan", slots=self.listed([self.slot(player, slot) for slot in range(SLOTS)], "; ")),
        ]
        if player.ready:
            lines.append(self.say("ready"))
        return Section(self.say("player", seat=texts.seat(seat), power=sum(player.power)), lines)

    def owned(self, player: Player, card: int) -> str:
        name = self.special(card)
        return self.say("fresh", card=name) if has(player.fresh, card) else name

    def slot(self, player: Player, slot: int) -> str:
        action, own = player.planned[slot], player.own_at[slot]
        if action == HIDDEN:
            return self.say("slot-hidden", slot=slot + 1)
        if action == NONE:
            return self.say("slot-open", slot=slot + 1)
        name = self.texts.member(self.names.action, action)
        if own == NONE:
            return self.say("slot-unstaffed", slot=slot + 1, action=name)
        staff = self.texts.member(STAFF, STAFF_OF[own * 5 + player.shogun_at[slot]])
        return self.say("slot", slot=slot + 1, action=name, staff=staff)
