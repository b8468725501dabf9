"""Updates of a zone: what is new in it as text, what the browser has already as a reference.

A zone is cut where its elements begin. The browser keeps the pieces of what it shows and names them by a mark; the server
remembers for each mark which pieces there were, so that an update is as small as the change, without knowing any browser.
"""

from __future__ import annotations

import hashlib
from array import array
from collections import OrderedDict

from starlette.requests import Request

CUT_BEFORE = ("<g ", "<li", "<section ", "<button ")
CUT = "\0"  # is in no zone
MOST_REMEMBERED = 2000  # zones, of a few kilobytes each

Part = str | tuple[int, int]  # new text, or the first and the number of pieces to keep


class Memory:
    """Which pieces the zones consist of that were sent last."""

    def __init__(self) -> None:
        self._zones: OrderedDict[str, array[int]] = OrderedDict()

    def update(self, zone: str, mark: str, have: str) -> list[Part]:
        """The parts of a zone for a browser that has the one marked `have`."""
        pieces = cut(zone)
        names = array("q", map(hash, pieces))
        known = self._zones.get(have)
        self._zones[mark] = names
        self._zones.move_to_end(mark)
        if len(self._zones) > MOST_REMEMBERED:
            self._zones.popitem(last=False)
        if known is None:
            return list(pieces)
        return _parts(pieces, names, {name: place for place, name in enumerate(known)})


def mark_of(zone: str) -> str:
    return hashlib.blake2s(zone.encode(), digest_size=6).hexdigest()


def marks_in(text: str) -> dict[str, str]:
    """The marks that a browser sends, such as "board:1f,log:2e"."""
    return dict(part.split(":", 1) for part in text.split(",") if ":" in part)


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
