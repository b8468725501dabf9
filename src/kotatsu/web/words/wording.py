"""The wording of the pages themselves, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kotatsu.bots.registry import bot_levels, bot_title
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import OWN_TEXTS, Messages

FOLDER = Path(__file__).parents[1] / "texts"


@cache
def wording_in(language: str) -> Messages:
    return Messages(language, [OWN_TEXTS, FOLDER])


@cache
def nameless() -> frozenset[str]:
    """What somebody is called who has given no name."""
    return frozenset(wording_in(language).message("guest") for language in LANGUAGES)


def best_language(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def level_title(bot: str, wording: Messages) -> str:
    """A level by its name and by its place among them: a name alone does not tell who is stronger."""
    title, levels = bot_title(bot, wording.language), bot_levels()
    return wording.message("level", title=title, n=levels[bot], all=max(levels.values())) if levels.get(bot) else title
