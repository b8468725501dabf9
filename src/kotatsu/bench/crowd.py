"""Many visitors in one process: connections that ask, and connections that listen. They cost as little as they can."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from html import unescape
from secrets import token_hex
from typing import Any, NamedTuple
from urllib.parse import urlencode

from kotatsu.core.errors import KotatsuError

LINE = 2**20  # the longest line of an answer
MOVE = re.compile('data-move="([^"]*)"')


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Asker:
    """A connection for one question after the other."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie
        self._connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Answer:
        if self._connection is not None and self._connection[0].at_eof():  # it was idle for too long
            self.close()
        try:
            return await self._ask(method, path, body, kind)
        except ConnectionError:  # it was, just now: nobody has read what was sent
            self.close()
            return await self._ask(method, path, body, kind)

    async def _ask(self, method: str, path: str, body: bytes, kind: str) -> Answer:
        if self._connection is None:
            self._connection = await asyncio.open_connection("127.0.0.1", self.port, limit=LINE)
        reader, writer = self._connection
        writer.write(_head(method, path, self.cookie, body, kind) + body)
        status, headers = await _read_head(reader)
        answer = Answer(status, headers, await _read_body(reader, headers))
        if "kotatsu=" in headers.get("set-cookie", ""):
            self.cookie = headers["set-cookie"].partition(";")[0]
        if headers.get("connection") == "close":
            self.close()
        return answer

    def close(self) -> None:
        if self._connection is not None:
            self._connection[1].close()
            self._connection = None


class OpenPage:
    """The page of a table in a browser: it names what it has, and puts together what it is sent."""

    def __init__(self, asker: Asker, path: str) -> None:
        self._asker, self._path = asker, path
        self._name = token_hex(16)
        self._pieces: dict[str, list[str]] = {}
        self._marks: dict[str, str] = {}
        self.frame: dict[str, Any] = {}

    async def look(self, seat: int | None = None) -> None:
        wanted = {"page": self._name, "have": self._have(), **({} if seat is None else {"seat": seat})}
        self._show(await self._asker.ask("GET", f"{self._path}/frame?{urlencode(wanted)}"))

    async def act(self, move: str) -> None:
        wish = {"do": "move", "move": move, "seat": self.frame["seat"], "number": self.frame["number"]}
        wish |= {"page": self._name, "have": self._have()}
        self._show(await self._asker.ask("POST", f"{self._path}/act", json.dumps(wish).encode()))

    async def moves(self) -> list[str]:
        """What can be done now, by whoever of this screen is asked; nobody if the game is over."""
        if not self.frame:
            await self.look()
        if self.frame["cover"]:
            await self.look(self.frame["cover"]["seat"])
        return [unescape(move) for move in MOVE.findall("".join(self._pieces["tray"]))]

    def _have(self) -> str:
        return ",".join(f"{zone}:{mark}" for zone, mark in self._marks.items())

    def _show(self, answer: Answer) -> None:
        if answer.status != 200:
            raise KotatsuError(f"a page was refused: {answer.status}")
        self.frame = json.loads(answer.body)
        for zone, parts in self.frame["zones"].items():
            before = self._pieces.get(zone, [])
            self._pieces[zone] = [
                piece
                for part in parts
                for piece in ([part] if isinstance(part, str) else before[part[0] : part[0] + part[1]])
            ]
            self._marks[zone] = self.frame["marks"][zone]


async def listen(port: int, path: str, cookie: str, told: Callable[[int, float], None], looks: bool = False) -> None:
    """Call `told` with every number that the stream of a table brings, and when it came, until it ends. Whoever `looks` asks
    for what has changed, as a page does, and is told when it is there."""
    page = OpenPage(Asker(port, cookie), path)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LINE)
    try:
        writer.write(_head("GET", f"{path}/events", cookie))
        status, _ = await _read_head(reader)
        if status != 200:
            raise ConnectionError(f"{path} answers {status}")
        plain = True
        while line := await reader.readline():
            if line.startswith(b"event:"):
                plain = False
            elif line.startswith(b"data:") and plain:
                if looks:
                    await page.look()
                told(int(line[5:]), time.perf_counter())
            elif line in (b"\n", b"\r\n"):
                plain = True
    finally:
        writer.close()


def _head(method: str, path: str, cookie: str, body: bytes = b"", kind: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Accept: application/json"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if method != "GET":
        lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first = await reader.readline()
    if not first:
        raise ConnectionError("no answer")
    headers = {}
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.decode("latin-1").partition(":")
        headers[name.lower()] = value.strip()
    return int(first.split()[1]), headers


async def _read_body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "content-length" in headers:
        return await reader.readexactly(int(headers["content-length"]))
    parts = []
    while size := int((await reader.readline()).strip() or b"0", 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)
