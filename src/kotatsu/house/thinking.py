"""Bots think in processes of their own, so that a long thought never holds up the house."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from kotatsu.bots import make_bot
from kotatsu.core.match import Match
from kotatsu.core.record import read_record


class Thinkers:
    def __init__(self, processes: int) -> None:
        # started afresh, because the house has threads and a fork would copy their locks
        self._pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, match: Match, seat: int, bot: str) -> str:
        """A bot's move in a match. The process gets the record; the bot itself sees only its view."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, match.record(), seat, bot)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(record: str, seat: int, bot: str) -> str:
    match = read_record(record)
    thinker = make_bot(bot, f"{match.seed} {bot} {seat} {len(match.plies)}")
    return match.game.vocabulary.notation(thinker.choose(match.view(seat), seat))
