"""A bot of an installed package, and a program, at a table in the browser."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kotatsu.bots import registry
from kotatsu.bots.engine import process
from tests.bots.test_engine import First
from tests.processes import of_command, wait_until_gone
from tests.web.visits import visit

GAME = "lanterns"
ENGINE = f"engine:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'engine.py'}"


def test_they_are_offered_and_play_and_leave_with_the_house(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {"first": First})
    engine = f"{ENGINE} {database}"  # a command that nobody else runs
    try:
        with visit(database) as client:
            play(client, engine)
            assert of_command(engine.removeprefix("engine:"))
    finally:
        process.end_all()
    assert not wait_until_gone(engine.removeprefix("engine:"))


def play(client: TestClient, engine: str) -> None:
    name = registry.add_bot(engine)
    page = client.get(f"/tables/{GAME}").text
    assert re.search(r'value="first"[^>]*>4 first<', page) and name in page and "examples/engine.py" not in page
    for bot in ("first", name):
        started = client.post("/tables", data={"game": GAME, "seat": ["me", bot]}, follow_redirects=False)
        table = started.headers["location"]
        client.post(f"{table}/act", json={"seat": 0, "do": "move", "move": "give:1", "number": 0})
        deadline = time.monotonic() + 60
        while "give:" in str(client.get(f"{table}/frame").json()["zones"]["tray"]) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert time.monotonic() < deadline
    for wrong in (engine, "tests.bots.test_engine:First"):
        answer = client.post("/tables", data={"game": GAME, "seat": ["me", wrong]}, follow_redirects=False)
        assert answer.status_code == 400
