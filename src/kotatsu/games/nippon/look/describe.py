"""The table in words, for the terminal and for screen readers. Everything on it is open (NIP-10.1)."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board import telling
from kotatsu.board.telling import Section
from kotatsu.core.bits import has, members
from kotatsu.core.texts import Texts
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    ACTION_IDS,
    CITIES_PER_REGION,
    CONSOLIDATE_COAL,
    EXTRA_WORKERS,
    FIELDS,
    INCOME,
    INVEST,
    LAST_SCORING,
    MACHINES,
    MINING,
    MINING_ACTION,
    RAILROADS,
    SHIPS,
    SHIPS_ACTION,
    SIDES,
    TECHNOLOGY_ACTION,
    TILES_PER_GOOD,
    TRAINS,
    TRANSPORT_IDS,
    Box,
)
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import ACHIEVEMENTS, ACTIONS, COLOURS, CONTRACTS, GOODS, REGIONS, STACKS, TRACKS, VALUES
from kotatsu.games.nippon.names import BONUS, EFFECT, RESOURCE, SIDE, Names
from kotatsu.games.nippon.state import NO_TILE, NipponState, Player
from kotatsu.games.nippon.steps.actions import invest_price, machine_price, transport_price


def describe(game: Nippon, view: NipponState, texts: Texts) -> list[Section]:
    teller = Teller(game, view, texts)
    return [
        teller.turn(),
        teller.workers(),
        teller.actions(),
        *[teller.region(region) for region in range(REGIONS)],
        teller.rewards(),
        teller.display(),
        *[teller.player(seat) for seat in range(view.seats)],
    ]


def price_of(view: NipponState, seat: int, action: int) -> int:
    """What one unit of an action costs a player in Yen, if it has a price in Yen."""
    if action == INVEST:
        return invest_price(view, view.players[seat])
    if action == MACHINES:
        return machine_price(view, view.players[seat])
    if action in (SHIPS_ACTION, RAILROADS):
        return transport_price(view, view.players[seat], SHIPS if action == SHIPS_ACTION else TRAINS)
    return 0


def consolidating(view: NipponState, seat: int) -> tuple[int, int, int, int, int]:
    """What consolidating would bring now: Yen, coal, the level of the reward, colours to be paid, those that cannot be."""
    player, box = view.players[seat], view.box
    yen = box.track[INCOME][player.income]
    coal = box.track[MINING][player.mining] + view.extra(seat, CONSOLIDATE_COAL)
    workers = len(player.workers) + view.extra(seat, EXTRA_WORKERS)
    level = box.reward_level[min(workers, box.worker_slots)]
    return yen, coal, level, scoring.owed(view, seat), scoring.unpaid(view, seat, yen)


def moment(game: Nippon, view: NipponState, texts: Texts) -> str:
    """Where the game stands: what comes next on the scoring track, and when."""
    box = game.box
    if view.over():
        return texts.message("moment-over")
    if view.left:
        return texts.message("moment-left", n=view.left)
    which = scoring.coming(view)
    if which == LAST_SCORING:
        return texts.message("moment-gold", n=box.gold - view.marker)
    return texts.message("moment-scoring", n=box.scoring_at.index(which) - scoring.scored_space(view), which=which)


def occasion(game: Nippon, view: NipponState, texts: Texts) -> str:
    """A moment as it is spoken of afterwards: how long before what."""
    if view.over() or view.left:
        return texts.message("occasion-left", n=0 if view.over() else view.left)
    which = scoring.coming(view)
    if which == LAST_SCORING:
        return texts.message("occasion-gold", n=game.box.gold - view.marker)
    n = game.box.scoring_at.index(which) - scoring.scored_space(view)
    return texts.message("occasion-scoring", n=n, which=which)


def lap(game: Nippon, view: NipponState, texts: Texts) -> str:
    """What this part of the game began with."""
    if view.over() or view.left:
        return texts.message("lap-left")
    return texts.message("lap", which=scoring.coming(view) if scoring.coming(view) != LAST_SCORING else 2)


class Teller(telling.Teller[NipponState, Box, Names]):
    """Tells one view in one language."""

    def amounts(self, amounts: Sequence[int]) -> str:
        """Yen, coal, blueprints and points, those there are."""
        told = [
            self.say("amount", n=n, what=self.texts.member(RESOURCE, kind, n)) for kind, n in enumerate(amounts) if n
        ]
        return self.listed(told)

    # -- the board --------------------------------------------------------------------------------

    def turn(self) -> Section:
        view, box = self.view, self.box
        lines = [self.say("over") if view.over() else self.say("active", seat=self.texts.seat(view.active))]
        now = scoring.scored_space(view)
        coming = [space for space in range(now + 1, box.gold) if box.scoring_at[space] >= 0]
        if view.left:
            lines.append(self.say("left", n=view.left))
        elif coming:
            lines.append(self.say("next-scoring", n=coming[0] - now))
        elif not view.over():
            lines.append(self.say("next-gold", n=box.gold - view.marker))
        if not view.over():
            first, second, third = box.rank_points[scoring.coming(view)]
            lines.append(self.say("ranks", first=first, second=second, third=third))
        return Section(self.say("title", n=view.marker + 1, spaces=box.last_space + 1), lines)

    def workers(self) -> Section:
        lines = [self.field(field) for field in range(FIELDS)]
        rows = self.box.rows[self.view.seats - 2]
        lines += [self.say("row", n=row + 1, workers=self.colours(self.view.rows[row])) for row in range(rows)]
        bag = [
            self.say("amount", n=self.view.bag[colour], what=self.name(self.names.colour, colour))
            for colour in range(COLOURS)
            if self.view.bag[colour]
        ]
        lines.append(self.say("bag", workers=self.listed(bag)))
        if self.view.pending:
            lines.append(self.say("pending", n=len(self.view.pending)))
        return Section(self.say("fields"), lines)

    def field(self, field: int) -> str:
        actions = [self.name(self.names.action, a) for a in range(ACTIONS) if self.box.field_of[a] == field]
        workers = self.colours(self.view.fields[field])
        return self.say("field", n=field + 1, actions=self.listed(actions, " / "), workers=workers)

    def actions(self) -> Section:
        """What every action costs the one who looks, or else whoever is to move, and what goods are worth in cities."""
        view = self.view
        seat = view.viewer if view.viewer >= 0 else view.active
        lines = [
            self.say("action", action=self.name(self.names.action, action), cost=self.cost(seat, action))
            for action in range(ACTIONS)
        ]
        for good in range(GOODS):
            one, two, three = self.box.influence[good][1:]
            lines.append(self.say("worth", good=self.name(self.names.good, good), one=one, two=two, three=three))
        return Section(self.say("actions"), lines)

    def cost(self, seat: int, action: int) -> str:
        if action in (TECHNOLOGY_ACTION, MINING_ACTION):
            costs = enumerate(self.box.step_costs[1:], 1)
            return self.listed([self.texts.message("sheet-cost-steps", n=n, yen=yen) for n, yen in costs])
        if action in (INVEST, MACHINES, SHIPS_ACTION, RAILROADS):
            word = "sheet-cost-invest" if action == INVEST else "sheet-cost-each"
            return self.texts.message(word, yen=price_of(self.view, seat, action))
        return self.texts.message(f"sheet-cost-{ACTION_IDS[action]}")

    def colours(self, workers: Sequence[int]) -> str:
        return self.listed([self.name(self.names.colour, colour) for colour in workers])

    def region(self, region: int) -> Section:
        view = self.view
        cities = range(CITIES_PER_REGION * region, CITIES_PER_REGION * (region + 1))
        totals = scoring.influence(view, region)
        standing = [
            self.say("standing", who=self.texts.seat(seat), n=totals[seat])
            for seat in range(view.seats)
            if totals[seat]
        ]
        standing.append(self.say("standing", who=self.say("overseas"), n=totals[view.seats]))
        gains = scoring.ranked(view, region, scoring.coming(view))
        points = [gains[seat] + gains[view.seats + seat] for seat in range(view.seats)]
        lines = [
            self.say("region-bonus", bonus=self.amounts(self.box.region_bonus[region])),
            *[self.city(city) for city in cities],
            self.say("influence", standing=self.listed(standing)),
            self.say("next-points", seats=self.owners(points)),
            self.say("trains", seats=self.owners([player.trains[region] for player in view.players])),
            self.say("ships", seats=self.owners([player.ships[region] for player in view.players])),
            self.say("slots", n=view.slots[region]),
        ]
        return Section(self.name(self.names.region, region), lines)

    def owners(self, counts: Sequence[int]) -> str:
        return self.listed([self.say("standing", who=self.texts.seat(seat), n=n) for seat, n in enumerate(counts) if n])

    def city(self, city: int) -> str:
        spaces = [self.space(space) for space in range(SIDES * city, SIDES * city + SIDES)]
        here = sum([1 for tile in self.view.tiles[SIDES * city : SIDES * city + SIDES] if tile != NO_TILE])
        limit = self.box.city_limit[self.view.seats - 2]
        name = self.name(self.names.city, city)
        return self.say("city", city=name, n=here, limit=limit, spaces=self.listed(spaces))

    def space(self, space: int) -> str:
        view = self.view
        side, good = self.name(SIDE, space % SIDES), self.name(self.names.good, view.wants[space])
        tile = view.tiles[space]
        if tile == NO_TILE:
            return self.say("space", side=side, good=good, n=self.box.overseas[space])
        owner = self.texts.seat(tile // VALUES)
        return self.say("space-tile", side=side, good=good, n=tile % VALUES + 1, seat=owner)

    def rewards(self) -> Section:
        lines = []
        for level in sorted(set(self.box.stack_level)):
            stacks = [
                self.say("stack", bonus=self.bonus(stack), n=self.view.rewards[stack])
                for stack in range(STACKS)
                if self.box.stack_level[stack] == level and self.view.rewards[stack]
            ]
            lines.append(self.say("reward-level", level=level, stacks=self.listed(stacks)))
        lines.append(self.say("plain", n=self.view.multipliers))
        return Section(self.say("rewards"), lines)

    def bonus(self, stack: int) -> str:
        bonus = stack % len(BONUS)
        return self.say("amount", n=self.box.bonus[bonus], what=self.name(BONUS, bonus))

    def display(self) -> Section:
        lines = []
        for good in range(GOODS):
            tiles = [tile for tile in members(self.view.display) if tile // TILES_PER_GOOD == good]
            lines.append(
                self.say(
                    "display-good",
                    good=self.name(self.names.good, good),
                    need=self.box.need[good],
                    coal=self.box.coal[good],
                    tiles=self.listed([self.tile(tile) for tile in tiles], "; "),
                )
            )
        return Section(self.say("display"), lines)

    def tile(self, tile: int) -> str:
        return self.say("factory", factory=self.name(self.names.factory, tile), effect=self.effect(tile))

    def effect(self, tile: int) -> str:
        return self.texts.message(f"effect-{EFFECT.ids[self.box.effect[tile]]}", n=self.box.amount[tile])

    # -- players ----------------------------------------------------------------------------------

    def player(self, seat: int) -> Section:
        player, box = self.view.players[seat], self.box
        lines = [
            self.say("budget", yen=player.yen, coal=player.coal, blueprints=player.blueprints),
            self.say("tracks", tracks=self.listed([self.track(player, track) for track in range(TRACKS)])),
            self.say("workers", workers=self.colours(player.workers)),
            self.consolidation(seat),
            *[self.factory(player, tile) for tile in members(player.factories)],
            self.say("stored", n=player.stored),
            self.say("open", contracts=self.contracts(player, False)),
            self.say("fulfilled", contracts=self.contracts(player, True)),
            self.say(
                "supply", tiles=self.listed([str(v) for v in range(1, VALUES + 1) for _ in range(player.supply[v])])
            ),
            self.say(
                "vehicles",
                trains=box.vehicles[TRAINS] - player.vehicles_gone(TRAINS),
                ships=box.vehicles[SHIPS] - player.vehicles_gone(SHIPS),
            ),
            *[self.vehicle(player, kind) for kind in (TRAINS, SHIPS)],
            self.say("multipliers", tiles=self.listed([self.achievement(seat, a) for a in range(ACHIEVEMENTS)])),
            self.say("if-now", points=sum(self.view.score(seat))),
        ]
        return Section(self.say("player", seat=self.texts.seat(seat), points=player.vp()), lines)

    def track(self, player: Player, track: int) -> str:
        space = player.at(track)
        name, values = self.name(self.names.track, track), self.box.track[track]
        following = next((n for n in range(space + 1, len(values)) if values[n] != values[space]), space)
        return self.say("track", track=name, value=values[space], steps=following - space, next=values[following])

    def consolidation(self, seat: int) -> str:
        """What consolidating would bring."""
        yen, coal, level, owed, unpaid = consolidating(self.view, seat)
        wages = (owed - unpaid) * self.box.wage
        return self.say("consolidating", yen=yen, coal=coal, level=level, wages=wages, unpaid=unpaid)

    def vehicle(self, player: Player, kind: int) -> str:
        """What a train or ship counts, and what the next one uncovers."""
        box, gone = self.box, player.vehicles_gone(kind)
        value = self.say(f"{TRANSPORT_IDS[kind]}-count", n=scoring.vehicle_value(player, kind))
        if gone == box.vehicles[kind]:
            return value
        stars = box.vehicle_stars[kind][gone + 1] - box.vehicle_stars[kind][gone]
        steps = box.vehicle_income[kind][gone + 1]
        below = [self.texts.message("sheet-stars", n=stars)] if stars else []
        below += [self.texts.message("sheet-income", n=steps)] if steps else []
        return self.say("uncovers", value=value, what=self.listed(below)) if below else value

    def factory(self, player: Player, tile: int) -> str:
        good = tile // TILES_PER_GOOD
        return self.say(
            "own-factory",
            factory=self.name(self.names.factory, tile),
            n=player.goods[good],
            storage=self.box.storage[good],
            good=self.name(self.names.good, good),
            machine=player.machine(good),
            coal=self.box.coal[good],
            made=1 + player.machine(good),
            effect=self.effect(tile),
        )

    def contracts(self, player: Player, fulfilled: bool) -> str:
        chosen = [c for c in range(CONTRACTS) if has(player.fulfilled, c) == fulfilled]
        if fulfilled:
            return self.listed([self.name(self.names.contract, contract) for contract in chosen])
        return self.listed([self.contract(contract) for contract in chosen], "; ")

    def contract(self, contract: int) -> str:
        return self.say(
            "contract",
            contract=self.name(self.names.contract, contract),
            goods="+".join(str(number) for number in self.box.demand[contract]),
            bonus=self.amounts(self.box.contract_bonus[contract]),
            steps=self.box.contract_income[contract],
        )

    def achievement(self, seat: int, achievement: int) -> str:
        name = self.name(self.names.achievement, achievement)
        factor = self.view.players[seat].multipliers[achievement] or self.box.printed[achievement]
        base = scoring.base(self.view, seat, achievement, scoring.final_yen(self.view, seat))
        return self.say("multiplier", achievement=name, n=factor, base=base)
