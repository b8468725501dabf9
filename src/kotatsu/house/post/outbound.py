"""Calling an address that somebody else has named, without lending them our place in the network.

The name is looked up once and the call goes to just that number, if it is a public one; nothing is followed, little is
read, and nobody is waited for long.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from kotatsu.core.errors import Refusal

LONGEST = 1000  # characters of an address
STEP_SECONDS = 5.0  # for each step of a call
ALL_SECONDS = 15.0  # for all of it
MOST_READ = 1024  # bytes of an answer
LOW_PORTS = (80, 443)  # below 1024; others there are no servers of web pages
FOR_PROTOCOLS = IPv4Network("192.0.0.0/24")  # older versions of Python take some of it for public
IN_USE = IPv6Network("2000::/3")  # what is given out of the new numbers; ways to older ones in disguise are beside it
WAYS_IN_DISGUISE = (IPv6Network("2002::/16"),)  # but not all


class NotAllowed(Refusal):
    """An address that is not called."""

    reason = "address-not-allowed"


class Failed(Exception):
    """Nobody answered, or not in time. Says nothing about whom."""


def checked(url: str, private: bool) -> SplitResult:
    """An address that may be called, as far as one sees it without calling: https, or http if our own network counts."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    schemes = ("https", "http") if private else ("https",)
    if not plain or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
        raise NotAllowed
    if port is not None and port < 1024 and port not in LOW_PORTS:
        raise NotAllowed
    if not private and _is_our_number(parts.hostname):
        raise NotAllowed
    return parts


def _is_our_number(host: str) -> bool:
    """Whether this is a number of our own machine or network; what a name means is seen when it is called."""
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return False


def is_public(number: IPv4Address | IPv6Address) -> bool:
    """Whether a number belongs to anybody in the world, and not to our own machine or network."""
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(number.ipv4_mapped)
        if number not in IN_USE or any(number in network for network in WAYS_IN_DISGUISE):
            return False
    elif number in FOR_PROTOCOLS:
        return False
    return number.is_global and not number.is_multicast


def _number_of(host: str, port: int, private: bool) -> tuple[int, str]:
    """The family and the number to which a call goes."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # the latter if it cannot be a name at all
        raise Failed("no such machine") from None
    numbers = [(family, str(where[0])) for family, _, _, _, where in found]
    if not private and not all(is_public(ip_address(number.partition("%")[0])) for _, number in numbers):
        raise NotAllowed
    return numbers[0]


class _Call(http.client.HTTPConnection):
    """A connection to one number, whatever its name means by now."""

    def __init__(self, parts: SplitResult, family: int, number: str, port: int) -> None:
        super().__init__(parts.hostname or "", port, timeout=STEP_SECONDS)
        self._family, self._number, self._secure = family, number, parts.scheme == "https"

    def connect(self) -> None:
        plain = socket.socket(self._family, socket.SOCK_STREAM)
        try:
            plain.settimeout(STEP_SECONDS)
            plain.connect((self._number, self.port))
            secure = ssl.create_default_context() if self._secure else None
            self.sock = secure.wrap_socket(plain, server_hostname=self.host) if secure is not None else plain
        except BaseException:
            plain.close()
            raise


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send something to an address and return what it says to it: a status. It blocks, for a while that is bounded."""
    parts = checked(url, private)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    family, number = _number_of(parts.hostname or "", port, private)
    call = _Call(parts, family, number, port)
    enough = threading.Timer(ALL_SECONDS, _hang_up, [call])
    enough.daemon = True
    enough.start()
    try:
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        call.request("POST", path, body, {"User-Agent": "Kotatsu", **headers})
        answer = call.getresponse()
        answer.read(MOST_READ)
        return answer.status
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Failed(type(error).__name__) from None
    finally:
        enough.cancel()
        call.close()


def _hang_up(call: _Call) -> None:
    if call.sock is not None:
        with suppress(OSError):
            call.sock.shutdown(socket.SHUT_RDWR)
