"""What happened, line by line: for those who look back and, in sentences, for those who were not there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kotatsu.board.look import Scene, drawn
from kotatsu.core.log import LogEntry
from kotatsu.core.state import State
from kotatsu.core.texts import YOU
from kotatsu.core.vocabulary import Numbers
from kotatsu.house.consent import Note
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import h, icon
from kotatsu.web.words.primer import primer_of

LOG_LENGTH = 60  # entries shown, and those that complete the oldest ply; the replay has them all
MOST_NOTES = 20  # about taking back
LONGEST_TELLING = 40  # plies that are told one by one
GAIN, COST = "+", "−"  # what a line begins with that counts something
MOST_TOUCHED = 6  # things of a scene that one ply is about; if it were more, nobody would see which


def log(sight: Sight) -> str:
    """The last events, grouped by who caused them in which ply; those since the viewer's own last move are marked."""
    everything = sight.match.events(sight.seat)
    entries = everything[_beginning(everything) :]
    reach = _undo_reach(sight)
    since = sight.since if sight.seat >= 0 else len(sight.match.plies)
    lines: list[str] = []
    counted: list[int] = []
    place = 0
    notes = _notes(sight, entries[0].ply if len(entries) < len(everything) else 0)
    for before, group in pairwise([[], *[_deeds_first(sight, group) for group in _grouped(entries)]]):
        first = group[0]
        while notes and notes[0].ply <= first.ply:
            lines.append(_note(sight, notes.pop(0), len(lines)))
        called = sight.counted(first.ply)
        place = place + 1 if before and before[0].ply == first.ply else 0
        fresh = first.ply >= since and first.seat != sight.seat
        if fresh and first.ply not in counted:
            counted.append(first.ply)
        number = f'<b class="n">{len(counted)}</b> ' if fresh and place == 0 else ""
        told = _line(sight, group)
        back = ""
        if first.ply >= reach and place == 0 and sight.match.plies[first.ply].seat == sight.seat:
            label = sight.say("undo-to")
            named = f'title="{label}" aria-label="{label}"'
            back = f' <button class="back" data-do="back" data-to-ply="{called}" {named}>{icon("undo")}</button>'
        rule = (
            f" {sight.rule(sight.match.questions[first.ply].rule)}"
            if first.seat >= 0 and place == 0 and first.ply >= 0
            else ""
        )
        new = " new" if fresh else ""
        name = f'id="log-{called}-{place}" class="seat-{first.seat}{new}" data-ply="{called}"'
        lines.append(f"<li {name}>{number}{told}{rule}{back}</li>")
    lines += [_note(sight, note, len(lines) + n) for n, note in enumerate(notes)]
    older = _older(sight, entries[0].ply) if len(entries) < len(everything) else ""
    return f"<ol>{''.join(reversed(lines))}</ol>{older}" if lines or older else _breath(sight)


def _breath(sight: Sight) -> str:
    """What a game is about, as long as nothing has happened in it: newcomers have to begin somewhere."""
    primer = primer_of(sight.match.game, sight.looker.language)
    if not primer.leaves:
        return ""
    return f'<p class="breath"><b>{sight.say("about-it")}</b> {primer.lead(0)}</p>'


def _beginning(entries: Sequence[LogEntry]) -> int:
    """Where the log begins: with the first thing of a ply, so that its oldest line says who did what."""
    first = max(0, len(entries) - LOG_LENGTH)
    while first and entries[first - 1].ply == entries[first].ply:
        first -= 1
    return first


def _older(sight: Sight, ply: int) -> str:
    """The way to what happened before the oldest line."""
    at = ply if sight.venue.over else sight.counted(ply)
    return f'<p class="older"><a href="/t/{sight.venue.table_id}/replay?ply={at}">{sight.say("log-older")}</a></p>'


class Deed(NamedTuple):
    seat: int
    text: str  # markup


def latest(sight: Sight) -> Deed | None:
    """The last thing that somebody else did and the viewer may know, in one line."""
    groups = [group for group in _grouped(sight.match.events(sight.seat)[-LOG_LENGTH:]) if group[0].seat >= 0]
    others = [group for group in groups if group[0].seat != sight.seat and group[0].ply >= sight.venue.first_ply]
    return Deed(others[-1][0].seat, _line(sight, _deeds_first(sight, others[-1]))) if others else None


def _line(sight: Sight, group: Sequence[LogEntry]) -> str:
    """What somebody did, then what came of it: gains before costs."""
    first = group[0]
    who = f"<b>{h(sight.addressed(first.seat))}{_sign(sight, first)}</b> " if first.seat >= 0 else ""
    deeds = [entry for entry in group if first.seat < 0 or sight.texts.is_deed(entry)]
    came = _joined(sight, [entry for entry in group if entry not in deeds])
    told = h("; ".join(_joined(sight, deeds)))
    results = h(", ".join(sorted(came, key=lambda text: (text[:1] != GAIN, text[:1] == COST))))
    if not told or not results:
        return f"{who}{told}{results}"
    return f'{who}{told} <span class="came">{results}</span>'


def _joined(sight: Sight, entries: Sequence[LogEntry]) -> list[str]:
    """What is told; what a single word says of several things is said once."""
    told: list[str] = []
    for entry in entries:
        text = sight.told(entry)
        beginning, colon, thing = text.partition(": ")
        if colon and told and " " not in beginning and told[-1].partition(colon)[0] == beginning:
            told[-1] += f", {thing}"
        else:
            told.append(text)
    return told


def _deeds_first(sight: Sight, entries: list[LogEntry]) -> list[LogEntry]:
    return sorted(entries, key=lambda entry: not sight.texts.is_deed(entry)) if len(entries) > 1 else entries


def _sign(sight: Sight, first: LogEntry) -> str:
    """What stands between a name and what is told of it."""
    return "" if sight.texts.is_deed(first) else ":"


def _notes(sight: Sight, first: int) -> list[Note]:
    """What was asked and answered about taking back, as far as the log goes back: to the ply `first`."""
    notes = [note for note in sight.venue.notes if first <= note.ply <= len(sight.match.plies)]
    return notes[-MOST_NOTES:]


def _note(sight: Sight, note: Note, place: int) -> str:
    told = sight.say(f"log-{note.kind}", name=sight.names[note.seat])
    return f'<li id="note-{place}" class="seat-{note.seat} note">{told}</li>'


def _undo_reach(sight: Sight) -> int:
    """The earliest ply the viewer may take back to."""
    if sight.past or sight.seat < 0 or sight.guide() is not None:
        return len(sight.match.plies)
    return max(sight.match.undo_reach(sight.seat), sight.venue.first_ply)


def _grouped(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    groups: list[list[LogEntry]] = []
    for entry in entries:
        if groups and (groups[-1][0].ply, groups[-1][0].seat) == (entry.ply, entry.seat):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups


# -- the moves of others -----------------------------------------------------------------------------


def telling(sight: Sight) -> list[dict[str, Any]]:
    """The moves of others since the viewer's own last one. A move of which nothing can be told, such as a secret choice or the
    first half of the next one, is told together with what comes of it."""
    match, seat = sight.match, sight.seat
    first = max(sight.since, sight.ply(sight.counted(len(match.plies)) - LONGEST_TELLING))
    events = _by_ply(sight)
    state = match.state_at(first)
    before = state.view(seat)
    told: list[dict[str, Any]] = []
    for number, ply in enumerate(match.plies[first:], first):
        state.apply(ply.code, ply.seat)
        if sight.counted(number) == sight.counted(number + 1) or number not in events:
            continue
        after = state.view(seat)
        told.append(_told(sight, number, events.get(number, []), before, after))
        before = after
    return told


def last_told(sight: Sight) -> dict[str, Any] | None:
    """The last move of a moment that is looked back on; none before the first."""
    match = sight.match
    number = len(match.plies) - 1
    if number < 0:
        return None
    state = match.state_at(number)
    before = state if sight.venue.over else state.view(sight.seat)
    entries = _by_ply(sight).get(number, [])
    told = _told(sight, number, entries, before, sight.view)
    if not entries and sight.venue.over:  # nothing is secret any more
        told["sign"] = ""
        ply = match.plies[number]
        told["did"] = _said(sight, "chose", ply.seat, move=sight.texts.move(ply.code, before))
    return told


def _by_ply(sight: Sight) -> dict[int, list[LogEntry]]:
    events: dict[int, list[LogEntry]] = {}
    for entry in sight.match.events(sight.seat):
        events.setdefault(entry.ply, []).append(entry)
    return events


def _told(sight: Sight, number: int, entries: list[LogEntry], before: State, after: State) -> dict[str, Any]:
    """A move: a sentence, what it means for whom, which points changed and why, and which things it was about. All of it is
    made of what the viewer may know."""
    mover = sight.match.plies[number].seat
    touched = _touched(sight, number, entries, before, after)
    return {
        "ply": sight.counted(number),
        "then": number + 1 if sight.venue.over else sight.counted(number + 1),
        "seat": mover,
        "name": sight.names[mover],
        **_sentences(sight, mover, entries),
        "scores": _changes(sight, before, after),
        "touched": touched,
        "unseen": bool(entries) and not touched,
    }


def _sentences(sight: Sight, mover: int, entries: list[LogEntry]) -> dict[str, Any]:
    """The first deed of the mover is what they did; the rest is what came of it, for the viewer, for everybody else and for
    the whole table. If nothing can be told of the mover, what came of it is told instead."""
    own = _deeds_first(sight, [entry for entry in entries if entry.seat == mover])
    table = [entry for entry in entries if entry.seat < 0]
    first = (own or table or entries)[:1]
    rest = [entry for entry in entries if entry not in first]
    tell = sight.told
    others = [
        tell(entry) if entry.seat == mover else _of_somebody(sight, entry)
        for entry in rest
        if entry.seat >= 0 and entry.seat != sight.seat
    ]
    return {
        "who": "".join(map(sight.addressed, [entry.seat for entry in first if entry.seat >= 0] if first else [mover])),
        "sign": "".join(_sign(sight, entry) for entry in first if entry.seat >= 0),
        "did": tell(first[0]) if first else _said(sight, "has-decided", mover),
        "you": [
            _of_somebody(sight, entry) if sight.texts.is_deed(entry) else tell(entry)
            for entry in rest
            if entry.seat == sight.seat
        ],
        "them": others,
        "all": [tell(entry) for entry in rest if entry.seat < 0],
    }


def _of_somebody(sight: Sight, entry: LogEntry) -> str:
    """A whole sentence about one thing that happened to somebody."""
    return f"{sight.addressed(entry.seat)}{_sign(sight, entry)} {sight.told(entry)}"


def _said(sight: Sight, name: str, seat: int, **values: str) -> str:
    """A sentence of ours about somebody, in the form that is said to the viewer if it is them."""
    return sight.wording.message(f"{name}.{YOU}" if sight.is_you(seat) else name, **values)


def _changes(sight: Sight, before: State, after: State) -> list[dict[str, Any]]:
    """Whose points changed, by how much, and in which categories."""
    changes = []
    for seat in range(sight.match.seats):
        then, now = before.score(seat), after.score(seat)
        if sum(now) != sum(then):
            why = [
                [sight.texts.category(number), value - old]
                for number, (old, value) in enumerate(zip(then, now, strict=True))
                if value != old
            ]
            changes.append({"seat": seat, "by": sum(now) - sum(then), "why": why})
    return changes


def _touched(sight: Sight, number: int, entries: list[LogEntry], before: State, after: State) -> dict[str, list[str]]:
    """The things of each scene that a move was about, the one that was chosen first. What the sentences name is meant if it
    looks different or was chosen itself, else what was chosen if it looks different. Whatever else looks different, such as
    what somebody could do there now, is not what happened; if nothing is told, nothing is meant."""
    mover, code = sight.match.plies[number]
    entries = [
        entry for entry in entries if entry.seen_by(mover)
    ]  # what the mover knows nothing of is nothing they did
    words = {word for entry in entries for word in _named(sight, entry)}
    chosen = set(sight.match.game.vocabulary.targets(code))
    touched: dict[str, list[str]] = {}
    for scene in sight.look.scenes if entries else ():
        old, new = (drawn(scene, view, sight.texts) for view in (before, after))
        things = {name for name, face in new.faces.items() if old.faces.get(name) != face}
        changed = sorted(chosen & things)
        things.update(
            target
            for target in chosen & new.faces.keys() - things
            if not changed and _is_shared(sight, scene, target, mover, before, after)
        )
        named = {name: len(words.intersection(name.split("-")[1:])) for name in new.faces if name in things}
        most = max(named.values(), default=0)
        meant = [name for name, count in named.items() if 0 < count == most] or changed
        if 0 < len(meant) <= MOST_TOUCHED:
            touched[scene.name] = sorted(meant, key=lambda name: name not in chosen)
    return touched


def _is_shared(sight: Sight, scene: Scene, target: str, mover: int, before: State, after: State) -> bool:
    """Whether a target that looks as it did is there for all: it is not, if among the mover's own things it has changed."""
    old, new = (drawn(scene, view, sight.texts, front=mover).faces.get(target) for view in (before, after))
    return old == new


def _named(sight: Sight, entry: LogEntry) -> list[str]:
    """The ids of the things that an event is about."""
    domains = sight.match.game.events[entry.kind].params.values()
    return [domain.id(n) for domain, n in zip(domains, entry.values, strict=False) if not isinstance(domain, Numbers)]
