"""Requests made up from the document itself, good and bad: none brings the house down, changes a table or tells a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from kotatsu.core.registry import game_names
from kotatsu.web.api.openapi import openapi
from kotatsu.web.api.routes import OPERATIONS, ROOT, Operation
from tests.tables import TABLES
from tests.web.programs import on_disk
from tests.web.server import Server

GAME = game_names()[0]  # with hands of cards
SAMPLE, ALL = 25, 20_000
BODIES = [
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"a":' * 5_000,
    b'{"number": ' + b"9" * 5_000 + b"}",
    b'{"number": NaN, "move": "x"}',
    b'{"move": "\\ud800", "key": "\\udfff", "who": 1, "game": [], "delay": {}}',
    b'{"key": "' + b"x" * 300 + b'"}',
    b"x" * 70_000,
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ASKED = [operation for operation in OPERATIONS if operation.does.__name__ != "follow"]  # which does not end
assert TABLES  # the sample game is known here, as it is to the server
SCHEMA = schemathesis.openapi.from_dict(openapi())


class Victim:
    """A table where two programs play, and what nobody else may know or change of it."""

    def __init__(self, server: Server) -> None:
        self.server, self.session = server, requests.Session()
        self.host = self.post("/tables", {"game": GAME, "seats": ["me", "open"], "name": "Host"})
        self.guest = self.post("/seats", {"key": self.host["keys"][0]["key"], "name": "Guest"})
        self.elsewhere = self.post("/tables", {"game": GAME, "seats": ["me", "open"], "name": "Other"})
        self.tables = [self.host["table"], self.elsewhere["table"]]
        self.before = self.kept()
        tokens = [given["token"] for given in (self.host, self.guest, self.elsewhere)]
        keys = [key["key"] for given in (self.host, self.elsewhere) for key in given["keys"]]
        seeds, people = ([row[column] for row in self.before[name]] for name, column in (("tables", 3), ("people", 0)))
        self.secrets = [*tokens, *keys, *seeds, *people]
        self.useless = ["", "nothing", self.elsewhere["token"], self.host["token"][:-1], keys[0], people[0]]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.session.post(f"{self.server.url}{ROOT}{path}", json=body, timeout=60)
        assert answer.status_code == 201, answer.text
        given: dict[str, Any] = answer.json()
        return given

    def number(self, table: str, headers: dict[str, str]) -> int:
        """What a move has to answer now, for those who may know."""
        answer = self.session.get(f"{self.server.url}{ROOT}/tables/{table}", headers=headers, timeout=60)
        return int(answer.json()["now"]["number"]) if answer.status_code == 200 else 0

    def kept(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is on disk about these tables and those who sit there."""
        rows = on_disk(self.server.folder / "kotatsu.db")
        mine = {"tables": 0, "standings": 0, "chairs": 0, "journal": 0, "arrangements": 0, "doors": 0, "guests": 0}
        kept = {name: [row for row in rows[name] if row[column] in self.tables] for name, column in mine.items()}
        people = {chair[2] for chair in kept["chairs"]}
        return {**kept, "people": [row for row in rows["people"] if row[0] in people]}


@pytest.fixture(scope="module")
def victim(server: Server) -> Iterator[Victim]:
    yield Victim(server)


def _attack(victim: Victim, operation: Operation, times: int, tokens: list[str], table: str) -> int:
    """Ask in all ways that the document allows, and in many that it does not. How often there was something new to ask."""
    asked = 0
    described = SCHEMA[ROOT + operation.path][operation.method]
    modes = [described.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode]

    @settings(
        max_examples=times,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(modes), table=st.sampled_from([table, table, ""]), token=st.sampled_from(tokens))
    def ask(case: Any, table: str, token: str) -> None:
        nonlocal asked
        asked += 1
        if table and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.headers.pop("Authorization", None)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if table and isinstance(case.body, dict) and isinstance(case.body.get("number"), int):
            case.body["number"] = victim.number(table, headers)
        answer = case.call(base_url=victim.server.url, session=victim.session, headers=headers, timeout=60)
        case.validate_response(answer, checks=CHECKS)
        if operation.needs_token and tokens == victim.useless:
            assert answer.status_code >= 400, case.as_curl_command()
        assert not [secret for secret in victim.secrets if secret in answer.text], case.as_curl_command()

    ask()
    return asked


each_operation = pytest.mark.parametrize("operation", ASKED, ids=lambda operation: operation.does.__name__)


@each_operation
def test_strangers_change_nothing_and_learn_nothing(victim: Victim, operation: Operation) -> None:
    _attack(victim, operation, SAMPLE, victim.useless, victim.host["table"])
    assert victim.kept() == victim.before


@pytest.mark.exhaustive
def test_very_many_strangers_change_nothing_and_learn_nothing(victim: Victim) -> None:
    times = ALL // (len(ASKED) - 1) + 1  # there is nothing to vary about the list of games
    asked = [_attack(victim, operation, times, victim.useless, victim.host["table"]) for operation in ASKED]
    assert sum(asked) >= ALL
    assert victim.kept() == victim.before


@each_operation
def test_a_player_with_strange_wishes_gets_answers(victim: Victim, operation: Operation) -> None:
    """Whoever has a token may close their own table, so each operation has one of its own. Others never notice."""
    mine = victim.post("/tables", {"game": GAME, "seats": ["me", "novice"]})
    _attack(victim, operation, SAMPLE, [mine["token"]], mine["table"])
    assert victim.kept() == victim.before


@each_operation
def test_what_is_no_request_at_all_is_refused(victim: Victim, operation: Operation) -> None:
    path = operation.path.format(table=victim.host["table"], seat=1, game=GAME)
    url, token = f"{victim.server.url}{ROOT}{path}", f"Bearer {victim.host['token']}".encode()
    bodies = BODIES if operation.takes is not None else [b""]
    for body in bodies if operation.method != "DELETE" else []:
        for kind in ("application/json", "application/x-www-form-urlencoded; charset=utf-7", ""):
            headers = {"authorization": token, "content-type": kind}
            answer = victim.session.request(operation.method, url, data=body, headers=headers, timeout=60)
            assert answer.status_code in (400, 413) if body else answer.status_code < 500, (body[:80], answer.text)
    for odd in (b"Bearer \xff\xfe", b"Bearer", b"bearer  ", "Bearer \u2603".encode(), b"Bearer " + b"x" * 9000):
        answer = victim.session.request(operation.method, url, headers={"authorization": odd}, timeout=60)
        assert answer.status_code < 500
        assert not operation.needs_token or answer.status_code == 401
    for piece in ("%00", "%ff", "..%2f..", "%0d%0a", "x" * 2000, "²"):
        odd_path = operation.path.format(table=piece, seat=piece, game=piece)
        answer = victim.session.request(operation.method, f"{victim.server.url}{ROOT}{odd_path}", timeout=60)
        assert answer.status_code < 500
        assert answer.status_code < 400 or set(answer.json()) == {"error", "message"}
    assert victim.kept() == victim.before


def test_other_methods_are_not_allowed(victim: Victim) -> None:
    for path, methods in openapi()["paths"].items():
        for method in {"get", "post", "put", "delete", "patch", "options"} - set(methods):
            url = victim.server.url + path.format(table=victim.host["table"], seat=1, game=GAME)
            answer = victim.session.request(method, url, timeout=60)
            assert (answer.status_code, answer.json()["error"]) == (405, "method-not-allowed")
