"""The readable side of Yokohama Duel: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from kotatsu.core import game
from kotatsu.core.bits import members
from kotatsu.core.components import Components
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, Bits, Cards, Each, Fields, One, Row
from kotatsu.core.vocabulary import NUMBER, SEAT, Domain, EventKind, Family, MinorEvent, Numbers, Sets, StepKind
from kotatsu.games.yokohama import events, moves, reasons
from kotatsu.games.yokohama.components import AREA_IDS, CONDITION_IDS, GOOD_IDS, REWARD_IDS, TECH_IDS
from kotatsu.games.yokohama.steps import areas, payment, port, preparations, rewards, turn

GOOD = Domain("good", GOOD_IDS)
RESOURCE = Domain("resource", REWARD_IDS)
EXTRA = Domain("extra", ["+1", "+2"])
BOOST = Domain("boost", ["none", "+1", "+2", "phone", "+1+phone", "+2+phone"])
PERMIT = Domain("permit", ["station", "stagecoach", "tram"])
BUILDING = Domain("building", ["shop", "warehouse"])
SLOT = Numbers("slot", last=moves.SLOTS)
SLOT_SET = Sets("slots", SLOT, [[slot + 1 for slot in slots] for slots in moves.KEEP_SLOTS])
UNDER = Domain("under", ["as-drawn", *SLOT.ids[1:]])
KEPT_PAIR = Sets("pair", SLOT, [[1, 2], [1, 3], [2, 3]])
GIFT = Domain("offer", [*GOOD_IDS, "yen", "up", "down"])
OFFERING = Sets("offering", GIFT, [members(bits) for bits in moves.OFFER_SETS])
SOURCE = Domain("source", ["order", "church", "bonus5", "bonus6", "bonus7"])
GROUPS = {
    "orders": ["fulfilled_orders", "order_majority"],
    "technology": ["technology_points", "technology_majority"],
    "quay": ["church_cards", "warehouses", "shops"],
    "stock": ["face_down_imports", "face_up_imports", "yen", "trade_goods"],
}  # of the final score

REASONS = Reasons(
    reasons,
    {
        "YOK-1.4": "none-left",
        "YOK-2.1.2": "cannot-pay",
        "YOK-2.1.3": "not-displayed",
        "YOK-2.2.1": "nothing-to-return",
        "YOK-3.11": "keep-two",
        "YOK-5.2": "step-is-done",
        "YOK-5.4": "area-action-first",
        "YOK-6.2": "area-is-used",
        "YOK-6.4": "no-permission",
        "YOK-6.6": "no-such-card not-the-lowest",
        "YOK-6.7": "no-extra-card",
        "YOK-7.5.2": "offering-missing",
        "YOK-7.5.3": "too-little-faith",
        "YOK-7.5.4": "wrong-offering can-still-offer",
        "YOK-7.6": "too-many-imports",
        "YOK-7.7.3": "goods-to-sell-missing",
        "YOK-7.8.2": "imports-missing",
        "YOK-7.8.3": "too-little-production",
        "YOK-7.8.5": "wrong-payment",
        "YOK-7.9.1": "not-drawn",
        "YOK-7.9.2": "second-card-costs",
        "YOK-8.1": "below-five bonus-first",
        "YOK-9.1": "below-four",
        "YOK-9.2": "site-is-taken",
        "YOK-9.3": "warehouse-stands",
        "YOK-10.2": "agent-must-wait",
        "YOK-10.2.2": "port-is-open",
        "YOK-10.4.1": "not-in-hand",
        "YOK-10.4.2": "goods-missing",
        "YOK-10.5.1": "condition-not-met",
        "YOK-10.5.2": "condition-used",
        "YOK-10.5.4": "no-agent-in-stock",
        "YOK-10.6.1": "no-agent",
        "YOK-10.6.7": "agent-block-open",
        "YOK-10.7": "used-this-round",
        "YOK-11.17": "no-telephone",
        "YOK-11.19": "no-textile-factory silk-missing",
        "YOK-12.2": "already-upgraded",
    },
    told_as={
        "goods-to-sell-missing": "goods-missing",
        "silk-missing": "goods-missing",
        "imports-missing": "cannot-pay",
        "nothing-to-return": "no-extra-card",
    },
)


class Names(game.Names):
    """Everything that depends on the names of the cards in the component data."""

    def __init__(self, data: Components) -> None:
        area = data.domain("area", "areas", moves.AREAS)
        order = data.domain("order", "order_cards", moves.ORDERS)
        tech = data.domain("tech", "technology_cards", moves.TECHS)
        church = data.domain("church", "church_cards", moves.CHURCHES)
        bonus = data.domain("bonus", "strength_bonus_cards", moves.BONUSES)
        trade = data.domain("trade", "chinatown_exchanges", moves.TRADES)
        condition = data.domain("condition", "agent_conditions", moves.CONDITIONS)
        strength_card = data.domain("strength_card", "strength_cards", 4, ["1", "2", "3", "4"])
        assert list(area.ids) == AREA_IDS and list(tech.ids) == TECH_IDS and list(condition.ids) == CONDITION_IDS
        self.area, self.order, self.tech, self.church, self.bonus = area, order, tech, church, bonus
        self.trade, self.condition = trade, condition
        self.categories = data.domain("category", "scoring", 11)
        self.score_groups = GROUPS

        self.families = [
            Family("pass", moves.PASS, declines=True),
            Family("end", moves.END, ends=True),
            Family("area", moves.AREA, "area-{area}", area),
            Family("agent", moves.AGENT, "area-{area}", area),
            Family("permit", moves.PERMIT, "tech-{tech}", tech=PERMIT),
            Family("card", moves.CARD, "strength-{n}", n=Numbers(last=moves.STRENGTHS - 1)),
            Family("boost", moves.BOOST, "boost-{boost}", BOOST),
            Family("church", moves.CHURCH, "church-{card}", card=church),
            Family("back", moves.BACK),
            Family("turn", moves.TURN, "imports", n=Numbers(last=moves.IMPORTS - 1)),
            Family("trade", moves.TRADE, "trade-{trade}", trade),
            Family("tech", moves.TECH, "tech-{card}", card=tech),
            Family("keep", moves.KEEP, "drawn-{slots}", slots=SLOT_SET),
            Family("under", moves.UNDER, "drawn-{under}", UNDER),
            Family("bonus", moves.BONUS, "bonus-{card}", card=bonus),
            Family("build", moves.BUILD, "site-{building}", BUILDING),
            Family("return", moves.RETURN, "boost-{extra}", EXTRA),
            Family("station", moves.STATION, "area-{area}", area),
            Family("fulfil", moves.FULFIL, "order-{order}", order),
            Family("hire", moves.HIRE, "hire-{condition}", condition),
            Family("textile", moves.TEXTILE, "tech-textile_factory"),
            Family("upgrade", moves.UPGRADE, "card-{card}", card=strength_card),
            Family("pay", moves.PAY, up=Numbers(last=moves.PAYMENTS - 1), down=Numbers(last=moves.PAYMENTS - 1)),
            Family("offer", moves.OFFER, offering=OFFERING),
        ]

        self.events = {
            events.ROUND: MinorEvent("round", NUMBER),
            events.AREA_CHOSEN: MinorEvent("area", area),
            events.AGENT_SENT: MinorEvent("agent", area),
            events.CARD_PLAYED: MinorEvent("card", NUMBER),
            events.BOOSTED: MinorEvent("boost", BOOST),
            events.STRENGTH: EventKind("strength", NUMBER),
            events.GAIN: EventKind("gain", NUMBER, RESOURCE),
            events.PAY: EventKind("pay", NUMBER, RESOURCE),
            events.CHURCH_TAKEN: MinorEvent("church", card=church),
            events.TECH_TAKEN: MinorEvent("tech", card=tech),
            events.DRAWS: EventKind("draws", NUMBER),
            events.DREW: EventKind("drew", card=order),
            events.KEEPS: EventKind("keeps", NUMBER),
            events.KEPT: MinorEvent("kept", card=order),
            events.BONUS_TAKEN: MinorEvent("bonus", card=bonus),
            events.BUILT: MinorEvent("built", BUILDING, area),
            events.FULFILLED: MinorEvent("fulfilled", card=order),
            events.HIRED: MinorEvent("hired", condition),
            events.TURNED: MinorEvent("turned", NUMBER),
            events.RETURNED: EventKind("returned", RESOURCE),
            events.STATION_PLACED: MinorEvent("station", area),
            events.TECH_USED: EventKind("tech-used", card=tech),
            events.UPGRADED: MinorEvent("upgraded", NUMBER),
            events.NEW_TECHS: EventKind("new-techs"),
            events.RESHUFFLED: EventKind("reshuffled"),
            events.AREA_GIVES: EventKind("area-gives", NUMBER, area),
            events.MAY: EventKind("may", NUMBER, RESOURCE),
            events.POINTS: EventKind("points", NUMBER),
            events.OFFERINGS_DUE: EventKind("offerings-due", NUMBER),
            events.UNITS_DUE: EventKind("units-due", NUMBER),
        }

        # the decisions among these are the complete list of YOK-16.1
        visit = {"area": area, "total": NUMBER, "stage": NUMBER}
        self.steps = [
            StepKind("keep-orders", preparations.KeepOrders, rule="YOK-3.11"),
            StepKind("start-round", turn.StartRound),
            StepKind("start-turn", turn.StartTurn),
            StepKind("main", turn.MainWindow, rule="YOK-5.2", **visit),
            StepKind("agent", turn.AgentWindow, rule="YOK-10.6.7", **visit),
            StepKind("permission", turn.Permission, rule="YOK-6.4", area=area),
            StepKind("play-card", turn.PlayCard, rule="YOK-6.6", area=area),
            StepKind("boost", turn.Boost, rule="YOK-6.7", area=area, base=NUMBER, agent=NUMBER),
            StepKind("upgrade", preparations.Upgrade, rule="YOK-12.2", owner=SEAT).beforehand("pass", "upgrade"),
            StepKind("new-round", turn.NewRound),
            StepKind("church", areas.Church, rule="YOK-7.5.3", faith=NUMBER),
            StepKind("offering", areas.Offering, rule="YOK-7.5.4", card=church, missing=NUMBER, faith=NUMBER),
            StepKind("chinatown", areas.Chinatown, rule="YOK-7.7.1", left=NUMBER),
            StepKind("laboratory", areas.Laboratory, rule="YOK-7.8.3", production=NUMBER),
            StepKind("payment", payment.Payment, rule="YOK-7.8.2", units=NUMBER),
            StepKind("take-tech", areas.TakeTech, card=tech),
            StepKind("place-station", areas.PlaceStation, rule="YOK-11.3"),
            StepKind("port", port.Port, rule="YOK-7.9.2"),
            StepKind("keep-drawn", port.KeepDrawn, keep=SLOT_SET),
            StepKind("put-under", port.PutUnder, rule="YOK-7.9.4"),
            StepKind("rewards", rewards.Rewards, source=SOURCE, card=NUMBER, at=NUMBER),
            StepKind("gain-extra", rewards.GainExtra, owner=SEAT, extra=EXTRA, n=NUMBER),
            StepKind("return-extra", rewards.ReturnExtra, rule="YOK-2.2.1", owner=SEAT),
            StepKind("turn-imports", rewards.TurnImports, rule="YOK-7.6", n=NUMBER),
            StepKind("pick-bonus", rewards.PickBonus, rule="YOK-2.7", level=NUMBER),
            StepKind("bonus-done", rewards.BonusDone, card=bonus),
            StepKind("order-done", rewards.OrderDone, owner=SEAT),
        ]

        self.fields = Fields(
            round=INT,
            played=INT,
            starter=One(SEAT),
            active=One(SEAT),
            extra_stack=Each(EXTRA, INT),
            agent_stack=INT,
            station=One(area),
            bonus_deck=Row(One(bonus)),
            bonus_display=Row(One(bonus)),
            bonus_discard=Bits(bonus),
            bonus_resolving=Bits(bonus),
            tech_deck=Row(One(tech)),
            tech_display=Row(One(tech)),
            tech_removed=Bits(tech),
            order_deck=Row(One(order)),
            order_known=Row(INT),
            church_display=Row(One(church)),
            church_removed=Row(One(church)),
        )
        self.player_fields = Fields(
            yen=INT,
            goods=Each(GOOD, INT),
            up=INT,
            down=INT,
            extra=Each(EXTRA, INT),
            upgraded=Bits(strength_card),
            lies_in=Row(One(area), 4),
            shops=Bits(area),
            warehouses=Bits(area),
            orders=Row(One(order)),
            drawn=Row(One(order)),
            kept=One(KEPT_PAIR),
            fulfilled=Bits(order),
            churches=Row(One(church)),
            techs=Bits(tech),
            tapped=Bits(tech),
            agents=INT,
            spent_agents=INT,
            hired=Bits(condition),
        )
        self.cards = (
            Cards(order, "order_deck", "players.orders", "players.drawn", "players.fulfilled"),
            Cards(tech, "tech_deck", "tech_display", "tech_removed", "players.techs"),
            Cards(bonus, "bonus_deck", "bonus_display", "bonus_discard", "bonus_resolving"),
            Cards(church, "church_removed", "church_display", "players.churches"),
        )
