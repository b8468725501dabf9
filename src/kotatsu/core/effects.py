"""A move's preview in words, for everybody who lists options to a person."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.core.log import LogEntry
from kotatsu.core.preview import preview
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts


class Effect(NamedTuple):
    """Something that surely follows a move: whom it concerns (a negative number is nobody), and what it is."""

    seat: int
    text: str


def foreseen(texts: Texts, view: State, code: int, seat: int) -> list[Effect]:
    """What a move would bring, such as "+3 tea"; what the move's own label says is left out.

    The player's own come first, then what concerns nobody, then those about others.
    """
    label = texts.move(code, view)
    entries = [entry for entry in preview(view, code, seat) if not _is_minor(texts, entry)]
    entries.sort(key=lambda entry: (entry.seat != seat, entry.seat))
    told = [Effect(entry.seat, texts.event(entry)) for entry in entries]
    return [effect for effect in told if effect.text not in label or effect.seat not in (seat, NONE)]


def effects(texts: Texts, view: State, code: int, seat: int) -> list[str]:
    """The same in short texts, those about others with their names: so a name is never read as the subject of what follows
    it."""
    return [
        effect.text if effect.seat in (seat, NONE) else f"{texts.seat(effect.seat)}: {effect.text}"
        for effect in foreseen(texts, view, code, seat)
    ]


def _is_minor(texts: Texts, entry: LogEntry) -> bool:
    return texts.game.events[entry.kind].minor
