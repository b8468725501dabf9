# kotatsu: compiled
"""What things are worth to bots, and tables of what follows from that and from the box: judging looks up, it does not count.

All values are hundredths of a victory point. The exchange rates follow the components: 5,000 Yen, 2 coal, 2 blueprints and
2 points are worth the same where the board offers them side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.games.nippon.components import (
    EFFECT_IDS,
    INCOME,
    LAST_SCORING,
    MINING,
    SHIPS,
    TECHNOLOGY,
    TIES,
    TILES_PER_GOOD,
    TRAINS,
)
from kotatsu.games.nippon.moves import CONTRACTS, FACTORIES

if TYPE_CHECKING:
    from kotatsu.games.nippon.components import Box

TURNS_PER_CYCLE: Final = 55  # from one consolidation to the next, in tenths
LONG: Final = 400  # tenths of a turn: a whole game

COAL_VALUE: Final = 40
BLUEPRINT_VALUE: Final = 60
GOOD_VALUE: Final = [0, 130, 200, 290]  # by level
WAGE_VALUE: Final = 60  # of a colour that will have to be paid
STORED_VALUE: Final = 60
OVERDUE_VALUE: Final = 15  # of a worker on the board for each turn beyond the usual number
YEN_FIRST: Final = 40  # of 1,000 Yen up to 6,000
YEN_NEXT: Final = 25  # up to 12,000
YEN_REST: Final = 12  # beyond
INCOME_VALUE: Final = 34  # of 1,000 Yen of income in each cycle
KIND_VALUE: Final = 300  # of a factory for its own sake, at the beginning
SPARE_COAL: Final = 14  # of a coal in each cycle, whatever it is for
TECHNOLOGY_VALUE: Final = 32  # of a step for each 10 turns
BARE_VALUE: Final = 85  # of a point of an achievement that may still get a multiplier
INFLUENCE_VALUE: Final = 12  # of 1 influence for each scoring to come, besides the rank
SHIP_HOPE: Final = 40  # of a ship for each scoring to come where it would not score now
WEIGHTS: Final = [85, 60, 50]  # per cent: of the next scoring, the one after it, the last of three
LAST_WEIGHTS: Final = [100, 100, 100]  # the same in the last turns

# the value of the reward that the workers on the board promise
WORKER_VALUE: Final = [0, 180, 360, 540, 800, 1060, 1320]
# tenths of what an achievement usually reaches at the end of a game
USUAL: Final = [20, 15, 15, 35, 30, 25, 30, 35, 30]

# permanent effects: value for each cycle left
PER_CYCLE: Final = {
    "extra_mining": 25,
    "extra_technology": 30,
    "cheaper_invest": 25,
    "cheaper_machines": 50,
    "cheaper_transport": 70,
    "cheaper_production": 90,
    "contract_yen": 50,
    "contract_vp": 130,
    "tile_yen": 50,
    "tile_vp": 180,
    "consolidate_coal": 45,
    "free_colours": 90,
    "blueprints_per_step": 60,
    "extra_workers": 180,
    "train_value": 60,
    "ship_value": 60,
}
EFFECT_VALUES: Final = [PER_CYCLE.get(word, 0) for word in EFFECT_IDS]

RANKS: Final = TIES * TIES  # how many have more, times TIES, and how many as much


class Rates:
    """Tables for one box."""

    def __init__(self, box: Box) -> None:
        self.workers = vec[i64](WORKER_VALUE)
        self.usual = vec[i64](USUAL)
        self.printed = vec[i64](box.printed)
        self.ones = vec[i64]([bits.bit_count() for bits in range(1 << CONTRACTS)])  # the members of a small set
        # by factory tile
        self.good = vec[i64]([GOOD_VALUE[box.level[tile // TILES_PER_GOOD]] for tile in range(FACTORIES)])
        self.coal = vec[i64]([box.coal[tile // TILES_PER_GOOD] for tile in range(FACTORIES)])
        self.effect = vec[i64]([EFFECT_VALUES[effect] for effect in box.effect])
        # by space of a track
        self.income = vec[i64]([INCOME_VALUE * (yen // 100) for yen in box.track[INCOME]])
        self.mined = vec[i64](_mined(box.track[MINING]))
        # tenths of what achievements count: by space, by vehicles that left, by set of contracts
        self.money = vec[i64]([10 * yen // box.yen_per_point for yen in box.track[INCOME]])
        self.mining = vec[i64]([10 * stars + 5 * (space & 1) for space, stars in enumerate(box.track_stars[MINING])])
        self.technology = vec[i64](
            [10 * stars + 5 * (space & 1) for space, stars in enumerate(box.track_stars[TECHNOLOGY])]
        )
        self.ships = vec[i64]([10 * stars + 3 * (gone & 1) for gone, stars in enumerate(box.vehicle_stars[SHIPS])])
        self.trains = vec[i64]([10 * stars + 3 * (gone & 1) for gone, stars in enumerate(box.vehicle_stars[TRAINS])])
        self.contracts = vec[i64]([10 * bits.bit_count() // box.contracts_per_point for bits in range(1 << CONTRACTS)])
        # what a rank promises in all scorings to come, by the next one and rank; the same in the last turns
        self.ranks = vec[i64](_promised(box.shared_points, WEIGHTS))
        self.last_ranks = vec[i64](_promised(box.shared_points, LAST_WEIGHTS))
        self.weights = vec[i64](_together(WEIGHTS))  # by the next scoring
        self.last_weights = vec[i64](_together(LAST_WEIGHTS))


def _mined(coal: list[int]) -> list[int]:
    """Tenths of the coal of each space; between two numbers it is half way to the next."""
    return [10 * n + (5 if space and coal[space - 1] == n else 0) for space, n in enumerate(coal)]


def _promised(points: list[list[int]], weights: list[int]) -> list[int]:
    return [
        sum([weights[number] * points[first + number][rank] for number in range(LAST_SCORING + 1 - first)])
        for first in range(LAST_SCORING + 1)
        for rank in range(RANKS)
    ]


def _together(weights: list[int]) -> list[int]:
    return [sum(weights[: LAST_SCORING + 1 - first]) for first in range(LAST_SCORING + 1)]
