"""Whatever can be pointed at or owned says what it is for, in both languages."""

from __future__ import annotations

import pytest

from kotatsu.board.look import drawn, look_of
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.web.primer import primer_of
from tests.tables import TABLES, Table, table_id, walk

EVERY = 9  # plies
OWN = [table for table in TABLES if primer_of(load_game(table[0]), LANGUAGES[0]).tips]


@pytest.mark.parametrize("table", OWN, ids=table_id)
def test_everything_says_what_it_is_for(table: Table) -> None:
    game = load_game(table[0])
    look, texts = look_of(game), Texts(game, "en", "ABCD"[: table[1]])
    names: set[str] = set()
    for number, (match, _) in enumerate(walk(table, 23)):
        if number % EVERY == 0:
            view = match.view(0)
            names |= {name for scene in look.scenes for name in drawn(scene, view, texts).targets}
            names |= {f"stock-{chip.icon}" for seat in range(match.seats) for chip in look.chips(view, seat, texts)}
    for language in LANGUAGES:
        untold = {name for name in names if not primer_of(game, language).tip(name)}
        assert not untold, (language, sorted(untold))


@pytest.mark.parametrize("game", sorted({name for name, _ in OWN}))
def test_both_languages_tell_the_same_things(game: str) -> None:
    tips = [primer_of(load_game(game), language).tips for language in LANGUAGES]
    assert tips[0].keys() == tips[1].keys()
