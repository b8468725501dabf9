"""The little Markdown that clauses use."""

from __future__ import annotations

import re

from kotatsu.core.texts import Messages
from kotatsu.web.html import h

CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"\*([^*]+)\*")
SOURCE = re.compile(r"\[(seed|found|ruling)(?:: ([^\]]*))?\]")
CLAUSE = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)*")
BOOK_LANGUAGE = "de"  # the rule books' own headings are cited as they are


def inline(text: str, words: Messages) -> str:
    """A clause as HTML: where a rule comes from is small print."""
    html = h(text).replace("\n", "<br>")
    html = CLAUSE.sub(r'<a href="#\g<0>">\g<0></a>', html)
    html = CODE.sub(lambda found: found[1] if SOURCE.fullmatch(found[1]) else f"<code>{found[1]}</code>", html)
    html = BOLD.sub(r"<b>\1</b>", html)
    html = EMPHASIS.sub(r"<i>\1</i>", html)
    return SOURCE.sub(lambda found: _source(found[1], found[2] or "", words), html)


def _source(kind: str, remark: str, words: Messages) -> str:
    told = h(words.message(f"provenance-{kind}"))
    if remark:
        language = f' lang="{BOOK_LANGUAGE}"' if kind == "seed" and ";" not in remark else ""
        told += f": <span{language}>{remark}</span>"
    return f'<small class="provenance">{told}</small>'
