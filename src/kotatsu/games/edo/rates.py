# kotatsu: compiled
"""The box of Edo with one side of the map as rows of machine numbers: forecasts look up a lot of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from kotatsu.games.edo.components import Board, Box


class Rates:
    """Tables for one box and one side of the map."""

    def __init__(self, box: Box, board: Board) -> None:
        self.distance = _flat(board.distance)  # by start and target
        self.nearest = _flat(board.nearest)  # by resource and field
        self.cities = vec[i64](board.cities)
        self.field_kind = vec[i64](box.field_kind)
        # by action
        self.kind = vec[i64](box.kind)
        self.most = vec[i64](box.most)
        self.officials = vec[i64](box.officials)
        self.amount = vec[i64](box.amount)
        self.fee = vec[i64](box.fee)
        self.moves = vec[i64](box.moves)
        self.resource = vec[i64](box.resource)
        self.bonus = vec[i64](box.bonus)
        self.uncrowded = vec[i64](box.uncrowded)
        self.remote = vec[i64](box.remote)
        self.prices = vec[i64]([n for prices in box.prices for price in prices for n in price])  # and building
        self.power = vec[i64](box.power)  # by building


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])
