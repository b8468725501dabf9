"""Figures for whoever runs a house, in the text format that Prometheus reads. They tell how much, never who or what.

A request is counted under the function that answers it: paths contain secrets, and there are too many of them.
"""

from __future__ import annotations

import hmac
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from kotatsu.house.house import House
from kotatsu.version import VERSION
from kotatsu.web.door.answers import Missing
from kotatsu.web.door.quota import address_of

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
TYPE = "text/plain; version=0.0.4; charset=utf-8"
PAGE = os.sysconf("SC_PAGE_SIZE")

Sample = tuple[dict[str, str], float]


class Metrics:
    def __init__(self, token: str = "") -> None:
        self._token = token
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._seconds: Counter[float] = Counter()
        self._sum = 0.0
        self._began = time.time()

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests[name_of(scope), scope["method"] if scope["method"] in ("GET", "POST") else "other", status] += 1
        self._seconds[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1
        self._sum += seconds

    def is_open_to(self, request: Request) -> bool:
        """To the machine itself, and to whoever has the token."""
        if address_of(request.scope).at_home:
            return True
        given = request.headers.get("authorization", "")
        return bool(self._token) and hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode())

    def text(self, house: House, streams: int) -> str:
        requests = [
            ({"page": page, "method": method, "status": str(status)}, float(count))
            for (page, method, status), count in sorted(self._requests.items())
        ]
        usage = resource.getrusage(resource.RUSAGE_SELF)
        figures = house.figures()
        lines = [
            *_metric("kotatsu_info", "gauge", "Which Kotatsu this is.", [({"version": VERSION}, 1)]),
            *_metric("kotatsu_requests_total", "counter", "Requests that were answered.", requests),
            *self._histogram(),
            *_metric("kotatsu_streams", "gauge", "Open pages that are told of changes.", [({}, streams)]),
            *_metric("kotatsu_live_tables", "gauge", "Tables in memory.", [({}, figures.live)]),
            *_metric("kotatsu_moves_total", "counter", "Lines written into journals here.", [({}, figures.lines)]),
            *_metric(
                "kotatsu_writes_waiting", "gauge", "Writes that wait for the next commit.", [({}, figures.waiting)]
            ),
            *_metric("kotatsu_deaf", "gauge", "1 if nothing is heard of other processes.", [({}, figures.deaf)]),
            *_metric(
                "process_cpu_seconds_total", "counter", "Of this process.", [({}, usage.ru_utime + usage.ru_stime)]
            ),
            *_metric("process_resident_memory_bytes", "gauge", "Of this process.", [({}, _memory())]),
            *_metric("process_start_time_seconds", "gauge", "When it began.", [({}, self._began)]),
        ]
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name, total = "kotatsu_request_seconds", 0
        lines = [f"# HELP {name} How long answers took to begin.", f"# TYPE {name} histogram"]
        for bound in (*BOUNDS, float("inf")):
            total += self._seconds[bound]
            label = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'{name}_bucket{{le="{label}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


def name_of(scope: Scope) -> str:
    """The function that answers a request, without anything of its address."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return "none"
    name = getattr(endpoint, "__name__", type(endpoint).__name__)
    return f"{getattr(endpoint, '__module__', '').rpartition('.')[2]}.{name}"


def _metric(name: str, kind: str, told: str, samples: Iterable[Sample]) -> list[str]:
    lines = [f"# HELP {name} {told}", f"# TYPE {name} {kind}"]
    for labels, value in samples:
        inside = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels.items())
        lines.append(f"{name}{f'{{{inside}}}' if inside else ''} {value:g}")
    return lines


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _memory() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * PAGE
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024  # macOS counts bytes, others kilobytes


async def health(_request: Request) -> Response:
    """Whether this process is alive."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """Whether this process can do its work: whoever sends people here asks that."""
    why = await request.app.state.house.why_not_ready()
    return PlainTextResponse(why or "ready", status_code=503 if why else 200)


async def metrics(request: Request) -> Response:
    figures: Metrics = request.app.state.metrics
    if not figures.is_open_to(request):
        raise Missing("no-page")
    return PlainTextResponse(
        figures.text(request.app.state.house, request.app.state.quota.open_streams), media_type=TYPE
    )
