"""Thoughts of bots, shared by all processes of a house: a server writes down what is to be thought about, whoever is free takes
it, and the answer comes back the same way.

So bots may think on other machines (`kotatsu worker`). Where there are no such workers the servers take the thoughts
themselves. Who takes one says so with a number that the database knows as long as they are connected to it: whatever ends
them, what they had taken is free again at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, select, text, tuple_, update

from kotatsu.bots.bot import USUAL, Budget
from kotatsu.bots.registry import bot_home, check_bot, find_bot, known_bots
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import game_names, home_of, load_game
from kotatsu.house import news
from kotatsu.house.database import Database, StoreTrouble, insert_into
from kotatsu.house.desk import Answer, Question
from kotatsu.house.news import Ear, Told, tell
from kotatsu.house.schema import TABLES, THOUGHTS
from kotatsu.house.store import lines_of, row_of
from kotatsu.house.table import Table, Taken
from kotatsu.house.thinking import Thinkers, Thinking, ThoughtFailed, allowance
from kotatsu.house.worker import TRIES, Worker

LOOK_AGAIN = 1.0  # seconds after which one looks whether something was not heard of
A_MOMENT = 0.2
GIVE_WAY = 1.0  # seconds for the process that has asked to make the move itself
LEFT_ALONE = 30.0  # seconds after which a server takes what no worker has taken
SERVERS, WORKERS = 0x6B6F7401, 0x6B6F7402  # classes of advisory locks: who takes thoughts

TAKERS = text(  # as the database knows them; its numbers have no sign
    "select classid::bigint as kind, objid::bigint as taker from pg_locks where locktype = 'advisory' and granted "
    f"and classid::bigint in ({SERVERS}, {WORKERS}) "
    "and database = (select oid from pg_database where datname = current_database())"
)


class Key(NamedTuple):
    table: str
    number: int
    seat: int

    @property
    def row(self) -> ColumnElement[bool]:
        return and_(THOUGHTS.c.table_id == self.table, THOUGHTS.c.number == self.number, THOUGHTS.c.seat == self.seat)


class Thoughts:
    """What a server asks for: in place of thinkers of its own."""

    def __init__(self, database: Database, processes: int, budget: Budget = USUAL) -> None:
        self._database = database
        self._waiting: dict[Key, asyncio.Event] = {}
        assert database.news is not None
        database.news.on(news.THOUGHT, self._hear)
        self._takers = Takers(database.engine, processes, budget, SERVERS, self._hear_own)
        self._loop = asyncio.get_running_loop()

    async def choose(self, table: Table, seat: int) -> str:
        """The move of the bot in a seat; Taken if the table went on meanwhile."""
        key, bot = Key(table.id, table.number, seat), table.chairs[seat].bot
        told = self._waiting.setdefault(key, asyncio.Event())
        try:
            asked = await self._database.write(lambda connection: _ask(connection, key, bot))
            told.clear()
            while (answer := await self._answer(key)) is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(told.wait(), LOOK_AGAIN)
                told.clear()  # before looking, so that nothing is missed
        finally:
            self._waiting.pop(key, None)
        if not asked:  # whoever has asked makes the move; we do if they are gone
            await asyncio.sleep(GIVE_WAY)
        if table.number != key.number:
            raise Taken
        if not answer:
            raise ThoughtFailed("see what the worker has noted")
        return answer

    async def _answer(self, key: Key) -> str | None:
        """What was thought, nothing if nobody has yet; Taken if nobody is asked any more."""
        try:
            query = select(THOUGHTS.c.move).where(key.row)
            rows = await self._database.read(lambda connection: connection.execute(query).all())
        except StoreTrouble:
            return None
        if not rows:
            await asyncio.sleep(A_MOMENT)  # the journal is ahead of the table, and that will be heard of
            raise Taken
        answer: str | None = rows[0][0]
        return answer

    async def think_ahead(self, table: Table) -> None:
        """Whoever takes thoughts takes them when somebody waits: other tables may need the processors more."""

    def _hear(self, told: Told) -> None:
        event = self._waiting.get(Key(*told["key"]))
        if event is not None:
            event.set()

    def _hear_own(self, key: Key) -> None:
        self._loop.call_soon_threadsafe(self._hear, {"key": key})

    def close(self) -> None:
        self._takers.close()


def _ask(connection: Connection, key: Key, bot: str) -> bool:
    """Write down what is to be thought about, and forget what nobody wants to know any more; whether it is new. What
    somebody takes at this moment is left: it goes the next time."""
    columns = THOUGHTS.c.table_id, THOUGHTS.c.number, THOUGHTS.c.seat
    old = select(*columns).where((THOUGHTS.c.table_id == key.table) & (THOUGHTS.c.number < key.number))
    connection.execute(delete(THOUGHTS).where(tuple_(*columns).in_(old.with_for_update(skip_locked=True))))
    values = {
        "table_id": key.table,
        "number": key.number,
        "seat": key.seat,
        "bot": bot,
        "asked": time.time(),
        "taker": 0,
    }
    insert = insert_into(connection, THOUGHTS).values(values).on_conflict_do_nothing().returning(THOUGHTS.c.number)
    if connection.execute(insert).first() is None:
        return False
    tell(connection, news.ASKED)
    return True


class Takers:
    """Threads that take thoughts, each with a process in which the bot thinks."""

    def __init__(
        self,
        engine: Engine,
        processes: int,
        budget: Budget = USUAL,
        kind: int = WORKERS,
        done: Callable[[Key], None] = lambda key: None,
    ) -> None:
        self._engine, self._budget, self._kind, self._done = engine, budget, kind, done
        self._me = secrets.randbelow(2**31 - 1) + 1
        self._stopped = False
        self._woken = threading.Condition()
        self._news = 0  # how often there was something to look for
        self._taking = threading.Lock()
        self._held: set[Key] = set()  # what the threads think about now
        self._stumbled = False  # something may be taken by us that nobody thinks about
        self.thought = 0  # how many thoughts were answered
        hold = f"select pg_advisory_lock_shared({kind}, {self._me})"
        self._ear = Ear(engine, self._hear, self._connected, (hold,))
        self._workers = [Worker() for _ in range(processes)]
        self._threads = [
            threading.Thread(target=self._run, args=[worker], name="kotatsu-taker", daemon=True)
            for worker in self._workers
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._stopped = True
        self.wake()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        for worker in self._workers:
            worker.end()
        self._ear.close()

    def wake(self) -> None:
        with self._woken:
            self._news += 1
            self._woken.notify_all()

    def _hear(self, told: Told) -> None:
        if told.get("kind") == news.ASKED:
            self.wake()

    def _connected(self, now: bool) -> None:
        if now:
            self.wake()

    def _run(self, worker: Worker) -> None:
        seen = -1
        while not self._stopped:
            with self._woken:
                if seen == self._news:
                    self._woken.wait(LOOK_AGAIN)
                seen = self._news
            try:
                while not self._stopped and self._take_one(worker):
                    pass
            except Exception:  # the database is away; or something that nobody has thought of must not end this
                self._stumbled = True
                if not self._stopped:
                    logging.getLogger(__name__).warning("could not take a thought", exc_info=True)
                    time.sleep(LOOK_AGAIN)

    def _take_one(self, worker: Worker) -> bool:
        with self._taking:
            taken = self._take()
            if taken is None:
                return False
            key, bot = taken
            self._held.add(key)
        try:
            self._think(worker, key, bot)
        finally:
            self._held.discard(key)
        return True

    def _think(self, worker: Worker, key: Key, bot: str) -> None:
        try:
            answer = self._answer(worker, key, bot)
        except KotatsuError as error:  # there is no such bot or game here; asked again, it would be so again
            answer = Answer(failed=str(error))
        if answer is not None and not self._stopped:
            self._give(key, answer)

    def _answer(self, worker: Worker, key: Key, bot: str) -> Answer | None:
        question = self._question(worker, key, bot)
        if question is None:
            return None
        answer = worker.ask(question)
        for _ in range(TRIES):
            if not answer.lacks or (again := self._question(worker, key, bot, anew=True)) is None:
                break
            answer = worker.ask(again)
        return answer

    def _take(self) -> tuple[Key, str] | None:
        """Take what has waited longest and nobody thinks about. What this process does not know others may: a worker leaves
        it to them, and where workers are a server takes only what they have left alone, to think about it or to say that
        nobody can."""
        with self._engine.begin() as connection:
            takers = connection.execute(TAKERS).all()
            if self._stumbled:
                self._let_go(connection)
            free = THOUGHTS.c.move.is_(None) & THOUGHTS.c.taker.not_in([each.taker for each in takers])
            if self._kind == SERVERS:
                left = THOUGHTS.c.asked < time.time() - LEFT_ALONE
                free &= left if any(each.kind == WORKERS for each in takers) else left | _known_here()
            else:
                free &= _known_here()
            oldest = select(THOUGHTS).where(free).order_by(THOUGHTS.c.asked).limit(1).with_for_update(skip_locked=True)
            row = connection.execute(oldest).first()
            if row is None:
                return None
            key = Key(row.table_id, row.number, row.seat)
            connection.execute(update(THOUGHTS).where(key.row).values(taker=self._me))
            return key, row.bot

    def _let_go(self, connection: Connection) -> None:
        """Give back what was taken before the database went away, for whoever is free."""
        lost = (THOUGHTS.c.taker == self._me) & THOUGHTS.c.move.is_(None)
        for key in self._held:
            lost &= ~key.row
        connection.execute(update(THOUGHTS).where(lost).values(taker=0))
        self._stumbled = False

    def _question(self, worker: Worker, key: Key, bot: str, anew: bool = False) -> Question | None:
        """The table as it was when somebody asked; nothing if it is gone or has gone on."""
        known = None if anew else worker.known.get(key.table)
        first = known or 0
        with self._engine.begin() as connection:
            row = row_of(connection, key.table)
            lines = lines_of(connection, key.table, first)
            if row is None or first + len(lines) != key.number:
                connection.execute(delete(THOUGHTS).where(key.row))
                return None
        kind = find_bot(check_bot(bot))
        return Question(
            key.table,
            row if known is None else None,
            home_of(type(load_game(row.game))),
            first,
            lines,
            key.seat,
            bot_home(kind),
            allowance(self._budget, kind),
        )

    def _give(self, key: Key, answer: Answer) -> None:
        if not answer.move:
            logging.getLogger(__name__).error("a bot could not think at table %s: %s", key.table, answer.failed)
        with self._engine.begin() as connection:
            connection.execute(update(THOUGHTS).where(key.row).values(move=answer.move))
            tell(connection, news.THOUGHT, key=key)
        self.thought += 1
        self._done(key)


def _known_here() -> ColumnElement[bool]:
    """What this process can think about: it has the bot, and the game."""
    games = select(TABLES.c.id).where(TABLES.c.game.in_(game_names()))
    return THOUGHTS.c.bot.in_(list(known_bots())) & THOUGHTS.c.table_id.in_(games)


def thinking(database: Database, processes: int) -> Thinking:
    """Whoever finds moves for the bots of a house: processes of its own, or of anybody who shares the database."""
    own = processes or usual_processes()
    return Thoughts(database, own) if database.shared else Thinkers(own)


def usual_processes() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
