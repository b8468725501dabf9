"""What a browser keeps of the house for when there is no connection: the list of it, and the worker that does it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from kotatsu._version import __version__
from kotatsu.web.words.html import SHEETS

STATIC = Path(__file__).parents[1] / "static"
SHELL = (
    *(f"{name}.css" for name in SHEETS),
    "kotatsu.js",
    "backing.js",
    "ring.js",
    "turns.js",
    "net.js",
    "offline.js",
    "icon.svg",
)


def worker_script(static: Path = STATIC) -> str:
    """The service worker with what it keeps. If any of that has changed so has the script, and browsers fetch all of it anew."""
    mark = sha256(__version__.encode())
    for name in SHELL:
        mark.update((static / name).read_bytes())
    return f"const KEPT = {json.dumps(SHELL)}; // {mark.hexdigest()}\n{(static / 'sw.js').read_text('utf-8')}"


async def worker(_request: Request) -> Response:
    """It has to lie at the root, because it looks after the whole house."""
    return Response(worker_script(), media_type="text/javascript")
