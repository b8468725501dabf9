"""Two servers on one PostgreSQL are one house: people at different ones see each other at once, and go on if one is killed."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import text

from kotatsu.house.thoughts import TAKERS, WORKERS
from tests.databases import kept_in, looked_into, url
from tests.postgres import Postgres
from tests.processes import wait_until_gone
from tests.tables import TABLES
from tests.web.server import PATIENCE, Server, WorkerProcess

GAME = TABLES[-1][0]
A_BLINK = 0.2  # seconds from an accepted move to whoever is at another process
TRIES = 10  # of which the best counts, because this machine may be busy

House = tuple[Server, Server]
GUESTS: list[Guest] = []


@pytest.fixture(autouse=True)
def everybody_goes() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().client.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("neighbours")


@pytest.fixture(scope="module")
def house(postgres: Postgres, folder: Path) -> Iterator[House]:
    with kept_in(postgres):
        servers = Server(url(folder), folder / "one.txt"), Server(url(folder), folder / "two.txt")
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            for server in servers:
                server.stop()
        assert not set().union(*[wait_until_gone(session) for server in servers for session in server.sessions])


class Guest:
    """Somebody with a cookie, who asks one server and listens to it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(timeout=60)
        self.heard: dict[str, Any] = {}
        self.told = threading.Condition()
        GUESTS.append(self)

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.client.get(self.server.url + path, params=params)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.client.post(self.server.url + path, **more)

    def frame(self, table: str, seat: int) -> dict[str, Any]:
        answer = self.get(f"{table}/frame", seat=seat)
        assert answer.status_code == 200, answer.text
        frame: dict[str, Any] = answer.json()
        return frame

    def move(self, table: str, seat: int) -> None:
        """The first move that the page offers."""
        frame = self.frame(table, seat)
        move = re.findall('data-move="([^"]*)"', "".join(frame["zones"]["tray"]))[0]
        wish = {"seat": seat, "do": "move", "move": move, "number": frame["number"]}
        answer = self.post(f"{table}/act", json=wish)
        assert answer.status_code == 200, answer.text

    def listen(self, table: str) -> None:
        threading.Thread(target=self._listen, args=[table, self.server.url], daemon=True).start()
        self.wait(lambda: "message" in self.heard)

    def _listen(self, table: str, address: str) -> None:
        kind = "message"
        try:
            with (
                httpx.Client(timeout=None, cookies=self.client.cookies) as client,
                client.stream("GET", f"{address}{table}/events") as answer,
            ):
                for line in answer.iter_lines():
                    name, _, value = line.partition(": ")
                    kind = value if name == "event" else kind if line else "message"
                    if name == "data":
                        with self.told:
                            self.heard[kind] = json.loads(value)
                            self.told.notify_all()
        except httpx.HTTPError:
            return

    def wait(self, known: Callable[[], bool]) -> None:
        with self.told:
            assert self.told.wait_for(known, PATIENCE), self.heard


def sit_down(house: House) -> tuple[Guest, Guest, str]:
    """A table with a player at each server, and its path."""
    anna, ben = Guest(house[0]), Guest(house[1])
    answer = anna.post("/tables", data={"game": GAME, "seat": ["me", "afar"]})
    table = answer.headers["location"].removesuffix("/people")
    (link,) = set(re.findall('/join/[^"]+', anna.get(f"{table}/people").text))
    assert ben.post(link, data={"name": "Ben"}).status_code == 303
    _wait(lambda: anna.get(f"{table}/frame").status_code == 200)  # it has begun
    return anna, ben, table


def to_move(anna: Guest, ben: Guest, table: str) -> tuple[int, Guest, Guest]:
    """Whose turn it is, and who waits, when both servers agree about it."""
    _wait(lambda: anna.frame(table, 0)["number"] == ben.frame(table, 1)["number"])
    return (0, anna, ben) if anna.frame(table, 0)["yours"] else (1, ben, anna)


def test_people_at_two_servers_are_at_one_table(house: House) -> None:
    anna, ben, table = sit_down(house)
    anna.listen(table)
    ben.listen(table)
    anna.wait(lambda: anna.heard["people"]["here"] == [0, 1])
    ben.wait(lambda: ben.heard["people"]["here"] == [0, 1])
    assert anna.post(f"{table}/typing", json={"typing": True}).status_code == 200
    ben.wait(lambda: bool(ben.heard["people"]["typing"]))
    said = ben.heard["said"]
    assert anna.post(f"{table}/chat", json={"text": "hello there"}).status_code == 200
    ben.wait(lambda: ben.heard["said"] > said and not ben.heard["people"]["typing"])
    assert "hello there" in ben.get(f"{table}/chat").text
    taken = []
    for _ in range(TRIES):
        seat, mover, other = to_move(anna, ben, table)
        before = other.heard["message"]
        mover.move(table, seat)
        accepted = time.monotonic()
        with other.told:
            assert other.told.wait_for(lambda: other.heard["message"] > before, PATIENCE)  # noqa: B023
        taken.append(time.monotonic() - accepted)
    assert min(taken) < A_BLINK
    ben.post("/me", data={"name": "Benjamin", "pace": "quick"})
    _wait(lambda: "Benjamin" in anna.get(f"{table}/people").text)
    assert ben.post(f"{table}/people", data={"do": "free", "seat": 1}).status_code == 303
    anna.wait(lambda: anna.heard["people"]["here"] == [0])
    assert anna.post(f"{table}/people", data={"do": "close"}).status_code == 303
    _wait(lambda: ben.get(table).status_code == 404)


def test_one_server_is_killed_and_people_go_on_at_the_other(house: House, folder: Path) -> None:
    anna, ben, table = sit_down(house)
    acknowledged = 0
    for dead in (0, 1):
        for _ in range(3):
            seat, mover, _ = to_move(anna, ben, table)
            mover.move(table, seat)
            acknowledged += 1
        house[dead].kill()
        anna.server = ben.server = house[1 - dead]
        _wait(lambda: anna.frame(table, 0)["number"] == ben.frame(table, 1)["number"] == acknowledged)  # noqa: B023
        house[dead].start()
    with looked_into(folder) as database:
        query = text("select number from journal where table_id = :table order by number")
        numbers = database.execute(query, {"table": table.removeprefix("/t/")}).scalars().all()
    assert numbers == list(range(acknowledged))


def test_workers_think_for_servers_and_their_work_is_taken_when_they_are_killed(house: House, folder: Path) -> None:
    workers = [WorkerProcess(url(folder), folder / f"worker{number}.txt") for number in range(2)]
    try:
        for worker in workers:
            worker.start()
        _wait(lambda: _workers(folder) == 2)
        anna = Guest(house[0])
        anna.post("/me", data={"name": "Anna", "pace": "instant"})
        table = anna.post("/tables", data={"game": "yokohama", "seat": ["random", "random"]}).headers["location"]
        for worker in workers:  # when the last one is gone the servers think themselves
            _goes_on(anna, table)
            worker.kill()
        _wait(lambda: _workers(folder) == 0)
        _goes_on(anna, table)
    finally:
        for worker in workers:
            worker.stop()


def _wait(known: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not known():
        assert time.monotonic() < until
        time.sleep(0.05)


def _workers(path: Path) -> int:
    with looked_into(path) as database:
        return sum(row.kind == WORKERS for row in database.execute(TAKERS))


def _goes_on(guest: Guest, table: str) -> None:
    before = guest.get(f"{table}/frame").json()["number"]
    _wait(lambda: guest.get(f"{table}/frame").json()["number"] > before + 3)
