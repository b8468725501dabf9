"""What is shown before a move is what happens when it is made."""

from __future__ import annotations

import pytest

from kotatsu.core.effects import effects
from kotatsu.core.event_log import EventLog
from kotatsu.core.log import LogEntry
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position
from kotatsu.core.preview import preview
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from tests.tables import TABLES, Table, table_id, walk


@pytest.mark.both_ways
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_preview_promises_nothing_that_does_not_happen(table: Table) -> None:
    promised = 0
    for match, _ in walk(table, 5):
        for seat in match.to_act():
            view = match.view(seat)
            before = dump_position(match.game, view)
            for code in view.moves(seat):
                told = [entry[2:] for entry in preview(view, code, seat)]
                twin = match.state.copy()
                twin.log = EventLog()
                twin.apply(code, seat)
                entries = [LogEntry(0, 0, e[0], e[1], (e[2], e[3], e[4]), e[5]) for e in twin.log.entries]
                happens = [entry[2:] for entry in entries if entry.seen_by(seat)]
                both = min(len(told), len(happens))  # chance may cut the preview, neutral moves may lengthen it
                assert told[:both] == happens[:both]
                promised += both
            assert dump_position(match.game, view) == before
    assert promised


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_own_effects_come_first_and_those_of_others_bear_their_names(table: Table) -> None:
    """Told in one line, an effect without a name must not follow a name."""
    texts = Texts(load_game(table[0]), "en")
    names = [f"{texts.seat(seat)}: " for seat in range(table[1])]
    of_others = 0
    for match, rng in walk(table, 6):
        for seat in match.to_act():
            view = match.view(seat)
            moves = view.moves(seat)
            told = effects(texts, view, moves[rng.below(len(moves))], seat)
            named = [any(line.startswith(name) for name in names) for line in told]
            assert named == sorted(named), told
            assert not any(line.startswith(names[seat]) for line in told)
            of_others += sum(named)
    assert of_others or table[0] == "lanterns"


def test_what_is_mine_is_not_told_of_the_other() -> None:
    """The start player's cards are told first in the log, but the own ones first to the other player."""
    match = Match.new("yokohama", seed=1, options={"first": "B"})
    match.play("keep:1+2", 1)
    told = effects(Texts(match.game, "en"), match.view(0), match.find("keep:1+2", 0), 0)
    assert [line.startswith("Player B: ") for line in told] == [False] * (len(told) - 1) + [True]
