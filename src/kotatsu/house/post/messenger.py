"""The messenger: it tells people who are not there that it is their turn. Seldom, and everything in one go."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from kotatsu.house.clock import DAY, MINUTE
from kotatsu.house.post import mail, outbound, push
from kotatsu.house.post.channels import EMAIL, PUSH, WEBHOOK, Channel, Channels, Told
from kotatsu.house.post.mail import Letter
from kotatsu.house.post.settings import Mail, Notices
from kotatsu.house.store import PersonRow
from kotatsu.house.tasks import Tasks
from kotatsu.house.waiting import Turn, Waiting

LOOKS = 20.0  # seconds between two looks at who waits for whom
GONE = (404, 410)  # what is said of a browser or an address that wants no more
AGAIN = (2.0, 15.0, 60.0)  # seconds until a letter that nobody took is tried again, then no more
HANDS = 6  # messages of a kind on their way at once
WARNING = 4  # a last word comes when so large a part of the time is left, at most a day


class Words(NamedTuple):
    """A message in the language of whom it is for."""

    title: str
    text: str
    path: str  # where it leads to
    stop: str  # the line above the link that ends this


class Outgoing(NamedTuple):
    """A message on its way."""

    channel: Channel
    words: Words
    turns: Sequence[Turn]
    stop: str  # where one can say that there shall be no more


Person = Callable[[str], Awaitable[PersonRow | None]]
Wording = Callable[[PersonRow, Sequence[Turn], float], Words]
Present = Callable[[str, str], bool]  # whether a person looks at a table now


class Messenger:
    def __init__(
        self,
        channels: Channels,
        waiting: Waiting,
        present: Present,
        now: Callable[[], float],
        notices: Notices,
        post: Mail,
    ) -> None:
        self.channels, self.notices, self.post = channels, notices, post
        self._waiting, self._present, self._now = waiting, present, now
        self._tasks = Tasks()
        self._calls = Tasks()  # people who are being told
        # hands of its own: whoever lets us wait at their address keeps nobody from a table, and no letter from its way
        self._hands = {kind: ThreadPoolExecutor(HANDS, f"post-{kind}") for kind in (EMAIL, PUSH, WEBHOOK)}

    def open(self, person: Person, words: Wording) -> None:
        self._tasks.begin(lambda: self._keep(person, words))

    async def close(self) -> None:
        await self._tasks.close()
        await self._calls.close()
        for hands in self._hands.values():
            hands.shutdown(wait=False, cancel_futures=True)

    async def _beside(self, kind: str, do: Callable[..., Any], *args: object) -> Any:
        """Do something that blocks, beside everything else."""
        return await asyncio.get_running_loop().run_in_executor(self._hands[kind], partial(do, *args))

    async def _keep(self, person: Person, words: Wording) -> None:
        while True:
            try:
                await self.look(person, words)
            except Exception:
                logging.getLogger(__name__).exception("could not look who waits for whom")
            await asyncio.sleep(LOOKS)

    # -- who has to be told -------------------------------------------------------------------------

    async def look(self, person: Person, words: Wording) -> None:
        """Tell everybody who has to be told something now. Whoever lets us wait at their address is not waited for: others
        are told meanwhile, and who is being told has been noted as such."""
        ready = await self.channels.ready()
        if not ready:
            return
        turns, told = await self._waiting.of_all(ready), await self.channels.told()
        now = self._now()
        for who, waiting in turns.items():
            before = told.get(who, Told())
            soon = now < before.sent + self.notices.pause_minutes * MINUTE
            if soon or not any(self._is_news(turn, who, before.known, now) for turn in waiting):
                continue
            row = await person(who)
            if row is not None and await self.channels.note_told(who, before, Told(now, now)):
                tell = partial(self._tell, ready[who], waiting, words(row, waiting, now))
                self._calls.begin(partial(self._see, who, tell, Told(now, now), Told(before.known, now)))

    async def told(self) -> None:
        """Wait until everybody has been told, or could not be."""
        await self._calls.finished()

    async def _see(self, who: str, tell: Callable[[], Awaitable[bool]], noted: Told, otherwise: Told) -> None:
        """See whether something reaches somebody; if it does not it is tried again, after a while."""
        try:
            if not await tell():
                await self.channels.note_told(who, noted, otherwise)
        except Exception:
            logging.getLogger(__name__).exception("could not tell somebody that others wait for them")

    def _is_news(self, turn: Turn, person: str, known: float, now: float) -> bool:
        """Whether somebody has not been told of a turn, or not that the time for it is running out."""
        if self._present(turn.table, person):
            return False
        if known < turn.since and turn.since + self.notices.gather_seconds <= now:
            return True
        rest = min(DAY, (turn.due - turn.since) / WARNING)
        return turn.due - turn.since >= DAY and known < turn.due - rest <= now

    async def _tell(self, channels: Sequence[Channel], turns: Sequence[Turn], words: Words) -> bool:
        """Send a message all ways; whether it arrived by any."""
        return any(await asyncio.gather(*(self._try(channel, turns, words) for channel in channels)))

    async def _try(self, channel: Channel, turns: Sequence[Turn], words: Words) -> bool:
        """Send a message one way; whether it arrived. Where nobody is any more the way is forgotten."""
        stop = f"{channel.base}/unsubscribe/{await self.channels.stop_secret(channel.id)}"
        outgoing = Outgoing(channel, words, turns, stop)
        try:
            if channel.kind == EMAIL:
                await self._beside(EMAIL, mail.send, _letter(outgoing), self.post)
                status = 200
            elif channel.kind == PUSH:
                status = await self._push(outgoing)
            else:
                body = json.dumps(_called(outgoing), ensure_ascii=False).encode()
                kind = {"Content-Type": "application/json"}
                status = await self._beside(WEBHOOK, outbound.post, channel.address, body, kind, self.notices.private)
        except (mail.Unknown, outbound.NotAllowed):
            status = GONE[0]
        except outbound.Failed as error:
            logging.getLogger(__name__).warning("a notice by %s did not arrive: %s", channel.kind, error)
            status = 0
        if status in GONE:
            await self.channels.remove(channel.id)
        elif channel.kind != EMAIL or status:  # that the post office is closed says nothing about an address
            await self.channels.note(channel.id, 200 <= status < 300)
        return 200 <= status < 300

    async def _push(self, outgoing: Outgoing) -> int:
        channel, words = outgoing.channel, outgoing.words
        keys = push.Keys(channel.keys["p256dh"], channel.keys["auth"])
        told = {"title": words.title, "text": words.text, "path": words.path}
        head = push.headers(await self.channels.push_key(), channel.address, self.notices.contact, self._now())
        sealed = push.sealed(json.dumps(told, ensure_ascii=False), keys)
        status: int = await self._beside(PUSH, outbound.post, channel.address, sealed, head, self.notices.private)
        return status

    async def send(self, letter: Letter) -> None:
        """Hand over a letter that somebody waits for."""
        await self._beside(EMAIL, mail.send, letter, self.post)

    def soon(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something about letters beside everything else."""
        self._tasks.begin(partial(self._noting, do))

    async def _noting(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except Exception:
            logging.getLogger(__name__).exception("could not make letters ready")

    def send_soon(self, letter: Letter) -> None:
        """Hand over a letter without letting anybody see whether there was one."""
        self._tasks.begin(lambda: self._send_quietly(letter))

    async def _send_quietly(self, letter: Letter) -> None:
        for pause in AGAIN:
            try:
                await self.send(letter)
                return
            except mail.Unknown:
                return
            except outbound.Failed as error:
                logging.getLogger(__name__).warning("a letter could not be sent: %s", error)
            await asyncio.sleep(pause)


def _letter(outgoing: Outgoing) -> Letter:
    channel, words = outgoing.channel, outgoing.words
    text = f"{words.text}\n\n{channel.base}{words.path}\n\n-- \n{words.stop}\n{outgoing.stop}\n"
    return Letter(channel.address, words.title, text, outgoing.stop)


def _called(outgoing: Outgoing) -> dict[str, object]:
    """What an address is told. Several services for messages show `text` or `content` as it is."""
    channel, words = outgoing.channel, outgoing.words
    line = f"{words.title}\n{words.text}\n{channel.base}{words.path}"
    tables = [
        {"table": f"{channel.base}/t/{turn.table}", "game": turn.game, "since": turn.since, "due": turn.due or None}
        for turn in outgoing.turns
    ]
    return {"text": line, "content": line, "turns": tables, "unsubscribe": outgoing.stop}
