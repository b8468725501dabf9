"""What is shown before a move is what happens when it is made."""

from __future__ import annotations

import pytest

from kotatsu.core.log import LogEntry
from kotatsu.core.position import dump_position
from kotatsu.core.preview import preview
from kotatsu.core.state import EventLog
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
