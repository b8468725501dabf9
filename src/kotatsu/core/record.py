"""Records: a match as a text file, like chess's PGN. A header, then the moves in notation, a line per seat and turn.

    [Kotatsu "0.1.0"]
    [Game "lanterns"]
    [Components "0f3a..."]
    [Seats "2"]
    [Seed "7"]
    [Result "A 61 B 54"]

    A give:1
    B give:2
    A buy:1

A match that ended because somebody was waited for too long names their seat:

[Result "A 12 B 9*"]
[TimedOut "A"]

A match with somebody's own box names it and brings what is corrected in it, between the header and the moves:

[Box "Our copy, version 2"]

| [meta]
| coins = 6

This is the format alone; `Match.replay` plays what is read here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kotatsu.core.errors import FileError
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT

TAG = re.compile(r'\[([\w-]+) "([^"]*)"\]')
LINE_LENGTH = 100
TIMED_OUT = "TimedOut"  # the tag of the seat that was waited for too long, with which the match ended
FIXED_TAGS = ("Kotatsu", "Game", "Components", "Box", "Seats", "Seed", "Result", TIMED_OUT)
BOX = "|"  # begins a line of the box
MOST_ROWS = 20_000  # of a file: some hundred are a long game
RUNNING = "?"  # the result of a match that is not over


class Line(NamedTuple):
    """One decision as it stands in a record."""

    number: int  # of the line in the file, for complaints
    seat: int
    move: str


class Record:
    """What a record says, not yet whether it is true. `wrong` complains about a tag at its line."""

    def __init__(self, text: str, source: str = "record") -> None:
        self.source = source
        self._rows = text.splitlines()
        if len(self._rows) > MOST_ROWS:
            raise FileError(source, MOST_ROWS, f"a record has up to {MOST_ROWS} lines")
        self.tags, body = self._header()
        self.box = "".join(f"{row[2:]}\n" for row in self._rows[body:] if row.startswith(BOX))
        self.lines = [line for number in range(body, len(self._rows)) for line in self._moves(number)]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._needed("Game")

    @property
    def seed(self) -> str:
        """What the shuffles came from."""
        return self._needed("Seed")

    @property
    def seats(self) -> int:
        """How many played."""
        told = self._needed("Seats")
        if told not in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
            raise self.wrong("Seats", f"{told!r} is no number of players")
        return int(told)

    @property
    def timed_out(self) -> int:
        """The seat that was waited for too long, with which the match ended."""
        told = self.tags.get(TIMED_OUT, "")
        if told and told not in SEAT.ids[: self.seats]:
            raise self.wrong(TIMED_OUT, f"{told!r} is no seat of this match")
        return SEAT.index[told] if told else NONE

    @property
    def options(self) -> dict[str, str]:
        """What the host had chosen."""
        return {name: choice for name, choice in self.tags.items() if name not in FIXED_TAGS}

    def wrong(self, tag: str, reason: str) -> FileError:
        """A complaint about a tag, with its line."""
        line = next((n for n, row in enumerate(self._rows, 1) if row.strip().startswith(f"[{tag} ")), 1)
        return FileError(self.source, line, reason)

    def _needed(self, tag: str) -> str:
        if tag not in self.tags:
            raise FileError(self.source, 1, f"the header line [{tag}] is missing")
        return self.tags[tag]

    def _header(self) -> tuple[dict[str, str], int]:
        tags: dict[str, str] = {}
        for number, row in enumerate(self._rows):
            if not row.strip():
                if tags:
                    return tags, number
                continue
            found = TAG.fullmatch(row.strip())
            if not found:
                told = row.strip()[:40]
                raise FileError(self.source, number + 1, f'a header line looks like [Game "..."], this one is {told!r}')
            tags[found[1]] = found[2]
        return tags, len(self._rows)

    def _moves(self, row: int) -> Iterable[Line]:
        words = self._rows[row].split()
        if not words or self._rows[row].startswith(BOX):
            return
        if words[0] not in SEAT.ids:
            raise FileError(self.source, row + 1, f"a line of moves begins with a seat, this one with {words[0]!r}")
        yield from (Line(row + 1, SEAT.index[words[0]], word) for word in words[1:])


def write(tags: Mapping[str, str], moves: Iterable[tuple[int, int, str]], box: str = "") -> str:
    """A record as text; each move is given with its seat and the turn it belongs to."""
    header = [f'[{name} "{value}"]' for name, value in tags.items()]
    if box:
        header += ["", *[f"{BOX} {row}".rstrip() for row in box.splitlines()]]
    lines: list[str] = []
    now = (-1, -1)
    for seat, turn, word in moves:
        if (seat, turn) != now or len(lines[-1]) + len(word) >= LINE_LENGTH:
            lines.append(SEAT.id(seat))
            now = (seat, turn)
        lines[-1] += f" {word}"
    return "\n".join([*header, "", *lines]) + "\n"
