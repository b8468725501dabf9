"""The server is killed at random moments, and its disk is full now and then: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from kotatsu.core.registry import game_names, load_game
from kotatsu.house.store import Found, Store
from kotatsu.house.table import Table
from tests.processes import wait_until_gone
from tests.tables import TABLES
from tests.web.server import Server

AGAIN = 5  # times
STEPS = 20  # between two kills
STEPS_ON_A_FULL_DISK = 4


class Player:
    """Plays at one table by what the page offers, and remembers what was sent and what was acknowledged."""

    def __init__(self, client: httpx.Client, url: str, game: str, bots: bool, choice: random.Random) -> None:
        self.client, self.url, self.choice = client, url, choice
        self.seats = load_game(game).seat_counts[0]
        others = ["random" if bots else "here"] * (self.seats - 1)
        answer = client.post(f"{url}/tables", data={"game": game, "seat": ["me", *others]})
        assert answer.status_code == 303, answer.text
        self.table = answer.headers["location"].removeprefix("/t/")
        self.own = [0] if bots else list(range(self.seats))
        self.sent: dict[int, list[str]] = {}  # moves by the number they were to have
        self.acknowledged: dict[int, str] = {}

    def look(self, seat: int) -> dict[str, Any]:
        answer = self.client.get(f"{self.url}/t/{self.table}/frame", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        frame: dict[str, Any] = answer.json()
        return frame

    def step(self) -> int:
        """Look, and move if it is our turn; the status of the answer, 0 if it is not. Who is asked together with others and
        hears that one of them was faster looks again and chooses again, as the page does by itself."""
        statuses = (self._step() for _ in range(AGAIN))
        return next((status for status in statuses if status != 409), 409)

    def _step(self) -> int:
        frame = next((frame for frame in map(self.look, self.own) if frame["yours"]), None)
        moves = re.findall('data-move="([^"]*)"', "".join(frame["zones"]["tray"])) if frame else []
        if frame is None or not moves:
            return 0
        number, move = frame["number"], self.choice.choice(moves)
        self.sent.setdefault(number, []).append(move)
        wish = {"seat": frame["seat"], "do": "move", "move": move, "number": number}
        answer = self.client.post(f"{self.url}/t/{self.table}/act", json=wish)
        if answer.status_code == 200:
            self.acknowledged[number] = move
        return answer.status_code

    def check(self, found: Found) -> None:
        """Every acknowledged move is in the log in its place, and whatever of ours is there was sent for that place."""
        assert [line.number for line in found.journal] == list(range(len(found.journal)))
        table = Table(found.row, found.around.chairs, [])
        for line in found.journal:
            number = table.number_for(self.own)
            if line.seat in self.own:
                assert line.move in self.sent[number]
                assert self.acknowledged.pop(number, line.move) == line.move
            table.take(line)
        assert not self.acknowledged


@pytest.mark.parametrize("kills", [6, pytest.param(100, marks=pytest.mark.exhaustive)])
def test_kills_and_full_disks_lose_nothing_and_leave_nothing_behind(tmp_path: Path, kills: int) -> None:
    assert TABLES
    choice = random.Random(kills)
    server = Server(tmp_path)
    server.start()
    try:
        with httpx.Client(timeout=30) as client:
            players = [
                Player(client, server.url, game, bots, choice) for game in game_names() for bots in (False, True)
            ]
            statuses: list[int] = []
            for number in range(kills):
                statuses += [choice.choice(players).step() for _ in range(STEPS)]
                if number % 2:
                    _fill_the_disk(server, players, choice)
                _kill_during_a_request(server, choice.choice(players))
            statuses += [player.step() for player in players]
            assert set(statuses) <= {0, 200} and statuses.count(200) > kills * STEPS / 5
    finally:
        server.stop()
    for player in players:
        player.check(asyncio.run(_found(tmp_path, player.table)))
    assert not set().union(*[wait_until_gone(session) for session in server.sessions])


def _fill_the_disk(server: Server, players: list[Player], choice: random.Random) -> None:
    """For a while nothing can be saved, and everybody who tries is told so; it may end with a kill."""
    server.limit_files(1)
    for _ in range(STEPS_ON_A_FULL_DISK):
        assert choice.choice(players).step() in (0, 503)
    if choice.random() < 0.5:
        server.limit_files()


def _kill_during_a_request(server: Server, player: Player) -> None:
    """Send a move and kill the server without waiting for the answer."""

    def careless() -> None:
        try:
            player.step()
        except (httpx.HTTPError, AssertionError):
            return

    thread = threading.Thread(target=careless)
    thread.start()
    thread.join(player.choice.random() * 0.2)
    server.kill()
    thread.join()
    server.start()


async def _found(folder: Path, table: str) -> Found:
    store = Store(f"sqlite:///{folder / 'kotatsu.db'}")
    found = await store.table(table)
    store.close()
    assert found is not None
    return found
