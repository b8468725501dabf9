"""Many visitors in one process: connections that ask, and connections that listen. They cost as little as they can."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

LINE = 2**20  # the longest line of an answer


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


async def listen(port: int, path: str, cookie: str, told: Callable[[int, float], None]) -> None:
    """Call `told` with every number that a stream brings, and when it came, until it ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LINE)
    try:
        writer.write(_head("GET", path, cookie))
        status, _ = await _read_head(reader)
        if status != 200:
            raise ConnectionError(f"{path} answers {status}")
        plain = True
        while line := await reader.readline():
            if line.startswith(b"event:"):
                plain = False
            elif line.startswith(b"data:") and plain:
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
