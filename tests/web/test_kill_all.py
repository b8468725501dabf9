"""Servers, workers and the database are killed at random moments: no acknowledged move is lost, none doubled, all games end."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path

import httpx2 as httpx
import pytest
from tools.bootstrap import postgres_programs

from kotatsu.core.registry import game_names
from kotatsu.house.store import Store
from tests.postgres import Postgres
from tests.processes import wait_until_gone
from tests.tables import TABLES
from tests.web.server import PATIENCE, Server, WorkerProcess
from tests.web.test_kill import Player

SHORT = TABLES[-1][0]
LONG = "yokohama"
WHAT = ("server", "worker", "database")
TRIES = 20
AT_ONCE = 4  # games
BETWEEN = 4  # moves from one stroke to the next, at most
FINE = {0, 200, 409, 422, 503}  # waiting, done, the table went on, the same, nothing can be kept now


class Ruin:
    """A house of two servers, a worker and a database, of which one or the other is killed now and then."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.postgres = Postgres(durable=True)
        self.database, self.chance = self.postgres.new_url(), chance
        self.servers = [Server(self.database, folder / f"server{number}.txt") for number in range(2)]
        self.worker = WorkerProcess(self.database, folder / "worker.txt")
        self.struck: Counter[str] = Counter()
        self._due, self._next = list[str](), 0
        self._starting: threading.Thread | None = None

    def start(self) -> None:
        for server in self.servers:
            server.start()
        self.worker.start()

    def strike(self, moves: int) -> None:
        """Kill something if it is time to; it is started again at once, while everything else goes on."""
        if self.worker.running is None or self.worker.running.poll() is not None:
            self.worker.start()  # the database was away when it began
        if moves < self._next:
            return
        if not self._due:
            self._due = self.chance.sample(WHAT, len(WHAT))
        what = self._due.pop()
        if what == "server":
            if self._starting is not None and self._starting.is_alive():
                self._starting.join()
            server = self.chance.choice(self.servers)
            server.kill()
            self._starting = threading.Thread(target=_start_until_it_runs, args=[server])
            self._starting.start()
        elif what == "worker":
            self.worker.kill()
            self.worker.start()
        else:
            self.postgres.kill()
            self.postgres.start()
        self.struck[what] += 1
        self._next = moves + self.chance.randint(1, BETWEEN)

    def close(self) -> None:
        if self._starting is not None:
            self._starting.join()
        for process in (*self.servers, self.worker):
            process.stop()
        self.postgres.close()


def _start_until_it_runs(server: Server) -> None:
    """As whatever looks after a service does: a server that finds no database ends."""
    for _ in range(TRIES):
        with suppress(AssertionError):
            server.start()
            return


class Survivor(Player):
    """Asks whichever server, and again if there is no answer."""

    over = False

    def try_step(self, server: Server) -> int:
        self.url = server.url
        try:
            frame = self.client.get(f"{self.url}/t/{self.table}/frame", params={"seat": 0})
            self.over = frame.status_code == 200 and 'class="ending' in "".join(frame.json()["zones"].get("tray", ""))
            return self.step() if frame.status_code == 200 and not self.over else 0
        except (httpx.HTTPError, AssertionError):  # killed, or it cannot read now
            return 0


@pytest.mark.parametrize("games", [4, pytest.param(200, marks=pytest.mark.exhaustive)])
def test_whatever_is_killed_no_acknowledged_move_is_lost_and_all_games_end(tmp_path: Path, games: int) -> None:
    if postgres_programs() is None:
        pytest.skip("no PostgreSQL here")
    chance = random.Random(games)
    kinds = [chance.choice(game_names()) if number and number % 8 == 0 else SHORT for number in range(games)]
    if games > AT_ONCE:
        kinds[0] = LONG
    ruin = Ruin(tmp_path, chance)
    players: list[Survivor] = []
    statuses: Counter[int] = Counter()
    with closing(ruin), httpx.Client(timeout=30) as client:
        ruin.start()
        client.post(f"{ruin.servers[0].url}/me", data={"name": "Anna", "pace": "instant"})
        until = time.monotonic() + PATIENCE * games
        while kinds or not all(player.over for player in players):
            assert time.monotonic() < until, (statuses, ruin.struck)
            running = [player for player in players if not player.over]
            if kinds and len(running) < AT_ONCE:
                players += _sit_down(client, chance.choice(ruin.servers), kinds, chance)
            elif running:
                statuses[chance.choice(running).try_step(chance.choice(ruin.servers))] += 1
            ruin.strike(statuses[200])
        assert set(statuses) <= FINE and statuses[200] > games and set(ruin.struck) == set(WHAT), (
            statuses,
            ruin.struck,
        )
        for player in players:
            store = Store(ruin.database)
            found = asyncio.run(store.table(player.table))
            store.close()
            assert found is not None and found.state == "over"
            player.check(found)
    print(f"{games} games, {statuses[200]} moves, killed: {dict(ruin.struck)}, answers: {dict(statuses)}")
    for process in (*ruin.servers, ruin.worker):
        assert not set().union(*[wait_until_gone(session) for session in process.sessions])


def _sit_down(client: httpx.Client, server: Server, kinds: list[str], chance: random.Random) -> list[Survivor]:
    """One more table, if the server can keep one now."""
    try:
        player = Survivor(client, server.url, kinds[-1], True, chance)
    except (httpx.HTTPError, AssertionError):
        return []
    kinds.pop()
    return [player]
