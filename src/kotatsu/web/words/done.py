"""A word that something is done, on the page that one is led to afterwards."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.texts import Messages
from kotatsu.web.words.html import h

DONE = "done"  # what the page is asked with
KINDS = ("saved", "left", "closed")  # what may have been done


def done_line(request: Request, wording: Messages) -> str:
    """What has been done just now; nothing if nothing was."""
    done = request.query_params.get(DONE, "")
    return f'<p class="hint-line" role="status">{h(wording.message(f"done-{done}"))}</p>' if done in KINDS else ""
