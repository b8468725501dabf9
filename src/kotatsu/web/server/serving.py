"""The house on the network: connections that say nothing, or are too many, are closed."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from kotatsu.web.door.limits import Limits
from kotatsu.web.door.quota import Address
from kotatsu.web.server.configuration import Configuration
from kotatsu.web.server.guard import Guard

GRACE = 10  # seconds for what was begun
AT_HOME = ("127.0.0.1", "::1")  # whose word always counts about who asks


def serve(app: Guard, config: Configuration, port: int, ready: Callable[[], object] = lambda: None) -> None:
    """Answer requests until somebody stops it; `ready` is called once they are answered. Whatever was begun then is
    finished, and open pages are told to come back."""
    limits, proxies = config.limits, config.server.proxies
    settings = uvicorn.Config(
        app,
        host=config.server.host,
        port=port,
        http=protocol(limits, proxies),
        forwarded_allow_ips=[*AT_HOME, *proxies],
        ws="none",
        log_level="warning",
        server_header=False,
        limit_concurrency=limits.connections,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        h11_max_incomplete_event_size=limits.head_bytes,
    )
    server = _Telling(settings, ready, app.leave)
    logging.getLogger("uvicorn.error").addFilter(lambda _: app.trouble is None)  # else it shows where in the code, too
    with suppress(KeyboardInterrupt):
        server.run()
    if app.trouble is not None:
        raise app.trouble
    if not server.started:
        sys.exit(1)  # uvicorn has said why


class _Telling(uvicorn.Server):
    """A server that says when it is ready, and when it is about to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object], leave: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready, self._leave = ready, leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leave()
        await super().shutdown(sockets)
        if self.force_exit:  # somebody has asked twice: nobody is waited for, but the house is closed as ever
            await self.lifespan.shutdown()


def protocol(limits: Limits, proxies: Sequence[str] = ()) -> type[H11Protocol]:
    """How connections are spoken with: whoever does not say in time what they want is not waited for. A proxy may have as
    many connections as it likes, because it brings those of many."""
    open_at: Counter[str] = Counter()

    class Patient(H11Protocol):
        _patience: asyncio.TimerHandle | None = None
        _from = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = Address(self.client[0] if self.client else "")
            self._from = address.name
            open_at[self._from] += 1
            if (
                open_at[self._from] > limits.connections_per_address
                and not address.at_home
                and self._from not in proxies
            ):
                transport.close()
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            open_at[self._from] -= 1
            if not open_at[self._from]:
                del open_at[self._from]
            self._wait_no_more()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if (self.conn.their_state is h11.IDLE or self._is_answered()) and not self.transport.is_closing():
                self._wait()
            else:
                self._wait_no_more()

        def _is_answered(self) -> bool:
            """Whether somebody still sends what belongs to a request that was answered."""
            return self.cycle is not None and self.cycle.response_complete and self.conn.their_state is h11.SEND_BODY

        def _wait(self) -> None:
            if self._patience is None:
                self._patience = self.loop.call_later(limits.head_seconds, self.transport.close)

        def _wait_no_more(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

    return Patient
