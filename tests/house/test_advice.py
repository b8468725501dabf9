"""Advice comes from a process of its own: nobody waits for it who did not ask, and it is there again after an accident."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kotatsu.core.match import Match
from kotatsu.games import NAMES
from kotatsu.house.advice import NoAdvice, may_ask
from kotatsu.house.house import House, Invitation
from kotatsu.house.reviews import MOST_AT_ONCE, Review, Reviews
from kotatsu.house.schema import REVIEWS
from kotatsu.house.table import Table, Taken
from tests.house.test_house import ANNA, GAME, in_house, until_over

BOT = Invitation("", "Bot", "random")
RELEASED = "KOTATSU_TEST_RELEASED"
PATIENCE = 300  # seconds after which nobody believes in it any more


def wait_for_file(match: Match, seat: int, about: int) -> str:
    """A study that lasts until a file is there."""
    path = Path(os.environ[RELEASED])
    while not path.exists():
        time.sleep(0.05)
    return "released"


def fail(match: Match, seat: int, about: int) -> Any:
    raise RuntimeError("no idea")


def test_a_table_goes_on_while_somebody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    released = tmp_path / "released"
    monkeypatch.setenv(RELEASED, str(released))

    async def story(house: House) -> None:
        watched = await house.new_table(GAME, [ANNA, BOT], "anna", seed="1")
        study = asyncio.create_task(house.advisers.study(watched, wait_for_file, 0))
        table = await house.new_table(GAME, [BOT, BOT], "anna", seed="7")
        house.set_pace(table, "instant")
        await until_over(table)
        assert not study.done()
        released.touch()
        assert await study == "released"

    in_house(tmp_path, story)


def test_advice_is_of_legal_moves_and_thought_about_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BOT], "anna", seed="1")
        first, second = await asyncio.gather(*(house.advisers.advice(table, 0) for _ in range(2)))
        assert first is second
        notation = table.match.game.vocabulary.notation
        assert {notation(thought.line[0]) for thought in first} == set(table.match.moves(0))

    in_house(tmp_path, story)


def test_an_adviser_that_was_ended_is_replaced(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BOT], "anna", seed="1")
        before = await house.advisers.study(table, own_process, 0)
        os.kill(before, signal.SIGKILL)
        assert await house.advisers.study(table, own_process, 0) != before
        with pytest.raises(NoAdvice):
            await house.advisers.study(table, fail, 0)
        assert await house.advisers.advice(table, 0)

    in_house(tmp_path, story)


def own_process(match: Match, seat: int, about: int) -> int:
    return os.getpid()


def test_a_question_that_is_over_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    released = tmp_path / "released"
    monkeypatch.setenv(RELEASED, str(released))

    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BOT], "anna", seed="1")
        busy = asyncio.create_task(house.advisers.study(table, wait_for_file, 0))
        late = asyncio.create_task(house.advisers.advice(table, 0))
        await asyncio.sleep(0)
        await house.act(table, 0, "move", table.match.moves(0)[0])
        released.touch()
        await busy
        with pytest.raises(Taken):
            await late

    in_house(tmp_path, story)


def test_everybody_gets_a_turn_however_much_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    released = tmp_path / "released"
    monkeypatch.setenv(RELEASED, str(released))

    async def has_gone() -> bool:
        return True

    async def story(house: House) -> None:
        people = [ANNA, ANNA, ANNA, Invitation("bert", "Bert", ""), Invitation("carl", "Carl", "")]
        tables = [await house.new_table(GAME, [who, BOT], who.person, seed="1") for who in people]
        busy = asyncio.create_task(house.advisers.study(tables[0], wait_for_file, 0))
        asked = [asyncio.create_task(house.advisers.advice(table, 0)) for table in tables[:-1]]
        asked.append(asyncio.create_task(house.advisers.advice(tables[-1], 0, has_gone)))
        await asyncio.sleep(0.1)
        released.touch()
        await busy
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in found] == [Taken, Taken, list, list, Taken]
        assert await house.advisers.advice(tables[-1], 0)  # who comes back is answered
        assert not house.advisers._askers and not house.advisers._newest

    in_house(tmp_path, story)


def test_help_is_for_those_who_play_bots(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        bert = Invitation("bert", "Bert", "")
        alone = await house.new_table(GAME, [ANNA, BOT], "anna")
        people = await house.new_table(GAME, [ANNA, bert], "anna")
        screen = await house.new_table(GAME, [ANNA, ANNA._replace(name="Guest")], "anna")
        tour = await house.new_table(NAMES[0], [ANNA, BOT], "anna", tour=True)
        assert may_ask(alone, alone.seats_of("anna"))
        assert not any(may_ask(table, table.seats_of("anna")) for table in (people, screen, tour))
        assert not may_ask(alone, [])
        people.pace = "slow"
        await house.doors.hand_to_bot(people, 1, "random", "")  # a person is a person, whoever plays for them
        assert not may_ask(people, people.seats_of("anna"))

    in_house(tmp_path, story)


def test_looks_back_are_few_at_once_and_give_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games somebody wants to look back at, one turn of one of them is thought about at a time."""

    async def story(house: House) -> None:
        tables = [await house.new_table(GAME, [BOT, BOT], "anna", seed=str(seed)) for seed in range(MOST_AT_ONCE + 1)]
        for table in tables:
            house.set_pace(table, "instant")
            await until_over(table)
        busy, asked, go_on = 0, asyncio.Event(), asyncio.Event()

        async def thinks(*_: object) -> None:
            nonlocal busy
            busy += 1
            asked.set()
            await go_on.wait()

        monkeypatch.setattr(house.advisers, "study", thinks)
        for table in tables:
            await house.reviews.look(table, begin=True)
        await asked.wait()
        assert len(house.reviews._tasks) == MOST_AT_ONCE
        for table in tables:
            await house.reviews.look(table, begin=True)  # all of them have had time enough to ask
        assert busy == 1 and len(house.reviews._tasks) == MOST_AT_ONCE

    in_house(tmp_path, story)


async def looked_back(reviews: Reviews, table: Table, turns: int) -> Review:
    async with asyncio.timeout(PATIENCE):
        while len((found := await reviews.look(table, begin=False)).verdicts) < turns:
            await asyncio.sleep(0.05)
    return found


def test_a_look_back_is_kept_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [BOT, BOT], "anna", seed="7")
        house.set_pace(table, "instant")
        await until_over(table)
        assert (await house.reviews.look(table, begin=False)).verdicts == []
        found = await house.reviews.look(table, begin=True)
        found = await looked_back(house.reviews, table, 2)
        await house.reviews.close()  # as if the house had been closed
        earlier = found.verdicts[0]
        shorter = update(REVIEWS).where(REVIEWS.c.ply == earlier.ply).values(verdict=json.dumps(earlier[:6]))
        await house.reviews._database.write(lambda connection: connection.execute(shorter))  # as others once wrote it
        again = Reviews(house.reviews._database, house.advisers)
        found = await again.look(table, begin=True)
        assert found.verdicts and earlier not in found.verdicts
        found = await looked_back(again, table, found.of)
        assert (found.verdicts[0].seat, found.verdicts[0].ply) == (earlier.seat, earlier.ply)  # thought over again
        plies = [verdict.ply for verdict in found.verdicts]
        assert plies == sorted(set(plies)) and all(verdict.best >= verdict.value for verdict in found.verdicts)
        await again.close()

    in_house(tmp_path, story)
