"""What is told of others: every step of it says something, about whom it concerns, and nothing of it stands in a question."""

from __future__ import annotations

import re
from copy import copy

import pytest

from kotatsu.board.markup import escape
from kotatsu.core.match import Match
from kotatsu.web.chronicle import logbook
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones import tray
from kotatsu.web.zones.frame import Frame
from tests.tables import TABLES, Table, table_id, walk

NAMES = ["Anna!", "Ben!", "Cleo!", "Dan!"]  # as nothing else is called
ONE_OF = 12  # moments


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_steps_and_questions_tell_what_concerns_their_reader(table: Table) -> None:
    for match, rng in walk(table, 17):
        if rng.below(ONE_OF) or match.over:
            continue
        seat = rng.below(match.seats)
        frame = Frame(copy(match), NAMES[: match.seats], Looker(seat, "en"))
        decided = frame.wording.message("has-decided")
        of_all = [
            frame.texts.event(entry) for entry in match.events(seat) if entry.seat < 0 and entry.ply >= frame.since
        ]
        steps = logbook.telling(frame)
        told = [each["did"] for each in steps] + [line for each in steps for line in each["all"]]
        assert decided not in told
        assert not set(of_all) & {line for each in steps for line in (*each["them"], *each["you"])}
        assert all(line in told for line in of_all) or len(steps) >= logbook.LONGEST_TELLING
        if frame.asked:
            common = re.search(r'<p class="common">(.*?)</p>', tray.tray(frame))
            assert common is not None and not any(f"{name}:" in common[1] for name in NAMES)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_log_begins_with_a_whole_ply_and_leads_to_what_was_before(table: Table) -> None:
    for match, rng in walk(table, 18):
        if rng.below(ONE_OF):
            continue
        seat = rng.below(match.seats)
        frame = Frame(copy(match), NAMES[: match.seats], Looker(seat, "en"))
        log = logbook.log(frame)
        plies = [int(ply) for ply in re.findall(r'data-ply="(-?\d+)"', log)]
        events = match.events(seat)
        if not plies:
            assert not events
            continue
        whole = [entry for entry in events if entry.ply >= min(plies)]
        assert len(whole) >= min(len(events), logbook.LOG_LENGTH)
        oldest = [entry for entry in whole if entry.ply == min(plies)]
        lines = " ".join(part for part in log.split("<li ") if f'data-ply="{min(plies)}"' in part)
        assert all(escape(frame.told(entry)).partition(": ")[2] in lines for entry in oldest)
        assert ("replay?ply=" in log) == (len(whole) < len(events))


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_what_is_marked_is_what_was_chosen_or_is_named_and_never_what_merely_looks_different(table: Table) -> None:
    named = marked = 0
    for match, rng in walk(table, 23):
        if rng.below(ONE_OF) or match.over:
            continue
        frame = Frame(copy(match), NAMES[: match.seats], Looker(rng.below(match.seats), "en"))
        for each in logbook.telling(frame):
            entries = [entry for entry in match.events(frame.seat) if entry.ply == each["ply"]]
            words = {word for entry in entries for word in logbook._named(frame, entry)}
            chosen = set(match.game.vocabulary.targets(match.plies[each["ply"]].code))
            things = [name for names in each["touched"].values() for name in names]
            assert all(name in chosen or words & set(name.split("-")) for name in things), (each["did"], things)
            named += any(words & set(target.split("-")) for target in chosen)
            marked += not chosen.isdisjoint(things)
    assert marked or not named, "what was chosen is marked"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_what_the_reader_did_is_said_to_them(table: Table, language: str) -> None:
    deeds = 0
    for match, rng in walk(table, 31):
        if len(match.plies) > 40 and rng.below(ONE_OF):
            continue
        seat = rng.below(match.seats)
        frame = Frame(copy(match), NAMES[: match.seats], Looker(seat, language))
        log = logbook.log(frame)
        you = frame.wording.message("you-as-name")
        own = [entry for entry in match.events(seat) if entry.seat == seat and frame.texts.is_deed(entry)]
        assert f"<b>{NAMES[seat]}" not in log
        if own and f'data-ply="{own[-1].ply}"' in log:
            first = next(entry for entry in own if entry.ply == own[-1].ply)
            assert f"<b>{you}</b> {escape(frame.texts.event(first, you=True)).partition(': ')[0]}" in log
            deeds += 1
        together = Frame(copy(match), NAMES[: match.seats], Looker(seat, language, own=tuple(range(match.seats))))
        assert f"<b>{you}" not in logbook.log(together)
    assert deeds


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_what_the_mover_cannot_know_is_not_marked_as_done_by_them(table: Table) -> None:
    for match, rng in walk(table, 37):
        if rng.below(ONE_OF) or match.over:
            continue
        frame = Frame(copy(match), NAMES[: match.seats], Looker(rng.below(match.seats), "en"))
        for each in logbook.telling(frame):
            entries = [entry for entry in match.events(frame.seat) if entry.ply == each["ply"]]
            known = [entry for entry in entries if entry.seen_by(each["seat"])]
            words = {word for entry in known for word in logbook._named(frame, entry)}
            chosen = match.game.vocabulary.target(match.plies[each["ply"]].code)
            things = [name for names in each["touched"].values() for name in names]
            assert all(name == chosen or words & set(name.split("-")) for name in things), (each["did"], things)
            assert each["unseen"] == (bool(entries) and not things)


def test_what_nobody_else_may_see_is_marked_at_its_seat() -> None:
    """YOK-3.11: both keep two orders in secret; the second to decide has not touched those of the first."""
    match = Match.new("yokohama", seats=2, seed=7)
    for seat in (0, 1):
        match.play("keep:1+2", seat=seat)
    frame = Frame(match, NAMES[:2], Looker(0, "en"))
    told = [each for each in logbook.telling(frame) if each["seat"] == 1]
    assert told and told[0]["unseen"] and not told[0]["touched"]
