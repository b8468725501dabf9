"""A move's preview in words, for everybody who lists options to a person."""

from __future__ import annotations

from kotatsu.core.log import LogEntry
from kotatsu.core.preview import preview
from kotatsu.core.state import State
from kotatsu.core.texts import Texts


def effects(texts: Texts, view: State, code: int, seat: int) -> list[str]:
    """Short texts such as "+3 tea"; what the move's own label says is left out.

    The player's own come first, then what concerns nobody, then those about others with their names: so a name is never
    read as the subject of what follows it.
    """
    label = texts.move(code, view)
    entries = [entry for entry in preview(view, code, seat) if not _is_minor(texts, entry)]
    entries.sort(key=lambda entry: (entry.seat != seat, entry.seat))
    lines = [_line(texts, entry, seat) for entry in entries]
    return [line for line in lines if line not in label]


def _is_minor(texts: Texts, entry: LogEntry) -> bool:
    return texts.game.events[entry.kind].minor


def _line(texts: Texts, entry: LogEntry, seat: int) -> str:
    line = texts.event(entry)
    return line if entry.seat < 0 or entry.seat == seat else f"{texts.seat(entry.seat)}: {line}"
