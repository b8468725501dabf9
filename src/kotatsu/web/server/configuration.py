"""What can be set about a house, section by section; `docs/hosting.md` explains it to whoever runs one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from kotatsu.core.errors import KotatsuError
from kotatsu.house.post.settings import MAIL, NOTICES, Mail, Notices
from kotatsu.house.settings import read_settings
from kotatsu.web.door.limits import LIMITS, Limits

FORMATS = ("text", "json")


def _is_address(text: str) -> bool:
    """Whether links can begin with it: nothing stands behind the machine and its port that would break them."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return good and not (parts.query or parts.fragment or "@" in parts.netloc)


@dataclass(frozen=True)
class Server:
    """Where it listens, and what it is called by others."""

    host: str = "127.0.0.1"
    port: int = 0  # 0: the usual one, or the next that is free
    address: str = ""  # where people find it: https://games.example.org
    names: tuple[str, ...] = ()  # further names under which it may be called
    proxies: tuple[str, ...] = ()  # numbers of those whose word counts about who asks
    private: bool = False  # nobody from elsewhere does anything without an invitation
    bots: tuple[str, ...] = ()  # further opponents: module:Class or engine:COMMAND
    thinkers: int = 0  # processes in which bots think; 0: one less than there are processors

    @property
    def all_names(self) -> list[str]:
        return [*self.names, *([urlsplit(self.address).hostname or ""] if self.address else [])]

    def __post_init__(self) -> None:
        if self.address and not _is_address(self.address):
            raise KotatsuError(f"an address begins with https:// and names a machine, unlike {self.address!r}")
        if self.port > 65535:
            raise KotatsuError(f"a port is a number from 1 to 65535, not {self.port}")


@dataclass(frozen=True)
class Database:
    """Where everything is kept: in a folder of its own if nothing is said."""

    url: str = ""  # postgresql://name:password@machine/database

    def __post_init__(self) -> None:
        if self.url and not self.url.startswith(("postgresql://", "sqlite:///")):
            raise KotatsuError("a database is postgresql://… or sqlite:///…")


@dataclass(frozen=True)
class Logs:
    format: str = "text"  # or json: a line is an object
    requests: bool = False  # a line for each request

    def __post_init__(self) -> None:
        if self.format not in FORMATS:
            raise KotatsuError(f"a log is written as {' or '.join(FORMATS)}, not as {self.format!r}")


@dataclass(frozen=True)
class Metrics:
    """Figures for Prometheus. Without a token they are told to the machine itself only."""

    token: str = ""  # `Authorization: Bearer …`


@dataclass(frozen=True)
class Configuration:
    server: Server = Server()
    database: Database = Database()
    logs: Logs = Logs()
    metrics: Metrics = Metrics()
    limits: Limits = LIMITS
    mail: Mail = MAIL
    notices: Notices = NOTICES


USUAL = Configuration()


def configuration(path: Path | None = None, environ: Mapping[str, str] = os.environ) -> Configuration:
    return read_settings(USUAL, path, environ)
