"""What is in `deploy` starts a house: the commands of units and image are run as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path

import pytest

from kotatsu.house.thoughts import TAKERS, WORKERS
from tests.command import PROGRAM
from tests.databases import kept_in, looked_into, url
from tests.postgres import Postgres
from tests.web.server import PATIENCE, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOUSE = "games.example.org"
PORT = "8777"


@pytest.fixture
def folder(postgres: Postgres, tmp_path: Path) -> Iterator[Path]:
    with kept_in(postgres):
        yield tmp_path


class Unit:
    """A service of systemd, with the settings that `docs/hosting.md` puts where it looks for them."""

    def __init__(self, name: str) -> None:
        unit = RawConfigParser()
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read(DEPLOY / name, encoding="utf-8")
        self.service = dict(unit["Service"])

    def command(self, credentials: Path) -> list[str]:
        """What it runs, if systemd has put what it may read into this folder."""
        name, _, source = self.service["LoadCredential"].partition(":")
        hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
        (given,) = re.findall(rf"install -m 600 (\S+) {re.escape(source)}\b", hosting)
        settings = re.sub(r"(?m)^url = .*$", f'url = "{url(credentials)}"', (ROOT / given).read_text("utf-8"))
        (credentials / name).write_text(settings, encoding="utf-8")
        program, *words = shlex.split(self.service["ExecStart"].replace("%d", str(credentials)))
        assert program == "/opt/kotatsu/bin/kotatsu"
        return [str(PROGRAM), *words]


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[None]:
    """Nothing but what is given here is in its environment."""
    kept = {"PATH": str(PROGRAM.parent), "HOME": "/", "LC_ALL": "C.UTF-8"}
    with (folder / "said.txt").open("ab") as said:
        process = subprocess.Popen(command, cwd="/", env=kept | environment, stdout=said, stderr=said)
    try:
        yield
        assert process.poll() is None, (folder / "said.txt").read_text()
    finally:
        process.terminate()
        assert process.wait(PATIENCE) in (0, -15)


def status(port: int, path: str, host: str) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"host": host})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code
    except OSError:
        return 0


def wait(known: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not known():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_units_start_a_server_and_a_worker(folder: Path) -> None:
    server, worker = Unit("kotatsu.service"), Unit("kotatsu-worker@.service")
    for unit in (server, worker):  # a user of its own cannot read what is for root only
        assert unit.service["DynamicUser"] == "yes" and "/etc" not in unit.service["ExecStart"]
    name, _, state = server.service["Environment"].partition("=")
    assert state == "/var/lib" and server.service["StateDirectory"] == "kotatsu"
    port = free_port()
    with running(server.command(folder), folder, **{name: str(folder)}, KOTATSU_SERVER_PORT=str(port)):
        wait(lambda: status(port, "/ready", "localhost") == 200)
        assert status(port, "/", HOUSE) == 200 and status(port, "/", "elsewhere.example") == 421
        with running(worker.command(folder), folder):
            wait(lambda: _workers(folder) == 1)
        wait(lambda: _workers(folder) == 0)


def test_the_image_starts_what_compose_and_caddy_ask_of_it(folder: Path) -> None:
    told = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    first, command = (json.loads(found) for found in re.findall(r"(?m)^(?:ENTRYPOINT|CMD) (\[.*\])$", told))
    (healthy,) = re.findall(r"(?m)^HEALTHCHECK .*? CMD (.*)$", told)
    environment = dict(re.findall(r"(?m)^    (KOTATSU_\w+): (\S+)$", compose))
    environment = {name: value.replace("${HOUSE:?}", HOUSE) for name, value in environment.items()}
    assert environment["KOTATSU_DATABASE_URL"].startswith("postgresql://kotatsu:")
    environment["KOTATSU_DATABASE_URL"] = url(folder)
    assert f"one:{PORT} two:{PORT}" in caddy and f"EXPOSE {PORT}" in told
    (asked,) = re.findall(r"health_uri (\S+)", caddy)
    (called,) = re.findall(r"Host (\S+)", caddy)
    port = free_port()
    words = [word.replace(PORT, str(port)) for word in [*first, *command]]
    with running([str(PROGRAM.with_name(words[0])), *words[1:]], folder, **environment):
        wait(lambda: status(port, asked, called) == 200)
        subprocess.run(
            ["/bin/sh", "-c", healthy.replace(PORT, str(port))], env={"PATH": str(PROGRAM.parent)}, check=True
        )
        assert status(port, "/", HOUSE) == 200 and status(port, "/", "elsewhere.example") == 421


def _workers(folder: Path) -> int:
    with looked_into(folder) as database:
        return sum(row.kind == WORKERS for row in database.execute(TAKERS))
