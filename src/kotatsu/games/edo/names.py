"""The readable side of Edo: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from kotatsu.core import game
from kotatsu.core.components import Components
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, Bits, Cards, Each, Fields, Int, One, Row
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import NUMBER, SEAT, Amounts, Domain, EventKind, Family, MinorEvent, StepKind
from kotatsu.games.edo import events, moves, reasons
from kotatsu.games.edo.components import ACTION_KINDS, BUILDING_IDS, MERCHANTS, MOST_SEATS, RESOURCE_IDS
from kotatsu.games.edo.steps import draft, officials, planning, rounds, samurai, turn

RESOURCE = Domain("resource", RESOURCE_IDS)
GOOD = Domain("resource", RESOURCE_IDS[:3])
STAFF = Amounts("staff", ["own", "shogun"], moves.STAFF_PAIRS)
ONE_TO_FOUR = [str(n + 1) for n in range(moves.UNITS)]
UNITS = Domain("units", ONE_TO_FOUR, dict.fromkeys(LANGUAGES, ONE_TO_FOUR))
SLOT = Domain("slot", ONE_TO_FOUR[: moves.SLOTS], dict.fromkeys(LANGUAGES, ONE_TO_FOUR[: moves.SLOTS]))
KIND = Domain("kind", ACTION_KINDS, dict.fromkeys(LANGUAGES, ACTION_KINDS))
PIECE = Domain(
    "piece", [f"{kind}-{seat}" for kind in BUILDING_IDS[:2] for seat in SEAT.ids[:MOST_SEATS]] + [BUILDING_IDS[2]]
)
SOURCE = Domain("category", ["houses", "kontor", "fortresses", "trade"])
CATEGORY = Domain("category", [*SOURCE.ids, "samurai", "money"])
GROUPS = {
    "buildings": ["houses", "kontor", "fortresses"],
    "trade": ["trade"],
    "samurai": ["samurai"],
    "money": ["money"],
}  # of the final score

REASONS = Reasons(
    reasons,
    {
        "EDO-1.7": "stock-is-full",
        "EDO-2.1": "not-on-this-map",
        "EDO-2.6": "has-a-town set-is-taken has-a-set",
        "EDO-2.7": "no-start-town town-is-taken",
        "EDO-4.1": "not-your-card actions-are-chosen slot-by-slot",
        "EDO-4.2": "card-is-planned",
        "EDO-4.3": "actions-first too-many-officials",
        "EDO-4.5": "pairs-only",
        "EDO-4.6": "too-few-own too-few-shoguns",
        "EDO-4.8": "plan-is-complete plan-not-complete",
        "EDO-5.3": "no-samurai-there no-ryo-to-move too-far same-field",
        "EDO-5.8": "has-served",
        "EDO-5.9": "cannot-pay",
        "EDO-6.3.2": "border-posts-only",
        "EDO-6.3.3": "only-own-are-sent",
        "EDO-6.3.4": "no-moves-left",
        "EDO-6.3.6": "merchant-stays",
        "EDO-6.1.1": "too-few-officials",
        "EDO-6.4.1": "no-rice no-shogun-left",
        "EDO-6.5.1": "not-displayed",
        "EDO-6.5.2": "card-is-new",
        "EDO-6.6.3": "nothing-left-here",
        "EDO-6.6.5": "wrong-field",
        "EDO-6.7.3": "city-is-full",
        "EDO-6.7.4": "no-house-left",
        "EDO-6.7.5": "no-kontor-left no-kontor-here kontor-is-there",
        "EDO-6.7.6": "no-fortress-left no-own-house too-few-houses",
        "EDO-6.8.2": "not-on-offer",
        "EDO-6.8.3": "offer-is-used",
        "EDO-7.2": "too-little-rice",
    },
)


class Names(game.Names):
    """Everything that depends on the names of fields and cards in the component data."""

    passing = ("starter", "active", "recruits", "fresh", "planned", "own_at", "shogun_at", "ready", "revealed")

    def __init__(self, data: Components) -> None:
        field = data.domain("field", "field", moves.FIELDS)
        city = Domain("field", field.ids[: moves.CITIES], {k: v[: moves.CITIES] for k, v in field.names.items()})
        start_set = data.domain("set", "start_set", moves.SETS)
        building = data.domain("building", "building", moves.BUILDINGS)
        special = data.domain("special", "special_card", moves.SPECIALS)
        merchant = data.domain("merchant", "merchant_card", MERCHANTS)
        action, self.plain_action = _actions(data)
        self.field, self.city, self.building, self.start_set = field, city, building, start_set
        self.special, self.merchant, self.action = special, merchant, action
        self.categories = CATEGORY
        self.score_groups = GROUPS

        self.families = [
            Family("pass", moves.PASS, declines=True),
            Family("done", moves.DONE, "reveal", ends=True),
            Family("commit", moves.COMMIT, "plan", ends=True),
            Family("merchant", moves.MERCHANT, "merchant"),
            Family("power", moves.POWER, "offer-power"),
            Family("recruit", moves.RECRUIT, "shoguns"),
            Family("keep", moves.KEEP, "wages", ends=True),
            Family("town", moves.TOWN, "field-{field}", field=city),
            Family("set", moves.START_SET, "set-{set}", set=start_set),
            Family("from", moves.FROM, "field-{field}", field),
            Family("to", moves.TO, "field-{field}", field),
            Family("use", moves.USE, "field-{field}", field),
            Family("send", moves.SEND, "field-{field}", field),
            Family("recall", moves.RECALL, "field-{field}", field),
            Family("build", moves.BUILD, "build-{field}-{building}", field=city, building=building),
            Family("take", moves.TAKE, "special-{card}", card=special),
            Family("buy", moves.BUY, "offer-goods", UNITS),
            Family("staff", moves.STAFF, "slot-{slot}", SLOT, STAFF),
            Family("plan", moves.PLAN, "action-{action}", SLOT, action),
            Family("collect", moves.COLLECT, "", UNITS),
        ]

        self.events = {
            events.ROUND: MinorEvent("round", NUMBER),
            events.TOWN_TAKEN: MinorEvent("town", field=city),
            events.SET_TAKEN: MinorEvent("set", set=start_set),
            events.GAIN: EventKind("gain", NUMBER, RESOURCE),
            events.PAY: EventKind("pay", NUMBER, RESOURCE),
            events.PLANNED: MinorEvent("planned", SLOT, action),
            events.STAFFED: MinorEvent("staffed", SLOT, STAFF),
            events.COMMITTED: MinorEvent("committed"),
            events.SAMURAI_MOVED: MinorEvent("moved", start=field, target=field),
            events.MERCHANT_MOVED: MinorEvent("merchant-moved", start=field, target=field),
            events.REVEALED: EventKind("revealed", SLOT, self.plain_action, STAFF),
            events.NOTHING_HAPPENS: MinorEvent("nothing"),
            events.SENT: MinorEvent("sent", field),
            events.RELOCATED: MinorEvent("relocated", start=field, target=field),
            events.RECRUITED: MinorEvent("recruited"),
            events.DEVELOPED: MinorEvent("developed", card=special),
            events.SHOWN: EventKind("shown", card=special),
            events.HARVESTED: MinorEvent("harvested", field),
            events.BUILT: MinorEvent("built", building, field=city),
            events.TRADED: MinorEvent("traded", card=merchant),
            events.RECALLED: MinorEvent("recalled", field),
            events.KEPT: EventKind("kept", NUMBER),
            events.INCOME: EventKind("income", NUMBER, field=city),
            events.NEXT_MERCHANT: EventKind("next-merchant", card=merchant),
            events.LAST_MERCHANT: EventKind("last-merchant"),
            events.ENDS_BY_POWER: EventKind("ends-by-power"),
            events.ENDS_BY_PILE: EventKind("ends-by-pile"),
            events.PROMISED: EventKind("promised", KIND, NUMBER, m=NUMBER),
            events.EXPECTED: EventKind("expected", KIND, NUMBER, m=NUMBER),
            events.STILL_FREE: EventKind("still-free", own=NUMBER, shoguns=NUMBER),
            events.SHARE: EventKind("share", NUMBER, field=city),
        }

        left = {"action": action, "left": NUMBER}
        self.steps = [
            StepKind("draft", draft.Draft, rule="EDO-2.6", pick=NUMBER),
            StepKind("start-round", rounds.StartRound),
            StepKind("planning", planning.Planning, rule="EDO-4.1").beforehand("plan", "staff", "commit"),
            StepKind("slot-turn", turn.SlotTurn, slot=SLOT, place=NUMBER),
            StepKind("window", turn.Window, rule="EDO-5.2"),
            StepKind("walk", turn.Walk, rule="EDO-5.3", start=field),
            StepKind("reveal", turn.Reveal),
            StepKind(
                "travel",
                officials.Travel,
                rule="EDO-6.3.1",
                action=action,
                own=NUMBER,
                shoguns=NUMBER,
                moves_left=NUMBER,
            ),
            StepKind("relocate", officials.Relocate, rule="EDO-6.3.4", start=field),
            StepKind("collect", officials.Collect, rule="EDO-5.6", **left),
            StepKind("recruit", officials.Recruit, rule="EDO-6.4.1", **left),
            StepKind("develop", officials.Develop, rule="EDO-6.5.1", **left),
            StepKind("harvest", samurai.Harvest, rule="EDO-6.6.1", **left),
            StepKind("build", samurai.Build, rule="EDO-6.7.1", **left),
            StepKind("trade", samurai.Trade, rule="EDO-6.8.1", **left),
            StepKind("trader", samurai.Trader, rule="EDO-6.9.4", **left),
            StepKind("offers", samurai.Offers, rule="EDO-6.8.2", **left, field=field, used=NUMBER, discount=NUMBER),
            StepKind("pay-day", rounds.PayDay, place=NUMBER),
            StepKind("wages", rounds.Wages, rule="EDO-7.1"),
            StepKind("income", rounds.Income),
            StepKind("end-round", rounds.EndRound),
        ]

        self.fields = Fields(
            round=INT,
            starter=One(SEAT),
            active=One(SEAT),
            merchant=One(field),
            shoguns=INT,
            fortresses=INT,
            cities=Each(city, Row(One(PIECE)), []),
            special_deck=Row(One(special)),
            special_display=Row(One(special)),
            merchant_deck=Row(One(merchant)),
            merchant_now=Row(One(merchant)),
            merchant_gone=Bits(merchant),
            served=Row(One(field)),
        )
        self.player_fields = Fields(
            ryo=INT,
            goods=Each(GOOD, INT),
            power=Each(SOURCE, INT),
            houses=INT,
            kontors=INT,
            officials=INT,
            shoguns=INT,
            recruits=INT,
            samurai=Row(One(field)),
            cards=Bits(special),
            fresh=Bits(special),
            start_set=One(start_set),
            planned=Row(One(action), moves.SLOTS),
            own_at=Row(Int(at_least=NONE), moves.SLOTS),
            shogun_at=Row(Int(at_least=NONE), moves.SLOTS),
            ready=INT,
            revealed=INT,
        )
        self.cards = (
            Cards(special, "special_deck", "special_display", "players.cards"),
            Cards(merchant, "merchant_deck", "merchant_now", "merchant_gone"),
        )


def _told(card: str, action: str, basic: bool) -> str:
    return f"{action} ({card})" if basic else f"{card} – {action}"


def _actions(data: Components) -> tuple[Domain, Domain]:
    """Every action of every card: "a.money" is the money of card A, "mint.wood" the wood of the mint master.

    They are named with their card, and in the second domain without it. What counts of a basic card is its action.
    """
    basic = {row.id: row for row in data.all("action")}
    basic_cards = data.all("permission_card")
    pairs = [(card, basic[word]) for card in basic_cards for word in card.get("actions")]
    pairs += [(card, row) for card in data.all("special_card") for row in card.entries("action")]
    ids = [f"{card.id}.{row.id}" for card, row in pairs]
    plain = {language: [row.text(f"name_{language}") for _, row in pairs] for language in LANGUAGES}
    full = {
        language: [
            _told(card.text(f"name_{language}"), row.text(f"name_{language}"), card in basic_cards)
            for card, row in pairs
        ]
        for language in LANGUAGES
    }
    return Domain("action", ids, full), Domain("action", ids, plain)
