"""Bots think elsewhere: they follow a table by its new lines, and nothing that goes wrong there stops the table."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select

from kotatsu.bots import registry
from kotatsu.bots.ahead import Occasion
from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.core.errors import FileError, IllegalMove, KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import home_of, load_game
from kotatsu.core.state import State
from kotatsu.games import NAMES
from kotatsu.house import desk as desks
from kotatsu.house import thoughts, worker
from kotatsu.house.database import open_engine
from kotatsu.house.desk import Answer, Desk, Foresight, Question
from kotatsu.house.house import House, Invitation
from kotatsu.house.schema import THOUGHTS
from kotatsu.house.store import JournalLine, Store
from kotatsu.house.table import OffTheTour, Table, Taken
from kotatsu.house.thinking import Thinkers
from kotatsu.house.thoughts import Key, Takers, Thoughts
from kotatsu.house.worker import Worker
from tests import tables
from tests.databases import url
from tests.house.test_house import ANNA, GAME, in_house, new_table, until_over
from tests.postgres import Postgres


class Clumsy(Bot):
    """Cannot think at all."""

    name = "clumsy"

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        raise OSError("no idea")


class Sleepy(Bot):
    """Never comes to an end."""

    name = "sleepy"

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        while True:
            pass


class Cheat(Bot):
    """Names a move that is not legal."""

    name = "cheat"

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        moves = view.moves(seat)
        return next(code for code in range(1000) if code not in moves)


def question(table: Table, seat: int, first: int, known: bool) -> Question:
    bot = home_of(registry.BOTS["random"])
    row = None if known else table.row
    game = home_of(type(load_game(GAME)))
    return Question(table.id, row, game, first, table.lines[first:], seat, bot, USUAL)


def test_a_worker_keeps_tables_and_is_told_only_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table, fresh, desk = await new_table(house), Desk(), Desk()
        assert desk.answer(question(table, 0, 0, known=True)) == Answer(lacks=True)
        assert desk.answer(question(table, 0, 0, known=False)).move in table.match.moves(0)
        await house.act(table, 0, "move", "give:1")
        await house.act(table, 1, "move", "give:0")
        seat = table.match.to_act()[0]
        answer = desk.answer(question(table, seat, 0, known=True))
        assert answer.move in table.match.moves(seat)
        assert answer == fresh.answer(question(table, seat, 0, known=False))  # whatever it did before
        assert desk.answer(question(table, seat, 1, known=True)).lacks
        monkeypatch.setattr("kotatsu.house.desk.MOST_TABLES", 1)
        desk.answer(question(await new_table(house), 0, 0, known=False))
        assert desk.answer(question(table, seat, 2, known=True)).lacks

    in_house(tmp_path, story)


def test_what_was_thought_ahead_is_played_and_is_what_would_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[bool] = []
    plan = Foresight.plan

    class AtOnce:
        """A companion that has thought before anybody asks."""

        def __init__(self, work: Callable[[], Iterator[Any]]) -> None:
            self._found = iter(list(work()))

        def word(self, late: float) -> Any:
            return next(self._found, None)

        def end(self) -> None:
            pass

    def look(self: Foresight, asked: Question, occasion: Occasion) -> list[int] | None:
        found = plan(self, asked, occasion)
        used.append(found is not None)
        return found

    monkeypatch.setattr(desks, "Companion", AtOnce)
    monkeypatch.setattr(Foresight, "plan", look)
    daimyo, little = home_of(registry.BOTS["daimyo"]), Budget(tries=400, seconds=600.0)

    async def story(house: House) -> None:
        table = await house.new_table("nippon", [ANNA, Invitation("ben", "Ben", "")], "anna", seed="7")
        desk = Desk()
        while (
            used.count(True) < 2
        ):  # others do not always what was expected of them; at the end of the game nobody may move
            asked = question(table, 1, 0, known=False)._replace(bot=daimyo, budget=little)
            if 1 in table.match.to_act():
                answer = desk.answer(asked)
                assert answer.move in table.match.moves(1) and answer == Desk().answer(asked)
                await house.act(table, 1, "move", answer.move)
            else:
                assert desk.answer(asked._replace(ahead=True)) == Answer()
                other = Desk().answer(asked._replace(seat=0, bot=home_of(registry.BOTS["greedy"])))
                await house.act(table, 0, "move", other.move)

    in_house(tmp_path, story)


def test_a_process_starts_while_a_person_thinks(tmp_path: Path) -> None:
    """Whoever makes the first move of a house does not wait until there is somebody who can answer."""

    games = (Match.new(name, seed=seed) for name in NAMES for seed in range(20))
    begun = next(match for match in games if match.to_act() == [0])

    async def story(house: House) -> None:
        thinkers = house._thinkers
        assert isinstance(thinkers, Thinkers)
        [worker] = thinkers._workers
        await house.new_table(NAMES[0], [ANNA, Invitation("ben", "Ben", "")], "anna", seed="7")
        await house.new_table(NAMES[0], [ANNA, Invitation("", "Bot", "random")], "anna", tour=True)
        await house._drivers._tasks.finished()
        assert not worker.alive()
        bots = [Invitation("", "Bot", "random")] * (begun.seats - 1)
        table = await house.new_table(begun.game.name, [ANNA, *bots], "anna", seed=begun.seed)
        await house._drivers._tasks.finished()
        assert worker.alive() and not table.lines

    in_house(tmp_path, story)


def test_a_slow_start_takes_no_time_from_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    class Slow:
        """The other end of a process that is there later."""

        def __init__(self) -> None:
            self.says = [desks.READY, Answer("one"), Answer("two")]

        def send(self, question: Question) -> None:
            pass

        def poll(self, seconds: float) -> bool:
            waited.append(seconds)
            return True

        def recv(self) -> object:
            return self.says.pop(0)

    slow = Slow()
    monkeypatch.setattr(Worker, "_started", lambda self: slow)

    async def story(house: House) -> None:
        asked, one = question(await new_table(house), 0, 0, known=False), Worker()
        assert [one.ask(asked).move, one.ask(asked).move] == ["one", "two"]
        patience = asked.budget.seconds + worker.GRACE
        assert waited == [worker.STARTING, patience, patience]

    in_house(tmp_path, story)


def test_only_new_lines_go_to_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []
    ask = Worker.ask

    def listen(self: Worker, question: Question) -> Answer:
        asked.append(question)
        return ask(self, question)

    monkeypatch.setattr(Worker, "ask", listen)

    async def story(house: House) -> None:
        table = await house.new_table(GAME, [Invitation("", "Bot", "random")] * 2, "anna", seed="7")
        house.set_pace(table, "instant")
        await until_over(table)
        lines: list[JournalLine] = [line for one in asked for line in one.lines]
        assert lines == table.lines[:-1]
        assert [one.row is None for one in asked] == [False] + [True] * (len(asked) - 1)

    in_house(tmp_path, story)


@pytest.mark.parametrize("bot", [Clumsy, Sleepy, Cheat])
def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, bot: type[Bot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(registry.BOTS, bot.name, bot)
    monkeypatch.setattr("kotatsu.house.worker.GRACE", 5.0)
    caplog.set_level(logging.CRITICAL)

    async def story(house: House) -> None:
        house._thinkers._budget = Budget(seconds=0.1)  # type: ignore[attr-defined]
        table = await house.new_table(GAME, [ANNA, Invitation("", "Bot", bot.name)], "anna", seed="7")
        house.set_pace(table, "instant")
        while not table.lines:
            told = asyncio.Event()
            stop = table.watch(told.set, range(table.match.seats))
            await asyncio.wait_for(told.wait(), 60)
            stop()
        assert table.lines[0].seat == 1

    in_house(tmp_path, story)


def test_whatever_fails_when_a_bot_moves_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    failures = [KotatsuError("one"), RuntimeError("two"), Taken(), OSError("three")]

    async def story(house: House) -> None:
        act = house._drivers._act

        async def fails_at_first(*what: Any) -> None:
            if failures:
                raise failures.pop()
            await act(*what)

        house._drivers._act = fails_at_first
        table = await house.new_table(GAME, [Invitation("", "Bot", "random")] * 2, "anna", seed="7")
        house.set_pace(table, "instant")
        await until_over(table)
        assert not failures

    in_house(tmp_path, story)


def test_a_worker_leaves_alone_what_it_cannot_think(tmp_path: Path, a_postgres: Postgres) -> None:
    async def story(house: House) -> None:
        strange, table = await new_table(house), await new_table(house)
        engine = open_engine(url(tmp_path), "worker")
        with engine.begin() as connection:
            thoughts._ask(connection, Key(strange.id, 0, 0), "ghost")
            thoughts._ask(connection, Key(table.id, 0, 0), "random")
        takers = Takers(engine, 1)
        try:
            assert await thought_about(engine, table) in table.match.moves(0)
        finally:
            takers.close()
        with engine.begin() as connection:  # others may know it
            row = connection.execute(select(THOUGHTS).where(THOUGHTS.c.table_id == strange.id)).one()
        assert row.move is None and row.taker == 0
        engine.dispose()

    in_house(tmp_path, story)


async def thought_about(engine: Engine, table: Table) -> str:
    query = select(THOUGHTS.c.move).where(THOUGHTS.c.table_id == table.id)
    for _ in range(600):
        with engine.begin() as connection:
            move = connection.scalar(query)
        if move is not None:
            return str(move)
        await asyncio.sleep(0.1)
    raise AssertionError("nobody has thought about it")


@pytest.mark.parametrize("with_a_worker", [False, True])
def test_where_nobody_knows_a_bot_it_moves_somehow(
    tmp_path: Path,
    a_postgres: Postgres,
    with_a_worker: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert tables.TABLES
    monkeypatch.setattr(thoughts, "LEFT_ALONE", 0.5)
    caplog.set_level(logging.CRITICAL)

    async def story() -> None:
        store = Store(url(tmp_path))
        house = House(store, Thoughts(store.database, 1))
        engine = open_engine(url(tmp_path), "worker")
        takers = Takers(engine, 1) if with_a_worker else None
        try:
            table = await house.new_table(GAME, [ANNA, Invitation("ben", "Ben", "")], "anna", seed="7")
            table.chairs[1] = table.chairs[1]._replace(person="", bot="ghost")
            told = asyncio.Event()
            table.watch(told.set, range(table.match.seats))
            house._drivers.wake(table)
            await asyncio.wait_for(told.wait(), 60)
            assert table.lines[0].seat == 1
        finally:
            if takers is not None:
                takers.close()
            engine.dispose()
            await house.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "error",
    [
        KotatsuError("text"),
        Refusal("a-reason"),
        IllegalMove("a-reason", "text"),
        FileError("file.toml", 7, "odd"),
        OffTheTour(3, "text"),
        Taken(),
    ],
)
def test_errors_come_back_from_other_processes_as_they_were(error: KotatsuError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error) and vars(again) == vars(error)
