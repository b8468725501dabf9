"""One drawing for everybody who sees the same: several pages of a seat, and however many watch.

Whatever a page shows of a table follows from who looks, how, and how often they could notice that the table changed. So
that is what a drawing is kept by, and nobody is shown anything that was made for other eyes.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from kotatsu.web.seen.update import Memory, Shown, Zone, zone_of

ANSWERS_KEPT = 4  # of each drawing: most pages come from the same moment before
KEPT_OF_EACH = 4  # times its text: the zones, their pieces, and answers, of which few hold everything
PACKED_FROM = 500  # bytes
PACKING = 6
NOTHING: Mapping[str, Callable[[], str]] = MappingProxyType({})


class Drawing:
    """The zones of a page, and what the browser has to know besides. Zones that few want are drawn when one of them does."""

    def __init__(
        self,
        heading: Mapping[str, Any],
        zones: Mapping[str, str],
        wanted_by_few: Mapping[str, Callable[[], str]] = NOTHING,
    ) -> None:
        self.heading = heading
        self.zones = {name: zone_of(html) for name, html in zones.items()}
        self._wanted_by_few = wanted_by_few
        self._more: dict[str, Zone] = {}
        self.bytes = KEPT_OF_EACH * sum(len(html) for html in zones.values())
        self._answers: dict[Hashable, Answer] = {}

    def answer(self, memory: Memory, shown: Shown) -> Answer:
        """The frame as JSON: what the browser lacks of the zones, the title of the tab, who may act."""
        zones = {**self.zones, **{name: self._also(name) for name in shown.more if name in self._wanted_by_few}}
        changed = {name: zone for name, zone in zones.items() if shown.have.get(name) != zone.mark}
        known = memory.exchange(shown.page, changed, shown.have)
        key = (len(zones), *[(name, shown.have[name] if name in known else "") for name in changed])
        if key not in self._answers:
            if len(self._answers) >= ANSWERS_KEPT:
                del self._answers[next(iter(self._answers))]
            parts = {name: zone.parts(known.get(name)) for name, zone in changed.items()}
            marks = {name: zone.mark for name, zone in zones.items()}
            self._answers[key] = Answer({**self.heading, "marks": marks, "zones": parts})
        return self._answers[key]

    def _also(self, name: str) -> Zone:
        if name not in self._more:
            self._more[name] = Zone(self._wanted_by_few[name]())
        return self._more[name]


class Answer:
    """A frame as it goes over the wire, packed once for all who get the same."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._plain = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()

    @cached_property
    def _packed(self) -> bytes:
        return gzip.compress(self._plain, PACKING, mtime=0)

    def response(self, request: Request) -> Response:
        if len(self._plain) < PACKED_FROM or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self._plain, media_type="application/json")
        packed = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self._packed, media_type="application/json", headers=packed)


class Drawings:
    """The drawings that were asked for last, up to some bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, Drawing] = OrderedDict()
        self._begun: dict[Hashable, asyncio.Task[Drawing]] = {}
        self.bytes = 0
        self.made = 0

    async def get(self, key: Hashable, draw: Callable[[], Drawing], aside: bool) -> Drawing:
        """The drawing that is kept so, or a new one; what takes long is drawn `aside`, once for all who wait for it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if not aside:
            return self._keep(key, draw())
        if key not in self._begun:
            self._begun[key] = asyncio.create_task(self._draw_aside(key, draw))
        return await asyncio.shield(self._begun[key])  # who goes away takes it from nobody else

    async def _draw_aside(self, key: Hashable, draw: Callable[[], Drawing]) -> Drawing:
        try:
            return self._keep(key, await run_in_threadpool(draw))
        finally:
            del self._begun[key]

    def _keep(self, key: Hashable, drawing: Drawing) -> Drawing:
        self.made += 1
        self._kept[key] = drawing
        self.bytes += drawing.bytes
        while self.bytes > self._most and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return drawing


def drawings_of(request: Request) -> Drawings:
    drawings: Drawings = request.app.state.drawings
    return drawings
