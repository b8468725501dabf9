"""The least that telling many listeners can cost: a server that does nothing else. What the house takes is compared with it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from kotatsu.bots.processes import end_with_starter

PADDING = "x" * 400  # as long as what was measured when this server was chosen

_rooms: dict[str, list[asyncio.Queue[bytes]]] = {}


async def listen(request: Request) -> Response:
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    _rooms.setdefault(request.path_params["room"], []).append(queue)

    async def lines() -> AsyncIterator[bytes]:
        yield b"data: 0\n\n"
        while True:
            yield await queue.get()

    return StreamingResponse(lines(), media_type="text/event-stream")


async def say(request: Request) -> Response:
    number = (await request.body()).decode()
    line = f": {PADDING}\ndata: {number}\n\n".encode()
    for queue in _rooms.get(request.path_params["room"], []):
        queue.put_nowait(line)
    return PlainTextResponse("ok")


async def health(_request: Request) -> Response:
    return PlainTextResponse("ok")


APP = Starlette(
    routes=[Route("/{room}/events", listen), Route("/{room}/say", say, methods=["POST"]), Route("/health", health)]
)

if __name__ == "__main__":
    end_with_starter()
    uvicorn.run(APP, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", timeout_graceful_shutdown=1)
