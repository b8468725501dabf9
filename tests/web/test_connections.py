"""Connections that say nothing, or too little, are closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from kotatsu.web.door.limits import LIMITS
from kotatsu.web.server.serving import protocol
from tests.web.visits import visit

BEGINNINGS = (
    b"",
    b"GET / HTTP/1.1\r\nHost: local",
    b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
)


@asynccontextmanager
async def connection(folder: Path) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """To a house that does not wait long for somebody to begin."""
    with visit(folder / "house.db") as client:
        http = protocol(replace(LIMITS, head_seconds=0.3))
        server = uvicorn.Server(
            uvicorn.Config(client.app, port=0, http=http, ws="none", lifespan="off", log_level="error")
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.servers[0].sockets[0].getsockname()[1])
        yield reader, writer
        writer.close()
        server.should_exit = True
        await serving


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_connection_that_says_nothing_is_closed(tmp_path: Path, beginning: bytes) -> None:
    """Also one that begins to say something and does not go on."""

    async def talk() -> None:
        async with connection(tmp_path) as (reader, writer):
            writer.write(beginning)
            heard = await asyncio.wait_for(reader.read(), 30)  # until the other end closes
            assert heard.startswith(b"HTTP/1.1 200") == beginning.endswith(b"GET /")

    asyncio.run(talk())


def test_a_connection_that_drips_after_its_answer_is_closed(tmp_path: Path) -> None:
    async def talk() -> None:
        async with connection(tmp_path) as (reader, writer):
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n")
            heard = asyncio.create_task(reader.read())
            for _ in range(300):
                if heard.done():
                    break
                writer.write(b"a")
                await asyncio.sleep(0.1)
            assert heard.done() and heard.result().startswith(b"HTTP/1.1 200")

    asyncio.run(talk())
