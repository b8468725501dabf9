"""The bots by their names: those that come with Kotatsu, and any that an installed package offers under `kotatsu.bots`.

Whoever runs a command may also name a class (`module:Class`) or a program (`engine:COMMAND`). Strangers may not: a house
knows what it was started with, and nothing that is named later is imported or run.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from kotatsu.bots.bot import Bot
from kotatsu.bots.engine.player import PREFIX, Steady, engine_kind, introduced
from kotatsu.bots.greedy import GreedyBot, PlainBot
from kotatsu.bots.levels import Apprentice, Daimyo, Merchant, Novice, Shogun, Steward
from kotatsu.bots.random_bot import RandomBot
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import from_home, home_of
from kotatsu.core.rng import Rng, seeded

# from the weakest to the strongest; those without a level are for studies
ORDER: tuple[type[Bot], ...] = (RandomBot, Novice, Apprentice, Merchant, Steward, PlainBot, GreedyBot, Daimyo, Shogun)
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in ORDER}
USUAL_OPPONENT = Novice.name  # of somebody who is new here

_added: dict[str, type[Bot]] = {}


# -- all there are -----------------------------------------------------------------------------------


def known_bots() -> dict[str, type[Bot]]:
    """All bots that have a name here, from the weakest to the strongest; those without a level come where they were put."""
    known = list(BOTS.items())
    for name, kind in [*_offered().items(), *_added.items()]:
        if name not in BOTS:
            weaker = [place for place, (_, other) in enumerate(known, 1) if kind.level and other.level <= kind.level]
            known.insert(max(weaker, default=len(known)), (name, kind))
    return dict(known)


def bot_names() -> list[str]:
    """All bots, our own from the weakest to the strongest. No package is loaded for it: commands tell them in their help."""
    return list(dict.fromkeys([*BOTS, *_points(), *_added]))


def level_names(game: str = "") -> list[str]:
    """The opponents people choose from, from the weakest to the strongest; in one game, or in any."""
    return [name for name, bot in known_bots().items() if (bot.level or name in _added) and _plays(bot, game)]


def bot_levels() -> dict[str, int]:
    """The level of every bot, 0 for those that have none."""
    return {name: bot.level for name, bot in known_bots().items()}


def bot_title(name: str, language: str) -> str:
    """What people call a bot; its name if it is not here any more, or has nothing to say in this language."""
    known = known_bots()
    return known[name].title.get(language, name) if name in known else name


def next_level(bots: Sequence[str], game: str = "") -> str:
    """The level that is one step stronger than all of these bots; empty if there is none."""
    known = known_bots()
    names = list(known)
    here = [names.index(bot) for bot in bots if bot in known]
    if not here:
        return ""
    level = max(known[names[place]].level for place in here)
    rest = names[max(here) + 1 :]
    return next((name for name in rest if known[name].level > level and _plays(known[name], game)), "")


def add_bot(text: str) -> str:
    """Offer a further bot in this process, a class or a program; the name that it is known by then."""
    name, kind = introduced(text.removeprefix(PREFIX)) if text.startswith(PREFIX) else _named(find_bot(text))
    if name in known_bots():
        raise KotatsuError(f"{text!r}: there is a bot {name!r} already")
    _added[name] = kind
    return name


def _named(kind: type[Bot]) -> tuple[str, type[Bot]]:
    return kind.name, kind


# -- one of them -------------------------------------------------------------------------------------


def check_bot(name: str, game: str = "") -> str:
    """A name that anybody may give: nothing is imported or run for it."""
    known = known_bots()
    if name not in known:
        raise KotatsuError(f"there is no bot {name!r}; there are {', '.join(known)}")
    if game and not _plays(known[name], game):
        raise KotatsuError(f"{name} plays {', '.join(known[name].games)}, not {game}")
    return name


def find_bot(text: str) -> type[Bot]:
    """A bot by its name, by where its class lives (`module:Class`), or by the command of a program (`engine:COMMAND`)."""
    known = known_bots()
    if text in known:
        return known[text]
    if text.startswith(PREFIX):
        return engine_kind(text.removeprefix(PREFIX))
    if ":" in text:
        return _imported(text)
    raise KotatsuError(
        f"there is no bot {text!r}; there are {', '.join(known)}, any module:Class and any {PREFIX}COMMAND"
    )


def bot_home(kind: type[Bot]) -> str:
    """What another process finds this bot by."""
    return kind.name if kind.name.startswith(PREFIX) else home_of(kind)


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot with a generator of its own."""
    return _make(name, seeded(str(seed)))


def make_bots(names: Sequence[str], seed: int | str) -> list[Bot]:
    """The bots of one game. They share a generator, so a game of random bots is a random playout of the kernel."""
    rng = seeded(str(seed))
    return [_make(name, rng) for name in names]


def _make(name: str, rng: Rng) -> Bot:
    bot = find_bot(name)(rng)
    return Steady(bot) if bot.name.startswith(PREFIX) else bot


def _plays(kind: type[Bot], game: str) -> bool:
    return not game or not kind.games or game in kind.games


def _imported(home: str) -> type[Bot]:
    try:
        kind = from_home(home)
    except (ImportError, AttributeError, ValueError) as error:
        raise KotatsuError(f"there is no bot {home!r}: {error}") from None
    return _checked(kind, home)


def _checked(kind: object, home: str) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise KotatsuError(f"{home!r} is no bot: a bot is a class made from kotatsu.bots.Bot")
    return kind


@cache  # what is installed stays so while we run
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="kotatsu.bots")}


@cache
def _offered() -> dict[str, type[Bot]]:
    found = {name: _loaded(point) for name, point in _points().items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _loaded(point: EntryPoint) -> type[Bot] | None:
    """What a package offers; nobody else shall suffer if it is broken."""
    try:
        return _checked(point.load(), point.value)
    except Exception as error:
        logging.getLogger(__name__).warning("the bot %s (%s) cannot be loaded: %s", point.name, point.value, error)
        return None
