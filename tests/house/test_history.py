"""What somebody has played is counted from what was noted, and nothing is played again for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kotatsu.house.history import Result, Tally
from kotatsu.house.house import House
from kotatsu.house.store import OVER, RUNNING, ChairRow, JournalLine, PersonRow, Standing, Store, TableRow
from kotatsu.house.thinking import Thinkers
from tests.databases import url

pytestmark = pytest.mark.usefixtures("each_database")

ME = PersonRow("anna", "Anna", "en", {})
OWN, GUEST = ("anna", "Anna", ""), ("anna", "Ben", "")
WEAK, STRONG = ("", "Bot", "weak"), ("", "Bot", "strong")


async def table(
    store: Store,
    name: str,
    *chairs: tuple[str, str, str],
    winners: list[int] | None = None,
    start: str = "",
    tour: int = 0,
) -> None:
    """A table as it is written down: over if somebody won."""
    row = TableRow(name, name[0], len(chairs), "7", {}, start, tour, "anna", "0", "", 0.0)
    standing = Standing(RUNNING, [0]) if winners is None else Standing(OVER, (), [1] * len(chairs), winners)
    await store.add_table(row, [ChairRow(seat, *chair) for seat, chair in enumerate(chairs)], standing)


def test_games_are_counted_by_game_and_opponent(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(url(tmp_path))
        house = House(store, Thinkers(1))
        await table(store, "a1", OWN, WEAK, winners=[0])
        await table(store, "a2", STRONG, OWN, winners=[0])
        await table(store, "a3", STRONG, OWN, STRONG, winners=[1, 2])
        await table(store, "b1", OWN, WEAK, STRONG, winners=[0])
        await table(store, "b2", OWN, GUEST, winners=[1])  # the guest won
        await table(store, "b3", OWN, WEAK)
        await table(store, "b4", OWN, WEAK, winners=[0], start="a record")  # it began in the middle
        await table(store, "c1", ("ben", "Ben", ""), WEAK, winners=[0])
        history = await house.histories.of(ME)
        assert history.result() == Result(5, 3)
        assert history.result("a") == Result(3, 2) and history.result("b") == Result(2, 1)
        assert history.result("a", "strong") == Result(2, 1) and history.result(bot="weak") == Result(1, 1)
        assert history.result("c") == Result(0, 0)
        await house.close()

    asyncio.run(story())


def test_a_bot_is_beaten_by_two_wins_and_more_wins_than_losses(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(url(tmp_path))
        house = House(store, Thinkers(1))
        beaten = []
        for number, winner in enumerate([0, 1, 0, 0, 1, 1]):
            await table(store, f"a{number}", OWN, WEAK, winners=[winner])
            beaten.append((await house.histories.of(ME)).has_beaten("a", "weak"))
        assert beaten == [False, False, True, True, True, False]
        await house.close()

    asyncio.run(story())


def test_tables_are_counted_again_when_one_began_or_ended_and_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = Store(url(tmp_path))
        house = House(store, Thinkers(1))
        histories, counts = house.histories, 0
        count = histories._tallies

        async def counted(person: str, name: str) -> list[Tally]:
            nonlocal counts
            counts += 1
            return await count(person, name)

        monkeypatch.setattr(histories, "_tallies", counted)
        await table(store, "a1", OWN, WEAK)
        assert (await histories.of(ME)).result() == Result(0, 0)
        await store.append("a1", JournalLine(0, "move", 0, "x"), Standing(RUNNING, [1]))
        assert (await histories.of(ME)).result() == Result(0, 0) and counts == 1
        await store.append("a1", JournalLine(1, "move", 1, "x"), Standing(OVER, (), [1, 2], [1]))
        assert (await histories.of(ME)).result() == Result(1, 0) and counts == 2
        await store.append("a1", JournalLine(2, "undo", 1, ""), Standing(RUNNING, [1]))
        await store.append("a1", JournalLine(3, "move", 1, "y"), Standing(OVER, (), [2, 1], [0]))
        assert (await histories.of(ME)).result() == Result(1, 1) and counts == 3  # it ended otherwise
        await table(store, "b1", OWN, WEAK)
        assert (await histories.of(ME)).knows("b", 2) and counts == 4
        assert (await histories.of(ME._replace(name="Ben"))).result() == Result(0, 0)
        await house.close()

    asyncio.run(story())


def test_a_tour_teaches_a_game_when_it_has_been_taken_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(url(tmp_path))
        house = House(store, Thinkers(1))
        await table(store, "a1", OWN, WEAK, tour=1)
        await table(store, "b1", OWN, WEAK)
        await store.append("a1", JournalLine(0, "move", 0, "x"), Standing(RUNNING, [0]))
        history = await house.histories.of(ME)
        assert not history.knows("a", 2) and history.knows("b", 2) and not history.knows("c", 2)
        await store.append("a1", JournalLine(1, "move", 1, "x"), Standing(RUNNING, [0]))
        assert (await house.histories.of(ME)).knows("a", 2)
        await house.close()

    asyncio.run(story())
