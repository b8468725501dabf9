"""Bots as opponents, in words: some of them in short, and how it went against each."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.bots.registry import bot_names, bot_title
from kotatsu.core.texts import Messages
from kotatsu.house.history import History
from kotatsu.web.words.html import h


def opponents(bots: Sequence[str], wording: Messages) -> str:
    """Some bots in short."""
    title = bot_title(bots[0], wording.language) if len(set(bots)) == 1 else wording.message("bots-mixed")
    return wording.message("opponents", n=len(bots), title=title)


def so_far(history: History, wording: Messages, game: str = "") -> str:
    """How it went against each bot, in one game or in all."""
    results = {bot: history.result(game, bot) for bot in bot_names()}
    told = [
        wording.message("against", title=bot_title(bot, wording.language), **result._asdict())
        for bot, result in results.items()
        if result.played
    ]
    return f'<p class="quiet so-far">{h(wording.message("won-against", list=", ".join(told)))}</p>' if told else ""
