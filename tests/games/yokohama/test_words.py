"""The table in words: whoever does not see it knows as much as those who do."""

from __future__ import annotations

import pytest

from kotatsu.board.look import look_of
from kotatsu.core.bits import members
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.moves import AREAS, CONDITIONS, TRADES
from kotatsu.games.yokohama.state import YokohamaState
from tests.tables import walk

GAME = load_game("yokohama")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_has_units_effects_and_costs(language: str) -> None:
    texts = Texts(GAME, language)
    kinds = [entry.text("effect_kind") for entry in GAME.components.all("areas")]
    powers = [entry.text(f"text_{language}").rstrip(".") for entry in GAME.components.all("technology_cards")]
    for match, rng in walk(("yokohama", 2), 5):
        if match.over or rng.below(5):
            continue
        seat = match.to_act()[0]
        view = match.view(seat)
        assert isinstance(view, YokohamaState)
        sections = look_of(GAME).describe(view, texts)
        told = "\n".join(line for section in sections for line in section.lines)
        assert all(texts.message(f"sheet-brings-{kinds[area]}") in sections[1].lines[area] for area in range(AREAS))
        assert all(texts.member(GAME.names.trade, trade) in told for trade in range(TRADES))
        assert all(texts.member(GAME.names.condition, n) in told for n in range(CONDITIONS))
        owned = [tech for player in view.players for tech in members(player.techs)]
        assert all(powers[tech] in told for tech in (*owned, *view.tech_display))
