"""Requests to the application itself, without a network: what the server has to do for a page that is open."""

from __future__ import annotations

import gzip
import json
import tempfile
import time
import uuid
from collections.abc import MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any

from kotatsu.house.house import House
from kotatsu.house.identity import identity, new_secret
from kotatsu.house.store import PersonRow
from kotatsu.web.door.visitor import COOKIE
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, Server

HEADERS = [(b"host", b"localhost"), (b"accept-encoding", b"gzip")]


class Caller:
    """A house of its own, asked by as many pages as one wants."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._app = make_app(f"sqlite:///{Path(self._folder.name) / 'bench.db'}", Configuration(Server(thinkers=1)))
        self._pages = _behind_the_guard(self._app)
        self._lifespan = self._pages.router.lifespan_context(self._pages)

    async def __aenter__(self) -> Caller:
        await self._lifespan.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._lifespan.__aexit__(kind, error, trace)
        self._folder.cleanup()

    @property
    def house(self) -> House:
        house: House = self._pages.state.house
        return house

    async def visitor(self) -> str:
        """Somebody whom the house knows; the secret of their browser."""
        secret = new_secret()
        await self.house.save_person(PersonRow(identity(secret), "Visitor", "en", {}))
        return secret

    def page(self, table: str, secret: str) -> OpenPage:
        return OpenPage(self, table, secret)

    async def ask(self, path: str, query: str, *headers: tuple[bytes, bytes], body: bytes = b"") -> bytes:
        """What is answered; with a body it is a wish, else a question."""
        parts: list[bytes] = []
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST" if body else "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [*HEADERS, *headers],
            "client": ("127.0.0.1", 50000),
            "server": ("localhost", 80),
        }

        async def receive() -> MutableMapping[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            parts.append(message.get("body", b""))

        await self._app(scope, receive, send)
        return b"".join(parts)


class OpenPage:
    """The page of somebody who may look at a table; it names what it has."""

    def __init__(self, caller: Caller, table: str, secret: str) -> None:
        self._caller, self._path = caller, f"/t/{table}"
        self._cookie = (b"cookie", f"{COOKIE}={secret}".encode())
        self._name = uuid.uuid4().hex
        self._have = ""

    async def look(self) -> float:
        """Ask for what changed; the processor time until the answer is there."""
        return await self._asked(f"{self._path}/frame", f"page={self._name}&have={self._have}")

    async def act(self, seat: int, move: str) -> float:
        """Make a move; the processor time until what changed is there."""
        wish = {"do": "move", "move": move, "seat": seat, "page": self._name, "have": self._have}
        return await self._asked(f"{self._path}/act", "", json.dumps(wish).encode())

    async def _asked(self, path: str, query: str, body: bytes = b"") -> float:
        started = time.process_time()
        answer = await self._caller.ask(path, query, self._cookie, body=body)
        taken = time.process_time() - started
        marks = json.loads(_unpacked(answer))["marks"]
        self._have = ",".join(f"{zone}:{mark}" for zone, mark in marks.items())
        return taken


def _behind_the_guard(app: Any) -> Any:
    return app._app


def _unpacked(answer: bytes) -> bytes:
    return gzip.decompress(answer) if answer.startswith(b"\x1f\x8b") else answer
