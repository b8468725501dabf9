"""A process that thinks, from inside. It keeps the tables it was asked about, and is told only what is new at them."""

from __future__ import annotations

import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator, Set
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kotatsu.bots.ahead import Occasion, plans
from kotatsu.bots.bot import Bot, Budget
from kotatsu.bots.company import Companion
from kotatsu.bots.planner import Planner
from kotatsu.bots.processes import give_way, serve_parent
from kotatsu.bots.registry import find_bot
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match
from kotatsu.core.position import position_key
from kotatsu.core.registry import from_home, know_game
from kotatsu.core.rng import Rng, seeded
from kotatsu.house.bounds import Bounds, bound_memory, bound_time
from kotatsu.house.store import JournalLine, TableRow
from kotatsu.house.table import Table

MOST_TABLES = 64  # kept by a worker
READY = "ready"


class Question(NamedTuple):
    """What shall this bot do? The lines are those of the table's journal from number `first` on."""

    table: str
    row: TableRow | None  # None if the worker should have the table
    game: str  # where the class of the game lives: this process may never have heard of it
    first: int
    lines: list[JournalLine]
    seat: int
    bot: str  # where its class lives, or the command of an engine
    budget: Budget
    study: str = ""  # where the function lives that shall look at the match instead of a bot
    about: Any = 0  # what it is told besides the match and the seat
    ahead: bool = False  # nobody waits: what could this bot do when it is its turn?


class Answer(NamedTuple):
    move: str = ""
    found: Any = None  # by a study
    lacks: bool = False  # the worker does not have the table as it was before the lines it was sent
    failed: str = ""  # what went wrong, as text: not every error can travel
    refused: KotatsuError | None = None  # what somebody gave is not as it should be
    late: bool = False  # nothing was heard in time


class Foresight:
    """What a bot has planned for its next decisions while others made theirs: for each thing it may see then, a turn."""

    def __init__(self) -> None:
        self._chair: tuple[str, int, str] | None = None
        self._plans: dict[Occasion, list[int]] = {}
        self._companion: Companion | None = None

    def begin(self, question: Question, own: int, work: Callable[[Set[Occasion]], Iterator[Any]]) -> None:
        """From now on somebody plans for that chair, but for what was planned before and may still come."""
        self.rest()
        chair = (question.table, question.seat, question.bot)
        if chair != self._chair:
            self._chair, self._plans = chair, {}
        self._plans = {occasion: plan for occasion, plan in self._plans.items() if occasion.own >= own}
        self._companion = Companion(partial(work, set(self._plans)))

    def plan(self, question: Question, occasion: Occasion) -> list[int] | None:
        """The turn planned for what is seen now, if there is one."""
        return self._plans.get(occasion) if self._chair == (question.table, question.seat, question.bot) else None

    def rest(self) -> None:
        """Hear what was planned so far. Nobody plans any longer: somebody waits for an answer, and that comes first."""
        if self._companion is not None:
            while (found := self._companion.word(time.monotonic())) is not None:
                occasion, plan = found
                self._plans[Occasion(*occasion)] = plan
            self._companion.end()
            self._companion = None


class Desk:
    """The tables a worker has before it, each with the bots that play there."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[Table, dict[tuple[int, str], Bot]]] = OrderedDict()
        self._foresight = Foresight()

    def answer(self, question: Question) -> Answer:
        try:
            if not self._bring_up_to_date(question):
                return Answer(lacks=True)
            if question.ahead:
                return self._think_ahead(question)
            return self._study(question) if question.study else Answer(self._think(question))
        except MemoryError:
            self._tables.pop(question.table, None)
            return Answer(failed="out of memory", refused=Refusal("box-breaks-the-game") if question.study else None)
        except Exception as error:
            self._tables.pop(question.table, None)  # whatever is left of it may be half done
            return Answer(failed=traceback.format_exc(), refused=error if isinstance(error, KotatsuError) else None)

    def _bring_up_to_date(self, question: Question) -> bool:
        if question.row is not None:
            know_game(question.row.game, question.game)
            self._tables[question.table] = Table(question.row, [], []), {}
        if question.table not in self._tables:
            return False
        self._tables.move_to_end(question.table)
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        table, _ = self._tables[question.table]
        if table.number != question.first:
            return False
        for line in question.lines:
            table.take(line)
        return True

    def _study(self, question: Question) -> Answer:
        table, _ = self._tables[question.table]
        return Answer(found=from_home(question.study)(table.match, question.seat, question.about))

    def _think(self, question: Question) -> str:
        self._foresight.rest()
        table, bots = self._tables[question.table]
        match, seat, kind = table.match, question.seat, find_bot(question.bot)
        own = _decided(match, seat)
        if (seat, question.bot) not in bots:
            bots[seat, question.bot] = _seated(kind, match, seat, own)
        bot = bots[seat, question.bot]
        bot.rng = _chance(kind, match, seat, own)
        view = match.view(seat)
        if isinstance(bot, Planner) and bot.thinks_ahead:
            plan = self._foresight.plan(question, Occasion(own, position_key(match.game, view)))
            if plan is not None:
                bot.adopt(view, seat, plan)
        return match.game.vocabulary.notation(bot.choose(view, seat, question.budget))

    def _think_ahead(self, question: Question) -> Answer:
        """Let a copy of this process think what the bot could do next; the one that asks does not wait for it."""
        table, _ = self._tables[question.table]
        match, seat, kind = table.match, question.seat, find_bot(question.bot)
        own, view = _decided(match, seat), match.view(seat)
        chance = seeded(f"{match.seed} ahead {seat} {own}")

        def make(decided: int) -> Planner:
            bot = _seated(kind, match, seat, decided)
            assert isinstance(bot, Planner)
            return bot

        def work(known: Set[Occasion]) -> Iterator[Any]:
            for occasion, plan in plans(match.game, view, seat, own, make, question.budget, chance, known):
                yield tuple(occasion), plan

        if issubclass(kind, Planner) and kind.thinks_ahead and not match.over:
            try:
                self._foresight.begin(question, own, work)
            except OSError as error:  # there is no room for another process; the table is as it was
                return Answer(failed=str(error))
        return Answer()


def _decided(match: Match, seat: int) -> int:
    return sum(1 for ply in match.plies if ply.seat == seat)


def _chance(kind: type[Bot], match: Match, seat: int, own: int) -> Rng:
    """Chance of its own for each decision, so that the answer is the same whatever this process did for other tables, and
    however many secret steps others have made; a plan for this turn is what a bot may remember."""
    return seeded(f"{match.seed} {kind.name} {seat} {own}")


def _seated(kind: type[Bot], match: Match, seat: int, own: int) -> Bot:
    bot = kind(_chance(kind, match, seat, own))
    bot.sit_down(match.game)
    return bot


def work(connection: Connection, gives_way: bool = False, bounds: Bounds | None = None) -> None:
    """Answer questions until the other end is closed; whoever gives way works only when nobody else wants to, and whoever
    has bounds uses no more for a question. The first word only says that it is there."""
    serve_parent()
    if gives_way:
        give_way()
    if bounds is not None:
        bound_memory(bounds)
    desk = Desk()
    with suppress(OSError):
        connection.send(READY)
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            return
        if bounds is not None:
            bound_time(bounds)
        connection.send(desk.answer(question))
