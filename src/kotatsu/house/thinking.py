"""Bots think in processes of their own, so that a long thought never holds up the house."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from kotatsu.bots.bot import NO_LIMIT, USUAL, Bot, Budget, filled
from kotatsu.bots.registry import bot_home, check_bot, find_bot
from kotatsu.core.registry import home_of
from kotatsu.house.desk import Answer, Question
from kotatsu.house.table import Table
from kotatsu.house.worker import TRIES, Worker


class ThoughtFailed(Exception):
    """A bot could not name a move."""


class Thinking(Protocol):
    """Whoever finds moves for bots."""

    async def choose(self, table: Table, seat: int) -> str: ...
    async def think_ahead(self, table: Table) -> None: ...
    def close(self) -> None: ...


class Thinkers:
    """Bots think in processes of this one."""

    def __init__(self, processes: int, budget: Budget = USUAL) -> None:
        self._budget = budget
        self._workers = [Worker() for _ in range(processes)]
        self._free = list(self._workers)
        self._room = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, "kotatsu-thinker")

    async def choose(self, table: Table, seat: int) -> str:
        """The move of the bot in a seat. Its process follows the table; the bot itself sees only its view."""
        kind = find_bot(check_bot(table.chairs[seat].bot))
        async with self._room:
            answer = await self._asked(table, seat, kind)
        if not answer.move:
            raise ThoughtFailed(answer.failed)
        return answer.move

    async def think_ahead(self, table: Table) -> None:
        """People are to decide: let the next bot that can think meanwhile. Where there is none a process starts at least, so
        that nobody waits for that when it is a bot's turn."""
        seat = _thinks_next(table)
        if seat is None:
            if self._free and not any(worker.alive() for worker in self._workers):
                await asyncio.get_running_loop().run_in_executor(self._threads, self._free[0].start)
        elif not self._room.locked():
            kind = find_bot(check_bot(table.chairs[seat].bot))
            async with self._room:
                answer = await self._asked(table, seat, kind, ahead=True)
            if answer.failed:
                raise ThoughtFailed(answer.failed)

    async def _asked(self, table: Table, seat: int, kind: type[Bot], ahead: bool = False) -> Answer:
        """Ask the worker that knows the table best; there is room."""
        worker = max(self._free, key=lambda one: (table.id in one.known, -len(one.known)))
        self._free.remove(worker)
        try:
            answer = await self._ask(worker, table, seat, kind, worker.known.get(table.id), ahead)
            for _ in range(TRIES):
                if not answer.lacks:
                    break
                answer = await self._ask(worker, table, seat, kind, None, ahead)
        finally:
            self._free.append(worker)
        return answer

    async def _ask(
        self, worker: Worker, table: Table, seat: int, kind: type[Bot], known: int | None, ahead: bool
    ) -> Answer:
        """Ask a worker that has this many lines of the table, or does not know it at all."""
        row = table.row if known is None else None
        first = known or 0
        game = home_of(type(table.match.game))
        budget = allowance(self._budget, kind)
        lines = table.lines[first:]
        question = Question(table.id, row, game, first, lines, seat, bot_home(kind), budget, ahead=ahead)
        return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()


def _thinks_next(table: Table) -> int | None:
    """The next bot round the table that thinks while others do, seen from whoever is to decide."""
    seats = table.match.seats
    waiting = table.match.to_act()  # nobody, if it is over by now
    first = waiting[0] if waiting else 0
    for seat in [(first + further) % seats for further in range(seats)]:
        bot = table.chairs[seat].bot
        if bot and find_bot(check_bot(bot)).thinks_ahead:
            return seat
    return None


def allowance(budget: Budget, kind: type[Bot]) -> Budget:
    """What a bot may use at a table. Whoever thinks by the clock gets company from processors that have nothing else to do;
    who is limited by tries answers the same on every machine, and alone."""
    given = filled(budget, kind.budget)
    return given._replace(processes=os.cpu_count() or 1) if given.tries >= NO_LIMIT else given
