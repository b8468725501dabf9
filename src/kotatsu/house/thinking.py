"""Bots think in processes of their own, so that a long thought never holds up the house."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Protocol

from kotatsu.bots.bot import NO_LIMIT, USUAL, Bot, Budget, filled
from kotatsu.bots.registry import bot_home, check_bot, find_bot
from kotatsu.core.registry import home_of
from kotatsu.house.bounds import Bounds, out_of_time
from kotatsu.house.table import Table
from kotatsu.house.worker import MOST_TABLES, Answer, Question, work

STARTING = 60.0  # seconds for a process to start, however busy the machine is
GRACE = 10.0  # seconds beyond a bot's budget, for a table to be played up to now
TRIES = 2  # for a process that somebody ended


class ThoughtFailed(Exception):
    """A bot could not name a move."""


class Thinking(Protocol):
    """Whoever finds moves for bots."""

    async def choose(self, table: Table, seat: int) -> str: ...
    def get_ready(self) -> None: ...
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
            worker = max(self._free, key=lambda one: (table.id in one.known, -len(one.known)))
            self._free.remove(worker)
            try:
                answer = await self._ask(worker, table, seat, kind, worker.known.get(table.id))
                for _ in range(TRIES):
                    if not answer.lacks:
                        break
                    answer = await self._ask(worker, table, seat, kind, None)
            finally:
                self._free.append(worker)
        if not answer.move:
            raise ThoughtFailed(answer.failed)
        return answer.move

    async def _ask(self, worker: Worker, table: Table, seat: int, kind: type[Bot], known: int | None) -> Answer:
        """Ask a worker that has this many lines of the table, or does not know it at all."""
        row = table.row if known is None else None
        first = known or 0
        game = home_of(type(table.match.game))
        budget = allowance(self._budget, kind)
        question = Question(table.id, row, game, first, table.lines[first:], seat, bot_home(kind), budget)
        return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)

    def get_ready(self) -> None:
        """Somebody will be asked soon: let a process start meanwhile, if none is there. Nobody waits for it here."""
        if self._free and not any(worker.alive() for worker in self._workers):
            self._threads.submit(self._free[0].start)

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()


def allowance(budget: Budget, kind: type[Bot]) -> Budget:
    """What a bot may use at a table. Whoever thinks by the clock gets company from processors that have nothing else to do;
    who is limited by tries answers the same on every machine, and alone."""
    given = filled(budget, kind.budget)
    return given._replace(processes=os.cpu_count() or 1) if given.tries >= NO_LIMIT else given


class Worker:
    """One process, seen from here. It is started when it is first asked, and again if it is gone."""

    def __init__(self, gives_way: bool = False, bounds: Bounds | None = None) -> None:
        self._gives_way, self._bounds = gives_way, bounds
        self.known: OrderedDict[str, int] = OrderedDict()  # how many lines of each table it has
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ready = False  # whether the process has said that it is there
        self._stopped = False
        self._starting = threading.Lock()  # nobody is stopped halfway into being started

    def ask(self, question: Question) -> Answer:
        """Ask and wait for the answer; a process that was ended or answers nothing is replaced by the next question."""
        self.known.pop(question.table, None)
        try:
            connection = self._started()
            connection.send(question)
            if not self._ready:  # its start does not count: a bot has its time for itself
                if not connection.poll(STARTING):
                    self.end()
                    return Answer(failed=f"not started within {STARTING:.0f} s", late=True)
                connection.recv()
                self._ready = True
            if not connection.poll(question.budget.seconds + GRACE):
                self.end()
                return Answer(failed=f"no answer within {question.budget.seconds + GRACE:.0f} s", late=True)
            answer: Answer = connection.recv()
        except (EOFError, OSError):
            if out_of_time(self.end()):
                return Answer(failed="the process has used up its time")
            return Answer(lacks=not self._stopped, failed="the process ended")
        if not answer.lacks and not answer.failed:
            self.known[question.table] = question.first + len(question.lines)
            while len(self.known) > MOST_TABLES:
                self.known.popitem(last=False)
        return answer

    def start(self) -> None:
        """Let the process start before it is asked for the first time: that takes longer than many an answer."""
        with suppress(OSError):
            self._started()

    def alive(self) -> bool:
        process = self._process  # its own thread may end it meanwhile
        return process is not None and process.is_alive()

    def _started(self) -> Connection:
        with self._starting:
            if self._stopped:
                raise OSError("the house closes")
            if self._connection is None or not self.alive():
                self.end()
                # started afresh, because the house has threads and a fork would copy their locks
                context = multiprocessing.get_context("spawn")
                self._connection, theirs = context.Pipe()
                self._process = context.Process(
                    target=work, args=[theirs, self._gives_way, self._bounds], name="kotatsu-bots", daemon=True
                )
                self._process.start()
                theirs.close()
            return self._connection

    def stop(self) -> None:
        """End the process from another thread; whoever waits for its answer hears of it."""
        with self._starting:
            self._stopped = True
            process = self._process  # its own thread may end it meanwhile
            if process is not None:
                process.kill()

    def end(self) -> int | None:
        """End the process, if there is one; with what code it did, perhaps before."""
        code = None
        self._ready = False
        self.known.clear()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            code = self._process.exitcode
            self._process = None
        if self._connection is not None:
            with suppress(OSError):
                self._connection.close()
            self._connection = None
        return code
