"""What somebody has played, counted from what is noted of their tables; nothing is played again for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kotatsu.house.store import OVER, Tally


class Result(NamedTuple):
    played: int  # to the end
    won: int


class History:
    def __init__(self, tallies: Sequence[Tally] = (), toured: Mapping[str, int] | None = None) -> None:
        self._tallies = tallies
        self._toured = toured or {}

    def result(self, game: str = "", bot: str = "") -> Result:
        """Of one game or all, against anybody or with one bot in all other chairs."""
        over = [
            tally
            for tally in self._tallies
            if tally.state == OVER and game in ("", tally.game) and bot in ("", tally.bot)
        ]
        return Result(sum(tally.tables for tally in over), sum(tally.tables for tally in over if tally.won))

    def knows(self, game: str, tour_moves: int) -> bool:
        """Whether somebody has sat at a table of a game, or come to the end of its tour, which has so many moves."""
        sat = any(tally.game == game and (not tally.tour or tally.state == OVER) for tally in self._tallies)
        return sat or 0 < tour_moves <= self._toured.get(game, 0)
