"""Tables are asked for, loaded, live and let go; lists of them come from what is noted, and nothing is played for one."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from kotatsu.core.match import Match
from kotatsu.house import house as house_module
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import identity
from kotatsu.house.lists import PAGE_LENGTH
from kotatsu.house.store import OVER, RUNNING, UNKNOWN, JournalLine
from kotatsu.house.table import Table, Unreadable
from kotatsu.web.door.visitor import COOKIE
from tests.databases import looked_into, url
from tests.house.test_house import ANNA, BEN, BOT, GAME, in_house, new_table, until_over
from tests.tables import TABLES
from tests.web.visits import visit

pytestmark = pytest.mark.usefixtures("each_database")

MANY = 5000
NEWER = (
    "vacations",
    "facts",
    "channels",
    "notified",
    "plans",
    "box_versions",
    "box_helpers",
    "boxes",
)  # after the reviews
A_LITTLE = 20_000_000  # bytes: ten thousand tables that are kept would take many times as much
TIMES = 12  # what the lobby of somebody with many tables may cost, compared with that of somebody with one


def live_tables() -> int:
    gc.collect()
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def test_a_list_tells_how_tables_stand_without_playing_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[str, str] = {}

    async def before(house: House) -> None:
        running, over = await new_table(house), await house.new_table(GAME, [BOT, BOT], "anna", seed="7")
        await house.act(running, 0, "move", "give:1")
        house.set_pace(over, "instant")
        await until_over(over)
        names.update(running=running.id, over=over.id)

    async def after(house: House) -> None:
        monkeypatch.setattr(Match, "play", None)
        found, more = await house.lists.tables_of("anna")
        tables = {own.facts.id: own.facts for own in found}
        assert set(tables) == set(names.values()) and not more
        running, over = tables[names["running"]].standing, tables[names["over"]].standing
        assert (running.state, running.to_act) == (RUNNING, [1])
        assert over.state == OVER and len(over.points) == 2 and set(over.winners) <= {0, 1}

    in_house(tmp_path, before)
    in_house(tmp_path, after)


@pytest.mark.parametrize("kinds", [("undo",), ("restart",), ("undo", "redo")])
def test_what_is_noted_is_how_the_table_stands(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    async def story(house: House) -> None:
        table = await house.new_table("yokohama", [ANNA, BEN], "anna", seed="7")
        for seat, move in ((0, "keep:1+2"), (1, "keep:2+3"), (0, "area:tea")):
            await house.act(table, seat, "move", move)
        for kind in kinds:
            await house.act(table, 0, kind, "")
            (own,), _ = await house.lists.tables_of("anna")
            assert list(own.facts.standing.to_act) == table.match.to_act()

    in_house(tmp_path, story)


def test_lists_come_in_pages_with_the_latest_change_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        tables = [await new_table(house) for _ in range(PAGE_LENGTH + 3)]
        await house.act(tables[0], 0, "move", "give:1")
        first, more = await house.lists.tables_of("ben")
        second, nothing_more = await house.lists.tables_of("ben", 1)
        assert (len(first), more, len(second), nothing_more) == (PAGE_LENGTH, True, 3, False)
        listed = [own.facts.id for own in (*first, *second)]
        assert listed == [tables[0].id, *[table.id for table in reversed(tables[1:])]]

    in_house(tmp_path, story)


def test_tables_that_nobody_holds_are_let_go_and_nobody_sits_at_a_second_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_IDLE", 5)

    async def story(house: House) -> None:
        others = live_tables()  # of houses that were open before in this process
        held = await new_table(house)
        name = (await new_table(house)).id
        for _ in range(20):
            await new_table(house)
        assert live_tables() - others == 6
        assert await house.table(held.id) is held
        again = await asyncio.gather(*[house.table(name) for _ in range(5)])
        assert len({id(table) for table in again}) == 1

    in_house(tmp_path, story)


def _memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.exhaustive
def test_memory_is_bounded_while_ten_thousand_tables_are_opened(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        others = live_tables()
        names = [(await new_table(house)).id for _ in range(10_000)]
        used: list[int] = []
        for name in names:
            assert await house.table(name) is not None
            used.append(_memory())
        assert live_tables() - others <= house_module.MOST_IDLE
        assert max(used) - used[2 * house_module.MOST_IDLE] < A_LITTLE

    in_house(tmp_path, story)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("update tables set game = 'chess'", "table-of-missing-game"),
        ("update tables set version = '99.0.0'", "table-of-newer-kotatsu"),
        ("update tables set components = 'other'", "table-of-other-components"),
        ("update journal set move = 'fly:moon'", "table-whose-journal-does-not-fit"),
        ("update journal set number = 7", "table-whose-journal-does-not-fit"),
        ("update standings set digest = 'other'", "table-of-other-rules"),
    ],
)
def test_one_unreadable_table_is_shown_as_such_and_closes_nothing(tmp_path: Path, change: str, reason: str) -> None:
    assert TABLES
    with visit(url(tmp_path)) as client:
        bad, good = (_new_table(client) for _ in range(2))
        for table in (bad, good):
            wish = {"seat": 0, "do": "move", "move": "give:1", "number": 0}
            assert client.post(f"{table}/act", json=wish).status_code == 200
        secret = client.cookies[COOKIE]
    with looked_into(tmp_path) as connection:
        column = "id" if " tables " in change else "table_id"
        connection.execute(text(f"{change} where {column} = '{bad.removeprefix('/t/')}'"))
    with visit(url(tmp_path)) as client:
        client.cookies.set(COOKIE, secret)
        answer = client.get(bad)
        assert answer.status_code == 409
        lobby = client.get("/")
        said = _words(reason)
        assert lobby.status_code == 200 and said in lobby.text and said in answer.text
        assert f'href="{good}"' in lobby.text and client.get(good).status_code == 200


def _new_table(client: TestClient) -> str:
    answer = client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False)
    return str(answer.headers["location"])


def _words(reason: str) -> str:
    from kotatsu.web.words.wording import wording_in

    return wording_in("en").message(f"refused-{reason}")


def test_an_unreadable_table_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        with looked_into(tmp_path) as connection:
            connection.execute(text("update tables set game = 'chess'"))
        with pytest.raises(Unreadable):
            await house.table(names[0])

    names: list[str] = []

    async def before(house: House) -> None:
        names.append((await new_table(house)).id)

    in_house(tmp_path, before)
    in_house(tmp_path, story)


def _cost(client: TestClient) -> float:
    """The processor time of looking at the lobby once more."""
    taken = []
    for _ in range(5):
        started = time.process_time()
        client.get("/")
        taken.append(time.process_time() - started)
    return min(taken)


def test_the_list_of_somebody_with_five_thousand_tables_is_quick(tmp_path: Path) -> None:
    assert TABLES
    with visit(url(tmp_path)) as client:
        table = _new_table(client).removeprefix("/t/")
        few = _cost(client)
        _copy_table(tmp_path, table, MANY)
        assert client.get("/").text.count('<h3><a href="/t/') == 3
        assert client.get("/tables").text.count('<h2><a href="/t/') == PAGE_LENGTH
        assert _cost(client) < TIMES * few
        last = client.get(f"/tables?page={MANY // PAGE_LENGTH}")
        assert last.text.count('<h2><a href="/t/') == 1


def _copy_table(path: Path, table: str, times: int) -> None:
    """Tables like one that is there, as if somebody had played for years."""
    with looked_into(path) as connection:
        for kind, name in (("tables", "id"), ("chairs", "table_id"), ("standings", "table_id")):
            rows = connection.execute(text(f"select * from {kind} where {name} = :table"), {"table": table}).mappings()
            copies = [{**row, name: f"copy{number}"} for row in rows for number in range(times)]
            marks = ", ".join(f":{column}" for column in copies[0])
            connection.execute(text(f"insert into {kind} ({', '.join(copies[0])}) values ({marks})"), copies)


def test_people_of_an_earlier_version_keep_their_tables_and_their_secrets_become_hashes(tmp_path: Path) -> None:
    names: list[str] = []

    async def before(house: House) -> None:
        table = await house.new_table(GAME, [Invitation("secret", "Anna", ""), BEN], "secret", seed="7")
        await house.act(table, 0, "move", "give:1")
        names.append(table.id)

    async def after(house: House) -> None:
        (own,), _ = await house.lists.tables_of(identity("secret"))
        assert own.facts.id == names[0] and own.facts.standing.state == UNKNOWN
        async with asyncio.timeout(60):
            while own.facts.standing.state == UNKNOWN:  # noted while we look
                (own,), _ = await house.lists.tables_of(identity("secret"))
        assert list(own.facts.standing.to_act) == [1]
        table = await house.table(names[0])
        assert table is not None and table.seats_of(identity("secret")) == [0]
        assert table.lines == [JournalLine(0, "move", 0, "give:1")]

    in_house(tmp_path, before)
    with looked_into(tmp_path) as connection:  # as revision 001 had left it
        for later in (
            "standings",
            "devices",
            "codes",
            "arrangements",
            "doors",
            "guests",
            "messages",
            "reviews",
            "thoughts",
            *NEWER,
        ):
            connection.execute(text(f"drop table {later}"))
        for column in ("box", "box_title"):
            connection.execute(text(f"alter table tables drop column {column}"))
        connection.execute(text("alter table journal rename to log"))
        connection.execute(text("drop index ix_tables_host_id"))
        connection.execute(text("insert into people values ('secret', 'Anna', 'de', '{}')"))
        connection.execute(text("update alembic_version set version_num = '001'"))
    in_house(tmp_path, after)
    with looked_into(tmp_path) as connection:
        assert list(connection.execute(text("select id, name from people"))) == [(identity("secret"), "Anna")]
        assert list(connection.execute(text("select id, person from devices"))) == [
            (identity("secret"), identity("secret"))
        ]
