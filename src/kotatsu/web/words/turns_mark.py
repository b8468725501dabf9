"""The mark in the night bar that says how many tables wait for the visitor."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kotatsu.core.texts import Messages
from kotatsu.web.words.html import h, icon

TABLE = re.compile(r"/t/([^/?]+)$")


def turns_label(count: int, wording: Messages) -> str:
    return wording.message("tables-wait", n=count)


def turns_mark(waiting: Sequence[str], path: str, wording: Messages) -> str:
    """The mark for a page; at a table only the others count. The script keeps it up to date."""
    here = found[1] if (found := TABLE.match(path)) else ""
    count = sum(1 for table in waiting if table != here)
    label = h(turns_label(count, wording))
    return (
        f'<a class="turns" id="turns" href="/turn?here={h(here)}" data-here="{h(here)}" title="{label}"'
        f' aria-label="{label}"{"" if count else " hidden"}>{icon("flag")}<b aria-hidden="true">{count}</b></a>'
    )
