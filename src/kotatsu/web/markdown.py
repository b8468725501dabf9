"""The little Markdown that clauses use."""

from __future__ import annotations

import re

from kotatsu.web.html import h

CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"\*([^*]+)\*")
SOURCE = re.compile(r"\[((?:seed|found|ruling)[^\]]*)\]")


def inline(text: str) -> str:
    """A clause as HTML: where a rule comes from is small print."""
    html = h(text).replace("\n", "<br>")
    html = CODE.sub(lambda found: found[1] if SOURCE.fullmatch(found[1]) else f"<code>{found[1]}</code>", html)
    html = BOLD.sub(r"<b>\1</b>", html)
    html = EMPHASIS.sub(r"<i>\1</i>", html)
    return SOURCE.sub(r'<small class="provenance">\1</small>', html)
