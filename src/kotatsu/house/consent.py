"""Taking back by consent: somebody asks, all other people at the table answer, and if they agree the match goes back.

All of it is in the journal. An `ask` names the ply to go back to and the seats that have to agree, because chairs are not in
the journal and may change.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.match import Match

ASK, AGREE, DECLINE = "ask", "agree", "decline"  # who asks may decline, too: then they think better of it
KINDS = (ASK, AGREE, DECLINE)
MOST_ASKED = 3  # times by a seat at one moment of a game: a no is an answer
TAKEN_BACK = "taken-back"  # what the log tells when all have agreed

WORDS = re.compile(r"([0-9]{1,5}) ([0-9](?:,[0-9])*)")


class Request(NamedTuple):
    """Somebody would like to take back, and not everybody has answered."""

    seat: int
    ply: int  # to go back to
    needed: tuple[int, ...]  # the seats that have to agree
    agreed: tuple[int, ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.needed if seat not in self.agreed)


class Note(NamedTuple):
    """A line for the log, before a ply."""

    ply: int
    kind: str
    seat: int


def in_words(match: Match, seat: int, others: Sequence[int]) -> str:
    """What an `ask` says: back to before the last decision of a seat, if these others agree."""
    ply = next((ply for ply in range(len(match.plies) - 1, match.sealed - 1, -1) if match.plies[ply].seat == seat), -1)
    if ply < 0:
        raise Refusal("nothing-to-undo")
    if not others:
        raise Refusal("nobody-to-ask")
    return f"{ply} {','.join(map(str, others))}"


class Consent:
    """What is being asked at a table, and what the log tells of it."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self.notes: list[Note] = []

    def check(self, match: Match, kind: str, seat: int, words: str) -> None:
        """Raise if this cannot be said now."""
        request = self.request
        if kind == ASK:
            if match.over:
                raise Refusal("game-is-over")
            if request is not None:
                raise Refusal("somebody-asks-already")
            if self.asked(match, seat) >= MOST_ASKED:
                raise Refusal("asked-often-enough")
            _read(match, seat, words)
        elif request is None or (seat not in request.waiting and (kind, seat) != (DECLINE, request.seat)):
            raise Refusal("nobody-asks-you")

    def asked(self, match: Match, seat: int) -> int:
        """How often a seat has asked at this moment of the game, since all last agreed to something."""
        agreed = max((place for place, note in enumerate(self.notes, 1) if note.kind == TAKEN_BACK), default=0)
        return self.notes[agreed:].count(Note(len(match.plies), ASK, seat))

    def follow(self, match: Match, kind: str, seat: int, words: str) -> int | None:
        """Something was said: the ply to which the match has to go back now, if that is the answer."""
        self._note(match, kind, seat)
        if kind == ASK:
            self.request = _read(match, seat, words)
            return None
        request = self.request
        assert request is not None
        if kind == DECLINE:
            self.request = None
            return None
        self.request = request._replace(agreed=(*request.agreed, seat))
        if self.request.waiting:
            return None
        self.request = None
        self.notes = [note._replace(ply=min(note.ply, request.ply)) for note in self.notes]
        self.notes.append(Note(request.ply, TAKEN_BACK, request.seat))
        return request.ply

    def end(self) -> None:
        """The game goes on, so nobody asks any more."""
        self.request = None

    def copy(self) -> Consent:
        twin = Consent()
        twin.request, twin.notes = self.request, self.notes[:]
        return twin

    def _note(self, match: Match, kind: str, seat: int) -> None:
        self.notes.append(Note(len(match.plies), kind, seat))


def _read(match: Match, seat: int, words: str) -> Request:
    found = WORDS.fullmatch(words)
    if found is None:
        raise KotatsuError(f"{words!r} asks for nothing")
    ply, needed = int(found[1]), tuple(map(int, found[2].split(",")))
    if not match.sealed <= ply < len(match.plies) or match.plies[ply].seat != seat:
        raise Refusal("nothing-to-undo")
    if seat in needed or any(other >= match.seats for other in needed):
        raise KotatsuError(f"{words!r} asks the wrong people")
    return Request(seat, ply, needed)


def speaker(request: Request | None, seats: Sequence[int], seat: int, kind: str) -> int:
    """Of several at one screen any may answer for all."""
    if request is None or kind not in (AGREE, DECLINE):
        return seat
    return next((own for own in seats if own in (*request.waiting, request.seat)), seat)
