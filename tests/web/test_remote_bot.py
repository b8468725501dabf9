"""The example plays whole games against a house in a process of its own; a stream tells when a token is not good any more."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.request import Request, urlopen

from kotatsu.core.registry import game_names, load_game
from kotatsu.web.api.routes import ROOT
from tests.web.server import PATIENCE, Server
from tests.web.server import ROOT as PROJECT


def test_the_remote_bot_plays_every_game_to_its_end(server: Server) -> None:
    with ThreadPoolExecutor() as everybody:
        results = dict(zip(game_names(), everybody.map(lambda name: _played(server, name), game_names()), strict=True))
    for name, result in results.items():
        assert len(result["places"]) == load_game(name).seat_counts[0]
        assert min(place["place"] for place in result["places"]) == 1


def _played(server: Server, game: str) -> dict[str, list[dict[str, int]]]:
    command = [sys.executable, str(PROJECT / "examples" / "remote_bot.py"), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    result: dict[str, list[dict[str, int]]] = json.loads(done.stdout)
    return result


def test_the_example_is_short_and_needs_nothing() -> None:
    text = (PROJECT / "examples" / "remote_bot.py").read_text("utf-8")
    code = [line for line in text.split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 40
    imported = {line.split()[1].split(".")[0] for line in code if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


def test_a_stream_ends_with_its_token(server: Server) -> None:
    def ask(path: str, body: object, token: str = "", method: str = "POST") -> dict[str, object]:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        request = Request(f"{server.url}{ROOT}{path}", json.dumps(body).encode(), headers, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            given: dict[str, object] = json.load(answer)
            return given

    name = game_names()[0]
    host = ask("/tables", {"game": name, "seats": ["me", "open"]})
    guest = ask("/seats", {"key": host["keys"][0]["key"]})  # type: ignore[index]
    headers = {"authorization": f"Bearer {guest['token']}"}
    with urlopen(
        Request(f"{server.url}{ROOT}/tables/{guest['table']}/events", headers=headers), timeout=PATIENCE
    ) as lines:
        assert next(lines) == b"event: now\n"
        ask(f"/tables/{host['table']}/seats/1", {"who": "open"}, str(host["token"]), "PUT")
        assert b"event: gone\n" in list(lines)
