"""The readable side of Nippon: notations, events, steps and the meaning of every field."""

from __future__ import annotations

from kotatsu.core import game
from kotatsu.core.components import Components
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.reasons import Reasons
from kotatsu.core.schema import INT, SIGNED, Bits, Cards, Each, Fields, One, Row
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import NUMBER, SEAT, Domain, EventKind, Family, MinorEvent, StepKind
from kotatsu.games.nippon import events, moves, reasons
from kotatsu.games.nippon.components import ACHIEVEMENT_IDS, BONUS_IDS, EFFECT_IDS, FIELDS, RESOURCE_IDS, ROWS, SIDE_IDS
from kotatsu.games.nippon.steps import actions, consolidate, export, market, turn

RESOURCE = Domain("resource", RESOURCE_IDS)
EFFECT = Domain("effect", EFFECT_IDS)


def _counted(name: str, first: int, last: int) -> Domain:
    """Numbers as a domain: named by themselves in every language."""
    ids = [str(n) for n in range(first, last + 1)]
    return Domain(name, ids, dict.fromkeys(LANGUAGES, ids))


FIELD = _counted("field", 1, FIELDS)
WORKER_ROW = _counted("row", 1, ROWS)
PLACE = Domain("place", [*[f"field-{n}" for n in FIELD.ids], *[f"row-{n}" for n in WORKER_ROW.ids]])
SIDE = Domain("side", SIDE_IDS)
LEVEL = _counted("level", 2, 5)
BONUS = Domain("bonus", BONUS_IDS)
STACK = Domain("stack", [f"{level}-{bonus}" for level in LEVEL.ids for bonus in BONUS.ids])
INFLUENCE_TILE = Domain("influence_tile", [f"{seat}{value + 1}" for seat in SEAT.ids for value in range(moves.VALUES)])
STEPS = Domain("steps", ["1", "2", "3"])
SPENT = Domain("spent", ["1", "2", "3"])
VALUE = _counted("value", 1, moves.VALUES)
CATEGORY = Domain(
    "category",
    [
        "start",
        "contracts",
        "market",
        "factories",
        "scoring-1",
        "scoring-2",
        "scoring-3",
        "ships",
        "wages",
        *[f"achievement-{word}" for word in ACHIEVEMENT_IDS],
    ],
)
GROUPS = {
    "scorings": ["scoring-1", "scoring-2", "scoring-3"],
    "achievements": [
        "achievement-money",
        "achievement-ships",
        "achievement-trains",
        "achievement-regions",
        "achievement-machines",
        "achievement-factories",
        "achievement-mining",
        "achievement-technology",
        "achievement-contracts",
    ],
    "trade": ["contracts", "market", "factories"],
    "rest": ["start", "ships", "wages"],
}  # of the final score

REASONS = Reasons(
    reasons,
    {
        "NIP-1.15": "cannot-pay",
        "NIP-3.2": "turn-open",
        "NIP-3.3": "workers-full",
        "NIP-3.5": "no-worker",
        "NIP-3.6": "at-least-one",
        "NIP-4.1.1": "already-produced not-displayed",
        "NIP-4.1.3": "technology-too-low",
        "NIP-4.2.1": "machine-at-best",
        "NIP-4.2.4": "must-install",
        "NIP-4.3.1": "no-factory produced-this-turn",
        "NIP-4.3.2": "storage-full coal-missing",
        "NIP-4.4.2": "too-many-steps action-at-top",
        "NIP-4.6.1": "region-used",
        "NIP-4.6.2": "none-left no-free-slot",
        "NIP-4.8.1": "goods-missing good-used",
        "NIP-4.8.3": "contract-fulfilled",
        "NIP-4.9.1": "other-region",
        "NIP-4.9.2": "not-wanted no-goods",
        "NIP-4.9.3": "too-few-goods tile-placed",
        "NIP-4.9.5": "no-target not-higher",
        "NIP-4.9.8": "city-full not-the-lowest",
        "NIP-5.1": "blueprints-missing",
        "NIP-5.2": "track-at-top",
        "NIP-6.2": "level-too-high",
        "NIP-6.2.1": "stack-empty",
        "NIP-6.2.5": "space-covered",
    },
    told_as={"action-at-top": "track-at-top"},
)


class Names(game.Names):
    """Everything that depends on the names in the component data."""

    def __init__(self, data: Components) -> None:
        action = data.domain("action", "actions", moves.ACTIONS)
        track = data.domain("track", "tracks", moves.TRACKS)
        colour = data.domain("colour", "worker_colours", moves.COLOURS)
        factory = data.domain("factory", "factories", moves.FACTORIES)
        good = data.domain("good", "goods", moves.GOODS)
        region = data.domain("region", "regions", moves.REGIONS)
        contract = data.domain("contract", "contracts", moves.CONTRACTS)
        city = data.domain("city", "cities", moves.CITIES)
        achievement = data.domain("achievement", "achievements", moves.ACHIEVEMENTS)
        vehicle = data.domain("vehicle", "transport", 2)
        city_tile = Domain("city_tile", [row.id for row in data.all("city_tiles", moves.CITIES + 1)])
        spaces = [f"{place}-{side}" for place in city.ids for side in SIDE.ids]
        of_city = {language: [name for name in names for _ in SIDE.ids] for language, names in city.names.items()}
        space = Domain("space", spaces, of_city)  # told by the name of the city: which of its goods is known by then
        self.action, self.track, self.colour, self.factory, self.good = action, track, colour, factory, good
        self.region, self.contract, self.city, self.achievement = region, contract, city, achievement
        self.vehicle = vehicle
        self.categories = CATEGORY
        self.score_groups = GROUPS

        self.families = [
            Family("done", moves.DONE, declines=True),
            Family("end", moves.END, ends=True),
            Family("consolidate", moves.CONSOLIDATE, "consolidate"),
            Family("action", moves.ACTION, "action-{action}", action),
            Family("raise", moves.RAISE, "track-{track}", track),
            Family("worker", moves.WORKER, "worker-{colour}", colour),
            Family("build", moves.BUILD, "factory-{factory}", factory),
            Family("machine", moves.MACHINE, "own-{good}", good),
            Family("store", moves.STORE, "machine-store"),
            Family("produce", moves.PRODUCE, "own-{good}", good),
            Family("up", moves.UP, "up-{steps}", STEPS),
            Family("region", moves.REGION, "region-{region}", region),
            Family("contract", moves.CONTRACT, "contract-{contract}", contract),
            Family("give", moves.GIVE, "own-{good}", good),
            Family("space", moves.SPACE, "space-{city}-{good}", city, good),
            Family("tile", moves.TILE, "tile-{value}", VALUE, SPENT),
            Family("reward", moves.REWARD, "reward-{level}-{bonus}", LEVEL, BONUS),
            Family("cover", moves.COVER, "achievement-{achievement}", achievement),
        ]

        self.events = {
            events.ACTION_TAKEN: MinorEvent("action", action, colour),
            events.GAIN: EventKind("gain", NUMBER, RESOURCE),
            events.PAY: EventKind("pay", NUMBER, RESOURCE),
            events.RAISED: EventKind("raised", track, NUMBER),
            events.BLUEPRINTS_USED: MinorEvent("blueprints-used", NUMBER, track),
            events.BUILT: MinorEvent("built", factory),
            events.MACHINE_SET: EventKind("machine", NUMBER, good),
            events.MACHINE_STORED: MinorEvent("machine-stored"),
            events.PRODUCED: EventKind("produced", NUMBER, good),
            events.TRANSPORT_BUILT: MinorEvent("transport", vehicle, region),
            events.DELIVERED: EventKind("delivered", NUMBER, good),
            events.CONTRACT_DONE: EventKind("contract", contract),
            events.TILE_PLACED: EventKind("tile", NUMBER, city, good),
            events.TILE_RETURNED: EventKind("tile-returned", NUMBER, city),
            events.CONSOLIDATES: MinorEvent("consolidates"),
            events.BUDGET_LOST: EventKind("budget-lost", yen=NUMBER, coal=NUMBER),
            events.REWARD_TAKEN: MinorEvent("reward", NUMBER, BONUS),
            events.MULTIPLIER_TAKEN: EventKind("multiplier", NUMBER),
            events.MULTIPLIER_PLACED: MinorEvent("multiplier-placed", NUMBER, achievement),
            events.MULTIPLIER_DISCARDED: EventKind("multiplier-discarded", NUMBER),
            events.WAGES: EventKind("wages", NUMBER),
            events.UNPAID: EventKind("unpaid", NUMBER, points=NUMBER),
            events.FIELD_FILLED: EventKind("field-filled", FIELD),
            events.ALL_FILLED: EventKind("all-filled"),
            events.BAG_SHORT: EventKind("bag-short", NUMBER),
            events.ROWS_FILLED: EventKind("rows-filled", NUMBER),
            events.MARKER: EventKind("marker", NUMBER),
            events.LAST_TURNS: EventKind("last-turns", NUMBER),
            events.SCORING: EventKind("scoring", NUMBER),
            events.OVERSEAS: EventKind("overseas", NUMBER, region),
            events.INFLUENCE: EventKind("influence", NUMBER, region),
            events.REGION_POINTS: EventKind("region-points", NUMBER, region),
            events.SHIP_POINTS: EventKind("ship-points", NUMBER, region),
            events.FINAL_INCOME: EventKind("final-income", NUMBER),
            events.ACHIEVED: EventKind("achieved", NUMBER, achievement),
            events.WAGE_DUE: EventKind("wage-due", NUMBER),
            events.MAKES: EventKind("makes", coal=NUMBER, made=NUMBER, good=good),
            events.BONUS_HOLDS: EventKind("bonus-holds", EFFECT, NUMBER),
            events.STANDING: EventKind("standing", NUMBER, region, points=NUMBER),
            events.WORTH: EventKind("worth", NUMBER, achievement),
        }

        self.steps = [
            StepKind("main", turn.Main, rule="NIP-3.2"),
            StepKind("take-worker", turn.TakeWorker, rule="NIP-3.5", action=action),
            StepKind("build", actions.Build, rule="NIP-4.1.1"),
            StepKind("machines", actions.BuyMachines, rule="NIP-4.2.1", done=NUMBER),
            StepKind("produce", actions.Produce, rule="NIP-4.3.1", used=NUMBER, discount=NUMBER),
            StepKind("climb", actions.Climb, rule="NIP-4.4.1", track=track),
            StepKind("transport", actions.Transport, rule="NIP-4.6.1", kind=vehicle, used=NUMBER),
            StepKind("export", export.Export, rule="NIP-4.8.1", done=NUMBER),
            StepKind("serve", export.Serve, rule="NIP-4.8.2", contract=contract, at=NUMBER, used=NUMBER, done=NUMBER),
            StepKind("market", market.Market, rule="NIP-4.9.2", region=region, placed=NUMBER),
            StepKind("place-tile", market.PlaceTile, rule="NIP-4.9.2", space=space, placed=NUMBER),
            StepKind("displace", market.Displace, rule="NIP-4.9.8", city=city),
            StepKind("take-reward", consolidate.TakeReward, rule="NIP-6.2.1", level=NUMBER),
            StepKind("cover", consolidate.Cover, rule="NIP-6.2.5", multiplier=NUMBER),
            StepKind("wages", consolidate.Wages),
            StepKind("end-of-turn", turn.EndOfTurn, rule="NIP-5.3", field=FIELD),
            StepKind("refill", turn.Refill, field=FIELD),
            StepKind("move-marker", turn.MoveMarker),
            StepKind("next-turn", turn.NextTurn),
            StepKind("final-scoring", turn.FinalScoring),
        ]

        self.fields = Fields(
            active=One(SEAT),
            marker=INT,
            left=INT,
            fields=Each(FIELD, Row(One(colour)), []),
            rows=Each(WORKER_ROW, Row(One(colour)), []),
            pending=Row(One(PLACE)),
            display=Bits(factory),
            rewards=Each(STACK, INT),
            multipliers=INT,
            removed=Each(LEVEL, INT),
            city_tiles=Each(city, One(city_tile), NONE),
            spare_tiles=Bits(city_tile),
            rotations=Each(city, INT),
            tiles=Each(space, One(INFLUENCE_TILE), NONE),
        )
        self.player_fields = Fields(
            yen=INT,
            coal=INT,
            blueprints=INT,
            income=INT,
            mining=INT,
            technology=INT,
            factories=Bits(factory),
            machines=Bits(good),
            upgraded=Bits(good),
            stored=INT,
            fulfilled=Bits(contract),
            goods=Each(good, INT),
            workers=Row(One(colour)),
            trains=Each(region, INT),
            ships=Each(region, INT),
            multipliers=Each(achievement, INT),
            points=Each(CATEGORY, SIGNED),
        )
        self.cards = (
            Cards(factory, "display", "players.factories"),
            Cards(city_tile, "spare_tiles", "city_tiles"),
        )
