"""An answer goes out only when what it says is on disk; what could not be brought there has not happened."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from tools.bootstrap import postgres_programs

from kotatsu.core.errors import KotatsuError
from kotatsu.house.database import NotRead, NotSaved, NotText
from kotatsu.house.house import House
from kotatsu.house.news import tell
from kotatsu.house.store import RUNNING, JournalLine, PersonRow, Standing, Store
from kotatsu.house.thinking import Thinkers
from tests.databases import kept_in, looked_into, url
from tests.house.test_house import ANNA, BEN, BOT, GAME, new_table, until_over
from tests.postgres import Postgres
from tests.tables import TABLES

on_both = pytest.mark.usefixtures("each_database")

Story = Callable[[House, Store], Awaitable[None]]


def with_store(path: Path, story: Story) -> None:
    assert TABLES

    async def run() -> None:
        store = Store(url(path))
        house = House(store, Thinkers(1))
        try:
            await story(house, store)
        finally:
            await house.close()

    asyncio.run(run())


def kept(path: Path) -> list[tuple[str, int]]:
    """The lines of all logs, as anybody else finds them on disk."""
    with looked_into(path) as connection:
        found = connection.execute(text("select table_id, number from journal order by table_id, number"))
        return [(row.table_id, row.number) for row in found]


async def play_on(house: House, moves: int = 1) -> list[tuple[str, int]]:
    """Tables with some moves each; the lines that were acknowledged."""
    acknowledged = []
    for _ in range(moves):
        table = await house.new_table(GAME, [ANNA, BEN], "anna", seed="7" * 400)
        await house.act(table, 0, "move", "give:1")
        acknowledged.append((table.id, 0))
    return acknowledged


@on_both
def test_writes_that_wait_are_one_commit(tmp_path: Path) -> None:
    async def story(house: House, store: Store) -> None:
        table = await new_table(house)
        commits: list[Connection] = []
        event.listen(store.database.engine, "commit", commits.append)
        go = threading.Event()
        first = asyncio.create_task(store.database.write(lambda connection: go.wait(30)))
        lines = [JournalLine(number, "move", 0, "give:1") for number in range(40)]
        waiting = [asyncio.create_task(store.append(table.id, line, Standing(RUNNING))) for line in lines]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *waiting)
        assert len(commits) <= 2
        assert len(kept(tmp_path)) == 40

    with_store(tmp_path, story)


def test_on_a_full_disk_no_acknowledged_move_is_lost_and_the_rest_has_not_happened(tmp_path: Path) -> None:
    acknowledged: list[tuple[str, int]] = []

    async def story(house: House, store: Store) -> None:
        acknowledged.extend(await play_on(house, 3))
        engine = store.database.engine
        with engine.connect() as connection:
            pages = connection.execute(text("pragma page_count")).scalar_one() + 3

        def full(connection: Connection) -> None:
            connection.exec_driver_sql(f"pragma max_page_count = {pages}")

        event.listen(engine, "begin", full)
        with pytest.raises(NotSaved):
            for _ in range(200):
                acknowledged.extend(await play_on(house))
        results: list[Any] = await asyncio.gather(*[play_on(house) for _ in range(20)], return_exceptions=True)
        assert {type(result) for result in results} == {NotSaved}
        event.remove(engine, "begin", full)
        with engine.connect() as connection:
            connection.exec_driver_sql("pragma max_page_count = 1000000")
        event.listen(engine, "begin", lambda c: c.exec_driver_sql("pragma max_page_count = 1000000"))
        acknowledged.extend(await play_on(house))

    with_store(tmp_path, story)
    assert kept(tmp_path) == sorted(acknowledged)


@on_both
def test_a_commit_that_fails_is_told_to_everybody_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, store: Store) -> None:
        tables = [await new_table(house) for _ in range(5)]
        before = [table.match.position() for table in tables]

        def fails(connection: Any) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        with monkeypatch.context() as patch:
            patch.setattr(store.database.engine.dialect, "do_commit", fails)
            wishes = [house.act(table, 0, "move", "give:1") for table in tables]
            results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result) for result in results] == [NotSaved] * 5
        assert [table.match.position() for table in tables] == before and kept(tmp_path) == []
        for table in tables:
            await house.act(table, 0, "move", "give:1", number=0)
        assert len(kept(tmp_path)) == 5

    with_store(tmp_path, story)


@on_both
def test_a_mistaken_write_harms_no_other(tmp_path: Path) -> None:
    async def story(house: House, store: Store) -> None:
        table = await new_table(house)
        line, stands = JournalLine(0, "move", 0, "give:1"), Standing(RUNNING, [1])
        wishes = [store.append("nowhere", line, stands), store.append(table.id, line, stands)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result).__name__ for result in results] == ["IntegrityError", "NoneType"]
        assert kept(tmp_path) == [(table.id, 0)]

    with_store(tmp_path, story)


@on_both
def test_while_another_program_holds_the_database_people_are_told_and_bots_wait(tmp_path: Path) -> None:
    async def story(house: House, store: Store) -> None:
        table = await new_table(house)
        bots = await house.new_table(GAME, [BOT, BOT], "anna", seed="7")
        with looked_into(tmp_path) as holder:
            holding = {"sqlite": "begin exclusive", "postgresql": "lock table journal in exclusive mode"}
            holder.exec_driver_sql(holding[holder.dialect.name])
            house.set_pace(bots, "instant")
            with pytest.raises(NotSaved):
                await house.act(table, 0, "move", "give:1")
            assert table.number == 0 and (await house.person("anna")) is None  # reading goes on
        await house.act(table, 0, "move", "give:1", number=0)
        await until_over(bots)
        assert len(kept(tmp_path)) == 1 + bots.number

    with_store(tmp_path, story)


@on_both
@pytest.mark.parametrize("races", [25, pytest.param(1000, marks=pytest.mark.exhaustive)])
def test_of_four_racers_at_one_ply_exactly_one_wins(tmp_path: Path, races: int) -> None:
    """Each has a house of its own on the same database, as four processes have."""
    assert TABLES

    async def story() -> None:
        stores = [Store(url(tmp_path)) for _ in range(4)]
        house = House(stores[0], Thinkers(1))
        table = await new_table(house)
        for number in range(races):
            lines = [JournalLine(number, "move", seat, "give:1") for seat in range(4)]
            runs = [store.append(table.id, line, Standing(RUNNING)) for store, line in zip(stores, lines, strict=True)]
            results = await asyncio.gather(*runs, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 3 + ["NoneType"]
            (won,) = await stores[3].lines(table.id, number)
            assert results[won.seat] is None
        for store in stores[1:]:
            store.close()
        await house.close()

    asyncio.run(story())
    assert len(kept(tmp_path)) == races


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    async def story(house: House, store: Store) -> None:
        await new_table(house)
        files = [path for path in tmp_path.iterdir() if path.name.startswith("house.db")]
        assert len(files) == 3
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}

    with_store(tmp_path, story)


def test_what_cannot_be_opened_is_named_in_one_sentence(tmp_path: Path) -> None:
    def complaint(address: str) -> str:
        with pytest.raises(KotatsuError) as told:
            Store(address)
        return str(told.value)

    Store(url(tmp_path)).close()
    assert "read-only" in complaint(f"sqlite:///file:{tmp_path / 'house.db'}?mode=ro&uri=true")
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("update alembic_version set version_num = '999'")
    assert "newer Kotatsu" in complaint(url(tmp_path))
    (tmp_path / "house.db").write_bytes(b"no database at all " * 1000)
    assert "damaged" in complaint(url(tmp_path))
    assert "cannot be" in complaint(f"sqlite:///{tmp_path}")
    assert "cannot be" in complaint(f"sqlite:///{tmp_path / 'nowhere' / 'house.db'}")


def test_a_postgres_that_cannot_be_used_is_named_in_one_sentence(tmp_path: Path, a_postgres: Postgres) -> None:
    def complaint(address: str) -> str:
        with pytest.raises(KotatsuError) as told:
            Store(address)
        assert "secret" not in str(told.value) and "\n" not in str(told.value)
        return str(told.value)

    good = url(tmp_path)
    Store(good).close()
    assert "cannot be used" in complaint(good.replace("?", "-else?").replace("kotatsu@", "kotatsu:secret@"))
    assert "cannot be used" in complaint(f"postgresql://kotatsu:secret@/kotatsu?host={tmp_path}")
    with looked_into(tmp_path) as connection:
        connection.execute(text("update alembic_version set version_num = '999'"))
    assert "newer Kotatsu" in complaint(good)
    assert "a database is postgresql" in complaint("mysql://root:secret@localhost/kotatsu")
    assert "a database is named like" in complaint("kotatsu")


def test_several_that_start_at_once_bring_a_new_database_up_to_date_once(tmp_path: Path, a_postgres: Postgres) -> None:
    address = a_postgres.new_url()
    with ThreadPoolExecutor(4) as starters:
        stores = list(starters.map(lambda _: Store(address), range(4)))
    for store in stores:
        store.close()


@on_both
def test_what_could_not_be_written_or_read_is_not_in_the_notes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(_: House, store: Store) -> None:
        nowhere = text("insert into nowhere values (:said)"), {"said": "what somebody said"}
        with pytest.raises(NotSaved):
            await store.database.write(lambda connection: connection.execute(*nowhere))
        with pytest.raises(NotRead):
            await store.database.read(lambda connection: connection.execute(*nowhere))

    with_store(tmp_path, story)
    assert "nowhere" in caplog.text and "what somebody said" not in caplog.text


@on_both
def test_what_is_no_text_is_refused_and_harms_no_other(tmp_path: Path) -> None:
    async def story(house: House, store: Store) -> None:
        table = await new_table(house)
        line, stands = JournalLine(0, "move", 0, "give:1"), Standing(RUNNING, [1])
        wishes = [
            store.person("\0"),
            store.save_person(PersonRow("x", "\0", "de", {})),
            store.append(table.id, line, stands),
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert all(result is None or result == "" or isinstance(result, NotText) for result in results)
        assert results[2] is None and kept(tmp_path) == [(table.id, 0)]

    with_store(tmp_path, story)


def test_a_notice_that_is_too_long_is_no_matter_of_signs(
    tmp_path: Path, a_postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def story(house: House, store: Store) -> None:
        table = await new_table(house)
        line, stands = JournalLine(0, "move", 0, "give:1"), Standing(RUNNING, [1])
        wishes = [
            store.database.write(lambda connection: tell(connection, "any", much="much" * 3000)),
            store.append(table.id, line, stands),
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert isinstance(results[0], NotSaved) and results[1] is None

    with_store(tmp_path, story)


def test_after_a_restart_of_postgres_everything_goes_on(tmp_path: Path) -> None:
    assert TABLES
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here")
    own = Postgres(durable=True)
    with closing(own), kept_in(own):

        async def story(house: House, store: Store) -> None:
            table = await new_table(house)
            await house.act(table, 0, "move", "give:1")
            own.kill()
            with pytest.raises(NotSaved):
                await house.act(table, 1, "move", "give:0", number=1)
            with pytest.raises(NotRead):
                await house.person("anna")
            own.start()
            await house.act(table, 1, "move", "give:0", number=1)
            assert kept(tmp_path) == [(table.id, 0), (table.id, 1)]

        with_store(tmp_path, story)
