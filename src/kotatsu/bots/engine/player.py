"""A bot whose thoughts are an engine's, and one that goes on when the engine does not."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import ClassVar

from kotatsu.bots.bot import NO_LIMIT, USUAL, Bot, Budget
from kotatsu.bots.engine import protocol
from kotatsu.bots.engine.process import Engine, EngineFailed, Sitting, give_back, take_engine
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.rng import Rng
from kotatsu.core.state import NONE, State

PREFIX = "engine:"
PATIENCE = 60.0  # seconds for a decision of which only the tries were said
MOST_FAILURES = 3  # of an engine in one game; then it is not asked any more
NAME = re.compile(r"[^a-z0-9]+")
LONGEST_NAME = 40  # characters of a name that an engine gives itself
HIGHEST = 6  # of the levels


class EngineBot(Bot):
    """Tells the engine what its seat sees and may do, and nothing else."""

    command: ClassVar[str] = ""
    name: ClassVar[str] = PREFIX
    budget: ClassVar[Budget] = Budget(0, 5.0)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._game: AnyGame | None = None
        self._sitting = Sitting()

    def sit_down(self, game: AnyGame) -> None:
        self._game = game
        self._sitting = Sitting()

    def at_once(self, moves: list[int]) -> int:
        return moves[0] if len(moves) == 1 else NONE

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        game, moves = self._game, view.moves(seat)
        if game is None:
            raise KotatsuError("an engine has to sit down before it plays: bot.sit_down(game)")
        if len(moves) == 1:
            return moves[0]
        engine = take_engine(self.command, self._sitting)
        try:
            answer = self._asked(engine, game, view, seat, budget)
        finally:
            give_back(engine)
        code = game.vocabulary.codes.get(answer, NONE)
        if code not in moves:
            raise EngineFailed(f"the engine {self.command!r} answers {answer[:60]!r}, which is not possible now")
        return code

    def _asked(self, engine: Engine, game: AnyGame, view: State, seat: int, budget: Budget) -> str:
        engine.wait_until_ready()
        if engine.sitting is not self._sitting:
            engine.say(protocol.new_game_line(game, view.seats, seat))
            if game.components.own is not None:
                engine.say(protocol.box_line(game.components.own))
            engine.sitting = self._sitting
        engine.say(protocol.view_line(game, view))
        engine.say(protocol.moves_line(game, view.moves(seat)))
        by_tries = 0 < budget.tries < NO_LIMIT and not budget.seconds
        given = budget if by_tries else self.within(budget)
        return engine.best_move(protocol.go_line(given), given.seconds or PATIENCE)


class Steady(Bot):
    """Makes a move by chance wherever the bot behind it fails, and says so: one game is not worth a tournament."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.rng)
        self._bot = bot
        self._failures = 0

    def sit_down(self, game: AnyGame) -> None:
        self._failures = 0
        self._bot.sit_down(game)

    def at_once(self, moves: list[int]) -> int:
        return self._bot.at_once(moves)

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        if self._failures < MOST_FAILURES:
            try:
                return self._bot.choose(view, seat, budget)
            except EngineFailed as error:
                self._failures += 1
                last = self._failures == MOST_FAILURES
                rest = "all further moves of this game are made by chance" if last else "a move is made by chance"
                logging.getLogger(__name__).warning("%s; %s", error, rest)
        moves = view.moves(seat)
        return moves[self.rng.below(len(moves))]


def engine_kind(command: str) -> type[Bot]:
    """The bot that an engine is. Nothing is started yet."""
    return _kind(command, PREFIX + command, {}, 0, ())


def introduced(command: str) -> tuple[str, type[Bot]]:
    """The same by what the engine says about itself: a name, a level, the games that it plays."""
    engine = take_engine(command, Sitting())
    about = engine.about
    give_back(engine)
    title = about.get("name", "")[:LONGEST_NAME].strip() or command
    level = about.get("level", "")
    kind = _kind(
        command,
        PREFIX + command,
        dict.fromkeys(("en", "de"), title),
        min(int(level[:9]), HIGHEST) if level.isdecimal() else 0,  # Python reads no number of thousands of digits
        tuple(about.get("games", "").split()),
    )
    return NAME.sub("-", title.lower()).strip("-") or "engine", kind


def _kind(command: str, name: str, title: Mapping[str, str], level: int, games: tuple[str, ...]) -> type[Bot]:
    return type(
        "EngineBot", (EngineBot,), {"command": command, "name": name, "title": title, "level": level, "games": games}
    )
