"""The house keeps what it promised: moves are on disk before they are seen, and of two at once exactly one counts."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError
from kotatsu.house.house import House, Invitation
from kotatsu.house.store import RUNNING, Conflict, JournalLine, PersonRow, Standing, Store
from kotatsu.house.table import Table, Taken
from kotatsu.house.thinking import Thinkers
from tests import tables
from tests.databases import url

pytestmark = pytest.mark.usefixtures("each_database")

GAME = "lanterns"
ANNA, BEN = Invitation("anna", "Anna", ""), Invitation("ben", "Ben", "")
BOT = Invitation("", "Bot", "random")


async def until_over(table: Table) -> None:
    """Wait for the end of a game that bots play."""
    while not table.match.over:
        told = asyncio.Event()
        stop = table.watch(told.set, range(table.match.seats))
        await asyncio.wait_for(told.wait(), 60)
        stop()


def in_house(path: Path, story: Callable[[House], Awaitable[None]]) -> None:
    assert tables.TABLES

    async def run() -> None:
        house = House(Store(url(path)), Thinkers(1))
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(run())


async def new_table(house: House) -> Table:
    return await house.new_table(GAME, [ANNA, BEN], "anna", seed="7")


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, object] = {}

    async def first(house: House) -> None:
        table = await new_table(house)
        await house.act(table, 0, "move", "give:1")
        await house.act(table, 1, "move", "give:0")
        await house.act(table, 0, "move", "buy:1")
        kept.update(id=table.id, position=table.match.position(), names=table.names)

    async def second(house: House) -> None:
        table = await house.table(str(kept["id"]))
        assert table is not None
        assert table.match.position() == kept["position"]
        assert table.names == kept["names"]
        own, more = await house.lists.tables_of("ben")
        assert [found.facts.id for found in own] == [table.id] and not more
        assert await house.table("nowhere") is None

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_of_two_settings_at_once_none_is_lost(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.save_person(PersonRow("anna", "Anna", "de", {}))
        seen = await house.person("anna")
        assert seen is not None
        wishes = [house.change_settings("anna", lambda kept, n=n: {**kept, str(n): "on"}) for n in range(5)]  # type: ignore[misc]
        await asyncio.gather(*wishes)
        await house.save_person(seen._replace(language="en"))  # as it was seen before
        assert await house.person("anna") == PersonRow("anna", "Anna", "en", {str(n): "on" for n in range(5)})

    in_house(tmp_path, story)


def test_of_two_moves_at_once_one_counts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await new_table(house)
        wishes = [house.act(table, 0, "move", f"give:{n}", number=0) for n in range(3)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Taken", "Taken"]
        assert len(table.match.plies) == 1

    in_house(tmp_path, story)


def test_a_line_of_the_log_is_written_once_whoever_writes_and_everybody_catches_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await new_table(house)
        told: list[int] = []
        table.watch(lambda: told.append(table.number), range(2))
        store = Store(url(tmp_path))  # as another process would
        stands = Standing(RUNNING, [0])
        await store.append(table.id, JournalLine(0, "move", 1, "give:2"), stands)
        with pytest.raises(Conflict):
            await store.append(table.id, JournalLine(0, "move", 1, "give:1"), stands)
        store.close()
        with pytest.raises(Taken):
            await house.act(table, 0, "move", "give:0", number=0)
        assert told == [1] and [ply.seat for ply in table.match.plies] == [1]
        await house.act(table, 0, "move", "give:0", number=1)
        assert table.number == 2

    in_house(tmp_path, story)


def test_bots_of_two_houses_on_one_database_play_one_game(tmp_path: Path) -> None:
    """Each is told by a conflict that the other has moved, and goes on from there."""

    async def story(house: House) -> None:
        table = await house.new_table(GAME, [BOT, BOT], "anna", seed="7")
        house.set_pace(table, "instant")
        other = House(Store(url(tmp_path)), Thinkers(1))
        twin = await other.table(table.id)
        assert twin is not None
        other.set_pace(twin, "instant")
        try:
            await until_over(table)
            await until_over(twin)
        finally:
            await other.close()
        assert [line[1:] for line in table.lines] == [line[1:] for line in twin.lines]
        assert table.match.position() == twin.match.position()

    in_house(tmp_path, story)


@pytest.mark.parametrize(
    ("seat", "kind", "move"),
    [
        (0, "move", "buy:1"),
        (0, "move", "fly"),
        (0, "undo", ""),
        (0, "redo", ""),
        (0, "dance", ""),
        (9, "move", "give:0"),
    ],
)
def test_what_cannot_be_done_changes_nothing(tmp_path: Path, seat: int, kind: str, move: str) -> None:
    async def story(house: House) -> None:
        table = await new_table(house)
        before = table.match.position()
        with pytest.raises(KotatsuError):
            await house.act(table, seat, kind, move)
        assert table.match.position() == before and table.number == 0

    in_house(tmp_path, story)


def test_bots_play_a_table_to_its_end_even_if_their_processes_are_killed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        bots = [Invitation("", f"Bot {n}", bot) for n, bot in enumerate(("random", "random"))]
        table = await house.new_table("yokohama", bots, "anna", seed="bots")
        house.set_pace(table, "instant")
        told = asyncio.Event()
        table.watch(told.set, range(table.match.seats))
        for turn in range(600):
            if table.match.over:
                break
            if turn in (20, 60):
                for process in multiprocessing.active_children():
                    process.kill()
            told.clear()
            await asyncio.wait_for(told.wait(), 30)
        assert table.match.over
        assert table.number == len(table.match.plies)

    in_house(tmp_path, story)


def test_people_are_remembered_and_can_be_renamed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        await house.save_person(PersonRow("anna", "Anna", "de", {"theme": "dark"}))
        table = await new_table(house)
        await house.save_person(PersonRow("anna", "  Anna   Maria ", "en", {}))
        assert await house.person("anna") == PersonRow("anna", "Anna Maria", "en", {"theme": "dark"})
        assert table.names == ["Anna Maria", "Ben"]
        with pytest.raises(KotatsuError):
            await house.save_person(PersonRow("anna", "   ", "en", {}))

    in_house(tmp_path, story)
