"""A move's preview in words, for everybody who lists options to a person."""

from __future__ import annotations

from typing import NamedTuple

from kotatsu.core.log import LogEntry
from kotatsu.core.preview import preview
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.core.vocabulary import Numbers


class Effect(NamedTuple):
    """Something that surely follows a move: whom it concerns (a negative number is nobody), and what it is.

    `what` is the id of the one thing it counts, or the name of its event, if it does no more than counting. A `deed` is said
    with a verb.
    """

    seat: int
    text: str
    what: str = ""
    deed: bool = False


def foreseen(texts: Texts, view: State, code: int, seat: int) -> list[Effect]:
    """What a move would bring, such as "+3 tea"; what the move's own label says is left out.

    The player's own come first, then what concerns nobody, then those about others.
    """
    label = texts.move(code, view)
    entries = [entry for entry in preview(view, code, seat) if not _is_minor(texts, entry)]
    entries.sort(key=lambda entry: (entry.seat != seat, entry.seat))
    told = [Effect(entry.seat, texts.event(entry), _what(texts, entry), texts.is_deed(entry)) for entry in entries]
    return [effect for effect in told if effect.text not in label or effect.seat not in (seat, NONE)]


def effects(texts: Texts, view: State, code: int, seat: int) -> list[str]:
    """The same in short texts, those about others with their names: so a name is never read as the subject of what follows
    it."""
    return [
        effect.text if effect.seat in (seat, NONE) else f"{texts.seat(effect.seat)}: {effect.text}"
        for effect in foreseen(texts, view, code, seat)
    ]


def _what(texts: Texts, entry: LogEntry) -> str:
    """What an event counts: it has one number and at most one kind of thing."""
    kind = texts.game.events[entry.kind]
    given = list(zip(kind.params.values(), entry.values, strict=False))
    things = [domain.id(value) for domain, value in given if not isinstance(domain, Numbers)]
    if len(given) - len(things) != 1 or len(things) > 1:
        return ""
    return things[0] if things else kind.name


def _is_minor(texts: Texts, entry: LogEntry) -> bool:
    return texts.game.events[entry.kind].minor
