"""What the strongest would do, for people who ask: in a process of its own that gives way to everything else.

So neither a table nor a bot ever waits because somebody thinks about a move. Whoever asks is answered from their own view
alone (`kotatsu.bots.analysis`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kotatsu.bots.analysis import ADVICE, Thought, analyse
from kotatsu.core.errors import Refusal
from kotatsu.core.match import Match
from kotatsu.core.registry import home_of
from kotatsu.house.desk import Question
from kotatsu.house.table import Table, Taken
from kotatsu.house.worker import TRIES, Worker

MOST_KEPT = 200  # answers

Study = Callable[[Match, int, int], Any]
IsGone = Callable[[], Awaitable[bool]]
Key = tuple[str, int, int]


class NoAdvice(Refusal):
    """Nobody can think about it now."""


async def stays() -> bool:
    """Of whom nobody knows better, they still wait."""
    return False


class Advisers:
    def __init__(self) -> None:
        self._worker = Worker(gives_way=True)
        self._thread = ThreadPoolExecutor(1, "kotatsu-adviser")
        self._kept: OrderedDict[Key, asyncio.Task[list[Thought]]] = OrderedDict()
        self._askers: dict[Key, list[IsGone]] = {}  # of questions that are not answered yet
        self._newest: dict[str, Key] = {}  # the question of each person that waits for its turn
        self._turn = asyncio.Lock()  # one question after the other

    async def advice(self, table: Table, seat: int, gone: IsGone = stays) -> list[Thought]:
        """What a seat that is to act could do, the best first. The same question is thought about once, and for those who
        have not gone meanwhile. Of each person one question waits: so everybody gets their turn, however many somebody has."""
        key = table.id, table.number_for([seat]), seat
        known = self._kept.get(key)
        if known is None or (known.done() and known.exception() is not None):
            self._askers[key] = []
            self._newest[table.chairs[seat].person] = key
            known = self._kept[key] = asyncio.create_task(self._advice(key, table, seat))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._askers.get(key, []).append(gone)
        return await asyncio.shield(known)  # whoever goes away takes nothing from those who stay

    async def _advice(self, key: Key, table: Table, seat: int) -> list[Thought]:
        asked, person = question_of(table, seat), table.chairs[seat].person
        try:
            async with self._turn:
                if asked != question_of(table, seat) or not await self._is_awaited(key, person):
                    raise Taken
                found: list[Thought] = await self._ask(table, advise, seat, 0)
        finally:
            self._askers.pop(key, None)
        return found

    async def _is_awaited(self, key: Key, person: str) -> bool:
        """Whether anybody waits for an answer: a person who has asked something else since does not."""
        if self._newest.get(person) != key:
            return False
        del self._newest[person]
        return not all([await gone() for gone in self._askers[key]])

    async def study(self, table: Table, study: Study, seat: int, about: int = 0) -> Any:
        """What a function says about the match of a table; others get their turn before the next question."""
        async with self._turn:
            return await self._ask(table, study, seat, about)

    async def _ask(self, table: Table, study: Study, seat: int, about: int) -> Any:
        game, home = home_of(type(table.match.game)), home_of(study)
        for known in (self._worker.known.get(table.id), *[None] * TRIES):
            first = known or 0
            row = table.row if known is None else None
            question = Question(table.id, row, game, first, table.lines[first:], seat, "", ADVICE, home, about)
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._worker.ask, question)
            if not answer.lacks:
                break
        if answer.failed or answer.lacks:
            logging.getLogger(__name__).error("nobody could think about table %s: %s", table.id, answer.failed)
            raise NoAdvice("no-advice")
        return answer.found

    def close(self) -> None:
        self._worker.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._worker.end()


def advise(match: Match, seat: int, _about: int) -> list[Thought]:
    return analyse(match.game, match.view(seat), seat)


def question_of(table: Table, seat: int) -> tuple[int, list[int]]:
    """What a seat is asked now. It stays the same while others decide something at the same time."""
    return sum(1 for ply in table.match.plies if ply.seat == seat), table.match.view(seat).moves(seat)


def may_ask(table: Table, own: Sequence[int]) -> bool:
    """Whether whoever plays these seats may be helped: all others are bots, and no guide leads the way already.

    Among people a hint is help from outside, also while a bot plays for one of them. One screen with several people is a
    game among people.
    """
    return plays_bots(table, own) and not table.match.over and table.guide() is None


def plays_bots(table: Table, own: Sequence[int]) -> bool:
    """Whether somebody plays one seat, and bots all others."""
    return len(own) == 1 and all(chair.bot and not chair.person for chair in table.chairs if chair.seat not in own)
