"""What whoever runs a house sees of it: logs without secrets, health, figures, and an end at which nothing is cut off."""

from __future__ import annotations

import json
import re
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient
from tools.bootstrap import postgres_programs

from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import USUAL, Metrics
from kotatsu.web.server.logs import without_secrets
from tests.postgres import Postgres
from tests.tables import TABLES
from tests.web.server import PATIENCE, Server
from tests.web.visits import STRANGER, visit

GAME = TABLES[-1][0]
SETTINGS = '[logs]\nformat = "json"\nrequests = true\n'


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    settings = tmp_path / "kotatsu.toml"
    settings.write_text(SETTINGS)
    server = Server(tmp_path / "data", tmp_path / "said.txt", ["--settings", str(settings)])
    server.start()
    yield server
    server.stop()


def test_logs_are_lines_of_json_and_hold_no_secret(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as anna, httpx.Client(base_url=server.url, timeout=60) as ben:
        table = (
            anna.post("/tables", data={"game": GAME, "seat": ["me", "afar"]})
            .headers["location"]
            .removesuffix("/people")
        )
        (link,) = set(re.findall('/join/([^"]+)', anna.get(f"{table}/people").text))
        ben.post(f"/join/{link}", data={"name": "Ben"})
        ben.post(f"{table}/chat", json={"text": "between you and me"})
        page = ben.post("/me/devices", data={"do": "code"}).text
        code = re.findall('/device/([A-Z0-9]+)"', page)[0]
        anna.get(f"/device/{code}")
        anna.get("/join/made-up-and-long-enough")
        secrets = [link, code, "between you and me", anna.cookies["kotatsu"], ben.cookies["kotatsu"], "made-up-and"]
    server.stop()
    assert server.output is not None
    said = server.output.read_text()
    notes = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    pages = {note["page"]: note["status"] for note in notes if note["from"] == "kotatsu.requests"}
    assert pages["joining.enter"] == 303 and pages["chat.say"] == 200
    assert all({"time", "level", "from", "message"} <= set(note) for note in notes)
    assert not [secret for secret in secrets if secret in said]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("GET /join/abcDEF-_1 done", "GET /join/… done"),
        ("cookie kotatsu=abc123; narrow=1", "cookie kotatsu=…; narrow=1"),
        ("cannot reach postgresql://kotatsu:pass@db/x", "cannot reach postgresql://kotatsu:…@db/x"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer …"),
        ("table abc went on", "table abc went on"),
    ],
)
def test_secrets_are_taken_out_of_whatever_is_noted(text: str, kept: str) -> None:
    assert without_secrets(text) == kept


def test_no_route_with_a_secret_is_noted_with_it(client: TestClient) -> None:
    """Whatever is called a secret in a route is none of those who read what is noted."""
    routes: list[Any] = client.app._app.routes  # type: ignore[attr-defined]
    secret = re.compile(r"\{(?:secret|token|code)\}")
    paths = {route.path for route in routes if secret.search(route.path)}
    assert len(paths) >= 5
    for path in paths:
        asked = re.sub(r"\{\w+\}", "abc", secret.sub("s3cr-et_", path))
        assert "s3cr-et_" not in without_secrets(f"GET {asked}?narrow=1 failed"), path


def test_figures_are_for_the_machine_itself_and_for_whoever_has_the_token(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        client.post("/tables", data={"game": GAME, "seat": ["me", "here"]})
        text = client.get("/metrics").text
        assert 'kotatsu_requests_total{page="seating.new_table",method="POST",status="303"} 1' in text
        assert "kotatsu_live_tables 1" in text
        for line in text.splitlines():
            assert line.startswith("# ") or re.fullmatch(r'[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [0-9.e+-]+', line), line
    with visit(tmp_path / "house.db", STRANGER) as stranger:
        assert stranger.get("/metrics").status_code == 404
        assert stranger.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404
    config = replace(USUAL, metrics=Metrics("long-and-secret"))
    app = make_app(f"sqlite:///{tmp_path / 'house.db'}", config)
    with TestClient(app, "http://localhost", client=(STRANGER, 50000)) as prometheus:
        for token, status in (("long-and-secret", 200), ("wrong", 404)):
            assert prometheus.get("/metrics", headers={"authorization": f"Bearer {token}"}).status_code == status


def test_it_is_ready_as_long_as_the_database_answers(tmp_path: Path) -> None:
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here")
    with closing(Postgres()) as postgres, TestClient(make_app(postgres.new_url()), "http://localhost") as client:
        _until(client, "/ready", 200)
        postgres.kill()
        _until(client, "/ready", 503)
        assert client.get("/health").status_code == 200
        assert client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}).status_code == 503
        postgres.start()
        _until(client, "/ready", 200)
        assert client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}).status_code == 200


def _until(client: TestClient, path: str, status: int) -> None:
    until = time.monotonic() + PATIENCE
    while client.get(path).status_code != status:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_house_is_dumped_while_it_runs_and_put_back(tmp_path: Path) -> None:
    """As docs/hosting.md says it: people are who they were, and go on where the dump was made."""
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here")
    with closing(Postgres()) as postgres:
        url, again, dump = postgres.new_url(), postgres.new_url(), str(tmp_path / "kotatsu.dump")
        with TestClient(make_app(url), "http://localhost") as client:
            page = client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False)
            table = page.headers["location"]
            assert _move(client, table) == 200
            postgres.run("pg_dump", "--format=custom", f"--file={dump}", url)
            assert _move(client, table) == 200  # after the dump
            cookies = dict(client.cookies)
        postgres.run("pg_restore", f"--dbname={again}", "--no-owner", dump)
        with TestClient(make_app(again), "http://localhost", cookies=cookies) as client:
            assert client.get(f"{table}/frame").json()["number"] == 1
            assert _move(client, table) == 200


def _move(client: TestClient, table: str) -> int:
    """Whoever of the screen is asked makes the first move that is offered."""
    frames = [client.get(f"{table}/frame", params={"seat": seat}).json() for seat in (0, 1)]
    frame = next(frame for frame in frames if frame["yours"])
    move = re.findall('data-move="([^"]*)"', "".join(frame["zones"]["tray"]))[0]
    wish = {"seat": frame["seat"], "do": "move", "move": move, "number": frame["number"]}
    return client.post(f"{table}/act", json=wish).status_code


@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT, signal.SIGINT]], ids=["asked", "asked twice"])
def test_at_the_end_open_pages_are_told_to_come_back(server: Server, signals: list[signal.Signals]) -> None:
    """Nobody has to read how it ended, however impatient somebody was."""
    heard: list[str] = []
    listening = threading.Event()
    with httpx.Client(base_url=server.url, timeout=None) as client:
        table = client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}).headers["location"]

        def listen() -> None:
            with client.stream("GET", f"{table}/events") as answer:
                for line in answer.iter_lines():
                    heard.append(line)
                    listening.set()

        listener = threading.Thread(target=listen)
        listener.start()
        assert listening.wait(PATIENCE) and server.running is not None
        server.running.send_signal(signals[0])
        listener.join(PATIENCE)
        for more in signals[1:]:
            server.running.send_signal(more)
        assert server.running.wait(PATIENCE) in (0, -signals[0])
    assert "retry: 500" in heard
    assert server.output is not None and "Traceback" not in server.output.read_text()
