"""What visitors and addresses have used up of what they may: requests, streams, tables, bots that think for them."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from weakref import WeakSet

from starlette.requests import Request
from starlette.types import Scope

from kotatsu.core.errors import Refusal
from kotatsu.house.examining import trial_for
from kotatsu.house.table import Table
from kotatsu.web.door.limits import Limits

A_MINUTE, AN_HOUR = 60.0, 3600.0


class TooOften(Refusal):
    """Possible, but not so soon or not so many."""


class Address:
    """Where a request comes from: all of a home's network in the new internet, where one has millions of addresses."""

    def __init__(self, host: str) -> None:
        try:
            found = ip_address(host)
        except ValueError:
            self.name, self.at_home = host, False
            return
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        self.at_home = found.is_loopback
        self.name = found.exploded[:19] if isinstance(found, IPv6Address) and not self.at_home else str(found)


def address_of(scope: Scope) -> Address:
    return Address(scope["client"][0] if scope.get("client") else "")


def quota_of(request: Request) -> Quota:
    quota: Quota = request.app.state.quota
    return quota


class Buckets:
    """A bucket per key that empties with use and fills again by itself. Of many keys those used last are remembered."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most, self._clock = most, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when

    def take(self, key: str, size: float, per_second: float) -> bool:
        """Take one out of a bucket of that size; false if it is empty."""
        now = self._clock()
        left, then = self._left.get(key, (size, now))
        left = min(size, left + (now - then) * per_second)
        self._left[key] = (left - 1 if left >= 1 else left), now
        self._left.move_to_end(key)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        return left >= 1

    def give_back(self, key: str) -> None:
        """Undo a `take`: it came to nothing."""
        if key in self._left:
            left, then = self._left[key]
            self._left[key] = left + 1, then

    def __len__(self) -> int:
        return len(self._left)


class Quota:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._buckets = Buckets(limits.addresses, clock)
        self._streams: Counter[str] = Counter()
        self._bot_tables: dict[str, WeakSet[Table]] = {}

    @property
    def open_streams(self) -> int:
        return sum(count for key, count in self._streams.items() if key.startswith("address "))

    def ask(self, address: Address) -> None:
        """A request comes from there."""
        times = self.limits.at_home if address.at_home else 1
        size, rate = self.limits.requests_at_once * times, self.limits.requests_per_second * times
        if not self._buckets.take(f"ask {address.name}", size, rate):
            raise TooOften("too-many-requests")

    def arrive(self, address: Address) -> None:
        """Somebody new gets an identity."""
        most = self.limits.visitors_per_hour * (self.limits.at_home if address.at_home else 1)
        if not self._buckets.take(f"arrive {address.name}", most, most / AN_HOUR):
            raise TooOften("too-many-visitors")

    def try_code(self, address: Address) -> None:
        """Somebody may be guessing the code of a person. That they try keeps nobody else there from coming."""
        most = self.limits.codes_per_hour * (self.limits.at_home if address.at_home else 1)
        if not self._buckets.take(f"code {address.name}", most, most / AN_HOUR):
            raise TooOften("too-many-codes")

    def write_to(self, to: str, visitor: str, address: Address) -> None:
        """A letter goes to a mail address because somebody said so: not so many that it would be a nuisance."""
        limits = self.limits
        allowed = [(f"letter {address.name}", limits.letters_per_hour), (f"letter to {to}", limits.letters_to_one)]
        if visitor:
            allowed.append((f"letter {visitor}", limits.letters_per_hour))
        self._take(allowed, AN_HOUR, "too-many-letters")

    def be_advised(self, visitor: str, address: Address) -> None:
        """Somebody thinks about a move for a visitor."""
        self._each_minute("advice", self.limits.advice_per_minute, visitor, address, "too-much-advice")

    def draw(self, visitor: str, address: Address) -> None:
        """A component is drawn with values that a visitor types."""
        self._each_minute("draw", self.limits.drawings_per_minute, visitor, address, "too-many-trials")

    def try_out(self, visitor: str, address: Address) -> None:
        """Games are played to see whether a visitor's box can be played with."""
        self._each_minute("trial", self.limits.trials_per_minute, visitor, address, "too-many-trials")
        trial_for(visitor)

    def bring_record(self, visitor: str, address: Address) -> None:
        """A visitor brings a record, which is read and played through."""
        self._each_minute("record", self.limits.records_per_minute, visitor, address, "too-many-trials")

    def _each_minute(self, what: str, times: int, visitor: str, address: Address, otherwise: str) -> None:
        """Something that makes work: so many times a minute for a visitor, and for all who come from one address."""
        shares = [(f"{what} {key}", times * share) for key, share in self._keys(visitor, address)]
        self._take(shares, A_MINUTE, otherwise)

    def _take(self, shares: Sequence[tuple[str, int]], seconds: float, otherwise: str) -> list[str]:
        """Take one out of each of some buckets, or out of none if one of them is empty; their keys."""
        taken: list[str] = []
        for key, most in shares:
            if not self._buckets.take(key, most, most / seconds):
                self._give_back(taken)
                raise TooOften(otherwise)
            taken.append(key)
        return taken

    def _give_back(self, keys: Sequence[str]) -> None:
        for key in keys:
            self._buckets.give_back(key)

    def say(self, visitor: str) -> None:
        """A visitor says something. Home or not: others have to read it."""
        most = self.limits.messages_per_minute
        if not self._buckets.take(f"say {visitor}", most, most / A_MINUTE):
            raise TooOften("too-many-messages")

    @contextmanager
    def set_up(self, visitor: str, address: Address, bots: bool) -> Iterator[None]:
        """A visitor gets a table while this lasts; what is refused meanwhile counts for nothing."""
        taken: list[str] = []
        try:
            if bots:
                self.let_think(visitor, address)
            most = self.limits.tables_per_hour
            shares = [(f"table {key}", most * times) for key, times in self._keys(visitor, address)]
            taken = self._take(shares, AN_HOUR, "too-many-tables")
            yield
        except BaseException:
            self._give_back(taken)
            raise

    def let_think(self, visitor: str, address: Address) -> None:
        """Bots are to play at one more table of a visitor."""
        if any(self._thinking(key) >= self.limits.bot_tables * times for key, times in self._keys(visitor, address)):
            raise TooOften("too-many-bot-tables")

    def note(self, visitor: str, address: Address, table: Table) -> None:
        """Bots play at a table."""
        for gone in [key for key, tables in self._bot_tables.items() if not tables]:
            del self._bot_tables[gone]
        for key, _ in self._keys(visitor, address):
            self._bot_tables.setdefault(key, WeakSet()).add(table)

    @contextmanager
    def stream(self, visitor: str, address: Address) -> Iterator[None]:
        """A stream is open as long as this lasts."""
        keys = self._keys(visitor, address)
        if any(self._streams[key] >= self.limits.streams_per_visitor * times for key, times in keys):
            raise TooOften("too-many-streams")
        self._streams.update(key for key, _ in keys)
        try:
            yield
        finally:
            self._streams.subtract(key for key, _ in keys)
            for key, _ in keys:
                if not self._streams[key]:
                    del self._streams[key]

    def _keys(self, visitor: str, address: Address) -> list[tuple[str, int]]:
        """What something is counted against, and how many times as much as a single visitor they may have."""
        home = self.limits.at_home if address.at_home else 1
        own = [(f"visitor {visitor}", home)] if visitor else []  # who has no identity shares none with others
        return [*own, (f"address {address.name}", home * self.limits.household)]

    def _thinking(self, key: str) -> int:
        """At how many tables bots are thinking now: those where only bots are to act. The others cost nothing."""
        running = [table for table in self._bot_tables.get(key, ()) if not (table.match.over or table.gone)]
        self._bot_tables[key] = WeakSet(running)
        if not running:
            del self._bot_tables[key]
        return sum(map(_only_bots, running))


def _only_bots(table: Table) -> bool:
    waiting = table.match.to_act()
    return bool(waiting) and all(table.chairs[seat].bot for seat in waiting)
