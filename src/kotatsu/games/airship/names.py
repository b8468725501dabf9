"""The readable side of airship city: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from kotatsu.core import game
from kotatsu.core.components import Components
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, SIGNED, Bits, Cards, Each, Fields, One, Row
from kotatsu.core.vocabulary import NUMBER, SEAT, Domain, EventKind, Family, MinorEvent, StepKind
from kotatsu.games.airship import events, moves, reasons
from kotatsu.games.airship.components import KIND_COUNTS, RESOURCE_IDS, STAGE_BONUSES
from kotatsu.games.airship.steps import actions, bonuses, free, turn

SHIFT = Domain(
    "shift",
    [f"row{n}-{way}" for n in range(1, 5) for way in ("right", "left")]
    + [f"col{n}-{way}" for n in range(1, 5) for way in ("down", "up")],
)
WORKER = Domain("worker", ["1", "2", "3", "4"])
CATEGORY = Domain(
    "category",
    ["ships", "facilities", "upgrades", "contracts", "failed", "ship-award", "facility-award", "trade-award"],
)
GROUPS = {
    "gifts": ["ships", "facilities"],
    "workshop": ["upgrades"],
    "contracts": ["contracts", "failed"],
    "awards": ["ship-award", "facility-award", "trade-award"],
}  # of the final score

REASONS = Reasons(
    reasons,
    {
        "AIR-1.5": "no-room",
        "AIR-4.3": "no-worker-there worker-has-moved workers-must-move",
        "AIR-4.4": "action-open no-action-open other-tile",
        "AIR-4.6": "worker-rests",
        "AIR-4.7.1": "out-of-reach",
        "AIR-4.7.4": "own-worker-there",
        "AIR-4.7.5": "start-of-move",
        "AIR-4.7.8": "worker-first",
        "AIR-4.7.9": "flight-not-needed",
        "AIR-5.1": "no-gear",
        "AIR-5.3": "no-worker-ready",
        "AIR-6.1": "cannot-pay",
        "AIR-6.2.2": "store-full",
        "AIR-6.3.2": "prerequisite",
        "AIR-6.3.5": "no-space",
        "AIR-6.5": "no-worker-left",
        "AIR-6.6.1": "already-upgraded",
        "AIR-6.4.2": "facilities-closed",
        "AIR-6.6.3": "already-developed wrong-symbol must-develop",
        "AIR-6.7.1": "not-on-offer",
        "AIR-6.8.2": "back-and-forth",
        "AIR-7.1.1": "not-in-the-bonus",
        "AIR-7.1.2": "not-unlocked",
        "AIR-7.3.4": "no-marker",
        "AIR-7.5.1": "flight-locked barter-locked",
        "AIR-7.5.2": "used-this-stage",
        "AIR-7.5.3": "needs-flight",
        "AIR-7.5.5": "nothing-to-give same-resource nothing-to-take",
        "AIR-8.1": "finish-first",
        "AIR-8.2": "not-held",
        "AIR-12.2": "only-one-origin",
    },
)


class Names(game.Names):
    """Everything that depends on the names in the component data."""

    passing = ("active", "ready", "resting")

    def __init__(self, data: Components) -> None:
        kind = data.domain("kind", "action_tiles")
        tile = _tiles(kind)
        resource = Domain("resource", RESOURCE_IDS)  # named in the texts, which know one gear from two
        ship = data.domain("ship", "airships", moves.SHIPS)
        facility = data.domain("facility", "facilities", moves.FACILITIES)
        site = _joined("site", ship, facility)
        sold = _first("ship", ship, moves.SOLD_SHIPS)
        gatherer = _first("kind", kind, moves.GATHERERS)
        bonus = data.domain("bonus", "bonus_actions", 3)
        stage_bonus = data.domain("stage_bonus", "stage_bonuses", STAGE_BONUSES)
        contract = data.domain("contract", "contracts", moves.CONTRACTS)
        self.kind, self.tile, self.resource, self.site = kind, tile, resource, site
        self.bonus, self.stage_bonus, self.contract = bonus, stage_bonus, contract
        self.categories = CATEGORY
        self.score_groups = GROUPS

        self.families = [
            Family("pass", moves.PASS, declines=True),
            Family("end", moves.END, ends=True),
            Family("worker", moves.WORKER, "tile-{tile}", tile),
            Family("to", moves.TO, "tile-{tile}", tile),
            Family("fly", moves.FLY, "tile-{tile}", tile),
            Family("light", moves.LIGHT, "shift-{shift}", SHIFT),
            Family("gather", moves.GATHER, "act-{kind}", kind=gatherer),
            Family("hire", moves.HIRE, "tile-guild"),
            Family("recall", moves.RECALL, "tile-port"),
            Family("donate", moves.DONATE, "site-{ship}", ship),
            Family("build", moves.BUILD, "site-{facility}", facility),
            Family("sell", moves.SELL, "price-{ship}", ship=sold),
            Family("upgrade", moves.UPGRADE, "upgrade-{resource}", resource),
            Family("develop", moves.DEVELOP, "tile-{tile}", tile),
            Family("contract", moves.CONTRACT, "contract-{contract}", contract),
            Family("take", moves.TAKE, "stock-{resource}", resource),
            Family("negotiate", moves.NEGOTIATE, "bonus-negotiator"),
            Family("shift", moves.SHIFT, "shift-{shift}", SHIFT, free=True),
            Family("fulfil", moves.FULFIL, "contract-{contract}", contract, free=True),
            Family("barter", moves.BARTER, "stock-{resource}", resource, free=True),
        ]

        amount = {"n": NUMBER, "resource": resource}
        self.events = {
            events.ROUND: MinorEvent("round", NUMBER),
            events.STAGE: EventKind("stage", NUMBER),
            events.STAGE_BONUS: EventKind("stage-bonus", bonus=stage_bonus),
            events.MOVED: MinorEvent("moved", origin=tile, tile=tile),
            events.FLEW: EventKind("flew", origin=tile, tile=tile),
            events.SHIFTED: MinorEvent("shifted", SHIFT),
            events.LIGHT_SHIFTED: MinorEvent("light-shifted", SHIFT),
            events.DECLINED: EventKind("declined", tile),
            events.GAIN: EventKind("gain", **amount),
            events.LOST: EventKind("lost", **amount),
            events.PAY: EventKind("pay", **amount),
            events.TILE_BONUS: EventKind("tile-bonus", **amount),
            events.PIGGYBACK: EventKind("piggyback", **amount),
            events.NEGOTIATED: EventKind("negotiated", **amount),
            events.DONATED: MinorEvent("donated", site),
            events.SOLD: EventKind("sold", ship=sold, n=NUMBER),
            events.MAJORITY_WON: EventKind("majority-won", site),
            events.MAJORITY_LOST: EventKind("majority-lost", site),
            events.UNLOCKED: EventKind("unlocked", bonus),
            events.HIRED: EventKind("hired"),
            events.RECALLED: MinorEvent("recalled"),
            events.UPGRADED: MinorEvent("upgraded", resource),
            events.DEVELOPED: MinorEvent("developed", tile),
            events.NOT_DEVELOPED: MinorEvent("not-developed"),
            events.CONTRACT_TAKEN: MinorEvent("contract-taken", contract),
            events.CONTRACT_SHOWN: EventKind("contract-shown", contract),
            events.FULFILLED: MinorEvent("fulfilled", contract),
            events.FAILED: EventKind("failed", contract),
            events.BARTERED: EventKind("bartered", give=resource, take=resource),
            events.POINTS: EventKind("points", NUMBER, CATEGORY),
            events.ALL_SHIPS_LED: EventKind("all-ships-led"),
            events.FACILITIES_LED: EventKind("facilities-led"),
            events.LAST_ROUND_OVER: EventKind("last-round-over"),
            events.AWARD: EventKind("award", NUMBER, CATEGORY),
            events.AWARD_LOST: EventKind("award-lost", NUMBER, CATEGORY),
            events.POINTS_LOST: EventKind("points-lost", NUMBER, CATEGORY),
        }

        self.steps = [
            StepKind("start-turn", turn.StartTurn),
            StepKind("move", turn.Move, rule="AIR-4.3"),
            StepKind("destination", turn.Destination, rule="AIR-4.7.8", origin=tile),
            StepKind("act", actions.Act, rule="AIR-4.4", tile=tile),
            StepKind("last", turn.Last, rule="AIR-4.5"),
            StepKind("start-stage", turn.StartStage),
            StepKind("renew", turn.Renew),
            StepKind("develop", actions.Develop, rule="AIR-6.6.3", resource=resource),
            StepKind("second-shift", actions.SecondShift, rule="AIR-6.8.1", first=SHIFT),
            StepKind("tile-bonus", bonuses.TileBonus, tile=tile),
            StepKind("pick-bonus", bonuses.PickBonus, rule="AIR-7.1.2", tile=tile),
            StepKind("bonus-before", bonuses.BonusBefore, tile=tile, late=resource),
            StepKind("pick-bonus-before", bonuses.PickBonusBefore, rule="AIR-7.1.4", tile=tile, late=resource),
            StepKind("piggyback", bonuses.Piggyback, tile=tile),
            StepKind("ride", bonuses.Ride, owner=SEAT, tile=tile),
            StepKind("pick-ride", bonuses.PickRide, rule="AIR-7.2.1", owner=SEAT, tile=tile).beforehand("take"),
            StepKind("negotiate", bonuses.Negotiate, rule="AIR-7.5.4", owner=SEAT, resource=resource).beforehand(
                "pass", "negotiate"
            ),
            StepKind("stage-choice", bonuses.StageChoice, rule="AIR-9.6", owner=SEAT, left=NUMBER).beforehand("take"),
            StepKind("barter", free.Barter, rule="AIR-7.5.5", give=resource),
        ]

        self.fields = Fields(
            round=INT,
            starter=One(SEAT),
            active=One(SEAT),
            tiles=Row(One(tile), moves.TILES),
            developed=Bits(tile),
            prices=Each(sold, INT),
            market=Row(One(contract)),
            deck=Row(One(contract)),
            stage_bonuses=Row(One(stage_bonus), 4),
            unused=Bits(stage_bonus),
        )
        self.player_fields = Fields(
            vp=SIGNED,
            stock=Each(resource, INT),
            workers=Row(One(tile), 4),
            ready=Bits(WORKER),
            resting=Bits(WORKER),
            upgraded=Bits(resource),
            given=Each(site, INT),
            majority=Bits(site),
            owed=Row(One(site)),
            used=Bits(bonus),
            track1=Bits(contract),
            track2=Bits(contract),
            track3=Bits(contract),
            fulfilled=Bits(contract),
            failed=Bits(contract),
        )
        self.cards = (
            Cards(tile, "tiles"),
            Cards(
                contract,
                "deck",
                "market",
                "players.track1",
                "players.track2",
                "players.track3",
                "players.fulfilled",
                "players.failed",
            ),
            Cards(stage_bonus, "unused", "stage_bonuses"),
        )


def _tiles(kind: Domain) -> Domain:
    """The sixteen tiles; of those that exist twice, one is called forest1, the other forest2."""
    ids: list[str] = []
    names: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for number, copies in enumerate(KIND_COUNTS):
        for copy in range(1, copies + 1):
            ids.append(kind.ids[number] + (str(copy) if copies > 1 else ""))
            for language in LANGUAGES:
                name = kind.names[language][number]
                names[language].append(f"{name} {copy}" if copies > 1 else name)
    return Domain("tile", ids, names)


def _joined(name: str, first: Domain, second: Domain) -> Domain:
    names = {language: [*first.names[language], *second.names[language]] for language in LANGUAGES}
    return Domain(name, [*first.ids, *second.ids], names)


def _first(name: str, domain: Domain, count: int) -> Domain:
    return Domain(name, domain.ids[:count], {language: texts[:count] for language, texts in domain.names.items()})
