"""Trying out what somebody brings: in a process of its own, so that whatever it does harms nobody and does not last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kotatsu.bots.bot import Budget
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import Refusal
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.registry import home_of
from kotatsu.house.store import TableRow
from kotatsu.house.thinking import TRIES, Worker
from kotatsu.house.worker import Question
from kotatsu.version import VERSION

PATIENCE = Budget(0, 5.0)

Study = Callable[[Match, int, Any], Any]


class NotTried(Refusal):
    """It took too long or broke the process that tried it."""

    def __init__(self) -> None:
        super().__init__("box-takes-too-long")


class Examiner:
    def __init__(self, gives_way: bool = False) -> None:
        self._worker = Worker(gives_way)
        self._thread = ThreadPoolExecutor(1, "kotatsu-examiner")
        self._turn = asyncio.Lock()  # one after the other

    async def examine(
        self, game: AnyGame, seats: int, box: Corrections | None, study: Study, about: Any = None, start: str = ""
    ) -> Any:
        """What a function says about a new match with a box, or about the match that a record tells. What is wrong with the
        box or the record is raised here as it was there."""
        text, title = (box.text, box.called or box.source) if box is not None else ("", "")
        row = TableRow("examined", game.name, seats, "examined", {}, start, 0, "", VERSION, "", 0.0, text, title)
        home = f"{study.__module__}:{study.__qualname__}"
        question = Question(row.id, row, home_of(type(game)), 0, [], 0, "", PATIENCE, home, about)
        async with self._turn:
            for _ in range(TRIES):
                answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._worker.ask, question)
                if not answer.lacks:
                    break
        if answer.refused is not None:
            raise answer.refused
        if answer.failed or answer.lacks:
            logging.getLogger(__name__).warning("a box could not be tried out: %s", answer.failed)
            raise NotTried
        return answer.found

    def close(self) -> None:
        self._worker.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._worker.end()
