"""A table as somebody wants it, before it is set up: the usual one, as last time, or what one click brings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kotatsu.bots.registry import USUAL_OPPONENT, bot_levels, bot_names, next_level
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.house.clock import NO_CLOCK, Clock
from kotatsu.house.history import History
from kotatsu.house.store import PersonRow
from kotatsu.web.table.seating import AFAR, HERE, ME


class Choice(NamedTuple):
    """A table as somebody wants it."""

    chairs: Sequence[str]
    options: Mapping[str, str]
    clock: Clock = NO_CLOCK
    box: str = ""  # whose values are played with; empty for ours

    def written(self) -> str:
        """As a text, from which `last_time` reads it again."""
        return json.dumps(
            {"chairs": self.chairs, "options": self.options, "clock": self.clock.written(), "box": self.box}
        )


def usual(game: AnyGame) -> Choice:
    """As few as can play, all others bots."""
    return Choice([ME, *[USUAL_OPPONENT] * (game.seat_counts[0] - 1)], game.check_options({}))


def last_time(game: AnyGame, person: PersonRow) -> Choice | None:
    """The table of this game that a person set up last, if it can be set up again."""
    try:
        data = json.loads(person.settings.get(memory_of(game.name), ""))
        chairs, options = data["chairs"], game.check_options(data["options"])
        clock, box = Clock.read(data.get("clock", "")), str(data.get("box", ""))
        game.check_seats(len(chairs))
    except (ValueError, TypeError, LookupError, AttributeError, KotatsuError):
        return None
    known = {HERE, AFAR, *bot_names()}
    return Choice(chairs, options, clock, box) if chairs[0] == ME and known.issuperset(chairs[1:]) else None


def with_friends(game: AnyGame, person: PersonRow, where: str) -> Choice:
    """A table as last time for as few as can play, all of them people: waited for, or at this screen."""
    return (last_time(game, person) or usual(game))._replace(chairs=[ME, *[where] * (game.seat_counts[0] - 1)])


def at_once(game: AnyGame, person: PersonRow, history: History) -> Choice:
    """What one click brings: as last time, if only bots sat there besides; then nothing is left to ask."""
    last = last_time(game, person)
    alone = last is not None and not {HERE, AFAR} & set(last.chairs)
    return with_worthy_bots(last if last is not None and alone else usual(game), game, history)


def with_worthy_bots(choice: Choice, game: AnyGame, history: History) -> Choice:
    """A table where nobody meets a bot again that they have outgrown: the next level sits there."""
    return choice._replace(chairs=[_worthy(who, game, history) for who in choice.chairs])


def _worthy(who: str, game: AnyGame, history: History) -> str:
    while who in bot_levels() and history.has_beaten(game.name, who) and (stronger := next_level([who], game.name)):
        who = stronger
    return who


def memory_of(game: str) -> str:
    """Under what name a person's settings hold the table that they set up last."""
    return f"table {game}"
