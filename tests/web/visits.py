"""Visitors without a browser: they ask the application itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from kotatsu.web.door.limits import LIMITS, Limits
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, Server
from tests.tables import TABLES

SMALLEST = TABLES[-1][0]  # of the games
AT_HOME = "127.0.0.1"
STRANGER = "192.0.2.7"


def visit(database: Path | str, address: str = AT_HOME, limits: Limits = LIMITS, careful: bool = True) -> TestClient:
    """A house with a visitor at the door. One that is not careful gets errors of the server as answers."""
    where = database if isinstance(database, str) else f"sqlite:///{database}"
    app = make_app(where, Configuration(Server(thinkers=1), limits=limits))
    return TestClient(app, "http://localhost", client=(address, 50000), raise_server_exceptions=careful)


def again(client: TestClient, address: str = AT_HOME) -> TestClient:
    """Somebody else at the same house, in whose loop everything goes on that a request begins."""
    other = TestClient(client.app, "http://localhost", client=(address, 50001))
    other.portal = client.portal
    return other


def new_table(client: TestClient, *seats: str) -> str:
    """The path of a table of the smallest game."""
    answer = client.post("/tables", data={"game": SMALLEST, "seat": list(seats)}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def act(client: TestClient, table: str, **wish: Any) -> Any:
    return client.post(f"{table}/act", json=wish, headers={"accept": "application/json"})


def links(host: TestClient, table: str) -> list[str]:
    """The links that the host of a table can pass on: to its open chairs, then to watching."""
    page = host.get(f"{table}/people").text
    return re.findall(r'value="http://localhost(/join/[^"]+)"', page)


def enter(guest: TestClient, link: str, name: str) -> None:
    """Go through a door."""
    answer = guest.post(link, data={"name": name}, follow_redirects=False)
    assert answer.status_code == 303, answer.text


def watcher(host: TestClient, table: str, delay: int = 0) -> TestClient:
    """Somebody whom the host lets watch."""
    assert host.post(f"{table}/people", data={"do": "watch", "delay": delay}).status_code == 200
    guest = again(host)
    enter(guest, links(host, table)[-1], "Watcher")
    return guest
