"""Reading texts takes longer than anybody else should wait: it is done beside the event loop, when the first reader comes."""

from __future__ import annotations

import gc

from starlette.concurrency import run_in_threadpool

from kotatsu.core.registry import game_names, load_game
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.words.wording import wording_in

_read: set[str] = set()


async def texts_read(language: str) -> None:
    """Return once everything that pages say in a language is at hand."""
    if language not in _read:
        await run_in_threadpool(_read_all, language)
        _read.add(language)
        gc.freeze()  # all that stays: a hundred thousand things that would be looked through again and again while all wait


def _read_all(language: str) -> None:
    wording_in(language)
    for name in game_names():
        texts_for(load_game(name), language, ())
