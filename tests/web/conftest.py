"""What the tests of pages share: a house of their own for each; for those in a real browser one in a process of its own,
and Chromium, once for each module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from kotatsu.bench.chromium import open_chromium
from tests.tables import TABLES
from tests.web.programs import Program, gathered
from tests.web.server import DEALT, Server
from tests.web.visits import again, enter, links, new_table, visit


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with visit(database) as client:
        yield client


@pytest.fixture
def host(client: TestClient) -> TestClient:
    client.post("/me", data={"name": "Anna"})
    return client


@pytest.fixture
def two(host: TestClient) -> tuple[TestClient, TestClient, str]:
    """Anna and Ben at a table of their own."""
    table, ben = new_table(host, "me", "afar"), again(host)
    enter(ben, links(host, table)[0], "Ben")
    return host, ben, table


@pytest.fixture
def pair(client: TestClient) -> list[Program]:
    """Two programs at a table of the smallest game."""
    return gathered(client, TABLES[-1][0], 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.launch = DEALT
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_chromium() as browser:
        yield browser
