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
from collections.abc import Mapping
from threading import Lock
from typing import NamedTuple

from starlette.requests import Request

CUT_BEFORE = ("<g ", "<li", "<section ", "<button ", "<div ")
CUT = "\0"  # is in no zone
ZONES_OF_A_PAGE = (
    48  # remembered of each; a page shows about fourteen, and what it showed a moment ago may still be asked for
)
ENTRY = 200  # bytes that remembering costs besides the pieces
PAGE = re.compile(r"[A-Za-z0-9_-]{16,64}")  # long enough that nobody guesses another's

Part = str | tuple[int, int]  # new text, or the first and the number of pieces to keep


class Shown(NamedTuple):
    """What a browser says that it shows: which open page it is, and the marks of its zones."""

    page: str = ""
    have: Mapping[str, str] = {}


class Memory:
    """Which pieces the zones consist of that each open page was sent last; the pages that asked last, up to some bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._pages: OrderedDict[str, OrderedDict[str, array[int]]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def update(self, page: str, zone: str, mark: str, have: str) -> list[Part]:
        """The parts of a zone for a page that has the one marked `have`."""
        pieces = cut(zone)
        if not PAGE.fullmatch(page):
            return list(pieces)
        names = array("q", map(hash, pieces))
        with self._lock:  # what takes long is drawn in other threads
            known = self._remembered(page).get(have)
            self._remember(page, mark, names)
        if known is None:
            return list(pieces)
        return _parts(pieces, names, {name: place for place, name in enumerate(known)})

    def _remembered(self, page: str) -> OrderedDict[str, array[int]]:
        zones = self._pages.setdefault(page, OrderedDict())
        self._pages.move_to_end(page)
        return zones

    def _remember(self, page: str, mark: str, names: array[int]) -> None:
        zones = self._remembered(page)
        if mark in zones:
            self.bytes -= _cost(zones.pop(mark))
        zones[mark] = names
        self.bytes += _cost(names)
        if len(zones) > ZONES_OF_A_PAGE:
            self.bytes -= _cost(zones.popitem(last=False)[1])
        while self.bytes > self._most:
            _, forgotten = self._pages.popitem(last=False)
            self.bytes -= sum(map(_cost, forgotten.values()))


def _cost(names: array[int]) -> int:
    return names.itemsize * len(names) + ENTRY


def mark_of(zone: str) -> str:
    return hashlib.blake2s(zone.encode(), digest_size=6).hexdigest()


def shown_by(page: str, have: str) -> Shown:
    """What a browser sends: the name of its page, and marks such as "board:1f,log:2e"."""
    return Shown(page, dict(part.split(":", 1) for part in have.split(",") if ":" in part))


def memory_of(request: Request) -> Memory:
    memory: Memory = request.app.state.memory
    return memory


def cut(zone: str) -> list[str]:
    for beginning in CUT_BEFORE:
        zone = zone.replace(beginning, CUT + beginning)
    return zone.split(CUT)


def _parts(pieces: list[str], names: array[int], places: dict[int, int]) -> list[Part]:
    """References where a piece is known, runs of them together; new pieces as they are."""
    parts: list[Part] = []
    start = count = 0
    for piece, name in zip(pieces, names, strict=True):
        place = places.get(name, -1)
        if count and place == start + count:
            count += 1
            continue
        if count:
            parts.append((start, count))
        start, count = place, int(place >= 0)
        if place < 0:
            parts.append(piece)
    if count:
        parts.append((start, count))
    return parts
