"""The bots by their names."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.bots.bot import Bot
from kotatsu.bots.greedy import GreedyBot
from kotatsu.bots.levels import Apprentice, Daimyo, Merchant, Novice, Shogun, Steward
from kotatsu.bots.random_bot import RandomBot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.rng import Rng, seeded

# from the weakest to the strongest; those without a level are for studies
ORDER: tuple[type[Bot], ...] = (RandomBot, Novice, Apprentice, Merchant, Steward, GreedyBot, Daimyo, Shogun)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in ORDER}
USUAL_OPPONENT = Novice.name  # of somebody who is new here


def bot_names() -> list[str]:
    """All bots, from the weakest to the strongest."""
    return list(BOTS)


def level_names() -> list[str]:
    """The opponents people choose from, from the weakest to the strongest."""
    return [name for name, bot in BOTS.items() if bot.level]


def bot_title(name: str, language: str) -> str:
    """What people call a bot; its name if it is not here any more, or has nothing to say in this language."""
    return BOTS[name].title.get(language, name) if name in BOTS else name


def next_level(bots: Sequence[str]) -> str:
    """The level that is one step stronger than all of these bots; empty if there is none."""
    known = bot_names()
    strongest = max((known.index(bot) for bot in bots if bot in BOTS), default=len(known))
    return next((name for name in known[strongest + 1 :] if BOTS[name].level), "")


def check_bot(name: str) -> str:
    """The name of a bot, if there is one of this name."""
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
