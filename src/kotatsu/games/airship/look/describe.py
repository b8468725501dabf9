"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board import telling
from kotatsu.board.telling import Section
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import AWARD_IDS, GUILD, KIND, KINDS, LEVELS, Box
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import FACILITIES, RESOURCES, SHIPS, SOLD_SHIPS
from kotatsu.games.airship.names import Names
from kotatsu.games.airship.scoring import AWARDS, FROM_AWARDS, SHIP_BITS, award, merit
from kotatsu.games.airship.state import AirshipState, Player
from kotatsu.games.airship.steps.free import ALL_RESOURCES


def describe(game: Airship, view: AirshipState, texts: Texts) -> list[Section]:
    teller = Teller(game, view, texts)
    players = [teller.player(seat) for seat in range(view.seats)]
    return [
        teller.time(),
        teller.grid(),
        teller.actions(),
        teller.ships(),
        teller.facilities(),
        teller.market(),
        teller.awards(),
        *players,
    ]


def when(game: Airship, view: AirshipState, texts: Texts) -> str:
    """Where the game stands."""
    return Teller(game, view, texts).when()


def lap(game: Airship, view: AirshipState, texts: Texts) -> str:
    return texts.message("lap", n=view.round)


class Teller(telling.Teller[AirshipState, Box, Names]):
    """Tells one view in one language."""

    def amounts(self, row: Sequence[int]) -> str:
        return self.listed([f"{n} {self.resource(kind, n)}" for kind, n in enumerate(row) if n])

    def resource(self, number: int, n: int = 1) -> str:
        return self.texts.member(self.names.resource, number, n)

    # -- the game as a whole -----------------------------------------------------------------------

    def when(self) -> str:
        view, box = self.view, self.box
        return self.say("title", round=view.round, rounds=box.rounds, stage=view.stage(), stages=box.stages)

    def time(self) -> Section:
        view, texts = self.view, self.texts
        lines = [self.say("over")] if view.over() else [self.say("active", seat=texts.seat(view.active))]
        waiting = [texts.seat(seat) for seat in view.to_act()]
        if waiting:
            lines.append(self.say("to-act", seats=self.listed(waiting)))
        lines.append(self.say("starter", seat=texts.seat(view.starter)))
        lines += [self.stage_bonus(stage, bonus) for stage, bonus in enumerate(view.stage_bonuses, 2)]
        unused = [texts.member(self.names.stage_bonus, bonus) for bonus in members(view.unused)]
        lines.append(self.say("unused", bonuses=self.listed(unused)))
        return Section(self.when(), lines)

    def stage_bonus(self, stage: int, bonus: int) -> str:
        name = self.texts.member(self.names.stage_bonus, bonus)
        if stage <= self.view.stage():
            return self.say("stage-bonus-past", stage=stage, bonus=name)
        choice = self.box.stage_choice[bonus]
        gain = self.say("free-choice", n=choice) if choice else self.amounts(self.box.stage_gain[bonus])
        return self.say("stage-bonus", stage=stage, bonus=name, gain=gain)

    # -- the grid ----------------------------------------------------------------------------------

    def grid(self) -> Section:
        rows = [self.view.tiles[4 * row : 4 * row + 4] for row in range(4)]
        lines = [self.say("row", n=n, tiles=" | ".join(map(self.tile, row))) for n, row in enumerate(rows, 1)]
        return Section(self.say("grid"), lines)

    def tile(self, tile: int) -> str:
        side = "tile-developed" if has(self.view.developed, tile) else "tile"
        told = self.say(side, tile=self.texts.member(self.names.tile, tile), action=self.deed(KIND[tile]))
        workers = [part for seat in range(self.view.seats) for part in self.workers_on(seat, tile)]
        return self.say("tile-with", tile=told, workers=self.listed(workers)) if workers else told

    def workers_on(self, seat: int, tile: int) -> list[str]:
        """A player's workers on a tile; what they may still do matters in the player's own turn only."""
        player = self.view.players[seat]
        here = [worker for worker, place in enumerate(player.workers) if place == tile]
        if not here:
            return []
        if seat != self.view.active:
            return [self.say("standing", seat=self.texts.seat(seat), n=len(here))]
        told: list[str] = []
        ready = [worker for worker in here if has(player.ready, worker)]
        resting = [worker for worker in here if has(player.resting, worker)]
        spent = len(here) - len(ready) - len(resting)
        for name, n in (("ready", len(ready)), ("spent", spent), ("resting", len(resting))):
            if n:
                told.append(self.say(name, seat=self.texts.seat(seat), n=n))
        return told

    # -- what the tiles do -------------------------------------------------------------------------

    def actions(self) -> Section:
        """Every kind of tile: its action, what its developed side adds, what others on it get."""
        return Section(self.say("actions"), [self.kind(kind) for kind in range(KINDS)] + [self.say("shifting")])

    def kind(self, kind: int) -> str:
        box = self.box
        told = self.say("kind", kind=self.name(self.names.kind, kind), action=self.deed(kind))
        bonus = self.choice(box.bonus_n[kind], box.bonus_of[kind])
        told = self.say("kind-developed", line=told, bonus=bonus)
        if box.piggyback_of[kind]:
            ride = self.choice(box.piggyback_n[kind], box.piggyback_of[kind])
            told = self.say("kind-piggyback", line=told, bonus=ride)
        return told

    def deed(self, kind: int) -> str:
        """What the action of a kind of tile does."""
        entry = self.data.all("action_tiles")[kind]
        word = entry.text("kind")
        if word == "gather":
            return self.amounts(self.box.gain[kind])
        shifts = entry.number("shifts") if entry.has("shifts") else 0
        cost = self.amounts(self.box.hire_cost) if kind == GUILD else ""
        return self.phrase(f"sheet-action-{word}", cost=cost, n=shifts)

    def either(self, resources: int, n: int = 1) -> str:
        """One of some resources, which are bits; `n` is how many of it there are."""
        words = [self.resource(kind, n) for kind in members(resources)]
        told = words[0]
        for word in words[1:]:
            told = self.phrase("sheet-either", one=told, other=word)
        return told

    def choice(self, n: int, resources: int) -> str:
        """An amount of one of some resources."""
        if resources == ALL_RESOURCES:
            return self.phrase("sheet-any-resource", n=n)
        return f"{n}\u00a0{self.either(resources, n)}"

    def phrase(self, name: str, **values: object) -> str:
        """A message with a name of its own."""
        return self.texts.message(name, **values)

    # -- the donation board ------------------------------------------------------------------------

    def ships(self) -> Section:
        return Section(self.say("ships"), [self.ship(ship) for ship in range(SHIPS)])

    def facilities(self) -> Section:
        return Section(self.say("facilities"), [self.site(site) for site in range(SHIPS, SHIPS + FACILITIES)])

    def ship(self, ship: int) -> str:
        line = self.site(ship)
        if ship < SOLD_SHIPS:
            prices = self.box.price[ship][self.view.prices[ship] :]
            line = self.say("price", line=line, price=prices[0], later=self.listed([str(gold) for gold in prices[1:]]))
        else:
            line = self.say("not-sold", line=line)
        if self.box.needed[ship]:
            lower = self.texts.member(self.names.site, ship - 1)
            line = self.say("requires", line=line, n=self.box.needed[ship], ship=lower)
        return self.say(
            "discount",
            line=line,
            n=self.box.cheaper_by[ship],
            resource=self.resource(self.box.cheaper_resource[ship], self.box.cheaper_by[ship]),
            kind=self.texts.member(self.names.kind, self.box.cheaper_kind[ship]),
        )

    def site(self, site: int) -> str:
        view, texts = self.view, self.texts
        markers = [
            f"{texts.seat(seat)} {player.given[site]}" for seat, player in enumerate(view.players) if player.given[site]
        ]
        leaders = [texts.seat(seat) for seat, player in enumerate(view.players) if has(player.majority, site)]
        spaces = self.box.spaces[view.seats][site]
        return self.say(
            "site",
            site=texts.member(self.names.site, site),
            cost=self.amounts(self.box.cost[site]),
            points=self.box.vp[site],
            taken=spaces - view.spaces_left(site),
            spaces=spaces,
            markers=self.listed(markers),
            leader=self.listed(leaders),
        )

    # -- contracts ---------------------------------------------------------------------------------

    def market(self) -> Section:
        lines = [self.contract(card, self.box.contract_stages[card]) for card in self.view.market]
        return Section(self.say("market"), [*lines, self.say("deck", n=len(self.view.deck))])

    def contract(self, card: int, stages: int) -> str:
        return self.say(
            "contract",
            contract=self.texts.member(self.names.contract, card),
            cost=self.amounts(self.box.contract_cost[card]),
            points=self.box.contract_vp[card],
            gold=self.box.contract_gold[card],
            stages=stages,
        )

    # -- awards and the end ------------------------------------------------------------------------

    def awards(self) -> Section:
        """The three awards, and how near the game is to its end."""
        led = 0
        for player in self.view.players:
            led |= player.majority
        ends = [
            ("ships", led & SHIP_BITS, self.box.ships_to_end),
            ("facilities", led & ~SHIP_BITS, self.box.facilities_to_end),
        ]
        lines = [self.award(kind) for kind in range(AWARDS)]
        lines += [
            self.say(f"end-{name}", n=count(bits), needed=needed, round=self.box.first_check)
            for name, bits, needed in ends
        ]
        return Section(self.say("awards-title"), lines)

    def award(self, kind: int) -> str:
        standing = [
            self.say(
                "merit", seat=self.texts.seat(seat), n=merit(self.view, kind, seat), points=award(self.view, kind, seat)
            )
            for seat in range(self.view.seats)
        ]
        return self.say(
            "award",
            award=self.phrase(f"board-award-{AWARD_IDS[kind]}"),
            first=self.box.first_prize[kind],
            second=self.box.second_prize[kind],
            standing=self.listed(standing),
        )

    # -- players -----------------------------------------------------------------------------------

    def player(self, seat: int) -> Section:
        player, texts = self.view.players[seat], self.texts
        stock = [
            self.say(
                "amount",
                n=player.stock[kind],
                capacity=player.stock[kind] + self.view.room(seat, kind),
                resource=self.resource(kind, 2),
            )
            for kind in range(RESOURCES)
        ]
        here = sum(tile != NONE for tile in player.workers)
        lines = [
            self.say("stock", stock=self.listed(stock)),
            self.say("workers", n=here, supply=len(player.workers) - here),
            self.say("markers", n=player.markers),
            *self.upgrades(player),
            *[self.bonus(seat, bonus) for bonus in range(len(self.names.bonus))],
            *self.contracts(player),
        ]
        if player.owed:
            lines.append(self.say("owed", sites=self.listed([texts.member(self.names.site, s) for s in player.owed])))
        lines.append(self.say("awards", points=sum(self.view.score(seat)[FROM_AWARDS:])))
        return Section(self.say("player", seat=texts.seat(seat), points=player.vp), lines)

    def upgrades(self, player: Player) -> list[str]:
        done = [self.resource(kind, 2) for kind in members(player.upgraded)]
        to_do = [
            self.say(
                "upgrade-cost",
                resource=self.resource(kind, 2),
                cost=self.amounts(self.box.upgrade_cost[kind]),
                room=self.box.capacity[1][kind],
                points=self.box.upgrade_vp[kind],
            )
            for kind in range(RESOURCES)
            if not has(player.upgraded, kind)
        ]
        return [
            self.say("upgrades-done", resources=self.listed(done)),
            self.say("upgrades-open", upgrades=self.listed(to_do, "; ")),
        ]

    def bonus(self, seat: int, bonus: int) -> str:
        name = self.texts.member(self.names.bonus, bonus)
        player = self.view.players[seat]
        if not self.view.unlocked(seat, bonus):
            given = sum(player.given[LEVELS * bonus : LEVELS * bonus + LEVELS])
            state = self.say("bonus-locked", bonus=name, n=given, needed=self.box.to_unlock[bonus])
        else:
            state = self.say("bonus-used" if has(player.used, bonus) else "bonus-free", bonus=name)
        effect = self.data.all("bonus_actions")[bonus].text("effect")
        return self.say("bonus-effect", line=state, effect=self.phrase(f"sheet-effect-{effect}"))

    def contracts(self, player: Player) -> list[str]:
        lines: list[str] = []
        for stages, track in enumerate((player.track1, player.track2, player.track3), 1):
            for card in members(track):
                contract = self.contract(card, stages)
                lines.append(self.say("open-contract", stages=stages, contract=contract))
        for name, cards in (("fulfilled", player.fulfilled), ("failed", player.failed)):
            told = [self.texts.member(self.names.contract, card) for card in members(cards)]
            lines.append(self.say(name, contracts=self.listed(told)))
        return lines
