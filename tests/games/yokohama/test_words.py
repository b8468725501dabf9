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
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones.frame import Frame
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


def test_a_used_area_says_that_it_is_used() -> None:
    """And not that something else is missing which could get somebody there as well (YOK-6.2)."""
    asked = 0
    for match, _ in walk(("yokohama", 2), 9):
        if match.over or GAME.steps.kind(match.state.stack[-1]).name != "main":
            continue
        frame = Frame(match, ["A", "B"], Looker(match.to_act()[0], "en"))
        area_asked = any(GAME.vocabulary.family(code).name == "area" for code in frame.moves)
        for area in GAME.names.area.ids:
            if area_asked and f"area-{area}" not in frame.choices:
                assert [reason["clause"] for reason in frame.why_not(f"area-{area}")] == ["YOK-6.2"]
                asked += 1
            elif f"area-{area}" not in frame.choices:
                first = frame.why_not(f"area-{area}")[0]
                assert first["clause"] == "YOK-5.2" and frame.texts.prompt(match.state.stack[-1]) in first["text"]
    assert asked > 10


@pytest.mark.parametrize(("language", "label"), [("de", "Nr. 1 und 3 behalten"), ("en", "Keep no. 1 and 3")])
def test_two_orders_are_told_with_and_between_them(language: str, label: str) -> None:
    assert Texts(GAME, language).move(GAME.vocabulary.codes["keep:1+3"]) == label
