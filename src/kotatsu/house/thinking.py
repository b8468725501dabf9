"""Bots think in processes of their own, so that a long thought never holds up the house."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from kotatsu.bots import make_bot
from kotatsu.core.match import Match


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # started afresh, because the house has threads and a fork would copy their locks
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, match: Match, seat: int, bot: str) -> str:
        """A bot's move in a match. The process gets the record; the bot itself sees only its view."""
        record, pool = match.record(), self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, record, seat, bot)
        except BrokenProcessPool:  # somebody ended one of the processes, which ends them all
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, record, seat, bot)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def think(record: str, seat: int, bot: str) -> str:
    match = Match.replay(record)
    thinker = make_bot(bot, f"{match.seed} {bot} {seat} {len(match.plies)}")
    return match.game.vocabulary.notation(thinker.choose(match.view(seat), seat))
