"""What is said about the API is true: every operation, and every way in which it refuses."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.house.database import Database, NotSaved
from kotatsu.web.api.openapi import openapi
from kotatsu.web.api.routes import OPERATIONS, ROOT, Operation
from tests.tables import TABLES
from tests.web.programs import Program, house_of, set_up

GAME = TABLES[-1][0]  # the smallest
RULED = "yokohama"  # one in which moves are forbidden for reasons
CROSS_SITE = {"sec-fetch-site": "cross-site"}


class Trouble:
    """Brings about each status that an operation says it can have."""

    def __init__(self, client: TestClient, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.client, self.database, self.patch = client, database, monkeypatch

    def request(self, operation: Operation, **more: Any) -> Any:
        """A request that would be fine but for what it is about."""
        seats = ["me", "open"] if more.pop("gathering", False) else ["me", "novice"]
        program = set_up(self.client, GAME, *seats)
        prepare: Callable[[Program], None] | None = more.pop("prepare", None)
        if prepare is not None:
            prepare(program)
        path = operation.path.format(table=program.table, seat=1, game=more.pop("game", GAME))
        headers = {**program.headers, **more.pop("headers", {})}
        bodies: dict[str, Any] = {
            "/tables": {"game": GAME, "seats": ["me", "novice"]},
            "/seats": {"key": "nothing"},
            "/tables/{table}/seats/{seat}": {"who": "novice"},
            "/tables/{table}/watching": {"delay": 0},
            "/tables/{table}/act": {"move": "give:1", "number": 0},
        }
        body = {"json": bodies[operation.path]} if operation.takes is not None else {}
        given = {**body, **more}
        return self.client.request(operation.method, f"{ROOT}{path}", headers=headers, **given)

    def limits(self, **limits: Any) -> Callable[[Program], None]:
        quota = self.client.app._quota  # type: ignore[attr-defined]
        return lambda _program: self.patch.setattr(quota, "limits", replace(quota.limits, **limits))

    def forget(self, program: Program) -> None:
        """The house has to read the table again."""
        house = house_of(self.client)
        house._latest.clear()
        house._live.clear()

    def damage(self, program: Program) -> None:
        with sqlite3.connect(self.database) as connection:
            connection.execute("update tables set components = 'others'")
        self.forget(program)

    def fail(self, program: Program) -> None:
        async def broken(_database: Database, _work: object) -> None:
            raise NotSaved

        self.forget(program)
        self.patch.setattr(Database, "read", broken)
        self.patch.setattr(Database, "write", broken)

    def answer(self, operation: Operation, status: int) -> Any:
        if status == 400:
            more = {"json": [1]} if operation.takes is not None else {"params": {"since": "x"}}
            return self.request(operation, **more)
        if status == 403:
            return self.request(operation, gathering=True, headers=CROSS_SITE if operation.method != "GET" else {})
        if status == 404 and operation.takes is not None:
            return self.request(operation, json={"game": GAME, "seats": ["me", "novice"], "box": "nothing"})
        plain: dict[int, dict[str, Any]] = {
            401: {"headers": {"authorization": "Bearer nothing"}},
            404: {"game": "nothing"},
            408: {"prepare": self.limits(body_seconds=-1.0)},
            409: {"prepare": self.damage},
            410: {},
            413: {"headers": {"content-length": "99999999"}},
            421: {"headers": {"host": "elsewhere.example"}},
            422: {"json": {"move": "give:1", "number": 0}, "prepare": self._let_others_begin},
            429: {"prepare": self.limits(requests_at_once=0, at_home=1)},
            503: {"prepare": self.fail},
        }
        return self.request(operation, **plain[status])

    def _let_others_begin(self, program: Program) -> None:
        """It is not this program's turn, and nobody else moves."""
        table = house_of(self.client)._live[program.table]
        self.patch.setattr(table.match.state, "legal_seat", 1)


@pytest.mark.parametrize("status", sorted({status for operation in OPERATIONS for status in operation.refuses}))
def test_every_documented_refusal_occurs(status: int, client: TestClient, database: Path) -> None:
    for operation in OPERATIONS:
        if status in operation.refuses:
            with pytest.MonkeyPatch.context() as patch:
                answer = Trouble(client, database, patch).answer(operation, status)
            assert answer.status_code == status, (operation.path, answer.text)
            assert set(answer.json()) == {"error", "message"}
            assert (answer.headers.get("retry-after") is not None) == (status == 429)


def test_the_document_describes_every_operation(client: TestClient) -> None:
    document = client.get(f"{ROOT}/openapi.json").json()
    assert document == openapi()
    assert document["openapi"] == "3.1.0"
    told = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert told == {(operation.method, ROOT + operation.path) for operation in OPERATIONS}
    for name, schema in document["components"]["schemas"].items():
        assert name.startswith("Position.") or name in ("Games", "Since") or schema["description"], name


def test_there_is_a_page_about_it(client: TestClient) -> None:
    assert 'href="/api"' in client.get("/").text
    for language, word in (("de", "Programm"), ("en", "program")):
        page = client.get("/api", headers={"accept-language": language}).text
        assert word in page
        assert f'href="{ROOT}/openapi.json"' in page
    bot = client.get("/api/remote_bot.py")
    assert bot.text == (Path(__file__).parents[2] / "examples" / "remote_bot.py").read_text("utf-8")
