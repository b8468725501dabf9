"""The bots by their names."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.bots.bot import Bot
from kotatsu.bots.greedy import GreedyBot
from kotatsu.bots.random_bot import RandomBot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.rng import Rng, seeded

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
USUAL_OPPONENT = GreedyBot.name


def bot_names() -> list[str]:
    """The bots, from the weakest to the strongest."""
    return sorted(BOTS, key=lambda name: BOTS[name].level)


def bot_title(name: str, language: str) -> str:
    """What people call a bot; its name if it is not here any more, or has nothing to say in this language."""
    return BOTS[name].title.get(language, name) if name in BOTS else name


def next_level(bots: Sequence[str]) -> str:
    """The bot that is one step stronger than all of these; empty if there is none."""
    known = bot_names()
    strongest = max((known.index(bot) for bot in bots if bot in BOTS), default=len(known))
    return known[strongest + 1] if strongest + 1 < len(known) else ""


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise KotatsuError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    return name


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot with a generator of its own."""
    return _make(name, seeded(str(seed)))


def make_bots(names: Sequence[str], seed: int | str) -> list[Bot]:
    """The bots of one game. They share a generator, so a game of random bots is a random playout of the kernel."""
    rng = seeded(str(seed))
    return [_make(name, rng) for name in names]


def _make(name: str, rng: Rng) -> Bot:
    return BOTS[check_bot(name)](rng)
