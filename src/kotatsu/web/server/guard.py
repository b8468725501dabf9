"""What holds for every request and every answer, before any page is asked: who may be called, how often, how much."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from time import monotonic

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kotatsu.core.errors import KotatsuError
from kotatsu.web.door.answers import FOR_EVER, Forbidden, TooLarge, TooSlow, WrongHost, refusal_answer
from kotatsu.web.door.quota import Quota, address_of
from kotatsu.web.door.visitor import guest_of
from kotatsu.web.server.metrics import Metrics, name_of

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
TRUSTED = {**HEADERS, b"cross-origin-opener-policy": b"same-origin"}  # browsers complain about it on plain http
ORIGIN = re.compile(rb"https?://([^/?#@\\\s]+)")  # a scheme and a host, and nothing else
STATIC = "/static/"
UPLOADS = ("/records", "/boxes/file")
LOG = logging.getLogger("kotatsu.requests")


class Guard:
    """Stands before the whole application, so that also errors and what is refused have all headers.

    Answers depend on who asks, so nobody may keep them, unless they say themselves that they never change; what is static
    is asked for again and mostly found unchanged.
    """

    def __init__(
        self,
        app: ASGIApp,
        quota: Quota,
        hosts: Iterable[str] = (),
        metrics: Metrics | None = None,
        notes_requests: bool = False,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        """`leave` is called when the house is about to close."""
        self._app, self._quota = app, quota
        self._hosts = {"localhost", *map(str.lower, hosts)}
        self._metrics, self._notes_requests, self.leave = metrics or Metrics(), notes_requests, leave
        self.trouble: KotatsuError | None = None  # why the house could not be opened

    def _note(self, scope: Scope, status: int, began: float) -> None:
        seconds = monotonic() - began
        self._metrics.note(scope, status, seconds)
        if self._notes_requests:
            about = {
                "page": name_of(scope),
                "method": scope["method"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            LOG.info("%(method)s %(page)s %(status)s, %(ms)s ms", about, extra=about)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, encrypted = monotonic(), scope.get("scheme") == "https"
        headers = TRUSTED if _is_trusted(scope) else HEADERS
        keep = b"no-cache" if scope["path"].startswith(STATIC) else b"no-store"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = dict(message.get("headers", [])).get(b"cache-control")
                own = {**headers, b"cache-control": said if said == FOR_EVER else keep}
                given = [
                    (name, value + b"; Secure" if encrypted and name.lower() == b"set-cookie" else value)
                    for name, value in message.get("headers", [])
                    if name.lower() not in own
                ]
                message = {**message, "headers": [*given, *own.items()]}
                self._note(scope, message["status"], began)
            await send(message)

        try:
            self._check(scope)
        except KotatsuError as error:
            request = Request(scope)
            await refusal_answer(request, error, guest_of(request))(scope, receive, send_with_headers)
            return
        limits = self._quota.limits
        most = limits.upload_bytes if scope["path"] in UPLOADS else limits.body_bytes
        await self._app(scope, _bounded(receive, most, limits.body_seconds), send_with_headers)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        if not self._is_ours(_name_in(headers)):
            raise WrongHost("another-host")
        self._quota.ask(address_of(scope))
        if scope["method"] not in ("GET", "HEAD") and not _from_here(headers):
            raise Forbidden("another-site")
        length = headers.get(b"content-length", b"0")
        limits = self._quota.limits
        most = limits.upload_bytes if scope["path"] in UPLOADS else limits.body_bytes
        if not length.isdigit() or len(length) > len(str(most)) or int(length) > most:
            raise TooLarge("too-large")

    def _is_ours(self, name: str) -> bool:
        """Whether a request means this house. A page elsewhere can let its own name point to this machine, and would then
        be of the same origin; it cannot do so with a number or with a name that is ours."""
        if name in self._hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _is_trusted(scope: Scope) -> bool:
    """Whether a browser takes the way here for safe: it is encrypted, or leads to the same machine."""
    return scope.get("scheme") == "https" or _name_in(dict(scope["headers"])) in ("localhost", "127.0.0.1", "::1")


def _name_in(headers: dict[bytes, bytes]) -> str:
    """The name or number by which a request calls this house, without its port."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name.removeprefix("[").removesuffix("]")


def own_names(host: str) -> list[str]:
    """The names of a house that listens at `host`; if it listens everywhere, those of the machine."""
    if host not in ("0.0.0.0", "::", ""):
        return [host]
    name = socket.gethostname()
    return [name, f"{name}.local", socket.getfqdn()]


def _bounded(receive: Receive, most: int, seconds: float) -> Receive:
    """The body of a request, up to a size and a time; who waits for something after it may wait."""
    until = 0.0  # from when somebody begins to read: what comes before that is not the sender's time
    got = 0
    ended = False

    async def receive_some() -> Message:
        nonlocal got, ended, until
        if ended:
            return await receive()
        until = until or monotonic() + seconds
        try:
            message = await asyncio.wait_for(receive(), until - monotonic())
        except TimeoutError:
            raise TooSlow("too-slow") from None
        got += len(message.get("body", b""))
        ended = not message.get("more_body", False)
        if got > most:
            raise TooLarge("too-large")
        return message

    return receive_some


def _from_here(headers: dict[bytes, bytes]) -> bool:
    """Only pages of this house may change anything in it."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    if origin is None:
        return True
    found = ORIGIN.fullmatch(origin.lower())
    return found is not None and found[1] == headers.get(b"host", b"").lower()
