# kotatsu: compiled
"""The box of airship city as rows of machine numbers: judging a position looks up a lot of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.games.airship.components import KIND, SHIPYARD, WORKSHOP
from kotatsu.games.airship.hand import OFTEN, VALUE

if TYPE_CHECKING:
    from kotatsu.games.airship.components import Box

SELDOM: Final = -1  # the place of a kind of tile whose discounts the hand does not count


class Rates:
    """Tables for one box; what has resources has a row of four numbers."""

    def __init__(self, box: Box) -> None:
        self.kind = vec[i64](KIND)  # by tile
        self.capacity = _flat(box.capacity)  # as printed, then when upgraded
        self.gain = _flat(box.gain)  # by kind of tile
        self.hire_cost = vec[i64](box.hire_cost)
        self.upgrade_cost = _flat(box.upgrade_cost)
        self.upgrade_vp = vec[i64](box.upgrade_vp)
        self.cost = _flat(box.cost)  # by site
        self.vp = vec[i64](box.vp)
        self.needed = vec[i64](box.needed)  # by airship
        self.to_unlock = vec[i64](box.to_unlock)  # by line
        # what each airship makes cheaper: by how much, and the places of the resource and of the kind of tile in a hand
        self.cheaper_by = vec[i64](box.cheaper_by)
        self.cheaper_resource = vec[i64](box.cheaper_resource)
        self.cheaper_value = vec[i64]([VALUE + resource for resource in box.cheaper_resource])
        self.cheaper_often = vec[i64](
            [OFTEN - SHIPYARD + kind if SHIPYARD <= kind <= WORKSHOP else SELDOM for kind in box.cheaper_kind]
        )
        # by kind of tile, bits: the airships that make it cheaper
        self.cheaper = vec[i64]([sum([1 << ship for ship in ships]) for ships in box.cheaper])
        self.contract_cost = _flat(box.contract_cost)
        self.contract_vp = vec[i64](box.contract_vp)
        self.contract_gold = vec[i64](box.contract_gold)
        self.first_prize = vec[i64](box.first_prize)  # by award
        self.second_prize = vec[i64](box.second_prize)


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])
