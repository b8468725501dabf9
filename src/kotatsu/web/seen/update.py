"""Updates of a zone: what is new in it as text, what the browser has already as a reference.

A zone is cut where its elements begin. An open page keeps the pieces of what it shows and names them by a mark; the server
remembers what each page was sent, so that an update is as small as the change. A page has a name that its browser made up
and nobody else knows: whoever names the mark of a zone that was sent to another page learns nothing by it.
"""

from __future__ import annotations

import hashlib
import re
from array import array
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cached_property
from threading import Lock
from typing import NamedTuple
from weakref import WeakValueDictionary

from starlette.requests import Request

# of what is cut out; one pass, however many kinds
BEGINNING = re.compile("<(?=g |rect |text |li|section |button |div )")
CUT = "\0"  # is in no zone
# remembered of each; a page shows about fourteen, and what it showed a moment ago may still be asked for
ZONES_OF_A_PAGE = 48
ENTRY = 200  # bytes that remembering costs besides the pieces
PAGE = re.compile(r"[A-Za-z0-9_-]{16,64}")  # long enough that nobody guesses another's

Part = str | tuple[int, int]  # new text, or the first and the number of pieces to keep


class Shown(NamedTuple):
    """What a browser says that it shows: which open page it is, the marks of its zones, and which it wants besides the usual."""

    page: str = ""
    have: Mapping[str, str] = {}
    more: Sequence[str] = ()


class Zone:
    """A zone as it was drawn: its text, its mark and, once somebody needs them, its pieces."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.mark = mark_of(html)

    @cached_property
    def pieces(self) -> list[str]:
        return cut(self.html)

    @cached_property
    def names(self) -> array[int]:
        return array("q", map(hash, self.pieces))

    def parts(self, known: array[int] | None) -> list[Part]:
        """The zone for a page that has these pieces."""
        if known is None:
            return list(self.pieces)
        return _parts(self.pieces, self.names, known)


_ZONES: WeakValueDictionary[str, Zone] = WeakValueDictionary()


def zone_of(html: str) -> Zone:
    """The zone that was drawn so. While a drawing with it is kept, it is neither marked nor cut again."""
    zone = _ZONES.get(html)
    if zone is None:
        zone = _ZONES[html] = Zone(html)
    return zone


class Memory:
    """Which pieces the zones consist of that each open page was sent last; the pages that asked last, up to some bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._pages: OrderedDict[str, OrderedDict[str, array[int]]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def exchange(self, page: str, zones: Mapping[str, Zone], have: Mapping[str, str]) -> dict[str, array[int]]:
        """A page is sent some zones: the pieces that it has of each until then, as far as it was us who sent them."""
        if not PAGE.fullmatch(page):
            return {}
        with self._lock:  # what takes long is drawn in other threads
            remembered = self._remembered(page)
            known = {name: remembered[mark] for name in zones if (mark := have.get(name, "")) in remembered}
            for zone in zones.values():
                self._remember(remembered, zone.mark, zone.names)
            while self.bytes > self._most:
                _, forgotten = self._pages.popitem(last=False)
                self.bytes -= ENTRY + sum(map(_cost, forgotten.values()))
        return known

    def _remembered(self, page: str) -> OrderedDict[str, array[int]]:
        """What a page was sent. That it is remembered at all costs something, too."""
        if page not in self._pages:
            self._pages[page] = OrderedDict()
            self.bytes += ENTRY
        self._pages.move_to_end(page)
        return self._pages[page]

    def _remember(self, zones: OrderedDict[str, array[int]], mark: str, names: array[int]) -> None:
        if mark in zones:
            self.bytes -= _cost(zones.pop(mark))
        zones[mark] = names
        self.bytes += _cost(names)
        if len(zones) > ZONES_OF_A_PAGE:
            self.bytes -= _cost(zones.popitem(last=False)[1])


def _cost(names: array[int]) -> int:
    return names.itemsize * len(names) + ENTRY


def mark_of(zone: str) -> str:
    return hashlib.sha1(zone.encode(), usedforsecurity=False).hexdigest()[:12]  # machines of today have it built in


def shown_by(page: str, have: str, more: str = "") -> Shown:
    """What a browser sends: the name of its page, marks such as "board:1f,log:2e", and names of zones."""
    return Shown(page, dict(part.split(":", 1) for part in have.split(",") if ":" in part), more.split(","))


def memory_of(request: Request) -> Memory:
    memory: Memory = request.app.state.memory
    return memory


def cut(zone: str) -> list[str]:
    return BEGINNING.sub(f"{CUT}<", zone).split(CUT)


def _parts(pieces: list[str], names: array[int], known: array[int]) -> list[Part]:
    """References where a piece is known, runs of them together; new pieces as they are. Most of a zone begins and ends as it
    did, so only what is between is looked at piece by piece."""
    first = _alike(names, known)
    last = min(_alike(names[::-1], known[::-1]), len(names) - first, len(known) - first)
    places = dict(zip(known, range(len(known)), strict=True)) if first + last < len(names) else {}
    parts: list[Part] = []
    start, count = 0, first
    for piece, name in zip(pieces[first : len(names) - last], names[first : len(names) - last], strict=True):
        place = places.get(name, -1)
        if count and place == start + count:
            count += 1
            continue
        if count:
            parts.append((start, count))
        start, count = place, int(place >= 0)
        if place < 0:
            parts.append(piece)
    end = len(known) - last
    if last and count and start + count == end:
        return [*parts, (start, count + last)]
    if count:
        parts.append((start, count))
    return [*parts, (end, last)] if last else parts


def _alike(one: array[int], other: array[int]) -> int:
    """How many numbers two rows begin with in common: halves are compared, which is quicker than one after the other."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least
