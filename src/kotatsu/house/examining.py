"""Trying out what somebody brings: in a process of its own, so that whatever it does harms nobody and does not last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from kotatsu.bots.bot import Budget
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.registry import from_home, home_of
from kotatsu.house.bounds import Bounds
from kotatsu.house.desk import Answer, Question
from kotatsu.house.store import TableRow
from kotatsu.house.worker import TRIES, Worker
from kotatsu.version import VERSION

PATIENCE = Budget(0, 50.0)  # with a busy house; a box has used up its bounds long before
BOUNDS = Bounds(12)
QUICK = Bounds(5)
MOST_WAITING = 4  # trials, besides the one that runs

_whose: ContextVar[str] = ContextVar("whose trial it is", default="")

Study = Callable[[Match, int, Any], Any]


class NotTried(Refusal):
    """It took too long or broke the process that tried it."""

    reason = "box-takes-too-long"


class Busy(Refusal):
    """It was not what somebody brought, but the house that was too slow or has too much to do."""

    reason = "house-is-busy"


class OneAtATime(Refusal):
    """A trial of theirs is waiting or running already."""

    reason = "too-many-trials"


def ready(_match: Match, _seat: int, study: Any) -> None:
    """Asked first in a new process, so that what it takes to start is not counted against a box."""
    from_home(study)


class Examiner:
    def __init__(self, gives_way: bool = False, bounds: Bounds = BOUNDS) -> None:
        self._worker = Worker(gives_way, bounds)
        self._thread = ThreadPoolExecutor(1, "kotatsu-examiner")
        self._turn = asyncio.Lock()  # one after the other

    async def examine(
        self, game: AnyGame, seats: int, box: Corrections | None, study: Study, about: Any = None, start: str = ""
    ) -> Any:
        """What a function says about a new match with a box, or about the match that a record tells. What is wrong with the
        box or the record is raised here as it was there."""
        text, title = (box.text, box.called or box.source) if box is not None else ("", "")
        row = TableRow("examined", game.name, seats, "examined", {}, start, 0, "", VERSION, "", 0.0, text, title)
        home = home_of(study)
        question = Question(row.id, row, home_of(type(game)), 0, [], 0, "", PATIENCE, home, about)
        plain = row._replace(start="", box="", box_title="")
        first = question._replace(row=plain, study=home_of(ready), about=home)
        async with self._turn:
            for _ in range(TRIES):
                answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, first, question)
                if not answer.lacks:
                    break
        if answer.refused is not None:
            raise answer.refused
        if answer.late:
            logging.getLogger(__name__).warning("there was no time to try out a box: %s", answer.failed)
            raise Busy
        if answer.failed or answer.lacks:
            logging.getLogger(__name__).warning("a box could not be tried out: %s", answer.failed)
            raise NotTried
        return answer.found

    def _ask(self, first: Question, question: Question) -> Answer:
        if not self._worker.alive():
            answer = self._worker.ask(first)
            if answer.failed:
                return answer._replace(late=True)
        return self._worker.ask(question)

    def close(self) -> None:
        self._worker.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._worker.end()


def trial_for(visitor: str) -> None:
    """Whatever is tried out from now on while the same request is answered is tried out for them."""
    _whose.set(visitor)


class Trials(Examiner):
    """Games are played here, which takes longer than a look: everybody has one trial at a time, and few wait."""

    def __init__(self, gives_way: bool = False, bounds: Bounds = BOUNDS) -> None:
        super().__init__(gives_way, bounds)
        self._here: list[str] = []  # for whom there are trials, waiting or running

    async def examine(
        self, game: AnyGame, seats: int, box: Corrections | None, study: Study, about: Any = None, start: str = ""
    ) -> Any:
        with self._place(_whose.get()):
            return await super().examine(game, seats, box, study, about, start)

    @contextmanager
    def _place(self, visitor: str) -> Iterator[None]:
        if visitor and visitor in self._here:
            raise OneAtATime
        if len(self._here) > MOST_WAITING:
            raise Busy
        self._here.append(visitor)
        try:
            yield
        finally:
            self._here.remove(visitor)
