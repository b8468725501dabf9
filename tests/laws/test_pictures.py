"""Every table can be shown as one picture that needs nothing else."""

from __future__ import annotations

import re
from itertools import islice
from xml.etree import ElementTree

import pytest

from kotatsu.core.errors import KotatsuError
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from tests.tables import TABLES, Table, table_id, walk

SOME_WAY_IN = 8  # decisions


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_picture_has_everything_in_it(table: Table) -> None:
    """It is well formed, and whatever it refers to is inside."""
    match = next(islice(walk(table, 3), SOME_WAY_IN, None))[0]
    for seat, language in zip((None, match.to_act()[0]), LANGUAGES, strict=True):
        drawn = match.board(seat, language)
        ids = {element.get("id") for element in ElementTree.fromstring(drawn).iter()}
        named = {*re.findall(r'href="#([^"]+)"', drawn), *re.findall(r"""url\(["']?#([^"')]+)""", drawn)}
        assert named and named <= ids
        assert re.findall(r"""(?:href=|src=|url\()["']?(?!#|data:|["'])[^"')]+""", drawn) == []
        assert ('class="target can"' in drawn) <= (seat is not None)
        assert drawn == match.board(seat, language)


def test_a_picture_is_asked_for_what_there_is() -> None:
    match = Match.new(*TABLES[0], seed=1)
    with pytest.raises(KotatsuError, match="no seat 7"):
        match.board(7)
    with pytest.raises(KotatsuError, match="no theme 'pink'"):
        match.board(theme="pink")
    assert 'data-theme="dark"' in match.board(theme="dark")
    assert match._repr_html_().startswith(f'<img alt="Match {match.game.name}, ')
