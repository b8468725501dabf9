"""Programs at a table: they ask the API and nothing else."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from kotatsu.house.house import House
from kotatsu.web.api.routes import ROOT


class Program:
    """Somebody who has a token for a seat."""

    def __init__(self, client: TestClient, given: dict[str, Any]) -> None:
        self.client, self.given = client, given
        self.table, self.seat, self.token = given["table"], given["seat"], given["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def ask(self, what: str = "", method: str = "GET", **body: Any) -> Any:
        """An answer that has to come."""
        answer = self.try_to(what, method, **body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def try_to(self, what: str = "", method: str = "GET", **body: Any) -> Any:
        path = f"{ROOT}/tables/{self.table}{what}"
        return self.client.request(method, path, headers=self.headers, json=body or None)

    def play(self, move: str = "", number: int | None = None) -> Any:
        """Make a move, by default the first of those that there are."""
        asked = self.ask("/decision")
        wish = {
            "move": move or asked["options"][0]["move"],
            "number": asked["now"]["number"] if number is None else number,
        }
        return self.try_to("/act", "POST", **wish)


def set_up(client: TestClient, game: str, *seats: str) -> Program:
    answer = client.post(f"{ROOT}/tables", json={"game": game, "seats": list(seats), "name": "Host"})
    assert answer.status_code == 201, answer.text
    return Program(client, answer.json())


def join(client: TestClient, key: str, name: str = "Guest") -> Program:
    answer = client.post(f"{ROOT}/seats", json={"key": key, "name": name})
    assert answer.status_code == 201, answer.text
    return Program(client, answer.json())


def gathered(client: TestClient, game: str, seats: int) -> list[Program]:
    """A table at which a program sits in every seat."""
    host = set_up(client, game, "me", *["open"] * (seats - 1))
    return [host, *(join(client, key["key"], f"Guest {key['seat']}") for key in host.given["keys"])]


def house_of(client: TestClient) -> House:
    """The house itself, for those who look behind its answers."""
    house: House = client.app._app.state.house  # type: ignore[attr-defined]
    return house


def on_disk(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that is kept, but for what the house notes of itself all the time."""
    with sqlite3.connect(database) as connection:
        names = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
        names.remove("facts")
        return {name: sorted(connection.execute(f"select * from {name}"), key=repr) for name in names}
