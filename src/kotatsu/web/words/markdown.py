"""The little Markdown that clauses use."""

from __future__ import annotations

import re

from kotatsu.web.words.html import h

BOLD = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"\*([^*]+)\*")
CLAUSE = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)*")
ORDERED = re.compile(r"\d+\.\s+")
UNORDERED = re.compile(r"-\s+")


def inline(text: str, rules: str = "") -> str:
    """A piece of text as HTML: emphasis, and links to the clauses it names, which stand on the page `rules` or on the same."""
    html = CLAUSE.sub(rf'<a href="{h(rules)}#\g<0>">\g<0></a>', h(text))
    html = BOLD.sub(r"<b>\1</b>", html)
    return EMPHASIS.sub(r"<i>\1</i>", html)


def listed(items: list[str], rules: str = "") -> str:
    """The items of a clause's list."""
    if not items:
        return ""
    mark, name = (ORDERED, "ol") if ORDERED.match(items[0]) else (UNORDERED, "ul")
    told = "".join(f"<li>{inline(mark.sub('', item, count=1), rules)}</li>" for item in items)
    return f"<{name}>{told}</{name}>"
