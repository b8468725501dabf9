"""The server is killed at random moments while a hundred games are played: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import httpx2 as httpx

from kotatsu.core.registry import load_game
from tests.tables import TABLES
from tests.web.server import Server

GAMES = 100
KILLS = 6
GAME = "lanterns"


class Player:
    """Plays both seats of one table by what the page offers, and remembers what was acknowledged."""

    def __init__(self, client: httpx.Client, url: str, choice: random.Random) -> None:
        self.client, self.url, self.choice = client, url, choice
        answer = client.post(f"{url}/tables", data={"game": GAME, "seat": ["me", "here"]})
        assert answer.status_code == 303
        self.table = f"{url}{answer.headers['location']}"
        self.acknowledged = 0
        self.over = False

    def look(self, seat: int) -> dict[str, Any]:
        answer = self.client.get(f"{self.table}/frame", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        frame: dict[str, Any] = answer.json()
        return frame

    def step(self) -> None:
        frame = next((f for f in (self.look(seat) for seat in (0, 1)) if f["yours"]), None)
        if frame is None:
            self.over = "ending" in "".join(self.look(0)["zones"]["actions"])
            assert self.over
            return
        assert frame["number"] in (self.acknowledged, self.acknowledged + 1), "a move was lost or made twice"
        self.acknowledged = frame["number"]
        moves = re.findall('data-move="([^"]*)"', "".join(frame["zones"]["actions"]))
        wish = {"seat": frame["seat"], "do": "move", "move": self.choice.choice(moves), "number": frame["number"]}
        answer = self.client.post(f"{self.table}/act", json=wish)
        assert answer.status_code == 200, answer.text
        self.acknowledged = answer.json()["number"]


def test_kill_the_server_while_a_hundred_games_are_played(tmp_path: Path) -> None:
    assert TABLES and load_game(GAME)
    choice = random.Random(1)
    server = Server(tmp_path)
    server.start()
    try:
        with httpx.Client(timeout=10) as client:
            players = [Player(client, server.url, choice) for _ in range(GAMES)]
            kills = 0
            while running := [player for player in players if not player.over]:
                if kills < KILLS and choice.random() < KILLS / (GAMES * 6):
                    kills += 1
                    _kill_during_a_request(server, client, choice.choice(running))
                choice.choice(running).step()
            assert kills >= 3
            assert all(player.look(0)["number"] == player.acknowledged for player in players)
    finally:
        server.stop()


def _kill_during_a_request(server: Server, client: httpx.Client, player: Player) -> None:
    """Send a move and kill the server without waiting for the answer."""
    import threading

    def careless() -> None:
        try:
            player.step()
        except (httpx.HTTPError, AssertionError):
            return

    thread = threading.Thread(target=careless)
    thread.start()
    server.kill()
    thread.join()
    server.start()
