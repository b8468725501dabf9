"""A database in which some pages are garbage: who runs the house is told in a sentence, and all that can be read is there."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kotatsu.core.errors import KotatsuError
from kotatsu.house.clock import DAY, DAYS, END, Clock
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import identity
from kotatsu.house.store import PersonRow, Store
from kotatsu.house.thinking import Thinkers
from tests.command import here
from tests.databases import url
from tests.tables import TABLES
from tests.web.visits import again, visit

GAME = TABLES[-1][0]
SECRETS = {name: f"secret-of-{name}" for name in ("anna", "ben", "carl")}
ANNA, BEN, CARL = (PersonRow(identity(secret), name, "en", {}) for name, secret in SECRETS.items())
OPEN = Invitation("", "", "")
MANY, SMALL = 40, 512  # tables, and bytes of a page: what is kept of them does not fit into one
LEAF, INTERIOR = 0x0D, 0x05  # what a page begins with that holds rows, or the numbers of such pages
COMMANDS = (["tables"], ["people"], ["export", ANNA.id[:12]], ["close", "nothing"], ["delete", BEN.id[:12]])


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with many tables: of Anna and Ben, and of Carl alone, some of them open to anybody."""
    path = tmp_path_factory.mktemp("sound")

    with closing(sqlite3.connect(path / "house.db")) as connection:
        connection.execute(f"pragma page_size = {SMALL}")
        connection.execute("vacuum")

    async def fill() -> None:
        store = Store(url(path))
        house = House(store, Thinkers(1))
        for person in (ANNA, BEN, CARL):
            await house.save_person(person)
        for number in range(MANY):
            host = (ANNA, CARL)[number % 2]
            other = Invitation(BEN.id, BEN.name, "") if host is ANNA else OPEN
            guests = [Invitation(host.id, host.name, ""), other]
            clock = Clock(DAYS, 3 * DAY, out=END)
            table = await house.new_table(GAME, guests, host.id, seed="7" * 400, listed=other is OPEN, clock=clock)
            if other is not OPEN:
                await house.act(table, 0, "move", "give:1")
        await house.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(path / "house.db")) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    return path / "house.db"


@pytest.fixture
def database(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sound, tmp_path / "house.db"))


def page_size(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[16:18])


def spoil(path: Path, page: int, seed: str = "1") -> None:
    """Overwrite a page with garbage; of the first one, which is the header, all that follows it."""
    size, kept = page_size(path), 100 if page == 1 else 0
    with path.open("r+b") as file:
        file.seek((page - 1) * size + kept)
        file.write(random.Random(f"{page} {seed}").randbytes(size - kept))


def pages_with(path: Path, table: str) -> list[int]:
    """The pages that hold the rows of a table."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("select rootpage from sqlite_master where name = ?", [table]).fetchone()
    size, data = page_size(path), path.read_bytes()
    top = data[(root - 1) * size : root * size]
    if top[0] == LEAF:
        return [root]
    assert top[0] == INTERIOR
    cells = [int.from_bytes(top[12 + 2 * at : 14 + 2 * at]) for at in range(int.from_bytes(top[3:5]))]
    return [*(int.from_bytes(top[cell : cell + 4]) for cell in cells), int.from_bytes(top[8:12])]


def test_every_command_says_in_one_sentence_what_is_damaged(database: Path, tmp_path: Path) -> None:
    pages = database.stat().st_size // page_size(database)
    assert pages > 100
    spoilt = tmp_path / "spoilt.db"
    told = set()
    for page in (1, 2, 3, *random.Random(5).sample(range(4, pages), 50)):
        shutil.copy(database, spoilt)
        spoil(spoilt, page)
        do = COMMANDS[page % len(COMMANDS)]
        done = here("admin", "--database", f"sqlite:///{spoilt}", *do)
        assert done.returncode in (0, 2), done
        lines = done.stderr.splitlines()
        assert len(lines) == (done.returncode == 2), done
        told.update(lines)
        try:
            Store(f"sqlite:///{spoilt}").close()
        except KotatsuError as error:
            assert "docs/hosting.md" in str(error), error
    assert any("is damaged: put a copy of it back" in line and "spoilt.db" in line for line in told)


def test_what_can_be_read_is_saved_into_a_new_file(database: Path, tmp_path: Path) -> None:
    """What was on whole pages is there again as it was, and the house goes on with it."""
    with closing(sqlite3.connect(database)) as connection:
        known = {row[0] for row in connection.execute("select id from tables")}
    for number, what in enumerate(("tables", "chairs", "standings", "arrangements", "journal", "people")):
        spoilt, saved = tmp_path / f"spoilt{number}.db", tmp_path / f"saved{number}.db"
        shutil.copy(database, spoilt)
        spoil(spoilt, pages_with(database, what)[-1])
        command = ["admin", "--database", f"sqlite:///{spoilt}", "rescue", saved]
        told = here(*command)
        assert told.returncode == 0, told
        assert "is there already" in here(*command).stderr
        with closing(sqlite3.connect(saved)) as connection:
            kept = {row[0] for row in connection.execute("select id from tables")}
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        assert kept <= known and len(kept) > MANY / 2 and told.stdout.startswith(f"{len(kept)} tables")
        assert (kept == known) == (what not in ("tables", "chairs")), what
        with visit(saved) as client:
            statuses = [as_person(client, "anna").get(f"/t/{table}").status_code for table in sorted(kept)]
            assert what == "people" or {200} <= set(statuses) <= {200, 404, 409}


@pytest.fixture
def house(database: Path) -> Iterator[TestClient]:
    with visit(database) as client:
        yield client


def as_person(house: TestClient, name: str) -> TestClient:
    client = again(house)
    client.cookies.set("kotatsu", SECRETS[name])
    client.headers["accept"] = "text/html"
    return client


@pytest.mark.parametrize("what", ["journal", "standings", "tables", "arrangements", "chairs"])
def test_a_table_that_gets_damaged_is_shown_as_such_and_the_others_go_on(
    house: TestClient, database: Path, what: str
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select id, host from tables order by rowid").fetchall()
        connection.execute("pragma wal_checkpoint(truncate)")
    pages = pages_with(database, what)
    assert len(pages) > 1, "there are tables whose pages are whole"
    spoil(database, pages[0])
    hosts = {"anna": ANNA.id, "carl": CARL.id}
    statuses = []
    for name in ("anna", "ben", "carl"):
        person = as_person(house, name)
        for path in ("/", "/tables", "/me", "/turns"):
            assert person.get(path).status_code == 200, (name, path)
        for table, host in rows:
            if hosts.get(name) == host:
                answer = person.get(f"/t/{table}")
                statuses.append(answer.status_code)
                assert answer.status_code == 200 or "damaged" in answer.text, answer.text
    assert set(statuses) == {200, 409}, "some are damaged, others are not"
    assert statuses.count(200) > MANY / 4
    stranger = again(house)
    assert stranger.get("/").status_code == 200
    made = as_person(house, "carl").post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False)
    assert made.status_code in (303, 503)


@pytest.mark.parametrize("what", ["tables", "standings", "chairs", "journal", "arrangements"])
def test_rows_of_a_table_that_mean_nothing_stop_no_other(database: Path, what: str) -> None:
    """Garbage can be inside rows, too, where the file itself shows nothing of it."""
    with closing(sqlite3.connect(database)) as connection, connection:
        rows = connection.execute("select id from tables where host = ? order by rowid", [ANNA.id]).fetchall()
        (bad,), *good = rows
        found = connection.execute(f"pragma table_info({what})").fetchall()
        names = [row[1] for row in found if not row[5] and row[1] not in ("person", "host", "due")]
        key = "id" if what == "tables" else "table_id"
        changes = ", ".join(f"\"{name}\" = '\u2020garbage'" for name in names)
        connection.execute(f"update {what} set {changes} where {key} = ?", [bad])
        connection.execute("insert or replace into facts values ('alive', '1.0')")  # the house was closed for long
    with visit(database) as client:
        for name in ("anna", "ben", "carl"):
            person = as_person(client, name)
            assert [person.get(path).status_code for path in ("/", "/tables", "/me", "/turns")] == [200] * 4, name
        anna = as_person(client, "anna")
        assert {anna.get(f"/t/{table}").status_code for (table,) in good} == {200}
        assert anna.get(f"/t/{bad}").status_code in (200, 404, 409, 503)
        assert again(client).get("/").status_code == 200
