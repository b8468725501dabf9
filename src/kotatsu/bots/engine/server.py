"""Our own bots as an engine: what `kotatsu engine` says and understands.

A bot thinks in a process of its own, because compiled code lets nobody else have a word until it has finished. It takes a
quick look first, so that there is an answer whenever it is told to stop.
"""

from __future__ import annotations

import math
import multiprocessing
import queue
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from kotatsu.bots.analysis import chance_of
from kotatsu.bots.bot import Bot, Budget
from kotatsu.bots.engine import protocol
from kotatsu.bots.processes import serve_parent, uninterrupted
from kotatsu.bots.registry import bot_title, find_bot
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.registry import home_of, know_game, load_game
from kotatsu.core.state import State
from kotatsu.core.vocabulary import SEAT

Components = Path | Corrections | None  # whose values are played with
Event = tuple[object, "str | Found | None"]  # a line, or the end of them, or a thought and where it comes from

QUICK = Budget(40, 1.0)
WAIT = 5.0  # seconds for the quick look, when there is none yet
PARTING = 10.0  # seconds for a thought when nobody says anything any more


class Asked(NamedTuple):
    """What a bot shall think about, as it was said."""

    line: str
    budget: Budget


class Found(NamedTuple):
    move: str = ""
    last: bool = False  # else there is more to come
    failed: str = ""


# -- what is thought about ---------------------------------------------------------------------------


def read_situation(game: AnyGame, line: str) -> tuple[State, int]:
    """A view, and the seat that is asked."""
    word, rest = protocol.read_line(line)
    if word == protocol.VIEW:
        view = protocol.read_view(game, rest)
        seat = view.viewer
    else:
        match, wanted = read_match(game, rest)
        waiting = match.to_act()
        if not waiting:
            raise KotatsuError("the game is over")
        seat = waiting[0] if wanted is None else wanted
        view = match.view(seat)
    if not view.moves(seat):
        raise KotatsuError("this seat has nothing to decide now")
    return view, seat


def read_match(game: AnyGame, text: str) -> tuple[Match, int | None]:
    """`seats N seed TEXT [seat X] [NAME=VALUE ...] [moves A move ... B move ...]`"""
    setup, _, played = text.partition(" moves ")
    words = setup.split()
    given = {word: words.pop(words.index(word) + 1) for word in ("seats", "seed", "seat") if word in words[:-1]}
    options = dict(word.split("=", 1) for word in words if "=" in word)
    unknown = [word for word in words if "=" not in word and word not in given]
    if unknown or not given.get("seats", "").isdecimal() or "seed" not in given:
        raise KotatsuError(
            f"{protocol.POSITION} seats N seed TEXT [seat X] [NAME=VALUE ...] [moves A MOVE ... B MOVE ...]"
        )
    match = Match.new(game, int(given["seats"]), given["seed"], options)
    seat: int | None = None
    for word in played.split():
        if word in SEAT.ids:
            seat = SEAT.number(word)
        else:
            match.play(word, seat)
    return match, SEAT.number(given["seat"]) if "seat" in given else None


# -- the process that thinks -------------------------------------------------------------------------


def think(connection: Connection, game: str, home: str, components: Components, name: str) -> None:
    """Answer what is asked until the other end is closed."""
    serve_parent()
    know_game(game, home)
    thinker = Thinker(load_game(game, components), name)
    with suppress(EOFError, OSError):
        while True:
            thinker.answer(connection.recv(), connection.send)


class Thinker:
    """A bot that keeps its plans from one question to the next, unless the same is asked again."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self._game = game
        self._kind = find_bot(name)
        self._bot: Bot | None = None
        self._line = ""

    def answer(self, asked: Asked, tell: Callable[[Found], None]) -> None:
        try:
            view, seat = read_situation(self._game, asked.line)
            if self._bot is None or asked.line == self._line:
                self._bot = self._new(view, seat)
            self._line = asked.line
            tell(Found(self._thought(self._new(view, seat), view, seat, QUICK)))
            self._bot.rng = chance_of(self._game, view, seat)
            tell(Found(self._thought(self._bot, view, seat, asked.budget), last=True))
        except Exception as error:
            tell(Found(last=True, failed=f"{type(error).__name__}: {error}"))

    def _new(self, view: State, seat: int) -> Bot:
        bot = self._kind(chance_of(self._game, view, seat))
        bot.sit_down(self._game)
        return bot

    def _thought(self, bot: Bot, view: State, seat: int, budget: Budget) -> str:
        return self._game.vocabulary.notation(bot.choose(view, seat, budget))


# -- the conversation --------------------------------------------------------------------------------


class Server:
    """One conversation. Whatever is wrong is answered with a word, and changes nothing."""

    def __init__(self, game: AnyGame, name: str, components: Components = None) -> None:
        self._begun_with: tuple[AnyGame, Components] = game, components
        self._game, self._components = self._begun_with
        self._name = name
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._kept: deque[Event] = deque()  # what came while we waited for something else
        self._line = ""  # the position or view that was told last
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._thinking = False
        self._quick = ""

    def run(self, lines: Iterable[str] = sys.stdin) -> None:
        """Answer until it is told to quit, or nobody is there any more; what is being thought about then is still answered."""
        threading.Thread(target=self._listen, args=[lines], daemon=True).start()
        until = math.inf
        try:
            while self._thinking or until == math.inf:
                source, what = self._next(until)
                if isinstance(what, Found):
                    if source is self._connection:
                        self._hear(what)
                elif what is None:
                    until = time.monotonic() + PARTING
                elif not self._obey(what):
                    return
        except queue.Empty:
            self._obey(protocol.STOP)
        finally:
            self._end()

    def _next(self, until: float) -> Event:
        """What happens next; nothing does after a time."""
        if self._kept:
            return self._kept.popleft()
        return self._events.get(timeout=None if until == math.inf else max(0.0, until - time.monotonic()))

    def _listen(self, lines: Iterable[str]) -> None:
        with suppress(ValueError, OSError):
            for line in lines:
                self._events.put((None, line))
        self._events.put((None, None))

    def _say(self, word: str, *rest: object) -> None:
        print(protocol.line(word, *rest), flush=True)

    def _obey(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        word, rest = protocol.read_line(line)
        if not word:
            return True
        if word == protocol.QUIT:
            return False
        try:
            self._do(word, rest, line)
        except KotatsuError as error:
            self._say(protocol.ERROR, error)
        return True

    def _do(self, word: str, rest: str, line: str) -> None:
        if word == protocol.IS_READY:
            self._say(protocol.READY)
        elif word == protocol.STOP:
            self._stop()
        elif self._thinking:
            raise KotatsuError(f"I am thinking: {protocol.STOP} ends that")
        elif word == protocol.HELLO:
            self._introduce()
        elif word == protocol.NEW_GAME:
            if rest.split()[:1] != [self._game.name]:
                raise KotatsuError(f"I play {self._game.name}")
            self._play_with(*self._begun_with)
        elif word == protocol.BOX:
            box = protocol.read_box(rest)
            self._play_with(load_game(self._game.name, box), box)
        elif word in (protocol.VIEW, protocol.POSITION):
            read_situation(self._game, line)
            self._line = line
        elif word == protocol.GO:
            self._go(protocol.read_go(rest))
        elif word != protocol.MOVES:  # we know the rules
            raise KotatsuError(f"{word[:60]!r} is no word that I know; docs/engine.md has them")

    def _play_with(self, game: AnyGame, components: Components) -> None:
        self._game, self._components, self._line = game, components, ""
        self._end()

    def _introduce(self) -> None:
        kind = find_bot(self._name)
        self._say(protocol.ID, "name", bot_title(self._name, "en"))
        self._say(protocol.ID, "author", "Kotatsu")
        if kind.level:
            self._say(protocol.ID, "level", kind.level)
        self._say(protocol.ID, "games", self._game.name)
        self._say(protocol.OK)

    # -- thoughts ----------------------------------------------------------------------------------

    def _go(self, budget: Budget) -> None:
        if not self._line:
            raise KotatsuError(f"say first what I see: {protocol.VIEW} or {protocol.POSITION}")
        self._thinking, self._quick = True, ""
        self._started().send(Asked(self._line, budget))

    def _hear(self, found: Found) -> None:
        if found.failed:
            self._thinking = False
            self._say(protocol.ERROR, found.failed)
        elif found.last:
            self._thinking = False
            self._say(protocol.BEST, found.move)
        else:
            self._quick = found.move
            self._say(protocol.INFO, "move", found.move)

    def _stop(self) -> None:
        """Answer now. The thought is lost; so is the plan behind it."""
        if not self._thinking:
            return
        until = time.monotonic() + WAIT
        with suppress(queue.Empty):
            while self._thinking and not self._quick:
                source, what = self._events.get(timeout=max(0.0, until - time.monotonic()))
                if not isinstance(what, Found):
                    self._kept.append((source, what))
                elif source is self._connection:
                    self._hear(what)
        if self._thinking:
            self._end()
            if not self._quick:
                raise KotatsuError("I have not found a move yet")
            self._say(protocol.BEST, self._quick)

    def _started(self) -> Connection:
        if self._connection is None or self._process is None or not self._process.is_alive():
            self._end()
            self._thinking = True
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            home = home_of(type(self._game))
            self._process = context.Process(
                target=think, args=[theirs, self._game.name, home, self._components, self._name], daemon=True
            )
            with uninterrupted():
                self._process.start()
            theirs.close()
            threading.Thread(target=self._follow, args=[self._connection], daemon=True).start()
        return self._connection

    def _follow(self, connection: Connection) -> None:
        try:
            while True:
                self._events.put((connection, connection.recv()))
        except (EOFError, OSError):
            self._events.put((connection, Found(last=True, failed="the process that thinks has ended")))

    def _end(self) -> None:
        self._thinking = False
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._connection = None
