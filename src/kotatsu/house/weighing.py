"""Weighing a box: bots play the same deals with our values and with those of the box, in the background, until all are played
or somebody stops them. A later question about the same values is answered from what was played."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from typing import NamedTuple

from kotatsu.core.corrections import Corrections, differences
from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.registry import load_game
from kotatsu.house.boxes import Box
from kotatsu.house.examining import Examiner
from kotatsu.house.tasks import Tasks
from kotatsu.lab.playing import Played
from kotatsu.lab.weighing import Change, change, weigh

DEALS = 40
MOST_KEPT = 50  # boxes whose results are remembered
MOST_OURS = 1000  # games with our values, which are the same for every box


class Weighed(NamedTuple):
    """How far it is and what was found so far."""

    deals: int
    of: int
    running: bool
    change: Change | None
    failed: KotatsuError | None = None
    old: bool = False  # the box says something else by now


NOTHING = Weighed(0, DEALS, False, None)


class Weighing:
    def __init__(self, examiner: Examiner) -> None:
        self._examiner = examiner
        self._tasks = Tasks()
        self._whose: dict[str, str] = {}  # of boxes that are being weighed
        self._found: OrderedDict[str, tuple[str, Weighed]] = OrderedDict()  # with the values
        self._ours: OrderedDict[tuple[str, int], Played] = OrderedDict()

    async def close(self) -> None:
        await self._tasks.close()

    def look(self, box: Box) -> Weighed:
        values, found = self._found.get(box.id, ("", NOTHING))
        return found._replace(old=found is not NOTHING and values != _values(box))

    def begin(self, box: Box, person: str, most: int) -> None:
        """Let bots play with a box as it is now; a person may have so many weighed at once."""
        if box.id in self._tasks:
            return
        if sum(1 for whose in self._whose.values() if whose == person) >= most:
            raise Refusal("too-many-balances")
        corrections = box.corrections()
        values = _values(box)
        known = self._found.get(box.id)
        if known is not None and known[0] == values and known[1].deals == DEALS:
            return
        self._note(box.id, values, NOTHING._replace(running=True))
        self._whose[box.id] = person
        self._tasks.begin(lambda: self._weigh(box, corrections, values), box.id)

    async def stop(self, box: str) -> None:
        task = self._tasks.cancel(box)
        if task is not None:
            await asyncio.wait([task])

    def _note(self, box: str, values: str, found: Weighed) -> None:
        self._found[box] = values, found
        self._found.move_to_end(box)
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)

    async def _weigh(self, box: Box, corrections: Corrections, values: str) -> None:
        found = NOTHING._replace(running=True)
        try:
            game = load_game(box.game)
            ours: list[Played] = []
            theirs: list[Played] = []
            for deal in range(DEALS):
                ours.append(await self._with_ours(box.game, deal))
                theirs.append(await self._examiner.examine(game, game.seat_counts[0], corrections, weigh, deal))
                moved = await asyncio.to_thread(change, ours, theirs, len(game.vocabulary))
                found = found._replace(deals=deal + 1, change=moved)
                self._note(box.id, values, found)
        except KotatsuError as error:
            found = found._replace(failed=error)
        except Exception:
            logging.getLogger(__name__).exception("could not weigh box %s", box.id)
        finally:
            self._whose.pop(box.id, None)
            self._note(box.id, values, found._replace(running=False))

    async def _with_ours(self, name: str, deal: int) -> Played:
        key = (name, deal)
        if key not in self._ours:
            game = load_game(name)
            self._ours[key] = await self._examiner.examine(game, game.seat_counts[0], None, weigh, deal)
            while len(self._ours) > MOST_OURS:
                self._ours.popitem(last=False)
        return self._ours[key]


def _values(box: Box) -> str:
    """What bots play with: a value that was confirmed to be ours changes nothing."""
    found = differences(load_game(box.game).components.data, box.draft)
    return json.dumps([[each.path, each.theirs] for each in found if each.ours != each.theirs], sort_keys=True)
