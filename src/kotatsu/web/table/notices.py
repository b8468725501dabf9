"""What people are told who are not there, in their own language."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.core.registry import load_game
from kotatsu.core.texts import Messages
from kotatsu.house.post.messenger import Words
from kotatsu.house.store import PersonRow
from kotatsu.house.waiting import Turn
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.clocks import time_left
from kotatsu.web.words.names import as_name_only
from kotatsu.web.words.wording import wording_in

MOST = 6  # tables that are named


def notice_words(person: PersonRow, turns: Sequence[Turn], now: float) -> Words:
    """All turns that wait for somebody, in one message."""
    wording = wording_in(person.language)
    titles = [_title(turn.game, wording) for turn in turns]
    one = len(turns) == 1
    title = wording.message("notice-one", game=titles[0]) if one else wording.message("tables-wait", n=len(turns))
    lines = [_line(turn, title, now, wording) for turn, title in zip(turns[:MOST], titles, strict=False)]
    if len(turns) > MOST:
        lines.append(wording.message("notice-more", n=len(turns) - MOST))
    path = f"/t/{turns[0].table}" if one else "/tables"
    return Words(title, "\n".join(lines), path, wording.message("notice-stop"))


def _title(game: str, wording: Messages) -> str:
    return texts_for(load_game(game), wording.language, ()).message("title")


def _line(turn: Turn, title: str, now: float, wording: Messages) -> str:
    names = ", ".join(map(as_name_only, turn.names))
    who = wording.message("notice-with", game=title, names=names) if names else title
    left = wording.message("time-left", left=time_left(turn.due - now, wording)) if turn.due else ""
    return f"{who} – {left}" if left else who
