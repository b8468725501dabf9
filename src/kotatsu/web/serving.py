"""The house on the network: connections that say nothing, or are too many, are closed."""

from __future__ import annotations

import asyncio
from collections import Counter

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from kotatsu.web.limits import LIMITS, Limits
from kotatsu.web.quota import Address


def serve(app: ASGIApp, host: str, port: int, limits: Limits = LIMITS) -> None:
    """Answer requests until somebody stops it."""
    uvicorn.run(
        app,
        host=host,
        port=port,
        http=protocol(limits),
        ws="none",
        log_level="warning",
        server_header=False,
        limit_concurrency=limits.connections,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=limits.head_bytes,
    )


def protocol(limits: Limits) -> type[H11Protocol]:
    """How connections are spoken with: whoever does not say in time what they want is not waited for."""
    open_at: Counter[str] = Counter()

    class Patient(H11Protocol):
        _patience: asyncio.TimerHandle | None = None
        _from = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = Address(self.client[0] if self.client else "")
            self._from = address.name
            open_at[self._from] += 1
            if open_at[self._from] > limits.connections_per_address and not address.at_home:
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
            if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
                self._wait()
            else:
                self._wait_no_more()

        def _wait(self) -> None:
            if self._patience is None:
                self._patience = self.loop.call_later(limits.head_seconds, self.transport.close)

        def _wait_no_more(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

    return Patient
